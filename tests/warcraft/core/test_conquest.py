"""Terms, the map, costs, first conquests and the die (WC-TERM, WC-MAP, WC-CONQ, WC-FIRST, WC-DIE)."""

from __future__ import annotations

import pytest

from swcore.game.game import Game
from swcore.testing import Scene, cost, legal
from tests.shared.questions import paid, priced, reasons, stop, targets, total

ORCS, PLAIN = "warcraft.orcs", "warcraft.ranger"  # no board of these tests has a forest by chance
NAGA = "warcraft.naga"
STAR = {"a": "hill harbor", "b": "swamp", "c": "farmland", "d": "mountain", "e": "swamp harbor", "f": "hill"}
BORDERS = "a-b a-c a-d a-e"  # f lies alone: an island of its own


def star(
    hand: int = 6, *, race: str = ORCS, power: str = PLAIN, regions: dict[str, int] | None = None, rolls: tuple[int, ...] = ()
) -> Scene:
    """Seat 0 holds `a` in the middle of the star, or other regions."""
    scene = Scene(STAR, BORDERS, game="warcraft", rolls=rolls)
    scene.army(0, race, power, {"a": 1} if regions is None else regions, hand=hand)
    return scene


# -- terms


@pytest.mark.clause("WC-TERM-1")
def test_murlocs_and_tokens_active_or_declined_make_a_region_non_empty() -> None:
    """Battlemasters are paid for non-empty regions."""
    scene = star(10, power="warcraft.battlemaster")
    scene.natives("b")
    scene.army(1, "warcraft.naga", "", {"c": 1}, declined=True)
    scene.army(1, "warcraft.tauren", "warcraft.farmer", {"e": 2})
    game = scene.turn(0, "conquer")
    for region in "bce":
        game.apply(f"conquer {region}")
    assert [one.non_empty for one in scene.state.conquests] == [True, True, True]
    stop(game)
    assert paid(game, 0)["WC-POWER-BATTLEMASTER-1"] == 3


@pytest.mark.clause("WC-TERM-1", "WC-TERM-2")
def test_mountains_places_artifacts_forts_walls_bombs_and_objectives_do_not() -> None:
    land = {"a": "hill harbor", **dict.fromkeys("bcefgh", "swamp"), "d": "mountain", "z": "hill"}
    scene = Scene(land, "a-b a-c a-d a-e a-f a-g a-h", game="warcraft")
    scene.army(0, "warcraft.tauren", PLAIN, {"a": 1}, hand=15)
    elves = scene.army(1, "warcraft.night_elves", "warcraft.garrison", {"z": 1})
    scene.place("warcraft.karazhan", "b")
    scene.place("warcraft.doomhammer", "c")
    scene.mark("warcraft.fort", "e", elves)
    scene.mark("warcraft.wisp_wall", "f", elves)
    scene.pile("warcraft.bomb", "dud")
    scene.mark("warcraft.bomb", "g", elves)
    scene.mark("warcraft.military_objective", "h", elves)
    game = scene.turn(0, "conquer")
    assert {region: cost(game, region) for region in "bcdefgh"} == {"b": 2, "c": 2, "d": 3, "e": 3, "f": 3, "g": 2, "h": 2}
    for region in "bcdefg":
        game.apply(f"conquer {region}")
    assert [one.non_empty for one in scene.state.conquests] == [False] * 6


@pytest.mark.clause("WC-TERM-3", "WC-TERM-11")
def test_a_power_pays_for_the_regions_of_its_own_race_alone() -> None:
    scene = star(0, power="warcraft.farmer", regions={"a": 1})
    scene.army(0, NAGA, "", {"c": 1}, declined=True)  # farmland
    game = scene.turn(0, "conquer")
    stop(game)
    assert paid(game, 0) == {"WC-SCORE-1": 2}


@pytest.mark.clause("WC-TERM-4")
def test_a_place_serves_the_regions_of_the_race_that_controls_it_alone() -> None:
    scene = Scene({"a": "mountain harbor", "b": "mountain", "c": "mountain"}, game="warcraft")
    scene.army(0, ORCS, PLAIN, {"a": 1, "b": 1})
    scene.army(0, NAGA, "", {"c": 1}, declined=True)
    scene.place("warcraft.karazhan", "a")  # a coin for each other mountain region
    game = scene.turn(0, "conquer")
    stop(game)
    assert paid(game, 0)["WC-PLACE-KARAZHAN-1"] == 1


@pytest.mark.clause("WC-TERM-9")
def test_a_failed_attempt_is_an_attack_and_denies_harmony() -> None:
    scene = star(1, race="warcraft.pandaren", rolls=(0,))
    scene.army(1, NAGA, "warcraft.sailing", {"b": 1, "f": 1})
    game = scene.turn(0, "conquer")
    game.apply("conquer b die")
    stop(game)
    pandaren = next(army for army in scene.state.armies if army is not None and army.race == "warcraft.pandaren")
    assert game.play.view.recall(pandaren, "warcraft.pandaren.harmony", ()) == ()


@pytest.mark.clause("WC-TERM-9")
def test_whoever_was_not_attacked_holds_harmony() -> None:
    scene = star(1, race="warcraft.pandaren")
    scene.army(1, NAGA, "warcraft.sailing", {"b": 1, "f": 1})
    game = scene.turn(0, "conquer")
    stop(game)
    pandaren = next(army for army in scene.state.armies if army is not None and army.race == "warcraft.pandaren")
    assert game.play.view.recall(pandaren, "warcraft.pandaren.harmony", ()) == (1,)


@pytest.mark.clause("WC-TERM-10")
@pytest.mark.parametrize(("water", "coins"), [("sea", 2), ("lake", 2), ("swamp", 0)])
def test_only_a_sea_or_lake_region_next_door_counts_as_water(water: str, coins: int) -> None:
    land = {"a": "hill harbor edge", "w": water, "b": "farmland edge", "c": "hill edge"}
    scene = Scene(land, "a-w w-b b-c", game="warcraft")
    scene.army(0, ORCS, "warcraft.fishing", {"a": 1, "b": 1, "c": 1})  # c touches only the rim of its island
    game = scene.turn(0, "conquer")
    stop(game)
    assert total(game, 0) == 3 + coins


@pytest.mark.clause("WC-TERM-11", "WC-SCORE-2")
def test_benefits_of_banner_badge_and_place_add_up() -> None:
    scene = Scene({"a": "farmland harbor magic", "b": "mountain magic", "c": "mountain"}, game="warcraft")
    scene.army(0, "warcraft.blood_elves", "warcraft.farmer", {"a": 1, "b": 1, "c": 1})
    scene.place("warcraft.karazhan", "b")
    game = scene.turn(0, "conquer")
    stop(game)
    assert paid(game, 0) == {
        "WC-SCORE-1": 3, "WC-RACE-BLOODELVES-1": 2, "WC-POWER-FARMER-1": 1, "WC-PLACE-KARAZHAN-1": 1,
    }  # fmt: skip


@pytest.mark.clause("WC-TERM-11")
def test_discounts_of_banner_and_badge_add_up_and_end_with_the_decline() -> None:
    scene = star(9, race="warcraft.dwarves", power="warcraft.blacksmith")
    scene.army(1, "warcraft.tauren", PLAIN, {"d": 4})
    game = scene.turn(0, "conquer")
    assert cost(game, "d") == 2 + 1 + 4 - 2 - 1
    later = Scene(STAR, BORDERS, game="warcraft")
    later.army(0, "warcraft.dwarves", "", {"b": 1}, declined=True)
    later.army(0, ORCS, PLAIN, {"a": 1}, hand=9)
    later.army(1, "warcraft.tauren", "warcraft.mountaineer", {"d": 4})
    assert cost(later.turn(0, "conquer"), "d") == 2 + 1 + 4


@pytest.mark.clause("WC-TERM-11")
def test_benefits_of_banner_and_badge_that_pay_end_with_the_decline() -> None:
    for choice, bonus in (("expand", 1), ("decline", 0)):
        scene = Scene({"a": "hill harbor", "b": "swamp"}, game="warcraft")
        scene.army(0, ORCS, "warcraft.explorer", {"a": 1, "b": 1})
        game = scene.turn(0)
        game.apply(choice)
        if choice == "expand":
            stop(game)
        assert total(game, 0) == 2 + bonus


@pytest.mark.clause("WC-TERM-12")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_sees_whose_tokens_lie_where_and_whether_they_are_declined(seat: int | None) -> None:
    scene = star(2)
    scene.army(1, "warcraft.goblins", "", {"b": 1}, declined=True)
    scene.army(1, "warcraft.tauren", "warcraft.farmer", {"e": 3})
    shown = scene.turn(0, "conquer").view(seat)["state"]
    seen = {army["race"]: (army.get("seat"), army.get("declined")) for army in shown["armies"] if army is not None}
    assert seen == {
        "warcraft.murlocs": (None, True), ORCS: (0, False), "warcraft.goblins": (1, True), "warcraft.tauren": (1, False),
    }  # fmt: skip
    assert shown["tokens"] == [1, 1, 0, 0, 3, 0]


# -- the map


@pytest.mark.clause("WC-MAP-1", "WC-CONQ-5")
def test_regions_of_two_boards_are_never_adjacent_however_the_boards_lie() -> None:
    for boards in ("small-1a+small-2b", "small-2b+small-1a"):
        game = Game.new("warcraft", 2, map=boards)
        ground = game.play.state.ground
        one, other = ground.parts
        assert not ground.around(one) & other
        assert not ground.around(other) & one


@pytest.mark.clause("WC-MAP-1", "WC-CONQ-5")
def test_inland_regions_of_another_island_are_out_of_reach() -> None:
    scene = star()
    game = scene.turn(0, "conquer")
    assert targets(game) == {"b", "c", "d", "e"}
    assert reasons(game, "conquer f") == {"WC-CONQ-5"}


@pytest.mark.clause("WC-MAP-2")
@pytest.mark.parametrize("water", ["sea", "lake"])
def test_water_is_closed(water: str) -> None:
    scene = Scene({"a": "hill harbor", "w": water}, game="warcraft")
    scene.army(0, ORCS, PLAIN, {"a": 1}, hand=9)
    game = scene.turn(0, "conquer")
    assert targets(game) == set()
    assert reasons(game, "conquer w") == {"WC-MAP-2"}


@pytest.mark.clause("WC-MAP-3")
@pytest.mark.parametrize("water", ["sea", "lake"])
def test_whoever_may_take_water_pays_two_tokens_and_scores_it_like_land(water: str) -> None:
    scene = Scene({"a": "hill harbor", "w": water}, game="warcraft")
    scene.army(0, NAGA, PLAIN, {"a": 1}, hand=2)
    game = scene.turn(0, "conquer")
    assert cost(game, "w") == 2
    game.apply("conquer w")
    assert scene.tokens("w") == 2
    stop(game)
    assert paid(game, 0) == {"WC-SCORE-1": 2}


@pytest.mark.clause("WC-MAP-4", "WC-LOSS-8", "WC-CONQ-2")
def test_a_mountain_outlasts_every_conquest_and_protects_the_new_holder() -> None:
    scene = Scene({"a": "hill harbor", "d": "mountain", "c": "hill harbor"}, game="warcraft")
    scene.army(0, ORCS, PLAIN, {"a": 1}, hand=3)
    scene.army(1, NAGA, "warcraft.sailing", {"c": 1}, hand=9)
    game = scene.turn(0, "conquer")
    game.apply("conquer d")
    assert scene.marks("d") == ["warcraft.mountain"]
    stop(game)
    game.apply("expand")
    held = scene.tokens("d")
    assert cost(game, "d") == 2 + 1 + held
    game.apply("conquer d")
    assert scene.marks("d") == ["warcraft.mountain"]


# -- conquest


@pytest.mark.clause("WC-CONQ-1")
def test_conquests_go_on_while_tokens_last_and_none_starts_without_one() -> None:
    scene = star(6)
    game = scene.turn(0, "conquer")
    for region in "bce":
        game.apply(f"conquer {region}")
    assert len(scene.state.conquests) == 3
    assert scene.army_of(0).hand == 0
    assert legal(game, "conquer") == []


@pytest.mark.clause("WC-CONQ-1")
@pytest.mark.parametrize("power", [PLAIN, "warcraft.blacksmith"])
def test_no_conquest_starts_without_a_token_in_hand(power: str) -> None:
    game = star(0, race="warcraft.dwarves", power=power).turn(0, "conquer")
    assert targets(game) == targets(game, "die") == set()
    assert reasons(game, "conquer d") == reasons(game, "conquer d die") == {"WC-CONQ-1"}


@pytest.mark.clause("WC-CONQ-2", "WC-MURLOC-2")
def test_the_cost_is_two_and_one_for_each_thing_in_the_way() -> None:
    scene = Scene(
        {
            "a": "hill harbor",
            "b": "swamp",
            "c": "swamp murloc",
            "d": "mountain",
            "e": "mountain murloc",
            "f": "swamp",
            "g": "swamp",
            "h": "swamp",
            "i": "hill",
            "z": "mountain harbor",
        },
        "a-b a-c a-d a-e a-f a-g a-h a-i",
        game="warcraft",
    )
    scene.army(0, ORCS, PLAIN, {"a": 1}, hand=9)
    scene.army(0, NAGA, "", {"i": 1}, declined=True)
    elves = scene.army(1, "warcraft.night_elves", "warcraft.garrison", {"f": 2, "g": 3, "h": 1})
    scene.mark("warcraft.fort", "f", elves)
    scene.mark("warcraft.fort", "h", elves)
    scene.mark("warcraft.wisp_wall", "h", elves)
    game = scene.turn(0, "conquer")
    assert {region: cost(game, region) for region in "bcdefghiz"} == {
        "b": 2, "c": 2 + 1, "d": 2 + 1, "e": 2 + 1 + 1, "f": 2 + 2 + 1, "g": 2 + 3, "h": 2 + 1 + 1 + 1, "i": 2 + 1,
        "z": 2 + 1 + 1,
    }  # fmt: skip
    assert priced(game, "conquer h") == {"WC-CONQ-2": 5}
    assert priced(game, "conquer z") == {"WC-CONQ-2": 3, "WC-CONQ-4": 1}
    game.apply("conquer f")
    assert (scene.tokens("f"), scene.army_of(0).hand) == (5, 4)


@pytest.mark.clause("WC-CONQ-3")
def test_beasts_and_the_champion_cost_one_each_like_tokens() -> None:
    scene = star(9)
    beasts = scene.army(1, NAGA, "warcraft.beastmaster", {"b": 2})
    scene.mark("warcraft.beast", "b", beasts, 3)
    game = scene.turn(0, "conquer")
    assert cost(game, "b") == 2 + 2 + 3
    other = star(9)
    hero = other.army(1, NAGA, "warcraft.champion", {"b": 2})
    other.mark("warcraft.champion_figure", "b", hero)
    assert cost(other.turn(0, "conquer"), "b") == 2 + 2 + 1


ISLES = {"home": "hill harbor", "e1": "swamp harbor", "e2": "swamp harbor", "e3": "mountain harbor", "in": "swamp"}


@pytest.mark.clause("WC-CONQ-2", "WC-CONQ-4", "WC-CONQ-6", "WC-POWER-SAILING-1", "WC-PLACE-MEETINGSTONE-1")
@pytest.mark.case("CASE-WW-02")
@pytest.mark.parametrize(("helper", "costs"), [("", (3, 2, 4)), ("sailing", (2, 2, 3)), ("stone", (2, 2, 3))])
def test_an_entry_region_that_is_not_adjacent_costs_one_more(helper: str, costs: tuple[int, int, int]) -> None:
    scene = Scene(ISLES, "home-e2 e1-in", game="warcraft")
    scene.army(0, ORCS, "warcraft.sailing" if helper == "sailing" else PLAIN, {"home": 1}, hand=9)
    if helper == "stone":
        scene.place("warcraft.meeting_stone", "home")
    game = scene.turn(0, "conquer")
    assert tuple(cost(game, region) for region in ("e1", "e2", "e3")) == costs
    game.apply("conquer e1")
    assert scene.tokens("e1") == costs[0]


@pytest.mark.clause("WC-CONQ-4")
def test_travel_is_lifted_by_regions_of_the_active_race_only_those_taken_now_included() -> None:
    scene = Scene(ISLES, "home-e2 e1-in in-e3", game="warcraft")
    scene.army(0, "warcraft.trolls", "", {"in": 1}, declined=True)
    scene.army(0, ORCS, PLAIN, {"home": 1}, hand=9)
    game = scene.turn(0, "conquer")
    assert cost(game, "e3") == 2 + 1 + 1  # beside the own declined race
    game.apply("conquer e1")  # 3
    game.apply("conquer in")  # 3, no travel: no entry region
    assert cost(game, "e3") == 2 + 1


@pytest.mark.clause("WC-CONQ-5")
def test_a_target_is_adjacent_or_an_entry_region_of_any_board() -> None:
    scene = Scene(ISLES, "home-e2 e1-in", game="warcraft")
    scene.army(0, ORCS, PLAIN, {"home": 1}, hand=9)
    game = scene.turn(0, "conquer")
    assert targets(game) == {"e1", "e2", "e3"}
    assert reasons(game, "conquer in") == {"WC-CONQ-5"}
    game.apply("conquer e1")
    assert targets(game) == {"e2", "e3", "in"}


@pytest.mark.clause("WC-CONQ-6")
def test_an_adjacent_entry_region_has_no_travel_cost() -> None:
    scene = Scene(ISLES, "home-e2 e1-in", game="warcraft")
    scene.army(0, ORCS, PLAIN, {"home": 1}, hand=9)
    game = scene.turn(0, "conquer")
    assert cost(game, "e2") == 2
    assert "WC-CONQ-4" not in priced(game, "conquer e2")


@pytest.mark.clause("WC-CONQ-7")
def test_an_inland_region_has_no_travel_cost_however_it_is_reached() -> None:
    by_ashes = Scene({**ISLES, "pit": "swamp cavern"}, "home-e2 e1-in", game="warcraft")
    by_ashes.army(0, ORCS, PLAIN, {"home": 1}, hand=9)
    by_ashes.place("warcraft.ashes_of_alar", "home")
    game = by_ashes.turn(0, "conquer")
    assert sum(part.amount for part in game.explain("conquer in ashes")) == 2
    through_a_cavern = Scene({**ISLES, "pit": "swamp cavern"}, "home-e2 e1-in", game="warcraft")
    through_a_cavern.army(0, "warcraft.kobolds", PLAIN, hand=9)
    assert cost(through_a_cavern.turn(0, "conquer"), "pit") == 2
    from_the_air = Scene(ISLES, "home-e2 e1-in", game="warcraft")
    from_the_air.army(0, "warcraft.gnomes", PLAIN, {"home": 1}, hand=9)
    game = from_the_air.turn(0, "conquer")
    strike = next(text for text in legal(game, "conquer") if text.startswith("conquer in "))
    assert priced(game, strike) == {"WC-CONQ-2": 2}


@pytest.mark.clause("WC-CONQ-8")
def test_an_entry_region_reached_as_if_adjacent_has_no_travel_cost() -> None:
    scene = Scene(ISLES, "home-e2 e1-in", game="warcraft")
    scene.army(0, ORCS, PLAIN, {"home": 1}, hand=9)
    scene.place("warcraft.ashes_of_alar", "home")
    game = scene.turn(0, "conquer")
    assert sum(part.amount for part in game.explain("conquer e1 ashes")) == 2
    assert sum(part.amount for part in game.explain("conquer e1")) == 3


@pytest.mark.clause("WC-CONQ-9")
def test_discounts_add_up_but_a_conquest_takes_one_token_at_least() -> None:
    scene = star(9, race="warcraft.dwarves", power="warcraft.mountaineer")  # -2 and -1 for mountains
    scene.place("warcraft.frostmourne", "a")
    game = scene.turn(0, "conquer")
    assert cost(game, "d") == 1  # 3 - 2 - 1, and not 0
    game.apply("conquer c frostmourne")  # 2 - 2, and not 0
    game.apply("conquer d")
    assert (scene.tokens("c"), scene.tokens("d"), scene.army_of(0).hand) == (1, 1, 7)


@pytest.mark.clause("WC-CONQ-10")
def test_conquering_tokens_stay_until_the_redeployment() -> None:
    scene = star(5)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    assert (scene.tokens("b"), scene.army_of(0).hand) == (2, 3)
    game.apply("conquer c")
    assert (scene.tokens("b"), scene.tokens("c"), scene.army_of(0).hand) == (2, 2, 1)
    assert not [text for text in legal(game) if text.split()[0] in ("deploy", "gather")]
    game.apply("done")
    game.apply("gather")
    game.apply("redeploy a=4 b=1 c=1")
    assert (scene.tokens("a"), scene.tokens("b"), scene.tokens("c")) == (4, 1, 1)


@pytest.mark.clause("WC-CONQ-11", "WC-LOSS-4")
def test_the_own_declined_region_can_be_conquered_and_its_tokens_go_to_the_supply() -> None:
    scene = star(3)
    scene.army(0, NAGA, "", {"b": 1, "f": 1}, declined=True)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    assert scene.state.tray[NAGA] == 11 - 1
    assert game.pending == (0,)
    stop(game)
    assert paid(game, 0) == {"WC-SCORE-1": 3}  # a and b, and f in decline


@pytest.mark.clause("WC-CONQ-12")
def test_a_region_of_the_same_race_cannot_be_conquered() -> None:
    game = star(regions={"a": 1, "b": 1}).turn(0, "conquer")
    assert "b" not in targets(game)
    assert reasons(game, "conquer b") == {"WC-CONQ-12"}


# -- the first conquest


@pytest.mark.clause("WC-FIRST-1", "WC-FIRST-2")
def test_the_first_conquest_is_an_entry_region_of_any_board_for_three_tokens() -> None:
    scene = Scene(ISLES, "home-e2 e1-in", game="warcraft")
    scene.army(0, ORCS, PLAIN, hand=9)
    game = scene.turn(0, "conquer")
    assert targets(game) == {"home", "e1", "e2", "e3"}
    assert reasons(game, "conquer in") == {"WC-FIRST-1"}
    assert (cost(game, "e1"), cost(game, "e3")) == (3, 4)  # e3 is a mountain
    game.apply("conquer e1")
    assert scene.tokens("e1") == 3
    assert "in" in targets(game)


@pytest.mark.clause("WC-FIRST-1")
def test_regions_of_the_own_declined_race_are_no_foothold() -> None:
    scene = Scene(ISLES, "home-e2 e1-in", game="warcraft")
    scene.army(0, NAGA, "", {"e1": 1}, declined=True)
    scene.army(0, ORCS, PLAIN, hand=9)
    game = scene.turn(0, "conquer")
    assert reasons(game, "conquer in") == {"WC-FIRST-1"}
    assert cost(game, "e1") == 2 + 1 + 1


@pytest.mark.clause("WC-FIRST-3", "WC-READY-2")
def test_after_abandoning_everything_a_race_enters_anew() -> None:
    scene = Scene(ISLES, "home-e2 e1-in", game="warcraft")
    scene.army(0, ORCS, PLAIN, {"in": 6})
    game = scene.turn(0)
    game.apply("expand")
    assert targets(game) == {"home", "e1", "e2", "e3"}
    assert cost(game, "e1") == 2
    game.apply("abandon in")
    assert targets(game) == {"home", "e1", "e2", "e3"}
    assert cost(game, "e1") == 3
    assert reasons(game, "conquer in") == {"WC-FIRST-1"}


@pytest.mark.clause("WC-FIRST-3", "WC-LOSS-3")
def test_after_losing_everything_a_race_enters_anew() -> None:
    scene = Scene(ISLES, "home-e2 e1-in", game="warcraft")
    scene.army(0, ORCS, PLAIN, {"e1": 1}, hand=6)
    scene.army(1, NAGA, "warcraft.farmer", {"in": 4})
    game = scene.turn(0, "conquer")
    game.apply("conquer in")  # 2 + 4
    stop(game)
    assert game.pending == (1,)
    assert (scene.army_of(1).hand, scene.held(scene.army_of(1))) == (3, {})
    game.apply("expand")
    assert targets(game) == {"home", "e2"}  # 3 tokens; e1 and e3 cost 4
    assert reasons(game, "conquer in") >= {"WC-FIRST-1"}


# -- the die


@pytest.mark.clause("WC-DIE-1")
def test_a_last_attempt_names_a_legal_region_that_is_one_to_three_tokens_short() -> None:
    scene = Scene(
        {"a": "hill harbor", **{f"n{most}": "swamp" for most in range(1, 6)}, "far": "swamp"},
        "a-n1 a-n2 a-n3 a-n4 a-n5",
        game="warcraft",
    )
    scene.army(0, ORCS, PLAIN, {"a": 1}, hand=2)
    scene.army(1, "warcraft.tauren", "warcraft.farmer", {"n1": 1, "n2": 2, "n3": 3, "n4": 4})  # cost 3 to 6
    game = scene.turn(0, "conquer")
    assert targets(game) == {"n5"}
    assert targets(game, "die") == {"n1", "n2", "n3"}  # short of 1, 2 and 3; n4 of 4; n5 is affordable
    assert reasons(game, "conquer n5 die") == reasons(game, "conquer n4 die") == {"WC-DIE-1"}
    assert "WC-CONQ-5" in reasons(game, "conquer far die")


@pytest.mark.clause("WC-DIE-1")
def test_an_attempt_needs_a_token_in_hand() -> None:
    game = star(0).turn(0, "conquer")
    assert legal(game) == ["abandon a", "done"]
    assert "WC-CONQ-1" in reasons(game, "conquer b die")


@pytest.mark.clause("WC-DIE-2")
def test_the_faces_of_the_die_are_three_blanks_one_two_and_three() -> None:
    offered = []

    def script(stream: str, faces: object) -> int | None:
        if stream == "die":
            offered.append(faces)
            return 1
        return None

    scene = Scene(STAR, BORDERS, game="warcraft", script=script)
    scene.army(0, ORCS, PLAIN, {"a": 1}, hand=1)
    game = scene.turn(0, "conquer")
    game.apply("conquer b die")
    assert offered == [(0, 0, 0, 1, 2, 3)]


@pytest.mark.clause("WC-DIE-3", "WC-DIE-4")
@pytest.mark.parametrize(("pips", "taken"), [(0, False), (1, False), (2, True), (3, True)])
def test_tokens_and_pips_together_must_reach_the_cost(pips: int, taken: bool) -> None:
    scene = star(2, rolls=(pips,))
    scene.army(1, NAGA, "warcraft.sailing", {"b": 2, "f": 1})
    game = scene.turn(0, "conquer")
    assert cost(game, "b") == 4
    game.apply("conquer b die")
    assert (scene.tokens("b"), scene.state.owner[1] == scene.army_of(0).id) == (2, taken)
    assert legal(game, "conquer") == []  # conquests end either way
    stop(game)
    assert sum(scene.held(scene.army_of(0)).values()) == 3  # after a failure both tokens are back in a


@pytest.mark.clause("WC-DIE-4")
def test_after_a_failure_the_tokens_go_to_own_regions() -> None:
    scene = star(1, regions={"a": 1, "c": 1}, rolls=(0,))
    game = scene.turn(0, "conquer")
    game.apply("conquer b die")
    assert legal(game) == ["deploy a 1", "deploy c 1"]
    game.apply("deploy c 1")
    assert scene.held(scene.army_of(0)) == {"a": 1, "c": 2}


@pytest.mark.clause("WC-DIE-4", "WC-POWER-CHAMPION-8")
@pytest.mark.parametrize("pips", [0, 3])
def test_after_the_die_the_champion_conquers_nothing_more(pips: int) -> None:
    scene = star(1, power="warcraft.champion", rolls=(pips,))
    scene.mark("warcraft.champion_figure", "a", scene.army_of(0))
    game = scene.turn(0, "conquer")
    assert [text for text in legal(game, "conquer") if "champion" in text]
    game.apply("conquer b die")
    assert bool(scene.tokens("b")) == (pips == 3)
    assert legal(game, "conquer") == []


@pytest.mark.clause("WC-DIE-5")
def test_without_a_region_the_tokens_of_a_failed_attempt_stay_in_hand() -> None:
    scene = star(2, regions={}, rolls=(0,))
    game = scene.turn(0, "conquer")
    game.apply("conquer e die")  # 3
    assert scene.army_of(0).hand == 2
    assert legal(game, "conquer") == []
    stop(game)
    assert game.pending != (0,)
    assert next(army for army in scene.state.armies if army is not None and army.seat == 0).hand == 2
