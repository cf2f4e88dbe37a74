"""The public names: a name that comes or goes is a decision, not an accident."""

from __future__ import annotations

import importlib
import inspect
import json

import pytest

from swcore import Game
from tests.project.repo import DATA

NAMED: dict[str, list[str]] = json.loads((DATA / "public_names.json").read_text(encoding="utf-8"))
NAMES = {module: names for module, names in NAMED.items() if not module[module.rfind(".") + 1].isupper()}


@pytest.mark.parametrize("module", NAMES)
def test_the_public_names_are_those_of_the_list(module: str) -> None:
    """After a wanted change write the new names into tests/data/public_names.json, and a line into CHANGELOG.md."""
    assert sorted(importlib.import_module(module).__all__) == NAMES[module]


@pytest.mark.parametrize("module", NAMES)
def test_every_public_name_is_there_and_has_a_docstring(module: str) -> None:
    found = importlib.import_module(module)
    assert (found.__doc__ or "").strip()
    for name in found.__all__:
        value = getattr(found, name)
        documented = inspect.isclass(value) or inspect.isroutine(value)  # a constant or an alias of a type has no docstring
        assert not documented or (value.__doc__ or "").strip(), name


def test_the_public_parts_of_a_game_are_those_of_the_list() -> None:
    assert sorted(name for name in dir(Game) if not name.startswith("_")) == NAMED["swcore.Game"]
