"""The page of how strong the official pieces are: docs/reference/strength.md, from the fields that swcore-lab ships."""

from __future__ import annotations

import json
from pathlib import Path

from swcore import load_plugins

FIELDS = Path(__file__).parents[1] / "apps" / "lab" / "swcore_lab" / "data" / "fields.json"
HEAD = """# How strong the official pieces are

<!-- Written by scripts/make_docs.py from apps/lab/swcore_lab/data/fields.json. -->

What each official piece brings to whoever takes it first: points after {rounds} rounds, above the mean of all pieces of its kind,
with the interval in which the truth lies with 95 % certainty, each for itself. Bots play; what people do with a piece may be
another thing, and a piece that pays late or in decline may be worth more than stands here.
[How a verdict is found](../explanation/balance-method.md) tells how it is measured, and `swcore lab field race` measures it anew.
"""


def strength() -> str:
    """Return the page."""
    known = json.loads(FIELDS.read_text(encoding="utf-8"))
    rounds = next(iter(known.values()))["rounds"]
    return "\n".join([HEAD.format(rounds=rounds), *(_table(key, data) for key, data in known.items())])


def _table(key: str, data: dict[str, object]) -> str:
    """Return the pieces of a field, the strongest first."""
    game, kind, seats, bot, *_ = key.split()
    rules = load_plugins(game)
    means, errors = data["means"], data["errors"]
    assert isinstance(means, dict)
    assert isinstance(errors, dict)
    lines = [
        f"## {rules.book.name['en']}, {kind}, {seats} players, bot {bot}\n",
        f"Version {data['version']}, {data['date']}, {data['blocks']} places in which all of them played.\n",
        "| name | id | points | 95 % |\n| --- | --- | --: | --- |",
    ]
    for id in sorted(means, key=lambda one: (-means[one], one)):
        reach = 1.96 * errors[id]
        name = rules.pieces[id].name["en"]
        low, high = _signed(means[id] - reach), _signed(means[id] + reach)
        lines.append(f"| {name} | `{id}` | {_signed(means[id])} | {low} to {high} |")
    return "\n".join(lines) + "\n"


def _signed(value: float) -> str:
    return f"{round(value, 1) + 0.0:+.1f}".replace("-", "\N{MINUS SIGN}")


PAGES = {"strength.md": strength}
