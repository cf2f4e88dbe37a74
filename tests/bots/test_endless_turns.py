"""A turn that a piece lets go on for ever is stopped, and who plays with which pieces is said."""

from __future__ import annotations

from pathlib import Path

import pytest

from swcore import Game, PluginError
from swcore.bots import make_bot, play_out
from swcore.bots.turns import MAX_IN_TURN, Turns
from tests.authoring.pieces import race, read

# who conquers with it has all tokens in hand again, and may conquer again
BACK = {"on": "conquered", "then": [{"do": "leave", "where": {"own": True}, "to": "hand"}]}


def game(folder: Path) -> Game:
    return Game.new(read(folder, race(BACK)).ruleset, 2, seed=5, featured=["home.tests"])


def test_a_turn_without_end_is_stopped_and_its_pieces_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turns.__init__, "__defaults__", (60,))  # no turn of the pieces of the game has so many
    played = game(tmp_path)
    with pytest.raises(PluginError) as caught:
        play_out(played, [make_bot("greedy", played.ruleset, seat) for seat in range(2)])
    error = caught.value
    assert (error.code, error.details["most"]) == ("endless", 60)
    assert error.details["pieces"][0] == "home.tests"  # home-made ones come first
    assert "home.tests" in error.message
    assert not played.over


def test_each_turn_is_counted_anew(tmp_path: Path) -> None:
    played = game(tmp_path)
    turns = Turns(played, most=3)
    for seat in (0, 0, 0, 1, 1, 1, 0, 0, 0):
        turns.next(seat)
    with pytest.raises(PluginError):
        turns.next(0)
    played.play.state.round += 1  # the same seat begins the next round
    turns.next(0)


def test_a_game_without_rounds_is_let_alone(tmp_path: Path) -> None:
    played = game(tmp_path)
    turns = Turns(played, most=1)
    turns.rounds = False
    for _ in range(9):
        turns.next(0)
    assert MAX_IN_TURN == 1_000
