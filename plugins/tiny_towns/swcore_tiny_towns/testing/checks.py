"""Checks that hold in every position of a game of towns; each raises `AssertionError` with a plain message."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

from swcore import Game
from swcore.testing import Checks, check_position
from swcore_tiny_towns.position.actions import Build
from swcore_tiny_towns.position.patterns import cube
from swcore_tiny_towns.position.pieces import MONUMENT, TYPES, Card
from swcore_tiny_towns.position.squares import NUMBERS, RESOURCES, SIDE, SQUARES
from swcore_tiny_towns.position.state import TownRecord, TownsState
from swcore_tiny_towns.rules.setup import BASE, deck_of

PACK = "towns"  # home-made cards may complete a town early, and take away what stands in a full one
Layout = dict[int, str]
"""Resources by square."""


def check_towns(game: Game) -> None:
    """Run the kernel's checks and those of towns: every square holds one thing, and what is derived equals a rebuild."""
    check_position(game)
    state: TownsState = game.play.state
    types = [game.ruleset.pieces[card].type for card in state.cards]  # type: ignore[attr-defined]
    dealt = list(dict.fromkeys(types)) if game.history.kept and game.history.log.laid_out else types  # a scene may show several
    assert dealt == [type for type in TYPES if type != MONUMENT], f"the cards in play are of the types {types}"
    as_printed = all(piece.pack == PACK for piece in game.ruleset.pieces.values())
    for seat, town in enumerate(state.towns):
        _check_town(state, seat, town, as_printed=as_printed)
    _check_cards(game, state)


def _check_town(state: TownsState, seat: int, town: TownRecord, *, as_printed: bool) -> None:
    own = state.monuments[seat]
    assert len(town.squares) == len(SQUARES), f"town {seat} has {len(town.squares)} squares"
    assert set(town.squares) <= {"", own, *RESOURCES, *state.cards}, f"town {seat} holds what is not in play: {town.squares}"
    assert not own or town.squares.count(own) <= 1, f"town {seat} has its monument twice"
    built = {square for square, what in enumerate(town.squares) if what in (*state.cards, own or None)}
    empty = {square for square, what in enumerate(town.squares) if not what}
    assert {square for square in range(len(SQUARES)) if town.empty >> square & 1} == empty, f"town {seat}: empty squares"
    bits = {(one, square) for one in RESOURCES for square in range(len(SQUARES)) if town.code & cube(one, square)}
    cubes = {(what, square) for square, what in enumerate(town.squares) if what in RESOURCES}
    assert bits == cubes, f"the cubes of town {seat} are {sorted(cubes)}, by its code {sorted(bits)}"
    for name, lying in town.on.items():
        assert NUMBERS[name] in built, f"something lies on {name} of town {seat}, where no building stands"
        assert lying, f"nothing lies on {name} of town {seat}, and yet it is listed"
        assert set(lying) <= set(RESOURCES), f"{lying} lies on {name} of town {seat}"
    assert set(town.fresh) <= built, f"a new building of town {seat} is not there"
    if state.completed[seat] and not state.ranking and as_printed:
        assert not empty, f"town {seat} is complete, and yet it has an empty square"


def _check_cards(game: Game, state: TownsState) -> None:
    dealt = [card for cards in state.dealt for card in cards]
    assert len(set(dealt)) == len(dealt), "a monument was dealt twice"
    for seat, own in enumerate(state.monuments):
        assert not own or own in state.dealt[seat], f"seat {seat} keeps a monument that it was not dealt"
    if game.play.setup.options["mode"] != BASE:
        cards = Counter((*state.deck, *state.buried, *state.discard, *state.display, *state.under))
        assert cards == Counter(deck_of(game.play)), f"the resource cards are {dict(cards)}"


def check_builds(game: Game) -> None:
    """In the whole history every build took off exactly the cubes of its card's pattern, as turned or mirrored as need be.

    A building that may stand for resources fills cells, too, if it was not put down in the same round; at least one cell is a
    cube (TT-BUILD-1 to TT-BUILD-4, TT-BLD-TRADINGPOST-2 to 7).
    """
    wild = {id for id, hooks in game.ruleset.impls.items() if "towns_wild" in hooks}
    before: Any = None
    for step, state in game.replay():
        if before is not None and isinstance(step.action, Build):
            card: Card = game.ruleset.pieces[game.ruleset.compiled.ids[step.action.word]]  # type: ignore[assignment]
            was = before.towns[step.seat]
            used = next(event[2] for event in step.events if event[0] == "used" and event[1] == step.seat)
            taken = {square: was.squares[square] for square in used}
            assert used, f"{step.action} takes no cube"
            assert set(taken.values()) <= set(RESOURCES), f"{step.action} takes {taken}"
            posts = {square for square, what in enumerate(was.squares) if what in wild and square not in was.fresh}
            assert any(_fits(layout, taken, posts) for layout in layouts(card)), (
                f"{step.action} took {taken}, which is not a pattern of {card.id}"
            )
        before = state


def _fits(layout: Layout, taken: Layout, posts: set[int]) -> bool:
    """Return whether the cubes fill a layout together with some posts."""
    return set(taken) <= set(layout) <= set(taken) | posts and all(layout[square] == cube for square, cube in taken.items())


def layouts(card: Card) -> tuple[Layout, ...]:
    """Return every way to lay the pattern of a card on a town, some of them more than once: eight symmetries, all shifts."""
    return _layouts(tuple(card.cells))


@cache
def _layouts(cells: tuple[tuple[int, int, str], ...]) -> tuple[Layout, ...]:
    found = []
    for turn in range(8):
        cells = tuple((column, -row, resource) for row, column, resource in cells)
        if turn == 4:
            cells = tuple((row, -column, resource) for row, column, resource in cells)
        for down in range(-SIDE, 2 * SIDE):
            for right in range(-SIDE, 2 * SIDE):
                moved = [(row + down, column + right, resource) for row, column, resource in cells]
                if all(0 <= row < SIDE and 0 <= column < SIDE for row, column, _ in moved):
                    found.append({SIDE * row + column: resource for row, column, resource in moved})
    return tuple(found)


CHECKS = Checks(check_towns)
