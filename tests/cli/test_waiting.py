"""Choosing among the games that were left: the newest beside the question, the others by `more`, and old ones removed."""

from __future__ import annotations

import io
import os
from pathlib import Path

import pytest
from rich.console import Console

from swcore.cli.session.autosave import Kept
from swcore.cli.session.waiting import choose
from swcore.cli.terminal import Terminal
from swcore.cli.texts import TEXTS
from swcore.wording.catalogue import Catalogue

SLIPS = ["29", "0", "-3", "+1", "1.5", "one", "9" * 5000, "３", "1-3", "drop", "drop 0", "drop 5-3", "drop 3-29"]
HOW = "Type a number from 1 to 28; `more` for older games, `drop 3` or `drop 3-28` to remove some, `q` to leave."


@pytest.fixture
def kept(tmp_path: Path) -> list[Kept]:
    """Twenty-eight games, the newest first."""
    found = []
    for number in range(1, 29):
        path = tmp_path / f"{number}.save"
        path.touch()
        found.append(Kept(path, f"game{number}", 1e9 - number, 3))
    return found


def chosen(kept: list[Kept], *lines: str, language: str = "en") -> tuple[str, list[str]]:
    """Type lines; return the name of the game that was chosen, or "", and what was shown."""
    out, left = io.StringIO(), iter(lines)

    def read(prompt: str) -> str:
        print(prompt, file=out)
        line = next(left, None)
        if line is None:
            raise EOFError
        return line

    terminal = Terminal(Console(file=out, width=200, color_system=None), read)
    found = choose(kept, terminal, Catalogue(language, TEXTS))
    return found.game if found else "", out.getvalue().splitlines()


def named(lines: list[str]) -> list[int]:
    """Return the numbers of the games that were listed, from top to bottom."""
    return [int(line.split()[0]) for line in lines if " · played on " in line]


def test_the_newest_stands_beside_the_question_and_the_older_ones_wait(kept: list[Kept]) -> None:
    """With 28 games the list scrolled the newest ones away."""
    game, shown = chosen(kept, "2")
    assert game == "game2"
    assert shown[0] == "22 older ones: `more` shows them, `drop 3-28` removes those from 3 on."
    assert named(shown) == [6, 5, 4, 3, 2, 1]
    assert shown[-1] == "Which one, 1 to 28? (Enter leaves) "
    game, shown = chosen(kept, "more", "more", "more", "more", "more", "27")
    assert (game, named(shown)) == ("game27", [*range(6, 0, -1), *range(12, 6, -1), *range(18, 12, -1), *range(24, 18, -1),
                                              *range(28, 24, -1), *range(6, 0, -1)])  # fmt: skip


@pytest.mark.parametrize("line", ["", "q", "quit", "exit", "Q", "выход"])
def test_it_is_left_without_a_game(kept: list[Kept], line: str) -> None:
    assert chosen(kept, line)[0] == ""
    assert chosen(kept)[0] == ""  # Ctrl-D


@pytest.mark.parametrize("line", SLIPS)
def test_a_slip_is_told_what_would_be_right(kept: list[Kept], line: str) -> None:
    game, shown = chosen(kept, line, "28")
    assert (game, shown[-2]) == ("game28", HOW)
    assert all(one.path.exists() for one in kept)


def test_old_games_are_removed_once_the_player_says_yes(kept: list[Kept]) -> None:
    game, shown = chosen(kept, "drop 3-28", "n", "drop 3-28", "y", "drop 2", "да", "1")
    assert game == "game1"
    assert "Nothing was removed." in shown
    assert shown.count("Remove 26 games for good? (y/n) ") == 2
    assert [one.path.name for one in kept if one.path.exists()] == ["1.save"]
    assert os.listdir(kept[0].path.parent) == ["1.save"]


@pytest.mark.parametrize(
    ("language", "told"), [("en", "game2 · guided · in Russian · played on "), ("ru", "game2 · с подсказками · последний ход ")]
)
def test_the_list_tells_what_is_not_as_usual(kept: list[Kept], language: str, told: str) -> None:
    kept[1].path.with_suffix(".json").write_text('{"guided": true, "language": "ru"}')
    kept[2].path.with_suffix(".json").write_text('{"guided": "no", "language": 3}')
    shown = "\n".join(chosen(kept, "", language=language)[1])
    assert f" 2  {told}" in shown
    assert f" 3  {told.replace('game2', 'game3').replace(' · guided · in Russian', '').replace(' · с подсказками', '')}" in shown


def test_it_is_asked_in_russian(kept: list[Kept]) -> None:
    game, shown = chosen(kept, "ещё", "удалить 28", "д", "три", "12", language="ru")
    assert game == "game12"
    assert "Удалить насовсем: 1 партия? (д/н) " in shown
    assert shown[-2] == (
        "Введите номер от 1 до 27. «ещё» — игры постарше, «удалить 3» или «удалить 3-27» — убрать, «выход» — выйти."
    )
