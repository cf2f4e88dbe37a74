"""Whole games with twins without code equal those with the originals: the same choices, the same states, step by step."""

from __future__ import annotations

import random

import pytest

from swcore import Game
from tests.declared.twins import twins, with_twins
from tests.shared.rulesets import rules

OTHER_NOTES = frozenset({"warcraft.worgen"})  # it remembers the same in another form, so states differ in that
LEAST = {"small-world": 34, "warcraft": 33}  # races and powers that are to have a twin


def both(
    game: str, seats: int, seed: int, *, edition: str = "", without: frozenset[str] = frozenset(), states: bool = True
) -> None:
    """Play a game twice, with originals and with twins, and compare each choice and each state, or the coins alone."""
    one = Game.new(rules(game), seats, seed=seed, edition=edition)
    other = Game.new(with_twins(game, without), seats, seed=seed, edition=edition)
    rng = random.Random(seed)
    while not one.over:
        seat = one.pending[0]
        texts = [action.text for action in one.legal_actions(seat)]
        assert [action.text for action in other.legal_actions(seat)] == texts
        chosen = rng.choice(texts)
        one.apply(chosen, seat=seat)
        other.apply(chosen, seat=seat)
        assert other.play.state.coins == one.play.state.coins, f"after {chosen}"
        assert not states or other.digest() == one.digest(), f"after {chosen}"


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("edition", ["hobbyworld-2016", "fan-as"])
def test_random_games_of_small_world_are_the_same(edition: str, seed: int) -> None:
    both("small-world", 2 + seed, seed, edition=edition)


@pytest.mark.parametrize("seed", range(4))
def test_random_games_of_warcraft_are_the_same(seed: int) -> None:
    both("warcraft", 2 + seed, seed, without=OTHER_NOTES)


def test_a_game_with_other_notes_has_the_same_choices_and_coins() -> None:
    both("warcraft", 4, 11, states=False)


@pytest.mark.parametrize("game", LEAST)
def test_enough_races_and_powers_have_a_twin(game: str) -> None:
    assert sum(piece.kind in ("race", "power") for piece in twins(game)) >= LEAST[game]
