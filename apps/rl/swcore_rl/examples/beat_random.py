"""Learn to beat players that act at random, on a tiny map, with NumPy alone.

    python -m swcore_rl.examples.beat_random [--seconds 60] [--seed 1] [--games 200]

A linear policy says how much each action is liked, given what the seat sees; the chance of a legal action grows with it
(softmax). A linear critic says what the seat may still gain. Both learn from the games that the policy plays against chance
(actor-critic with the whole return): an action after which more was gained than the critic had said is liked more.
"""

from __future__ import annotations

import argparse
import math
import random
import time
from typing import Any

import numpy as np

from swcore_rl.scenario import Scenario
from swcore_rl.table import Table

TERRAINS = ("farmland", "hill", "forest", "swamp", "mountain")
COLUMNS, ROWS, ROUNDS = 4, 3, 5
FADE = 0.95  # what a gain counts for each decision that it lies ahead
GAIN = 10.0  # coins that count as 1
STEP, CRITIC_STEP = 0.2, 0.02  # how far the policy and the critic move


def tiny_map() -> dict[str, Any]:
    """Return a map of twelve regions for a game of five rounds, as data."""
    names = {(row, column): f"{'abc'[row]}{column + 1}" for row in range(ROWS) for column in range(COLUMNS)}
    regions = [
        {
            "id": name,
            "terrain": TERRAINS[(2 * row + column) % len(TERRAINS)],
            "symbols": [],
            "edge": row in (0, ROWS - 1) or column in (0, COLUMNS - 1),
            "x": (column + 0.5) / COLUMNS,
            "y": (row + 0.5) / ROWS,
        }
        for (row, column), name in names.items()
    ]
    steps = [((row, column), (row + down, column + right)) for row, column in names for down, right in ((0, 1), (1, 0))]
    return {
        "format": "swcore-map-1",
        "id": "tiny",
        "name": {"en": "Tiny"},
        "players": 2,
        "rounds": ROUNDS,
        "aspect": 1.3,
        "regions": regions,
        "borders": [[names[one], names[other]] for one, other in steps if other in names],
    }


def tiny_scenario() -> Scenario:
    """Return the scenario: two seats of Small World; the coins that a seat gains are told as it gains them."""
    return Scenario("small-world", 2, map=tiny_map(), reward="income")


class Learner:
    """A linear policy and a linear critic.

    Args:
        scenario: the scenario.
        seed: of what it draws.
    """

    def __init__(self, scenario: Scenario, seed: int) -> None:
        size = scenario.observer.size + 1  # the last number is always 1
        self.liking = np.zeros((scenario.actions.size, size), np.float32)
        self.worth = np.zeros(size, np.float32)
        self.rng = np.random.default_rng(seed)

    def choose(self, table: Table) -> tuple[int, Any]:
        """Return the number of an action, and what is to be kept for learning from it."""
        legal = np.array(table.legal())
        seen = np.append(table.observe(), np.float32(1))
        places = np.flatnonzero(seen)  # most of what is seen is 0
        numbers = seen[places]
        liked = self.liking[np.ix_(legal, places)] @ numbers
        chances = np.exp(liked - liked.max())
        chances /= chances.sum()
        chosen = int(np.searchsorted(chances.cumsum(), self.rng.random()))
        chosen = min(chosen, len(legal) - 1)
        return int(legal[chosen]), (legal, chosen, chances, places, numbers)

    def learn(self, kept: list[Any], gains: list[float]) -> None:
        """Learn from a game.

        Args:
            kept: what `choose` returned for each decision.
            gains: what was gained after each.
        """
        ahead = 0.0
        for (legal, chosen, chances, places, numbers), gain in zip(reversed(kept), reversed(gains), strict=True):
            ahead = gain / GAIN + FADE * ahead
            surprise = ahead - float(self.worth[places] @ numbers)
            self.worth[places] += CRITIC_STEP * surprise * numbers
            direction = -chances
            direction[chosen] += 1
            self.liking[np.ix_(legal, places)] += STEP * surprise / len(numbers) ** 0.5 * np.outer(direction, numbers)


def play(scenario: Scenario, learner: Learner, seed: int, *, learning: bool) -> float:
    """Play a game against chance; the learner sits on seat 0 or 1 in turn.

    Args:
        scenario: the scenario.
        learner: who plays.
        seed: of the game.
        learning: whether it learns from it.

    Returns:
        1 for a won game, 0.5 for a shared one, 0 for a lost one.
    """
    table, rng, own = Table(scenario, seed), random.Random(seed), seed % 2
    kept: list[Any] = []
    gains: list[float] = []
    while table.seat >= 0:
        if table.seat == own:
            number, one = learner.choose(table)
            kept.append(one)
            gains.append(0.0)
        else:
            number = rng.choice(table.legal())
        table.step(number)
        if gains:
            gains[-1] += table.rewards[own]
    if learning:
        learner.learn(kept, gains)
    winners = (table.game.result or {}).get("winners", [])
    return 1 / len(winners) if own in winners else 0.0


def measure(scenario: Scenario, learner: Learner, games: int) -> tuple[float, float, float]:
    """Return how many of some games are won, with an interval in which the true number lies 19 times out of 20 (Wilson).

    Args:
        scenario: the scenario.
        learner: who plays; it does not learn from these.
        games: how many; they are the same each time.
    """
    won = sum(play(scenario, learner, 10**9 + seed, learning=False) for seed in range(games)) / games
    square = 1.96**2 / games
    middle, half = (won + square / 2) / (1 + square), math.sqrt(won * (1 - won) * square + square**2 / 4) / (1 + square)
    return won, middle - half, middle + half


def train(scenario: Scenario, learner: Learner, *, seconds: float = math.inf, games: int = 10**9) -> int:
    """Let it learn, and return from how many games it did.

    Args:
        scenario: the scenario.
        learner: who learns.
        seconds: at most so long.
        games: at most so many.
    """
    until, seed = time.monotonic() + seconds, 0
    while seed < games and time.monotonic() < until:
        play(scenario, learner, seed, learning=True)
        seed += 1
    return seed


def main(arguments: list[str] | None = None) -> None:
    """Measure, learn, and measure again."""
    parser = argparse.ArgumentParser(description="Learn to beat players that act at random.")
    parser.add_argument("--seconds", type=float, default=60, help="how long it learns")
    parser.add_argument("--seed", type=int, default=1, help="of what the learner draws")
    parser.add_argument("--games", type=int, default=200, help="by how many it is measured")
    given = parser.parse_args(arguments)
    scenario = tiny_scenario()
    learner = Learner(scenario, given.seed)
    print("before: won {:.0%} ({:.0%} to {:.0%})".format(*measure(scenario, learner, given.games)), flush=True)
    count = train(scenario, learner, seconds=given.seconds)
    told = "after {} games: won {:.0%} ({:.0%} to {:.0%})"
    print(told.format(count, *measure(scenario, learner, given.games)), flush=True)


if __name__ == "__main__":
    main()
