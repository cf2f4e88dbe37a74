"""Choices on tiny boards that nobody would argue about."""

from __future__ import annotations

import pytest

from swcore.testing import Scene
from tests.bots.table import PLAIN, RATS, greedy, greedy_turn

RING = dict.fromkeys("abcdefgh", "farmland edge")


def spent(*, round: int = 4, power: str = PLAIN, step: str = "start", older: bool = False) -> Scene:
    """An army of lone tokens, walled in by a strong opponent; with `older`, its owner has an army in decline, too."""
    scene = Scene(RING, "a-b b-c c-d d-e e-f f-g g-h h-a")
    if older:
        scene.army(0, "base.giants", "", {"g": 1}, declined=True)
    scene.army(1, "base.skeletons", "base.flying", {"f": 5, "h": 5} if older else {"f": 5, "g": 4, "h": 5})
    scene.army(0, RATS, power, dict.fromkeys("abcde", 1))
    scene.turn(0, step, round=round)
    return scene


def test_a_free_region_is_taken_instead_of_stopping() -> None:
    scene = Scene({"a": "farmland edge", "b": "farmland"})
    scene.army(0, RATS, PLAIN, {"a": 1}, hand=2)
    assert greedy(scene.turn(0, "conquer")) == "conquer b"


@pytest.mark.parametrize("round", [2, 9, 10])
def test_the_cheaper_of_two_like_regions_is_taken(round: int) -> None:
    scene = Scene({"a": "farmland edge", "b": "farmland", "c": "farmland", "d": "farmland"}, "a-b a-c b-d")
    scene.natives("c")
    scene.army(0, RATS, PLAIN, {"a": 1}, hand=4)  # two conquests by way of b, only one after c
    assert greedy(scene.turn(0, "conquer", round=round)) == "conquer b"


@pytest.mark.parametrize("paying", ["b", "c"])
def test_of_two_like_regions_the_one_that_pays_is_taken(paying: str) -> None:
    regions = {"a": "farmland edge", "b": "farmland", "c": "farmland"} | {paying: "forest"}
    scene = Scene(regions, "a-b a-c")
    scene.army(0, RATS, "base.forest", {"a": 1}, hand=2)
    assert greedy(scene.turn(0, "conquer")) == f"conquer {paying}"


def test_a_rival_is_hit_where_nothing_else_differs() -> None:
    """Both regions cost three: the natives never score, the opponent does."""
    scene = Scene({"a": "farmland edge", "b": "farmland", "c": "farmland", "z": "farmland"}, "a-b a-c b-z")
    scene.natives("c")
    scene.army(1, "base.orcs", PLAIN, {"b": 1, "z": 3})
    scene.army(0, RATS, "base.hill", {"a": 1}, hand=3)
    assert greedy(scene.turn(0, "conquer", round=9)) == "conquer b"


def test_the_last_tokens_try_their_luck() -> None:
    scene = Scene({"a": "farmland edge", "b": "farmland"})
    scene.natives("b")
    scene.army(0, RATS, PLAIN, {"a": 1}, hand=1)
    assert greedy(scene.turn(0, "conquer")) == "conquer b die"


@pytest.mark.parametrize("round", [2, 10])
def test_the_only_region_is_not_abandoned(round: int) -> None:
    scene = Scene({"a": "farmland edge", "b": "farmland"})
    scene.army(1, "base.orcs", PLAIN, {"b": 9})
    scene.army(0, RATS, "base.hill", {"a": 1})
    assert greedy(scene.turn(0, "conquer", round=round)) == "done"


def test_a_spent_army_declines_while_rounds_are_left() -> None:
    assert greedy(spent().game) == "decline"


def test_an_army_with_tokens_to_spend_and_free_land_expands() -> None:
    scene = Scene(RING)
    scene.army(0, RATS, PLAIN, {"a": 9})
    assert greedy(scene.turn(0)) == "expand"


def test_in_the_last_round_nobody_declines_a_second_army() -> None:
    """Expanding scores 5 regions and the older army's one, declining takes that one off the board."""
    assert greedy(spent(round=10, older=True).game) == "expand"


def test_in_the_last_round_nobody_gives_up_a_bonus() -> None:
    assert greedy(spent(round=10, power="base.merchant").game) == "expand"


def test_in_the_last_round_nobody_declines_who_can_still_conquer() -> None:
    scene = Scene(RING)
    scene.army(0, RATS, PLAIN, {"a": 3})
    assert greedy(scene.turn(0, round=10)) == "expand"


def test_a_decline_that_costs_no_turn_is_taken_by_a_spent_army() -> None:
    assert greedy(spent(power="base.stout", step="late-decline").game) == "decline"


def test_of_two_combos_the_one_with_more_tokens_is_picked_when_price_and_benefit_are_alike() -> None:
    scene = Scene(dict.fromkeys("abcdefgh", "farmland edge"))
    scene.column((RATS, "base.mounted", 0), ("base.ghouls", PLAIN, 1))
    assert greedy(scene.turn(0, "army")) == "pick base.ratmen"  # 8 + 5 tokens against 5 + 4


def test_coins_on_a_combo_count() -> None:
    scene = Scene(RING)
    scene.column(("base.giants", PLAIN, 0), ("base.humans", "base.forest", 0), ("base.elves", "base.hill", 9))
    assert greedy(scene.turn(0, "army")) == "pick base.elves"  # 9 coins for a price of 2


def test_a_benefit_that_the_map_feeds_decides_between_equal_numbers() -> None:
    """Humans and Orcs have 5 tokens each, the two badges 4 each, and a coin pays the price: only forests tell them apart."""
    scene = Scene(dict.fromkeys("abcdefgh", "forest edge"))
    scene.column(("base.humans", "base.forest", 0), ("base.orcs", PLAIN, 1))
    assert greedy(scene.turn(0, "army")) == "pick base.humans"


def test_tokens_are_redeployed_to_where_the_enemy_stands() -> None:
    scene = Scene({"enemy": "farmland edge", "front": "farmland", "back": "farmland", "rear": "farmland"})
    scene.army(1, "base.orcs", PLAIN, {"enemy": 7})
    scene.army(0, RATS, "base.hill", {"front": 1, "back": 3, "rear": 4})
    scene.turn(0, "redeploy")
    steps = greedy_turn(scene.game)
    assert scene.tokens("front") > max(scene.tokens("back"), scene.tokens("rear"))
    assert scene.tokens("front") + scene.tokens("back") + scene.tokens("rear") == 8
    assert len(steps) <= 1 + 3  # gather once, then each region at most once


def test_equal_dangers_are_met_with_equal_forces() -> None:
    scene = Scene({"a": "farmland edge", "b": "farmland edge", "c": "farmland edge", "x": "farmland"}, "a-x b-x c-x")
    scene.army(1, "base.orcs", PLAIN, {"x": 9})
    scene.army(0, RATS, "base.hill", {"a": 7, "b": 1, "c": 1})
    scene.turn(0, "redeploy")
    greedy_turn(scene.game)
    assert [scene.tokens(name) for name in "abc"] == [3, 3, 3]


def test_a_well_placed_army_is_left_alone() -> None:
    scene = Scene({"a": "farmland edge", "b": "farmland edge", "x": "farmland"}, "a-x b-x")
    scene.army(1, "base.orcs", PLAIN, {"x": 9})
    scene.army(0, RATS, "base.hill", {"a": 3, "b": 3})
    assert greedy(scene.turn(0, "redeploy")) == "done"


def test_withdrawn_tokens_go_where_they_are_needed() -> None:
    scene = Scene({"enemy": "farmland edge", "front": "farmland", "back": "farmland"})
    scene.army(0, "base.orcs", PLAIN, {"enemy": 7})
    scene.army(1, RATS, "base.hill", {"front": 1, "back": 1}, withdrawn=1)
    game = scene.turn(0, "regroup")
    assert game.pending == (1,)
    assert greedy(game) == "deploy front 1"


@pytest.mark.parametrize("round", [2, 10])
def test_a_fortress_that_pays_is_never_refused(round: int) -> None:
    scene = Scene({"a": "farmland edge", "b": "farmland"})
    scene.army(0, RATS, "base.fortified", {"a": 1, "b": 1})
    scene.turn(0, "redeploy", round=round)
    assert any(step.startswith("place base.fortress") for step in greedy_turn(scene.game))


def test_heroes_stand_where_the_danger_is() -> None:
    scene = Scene({"enemy": "farmland edge", "b": "farmland", "c": "farmland", "far": "farmland"}, "enemy-b enemy-c c-far")
    scene.army(1, "base.orcs", PLAIN, {"enemy": 9})
    scene.army(0, RATS, "base.heroic", {"b": 1, "c": 1, "far": 1})
    scene.turn(0, "redeploy")
    greedy_turn(scene.game)
    assert (scene.marks("b"), scene.marks("c"), scene.marks("far")) == (["base.hero"], ["base.hero"], [])


def test_peace_is_made_with_the_opponent_who_can_attack() -> None:
    regions = dict.fromkeys(("mine", "near", "gap", "far"), "farmland edge")
    scene = Scene(regions, seats=3)
    scene.army(1, "base.orcs", PLAIN, {"far": 5})
    scene.army(2, "base.giants", "base.forest", {"near": 5})
    scene.army(0, RATS, "base.diplomat", {"mine": 2})
    assert greedy(scene.turn(0, "end")) == "choose seat-3"
