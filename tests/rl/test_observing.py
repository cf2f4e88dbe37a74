"""What a seat sees as numbers: no more than its view, in the documented shape."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from swcore_rl import Scenario, Table

from swcore.testing import any_options
from tests.rl.conftest import scenario
from tests.shared.rulesets import GAMES, rules


def after(name: str, steps: int, seed: int = 1, seats: int = 3) -> Table:
    """Return a table on which something has happened."""
    table, rng = Table(scenario(name, seats), seed), random.Random(seed)
    for _ in range(steps):
        if table.seat >= 0:
            table.step(rng.choice(table.legal()))
    return table


@pytest.mark.parametrize("name", [*GAMES, "stones"])
def test_the_fields_lie_one_after_the_other(name: str) -> None:
    made = scenario(name)
    rows = made.observation_fields()
    assert [row["start"] for row in rows] == [0, *(row["stop"] for row in rows[:-1])]
    assert rows[-1]["stop"] == made.observer.size
    assert len({row["name"] for row in rows}) == len(rows)
    for row in rows:
        assert row["stop"] - row["start"] == np.prod(row["shape"])
        assert row["shape"] == [len(axis) for axis in row["axes"]]
        assert row["about"].endswith(".")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("steps", [0, 25, 60])
def test_two_worlds_that_differ_in_what_is_hidden_look_the_same(name: str, steps: int) -> None:
    """Stacks, coins, monuments, towns that are not shown yet, dice: all drawn anew, and no number changes."""
    table = after(name, steps, seed=steps)
    for seat in range(3):
        before = table.observe(seat)
        differ = 0
        for number in range(4):
            other = table.guess(seat, random.Random(number))
            assert np.array_equal(other.observe(seat), before)
            if seat == table.seat:
                assert other.legal() == table.legal()
            differ += other.game.digest() != table.game.digest()
        assert differ, "the worlds are the same"


@pytest.mark.parametrize("name", GAMES)
def test_a_fact_that_is_hidden_from_a_seat_is_in_no_number(name: str) -> None:
    """Everything is taken out of the view that the seat's own view does not hold: the numbers are made of the rest."""
    table = after(name, 30)
    for seat in range(3):
        state = table.game.view(seat)["state"]
        for field in ("banners", "badges", "piles", "faces", "deck", "buried", "stack", "streams"):
            assert field not in state


def test_the_numbers_of_small_world_are_those_of_the_view() -> None:
    table = after("small-world", 40)
    seat = table.seat
    state, seen = table.game.view(seat)["state"], table.scenario.observer.named(table.observe(seat))
    assert (seen["region-tokens"] * 20).round().astype(int).tolist() == state["tokens"]
    assert seen["coins"][0] == pytest.approx(state["coins"][seat] / 100)
    assert seen["coins"][1:].tolist() == [0, 0]
    assert seen["coins-seen"].tolist() == [1, 0, 0]
    assert seen["round"][0] == pytest.approx(state["round"] / state["rounds"])
    assert seen["asked"].tolist() == [1, 0, 0]
    for region, army in enumerate(state["owner"]):
        owner = None if army < 0 else state["armies"][army]["seat"]
        place = [] if army < 0 else [3 if owner is None else (owner - seat) % 3]
        assert np.flatnonzero(seen["region-holder"][region]).tolist() == place


def test_the_numbers_of_a_town_are_those_of_the_view() -> None:
    table = after("tiny-towns", 60)
    seat = table.seat
    state, seen = table.game.view(seat)["state"], table.scenario.observer.named(table.observe(seat))
    row = next(one for one in table.scenario.observation_fields() if one["name"] == "town")
    for other in range(3):
        squares = [row["axes"][2][np.flatnonzero(one)[0]] if one.any() else "" for one in seen["town"][other]]
        assert squares == state["towns"][(seat + other) % 3]["squares"]
    assert seen["dealt"].sum() == len(state["dealt"][seat])


@pytest.mark.parametrize("name", GAMES)
def test_numbers_lie_in_bounds_to_the_end(name: str) -> None:
    table, rng = Table(scenario(name, 3), 7), random.Random(7)
    while table.seat >= 0:
        seen = table.observe()
        assert seen.dtype == np.float32
        assert abs(seen).max() <= 1
        assert seen.any()
        assert table.mask().sum() == len(table.legal()) > 0
        table.step(rng.choice(table.legal()))
    assert abs(table.observe()).max() <= 1


SETUPS: list[tuple[str, dict[str, Any]]] = [
    *(("small-world", {"edition": edition}) for edition in rules("small-world").book.editions),
    *(("small-world", {"map": f"base-{seats}p", "seats": seats}) for seats in (2, 3, 4, 5)),
    *(("tiny-towns", {"options": {"mode": mode}, "seats": 1 if mode == "solo" else 4}) for mode in ("base", "town_hall", "solo")),
    ("warcraft", {"options": {"team_variant": True}, "seats": 4}),
    ("warcraft", {"map": "small-1a", "seats": 2}),
]


def play_out(made: Scenario, seed: int) -> None:
    """Play a game; look now and then."""
    table, rng = Table(made, seed), random.Random(seed)
    while table.seat >= 0:
        if len(table.moves) % 10 == 0:
            assert abs(table.observe()).max() <= 1
        table.step(rng.choice(table.legal()))
    assert table.over
    assert made.seats == 1 or abs(sum(table.rewards)) < 1e-9


@pytest.mark.parametrize(("name", "setup"), SETUPS, ids=str)
def test_every_game_has_a_shape_in_each_of_its_forms(name: str, setup: dict[str, Any]) -> None:
    made = Scenario(rules(name), **setup)
    assert made.observer.size == made.observation_fields()[-1]["stop"]
    table = Table(made, 1)
    for number in range(12):
        table.step(table.legal()[number % len(table.legal())])
        table.observe()


@pytest.mark.long
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("name", GAMES)
def test_whole_games_with_any_options(name: str, seed: int) -> None:
    options = any_options(rules(name), random.Random(seed))
    seats = rules(name).book.usual_seats(options)
    play_out(Scenario(rules(name), seats, options=options, drawn=seed), seed)


@pytest.mark.long
@pytest.mark.parametrize("board", ["large-1a", "large-1b", "large-2a", "large-2b", "medium-1a", "medium-1b", "small-2a"])
def test_whole_games_on_the_maps_of_warcraft(board: str) -> None:
    play_out(Scenario(rules("warcraft"), map=board), 3)
