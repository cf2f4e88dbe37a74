"""Many games between bots, counted. The numbers depend on the seed and not on the number of processes."""

from __future__ import annotations

import contextlib
import copy
import random
from collections.abc import Callable, Generator
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any

import attrs

from swcore.bots import MAX_DECISIONS, Bot, usual_bot
from swcore.bots.turns import Turns
from swcore.cli.contract import tally_of
from swcore.cli.programs import seat_bot
from swcore.cli.setup import Choice
from swcore.cli.workers import in_order
from swcore.errors import SwcoreError
from swcore.game.game import Game
from swcore.testing.checks import check_history, check_pure

if TYPE_CHECKING:
    from swcore.engine.ruleset import Ruleset

CHUNKS_PER_JOB, MOST_PER_CHUNK = 8, 4  # small, so that progress shows
Groups = dict[str, dict[str, list[int]]]


@attrs.frozen
class Plan:
    """What is simulated: plain data.

    Attributes:
        choice: the game.
        bots: names of bots, one per seat.
        seed: where every game's own seed comes from.
        games: how many.
        check: whether every step is looked at for what a piece must not do.
    """

    choice: Choice
    bots: tuple[str, ...]
    seed: int
    games: int
    check: bool = False


@attrs.define
class Counts:
    """Sums over games, all of them whole numbers, so that their order does not matter.

    Attributes:
        games, decisions: how many.
        wins, shared: per seat the games won alone and the shared victories.
        points, squares: per seat the sum of the final points and of their squares.
        groups: per group and piece how often it was counted and the points it brought.
    """

    games: int
    decisions: int
    wins: list[int]
    shared: list[int]
    points: list[int]
    squares: list[int]
    groups: Groups

    @classmethod
    def none(cls, seats: int) -> Counts:
        """Return the counts of no game."""
        return cls(0, 0, [0] * seats, [0] * seats, [0] * seats, [0] * seats, {})

    def add(self, other: Counts) -> None:
        """Add the counts of other games."""
        self.games += other.games
        self.decisions += other.decisions
        for name in ("wins", "shared", "points", "squares"):
            mine, more = getattr(self, name), getattr(other, name)
            setattr(self, name, [one + two for one, two in zip(mine, more, strict=True)])
        for group, pieces in other.groups.items():
            table = self.groups.setdefault(group, {})
            for piece, counted in pieces.items():
                known = table.get(piece, [0, 0])
                table[piece] = [known[0] + counted[0], known[1] + counted[1]]

    def plus(self, other: Counts) -> Counts:
        """Return the sum of both."""
        new = copy.deepcopy(self)
        new.add(other)
        return new

    def mean(self, seat: int) -> float:
        """Return the mean of a seat's points."""
        return self.points[seat] / self.games

    def spread(self, seat: int) -> float:
        """Return the standard deviation of a seat's points."""
        over = self.squares[seat] * self.games - self.points[seat] ** 2
        return float(max(0, over) ** 0.5) / self.games


def game_seed(seed: int, number: int, what: str = "game") -> int:
    """Return the seed of a game, or of a bot in it, from the seed of the simulation."""
    return random.Random(f"{seed}/{number}/{what}").getrandbits(64)


def seat_bots(choice: Choice, ruleset: Ruleset, bots: str, programs: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Return the names of the bots by seat.

    Args:
        choice: the game; when it says nothing of players, there are as many as bots, or the least for several players.
        ruleset: its rules.
        bots: names with commas between them; one alone plays all seats, "" stands for the usual bot.
        programs: names of programs, which take the first seats.

    Raises:
        SwcoreError: `bot-seats` when there are neither one nor as many as seats.
    """
    names = tuple(bots.split(",")) if bots else (usual_bot(ruleset),)
    seats = choice.seats(ruleset, (len(programs) + (len(names) if bots else 0),))
    if len(names) == 1:
        names *= max(0, seats - len(programs))
    names = (*programs, *names)
    if len(names) != seats:
        hint = "Name one bot per player, or one for all."
        told = f"{seats} players need {seats} bots, not {len(names)}."
        raise SwcoreError(told, code="bot-seats", hint=hint, seats=seats, bots=len(names))
    return names


def begin(ruleset: Ruleset, featured: tuple[str, ...], plan: Plan, number: int) -> tuple[Game, list[Bot]]:
    """Return a game of a plan at its beginning, and its bots. Each game begins with the next seat."""
    seats, seed = len(plan.bots), game_seed(plan.seed, number)
    game = Game.new(ruleset, seats, seed=seed, first=number % seats, featured=featured, **plan.choice.arguments(ruleset))
    bots = [seat_bot(name, ruleset, game_seed(plan.seed, number, f"seat {seat}")) for seat, name in enumerate(plan.bots)]
    return game, bots


def play_one(ruleset: Ruleset, featured: tuple[str, ...], plan: Plan, number: int) -> Counts:
    """Play one game of a plan and count it.

    Raises:
        PluginError: `endless` when a turn does not end.
        SwcoreError: `too-long` when the game does not end; `unsound` when a check finds something.
    """
    game, bots = begin(ruleset, featured, plan, number)
    tally = tally_of(ruleset)
    tally.hear(game.log[0])
    counts = Counts.none(len(bots))
    counts.games = 1
    turns = Turns(game)
    while not game.over:
        seat = game.pending[0]
        turns.next(seat)
        tally.hear(game.apply(bots[seat].choose(game, seat), seat))
        if plan.check:
            _check(check_pure, game, number)
        counts.decisions += 1
        if counts.decisions > MAX_DECISIONS:
            told = f"Game {number} of the simulation is not over after {MAX_DECISIONS} decisions."
            raise SwcoreError(told, code="too-long", hint="Look for a piece that lets a turn go on forever.", most=MAX_DECISIONS)
    if plan.check:
        _check(check_history, game, number)
    result: dict[str, Any] = game.result or {}
    winners = result["winners"]
    for seat, points in enumerate(tally.scores(game)):
        counts.wins[seat] = int(winners == [seat])
        counts.shared[seat] = int(len(winners) > 1 and seat in winners)
        counts.points[seat], counts.squares[seat] = points, points * points
    counts.groups = tally.counts
    return counts


def _check(check: Callable[[Game], None], game: Game, number: int) -> None:
    """Run a check of `swcore.testing` on a game of a simulation."""
    try:
        check(game)
    except AssertionError as error:
        told = f"Game {number}, after step {len(game.log) - 1} ({game.log[-1].action}): {error}."
        hint = "A piece may answer and return effects; it must not write to what it is shown, or depend on dice of its own."
        raise SwcoreError(told, code="unsound", hint=hint, game=number, step=len(game.log) - 1, found=str(error)) from error


def run(plan: Plan, jobs: int, progress: Callable[[int], None] = lambda games: None) -> Counts:
    """Play all games of a plan.

    Args:
        plan: what to play.
        jobs: processes; with 1 everything happens in this one.
        progress: called with the number of games done since the last call.

    Returns:
        The counts of all games; after Ctrl-C those of the first games, as many as were done.

    Raises:
        KeyboardInterrupt: after Ctrl-C before the first game was done.
        SwcoreError: whatever a game raises.
    """
    total = Counts.none(len(plan.bots))
    with contextlib.closing(_played(plan, jobs)) as played, contextlib.suppress(KeyboardInterrupt):
        for counts in played:
            total = total.plus(counts)
            progress(counts.games)
    if not total.games:
        raise KeyboardInterrupt
    return total


def _played(plan: Plan, jobs: int) -> Generator[Counts]:
    """Yield the counts of the games in their order, so that those there are at an interruption are the first ones."""
    if jobs == 1:
        ruleset, featured = plan.choice.rules(quiet=True)
        yield from (play_one(ruleset, featured, plan, number) for number in range(plan.games))
        return
    size = max(1, min(MOST_PER_CHUNK, -(-plan.games // (jobs * CHUNKS_PER_JOB))))
    chunks = [range(start, min(start + size, plan.games)) for start in range(0, plan.games, size)]
    yield from in_order(partial(_chunk, plan), chunks, jobs)


@lru_cache(maxsize=1)
def _rules(choice: Choice) -> tuple[Ruleset, tuple[str, ...]]:
    """Return the rules of a choice, loaded once per worker process."""
    return choice.rules(quiet=True)


def _chunk(plan: Plan, numbers: range) -> Counts:
    ruleset, featured = _rules(plan.choice)
    total = Counts.none(len(plan.bots))
    for number in numbers:
        total.add(play_one(ruleset, featured, plan, number))
    return total
