"""Diplomat: an opponent who was not attacked may be named ally, and may then not attack the owner's active army."""

from __future__ import annotations

import pytest

from swcore.testing import Scene
from swcore.testing.scene import legal
from tests.shared.questions import reasons, why_not

# `home` of the Diplomat touches a region of every opponent.
BOARD = {"home": "farmland edge", "two": "hill edge", "three": "swamp edge", "four": "forest edge", "free": "hill edge"}
BORDERS = "home-two home-three home-four home-free"


def name_ally(scene: Scene, ally: int) -> None:
    """Let the Diplomat name an ally at the end of a turn without attacks."""
    scene.turn(0, "end").apply(f"choose seat-{ally + 1}")


@pytest.mark.clause("SW-POWER-DIPLOMAT-1", "SW-POWER-DIPLOMAT-3", "ED-17")
@pytest.mark.case("CASE-SW-20")
def test_any_opponent_whose_active_army_was_not_attacked_may_be_named() -> None:
    """Attacked: the active army of seat 2 and a declined one of seat 3. Last turn seat 4 was named."""
    scene = Scene({**BOARD, "old": "hill"}, BORDERS + " home-old", seats=4)
    army = scene.army(0, "base.orcs", "base.diplomat", {"home": 1}, hand=8)
    scene.army(2, "base.trolls", "", {"old": 1}, declined=True)
    scene.army(1, "base.elves", "base.hill", {"two": 1, "free": 1})
    scene.army(2, "base.humans", "base.swamp", {"three": 1})
    scene.army(3, "base.ratmen", "base.forest", {"four": 1})
    scene.note(army, "base.diplomat.ally", 3)
    game = scene.turn(0)
    game.apply("expand")
    game.apply("conquer two")
    game.apply("conquer old")
    game.apply("done")
    game.apply("redeploy home=1 old=3 two=5")
    assert legal(game) == ["choose seat-3", "choose seat-4", "done"]


@pytest.mark.clause("SW-POWER-DIPLOMAT-2", "SW-DIE-4")
@pytest.mark.parametrize(("hand", "action"), [(9, "conquer home"), (1, "conquer home die")])
def test_the_ally_can_attack_neither_the_normal_way_nor_with_the_die_and_others_can(hand: int, action: str) -> None:
    """home costs 2 + 2."""
    scene = Scene(BOARD, BORDERS, seats=3)
    scene.army(0, "base.orcs", "base.diplomat", {"home": 2})
    scene.army(1, "base.ratmen", "base.hill", {"two": 1}, hand=hand)
    scene.army(2, "base.elves", "base.swamp", {"three": 1}, hand=hand)
    name_ally(scene, 1)
    game = scene.turn(1, "conquer")
    assert why_not(game, action) == ["peace"]
    assert reasons(game, action) == {"SW-POWER-DIPLOMAT-2"}
    assert action not in legal(game)
    assert action in legal(scene.turn(2, "conquer"))


@pytest.mark.clause("SW-POWER-DIPLOMAT-2", "SW-TURN-7", "ED-19")
def test_the_peace_ends_at_the_start_of_the_owners_next_turn() -> None:
    scene = Scene(BOARD, BORDERS)
    scene.army(0, "base.orcs", "base.diplomat", {"home": 1})
    scene.army(1, "base.ratmen", "base.hill", {"two": 1}, hand=3)
    name_ally(scene, 1)
    assert why_not(scene.turn(1, "conquer"), "conquer home") == ["peace"]
    game = scene.turn(0, round=3)
    game.apply("expand")
    game.apply("done")
    assert legal(game) == ["choose seat-2", "done"]
    game.apply("done")  # nobody this time
    assert why_not(scene.turn(1, "conquer", round=3), "conquer home") == []


@pytest.mark.clause("SW-POWER-DIPLOMAT-1")
def test_naming_an_ally_is_the_owners_choice() -> None:
    scene = Scene(BOARD, BORDERS)
    scene.army(0, "base.orcs", "base.diplomat", {"home": 1})
    scene.army(1, "base.ratmen", "base.hill", {"two": 1}, hand=3)
    game = scene.turn(0, "conquer")
    game.apply("done")
    game.apply("done")
    assert why_not(scene.turn(1, "conquer"), "conquer home") == []


@pytest.mark.clause("SW-POWER-DIPLOMAT-3")
@pytest.mark.parametrize(("ally", "bound", "free"), [(1, 1, 2), (2, 2, 1)])
def test_the_ally_is_kept_or_changed_each_turn(ally: int, bound: int, free: int) -> None:
    scene = Scene(BOARD, BORDERS, seats=3)
    army = scene.army(0, "base.orcs", "base.diplomat", {"home": 1})
    scene.army(1, "base.ratmen", "base.hill", {"two": 1}, hand=3)
    scene.army(2, "base.elves", "base.swamp", {"three": 1}, hand=3)
    scene.note(army, "base.diplomat.ally", 1)
    game = scene.turn(0)
    game.apply("expand")
    game.apply("done")
    assert legal(game) == ["choose seat-2", "choose seat-3", "done"]
    game.apply(f"choose seat-{ally + 1}")
    assert why_not(scene.turn(bound, "conquer"), "conquer home") == ["peace"]
    assert why_not(scene.turn(free, "conquer"), "conquer home") == []


@pytest.mark.clause("SW-POWER-DIPLOMAT-4", "INT-44")
def test_the_allys_declined_ghouls_may_attack_the_owner() -> None:
    scene = Scene(BOARD, BORDERS)
    scene.army(0, "base.orcs", "base.diplomat", {"home": 1})
    scene.army(1, "base.ghouls", "", {"two": 4}, declined=True)
    scene.army(1, "base.ratmen", "base.hill", {"three": 4})
    name_ally(scene, 1)
    game = scene.turn(1)
    game.apply("expand")
    assert why_not(game, "conquer home") == []  # the Ghouls
    game.apply("done")
    assert why_not(game, "conquer home") == ["peace"]  # the active army


@pytest.mark.clause("SW-POWER-DIPLOMAT-4")
def test_the_owners_declined_regions_are_not_protected() -> None:
    scene = Scene(BOARD, BORDERS + " free-two")
    scene.army(0, "base.elves", "", {"free": 1}, declined=True)
    scene.army(0, "base.orcs", "base.diplomat", {"home": 1})
    scene.army(1, "base.ratmen", "base.hill", {"two": 1}, hand=3)
    name_ally(scene, 1)
    game = scene.turn(1, "conquer")
    assert why_not(game, "conquer free") == []
    assert why_not(game, "conquer home") == ["peace"]


@pytest.mark.clause("SW-POWER-DIPLOMAT-5", "SW-POWER-DIPLOMAT-1")
def test_the_owner_may_attack_the_ally_and_then_not_name_it_again() -> None:
    scene = Scene(BOARD, BORDERS, seats=3)
    scene.army(0, "base.orcs", "base.diplomat", {"home": 4})
    scene.army(1, "base.ratmen", "base.hill", {"two": 1, "free": 1})
    scene.army(2, "base.elves", "base.swamp", {"three": 1})
    name_ally(scene, 1)
    game = scene.turn(0, round=3)
    game.apply("expand")
    game.apply("conquer two")  # 2 + 1 tokens
    game.apply("done")
    assert legal(game) == ["choose seat-3", "done"]


@pytest.mark.clause("SW-POWER-DIPLOMAT-6", "SW-DIE-6")
def test_a_failed_attempt_counts_as_an_attack() -> None:
    scene = Scene(BOARD, BORDERS, seats=3, rolls=[0])
    scene.army(0, "base.orcs", "base.diplomat", {"home": 1}, hand=1)
    scene.army(1, "base.ratmen", "base.hill", {"two": 1})
    scene.army(2, "base.elves", "base.swamp", {"three": 1})
    game = scene.turn(0, "conquer")
    game.apply("conquer two die")
    assert (scene.tokens("home"), scene.tokens("two")) == (2, 1)
    assert legal(game) == ["choose seat-3", "done"]


@pytest.mark.clause("SW-POWER-DIPLOMAT-6", "SW-POWER-DIPLOMAT-1")
@pytest.mark.parametrize("target", ["free", "four"])
def test_a_failed_attempt_on_an_empty_or_declined_region_is_no_attack_on_anybody(target: str) -> None:
    scene = Scene(BOARD, BORDERS, rolls=[0])
    scene.army(0, "base.orcs", "base.diplomat", {"home": 1}, hand=1)
    scene.army(1, "base.elves", "", {"four": 1}, declined=True)
    scene.army(1, "base.ratmen", "base.hill", {"two": 1})
    game = scene.turn(0, "conquer")
    game.apply(f"conquer {target} die")
    assert legal(game) == ["choose seat-2", "done"]


@pytest.mark.clause("INT-34", "SW-POWER-DIPLOMAT-2", "SW-RACE-SORCERERS-9")
def test_the_peace_stops_a_substitution() -> None:
    scene = Scene(BOARD, BORDERS, seats=3)
    scene.army(0, "base.orcs", "base.diplomat", {"home": 1})
    scene.army(1, "base.sorcerers", "base.hill", {"two": 1}, hand=1)
    game = scene.turn(1, "conquer")
    assert why_not(game, "conquer home substitute") == []
    name_ally(scene, 1)
    game = scene.turn(1, "conquer")
    assert why_not(game, "conquer home substitute") == ["peace"]


@pytest.mark.clause("INT-34", "SW-POWER-DIPLOMAT-1", "SW-RACE-SORCERERS-9")
def test_a_diplomat_sorcerer_may_not_name_the_victim_of_a_substitution() -> None:
    scene = Scene(BOARD, BORDERS, seats=3)
    scene.army(0, "base.sorcerers", "base.diplomat", {"home": 1}, hand=1)
    scene.army(1, "base.elves", "base.hill", {"two": 1})
    scene.army(2, "base.humans", "base.swamp", {"three": 1})
    game = scene.turn(0, "conquer")
    game.apply("conquer two substitute")
    game.apply("done")
    game.apply("redeploy home=2 two=1")
    assert legal(game) == ["choose seat-3", "done"]


@pytest.mark.clause("INT-45", "INT-46", "SW-POWER-DIPLOMAT-2")
def test_the_peace_binds_a_race_that_the_ally_picks_later() -> None:
    """Seat 2 has just declined and holds no active army: it may be named, and its new race is bound."""
    scene = Scene(BOARD, BORDERS)
    scene.army(0, "base.orcs", "base.diplomat", {"home": 1}, hand=3)
    scene.army(1, "base.elves", "", {"two": 1}, declined=True)
    scene.column(("base.ratmen", "base.swamp", 0))
    game = scene.turn(0, "conquer")
    game.apply("conquer two")  # a declined region: no active army was attacked
    game.apply("done")
    assert legal(game) == ["choose seat-2", "done"]
    game.apply("choose seat-2")
    assert game.pending == (1,)
    game.apply("pick base.ratmen")
    assert why_not(game, "conquer home") == ["peace"]
    assert why_not(game, "conquer two") == ["peace"]
    assert why_not(game, "conquer free") == []


@pytest.mark.clause("INT-47", "SW-POWER-DIPLOMAT-1")
@pytest.mark.parametrize("attack", [False, True])
def test_with_two_players_the_only_opponent_may_be_named_if_not_attacked(attack: bool) -> None:
    scene = Scene(BOARD, BORDERS)
    scene.army(0, "base.orcs", "base.diplomat", {"home": 1}, hand=3)
    scene.army(1, "base.ratmen", "base.hill", {"two": 1, "four": 1})
    game = scene.turn(0, "conquer")
    if attack:
        game.apply("conquer two")
        game.apply("done")
        assert (game.pending, legal(game)) == ((1,), ["expand", "decline"])  # no question: nobody is left to name
        return
    game.apply("done")
    assert (game.pending, legal(game)) == ((0,), ["choose seat-2", "done"])


@pytest.mark.clause("INT-48", "SW-POWER-DIPLOMAT-1")
def test_an_attack_of_the_owners_declined_ghouls_counts() -> None:
    scene = Scene({**BOARD, "crypt": "hill edge"}, BORDERS + " crypt-two", seats=3)
    scene.army(0, "base.ghouls", "", {"crypt": 4}, declined=True)
    scene.army(0, "base.orcs", "base.diplomat", {"home": 1})
    scene.army(1, "base.ratmen", "base.hill", {"two": 1})
    scene.army(2, "base.elves", "base.swamp", {"three": 1})
    game = scene.turn(0)
    game.apply("expand")
    game.apply("conquer two")
    game.apply("done")  # the redeployment of the Ghouls
    game.apply("done")  # no conquest of the active army
    assert legal(game) == ["choose seat-3", "done"]


@pytest.mark.clause("INT-49", "SW-TURN-7", "SW-BEN-2")
def test_a_declining_diplomat_has_no_peace_and_names_nobody() -> None:
    scene = Scene(BOARD, BORDERS)
    scene.army(0, "base.orcs", "base.diplomat", {"home": 1})
    scene.army(1, "base.ratmen", "base.hill", {"two": 1}, hand=3)
    name_ally(scene, 1)
    game = scene.turn(0, round=3)
    game.apply("decline")
    assert game.pending == (1,)
    assert why_not(scene.turn(1, "conquer", round=3), "conquer home") == []
