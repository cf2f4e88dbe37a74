"""What a single seat cannot take back: having left the game (SW-TURN-11), and its end, which lays all open."""

from __future__ import annotations

import pytest

from swcore.errors import ActionError
from swcore.game.game import Game
from swcore.protocol.keeping import Nowhere
from swcore.protocol.tables import Table


def test_who_has_left_does_not_come_back_while_others_play_sw_turn_11() -> None:
    table = Table("t", Game.new("small-world", 3, seed=1), Nowhere())
    table.act(0, "resign")
    with pytest.raises(ActionError) as caught:
        table.undo(0)
    assert caught.value.code == "undo-nothing"
    assert table.game.pending == (1,)


def test_who_owns_all_seats_may_take_it_back() -> None:
    table = Table("t", Game.new("small-world", 3, seed=1), Nowhere())
    table.act(None, "resign")
    table.undo(None)
    assert table.game.pending == (0,)


def test_the_end_of_a_game_is_not_taken_back_by_a_seat() -> None:
    table = Table("t", Game.new("tiny-towns", 2, seed=3), Nowhere())
    while not table.game.over:
        last = table.game.pending[0]
        table.act(last, table.game.legal_actions(last)[0].text)
    with pytest.raises(ActionError) as caught:
        table.undo(last)
    assert (caught.value.code, table.game.over) == ("undo-floor", True)
