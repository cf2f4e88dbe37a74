"""Dragon Master: once per turn a single token takes a region, and the dragon makes it immune."""

from __future__ import annotations

import pytest

from swcore.testing import Scene
from swcore.testing.scene import cost, legal
from tests.shared.questions import reasons, why_not

DRAGON = "base.dragon"
ROW = {"a": "farmland edge", "b": "mountain", "c": "hill", "d": "swamp"}


@pytest.mark.clause("SW-POWER-DRAGON_MASTER-1", "SW-POWER-DRAGON_MASTER-2", "SW-POWER-DRAGON_MASTER-5", "SW-LOSS-2", "INT-36")
@pytest.mark.parametrize(("race", "lost"), [("base.humans", 1), ("base.elves", 0)])
def test_one_token_takes_five_defenders_with_a_fortress_on_a_mountain(race: str, lost: int) -> None:
    """The normal price would be 2 + 5 + 1 + 1; the defenders lose one token (Elves none) and withdraw the others."""
    scene = Scene(ROW)
    scene.army(0, "base.orcs", "base.dragon_master", {"a": 1}, hand=1)
    victim = scene.army(1, race, "base.fortified", {"b": 5, "d": 1})
    scene.mark("base.fortress", "b", victim)
    tray = scene.state.tray[race]
    game = scene.turn(0, "conquer")
    assert (cost(game, "b"), cost(game, "b", "dragon")) == (9, 1)
    game.apply("conquer b dragon")
    assert (scene.tokens("a"), scene.tokens("b")) == (1, 1)
    assert scene.marks("b") == [DRAGON, "base.mountain"]
    assert scene.tokens("d") == 1 + 5 - lost  # placed at the end of the turn, in the only region left
    assert scene.state.tray[race] == tray + lost


@pytest.mark.clause("SW-POWER-DRAGON_MASTER-1", "ED-20")
@pytest.mark.parametrize("words", ["hill lost_tribe", "hill", "mountain lost_tribe"])
def test_lost_tribes_and_bare_regions_can_be_taken_this_way_too(words: str) -> None:
    scene = Scene({"a": "farmland edge", "b": words, "c": "hill"})
    scene.army(0, "base.orcs", "base.dragon_master", {"a": 1}, hand=3)
    game = scene.turn(0, "conquer")
    game.apply("conquer b dragon")
    assert scene.tokens("b") == 1
    assert DRAGON in scene.marks("b")
    assert scene.army_of(0).hand == 2


@pytest.mark.clause("SW-POWER-DRAGON_MASTER-1")
def test_only_once_per_turn() -> None:
    scene = Scene(ROW)
    scene.army(0, "base.orcs", "base.dragon_master", {"a": 1}, hand=4)
    game = scene.turn(0, "conquer")
    game.apply("conquer b dragon")
    assert legal(game) == ["conquer c", "done"]
    assert why_not(game, "conquer c dragon") == ["used"]  # not: there is no such way
    assert reasons(game, "conquer c dragon") == {"SW-POWER-DRAGON_MASTER-1"}
    assert [violation.message for violation in game.violations("conquer c dragon")] == ["only once per turn"]


@pytest.mark.clause("SW-POWER-DRAGON_MASTER-1", "SW-CONQ-8")
def test_without_a_token_in_hand_there_is_no_such_conquest() -> None:
    scene = Scene(ROW)
    scene.army(0, "base.orcs", "base.dragon_master", {"a": 1})
    game = scene.turn(0, "conquer")
    assert legal(game) == ["abandon a", "done"]
    assert reasons(game, "conquer b dragon") == {"SW-CONQ-8"}


@pytest.mark.clause("SW-POWER-DRAGON_MASTER-1", "SW-CONQ-6")
def test_after_a_normal_conquest_the_dragon_is_still_there_and_reaches_on_from_it() -> None:
    scene = Scene(ROW)
    scene.army(0, "base.orcs", "base.dragon_master", {"a": 1}, hand=4)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    game.apply("conquer c dragon")
    assert (scene.tokens("b"), scene.tokens("c")) == (3, 1)
    assert scene.marks("c") == [DRAGON]


@pytest.mark.clause("SW-POWER-DRAGON_MASTER-3", "SW-IMM-1", "SW-IMM-3")
def test_the_dragons_region_is_immune() -> None:
    scene = Scene(ROW)
    army = scene.army(0, "base.orcs", "base.dragon_master", {"c": 1, "a": 1})
    scene.mark(DRAGON, "c", army)
    scene.army(1, "base.ratmen", "base.swamp", {"d": 1}, hand=9)
    game = scene.turn(1, "conquer")
    assert why_not(game, "conquer c") == ["immune"]
    assert "conquer c" not in legal(game)


@pytest.mark.clause("SW-POWER-DRAGON_MASTER-4", "SW-IMM-4")
def test_in_a_later_turn_the_dragon_moves_to_the_new_region() -> None:
    scene = Scene(ROW)
    army = scene.army(0, "base.orcs", "base.dragon_master", {"a": 1}, hand=2)
    scene.mark(DRAGON, "a", army)
    scene.army(1, "base.ratmen", "base.swamp", {"d": 1}, hand=9)
    game = scene.turn(0, "conquer")
    game.apply("conquer b dragon")
    assert (scene.marks("a"), scene.marks("b")) == ([], [DRAGON, "base.mountain"])
    game.apply("done")
    game.apply("redeploy a=2 b=1")
    game = scene.turn(1, "conquer")
    assert "immune" not in why_not(game, "conquer a")
    assert "immune" in why_not(game, "conquer b")


@pytest.mark.clause("SW-POWER-DRAGON_MASTER-4")
def test_the_dragon_may_stay_where_it_is() -> None:
    scene = Scene(ROW)
    army = scene.army(0, "base.orcs", "base.dragon_master", {"a": 1}, hand=3)
    scene.mark(DRAGON, "a", army)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    assert scene.tokens("b") == 3
    assert (scene.marks("a"), scene.marks("b")) == ([DRAGON], ["base.mountain"])


@pytest.mark.clause("SW-POWER-DRAGON_MASTER-1", "SW-POWER-DRAGON_MASTER-4")
def test_the_next_turn_brings_the_dragon_conquest_back() -> None:
    scene = Scene(ROW)
    scene.army(0, "base.orcs", "base.dragon_master", {"a": 1}, hand=2)
    game = scene.turn(0, "conquer")
    game.apply("conquer b dragon")
    game.apply("done")
    game.apply("redeploy a=2 b=1")
    game = scene.turn(0, round=3)
    game.apply("expand")
    game.apply("conquer c dragon")
    assert (scene.marks("b"), scene.marks("c")) == (["base.mountain"], [DRAGON])


@pytest.mark.clause("SW-POWER-DRAGON_MASTER-6", "SW-CONQ-5", "SW-CONQ-6", "SW-FIRST-1", "INT-35")
@pytest.mark.case("CASE-SW-21")
def test_reach_water_and_immunity_hold_for_the_dragon_as_well() -> None:
    """The army owns a; t is not adjacent, s is a sea, h holds a hero of an opponent."""
    board = {"a": "farmland edge", "t": "swamp", "s": "sea edge", "h": "hill", "inland": "forest"}
    scene = Scene(board, "a-s a-h h-t t-inland")
    scene.army(0, "base.orcs", "base.dragon_master", {"a": 1}, hand=5)
    heroes = scene.army(1, "base.elves", "base.heroic", {"h": 1})
    scene.mark("base.hero", "h", heroes)
    game = scene.turn(0, "conquer")
    assert legal(game, "conquer") == []
    assert why_not(game, "conquer t dragon") == ["reach"]
    assert why_not(game, "conquer s dragon") == ["closed"]
    assert why_not(game, "conquer h dragon") == ["immune"]


@pytest.mark.clause("SW-POWER-DRAGON_MASTER-6", "SW-FIRST-1", "SW-FIRST-3")
@pytest.mark.case("CASE-SW-21")
def test_the_first_conquest_enters_from_the_border_with_the_dragon_too() -> None:
    scene = Scene({"a": "farmland edge", "inland": "forest", "b": "hill"})
    scene.army(0, "base.orcs", "base.dragon_master", hand=5)
    game = scene.turn(0, "conquer")
    assert why_not(game, "conquer inland dragon") == ["entry"]
    assert [text for text in legal(game) if text.endswith("dragon")] == ["conquer a dragon"]
    game.apply("conquer a dragon")
    assert scene.tokens("a") == 1


@pytest.mark.clause("INT-35", "SW-POWER-DRAGON_MASTER-6", "SW-POWER-DIPLOMAT-2")
def test_the_dragon_keeps_the_peace() -> None:
    scene = Scene(ROW)
    diplomat = scene.army(0, "base.elves", "base.diplomat", {"b": 1})
    scene.army(1, "base.orcs", "base.dragon_master", {"a": 1}, hand=5)
    assert why_not(scene.turn(1, "conquer"), "conquer b dragon") == []
    scene.note(diplomat, "base.diplomat.ally", 1)
    assert why_not(scene.turn(1, "conquer"), "conquer b dragon") == ["peace"]


@pytest.mark.clause("SW-POWER-DRAGON_MASTER-7", "SW-DECL-10", "ED-21")
def test_the_dragon_goes_back_to_the_supply_at_decline() -> None:
    scene = Scene(ROW)
    army = scene.army(0, "base.orcs", "base.dragon_master", {"a": 1, "b": 1})
    scene.mark(DRAGON, "a", army)
    scene.army(1, "base.ratmen", "base.swamp", {"c": 1}, hand=9)
    scene.turn(0).apply("decline")
    assert scene.marks("a") == []
    assert scene.state.supply[DRAGON] == 1


@pytest.mark.clause("INT-37", "SW-ABAN-4")
def test_the_dragon_of_an_abandoned_region_may_be_used_again_in_the_same_turn() -> None:
    scene = Scene(ROW)
    army = scene.army(0, "base.orcs", "base.dragon_master", {"a": 1, "b": 3})
    scene.mark(DRAGON, "a", army)
    game = scene.turn(0)
    game.apply("expand")
    game.apply("abandon a")
    assert scene.marks("a") == []
    assert scene.army_of(0).stock == {DRAGON: 1}
    game.apply("conquer c dragon")
    assert scene.marks("c") == [DRAGON]
