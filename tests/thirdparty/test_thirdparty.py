"""The packs of strangers go on working unchanged: installed from their wheels they pass their own tests."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import zipfile
from importlib import metadata
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PACKS = sorted(path.parent for path in HERE.glob("*/pyproject.toml"))
FROZEN: dict[str, str] = json.loads((HERE / "frozen.json").read_text(encoding="utf-8"))
BUILD = """
import os
import sys
from hatchling.build import build_wheel

for folder in sys.argv[2:]:
    os.chdir(folder)
    build_wheel(sys.argv[1])
"""
# All together, and each family with the pieces of its own games.
PLAY = """
import random
from swcore import Game, load_plugins
from swcore.testing import check_conquest, check_history, check_pieces, check_undo, play_random
from swcore_tiny_towns.testing import check_towns

PACKS = {"small-world": ("fenfolk", "beacons", "seasons", "twinlakes"), "warcraft": ("relics",), "tiny-towns": ("riverside",)}
for name, packs in PACKS.items():
    rules = load_plugins(name, with_pieces=packs)
    assert not rules.broken, rules.broken
    mine = [id for id in rules.pieces if id.partition(".")[0] in packs]
    featured = [id for id in mine if rules.pieces[id].kind in ("race", "power")]
    game = Game.new(rules, 3, seed=11, featured=featured)
    play_random(game, random.Random(11).randrange)
    assert game.over
    (check_towns if name == "tiny-towns" else check_conquest)(game)
    check_history(game)
    check_undo(game)
    assert Game.load(game.save()).digest() == game.digest()  # by what is installed
    if mine:
        check_pieces([rules.pieces[id] for id in mine], game=name, quick=True)
    print(name, len(mine))
"""


def files() -> dict[str, str]:
    """Return the hash of every file of the packs."""
    found = [path for pack in PACKS for path in sorted(pack.rglob("*")) if path.is_file() and "__pycache__" not in path.parts]
    return {path.relative_to(HERE).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in found}


def run(*words: str | Path, cwd: Path, path: Path | None = None) -> str:
    """Run a command, and show what it said when it fails."""
    variables = {**os.environ, "PYTHONPATH": str(path)} if path else os.environ
    done = subprocess.run([str(word) for word in words], cwd=cwd, env=variables, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the wheels of all packs are installed: what pip does for pure wheels is to unpack them."""
    folder = tmp_path_factory.mktemp("thirdparty")
    run(sys.executable, "-c", BUILD, folder, *PACKS, cwd=folder)
    for wheel in folder.glob("*.whl"):
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(folder / "home")
    return folder / "home"


def test_the_packs_are_as_they_were_published() -> None:
    """They are never changed: if one fails, swcore has broken its promise (docs/explanation/hook-api.md)."""
    assert files() == FROZEN


def test_each_pack_is_complete_and_says_its_hook_api(home: Path) -> None:
    assert len(PACKS) == 6
    installed = {dist.name: dist for dist in metadata.distributions(path=[str(home)])}
    assert len(installed) == 6
    for pack in PACKS:
        assert {"README.md", "LICENSE", "pyproject.toml", "tests"} <= {path.name for path in pack.iterdir()}
    for dist in installed.values():
        groups = dist.entry_points
        assert [one.name for one in groups.select(group="swcore.hook_api")] == ["1"]
        assert groups.select(group="swcore.plugins")
    assert {(pack / "src").exists() for pack in PACKS} == {True, False}, "both layouts are there"


@pytest.mark.timeout(240)
def test_the_packs_pass_their_own_tests(home: Path) -> None:
    """Warnings are errors there, too: none of them uses what is deprecated."""
    options = ("-q", "-p", "no:cacheprovider", "--import-mode=importlib", "-W", "error", "-c", os.devnull, "--rootdir", home)
    told = run(sys.executable, "-P", "-m", "pytest", *options, *(pack / "tests" for pack in PACKS), cwd=home, path=home)
    assert "100%" in told


@pytest.mark.timeout(240)
def test_the_packs_play_together(home: Path) -> None:
    told = run(sys.executable, "-P", "-W", "error", "-c", PLAY, cwd=home, path=home)
    assert told.splitlines() == ["small-world 10", "warcraft 3", "tiny-towns 3"]
