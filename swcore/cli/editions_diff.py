"""Two editions of a game played side by side: the same seed and bots, up to the first step at which they differ."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import attrs

from swcore.bots import MAX_DECISIONS
from swcore.cli.contract import Narrator, narrator_of
from swcore.cli.simulation import Plan, begin, game_seed, play_one
from swcore.engine.events import RawEvent
from swcore.engine.log import Step
from swcore.engine.reasons import Violation
from swcore.engine.ruleset import Ruleset
from swcore.game.game import Game

Rules = tuple[Ruleset, tuple[str, ...]]  # with the pieces to be seen first


@attrs.frozen
class Side:
    """What happened in one of the two games at the step at which they differ.

    Attributes:
        action: what was done; "" for the set-up, and when the game was over already.
        told: the step in sentences.
        event: the first event that differs, or "" where the other game has one more.
        refused: why the other side's action would be illegal here; empty when it is legal.
    """

    action: str
    told: list[str]
    event: str
    refused: list[Violation]


@attrs.frozen
class Divergence:
    """The first difference of a game under two editions.

    Attributes:
        game: number of the game in the plan, from 0.
        seed, first: what the game was made with.
        step: number of the step, 0 for the set-up.
        seat: who acted.
        sides: what happened under each edition.
    """

    game: int
    seed: int
    first: int
    step: int
    seat: int
    sides: tuple[Side, Side]


def diverge(rules: Rules, plans: tuple[Plan, Plan], number: int, language: str) -> Divergence | None:
    """Play a game under both editions until they differ.

    Args:
        rules: the rules of both.
        plans: what is played; they differ in the edition alone.
        number: which game of the plans.
        language: of the sentences.

    Returns:
        The difference; None when both games run alike to their end.
    """
    begun = [begin(*rules, plan, number) for plan in plans]
    games = [game for game, _ in begun]
    steps = [game.log[0] for game in games]
    narrators = [narrator_of(game, language, None) for game in games]
    refused: list[list[Violation]] = [[], []]
    for step in range(MAX_DECISIONS):
        if any(_differ(games, steps)) or games[0].pending != games[1].pending:
            both = tuple(map(_side, games, steps, _differ(games, steps), narrators, refused))
            first = games[0].play.setup.first
            seed = game_seed(plans[0].seed, number)
            return Divergence(number, seed, first, step, steps[0].seat, (both[0], both[1]))
        if games[0].over:
            return None
        seat = games[0].pending[0]
        actions = [bots[seat].choose(game, seat) for game, bots in begun]
        narrators = [narrator_of(game, language, None) for game in games]
        refused = [game.violations(other, seat) for game, other in zip(games, reversed(actions), strict=True)]
        steps = [game.apply(action, seat) for game, action in zip(games, actions, strict=True)]
    return None


def points(rules: Rules, plan: Plan) -> list[list[int]]:
    """Return the points of every seat, game by game."""
    return [play_one(*rules, plan, number).points for number in range(plan.games)]


def _differ(games: Sequence[Game], steps: Sequence[Step]) -> tuple[RawEvent | None, RawEvent | None]:
    """Return the first events of two steps that differ, None where there is none; bookkeeping counts only when it is all."""
    kinds = games[0].ruleset.event_kinds
    seen = [[event for event in step.events if not kinds[event[0]].internal] for step in steps]
    for one, two in zip(*seen, strict=False):
        if one != two:
            return one, two
    short = min(map(len, seen))
    one, two = (events[short] if len(events) > short else None for events in seen)
    return one, two


def _side(game: Game, step: Step, event: RawEvent | None, narrator: Narrator, refused: list[Violation]) -> Side:
    shown: Any = game.ruleset.event_kinds[event[0]].typed(event) if event else ""
    return Side(step.action.text if step.action else "", narrator.tell([step]), str(shown), refused)
