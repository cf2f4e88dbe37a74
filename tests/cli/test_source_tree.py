"""swcore run from the folder of its sources names the command that works there (G7)."""

from __future__ import annotations

import sys
from importlib import metadata
from pathlib import Path

import pytest

from swcore import PluginError, load_plugins
from swcore.hooks.index import Index
from swcore.hooks.requirements import required
from swcore.text.needed import LIBRARIES, need
from swcore.text.source_tree import command_here
from tests.cli.conftest import Run


@pytest.fixture
def sources(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """As if swcore ran from its sources, in a folder where nothing is set up."""
    monkeypatch.setattr("swcore.text.source_tree.source_tree", lambda: tmp_path)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.usefixtures("sources")
def test_g7_among_the_sources_the_error_names_the_command_that_works_there(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    monkeypatch.setattr(metadata, "distributions", lambda: iter(()))
    with pytest.raises(PluginError) as caught:
        load_plugins("small-world")
    assert caught.value.hint == "Here, among its sources, this command works: make play."
    assert "Здесь, в папке с исходным кодом, работает команда: make play." in run("play", "--lang", "ru").stderr
    monkeypatch.setattr("swcore.hooks.installed.read_index", Index)
    assert run("plugins").stdout.endswith("this command works: make play.\n")


def test_g7_where_the_sources_are_set_up_the_command_is_the_one_that_was_set_up(
    sources: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (sources / ".venv" / "bin").mkdir(parents=True)
    (sources / ".venv" / "bin" / "swcore").touch()
    assert command_here() == ".venv/bin/swcore play"
    monkeypatch.chdir("/")
    assert command_here() == f"{sources}/.venv/bin/swcore play"
    (sources / ".venv" / "bin" / "swcore").unlink()
    assert command_here() == f"make -C {sources} play"


@pytest.mark.usefixtures("sources")
def test_g7_sources_that_lack_a_library_leave_with_that_command(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    need(["no_such_library"])  # another program imports swcore: it is told by Python
    monkeypatch.setattr(sys, "argv", ["-m"])
    need()
    for language, told in (("C.UTF-8", "lacks no_such_library"), ("ru_RU.UTF-8", "нет no_such_library")):
        monkeypatch.setenv("LANG", language)
        with pytest.raises(SystemExit, match=rf"{told}\..*: make play$"):
            need(["no_such_library"])


def test_g7_what_is_looked_for_is_what_swcore_requires() -> None:
    assert sorted(LIBRARIES) == sorted(one.name for one in required("swcore") if not one.conditional)
