"""Answers of pieces that cannot be repeated are found, and the piece is named (T5, S9)."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from swcore import Game, Modifier, load_plugins
from swcore.hooks.discovery import load_file
from swcore.testing import check_history, check_repeatable, play_random
from tests.kernel.pieces import race

GNOLLS = "home.gnolls"
LUCK = random.Random()
SETS = '''
from swcore import hookimpl
from swcore.conquest import Race, fx

class Sets(Race):
    """Remembers words, in the order in which a set is walked."""

    @hookimpl
    def conquest_ready(self, view, army):
        words = {"axe", "bow", "club", "dirk", "epee", "flail"}
        return fx.note(army, "home.sets.words", WORDS)

sets = Sets("home.sets", tokens=6)
'''


def gnolls(answer: Callable[[], int]) -> Any:
    """Return a race that scores what a function says."""
    return race({"conquest_score": lambda view, army: Modifier(answer(), "luck")})


def played(piece: Any, steps: int = 60) -> Game:
    """Return a game in which the first seat holds a piece for some turns."""
    game = Game.new("small-world", 2, with_pieces=[piece], featured=[piece.id])
    rng = random.Random(1)
    game.apply(f"pick {piece.id}")
    for _ in range(steps):
        game.apply(rng.choice([action for action in game.legal_actions() if action.text != "decline"]))
    return game


def counter() -> Callable[[], int]:
    numbers = itertools.count()
    return lambda: next(numbers)


UNSTEADY = {"dice of its own": lambda: LUCK.randrange(10_000), "a memory of its own": counter()}


@pytest.mark.parametrize("what", UNSTEADY)
def test_t5_a_history_that_cannot_be_replayed_fails_the_check_and_the_piece_is_named(what: str) -> None:
    """Fault T5: a SaveError came where an AssertionError is documented, and nobody was suspected."""
    game = played(gnolls(UNSTEADY[what]))
    with pytest.raises(AssertionError, match=r"the save cannot be replayed: .*home\.gnolls answers conquest_score with M"):
        check_history(game)


@pytest.mark.parametrize("what", UNSTEADY)
def test_s9_an_answer_that_differs_is_found_and_the_piece_named(what: str) -> None:
    with pytest.raises(AssertionError, match=r"^home\.gnolls answers conquest_score with .* and in the same place"):
        check_repeatable(played(gnolls(UNSTEADY[what])))


def test_s9_an_answer_in_the_order_of_a_set_is_found_where_sets_have_another_order(tmp_path: Path) -> None:
    file = tmp_path / "sets.py"
    file.write_text(SETS.replace("WORDS", "tuple(words)"), encoding="utf-8")
    game = played(load_file(file)[0], 30)
    check_history(game)  # here the order is always the same
    with pytest.raises(AssertionError, match=r"^home\.sets answers conquest_ready with "):
        check_repeatable(game)


def test_s9_a_set_that_is_sorted_first_is_repeatable(tmp_path: Path) -> None:
    file = tmp_path / "sets.py"
    file.write_text(SETS.replace("WORDS", "tuple(sorted(words))"), encoding="utf-8")
    check_repeatable(played(load_file(file)[0], 30))


@pytest.mark.parametrize("name", ["small-world", "warcraft", "tiny-towns"])
def test_s9_the_pieces_of_each_game_are_repeatable(name: str) -> None:
    game = Game.new(load_plugins(name), 3, seed=5)
    rng = random.Random(5)
    for _ in range(40):
        seat = game.pending[0]
        game.apply(rng.choice(game.legal_actions(seat)), seat)
    check_repeatable(game)


def test_a_piece_that_answers_alike_passes() -> None:
    game = played(gnolls(lambda: 1))
    check_history(game)
    play_random(game, random.Random(2).randrange)
    check_history(game)
