"""Terms and set-up: towns, cards in play, monuments, resource cards."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from swcore_tiny_towns.position.squares import NEAR, NUMBERS, SQUARES, squares_of
from swcore_tiny_towns.testing import TownScene, check_towns

from swcore import ActionError, Game
from tests.shared.rulesets import rules
from tests.towns.core.acts import RESOURCES, act, cited, lying, square, texts

RULES = rules("tiny-towns")
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
def test_a_square_holds_one_thing_and_a_cube_on_a_building_takes_no_second_square() -> None:
    game = TownScene("cottage wood warehouse", "", monuments=("statue_of_the_bondmaker",)).placing("glass", 1)
    squares = [text.split()[2] for text in texts(game, 0, "place")]
    assert squares == [name for name in SQUARES if name not in ("a1", "b1", "c1")]  # neither on a cube nor on a building
    act(game, 0, "store c1", "done")
    assert (square(game, 0, "c1"), lying(game, 0, "c1")) == ("towns.warehouse", ("glass",))
    assert game.play.state.towns[0].empty.bit_count() == 13  # as before
    check_towns(game)


# -- cards in play


@pytest.mark.clause("TT-SETUP-2", "TT-SETUP-3", "TT-SETUP-4")
def test_the_cottage_and_one_card_of_each_pile_of_four_are_in_play_for_all() -> None:
    met: dict[str, Counter[str]] = {type: Counter() for type in PILES}
    for seed in range(200):
        cottage, *cards = (card.removeprefix("towns.") for card in begun(seed=seed, options=WITHOUT).play.state.cards)
        assert cottage == "cottage"
        for type, card in zip(PILES, cards, strict=True):
            met[type][card] += 1
    assert {type: set(cards) for type, cards in met.items()} == PILES
    assert min(min(cards.values()) for cards in met.values()) > 25  # 50 on the average


@pytest.mark.clause("TT-SETUP-4", "TT-BUILD-8")
def test_the_seven_cards_stay_the_same_for_the_whole_game_and_are_not_used_up() -> None:
    game = TownScene("brick brick glass . / brick brick glass . / brick brick glass", "brick brick glass").building()
    cards = game.play.state.cards
    act(game, 0, "build tavern a1 b1 c1", "build tavern a2 b2 c2", "build tavern a3 b3 c3", "done")
    act(game, 1, "build tavern a1 b1 c1", "done")
    assert game.play.state.towns[0].squares.count("towns.tavern") == 3
    assert game.play.state.towns[1].squares.count("towns.tavern") == 1
    assert game.play.state.cards == cards


@pytest.mark.clause("TT-SETUP-4")
def test_a_card_that_is_not_in_play_cannot_be_built() -> None:
    game = TownScene("stone stone glass", "", cards=("tavern",)).building()
    assert texts(game, 0) == ["done"]
    assert cited(game, "build almshouse a1 b1 c1", 0) == {"TT-SETUP-4"}


@pytest.mark.clause("TT-SETUP-5")
def test_the_set_recommended_for_a_first_game_can_be_chosen() -> None:
    first = ("cottage", "farm", "well", "chapel", "tavern", "theater", "factory")
    for seed in range(5):
        game = begun(seed=seed, options={**WITHOUT, "cards": "first"})
        assert game.play.state.cards == tuple(f"towns.{card}" for card in first)


@pytest.mark.clause("TT-SETUP-6", "TT-BUILD-8")
def test_neither_cubes_nor_pieces_run_out() -> None:
    """Six towns of sixteen wood are more than the box holds, and so are 48 sheds of two cubes."""
    game = TownScene(*["wood wood wood wood " * 3 + "wood wood wood"] * 6).placing("wood", 0)
    for seat in range(6):
        act(game, seat, "place wood d4")
    assert sum(town.squares.count("wood") for town in game.play.state.towns) == 96
    sheds = TownScene(*["shed " * 14 + "wood stone"] * 6).building()
    for seat in range(6):
        act(sheds, seat, "build shed c4 d4")
    assert sum(town.squares.count("towns.shed") for town in sheds.play.state.towns) == 90


@pytest.mark.clause("TT-SETUP-7")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_master_builder_is_a_parameter(first: int) -> None:
    game = begun(3, first=first, options=WITHOUT)
    assert game.pending == (first,)
    assert set(texts(game, first)) == {f"name {resource}" for resource in RESOURCES}


# -- monuments


@pytest.mark.clause("TT-SETUP-8")
def test_each_player_is_dealt_two_of_fifteen_monuments_and_keeps_one() -> None:
    dealt_to = Counter[str]()
    for seed in range(100):
        game = begun(6, seed=seed)
        dealt = game.play.state.dealt
        assert [len(set(cards)) for cards in dealt] == [2] * 6
        assert len({card for cards in dealt for card in cards}) == 12
        dealt_to.update(card for cards in dealt for card in cards)
    assert set(dealt_to) == {card.id for card in RULES.of_kind("monument")}
    assert len(dealt_to) == 15
    assert min(dealt_to.values()) > 50  # 80 on the average
    for seat in range(6):
        cards = [card.removeprefix("towns.") for card in dealt[seat]]
        assert texts(game, seat) == [f"keep {card}" for card in cards]
        assert cited(game, f"keep {dealt[seat - 1][0].removeprefix('towns.')}", seat) == {"TT-SETUP-8"}
        game.apply(f"keep {cards[1]}", seat)
    assert game.play.state.monuments == [cards[1] for cards in dealt]


@pytest.mark.clause("TT-SETUP-9", "TT-SETUP-8", "TT-INT-29")
@pytest.mark.case("CASE-EN-01")
def test_the_kept_monument_and_the_one_returned_are_hidden_from_all_others() -> None:
    game = begun(3, seed=4)
    for seat in range(3):
        game.apply(texts(game, seat)[0], seat)
    names = [[card.removeprefix("towns.") for card in cards] for cards in game.play.state.dealt]
    act(game, 0, "name wood")
    for seat in range(3):
        act(game, seat, "place wood a1", "done")
    for viewer in (None, 0, 1, 2):
        told = repr([game.view(viewer), [game.events(step, seat=viewer) for step in game.log]])
        for owner in range(3):
            assert any(name in told for name in names[owner]) == (owner == viewer)


@pytest.mark.clause("TT-SETUP-8", "TT-SETUP-9")
def test_the_choice_of_a_monument_may_be_revised_until_all_have_chosen() -> None:
    game = begun(2, seed=4)
    one, other = texts(game, 0)
    act(game, 0, one)
    assert (game.pending, game.revisable) == ((1,), (0,))
    act(game, 0, "revise", other)
    act(game, 1, texts(game, 1)[0])
    assert game.play.state.monuments[0] == f"towns.{other.split()[1]}"
    assert game.revisable == ()
    with pytest.raises(ActionError):
        act(game, 1, "revise")


@pytest.mark.clause("TT-SETUP-10", "TT-SETUP-8", "TT-BUILD-10")
def test_a_player_has_exactly_one_monument() -> None:
    """The cubes of two Palaces and of a Starloom lie in the town of seat 0, whose monument is the Palace."""
    cubes = "wheat glass wheat glass / brick wood brick wood / . . . . / glass glass wood wheat"
    game = TownScene(cubes, "glass glass . . / wood wheat . .", monuments=("mandras_palace", "the_starloom")).building()
    assert any("mandras_palace" in text for text in texts(game, 0))
    assert not any("starloom" in text for text in texts(game, 0))
    assert any("starloom" in text for text in texts(game, 1))
    act(game, 0, "build mandras_palace a1 b1 a2 b2")
    assert not any("mandras_palace" in text for text in texts(game, 0))
    assert cited(game, "build mandras_palace c1 d1 c2 d2", 0) == {"TT-BUILD-10"}
    assert cited(game, "build the_starloom a4 b4 c4 d4", 0) == {"TT-BUILD-10"}


# -- resource cards


@pytest.mark.clause("TT-SETUP-13", "TT-SOLO-5", "TT-TOWNHALL-2")
@pytest.mark.parametrize(("mode", "sizes"), [("town_hall", (9, 5, 1, 0)), ("solo", (12, 0, 0, 3))])
def test_the_resource_deck_holds_three_cards_of_each_resource(mode: str, sizes: tuple[int, ...]) -> None:
    """In the town hall five are put away unseen, and the card of the first round lies open; in solo mode three are open."""
    state = begun(1, options={**WITHOUT, "mode": mode}).play.state
    piles = (state.deck, state.buried, state.discard, state.display)
    assert tuple(map(len, piles)) == sizes
    assert Counter(card for pile in piles for card in pile) == dict.fromkeys(RESOURCES, 3)


@pytest.mark.clause("TT-SETUP-12", "TT-OPT-1")
def test_the_base_mode_uses_no_resource_cards() -> None:
    state = begun(2, options=WITHOUT).play.state
    assert (state.deck, state.buried, state.discard, state.display) == ((), (), (), ())
