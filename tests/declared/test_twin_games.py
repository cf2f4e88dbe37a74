"""Whole games with twins without code equal those with the originals: the same choices, the same states, step by step."""

from __future__ import annotations

import random

import pytest

from swcore import Game
from tests.declared.twins import twins, with_twins
from tests.shared.rulesets import rules

SAME = {game: [piece.id for piece in twins(game) if piece.kind in ("race", "power")] for game in ("small-world",)}


def both(game: str, seats: int, seed: int, *, edition: str = "", most: int = 600) -> None:
    """Play a game twice, with originals and with twins, and compare each choice and each state."""
    one = Game.new(rules(game), seats, seed=seed, edition=edition)
    other = Game.new(with_twins(game), seats, seed=seed, edition=edition)
    rng = random.Random(seed)
    for _ in range(most):
        if one.over:
            break
        seat = one.pending[0]
        texts = [action.text for action in one.legal_actions(seat)]
        assert [action.text for action in other.legal_actions(seat)] == texts
        chosen = rng.choice(texts)
        one.apply(chosen, seat=seat)
        other.apply(chosen, seat=seat)
        assert other.digest() == one.digest(), f"after {chosen}"


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("edition", ["hobbyworld-2016", "fan-as"])
def test_random_games_of_small_world_are_the_same(edition: str, seed: int) -> None:
    both("small-world", 2 + seed, seed, edition=edition)
