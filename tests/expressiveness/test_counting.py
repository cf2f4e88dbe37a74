"""Rows about how a region counts: as empty, as occupied, as open to the tricks of others."""

from __future__ import annotations

import pytest

from swcore import Gate, hookimpl
from swcore.conquest import Power
from swcore.testing import Scene, check_position, cost, income, legal
from tests.conquest.table import INERT, RATS, idle_turn, play, reasons
from tests.expressiveness import demons, golems, underground_gnomes

STAR = {"a": "farmland edge", "b": "mountain", "c": "hill", "d": "farmland", "e": "farmland"}
BORDERS = "a-b a-c a-d d-e"
ORCS, TROLLS = "base.orcs", "base.trolls"


@pytest.mark.row("Demons")
def test_demons_pay_for_mountains_but_not_for_defenders() -> None:
    """b costs 2 + 1 for the mountain, though five orcs stand there; c, with a fortress of the trolls, 2."""
    scene = Scene(STAR, BORDERS, seats=3, with_pieces=demons.PIECES)
    scene.army(0, "rows.demons", INERT, {"a": 1}, hand=8)
    scene.army(1, ORCS, "base.hill", {"b": 5})
    trolls = scene.army(2, TROLLS, "base.fortified", {"c": 2})
    scene.mark("base.fortress", "c", trolls)
    game = scene.turn(0, "conquer")
    assert (cost(game, "b"), cost(game, "c"), cost(game, "d")) == (3, 2, 2)
    check_position(game)


@pytest.mark.row("Demons")
def test_victims_of_demons_lose_no_token() -> None:
    scene = Scene(STAR, BORDERS, with_pieces=demons.PIECES)
    scene.army(0, "rows.demons", INERT, {"a": 1}, hand=8)
    orcs = scene.army(1, ORCS, "base.hill", {"b": 2, "c": 1})
    game = scene.turn(0, "conquer")
    tray = scene.state.tray[ORCS]
    play(game, "conquer b")
    assert scene.state.conquests[-1].non_empty, "as a bonus counts it, the region was not empty"
    idle_turn(game)
    assert (sum(scene.held(orcs).values()), scene.state.tray[ORCS]) == (3, tray)


@pytest.mark.row("Demons")
def test_a_people_of_nobody_is_gone_all_the_same() -> None:
    scene = Scene(STAR, BORDERS, with_pieces=demons.PIECES)
    scene.army(0, "rows.demons", INERT, {"a": 1}, hand=8)
    scene.natives("d")
    game = scene.turn(0, "conquer")
    assert cost(game, "d") == 2
    play(game, "conquer d")
    assert scene.state.conquests[-1].to_tray == 1


@pytest.mark.row("Golems")
def test_golems_in_decline_defend_nothing_and_are_booty_all_the_same() -> None:
    """Orcs get a coin for a region that was not empty; while the golems are active they pay for the defenders."""
    scene = Scene(STAR, BORDERS, with_pieces=golems.PIECES)
    scene.army(0, ORCS, INERT, {"a": 1}, hand=8)
    scene.army(1, "rows.golems", "", {"b": 1, "c": 1}, declined=True)
    game = scene.turn(0, "conquer")
    assert (cost(game, "b"), cost(game, "c")) == (3, 2)
    play(game, "conquer c")
    idle_turn(game)
    assert [part[0] for part in income(game, 0, 2)] == [2, 1]


@pytest.mark.row("Golems")
def test_golems_that_are_active_defend_their_regions() -> None:
    scene = Scene(STAR, BORDERS, with_pieces=golems.PIECES)
    scene.army(0, ORCS, INERT, {"a": 1}, hand=8)
    scene.army(1, "rows.golems", "base.hill", {"c": 1})
    assert cost(scene.turn(0, "conquer"), "c") == 3


@pytest.mark.row("Gnomes (Underground)")
def test_no_discount_of_another_people_counts_against_gnomes() -> None:
    """Commandos pay one less for any region: 2 - 1 for d, but 2 + 1 for the gnomes in c."""
    scene = Scene(STAR, BORDERS, with_pieces=underground_gnomes.PIECES)
    scene.army(0, ORCS, "base.commando", {"a": 1}, hand=8)
    scene.army(1, "rows.gnomes", INERT, {"c": 1})
    game = scene.turn(0, "conquer")
    assert (cost(game, "c"), cost(game, "d")) == (3, 1)
    check_position(game)


@pytest.mark.row("Gnomes (Underground)")
def test_flyers_come_to_no_gnomes_that_they_could_not_walk_to_and_no_dragon_takes_them() -> None:
    scene = Scene(STAR, BORDERS, seats=3, with_pieces=underground_gnomes.PIECES)
    scene.army(0, ORCS, "base.flying", {"a": 1}, hand=8)
    scene.army(1, "rows.gnomes", INERT, {"e": 1, "c": 1})
    game = scene.turn(0, "conquer")
    assert legal(game, "conquer") == ["conquer b", "conquer c", "conquer d"]
    assert reasons(game, "conquer e") == ["reach"]


@pytest.mark.row("Gnomes (Underground)")
def test_an_act_that_is_aimed_at_gnomes_is_refused_with_its_reason() -> None:
    scene = Scene(STAR, BORDERS, with_pieces=underground_gnomes.PIECES)
    scene.army(0, ORCS, "base.dragon_master", {"a": 1}, hand=8)
    scene.army(1, "rows.gnomes", INERT, {"c": 1})
    game = scene.turn(0, "conquer")
    assert "conquer d dragon" in legal(game)
    assert reasons(game, "conquer c dragon") == ["tricks"]
    assert "nothing works on gnomes" in game.violations("conquer c dragon")[0].message


class Hermit(Power):
    """Nobody may come near."""

    @hookimpl
    def conquest_protects(self, view, army):
        return Gate("hermit", army.regions, reason="a hermit lives there")


@pytest.mark.row("Gnomes (Underground)")
def test_no_gate_of_others_holds_gnomes_off() -> None:
    scene = Scene(STAR, BORDERS, with_pieces=[*underground_gnomes.PIECES, Hermit("home.hermit", tokens=4)])
    scene.army(0, "rows.gnomes", INERT, {"a": 1}, hand=8)
    scene.army(1, RATS, "home.hermit", {"c": 1})
    game = scene.turn(0, "conquer")
    assert reasons(game, "conquer c") == []
