"""Intimidating: three times per turn a token next door is moved to another region of its race."""

from __future__ import annotations

import pytest

from swcore.conquest import Marker
from swcore.testing import Scene, cost, legal
from tests.shared.questions import reasons, stop, targets

POWER, FORT, WALL = "warcraft.intimidating", "warcraft.fort", "warcraft.wisp_wall"
BEAST, FIGURE, MOUNTAIN = "warcraft.beast", "warcraft.champion_figure", "warcraft.mountain"
LAND = {
    "a": "hill harbor",
    "b": "forest",
    "c": "mountain",
    "d": "farmland",
    "e": "swamp",
    "x": "hill harbor",
    "y": "swamp",
}
BORDERS = "a-b a-c c-d d-e x-y"  # only b and c are next to a
KOBOLDS = "warcraft.kobolds"


def _scene(regions: dict[str, int], *, race: str = KOBOLDS, power: str = "warcraft.sailing", hand: int = 4) -> Scene:
    """Seat 0 intimidates from `a`; seat 1 holds the regions."""
    scene = Scene(LAND, BORDERS, game="warcraft", rolls=(0, 0))
    scene.army(0, "warcraft.orcs", POWER, {"a": 1}, hand=hand)
    scene.army(1, race, power, regions, declined=not power)
    return scene


@pytest.mark.clause("WC-POWER-INTIMIDATING-1", "WC-POWER-INTIMIDATING-2")
@pytest.mark.parametrize("power", ["warcraft.sailing", ""])
def test_a_token_next_door_goes_to_any_region_of_its_race_that_the_intimidating_player_names(power: str) -> None:
    scene = _scene({"b": 2, "d": 1, "y": 1}, power=power)
    game = scene.turn(0, "conquer")
    assert legal(game, "use") == ["use scare b"]  # d and y are not adjacent
    assert reasons(game, "use scare d") == {"WC-POWER-INTIMIDATING-1"}
    game.apply("use scare b")
    assert game.pending == (0,)
    assert legal(game) == ["choose d", "choose y"]
    game.apply("choose y")
    assert [scene.tokens(region) for region in "bdy"] == [1, 1, 2]
    assert scene.state.tray[KOBOLDS] == 11 - 4
    assert cost(game, "b") == 2 + 1


@pytest.mark.clause("WC-POWER-INTIMIDATING-1", "WC-POWER-INTIMIDATING-4")
def test_three_uses_per_turn_hit_one_region_or_several_and_the_next_turn_brings_three_more() -> None:
    scene = _scene({"b": 3, "c": 3, "y": 1})
    game = scene.turn(0, "conquer")
    for region in "bbc":
        game.apply(f"use scare {region}")
        game.apply("choose y")
    assert [scene.tokens(region) for region in "bcy"] == [1, 2, 4]
    assert legal(game, "use") == []
    assert reasons(game, "use scare c") == {"WC-POWER-INTIMIDATING-1"}
    game = scene.turn(0, "conquer", round=3)
    assert legal(game, "use") == ["use scare b", "use scare c"]


@pytest.mark.clause("WC-POWER-INTIMIDATING-9", "WC-SCORE-1")
def test_a_region_left_without_tokens_is_empty_and_lost() -> None:
    scene = _scene({"b": 1, "y": 1})
    game = scene.turn(0, "conquer")
    game.apply("use scare b")  # there is one region to go to, so nothing is asked
    assert scene.held(scene.army_of(1)) == {"y": 2}
    assert cost(game, "b") == 2
    assert "b" in targets(game)


@pytest.mark.clause("WC-POWER-INTIMIDATING-3")
def test_the_last_token_of_an_active_race_goes_to_the_supply() -> None:
    scene = _scene({"b": 1})
    game = scene.turn(0, "conquer")
    assert legal(game, "use") == ["use scare b"]
    game.apply("use scare b")
    assert scene.held(scene.army_of(1)) == {}
    assert scene.state.tray[KOBOLDS] == 11
    game = scene.turn(1, round=3)
    game.apply("expand")  # the race is still theirs, without a token


@pytest.mark.clause("WC-POWER-INTIMIDATING-3", "WC-LOSS-7")
def test_the_last_token_of_a_declined_race_takes_its_banner_off_the_table() -> None:
    scene = _scene({"b": 1}, power="")
    army = scene.state.declined[1][0]
    game = scene.turn(0, "conquer")
    game.apply("use scare b")
    assert scene.state.armies[army] is None
    assert KOBOLDS in (*scene.state.banners, *(combo[0] for combo in scene.state.column))


@pytest.mark.clause("WC-POWER-INTIMIDATING-3", "WC-RACE-DRAENEI-1")
def test_draenei_save_the_last_token_that_would_go_to_the_supply() -> None:
    scene = _scene({"b": 1}, race="warcraft.draenei")
    game = scene.turn(0, "conquer")
    game.apply("use scare b")
    assert scene.state.tray["warcraft.draenei"] == 12 - 1
    stop(game)
    assert scene.army_of(1).hand == 1


@pytest.mark.clause("WC-POWER-INTIMIDATING-8")
def test_with_one_region_and_more_than_one_token_nothing_can_be_moved() -> None:
    scene = _scene({"b": 2})
    game = scene.turn(0, "conquer")
    assert legal(game, "use") == []
    assert reasons(game, "use scare b") == {"WC-POWER-INTIMIDATING-8"}


@pytest.mark.clause("WC-POWER-INTIMIDATING-5", "WC-LOSS-5")
def test_a_murloc_always_goes_to_the_supply() -> None:
    scene = _scene({"y": 1})
    scene.natives("b", "c", "e")
    game = scene.turn(0, "conquer")
    assert legal(game, "use") == ["use scare b", "use scare c"]
    game.apply("use scare b")
    assert [scene.tokens(region) for region in "bce"] == [0, 1, 1]
    assert scene.state.tray["warcraft.murlocs"] == 15 - 2
    assert cost(game, "b") == 2


@pytest.mark.clause("WC-POWER-INTIMIDATING-6")
def test_a_fort_and_a_wall_are_removed_first_by_a_use_each() -> None:
    scene = _scene({"b": 2, "y": 1}, race="warcraft.night_elves", power="warcraft.garrison")
    elves = scene.army_of(1)
    scene.mark(FORT, "b", elves)
    scene.mark(WALL, "b", elves)
    game = scene.turn(0, "conquer")
    assert legal(game, "use") == ["use raze b"]
    assert reasons(game, "use scare b") == {"WC-POWER-INTIMIDATING-6"}
    game.apply("use raze b")
    game.apply("use raze b")
    assert scene.marks("b") == []
    assert (scene.state.supply[FORT], scene.state.supply[WALL]) == (10, 9)
    game.apply("use scare b")
    assert (scene.tokens("b"), scene.tokens("y")) == (1, 2)
    assert legal(game, "use") == []  # three uses


@pytest.mark.clause("WC-POWER-INTIMIDATING-6")
def test_a_work_of_another_pack_must_be_removed_too() -> None:
    """What is built in a region is known by its tag, not by its name."""
    palisade = Marker("home.palisade", supply=3, defence=1, tags=("work",))
    scene = Scene(LAND, BORDERS, game="warcraft", with_pieces=[palisade])
    scene.army(0, "warcraft.orcs", POWER, {"a": 1}, hand=4)
    scene.army(1, KOBOLDS, "warcraft.sailing", {"b": 2, "y": 1})
    scene.mark(palisade.id, "b", scene.army_of(1))
    game = scene.turn(0, "conquer")
    assert legal(game, "use") == ["use raze b"]
    assert reasons(game, "use scare b") == {"WC-POWER-INTIMIDATING-6"}
    game.apply("use raze b")
    assert scene.marks("b") == []
    assert legal(game, "use") == ["use scare b"]


@pytest.mark.clause("WC-POWER-INTIMIDATING-6", "WC-MAP-4")
def test_a_mountain_stays_and_hinders_nobody() -> None:
    scene = _scene({"c": 2, "y": 1})
    game = scene.turn(0, "conquer")
    game.apply("use scare c")
    assert scene.marks("c") == [MOUNTAIN]
    assert cost(game, "c") == 2 + 1 + 1


@pytest.mark.clause("WC-POWER-INTIMIDATING-7")
def test_it_is_used_between_conquests_until_redeployment_begins() -> None:
    scene = _scene({"b": 2, "c": 1, "y": 1}, hand=9)
    game = scene.turn(0, "conquer")
    game.apply("use scare b")
    game.apply("choose y")
    game.apply("conquer b")  # 2 + 1
    assert legal(game, "use") == ["use scare c"]
    game.apply("done")
    assert legal(game, "use") == []
    assert game.violations("use scare c")


@pytest.mark.clause("WC-POWER-INTIMIDATING-7")
def test_after_a_final_attempt_it_is_too_late() -> None:
    scene = _scene({"b": 3, "y": 1}, hand=3)
    game = scene.turn(0, "conquer")
    assert "use scare b" in legal(game)
    game.apply("conquer b die")  # 5 for 3 tokens, and the die shows 0
    assert game.violations("use scare b")
    assert legal(game, "use") == []


@pytest.mark.clause("WC-POWER-INTIMIDATING-8", "WC-POWER-INTIMIDATING-9", "WC-POWER-BEASTMASTER-3")
def test_beasts_are_moved_like_tokens() -> None:
    scene = _scene({"y": 2}, power="warcraft.beastmaster")
    scene.mark(BEAST, "b", scene.army_of(1))
    game = scene.turn(0, "conquer")
    assert legal(game, "use") == ["use scare b"]
    game.apply("use scare b")
    assert scene.held(scene.army_of(1)) == {"y": 2}
    assert scene.marks("y") == [BEAST]


@pytest.mark.clause("WC-POWER-INTIMIDATING-8")
def test_the_champion_is_not_moved_and_holds_the_region_that_his_tokens_leave() -> None:
    scene = _scene({"b": 1, "y": 1}, power="warcraft.champion")
    scene.mark(FIGURE, "b", scene.army_of(1))
    game = scene.turn(0, "conquer")
    game.apply("use scare b")
    assert scene.held(scene.army_of(1)) == {"b": 0, "y": 2}
    assert reasons(game, "use scare b") == {"WC-POWER-INTIMIDATING-8"}
    assert legal(game, "use") == []


@pytest.mark.clause("WC-POWER-INTIMIDATING-1")
def test_own_declined_tokens_are_no_opponents() -> None:
    scene = _scene({"y": 1})
    scene.army(0, "warcraft.trolls", "", {"b": 1, "d": 1}, declined=True)
    game = scene.turn(0, "conquer")
    assert legal(game, "use") == []
    assert reasons(game, "use scare b") == {"WC-POWER-INTIMIDATING-1"}


@pytest.mark.clause("WC-POWER-DEFENSIVE-2", "WC-POWER-INTIMIDATING-1")
def test_a_watch_tower_stops_it() -> None:
    scene = _scene({"b": 2, "y": 1}, power="warcraft.defensive")
    scene.mark("warcraft.watch_tower", "b", scene.army_of(1))
    game = scene.turn(0, "conquer")
    assert legal(game, "use") == []
    assert reasons(game, "use scare b") == {"WC-POWER-DEFENSIVE-2"}


@pytest.mark.clause("WC-ART-AEGIS-2", "WC-ART-AEGIS-3", "WC-PAY-1")
def test_the_aegis_asks_two_coins_for_all_uses_of_the_turn() -> None:
    scene = _scene({"b": 3, "y": 1})
    scene.place("warcraft.aegis_of_aggramar", "b")
    scene.coins(0, 1)
    game = scene.turn(0, "conquer")
    assert legal(game, "use") == []
    assert reasons(game, "use scare b") == {"WC-ART-AEGIS-2"}
    scene.coins(0, 2)
    game = scene.turn(0, "conquer", round=3)
    game.apply("use scare b")
    game.apply("use scare b")
    assert scene.state.coins == [0, 5 + 2]
    assert (scene.tokens("b"), scene.tokens("y")) == (1, 3)


@pytest.mark.clause("WC-ART-AEGIS-2", "WC-POWER-INTIMIDATING-6")
def test_a_fort_below_the_aegis_is_removed_for_two_coins_as_well() -> None:
    scene = _scene({"b": 2, "y": 1}, power="warcraft.garrison")
    scene.mark(FORT, "b", scene.army_of(1))
    scene.place("warcraft.aegis_of_aggramar", "b")
    scene.coins(0, 2)
    game = scene.turn(0, "conquer")
    game.apply("use raze b")
    assert scene.state.coins == [0, 5 + 2]
    game.apply("use scare b")
    assert scene.tokens("b") == 1


@pytest.mark.clause("WC-POWER-INTIMIDATING-1", "WC-POWER-INTIMIDATING-5")
def test_a_race_whose_player_has_left_is_moved_like_any_other_and_not_like_murlocs() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft", seats=3)
    scene.army(0, "warcraft.orcs", POWER, {"a": 1}, hand=4)
    scene.army(1, KOBOLDS, "warcraft.sailing", {"b": 2, "y": 1})
    scene.army(2, "warcraft.trolls", "warcraft.fishing", {"x": 1})
    scene.turn(1).resign(1)
    game = scene.turn(0, "conquer")
    game.apply("use scare b")
    assert (scene.tokens("b"), scene.tokens("y")) == (1, 2)


@pytest.mark.clause("WC-POWER-INTIMIDATING-10", "WC-POWER-DEFENSIVE-2")
def test_a_region_with_a_watch_tower_is_no_destination() -> None:
    """R4: of d and y, both of the same race, only y is open to the powers of others; with one left nothing is asked."""
    scene = _scene({"b": 2, "d": 1, "y": 1}, power="warcraft.defensive")
    scene.mark("warcraft.watch_tower", "d", scene.army_of(1))
    game = scene.turn(0, "conquer")
    game.apply("use scare b")
    assert scene.held(scene.army_of(1)) == {"b": 1, "d": 1, "y": 2}


@pytest.mark.clause("WC-POWER-INTIMIDATING-10", "WC-ART-AEGIS-2", "WC-ART-AEGIS-3")
def test_the_region_of_the_aegis_is_a_destination_only_once_it_is_paid_for() -> None:
    """R4: two coins for the Aegis on d open it for the turn, as a destination too; until then y alone is one."""
    scene = _scene({"b": 3, "c": 2, "y": 1})
    scene.mark("warcraft.aegis_of_aggramar", "c")
    game = scene.turn(0, "conquer")
    game.apply("use scare b")
    assert scene.held(scene.army_of(1)) == {"b": 2, "c": 2, "y": 2}
    game.apply("use scare c")  # paid for, as what it is aimed at
    assert legal(game) == ["choose b", "choose y"]
    game.apply("choose b")
    game.apply("use scare b")
    assert legal(game) == ["choose c", "choose y"]


@pytest.mark.clause("WC-POWER-INTIMIDATING-10")
def test_where_all_other_regions_are_untouched_no_token_can_go_anywhere() -> None:
    """A relative of R4: the only other region has a tower; from that region itself a token could go, but it is untouched too."""
    scene = _scene({"b": 2, "y": 1}, power="warcraft.defensive")
    scene.mark("warcraft.watch_tower", "y", scene.army_of(1))
    game = scene.turn(0, "conquer")
    assert legal(game, "use") == []
    assert reasons(game, "use scare b") == {"WC-POWER-INTIMIDATING-10"}


@pytest.mark.clause("WC-POWER-INTIMIDATING-10", "WC-POWER-INTIMIDATING-3")
def test_the_last_token_goes_to_the_supply_whatever_is_untouched() -> None:
    """A relative of R4: a race with one token needs no destination, and Murlocs never do."""
    scene = _scene({"b": 1}, power="warcraft.defensive")
    game = scene.turn(0, "conquer")
    game.apply("use scare b")
    assert scene.state.tray[KOBOLDS] == 11


@pytest.mark.clause("WC-POWER-INTIMIDATING-11")
def test_a_race_token_is_moved_before_the_beast_beside_it() -> None:
    """R5: the token first, which leaves the region to the Beast; the Beast by the next use, and then the region is empty."""
    scene = _scene({"b": 1, "y": 1}, power="warcraft.beastmaster")
    scene.mark(BEAST, "b", scene.army_of(1))
    game = scene.turn(0, "conquer")
    game.apply("use scare b")
    assert scene.held(scene.army_of(1)) == {"b": 0, "y": 2}
    assert (scene.marks("b"), scene.marks("y")) == ([BEAST], [])
    game.apply("use scare b")
    assert scene.held(scene.army_of(1)) == {"y": 2}
    assert scene.marks("y") == [BEAST]


@pytest.mark.clause("WC-POWER-INTIMIDATING-11", "WC-POWER-INTIMIDATING-4")
def test_with_two_tokens_and_two_beasts_the_third_use_moves_the_first_beast() -> None:
    """A relative of R5."""
    scene = _scene({"b": 2, "y": 1}, power="warcraft.beastmaster")
    for _ in range(2):
        scene.mark(BEAST, "b", scene.army_of(1))
    game = scene.turn(0, "conquer")
    for tokens, beasts in ((1, 2), (0, 2), (0, 1)):
        game.apply("use scare b")
        assert (scene.tokens("b"), len(scene.marks("b"))) == (tokens, beasts)
    assert reasons(game, "use scare b") == {"WC-POWER-INTIMIDATING-1"}  # and three uses are all


@pytest.mark.clause("WC-POWER-INTIMIDATING-11", "WC-POWER-INTIMIDATING-3")
def test_the_only_region_with_a_token_and_a_beast_is_cornered() -> None:
    """A relative of R5: a Beast is a unit, so the token is not the last one, and there is no other region."""
    scene = _scene({"b": 1}, power="warcraft.beastmaster")
    scene.mark(BEAST, "b", scene.army_of(1))
    game = scene.turn(0, "conquer")
    assert reasons(game, "use scare b") == {"WC-POWER-INTIMIDATING-8"}
