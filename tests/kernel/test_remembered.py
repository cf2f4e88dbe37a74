"""What was read of the metadata of distributions is kept, noticed when it changes, and missed by nobody when it is gone."""

from __future__ import annotations

import json
import os
import shutil
import sys
import time
from collections.abc import Callable
from importlib import metadata
from pathlib import Path

import pytest

from swcore.hooks import remembered
from swcore.hooks.installed import installed, read_index
from swcore.hooks.records import Record, read_record
from swcore.hooks.remembered import Memory, cache_file
from swcore.text.folders import cache_folder, config_folder, state_folder
from swcore.text.stores import read_store, write_store
from tests.kernel.dists import GNOLLS, make_distribution

OLD = time.time() - 3_600


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder on the path, and a cache of its own."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.syspath_prepend(str(tmp_path / "site"))
    (tmp_path / "site").mkdir()
    return tmp_path / "site"


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The distributions whose metadata was read, by the name of their folder."""
    found: list[str] = []

    def told(dist: metadata.Distribution) -> Record:
        found.append(Path(str(getattr(dist, "_path", ""))).name)
        return read_record(dist)

    monkeypatch.setattr(remembered, "read_record", told)
    return found


def new_process() -> None:
    """Forget what this process remembers, as another process does not know it."""
    remembered._memory = Memory()


def make_old(info: Path) -> None:
    """Let the metadata look as if it had been there for an hour: what was touched just now is not trusted to stay."""
    for file in info.iterdir():
        os.utime(file, (OLD, OLD))


def gnolls(folder: Path, name: str = "home-pack", version: str = "1.2.3") -> Path:
    make_distribution(folder, GNOLLS, {f"{name.partition('-')[0]}.gnolls": "gnolls"}, name=name, version=version)
    info = folder / f"{name.replace('-', '_')}-{version}.dist-info"
    make_old(info)
    return info


def ids() -> list[str]:
    return [one.name for one in installed() if one.name.endswith("gnolls")]


@pytest.mark.parametrize("process", ["the same", "another"])
def test_what_has_not_changed_is_read_once(folder: Path, reads: list[str], process: str) -> None:
    gnolls(folder)
    first = read_index()
    assert "home_pack-1.2.3.dist-info" in reads
    reads.clear()
    if process == "another":
        new_process()
    assert read_index() == first
    assert reads == []


def test_what_is_installed_edited_replaced_and_removed_is_noticed(folder: Path, reads: list[str]) -> None:
    info = gnolls(folder)
    assert ids() == ["home.gnolls"]
    gnolls(folder, "cave-pack")
    reads.clear()
    new_process()
    assert ids() == ["cave.gnolls", "home.gnolls"]
    assert reads == ["cave_pack-1.2.3.dist-info"]
    entry_points = info / "entry_points.txt"
    entry_points.write_text(entry_points.read_text(encoding="utf-8").replace("home.gnolls", "hill.gnolls"), encoding="utf-8")
    os.utime(entry_points, (OLD, OLD))  # as old as it was, and as long: the system knows better
    assert ids() == ["cave.gnolls", "hill.gnolls"]
    shutil.rmtree(info)
    gnolls(folder, version="2.0")
    assert [one.version for one in installed() if one.name == "home.gnolls"] == ["2.0"]
    shutil.rmtree(folder / "cave_pack-1.2.3.dist-info")
    assert ids() == ["home.gnolls"]
    new_process()
    assert ids() == ["home.gnolls"]


def test_a_version_that_changes_in_place_is_noticed(folder: Path) -> None:
    info = gnolls(folder)
    assert ids()
    text = (info / "METADATA").read_text(encoding="utf-8")
    (info / "METADATA").write_text(text.replace("1.2.3", "1.2.4"), encoding="utf-8")
    assert [one.version for one in installed() if one.name == "home.gnolls"] == ["1.2.4"]


def test_a_requirement_is_looked_up_anew_though_nothing_of_the_pack_has_changed(folder: Path) -> None:
    make_distribution(folder, GNOLLS, {"home.gnolls": "gnolls"}, requires=["cave-pack>=2"])
    make_old(folder / "home_pack-1.2.3.dist-info")
    told = [one.unmet for one in installed() if one.name == "home.gnolls"]
    gnolls(folder, "cave-pack", version="2.5")
    told += [one.unmet for one in installed() if one.name == "home.gnolls"]
    assert told == ["it requires cave-pack>=2, which is not installed", ""]


@pytest.mark.parametrize("process", ["the same", "another"])
def test_what_was_touched_just_now_is_not_trusted(folder: Path, reads: list[str], process: str) -> None:
    """It may change again within the same tick of the clock of its disk."""
    make_distribution(folder, GNOLLS, {"home.gnolls": "gnolls"})
    assert ids() == ["home.gnolls"]
    if process == "another":
        new_process()
    assert ids() == ["home.gnolls"]
    assert reads.count("home_pack-1.2.3.dist-info") == 2


def test_what_is_gone_leaves_the_file(folder: Path) -> None:
    info = gnolls(folder)
    ids()
    shutil.rmtree(info)
    gnolls(folder, "cave-pack")
    ids()
    file = cache_file("plugins")
    assert file is not None
    kept = [Path(path).name for path in json.loads(file.read_text(encoding="utf-8"))["distributions"]]
    assert "cave_pack-1.2.3.dist-info" in kept
    assert info.name not in kept


DAMAGE: dict[str, str] = {
    "empty": "",
    "no JSON": "{",
    "a list": "[]",
    "no distributions": '{"format": "{form}"}',
    "distributions in a list": '{"format": "{form}", "distributions": []}',
    "another format": '{"format": "0", "distributions": {"{path}": [[], [true, "x", "1", "", [], []]]}}',
    "deep": "[" * 100_000,
    "stamps that are none": '{"format": "{form}", "distributions": {"{path}": [5, [true, "x", "1", "", [], []]]}}',
    "stamps of words": '{"format": "{form}", "distributions": {"{path}": [[["x"]], [true, "x", "1", "", [], []]]}}',
    "a row of numbers": '{"format": "{form}", "distributions": {"{path}": 5}}',
    "a short row": '{"format": "{form}", "distributions": {"{path}": [{stamp}, [true]]}}',
    "words that are none": '{"format": "{form}", "distributions": {"{path}": [{stamp}, [true, 1, 2, 3, [], []]]}}',
    "entries that are none": '{"format": "{form}", "distributions": {"{path}": [{stamp}, [true, "x", "1", "", [7], []]]}}',
    "requirements that are none": '{"format": "{form}", "distributions": {"{path}": [{stamp}, [true, "x", "1", "", [], [7]]]}}',
}


@pytest.mark.parametrize("how", DAMAGE)
def test_a_damaged_file_is_as_good_as_none(folder: Path, how: str) -> None:
    info = gnolls(folder)
    before = read_index()
    file = cache_file("plugins")
    assert file is not None
    text = DAMAGE[how].replace("{form}", remembered.FORMAT).replace("{path}", str(info))
    file.write_text(text.replace("{stamp}", json.dumps(remembered._stamp(str(info)))), encoding="utf-8")
    new_process()
    assert read_index() == before


def a_file(place: Path) -> None:
    place.write_text("", encoding="utf-8")


def a_closed_folder(place: Path) -> None:
    (place / "swcore").mkdir(parents=True)
    (place / "swcore").chmod(0o500)


def a_folder_for_the_file(place: Path) -> None:
    file = cache_file("plugins")
    assert file is not None
    file.mkdir(parents=True)


@pytest.mark.parametrize("block", [a_file, a_closed_folder, a_folder_for_the_file])
def test_a_cache_that_cannot_be_written_is_no_misfortune(folder: Path, tmp_path: Path, block: Callable[[Path], None]) -> None:
    block(tmp_path / "cache")
    gnolls(folder)
    assert ids() == ids() == ["home.gnolls"]
    new_process()
    assert ids() == ["home.gnolls"]


def test_without_a_home_there_is_no_cache(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere() -> Path:
        raise RuntimeError("no home")

    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setattr(Path, "home", nowhere)
    gnolls(folder)
    assert cache_file("plugins") is None
    assert ids() == ["home.gnolls"]


def test_what_pip_was_stopped_removing_counts_no_more(folder: Path) -> None:
    gnolls(folder).rename(folder / "~ome_pack-1.2.3.dist-info")
    gnolls(folder, version="2.0")
    assert [one.version for one in installed() if one.name == "home.gnolls"] == ["2.0"]


# -- stores and folders


def test_a_store_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "store.json"
    write_store(file, {"a": 1})
    with pytest.raises(TypeError):
        write_store(file, {"a": object()})
    assert read_store(file) == {"a": 1}
    assert [one.name for one in file.parent.iterdir()] == ["store.json"]


def test_a_link_to_a_store_stays_one(tmp_path: Path) -> None:
    (tmp_path / "link.json").symlink_to(tmp_path / "real.json")
    write_store(tmp_path / "link.json", {"a": 1})
    assert (tmp_path / "link.json").is_symlink()
    assert read_store(tmp_path / "real.json") == {"a": 1}


FOLDERS = [
    (config_folder, "linux", "XDG_CONFIG_HOME", ".config"),
    (cache_folder, "linux", "XDG_CACHE_HOME", ".cache"),
    (state_folder, "linux", "XDG_STATE_HOME", ".local/state"),
    (config_folder, "darwin", "XDG_CONFIG_HOME", "Library/Application Support"),
    (cache_folder, "darwin", "XDG_CACHE_HOME", "Library/Caches"),
    (state_folder, "darwin", "XDG_STATE_HOME", ".local/state"),
]


@pytest.mark.parametrize(("folder_of", "system", "variable", "usual"), FOLDERS)
def test_the_folders_are_those_of_the_system(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, folder_of: Callable[[], Path], system: str, variable: str, usual: str
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv(variable, "relative")  # the specification: to be ignored
    assert folder_of() == tmp_path / usual / "swcore"
    monkeypatch.setenv(variable, str(tmp_path / "given"))
    assert folder_of() == tmp_path / "given" / "swcore"
