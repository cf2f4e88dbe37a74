"""The final attempt with the reinforcement die (SW-DIE)."""

from __future__ import annotations

from collections import Counter

import pytest

from swcore import Game, load_plugins
from swcore.testing import Scene, legal
from tests.conquest.table import INERT, RATS, play, reasons, state

# The army stands on a; t2 to t6 cost 2 to 6 tokens, far lies beyond t2, sea is water.
BOARD = {"a": "farmland edge", "t2": "hill", "t3": "hill", "t4": "hill", "t5": "hill", "t6": "hill", "far": "hill", "sea": "sea"}
BORDERS = "a-t2 a-t3 a-t4 a-t5 a-t6 t2-far a-sea"
SEEDS = 40


def _attempt(hand: int, *rolls: int, regions: dict[str, int] | None = None) -> tuple[Scene, Game]:
    scene = Scene(BOARD, BORDERS, rolls=rolls)
    scene.army(1, "base.orcs", "base.stout", {"t3": 1, "t4": 2, "t5": 3, "t6": 4})
    scene.army(0, RATS, INERT, {"a": 1} if regions is None else regions, hand=hand)
    return scene, scene.turn(0, "conquer")


@pytest.mark.clause("SW-DIE-1", "ED-55")
@pytest.mark.case("CASE-SW-15")
def test_6000_rolls_show_half_zeros_and_a_sixth_each_of_one_two_and_three() -> None:
    game = Game.new("small-world", seed=2016)
    faces = game.ruleset.book.die  # type: ignore[attr-defined]
    seen = Counter(game.play.draw("die", faces) for _ in range(6000))
    assert set(seen) == {0, 1, 2, 3}
    assert abs(seen[0] - 3000) < 155  # four standard deviations: 4 * sqrt(6000 / 4)
    for face in (1, 2, 3):
        assert abs(seen[face] - 1000) < 116  # 4 * sqrt(6000 * 5 / 36)


@pytest.mark.clause("SW-DIE-1")
def test_an_attempt_rolls_the_die_of_the_game() -> None:
    rules, outcomes = load_plugins("small-world"), set()
    for seed in range(SEEDS):
        scene = Scene(BOARD, BORDERS, game=rules, seed=seed)
        scene.army(0, RATS, INERT, {"a": 1}, hand=1)
        step = scene.turn(0, "conquer").apply("conquer t2 die")
        assert [stream for stream, _ in step.chance] == ["die"]
        outcomes.add(step.chance[0][1])
    assert outcomes == {0, 1, 2, 3}


@pytest.mark.clause("SW-DIE-2", "ED-42")
@pytest.mark.case("CASE-SW-14")
def test_a_region_one_to_three_tokens_out_of_reach_may_be_named() -> None:
    _, game = _attempt(1)
    assert legal(game, "conquer") == ["conquer t2 die", "conquer t3 die", "conquer t4 die"]
    assert reasons(game, "conquer t4 die") == []  # 3 short
    assert reasons(game, "conquer t5 die") == ["die-shortage"]  # 4 short


@pytest.mark.clause("SW-DIE-2")
def test_no_attempt_is_made_on_a_region_that_is_affordable() -> None:
    _, game = _attempt(3)
    assert reasons(game, "conquer t3 die") == ["die-shortage"]
    assert legal(game, "conquer") == ["conquer t2", "conquer t3", "conquer t4 die", "conquer t5 die", "conquer t6 die"]


@pytest.mark.clause("SW-DIE-2", "SW-CONQ-8")
def test_an_attempt_takes_a_token_in_hand() -> None:
    _, game = _attempt(0)
    assert legal(game, "conquer") == []
    assert reasons(game, "conquer t2 die") == ["no-token"]


@pytest.mark.clause("SW-DIE-3")
def test_the_region_is_named_before_the_roll() -> None:
    _, game = _attempt(1)
    assert "roll" not in legal(game)
    assert reasons(game, "roll") == ["no-roll"]
    step = game.apply("conquer t4 die")
    assert step.action is not None
    assert (step.action.text, len(step.chance)) == ("conquer t4 die", 1)


@pytest.mark.clause("SW-DIE-4", "ED-43")
def test_the_target_need_not_be_the_weakest_region() -> None:
    scene, game = _attempt(2, 2)
    assert "conquer t2" in legal(game)  # no roll needed there
    play(game, "conquer t4 die")
    assert scene.tokens("t4") == 2


@pytest.mark.clause("SW-DIE-4", "SW-CONQ-5", "SW-CONQ-6")
def test_the_target_must_be_one_that_the_army_could_conquer() -> None:
    scene, game = _attempt(1)
    assert reasons(game, "conquer far die") == ["reach"]
    assert reasons(game, "conquer sea die") == ["closed"]
    scene.mark("base.hero", "t4", scene.army_of(1))
    assert [violation.code for violation in game.violations("conquer t4 die")] == ["immune"]


@pytest.mark.clause("SW-DIE-4", "SW-FIRST-1")
def test_an_attempt_as_first_conquest_is_made_on_a_border_region() -> None:
    _, game = _attempt(1, regions={})
    assert legal(game, "conquer") == ["conquer a die"]
    assert reasons(game, "conquer t2 die") == ["entry"]


@pytest.mark.clause("SW-DIE-5", "SW-CONQ-11")
@pytest.mark.parametrize(("hand", "target", "roll"), [(1, "t4", 3), (2, "t4", 3), (2, "t4", 2), (3, "t5", 2), (1, "t2", 1)])
def test_with_a_sufficient_roll_all_tokens_in_hand_conquer_the_region(hand: int, target: str, roll: int) -> None:
    scene, game = _attempt(hand, roll)
    play(game, f"conquer {target} die")
    assert scene.held(scene.army_of(0)) == {"a": 1, target: hand}
    assert scene.army_of(0).hand == 0


@pytest.mark.clause("SW-DIE-6", "ED-44")
@pytest.mark.parametrize(("hand", "target", "roll"), [(1, "t4", 2), (2, "t4", 1), (3, "t5", 1), (1, "t2", 0)])
def test_with_a_roll_too_low_the_tokens_go_to_one_occupied_region(hand: int, target: str, roll: int) -> None:
    scene = Scene({**BOARD, "b": "farmland", "c": "farmland"}, f"{BORDERS} a-b b-c", rolls=[roll])
    scene.army(1, "base.orcs", "base.stout", {"t4": 2, "t5": 3})
    scene.army(0, RATS, INERT, {"a": 1, "b": 1, "c": 1}, hand=hand)
    game = scene.turn(0, "conquer")
    play(game, f"conquer {target} die")
    assert state(game).conquests == ()
    assert legal(game) == [f"deploy {region} {hand}" for region in "abc"]
    play(game, f"deploy b {hand}")
    assert scene.held(scene.army_of(0)) == {"a": 1, "b": 1 + hand, "c": 1}


@pytest.mark.clause("SW-DIE-7", "SW-DIE-2", "SW-DIE-6")
@pytest.mark.case("CASE-SW-14")
@pytest.mark.parametrize("roll", [0, 3])
def test_an_attempt_ends_the_conquests_of_the_turn(roll: int) -> None:
    scene, game = _attempt(2, roll)
    play(game, "conquer t4 die")
    texts = [action.text for action in game.legal_actions(0)]
    assert all(text.split()[0] in ("gather", "deploy", "done") for text in texts)
    assert reasons(game, "conquer t2")  # 2 tokens would do
    assert reasons(game, "conquer t2 die")
    assert scene.tokens("t2") == 0


@pytest.mark.clause("SW-DIE-8", "SW-REDEP-5")
def test_after_a_failed_attempt_without_a_region_the_tokens_stay_in_hand() -> None:
    scene, game = _attempt(1, 0, regions={})
    play(game, "conquer a die")
    assert game.pending == (1,)
    assert scene.army_of(0).hand == 1
