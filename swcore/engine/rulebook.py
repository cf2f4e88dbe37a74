"""Rulebooks: what a pack declares, one game as data and functions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar

from swcore.engine.actions import Action
from swcore.engine.effects import EffectKind, Operation
from swcore.engine.events import EventKind
from swcore.engine.frames import Decision, FrameKind, Task
from swcore.engine.machine import Machine
from swcore.engine.options import OptionValue
from swcore.engine.pieces import Piece
from swcore.engine.state import State
from swcore.errors import MapError

if TYPE_CHECKING:
    from swcore.engine.ruleset import Ruleset
    from swcore.engine.setup import Setup
    from swcore.graph import RegionMap


class Rulebook(Piece):
    """A game, as an entry point names it. Families subclass it.

    Attributes:
        players: least and greatest number of seats.
        packs: packs whose pieces belong to the game.
        editions: presets of options by name; the first is the default.
        hookspecs: modules or classes with the hook contracts.
        action_kinds, event_kinds, decisions: what the game brings of each.
        event_fields: what stands in the fields of its events as front ends get them, for the schema of events: see
            `swcore.engine.event_fields`. What is not told there may be anything.
        tasks: what runs the frames that ask nobody, by their kind; a word alone stands for a kind without named fields.
        careful: whether events and frames are looked at as they are written, so that none holds what a save cannot. It costs a
            few percent; a game whose tests hold it to that may switch it off.
        effect_kinds: what pieces may return from their reactions.
        operations: what carries out further effects, by their first word; of their values is known that they are plain data.
        maps: resources of the game's maps by name, as `package:path`; empty for a game without maps.
        maps_text: what is to be said of these maps, by language.
        guided: resource of a guided first game, as `package:path` (see `swcore.wording.guide_script`); "" for none.
        rules: resource of the rules as clauses, as `package:path` (see `swcore.text.clauses`); "" when the pack brings none.
            Another language stands beside it, `rules/NAME.ru.md` beside `rules/NAME.md`, with as many clauses as there are.
        clauses_by_code: ids of the rule clauses by the code of a rule that the game's own code carries out.
        clauses_by_word: ids of the rule clauses by what `Game.about` is asked for, such as `terrain:hill`.
        featured_kinds: kinds of piece that can be put where the players see them first.
        renderer, value, speech, tally: dotted `module:name` of what the command line needs: a renderer, greedy's value of a
            position, the sentences of the log, and the statistics of a simulation (see `swcore.cli.contract`). Loaded only
            when used.
        search_value: dotted `module:name` of the value that the searching bot goes by; "" for that of the greedy one.
        ahead: how many of its coming turns a searching bot looks into beyond the present one, the others acting by chance
            meanwhile; 0 where it matters more what they do.
        wording: dotted `module:name` of a function of (ruleset, language) that returns the words of the game
            (`swcore.wording.lexicon.Lexicon`). Loaded only when used.
        face: dotted `module:name` of a function of (ruleset, language) that returns what shows the game as data
            (`swcore.wording.face.Face`). Loaded only when used.
        dialect: dotted `module:name` of what pieces without code may say in the game (`swcore.authoring.dialect.Dialect`);
            "" for a game without such pieces. Loaded only when used.
        checks: dotted `module:name` of what pieces of the game are looked over with (`swcore.testing.inspection.Checks`); ""
            for what holds in every game. Loaded only when used.
        templates: dotted `module:name` of what new pieces of the game are written from (`swcore.authoring.Templates`); "" for
            a game that brings none. Loaded only when used.
        companion: dotted `module:name` of a function of the ruleset that returns what the game offers to people who play with the
            physical game (`swcore.companion.Companion`); "" for what every game has: turns, points, history. Loaded only when
            used.
        prints: dotted `module:name` of what is printed of its pieces (`swcore.printing.Prints`); plain cards when left out.
            Loaded only when used.
    """

    kind: ClassVar[str] = "rulebook"
    state: ClassVar[type[State]] = State
    players: tuple[int, int] = (1, 6)
    packs: tuple[str, ...] = ()
    editions: Mapping[str, Mapping[str, OptionValue]] = {}
    hookspecs: tuple[ModuleType | type, ...] = ()
    action_kinds: tuple[type[Action], ...] = ()
    event_kinds: tuple[EventKind, ...] = ()
    event_fields: Mapping[str, Any] = {}
    decisions: tuple[Decision, ...] = ()
    tasks: Mapping[FrameKind, Task] | Mapping[str, Task] = {}
    careful: bool = True
    effect_kinds: tuple[EffectKind, ...] = ()
    operations: Mapping[str, Operation] = {}
    renderer: str = ""
    value: str = ""
    search_value: str = ""
    ahead: int = 0
    speech: str = ""
    tally: str = ""
    wording: str = "swcore.wording.lexicon:lexicon"
    face: str = "swcore.wording.face:make"
    dialect: str = ""
    checks: str = ""
    templates: str = ""
    companion: str = ""
    prints: str = "swcore.printing.plain:PLAIN"
    maps: Mapping[str, str] = {}
    maps_text: Mapping[str, str] = {}
    rules: str = ""
    guided: str = ""
    clauses_by_code: Mapping[str, tuple[str, ...]] = {}
    clauses_by_word: Mapping[str, tuple[str, ...]] = {}
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

    def read_map(self, ruleset: Ruleset, chosen: Any) -> RegionMap:
        """Return the map that a game would be played on.

        Args:
            ruleset: the rules.
            chosen: as for `load_board`, or the map of a setup.

        Raises:
            MapError: as `load_board`.
        """
        raise MapError(f"{self.id} is played without a map.", code="no-maps", hint="Leave the map out.")

    def ways_in(self, ruleset: Ruleset, source: RegionMap) -> tuple[frozenset[str], frozenset[str]]:
        """Return the regions that can be held, and those of them from which a map is entered.

        Args:
            ruleset: the rules.
            source: the map.
        """
        return frozenset(source.ids), frozenset(source.where(edge=True))

    def stock(self, ruleset: Ruleset) -> Mapping[str, int]:
        """Return in how many regions of a map a word may stand at most, because something lies there from the beginning.

        Args:
            ruleset: the rules.

        Returns:
            By word, a terrain or a symbol; one that is missing may stand in any number of them.
        """
        return {}

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

    def misfit(self, machine: Machine) -> str:
        """Return why `machine.state`, which a stranger's save begins at, is no position of this game; "" when it may be one.

        Args:
            machine: the machine; the kernel's fields are right, and the derived fields are not worked out yet.
        """
        return ""

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
        """Return the steps of a composite text, or None when it is not one.

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

    def told_field(self, machine: Machine, event: str, field: str, value: Any) -> Any:
        """Return a field of an event as front ends read it, such as `{"region": name}` for the number of a region.

        Args:
            machine: the machine.
            event: the kind of event.
            field: name of the field.
            value: its value in the event.
        """
        return self.named(machine, field, value)

    def in_play(self, machine: Machine, seat: int) -> Sequence[str]:
        """Return the ids of the pieces that a seat plays with now; an error about its turn names them.

        Args:
            machine: the machine.
            seat: the seat.
        """
        return ()

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
