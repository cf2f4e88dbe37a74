"""The end of the game and its winner (SW-END)."""

from __future__ import annotations

from typing import Any

import pytest

from swcore import Game
from swcore.testing import Scene, tiny_map
from tests.conquest.table import INERT, RATS, idle_turn, refusal, state

ROW = dict.fromkeys("abcdefghij", "farmland") | {"a": "farmland edge", "j": "farmland edge"}


def _final(scene: Scene, *coins: int) -> Game:
    """Give each seat its coins and end the game by the turn of the last seat, which scores as it lies."""
    for seat, total in enumerate(coins):
        scene.coins(seat, total)
    return idle_turn(scene.turn(len(coins) - 1, "end", round=scene.state.rounds))


def _table(game: Game) -> dict[str, Any]:
    assert game.result is not None
    return game.result


@pytest.mark.clause("SW-END-1")
@pytest.mark.parametrize("first", [0, 2])
def test_everyone_has_a_full_turn_in_the_round_on_the_last_space(first: int) -> None:
    game = Game.new("small-world", 3, first=first, map=tiny_map(ROW, rounds=4))
    last_round = []
    while not game.over:
        if state(game).round == 4:
            last_round.append(game.pending[0])
        idle_turn(game)
    assert last_round == [first, (first + 1) % 3, (first + 2) % 3]
    assert state(game).round == 4


@pytest.mark.clause("SW-END-1")
def test_after_the_last_turn_nobody_is_asked_and_nothing_is_accepted() -> None:
    game = _final(Scene(ROW), 10, 20)
    assert (game.over, game.pending, game.legal_actions()) == (True, (), ())
    assert refusal(game, "done").code == "over"


@pytest.mark.clause("SW-END-2")
@pytest.mark.parametrize(("coins", "winner"), [((90, 80, 70), 0), ((80, 90, 70), 1), ((70, 80, 90), 2)])
def test_the_highest_total_wins(coins: tuple[int, int, int], winner: int) -> None:
    scene = Scene(ROW, seats=3)
    scene.army(0, RATS, INERT, {"a": 9})  # tokens decide among tied players alone
    table = _table(_final(scene, *coins))
    assert (table["winners"], table["coins"]) == ([winner], list(coins))


@pytest.mark.clause("SW-END-3", "ED-54")
def test_among_tied_players_active_and_declined_tokens_on_the_board_decide() -> None:
    scene = Scene(ROW, seats=3)
    scene.army(0, "base.wizards", "", {"d": 1, "e": 1}, declined=True)
    scene.army(0, RATS, INERT, {"a": 2, "b": 1})  # 5 tokens
    scene.army(1, "base.orcs", "base.hill", {"f": 4})  # 4 tokens in one region
    scene.army(2, "base.humans", "base.merchant", {"g": 9})  # not tied
    table = _table(_final(scene, 80, 80, 79))
    assert (table["ranking"], table["tokens"]) == ([[0], [1], [2]], [5, 4, 9])


@pytest.mark.clause("SW-END-3", "SW-END-4", "INT-72")
@pytest.mark.case("CASE-SW-05")
def test_encampments_do_not_count_for_the_tie_break() -> None:
    scene = Scene(ROW)
    scene.army(0, "base.wizards", "", {"d": 1, "e": 1}, declined=True)
    camps = scene.army(0, RATS, "base.bivouacking", {"a": 4, "b": 1})
    scene.mark("base.encampment", "a", camps, 5)
    scene.army(1, "base.orcs", "base.hill", {"f": 8})
    table = _table(_final(scene, 80, 80))
    assert (table["winners"], table["tokens"]) == ([1], [7, 8])


@pytest.mark.clause("SW-END-4", "INT-72")
def test_tokens_in_hand_and_set_aside_do_not_count_for_the_tie_break() -> None:
    scene = Scene(ROW, seats=3)
    scene.army(0, "base.amazons", INERT, {"a": 6})
    scene.army(1, RATS, "base.hill", {"c": 3}, hand=7)
    scene.army(2, "base.orcs", "base.merchant", {"e": 4})
    for seat in (0, 1, 2):
        scene.coins(seat, 50)
    scene.turn(0, "redeploy")  # 4 of the Amazons are set aside
    table = _table(_final(scene, 50, 50, 50))
    assert (table["ranking"], table["tokens"]) == ([[2], [1], [0]], [2, 3, 4])


@pytest.mark.clause("INT-72", "SW-END-3")
def test_declined_ghouls_count_every_token_for_the_tie_break() -> None:
    scene = Scene(ROW)
    scene.army(0, "base.ghouls", "", {"a": 5, "b": 1}, declined=True)
    scene.army(1, "base.orcs", "base.hill", {"f": 5})
    table = _table(_final(scene, 80, 80))
    assert (table["winners"], table["tokens"]) == ([0], [6, 5])


@pytest.mark.clause("SW-END-5")
@pytest.mark.case("CASE-EN-15")
def test_players_who_are_still_tied_share_the_victory() -> None:
    scene = Scene(ROW, seats=4)
    scene.army(1, RATS, INERT, {"a": 3, "b": 1})
    scene.army(3, "base.orcs", "base.hill", {"f": 4})
    table = _table(_final(scene, 60, 80, 60, 80))
    assert (table["winners"], table["ranking"]) == ([1, 3], [[1, 3], [0, 2]])
