"""Underworld: caverns cost one token less and are adjacent to each other."""

from __future__ import annotations

import pytest

from swcore.testing import Scene
from swcore.testing.scene import cost, legal
from tests.shared.questions import why_not

# Two caverns far apart: `near` beside home, `far` at the other end of the board.
BOARD = {"home": "farmland edge", "near": "hill cavern", "mid": "swamp", "far": "mountain cavern", "last": "forest"}


@pytest.mark.clause("SW-POWER-UNDERWORLD-1")
def test_regions_with_a_cavern_and_no_others_cost_one_less() -> None:
    scene = Scene(BOARD)
    scene.army(0, "base.orcs", "base.underworld", {"home": 1, "mid": 1}, hand=5)
    scene.army(1, "base.elves", "base.forest", {"near": 2})
    game = scene.turn(0, "conquer")
    assert cost(game, "near") == 2 + 2 - 1
    assert cost(game, "far") == 2 + 1 - 1
    game.apply("conquer far")
    assert scene.tokens("far") == 2
    assert cost(game, "last") == 2


@pytest.mark.clause("SW-POWER-UNDERWORLD-2", "SW-CONQ-9")
def test_at_least_one_token_is_used() -> None:
    """Underworld Tritons on a coastal cavern: 2 - 1 - 1."""
    scene = Scene({"a": "farmland edge", "b": "hill cavern", "c": "lake"})
    scene.army(0, "base.tritons", "base.underworld", {"a": 1}, hand=2)
    game = scene.turn(0, "conquer")
    assert cost(game, "b") == 1
    game.apply("conquer b")
    assert scene.tokens("b") == 1


@pytest.mark.clause("SW-POWER-UNDERWORLD-3")
def test_from_a_cavern_every_other_cavern_is_adjacent() -> None:
    scene = Scene(BOARD)
    scene.army(0, "base.orcs", "base.underworld", {"near": 1}, hand=5)
    game = scene.turn(0, "conquer")
    assert legal(game, "conquer") == ["conquer home", "conquer mid", "conquer far"]
    assert why_not(game, "conquer last") == ["reach"]
    game.apply("conquer far")
    assert why_not(game, "conquer last") == []


@pytest.mark.clause("SW-POWER-UNDERWORLD-3", "SW-CONQ-7")
def test_without_a_cavern_of_its_own_the_army_reaches_none_and_a_new_one_counts_at_once() -> None:
    scene = Scene(BOARD)
    scene.army(0, "base.orcs", "base.underworld", {"home": 1}, hand=5)
    game = scene.turn(0, "conquer")
    assert legal(game, "conquer") == ["conquer near"]
    game.apply("conquer near")
    assert "conquer far" in legal(game, "conquer")


@pytest.mark.clause("SW-POWER-UNDERWORLD-3", "SW-BEN-3", "SW-CONQ-6")
def test_a_cavern_of_the_owners_declined_army_opens_no_way() -> None:
    scene = Scene(BOARD)
    scene.army(0, "base.elves", "", {"near": 1}, declined=True)
    scene.army(0, "base.orcs", "base.underworld", {"home": 1}, hand=5)
    game = scene.turn(0, "conquer")
    assert why_not(game, "conquer far") == ["reach"]


@pytest.mark.clause("SW-POWER-UNDERWORLD-3")
def test_the_caverns_are_adjacent_for_this_army_alone() -> None:
    scene = Scene(BOARD)
    scene.army(0, "base.orcs", "base.underworld", {"far": 1})
    scene.army(1, "base.ratmen", "base.forest", {"near": 1}, hand=9)
    game = scene.turn(1, "conquer")
    assert why_not(game, "conquer far") == ["reach"]
    assert cost(game, "far") == 2 + 1 + 1


@pytest.mark.clause("INT-53", "SW-FIRST-1", "SW-POWER-UNDERWORLD-3")
def test_the_first_conquest_enters_from_the_border_and_not_through_a_cavern() -> None:
    scene = Scene({**BOARD, "last": "forest edge cavern"})
    scene.army(0, "base.orcs", "base.underworld", hand=5)
    game = scene.turn(0, "conquer")
    assert legal(game, "conquer") == ["conquer home", "conquer last"]
    assert why_not(game, "conquer near") == ["entry"]
    assert cost(game, "last") == 1  # a cavern on the border is an entry, and cheaper


@pytest.mark.clause("INT-54", "SW-POWER-UNDERWORLD-3", "SW-RACE-GIANTS-1")
def test_underworld_giants_on_a_cavern_mountain_get_both_discounts_on_another_cavern() -> None:
    """Three Elves at near: 2 + 3, less one for the cavern and one because it counts as adjacent to the mountain."""
    scene = Scene(BOARD)
    scene.army(0, "base.giants", "base.underworld", {"far": 1}, hand=4)
    scene.army(1, "base.elves", "base.forest", {"near": 3})
    game = scene.turn(0, "conquer")
    assert cost(game, "near") == 2 + 3 - 1 - 1
    game.apply("conquer near")
    assert scene.tokens("near") == 3


@pytest.mark.clause("INT-54", "SW-RACE-GIANTS-1")
def test_underworld_giants_on_a_mountain_without_a_cavern_get_one_discount_on_a_far_cavern() -> None:
    board = {"peak": "mountain edge", "hall": "hill cavern", "mid": "swamp", "mid2": "swamp", "far": "hill cavern"}
    scene = Scene(board)
    scene.army(0, "base.giants", "base.underworld", {"peak": 1, "hall": 1}, hand=4)
    scene.army(1, "base.elves", "base.forest", {"far": 3})
    game = scene.turn(0, "conquer")
    assert cost(game, "far") == 2 + 3 - 1


@pytest.mark.clause("INT-32", "SW-POWER-UNDERWORLD-3", "SW-RACE-SORCERERS-6")
@pytest.mark.parametrize(("power", "codes"), [("base.underworld", []), ("base.hill", ["reach"])])
def test_underworld_sorcerers_substitute_from_cavern_to_cavern(power: str, codes: list[str]) -> None:
    scene = Scene(BOARD)
    scene.army(0, "base.sorcerers", power, {"near": 1})
    scene.army(1, "base.elves", "base.forest", {"far": 1})
    game = scene.turn(0, "conquer")
    assert why_not(game, "conquer far substitute") == codes


@pytest.mark.clause("INT-10", "SW-BEN-2")
def test_declined_ghouls_have_lost_tunnels_and_discount() -> None:
    scene = Scene(BOARD)
    scene.army(0, "base.ghouls", "base.underworld", {"near": 4})
    scene.turn(0).apply("decline")
    game = scene.turn(0, round=3)
    assert legal(game, "conquer") == ["conquer home", "conquer mid"]
    assert cost(game, "far") == 2 + 1
