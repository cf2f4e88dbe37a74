"""All pairs of pieces: what each brings beyond what both bring by themselves; which games break, and which drag."""

from __future__ import annotations

import itertools
import math
import statistics
from collections.abc import Mapping, Sequence
from functools import partial

import attrs

from swcore.errors import SwcoreError
from swcore.game.refusals import STUCK
from swcore_lab.engines import Local
from swcore_lab.games import play
from swcore_lab.intervals import holm, p_value
from swcore_lab.pairs import Setting, place_of, rules_of
from swcore_lab.watching import Progress

SEED = 2027  # of the places, which are the same for all pairs
DRAGS = 2  # a game drags that takes more than so many times as many decisions as half of the games
ROUNDS_OF_FIT = 40  # of working out what each piece brings by itself


@attrs.frozen
class Game:
    """What came of one game.

    Attributes:
        first, second: the pair.
        number: of the place.
        value: points of the holder ahead after the opening; of what all seats share, the mean points of a seat. None for a game
            that ended with an error.
        error: its code, or "".
        decisions: how many it took.
    """

    first: str
    second: str
    number: int
    value: float | None
    error: str = ""
    decisions: int = 0


@attrs.frozen
class Cell:
    """What a pair brings.

    Attributes:
        first, second: the pair.
        lead: points after the opening, above the mean of all pairs; of what all seats share, the mean points of a seat.
        beyond: the part of it that neither piece brings by itself.
        surely: whether it stands out among all pairs (Holm): a candidate, see `cells_of`.
        errors: codes of the games that broke.
        decisions: of the longest game, where it drags; 0 where none does.
    """

    first: str
    second: str
    lead: float
    beyond: float
    surely: bool
    errors: tuple[str, ...] = ()
    decisions: int = 0


def played(setting: Setting, games: int, jobs: int, progress: Progress = lambda done: None) -> list[Game]:
    """Play every piece of the field beside every partner, each pair in the same places.

    Args:
        setting: the field and the partners.
        games: places of each pair.
        jobs: processes.
        progress: called after each game.
    """
    tasks = list(itertools.product(range(games), setting.field, setting.partners))
    found = []
    for game in Local(jobs).each(partial(_play, setting), tasks):
        found.append(game)
        progress(1)
    return found


def _play(setting: Setting, task: tuple[int, str, str]) -> Game:
    number, first, second = task
    place = attrs.evolve(place_of(setting, SEED, number, setting.bots[0]), partner=second)
    try:
        found = play(rules_of(setting.plain), first, place)
        return Game(first, second, number, found.lead, "", found.decisions)
    except SwcoreError as error:
        if error.code == STUCK:
            raise
        return Game(first, second, number, None, error.code)


def cells_of(games: Sequence[Game]) -> list[Cell]:
    """Return what each pair brings, the one with most beyond its parts first.

    Values are counted from the mean of all pairs in the same place. What a pair brings beyond its parts is its mean less what
    both pieces bring by themselves (an additive model, by least squares); its standard error is that of a mean of so many games,
    by the spread of games of this pair (`spreads`), times √(1 − free parts / pairs), for these are the same games. Values of
    games are not normal, so with few games a false pair is named more often than in one run of twenty: they are candidates.

    Args:
        games: of all pairs.
    """
    told = [(game, game.value) for game in games if game.value is not None]
    middle = {
        number: statistics.fmean(value for game, value in told if game.number == number) for number in {g.number for g, _ in told}
    }
    values: dict[tuple[str, str], list[float]] = {}
    for game, value in told:
        values.setdefault((game.first, game.second), []).append(value - middle[game.number])
    means = {pair: statistics.fmean(leads) for pair, leads in values.items()}
    alone = parts(means)
    beyond = {pair: mean - alone[pair[0]] - alone[pair[1]] for pair, mean in means.items()}
    apart = not {first for first, _ in means} & {second for _, second in means}  # a piece is always first, or always second
    shrunk = math.sqrt(max(0.0, 1 - (len(alone) - apart) / max(1, len(means))))
    apiece = spreads(values)
    sure = holm(p_value(len(values[pair]), beyond[pair], shrunk * apiece[pair][0], free=apiece[pair][1]) for pair in means)
    broken: dict[tuple[str, str], set[str]] = {}
    for game in games:
        if game.error:
            broken.setdefault((game.first, game.second), set()).add(game.error)
    long = longest(games)
    found = [
        Cell(*pair, means[pair], beyond[pair], surely, tuple(sorted(broken.pop(pair, ()))), long.get(pair, 0))
        for pair, surely in zip(means, sure, strict=True)
    ]
    found += [Cell(*pair, 0.0, 0.0, False, tuple(sorted(codes))) for pair, codes in broken.items()]
    return sorted(found, key=lambda cell: (-cell.beyond, cell.first, cell.second))


def parts(means: Mapping[tuple[str, str], float]) -> dict[str, float]:
    """Return what each piece brings by itself, so that two together come as near to the means of the pairs as they can.

    Args:
        means: of each pair that there is.
    """
    beside: dict[str, list[tuple[str, float]]] = {}
    for (first, second), mean in means.items():
        beside.setdefault(first, []).append((second, mean))
        beside.setdefault(second, []).append((first, mean))
    ids = dict.fromkeys([first for first, _ in means] + [second for _, second in means])
    found = dict.fromkeys(ids, 0.0)
    for _ in range(ROUNDS_OF_FIT):
        for id in ids:
            found[id] = statistics.fmean(mean - found[other] for other, mean in beside[id])
    return found


def spreads(values: Mapping[tuple[str, str], Sequence[float]]) -> dict[tuple[str, str], tuple[float, float]]:
    """Return by how much games of each pair vary around its mean (standard deviation), and the degrees of freedom of that.

    A pair has too few games to tell, so it is put together from all games with the one and all with the other: their spreads
    multiplied, and divided by that of all games. The errors of both add up, so one over the freedom is the sum of one over that
    of each.

    Args:
        values: of each pair that there is.
    """
    whole = [0.0, 0.0]
    by_id: dict[str, list[float]] = {}
    for pair, told in values.items():
        middle = statistics.fmean(told)
        squares = math.fsum((one - middle) ** 2 for one in told)
        for sums in (whole, *(by_id.setdefault(id, [0.0, 0.0]) for id in pair)):
            sums[0] += squares
            sums[1] += len(told) - 1
    usual = math.sqrt(whole[0] / whole[1]) if whole[1] else 0.0
    own = {id: math.sqrt(squares / free) if free and squares else usual for id, (squares, free) in by_id.items()}
    return {
        (first, second): (
            own[first] * own[second] / usual if usual else 0.0,
            1 / sum(1 / max(1.0, by_id[id][1]) for id in (first, second)),
        )
        for first, second in values
    }


def longest(games: Sequence[Game]) -> dict[tuple[str, str], int]:
    """Return the decisions of the longest game of each pair, where it drags.

    Args:
        games: of all pairs.
    """
    counts = [game.decisions for game in games if game.value is not None]
    usual = statistics.median(counts) if counts else 0
    found: dict[tuple[str, str], int] = {}
    for game in games:
        if game.value is not None and game.decisions > DRAGS * usual:
            pair = (game.first, game.second)
            found[pair] = max(found.get(pair, 0), game.decisions)
    return found
