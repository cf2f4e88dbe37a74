"""A11: a clone is independent, whatever the original does next: it acts like a position that was put together anew."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from swcore import Game
from swcore.testing.checks import rebuilt
from tests.shared.rulesets import rules

GAMES = ("small-world", "warcraft", "tiny-towns")
TRIED = 4  # actions per position


def afresh(game: Game) -> Game:
    """Return a clone that keeps nothing that was worked out before."""
    new = game.clone()
    new.play.memo = new.play.menu = None
    new.play.state = rebuilt(game)
    new.play.view = new.play.view.over(new.play.state)
    return new


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 2**32))
def test_a_clone_acts_like_a_fresh_position_after_the_original_has_moved_on(name: str, seed: int) -> None:
    """Conquests with modes and extras are preferred, for they read most of what is worked out beforehand."""
    rng = random.Random(seed)
    game = Game.new(rules(name), 2, seed=seed)
    while not game.over:
        seat = game.pending[0]
        actions = game.legal_actions(seat)
        odd = [action for action in actions if len(action.args) > 1]
        chosen = rng.choice(odd if odd and rng.random() < 0.5 else list(actions))
        if rng.random() < 0.2 or (odd and rng.random() < 0.4):
            wanted = rng.sample(odd, min(len(odd), TRIED)) or [rng.choice(actions)]
            pairs = [(action, game.clone(), afresh(game)) for action in wanted]
            game.apply(chosen, seat)
            for action, clone, fresh in pairs:
                assert clone.legal_actions(seat) == fresh.legal_actions(seat)
                assert clone.explain(action, seat) == fresh.explain(action, seat)
                clone.apply_unchecked(action, seat)
                fresh.apply_unchecked(action, seat)
                assert clone.digest() == fresh.digest(), f"{action} after the original did {chosen}"
        else:
            game.apply(chosen, seat)
