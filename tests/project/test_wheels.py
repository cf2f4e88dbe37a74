"""What users install: the wheels of core and packs, built from source archives, play where nothing else is installed."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from email import message_from_string
from importlib import metadata
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from packaging.requirements import Requirement

from tests.project.repo import PACKS, ROOT, entry_points, pyproject

PROJECTS = {pyproject(folder)["project"]["name"]: folder for folder in (ROOT, *PACKS)}
FACES = ("1a", "1b", "2a", "2b")
# As a frontend builds: an archive from the project, and the wheel from what the archive holds; all in one process.
BUILD = """
import os
import sys
import tarfile
from hatchling.build import build_sdist, build_wheel

for project, out in zip(sys.argv[1::2], sys.argv[2::2]):
    os.chdir(project)
    archive = build_sdist(out)
    with tarfile.open(os.path.join(out, archive)) as packed:
        packed.extractall(out, filter="data")
    os.chdir(os.path.join(out, archive.removesuffix(".tar.gz")))
    build_wheel(out)
"""
PLAY = """
import random
from swcore import Game, load_plugins
from swcore.graph import load_map

SEATS = {"small-world": (2, 3, 4, 5), "warcraft": (2, 3, 4, 5), "tiny-towns": (1, 2, 4, 6)}
for rules, seats in [(load_plugins(name), seats) for name, tables in SEATS.items() for seats in tables]:
    game = Game.new(rules, seats, seed=seats)
    rng = random.Random(seats)
    while not game.over:
        game.apply(rng.choice(game.legal_actions()))
    again = Game.load(game.save())
    assert again.digest() == game.digest()
    boards = game.play.setup.map.split("+") if game.play.setup.map else [f"{seats} towns"]
    print(boards[0] if len(boards) == 1 else f"{len(boards)} islands", len(game.result["winners"]) > 0)
"""


class Installed(NamedTuple):
    """An environment with our wheels."""

    python: Path
    swcore: Path
    wheels: dict[str, Path]


def run(*command: str | Path, cwd: Path) -> str:
    """Run a command, and show what it said when it fails."""
    done = subprocess.run([str(word) for word in command], cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def needed(names: list[str]) -> Iterator[metadata.Distribution]:
    """Yield the distributions that some requirements bring, each once, as they are installed here."""
    todo, seen = list(names), set(PROJECTS)
    while todo:
        wanted = Requirement(todo.pop())
        if wanted.name in seen or (wanted.marker is not None and not wanted.marker.evaluate({"extra": ""})):
            continue
        seen.add(wanted.name)
        found = metadata.distribution(wanted.name)
        yield found
        todo += found.requires or []


def requirements(wheel: Path) -> list[str]:
    """Return what a wheel requires, as it says itself."""
    return facts(wheel).get_all("Requires-Dist") or []


def facts(wheel: Path) -> Any:
    """Return the metadata of a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        name = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        return message_from_string(archive.read(name).decode("utf-8"))


def contents(wheel: Path) -> set[str]:
    """Return the files in a wheel."""
    return set(zipfile.ZipFile(wheel).namelist())


@pytest.fixture(scope="module")
def env(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Build, make an empty environment, install the wheels, and put beside them what they say that they need, no more.

    The libraries are taken from the environment of the tests, so that the network is not needed.
    """
    folder = tmp_path_factory.mktemp("wheels")
    run(
        sys.executable,
        "-c",
        BUILD,
        *(word for name, project in PROJECTS.items() for word in (project, folder / name)),
        cwd=folder,
    )
    wheels = {name: next((folder / name).glob("*.whl")) for name in PROJECTS}
    run(sys.executable, "-m", "venv", "--without-pip", folder / "venv", cwd=folder)
    scripts = folder / "venv" / "bin"
    python = scripts / "python"
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", python)
    run(*pip, "install", "--quiet", "--no-deps", "--no-index", *wheels.values(), cwd=folder)
    home = Path(run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=folder).strip())
    for library in needed([one for wheel in wheels.values() for one in requirements(wheel) if "extra ==" not in one]):
        for file in library.files or []:
            if ".." not in file.parts and file.suffix != ".pyc":
                target = home / file
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(file.locate(), target)
    run(*pip, "check", cwd=folder)
    return Installed(python, scripts / "swcore", wheels)


def test_the_wheels_play_a_game_where_nothing_else_is_installed(env: Installed, tmp_path: Path) -> None:
    told = run(env.python, "-I", "-W", "error", "-c", PLAY, cwd=tmp_path)
    boards = [f"base-{seats}p True" for seats in (2, 3, 4, 5)]
    islands, towns = [f"{seats} islands True" for seats in (2, 3, 4, 5)], [f"{seats} towns True" for seats in (1, 2, 4, 6)]
    assert told.splitlines() == boards + islands + towns


@pytest.mark.parametrize("game", ["small-world", "warcraft", "tiny-towns"])
def test_the_command_line_plays_a_game_there(env: Installed, tmp_path: Path, game: str) -> None:
    words = ("play", game, "--bots", "--players", "2", "--seed", "3", "--lang", "en")
    told = run(env.swcore, *words, cwd=tmp_path)
    assert told == run(env.swcore, *words, cwd=tmp_path)
    assert len(told.splitlines()) > 20
    assert "Traceback" not in told


def test_a_town_is_scored_and_a_home_made_card_joins_there(env: Installed, tmp_path: Path) -> None:
    """The schema of towns and the rules are in the wheel, and what home-made cards import."""
    (tmp_path / "town.json").write_text('{"town": [["windmill", null, null, "farm"]' + ", [null, null, null, null]" * 3 + "]}")
    shutil.copyfile(ROOT / "examples" / "windmill.py", tmp_path / "windmill.py")
    told = run(env.swcore, "towns", "score", "town.json", "--lang", "en", "--piece", "windmill.py", cwd=tmp_path)
    assert "+2 farms in line with windmills" in " ".join(told.split())
    assert "TT-FEED-8" in run(env.swcore, "rules", "TT-FEED-8", "--lang", "en", cwd=tmp_path)


def test_every_piece_is_listed_there(env: Installed, tmp_path: Path) -> None:
    code = (
        "from swcore.hooks.discovery import load_installed as l; x = l(); assert not x.broken; "
        "print(*sorted(p.id for p in x.pieces))"
    )
    assert run(env.python, "-I", "-c", code, cwd=tmp_path).split() == sorted(entry_points())


def test_the_files_that_are_no_code_are_inside(env: Installed) -> None:
    schemas = {f"swcore/schemas/{path.name}" for path in (ROOT / "schemas").glob("*.json")}
    assert len(schemas) >= 2
    assert schemas | {"swcore/py.typed", "swcore/schemas/swcore.d.ts"} <= contents(env.wheels["swcore"])
    maps = {f"swcore_base_game/maps/base-{seats}p.json" for seats in (2, 3, 4, 5)}
    rules = {"swcore_base_game/rules/small_world.md", "swcore_base_game/rules/small_world.ru.md"}
    assert maps | rules | {"swcore_base_game/py.typed"} <= contents(env.wheels["swcore-base-game"])
    boards = {f"swcore_warcraft/maps/{size}-{board}.json" for size in ("large", "medium", "small") for board in FACES}
    clauses = {"swcore_warcraft/rules/warcraft.md"}
    assert boards | clauses | {"swcore_warcraft/py.typed"} <= contents(env.wheels["swcore-warcraft"])
    towns = {"swcore_tiny_towns/rules/tiny_towns.md", "swcore_tiny_towns/schemas/town.schema.json", "swcore_tiny_towns/py.typed"}
    assert towns <= contents(env.wheels["swcore-tiny-towns"])


def test_each_project_is_built_by_the_backend_that_it_names() -> None:
    assert {pyproject(folder)["build-system"]["build-backend"] for folder in PROJECTS.values()} == {"hatchling.build"}


def test_nothing_else_is_inside(env: Installed) -> None:
    """No tests, no caches, and no package of another wheel."""
    for name, wheel in env.wheels.items():
        package = name.replace("-", "_")
        for file in contents(wheel):
            assert file.split("/")[0] in (package, f"{package}-{facts(wheel)['Version']}.dist-info"), file
            assert "__pycache__" not in file
            assert "/tests/" not in file


def test_a_pack_needs_swcore_alone_and_swcore_no_pack(env: Installed) -> None:
    for name, wheel in env.wheels.items():
        plain = {Requirement(one).name for one in requirements(wheel) if "extra ==" not in one}
        if name == "swcore":
            assert plain == {"attrs", "click", "jsonschema", "networkx", "pluggy", "rich"}
            extra = {Requirement(one).name for one in requirements(wheel) if "extra == 'games'" in one.replace('"', "'")}
            assert extra == set(PROJECTS) - {"swcore"}
        else:
            assert plain == {"swcore"}
        assert facts(wheel)["Requires-Python"] == ">=3.11"


def test_without_packs_the_command_line_still_answers(env: Installed, tmp_path: Path) -> None:
    """The core alone: the packs are taken off, and put back."""
    home = Path(run(env.python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=tmp_path).strip())
    packs = [path for path in home.iterdir() if path.name.startswith(("swcore_base_", "swcore_warcraft", "swcore_tiny_towns"))]
    for path in packs:
        shutil.move(path, tmp_path / path.name)
    try:
        assert "play" in run(env.swcore, "--help", cwd=tmp_path)
        code = "from swcore import load_plugins, PluginError\ntry: load_plugins('small-world')\nexcept PluginError as e: print(e)"
        told = run(env.python, "-I", "-c", code, cwd=tmp_path)
        assert told.startswith("There is no game 'small-world': no game is installed. Install the games of swcore: pip install ")
    finally:
        for path in packs:
            shutil.move(tmp_path / path.name, path)
