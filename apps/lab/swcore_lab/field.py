"""The field: what each official piece brings, so that one knows what is usual."""

from __future__ import annotations

import json
import math
import statistics
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib.resources import files
from typing import Any

import attrs

import swcore
from swcore.cli.workers import in_order
from swcore_lab.games import ROUNDS
from swcore_lab.pairs import Setting, play_block

BLOCKS = 24  # that are played first where no table of the field is shipped
ONE_SIDED = statistics.NormalDist().inv_cdf(1 - 0.025)


@attrs.frozen
class Field:
    """The official pieces of a kind, in coins after the opening above their mean.

    Attributes:
        means: by id.
        errors: the standard error of each.
        blocks: how many blocks of games they are from.
        version, date: of the table; "" for one that was just measured.
    """

    means: Mapping[str, float]
    errors: Mapping[str, float]
    blocks: int
    version: str = ""
    date: str = ""

    def ceiling(self, share: float = ONE_SIDED) -> float:
        """Return what the strongest piece surely does not exceed."""
        return max(self.means[id] + share * self.errors[id] for id in self.means)

    def floor(self, share: float = ONE_SIDED) -> float:
        """Return what the weakest piece surely does not fall short of."""
        return min(self.means[id] - share * self.errors[id] for id in self.means)

    def inside(self) -> tuple[float, float]:
        """Return what the weakest and the strongest piece surely reach: between them a piece is surely like the field."""
        low = min(self.means[id] + ONE_SIDED * self.errors[id] for id in self.means)
        high = max(self.means[id] - ONE_SIDED * self.errors[id] for id in self.means)
        return low, high

    def split(self, low: float, high: float) -> tuple[list[str], list[str]]:
        """Return the pieces that are surely weaker, and those that are surely stronger, than what lies in an interval.

        All comparisons hold together (Bonferroni).
        """
        each = statistics.NormalDist().inv_cdf(1 - 0.025 / (2 * len(self.means)))
        weaker = [id for id in self.means if self.means[id] + each * self.errors[id] < low]
        stronger = [id for id in self.means if self.means[id] - each * self.errors[id] > high]
        return weaker, stronger


def field_of(blocks: Sequence[Mapping[str, float]]) -> Field:
    """Return the field that blocks of games tell of."""
    ids = list(blocks[0])
    columns = {id: [block[id] for block in blocks] for id in ids}
    means = {id: statistics.fmean(columns[id]) for id in ids}
    root = math.sqrt(len(blocks))
    errors = {id: statistics.stdev(columns[id]) / root if len(blocks) > 1 else math.inf for id in ids}
    return Field(means, errors, len(blocks))


def measured(setting: Setting, blocks: int, jobs: int, progress: Callable[[int], None] = lambda done: None) -> Field:
    """Play every official piece in the same places, and return what they brought.

    Args:
        setting: the field and where it plays.
        blocks: how many places.
        jobs: processes; with 1 everything happens in this one.
        progress: called after each block.

    Raises:
        SwcoreError: whatever a game raises.
    """
    found: list[Mapping[str, float]] = []
    work = partial(play_block, setting)
    played = map(work, range(blocks)) if jobs == 1 else in_order(work, range(blocks), jobs)
    for block in played:
        found.append(block)
        progress(1)
    return field_of(found)


def key_of(setting: Setting, game: str) -> str:
    """Return under which name a field is kept: what it depends on beside the version."""
    plain = setting.plain
    rest = "" if not plain.options else " " + " ".join(f"{name}={value}" for name, value in plain.options)
    return f"{game} {setting.kind} {setting.seats} {setting.bots[0]} {plain.map or '-'} {plain.edition or '-'}{rest}"


def shipped(key: str, field: Sequence[str]) -> Field | None:
    """Return the field that is shipped under a name; None when there is none, or it is of another version or other pieces."""
    table: dict[str, Any] = json.loads(files("swcore_lab").joinpath("data/fields.json").read_text(encoding="utf-8"))
    known = table.get(key)
    if not known or known["version"] != swcore.__version__ or known["rounds"] != ROUNDS or not set(field) <= set(known["means"]):
        return None
    return Field(
        {id: known["means"][id] for id in field},
        {id: known["errors"][id] for id in field},
        known["blocks"],
        known["version"],
        known["date"],
    )


def as_data(field: Field, date: str) -> dict[str, Any]:
    """Return a field as it is shipped."""
    return {
        "version": swcore.__version__,
        "date": date,
        "rounds": ROUNDS,
        "blocks": field.blocks,
        "means": {id: round(mean, 4) for id, mean in field.means.items()},
        "errors": {id: round(error, 4) for id, error in field.errors.items()},
    }
