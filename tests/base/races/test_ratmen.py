"""Ratmen: nothing but numbers. They stand here for every race where a rule asks only which army it is."""

from __future__ import annotations

import pytest

from swcore.testing import Scene, cost, legal
from tests.shared.questions import reasons, targets, total

# d and x lie inland; e is at the edge and does not touch x.
LAND = {"e": "hill edge", "p": "mountain", "d": "farmland mine magic", "x": "swamp", "q": "forest cavern", "lake": "lake"}


@pytest.mark.clause("SW-RACE-RATMEN-1", "SW-CONQ-1", "SW-SCORE-1")
def test_they_pay_full_cost_and_score_a_coin_per_region() -> None:
    scene = Scene(LAND)
    ratmen = scene.army(0, "base.ratmen", "base.alchemist", {"p": 1}, hand=5)
    game = scene.turn(0, "conquer")
    assert {name: cost(game, name) for name in ("e", "d")} == {"e": 2, "d": 2}
    game.apply("conquer d")
    assert cost(game, "x") == 2
    game.apply("conquer x")
    assert cost(game, "q") == 2
    game.apply("done")
    game.apply("redeploy p=2 d=2 x=2")
    assert scene.held(ratmen) == {"p": 2, "d": 2, "x": 2}
    assert total(game, 0) == 3 + 2  # two for alchemy


@pytest.mark.clause("SW-RACE-RATMEN-1", "SW-PICK-7")
def test_they_take_eight_tokens_and_the_badge_number() -> None:
    scene = Scene(LAND)
    scene.column(("base.ratmen", "base.merchant", 0))
    scene.turn(0, "army").apply("pick base.ratmen")
    assert scene.army_of(0).hand == 8 + 2


@pytest.mark.clause("SW-FIRST-1", "SW-CONQ-6", "SW-DEF-9")
@pytest.mark.case("CASE-SW-07")
def test_regions_of_the_own_declined_race_give_no_adjacency() -> None:
    scene = Scene({"e": "hill edge", "f": "forest", "d": "farmland", "x": "swamp"})
    scene.army(0, "base.orcs", "", {"d": 1}, declined=True)
    scene.army(0, "base.ratmen", "base.alchemist", hand=6)
    game = scene.turn(0, "conquer")
    assert reasons(game, "conquer x") == {"SW-FIRST-1"}
    game.apply("conquer e")
    assert reasons(game, "conquer x") == {"SW-CONQ-6"}
    assert targets(game) == {"f"}


@pytest.mark.clause("INT-70", "SW-LOSS-2", "SW-LOSS-6")
@pytest.mark.parametrize(("tokens", "back"), [(1, 0), (2, 1), (4, 3)])
def test_piling_tokens_saves_all_but_one(tokens: int, back: int) -> None:
    scene = Scene(LAND)
    scene.army(0, "base.orcs", "base.alchemist", {"x": 1}, hand=2 + tokens)
    ratmen = scene.army(1, "base.ratmen", "base.hill", {"d": tokens, "e": 1})
    tray = scene.state.tray["base.ratmen"]
    game = scene.turn(0, "conquer")
    game.apply("conquer d")
    assert (ratmen.withdrawn, scene.state.tray["base.ratmen"]) == (back, tray + 1)
    game.apply("done")
    assert scene.held(ratmen) == {"e": 1 + back}


@pytest.mark.clause("INT-78", "SW-DECL-2", "SW-DECL-11")
@pytest.mark.parametrize(("badge", "coins"), [("", 0), ("base.spirit", 2)])
def test_an_army_with_all_tokens_in_hand_vanishes_at_decline(badge: str, coins: int) -> None:
    scene = Scene(LAND)
    older = scene.army(0, "base.orcs", badge, {"d": 1, "x": 1}, declined=True)
    ratmen = scene.army(0, "base.ratmen", "base.forest", hand=4)
    game = scene.turn(0)
    game.apply("decline")
    assert scene.state.armies[ratmen.id] is None
    assert scene.state.tray["base.ratmen"] == 13
    assert scene.state.banners[-1] == "base.ratmen"
    assert (scene.state.armies[older.id] is None) is (badge == "")
    assert total(game, 0) == coins


@pytest.mark.clause("INT-74", "SW-LOSS-10")
def test_a_banner_stays_away_while_one_of_its_tokens_is_on_the_board() -> None:
    scene = Scene(LAND)
    ratmen = scene.army(1, "base.ratmen", "", {"d": 1, "x": 1}, declined=True)
    scene.army(0, "base.orcs", "base.alchemist", {"p": 1}, hand=6)
    game = scene.turn(0, "conquer")
    game.apply("conquer d")
    assert scene.state.armies[ratmen.id] is not None
    assert "base.ratmen" not in scene.state.banners
    game.apply("conquer x")
    assert scene.state.armies[ratmen.id] is None
    assert scene.state.banners[-1] == "base.ratmen"
    assert scene.state.tray["base.ratmen"] == 13
    assert not legal(game, "conquer")
