"""Ethereals: steal an artifact from next door, or take a legendary place for less, once per turn."""

from __future__ import annotations

import pytest

from swcore.testing import Scene, cost, legal
from tests.shared.questions import paid, priced, reasons, stop, targets

ETHEREALS = "warcraft.ethereals"
FROSTMOURNE, HEART, AEGIS = "warcraft.frostmourne", "warcraft.heart_of_azeroth", "warcraft.aegis_of_aggramar"
PORTAL, KARAZHAN, BATTLEGROUND = "warcraft.dark_portal", "warcraft.karazhan", "warcraft.battleground"
LAND = {"a": "hill harbor", "b": "forest", "c": "swamp", "d": "farmland", "e": "forest", "x": "hill harbor", "y": "swamp"}
BORDERS = "a-b a-c b-d c-d d-e x-y"


def _scene(regions: dict[str, int] | None = None, *, hand: int = 3, **more: str) -> Scene:
    scene = Scene(LAND, BORDERS, game="warcraft", options=more or None)
    scene.army(0, ETHEREALS, "warcraft.herbalist", regions or {"a": 1}, hand=hand)
    return scene


@pytest.mark.clause("WC-RACE-ETHEREALS-2", "WC-RACE-ETHEREALS-5", "WC-ART-FROSTMOURNE-1")
def test_an_artifact_next_door_comes_into_the_own_region_and_serves_at_once() -> None:
    scene = _scene()
    scene.army(1, "warcraft.trolls", "warcraft.sailing", {"b": 2})
    scene.place(FROSTMOURNE, "b")
    game = scene.turn(0, "conquer")
    assert targets(game, "frostmourne") == set()
    game.apply("use steal b")
    assert (scene.marks("a"), scene.marks("b")) == ([FROSTMOURNE], [])
    assert scene.tokens("b") == 2
    assert cost(game, "b", "frostmourne") == 2 + 2 - 2
    assert "b" in targets(game, "frostmourne")
    game.apply("conquer b frostmourne")
    assert scene.tokens("b") == 2


@pytest.mark.clause("WC-RACE-ETHEREALS-5", "WC-ART-FROSTMOURNE-1")
def test_an_artifact_that_its_holder_used_in_his_turn_is_used_again_by_the_thief() -> None:
    scene = _scene({"a": 4}, hand=0)
    scene.army(1, "warcraft.trolls", "warcraft.sailing", {"c": 3, "x": 1})
    scene.place(FROSTMOURNE, "c")
    game = scene.turn(1)
    game.apply("expand")
    game.apply("conquer d frostmourne")  # 1 of the two tokens that c can spare
    game.apply("done")
    game.apply("redeploy c=1 d=2 x=1")
    game.apply("expand", 0)
    game.apply("use steal c")
    assert cost(game, "c", "frostmourne") == 2 + 1 - 2
    game.apply("conquer c frostmourne")
    assert scene.tokens("c") == 1


@pytest.mark.clause("WC-RACE-ETHEREALS-2")
def test_only_artifacts_in_regions_next_to_an_own_one_are_stolen() -> None:
    scene = _scene({"a": 1, "b": 1})
    scene.place(FROSTMOURNE, "b")  # theirs already
    scene.place(HEART, "e")  # two steps away
    scene.place(PORTAL, "c")  # no artifact
    scene.place(AEGIS, "d")  # next to b, and nobody's
    game = scene.turn(0, "conquer")
    assert legal(game, "use") == ["use steal d"]
    for region in "bce":
        assert reasons(game, f"use steal {region}") == {"WC-RACE-ETHEREALS-2"}
    game.apply("use steal d")
    assert AEGIS in scene.marks("b")


@pytest.mark.clause("WC-RACE-ETHEREALS-2")
def test_they_choose_among_several_artifacts_and_among_their_regions_next_to_it() -> None:
    scene = _scene({"b": 1, "c": 1})
    scene.place(FROSTMOURNE, "d")
    scene.place(HEART, "d")
    game = scene.turn(0, "conquer")
    game.apply("use steal d")
    assert legal(game) == [f"choose {FROSTMOURNE}", f"choose {HEART}"]
    game.apply(f"choose {HEART}")
    assert legal(game) == ["choose b", "choose c"]
    game.apply("choose c")
    assert (scene.marks("c"), scene.marks("d")) == ([HEART], [FROSTMOURNE])


@pytest.mark.clause("WC-RACE-ETHEREALS-3", "WC-CONQ-9")
def test_a_legendary_place_next_door_costs_two_less_at_least_one() -> None:
    scene = _scene()
    scene.army(1, "warcraft.trolls", "warcraft.sailing", {"c": 3})
    scene.place(PORTAL, "b")
    scene.place(KARAZHAN, "c")
    game = scene.turn(0, "conquer")
    assert targets(game, "discount") == {"b", "c"}
    assert priced(game, "conquer b discount") == {"WC-CONQ-2": 2, "WC-RACE-ETHEREALS-3": -2, "WC-CONQ-9": 1}
    assert cost(game, "c", "discount") == 2 + 3 - 2
    assert cost(game, "b") == 2  # only if they want it now
    game.apply("conquer c discount")
    assert scene.tokens("c") == 3


@pytest.mark.clause("WC-RACE-ETHEREALS-3")
def test_a_legendary_place_out_of_the_neighbourhood_has_no_discount() -> None:
    scene = _scene(hand=5)
    scene.place(PORTAL, "x")  # an entry region of another island
    scene.place(FROSTMOURNE, "b")  # an artifact
    game = scene.turn(0, "conquer")
    assert targets(game, "discount") == set()
    assert "x" in targets(game)


@pytest.mark.clause("WC-RACE-ETHEREALS-1")
def test_after_a_theft_there_is_no_discount_in_the_turn_and_no_second_theft() -> None:
    scene = _scene()
    scene.place(FROSTMOURNE, "b")
    scene.place(HEART, "c")
    scene.place(PORTAL, "c")
    game = scene.turn(0, "conquer")
    assert targets(game, "discount") == {"c"}
    game.apply("use steal b")
    assert targets(game, "discount") == set()
    assert legal(game, "use") == []
    assert "WC-RACE-ETHEREALS-1" in reasons(game, "use steal c")


@pytest.mark.clause("WC-RACE-ETHEREALS-1")
def test_after_a_discount_there_is_no_theft_in_the_turn_and_no_second_discount() -> None:
    scene = _scene()
    scene.place(FROSTMOURNE, "c")
    scene.place(PORTAL, "b")
    scene.place(KARAZHAN, "d")
    game = scene.turn(0, "conquer")
    game.apply("conquer b discount")
    assert legal(game, "use") == []
    assert reasons(game, "use steal c") == {"WC-RACE-ETHEREALS-1"}
    assert "d" in targets(game)
    assert targets(game, "discount") == set()


@pytest.mark.clause("WC-RACE-ETHEREALS-1")
def test_the_next_turn_brings_a_new_choice() -> None:
    scene = _scene({"a": 1, "b": 1}, hand=0)
    scene.army(1, "warcraft.trolls", "warcraft.sailing", {"x": 1})
    scene.place(FROSTMOURNE, "c")
    scene.place(HEART, "d")
    game = scene.turn(0, "conquer")
    game.apply("use steal c")
    stop(game)
    game.apply("decline", 1)
    game.apply("expand", 0)
    assert legal(game, "use") == ["use steal d"]


@pytest.mark.clause("WC-OPT-2", "WC-RACE-ETHEREALS-6", "WC-SLIP-6")
def test_by_the_other_reading_each_of_the_two_may_be_used_once_per_turn() -> None:
    scene = _scene(hand=4, ethereals_limit="each_once")
    scene.place(FROSTMOURNE, "b")
    scene.place(HEART, "c")
    scene.place(PORTAL, "c")
    scene.place(KARAZHAN, "d")
    game = scene.turn(0, "conquer")
    game.apply("use steal b")
    assert legal(game, "use") == []  # the heart stays where it is
    assert targets(game, "discount") == {"c"}
    game.apply("conquer c discount")
    assert scene.tokens("c") == 1
    assert targets(game, "discount") == set()  # though d is next to c now
    assert "d" in targets(game)


@pytest.mark.clause("WC-RACE-ETHEREALS-4", "WC-MARK-5")
def test_a_marker_that_lies_face_down_is_neither_stolen_nor_cheaper() -> None:
    scene = _scene()
    scene.place(FROSTMOURNE, "b", hidden=True)
    scene.place(PORTAL, "c", hidden=True)
    game = scene.turn(0, "conquer")
    assert legal(game, "use") == []
    assert reasons(game, "use steal b") == {"WC-RACE-ETHEREALS-2"}
    assert targets(game, "discount") == set()


@pytest.mark.clause("WC-RACE-ETHEREALS-4")
def test_nothing_is_stolen_before_the_conquests_or_in_redeployment() -> None:
    scene = _scene({"a": 3, "c": 1}, hand=0)
    scene.place(FROSTMOURNE, "b")
    game = scene.turn(0)
    assert game.violations("use steal b")
    game.apply("expand")
    assert "use steal b" in legal(game)
    game.apply("done")
    assert game.pending == (0,)
    assert game.violations("use steal b")


@pytest.mark.clause("WC-INT-45", "WC-ART-AEGIS-2", "WC-PAY-1")
def test_the_aegis_is_stolen_only_after_paying_its_holder_two_coins() -> None:
    scene = _scene()
    scene.army(1, "warcraft.trolls", "warcraft.sailing", {"b": 2})
    scene.place(AEGIS, "b")
    scene.coins(0, 1)
    game = scene.turn(0, "conquer")
    assert legal(game, "use") == []
    assert game.violations("use steal b")

    scene = _scene()
    scene.army(1, "warcraft.trolls", "warcraft.sailing", {"b": 2})
    scene.place(AEGIS, "b")
    scene.coins(0, 2)
    game = scene.turn(0, "conquer")
    game.apply("use steal b")
    assert scene.state.coins == [0, 5 + 2]
    assert scene.marks("a") == [AEGIS]


@pytest.mark.clause("WC-POWER-DEFENSIVE-5", "WC-RACE-ETHEREALS-2")
def test_an_artifact_below_a_watch_tower_cannot_be_stolen() -> None:
    scene = _scene()
    trolls = scene.army(1, "warcraft.trolls", "warcraft.defensive", {"d": 2, "c": 1})
    scene.place(FROSTMOURNE, "c")
    scene.mark("warcraft.watch_tower", "c", trolls)
    game = scene.turn(0, "conquer")
    assert legal(game, "use") == []
    assert reasons(game, "use steal c") == {"WC-POWER-DEFENSIVE-2"}


@pytest.mark.clause("WC-INT-69", "WC-CONQ-9", "WC-RACE-ETHEREALS-3", "WC-ART-FROSTMOURNE-1")
def test_frostmourne_and_the_discount_go_together_down_to_one_token() -> None:
    scene = _scene(hand=2)
    scene.army(1, "warcraft.trolls", "warcraft.sailing", {"b": 4, "c": 1})
    scene.place(FROSTMOURNE, "a")
    scene.place(PORTAL, "b")
    scene.place(KARAZHAN, "c")
    game = scene.turn(0, "conquer")
    assert priced(game, "conquer b discount frostmourne") == {
        "WC-CONQ-2": 2 + 4,
        "WC-RACE-ETHEREALS-3": -2,
        "WC-ART-FROSTMOURNE-1": -2,
    }
    assert targets(game, "discount") == {"c"}  # 1 of 2 tokens; b would take 4
    assert sum(priced(game, "conquer c discount frostmourne").values()) == 1  # 3 - 2 - 2 is none
    assert targets(game, "discount frostmourne") == {"b"}  # for c the discount alone is enough
    game.apply("conquer b discount frostmourne")
    assert scene.tokens("b") == 2


@pytest.mark.clause("WC-INT-23", "WC-PLACE-BATTLEGROUND-2", "WC-FACTION-5", "WC-FACTION-2")
@pytest.mark.parametrize(("side", "bonus"), [("horde", 1), ("alliance", 2)])
def test_at_the_battleground_neutrals_are_paid_for_the_races_of_the_other_side_only(side: str, bonus: int) -> None:
    scene = Scene(LAND, BORDERS, game="warcraft", seats=4)
    scene.army(0, ETHEREALS, "warcraft.blacksmith", {"a": 1, "x": 1}, hand=6)
    scene.army(1, "warcraft.dwarves", "warcraft.herbalist", {"b": 1})
    scene.army(2, "warcraft.trolls", "warcraft.fishing", {"c": 1})
    scene.army(3, "warcraft.orcs", "warcraft.sailing", {"d": 1})
    scene.place(BATTLEGROUND, "x")
    game = scene.turn(0, "conquer")
    for region in "bcd":
        game.apply(f"conquer {region}")  # 2 + 1 - 1
    stop(game)
    game.apply(f"choose {side}")
    assert paid(game, 0) == {"WC-SCORE-1": 5, "WC-FACTION-2": bonus}
