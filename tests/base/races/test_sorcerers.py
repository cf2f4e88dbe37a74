"""Sorcerers: conquer by replacing a lone active token of a neighbour."""

from __future__ import annotations

import pytest

from swcore import ActionError
from swcore.conquest import Army
from swcore.testing import Scene, cost, legal
from tests.shared.questions import bonus, reasons, targets

# s is where the Sorcerers stand; a to d touch it, far touches d alone.
LAND = {
    "s": "hill edge",
    "a": "farmland edge",
    "b": "forest",
    "c": "swamp",
    "d": "hill",
    "far": "forest",
}
BORDERS = "s-a s-b s-c s-d d-far"
SUPPLY = 18


def sorcerers(scene: Scene, badge: str = "base.alchemist", hand: int = 0, **regions: int) -> Army:
    return scene.army(0, "base.sorcerers", badge, regions or {"s": 1}, hand=hand)


@pytest.mark.clause("SW-RACE-SORCERERS-1", "SW-RACE-SORCERERS-8", "SW-RACE-SORCERERS-13", "INT-29")
@pytest.mark.case("CASE-SW-10")
def test_a_lone_token_is_replaced_from_the_tray_without_a_token_in_hand() -> None:
    scene = Scene(LAND, BORDERS)
    army = sorcerers(scene)
    victim = scene.army(1, "base.ratmen", "base.hill", {"a": 1, "far": 1})
    ratmen, own = scene.state.tray["base.ratmen"], scene.state.tray["base.sorcerers"]
    game = scene.turn(0, "conquer")
    assert cost(game, "a", "substitute") == 0
    game.apply("conquer a substitute")
    assert scene.held(army) == {"s": 1, "a": 1}
    assert scene.state.tray["base.sorcerers"] == own - 1
    assert scene.held(victim) == {"far": 1}
    assert (victim.withdrawn, scene.state.tray["base.ratmen"]) == (0, ratmen + 1)


@pytest.mark.clause("SW-RACE-SORCERERS-1", "ED-1")
@pytest.mark.case("CASE-SW-12")
def test_once_per_turn_against_each_opponent() -> None:
    scene = Scene(LAND, BORDERS, seats=3)
    sorcerers(scene)
    scene.army(1, "base.ratmen", "base.hill", {"a": 1, "b": 1})
    scene.army(2, "base.orcs", "base.forest", {"c": 1, "d": 1})
    game = scene.turn(0, "conquer")
    assert targets(game, "substitute") == {"a", "b", "c", "d"}
    game.apply("conquer a substitute")
    assert targets(game, "substitute") == {"c", "d"}
    assert reasons(game, "conquer b substitute") == {"SW-RACE-SORCERERS-1"}
    game.apply("conquer c substitute")
    assert targets(game, "substitute") == set()
    game = scene.turn(0, "conquer")  # and anew in the next turn
    assert targets(game, "substitute") == {"b", "d"}


@pytest.mark.clause("ED-1", "SW-RACE-SORCERERS-1")
@pytest.mark.parametrize(("limit", "left"), [("per_opponent", {"c"}), ("per_turn", set())])
def test_the_option_makes_it_once_per_turn_in_all(limit: str, left: set[str]) -> None:
    scene = Scene(LAND, BORDERS, seats=3, options={"sorcerer_limit": limit})
    sorcerers(scene, hand=1)
    scene.army(1, "base.ratmen", "base.hill", {"a": 1, "b": 1})
    scene.army(2, "base.orcs", "base.forest", {"c": 1})
    game = scene.turn(0, "conquer")
    game.apply("conquer a substitute")
    assert targets(game, "substitute") == left
    game = scene.turn(0, "conquer")
    assert targets(game, "substitute") == {"b", "c"}


@pytest.mark.clause("ED-1")
def test_once_per_opponent_is_the_default() -> None:
    assert Scene(LAND, BORDERS).game.view()["options"]["sorcerer_limit"] == "per_opponent"


@pytest.mark.clause("SW-RACE-SORCERERS-1")
@pytest.mark.case("CASE-EN-04")
def test_taking_a_substitution_back_gives_it_back() -> None:
    scene = Scene(LAND, BORDERS)
    sorcerers(scene, hand=3)
    scene.army(1, "base.ratmen", "base.hill", {"a": 1, "b": 1})
    game = scene.turn(0, "conquer")
    game.apply("conquer c")
    game.apply("conquer a substitute")
    assert targets(game, "substitute") == set()
    game.undo(0)
    assert targets(game, "substitute") == {"a", "b"}
    game.redo()
    assert targets(game, "substitute") == set()
    game.undo(0)
    game.apply("conquer b substitute")
    assert scene.tokens("b") == 1
    assert scene.held(scene.army_of(0)) == {"s": 1, "b": 1, "c": 2}


@pytest.mark.clause("SW-RACE-SORCERERS-2", "SW-RACE-SORCERERS-10", "INT-11")
@pytest.mark.parametrize("race", ["base.ratmen", "base.ghouls"])
def test_declined_tokens_are_not_replaced_those_of_ghouls_neither(race: str) -> None:
    scene = Scene(LAND, BORDERS)
    sorcerers(scene)
    scene.army(1, race, "", {"a": 1}, declined=True)
    game = scene.turn(0, "conquer")
    assert reasons(game, "conquer a substitute") == {"SW-RACE-SORCERERS-2"}
    with pytest.raises(ActionError):
        game.apply("conquer a substitute")


@pytest.mark.clause("SW-RACE-SORCERERS-10", "SW-RACE-SORCERERS-2")
def test_lost_tribes_empty_regions_and_own_declined_tokens_are_not_replaced() -> None:
    scene = Scene(LAND, BORDERS)
    scene.natives("a")
    scene.army(0, "base.orcs", "", {"b": 1}, declined=True)
    sorcerers(scene)
    scene.army(1, "base.ratmen", "base.hill", {"d": 1})
    game = scene.turn(0, "conquer")
    assert targets(game, "substitute") == {"d"}
    for region in ("a", "b", "c"):
        assert reasons(game, f"conquer {region} substitute") == {"SW-RACE-SORCERERS-2"}


@pytest.mark.clause("SW-RACE-SORCERERS-3", "SW-RACE-SORCERERS-5", "SW-POWER-BIVOUACKING-3")
@pytest.mark.case("CASE-SW-11")
def test_two_tokens_or_a_token_with_an_encampment_are_safe() -> None:
    scene = Scene(LAND, BORDERS)
    sorcerers(scene)
    victim = scene.army(1, "base.ratmen", "base.bivouacking", {"a": 2, "b": 1, "c": 1})
    scene.mark("base.encampment", "b", victim)
    game = scene.turn(0, "conquer")
    assert targets(game, "substitute") == {"c"}
    for region in ("a", "b"):
        assert reasons(game, f"conquer {region} substitute") == {"SW-RACE-SORCERERS-3"}


@pytest.mark.clause("INT-30", "SW-RACE-SORCERERS-4", "SW-RACE-SORCERERS-9")
@pytest.mark.parametrize(
    ("race", "badge", "marker"),
    [("base.trolls", "base.hill", "base.troll_lair"), ("base.ratmen", "base.fortified", "base.fortress")],
)
def test_mountain_lair_and_fortress_do_not_protect_and_only_the_mountain_stays(race: str, badge: str, marker: str) -> None:
    scene = Scene({**LAND, "a": "mountain edge"}, BORDERS)
    army = sorcerers(scene)
    victim = scene.army(1, race, badge, {"a": 1})
    scene.mark(marker, "a", victim)
    supply = scene.state.supply[marker]
    game = scene.turn(0, "conquer")
    game.apply("conquer a substitute")
    assert scene.held(army) == {"s": 1, "a": 1}
    assert scene.marks("a") == ["base.mountain"]
    assert scene.state.supply[marker] == supply + 1


@pytest.mark.clause("SW-RACE-SORCERERS-9", "SW-POWER-PILLAGING-1")
def test_a_substitution_counts_as_a_non_empty_conquest() -> None:
    scene = Scene(LAND, BORDERS)
    sorcerers(scene, "base.pillaging")
    scene.army(1, "base.ratmen", "base.hill", {"a": 1})
    game = scene.turn(0, "conquer")
    game.apply("conquer a substitute")
    assert bonus(game, 0, "SW-POWER-PILLAGING-1") == 1


@pytest.mark.clause("SW-RACE-SORCERERS-9", "SW-CONQ-7", "SW-RACE-SORCERERS-6")
def test_a_substituted_region_is_a_base_for_the_next_conquest() -> None:
    scene = Scene(LAND, BORDERS, seats=3)
    sorcerers(scene)
    scene.army(1, "base.ratmen", "base.hill", {"d": 1})
    scene.army(2, "base.orcs", "base.forest", {"far": 1})
    game = scene.turn(0, "conquer")
    assert reasons(game, "conquer far substitute") == {"SW-CONQ-6"}
    game.apply("conquer d substitute")
    assert targets(game, "substitute") == {"far"}


@pytest.mark.clause("SW-RACE-SORCERERS-6", "SW-CONQ-6")
def test_the_own_declined_race_gives_no_adjacency_for_it() -> None:
    scene = Scene(LAND, BORDERS)
    scene.army(0, "base.orcs", "", {"d": 1}, declined=True)
    sorcerers(scene)
    scene.army(1, "base.ratmen", "base.hill", {"far": 1})
    game = scene.turn(0, "conquer")
    assert targets(game, "substitute") == set()
    assert reasons(game, "conquer far substitute") == {"SW-CONQ-6"}


@pytest.mark.clause("SW-RACE-SORCERERS-7", "SW-EX-4", "INT-79", "SW-LOSS-2")
def test_with_all_eighteen_on_the_board_there_is_none_until_some_come_back() -> None:
    scene = Scene(LAND, BORDERS + " c-d")
    sorcerers(scene, s=15, c=3)
    scene.army(1, "base.ratmen", "base.merchant", {"a": 1, "d": 1}, hand=5)
    game = scene.turn(0, "conquer")
    assert targets(game, "substitute") == set()
    assert reasons(game, "conquer a substitute") == {"SW-RACE-SORCERERS-7"}
    game = scene.turn(1, "conquer")
    game.apply("conquer c")  # 2 + 3: one Sorcerer is lost
    assert scene.state.tray["base.sorcerers"] == 1
    game = scene.turn(0, "conquer")
    game.apply("conquer a substitute")
    assert scene.state.tray["base.sorcerers"] == 0


@pytest.mark.clause("SW-RACE-SORCERERS-10", "INT-22", "SW-IMM-3")
@pytest.mark.parametrize(
    ("race", "badge", "marker"),
    [
        ("base.halflings", "base.hill", "base.hole"),
        ("base.ratmen", "base.heroic", "base.hero"),
        ("base.ratmen", "base.dragon_master", "base.dragon"),
    ],
)
def test_immune_regions_are_not_substituted(race: str, badge: str, marker: str) -> None:
    scene = Scene(LAND, BORDERS)
    sorcerers(scene)
    victim = scene.army(1, race, badge, {"a": 1, "b": 1})
    scene.mark(marker, "a", victim)
    game = scene.turn(0, "conquer")
    assert targets(game, "substitute") == {"b"}
    assert reasons(game, "conquer a substitute") == {"SW-IMM-1", "SW-IMM-3"}


@pytest.mark.clause("SW-RACE-SORCERERS-11", "SW-FIRST-1")
def test_it_is_no_first_conquest() -> None:
    scene = Scene(LAND, BORDERS)
    scene.army(0, "base.sorcerers", "base.alchemist", hand=5)
    scene.army(1, "base.ratmen", "base.hill", {"a": 1})
    game = scene.turn(0, "conquer")
    assert "a" in targets(game)
    assert targets(game, "substitute") == set()
    assert reasons(game, "conquer a substitute") == {"SW-RACE-SORCERERS-11"}


@pytest.mark.clause("SW-RACE-SORCERERS-12", "SW-DIE-7")
@pytest.mark.parametrize("pips", [0, 3])
def test_there_is_none_after_a_final_attempt(pips: int) -> None:
    scene = Scene(LAND, BORDERS, rolls=[pips])
    army = sorcerers(scene, hand=1)
    scene.army(1, "base.ratmen", "base.hill", {"a": 1, "far": 1})
    game = scene.turn(0, "conquer")
    assert "a" in targets(game, "substitute")
    game.apply("conquer b die")
    assert not legal(game, "conquer")
    assert "a" not in scene.held(army)


@pytest.mark.clause("INT-31", "SW-POWER-FLYING-2")
@pytest.mark.case("CASE-SW-13")
def test_flying_sorcerers_substitute_anywhere_on_land() -> None:
    scene = Scene({**LAND, "lake": "lake", "isle": "hill"}, BORDERS + " isle-lake")
    army = sorcerers(scene, "base.flying")
    scene.army(1, "base.ratmen", "base.hill", {"isle": 1, "lake": 1})
    game = scene.turn(0, "conquer")
    assert targets(game, "substitute") == {"isle"}
    game.apply("conquer isle substitute")
    assert scene.held(army) == {"s": 1, "isle": 1}


@pytest.mark.clause("INT-31", "SW-RACE-SORCERERS-11")
def test_flying_sorcerers_without_a_region_substitute_nowhere() -> None:
    """They enter anywhere, and yet the substitution wants a region of theirs on the board."""
    scene = Scene(LAND, BORDERS)
    scene.army(0, "base.sorcerers", "base.flying", hand=9)
    scene.army(1, "base.ratmen", "base.hill", {"a": 1, "far": 1})
    game = scene.turn(0, "conquer")
    assert "conquer far" in legal(game)
    assert targets(game, "substitute") == set()
    assert reasons(game, "conquer far substitute") == {"SW-RACE-SORCERERS-11"}
    game.apply("conquer b")
    assert targets(game, "substitute") == {"a", "far"}


@pytest.mark.clause("INT-32", "SW-POWER-UNDERWORLD-3")
@pytest.mark.parametrize(("badge", "reached"), [("base.underworld", True), ("base.alchemist", False)])
def test_underworld_sorcerers_substitute_from_cavern_to_cavern(badge: str, reached: bool) -> None:
    scene = Scene({**LAND, "s": "hill edge cavern", "far": "forest cavern"}, BORDERS)
    sorcerers(scene, badge)
    scene.army(1, "base.ratmen", "base.hill", {"far": 1})
    game = scene.turn(0, "conquer")
    assert ("far" in targets(game, "substitute")) is reached


@pytest.mark.clause("INT-33", "SW-POWER-SEAFARING-3", "SW-CONQ-5")
@pytest.mark.parametrize(("badge", "open_"), [("base.seafaring", True), ("base.alchemist", False)])
def test_a_token_on_water_is_replaced_by_seafaring_sorcerers_only(badge: str, open_: bool) -> None:
    scene = Scene({**LAND, "a": "sea edge"}, BORDERS)
    sorcerers(scene, badge)
    scene.army(1, "base.ratmen", "base.hill", {"a": 1})
    game = scene.turn(0, "conquer")
    assert ("a" in targets(game, "substitute")) is open_
    assert reasons(game, "conquer a substitute") == (set() if open_ else {"SW-CONQ-5"})


@pytest.mark.clause("INT-34", "SW-POWER-DIPLOMAT-2")
def test_a_protected_army_is_not_substituted() -> None:
    scene = Scene(LAND, BORDERS, seats=3)
    sorcerers(scene)
    friend = scene.army(1, "base.ratmen", "base.diplomat", {"a": 1})
    scene.note(friend, "base.diplomat.ally", 0)
    scene.army(2, "base.orcs", "base.hill", {"b": 1})
    game = scene.turn(0, "conquer")
    assert targets(game, "substitute") == {"b"}
    assert reasons(game, "conquer a substitute") == {"SW-POWER-DIPLOMAT-2"}


@pytest.mark.clause("INT-34", "SW-POWER-DIPLOMAT-1", "SW-RACE-SORCERERS-9")
def test_the_victim_of_a_substitution_cannot_be_named_ally() -> None:
    scene = Scene(LAND, BORDERS, seats=3)
    sorcerers(scene, "base.diplomat")
    scene.army(1, "base.ratmen", "base.alchemist", {"a": 1})
    scene.army(2, "base.orcs", "base.hill", {"b": 2})
    game = scene.turn(0, "conquer")
    game.apply("conquer a substitute")
    assert legal(game) == ["choose seat-3", "done"]


@pytest.mark.clause("SW-RACE-SORCERERS-1", "SW-CONQ-8")
def test_tokens_in_hand_conquer_the_normal_way_besides_it() -> None:
    scene = Scene(LAND, BORDERS)
    army = sorcerers(scene, hand=3)
    scene.army(1, "base.ratmen", "base.hill", {"a": 1, "b": 1})
    game = scene.turn(0, "conquer")
    game.apply("conquer a substitute")
    assert army.hand == 3
    game.apply("conquer b")  # 2 + 1
    assert scene.held(army) == {"s": 1, "a": 1, "b": 3}


@pytest.mark.clause("SW-BEN-2", "SW-RACE-SORCERERS-1")
def test_declined_sorcerers_substitute_nobody() -> None:
    scene = Scene(LAND, BORDERS)
    scene.army(0, "base.sorcerers", "", {"s": 1}, declined=True)
    scene.army(0, "base.orcs", "base.forest", {"d": 1})
    scene.army(1, "base.ratmen", "base.hill", {"a": 1, "far": 1})
    game = scene.turn(0, "conquer")
    assert targets(game, "substitute") == set()
