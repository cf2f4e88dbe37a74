"""What can be built is kept from one position to the next; it equals what every pattern laid everywhere gives (TT-BUILD-1)."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from swcore_tiny_towns.position.pieces import Card
from swcore_tiny_towns.position.squares import RESOURCES
from swcore_tiny_towns.rules.active_cards import deal_of
from swcore_tiny_towns.rules.laid import buildable
from swcore_tiny_towns.testing.checks import layouts

from swcore import Game
from tests.shared.tables import PICKS, Table, begun, play_on, towns


def fresh(game: Game, seat: int) -> set[tuple[str, int]]:
    """Return the cards and the squares of the cubes that fit a pattern, from the drawing of the town alone."""
    state = game.play.state
    squares = state.towns[seat].squares
    found = set()
    for id in filter(None, (*state.cards, state.monuments[seat])):
        card = game.ruleset.pieces[id]
        assert isinstance(card, Card)
        for layout in layouts(card):
            if all(squares[square] == resource for square, resource in layout.items()):
                found.add((id, sum(1 << square for square in layout)))
    return found


def check_kept(game: Game) -> None:
    """Compare what is kept for every seat with a fresh count, and its order with that of a menu."""
    state, view = game.play.state, game.play.view
    for seat, town in enumerate(state.towns):
        laids = buildable(view, seat, deal_of(game.play, seat), town.code)
        found = [(laid.card, laid.mask) for laid in laids]
        assert set(found) == fresh(game, seat)
        assert len(found) == len(set(found)), "a pattern is kept twice"
        order = (*state.cards, state.monuments[seat])
        first = [(_first_cube(town.squares, laid.mask), order.index(laid.card), laid.code) for laid in laids]
        assert first == sorted(first)


def _first_cube(squares: tuple[str, ...], mask: int) -> tuple[int, int]:
    return min((RESOURCES.index(what), square) for square, what in enumerate(squares) if mask >> square & 1)


@settings(max_examples=15)
@given(table=towns(), picks=PICKS)
@pytest.mark.clause("TT-BUILD-1", "TT-BUILD-10")
def test_what_is_kept_is_what_a_fresh_look_finds_at_every_step(table: Table, picks: int) -> None:
    """Also where steps are taken back and done again, and in copies and loaded games that go on in their own way."""
    game, rng = begun("tiny-towns", table), random.Random(picks)
    while not game.over:
        play_on(game, rng, 1)
        check_kept(game)
        what = rng.random()
        if what < 0.05:
            back = rng.randint(0, min(6, len(game.log) - 1))
            for _ in range(back):
                game.undo()
                check_kept(game)
            for _ in range(rng.randint(0, back)):
                game.redo()
        elif what < 0.1:
            other = game.clone()
            for _ in range(rng.randint(1, 8)):
                play_on(other, rng, 1)
                check_kept(other)
        elif what < 0.12:
            game = Game.load(game.save())
        elif what < 0.14:
            check_kept(game.determinize(None, rng))
        check_kept(game)


@settings(max_examples=15)
@given(table=towns(), picks=PICKS)
def test_a_cube_that_is_looked_at_late_is_looked_up_all_the_same(table: Table, picks: int) -> None:
    """Nobody asked for a menu in between: many cubes are new, others gone, and some lie where others lay."""
    game, rng = begun("tiny-towns", table), random.Random(picks)
    while not game.over:
        check_kept(game)
        for _ in range(rng.randint(1, 30)):
            if not game.over:
                other = game.clone()  # its menus are its own
                action = rng.choice(other.legal_actions())
                game.apply_unchecked(action)
    check_kept(game)
