"""What rules do to the games: those in which two editions differ, and pieces that no seat holds: rules, maps, cards."""

from __future__ import annotations

import statistics
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import attrs

from swcore.cli.packs import Choice
from swcore.errors import SwcoreError, nearest
from swcore_lab.engines import Local
from swcore_lab.intervals import LEAST, Estimate, estimate
from swcore_lab.plans import Cell
from swcore_lab.rows import TABLES, Rows, loaded, record
from swcore_lab.watching import Progress

MEASURES = ("points", "begins", "apart", "decisions")


@attrs.frozen
class Effect:
    """What a difference does.

    Attributes:
        option: its name; "" for all of them together, which is the other edition.
        old, new: its value in the first edition and in the second.
        changed: the share of the games that go another way at all, as far as their points or decisions tell.
        broken: how many games ended with an error, under either rule.
        shown: by measure, the difference with an interval; those of all options and measures hold together.
    """

    option: str
    old: str
    new: str
    changed: float
    broken: int
    shown: Mapping[str, Estimate]


@attrs.frozen
class Compared:
    """Games that are compared: plain data.

    Attributes:
        cells: the first edition, then one for each difference, then the second edition.
        seed: where the seeds of the games come from.
    """

    cells: tuple[Cell, ...]
    seed: int


def differences(choice: Choice, first: str, second: str) -> list[tuple[str, str, str]]:
    """Return the options in which two editions differ, with both values.

    Raises:
        SwcoreError: `lab-edition` for one that there is not.
    """
    rules, _ = loaded(choice)
    for name in (first, second):
        if name not in rules.book.editions:
            known = list(rules.book.editions)
            raise SwcoreError(f"There is no edition {name!r}.", code="lab-edition", hint=nearest(name, known), name=name)
    old, new = rules.resolve_options(first, {})[1], rules.resolve_options(second, {})[1]
    return [(name, str(old[name]), str(new[name])) for name in old if old[name] != new[name]]


def effects(
    choice: Choice, names: tuple[str, str], bots: tuple[str, ...], games: int, seed: int, jobs: int, progress: Progress
) -> list[Effect]:
    """Play the same games under both editions, and under the first one with each difference alone.

    Args:
        choice: the game.
        names: both editions.
        bots: as in a plan.
        games: how many in each.
        seed: where the seeds of the games come from.
        jobs: processes.
        progress: called after each game of all kinds together.

    Raises:
        SwcoreError: as `differences`.
    """
    found = differences(choice, *names)
    told = [*found, ("", *names)]
    cells = [Cell(attrs.evolve(choice, edition=names[0]), bots)]
    cells += [Cell(attrs.evolve(choice, edition=names[0], options=((name, new),)), bots) for name, _, new in found]
    cells.append(Cell(attrs.evolve(choice, edition=names[1]), bots))
    return compared(cells, told, games, seed, jobs, progress)


def effect_of(
    file: str, choice: Choice, bots: tuple[str, ...], games: int, seed: int, jobs: int, progress: Progress
) -> list[Effect]:
    """Play the same games without the pieces of a file and with them; a map is played on.

    Args:
        file: a file of pieces.
        choice: the game as far as it was chosen.
        bots: as in a plan.
        games: how many.
        seed: where the seeds of the games come from.
        jobs: processes.
        progress: called after each game of both kinds together.

    Raises:
        SwcoreError: as `Choice.rules`.
    """
    whole = attrs.evolve(choice, files=(*choice.files, file))
    rules, _ = loaded(whole)
    plain = attrs.evolve(choice, game=choice.game or rules.id)
    new = sorted(set(rules.pieces) - set(loaded(plain)[0].pieces))
    charts = [id for id in new if rules.pieces[id].kind == "map"]
    cells = [Cell(plain, bots), Cell(attrs.evolve(whole, map=charts[0]) if charts else whole, bots)]
    return compared(cells, [("", "", ", ".join(new))], games, seed, jobs, progress)


def compared(
    cells: Sequence[Cell], told: Sequence[tuple[str, str, str]], games: int, seed: int, jobs: int, progress: Progress
) -> list[Effect]:
    """Play the same games in several ways, and compare each with the first one.

    Args:
        cells: the ways.
        told: option, old and new value of each but the first.
        games: how many.
        seed: where the seeds of the games come from.
        jobs: processes.
        progress: called after each game in all ways together.
    """
    rows = []
    for row in Local(jobs).each(partial(play_all_ways, Compared(tuple(cells), seed)), range(games)):
        rows.append(row)
        progress(1)
    return [_effect(one, [(row[0], row[place + 1]) for row in rows], len(told)) for place, one in enumerate(told)]


def play_all_ways(compared: Compared, number: int) -> list[dict[str, float] | None]:
    """Play a game in every cell, and return what is measured in it; None for one that ended with an error.

    Args:
        compared: the cells.
        number: of the game.
    """
    return [_measured(cell, compared.seed, number) for cell in compared.cells]


def _measured(cell: Cell, seed: int, number: int) -> dict[str, float] | None:
    rows: Rows = {name: [] for name in TABLES}
    record(cell, seed, (number, 0, number), rows)
    game, seats = rows["games"][0], rows["seats"]
    if game["error"]:
        return None
    points: list[int] = [row["points"] for row in seats]
    others = [one for seat, one in enumerate(points) if seat != game["first"]]
    return {
        "points": statistics.fmean(points),
        "begins": points[game["first"]] - statistics.fmean(others) if others else 0.0,
        "apart": float(max(points) - min(points)),
        "decisions": float(game["decisions"]),
    }


def _effect(told: tuple[str, str, str], pairs: Sequence[tuple[Any, Any]], count: int) -> Effect:
    whole = [(old, new) for old, new in pairs if old and new]
    shown = {name: estimate(changes(name, whole), 1 / (count * len(MEASURES))) for name in MEASURES}
    changed = statistics.fmean([float(old != new) for old, new in whole]) if whole else 0.0
    return Effect(*told, changed, len(pairs) - len(whole), shown)


def changes(name: str, pairs: Sequence[tuple[Mapping[str, float], Mapping[str, float]]]) -> list[float]:
    """Return by how much a measure changes in each game.

    Two more games are imagined in which it changes, once up and once down, as much as games differ by themselves: a rule that
    came up in few games, or in none, is not known to change nothing (in the manner of Agresti and Coull).

    Args:
        name: the measure.
        pairs: what was measured in each way.
    """
    if len(pairs) < LEAST:
        return [new[name] - old[name] for old, new in pairs]
    usual = statistics.stdev([old[name] for old, _ in pairs])
    return [*(new[name] - old[name] for old, new in pairs), usual, -usual]
