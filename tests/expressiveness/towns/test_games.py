"""Whole games with each home-made card of towns alone, and with all of them at once: every position is sound."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from swcore_tiny_towns.testing import check_builds, check_towns

from swcore import Game, Piece, Ruleset, load_plugins
from swcore.bots import make_bot
from swcore.testing import check_history, check_pure, check_undo
from tests.expressiveness import town_rows

PIECES = {piece.id: piece for piece in town_rows()}
MODES = ("base", "base", "town_hall", "solo")
LONGEST = 3_000  # decisions; real games take some hundred
ALL = "all"


@cache
def rules(id: str) -> Ruleset:
    pieces: list[Piece] = list(PIECES.values()) if id == ALL else [PIECES[id]]
    return load_plugins("tiny-towns", with_pieces=pieces)


def begun(id: str, seed: int) -> Game:
    """Return a game with a card in play, or dealt as a monument and kept by whoever got it."""
    mode = MODES[seed % len(MODES)]
    featured = [one for one, piece in PIECES.items() if one in rules(id).pieces and piece.kind != "rule"]
    seats = 1 if mode == "solo" else 2 + seed % 3
    game = Game.new(rules(id), seats, seed=seed, options={"mode": mode}, featured=featured)
    for seat in range(seats):
        legal = game.legal_actions(seat)
        words = [rules(id).compiled.words[one] for one in featured]
        game.apply(next((one for one in legal if one.args[0] in words), legal[0]), seat)
    return game


def play(id: str, seed: int, *, greedy: bool = False) -> Game:
    """Play to the end with every check, and return the game."""
    game, rng = begun(id, seed), Random(seed)
    bots = [make_bot("greedy", game.ruleset, seed) for _ in range(game.play.state.seats)] if greedy else []
    for _ in range(LONGEST):
        if game.over:
            break
        seat = rng.choice(game.pending)
        legal = game.legal_actions(seat)
        building = [one for one in legal if one.kind in ("build", "use")] if rng.random() < 0.6 else []  # else few are ever built
        game.apply(bots[seat].choose(game, seat) if greedy else rng.choice(building or legal), seat)
        if rng.random() < 0.2:
            check_towns(game)
        if rng.random() < 0.02:
            check_pure(game)
    assert game.over
    check_towns(game)
    check_builds(game)
    check_history(game)
    check_undo(game)
    return game


@pytest.mark.parametrize("id", PIECES)
def test_a_random_game_with_a_card_is_sound(id: str) -> None:
    play(id, 0)


@pytest.mark.parametrize("seed", range(3))
def test_a_random_game_with_all_of_them_is_sound(seed: int) -> None:
    play(ALL, seed)


@pytest.mark.long
@pytest.mark.parametrize("id", PIECES)
def test_many_games_with_a_card_are_sound(id: str) -> None:
    for seed in range(50):
        play(id, seed)
    for seed in range(5):
        play(id, seed, greedy=True)


@pytest.mark.long
@pytest.mark.parametrize("tens", range(10))
def test_a_hundred_games_with_all_of_them_are_sound(tens: int) -> None:
    for seed in range(10 * tens, 10 * tens + 10):
        play(ALL, seed)
