"""What comes in that is no text, what goes out to nowhere or to few letters, and what would be too much."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from swcore import Game
from swcore.bots import make_bot
from swcore.cli.output import _plain
from swcore.protocol.forms import MessageError, Within, _limited
from swcore.protocol.lines import data_of
from swcore.wording.errors import in_words
from tests.cli.conftest import Run, Screen
from tests.shared.rulesets import rules

ROOT = Path(__file__).parents[2]
BYTES = "Уйти".encode("cp1251")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Error: Line 2 of the input is not text in UTF-8."),
        ("ru", "Ошибка: Строка 2 на входе — не текст в UTF-8."),
    ],
)
def test_a_line_of_a_pipe_that_is_not_text_ends_the_game_and_says_so(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, told: str
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    done = run("play", "--seat", "1=human", "--seed", "3", "--lang", language, lines=b"1\n" + BYTES + b"\n1\n")
    assert (done.exit_code, done.stderr.splitlines()[0]) == (2, told)
    assert "udcd3" not in done.stdout + done.stderr


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "The line is not UTF-8 text; nothing was done. Set the terminal to UTF-8."),
        ("ru", "Строка не в UTF-8; ничего не сделано. Переключите терминал на UTF-8."),
    ],
)
def test_a_person_types_another_line_for_one_that_is_not_text(language: str, told: str) -> None:
    screen = Screen(Game.new(rules(), seats=2, seed=3), {1: make_bot("random", rules(), 1)}, language)
    assert screen.answers(BYTES.decode(errors="surrogateescape"), "")[0] == told
    assert len(screen.session.game.log) == 1


def test_a_map_from_the_standard_input_that_is_not_text_is_told(run: Run, tmp_path: Path) -> None:
    done = run("map", "new", str(tmp_path / "x.json"), "--from", "-", lines=BYTES)
    assert done.exit_code == 2
    assert "- cannot be read: " in done.stderr.replace("'", "")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Error: The output cannot be written: Bad file descriptor.\n"),
        ("ru", "Ошибка: Вывод не записать: он закрыт.\n"),
    ],
)
def test_an_output_that_is_closed_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str, told: str
) -> None:
    from swcore.cli.app import cli

    monkeypatch.setattr(sys, "stdout", None)
    with pytest.raises(SystemExit) as caught:
        cli.main(["play", "--plain", "--lang", language])
    assert (caught.value.code, capsys.readouterr().err) == (2, told)


def test_every_sign_that_is_written_has_a_plain_form() -> None:
    """A bar of ten rounds was ten question marks where the encoding has no circles."""
    assert "".join(_plain(one, "cp1252") for one in "●●○○") == "##.."
    files = [file for folder in ("cli", "wording", "conquest", "companion") for file in (ROOT / "swcore" / folder).rglob("*.py")]
    signs = {one for file in files for one in re.findall(r"[^\x00-\x7f\w]", file.read_text(encoding="utf-8"))}
    assert {"●", "─", "▸"} <= signs
    assert [one for one in sorted(signs) if _plain(one, "ascii") == "?"] == []


@pytest.mark.parametrize(
    ("limit", "told"),
    [
        (Within(0, 2**53 - 1), "The field 'seed' goes from 0 to 9007199254740991."),
        (Within(0.5, 1e6), "The field 'seed' goes from 0.5 to 1000000."),
    ],
)
def test_limits_are_written_with_all_their_digits(limit: Within, told: str) -> None:
    with pytest.raises(MessageError) as caught:
        _limited(-1, limit, "seed")
    assert caught.value.message == told
    high = told.rpartition(" ")[2].rstrip(".")
    assert in_words(caught.value, "ru")[0] == f"Поле «seed»: число должно быть от {limit.low} до {high}."


def test_half_a_character_in_an_escape_is_told_as_that() -> None:
    with pytest.raises(MessageError) as caught:
        data_of(b'{"action":"\\ud800"}')
    assert caught.value.message == r"The message holds half a character: \ud800 without the other half."
    assert in_words(caught.value, "ru")[0] == r"Сообщение не читается: в \ud800 только половина знака."
    assert data_of(b'{"action":"\\ud83d\\ude00"}') == {"action": "\N{GRINNING FACE}"}
    with pytest.raises(MessageError, match=r"The message is not UTF-8\."):
        data_of(b'{"action":"\xd3"}')


@pytest.mark.parametrize("command", [("map", "draw", "base-2p"), ("card", "--map", "base-2p")])
def test_a_map_on_too_many_pages_is_refused_before_the_work(run: Run, tmp_path: Path, command: tuple[str, ...]) -> None:
    """5000 mm are 28 columns of A4: 190 mm without the margins, of which 8 are a flap."""
    done = run(*command, "--width", "5000", "--out", str(tmp_path / "w.pdf"))
    found = re.fullmatch(
        r"Error: The map would take (\d+) pages at this width: there are at most 60\.", done.stderr.splitlines()[0]
    )
    assert done.exit_code == 2
    assert found is not None
    assert int(found[1]) % 28 == 0
    told = run(*command, "--width", "5000", "--out", str(tmp_path / "w.pdf"), "--lang", "ru").stderr.splitlines()
    assert told == [f"Ошибка: Такой ширины карта займёт страниц: {found[1]}, а можно не больше 60.", "  Уменьшите --width."]
    assert list(tmp_path.iterdir()) == []
