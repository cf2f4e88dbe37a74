"""Rows about a power from another combo, and about coins that come at the decline."""

from __future__ import annotations

import pytest

from swcore.testing import Scene, check_conquest, check_history, cost, legal
from tests.expressiveness import automatons, chimeras

RATS, ORCS, ELVES, HILL, SWAMP = "base.ratmen", "base.orcs", "base.elves", "base.hill", "base.swamp"
COMMANDO, MERCHANT = "base.commando", "base.merchant"
ROW = {"a": "farmland edge", "b": "farmland", "c": "farmland", "d": "farmland"}


def end_turn(scene: Scene) -> None:
    """Let the seat in turn do no more than it must."""
    game, seat = scene.game, scene.state.turn_seat
    while scene.state.turn_seat == seat:
        game.apply("done" if "done" in legal(game) else legal(game)[0])


def picked() -> Scene:
    scene = Scene(ROW, with_pieces=chimeras.PIECES)
    scene.column(("rows.chimeras", SWAMP, 0), (ORCS, COMMANDO, 0), (ELVES, MERCHANT, 0))
    scene.army(1, RATS, HILL, {"d": 2})
    scene.turn(0).apply("pick rows.chimeras")
    return scene


@pytest.mark.row("Chimeras")
def test_chimeras_take_a_second_power_with_its_tokens() -> None:
    scene = picked()
    game = scene.game
    assert {f"choose {COMMANDO}", f"choose {MERCHANT}"} <= set(legal(game))
    before = scene.army_of(0).hand
    game.apply(f"choose {COMMANDO}")
    army = scene.army_of(0)
    assert game.play.view.pieces(army)[:3] == ("rows.chimeras", SWAMP, COMMANDO)
    assert army.hand == before + 4, "the number on the badge"
    assert cost(game, "a") == 2 - 1
    check_conquest(game)
    check_history(game)


@pytest.mark.row("Chimeras")
def test_the_combo_waits_until_the_chimeras_decline() -> None:
    scene = picked()
    game = scene.game
    game.apply(f"choose {COMMANDO}")
    game.apply("conquer a")
    assert next(one for one in game.play.view.column if one.race == ORCS).locked
    end_turn(scene)
    end_turn(scene)
    game.apply("decline")
    (army,) = game.play.view.declined(0)
    assert army.lent == ()
    assert not next(one for one in game.play.view.column if one.race == ORCS).locked
    check_conquest(game)
    check_history(game)


@pytest.mark.row("Automatons")
def test_automatons_are_paid_at_their_decline() -> None:
    scene = Scene(ROW, with_pieces=automatons.PIECES)
    army = scene.army(0, "rows.automatons", SWAMP, {"a": 1, "b": 1})
    scene.army(1, RATS, HILL, {"d": 2})
    game = scene.turn(0)
    for _ in range(2):
        end_turn(scene)
        end_turn(scene)
    assert scene.notes(army)["rows.automatons.track"] == 1 + 2
    before = scene.state.coins[0]
    game.apply("decline")
    assert scene.state.coins[0] == before + (1 + 2) + 2, "and two regions in decline"
    check_conquest(game)
    check_history(game)


@pytest.mark.row("Automatons")
def test_automatons_that_decline_at_once_are_paid_nothing() -> None:
    scene = Scene(ROW, with_pieces=automatons.PIECES)
    scene.army(0, "rows.automatons", SWAMP, {"a": 1})
    scene.army(1, RATS, HILL, {"d": 2})
    game = scene.turn(0)
    before = scene.state.coins[0]
    game.apply("decline")
    assert scene.state.coins[0] == before + 1
