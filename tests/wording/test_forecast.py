"""What stopping now would bring is what it brings, and nothing is told that a seat cannot know."""

from __future__ import annotations

import random

import pytest

from swcore import Game
from tests.shared.showing import positions


@pytest.mark.parametrize("name", ["small-world", "warcraft"])
@pytest.mark.clause("SW-SCORE-1", "SW-DECL-7")
def test_what_was_told_of_the_end_of_a_turn_comes_true(name: str) -> None:
    """Every forecast that is sure is carried out: the seat gets as many coins, and its turn is over."""
    seen, then, lost = 0, 0, 0
    for game in positions(name, 24, seed=3):
        for seat in game.pending[:1]:
            for one in game.forecast(seat)[:6]:
                if not one.sure:
                    continue
                turn, world = game.face().turn(game), game.clone()
                before = game.play.state.coins[seat]
                for text in (one.action, *one.then):
                    world.apply(text, seat)
                assert world.play.state.coins[seat] - before == one.coins
                assert world.over or world.face().turn(world) != turn
                seen, then, lost = seen + 1, then + bool(one.then), lost + bool(one.lost)
    assert seen > 5
    assert then
    assert lost


@pytest.mark.clause("SW-DECL-4", "SW-DECL-9", "SW-DECL-2")
def test_a_decline_tells_what_goes_and_what_stays() -> None:
    """Each region keeps one token, all others go; of a race in decline all go."""
    found = 0
    for game in positions("small-world", 40, seed=5):
        seat = game.pending[0] if game.pending else 0
        army, old = game.play.view.active(seat), game.play.view.declined(seat)
        for one in game.forecast(seat):
            if one.action != "decline" or army is None or army.race == "base.ghouls":
                continue
            held = army.regions.bit_count()
            assert one.lost[0] == ("tokens that go", str(army.hand + army.placed - held))
            assert one.lost[1][0] == "kept"
            assert one.lost[1][1].startswith(f"{held} region")
            assert len(one.lost) in (2, 2 + len(old))
            found += 1
    assert found


def test_one_action_is_told_alone_a_composite_one_too() -> None:
    game = Game.new("small-world", 2, seed=5)
    game.apply(game.legal_actions()[0])
    game.apply(game.legal_actions()[0])
    [told] = game.forecast(0, action="done")
    assert (told.action, told.sure, told.coins) == ("done", True, 1), "one region is held"
    assert game.forecast(1) == ()
    assert game.forecast(0, action="conquer r99") == ()


def test_the_forecast_of_a_guess_is_that_of_the_game() -> None:
    for game in positions("small-world", 6, seed=7):
        if game.pending:
            seat = game.pending[0]
            guess = game.determinize(seat, random.Random(1))
            kept = [(one.action, one.coins, one.then, one.lost) for one in game.forecast(seat, "ru")]
            assert [(one.action, one.coins, one.then, one.lost) for one in guess.forecast(seat, "ru")] == kept


def test_what_does_not_stop_the_turn_is_not_followed_to_its_end() -> None:
    """A conquest or a pick leaves everything open: nothing is told, and nothing behind it is tried."""
    asked = 0
    for game in positions("small-world", 12, seed=9):
        for action in game.legal_actions()[:4]:
            if action.kind in ("pick", "conquer", "expand", "abandon"):
                assert game.forecast(action=action) == ()
                asked += 1
    assert asked
