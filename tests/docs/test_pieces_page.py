"""The page of pieces names what the code has, and the marker of the tutorial works."""

from __future__ import annotations

import re
from inspect import signature
from pathlib import Path
from typing import Any

import pytest

from swcore import Piece, hookimpl
from swcore.conquest import Conquest, Marker, Natives, Place, Power, Race, Rule, effects
from swcore.testing import Scene

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "reference/pieces.md").read_text(encoding="utf-8")
CLASSES = re.findall(r"^\| `(\w+)`(?:, `(\w+)`)? \| `(coins.*|less.*)` \|$", PAGE, re.MULTILINE)


def test_every_field_of_a_conquest_is_named() -> None:
    told = (DOCS / "reference/view.md").read_text(encoding="utf-8").partition("## `Conquest`")[2].partition("## ")[0]
    assert re.findall(r"^\| `(\w+)` ", told, re.MULTILINE) == list(Conquest._fields)


@pytest.mark.parametrize(("names", "told"), [((one, other), told) for one, other, told in CLASSES])
def test_an_effect_class_takes_what_the_page_says(names: tuple[str, str], told: str) -> None:
    for name in filter(None, names):
        own = [part for part in signature(getattr(effects, name)).parameters.values() if part.name not in ("id", "more")]
        shown = (part.name if part.default is part.empty else f"{part.name}={part.default!r}" for part in own)
        assert ", ".join(shown).replace("'", '"') == told


@pytest.mark.parametrize("made", [Race, Power, Marker, Place, Natives, Rule, Piece])
def test_a_constructor_takes_what_the_page_says(made: type[Piece]) -> None:
    own = [one for one in signature(made.__init__).parameters.values() if one.name not in ("self", "id", "more", "unknown")]
    shown = ", ".join(one.name if one.default is one.empty else f"{one.name}={one.default!r}" for one in own).replace("'", '"')
    assert f"| `{made.__name__}` | {f'`{shown}`' if shown else '-'} |" in PAGE.splitlines()


def test_the_beavers_of_the_tutorial_build_a_palisade() -> None:
    text = (DOCS / "tutorial/first-race.md").read_text(encoding="utf-8")
    code = next(block for block in re.findall(r"```python\n(.*?)```", text, re.DOTALL) if "Beavers" in block)
    made: dict[str, Any] = {"Race": Race, "hookimpl": hookimpl}
    exec(code, made)
    scene = Scene({"a": "hill edge", "b": "swamp"}, with_pieces=[made["beavers"], made["palisade"]])
    scene.army(0, "home.beavers", "base.hill", {"a": 1}, hand=5)
    scene.turn(0, "conquer").apply("conquer b")
    assert scene.marks("b") == ["home.palisade"]
