"""Every race with every power, active and declined, on each map, in each edition and with any options."""

from __future__ import annotations

import random
from collections import Counter
from functools import partial
from typing import Any

import pytest

from swcore import Game, load_plugins
from swcore.conquest import Race
from swcore.testing import any_options, check_conquest, every_pair, exhaust
from tests.shared.rulesets import rules

SEATS = [2, 3, 4, 5]  # one map each, SW-SETUP-1
EDITIONS = list(load_plugins("small-world").book.editions)
PAIR = ("base.trolls", "base.spirit")


@pytest.mark.clause("SW-SETUP-16", "SW-CUSTOM-2", "SW-CUSTOM-3")
@pytest.mark.parametrize("seats", SEATS)
def test_every_pair_is_active_and_declines_on_each_map_whatever_the_options(seats: int) -> None:
    found = exhaust(rules(), seats, options=partial(any_options, rules()), share=0.03)
    assert len(found.wanted) == 14 * 20
    assert set(found.active) >= set(found.wanted)
    assert set(found.declined) >= set(found.wanted)


@pytest.mark.long
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", SEATS)
def test_every_pair_is_active_and_declines_on_each_map_in_each_edition(seats: int, edition: str) -> None:
    for seed in (0, 1_000, 2_000):
        assert exhaust(rules(), seats, edition=edition, seed=seed, share=0.25).missing == []


@pytest.mark.long
@pytest.mark.parametrize("seats", SEATS)
def test_every_pair_is_active_and_declines_on_each_map_with_many_choices_of_options(seats: int) -> None:
    for seed in range(0, 5_000, 1_000):
        assert exhaust(rules(), seats, options=partial(any_options, rules()), seed=seed, share=0.2).missing == []


def test_what_counts_as_met_was_there_in_a_position() -> None:
    met: Counter[str] = Counter()

    def look(game: Game) -> None:
        for army in game.play.state.armies:
            if army is not None and army.race == PAIR[0] and army.declined:
                met["declined on the board" if army.regions else "declined without a region"] += 1
            elif army is not None and (army.race, army.power) == PAIR:
                met["active"] += 1

    found = exhaust(rules(), 2, pairs=[PAIR], check=look, share=1.0)
    assert found.games == found.checked - found.decisions  # one position more than decisions in each game
    assert met["active"] > 0
    assert met["declined on the board"] > 0
    assert met["declined without a region"] == 0  # it leaves the game at once, SW-DECL-11


def test_missing_pairs_are_listed_with_seeds() -> None:
    pairs = [("base.orcs", "base.hill"), ("base.orcs", "base.flying")]  # one banner: not both in a game with one look at it
    with pytest.raises(AssertionError) as caught:
        exhaust(rules(), 2, pairs=pairs, seed=8, most=0)
    assert str(caught.value).splitlines() == [
        "2 of 2 pairs are missing after 0 games:",
        "  base.orcs base.hill: never active",
        "  base.orcs base.flying: never active",
    ]


def test_a_failure_carries_the_seed_and_the_game_as_a_test() -> None:
    def fail(game: Game) -> None:
        assert game.play.state.round < 3, "the third round has come"

    with pytest.raises(AssertionError, match="the third round has come") as caught:
        exhaust(rules(), 3, seed=41, check=fail, share=1.0)
    head, source = caught.value.__notes__[0].split("\n", 1)
    assert head == f"base.small_world, 3 seats, edition {EDITIONS[0]}, seed 41"
    namespace: dict[str, Any] = {}
    exec(source.replace("\n    game = ", "\n    global game\n    game = "), namespace)
    namespace["test_found"]()
    assert namespace["game"].play.state.round == 3


def test_any_options_are_known_values_and_differ_from_game_to_game() -> None:
    drawn = [any_options(rules(), random.Random(seed)) for seed in range(40)]
    for name, option in rules().options.items():
        assert {one[name] for one in drawn} == set(option.values)


def test_a_run_is_the_same_each_time() -> None:
    one, two = (exhaust(rules(), 2, pairs=every_pair(rules())[:5], check=check_conquest, share=0.1) for _ in range(2))
    assert one == two


def test_a_race_that_borrows_tokens_stands_for_its_lender() -> None:
    borrowing = load_plugins("small-world", with_pieces=[Race("home.gnolls", tokens=5, borrows="base.orcs")])
    races = {race for race, _ in every_pair(borrowing)}
    assert races == {race for race, _ in every_pair(rules())} - {"base.orcs"} | {"home.gnolls"}


def test_the_pairs_of_one_new_race_are_enough_for_its_author() -> None:
    with_gnolls = load_plugins("small-world", with_pieces=[Race("home.gnolls", tokens=6, supply=11)])
    pairs = [pair for pair in every_pair(with_gnolls) if pair[0] == "home.gnolls"]
    found = exhaust(with_gnolls, 2, pairs=pairs)
    assert len(pairs) == 20
    assert set(pairs) <= set(found.active)
    assert set(pairs) <= set(found.declined)


def test_no_pairs_at_all_are_an_error_and_no_success() -> None:
    """Whoever forgets to load their piece would be told that all is well."""
    with pytest.raises(ValueError, match=r"the piece is not in these rules. Load them with_pieces"):
        exhaust(load_plugins("small-world"), 2, pairs=[])
