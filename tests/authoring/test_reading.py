"""Reading piece files: what is refused, with which words, at which place, and how much of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from swcore import PluginError
from swcore.authoring.source import MOST_BYTES, MOST_DEPTH, MOST_VALUES
from tests.authoring.pieces import complaints, race, read

SCORE = {"on": "score", "coins": 1}


def deep(levels: int) -> Any:
    value: Any = {"terrain": "hill"}
    for _ in range(levels):
        value = {"not": value}
    return value


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        ("{", ["not-json"]),
        ('{"a": 1, "a": 2}', ["key-twice"]),
        ("[]", ["not-an-object"]),
        ({}, ["no-format"]),
        ({"swcore": "piece-9"}, ["newer swcore"]),
        ({"swcore": "piece-1"}, ["missing"]),
        ({"swcore": "piece-1", "pieces": []}, ["no-pieces pieces"]),
        ({"swcore": "piece-1", "pieces": 3}, ["value pieces"]),
        ({"swcore": "piece-1", "game": "warcraft", "pieces": [race()]}, ["other-game game"]),
        (race(kind="rase"), ["no-kind kind"]),
        (race(tokens="5"), ["value tokens"]),
        (race(tokens=True), ["value tokens"]),
        (race(tokens=5.0), ["value tokens"]),
        (race(tokens=0), ["range tokens"]),
        (race(id="Gnolls"), ["id id"]),
        (race(colour="red"), ["unknown-word colour"]),
        (race(name={"de": "Zwerge"}), ["unknown-word name.de"]),
        (race(name=" "), ["empty name"]),
        (race(SCORE | {"coins": 0}), ["nothing rules[0].coins"]),
        (race(SCORE | {"each": {}}), ["no-word rules[0].each"]),
        (race(SCORE | {"each": {"held": {}}}), ["empty rules[0].each.held"]),
        (race(SCORE | {"if": {"round": {"from": 5, "until": 3}}}), ["after rules[0].if.round.from"]),
        (race({"on": "cost"}), ["one-of rules[0]"]),
        (race({"on": "cost", "less": 1, "more": 1}), ["either rules[0]"]),
        (race({"on": "decline_keep", "exactly": 2, "else": 2}), ["nothing rules[0].else"]),
        (race({"coins": 1}), ["missing rules[0]"]),
        (race(SCORE, SCORE), ["twice rules[1]"]),
        (race(SCORE | {"each": {"held": deep(MOST_DEPTH)}}), ["too-deep rules[0].each.held" + ".not" * (MOST_DEPTH - 3)]),
        (race(tags=["x"] * MOST_VALUES), ["too-many tags[0]"]),
        (" " * MOST_BYTES + "{}", ["too-large"]),
    ],
)
def test_what_is_refused(data: object, expected: list[str], tmp_path: Path) -> None:
    found = complaints(tmp_path, data)
    assert [one.partition(" ")[0] for one in found] == [one.partition(" ")[0] for one in expected]
    if not expected[0].startswith(("too-many", "too-deep")):  # which of many comes first is nobody's concern
        assert found == expected


@pytest.mark.parametrize(
    ("text", "code", "line", "column"),
    [
        ('swcore = "piece-1"\nid = ', "not-toml", 2, 6),
        ('swcore = "piece-1"\nkind = "race"\nid = "home.x"\n\ntokens = 99', "range", 5, 10),
        ('swcore = "piece-1"\nkind = "race"\nid = "home.x"\ntokens = 5\n[[rules]]\non = "score"\ncoin = 1', "unknown-word", 7, 1),
    ],
)
def test_a_complaint_names_line_and_column(text: str, code: str, line: int, column: int, tmp_path: Path) -> None:
    with pytest.raises(PluginError) as refused:
        read(tmp_path, text, "piece.toml")
    details = refused.value.details
    assert (details["finding"], details["line"], details["column"]) == (code, line, column)
    assert f"piece.toml:{line}:{column}:" in refused.value.message


def test_words_of_the_game_are_checked_with_the_nearest_one(tmp_path: Path) -> None:
    with pytest.raises(PluginError) as refused:
        read(tmp_path, race({"on": "cost", "less": 1, "where": {"terrain": ["hill", "mountan"]}}))
    assert refused.value.details["path"] == "rules[0].where.terrain[1]"
    assert "mountain" in refused.value.hint


def test_all_faults_are_told_at_once_in_both_languages(tmp_path: Path) -> None:
    with pytest.raises(PluginError) as refused:
        read(tmp_path, race(SCORE | {"coin": 1}, {"on": "cst"}, tokens=99))
    assert len(refused.value.others) == 2
    assert all("ru" in one.details["told"] for one in (refused.value, *refused.value.others))


def test_numbers_of_a_hand_written_text_are_compared(tmp_path: Path) -> None:
    right = read(tmp_path, race(SCORE, text="You get 1 coin a turn."))
    assert [code.code for _, code in right.warnings] == []
    wrong = read(tmp_path, race(SCORE, text={"en": "You get 2 coins a turn.", "ru": "Монета каждый ход."}))
    assert [(one.code, one.path) for _, one in wrong.warnings] == [("numbers", ("text", "en"))]
    assert wrong.pieces[0].text["en"] == "You get 2 coins a turn."  # it stands, and the made one beside it
    assert "1 coin" in wrong.pieces[0].rule_text["en"]
