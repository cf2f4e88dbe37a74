"""The value of a town is worked out quickly, and remembered: here it is worked out slowly from what it means, from nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from math import log1p
from pathlib import Path
from random import Random

import pytest
from swcore_tiny_towns import Building, Monument, TownRule
from swcore_tiny_towns.evaluation.evaluate import NEXT, PROGRESS, ROOM, STUCK, value
from swcore_tiny_towns.evaluation.prospects import TOWN, noted
from swcore_tiny_towns.evaluation.watching import Watching
from swcore_tiny_towns.evaluation.worth import HOPES, LEAST, LOSS, TABLE
from swcore_tiny_towns.position.patterns import cubes_in, used
from swcore_tiny_towns.position.squares import ALL, squares_of
from swcore_tiny_towns.position.view import Town, View
from swcore_tiny_towns.rules.active_cards import deal_of
from swcore_tiny_towns.scoring.score import Survey, total_of
from swcore_tiny_towns.testing import TownScene

from swcore import Game, Modifier, Piece, Ruleset, hookimpl, load_plugins
from swcore.bots import GreedyBot, make_bot
from swcore.hooks.discovery import load_file

EXAMPLES = Path(__file__).parents[2] / "examples"
ONE = Modifier(1, "one")
HOME = ("HOME-1",)


class Calendar(Building):
    """It scores by the round, the resource, what is built, and the cubes of the seat on the left; alone that is its own."""

    @hookimpl
    def towns_score(self, view: View, town: Town, squares: int) -> Modifier:
        cubes = view.town(view.left(town.seat)).cubes.bit_count()
        return ONE.times(
            (view.round % 3 + len(view.named) % 2 + cubes % 3 + len(view.built(range(view.seats)))) * squares.bit_count()
        )


class Kitchen(Building):
    """It scores by what is fed, by the round, and by who has finished."""

    @hookimpl
    def towns_score_fed(self, view: View, town: Town, squares: int, fed: int) -> Modifier:
        return ONE.times((fed.bit_count() + view.round + sum(view.completed)) % 4 * squares.bit_count())


class Court(Monument):
    """Every card scores a point more in odd rounds."""

    @hookimpl
    def towns_card_score(self, view: View, town: Town, squares: int, card: str, points: int) -> Modifier | None:
        return ONE.times(view.round % 2) if card != self.id else None


class Lawn(Monument):
    """An empty square costs nothing."""

    @hookimpl
    def towns_worth(self, town: Town, what: str) -> Modifier | None:
        return ONE if what == "empty" else None


class Race(TownRule):
    """A point for everybody for each town that is complete."""

    @hookimpl
    def towns_score(self, view: View, town: Town, squares: int) -> Modifier:
        return ONE.times(sum(1 for done in view.completed if done))


def strangers() -> list[Piece]:
    """Return cards that look at all sorts of things when they score."""
    return [
        Calendar("home.calendar", type="factory", pattern="wheat . / wood stone", clauses=HOME),
        Kitchen("home.kitchen", type="chapel", pattern="glass . / stone stone", clauses=HOME),
        Court("home.court", pattern="glass . / stone brick", clauses=HOME),
        Lawn("home.lawn", pattern="glass . / stone wood", clauses=HOME),
    ]


def examples() -> list[Piece]:
    return [piece for name in ("windmill", "guildhall") for piece in load_file(EXAMPLES / f"{name}.py")]


SETS: dict[str, Callable[[], list[Piece]]] = {
    "the game": list,
    "examples": examples,
    "strangers": strangers,
    "strangers and a rule": lambda: [*strangers(), Race("home.race", clauses=HOME)],
}


@cache
def rules(name: str) -> tuple[Ruleset, tuple[str, ...]]:
    pieces = SETS[name]()
    return load_plugins("tiny-towns", with_pieces=pieces), tuple(piece.id for piece in pieces if piece.kind != "rule")


# -- the plain way


def plain_total(view: View, seat: int) -> int:
    """Return the score of a town, of which nothing was kept."""
    _, squares, on, memory, secrets, _ = view.scored(seat)
    return total_of(view, Survey(view, Town(view.ruleset.pieces, seat, squares, dict(on), dict(memory), 0, secrets)))


def plain_gain(game: Game, seat: int, card: str) -> float:
    """Return what one more building of a card brings on the best square without a building: points, and hopes for more."""
    after, view = game.play.clone(), game.play.view
    free = squares_of(ALL & ~view.town(seat).buildings)
    after.emit(("used", seat, squares_of(view.town(seat).cubes)))  # cubes come off before a town is scored (TT-SCORE-1)
    bare, most = after.state.towns[seat], LOSS
    for square in free:
        after.state.towns[seat] = bare.clone()
        after.emit(("stood", seat, card, square, "built"))
        most = max(most, plain_total(after.view, seat) - plain_total(view, seat))
    return max(LEAST, most + HOPES[view.card(card).type] * min(1.0, len(free) / 8))


def plain_patterns(game: Game, seat: int) -> tuple[list[float], list[int], int]:
    """Return what the best pattern of each card is worth, in how many places each fits, and how many cubes are in none."""
    town, deal = game.play.state.towns[seat], deal_of(game.play, seat)
    best: dict[str, float] = {}
    places: dict[str, int] = {}
    useful = 0
    for laid in (laid for ways in deal.ways for laid in ways.laids):
        built = laid.card == deal.monument and laid.card in town.squares  # a monument is built once (TT-BUILD-10)
        have = laid.code & town.code
        if built or laid.mask & ~(used(have) | town.empty):
            continue
        places[laid.card] = places.get(laid.card, 0) + 1
        if have:
            useful |= have
            best[laid.card] = max(best.get(laid.card, 0.0), (len(cubes_in(have)) / len(cubes_in(laid.code))) ** 2)
    values = sorted((share * plain_gain(game, seat, card) for card, share in best.items()), reverse=True)
    return values, list(places.values()), len(cubes_in(town.code & ~useful))


def plain_hungry(town: Town) -> float:
    """Return what cottages without a feeder promise, or feeders without cottages, a whole table of them at most."""
    room = min(1.0, len(squares_of(ALL & ~town.buildings)) / 8)
    lone = len(squares_of(town.of_type("cottage"))) - TABLE * len(squares_of(town.of_type("farm")))
    return room * (HOPES["cottage"] * min(TABLE, lone) / 2 if lone > 0 else HOPES["farm"] * min(TABLE, -lone) / TABLE)


def plain_worth(game: Game, seat: int) -> float:
    """Return what a position is worth as it stands."""
    town = game.play.view.town(seat)
    found = plain_total(game.play.view, seat) + ROOM * len(squares_of(town.empty)) + plain_hungry(town)
    if not town.cubes:
        return found
    values, _, stuck = plain_patterns(game, seat)
    return found + sum(PROGRESS * one * NEXT**place for place, one in enumerate(values)) + STUCK * stuck


def plain_value(game: Game, seat: int) -> float:
    """Return the same, or what it is worth after the best way to deal with the cube that is to be placed."""
    if not game.play.state.towns:
        return 0.0
    if seat not in game.pending or game.play.question(seat).kind != "place-cube":
        return plain_worth(game, seat)
    found = []
    for action in game.legal_actions(seat):
        after = game.clone()
        after.apply_unchecked(action, seat)
        found.append(plain_worth(after, seat))
    return max(found)


# -- positions


def positions(name: str, seed: int, mode: str, each: int) -> Iterator[Game]:
    """Play a game in which much is built, and hand out each so manyth position."""
    ruleset, featured = rules(name)
    seats = 1 if mode == "solo" else 2 + seed % 3
    game, rng = Game.new(ruleset, seats, seed=seed, options={"mode": mode}, featured=featured), Random(seed)
    bots = [make_bot("greedy", ruleset, seat) for seat in range(seats)]
    for number in range(2_000):
        if game.over:
            return
        if number % each == seed % each:
            yield game
        seat = rng.choice(game.pending)
        game.apply(rng.choice(game.legal_actions(seat)) if rng.random() < 0.2 else bots[seat].choose(game, seat), seat)


GAMES = [(name, seed, mode) for seed, name in enumerate(SETS) for mode in ("base", "town_hall", "solo")]


@pytest.mark.parametrize(("name", "seed", "mode"), GAMES)
def test_the_value_is_what_is_found_slowly_and_from_nothing(name: str, seed: int, mode: str) -> None:
    """What was kept of other positions and games of the same rules changes nothing."""
    for game in positions(name, seed, mode, each=31):
        for seat in range(game.play.state.seats):
            assert value(game, seat) == pytest.approx(plain_value(game, seat), abs=1e-9, rel=0)


@pytest.mark.parametrize(("name", "seed", "mode"), GAMES[::2])
def test_what_is_seen_for_the_search_is_what_is_found_slowly(name: str, seed: int, mode: str) -> None:
    for game in positions(name, seed + 50, mode, each=41):
        for seat in range(game.play.state.seats if game.play.state.towns else 0):
            (seen,) = noted(game, seat)[TOWN]
            values, places, stuck = plain_patterns(game, seat)
            wanted = dict(zip(("first pattern", "second pattern", "third pattern"), [*values, 0.0, 0.0, 0.0], strict=False))
            wanted |= {"stuck": stuck, "open cards": len(places), "places": sum(map(log1p, places))}
            wanted["hungry"] = plain_hungry(game.play.view.town(seat))
            assert {fact: seen.facts[fact] for fact in wanted} == pytest.approx(wanted, abs=1e-9, rel=0)


# -- what is remembered


def hall_of_one(solo: str) -> Game:
    """Return a solo game in which a feast hall lacks one cube."""
    return TownScene("wood . . . / wood", cards=["feast_hall"], mode="solo", options={"solo_feast_hall": solo}).building()


def test_games_of_one_ruleset_with_different_options_do_not_mislead_each_other() -> None:
    """The only feast hall scores 2 against itself and 3 against nobody (TT-BLD-FEASTHALL-4), of which the bot counts
    (2/3)**2 * 0.8 as the best pattern of a card that promises more than any other.
    """
    for _ in range(2):
        found = [value(hall_of_one(solo), 0) for solo in ("self", "absent")]
        assert found[1] - found[0] == pytest.approx((2 / 3) ** 2 * PROGRESS)


def test_games_of_one_ruleset_with_more_and_fewer_seats_do_not_mislead_each_other() -> None:
    """The hall of seat 1 is compared with another seat's in each; where that has one, too, a second hall brings 2 + 2 points."""
    for seats, others in ((4, "feast_hall"), (2, "feast_hall"), (4, ""), (2, "")):
        game = TownScene("feast_hall . . . / wood wood", *[others] * (seats - 1)).building()
        assert value(game, 0) == pytest.approx(plain_value(game, 0))


@pytest.mark.parametrize("name", SETS)
def test_the_same_is_chosen_whatever_was_played_before(name: str) -> None:
    """A ruleset that has seen many positions ranks like one that has seen none."""
    pieces: list[Piece] = SETS[name]()
    for game in positions(name, 7, "base", each=83):
        seat, fresh = game.pending[0], load_plugins("tiny-towns", with_pieces=pieces)
        ranked = [GreedyBot(value, 3).rank(one, seat) for one in (game, Game.load(game.save(), fresh))]
        assert ranked[0] == ranked[1]


def test_all_that_changes_in_a_view_is_watched() -> None:
    """What cards score by is kept with what they looked at: whoever adds to the view must say whether it changes in a game."""
    never = {"ruleset", "seats", "cards", "option", "card", "left", "right"}
    host = {"over", "general", "scored", "deals", "laid", "rules", "towns"}
    shown = {name for name in vars(View) if not name.startswith("_")}
    assert shown - never - host == {name for name in vars(Watching) if not name.startswith("_")} - {"asked"}
