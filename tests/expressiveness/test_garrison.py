"""Rows about tokens that may not move, and helpers that stand beside tokens."""

from __future__ import annotations

import pytest

from swcore.testing import Scene, check_conquest, check_history, legal
from tests.expressiveness import barbarians, summoners

RATS, ORCS, HILL, SWAMP = "base.ratmen", "base.orcs", "base.hill", "base.swamp"
ROW = {"a": "farmland edge", "b": "farmland", "c": "farmland", "d": "farmland"}


def end_turn(scene: Scene) -> None:
    """Let the seat in turn do no more than it must."""
    game, seat = scene.game, scene.state.turn_seat
    while scene.state.turn_seat == seat:
        game.apply("done" if "done" in legal(game) else legal(game)[0])


@pytest.mark.row("Barbarians")
def test_barbarians_stay_where_they_conquered() -> None:
    scene = Scene(ROW, with_pieces=barbarians.PIECES)
    army = scene.army(0, "rows.barbarians", SWAMP, {"a": 6})
    scene.army(1, RATS, HILL, {"d": 1})
    game = scene.turn(0)
    game.apply("expand")
    game.apply("conquer b")
    game.apply("done")
    assert scene.state.turn_seat == 1, "there is nothing to redeploy"
    assert (scene.held(army), scene.state.army(army.id).hand) == ({"a": 1, "b": 2}, 3)
    check_conquest(game)
    end_turn(scene)
    game.apply("expand")
    assert scene.army_of(0).hand == 3 + 1, "those in hand conquer again next turn"


@pytest.mark.row("Barbarians")
def test_tokens_of_a_failed_attempt_stay_off_the_map() -> None:
    scene = Scene(ROW, rolls=[0], with_pieces=barbarians.PIECES)
    army = scene.army(0, "rows.barbarians", SWAMP, {"a": 1}, hand=1)
    scene.army(1, RATS, HILL, {"d": 1})
    game = scene.turn(0, "conquer")
    game.apply("conquer b die")
    assert scene.state.turn_seat == 1
    assert (scene.held(army), scene.state.army(army.id).hand) == ({"a": 1}, 1)
    check_conquest(game)
    check_history(game)


@pytest.mark.row("Barbarians")
def test_barbarians_regroup_when_they_lose_a_region() -> None:
    scene = Scene(ROW, with_pieces=barbarians.PIECES)
    army = scene.army(1, "rows.barbarians", SWAMP, {"a": 1, "b": 3})
    scene.army(0, RATS, HILL, {"c": 9})
    game = scene.turn(0)
    game.apply("expand")
    game.apply("conquer b")
    end_turn(scene)
    assert scene.held(army) == {"a": 1 + 2}


@pytest.mark.row("Summoners")
def test_elementals_come_from_magic_and_conquer_like_tokens() -> None:
    scene = Scene({"a": "farmland edge magic", "b": "farmland edge"}, with_pieces=summoners.PIECES)
    scene.army(0, "rows.summoners", SWAMP, {"a": 2})
    scene.army(1, ORCS, HILL)
    game = scene.turn(0)
    game.apply("expand")
    assert (scene.army_of(0).hand, scene.army_of(0).stock) == (1, {"rows.elemental": 1})
    game.apply("conquer b")
    assert (scene.tokens("b"), scene.marks("b")) == (1, ["rows.elemental"])
    end_turn(scene)
    assert scene.marks("b") == ["rows.elemental"], "a token stands beside it"
    check_conquest(game)


@pytest.mark.row("Summoners")
def test_an_elemental_vanishes_where_it_is_alone() -> None:
    scene = Scene({"a": "farmland edge magic", "b": "farmland edge"}, with_pieces=summoners.PIECES)
    army = scene.army(0, "rows.summoners", SWAMP, {"a": 2})
    scene.mark("rows.elemental", "b", army)
    scene.army(1, ORCS, HILL)
    game = scene.turn(0, "redeploy")
    end_turn(scene)
    assert (scene.marks("b"), scene.held(army)) == ([], {"a": 2})
    check_conquest(game)
