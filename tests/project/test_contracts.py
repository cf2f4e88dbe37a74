"""The import contracts can fail: a violation planted in a scratch copy is reported, for every arrow and every contract."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from itertools import pairwise
from pathlib import Path

import pytest

from tests.project.repo import PACKS, ROOT

SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
CONTRACTS = {contract["name"]: contract for contract in SETTINGS["contracts"]}
WIDE = {**os.environ, "COLUMNS": "200"}  # no line of a report is broken
LAYERED = [name for name, contract in CONTRACTS.items() if contract["type"] == "layers"]


def rooms(layer: str) -> list[str]:
    """Return the modules of a layer as the settings write it."""
    return re.findall(r"\w+", layer)


def planted() -> dict[str, list[tuple[str, str]]]:
    """Return by contract the imports (importer, imported) that break it: one for every arrow between neighbouring layers."""
    found: dict[str, list[tuple[str, str]]] = {}
    for name in LAYERED:
        box, layers = CONTRACTS[name]["containers"][0], CONTRACTS[name]["layers"]
        for upper, lower in pairwise(layers):
            pairs = [(f"{box}.{low}", f"{box}.{up}") for low in rooms(lower) for up in rooms(upper)]
            found.setdefault(name, []).extend(pairs)
        for layer in layers:
            beside = [f"{box}.{room}" for room in rooms(layer)]
            found[name] += list(pairwise(beside))
    found["rich and click stand only in cli"] = [
        (module, library)
        for module in CONTRACTS["rich and click stand only in cli"]["source_modules"]
        for library in ("click", "rich")
    ]
    pages = "Pages of a pack are data; a command of its own uses what the command line has"
    found[pages] = [("swcore_tiny_towns.terminal", library) for library in CONTRACTS[pages]["forbidden_modules"]]
    textual = CONTRACTS["Textual stands only in the window"]["source_modules"]
    found["Textual stands only in the window"] = [(module, "textual") for module in textual]
    found["No network in swcore"] = [("swcore.protocol", "asyncio"), ("swcore.text", "socket")]
    found["swcore knows no pack"] = [("swcore.text", pack.name) for pack in packages()]
    alone = "The server speaks with games by the protocol alone"
    found[alone] = [(CONTRACTS[alone]["source_modules"][0], room) for room in CONTRACTS[alone]["forbidden_modules"]]
    found[alone] += [(module, "swcore.engine") for module in CONTRACTS[alone]["source_modules"]]
    found["The server knows no pack"] = [("swcore_server.house", pack.name) for pack in packages()]
    learning = "Programs that learn know no pack, no terminal and no server"
    found[learning] = [("swcore_rl.table", room) for room in CONTRACTS[learning]["forbidden_modules"]]
    found["Packs do not know each other"] = [
        ("swcore_base_races", "swcore_base_powers"),
        ("swcore_warcraft", "swcore_tiny_towns"),
    ]
    found["Tiny Towns lives on the kernel alone"] = [("swcore_tiny_towns.cards", "swcore.conquest")]
    found["Private modules stay inside their package"] = [("swcore.game", "swcore.engine._private")]
    return found


def packages() -> list[Path]:
    """Return the packages of the packs."""
    return [next(pack.glob("swcore_*/__init__.py")).parent for pack in PACKS]


def sources() -> list[Path]:
    """Return the packages that the contracts speak of."""
    return [ROOT / "swcore", *packages(), *(ROOT / "apps" / app / f"swcore_{app}" for app in ("rl", "server"))]


def file_of(copy: Path, module: str) -> Path:
    path = copy / Path(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def lint(copy: Path) -> str:
    """Return what the linter says of a copy."""
    code = "import sys; sys.path.insert(0, '.'); from importlinter.cli import lint_imports_command; lint_imports_command()"
    command = [sys.executable, "-c", code, "--no-cache", "--config", "pyproject.toml"]
    return subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False, env=WIDE).stdout


@pytest.fixture(scope="module")
def reports(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What is said of each contract when its violations stand in a copy of the sources of their own."""
    found = {}
    for name, imports in planted().items():
        copy = tmp_path_factory.mktemp("planted")
        for source in sources():
            shutil.copytree(source, copy / source.name, ignore=shutil.ignore_patterns("__pycache__", "*.md", "*.json"))
        for folder in (copy / "swcore").iterdir():
            if folder.is_dir():
                (folder / "_private.py").write_text('"""Private."""\n', encoding="utf-8")
        for importer, imported in imports:
            with file_of(copy, importer).open("a", encoding="utf-8") as file:
                file.write(f"\nimport {imported}\n")
        settings = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
        (copy / "pyproject.toml").write_text(only(settings, name), encoding="utf-8")
        found[name] = lint(copy)
    return found


def only(settings: str, name: str) -> str:
    """Return the settings of the linter with one contract alone."""
    head, *contracts = settings[settings.index("[tool.importlinter]") :].split("[[tool.importlinter.contracts]]")
    return head + "".join(f"[[tool.importlinter.contracts]]{one}" for one in contracts if f'name = "{name}"' in one)


def test_every_contract_has_its_violations() -> None:
    assert planted().keys() == CONTRACTS.keys()


@pytest.mark.parametrize("name", CONTRACTS)
def test_a_planted_violation_is_reported(reports: dict[str, str], name: str) -> None:
    assert f"{name} BROKEN" in reports[name]
    for importer, imported in planted()[name]:
        assert re.search(rf"{re.escape(importer)} -> {re.escape(imported)} \(l", " ".join(reports[name].split())), (
            importer,
            imported,
        )
