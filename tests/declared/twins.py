"""Pieces of the first-party packs said again without code, and what the tests of both share."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from swcore import Piece, Ruleset, load_plugins
from swcore.authoring import dialect_of
from swcore.authoring.building import built
from swcore.authoring.source import read_source
from tests.authoring.pieces import EXAMPLES

ROOT = Path(__file__).parents[2]
FOLDERS = {"small-world": "small_world", "warcraft": "warcraft", "tiny-towns": "towns"}


@cache
def twins(game: str) -> tuple[Piece, ...]:
    """Return the twins of the pieces of a game, by the ids of the originals."""
    sources = [read_source(path) for path in sorted((EXAMPLES / FOLDERS[game]).glob("*.toml"))]
    rules = load_plugins(game)
    return tuple(built(dialect_of(rules), rules, sources)[0])


@cache
def with_twins(game: str, without: frozenset[str] = frozenset()) -> Ruleset:
    """Return the rules of a game in which twins stand for their originals.

    Args:
        game: the game.
        without: ids of the pieces that stay as they are.
    """
    rules = load_plugins(game)
    mine = {piece.id: piece for piece in twins(game) if piece.id not in without}
    others = [piece for piece in rules.pieces.values() if piece.id not in mine]
    return load_plugins(rules.book, pieces=[rules.book, *others, *mine.values()])


def scene_tests(folder: str, names: Iterable[str]) -> tuple[dict[str, Callable[..., Any]], list[ModuleType]]:
    """Return the tests of some modules under names of their own, and the modules, so that another module collects them again.

    Args:
        folder: below tests.
        names: names of the modules.
    """
    found: dict[str, Callable[..., Any]] = {}
    modules = []
    for name in names:
        module = _module(ROOT / "tests" / folder / f"{name}.py")
        modules.append(module)
        for test, function in vars(module).items():
            if test.startswith("test_"):
                found[f"test_{name.removeprefix('test_')}__{test.removeprefix('test_')}"] = function
    return found, modules


def _module(path: Path) -> ModuleType:
    """Return a copy of a test module of its own: what is replaced in it does not touch the tests of the original."""
    name = f"twins_of_{'_'.join(path.relative_to(ROOT).with_suffix('').parts)}"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module
