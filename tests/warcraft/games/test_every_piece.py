"""Every pair and every place of Small World of Warcraft comes into play, whatever the options."""

from __future__ import annotations

from functools import partial

import pytest

from swcore import Game
from swcore.testing import any_options, check_conquest, exhaust
from tests.shared.rulesets import rules

SEATS = [2, 3, 4, 5]
PLACES = 12  # five artifacts and seven legendary places


class Met:
    """Looks at positions for places that lie face up, and for those that an army controls."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.controlled: set[str] = set()

    def look(self, game: Game) -> None:
        pieces = game.ruleset.pieces
        self.found |= {mark for marks in game.play.state.marks for mark, _ in marks if pieces[mark].kind == "place"}
        for army in game.play.state.armies:
            if army is not None:
                self.controlled |= {piece for piece in army.kit.pieces if pieces[piece].kind == "place"}

    def look_and_check(self, game: Game) -> None:
        self.look(game)
        check_conquest(game)


@pytest.mark.clause("WC-SETUP-7", "WC-SETUP-10", "WC-SETUP-13")
def test_every_pair_is_active_and_declines_whatever_the_options() -> None:
    """16 races with 20 powers, and every artifact and place serves somebody."""
    met = Met()
    wanted = {(race.id, power.id) for race in rules("warcraft").of_kind("race") for power in rules("warcraft").of_kind("power")}
    assert len(wanted) == 16 * 20
    found = exhaust(rules("warcraft"), 4, options=partial(any_options, rules("warcraft")), share=0.02, check=met.look)
    assert set(found.active) >= wanted
    assert set(found.declined) >= wanted
    check_places(met)


def check_places(met: Met) -> None:
    """Every place is found, and serves an army; the Well lies in water, where it serves Naga alone (WC-INT-56)."""
    assert len(met.found) == PLACES
    assert met.found - met.controlled <= {"warcraft.well_of_eternity"}


@pytest.mark.long
@pytest.mark.parametrize("seats", SEATS)
def test_every_pair_is_active_and_declines_on_the_islands_of_each_number_of_players(seats: int) -> None:
    met = Met()
    for seed in (0, 1_000, 2_000):
        options = partial(any_options, rules("warcraft"))
        assert exhaust(rules("warcraft"), seats, options=options, seed=seed, share=0.2, check=met.look_and_check).missing == []
    check_places(met)
