"""Rows about markers of their own: lava, pots, domains."""

from __future__ import annotations

import pytest

from swcore.testing import Scene, check_conquest, cost, legal
from tests.expressiveness import bats, lava, leprechauns

RATS, ORCS, HILL, SWAMP = "base.ratmen", "base.orcs", "base.hill", "base.swamp"


def end_turn(scene: Scene) -> None:
    """Let the seat in turn do no more than it must."""
    game, seat = scene.game, scene.state.turn_seat
    while scene.state.turn_seat == seat:
        game.apply("done" if "done" in legal(game) else legal(game)[0])


@pytest.mark.row("Lava")
def test_lava_closes_a_region_until_the_next_turn() -> None:
    scene = Scene({"a": "mountain edge", "b": "farmland edge", "c": "hill edge"}, "a-b b-c a-c", with_pieces=lava.PIECES)
    scene.army(0, RATS, "rows.lava", {"a": 3})
    scene.army(1, ORCS, HILL, {"c": 1}, hand=9)
    game = scene.turn(0, "redeploy")
    assert legal(game) == [f"place rows.lava_flow {region}" for region in "abc"] + ["done"]
    game.apply("place rows.lava_flow b")
    game.apply("expand")
    assert [one.code for one in game.violations("conquer b")] == ["immune"]
    assert "conquer a" in legal(game)
    end_turn(scene)
    game.apply("expand")
    assert scene.marks("b") == []
    assert "conquer b" in legal(game)
    check_conquest(game)


@pytest.mark.row("Lava")
def test_lava_needs_a_mountain() -> None:
    scene = Scene({"a": "mountain edge", "b": "farmland edge"}, with_pieces=lava.PIECES)
    scene.army(0, RATS, "rows.lava", {"b": 2})
    scene.army(1, ORCS, HILL)
    game = scene.turn(0, "redeploy")
    assert scene.state.turn_seat == 1, "there is nothing to place"
    check_conquest(game)


@pytest.mark.row("Leprechauns")
def test_pots_pay_their_owner_or_their_captor() -> None:
    scene = Scene(dict.fromkeys("abc", "farmland edge"), with_pieces=leprechauns.PIECES)
    army = scene.army(0, "rows.leprechauns", SWAMP, {"a": 1, "b": 1})
    scene.army(1, ORCS, HILL, {"c": 1}, hand=6)
    for seat in (0, 1):
        scene.coins(seat, 0)
    game = scene.turn(0, "redeploy")
    game.apply("place rows.pot a")
    game.apply("place rows.pot b")
    game.apply("expand")
    game.apply("conquer b")
    assert scene.state.coins[1] == 1, "a pot was there"
    game.apply("conquer a")
    assert scene.state.coins[1] == 2
    check_conquest(game)
    game.undo()
    end_turn(scene)
    before = scene.state.coins[0]
    game.apply("expand")
    assert scene.state.coins[0] == before + 1, "the one in a is still there"
    assert scene.state.army(army.id).stock == {}
    check_conquest(game)


@pytest.mark.row("Bats")
def test_domains_move_each_turn_and_stay_in_decline() -> None:
    board = {"a": "farmland edge cavern", "b": "farmland edge cavern", "c": "farmland edge", "d": "hill edge"}
    scene = Scene(board, with_pieces=bats.PIECES)
    scene.army(0, "rows.bats", SWAMP, {"a": 1, "b": 1, "c": 1})
    scene.army(1, ORCS, HILL, {"d": 1}, hand=9)
    game = scene.turn(0, "redeploy")
    assert legal(game) == ["place rows.domain a", "place rows.domain b", "done"]
    game.apply("place rows.domain b")
    game.apply("expand")
    assert (cost(game, "a"), cost(game, "b")) == (3, 4)
    end_turn(scene)
    game.apply("decline")
    assert scene.marks("b") == ["rows.domain"]
    game.apply("expand")
    assert cost(game, "b") == 2 + 1 + 1
    check_conquest(game)
