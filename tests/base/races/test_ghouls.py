"""Ghouls: all tokens stay at decline, and the declined army goes on conquering."""

from __future__ import annotations

import pytest

from swcore.conquest import Army
from swcore.testing import Scene, cost, legal
from tests.shared.questions import reasons, targets

# g1 g2 g3 are Ghoul land; r touches g1 alone, x touches g3 alone, y lies behind x; i touches nothing of the Ghouls.
LAND = {
    "r": "hill edge",
    "g1": "forest edge",
    "g2": "swamp",
    "g3": "farmland",
    "x": "hill",
    "y": "forest",
    "i": "swamp",
    "z": "farmland edge",
}
SUPPLY = 10


def declined_ghouls(scene: Scene, seat: int = 0, **regions: int) -> Army:
    return scene.army(seat, "base.ghouls", "", regions, declined=True)


@pytest.mark.clause("SW-RACE-GHOULS-1", "SW-RACE-GHOULS-5", "SW-DECL-6")
def test_all_tokens_stay_at_decline_and_none_conquers_in_that_turn() -> None:
    scene = Scene(LAND)
    ghouls = scene.army(0, "base.ghouls", "base.commando", {"g1": 3, "g2": 2})
    game = scene.turn(0)
    game.apply("decline")
    assert ghouls.declined
    assert scene.held(ghouls) == {"g1": 3, "g2": 2}
    assert scene.state.tray["base.ghouls"] == SUPPLY - 5
    assert game.pending == (1,)


@pytest.mark.clause("SW-RACE-GHOULS-2", "SW-RACE-GHOULS-3", "SW-RACE-GHOULS-4", "SW-LOSS-2")
@pytest.mark.case("CASE-SW-18")
def test_they_conquer_before_the_active_army_and_not_after_it() -> None:
    scene = Scene(LAND)
    ghouls = declined_ghouls(scene, g1=2, g2=2, g3=2)
    scene.army(0, "base.ratmen", "base.forest", {"r": 1})
    game = scene.turn(0)
    game.apply("expand")
    assert targets(game) == {"r", "x"}  # (a) an empty region, (c) the own active army
    after = game.clone()
    game.apply("conquer x")
    assert scene.held(ghouls) == {"g1": 1, "g2": 1, "g3": 1, "x": 2}

    scene.game = game = after
    game.apply("conquer r")  # (c): 2 + 1
    assert scene.tokens("r") == 3
    assert scene.state.tray["base.ratmen"] == 13


@pytest.mark.clause("SW-RACE-GHOULS-3", "SW-TURN-7", "SW-CONQ-6")
@pytest.mark.case("CASE-SW-18")
def test_once_the_active_army_has_conquered_the_ghouls_do_not() -> None:
    scene = Scene(LAND)
    ghouls = declined_ghouls(scene, g1=2, g2=2, g3=2)
    scene.army(0, "base.ratmen", "base.commando", {"z": 4, "r": 1})
    game = scene.turn(0)
    game.apply("expand")
    game.apply("done")
    game.apply("redeploy g1=2 g2=2 g3=2")
    game.apply("conquer i")  # (b): from here on only the Ratmen act
    assert reasons(game, "conquer x") == {"SW-CONQ-6"}
    game.apply("done")
    while game.pending == (0,):
        assert not legal(game, "conquer")
        game.apply(game.legal_actions()[0])
    assert scene.held(ghouls) == {"g1": 2, "g2": 2, "g3": 2}


@pytest.mark.clause("SW-RACE-GHOULS-3", "SW-DECL-8")
def test_in_a_pick_turn_they_act_before_the_pick() -> None:
    scene = Scene(LAND)
    ghouls = declined_ghouls(scene, g3=3)
    game = scene.turn(0)
    assert not legal(game, "pick")
    game.apply("conquer x")
    game.apply("redeploy g3=1 x=2")
    assert legal(game, "pick")
    assert scene.held(ghouls) == {"g3": 1, "x": 2}


@pytest.mark.clause("SW-RACE-GHOULS-6", "SW-RACE-GHOULS-8", "SW-ABAN-3")
def test_their_whole_part_is_over_before_the_active_army_readies() -> None:
    scene = Scene(LAND)
    ghouls = declined_ghouls(scene, g2=1, g3=4)
    ratmen = scene.army(0, "base.ratmen", "base.commando", {"r": 3, "z": 2})
    game = scene.turn(0)
    game.apply("expand")
    assert (ghouls.hand, ratmen.hand) == (3, 0)
    assert legal(game, "abandon") == ["abandon g2", "abandon g3"]
    game.apply("abandon g2")
    assert ghouls.hand == 4
    game.apply("conquer x")
    assert not legal(game, "abandon")
    game.apply("done")
    assert {text.split()[1] for text in legal(game, "deploy")} == {"g3", "x"}  # among their own regions only
    game.apply("redeploy g3=1 x=4")
    assert scene.held(ghouls) == {"g3": 1, "x": 4}
    assert ratmen.hand == 2 + 1
    assert legal(game, "abandon") == ["abandon r", "abandon z"]  # each army has its own first conquest


@pytest.mark.clause("INT-5", "SW-RACE-GHOULS-6", "SW-RACE-GHOULS-8", "SW-DIE-7")
def test_each_army_has_its_own_final_attempt() -> None:
    scene = Scene(LAND, rolls=[0, 1])
    ghouls = declined_ghouls(scene, g2=1, g3=2)
    ratmen = scene.army(0, "base.ratmen", "base.forest", {"z": 4})
    game = scene.turn(0)
    game.apply("expand")
    game.apply("conquer x die")  # one short, and a 0
    game.apply("deploy g3 1")
    game.apply("done")  # nothing is redeployed
    assert scene.held(ghouls) == {"g2": 1, "g3": 2}
    assert targets(game) == {"i"}
    game.apply("conquer i")
    assert ratmen.hand == 1
    game.apply("conquer y die")  # one short, and a 1
    assert set(scene.held(ratmen)) == {"z", "i", "y"}


@pytest.mark.clause("SW-RACE-GHOULS-7", "INT-10", "SW-BEN-2")
@pytest.mark.parametrize(
    ("badge", "target", "words"),
    [
        ("base.commando", "x", "forest"),
        ("base.mounted", "x", "hill"),
        ("base.underworld", "x", "forest cavern"),
    ],
)
def test_a_former_discount_is_gone(badge: str, target: str, words: str) -> None:
    scene = Scene({**LAND, "x": words})
    scene.army(0, "base.ghouls", badge, {"g3": 3})
    assert cost(scene.turn(0, "conquer"), target) == 2 - 1
    scene.turn(0).apply("decline")
    game = scene.turn(0)
    assert cost(game, target) == 2


@pytest.mark.clause("SW-RACE-GHOULS-7", "INT-10")
@pytest.mark.parametrize("badge", ["base.flying", "base.underworld"])
def test_a_former_reach_is_gone(badge: str) -> None:
    scene = Scene({**LAND, "g3": "farmland cavern", "i": "swamp cavern"})
    scene.army(0, "base.ghouls", badge, {"g3": 1}, hand=3)
    assert "i" in targets(scene.turn(0, "conquer"))
    scene = Scene({**LAND, "g3": "farmland cavern", "i": "swamp cavern"})
    scene.army(0, "base.ghouls", badge, {"g3": 4})
    scene.turn(0).apply("decline")
    game = scene.turn(0)
    assert targets(game) == {"g2", "x"}
    assert reasons(game, "conquer i") == {"SW-CONQ-6"}


@pytest.mark.clause("INT-10", "SW-RACE-GHOULS-7")
def test_former_berserk_ghouls_do_not_roll_before_a_conquest() -> None:
    scene = Scene(LAND)
    scene.army(0, "base.ghouls", "base.berserk", {"g3": 4})
    scene.turn(0).apply("decline")
    game = scene.turn(0)
    assert targets(game) == {"g2", "x"}
    assert not legal(game, "roll")


@pytest.mark.clause("INT-10", "SW-DECL-10", "SW-RACE-GHOULS-7")
@pytest.mark.parametrize(
    ("badge", "marker", "stays"),
    [
        ("base.bivouacking", "base.encampment", False),
        ("base.heroic", "base.hero", False),
        ("base.dragon_master", "base.dragon", False),
        ("base.fortified", "base.fortress", True),
    ],
)
def test_of_the_former_markers_only_fortresses_stay_and_defend(badge: str, marker: str, stays: bool) -> None:
    scene = Scene(LAND)
    ghouls = scene.army(0, "base.ghouls", badge, {"g1": 2, "g2": 1})
    scene.mark(marker, "g1", ghouls)
    scene.army(1, "base.ratmen", "base.alchemist", {"r": 7})
    scene.turn(0).apply("decline")
    assert scene.marks("g1") == [marker] * stays
    game = scene.turn(1)
    game.apply("expand")
    assert cost(game, "g1") == 2 + 2 + stays


@pytest.mark.clause("INT-10", "INT-82", "SW-POWER-FORTIFIED-1")
@pytest.mark.parametrize("way", ["abandon", "lose"])
def test_fortified_ghouls_in_decline_place_no_fortress_and_lose_it_with_its_region(way: str) -> None:
    scene = Scene(LAND)
    ghouls = declined_ghouls(scene, g1=1, g2=3)
    scene.mark("base.fortress", "g1", ghouls)
    scene.army(0, "base.orcs", "base.forest", {"z": 1})
    scene.army(1, "base.ratmen", "base.alchemist", {"r": 5})
    if way == "abandon":
        game = scene.turn(0)
        game.apply("expand")
        game.apply("abandon g1")
        game.apply("done")
        assert scene.held(ghouls) == {"g2": 4}
        assert not legal(game, "place")
    else:
        game = scene.turn(1)
        game.apply("expand")
        game.apply("conquer g1")  # 2 + 1 + 1
    assert scene.marks("g1") == []
    assert scene.state.supply["base.fortress"] == 6


@pytest.mark.clause("INT-10", "SW-RACE-GHOULS-7", "SW-POWER-SEAFARING-2")
@pytest.mark.case("CASE-SW-17")
def test_former_seafaring_ghouls_keep_their_water_and_take_no_new_one() -> None:
    scene = Scene({"sea": "sea edge", "a": "hill", "b": "forest", "lake": "lake"})
    ghouls = scene.army(0, "base.ghouls", "base.seafaring", {"sea": 2, "a": 2, "b": 3})
    game = scene.turn(0)
    game.apply("decline")
    assert scene.state.coins[0] == 5 + 3
    assert scene.held(ghouls) == {"sea": 2, "a": 2, "b": 3}
    game = scene.turn(0)
    assert ghouls.hand == 4
    assert reasons(game, "conquer lake") == {"SW-CONQ-5"}


@pytest.mark.clause("INT-1", "SW-POWER-SPIRIT-5", "SW-RACE-GHOULS-2")
def test_spirit_ghouls_keep_badge_and_tokens_and_conquer_for_the_rest_of_the_game() -> None:
    scene = Scene(LAND)
    ghouls = scene.army(0, "base.ghouls", "base.spirit", {"g2": 1, "g3": 4})
    scene.turn(0).apply("decline")
    assert (ghouls.power, scene.held(ghouls)) == ("base.spirit", {"g2": 1, "g3": 4})
    for race, region in (("base.ratmen", "y"), ("base.orcs", "z")):
        scene.army(0, race, "base.forest", {region: 2})
        scene.turn(0).apply("decline")
        assert scene.held(ghouls) == {"g2": 1, "g3": 4}  # no conquest in a decline turn, and nothing is lost
        assert len(scene.state.declined[0]) == 2
    game = scene.turn(0)
    assert targets(game) == {"g1", "x"}


@pytest.mark.clause("INT-6", "SW-DECL-6")
def test_spirit_ghouls_make_no_conquest_when_their_owner_declines() -> None:
    scene = Scene(LAND)
    ghouls = scene.army(0, "base.ghouls", "base.spirit", {"g3": 4}, declined=True)
    scene.army(0, "base.ratmen", "base.forest", {"z": 2})
    game = scene.turn(0)
    game.apply("decline")
    assert game.pending == (1,)  # the turn is over, and the Ghouls were not asked
    assert scene.held(ghouls) == {"g3": 4}
    assert scene.state.coins[0] == 5 + 2


@pytest.mark.clause("INT-2", "SW-POWER-SPIRIT-3", "SW-DECL-2")
@pytest.mark.parametrize("first", ["spirit", "ghouls"])
def test_a_spirit_army_and_ghouls_stay_together_and_a_third_decline_removes_the_ghouls(first: str) -> None:
    scene = Scene(LAND)
    combos = {
        "spirit": ("base.ratmen", "base.spirit", {"y": 2, "i": 1}),
        "ghouls": ("base.ghouls", "base.forest", {"g2": 2, "g3": 2}),
    }
    second = next(name for name in combos if name != first)
    armies = {}
    for name in (first, second):
        armies[name] = scene.army(0, *combos[name])
        scene.turn(0).apply("decline")
    assert scene.held(armies["spirit"]) == {"y": 1, "i": 1}
    assert scene.held(armies["ghouls"]) == {"g2": 2, "g3": 2}
    third = scene.army(0, "base.orcs", "base.hill", {"z": 2})
    game = scene.turn(0)
    game.apply("expand")
    assert targets(game) == {"g1", "x"}  # the Ghouls act, the Spirit army does not
    scene.turn(0).apply("decline")
    assert [army.id for army in armies.values() if scene.held(army)] == [armies["spirit"].id]
    assert scene.held(third) == {"z": 1}


@pytest.mark.clause("INT-3", "SW-POWER-STOUT-3", "SW-RACE-GHOULS-1")
def test_stout_ghouls_score_as_active_and_then_decline_with_all_tokens() -> None:
    scene = Scene(LAND)
    ghouls = scene.army(0, "base.ghouls", "base.stout", {"g3": 4})
    game = scene.turn(0)
    game.apply("expand")
    game.apply("conquer x")
    game.apply("done")
    game.apply("redeploy g3=1 x=3")
    assert scene.state.coins[0] == 5 + 2
    game.apply("decline")
    assert ghouls.declined
    assert scene.held(ghouls) == {"g3": 1, "x": 3}
    game = scene.turn(0)
    assert targets(game) == {"g2", "y"}
    assert not legal(game, "pick")


@pytest.mark.clause("INT-4", "SW-POWER-STOUT-3", "SW-DECL-2")
@pytest.mark.parametrize(("badge", "stay"), [("", False), ("base.spirit", True)])
def test_ghouls_conquer_and_score_before_a_stout_army_replaces_them(badge: str, stay: bool) -> None:
    scene = Scene(LAND)
    ghouls = scene.army(0, "base.ghouls", badge, {"g3": 3}, declined=True)
    scene.army(0, "base.ratmen", "base.stout", {"z": 1})
    game = scene.turn(0)
    game.apply("expand")
    game.apply("conquer x")
    game.apply("redeploy g3=1 x=2")
    game.apply("done")
    assert scene.state.coins[0] == 5 + 1 + 2
    game.apply("decline")
    assert scene.held(ghouls) == ({"g3": 1, "x": 2} if stay else {})
    assert (scene.state.armies[ghouls.id] is not None) is stay


@pytest.mark.clause("INT-7", "SW-LOSS-3", "SW-LOSS-8")
def test_a_lost_region_costs_one_token_and_the_rest_goes_to_ghoul_regions_at_the_end_of_the_turn() -> None:
    scene = Scene(LAND)
    ghouls = declined_ghouls(scene, 1, g1=3, g2=1, g3=1)
    scene.army(1, "base.orcs", "base.hill", {"z": 1})
    scene.army(0, "base.ratmen", "base.alchemist", {"r": 1}, hand=5)
    game = scene.turn(0, "conquer")
    game.apply("conquer g1")  # 2 + 3
    assert scene.state.tray["base.ghouls"] == SUPPLY - 4
    game.apply("done")
    assert game.pending == (1,)
    assert set(legal(game)) == {"deploy g2 1", "deploy g2 2", "deploy g3 2"}
    game.apply("deploy g3 2")
    assert scene.held(ghouls) == {"g2": 1, "g3": 3}


@pytest.mark.clause("INT-8", "SW-LOSS-5", "SW-LOSS-10")
def test_driven_off_with_tokens_in_hand_they_come_back_from_the_border() -> None:
    scene = Scene(LAND)
    ghouls = declined_ghouls(scene, 1, g1=4)
    scene.army(1, "base.orcs", "base.forest", {"i": 1})
    scene.army(0, "base.ratmen", "base.alchemist", {"r": 1}, hand=6)
    game = scene.turn(0, "conquer")
    game.apply("conquer g1")
    game.apply("redeploy r=1 g1=6")
    assert (ghouls.hand, scene.held(ghouls)) == (3, {})
    assert "base.ghouls" not in scene.state.banners
    game.apply("expand", 1)
    assert targets(game) == {"r", "z"}  # r: 2 + 1, z: 2
    assert reasons(game, "conquer x") == {"SW-FIRST-1"}
    game.apply("conquer z")
    assert scene.held(ghouls) == {"z": 2}


@pytest.mark.clause("INT-8", "SW-LOSS-10", "SW-PICK-12")
def test_with_no_token_left_their_banner_goes_back_at_once() -> None:
    scene = Scene(LAND)
    ghouls = declined_ghouls(scene, 1, g1=1)
    scene.army(1, "base.orcs", "base.forest", {"i": 1})
    scene.army(0, "base.ratmen", "base.alchemist", {"r": 1}, hand=4)
    game = scene.turn(0, "conquer")
    game.apply("conquer g1")
    assert game.pending == (0,)  # still the same turn
    assert scene.state.armies[ghouls.id] is None
    assert scene.state.banners[-1] == "base.ghouls"
    assert scene.state.tray["base.ghouls"] == SUPPLY


@pytest.mark.clause("INT-9", "SW-RACE-GHOULS-4", "SW-LOSS-3")
@pytest.mark.parametrize(("race", "lost"), [("base.ratmen", 1), ("base.elves", 0)])
def test_the_own_active_army_loses_as_usual_and_its_tokens_wait_for_the_end_of_the_turn(race: str, lost: int) -> None:
    scene = Scene(LAND, "z-r r-g1 g1-g2 g2-g3")
    ghouls = declined_ghouls(scene, g1=6)
    active = scene.army(0, race, "base.alchemist", {"r": 3, "z": 1})
    tray = scene.state.tray[race]
    game = scene.turn(0)
    game.apply("expand")
    game.apply("conquer r")  # 2 + 3
    assert scene.held(ghouls) == {"g1": 1, "r": 5}
    assert scene.state.tray[race] == tray + lost
    game.apply("done")
    assert (active.hand, active.withdrawn) == (0, 3 - lost)
    game.apply("done")  # no token to conquer with
    assert scene.held(active) == {"z": 1 + 3 - lost}


@pytest.mark.clause("INT-9", "SW-IMM-5", "SW-RACE-HALFLINGS-3")
def test_immune_regions_are_closed_to_the_own_ghouls() -> None:
    scene = Scene(LAND)
    declined_ghouls(scene, g1=6)
    halflings = scene.army(0, "base.halflings", "base.alchemist", {"r": 1})
    scene.mark("base.hole", "r", halflings)
    game = scene.turn(0)
    game.apply("expand")
    assert targets(game) == {"g2"}
    assert reasons(game, "conquer r") == {"SW-IMM-1", "SW-IMM-3"}


@pytest.mark.clause("INT-44", "SW-POWER-DIPLOMAT-4")
def test_the_declined_ghouls_of_an_ally_may_attack_the_diplomat() -> None:
    scene = Scene(LAND)
    diplomat = scene.army(0, "base.orcs", "base.diplomat", {"r": 1, "x": 1})
    scene.note(diplomat, "base.diplomat.ally", 1)
    declined_ghouls(scene, 1, g1=1, g2=1, g3=4)
    scene.army(1, "base.ratmen", "base.alchemist", {"y": 5})
    game = scene.turn(1)
    game.apply("expand")
    assert targets(game) == {"r", "x"}
    game.apply("done")
    game.apply("redeploy g1=1 g2=1 g3=4")
    assert reasons(game, "conquer x") == {"SW-POWER-DIPLOMAT-2"}
    assert "i" in targets(game)


@pytest.mark.clause("INT-80", "SW-LOSS-7", "SW-CONQ-13")
def test_they_may_attack_their_owners_declined_spirit_army() -> None:
    scene = Scene(LAND)
    spirit = scene.army(0, "base.ratmen", "base.spirit", {"x": 1, "i": 1}, declined=True)
    ghouls = declined_ghouls(scene, g3=4)
    game = scene.turn(0)
    game.apply("conquer x")  # 2 + 1
    assert scene.held(ghouls) == {"g3": 1, "x": 3}
    assert (scene.held(spirit), spirit.withdrawn) == ({"i": 1}, 0)
    assert scene.state.tray["base.ratmen"] == 13 - 1


@pytest.mark.clause("INT-72", "SW-END-3")
def test_every_declined_ghoul_counts_in_a_tie() -> None:
    scene = Scene(LAND)
    declined_ghouls(scene, 0, g2=4)
    scene.army(1, "base.ratmen", "base.alchemist", {"i": 1, "z": 2})
    scene.army(0, "base.orcs", "base.hill", {"y": 1})
    scene.coins(0, 8)
    scene.coins(1, 4)
    game = scene.turn(1, "redeploy", round=10)
    game.apply("done")  # 2 regions and 2 for alchemy
    assert game.result is not None
    assert (game.result["coins"], game.result["tokens"]) == ([8, 8], [5, 3])
    assert game.result["winners"] == [0]
