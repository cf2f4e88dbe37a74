"""Beastmaster: a beast for each hill, anew every turn; beasts are race tokens for all purposes."""

from __future__ import annotations

import pytest

from swcore import load_plugins
from swcore.conquest import Army, Marker
from swcore.testing import Scene, cost, legal
from tests.shared.questions import paid, stop, targets

BEAST = "warcraft.beast"
ROW = {
    "a": "farmland harbor",
    "b": "hill",
    "c": "hill",
    "d": "forest",
    "e": "swamp",
    "y": "farmland harbor",
    "z": "hill harbor",
}
STAR = "a-b a-c a-d a-e a-y y-b y-c y-z"


def tamers(scene: Scene, race: str = "trolls", seat: int = 0, *, hand: int = 0, beasts: str = "", **regions: int) -> Army:
    army = scene.army(seat, f"warcraft.{race}", "warcraft.beastmaster", regions, hand=hand)
    for region in beasts:
        scene.mark(BEAST, region, army)
    return army


def hills() -> Scene:
    return Scene(ROW, STAR, game="warcraft")


# -- the start of a turn


@pytest.mark.clause("WC-POWER-BEASTMASTER-2", "WC-ORDER-1")
def test_a_beast_is_taken_for_each_hill_region_they_hold() -> None:
    scene = hills()
    army = tamers(scene, a=1, b=2, c=1, d=1)
    scene.army(1, "warcraft.orcs", "warcraft.farmer", {"z": 1})
    game = scene.turn(0)
    game.apply("expand")
    assert army.stock == {BEAST: 2}


@pytest.mark.clause("WC-POWER-BEASTMASTER-2", "WC-INT-36", "WC-SETUP-13")
def test_there_are_five_beasts_however_many_hills() -> None:
    beast = load_plugins("warcraft").piece(BEAST)
    assert isinstance(beast, Marker)
    assert beast.supply == 5
    names = [f"h{number}" for number in range(7)]
    scene = Scene({**dict.fromkeys(names, "hill"), "z": "farmland harbor"}, game="warcraft")
    army = scene.army(0, "warcraft.trolls", "warcraft.beastmaster", dict.fromkeys(names, 1))
    game = scene.turn(0)
    game.apply("expand")
    assert army.stock == {BEAST: 5}


@pytest.mark.clause("WC-POWER-BEASTMASTER-1", "WC-POWER-BEASTMASTER-2")
def test_all_beasts_are_discarded_and_the_hills_counted_anew() -> None:
    scene = hills()
    army = tamers(scene, a=1, b=1, d=1, beasts="abdd")
    game = scene.turn(0)
    game.apply("expand")
    assert [scene.marks(name) for name in "abd"] == [[], [], []]
    assert (army.stock, scene.state.supply[BEAST]) == ({BEAST: 1}, 4)


@pytest.mark.clause("WC-POWER-BEASTMASTER-5", "WC-POWER-BEASTMASTER-1")
def test_a_region_of_beasts_only_is_lost_before_the_count() -> None:
    scene = hills()
    army = tamers(scene, a=1, b=1, beasts="cc")
    assert set(scene.held(army)) == {"a", "b", "c"}
    game = scene.turn(0)
    game.apply("expand")
    assert set(scene.held(army)) == {"a", "b"}
    assert army.stock == {BEAST: 1}  # not for c


@pytest.mark.clause("WC-ORDER-5", "WC-POWER-BEASTMASTER-2")
def test_in_the_turn_they_are_picked_there_are_no_beasts() -> None:
    scene = hills()
    scene.column(("warcraft.trolls", "warcraft.beastmaster", 0))
    game = scene.turn(0)
    game.apply("pick warcraft.trolls")
    assert scene.army_of(0).stock == {}
    assert scene.army_of(0).hand == 6 + 4


# -- tokens for all purposes


@pytest.mark.clause("WC-POWER-BEASTMASTER-3", "WC-CONQ-1", "WC-CONQ-2")
def test_beasts_conquer_like_tokens_with_them_and_alone() -> None:
    scene = hills()
    army = tamers(scene, a=1, b=1, c=2)
    game = scene.turn(0)
    game.apply("expand")  # one token and two beasts
    game.apply("conquer d")
    assert scene.tokens("d") + scene.marks("d").count(BEAST) == 2
    assert army.hand + army.stock.get(BEAST, 0) == 1


@pytest.mark.clause("WC-POWER-BEASTMASTER-3")
def test_beasts_alone_take_and_hold_a_region_that_scores() -> None:
    scene = hills()
    army = tamers(scene, a=1, b=1, c=1)
    game = scene.turn(0)
    game.apply("expand")
    game.apply("conquer d")
    assert (scene.tokens("d"), scene.marks("d")) == (0, [BEAST, BEAST])
    assert set(scene.held(army)) == {"a", "b", "c", "d"}
    while game.pending == (0,):
        places = legal(game, "place")
        game.apply(f"place {BEAST} d 2" if f"place {BEAST} d 2" in places else legal(game)[-1])
    assert paid(game, 0)["WC-SCORE-1"] == 4


@pytest.mark.clause("WC-POWER-BEASTMASTER-3", "WC-DIE-1")
def test_a_beast_in_hand_is_the_token_that_a_final_attempt_needs() -> None:
    scene = hills()
    tamers(scene, a=1, b=1)
    game = scene.turn(0)
    game.apply("expand")
    assert "d" in targets(game, "die")


@pytest.mark.clause("WC-CONQ-3", "WC-POWER-BEASTMASTER-3", "WC-CONQ-2")
def test_each_beast_in_a_region_adds_one_to_its_cost() -> None:
    scene = hills()
    tamers(scene, seat=1, b=2, d=1, beasts="bbc")
    scene.army(0, "warcraft.orcs", "warcraft.farmer", {"a": 1}, hand=8)
    game = scene.turn(0, "conquer")
    assert cost(game, "b") == 2 + 2 + 2
    assert cost(game, "c") == 2 + 1


@pytest.mark.clause("WC-POWER-BEASTMASTER-3", "WC-POWER-ENRAGED-2", "WC-POWER-ENRAGED-1")
def test_beasts_are_counted_among_the_defenders() -> None:
    scene = hills()
    tamers(scene, seat=1, b=1, d=1, beasts="bb")
    scene.army(0, "warcraft.kobolds", "warcraft.enraged", {"a": 1}, hand=5)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")  # 2 + 1 + 2
    stop(game)
    assert paid(game, 0)["WC-POWER-ENRAGED-1"] == 3


@pytest.mark.clause("WC-POWER-BEASTMASTER-3", "WC-REDEP-4", "WC-REDEP-1")
def test_beasts_are_redeployed_from_everywhere_with_the_tokens() -> None:
    scene = hills()
    army = tamers(scene, a=1, b=1, beasts="a")
    game = scene.turn(0, "redeploy")
    assert legal(game) == [f"place {BEAST} a", f"place {BEAST} b"]
    game.apply(f"place {BEAST} b")
    assert legal(game) == ["deploy a 1", "deploy b 1"]  # a keeps one token, and b is held by the beast
    game.apply("deploy a 1")
    assert scene.held(army) == {"a": 2, "b": 0}
    assert (scene.marks("a"), scene.marks("b")) == ([], [BEAST])


# -- losses


@pytest.mark.clause("WC-POWER-BEASTMASTER-4", "WC-INT-37", "WC-LOSS-1")
def test_a_conquered_region_loses_one_beast_and_no_token_and_the_rest_is_placed_at_the_end() -> None:
    scene = hills()
    army = tamers(scene, seat=1, b=2, d=1, beasts="bb")
    tray = scene.state.tray["warcraft.trolls"]
    scene.army(0, "warcraft.orcs", "warcraft.farmer", {"a": 1}, hand=6)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    assert (army.withdrawn, army.stock) == (2, {BEAST: 1})
    assert (scene.state.tray["warcraft.trolls"], scene.state.supply[BEAST]) == (tray, 4)
    stop(game)
    assert scene.held(army) == {"d": 3}
    assert scene.marks("d") == [BEAST]


@pytest.mark.clause("WC-POWER-BEASTMASTER-4", "WC-LOSS-3")
def test_with_no_region_left_the_rest_waits_in_hand() -> None:
    scene = hills()
    army = tamers(scene, seat=1, b=1, beasts="bb")
    scene.army(0, "warcraft.orcs", "warcraft.farmer", {"a": 1}, hand=5)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    stop(game)
    assert (army.regions, army.hand, army.stock) == (0, 1, {BEAST: 1})


@pytest.mark.clause("WC-INT-37", "WC-POWER-BEASTMASTER-4", "WC-RACE-DRAENEI-1")
def test_draenei_who_lose_a_beast_keep_their_save_for_the_next_region() -> None:
    scene = hills()
    army = tamers(scene, "draenei", seat=1, b=1, c=1, d=1, beasts="b")
    tray = scene.state.tray["warcraft.draenei"]
    scene.army(0, "warcraft.kobolds", "warcraft.farmer", {"a": 1}, hand=7)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")  # 4: the beast is lost
    assert (army.withdrawn, scene.state.supply[BEAST]) == (1, 5)
    game.apply("conquer c")  # 3: the save
    assert (army.withdrawn, scene.state.tray["warcraft.draenei"]) == (2, tray)


@pytest.mark.clause("WC-POWER-BEASTMASTER-4", "WC-PLACE-CHAPEL-1")
def test_where_no_token_would_be_lost_no_beast_is_lost_instead() -> None:
    scene = hills()
    army = tamers(scene, seat=1, b=1, d=1, beasts="b")
    scene.place("warcraft.lights_hope_chapel", "d")
    scene.army(0, "warcraft.kobolds", "warcraft.farmer", {"a": 1}, hand=4)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    stop(game)
    assert scene.held(army) == {"d": 2}
    assert scene.marks("d").count(BEAST) == 1


# -- decline


@pytest.mark.clause("WC-INT-38", "WC-DECL-8", "WC-DECL-3")
def test_beasts_vanish_in_decline_and_regions_of_beasts_only_are_lost() -> None:
    scene = hills()
    army = tamers(scene, a=3, b=1, beasts="bccd")
    game = scene.turn(0)
    game.apply("decline")
    assert scene.held(army) == {"a": 1, "b": 1}
    assert scene.state.supply[BEAST] == 5
    assert paid(game, 0) == {"WC-SCORE-1": 2}


@pytest.mark.clause("WC-INT-38", "WC-RACE-NAGA-3", "WC-DECL-8")
def test_naga_lose_a_lake_that_only_beasts_held() -> None:
    scene = Scene({"a": "farmland harbor", "l": "lake", "s": "sea"}, "a-l a-s", game="warcraft")
    army = tamers(scene, "naga", a=1, s=2, beasts="l")
    game = scene.turn(0)
    game.apply("decline")
    assert scene.held(army) == {"a": 1, "s": 1}
    assert paid(game, 0) == {"WC-SCORE-1": 2}


@pytest.mark.clause("WC-INT-38", "WC-POWER-BEASTMASTER-5")
def test_a_race_of_beasts_only_is_gone_when_it_declines() -> None:
    scene = hills()
    army = tamers(scene, beasts="bc")
    game = scene.turn(0)
    game.apply("decline")
    assert scene.state.armies[army.id] is None
    assert game.pending == (1,)


@pytest.mark.clause("WC-END-4", "WC-END-2", "WC-POWER-BEASTMASTER-3")
def test_beasts_count_for_the_tie_break() -> None:
    scene = Scene(ROW, STAR, game="warcraft", rounds=2)
    tamers(scene, a=1, beasts="a")
    scene.army(1, "warcraft.orcs", "warcraft.mining", {"e": 1})
    scene.coins(0, 6)
    game = scene.turn(1, "conquer", round=2)
    stop(game)  # one region: six coins each, two tokens against one
    assert game.over
    assert game.play.state.coins == [6, 6]
    assert game.result is not None
    assert game.result["ranking"] == [[0], [1]]
