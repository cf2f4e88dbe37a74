"""Pieces that lie hidden on the map and serve whoever controls them, such as artifacts and legendary places: what each brings.

Nobody sees which one lies where until somebody takes it, so which of them it is has nothing to do with who takes it: what the
first holders of one bring above the first holders of the others is its own doing (a natural experiment). A piece that does
something when it is found, such as moving away, is none of them: whom it then serves hangs on who found it, and where.
"""

from __future__ import annotations

import statistics
from collections.abc import Iterator, Sequence
from functools import partial

import attrs

from swcore.bots import MAX_DECISIONS, make_bot
from swcore.bots.match import too_long
from swcore.bots.turns import Turns
from swcore.cli.contract import tally_of
from swcore.cli.packs import Choice
from swcore.errors import SwcoreError
from swcore.game.game import Game
from swcore.game.refusals import STUCK
from swcore_lab.engines import Local
from swcore_lab.games import ahead
from swcore_lab.intervals import estimate, holm, p_value
from swcore_lab.matrix import DRAGS, SEED
from swcore_lab.pairs import rules_of
from swcore_lab.watching import Progress

FOUND = "conquest_found"  # what a piece does when it is found
FEW = 10  # values whose mean is not taken for normal


@attrs.frozen
class Course:
    """What came of one game.

    Attributes:
        gained: of each piece that was taken, by how many points its first holder then drew away from the mean of the others.
        decisions: how many it took.
        error: the code of the error that it ended with, or "".
    """

    gained: tuple[tuple[str, float], ...]
    decisions: int
    error: str = ""


@attrs.frozen
class Held:
    """What a piece brings to whoever takes it first.

    Attributes:
        piece: its id.
        count: games in which somebody took it.
        beyond: points above what the others bring.
        surely: whether that is no chance, among all of them (Holm).
        errors: codes of errors of games in which it was held.
        decisions: of the longest game in which it was held, where that one drags; else 0.
    """

    piece: str
    count: int
    beyond: float
    surely: bool
    errors: tuple[str, ...]
    decisions: int


def hidden(choice: Choice, kind: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the ids of the pieces of a kind that lie on the map: those to compare, and those that do something when found."""
    rules = rules_of(choice)
    lying = [piece.id for piece in rules.of_kind(kind) if getattr(piece, "neutral", False)]
    doing = tuple(id for id in lying if FOUND in rules.impls.get(id, {}))
    return tuple(id for id in lying if id not in doing), doing


def played(choice: Choice, kind: str, bot: str, games: int, jobs: int, progress: Progress = lambda done: None) -> list[Course]:
    """Play games, and watch who takes what.

    Args:
        choice: the game.
        kind: of the pieces.
        bot: who plays.
        games: how many.
        jobs: processes.
        progress: called after each game.
    """
    found = []
    for course in Local(jobs).each(partial(_play, choice, kind, bot), range(games)):
        found.append(course)
        progress(1)
    return found


def _play(choice: Choice, kind: str, bot: str, number: int) -> Course:
    rules, wanted = rules_of(choice), set(hidden(choice, kind)[0])
    seats = choice.seats(rules, (2,))
    game = Game.new(rules, seats, seed=SEED * 1_000_003 + number, **choice.arguments(rules))
    bots = [make_bot(bot, rules, number * seats + seat) for seat in range(seats)]
    tally, turns, decisions = tally_of(rules), Turns(game), 0
    tally.hear(game.log[0])
    taken: dict[str, tuple[int, float]] = {}
    try:
        while not game.over:
            seat = game.pending[0]
            turns.next(seat)
            before = tally.scores(game)
            tally.hear(game.apply(bots[seat].choose(game, seat), seat))
            decisions += 1
            if decisions > MAX_DECISIONS:
                raise too_long(game, MAX_DECISIONS)
            for piece, holder in _holders(game, wanted - taken.keys()):
                taken[piece] = holder, ahead(before, holder)
    except SwcoreError as error:
        if error.code == STUCK:
            raise
        return Course(tuple((piece, 0.0) for piece in taken), decisions, error.code)
    scores = tally.scores(game)
    return Course(tuple((piece, ahead(scores, holder) - then) for piece, (holder, then) in taken.items()), decisions)


def _holders(game: Game, wanted: set[str]) -> Iterator[tuple[str, int]]:
    """Yield which of some pieces an army of a seat controls, and the seat."""
    for army in game.play.view.armies:
        if army.seat is not None:
            yield from ((piece, army.seat) for piece in army.kit.pieces if piece in wanted)


def held(courses: Sequence[Course], ids: Sequence[str]) -> list[Held]:
    """Return what each piece brings, the one that brings most first.

    Each is compared with the mean of all of them, with one spread for all (the spread around that mean); with fewer than `FEW`
    values nothing is said for sure.

    Args:
        courses: of all games.
        ids: of the pieces.
    """
    values: dict[str, list[float]] = {id: [] for id in ids}
    for course in courses:
        if not course.error:
            for piece, gained in course.gained:
                values[piece].append(gained)
    whole = estimate([value for told in values.values() for value in told])
    means = {id: statistics.fmean(told) - whole.mean if told else 0.0 for id, told in values.items()}
    sure = holm(p_value(len(told), means[id], whole.spread) if len(told) >= FEW else 1.0 for id, told in values.items())
    whole_games = [course for course in courses if not course.error]
    usual = statistics.median([course.decisions for course in whole_games] or [0])
    found = []
    for id, surely in zip(ids, sure, strict=True):
        mine = [course for course in courses if id in dict(course.gained)]
        errors = tuple(sorted({course.error for course in mine if course.error}))
        longest = max((course.decisions for course in mine if not course.error), default=0)
        found.append(Held(id, len(values[id]), means[id], surely, errors, longest if longest > DRAGS * usual else 0))
    return sorted(found, key=lambda one: (-one.beyond, one.piece))
