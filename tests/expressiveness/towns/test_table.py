"""What home-made cards and rules of towns do at the table: neighbours, naming, dealing, secrets, scores and the end."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from swcore_tiny_towns.scoring.score import total
from swcore_tiny_towns.testing import TownScene, check_towns, picture, points

from swcore import Game, PluginError, hookimpl, load_plugins
from swcore.testing import check_history
from tests.expressiveness.towns import (
    barter,
    border_post,
    garden_city,
    guild_of_brewers,
    last_bell,
    locusts,
    never_twice,
    rich_choice,
    rival_market,
    sealed_will,
    stone_age,
    watchtower,
)


def legal(game: Game, seat: int | None = None) -> list[str]:
    """Return the texts of the legal actions of a seat, the first one awaited when None."""
    return [action.text for action in game.legal_actions(seat)]


def ready(game: Game) -> Game:
    """Let everybody finish the step of building."""
    for seat in game.pending:
        game.apply("done", seat)
    return game


def test_a_border_post_counts_the_types_that_only_the_left_neighbour_has() -> None:
    game = TownScene("border_post cottage border_post", "cottage well farm", "theater", with_pieces=border_post.PIECES).building()
    assert points(game, 0, "border_post") == 2 * 2
    game = TownScene("border_post cottage", with_pieces=border_post.PIECES).building()
    assert points(game, 0, "border_post") == 0  # alone at the table one is one's own neighbour


@pytest.mark.clause("TT-ROUND-3")
def test_nobody_names_the_resource_of_the_round_before() -> None:
    game = TownScene("", "", with_pieces=never_twice.PIECES).placing("wood", by=0)
    for seat in (0, 1):
        game.apply("place wood a1", seat)
    ready(game)
    assert game.pending == (1,)
    assert legal(game) == ["name wheat", "name brick", "name glass", "name stone"]
    (told,) = game.violations("name wood", 1)
    assert (told.code, told.params["reason"]) == ("veto", "named-before")


def test_before_the_first_round_everything_may_be_named() -> None:
    assert len(legal(TownScene("", "", with_pieces=never_twice.PIECES).naming())) == 5


@pytest.mark.clause("TT-SETUP-13")
def test_a_stone_age_has_a_deck_of_eighteen_cards() -> None:
    rules = load_plugins("tiny-towns", with_pieces=stone_age.PIECES)
    game = Game.new(rules, 2, seed=1, options={"mode": "town_hall", "monuments": "off"})
    state = game.play.state
    assert Counter((*state.deck, *state.buried, *state.discard)) == {"wood": 2, "wheat": 2, "brick": 2, "glass": 2, "stone": 10}
    assert len(state.buried) == 5
    check_towns(game)
    solo = Game.new(rules, 1, seed=1, options={"mode": "solo", "monuments": "off"}).play.state
    assert (len(solo.deck), len(solo.display)) == (15, 3)


def test_a_deck_that_is_put_away_as_a_whole_is_refused() -> None:
    class Short(stone_age.StoneAge):
        @hookimpl
        def towns_deck(self) -> tuple[str, ...]:
            return ("wood",) * 5

    rules = load_plugins("tiny-towns", with_pieces=[Short("rows.short")])
    with pytest.raises(PluginError, match=r"rows\.short answered"):
        Game.new(rules, 2, options={"mode": "town_hall"})


@pytest.mark.clause("TT-SETUP-8")
def test_each_player_chooses_one_of_four_monuments_without_the_fort() -> None:
    rules = load_plugins("tiny-towns", with_pieces=rich_choice.PIECES)
    for seed in range(20):
        state = Game.new(rules, 3, seed=seed).play.state
        assert [len(cards) for cards in state.dealt] == [4, 4, 4]
        assert not any("towns.fort_ironweed" in cards for cards in state.dealt)
    game = Game.new(rules, 3, seed=1)
    assert len(legal(game, 0)) == 4
    assert [len(cards) for cards in game.determinize(0, Random(1)).play.state.dealt] == [4, 4, 4]


def test_six_players_get_as_many_monuments_as_there_are() -> None:
    rules = load_plugins("tiny-towns", with_pieces=rich_choice.PIECES)
    assert [len(cards) for cards in Game.new(rules, 6, seed=1).play.state.dealt] == [14 // 6] * 6


def test_a_market_earns_by_the_cottages_of_neighbours() -> None:
    cottage = ". wheat / brick glass"
    scene = TownScene("rival_market", cottage, "", cottage, monuments=["rival_market"], with_pieces=rival_market.PIECES)
    game = scene.building()
    for seat in (1, 3):
        game.apply("build cottage b1 a2 b2", seat)
    ready(game)
    assert points(game, 0, "rival_market") == 1
    assert game.play.state.towns[0].memory == {"rows.rival_market.coins": 2}


def test_a_market_alone_at_the_table_sells_nothing() -> None:
    game = TownScene(
        "rival_market . wheat / . brick glass", monuments=["rival_market"], with_pieces=rival_market.PIECES
    ).building()
    game.apply("build cottage c1 b2 c2")
    ready(game)
    assert game.play.state.towns[0].memory == {}


def test_neighbours_swap_their_first_cubes() -> None:
    game = ready(TownScene("barter stone", "wood wheat", with_pieces=barter.PIECES).building())
    assert (game.pending, legal(game)) == ((1,), ["choose accept", "choose refuse"])
    game.apply("choose accept", 1)
    assert picture(game, 0).startswith("barter wood . .")
    assert picture(game, 1).startswith("stone wheat . .")
    check_history(game)
    game.undo()
    game.apply("choose refuse", 1)
    assert picture(game, 1).startswith("wood wheat . .")


@pytest.mark.parametrize("towns", [("barter stone", ""), ("barter", "wood"), ("barter stone",)])
def test_without_two_cubes_nothing_is_offered(towns: tuple[str, ...]) -> None:
    game = ready(TownScene(*towns, with_pieces=barter.PIECES).building())
    assert legal(game)[0].startswith("name")


@pytest.mark.clause("TT-EFFECT-5")
def test_locusts_eat_the_first_wheat_of_the_left_neighbour() -> None:
    game = ready(TownScene("locusts", "wood wheat wheat", "wheat", monuments=["locusts"], with_pieces=locusts.PIECES).building())
    assert [picture(game, seat)[:16] for seat in (1, 2)] == ["wood . wheat . /", "wheat . . . / . "]


@pytest.mark.clause("TT-EFFECT-5")
def test_a_watchtower_keeps_the_squares_around_it_from_the_cards_of_others() -> None:
    pieces = (*locusts.PIECES, *watchtower.PIECES)
    kept = TownScene("locusts", "watchtower wheat", monuments=["locusts"], with_pieces=pieces)
    assert picture(ready(kept.building()), 1).startswith("watchtower wheat")
    beyond = TownScene("locusts", "watchtower . wheat", monuments=["locusts"], with_pieces=pieces)
    assert picture(ready(beyond.building()), 1).startswith("watchtower . . .")


@pytest.mark.clause("TT-SCORE-2")
def test_what_a_watchtower_sees_costs_nothing_when_it_is_empty() -> None:
    game = TownScene("watchtower", with_pieces=watchtower.PIECES).building()
    assert points(game, 0) == -(15 - 3)
    game = TownScene("watchtower . / . watchtower", with_pieces=watchtower.PIECES).building()
    assert (points(game, 0), total(game.play.view, 0)) == (-(14 - 7), -(14 - 7))


@pytest.mark.clause("TT-SCORE-3")
def test_brewers_let_taverns_score_double() -> None:
    """2, 5, 9 points for the first three taverns (TT-BLD-TAVERN-1)."""
    game = TownScene(
        "guild_of_brewers tavern tavern tavern cottage",
        monuments=["guild_of_brewers"],
        with_pieces=guild_of_brewers.PIECES,
    ).building()
    assert (points(game, 0, "tavern"), points(game, 0)) == (18, 18 - 11)
    assert total(game.play.view, 0) == 18 - 11


@pytest.mark.clause("TT-SCORE-2", "TT-SCORE-3")
def test_an_empty_corner_is_free_and_four_full_ones_score() -> None:
    assert points(TownScene("", with_pieces=garden_city.PIECES).building(), 0) == -12
    corners = "well . . well / . . . . / . . . . / well . . well"
    game = TownScene(corners, with_pieces=garden_city.PIECES).building()
    assert points(game, 0, "well") == 0
    assert points(game, 0) == 4 - 12
    assert total(game.play.view, 0) == 4 - 12


@pytest.mark.clause("TT-END-6")
def test_the_game_ends_with_the_last_bell() -> None:
    game = ready(TownScene("", "", with_pieces=last_bell.PIECES).building(9))
    assert not game.over
    game = ready(TownScene("wood", "well", with_pieces=last_bell.PIECES).building(10))
    assert game.over
    assert game.play.state.completed == (10, 10)
    assert picture(game, 0).startswith(". . .")  # cubes are cleared (TT-SCORE-1)


@pytest.mark.clause("TT-INT-29")
def test_a_name_in_secret_scores_at_the_end_and_nobody_learns_it_before() -> None:
    town = "glass wood / brick ."
    scene = TownScene(town, "cottage cottage well", monuments=["sealed_will"], with_pieces=sealed_will.PIECES)
    game = scene.building()
    game.apply("build sealed_will a1 b1 a2", 0)
    before = game.view(1)
    game.apply("choose cottage", 0)
    assert game.view(1) == before  # not even that something was chosen, while all build
    assert named_in(game) == "towns.cottage"
    check_history(game)
    game.undo()
    assert named_in(game) == ""
    game.redo()
    ready(game)
    assert points(game, 0, "sealed_will") == 4
    assert "cottage" in str(game.view(0)["state"]["secrets"])
    assert "cottage" not in str([game.view(seat)["state"]["secrets"] for seat in (1, None)])
    assert {named_in(game.determinize(1, Random(seed))) for seed in range(60)} == set(game.play.state.cards)
    assert {named_in(game.determinize(0, Random(seed))) for seed in range(9)} == {"towns.cottage"}


def named_in(game: Game) -> str:
    """Return what seat 0 has named in secret."""
    found: str = game.play.view.town(0).secret("rows.sealed_will", "named")
    return found
