"""Every class of a listed module is native in the compiled build. Run by `make test-compiled` against the installed wheels."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from enum import Enum
from importlib.util import find_spec
from pathlib import Path

import pytest

from hatch_build import native
from tests.project.repo import PACKS, ROOT, pyproject

pytestmark = pytest.mark.compiled

# The classes that random play spends its time in: each must be native, whatever the lists of modules say.
HOT = (
    "swcore.conquest.attack.targets.Survey",
    "swcore.conquest.attack.ways.Way",
    "swcore.conquest.position.actions.Conquer",
    "swcore.conquest.position.board.Ground",
    "swcore.conquest.position.kits.Kit",
    "swcore.conquest.position.tables.Tables",
    "swcore.conquest.position.army.Army",
    "swcore.conquest.position.state.ConquestState",
    "swcore.conquest.position.view.View",
    "swcore.engine.actions.Action",
    "swcore.engine.frames.Decision",
    "swcore.engine.machine.Machine",
    "swcore.engine.ruleset.Ruleset",
)
# Classes that stay plain on purpose: dictionaries that fill themselves, and numbers that games give by name.
LEFT = {
    "swcore.conquest.evaluation.forecast.Weights",
    "swcore.conquest.position.board._Around",
    "swcore.conquest.position.board._Bits",
}
# What mypyc leaves to Python by design: their instances are tuples, members or exceptions.
PLAIN = (tuple, Enum, BaseException)


def modules() -> list[str]:
    """Return the names of the modules that are listed."""
    found = []
    for folder in (ROOT, *PACKS):
        spec = find_spec(pyproject(folder)["project"]["name"].replace("-", "_"))
        assert spec is not None
        found += [name.removesuffix(".py").replace("/", ".") for name in native(folder, Path(str(spec.origin)).parents[1])]
    return [name.removesuffix(".__init__") for name in found]


def classes() -> Iterator[type]:
    """Yield the classes that the listed modules define, but those that are left to Python by design."""
    for name in modules():
        for value in vars(importlib.import_module(name)).values():
            if isinstance(value, type) and value.__module__ == name and not issubclass(value, PLAIN):
                yield value


def is_native(cls: type) -> bool:
    """Return whether a class was compiled, and its instances hold no dictionary: attributes stand at fixed places."""
    return "__mypyc_attrs__" in vars(cls) and cls.__dictoffset__ == 0


def full(cls: type) -> str:
    """Return the name of a class with its module."""
    return f"{cls.__module__}.{cls.__qualname__}"


def interpreted(cls: type) -> list[str]:
    """Return what of a class and its bases is not native."""
    return [full(base) for base in cls.__mro__ if base is not object and not is_native(base)]


def test_every_listed_module_is_native_and_stands_where_packages_are_installed() -> None:
    files = {name: Path(str(importlib.import_module(name).__file__)) for name in modules()}
    assert len(files) > 30
    assert [name for name, file in files.items() if file.suffix == ".py"] == []
    assert [name for name, file in files.items() if "site-packages" not in file.parts] == []


def test_every_class_of_a_listed_module_is_native_with_its_bases() -> None:
    found = {full(cls): interpreted(cls) for cls in classes()}
    assert len(found) > 10
    assert {name for name, bases in found.items() if bases} == LEFT


@pytest.mark.parametrize("name", HOT)
def test_a_hot_class_is_native(name: str) -> None:
    module, _, own = name.rpartition(".")
    assert interpreted(getattr(importlib.import_module(module), own)) == []
