"""Kits: the hooks of an army's pieces, gathered once per combination and shared by all games of a ruleset."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from swcore.conquest.actions import Pick
from swcore.errors import PluginError
from swcore.hooks.dispatch import ordered
from swcore.ruleset import Ruleset
from swcore.values import Modifier

Call = Callable[..., Any]
# Answers: the host calls all and combines. Reactions: the host calls one after another and carries out the effects.
ANSWERS = (
    "conquest_tokens",
    "conquest_gain",
    "conquest_decline_keep",
    "conquest_loss",
    "conquest_reach",
    "conquest_links",
    "conquest_opens",
    "conquest_protects",
    "conquest_modes",
    "conquest_cost",
    "conquest_die",
    "conquest_score",
    "conquest_outside_limit",
    "conquest_may_decline_late",
    "conquest_acts_declined",
)
REACTIONS = (
    "conquest_turn_start",
    "conquest_ready",
    "conquest_conquered",
    "conquest_redeployed",
    "conquest_turn_end",
    "conquest_regroup",
)


def labelled(piece: str, hook: str, answer: Any) -> list[Modifier]:
    """Return an answer as a list of modifiers, each with its piece written down.

    Raises:
        PluginError: `bad-answer` when it is anything but a modifier, several, or None.
    """
    found = [answer] if isinstance(answer, Modifier) else list(answer or ()) if isinstance(answer, Iterable) else [answer]
    if answer is None:
        return []
    for modifier in found:
        if not isinstance(modifier, Modifier):
            raise bad_answer(piece, hook, answer, "a Modifier, several of them, or None")
        modifier.piece = piece
    return found


def bad_answer(piece: str, hook: str, answer: Any, wanted: str) -> PluginError:
    """Return the error for an answer that the host cannot use."""
    return PluginError(
        f"{piece} answered {answer!r} to {hook}.", code="bad-answer", hint=f"Return {wanted}.", piece=piece, hook=hook
    )


class Kit:
    """Hooks of one combination of pieces: per answer the callables, per reaction (piece id, callable) in order."""

    __slots__ = (*ANSWERS, *REACTIONS, "pieces", "sources")

    conquest_tokens: tuple[Call, ...]
    conquest_gain: tuple[Call, ...]
    conquest_decline_keep: tuple[Call, ...]
    conquest_loss: tuple[Call, ...]
    conquest_reach: tuple[Call, ...]
    conquest_links: tuple[Call, ...]
    conquest_opens: tuple[Call, ...]
    conquest_protects: tuple[Call, ...]
    conquest_modes: tuple[Call, ...]
    conquest_cost: tuple[Call, ...]
    conquest_die: tuple[Call, ...]
    conquest_score: tuple[Call, ...]
    conquest_outside_limit: tuple[Call, ...]
    conquest_may_decline_late: tuple[Call, ...]
    conquest_acts_declined: tuple[Call, ...]
    conquest_turn_start: tuple[tuple[str, Call], ...]
    conquest_ready: tuple[tuple[str, Call], ...]
    conquest_conquered: tuple[tuple[str, Call], ...]
    conquest_redeployed: tuple[tuple[str, Call], ...]
    conquest_turn_end: tuple[tuple[str, Call], ...]
    conquest_regroup: tuple[tuple[str, Call], ...]

    def __init__(self, ruleset: Ruleset, pieces: tuple[str, ...], declined: bool) -> None:
        self.pieces = pieces
        self.sources: dict[str, tuple[str, ...]] = {}
        for hook in ANSWERS:
            found = ordered(ruleset.impls, pieces, hook, declined=declined)
            setattr(self, hook, tuple(impl.call for impl in found))
            self.sources[hook] = tuple(impl.piece.id for impl in found)
        for hook in REACTIONS:
            found = ordered(ruleset.impls, pieces, hook, declined=declined)
            setattr(self, hook, tuple((impl.piece.id, impl.call) for impl in found))

    def reactions(self, hook: str) -> tuple[tuple[str, Call], ...]:
        """Return the reactions of one hook, in order."""
        found: tuple[tuple[str, Call], ...] = getattr(self, hook)
        return found

    def modifiers(self, hook: str, *args: Any) -> list[Modifier]:
        """Return the modifiers that an answer's pieces give, each with its piece written down."""
        found = []
        for piece, call in zip(self.sources[hook], getattr(self, hook), strict=True):
            found += labelled(piece, hook, call(*args))
        return found

    def says(self, hook: str, view: Any, army: Any) -> bool:
        """Return whether any piece answers a yes/no hook with yes."""
        calls = getattr(self, hook)
        return bool(calls) and any(call(view, army) for call in calls)


class Tables:
    """What the family derives from a ruleset.

    Attributes:
        markers: the declared markers by id.
        picks: the pick action of every race.
        natives: ids of the peoples that belong to nobody.
        steps: number of each turn step by name.
    """

    __slots__ = ("_kits", "markers", "natives", "picks", "ruleset", "steps")

    def __init__(self, ruleset: Ruleset, steps: tuple[str, ...]) -> None:
        self.ruleset = ruleset
        self.markers: dict[str, Any] = {piece.id: piece for piece in ruleset.of_kind("marker")}
        self.picks = {piece.id: Pick.of(piece.id) for piece in ruleset.of_kind("race")}
        self.natives = frozenset(piece.id for piece in ruleset.of_kind("natives"))
        self.steps = {name: number for number, name in enumerate(steps)}
        self._kits: dict[tuple[str, str, bool], Kit] = {}

    def kit(self, race: str, power: str, declined: bool) -> Kit:
        """Return the kit of an army; two "" stand for an army without hooks."""
        key = (race, power, declined)
        found = self._kits.get(key)
        if found is None:
            pieces = tuple(piece for piece in (race, power) if piece)
            found = self._kits[key] = Kit(self.ruleset, pieces, declined)
        return found
