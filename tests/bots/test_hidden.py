"""Bots use what their seat may see, and nothing else: two worlds that differ in hidden facts get the same choices."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from swcore import Game
from swcore.bots import GreedyBot, make_bot
from swcore.bots.registry import load_value
from swcore.conquest.position.state import ConquestState
from tests.shared.rulesets import rules

DICE = 40


def two_worlds(seats: int, seed: int) -> Iterator[tuple[Game, Game]]:
    """Play a greedy game, and hand out each position with a twin in which all that is hidden from the seat asked differs."""
    game = Game.new(rules(), seats, seed=seed)
    bots = [make_bot("greedy", rules(), seat) for seat in range(seats)]
    while not game.over:
        seat = game.pending[0]
        yield game, twin(game, seat)
        game.apply(bots[seat].choose(game, seat))


def twin(game: Game, seat: int) -> Game:
    """Return a copy with other stacks, other dice to come and other purses of the opponents."""
    other = game.clone()
    state: ConquestState = other.play.state
    state.banners, state.badges = state.banners[::-1], state.badges[::-1]
    state.coins = [total if owner == seat else total + 3 + owner for owner, total in enumerate(state.coins)]
    state.streams = {name: (key ^ 1, count) for name, (key, count) in state.streams.items()}
    return other


@pytest.mark.clause("SW-SETUP-8", "SW-SCORE-6")
@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (2, 21), (3, 5)])
def test_greedy_chooses_alike_whatever_is_hidden_from_it(seats: int, seed: int) -> None:
    for number, (game, other) in enumerate(two_worlds(seats, seed)):
        seat = game.pending[0]
        assert game.view(seat) == other.view(seat)
        assert game.digest() != other.digest()
        one, same = (make_bot("greedy", rules(), number) for _ in range(2))
        assert one.choose(game, seat) == same.choose(other, seat)


@pytest.mark.clause("SW-SCORE-6")
def test_a_position_is_worth_the_same_whatever_the_others_own() -> None:
    value = load_value(rules())
    for game, other in two_worlds(2, 3):
        seat = game.pending[0]
        assert value(game, seat) == value(other, seat)


def prying(game: Game, seat: int) -> float:
    """Return a value that wants the top banner of the stack early in the alphabet when many tokens are in hand."""
    state = game.play.state
    early = state.banners[0] < state.banners[-1]
    army = state.armies[state.active[seat]]
    return (1.0 if early else -1.0) * (army.hand if army else 0)


@pytest.mark.clause("SW-SETUP-8")
def test_a_value_that_reads_the_stacks_learns_nothing_about_them() -> None:
    game = Game.new(rules(), 2, seed=7)
    other = twin(game, 0)
    assert game.play.state.banners[0] != other.play.state.banners[0]
    for seed in range(20):
        assert GreedyBot(prying, seed).choose(game, 0) == GreedyBot(prying, seed).choose(other, 0)


def test_dice_of_a_guess_are_not_the_dice_of_the_game() -> None:
    """A copy for a look ahead throws its own dice, also when the true game has thrown none yet."""
    faces = tuple(range(1, 101))
    game = Game.new(rules(), 2, seed=7)
    guess = game.determinize(0, random.Random(1))
    true = [game.play.draw("die", faces) for _ in range(DICE)]
    assert [guess.play.draw("die", faces) for _ in range(DICE)] != true
