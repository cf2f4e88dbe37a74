"""Stout: the army may decline at the end of a normal turn, after scoring."""

from __future__ import annotations

import pytest

from swcore.testing import Scene
from swcore.testing.scene import legal
from tests.shared.questions import paid

BOARD = {
    **dict.fromkeys("abcd", "hill edge"),  # the old regions and the ones to come
    **dict.fromkeys("efg", "swamp"),
    "x": "forest edge",
}
BORDERS = "a-b b-c c-d d-e e-f f-g a-x b-x"


@pytest.mark.clause("SW-POWER-STOUT-1", "SW-POWER-STOUT-2", "SW-POWER-STOUT-3", "SW-DECL-2", "SW-DECL-4")
@pytest.mark.case("CASE-SW-24")
def test_the_turn_is_scored_with_the_army_active_and_only_then_it_declines() -> None:
    """Four regions, two of them non-empty when taken, and an older race on three: 4 + 2 + 3."""
    scene = Scene(BOARD, BORDERS)
    older = scene.army(0, "base.elves", "", dict.fromkeys("efg", 1), declined=True)
    orcs = scene.army(0, "base.orcs", "base.stout", {"a": 1, "b": 1}, hand=7)
    scene.army(1, "base.humans", "", {"c": 1, "d": 1}, declined=True)
    game = scene.turn(0, "conquer")
    before = scene.state.coins[0]
    game.apply("conquer c")
    game.apply("conquer d")
    game.apply("done")
    game.apply("redeploy a=4 b=1 c=2 d=2")
    assert paid(game, 0) == {"SW-SCORE-1": 4, "SW-RACE-ORCS-1": 2, "SW-SCORE-2": 3}
    assert scene.state.coins[0] == before + 9
    assert legal(game) == ["decline", "done"]
    game.apply("decline")
    assert scene.held(orcs) == dict.fromkeys("abcd", 1)
    assert scene.state.armies[older.id] is None
    assert scene.state.coins[0] == before + 9  # nothing is scored twice
    assert scene.state.discard == ("base.stout",)
    assert game.pending == (1,)


@pytest.mark.clause("SW-POWER-STOUT-3", "SW-TURN-3", "SW-DECL-8")
def test_the_next_turn_is_a_pick_turn() -> None:
    scene = Scene(BOARD, BORDERS)
    scene.army(0, "base.orcs", "base.stout", {"a": 1})
    scene.turn(0, "late-decline").apply("decline")
    scene.column(("base.ratmen", "base.swamp", 0))
    assert legal(scene.turn(0, round=3)) == ["pick base.ratmen"]


@pytest.mark.clause("SW-POWER-STOUT-1")
def test_the_late_decline_is_the_owners_choice() -> None:
    scene = Scene(BOARD, BORDERS)
    orcs = scene.army(0, "base.orcs", "base.stout", {"a": 2, "b": 1})
    game = scene.turn(0, "late-decline")
    game.apply("done")
    assert scene.held(orcs) == {"a": 2, "b": 1}
    assert legal(scene.turn(0, round=3)) == ["expand", "decline"]


@pytest.mark.clause("SW-POWER-STOUT-1", "SW-TURN-5")
def test_other_armies_are_not_asked() -> None:
    scene = Scene(BOARD, BORDERS)
    scene.army(0, "base.orcs", "base.hill", {"a": 1})
    game = scene.turn(0, "late-decline")
    assert game.pending == (1,)


@pytest.mark.clause("SW-POWER-STOUT-4")
def test_allowed_in_the_turn_in_which_the_combo_was_picked() -> None:
    scene = Scene(BOARD, BORDERS)
    scene.column(("base.ratmen", "base.stout", 0))
    game = scene.turn(0, round=1)
    game.apply("pick base.ratmen")
    game.apply("conquer a")
    game.apply("done")  # all 12 tokens go to the only region
    assert paid(game, 0) == {"SW-SCORE-1": 1}
    game.apply("decline")
    assert scene.tokens("a") == 1
    assert scene.state.tray["base.ratmen"] == 13 - 1


@pytest.mark.clause("SW-POWER-STOUT-5", "SW-DECL-1", "SW-DECL-6")
def test_the_normal_decline_at_the_start_stays_available_and_leaves_no_second_one() -> None:
    scene = Scene(BOARD, BORDERS)
    scene.army(0, "base.orcs", "base.stout", {"a": 2})
    game = scene.turn(0)
    assert legal(game) == ["expand", "decline"]
    game.apply("decline")
    assert paid(game, 0) == {"SW-SCORE-2": 1}
    assert game.pending == (1,)


@pytest.mark.clause("SW-POWER-STOUT-3", "SW-DECL-11", "SW-DECL-9")
def test_a_late_decline_without_a_region_removes_the_army() -> None:
    scene = Scene(BOARD, BORDERS)
    orcs = scene.army(0, "base.orcs", "base.stout", hand=3)
    scene.turn(0, "late-decline").apply("decline")
    assert scene.state.armies[orcs.id] is None
    assert scene.state.tray["base.orcs"] == 10


@pytest.mark.clause("INT-13", "SW-POWER-SPIRIT-1", "SW-POWER-STOUT-3", "SW-DECL-2")
def test_beside_a_declined_spirit_army_an_older_ordinary_one_goes() -> None:
    scene = Scene(BOARD, BORDERS)
    spirits = scene.army(0, "base.elves", "base.spirit", {"e": 1}, declined=True)
    ordinary = scene.army(0, "base.humans", "", {"f": 1}, declined=True)
    stout = scene.army(0, "base.orcs", "base.stout", {"a": 3})
    scene.turn(0, "late-decline").apply("decline")
    assert scene.held(spirits) == {"e": 1}
    assert scene.state.armies[ordinary.id] is None
    assert scene.held(stout) == {"a": 1}


@pytest.mark.clause("INT-3", "SW-POWER-STOUT-1", "SW-RACE-GHOULS-1", "SW-RACE-GHOULS-5")
def test_stout_ghouls_decline_late_with_all_tokens_and_conquer_from_the_next_turn_on() -> None:
    scene = Scene(BOARD, BORDERS)
    ghouls = scene.army(0, "base.ghouls", "base.stout", {"a": 1}, hand=4)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    game.apply("done")
    game.apply("redeploy a=2 b=3")
    assert paid(game, 0) == {"SW-SCORE-1": 2}
    game.apply("decline")
    assert scene.held(ghouls) == {"a": 2, "b": 3}
    assert game.pending == (1,)
    scene.column(("base.ratmen", "base.swamp", 0))
    game = scene.turn(0, round=3)
    game.apply("conquer c")  # before a combo is picked
    game.apply("done")
    game.apply("redeploy a=1 b=2 c=2")
    assert scene.held(ghouls) == {"a": 1, "b": 2, "c": 2}
    assert legal(game) == ["pick base.ratmen"]


@pytest.mark.clause("INT-4", "SW-DECL-2", "SW-POWER-STOUT-3", "SW-RACE-GHOULS-3")
def test_declined_ghouls_still_conquer_and_score_before_a_late_decline_removes_them() -> None:
    scene = Scene(BOARD, BORDERS)
    ghouls = scene.army(0, "base.ghouls", "", {"a": 3}, declined=True)
    scene.army(0, "base.orcs", "base.stout", {"g": 1})
    game = scene.turn(0)
    game.apply("expand")
    game.apply("conquer b")
    game.apply("done")
    game.apply("done")
    assert paid(game, 0) == {"SW-SCORE-1": 1, "SW-SCORE-2": 2}
    assert scene.held(ghouls) == {"a": 1, "b": 2}
    game.apply("decline")
    assert scene.state.armies[ghouls.id] is None
    assert scene.state.tray["base.ghouls"] == 10


@pytest.mark.clause("INT-26", "SW-RACE-AMAZONS-7", "SW-POWER-STOUT-3")
def test_stout_amazons_are_set_aside_first_and_go_to_the_tray_with_the_surplus() -> None:
    scene = Scene(BOARD, BORDERS)
    amazons = scene.army(0, "base.amazons", "base.stout", {"a": 7})
    game = scene.turn(0, "redeploy")
    assert (scene.tokens("a"), scene.army_of(0).aside) == (3, 4)
    game.apply("decline")
    assert scene.held(amazons) == {"a": 1}
    assert scene.state.army(amazons.id).aside == 0
    assert scene.state.tray["base.amazons"] == 15 - 1
