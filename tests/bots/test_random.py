"""The bot that plays by chance."""

from __future__ import annotations

import random
from collections import Counter

from swcore import Game
from swcore.bots import make_bot
from tests.shared.rulesets import rules

DRAWS = 6000
# Chi-square with 5 degrees of freedom exceeds this once in a thousand samples.
BOUND = 20.5


def opening() -> Game:
    """Return a game before its first decision: six combos, all of which five coins can pay."""
    return Game.new(rules(), 2, seed=11)


def test_every_legal_action_is_equally_likely() -> None:
    game, bot = opening(), make_bot("random", rules(), 5)
    menu = game.legal_actions()
    assert len(menu) == 6
    drawn = Counter(bot.choose(game, 0) for _ in range(DRAWS))
    expected = DRAWS / len(menu)
    assert sum((drawn[action] - expected) ** 2 / expected for action in menu) < BOUND
    assert set(drawn) == set(menu)


def test_the_same_seed_gives_the_same_choices_and_another_seed_gives_others() -> None:
    game = opening()
    one, same, other = (make_bot("random", rules(), seed) for seed in (1, 1, 2))
    first = [one.choose(game, 0) for _ in range(50)]
    assert [same.choose(game, 0) for _ in range(50)] == first
    assert [other.choose(game, 0) for _ in range(50)] != first


def test_it_draws_neither_from_the_game_nor_from_the_shared_generator() -> None:
    game, bot = opening(), make_bot("random", rules(), 3)
    before, shared = game.digest(), random.getstate()
    for _ in range(20):
        bot.choose(game, 0)
    assert game.digest() == before
    assert random.getstate() == shared
