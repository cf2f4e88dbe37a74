"""What is on offer, said as a list: an action that is missing, or one too many, shows in an assertion."""

from __future__ import annotations

import pytest

from swcore.testing import Scene, legal
from tests.conquest.table import INERT, RATS, idle_turn, play, public, reasons

ROW = dict.fromkeys("abcdefgh", "farmland") | {"a": "farmland edge"}
COLUMN = ("base.ratmen", "base.elves", "base.orcs", "base.humans", "base.giants", "base.trolls")
BADGES = ("base.hill", "base.forest", "base.merchant", "base.swamp", "base.alchemist", "base.commando")


@pytest.mark.clause("SW-PICK-1", "SW-PICK-2", "SW-PICK-6")
@pytest.mark.parametrize("coins", [0, 2, 5])
def test_with_n_coins_the_top_combo_and_the_n_below_it_are_on_offer(coins: int) -> None:
    scene = Scene(ROW)
    scene.column(*((race, badge, 0) for race, badge in zip(COLUMN, BADGES, strict=True)))
    scene.coins(0, coins)
    assert legal(scene.turn(0)) == [f"pick {race}" for race in COLUMN[: coins + 1]]


@pytest.mark.clause("SW-CONQ-12")
def test_a_turn_holds_as_many_conquests_as_there_are_tokens_for() -> None:
    """Seven tokens take three empty regions, and the one that is left tries a fourth with the die."""
    scene = Scene(ROW)
    scene.army(0, RATS, INERT, hand=7)
    game = scene.turn(0, "conquer")
    for region, beyond in ("ab", "bc", "cd"):
        assert f"conquer {region}" in legal(game)
        play(game, f"conquer {region}")
        assert any(text.startswith(f"conquer {beyond}") for text in legal(game))


@pytest.mark.clause("SW-CONQ-13")
def test_a_region_of_the_own_declined_army_is_a_target_like_any_other() -> None:
    scene = Scene(ROW, "a-b a-c")
    scene.army(0, "base.dwarves", "", {"b": 1}, declined=True)
    scene.army(0, RATS, INERT, {"a": 1}, hand=6)
    game = scene.turn(0, "conquer")
    assert legal(game, "conquer") == ["conquer b", "conquer c"]
    assert reasons(game, "conquer b") == []


@pytest.mark.clause("SW-LOSS-5")
def test_the_hand_of_an_army_driven_off_the_board_holds_the_tokens_at_its_next_turn() -> None:
    """Three of four tokens come back to hand and enter again from the border."""
    scene = Scene(ROW, "a-b b-c")
    driven = scene.army(1, "base.orcs", INERT, {"b": 4})
    scene.army(0, RATS, "base.merchant", {"c": 1}, hand=6)
    game = scene.turn(0, "conquer")
    play(game, "conquer b")
    tray = public(game)["tray"]["base.orcs"]
    idle_turn(game)
    assert (driven.hand, driven.withdrawn, public(game)["tray"]["base.orcs"]) == (3, 0, tray)
    play(game, "expand")
    assert legal(game) == ["conquer a", "done"]


@pytest.mark.clause("SW-DIE-4", "ED-43")
def test_every_region_within_three_tokens_may_be_attempted_not_the_weakest_alone() -> None:
    """One token in hand; b to e cost 3, 4, 5 and 6."""
    scene = Scene(ROW, "a-b a-c a-d a-e")
    scene.army(1, "base.orcs", "base.stout", {"b": 1, "c": 2, "d": 3})
    scene.army(1, "base.elves", "", {"e": 1}, declined=True)
    scene.mark("base.encampment", "e", scene.army_of(1), 3)
    scene.army(0, RATS, INERT, {"a": 1}, hand=1)
    game = scene.turn(0, "conquer")
    # 3 - 1 = 2 and 4 - 1 = 3 are missing; 5 - 1 = 4 and 6 - 1 = 5 are too many
    assert legal(game, "conquer") == ["conquer b die", "conquer c die"]


@pytest.mark.clause("SW-READY-3")
def test_readying_takes_up_no_declined_token() -> None:
    scene = Scene(ROW)
    old = scene.army(0, "base.wizards", "", {"e": 1, "f": 1}, declined=True)
    new = scene.army(0, RATS, INERT, {"a": 3, "b": 2})
    game = scene.turn(0)
    play(game, "expand")
    assert (scene.held(old), old.hand) == ({"e": 1, "f": 1}, 0)
    assert (scene.held(new), new.hand) == ({"a": 1, "b": 1}, 2 + 1)


@pytest.mark.clause("SW-DECL-1", "SW-DECL-14")
@pytest.mark.parametrize("round", [2, 5, 6])
def test_a_decline_is_on_offer_in_every_round_the_last_one_included(round: int) -> None:
    scene = Scene(ROW, rounds=6)
    scene.army(0, RATS, INERT, {"a": 2, "b": 1})
    game = scene.turn(0, round=round)
    assert legal(game) == ["expand", "decline"]
    assert reasons(game, "decline") == []


@pytest.mark.clause("SW-DEF-17")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_sees_whose_an_army_is_and_with_what(seat: int | None) -> None:
    scene = Scene(ROW)
    scene.army(0, RATS, "base.bivouacking", {"a": 2}, hand=1)
    (shown,) = (army for army in public(scene.turn(0, "conquer"), seat)["armies"] if army and army["race"] == RATS)
    open_ = {"seat": 0, "race": RATS, "power": "base.bivouacking", "declined": False, "hand": 1, "withdrawn": 0, "aside": 0}
    assert shown.items() >= open_.items()
