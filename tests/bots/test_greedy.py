"""The look ahead of the greedy bot, with value functions made for the tests."""

from __future__ import annotations

import gc
import os
import subprocess
import sys

import pytest

from swcore import Action, Game
from swcore.bots import GreedyBot, make_bot, play_out
from swcore.testing import Scene
from tests.bots.table import PLAIN, RATS
from tests.shared.rulesets import rules

GAME = """
from swcore import Game, load_plugins
from swcore.bots import make_bot, play_out
rules = load_plugins("small-world")
game = Game.new(rules, 3, seed=8)
play_out(game, [make_bot("greedy", rules, seat) for seat in range(3)])
print([step.action.text for step in game.log[1:]])
"""


def holds(name: str) -> GreedyBot:
    """Return a greedy bot that wants nothing but one region."""

    def value(game: Game, seat: int) -> float:
        state = game.play.state
        owner = state.owner[state.ground.index[name]]
        return 1.0 if owner >= 0 and state.army(owner).seat == seat else 0.0

    return GreedyBot(value, seed=1)


def attempt(hand: int, power: str = PLAIN) -> Game:
    """Return the last conquests of an army beside a region that costs 4."""
    scene = Scene({"a": "farmland edge", "b": "farmland"})
    scene.army(1, "base.orcs", "base.hill", {"b": 2})
    scene.army(0, RATS, power, {"a": 1}, hand=hand)
    return scene.turn(0, "conquer")


@pytest.mark.clause("SW-DIE-1", "SW-DIE-5")
@pytest.mark.parametrize(("hand", "sixths"), [(1, 1), (2, 2), (3, 3)])
def test_a_die_counts_by_the_share_of_its_faces(hand: int, sixths: int) -> None:
    """The die shows 0, 0, 0, 1, 2, 3: three missing tokens come once in six throws, two twice, one three times."""
    game, bot = attempt(hand), holds("b")
    assert bot.expect(game.determinize(0, bot.rng), 0, game.parse("conquer b die")) == pytest.approx(sixths / 6)
    assert bot.choose(game, 0).text == "conquer b die"


@pytest.mark.clause("SW-DIE-1", "SW-DIE-5")
def test_a_die_that_only_hits_or_misses_is_looked_at_twice() -> None:
    """Two tokens missing: 2 and 3 hit, 0 and 1 miss, and what they lead to is the same."""
    game, bot = attempt(2), holds("b")
    looks: list[Game] = []
    value = bot.value

    def looked(after: Game, seat: int) -> float:
        looks.append(after)
        return value(after, seat)

    bot.value = looked
    assert bot.expect(game.determinize(0, bot.rng), 0, game.parse("conquer b die")) == pytest.approx(2 / 6)
    assert len(looks) == 2


def test_an_action_without_chance_counts_as_what_it_does() -> None:
    game, bot = attempt(4), holds("b")
    assert bot.expect(game.determinize(0, bot.rng), 0, game.parse("conquer b")) == 1.0
    assert bot.choose(game, 0).text == "conquer b"


def test_a_recorded_die_is_not_foreseen() -> None:
    """Scenes fix the die of the true game; the look ahead still counts all its faces."""
    scene = Scene({"a": "farmland edge", "b": "farmland"}, rolls=[3])
    scene.army(1, "base.orcs", PLAIN, {"b": 2})
    scene.army(0, RATS, "base.hill", {"a": 1}, hand=1)
    game, bot = scene.turn(0, "conquer"), holds("b")
    assert bot.expect(game.determinize(0, bot.rng), 0, game.parse("conquer b die")) == pytest.approx(1 / 6)


def test_among_equals_the_last_of_the_menu_is_taken() -> None:
    game = attempt(4)
    assert GreedyBot(lambda game, seat: 0.0, seed=1).choose(game, 0) == game.legal_actions()[-1]


def test_values_that_differ_by_rounding_are_equal() -> None:
    game = attempt(4)
    menu = game.legal_actions()
    worth = iter([0.1 + 0.2] + [0.3] * (len(menu) - 1))
    assert 0.1 + 0.2 > 0.3
    assert GreedyBot(lambda game, seat: next(worth), seed=1).choose(game, 0) == menu[-1]


def test_the_most_valuable_action_is_taken_for_the_seat_that_acts() -> None:
    game = Game.new(rules(), 2, seed=6)
    poor = GreedyBot(lambda game, seat: -game.play.state.coins[seat], seed=1)
    assert game.play.state.coins == [5, 5]
    assert poor.choose(game, 0) == game.legal_actions()[5]  # the sixth combo costs five coins


def test_the_game_is_left_as_it_was() -> None:
    game, bot = Game.new(rules(), 2, seed=6), make_bot("greedy", rules(), 1)
    digest, steps, menu = game.digest(), len(game.log), game.legal_actions()
    action: Action = bot.choose(game, 0)
    assert (game.digest(), len(game.log), game.legal_actions()) == (digest, steps, menu)
    game.apply(action)  # it can still be acted upon, with its history
    game.undo()
    assert game.digest() == digest


def test_positions_that_were_looked_at_are_gone_at_once() -> None:
    """None waits for the collector of garbage, which would have to look at all of them."""
    game, bot = attempt(2), make_bot("greedy", rules(), 1)
    bot.choose(game, 0)
    gc.collect()
    gc.disable()
    try:
        before = sum(type(one) is type(game.play.state) for one in gc.get_objects())
        bot.choose(game, 0)
        assert sum(type(one) is type(game.play.state) for one in gc.get_objects()) == before
    finally:
        gc.enable()


def test_the_same_seeds_give_the_same_game() -> None:
    played = []
    for _ in range(2):
        game = Game.new(rules(), 3, seed=2)
        play_out(game, [make_bot("greedy", rules(), seat) for seat in range(3)])
        played.append([step.action for step in game.log])
    assert played[0] == played[1]


def test_choices_do_not_depend_on_the_hash_seed() -> None:
    runs = [
        subprocess.run(
            [sys.executable, "-c", GAME],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
            timeout=120,
        ).stdout
        for seed in ("1", "20")
    ]
    assert len(runs[0]) > 100
    assert runs[0] == runs[1]
