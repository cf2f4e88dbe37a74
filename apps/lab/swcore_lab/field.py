"""The field: what each official piece brings, so that one knows what is usual."""

from __future__ import annotations

import math
import statistics
from collections.abc import Mapping, Sequence
from typing import Any

import attrs

import swcore
from swcore_lab.games import LEAD, MEASURES, ROUNDS, Outcome

Standing = Mapping[str, tuple[float, float]]  # by id: the mean above all official pieces, and its standard error


@attrs.frozen
class Field:
    """The official pieces of a kind in many places, each counted from the mean of all of them there.

    Attributes:
        seed: of the places.
        standing: by measure and id, the mean and its standard error.
        usual: of each place by its number the mean of the official pieces, by measure.
        probe: a piece, and its lead and margin in the first place, by which one sees whether games still go as they did.
        version, date: of the table; "" for one that was just measured.
    """

    seed: int
    standing: Mapping[str, Standing]
    usual: Sequence[Mapping[str, float]]
    probe: tuple[str, float, float] = ("", 0.0, 0.0)
    version: str = ""
    date: str = ""

    def others(self, measure: str, piece: str) -> Standing:
        """Return the official pieces beside one."""
        return {id: told for id, told in self.standing[measure].items() if id != piece}


def spread(others: Standing) -> float:
    """Return how far official pieces lie apart: the standard deviation of their means; 0 for fewer than two."""
    means = [mean for mean, _ in others.values()]
    return statistics.stdev(means) if len(means) > 1 else 0.0


def field_of(seed: int, blocks: Sequence[Mapping[str, Outcome]]) -> Field:
    """Return the field that blocks of games tell of.

    Args:
        seed: of their places.
        blocks: for each place in turn, what each official piece brought.
    """
    usual: list[dict[str, float]] = []
    above: dict[str, dict[str, list[float]]] = {name: {id: [] for id in blocks[0]} for name in MEASURES}
    for block in blocks:
        usual.append({})
        for name in MEASURES:
            told = {id: value for id, one in block.items() if (value := one.measure(name)) is not None}
            if told:
                usual[-1][name] = middle = statistics.fmean(told.values())
                for id, value in told.items():
                    above[name][id].append(value - middle)
    standing = {name: {id: _mean(values) for id, values in table.items()} for name, table in above.items()}
    first = next(iter(blocks[0]))
    return Field(seed, standing, usual, (first, blocks[0][first].lead, blocks[0][first].margin))


def _mean(values: Sequence[float]) -> tuple[float, float]:
    if len(values) < 2:
        return (values[0] if values else 0.0), math.inf
    return statistics.fmean(values), statistics.stdev(values) / math.sqrt(len(values))


def together(one: Field, other: Field) -> Field:
    """Return the field of the places of two, the second of which goes on where the first one ends."""
    standing = {}
    for name in MEASURES:
        counts = [sum(name in place for place in field.usual) for field in (one, other)]
        mine, theirs = one.standing[name], other.standing[name]
        standing[name] = {id: _both(counts, mine[id], theirs[id]) for id in mine}
    return Field(one.seed, standing, [*one.usual, *other.usual], one.probe)


def _both(counts: Sequence[int], *told: tuple[float, float]) -> tuple[float, float]:
    """Return the mean and its standard error of all values of two samples."""
    whole = sum(counts)
    mean = sum(count * one for count, (one, _) in zip(counts, told, strict=True)) / max(1, whole)
    if whole < 2:
        return mean, math.inf
    squares = 0.0
    for count, (one, error) in zip(counts, told, strict=True):
        inner = error**2 * count * (count - 1) if count > 1 else 0.0
        squares += inner + count * (one - mean) ** 2
    return mean, math.sqrt(squares / (whole - 1) / whole)


def as_data(field: Field, date: str) -> dict[str, Any]:
    """Return a field as it is shipped."""
    return {
        "version": swcore.__version__,
        "date": date,
        "rounds": ROUNDS,
        "seed": field.seed,
        "probe": list(field.probe),
        "standing": {
            name: {id: [round(mean, 4), round(error, 4)] for id, (mean, error) in table.items()}
            for name, table in field.standing.items()
        },
        "usual": {name: [_short(one.get(name)) for one in field.usual] for name in MEASURES},
    }


def from_data(data: Mapping[str, Any]) -> Field:
    """Return a field from what `as_data` made of it."""
    columns = data["usual"]
    usual = [
        {name: columns[name][number] for name in MEASURES if columns[name][number] is not None}
        for number in range(len(columns[LEAD]))
    ]
    standing = {name: {id: (mean, error) for id, (mean, error) in table.items()} for name, table in data["standing"].items()}
    return Field(data["seed"], standing, usual, tuple(data["probe"]), data["version"], data["date"])


def _short(value: float | None) -> float | None:
    return None if value is None else round(value, 3)
