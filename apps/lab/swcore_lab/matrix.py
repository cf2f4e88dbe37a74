"""All races with all powers: what each pair brings, beyond what both bring by themselves; and what breaks."""

from __future__ import annotations

import itertools
import math
import statistics
from collections.abc import Sequence
from functools import partial

import attrs

from swcore.errors import SwcoreError
from swcore_lab.engines import Local
from swcore_lab.games import Outcome, play
from swcore_lab.intervals import holm, p_value
from swcore_lab.pairs import Setting, place_of, rules_of
from swcore_lab.watching import Progress

SEED = 2027  # of the places, which are the same for all pairs


@attrs.frozen
class Game:
    """What came of one game.

    Attributes:
        first, second: the pair.
        number: of the place.
        outcome: None for a game that ended with an error.
        error: its code, or "".
    """

    first: str
    second: str
    number: int
    outcome: Outcome | None
    error: str = ""


@attrs.frozen
class Cell:
    """What a pair brings.

    Attributes:
        first, second: the pair.
        lead: points after the opening, above the mean of all pairs.
        beyond: the part of it that neither piece brings by itself.
        surely: whether that is no chance, among all pairs (Holm).
        errors: codes of the games that broke.
    """

    first: str
    second: str
    lead: float
    beyond: float
    surely: bool
    errors: tuple[str, ...] = ()


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
        return Game(first, second, number, play(rules_of(setting.plain), first, place))
    except SwcoreError as error:
        return Game(first, second, number, None, error.code)


def cells_of(games: Sequence[Game]) -> list[Cell]:
    """Return what each pair brings, the one with most beyond its parts first.

    Leads are counted from the mean of all pairs in the same place. What a pair brings beyond its parts is its mean less the means
    of its row and of its column (an additive model); its standard error is that of a mean of so many games, by the spread of all
    games around the means of their pairs, times √((1 − 1/rows) (1 − 1/columns)), for those means are made of the same games.
    """
    told = [(game, game.outcome.lead) for game in games if game.outcome]
    middle = {
        number: statistics.fmean(lead for game, lead in told if game.number == number) for number in {g.number for g, _ in told}
    }
    values: dict[tuple[str, str], list[float]] = {}
    for game, lead in told:
        values.setdefault((game.first, game.second), []).append(lead - middle[game.number])
    means = {pair: statistics.fmean(leads) for pair, leads in values.items()}
    rows = {one: statistics.fmean(mean for (first, _), mean in means.items() if first == one) for one, _ in means}
    columns = {one: statistics.fmean(mean for (_, second), mean in means.items() if second == one) for _, one in means}
    beyond = {pair: mean - rows[pair[0]] - columns[pair[1]] for pair, mean in means.items()}
    inner = [(lead - means[pair]) ** 2 for pair, leads in values.items() for lead in leads]
    free = len(inner) - len(values)
    shrunk = math.sqrt((1 - 1 / max(2, len(rows))) * (1 - 1 / max(2, len(columns))))
    spread = math.sqrt(math.fsum(inner) / free) * shrunk if free > 0 else 0.0
    sure = holm(p_value(len(values[pair]), beyond[pair], spread) for pair in means)
    broken: dict[tuple[str, str], set[str]] = {}
    for game in games:
        if game.error:
            broken.setdefault((game.first, game.second), set()).add(game.error)
    found = [
        Cell(*pair, means[pair], beyond[pair], surely, tuple(sorted(broken.pop(pair, ()))))
        for pair, surely in zip(means, sure, strict=True)
    ]
    found += [Cell(*pair, 0.0, 0.0, False, tuple(sorted(codes))) for pair, codes in broken.items()]
    return sorted(found, key=lambda cell: (-cell.beyond, cell.first, cell.second))
