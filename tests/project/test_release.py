"""A release: one version for swcore and its packs, and the files that are uploaded."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from packaging.specifiers import SpecifierSet

import swcore
from scripts import dist, set_up, set_version
from tests.project.repo import PACKS, ROOT, pyproject

APPS = sorted(path.parent for path in (ROOT / "apps").glob("*/pyproject.toml"))
SERVERS = {"swcore-lab", "swcore-rl", "swcore-server"}
NAMES = {"swcore", "swcore-base-game", "swcore-base-races", "swcore-base-powers", "swcore-warcraft", "swcore-tiny-towns"}


def test_every_place_says_the_one_version() -> None:
    written = set_version.written(swcore.__version__)
    assert {path.parent for path in written} == {ROOT, ROOT / "swcore", *PACKS, *APPS}
    for path, text in written.items():
        assert path.read_text(encoding="utf-8") == text, f"make version ARGS={swcore.__version__}"


@pytest.mark.parametrize("version", ["0.2.0", "1.0.3", "0.2.0rc1", "0.3.0.dev0"])
def test_a_version_is_set_wherever_it_stands(version: str) -> None:
    texts = set_version.written(version)
    assert [text.count(version) >= 1 for text in texts.values()] == [True] * (len(PACKS) + len(APPS) + 2)
    assert texts[ROOT / "pyproject.toml"].count(f"=={version}") == len(PACKS)
    assert set_version.VERSION.fullmatch(version)


@pytest.mark.parametrize(
    ("version", "goes", "not_with"),
    [
        ("0.1.0", ["0.1.0", "0.1.7"], ["0.0.9", "0.2.0", "0.2.0.dev0"]),
        ("0.2.0.dev0", ["0.2.0.dev0", "0.2.0", "0.2.1"], ["0.1.9", "0.3.0"]),
        ("1.4.2", ["1.4.0", "1.4.9"], ["1.3.9", "1.5.0"]),
    ],
)
def test_a_pack_goes_with_the_releases_of_one_second_number(version: str, goes: list[str], not_with: list[str]) -> None:
    bound = SpecifierSet(set_version.bound(version))
    assert [one for one in [*goes, *not_with] if bound.contains(one, prereleases=True)] == goes


def test_the_games_of_swcore_are_its_packs_in_its_version() -> None:
    games = pyproject()["project"]["optional-dependencies"]["games"]
    assert sorted(games) == sorted(f"{name}=={swcore.__version__}" for name in NAMES - {"swcore"})
    assert {pyproject(folder)["project"]["name"] for folder in (ROOT, *PACKS)} == NAMES


def test_a_release_is_an_archive_and_a_wheel_of_each() -> None:
    names = {name.replace("-", "_") for name in NAMES | SERVERS}
    assert {pyproject(folder)["project"]["name"] for folder in APPS} == SERVERS
    assert dist.files("1.2.3") == {f"{name}-1.2.3{end}" for name in names for end in (".tar.gz", "-py3-none-any.whl")}


def test_playing_installs_no_tools() -> None:
    """What it installs is swcore with its packs, and the extra of the terminal; every other target brings the tools."""
    assert set_up.projects(extras=False) == [f"{ROOT}[terminal]", *map(str, PACKS)]
    assert set_up.projects(extras=True) == [f"{ROOT}[terminal,drawing,pictures,print,screen]", *map(str, PACKS)]
    rules = re.findall(r"^([a-z][\w -]*):(?!=) *(.*)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    needs = {target: set(words.split()) for targets, words in rules for target in targets.split()}
    assert needs["play"] == {"$(PLAY)"}
    assert {target for target, words in needs.items() if not words} == {
        "help",
        "version",
        "clean",
        "typescript",
        "typescript-tools",
    }
    assert all(
        words <= {"$(STAMP)", "$(SITE)", "$(DIST)", "$(SERVER)", "$(LEARN)", "$(EXTRAS)", "$(RAY)", *needs}
        for target, words in needs.items()
        if target != "play"
    )


def test_the_pip_of_this_python_is_found() -> None:
    """It is run from its archive, so that playing needs none of its own."""
    found = set_up.bundled()
    assert found is None or (found.name.startswith("pip-") and found.is_file())


@pytest.mark.parametrize("name", ["LICENSE", "NOTICE"])
def test_every_pack_carries_the_licence_and_the_notice(name: str) -> None:
    """They are uploaded one by one."""
    assert {(pack / name).read_bytes() for pack in (*PACKS, *APPS)} == {Path(ROOT, name).read_bytes()}
