"""Races at the edge of what they say: in decline, against nobody, with nothing to hold, with nothing left in the tray."""

from __future__ import annotations

from typing import Any

import pytest

from swcore import Game
from swcore.testing import Scene, check_conquest, cost, income, legal
from tests.conquest.table import INERT, RATS, idle_turn, play, reasons
from tests.expressiveness import (
    aegipans,
    bats,
    centaurs,
    drakons,
    gnolls,
    goblins,
    immortal,
    late_bloomer,
    leprechauns,
    minotaurs,
    mole_men,
    mudmen,
    mummies,
    ogres,
    priestesses,
    pygmies,
    reynard,
    shrubmen,
    slingmen,
    storm_giants,
    unicorns,
)
from tests.expressiveness.scenes import HILL, ORCS, coins_of_turn, line


@pytest.mark.row("Goblins")
def test_a_lost_tribe_is_a_people_in_decline_to_goblins_and_an_empty_region_is_not() -> None:
    scene = line(*goblins.PIECES)
    scene.army(0, "rows.goblins", INERT, {"b": 1}, hand=5)
    scene.natives("a")
    game = scene.turn(0, "conquer")
    assert (cost(game, "a"), cost(game, "c")) == (2 + 1 - 1, 2)


@pytest.mark.row("Priestesses")
def test_a_tower_defends_its_region_and_is_gone_with_it() -> None:
    scene = line(*priestesses.PIECES)
    army = scene.army(1, "rows.priestesses", "", {"b": 3, "f": 1}, declined=True)
    scene.mark("rows.tower", "b", army)
    scene.army(0, RATS, INERT, {"a": 1}, hand=9)
    game = scene.turn(0, "conquer")
    assert cost(game, "b") == 2 + 3 + 1
    play(game, "conquer b")
    assert (scene.marks("b"), game.play.view.supply("rows.tower")) == ([], 1)
    check_conquest(game)


@pytest.mark.row("Leprechauns")
def test_pots_go_with_the_decline() -> None:
    scene = line(*leprechauns.PIECES)
    army = scene.army(0, "rows.leprechauns", INERT, {"a": 2})
    scene.mark("rows.pot", "a", army)
    game = play(scene.turn(0), "decline")
    assert (scene.marks("a"), game.play.view.supply("rows.pot")) == ([], 8)


@pytest.mark.row("Pygmies")
def test_no_die_is_rolled_for_a_token_that_is_not_lost() -> None:
    scene = line(*pygmies.PIECES, *immortal.PIECES)
    victims = scene.army(1, "rows.pygmies", "rows.immortal", {"b": 2, "f": 1})
    scene.army(0, RATS, INERT, {"a": 1}, hand=9)
    step = scene.turn(0, "conquer").apply("conquer b")
    assert not step.chance
    assert victims.hand + victims.withdrawn == 2


@pytest.mark.row("Slingmen")
def test_slingmen_that_come_onto_the_map_shoot_over_nothing() -> None:
    scene = line(*slingmen.PIECES)
    scene.army(0, "rows.slingmen", INERT, hand=6)
    scene.coins(0, 5)
    play(scene.turn(0, "conquer"), "conquer a")
    assert scene.state.coins[0] == 5


@pytest.mark.row("Shrubmen")
def test_forests_of_shrubmen_in_decline_are_open() -> None:
    scene = line(*shrubmen.PIECES, b="forest")
    scene.army(1, "rows.shrubmen", "", {"b": 1}, declined=True)
    scene.army(0, RATS, HILL, {"a": 1}, hand=8)
    assert reasons(scene.turn(0, "conquer"), "conquer b") == []


@pytest.mark.row("Drakons")
def test_dragons_come_back_when_the_troops_are_readied() -> None:
    scene = line(*drakons.PIECES)
    army = scene.army(0, "rows.drakons", INERT, {"a": 2, "b": 1})
    scene.stock("rows.dragon", army, 2)
    scene.mark("rows.dragon", "b", army)
    game = scene.turn(0)
    assert game.play.view.immune == 0b10
    play(game, "expand")
    assert (army.stock, game.play.view.immune) == ({"rows.dragon": 3}, 0)


@pytest.mark.row("Storm Giants")
def test_no_third_storm_strikes() -> None:
    scene = line(*storm_giants.PIECES, b="mountain", c="mountain", d="mountain")
    scene.army(0, "rows.storm_giants", INERT, {"a": 1}, hand=5)
    game = play(scene.turn(0, "conquer"), "conquer d storm", "conquer b storm")
    assert reasons(game, "conquer c storm") == ["used"]
    assert cost(game, "c") == 3


@pytest.mark.row("Mudmen")
def test_no_more_rise_than_lie_in_the_tray() -> None:
    scene = line(*mudmen.PIECES, b="swamp", c="swamp")
    army = scene.army(0, "rows.mudmen", HILL, {"b": 10, "c": 9})
    play(scene.turn(0, "conquer"), "done")
    assert (army.hand + army.placed, scene.state.tray["rows.mudmen"]) == (20, 0)


@pytest.mark.row("Bats")
def test_bats_without_caverns_are_asked_nothing_and_a_lost_domain_goes_back() -> None:
    scene = line(*bats.PIECES, b="farmland cavern")
    scene.army(0, "rows.bats", INERT, {"c": 1})
    scene.army(1, ORCS, HILL, {"f": 1})
    assert scene.turn(0, "redeploy").play.state.turn_seat == 1
    scene = line(*bats.PIECES, b="farmland cavern")
    army = scene.army(1, "rows.bats", INERT, {"b": 1, "f": 1})
    scene.mark("rows.domain", "b", army)
    scene.army(0, ORCS, HILL, {"a": 1}, hand=9)
    game = play(scene.turn(0, "conquer"), "conquer b")
    assert (scene.marks("b"), game.play.view.supply("rows.domain")) == ([], 3)


@pytest.mark.row("Minotaurs (II)")
def test_minotaurs_that_decline_conquer_nothing() -> None:
    scene = line(*minotaurs.PIECES)
    scene.army(0, "rows.minotaurs", INERT, {"a": 5})
    scene.army(1, RATS, HILL, {"f": 2})
    play(scene.turn(0), "decline")
    assert scene.state.turn_seat == 1


@pytest.mark.row("Centaurs (II)")
def test_no_charge_goes_through_water() -> None:
    scene = Scene({"a": "farmland edge", "b": "lake", "c": "farmland"}, "a-b b-c", with_pieces=centaurs.PIECES)
    scene.army(0, "rows.centaurs", INERT, {"a": 1}, hand=9)
    assert legal(scene.turn(0, "conquer"), "conquer") == []


@pytest.mark.row("Ogres")
def test_a_frenzy_saves_no_more_than_three() -> None:
    """Three regions with one token each cost 3, 2 and 1, a fourth 3 - 3, which is at least 1; the last one 2 + 3 - 3."""
    scene = line(*ogres.PIECES)
    scene.army(0, "rows.ogres", INERT, {"a": 1}, hand=9)
    scene.army(1, ORCS, HILL, {"b": 1, "c": 1, "d": 1, "e": 1, "f": 3})
    game = play(scene.turn(0, "conquer"), "conquer b", "conquer c", "conquer d")
    assert cost(game, "e") == 1
    play(game, "conquer e")
    assert cost(game, "f") == 2


@pytest.mark.row("Gnolls (II)")
def test_a_people_of_nobody_is_no_carrion() -> None:
    scene = line(*gnolls.PIECES)
    scene.army(0, "rows.gnolls", INERT, {"a": 1}, hand=8)
    scene.natives("b")
    play(scene.turn(0, "conquer"), "conquer b")
    assert coins_of_turn(scene) == [2]


@pytest.mark.row("Aegipans")
def test_aegipans_that_were_just_picked_have_kept_nothing() -> None:
    scene = line(*aegipans.PIECES)
    scene.column(("rows.aegipans", INERT, 0), (ORCS, HILL, 0))
    scene.coins(0, 5)
    play(scene.turn(0), "pick rows.aegipans")
    assert scene.state.coins[0] == 5


@pytest.mark.row("Reynard")
def test_a_box_in_a_region_that_nobody_holds_is_opened_by_nobody() -> None:
    scene = line(*reynard.PIECES)
    foxes = scene.army(0, "rows.reynard", INERT, {"a": 2, "b": 1})
    scene.army(1, RATS, HILL, {"f": 1})
    scene.pile("rows.box", "good", "bad", "good")
    scene.mark("rows.box", "b", foxes)
    game = play(scene.turn(0), "expand", "abandon b")
    assert (scene.held(foxes), scene.marks("b")) == ({"a": 1}, ["rows.box"])
    idle_turn(game)
    idle_turn(game)
    play(game, "expand")
    assert (game.pending, game.play.question().kind) == ((0,), "conquer")


@pytest.mark.row("Mummies")
def test_mummies_in_decline_take_a_token_as_well() -> None:
    scene = line(*mummies.PIECES)
    scene.army(1, "rows.mummies", "", {"b": 1}, declined=True)
    scene.army(0, RATS, INERT, {"a": 1}, hand=3)
    game = play(scene.turn(0, "conquer"), "conquer b")
    assert legal(game) == ["remove a 1", "remove b 1"]


@pytest.mark.row("Mole men")
def test_mole_men_that_hold_nothing_come_over_the_edge() -> None:
    scene = line(*mole_men.PIECES)
    scene.army(0, "rows.mole_men", INERT, hand=6)
    assert legal(scene.turn(0, "conquer"), "conquer") == ["conquer a"]


@pytest.mark.row("Unicorns")
def test_unicorns_are_paid_neither_for_their_own_turn_nor_in_decline() -> None:
    for declined in (False, True):
        scene = line(*unicorns.PIECES)
        scene.army(0, "rows.unicorns", "" if declined else INERT, {"a": 1}, declined=declined)
        if declined:
            scene.army(0, RATS, INERT, {"c": 1})
        scene.army(1, ORCS, HILL, {"f": 1})
        scene.coins(0, 5)
        game: Game = idle_turn(scene.turn(0, "conquer"))
        own = scene.state.coins[0]
        assert own == 5 + sum(coins for coins, _, _ in income(game, 0)), "regions alone"
        idle_turn(game)
        assert scene.state.coins[0] == own + (not declined)


@pytest.mark.row("Late bloomer")
def test_a_late_bloomer_grows_no_further_than_its_tray() -> None:
    scene = line(*late_bloomer.PIECES)
    army: Any = scene.army(0, "rows.late_bloomer", INERT, {"a": 18})
    scene.army(1, ORCS, HILL, {"f": 1})
    game = scene.turn(1, "regroup")
    assert (game.play.state.round, army.placed + army.hand) == (3, 18)
    check_conquest(game)
