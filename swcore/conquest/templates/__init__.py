"""What new pieces of the family are written from: races, powers, rules and maps, each with a test of what it does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from swcore.authoring.new import Question, Template, Templates
from swcore.conquest.templates.does import DOES, land
from swcore.engine.ruleset import Ruleset

HERE = "swcore.conquest.templates"


def _ground(ruleset: Ruleset, fills: Mapping[str, str]) -> dict[str, str]:
    """Return the terrain that the test is played on, and another one, and where armies come in."""
    known = list(land(ruleset))
    own = fills.get("terrain", known[0])
    return {"terrain": own, "other": next((word for word in known if word != own), own), **_entry(ruleset, fills)}


def _entry(ruleset: Ruleset, fills: Mapping[str, str]) -> dict[str, str]:
    """Return what a region has by which armies come in: it lies at the edge, and in some games it has a symbol."""
    book: Any = ruleset.book
    symbol = book.entry_symbol
    return {"edge": f"edge {symbol}" if symbol else "edge", "entry": f'"{symbol}"' if symbol else ""}


def _tokens(least: int, most: int, usual: int) -> Question:
    ask = {"en": f"How many tokens ({least} to {most})?", "ru": f"Сколько жетонов (от {least} до {most})?"}
    return Question("tokens", ask, str(usual), numbers=(least, most))


def _files(kind: str, suffix: str) -> dict[str, str]:
    return {f"@id@{suffix}": f"{HERE}:{kind}{suffix}.txt", "test_@id@.py": f"{HERE}:test_{kind}.py.txt"}


TEMPLATES = Templates(
    (
        Template(
            "race",
            {"en": "a race banner with its tokens", "ru": "народ"},
            _files("race", ".toml"),
            _files("race", ".py"),
            (_tokens(1, 10, 6), DOES),
            _ground,
        ),
        Template(
            "power",
            {"en": "a power badge", "ru": "умение"},
            _files("power", ".toml"),
            _files("power", ".py"),
            (_tokens(0, 5, 4), DOES),
            _ground,
        ),
        Template(
            "rule",
            {"en": "a rule of the house", "ru": "домашнее правило"},
            _files("rule", ".toml"),
            _files("rule", ".py"),
            (DOES,),
            _ground,
        ),
        Template(
            "map",
            {"en": "a map", "ru": "карта"},
            {"@id@.json": f"{HERE}:map.json.txt", "test_@id@_map.py": f"{HERE}:test_map.py.txt"},
            more=_entry,
            piece=False,
        ),
    ),
)
