"""Rulebooks and rulesets.

A `Rulebook` is what a pack declares: one game as data and functions. A `Ruleset` is a rulebook with its pieces and their
dispatch tables, frozen; games and clones share it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import CodeType, ModuleType
from typing import TYPE_CHECKING, Any, ClassVar

import attrs
import pluggy

from swcore.engine.actions import KERNEL_KINDS, Action
from swcore.engine.ask import Answers
from swcore.engine.effects import EffectKind, Operation
from swcore.engine.events import KERNEL_EVENTS, EventKind, RawEvent
from swcore.engine.frames import Decision, Frame, FrameKind, Task
from swcore.engine.machine import KERNEL_TASKS, Machine
from swcore.engine.options import Option, OptionValue, settle
from swcore.engine.pieces import Piece
from swcore.engine.simultaneous import KERNEL_DECISIONS
from swcore.engine.state import State
from swcore.errors import MapError, OptionError, PluginError, nearest

if TYPE_CHECKING:
    from swcore.hooks.dispatch import Impl


@attrs.frozen
class Setup:
    """What was chosen when a game was made; shared by its clones.

    Attributes:
        seats: number of seats.
        seed: 0 to 2**128 - 1.
        first: the starting seat.
        board: whatever the family plays on, compiled; None for games without a board.
        map: the map's data as saved, or None.
        edition: name of the edition, or "".
        options: every option of the ruleset with its value.
        featured: pieces that are put where the players see them first.
    """

    seats: int
    seed: int
    first: int
    board: Any
    map: Any
    edition: str
    options: Mapping[str, OptionValue]
    featured: tuple[str, ...] = ()


class Rulebook(Piece):
    """A game, as an entry point names it. Families subclass it.

    Attributes:
        players: least and greatest number of seats.
        packs: packs whose pieces belong to the game.
        editions: presets of options by name; the first is the default.
        hookspecs: modules or classes with the hook contracts.
        action_kinds, event_kinds, decisions: what the game brings of each.
        tasks: what runs the frames that ask nobody, by their kind; a word alone stands for a kind without named fields.
        careful: whether events and frames are looked at as they are written, so that none holds what a save cannot. It costs a
            few percent; a game whose tests hold it to that may switch it off.
        effect_kinds: what pieces may return from their reactions.
        operations: what carries out further effects, by their first word; of their values is known that they are plain data.
        maps: resources of the game's maps by name, as `package:path`; empty for a game without maps.
        maps_text: what is to be said of these maps, by language.
        rules: resource of the rules as clauses, as `package:path` (see `swcore.text.clauses`); "" when the pack brings none.
        clauses_by_code: ids of the rule clauses by the code of a rule that the game's own code carries out.
        featured_kinds: kinds of piece that can be put where the players see them first.
        renderer, value, speech, tally: dotted `module:name` of what the command line needs: a renderer, greedy's value of a
            position, the sentences of the log, and the statistics of a simulation (see `swcore.cli.contract`). Loaded only
            when used.
        wording: dotted `module:name` of a function of (ruleset, language) that returns the words of the game
            (`swcore.wording.lexicon.Lexicon`). Loaded only when used.
    """

    kind: ClassVar[str] = "rulebook"
    state: ClassVar[type[State]] = State
    players: tuple[int, int] = (1, 6)
    packs: tuple[str, ...] = ()
    editions: Mapping[str, Mapping[str, OptionValue]] = {}
    hookspecs: tuple[ModuleType | type, ...] = ()
    action_kinds: tuple[type[Action], ...] = ()
    event_kinds: tuple[EventKind, ...] = ()
    decisions: tuple[Decision, ...] = ()
    tasks: Mapping[FrameKind, Task] | Mapping[str, Task] = {}
    careful: bool = True
    effect_kinds: tuple[EffectKind, ...] = ()
    operations: Mapping[str, Operation] = {}
    renderer: str = ""
    value: str = ""
    speech: str = ""
    tally: str = ""
    wording: str = "swcore.wording.lexicon:lexicon"
    maps: Mapping[str, str] = {}
    maps_text: Mapping[str, str] = {}
    rules: str = ""
    clauses_by_code: Mapping[str, tuple[str, ...]] = {}
    featured_kinds: tuple[str, ...] = ()

    def compile(self, ruleset: Ruleset) -> Any:
        """Return tables that the family derives from the pieces, once per ruleset.

        Args:
            ruleset: the rules with all their pieces; only `compiled` is missing yet.

        Raises:
            PluginError: a piece does not fit the game.
        """
        return None

    def has_map(self, name: str) -> bool:
        """Return whether a name stands for a map of this game."""
        return name in self.maps

    def load_board(self, ruleset: Ruleset, chosen: Any, seats: int, seed: int) -> tuple[Any, Any]:
        """Return the compiled board and the map data to save.

        Args:
            ruleset: the rules.
            chosen: a name or data as text, data, a `Path`, or None for the game's own choice; a text is never a path.
            seats: number of seats.
            seed: the seed of the game, for a game that draws its board.

        Raises:
            MapError: the map is unknown, damaged, or does not fit the game; `no-maps` when the game is played without one.
        """
        if chosen is not None:
            raise MapError(f"{self.id} is played without a map.", code="no-maps", hint="Leave the map out.")
        return None, None

    def make_view(self, ruleset: Ruleset, setup: Setup, state: Any) -> Any:
        """Return the read-only view that hooks get.

        Args:
            ruleset: the rules.
            setup: what was chosen for this game.
            state: the state to look at.

        Returns:
            A view with a method `over(state)`, which returns the same view of another state.
        """
        return BareView(state)

    def opened(self, options: Mapping[str, OptionValue]) -> frozenset[str]:
        """Return the `owner` fields of the state that everybody sees under these options."""
        return frozenset()

    def usual_seats(self, options: Mapping[str, OptionValue]) -> int:
        """Return the number of seats of a game for which nobody said it: two, or as near as the game allows.

        Args:
            options: the values of all options.
        """
        low, high = self.players
        return max(low, min(2, high))

    def begin(self, machine: Machine) -> None:
        """Emit the set-up and push the first frames.

        Args:
            machine: the machine, with an empty state; `machine.setup` says what was chosen.
        """
        raise NotImplementedError

    def rebuild(self, machine: Machine) -> None:
        """Work out the derived fields of `machine.state`, which was read from JSON."""

    def resign(self, machine: Machine, seat: int) -> None:
        """Carry out what follows when a seat leaves; the kernel has noted it in `left`.

        Args:
            machine: the machine; its `stack` may be changed, so that nothing asks the seat any more.
            seat: who has left.
        """
        raise NotImplementedError

    def determinize(self, machine: Machine, seat: int | None, rng: Any) -> None:
        """Re-sample what a seat does not know, in place.

        Args:
            machine: the machine of a copy without a log.
            seat: whose knowledge is kept; None for a bystander.
            rng: the caller's generator, with `getrandbits` and `shuffle`.
        """

    def expand(self, machine: Machine, seat: int, text: str) -> list[str] | None:
        """Return the steps of a composite text, or None when it is none.

        Args:
            machine: the machine.
            seat: who acts.
            text: what was given to `Game.apply`.

        Raises:
            ActionError: it is a composite text and does not fit the position.
        """
        return None

    def names(self, machine: Machine) -> Sequence[str]:
        """Return the names of the places of the game by their numbers in the state, as actions and views call them."""
        return ()

    def named(self, machine: Machine, field: str, value: Any) -> Any:
        """Return a field of an open question as views show it, such as the name of a region for its number.

        Args:
            machine: the machine.
            field: name of the field.
            value: its value in the frame.
        """
        return value

    def scores(self, machine: Machine) -> dict[str, Any]:
        """Return the final table as plain data; called when the game is over."""
        return {}


class BareView:
    """A view for games that need no more than the state."""

    __slots__ = ("state",)

    def __init__(self, state: Any) -> None:
        self.state = state

    def over(self, state: Any) -> BareView:
        """Return the same view of another state."""
        return BareView(state)


class Ruleset:
    """A rulebook with its pieces, frozen.

    Args:
        book: the rulebook.
        pieces: the pieces that join, in any order.
        impls: hook implementations by piece id and hook name.
        manager: the pluggy manager that registered them.
        packs: versions of the packs by name.
        broken: what was left out, as (name, reason).
        own: ids of the pieces that the game's own packs bring; every other piece is home-made.

    Attributes:
        hooks: every hook of the specs with what it may be answered with; None for a reaction, which returns effects.

    Raises:
        PluginError: `duplicate-kind` when two parts bring the same action, event, decision, task or effect.
    """

    def __init__(
        self,
        book: Rulebook,
        pieces: Iterable[Piece],
        impls: Mapping[str, Mapping[str, Impl]],
        manager: pluggy.PluginManager,
        packs: Mapping[str, str],
        broken: Iterable[tuple[str, str]] = (),
        own: Iterable[str] = (),
    ) -> None:
        self.book = book
        self.own = frozenset(own)
        self.manager = manager
        self.packs = dict(packs)
        self.broken = tuple(broken)
        self.pieces: dict[str, Piece] = {piece.id: piece for piece in sorted(pieces, key=lambda piece: piece.id)}
        self.impls = impls
        self.hooks: dict[str, Answers | None] = _hooks(manager)
        self.codes: dict[CodeType, Impl] = {impl.code: impl for hooks in impls.values() for impl in hooks.values()}
        self.options = self._options()
        self.action_kinds: dict[str, type[Action]] = _table((kind.kind, kind) for kind in (*KERNEL_KINDS, *book.action_kinds))
        self.event_kinds: dict[str, EventKind] = _table((kind.name, kind) for kind in (*KERNEL_EVENTS, *book.event_kinds))
        self.reducers: dict[str, Callable[[Any, RawEvent], None]] = Declared(
            "event", book.id, {name: kind.reduce for name, kind in self.event_kinds.items()}
        )
        self.reveals = frozenset(name for name, kind in self.event_kinds.items() if kind.reveals)
        decisions = _table((one.kind, one) for one in (*KERNEL_DECISIONS, *book.decisions))
        self.decisions: dict[str, Decision] = Declared("frame", book.id, decisions)
        tasks: list[tuple[FrameKind | str, Task]] = [*KERNEL_TASKS.items(), *book.tasks.items()]
        self.tasks: dict[str, Task] = _table((_kind(kind).name, task) for kind, task in tasks)
        self.frames: dict[str, FrameKind] = {kind: one.frames for kind, one in self.decisions.items()}
        self.frames.update((_kind(kind).name, _kind(kind)) for kind, _ in tasks)
        known = (EffectKind.undeclared(name, operation) for name, operation in book.operations.items())
        self.effect_kinds: dict[str, EffectKind] = _table((kind.name, kind) for kind in (*book.effect_kinds, *known))
        self.questions = frozenset(asked for kind in book.effect_kinds for asked in kind.asks)
        self.boards: dict[Any, Any] = {}
        self.lexicons: dict[str, Any] = {}  # by language, as far as they were asked for
        self.compiled: Any = book.compile(self)

    @property
    def id(self) -> str:
        """Id of the game, such as `home.chess`."""
        return self.book.id

    def read(self, frame: Frame) -> Any:
        """Return a frame with its fields by name: a named tuple of its kind and what its `FrameKind` names."""
        return self.frames[frame[0]].read(frame)

    def of_kind(self, kind: str) -> list[Piece]:
        """Return the pieces of one kind, by id."""
        return [piece for piece in self.pieces.values() if piece.kind == kind]

    def piece(self, id: str) -> Piece:
        """Return a piece.

        Raises:
            PluginError: `unknown-piece` with the nearest ids.
        """
        if id not in self.pieces:
            raise PluginError(
                f"There is no piece {id!r} in this game.", code="unknown-piece", hint=nearest(id, self.pieces), piece=id
            )
        return self.pieces[id]

    def featured(self, ids: Iterable[str]) -> tuple[str, ...]:
        """Return the ids of pieces to feature, checked.

        Raises:
            PluginError: `unknown-piece`, or `featured` for a piece of a kind that cannot be featured.
        """
        kinds = self.book.featured_kinds
        found = [self.piece(id) for id in ids]
        for piece in found:
            if piece.kind not in kinds:
                hint = f"Pieces of these kinds can be: {', '.join(kinds)}." if kinds else "No piece of this game can be."
                told = f"{piece.id} cannot be featured, it is of the kind {piece.kind}."
                raise PluginError(told, code="featured", hint=hint, piece=piece.id)
        return tuple(piece.id for piece in found)

    def settle_options(self, edition: str, given: Mapping[str, object]) -> tuple[str, dict[str, OptionValue]]:
        """Return the edition's name and every option's value.

        Raises:
            OptionError: `unknown-edition`, `unknown-option` or `option-value`.
        """
        editions = self.book.editions
        name = edition or next(iter(editions), "")
        if name and name not in editions:
            raise OptionError(
                f"There is no edition {name!r}.", code="unknown-edition", hint=nearest(name, editions), edition=name
            )
        return name, settle(self.options, given, editions.get(name))

    def _options(self) -> dict[str, Option]:
        declared: dict[str, Option] = {}
        for piece in (self.book, *self.pieces.values()):
            for option in piece.options:
                if declared.setdefault(option.name, option) != option:
                    raise PluginError(
                        f"The option {option.name} is declared twice, {piece.id} says otherwise.",
                        code="duplicate-option",
                    )
        return declared


def _kind(kind: FrameKind | str) -> FrameKind:
    """Return the frames of a task; a task that is named by a word alone has frames without named fields."""
    return kind if isinstance(kind, FrameKind) else FrameKind(kind, "*items")


class Declared(dict[str, Any]):
    """What a rulebook declares, by name; asked for anything else it says so.

    Args:
        sort: what is declared, such as an event.
        game: id of the rulebook.
        items: what there is.
    """

    def __init__(self, sort: str, game: str, items: Mapping[str, Any]) -> None:
        super().__init__(items)
        self.sort, self.game = sort, game

    def __missing__(self, name: object) -> Any:
        told = f"{self.game} uses the {self.sort} {name!r}, which it does not declare."
        raise PluginError(told, code="undeclared", hint=nearest(str(name), self), game=self.game, name=str(name))


def _hooks(manager: pluggy.PluginManager) -> dict[str, Answers | None]:
    """Return what each specified hook may be answered with, by name; None for a reaction."""
    callers = ((name, caller) for name, caller in sorted(vars(manager.hook).items()) if not name.startswith("_"))
    return {name: getattr(caller.spec.function, "swcore_answers", None) for name, caller in callers if caller.has_spec()}


def _table(items: Iterable[tuple[str, Any]]) -> dict[str, Any]:
    table: dict[str, Any] = {}
    for name, value in items:
        if name in table and table[name] is not value:
            raise PluginError(f"{name!r} is brought twice.", code="duplicate-kind", name=name)
        table[name] = value
    return table
