"""Rulesets: a rulebook with its pieces and their dispatch tables, frozen; games and clones share it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import CodeType
from typing import TYPE_CHECKING, Any

import pluggy

from swcore.engine.actions import KERNEL_KINDS, Action
from swcore.engine.ask import Answers
from swcore.engine.declared import table
from swcore.engine.effects import EffectKind
from swcore.engine.events import KERNEL_EVENTS, EventKind, RawEvent
from swcore.engine.frames import Decision, Frame, FrameKind, Task
from swcore.engine.machine import KERNEL_TASKS
from swcore.engine.options import Option, OptionValue, fitting, resolve
from swcore.engine.pieces import Piece
from swcore.engine.rulebook import Rulebook
from swcore.engine.simultaneous import KERNEL_DECISIONS
from swcore.errors import OptionError, PluginError, nearest

if TYPE_CHECKING:
    from swcore.hooks.dispatch import Impl


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
        whole: the ruleset with the hooks of all its pieces; itself unless it came from `playing`.
        draft: whether its rulebook stands in a file or a script and is careful: its menus are looked at when somebody is asked.
        several: the kinds of decisions that ask several seats at once.
        unasked: the kinds of decisions in which a single legal action is taken unasked.

    Raises:
        PluginError: `duplicate-kind` when two parts bring the same action, event, decision, task or effect.
    """

    __slots__ = (
        "_kinds",
        "_when",
        "_without",
        "action_kinds",
        "boards",
        "book",
        "broken",
        "codes",
        "compiled",
        "decisions",
        "draft",
        "effect_kinds",
        "event_kinds",
        "faces",
        "frames",
        "hooks",
        "impls",
        "lexicons",
        "manager",
        "options",
        "own",
        "packs",
        "pieces",
        "questions",
        "reducers",
        "reveals",
        "several",
        "sizes",
        "tasks",
        "unasked",
        "whole",
    )

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
        self.draft = book.careful and (bool(book.module) or not book.release)
        self.manager = manager
        self.packs = dict(packs)
        self.broken = tuple(broken)
        self.pieces: dict[str, Piece] = {piece.id: piece for piece in sorted(pieces, key=lambda piece: piece.id)}
        self._kinds: dict[str, list[Piece]] = {}
        for piece in self.pieces.values():
            self._kinds.setdefault(piece.kind, []).append(piece)
        self.impls = impls
        self.hooks: dict[str, Answers | None] = _hooks(manager)
        self.codes: dict[CodeType, Impl] = {impl.code: impl for hooks in impls.values() for impl in hooks.values()}
        self.options = self._options()
        self.action_kinds: dict[str, type[Action]] = table((kind.kind, kind) for kind in (*KERNEL_KINDS, *book.action_kinds))
        self.event_kinds: dict[str, EventKind] = table((kind.name, kind) for kind in (*KERNEL_EVENTS, *book.event_kinds))
        self.reducers: dict[str, Callable[[Any, RawEvent], None]] = {name: kind.reduce for name, kind in self.event_kinds.items()}
        self.sizes: dict[str, int] = {name: len(kind.fields) + 1 for name, kind in self.event_kinds.items()}
        self.reveals = frozenset(name for name, kind in self.event_kinds.items() if kind.reveals)
        self.decisions: dict[str, Decision] = table((one.kind, one) for one in (*KERNEL_DECISIONS, *book.decisions))
        self.several = frozenset([kind for kind, one in self.decisions.items() if one.several])
        self.unasked = frozenset([kind for kind, one in self.decisions.items() if one.auto])
        tasks: list[tuple[FrameKind | str, Task]] = [*KERNEL_TASKS.items(), *book.tasks.items()]
        self.tasks: dict[str, Task] = table((_kind(kind).name, task) for kind, task in tasks)
        self.frames: dict[str, FrameKind] = {kind: one.frames for kind, one in self.decisions.items()}
        self.frames.update((_kind(kind).name, _kind(kind)) for kind, _ in tasks)
        known = (EffectKind.undeclared(name, operation) for name, operation in book.operations.items())
        self.effect_kinds: dict[str, EffectKind] = table((kind.name, kind) for kind in (*book.effect_kinds, *known))
        self.questions = frozenset(asked for kind in book.effect_kinds for asked in kind.asks)
        self.boards: dict[Any, Any] = {}
        self.faces: dict[str, Any] = {}  # by language, as far as they were asked for; the words as well
        self.lexicons: dict[str, Any] = {}
        self.whole = self
        self._when = tuple([(piece.id, piece.when) for piece in self.pieces.values() if piece.when is not None])
        self._without: dict[frozenset[str], Ruleset] = {frozenset(): self}
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
        return list(self._kinds.get(kind, ()))

    def playing(self, options: Mapping[str, OptionValue]) -> Ruleset:
        """Return the ruleset of games with some options: that without the hooks of the pieces which are not in force there.

        Args:
            options: the values of all options.
        """
        idle = frozenset([id for id, (option, value) in self._when if options.get(option) != value])
        known = self.whole._without
        if idle not in known:
            known[idle] = self.whole._idle(idle)
        return known[idle]

    def with_impls(self, impls: Mapping[str, Mapping[str, Impl]]) -> Ruleset:
        """Return the same rules with other hook implementations, such as some that are listened to; these stay as they are.

        Args:
            impls: hook implementations by piece id and hook name.
        """
        made = Ruleset(self.book, self.pieces.values(), impls, self.manager, self.packs, self.broken, self.own)
        made.faces, made.lexicons = self.faces, self.lexicons
        return made

    def _idle(self, idle: frozenset[str]) -> Ruleset:
        made = self.with_impls({id: hooks for id, hooks in self.impls.items() if id not in idle})
        made.whole = self
        return made

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

    def resolve_options(self, edition: str, given: Mapping[str, object]) -> tuple[str, dict[str, OptionValue]]:
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
        return name, resolve(self.options, given, editions.get(name))

    def usual_seats(self, options: Mapping[str, OptionValue]) -> int:
        """Return the number of seats of a game for which nobody said it: the book's, or one for which these options are.

        Args:
            options: the values of all options.
        """
        usual = self.book.usual_seats(options)
        fits = [set(one.seats) for one in fitting(self.options, options)]
        found = set.intersection(*fits) if fits else {usual}
        return usual if usual in found or not found else min(found)

    def settle_options(self, edition: str, given: Mapping[str, object]) -> tuple[str, dict[str, OptionValue]]:
        """Return what `resolve_options` returns, whose older name this is."""
        return self.resolve_options(edition, given)

    def _options(self) -> dict[str, Option]:
        declared: dict[str, Option] = {}
        for piece in (self.book, *self.pieces.values()):
            for option in piece.options:
                if declared.setdefault(option.name, option) != option:
                    raise PluginError(
                        f"The option {option.name} is declared twice, and {piece.id} declares it differently.",
                        code="duplicate-option",
                    )
        return declared


def _kind(kind: FrameKind | str) -> FrameKind:
    """Return the frames of a task; a task that is named by a word alone has frames without named fields."""
    return kind if isinstance(kind, FrameKind) else FrameKind(kind, "*items")


def _hooks(manager: pluggy.PluginManager) -> dict[str, Answers | None]:
    """Return what each specified hook may be answered with, by name; None for a reaction."""
    callers = ((name, caller) for name, caller in sorted(vars(manager.hook).items()) if not name.startswith("_"))
    return {name: getattr(caller.spec.function, "swcore_answers", None) for name, caller in callers if caller.has_spec()}
