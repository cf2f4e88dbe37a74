"""How an extra is installed: the command that is told is the one that works where swcore runs."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from swcore.cli.session import opening
from swcore.cli.session.opening import Match
from swcore.cli.setup import Choice
from swcore.cli.terminal import Terminal
from swcore.cli.texts import TEXTS
from swcore.text.extras import how_to_get
from swcore.wording.catalogue import Catalogue
from tests.project.repo import pyproject

EXTRAS = ("drawing", "pictures", "print", "screen", "terminal")


def runs(monkeypatch: pytest.MonkeyPatch, tree: Path | None, prefix: Path, url: str | None = None) -> None:
    """As if swcore ran in an environment, from sources or from a wheel."""

    class Distribution:
        def read_text(self, name: str) -> str | None:
            return url

    monkeypatch.setattr("swcore.text.extras.source_tree", lambda: tree)
    monkeypatch.setattr("swcore.text.extras.metadata.distribution", lambda name: Distribution())
    monkeypatch.setattr(sys, "prefix", str(prefix))
    monkeypatch.setattr(sys, "executable", str(prefix / "bin" / "python"))


def test_in_a_clone_a_target_of_make_installs_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    runs(monkeypatch, tmp_path, tmp_path / ".venv", '{"dir_info": {"editable": true}}')
    monkeypatch.chdir(tmp_path)
    assert [how_to_get(extra) for extra in (*EXTRAS, "testing")] == ["make extras"] * 5 + ["make dev"]
    monkeypatch.chdir("/")
    assert how_to_get("drawing") == f"make -C {tmp_path} extras"


def test_sources_that_are_installed_in_another_environment_are_installed_anew_there(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    tree, home = tmp_path / "clone", tmp_path / "env"
    tree.mkdir()
    runs(monkeypatch, tree, home, '{"dir_info": {"editable": true}, "url": "file:///x"}')
    monkeypatch.chdir(tree)
    assert how_to_get("print") == f'{home}/bin/python -m pip install --editable ".[print]"'
    monkeypatch.chdir(tmp_path)
    assert how_to_get("print") == f'env/bin/python -m pip install --editable "{tree}[print]"'
    runs(monkeypatch, tree, home)  # sources on the path, that were never installed there
    assert how_to_get("print") == f"make -C {tree} extras"


@pytest.mark.parametrize(
    ("prefix", "command"),
    [
        ("/home/ann/env", 'pip install "swcore[drawing]"'),
        ("/home/ann/.local/share/pipx/venvs/swcore", 'pipx runpip swcore install "swcore[drawing]"'),
        (
            "/home/ann/.local/share/uv/tools/swcore",
            'uv pip install --python /home/ann/.local/share/uv/tools/swcore/bin/python "swcore[drawing]"',
        ),
    ],
)
def test_beside_a_wheel_the_tool_that_installed_it_installs_the_extra(
    monkeypatch: pytest.MonkeyPatch, prefix: str, command: str
) -> None:
    runs(monkeypatch, None, Path(prefix))
    assert how_to_get("drawing") == command


def test_the_extra_of_the_terminal_brings_the_whole_screen_and_make_extras_brings_all_for_players() -> None:
    extras = pyproject()["project"]["optional-dependencies"]
    assert [one.partition(">")[0] for one in extras["terminal"]] == ["prompt_toolkit", "textual"]
    assert set(extras["screen"]) <= set(extras["terminal"])
    set_up = Path("scripts/set_up.py").read_text(encoding="utf-8")
    assert f'EXTRAS = ("terminal", {", ".join(f"{one!r}" for one in EXTRAS[:-1])})'.replace("'", '"') in set_up
    assert set(extras) == {*EXTRAS, "games", "testing"}


@pytest.mark.parametrize(
    ("lacking", "plain", "told"),
    [
        ((), False, ""),
        (("textual",), False, "Games on the whole screen, with a map to click on, come with Textual."),
        (("textual",), True, ""),
        (("prompt_toolkit",), False, "Tab completion and history come with prompt_toolkit."),
        (("prompt_toolkit", "textual"), False, "The whole screen, Tab completion and history come with an extra of swcore."),
    ],
)
def test_what_the_terminal_lacks_is_said_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lacking: tuple[str, ...], plain: bool, told: str
) -> None:
    """It went line by line and said nothing."""
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(opening, "installed", lambda library: library not in lacking)
    match = Match(Choice(), Catalogue("en", TEXTS), Terminal(), None, plain=plain)
    match._offer()
    assert capsys.readouterr().out == (f"{told} To install it: {how_to_get('terminal')}\n" if told else "")
