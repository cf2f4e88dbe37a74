"""What a game shows and tells a seat is the same in all worlds that the seat cannot tell apart, in every game."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from swcore import Game
from tests.properties.test_two_worlds import apply_both, two_worlds
from tests.shared.rulesets import rules
from tests.shared.showing import ALL, LANGUAGES, as_text, positions, shown, told
from tests.shared.tables import liked
from tests.towns.games.test_two_worlds import OTHER
from tests.towns.games.test_two_worlds import Worlds as Towns
from tests.warcraft.games.test_two_worlds import BOMB, laid
from tests.warcraft.games.test_two_worlds import Worlds as Islands

TRIES = (
    "resign",
    "choose explodes",
    "pick warcraft.goblins",
    "pick base.trolls",
    "keep fort_ironweed",
    "build silva_forum a1 b1",
)


def everything(game: Game, seat: int | None, language: str) -> str:
    """Return all that a seat learns of a game with its history, as text."""
    return as_text([shown(game, seat, language, TRIES), told(game, seat, language, last=9)])


@pytest.mark.parametrize("name", ALL)
@pytest.mark.clause("SW-SETUP-8", "WC-SETUP-10", "TT-SETUP-9", "TT-ROUND-6")
def test_a_guess_shows_a_seat_what_the_game_shows_it(name: str) -> None:
    """Stacks, hidden faces, bombs, lanes of others and sealed answers are dealt anew: nothing that is shown changes."""
    rng, compared = random.Random(name), 0
    for number, game in enumerate(positions(name, 12, seed=1)):
        for seat in rng.sample([None, *range(game.play.setup.seats)], 2):
            language = LANGUAGES[number % 2]
            guess = game.determinize(seat, random.Random(number))
            worlds = [shown(world, seat, language, TRIES) for world in (game, guess)]
            for world in worlds:
                world.get("menu", {}).pop("undo", None)  # a guess has no history
            assert worlds[0] == worlds[1]
            if seat is not None:
                ends = [[(one.action, one.sure, one.coins) for one in world.forecast(seat, language)] for world in (game, guess)]
                assert ends[0] == ends[1]
            compared += 1
    assert compared == 24


def together(one: Game, other: Game, viewers: list[int | None], number: int) -> None:
    """Hold two worlds against each other for some viewers."""
    for viewer in viewers:
        language = LANGUAGES[number % 2]
        assert everything(one, viewer, language) == everything(other, viewer, language), viewer


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.clause("SW-SETUP-8", "SW-DEF-17")
def test_stacks_of_small_world_are_in_nothing_that_is_told(seed: int) -> None:
    one, other = two_worlds(seed, 3, "", 8)
    pick, steps = random.Random(seed), 0
    while not one.over and one.play.state.column == other.play.state.column and steps < 30:
        if steps % 5 == 0:
            together(one, other, [None, *range(3)], steps // 5)
        apply_both(one, other, pick.choice([action.text for action in one.legal_actions()]))
        steps += 1
    assert steps > 2


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.clause("WC-SETUP-10", "WC-MARK-5", "WC-RACE-GOBLINS-2", "WC-RACE-GOBLINS-6")
def test_stacks_and_places_of_warcraft_are_in_nothing_that_is_told(seed: int) -> None:
    worlds, pick, steps = Islands(seed, 3, 3), random.Random(seed), 0
    while not worlds.one.over and steps < 30:
        if steps % 6 == 0:
            together(worlds.one, worlds.other, [None, *range(3)], steps // 6)
        texts = [action.text for action in worlds.one.legal_actions()]
        texts = [text for text in texts if text == "pick warcraft.goblins" or BOMB in text] or texts
        steps += 1
        if worlds.parted(*worlds.apply(pick.choice(texts))):
            break
    assert steps > 2


@pytest.mark.clause("WC-RACE-GOBLINS-2")
def test_bombs_with_different_faces_are_told_alike() -> None:
    worlds = laid()
    together(worlds.one, worlds.other, [None, 0, 1], 0)


@pytest.mark.parametrize(("seed", "mode"), [(0, "base"), (1, "base")])
@pytest.mark.clause("TT-SETUP-9", "TT-INT-29", "TT-SETUP-8")
def test_the_monument_of_another_seat_is_in_nothing_that_is_told(seed: int, mode: str) -> None:
    worlds, rng = Towns(seed, 3, mode), random.Random(seed)
    one, other = worlds.one, worlds.other
    together(one, other, [None, 0, 2], 0)
    worlds.keep(seed % 2)
    assert one.play.state.monuments[OTHER] != other.play.state.monuments[OTHER]
    steps = 0
    while not one.over and steps < 40:
        if steps % 13 == 0:
            together(one, other, [None, 0, 2], steps // 13)
        seat = rng.choice(one.pending)
        action = liked(one, seat, rng)
        if seat == OTHER and action not in other.legal_actions(seat):
            break
        one.apply(action, seat)
        other.apply(action, seat)
        steps += 1
    assert steps > 2


@pytest.mark.clause("TT-ROUND-6", "TT-ROUND-9")
def test_what_another_seat_has_done_in_an_open_round_is_in_nothing_that_is_told() -> None:
    """One world in which seat 1 has placed a cube, one in which it has placed it elsewhere, one in which it has not."""
    game, rng = Game.new(rules("tiny-towns"), 3, seed=4), random.Random(4)
    while game.play.state.committed is None:
        seat = game.pending[0]
        game.apply(rng.choice(game.legal_actions(seat)), seat)
    worlds = [game.clone(), game.clone(), game.clone()]
    worlds[0].apply(game.legal_actions(1)[0], 1)
    worlds[1].apply(game.legal_actions(1)[5], 1)
    for world in worlds:
        world.apply(game.legal_actions(0)[2], 0)
    for viewer in (None, 0, 2):
        first, *rest = [everything(world, viewer, "en") for world in worlds]
        assert rest == [first, first]
    assert everything(worlds[0], 1, "en") != everything(worlds[1], 1, "en")


def test_a_face_that_told_what_is_hidden_would_be_caught() -> None:
    """The comparison sees a difference where somebody may see it: the seat itself sees its monument."""
    worlds = Towns(7, 3, "base")
    worlds.keep(0)
    mine: Callable[[Game], Any] = lambda game: everything(game, OTHER, "en")  # noqa: E731
    assert mine(worlds.one) != mine(worlds.other)
