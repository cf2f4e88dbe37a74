"""The page of how strong the official pieces are: docs/reference/strength.md, from the fields that swcore-lab ships."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from swcore import load_plugins

FIELDS = Path(__file__).parents[1] / "apps" / "lab" / "swcore_lab" / "data" / "fields.json"
HEAD = """# How strong the official pieces are

<!-- Written by scripts/make_docs.py from apps/lab/swcore_lab/data/fields.json. -->

What each official piece brings to whoever takes it first: points at the end of a game and after {rounds} rounds, and victories
in 100 games, above the mean of all pieces of its kind, each with an interval of 95 %: so many of
such intervals hold the truth. Rows are sorted by their means at the end of a game: near neighbours may stand in this order by
chance, and the first and the last probably lie a little less far out than they seem. With the bot random the races of Small World
differ at the end no more than chance alone would have it.
Bots play; what people do with a piece may be another thing.
[How a verdict is found](../explanation/balance-method.md) tells how it is measured, and `swcore lab field race` measures it anew.
"""


def strength() -> str:
    """Return the page."""
    known = json.loads(FIELDS.read_text(encoding="utf-8"))
    rounds = next(iter(known.values()))["rounds"]
    return "\n".join([HEAD.format(rounds=rounds), *(_table(key, data) for key, data in known.items())])


def _table(key: str, data: dict[str, Any]) -> str:
    """Return the pieces of a field, the strongest over a whole game first."""
    game, kind, seats, bot, *_ = key.split()
    rules = load_plugins(game)
    standing = data["standing"]
    lines = [
        f"## {rules.book.name['en']}, {kind}, {seats} players, bot {bot}\n",
        f"Version {data['version']}, {data['date']}, {len(data['usual']['lead'])} places in which all of them played.\n",
        f"| name | id | at the end | after {data['rounds']} rounds | victories |\n| --- | --- | --- | --- | --- |",
    ]
    for id in sorted(standing["margin"], key=lambda one: (-standing["margin"][one][0], one)):
        told = [_reach(standing[name][id], scale) for name, scale in (("margin", 1), ("lead", 1), ("win", 100))]
        lines.append(f"| {rules.pieces[id].name['en']} | `{id}` | {' | '.join(told)} |")
    return "\n".join(lines) + "\n"


def _reach(told: tuple[float, float], scale: float) -> str:
    """Return a mean with its interval."""
    mean, error = told
    low, high = mean - 1.96 * error, mean + 1.96 * error
    return f"{_signed(scale * mean)} ({_signed(scale * low)} to {_signed(scale * high)})"


def _signed(value: float) -> str:
    return f"{round(value, 1) + 0.0:+.1f}".replace("-", "\N{MINUS SIGN}")


PAGES = {"strength.md": strength}
