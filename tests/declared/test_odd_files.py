"""Files with odd values: whatever stands in them, they are read or refused with a reason, and never fail in another way."""

from __future__ import annotations

import copy
import random
from pathlib import Path
from typing import Any

import pytest

from swcore import PluginError, load_plugins
from swcore.authoring import dialect_of
from swcore.authoring.building import built
from swcore.authoring.source import from_data, read_source
from tests.authoring.pieces import EXAMPLES

HERE = Path(__file__).parent
FILES = [
    EXAMPLES / "frost_dwarves.toml",
    EXAMPLES / "crossroads.toml",
    HERE / "further.toml",
    *sorted((HERE / "rows").glob("*.toml")),
]
JUNK: tuple[Any, ...] = (
    None, True, 0, -1, 10**30, 1.5, float("inf"), "", " ", "\x00", "é" * 90, "own", "hill", "home.x", "then", [], [[]], [None],
    {}, {"": 1}, {"on": "score"}, {"do": "coins"}, {"en": 1}, {"terrain": "hill"}, ["x", "x"],
)  # fmt: skip
ROUNDS = 40


def spots(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    steps = list(value.items()) if isinstance(value, dict) else list(enumerate(value)) if isinstance(value, list) else []
    return [path, *(one for step, inner in steps for one in spots(inner, (*path, step)))]


def changed(data: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """Return data of which one to three places are another: junk, gone, twice, or something from elsewhere in it."""
    found = copy.deepcopy(data)
    for _ in range(rng.randint(1, 3)):
        path = rng.choice([one for one in spots(found) if one])
        box = found
        for step in path[:-1]:
            box = box[step]
        choice = rng.random()
        if choice < 0.5:
            box[path[-1]] = rng.choice(JUNK)
        elif choice < 0.7:
            del box[path[-1]]
        else:
            other: Any = data
            for step in rng.choice(spots(data)):
                other = other[step]
            box[path[-1]] = copy.deepcopy(other)
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_whatever_stands_in_a_file_it_is_read_or_refused(path: Path) -> None:
    rules, data, rng = load_plugins("small-world"), read_source(path).data, random.Random(path.stem)
    dialect, refused = dialect_of(rules), 0
    for _ in range(ROUNDS):
        try:
            source = from_data(changed(data, rng), "odd.toml #0")
        except ValueError:  # numbers that JSON lacks: no file and no save holds them
            continue
        try:
            pieces, _ = built(dialect, rules, [source])
            load_plugins(rules.book, pieces=[rules.book, *rules.pieces.values(), *pieces])
        except PluginError:
            refused += 1
    assert refused > ROUNDS // 3
