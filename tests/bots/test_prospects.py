"""Fitted numbers: the arithmetic of facts, what is seen of a position, and that the packs have numbers for all that is seen."""

from __future__ import annotations

import random
from collections.abc import Mapping
from importlib import import_module

import pytest
from swcore_base_game.value import WEIGHTS, lead, noted
from swcore_tiny_towns.evaluation.prospects import TOWN, prospect
from swcore_tiny_towns.evaluation.prospects import noted as town_noted
from swcore_tiny_towns.testing import TownScene

from swcore import Game
from swcore.bots import MctsBot, make_bot, play_out
from swcore.bots.registry import load_value
from swcore.conquest.evaluation import Weights, evaluate, outlook
from swcore.engine import Prospects, Seen, load_prospects
from swcore.testing import Scene
from tests.bots.table import PLAIN, RATS
from tests.shared.rulesets import rules

NUMBERS: Mapping[str, tuple[float, ...]] = {"tokens": (1.0, 0.5, 0.25), "conquest_gain": (3.0, 0.0, -1.0)}


def test_a_fact_is_worth_its_numbers_at_what_is_left() -> None:
    """Of four tokens with two turns left each is worth 1 + 0.5 * 2 + 0.25 * 4 = 3; the mark 3 - 4 = -1."""
    prospects = Prospects(NUMBERS, most=5)
    assert prospects.worth(Seen(2, 9.0, {"tokens": 4.0})) == 12.0
    assert prospects.worth(Seen(2, 9.0, {"tokens": 4.0}, ("conquest_gain",))) == 11.0
    assert prospects.worth(Seen(0, 0.0, {"tokens": 4.0}, ("conquest_gain",))) == 7.0


def test_a_mark_that_was_seldom_seen_is_worth_nothing() -> None:
    assert Prospects(NUMBERS, most=5).worth(Seen(2, 0.0, {"tokens": 1.0}, ("conquest_new",))) == 3.0


def test_more_left_than_in_any_game_seen_counts_as_the_most() -> None:
    prospects = Prospects(NUMBERS, most=2)
    assert prospects.worth(Seen(9, 0.0, {"tokens": 1.0})) == prospects.worth(Seen(2, 0.0, {"tokens": 1.0}))


@pytest.mark.clause("SW-SCORE-1", "SW-TURN-1")
def test_a_seat_is_seen_as_it_will_stand_at_the_end_of_its_turn() -> None:
    """Two tokens in hand take one of the two free regions beside the first: two regions, and their two coins this turn."""
    scene = Scene({"a": "farmland edge", "b": "farmland", "c": "farmland", "x": "farmland"}, "a-b a-c", first=1, rounds=6)
    scene.army(1, "base.orcs", "base.hill", {"x": 5})
    scene.army(0, RATS, PLAIN, {"a": 1}, hand=2)
    game = scene.turn(0, "conquer", round=4)
    seen = noted(game, 0)
    (mine,), (theirs,) = seen["own 2"], seen["theirs 2"]
    assert (mine.left, mine.now) == (2, 2.0)
    expected = {"regions": 2, "income": 2, "rate": 1, "spoils": 0, "tokens": 3, "fading": 0, "old regions": 0}
    assert {fact: mine.facts[fact] for fact in expected} == expected
    assert "idle" not in mine.facts
    assert theirs.left == 2  # its turn in this round is over
    assert {fact: theirs.facts[fact] for fact in ("regions", "income", "tokens")} == {"regions": 1, "income": 1, "tokens": 5}


@pytest.mark.parametrize(("name", "seats"), [("small-world", 2), ("small-world", 3), ("warcraft", 2), ("warcraft", 4)])
def test_the_search_goes_half_by_the_prospects_of_all_and_half_by_the_greedy_value(name: str, seats: int) -> None:
    game = Game.new(rules(name), seats, seed=6)
    rng = random.Random(6)
    bot = make_bot("mcts", rules(name), 1)
    assert isinstance(bot, MctsBot)
    pack = {"small-world": "swcore_base_game", "warcraft": "swcore_warcraft"}[name]
    fitted = load_prospects(pack, "prospects.json")
    of_game, greedy = import_module(f"{pack}.value").noted, load_value(rules(name))
    for _ in range(120):
        seat = game.pending[0]
        seen = of_game(game, seat)
        (mine,) = seen[f"own {seats}"]
        others = [fitted[f"theirs {seats}"].worth(one) for one in seen[f"theirs {seats}"]]
        coins = game.play.state.coins[seat]
        told = coins + mine.now + fitted[f"own {seats}"].worth(mine) + sum(others) / len(others)
        assert bot.value(game, seat) == pytest.approx((told + greedy(game, seat)) / 2)
        game.apply(rng.choice(game.legal_actions(seat)), seat)
        if not game.pending:
            break


def test_where_nothing_was_fitted_the_value_is_that_of_the_greedy_bot() -> None:
    game = Game.new(rules(), 2, seed=6)
    game.apply(game.legal_actions()[0])
    assert outlook(game, 0, {}, Weights()) == evaluate(game, 0, Weights())
    fitted = load_prospects("swcore_base_game", "prospects.json")
    assert outlook(game, 0, fitted, WEIGHTS, allies=(1,)) == evaluate(game, 0, WEIGHTS, (1,))
    assert lead(game, 0) == outlook(game, 0, fitted, WEIGHTS)


@pytest.mark.clause("TT-SCORE-2", "TT-BUILD-1")
def test_what_is_seen_of_a_town() -> None:
    """A well stands alone; wood and stone of another one lie beside each other: two free squares less, the pattern complete."""
    scene = TownScene("well . . . / . . . . / wood stone . . / . . . glass", "", cards=["cottage", "farm", "chapel"])
    (seen,) = town_noted(scene.building(), 0)[TOWN]
    assert seen.left == 15  # all but the square of the well
    assert seen.now == -15  # TT-SCORE-2: cubes come off before the count, the well alone scores nothing
    facts = {"empty": 12, "well": 1, "cottage": 0, "farm": 0}
    assert {fact: seen.facts[fact] for fact in facts} == facts


def test_a_town_is_worth_its_score_and_what_is_to_come_half_by_the_greedy_value() -> None:
    scene = TownScene("well . . . / . . . . / wood stone . . / . . . glass", "")
    game = scene.building()
    (seen,) = town_noted(game, 0)[TOWN]
    fitted = load_prospects("swcore_tiny_towns.evaluation", "prospects.json")[TOWN]
    greedy = load_value(rules("tiny-towns"))(game, 0)
    assert prospect(game, 0) == pytest.approx((-15 + fitted.worth(seen) + greedy) / 2)


@pytest.mark.clause("TT-SCORE-2")
def test_a_town_that_is_complete_has_its_score_and_nothing_to_come() -> None:
    """Fifteen wells, which score nothing without cottages, and one empty square."""
    scene = TownScene("well well well well / well well well well / well well well well / well well well .", "")
    scene.complete(2, 0)
    assert prospect(scene.building(3), 0) == -1


@pytest.mark.clause("TT-SCORE-2")
def test_at_the_end_of_a_game_of_towns_the_search_counts_the_score() -> None:
    game = Game.new(rules("tiny-towns"), 2, seed=4)
    play_out(game, [make_bot("random", rules("tiny-towns"), seat) for seat in range(2)])
    assert game.result is not None
    assert [prospect(game, seat) for seat in range(2)] == game.result["scores"]
