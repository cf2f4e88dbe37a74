"""Options that races read: what each value changes, and what it leaves alone (ED-2, 4, 6, 7, 9 and 13)."""

from __future__ import annotations

import pytest

from swcore.conquest import Army
from swcore.testing import Scene, legal
from tests.shared.questions import bonus, stop, total

LAND = {
    "z": "hill edge",
    "a": "farmland mine magic",
    "b": "forest",
    "c": "swamp mine magic",
    "d": "hill",
    "e": "forest magic",
}
ALL_TOUCH_Z = "z-a z-b z-c z-d z-e"
ELVES, ORCS, WIZARDS = 11, "SW-RACE-ORCS-1", "SW-RACE-WIZARDS-1"


# -- ED-2: elves_immune_to_substitution


@pytest.mark.clause("ED-2", "SW-RACE-ELVES-4", "SW-RACE-SORCERERS-8", "INT-77")
@pytest.mark.parametrize(("immune", "withdrawn", "lost"), [(True, 1, 0), (False, 0, 1)])
def test_an_elf_replaced_by_a_sorcerer_goes_to_hand_or_to_the_tray(immune: bool, withdrawn: int, lost: int) -> None:
    scene = Scene(LAND, ALL_TOUCH_Z, options={"elves_immune_to_substitution": immune})
    sorcerers = scene.army(0, "base.sorcerers", "base.alchemist", {"z": 1}, hand=1)
    elves = scene.army(1, "base.elves", "base.swamp", {"a": 1, "b": 1})
    game = scene.turn(0, "conquer")
    game.apply("conquer a substitute")
    assert scene.held(sorcerers) == {"z": 1, "a": 1}
    assert (elves.withdrawn, scene.held(elves)) == (withdrawn, {"b": 1})
    assert scene.state.tray["base.elves"] == ELVES - 2 + lost


@pytest.mark.clause("ED-2", "INT-77", "SW-LOSS-5", "SW-LOSS-6")
@pytest.mark.parametrize(("immune", "hand"), [(True, 1), (False, 0)])
def test_the_last_elf_replaced_waits_in_hand_or_is_lost(immune: bool, hand: int) -> None:
    scene = Scene(LAND, ALL_TOUCH_Z, options={"elves_immune_to_substitution": immune})
    scene.army(0, "base.sorcerers", "base.alchemist", {"z": 1})
    elves = scene.army(1, "base.elves", "base.swamp", {"a": 1})
    scene.turn(0, "conquer").apply("conquer a substitute")
    assert (elves.hand, elves.regions) == (hand, 0)
    assert scene.state.tray["base.elves"] == ELVES - hand


@pytest.mark.clause("ED-2", "SW-RACE-ELVES-1", "SW-RACE-ELVES-3", "INT-76")
@pytest.mark.parametrize(
    ("race", "badge", "conquest"),
    [
        ("base.sorcerers", "base.alchemist", "conquer a"),
        ("base.ratmen", "base.dragon_master", "conquer a dragon"),
        ("base.ratmen", "base.hill", "conquer b die"),
    ],
)
def test_elves_that_can_be_replaced_lose_nothing_to_other_conquests(race: str, badge: str, conquest: str) -> None:
    scene = Scene(LAND, ALL_TOUCH_Z, options={"elves_immune_to_substitution": False}, rolls=[3])
    scene.army(0, race, badge, {"z": 1}, hand=3)
    elves = scene.army(1, "base.elves", "base.swamp", {"a": 1, "b": 2, "c": 1})
    scene.turn(0, "conquer").apply(conquest)
    assert scene.state.tray["base.elves"] == ELVES - 4
    assert elves.placed + elves.withdrawn == 4


# -- ED-4: dwarves_score_in_decline


@pytest.mark.clause("ED-4", "SW-RACE-DWARVES-2")
@pytest.mark.parametrize(("keep", "coins"), [(True, 2), (False, 0)])
def test_mines_of_declined_dwarves_pay_or_not(keep: bool, coins: int) -> None:
    scene = Scene(LAND, ALL_TOUCH_Z, options={"dwarves_score_in_decline": keep})
    scene.army(0, "base.dwarves", "", {"a": 1, "b": 1, "c": 1}, declined=True)
    scene.army(0, "base.ratmen", "base.swamp", {"z": 1})
    game = scene.turn(0, "conquer")
    stop(game)
    assert bonus(game, 0, "SW-RACE-DWARVES-1") == coins
    assert total(game, 0) == 1 + 3 + coins


@pytest.mark.clause("ED-4", "SW-RACE-DWARVES-3", "SW-DECL-7")
@pytest.mark.parametrize(("keep", "coins"), [(True, 1), (False, 0)])
def test_in_the_turn_of_their_decline_the_same_holds(keep: bool, coins: int) -> None:
    scene = Scene(LAND, ALL_TOUCH_Z, options={"dwarves_score_in_decline": keep})
    scene.army(0, "base.dwarves", "base.merchant", {"a": 2, "b": 1})
    game = scene.turn(0)
    game.apply("decline")
    assert total(game, 0) == 2 + coins


@pytest.mark.clause("ED-4", "SW-RACE-DWARVES-1")
@pytest.mark.parametrize("keep", [True, False])
def test_mines_of_active_dwarves_pay_either_way(keep: bool) -> None:
    scene = Scene(LAND, ALL_TOUCH_Z, options={"dwarves_score_in_decline": keep})
    scene.army(0, "base.dwarves", "base.hill", {"a": 1, "b": 1, "c": 1})
    game = scene.turn(0, "conquer")
    stop(game)
    assert bonus(game, 0, "SW-RACE-DWARVES-1") == 2


# -- ED-6: wizards_score


@pytest.mark.clause("ED-6", "SW-RACE-WIZARDS-1")
@pytest.mark.parametrize(("counts", "cited", "coins"), [("occupied", WIZARDS, 2), ("conquered_this_turn", "ED-6", 1)])
def test_magic_sources_pay_while_occupied_or_when_conquered(counts: str, cited: str, coins: int) -> None:
    scene = Scene(LAND, ALL_TOUCH_Z, options={"wizards_score": counts})
    scene.army(0, "base.wizards", "base.alchemist", {"z": 1, "a": 1}, hand=4)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")  # no source
    game.apply("conquer c")  # a new source, beside the old one in a
    stop(game)
    assert bonus(game, 0, cited) == coins
    assert total(game, 0) == 4 + coins + 2  # two for alchemy


@pytest.mark.clause("ED-6", "SW-RACE-WIZARDS-1", "SW-SCORE-1")
@pytest.mark.parametrize(("counts", "coins"), [("occupied", 1), ("conquered_this_turn", 0)])
def test_in_a_turn_without_conquests_a_source_pays_or_not(counts: str, coins: int) -> None:
    scene = Scene(LAND, ALL_TOUCH_Z, options={"wizards_score": counts})
    scene.army(0, "base.wizards", "base.swamp", {"a": 1, "b": 1})
    game = scene.turn(0, "conquer")
    stop(game)
    assert total(game, 0) == 2 + coins


@pytest.mark.clause("ED-6", "SW-BEN-2")
def test_sources_that_the_own_declined_ghouls_conquer_are_none_of_the_wizards() -> None:
    scene = Scene(LAND, ALL_TOUCH_Z, options={"wizards_score": "conquered_this_turn"})
    scene.army(0, "base.ghouls", "", {"z": 3}, declined=True)
    scene.army(0, "base.wizards", "base.hill", {"a": 1})
    game = scene.turn(0)
    game.apply("expand")
    game.apply("conquer c")  # the Ghouls
    stop(game)
    assert total(game, 0) == 3


# -- ED-7: orcs_require_non_empty


@pytest.mark.clause("ED-7", "SW-RACE-ORCS-1")
@pytest.mark.parametrize(("wanted", "cited", "coins"), [(True, ORCS, 1), (False, "ED-7", 3)])
def test_orcs_are_paid_for_non_empty_conquests_or_for_all(wanted: bool, cited: str, coins: int) -> None:
    scene = Scene(LAND, ALL_TOUCH_Z, options={"orcs_require_non_empty": wanted})
    scene.natives("a")
    scene.army(0, "base.orcs", "base.alchemist", {"z": 1}, hand=3 + 2 + 2)
    game = scene.turn(0, "conquer")
    for region in ("a", "b", "d"):
        game.apply(f"conquer {region}")
    stop(game)
    assert bonus(game, 0, cited) == coins
    assert total(game, 0) == 4 + coins + 2


@pytest.mark.clause("ED-7", "INT-69", "SW-RACE-ORCS-1")
@pytest.mark.parametrize("wanted", [True, False])
def test_conquests_of_the_own_declined_ghouls_pay_the_orcs_nothing_either_way(wanted: bool) -> None:
    scene = Scene(LAND, ALL_TOUCH_Z, options={"orcs_require_non_empty": wanted})
    scene.natives("a")
    scene.army(0, "base.ghouls", "", {"z": 6}, declined=True)
    scene.army(0, "base.orcs", "base.alchemist", {"b": 1})
    game = scene.turn(0)
    game.apply("expand")
    game.apply("conquer a")
    game.apply("conquer c")
    stop(game)
    assert total(game, 0) == 1 + 3 + 2


@pytest.mark.clause("INT-60", "ED-40", "ED-7", "SW-LOSS-10")
@pytest.mark.parametrize(("defend", "tokens"), [(True, 3), (False, 2)])
def test_an_own_declined_region_is_non_empty_whether_its_token_defends_or_not(defend: bool, tokens: int) -> None:
    scene = Scene(LAND, ALL_TOUCH_Z, options={"own_declined_tokens_defend": defend})
    scene.army(0, "base.ratmen", "", {"b": 1}, declined=True)
    scene.army(0, "base.orcs", "base.alchemist", {"z": 1}, hand=tokens)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    assert scene.tokens("b") == tokens
    assert scene.state.tray["base.ratmen"] == 13  # the token is lost, and with it the last of its race
    assert scene.state.banners[-1] == "base.ratmen"
    stop(game)
    assert bonus(game, 0, ORCS) == 1


# -- ED-9: amazons_strict_removal

ROW = {"a": "hill edge", "b": "forest", "c": "swamp", "d": "farmland", "e": "hill"}


def redeployed(strict: bool, regions: int, tokens: int) -> tuple[Scene, Army]:
    """Return Amazons after a redeployment that began with some tokens in some regions."""
    scene = Scene(ROW, options={"amazons_strict_removal": strict})
    counts = dict.fromkeys("abcde"[:regions], 1) | {"a": tokens - regions + 1}
    amazons = scene.army(0, "base.amazons", "base.swamp", counts)
    game = scene.turn(0, "redeploy")
    for _ in range(10):
        texts = legal(game, "remove") or legal(game, "done")
        if not texts or game.pending != (0,):
            break
        game.apply(texts[0])
    return scene, amazons


@pytest.mark.clause("ED-9", "SW-RACE-AMAZONS-3", "SW-RACE-AMAZONS-4", "INT-24")
@pytest.mark.parametrize(
    ("regions", "tokens", "strict", "spared"),  # what the army keeps: (regions held, tokens set aside)
    [
        (5, 9, (5, 4), (5, 4)),
        (5, 8, (4, 4), (5, 3)),
        (5, 7, (3, 4), (5, 2)),
        (5, 5, (1, 4), (5, 0)),
        (3, 4, (0, 4), (3, 1)),
        (2, 5, (1, 4), (2, 3)),
        (2, 3, (0, 3), (2, 1)),
    ],
)
def test_amazons_give_up_regions_for_four_tokens_or_keep_one_in_each(
    regions: int, tokens: int, strict: tuple[int, int], spared: tuple[int, int]
) -> None:
    for value, wanted in ((True, strict), (False, spared)):
        scene, amazons = redeployed(value, regions, tokens)
        assert (len(scene.held(amazons)), amazons.aside) == wanted
        assert amazons.placed == tokens - wanted[1]


@pytest.mark.clause("ED-9", "SW-RACE-AMAZONS-2")
@pytest.mark.parametrize("strict", [True, False])
def test_amazons_with_enough_tokens_choose_where_the_four_come_from(strict: bool) -> None:
    scene = Scene(ROW, options={"amazons_strict_removal": strict})
    amazons = scene.army(0, "base.amazons", "base.swamp", {"a": 5, "b": 2})
    game = scene.turn(0, "redeploy")
    game.apply("done")
    assert legal(game) == ["remove a 3", "remove a 4"]
    game.apply("remove a 3")
    assert scene.held(amazons) == {"a": 2, "b": 1}


@pytest.mark.clause("ED-9", "SW-RACE-AMAZONS-5")
def test_the_fewer_tokens_set_aside_come_back_next_turn() -> None:
    scene, amazons = redeployed(strict=False, regions=3, tokens=5)
    assert amazons.aside == 2
    game = scene.turn(0)
    game.apply("expand")
    assert (amazons.hand, amazons.aside, amazons.placed) == (2, 0, 3)


# -- ED-13: skeletons_count_ghoul_conquests


TWO_HUBS = {"g": "hill edge", "s": "hill edge", "a": "farmland", "b": "forest", "c": "swamp", "d": "farmland"}
HUBS = "g-a g-b g-c g-d s-a s-b s-c s-d"


@pytest.mark.clause("ED-13", "INT-69", "SW-RACE-SKELETONS-1")
@pytest.mark.parametrize(
    ("by_ghouls", "by_skeletons", "natives", "own", "together"),  # the tokens raised for the Skeletons' conquests, and for both
    [
        ("a", "b", "ab", 0, 1),
        ("ab", "", "ab", 0, 1),
        ("ab", "cd", "abcd", 1, 2),
        ("a", "b", "b", 0, 0),  # a was empty
        ("a", "bc", "abc", 1, 1),  # rounded down
        ("", "cd", "cd", 1, 1),
    ],
)
def test_conquests_of_the_own_declined_ghouls_raise_skeletons_or_not(
    by_ghouls: str, by_skeletons: str, natives: str, own: int, together: int
) -> None:
    for count, gain in ((False, own), (True, together)):
        scene = Scene(TWO_HUBS, HUBS, options={"skeletons_count_ghoul_conquests": count})
        scene.natives(*natives)
        price = {region: 3 if region in natives else 2 for region in "abcd"}
        begun = 1 + sum(price[region] for region in by_skeletons)
        scene.army(0, "base.ghouls", "", {"g": 1 + sum(price[region] for region in by_ghouls)}, declined=True)
        skeletons = scene.army(0, "base.skeletons", "base.alchemist", {"s": begun})
        game = scene.turn(0)
        game.apply("expand")
        for region in by_ghouls:
            game.apply(f"conquer {region}")
        game.apply("done")  # the Ghouls stay where they are
        for region in by_skeletons:
            game.apply(f"conquer {region}")
        stop(game)
        assert skeletons.hand + skeletons.placed == begun + gain


@pytest.mark.clause("ED-13", "SW-RACE-SKELETONS-4")
def test_conquests_of_an_opponent_or_of_the_turn_before_raise_nobody() -> None:
    scene = Scene(TWO_HUBS, HUBS, options={"skeletons_count_ghoul_conquests": True})
    scene.natives("a", "b")
    skeletons = scene.army(0, "base.skeletons", "base.alchemist", {"s": 1})
    scene.army(1, "base.ratmen", "base.hill", {"g": 7})
    game = scene.turn(1)
    for action in ("expand", "conquer a", "conquer b", "done", "expand"):  # then it is the Skeletons' turn
        game.apply(action)
    stop(game)
    assert skeletons.hand + skeletons.placed == 1
