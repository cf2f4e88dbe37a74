"""A menu of many lines is quick: each number is worked out once, and nothing is tried that cannot end the turn."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from swcore import Game
from swcore.game import questions
from tests.shared.showing import positions


def widest(name: str) -> Game:
    """Return the position with the most legal actions among some, of those in which regions are conquered."""
    games = [game.clone() for game in positions(name, 30, seed=31) if any(one.kind == "conquer" for one in game.legal_actions())]
    return max(games, key=lambda game: len(game.legal_actions()))


@pytest.mark.parametrize("name", ["small-world", "warcraft"])
def test_each_number_of_a_menu_is_worked_out_once(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, asked = widest(name), Counter[str]()
    explain = questions.explain

    def counted(machine: Any, action: Any, seat: int | None) -> Any:
        asked[str(action)] += 1
        return explain(machine, action, seat)

    monkeypatch.setattr(questions, "explain", counted)
    menu = game.menu()
    assert len(menu.choices) == len(game.legal_actions()) > 15
    assert asked
    assert set(asked.values()) == {1}


@pytest.mark.parametrize("name", ["small-world", "warcraft"])
def test_conquests_are_not_tried_to_see_whether_they_end_the_turn(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, copies = widest(name), [0]
    clone = Game.clone

    def counted(self: Game) -> Game:
        copies[0] += 1
        return clone(self)

    monkeypatch.setattr(Game, "clone", counted)
    menu = game.menu()
    assert copies[0] <= sum(one.group not in ("conquer", "roll", "pick") for one in menu.choices)
