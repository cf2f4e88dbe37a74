"""The end of a game as data: the parts of what a seat has got make its total, and the marks end with it."""

from __future__ import annotations

import random

import pytest

from swcore import Game
from swcore.wording.endings import Ending, Item, Sheet, ending
from tests.shared.rulesets import GAMES, rules


def played(name: str, seed: int = 5) -> Game:
    """Return a game that was played by chance."""
    game, rng = Game.new(rules(name), 2, seed=seed), random.Random(seed)
    while not game.over:
        game.apply(rng.choice(game.legal_actions()))
    return game


@pytest.mark.parametrize("name", GAMES)
def test_the_parts_make_the_total_and_the_marks_lead_to_it(name: str) -> None:
    game = played(name)
    for lang in ("en", "ru"):
        told = ending(game.face(lang), game, 0)
        result = game.result or {}
        totals = result["coins"] if "coins" in result else result["scores"]
        assert [sheet.place for sheet in told.sheets] in ([1, 2], [1, 1])
        for sheet in told.sheets:
            assert sheet.total == totals[sheet.seat]
            assert sum(item.amount for item in sheet.items) == sheet.total
            assert all(item.label for item in sheet.items)
        assert told.marks[-1].totals == tuple(totals)
        assert len(told.marks) > 5
        assert [mark.step for mark in told.marks] == sorted({mark.step for mark in told.marks})
        assert Ending.from_json(told.as_json()) == told
        assert told.lines[0].startswith("1. ")


def test_a_game_that_goes_on_has_no_end_to_tell() -> None:
    game = Game.new(rules("small-world"), 2, seed=5)
    assert ending(game.face("en"), game, 0) == Ending()


def test_what_was_there_at_the_beginning_is_a_part() -> None:
    game = played("small-world")
    sheets = ending(game.face("en"), game, None).sheets
    assert all(Item("at the beginning", 5) in sheet.items for sheet in sheets)
    assert all(isinstance(sheet, Sheet) for sheet in sheets)
