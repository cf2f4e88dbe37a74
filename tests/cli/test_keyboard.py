"""C1: the keyboard of a game - editing, history and completion where prompt_toolkit is, plain lines where it is not."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from swcore import Game
from swcore.bots import make_bot
from swcore.cli.session import keyboard, lines
from swcore.cli.session.complete import Completer
from swcore.cli.session.editor import line_editor
from swcore.cli.session.lines import Lines, ending
from swcore.testing import Scene
from tests.cli.conftest import Screen

UP, HOME, CTRL_C, CTRL_D, ENTER = "\x1b[A", "\x1b[H", "\x03", "\x04", "\r"


@pytest.fixture
def keys() -> Iterator[Any]:
    """Where keys are typed."""
    from prompt_toolkit.input import create_pipe_input

    with create_pipe_input() as pipe:
        yield pipe


def reader(keys: Any, path: Path | None = None) -> Any:
    from prompt_toolkit.output import DummyOutput

    return keyboard.reader(path, lambda text: [], lambda text: "", input=keys, output=DummyOutput())


def test_the_arrow_keys_edit_the_line_c1(keys: Any) -> None:
    """C1: `There is no action '\\x1b[A'` was the answer to an arrow."""
    keys.send_text("onquer r05" + HOME + "c" + ENTER)
    assert reader(keys)("> ") == "conquer r05"


def test_an_arrow_upwards_brings_the_last_line_back_c1(keys: Any, tmp_path: Path) -> None:
    """C1: the history of one game is there in the next; numbers of a list that has gone are not kept."""
    read = reader(keys, tmp_path / "new" / "small-world")
    for line in ("conquer r05", "3", "conquer r07", "conquer r07"):
        keys.send_text(line + ENTER)
        read("> ")
    assert (tmp_path / "new" / "small-world").read_text() == "conquer r05\nconquer r07\n"
    keys.send_text(UP + UP + ENTER)
    assert reader(keys, tmp_path / "new" / "small-world")("> ") == "conquer r05"


@pytest.mark.parametrize(
    ("text", "words", "whole"),
    [
        ("conquer r1", ("r12", "r05"), ["r12"]),
        ("?", ("conquer", "done"), ["conquer", "done"]),
        ("?con", ("conquer", "done"), ["conquer"]),
        ("pick or", ("base.orcs", "base.elves"), ["base.orcs"]),  # of an id the last part is enough
    ],
)
def test_tab_completes_the_last_word_c1(text: str, words: tuple[str, ...], whole: list[str]) -> None:
    """C1: what was begun is replaced by the whole word."""
    from prompt_toolkit.document import Document

    found = list(keyboard._Words(lambda _: [(word, "") for word in words]).get_completions(Document(text), None))
    assert [one.text for one in found] == whole
    assert {-one.start_position for one in found} == {len(text.split(" ")[-1].lstrip("?"))}


def test_ctrl_c_and_ctrl_d_are_told_apart_c2(keys: Any) -> None:
    """C2: the one cancels the line, the other leaves."""
    keys.send_text("conq" + CTRL_C)
    with pytest.raises(KeyboardInterrupt):
        reader(keys)("> ")
    keys.send_text(CTRL_D)
    with pytest.raises(EOFError):
        reader(keys)("> ")


def test_what_may_come_next_is_read_off_the_menu_c1() -> None:
    """C1: actions first, then their regions, each with what it would do; words of the session and pages as well."""
    scene = Scene({"a": "hill edge", "b": "forest lost_tribe", "c": "hill edge"}, "a-b b-c")
    scene.army(0, "base.ratmen", "base.alchemist", {"a": 1}, hand=5)
    game = scene.turn(0, "conquer")
    screen = Screen(game, {1: make_bot("random", game.ruleset, 1)})
    screen.play()
    choices = Completer(screen.session).choices
    first = [word for word, _ in choices("")]
    assert first[:3] == ["conquer", "abandon", "done"]
    assert {"undo", "map", "rules"} <= set(first)
    assert choices("conquer ") == [("b", "3 tokens · forest · Lost Tribes 1")]
    assert choices("con b") == choices("?conquer b") == choices("conquer ")
    assert [word for word, _ in choices("region ")] == ["a", "b", "c"]
    assert Completer(screen.session).preview("1") == "conquer b · 3 tokens · forest · Lost Tribes 1"
    assert Completer(screen.session).preview("x") == ""


def test_russian_words_are_offered_in_russian_and_latin_ones_once_begun() -> None:
    game = Game.new("small-world", 2, seed=5)
    screen = Screen(game, {1: make_bot("random", game.ruleset, 1)}, "ru")
    screen.play()
    choices = Completer(screen.session).choices
    offered = [word for word, _ in choices("")]
    assert {"отмена", "карта", "правила"} <= set(offered)
    assert "undo" not in offered
    assert ("undo", "", 2) in list(ending("un", choices("un")))


def test_without_the_extra_plain_lines_are_read_c1(monkeypatch: pytest.MonkeyPatch) -> None:
    """C1: no editor, no error; whoever opens the game says so once."""
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setitem(sys.modules, "swcore.cli.session.keyboard", None)
    monkeypatch.delattr("swcore.cli.session.keyboard")
    assert line_editor(None, lambda text: [], lambda text: "") is None


def test_a_dumb_terminal_gets_plain_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    assert line_editor(None, lambda text: [], lambda text: "") is None


def test_a_history_that_cannot_be_written_is_no_reason_to_fail(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    lines = Lines(tmp_path / "file" / "small-world")
    lines.add("conquer r05")
    assert lines.read() == []


def test_a_history_is_cut_and_holds_no_control_characters(tmp_path: Path) -> None:
    path = tmp_path / "h"
    path.write_text("".join(f"line {n}\n" for n in range(3 * lines.KEPT)) + "\x1b[2J\n", "utf-8")
    held = Lines(path).read()
    assert len(held) == lines.KEPT
    assert held[-1] == "\\x1b[2J"
    assert len(path.read_text().splitlines()) == lines.KEPT
