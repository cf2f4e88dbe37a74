"""`swcore table`: kept line by line, gone on with, driven by a pipe, told in any width, printed as data."""

from __future__ import annotations

import errno
import io
import json
import os
from pathlib import Path

import pytest
from rich.console import Console

from swcore.cli.at_table import opening
from swcore.cli.at_table.complete import Completer
from swcore.cli.at_table.drawing import draw
from swcore.cli.at_table.kept import choose, folder, go_on, kept_tables
from swcore.cli.at_table.opening import both_texts
from swcore.cli.at_table.script import Script
from swcore.cli.at_table.session import Session
from swcore.cli.setup import Choice
from swcore.cli.terminal import Terminal
from swcore.cli.texts import TEXTS
from swcore.companion.keeping import KEY, chained, header
from swcore.errors import SwcoreError
from swcore.wording.catalogue import Catalogue
from tests.cli.conftest import Run
from tests.companion.seated import seated

NEW = ("table", "--seed", "7", "--first", "1", "--name", "Ann", "--name", "Bob")


@pytest.fixture(autouse=True)
def _state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def test_a_damaged_table_goes_on_from_the_last_good_line_and_the_damaged_file_is_kept(run: Run, tmp_path: Path) -> None:
    assert run(*NEW, lines="pick 3\nend 6\nend 2\n").exit_code == 0
    (path,) = tmp_path.rglob("*.table")
    lines = path.read_bytes().split(b"\n")
    lines[2] = lines[2].replace(b"end 6", b"end 9")
    path.write_bytes(broken := b"\n".join(lines))
    again = run("table", "--resume", lines="history\n")
    assert again.exit_code == 0
    assert "Line 3 of the file is damaged" in again.output
    assert "pick 3" in path.read_text(encoding="utf-8")
    assert path.with_name(f"{path.name}.damaged").read_bytes() == broken
    assert "damaged" not in run("table", "--resume", lines="history\n").output


def test_a_file_that_cannot_be_read_at_all_is_named(run: Run, tmp_path: Path) -> None:
    run(*NEW, lines="pick 3\n")
    (path,) = tmp_path.rglob("*.table")
    path.write_bytes(b"x" + path.read_bytes())
    told = run("table", "--resume")
    assert told.exit_code != 0
    assert "Line 1 of" in told.stderr
    assert "There is no table" not in told.stderr


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "is a table of version 99, and this program knows version 1. Open it with a newer version of swcore"),
        ("ru", "версия стола 99, а здесь известна 1. Откройте его в более новой версии swcore"),
    ],
)
def test_a_table_of_a_newer_version_is_not_called_damaged(run: Run, language: str, told: str) -> None:
    path = folder() / "small_world-1.table"
    path.parent.mkdir(parents=True)
    path.write_bytes(chained({**header("small_world.small_world", {}, {}), KEY: 99}, "")[0])
    done = run("table", "--resume", "--lang", language)
    assert (done.exit_code, told in " ".join(done.stderr.split())) == (2, True)


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_a_copy_with_the_line_ends_of_windows_goes_on(run: Run, mark: bytes) -> None:
    run(*NEW, lines="pick 3\nend 6\n")
    (kept,) = kept_tables()
    kept.path.write_bytes(mark + kept.path.read_bytes().replace(b"\n", b"\r\n"))
    told = run("table", "--resume", lines="end 2\n").output
    assert ("damaged" in told, "Bob: +2 coins." in told) == (False, True)
    assert "Taken back: Ann: +6 coins." in run("table", "--resume", lines="undo\nundo\n").output


def test_every_line_is_kept_and_gone_on_with(run: Run) -> None:
    first = run(*NEW, lines="pick 3\nend 6\n")
    assert first.exit_code == 0
    assert first.output.splitlines()[-1].endswith("table --resume")
    again = run("table", "--resume", lines="history\nundo\nundo\nundo\n")
    told = again.output
    assert "Going on where you left." in told
    assert "1  Ann: Wealthy Humans, 9 tokens." in told
    assert "Taken back: Ann: +6 coins." in told
    assert "There is nothing to take back." in told
    assert run("table", "--resume", "small-world", lines="redo\n").output.count("Done again: Ann: Wealthy Humans") == 1


def test_a_table_that_breaks_off_goes_on_with_what_is_whole(run: Run) -> None:
    run(*NEW, lines="pick 3\nend 6\n")
    (kept,) = kept_tables()
    kept.path.write_bytes(kept.path.read_bytes()[:-9])
    told = run("table", "--resume", lines="end 2\n").output
    assert "The last line had not been written whole; it is left out." in told
    assert "Ann: +2 coins." in told
    assert run("table", "--resume", "--json").exit_code == 0


def test_a_table_without_a_line_is_not_kept(run: Run) -> None:
    assert run(*NEW, lines="help\n").exit_code == 0
    assert kept_tables() == []
    result = run("table", "--resume")
    assert (result.exit_code, result.stderr.splitlines()[0]) == (2, "Error: There is no table to go on with.")
    assert run("table", "--resume", "--lang", "ru").stderr.startswith("Ошибка: Нет стола")


def test_a_line_of_a_script_that_is_wrong_is_told_with_its_number(run: Run) -> None:
    result = run(*NEW, lines="# an evening\n\npick 3\nfoo\nend 6\n+7 zed\n")
    assert result.exit_code == 2
    assert [line for line in result.output.splitlines() if line.startswith("Line ")] == [
        "Line 4 was not understood:",
        "Line 6 was not understood:",
    ]
    assert len(kept_tables()[0].opened.journal.steps) == 2, "the others were carried out"


def test_data_hold_what_everybody_may_know(run: Run) -> None:
    result = run(*NEW, "--json", lines="pick 3\nend 6\nfoo\n")
    assert result.exit_code == 2
    assert result.stderr == "Line 3 was not understood: 'foo' means nothing here.\n"
    data = json.loads(result.stdout)
    assert (data["game"], data["names"], data["seat"], data["points"]) == ("base.small_world", ["Ann", "Bob"], 1, None)
    assert data["column"][0] == ["base.wizards", "base.alchemist", 1]
    assert data["stacks"] == {"banners": 7, "badges": 13}
    assert "banners" not in data
    shown = json.loads(run("table", "--resume", "--json").stdout)
    assert shown == data


def test_a_table_goes_on_in_its_language_unless_another_is_typed(run: Run) -> None:
    run(*NEW, "--lang", "ru", lines="конец 3\n")
    assert "Bob: +4 монеты." in run("table", "--resume", lines="конец 4\n").output
    assert "Bob: +5 coins." in run("table", "--resume", "--lang", "en", lines="end\nend 5\n").output


def test_who_plays_is_asked_until_it_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "interactive", lambda: True)
    buffer, lines = io.StringIO(), iter(["1", "a, b, c, d, e, f", "Ann, ann", "Ann, Bob, Cy"])
    terminal = Terminal(Console(file=buffer, width=80), lambda prompt: next(lines))
    chosen = opening.Chosen(Choice(), (), None, 7, None)
    seated = opening.seated_anew(chosen, terminal, Catalogue("en", TEXTS), keeps=False)
    assert seated.journal.facts["names"] == ["Ann", "Bob", "Cy"]
    told = buffer.getvalue()
    assert "Small World is for 2 to 5 players, not 1." in told
    assert "Small World is for 2 to 5 players, not 6." in told
    assert "No player can be called 'ann' here." in told


@pytest.mark.parametrize(
    ("language", "asked"),
    [
        ("en", "And who besides Ann, Bob? A name, or several with commas (Enter: nobody else): "),
        ("ru", "Кто ещё, кроме Ann, Bob? Имя или несколько через запятую (Enter — больше никто): "),
    ],
)
def test_players_may_be_named_one_by_one(monkeypatch: pytest.MonkeyPatch, language: str, asked: str) -> None:
    monkeypatch.setattr(opening, "interactive", lambda: True)
    lines, prompts = iter(["Ann", "Bob", "Cy, Dee", ""]), list[str]()

    def answer(prompt: str) -> str:
        prompts.append(prompt)
        return next(lines)

    terminal = Terminal(Console(file=io.StringIO(), width=80), answer)
    seated = opening.seated_anew(opening.Chosen(Choice(), (), None, 7, None), terminal, Catalogue(language, TEXTS), keeps=False)
    assert seated.journal.facts["names"] == ["Ann", "Bob", "Cy", "Dee"]
    assert prompts[2] == asked


@pytest.mark.parametrize(
    ("language", "asked"), [("en", "Which one, 1 to 2? (Enter: 1) "), ("ru", "Какой продолжить, от 1 до 2? (Enter — 1) ")]
)
def test_which_table_is_asked_with_how_many_there_are(run: Run, language: str, asked: str) -> None:
    for _ in range(2):
        run(*NEW, lines="end 1\n")
    prompts = list[str]()

    def answer(prompt: str) -> str:
        prompts.append(prompt)
        return ""

    terminal, kept = Terminal(Console(file=io.StringIO(), width=80), answer), kept_tables()
    assert choose(kept, terminal, both_texts(Catalogue(language, TEXTS)), ask=True) is kept[0]
    assert prompts == [asked]


def test_what_a_table_has_already_is_refused(run: Run) -> None:
    run(*NEW, lines="end\n")
    result = run("table", "--resume", "--players", "3", "--name", "Zoe")
    assert result.exit_code == 2
    assert "--players" in result.stderr
    assert "--name" in result.stderr


@pytest.mark.parametrize("name", ["7", "", "\u200b"])
def test_a_name_that_is_none_is_refused(run: Run, name: str) -> None:
    result = run("table", "--name", "Ann", "--name", name)
    assert result.exit_code == 2
    assert result.stderr.startswith("Error: ")
    assert run("table", "--name", "Ann", "--name", "ann").stderr.splitlines()[0] == "Error: No player can be called 'ann' here."


def test_too_many_players_are_refused(run: Run) -> None:
    result = run("table", *(word for name in "abcdefg" for word in ("--name", name)))
    assert (result.exit_code, "2 to 5" in result.stderr) == (2, True)


def test_home_made_pieces_sit_at_the_table_and_are_there_again(run: Run) -> None:
    piece = str(Path(__file__).parents[2] / "examples" / "gnolls.py")
    first = run(*NEW, "--piece", piece, lines="pick gnolls\nend 3\n?gnolls\n")
    assert "Gnolls, " in first.output
    assert "Gnolls" in run("table", "--resume", lines="").output


def test_a_game_of_a_file_has_a_table_too(run: Run) -> None:
    stones = str(Path(__file__).parents[2] / "examples" / "stones.py")
    result = run("table", stones, "--name", "Ann", "--name", "Bob", "--first", "2", lines="end 3\n")
    assert result.exit_code == 0
    assert "Bob: +3 points." in result.output


def test_one_of_several_tables_is_chosen(run: Run) -> None:
    run(*NEW, lines="end 3\nfinish\n")
    run("table", "warcraft", "--name", "Zoe", "--name", "Yan", "--seed", "2", lines="end 1\n")
    run(*NEW, lines="end 4\n")
    kept = kept_tables()
    assert [one.opened.journal.facts["over"] for one in kept] == [False, False, True], "those that are over come last"
    buffer, lines = io.StringIO(), iter(["9", "2"])
    terminal = Terminal(Console(file=buffer, width=80), lambda prompt: next(lines))
    chosen = choose(kept, terminal, both_texts(Catalogue("en", TEXTS)), ask=True)
    assert chosen is kept[1]
    told = buffer.getvalue()
    assert "warcraft · Zoe, Yan · Round 1" in told
    assert "Type a number from 1 to 3, `all` for the whole list, or `q` to leave." in told
    assert choose(kept, terminal, both_texts(Catalogue("en", TEXTS)), ask=False) is kept[0]
    assert kept_tables("warcraft")[0].game == "warcraft"


def test_a_table_that_is_open_elsewhere_is_refused(run: Run) -> None:
    run(*NEW, lines="end 3\n")
    file = go_on(kept_tables()[0])
    result = run("table", "--resume", lines="end\n")
    assert (result.exit_code, "is open in another window" in result.stderr) == (2, True)
    assert "открыт в другом окне" in run("table", "--resume", "--lang", "ru", lines="").stderr
    file.close()


def test_a_table_that_cannot_be_kept_is_told_and_goes_on(run: Run, tmp_path: Path) -> None:
    (tmp_path / "swcore").write_text("in the way")
    result = run(*NEW, lines="end 3\n")
    assert result.exit_code == 0
    assert "This table cannot be kept" in result.output
    assert "Ann: +3 coins." in result.output
    assert "The table is kept" not in result.output


def test_a_line_that_cannot_be_written_is_told_and_stands() -> None:
    screen = Screen("small-world", width=80)

    def full(row: dict[str, object]) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    screen.session.table.journal.write = full
    told = screen.type("end 3")
    assert "This could not be written" in told
    assert screen.session.table.journal.facts["points"] == [8, 5, 5]


def test_lines_that_were_never_written_are_told_when_one_leaves(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(file: int) -> None:
        if os.fstat(file).st_size > 2_000:  # what begins the file is written
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("swcore.companion.keeping.os.fsync", full)
    told = run(*NEW, lines="pick 3\n" + "end 3\n" * 4 + "quit\n").output
    assert "This could not be written" in told
    assert "The last lines could not be written, and are lost" in told
    assert "The table is kept" not in told
    monkeypatch.undo()


def test_a_town_that_cannot_be_is_told_in_the_language() -> None:
    told = Screen("tiny-towns", width=80, language="ru").type("город ann", "колодец дом дом дом")
    assert "Ряд 1, строка 1, слово 2: нет такой карты или такого ресурса: «дом»." in told


# -- the screen


class Screen:
    """A table whose lines come from a script; remembers what was written."""

    def __init__(self, game: str, *, width: int, language: str = "en") -> None:
        self.buffer = io.StringIO()
        self.lines: list[str | type[BaseException]] = []
        console = Console(file=self.buffer, width=width, color_system=None, markup=False, highlight=False, emoji=False)
        self.terminal = Terminal(console, self._read)
        self.session = Session(seated(game, language=language), self.terminal, Catalogue(language, TEXTS))

    def type(self, *lines: str | type[BaseException]) -> str:
        self.lines = list(lines)
        self.session.run()
        return self.buffer.getvalue()

    def _read(self, prompt: str) -> str:
        line = self.lines.pop(0) if self.lines else EOFError
        if not isinstance(line, str):
            raise line
        return line


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("width", [20, 40, 80])
@pytest.mark.parametrize("game", ["small-world", "warcraft", "tiny-towns"])
def test_nothing_is_wider_than_the_window(game: str, width: int, language: str) -> None:
    screen = Screen(game, width=width, language=language)
    draw(screen.terminal, screen.session.table.opening(), "")
    told = screen.type(
        "help", "help all", "column", "pick 3", "?1", "hill, 2 trolls, as gnomes", "end 5", "cards", "history", "scores"
    )
    assert max(map(len, told.splitlines())) <= width
    assert "…" not in told.replace("  …", "")


@pytest.mark.parametrize("pressed", ["", KeyboardInterrupt, EOFError])
def test_what_is_secret_is_hidden_whatever_is_pressed(
    pressed: str | type[BaseException], monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = Screen("small-world", width=80)
    cleared: list[str] = []
    monkeypatch.setattr(type(screen.terminal.console), "is_terminal", True)
    monkeypatch.setattr(screen.terminal, "clear", lambda: cleared.append(screen.buffer.getvalue()))
    told = screen.type("look bob", pressed, "quit")
    assert "Bob has 5 coins." in cleared[0]
    assert told.removeprefix(cleared[0]).strip() == "Round 1 of 10 · turn: Ann"


def test_a_line_that_is_cancelled_changes_nothing() -> None:
    screen = Screen("small-world", width=80)
    told = screen.type("pick 1", KeyboardInterrupt, "end 3", "quit", "end 9")
    assert "The line is cancelled." in told
    assert len(screen.session.table.journal.steps) == 2, "what follows `quit` is not read"


@pytest.mark.parametrize(
    ("typed", "among", "not_among"),
    [
        ("", ["pick", "end", "help"], ["Trolls"]),
        ("pi", ["pick"], []),
        ("pick ", ["Wealthy", "Humans"], ["Trolls", "Ann"]),
        ("gone ", [], ["Trolls", "Commando", "Ann"]),
        ("lay 3 ", ["Trolls", "Commando"], ["Ann"]),
        ("cost ", ["mountain", "mine", "Troll lair"], ["Ann"]),
        ("cost hill, as ", ["Commando", "Trolls", "Fortress"], ["Ann"]),
        ("look ", ["Ann", "Bob", "Cy"], ["Trolls"]),
        ("help ", ["pick"], ["Trolls"]),
        ("?tr", ["Trolls", "Commando"], ["pick"]),
    ],
)
def test_what_may_follow_is_offered(typed: str, among: list[str], not_among: list[str]) -> None:
    offered = [word for word, _ in Completer(seated()).choices(typed)]
    assert set(among) <= set(offered)
    assert not set(not_among) & set(offered)


# -- input that is no text


@pytest.mark.parametrize("bad", ["имя 1 Аня\n".encode("cp1251"), b"+7\0\n", "+7\n".encode("utf-16")])
def test_a_file_that_is_not_utf8_is_refused_as_a_whole(run: Run, bad: bytes) -> None:
    told = run(*NEW, lines=b"end 6\n" + bad + b"end 2\n")
    assert told.exit_code == 2
    assert told.stderr.splitlines()[0] == "Error: Line 2 of the input is not text in UTF-8."
    assert "Save it as UTF-8" in told.stderr
    assert kept_tables() == [], "nothing was carried out"


def test_a_pipe_that_is_not_utf8_ends_at_that_line() -> None:
    class Pipe(io.BytesIO):
        def seekable(self) -> bool:
            return False

    lines = Script(Pipe("\ufeffend 6\r\n# я\n".encode() + "конец 2\n".encode("cp1251") + b"end 3\n"))
    assert [lines.read("> "), lines.read("> ")] == ["end 6", "# я"], "the mark of an editor is no letter of the line"
    with pytest.raises(SwcoreError) as refused:
        lines.read("> ")
    assert (refused.value.code, refused.value.details["line"]) == ("not-text", 3)


def test_a_long_name_is_refused_with_the_limit(run: Run) -> None:
    told = run("table", "--name", "x" * 25, "--name", "Bob").stderr
    assert "a name has at most 24 letters" in told
    assert "не больше 24 букв" in run("table", "--lang", "ru", "--name", "x" * 25, "--name", "Bob").stderr


def test_of_many_tables_the_newest_stands_next_to_what_is_typed(run: Run) -> None:
    for seed in range(11):
        run("table", "--seed", str(seed), "--name", f"P{seed}", "--name", "Bob", lines="end 1\n")
    kept = kept_tables()
    assert len(kept) == 11
    buffer, lines = io.StringIO(), iter(["0", "all", "q"])
    terminal = Terminal(Console(file=buffer, width=80), lambda prompt: next(lines))
    with pytest.raises(EOFError):
        choose(kept, terminal, both_texts(Catalogue("en", TEXTS)), ask=True)
    told = buffer.getvalue().splitlines()
    assert [line.split()[0] for line in told[:9]] == [str(number) for number in range(9, 0, -1)]
    assert told[9:11] == [
        "... and 2 older ones: `all` lists them.",
        "Type a number from 1 to 11, `all` for the whole list, or `q` to leave.",
    ]
    assert told[-11].startswith("11")
