"""Gnomes: an air strike on any region, once per turn, for which the die is rolled first."""

from __future__ import annotations

import pytest

from swcore.testing import Scene, cost, legal
from tests.shared.questions import priced, reasons, stop, targets

GNOMES, STRIKE = "warcraft.gnomes", "WC-RACE-GNOMES-1"
LAND = {
    "a": "hill harbor",
    "b": "forest",
    "s": "sea",
    "x": "farmland harbor",
    "y": "mountain",
    "z": "swamp",
}
BORDERS = "a-b a-s x-y y-z"  # two islands


def _scene(*rolls: int, hand: int, power: str = "warcraft.herbalist", regions: dict[str, int] | None = None) -> Scene:
    scene = Scene(LAND, BORDERS, game="warcraft", rolls=rolls)
    scene.army(0, GNOMES, power, {"a": 1} if regions is None else regions, hand=hand)
    return scene


@pytest.mark.clause("WC-RACE-GNOMES-1")
def test_any_land_region_of_any_island_is_in_reach_once_per_turn() -> None:
    scene = _scene(0, hand=5)
    game = scene.turn(0, "conquer")
    assert targets(game) == {"b", "x"}
    assert targets(game, "strike") == {"b", "x", "y", "z"}
    game.apply("conquer z strike")
    assert scene.tokens("z") == 2
    assert targets(game, "strike") == set()
    assert reasons(game, "conquer y strike") == {STRIKE}
    assert targets(game) == {"b", "x", "y"}  # y is next to z


@pytest.mark.clause("WC-RACE-GNOMES-1")
def test_the_next_turn_brings_a_new_strike() -> None:
    scene = _scene(0, hand=2)
    scene.army(1, "warcraft.trolls", "warcraft.sailing", {"x": 1})
    game = scene.turn(0, "conquer")
    game.apply("conquer z strike")
    stop(game)
    game.apply("decline", 1)
    game.apply("expand", 0)
    assert "y" in targets(game, "strike")


@pytest.mark.clause("WC-RACE-GNOMES-2", "WC-RACE-GNOMES-4")
@pytest.mark.parametrize(("pips", "used"), [(0, 3), (1, 2), (2, 1), (3, 1)])
def test_pips_lower_the_cost_to_no_less_than_one_and_only_the_needed_tokens_go(pips: int, used: int) -> None:
    scene = _scene(pips, hand=4)
    game = scene.turn(0, "conquer")
    assert cost(game, "y", "strike") == 2 + 1
    game.apply("conquer y strike")
    assert scene.tokens("y") == used
    assert scene.army_of(0).hand == 4 - used
    assert "b" in targets(game) or 4 - used < 2  # the conquests go on


@pytest.mark.clause("WC-RACE-GNOMES-4")
def test_what_the_first_roll_makes_payable_is_paid_and_the_conquests_go_on() -> None:
    scene = _scene(1, hand=4)
    game = scene.turn(0, "conquer")
    game.apply("conquer y strike")  # 3 - 1
    assert (scene.tokens("y"), scene.army_of(0).hand) == (2, 2)
    game.apply("conquer b")
    assert scene.tokens("b") == 2


@pytest.mark.case("CASE-WW-18")
@pytest.mark.clause("WC-RACE-GNOMES-3", "WC-INT-67", "WC-DIE-3", "WC-RACE-GNOMES-2")
def test_a_second_roll_makes_it_the_final_attempt_and_both_rolls_add() -> None:
    scene = _scene(1, 2, hand=1)
    scene.natives("y")
    game = scene.turn(0, "conquer")
    assert cost(game, "y", "strike") == 4  # 2 + mountain + Murloc
    game.apply("conquer y strike")
    assert set(legal(game)) == {"roll", "done"}
    game.apply("roll")  # 1 token + 1 + 2
    assert scene.tokens("y") == 1
    assert scene.held(scene.army_of(0)) == {"a": 1, "y": 1}


@pytest.mark.clause("WC-RACE-GNOMES-3", "WC-INT-67", "WC-DIE-4")
def test_a_second_roll_that_falls_short_ends_the_conquests() -> None:
    scene = _scene(1, 1, hand=1, regions={"a": 1, "b": 1})
    scene.natives("y")
    game = scene.turn(0, "conquer")
    game.apply("conquer y strike")
    game.apply("roll")  # 1 token + 1 + 1, and 4 are needed
    assert set(legal(game)) == {"deploy a 1", "deploy b 1"}
    game.apply("deploy b 1")
    assert targets(game) == set()
    assert (scene.tokens("a"), scene.tokens("b"), scene.tokens("y")) == (1, 2, 1)
    assert game.play.state.owner[scene.state.ground.index["y"]] != scene.army_of(0).id


@pytest.mark.clause("WC-RACE-GNOMES-5", "WC-DIE-1")
def test_without_a_second_roll_the_strike_is_spent_and_other_conquests_follow() -> None:
    scene = _scene(0, hand=2)
    game = scene.turn(0, "conquer")
    game.apply("conquer y strike")  # 3 for 2 tokens
    game.apply("done")
    assert scene.army_of(0).hand == 2
    assert targets(game, "strike") == set()
    game.apply("conquer b")
    assert scene.tokens("b") == 2


@pytest.mark.clause("WC-RACE-GNOMES-5", "WC-DIE-1")
def test_no_second_roll_is_offered_where_more_than_three_tokens_lack() -> None:
    scene = _scene(0, hand=2)
    scene.army(1, "warcraft.trolls", "warcraft.sailing", {"z": 4})
    game = scene.turn(0, "conquer")
    game.apply("conquer z strike")  # 6 for 2 tokens
    assert targets(game) == {"b"}
    assert targets(game, "die") == {"x"}
    assert targets(game, "strike") == set()


@pytest.mark.clause("WC-TERM-9", "WC-RACE-GNOMES-5", "WC-RACE-GNOMES-3")
@pytest.mark.parametrize(("defenders", "answer"), [(4, ""), (2, "done"), (2, "roll")])
def test_a_strike_that_falls_short_is_one_attack_on_whoever_holds_the_region(defenders: int, answer: str) -> None:
    """The die failures are attacks: out of reach, given up, and when the final attempt fails as well."""
    scene = _scene(0, 0, hand=2, regions={"a": 1, "b": 1})
    trolls = scene.army(1, "warcraft.trolls", "warcraft.sailing", {"z": defenders})
    game = scene.turn(0, "conquer")
    game.apply("conquer z strike")
    assert game.play.view.attacks == ((scene.army_of(0).id, trolls.id),)
    if answer:
        game.apply(answer)
    assert game.play.view.attacks == ((scene.army_of(0).id, trolls.id),)
    assert scene.tokens("z") == defenders


@pytest.mark.clause("WC-TERM-9", "WC-RACE-GNOMES-5")
def test_a_strike_that_falls_short_at_a_region_of_nobody_attacks_nobody() -> None:
    scene = _scene(0, hand=2)
    game = scene.turn(0, "conquer")
    game.apply("conquer y strike")  # 3 for 2 tokens
    assert game.play.view.attacks == ()


@pytest.mark.clause("WC-RACE-GNOMES-6", "WC-FIRST-1", "WC-MAP-2")
def test_it_may_be_the_first_conquest_but_opens_no_water() -> None:
    scene = _scene(0, hand=5, regions={})
    game = scene.turn(0, "conquer")
    assert targets(game) == {"a", "x"}
    assert targets(game, "strike") == {"a", "b", "x", "y", "z"}
    assert reasons(game, "conquer s strike") == {"WC-MAP-2"}
    game.apply("conquer z strike")
    assert scene.held(scene.army_of(0)) == {"z": 2}


@pytest.mark.clause("WC-RACE-GNOMES-6", "WC-RACE-GNOMES-3", "WC-DIE-5")
def test_after_a_failed_first_strike_the_tokens_stay_in_hand() -> None:
    scene = _scene(0, 0, hand=2, regions={})
    game = scene.turn(0, "conquer")
    game.apply("conquer y strike")  # 3 for 2 tokens
    game.apply("roll")
    assert (scene.army_of(0).hand, scene.army_of(0).regions) == (2, 0)
    assert game.pending == (1,)


@pytest.mark.clause("WC-INT-66", "WC-CONQ-8", "WC-CONQ-4", "WC-RACE-GNOMES-2")
def test_a_strike_at_an_entry_region_has_no_travel_cost_and_the_pips_count() -> None:
    scene = _scene(1, hand=4)
    game = scene.turn(0, "conquer")
    assert cost(game, "x") == 3
    assert cost(game, "x", "strike") == 2
    game.apply("conquer x strike")
    assert scene.tokens("x") == 1


@pytest.mark.clause("WC-INT-66", "WC-CONQ-9", "WC-POWER-BLACKSMITH-1")
def test_other_discounts_count_for_a_strike_as_well() -> None:
    scene = _scene(1, hand=4, power="warcraft.blacksmith")
    game = scene.turn(0, "conquer")
    assert priced(game, "conquer y strike")["WC-POWER-BLACKSMITH-1"] == -1
    assert cost(game, "y", "strike") == 2
    game.apply("conquer y strike")
    assert scene.tokens("y") == 1


@pytest.mark.clause("WC-PAY-3", "WC-RACE-GNOMES-2", "WC-RACE-GNOMES-5")
def test_a_toll_is_paid_before_the_strike_is_rolled_and_does_not_come_back() -> None:
    scene = _scene(0, hand=1)
    scene.army(1, "warcraft.trolls", "warcraft.marshdweller", {"z": 2})
    game = scene.turn(0, "conquer")
    game.apply("conquer z strike")  # 4 for 1 token
    assert scene.state.coins == [4, 6]
    game.apply("done")
    assert scene.state.coins[:2] == [4, 6]
    assert scene.tokens("z") == 2


@pytest.mark.clause("WC-RACE-GNOMES-1", "WC-POWER-DEFENSIVE-2", "WC-CONQ-12")
def test_neither_own_regions_nor_watch_towers_are_struck() -> None:
    scene = _scene(hand=3)
    trolls = scene.army(1, "warcraft.trolls", "warcraft.defensive", {"z": 1})
    scene.mark("warcraft.watch_tower", "z", trolls)
    game = scene.turn(0, "conquer")
    assert targets(game, "strike") == {"b", "x", "y"}
    assert reasons(game, "conquer z strike") == {"WC-POWER-DEFENSIVE-2"}
    assert reasons(game, "conquer a strike") == {"WC-CONQ-12"}
