"""Berserk: the die may be rolled before each conquest, and lowers its cost."""

from __future__ import annotations

import pytest

from swcore import Game, Modifier
from swcore.conquest import Boost, Mode
from swcore.testing import Scene
from swcore.testing.scene import cost, legal
from tests.kernel.pieces import race
from tests.shared.questions import why_not

ROW = {"a": "farmland edge", "b": "hill lost_tribe", "c": "swamp", "d": "forest"}


@pytest.mark.clause("SW-POWER-BERSERK-1", "SW-POWER-BERSERK-2", "SW-POWER-BERSERK-6")
def test_a_roll_before_each_conquest_and_only_the_tokens_needed_are_placed() -> None:
    scene = Scene(ROW, rolls=[2, 1])
    scene.army(0, "base.orcs", "base.berserk", {"a": 1}, hand=4)
    game = scene.turn(0, "conquer")
    game.apply("roll")
    game.apply("conquer b")
    assert scene.tokens("b") == 2 + 1 - 2
    assert scene.army_of(0).hand == 4 - 1
    game.apply("roll")
    game.apply("conquer c")
    assert scene.tokens("c") == 2 - 1
    assert scene.army_of(0).hand == 3 - 1
    assert "roll" in legal(game)


@pytest.mark.clause("SW-POWER-BERSERK-2")
def test_the_region_is_chosen_after_the_roll() -> None:
    """One token in hand: with a roll of 2 all neighbours but the one with three defenders come within reach."""
    board = {"a": "farmland edge", "b": "hill", "c": "mountain", "d": "swamp"}
    scene = Scene(board, "a-b a-c a-d", rolls=[2])
    scene.army(0, "base.orcs", "base.berserk", {"a": 1}, hand=1)
    scene.army(1, "base.elves", "base.forest", {"d": 3})
    game = scene.turn(0, "conquer")
    assert [text for text in legal(game, "conquer") if "die" not in text] == []
    game.apply("roll")
    assert legal(game) == ["conquer b", "conquer c", "done"]
    assert (cost(game, "b"), cost(game, "c"), cost(game, "d")) == (1, 3 - 2, 5 - 2)
    game.apply("conquer c")
    assert scene.tokens("c") == 1


@pytest.mark.clause("SW-POWER-BERSERK-1")
def test_the_first_conquest_may_be_rolled_for_and_the_die_may_be_left_alone() -> None:
    scene = Scene(ROW, rolls=[1])
    scene.army(0, "base.orcs", "base.berserk", hand=5)
    game = scene.turn(0, "conquer")
    game.apply("roll")
    game.apply("conquer a")
    assert scene.tokens("a") == 2 - 1
    game.apply("conquer b")  # no roll this time
    assert scene.tokens("b") == 2 + 1


@pytest.mark.clause("SW-POWER-BERSERK-3", "INT-57")
@pytest.mark.parametrize("roll", [0, 1])
def test_a_roll_that_does_not_suffice_ends_the_conquests(roll: int) -> None:
    """b costs 4 - roll and one token is there: it goes back to a region of the army."""
    scene = Scene({"a": "farmland edge", "b": "hill"}, rolls=[roll])
    berserkers = scene.army(0, "base.orcs", "base.berserk", {"a": 1}, hand=1)
    scene.army(1, "base.elves", "base.forest", {"b": 2})
    game = scene.turn(0, "conquer")
    game.apply("roll")
    assert scene.held(berserkers) == {"a": 2}
    assert scene.tokens("b") == 2
    assert game.pending == (1,)


@pytest.mark.clause("SW-POWER-BERSERK-4", "SW-CONQ-8", "INT-56")
def test_no_roll_without_a_token_in_hand() -> None:
    scene = Scene(ROW)
    scene.army(0, "base.orcs", "base.berserk", {"a": 1})
    game = scene.turn(0, "conquer")
    assert why_not(game, "roll") == ["no-roll"]
    assert legal(game) == ["abandon a", "done"]


@pytest.mark.clause("SW-POWER-BERSERK-4", "SW-CONQ-9", "INT-59")
def test_berserk_tritons_with_a_three_use_one_token_on_empty_coast() -> None:
    """2 - 1 - 3 is below 1."""
    board = {"a": "forest edge", "b": "farmland", "c": "lake", "d": "hill"}
    scene = Scene(board, "a-b b-c b-d", rolls=[3])
    scene.army(0, "base.tritons", "base.berserk", {"a": 1}, hand=2)
    game = scene.turn(0, "conquer")
    game.apply("roll")
    assert cost(game, "b") == 1
    game.apply("conquer b")
    assert scene.tokens("b") == 1
    assert scene.army_of(0).hand == 1


@pytest.mark.clause("SW-POWER-BERSERK-5")
def test_a_roll_counts_for_one_conquest_only() -> None:
    scene = Scene(ROW, rolls=[3])
    scene.army(0, "base.orcs", "base.berserk", {"a": 1}, hand=4)
    game = scene.turn(0, "conquer")
    game.apply("roll")
    game.apply("conquer b")
    assert cost(game, "c") == 2


@pytest.mark.clause("SW-POWER-BERSERK-5", "INT-58")
def test_after_a_roll_there_is_neither_a_second_roll_nor_a_final_attempt() -> None:
    """With the roll of 1 the empty b is affordable and c is two short: no die for it any more."""
    board = {"a": "farmland edge", "b": "hill", "c": "swamp"}
    scene = Scene(board, "a-b a-c", rolls=[1, 3])
    scene.army(0, "base.orcs", "base.berserk", {"a": 1}, hand=1)
    scene.army(1, "base.elves", "base.forest", {"c": 2})
    game = scene.turn(0, "conquer")
    game.apply("roll")
    assert legal(game) == ["conquer b", "done"]
    assert why_not(game, "conquer c die") == ["rolled"]
    assert why_not(game, "roll") != []


@pytest.mark.clause("INT-58", "SW-DIE-2", "SW-DIE-7")
def test_without_a_roll_first_the_final_attempt_is_there_once() -> None:
    """c costs 4, one token and a 3 take it; with that the conquests are over."""
    board = {"a": "farmland edge", "b": "hill", "c": "swamp", "d": "forest"}
    scene = Scene(board, "a-b a-c c-d", rolls=[3])
    berserkers = scene.army(0, "base.orcs", "base.berserk", {"a": 1}, hand=1)
    scene.army(1, "base.elves", "base.forest", {"c": 2, "d": 1})
    game = scene.turn(0, "conquer")
    game.apply("conquer c die")
    assert scene.held(berserkers) == {"a": 1, "c": 1}
    assert (game.pending, legal(game)) == ((1,), ["expand", "decline"])  # the turn is over


@pytest.mark.clause("SW-POWER-BERSERK-7")
def test_who_has_rolled_may_stop_although_a_region_is_affordable() -> None:
    """The roll of 3 is lost, and with it the rest of the conquests."""
    scene = Scene(ROW, rolls=[3])
    berserkers = scene.army(0, "base.orcs", "base.berserk", {"a": 1}, hand=4)
    game = scene.turn(0, "conquer")
    game.apply("roll")
    assert "conquer b" in legal(game)
    game.apply("done")
    assert scene.held(berserkers) == {"a": 5}
    assert game.pending == (1,)


@pytest.mark.clause("SW-POWER-BERSERK-1", "SW-DIE-1")
def test_the_roll_is_a_recorded_outcome_and_cannot_be_taken_back() -> None:
    scene = Scene(ROW, rolls=[2])
    scene.army(0, "base.orcs", "base.berserk", {"a": 1}, hand=4)
    game = scene.turn(0, "conquer")
    step = game.apply("roll")
    assert step.chance == (("die", 2),)
    assert step.irreversible


@pytest.mark.clause("INT-10", "SW-BEN-2")
def test_declined_ghouls_roll_no_more_before_a_conquest() -> None:
    scene = Scene({"a": "farmland edge", "b": "farmland"})
    scene.army(0, "base.ghouls", "base.berserk", {"a": 4})
    scene.turn(0).apply("decline")
    game = scene.turn(0, round=3)
    assert legal(game) == ["abandon a", "conquer b", "done"]


BOARD = {"a": "farmland edge cavern", "b": "hill", "c": "forest", "d": "swamp edge cavern"}


def sorcerers(roll: int, hand: int = 2) -> tuple[Scene, Game]:
    """Berserk Sorcerers on c; a lone active token on d, next to them."""
    scene = Scene(BOARD, "a-b b-c c-d", rolls=[roll])
    scene.army(0, "base.sorcerers", "base.berserk", {"c": 1}, hand=hand)
    scene.army(1, "base.ratmen", "base.hill", {"d": 1, "a": 1})
    return scene, scene.turn(0, "conquer")


@pytest.mark.clause("SW-POWER-BERSERK-8", "SW-RACE-SORCERERS-9")
def test_after_a_roll_sorcerers_may_substitute_and_the_roll_is_lost() -> None:
    """R1: the tray gives the token, so none of those in hand is used, and the next conquest counts no die."""
    scene, game = sorcerers(1)
    game.apply("roll")
    assert why_not(game, "conquer d substitute") == []
    assert legal(game) == ["conquer b", "conquer d", "conquer d substitute", "done"]
    game.apply("conquer d substitute")
    assert scene.tokens("d") == 1
    assert scene.army_of(0).hand == 2
    assert cost(game, "b") == 2
    assert "roll" in legal(game)


@pytest.mark.clause("SW-POWER-BERSERK-8", "SW-POWER-BERSERK-3")
def test_a_roll_that_suffices_nowhere_still_leaves_the_substitution() -> None:
    """A relative of R1: one token and a 0; d and b cost 3 and 2, so only the substitution is left, and nobody stops unasked."""
    scene, game = sorcerers(0, hand=1)
    game.apply("roll")
    assert legal(game) == ["conquer d substitute", "done"]
    game.apply("conquer d substitute")
    assert scene.army_of(0).hand == 1
    assert legal(game, "conquer")  # the conquests go on


@pytest.mark.clause("SW-POWER-BERSERK-8", "SW-POWER-BERSERK-5")
def test_after_a_roll_a_home_made_extra_counts_with_it_but_no_second_die() -> None:
    """A relative of R1: an extra is open after a roll like the normal way; a mode that rolls would be a second roll."""
    lighter = (Modifier(-1, "sprint", "HOME-1"),)
    hooks = {
        "conquest_boosts": lambda view, army: Boost("sprint", "HOME-1", modifiers=lighter),
        "conquest_modes": lambda view, army: Mode("strike", None, "hand", "HOME-1", rolls=True),
    }
    scene = Scene(BOARD, "a-b b-c c-d", rolls=[1], with_pieces=[race(hooks)])
    scene.army(0, "home.gnolls", "base.berserk", {"c": 1}, hand=2)
    scene.army(1, "base.ratmen", "base.hill", {"d": 2})
    game = scene.turn(0, "conquer")
    game.apply("roll")
    assert legal(game) == ["conquer b", "conquer d sprint", "done"]  # b costs 1 with the roll, d costs 4 - 1 - 1
    assert why_not(game, "conquer b sprint") == ["idle"]
    assert why_not(game, "conquer d strike") == ["rolled"]
    assert cost(game, "d", "sprint") == 2
