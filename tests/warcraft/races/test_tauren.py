"""Tauren: at least two of their tokens stand in each of their regions."""

from __future__ import annotations

import pytest

from swcore.conquest import Army
from swcore.testing import Scene, cost, legal
from tests.shared.questions import reasons, targets, why_not
from tests.warcraft.armies import rival

BEAST, CHAMPION = "warcraft.beast", "warcraft.champion_figure"
ROW = {
    "a": "farmland harbor",
    "b": "hill",
    "c": "forest",
    "d": "swamp",
    "e": "mountain",
    "z": "farmland harbor",
}


def row(**more: object) -> Scene:
    return Scene(ROW, game="warcraft", **more)  # type: ignore[arg-type]


def tauren(scene: Scene, power: str = "farmer", seat: int = 0, *, hand: int = 0, **regions: int) -> Army:
    return scene.army(seat, "warcraft.tauren", f"warcraft.{power}", regions, hand=hand)


# -- conquest


@pytest.mark.clause("WC-RACE-TAUREN-2", "WC-INT-1", "WC-CONQ-9")
def test_blacksmith_tauren_take_an_empty_plain_region_with_two_tokens_not_one() -> None:
    scene = row()
    army = tauren(scene, "blacksmith", hand=2, a=2)
    game = scene.turn(0, "conquer")
    assert cost(game, "b") == 2  # 2 - 1, and two tokens at least
    game.apply("conquer b")
    assert (scene.tokens("b"), army.hand) == (2, 0)


@pytest.mark.clause("WC-RACE-TAUREN-2")
def test_what_costs_more_than_two_costs_tauren_no_more() -> None:
    scene = row()
    tauren(scene, hand=6, d=2)
    rival(scene, c=2)
    game = scene.turn(0, "conquer")
    assert cost(game, "c") == 2 + 2
    assert cost(game, "e") == 2 + 1


@pytest.mark.clause("WC-INT-2", "WC-ART-DOOMHAMMER-3", "WC-ART-FROSTMOURNE-1")
@pytest.mark.parametrize(("artifact", "way"), [("doomhammer", "doomhammer"), ("frostmourne", "frostmourne")])
def test_no_artifact_lets_tauren_conquer_with_one_token(artifact: str, way: str) -> None:
    scene = row()
    army = tauren(scene, hand=3, d=2)
    scene.place(f"warcraft.{artifact}", "d")
    game = scene.turn(0, "conquer")
    game.apply(f"conquer e {way}")  # 1 with the hammer; 2 + 1 - 2 with Frostmourne
    assert (scene.tokens("e"), army.hand) == (2, 1)


@pytest.mark.clause("WC-INT-2", "WC-RACE-TAUREN-2")
def test_one_token_in_hand_is_too_few_for_the_hammer() -> None:
    scene = row()
    tauren(scene, hand=1, d=2)
    scene.place("warcraft.doomhammer", "d")
    game = scene.turn(0, "conquer")
    assert targets(game, "doomhammer") == set()
    assert why_not(game, "conquer c doomhammer") == ["tokens"]


@pytest.mark.clause("WC-INT-6", "WC-RACE-TAUREN-2", "WC-DIE-1")
def test_a_final_attempt_needs_two_tokens_in_hand() -> None:
    scene = row(rolls=[3])
    tauren(scene, hand=1, d=2)
    game = scene.turn(0, "conquer")
    assert targets(game, "die") == set()
    assert "tokens" in why_not(game, "conquer c die")


@pytest.mark.clause("WC-INT-6", "WC-DIE-3")
def test_with_two_tokens_in_hand_the_attempt_is_made() -> None:
    scene = row(rolls=[1])
    tauren(scene, hand=2, d=2)
    game = scene.turn(0, "conquer")
    assert "e" in targets(game, "die")
    game.apply("conquer e die")  # 3, and 2 + 1 pip
    assert scene.tokens("e") == 2


# -- the option


@pytest.mark.clause("WC-OPT-1", "WC-RACE-TAUREN-2", "WC-RACE-TAUREN-1")
def test_with_the_option_one_token_conquers_and_a_second_joins_in_redeployment() -> None:
    scene = row(options={"tauren_conquest_minimum": 1})
    army = tauren(scene, "blacksmith", hand=1, a=3)
    game = scene.turn(0, "conquer")
    assert cost(game, "b") == 1
    game.apply("conquer b")  # no token is left to conquer with, and 2 and 2 is the only way to stand
    assert scene.held(army) == {"a": 2, "b": 2}


@pytest.mark.clause("WC-OPT-1", "WC-RACE-TAUREN-1", "WC-REDEP-2")
def test_with_the_option_a_region_is_given_up_for_want_of_a_second_token() -> None:
    scene = row(options={"tauren_conquest_minimum": 1})
    army = tauren(scene, "blacksmith", hand=1, a=2)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    assert legal(game) == ["abandon a", "abandon b"]
    assert reasons(game, "done") == {"WC-REDEP-2", "WC-RACE-TAUREN-1"}
    game.apply("abandon a")
    assert scene.held(army) == {"b": 3}


@pytest.mark.clause("WC-OPT-1", "WC-REDEP-2")
def test_regions_are_given_up_in_ascending_order_and_no_more_than_must_be() -> None:
    scene = row(options={"tauren_conquest_minimum": 1})
    army = tauren(scene, "blacksmith", hand=3, a=2)
    game = scene.turn(0, "conquer")
    for name in "bcd":
        game.apply(f"conquer {name}")  # five tokens hold two of the four regions
    assert legal(game) == ["abandon a", "abandon b", "abandon c"]
    game.apply("abandon b")
    assert legal(game) == ["abandon c", "abandon d"]
    game.apply("abandon d")
    assert set(scene.held(army)) == {"a", "c"}
    game.apply("deploy c 1")
    assert scene.held(army) == {"a": 2, "c": 3}


# -- ready, redeployment, decline


@pytest.mark.clause("WC-READY-1", "WC-RACE-TAUREN-1")
def test_all_tokens_but_two_per_region_are_taken_up() -> None:
    scene = row()
    army = tauren(scene, a=4, b=2, c=3)
    game = scene.turn(0)
    game.apply("expand")
    assert scene.held(army) == {"a": 2, "b": 2, "c": 2}
    assert army.hand == 3


@pytest.mark.clause("WC-READY-2", "WC-RACE-TAUREN-1")
def test_a_region_is_abandoned_with_both_tokens() -> None:
    scene = row()
    army = tauren(scene, a=3, b=2)
    game = scene.turn(0)
    game.apply("expand")
    game.apply("abandon b")
    assert scene.held(army) == {"a": 2}
    assert army.hand == 3


@pytest.mark.clause("WC-RACE-TAUREN-1", "WC-RACE-TAUREN-5", "WC-REDEP-2", "WC-DECL-3")
@pytest.mark.case("CASE-WW-08")
def test_five_tokens_in_two_regions_stand_as_two_and_three_and_four_stay_in_decline() -> None:
    scene = row()
    army = tauren(scene, "sailing", hand=5)
    game = scene.turn(0, "conquer")
    game.apply("conquer a")
    game.apply("conquer b")
    assert legal(game) == ["deploy a 1", "deploy b 1"]
    game.apply("deploy b 1")
    assert scene.held(army) == {"a": 2, "b": 3}
    scene.turn(0, round=3).apply("decline")
    assert scene.held(army) == {"a": 2, "b": 2}
    assert scene.state.tray["warcraft.tauren"] == 16 - 4


@pytest.mark.clause("WC-RACE-TAUREN-1", "WC-REDEP-1", "WC-REDEP-2")
def test_redeployment_leaves_two_tokens_in_every_region() -> None:
    scene = row()
    army = tauren(scene, a=4, b=3)
    game = scene.turn(0, "redeploy")
    game.apply("gather")
    assert scene.held(army) == {"a": 2, "b": 2}
    assert legal(game) == ["deploy a 1", "deploy a 2", "deploy a 3", "deploy b 3"]
    game.apply("deploy b 3")
    assert scene.held(army) == {"a": 2, "b": 5}


@pytest.mark.clause("WC-RACE-TAUREN-5", "WC-DECL-3")
def test_two_tokens_stay_in_each_region_in_decline() -> None:
    scene = row()
    army = tauren(scene, a=2, b=5, c=3)
    scene.turn(0).apply("decline")
    assert army.declined
    assert scene.held(army) == {"a": 2, "b": 2, "c": 2}
    assert scene.state.tray["warcraft.tauren"] == 16 - 6


# -- losses


@pytest.mark.clause("WC-RACE-TAUREN-3", "WC-INT-3", "WC-LOSS-1", "WC-LOSS-2")
def test_a_conquered_region_costs_one_token_and_the_other_is_placed_at_the_end_of_the_turn() -> None:
    scene = row()
    army = tauren(scene, a=2, b=2, c=2)
    rival(scene, hand=4, d=1)
    game = scene.turn(1, "conquer")
    game.apply("conquer c")
    assert (scene.held(army), army.withdrawn) == ({"a": 2, "b": 2}, 1)
    assert scene.state.tray["warcraft.tauren"] == 16 - 5
    game.apply("done")
    assert game.pending == (0,)
    game.apply("deploy b 1")
    assert scene.held(army) == {"a": 2, "b": 3}


@pytest.mark.clause("WC-INT-3", "WC-LOSS-3")
def test_with_no_region_left_the_kept_token_waits_in_hand() -> None:
    scene = row()
    army = tauren(scene, c=2)
    rival(scene, hand=4, d=1)
    game = scene.turn(1, "conquer")
    game.apply("conquer c")
    game.apply("done")
    assert (scene.held(army), army.hand) == ({}, 1)


@pytest.mark.clause("WC-INT-4", "WC-LOSS-4", "WC-POWER-ENRAGED-1")
def test_both_tokens_of_a_region_in_decline_are_lost_and_enraged_get_two_coins() -> None:
    scene = row()
    army = scene.army(0, "warcraft.tauren", "", {"b": 2, "c": 2}, declined=True)
    rival(scene, "enraged", hand=4, d=1)
    game = scene.turn(1, "conquer")
    game.apply("conquer c")  # 2 + 2
    assert (scene.held(army), army.withdrawn, army.hand) == ({"b": 2}, 0, 0)
    assert scene.state.tray["warcraft.tauren"] == 16 - 2
    game.apply("done")
    assert scene.state.coins[1] == 5 + 2 + 2  # two regions, two defenders


@pytest.mark.clause("WC-INT-4", "WC-RACE-FORSAKEN-4")
def test_forsaken_count_both_tokens_of_a_region_in_decline() -> None:
    scene = row()
    scene.army(0, "warcraft.tauren", "", {"b": 2, "c": 2}, declined=True)
    army = rival(scene, "farmer", "forsaken", hand=4, d=1)
    game = scene.turn(1, "conquer")
    game.apply("conquer c")
    assert legal(game) == ["choose 0", "choose 1", "choose 2"]
    game.apply("choose 2")
    assert army.hand + army.placed == 5 + 2
    assert scene.state.coins[1] == 5 - 2


# -- tokens left alone


@pytest.mark.clause("WC-INT-5", "WC-RACE-TAUREN-4", "WC-POWER-INTIMIDATING-1")
@pytest.mark.case("CASE-WW-08")
@pytest.mark.parametrize("declined", [False, True])
def test_the_token_left_alone_goes_to_another_region_at_once_and_its_own_is_empty(declined: bool) -> None:
    scene = row()
    army = scene.army(0, "warcraft.tauren", "" if declined else "warcraft.farmer", {"a": 2, "b": 2, "c": 2}, declined=declined)
    rival(scene, "intimidating", hand=2, d=1)
    game = scene.turn(1, "conquer")
    game.apply("use scare c")
    game.apply("choose a")  # where the intimidating player sends the first
    assert game.pending == (0,)
    assert legal(game) == ["deploy a 1", "deploy b 1"]
    assert reasons(game, "done") == {"WC-RACE-TAUREN-4"}
    assert reasons(game, "deploy c 1") == {"WC-REDEP-1", "WC-LOSS-2"}
    game.apply("deploy b 1")
    assert scene.held(army) == {"a": 3, "b": 3}
    assert game.pending == (1,)
    assert cost(game, "c") == 2  # one use emptied it
    game.apply("conquer c")
    assert scene.state.tray["warcraft.tauren"] == 16 - 6


@pytest.mark.clause("WC-RACE-TAUREN-4", "WC-RACE-TAUREN-1")
def test_of_three_tokens_two_are_not_alone() -> None:
    scene = row()
    army = tauren(scene, b=2, c=3)
    rival(scene, "intimidating", hand=2, d=1)
    game = scene.turn(1, "conquer")
    game.apply("use scare c")
    assert game.pending == (1,)
    assert scene.held(army) == {"b": 3, "c": 2}


@pytest.mark.clause("WC-RACE-TAUREN-7", "WC-RACE-TAUREN-4")
@pytest.mark.parametrize("declined", [False, True])
def test_a_lone_token_without_another_region_comes_to_hand_or_to_the_supply(declined: bool) -> None:
    scene = row()
    army = tauren(scene, "beastmaster", b=1)
    scene.mark(BEAST, "b", army)
    game = scene.turn(0)
    game.apply("decline" if declined else "expand")
    if declined:
        assert scene.state.armies[army.id] is None
        assert scene.state.tray["warcraft.tauren"] == 16
    else:
        assert (scene.held(army), army.hand) == ({}, 1)


@pytest.mark.clause("WC-TURN-3", "WC-RACE-TAUREN-4")
def test_a_seat_that_leaves_with_the_question_open_does_not_end_the_turn_of_the_other() -> None:
    scene = row(seats=3)
    tauren(scene, a=2, b=2, c=2)
    rival(scene, "intimidating", hand=2, d=1)
    game = scene.turn(1, "conquer")
    game.apply("use scare c")
    game.apply("choose a")
    game.resign(0)
    assert game.pending == (1,)
    assert "conquer c" in legal(game)


# -- beasts and the Champion


@pytest.mark.clause("WC-RACE-TAUREN-6", "WC-READY-1", "WC-POWER-BEASTMASTER-3")
def test_a_champion_in_a_region_leaves_one_token_that_must_stay() -> None:
    scene = row()
    army = tauren(scene, "champion", a=2, b=3)
    scene.mark(CHAMPION, "b", army)
    game = scene.turn(0)
    game.apply("expand")
    assert scene.held(army) == {"a": 2, "b": 1}
    assert army.hand == 2


@pytest.mark.clause("WC-RACE-TAUREN-6", "WC-REDEP-4", "WC-RACE-TAUREN-1")
def test_beasts_count_towards_the_two_and_are_placed_so_that_every_region_is_held() -> None:
    scene = row()
    army = tauren(scene, "beastmaster", a=2, b=2, c=2)
    game = scene.turn(0)
    game.apply("expand")  # one hill: one beast
    assert army.stock == {BEAST: 1}
    game.apply("done")
    assert legal(game) == ["place warcraft.beast a", "place warcraft.beast b", "place warcraft.beast c"]
    game.apply("place warcraft.beast b")  # frees one token
    assert legal(game) == ["deploy a 1", "deploy b 1", "deploy c 1"]
    game.apply("deploy c 1")
    assert scene.held(army) == {"a": 2, "b": 1, "c": 3}
    assert scene.marks("b") == [BEAST]


@pytest.mark.clause("WC-RACE-TAUREN-6", "WC-RACE-TAUREN-4", "WC-POWER-BEASTMASTER-1")
def test_the_token_beside_a_beast_that_is_discarded_goes_to_another_region_before_hills_are_counted() -> None:
    scene = row()
    army = tauren(scene, "beastmaster", a=2, b=1, c=2)
    scene.mark(BEAST, "b", army)
    game = scene.turn(0)
    game.apply("expand")
    assert legal(game) == ["deploy a 1", "deploy c 1"]
    game.apply("deploy a 1")
    assert scene.held(army) == {"a": 2, "c": 2}
    assert (army.hand, army.stock) == (1, {})  # the third token of a is ready; the only hill is gone


@pytest.mark.clause("WC-RACE-TAUREN-4", "WC-RACE-TAUREN-6")
@pytest.mark.parametrize(("given_up", "kept"), [("b", "c"), ("c", "b")])
def test_of_two_lone_tokens_and_no_other_region_one_joins_the_other(given_up: str, kept: str) -> None:
    scene = row()
    army = tauren(scene, "beastmaster", b=1, c=1)
    scene.mark(BEAST, "b", army)
    scene.mark(BEAST, "c", army)
    game = scene.turn(0)
    game.apply("expand")
    assert legal(game) == ["abandon b", "abandon c"]
    assert reasons(game, "done") == {"WC-RACE-TAUREN-4"}
    game.apply(f"abandon {given_up}")
    assert scene.held(army) == {kept: 2}
    assert army.hand == 0


@pytest.mark.clause("WC-RACE-TAUREN-5", "WC-INT-38", "WC-DECL-8")
def test_beasts_vanish_before_two_tokens_are_left_in_each_region_of_a_decline() -> None:
    scene = row()
    army = tauren(scene, "beastmaster", a=2, b=1, c=1, d=3)
    scene.mark(BEAST, "b", army)
    scene.mark(BEAST, "c", army)
    game = scene.turn(0)
    game.apply("decline")
    game.apply("abandon b")
    game.apply("done")  # c is to be kept
    assert scene.held(army) == {"a": 2, "c": 2, "d": 2}
    assert army.declined
    assert scene.state.coins[0] == 5 + 3
    assert game.pending == (1,)


@pytest.mark.clause("WC-INT-7", "WC-RACE-TAUREN-6", "WC-POWER-CHAMPION-1")
def test_the_champion_takes_a_region_alone_and_a_second_token_joins_in_redeployment() -> None:
    scene = row()
    army = tauren(scene, "champion", a=2, b=3)
    scene.mark(CHAMPION, "b", army)
    game = scene.turn(0)
    game.apply("expand")
    game.apply("conquer c champion")
    assert scene.held(army) == {"a": 2, "c": 0}  # the token that he left in b is alone
    assert legal(game) == ["deploy a 1", "deploy c 1"]


@pytest.mark.clause("WC-INT-7", "WC-RACE-TAUREN-4")
def test_a_region_with_the_champion_alone_is_given_up_when_no_second_token_can_join() -> None:
    scene = row()
    army = tauren(scene, "champion", a=2, b=2)
    scene.mark(CHAMPION, "b", army)
    game = scene.turn(0, "conquer")
    game.apply("conquer c champion")
    assert scene.held(army) == {"a": 2, "b": 2, "c": 0}
    assert legal(game) == ["abandon a", "abandon b", "abandon c"]  # four tokens and he hold two regions
    game.apply("abandon c")
    assert legal(game) == [f"place {CHAMPION} a", f"place {CHAMPION} b"]
    game.apply(f"place {CHAMPION} a")
    game.apply("deploy b 1")  # what he relieves in a
    assert (scene.held(army), scene.marks("a")) == ({"a": 1, "b": 3}, [CHAMPION])


@pytest.mark.clause("WC-RACE-TAUREN-4", "WC-RACE-TAUREN-6", "WC-POWER-CHAMPION-2")
def test_a_champion_left_alone_by_intimidation_goes_to_another_region_too() -> None:
    scene = row()
    army = tauren(scene, "champion", a=2, b=2, c=1)
    scene.mark(CHAMPION, "c", army)
    rival(scene, "intimidating", hand=2, d=1)
    game = scene.turn(1, "conquer")
    game.apply("use scare c")
    game.apply("choose a")
    assert game.pending == (0,)
    assert legal(game) == [f"place {CHAMPION} a", f"place {CHAMPION} b"]
    game.apply(f"place {CHAMPION} b")
    assert scene.held(army) == {"a": 3, "b": 2}
    assert scene.marks("b") == [CHAMPION]
    assert game.pending == (1,)


@pytest.mark.clause("WC-RACE-TAUREN-6", "WC-RACE-TAUREN-4")
@pytest.mark.parametrize(("power", "body"), [("beastmaster", BEAST), ("champion", CHAMPION)])
def test_a_token_beside_a_beast_or_the_champion_is_not_alone(power: str, body: str) -> None:
    scene = row()
    army = tauren(scene, power, b=2, c=2)
    scene.mark(body, "c", army)
    rival(scene, "intimidating", hand=2, d=1)
    game = scene.turn(1, "conquer")
    game.apply("use scare c")
    assert game.pending == (1,)
    assert scene.held(army) == {"b": 3, "c": 1}


@pytest.mark.clause("WC-REDEP-4", "WC-RACE-TAUREN-1")
def test_the_champion_moves_in_redeployment_and_both_regions_keep_two() -> None:
    scene = row()
    army = tauren(scene, "champion", a=2, b=1)
    scene.mark(CHAMPION, "b", army)
    game = scene.turn(0, "redeploy")
    game.apply(f"place {CHAMPION} a")
    assert scene.held(army) == {"a": 1, "b": 2}
    assert scene.marks("a") == [CHAMPION]
