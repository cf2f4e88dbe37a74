"""Faults that show when files come together: ids and files given twice, loans that cannot be, unknown games and kinds."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from swcore import PluginError
from swcore.authoring import joined
from swcore.errors import SwcoreError
from swcore.wording.errors import in_words

HEAD = 'swcore = "piece-1"\n'
RACE = 'id = "home.one"\nkind = "race"\ntokens = 5\n'


def refused(folder: Path, text: str, game: str = "small-world") -> tuple[str, str]:
    """Return what is said of a file, in English and in Russian, with its folder left out."""
    file = folder / "a.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(PluginError) as caught:
        joined(game, [file])
    first, second = (in_words(caught.value, language)[0].replace(f"{folder}/", "") for language in ("en", "ru"))
    return first, second


def test_an_id_given_twice_is_told_with_both_lines(tmp_path: Path) -> None:
    first, second = refused(tmp_path, f"{HEAD}[[pieces]]\n{RACE}[[pieces]]\n{RACE}")
    assert first == "a.toml:7:6: the second piece, id: 'home.one' is given twice in this file, lines 3 and 7."
    assert second == "Файл фигуры: a.toml:7:6: вторая фигура, id: 'home.one' дано в этом файле дважды, строки 3 и 7."


@pytest.mark.parametrize("again", ["a.toml", "../{name}/a.toml", "."])
def test_a_file_named_twice_is_told_as_such(again: str, tmp_path: Path) -> None:
    file = tmp_path / "a.toml"
    file.write_text(HEAD + RACE, encoding="utf-8")
    with pytest.raises(PluginError, match="the file is named twice") as caught:
        joined("small-world", [file, tmp_path / again.format(name=tmp_path.name)])
    assert in_words(caught.value, "ru")[0].endswith("a.toml: файл назван дважды.")


@pytest.mark.parametrize(
    ("lender", "english", "russian"),
    [
        (
            "home.one",
            "home.one borrows the tokens of home.one, which are its own. At a.toml:5:11.",
            "home.one: жетоны берутся у самой этой фигуры. Место: a.toml:5:11.",
        ),
        (
            "home.nobody",
            "home.one borrows the tokens of 'home.nobody', and this game has no such piece. At a.toml:5:11.",
            "home.one берёт жетоны у «home.nobody», а такой фигуры в этой игре нет. Место: a.toml:5:11.",
        ),
        (
            "base.alchemist",
            "home.one borrows the tokens of base.alchemist, which is not a race, but a piece of the kind power. At a.toml:5:11.",
            "home.one: жетоны берутся у фигуры base.alchemist, а это не народ (power). Место: a.toml:5:11.",
        ),
    ],
)
def test_a_loan_that_cannot_be_has_a_place(lender: str, english: str, russian: str, tmp_path: Path) -> None:
    assert refused(tmp_path, f'{HEAD}{RACE}borrows = "{lender}"\n') == (english, russian)


def test_loans_in_a_circle_have_a_place(tmp_path: Path) -> None:
    other = RACE.replace("one", "two")
    text = f'{HEAD}[[pieces]]\n{RACE}borrows = "home.two"\n[[pieces]]\n{other}borrows = "home.one"\n'
    assert refused(tmp_path, text) == (
        "home.one borrows the tokens of home.two, which borrows those of home.one. At a.toml:6:11.",
        "home.one: жетоны берутся у фигуры home.two, а та сама берёт их у фигуры home.one. Место: a.toml:6:11.",
    )


def test_a_game_that_there_is_not_has_a_place(tmp_path: Path) -> None:
    told = refused(tmp_path, f'{HEAD}game = "chess"\n{RACE}', game="")
    assert told == ("There is no game 'chess'. At a.toml:2:8.", "Нет игры «chess». Место: a.toml:2:8.")


def test_kinds_of_the_game_are_named(tmp_path: Path) -> None:
    told = refused(tmp_path, HEAD + RACE.replace("race", "cargo"), game="tiny-towns")
    assert told == (
        "a.toml:3:8: kind: there is no kind of piece 'cargo' in tiny-towns; its kinds are building, monument, rule.",
        "Файл фигуры: a.toml:3:8: kind: в tiny-towns нет вида фигуры 'cargo'; её виды: building, monument, rule.",
    )


def _alone_and_in_a_folder(file: Path) -> list[tuple[str, Any]]:
    found = []
    for given in (file, file.parent):
        with pytest.raises(SwcoreError) as caught:
            joined("small-world", [given])
        found.append((caught.value.message, caught.value.details["finding"]))
    return found


@pytest.mark.parametrize(
    ("name", "text", "finding"),
    [("a.toml", "", "no-format"), ("a.json", " \n", "not-json"), ("a.toml", 'swcore = "piece-2"', "newer")],
)
def test_a_folder_passes_over_no_piece_file(name: str, text: str, finding: str, tmp_path: Path) -> None:
    (tmp_path / "good.toml").write_text(HEAD + RACE, encoding="utf-8")
    (tmp_path / name).write_text(text, encoding="utf-8")
    alone, beside = _alone_and_in_a_folder(tmp_path / name)
    assert alone == beside
    assert alone[1] == finding
