"""What a seat scored is told of the scoring that is asked for, and of nothing else (T3); a turn is ended in one call (T4)."""

from __future__ import annotations

import pytest

from swcore import Game
from swcore.testing import Scene, check_history, check_pure, income, tiny_map

BOARD = {"a": "hill edge", "b": "hill edge", "c": "swamp edge", "d": "forest"}
RATS, ORCS, HILL = "base.ratmen", "base.orcs", "base.hill"


def holding(seats: int = 2) -> Scene:
    """Return a scene in which seat 0 holds two hills and scores two coins more for them."""
    scene = Scene(BOARD, seats=seats)
    scene.army(0, RATS, HILL, {"a": 1, "b": 1})
    scene.army(1, ORCS, "base.merchant", {"c": 1})
    return scene


def amounts(parts: list[tuple[int, str, str]]) -> dict[str, int]:
    return {clause: coins for coins, _, clause in parts}


@pytest.mark.clause("SW-SCORE-1")
def test_t3_a_scene_that_opens_at_the_scoring_knows_what_was_scored() -> None:
    """Fault T3: it knew nothing, for nothing was logged before the first decision."""
    scene = holding()
    game = scene.turn(0, "score")
    assert scene.state.coins[0] == 5 + 4
    assert amounts(income(game, 0)) == {"SW-SCORE-1": 2, "SW-POWER-HILL-1": 2}
    assert income(game, 1) == []
    check_pure(game)
    check_history(game)


@pytest.mark.clause("WC-RACE-PANDAREN-2")
def test_t3_a_payment_after_the_scoring_is_no_income() -> None:
    """Fault T3: the last coins of any kind were told."""
    scene = Scene({"a": "hill harbor", "b": "hill harbor", "c": "swamp harbor"}, "a-c b-c", game="warcraft")
    scene.army(0, "warcraft.orcs", "warcraft.mining", {"a": 1}, hand=4)
    pandaren = scene.army(1, "warcraft.pandaren", "warcraft.farmer", {"b": 1, "c": 1})
    scene.note(pandaren, "warcraft.pandaren.harmony", (0,))
    game = scene.turn(0, "conquer")
    game.apply("conquer c")  # with a toll, before seat 0 has scored anything
    assert scene.state.coins[0] < 5
    assert (income(game, 0), income(game, 1)) == ([], [])
    assert sum(coins for coins, _, _ in scene.finish_turn(0)) == 2
    assert income(game, 1) == []


@pytest.mark.clause("SW-SCORE-1")
def test_t3_the_scoring_of_an_earlier_round_is_told_when_it_is_asked_for() -> None:
    scene = holding()
    first = scene.turn(0, "conquer", round=2)
    scene.finish_turn(0)
    scene.finish_turn(1)
    first.apply("decline")
    assert amounts(income(first, 0, 2)) == {"SW-SCORE-1": 2, "SW-POWER-HILL-1": 2}
    assert sum(coins for coins, _, _ in income(first, 0, 3)) == 2  # in decline the regions alone
    assert income(first, 0) == income(first, 0, 3)
    assert income(first, 0, 4) == []


def test_t4_a_turn_is_finished_with_what_the_seat_must_do_and_no_more() -> None:
    scene = holding()
    game = scene.turn(0)
    parts = scene.finish_turn(0)
    assert amounts(parts) == {"SW-SCORE-1": 2, "SW-POWER-HILL-1": 2}
    assert (scene.state.turn_seat, game.pending) == (1, (1,))
    assert scene.held(scene.army_of(0)) == {"a": 1, "b": 1}


def test_t4_only_the_seat_in_turn_can_finish_its_turn() -> None:
    scene = holding()
    scene.turn(0)
    with pytest.raises(ValueError, match=r"^It is not the turn of seat 1: open it with turn\(1\)\.$"):
        scene.finish_turn(1)


def test_t4_tokens_set_aside_are_laid_and_come_back() -> None:
    scene = Scene(BOARD)
    amazons = scene.army(0, "base.amazons", HILL, {"a": 2}, aside=4)
    assert amazons.aside == 4
    game = scene.turn(0)
    game.apply("expand")
    assert (scene.army_of(0).hand, scene.army_of(0).aside) == (5, 0)


def test_t4_the_notes_of_an_army_are_read() -> None:
    scene = Scene(BOARD)
    army = scene.army(0, RATS, "base.diplomat", {"a": 1})
    assert scene.notes(army) == {}
    scene.note(army, "base.diplomat.ally", 1)
    assert scene.notes(army) == {"base.diplomat.ally": 1}


def test_a_game_from_its_set_up_tells_every_scoring() -> None:
    game = Game.new("small-world", 2, seed=3, map=tiny_map(BOARD, rounds=3))
    paid = []
    while not game.over:
        texts = [action.text for action in game.legal_actions()]
        game.apply(next((text for text in ("expand", "done") if text in texts), texts[0]))
    for seat in range(2):
        paid.append(sum(coins for round in (1, 2, 3) for coins, _, _ in income(game, seat, round)))
    spent = [sum(event[2] for step in game.log[1:] for event in step.events if event[:2] == ("coins", seat)) for seat in range(2)]
    assert all(mine >= 0 for mine in paid)
    assert [5 + change for change in spent] == game.play.state.coins
