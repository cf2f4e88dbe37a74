"""Kits: the hooks of an army's pieces, gathered once per combination and shared by all games of a ruleset."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from swcore.conquest.position.actions import Pick
from swcore.engine.answers import Modifier
from swcore.engine.ruleset import Ruleset
from swcore.errors import PluginError
from swcore.hooks.dispatch import ordered

Call = Callable[..., Any]
Step = Callable[[Any, int], None]  # a step of the turn: the machine, the seat
# Answers: the host calls all and combines. Reactions: the host calls one after another and carries out the effects.
ANSWERS = (
    "conquest_tokens",
    "conquest_gain",
    "conquest_decline_keep",
    "conquest_loss",
    "conquest_reach",
    "conquest_links",
    "conquest_opens",
    "conquest_pierces",
    "conquest_keep",
    "conquest_toll",
    "conquest_boosts",
    "conquest_uses",
    "conquest_keeps_badge",
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
    "conquest_begin",
    "conquest_ready",
    "conquest_conquered",
    "conquest_witnessed",
    "conquest_lost",
    "conquest_found",
    "conquest_redeploying",
    "conquest_redeployed",
    "conquest_scored",
    "conquest_turn_end",
    "conquest_regroup",
)


def labelled(piece: str, hook: str, answer: Any) -> list[Modifier]:
    """Return an answer of several modifiers as a list, each with its piece written down.

    Raises:
        PluginError: `bad-answer` when it is anything but a modifier, several, or None.
    """
    found = list(answer) if isinstance(answer, Iterable) else [answer]
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


def checked_mask(piece: str, hook: str, answer: Any) -> int:
    """Return the mask that a piece answered; 0 for None.

    Raises:
        PluginError: `bad-answer` for an answer that is no mask.
    """
    if type(answer) is int:
        return answer
    if answer is None:
        return 0
    raise bad_answer(piece, hook, answer, "a mask of regions (a whole number), or None")


class Kit:
    """Hooks of one combination of pieces: for each the (piece id, callable) pairs, in order."""

    __slots__ = (*ANSWERS, *REACTIONS, "pieces", "tags")

    tags: frozenset[str]

    conquest_tokens: tuple[tuple[str, Call], ...]
    conquest_gain: tuple[tuple[str, Call], ...]
    conquest_decline_keep: tuple[tuple[str, Call], ...]
    conquest_loss: tuple[tuple[str, Call], ...]
    conquest_reach: tuple[tuple[str, Call], ...]
    conquest_links: tuple[tuple[str, Call], ...]
    conquest_opens: tuple[tuple[str, Call], ...]
    conquest_pierces: tuple[tuple[str, Call], ...]
    conquest_keep: tuple[tuple[str, Call], ...]
    conquest_toll: tuple[tuple[str, Call], ...]
    conquest_boosts: tuple[tuple[str, Call], ...]
    conquest_uses: tuple[tuple[str, Call], ...]
    conquest_keeps_badge: tuple[tuple[str, Call], ...]
    conquest_protects: tuple[tuple[str, Call], ...]
    conquest_modes: tuple[tuple[str, Call], ...]
    conquest_cost: tuple[tuple[str, Call], ...]
    conquest_die: tuple[tuple[str, Call], ...]
    conquest_score: tuple[tuple[str, Call], ...]
    conquest_outside_limit: tuple[tuple[str, Call], ...]
    conquest_may_decline_late: tuple[tuple[str, Call], ...]
    conquest_acts_declined: tuple[tuple[str, Call], ...]
    conquest_turn_start: tuple[tuple[str, Call], ...]
    conquest_begin: tuple[tuple[str, Call], ...]
    conquest_ready: tuple[tuple[str, Call], ...]
    conquest_conquered: tuple[tuple[str, Call], ...]
    conquest_witnessed: tuple[tuple[str, Call], ...]
    conquest_lost: tuple[tuple[str, Call], ...]
    conquest_found: tuple[tuple[str, Call], ...]
    conquest_redeploying: tuple[tuple[str, Call], ...]
    conquest_scored: tuple[tuple[str, Call], ...]
    conquest_redeployed: tuple[tuple[str, Call], ...]
    conquest_turn_end: tuple[tuple[str, Call], ...]
    conquest_regroup: tuple[tuple[str, Call], ...]

    def __init__(self, ruleset: Ruleset, pieces: tuple[str, ...], declined: bool) -> None:
        self.pieces = pieces
        self.tags = frozenset(tag for piece in pieces for tag in ruleset.pieces[piece].tags)
        for hook in (*ANSWERS, *REACTIONS):
            found = ordered(ruleset.impls, pieces, hook, declined=declined)
            setattr(self, hook, tuple((impl.piece.id, impl.call) for impl in found))

    def reactions(self, hook: str) -> tuple[tuple[str, Call], ...]:
        """Return the reactions of one hook, in order."""
        found: tuple[tuple[str, Call], ...] = getattr(self, hook)
        return found

    def modifiers(self, hook: str, view: Any, army: Any, *facts: Any) -> list[Modifier]:
        """Return the modifiers that an answer's pieces give, each with its piece written down."""
        found: list[Modifier] = []
        for piece, call in getattr(self, hook):
            answer = call(view, army, *facts) if facts else call(view, army)
            if type(answer) is Modifier:
                answer.piece = piece
                found.append(answer)
            elif answer is not None:
                found += labelled(piece, hook, answer)
        return found

    def mask(self, hook: str, view: Any, army: Any) -> int:
        """Return the union of the masks that an answer's pieces give.

        Raises:
            PluginError: `bad-answer` for an answer that is no mask.
        """
        found = 0
        for piece, call in getattr(self, hook):
            found |= checked_mask(piece, hook, call(view, army))
        return found

    def says(self, hook: str, view: Any, army: Any) -> bool:
        """Return whether any piece answers a yes/no hook with yes."""
        for _, call in getattr(self, hook):  # noqa: SIM110 - inside of a generator StopIteration becomes another error
            if call(view, army):
                return True
        return False


class Tables:
    """What the family derives from a ruleset.

    Attributes:
        markers: the declared markers by id.
        picks: the pick action of every race.
        natives: ids of the peoples that belong to nobody.
        rules: ids of the rules that are asked for every army.
        steps: number of each turn step by name.
        calls: the turn steps themselves, in order.
    """

    __slots__ = ("_kits", "calls", "markers", "natives", "picks", "rules", "ruleset", "steps")

    def __init__(self, ruleset: Ruleset, steps: Mapping[str, Step]) -> None:
        self.ruleset = ruleset
        self.markers: dict[str, Any] = {piece.id: piece for kind in ("marker", "place") for piece in ruleset.of_kind(kind)}
        self.picks = {piece.id: Pick.of(piece.id) for piece in ruleset.of_kind("race")}
        self.natives = frozenset(piece.id for piece in ruleset.of_kind("natives"))
        self.rules = tuple(piece.id for piece in ruleset.of_kind("rule"))
        self.steps = {name: number for number, name in enumerate(steps)}
        self.calls = tuple(steps.values())
        self._kits: dict[tuple[str, str, bool, tuple[str, ...]], Kit] = {}

    def kit(self, race: str, power: str, declined: bool, places: tuple[str, ...] = ()) -> Kit:
        """Return the kit of an army; two "" stand for an army without hooks, which belongs to no seat.

        Args:
            race, power: ids of its banner and badge.
            declined: whether it is in decline.
            places: ids of the places that it controls.
        """
        key = (race, power, declined, places)
        found = self._kits.get(key)
        if found is None:
            pieces = tuple(piece for piece in (race, power, *places, *self.rules) if piece) if race else ()
            found = self._kits[key] = Kit(self.ruleset, pieces, declined)
        return found
