"""The drawn map line by line: on the page `map` above its table, and `table` without it."""

from __future__ import annotations

from swcore import Game
from swcore.bots import make_bot
from tests.cli.conftest import Screen
from tests.shared.rulesets import rules


def screen(width: int, language: str = "en") -> Screen:
    game = Game.new(rules(), 2, seed=5)
    return Screen(game, {1: make_bot("random", game.ruleset, 1)}, language, width)


def test_the_map_is_drawn_above_its_table_where_there_is_room() -> None:
    told = screen(100).answers("map")[0]
    assert "♣" in told
    assert "A You  B Player 2" in told
    assert "Neighbours" in told or "Terrain" in told, "the table stays"
    assert told.index("♣") < told.index("Terrain")


def test_a_narrow_window_has_the_table_alone() -> None:
    told = screen(50).answers("map")[0]
    assert "♣" not in told
    assert "r01" in told


def test_the_table_is_a_page_of_its_own_for_those_who_hear_it() -> None:
    for word in ("table", "regions"):
        told = screen(100).answers(word)[0]
        assert "Terrain" in told
        assert "♣" not in told
    assert "♣" not in screen(100, "ru").answers("таблица")[0]
    assert "♣" in screen(100, "ru").answers("карта")[0]
