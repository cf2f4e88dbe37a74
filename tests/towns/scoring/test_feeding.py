"""Which buildings are fed: the best fed set for the whole town, and the one that is reported."""

from __future__ import annotations

from itertools import combinations
from math import comb
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from swcore_tiny_towns.position.pieces import Building
from swcore_tiny_towns.position.squares import NEAR, squares_of
from swcore_tiny_towns.position.state import TownRecord, TownsState
from swcore_tiny_towns.position.view import View
from swcore_tiny_towns.scoring.feeding import fed_sets
from swcore_tiny_towns.scoring.score import score, total
from swcore_tiny_towns.scoring.sheet import Sheet
from swcore_tiny_towns.testing import TownScene

from swcore import Modifier, Ruleset, hookimpl, load_plugins
from tests.towns.helpers import RULES, mask, names, points, sheet
from tests.towns.scoring import brute

DEPENDING = ("cottage", "barrett_castle", "chapel", "temple")
FARMS = ("farm", "granary", "greenhouse", "orchard")


def square_names(sheet: Sheet) -> list[str]:
    """Return the fed squares by name, in their order."""
    return sorted(names(sheet.fed), key=lambda name: (name[1], name[0]))


def sheet_of(words: list[str], rules: Ruleset = RULES) -> Sheet:
    """Return the score of a town given as sixteen bare names; what is worked out faster has the same total."""
    record, state = TownRecord(), TownsState()
    record.squares = tuple(f"towns.{word}" if word else "" for word in words)
    record.rebuild()
    state.seats, state.towns, state.completed = 1, [record], (0,)
    seen: Any = View(rules, None, state)  # type: ignore[arg-type]
    found = score(seen, 0)
    assert total(seen, 0) == found.total
    return found


@st.composite
def towns(draw: st.DrawFn, most: int = 8) -> list[str]:
    """Towns with one farm card and up to `most` feedable buildings, chapels or temples, and perhaps a monument that matters."""
    farm = draw(st.sampled_from(FARMS))
    chapel = draw(st.sampled_from(("chapel", "temple")))
    monument = draw(st.sampled_from(("", "barrett_castle", "grand_mausoleum_of_the_rodina")))
    crowd = draw(st.lists(st.sampled_from(("cottage", "cottage", chapel, "", "well")), min_size=12, max_size=12))
    words = ["cottage", *crowd, *draw(st.lists(st.sampled_from((farm, "")), min_size=2, max_size=2)), monument]
    while words.count("cottage") > most:
        words[words.index("cottage")] = ""
    return draw(st.permutations(words))


# -- the best fed set


@pytest.mark.clause("TT-FEED-8", "TT-FEED-10", "TT-INT-5", "TT-INT-6")
@settings(max_examples=150)
@given(towns())
def test_the_fed_set_is_the_best_of_all_that_the_rules_allow(words: list[str]) -> None:
    grid = brute.grid_of(words)
    found = sheet_of(words)
    told = frozenset(divmod(square, 4) for square in squares_of(found.fed))
    allowed = brute.fed_sets(grid)
    assert told in allowed
    depending = sum(line.points for line in found.lines if line.card.removeprefix("towns.") in DEPENDING)
    assert depending == brute.worth(grid, told) == max(brute.worth(grid, fed) for fed in allowed)


@pytest.mark.clause("TT-FEED-9")
@settings(max_examples=150)
@given(towns())
def test_among_equals_the_smallest_sorted_list_of_squares_is_reported(words: list[str]) -> None:
    """With the Grand Mausoleum feeding may bring nothing; among equals it is then those fed sets that cannot grow."""
    grid = brute.grid_of(words)
    allowed = brute.fed_sets(grid)
    best = max(brute.worth(grid, fed) for fed in allowed)
    equals = {fed for fed in allowed if brute.worth(grid, fed) == best}
    full = [fed for fed in equals if not any(fed < other for other in equals)]
    smallest = min(sorted(4 * row + column for row, column in fed) for fed in full)
    assert list(squares_of(sheet_of(words).fed)) == smallest


@pytest.mark.clause("TT-FEED-9")
def test_a_list_that_begins_with_a_smaller_square_is_the_smaller_one() -> None:
    """One greenhouse, two groups of two: a1 and a2 are 0 and 4, c1 and d1 are 2 and 3."""
    assert square_names(sheet("cottage . cottage cottage  cottage . . .  . greenhouse . .")) == ["a1", "a2"]
    assert square_names(sheet(". cottage . cottage  . cottage . cottage  . . . .  greenhouse . . .")) == ["b1", "b2"]


@pytest.mark.clause("TT-FEED-3", "TT-FEED-9")
@pytest.mark.case("CASE-TT-01")
def test_of_five_cottages_a_farm_feeds_the_first_four_and_two_feed_each_once() -> None:
    assert square_names(one := sheet("cottage . cottage farm  . cottage . cottage  . . . cottage")) == ["a1", "c1", "b2", "d2"]
    assert [line.points for line in one.lines if line.card == "towns.cottage"] == [12]
    assert points("cottage", "cottage farm cottage farm  . cottage . cottage  . . . cottage") == 15


@pytest.mark.clause("TT-FEED-8", "TT-INT-5")
def test_neither_the_first_four_nor_the_largest_group_is_always_the_best() -> None:
    """Both temples of the first town want the last cottages; the greenhouse of the second leaves the group of four unfed."""
    farm = sheet("cottage cottage farm .  . . . .  . cottage temple cottage  . . . cottage")
    assert square_names(farm) == ["a1", "b1", "b3", "d3"]
    group = sheet("cottage cottage cottage cottage  greenhouse . . .  temple cottage . .  cottage cottage . .")
    assert square_names(group) == ["b3", "a4", "b4"]


@pytest.mark.clause("TT-INT-18", "TT-MON-MAUSOLEUM-2")
def test_with_the_grand_mausoleum_feeding_matters_for_chapels_and_temples_alone() -> None:
    town = "cottage . cottage .  grand_mausoleum_of_the_rodina farm . .  cottage temple cottage .  . cottage . {}"
    assert square_names(sheet(town.format("cottage"))) == ["a1", "c1", "a3", "c3"]  # the temple has its two
    assert points("cottage", town.format("cottage")) == 18
    assert points("chapel", town.format("chapel")) == 4


# -- when feeding is looked at


@pytest.mark.clause("TT-FEED-1", "TT-FEED-14")
@pytest.mark.parametrize("first", ["cottage", "farm"])
def test_the_order_in_which_cottages_and_feeders_were_built_does_not_matter(first: str) -> None:
    """A cottage may stand before there is a feeder; only the final town counts."""
    builds = {"cottage": "build cottage d1 c2 d2", "farm": "build farm a1 b1 a2 b2"}
    game = TownScene("wheat wheat . wheat / wood wood brick glass").building()
    for card in (first, *(card for card in builds if card != first)):
        game.apply(builds[card], 0)
    found = score(game.play.view, 0)
    assert square_names(found) == ["d1"]
    assert found.total == 3 - 14


@pytest.mark.clause("TT-FEED-12")
def test_a_neighbours_feeder_feeds_nobody_here() -> None:
    assert sheet("cottage . . .", "farm . . .", "granary orchard . .").fed == 0


# -- which fed sets are tried


@pytest.mark.clause("TT-FEED-10")
@pytest.mark.parametrize(("feedable", "upto"), [(3, 4), (4, 4), (6, 4), (9, 8), (14, 8), (13, 12)])
def test_farms_are_tried_with_as_many_squares_as_they_can_feed(feedable: int, upto: int) -> None:
    tried = fed_sets((1 << feedable) - 1, upto, ())
    assert len(tried) == comb(feedable, min(upto, feedable))
    assert {fed.bit_count() for fed in tried} == {min(upto, feedable)}


@pytest.mark.clause("TT-FEED-10", "TT-BLD-GREENHOUSE-3")
def test_greenhouses_are_tried_with_different_groups() -> None:
    groups = (mask("a1", "b1"), mask("d1"), mask("a3", "a4"))
    assert set(fed_sets(sum(groups), 0, (groups,) * 2)) == {one | other for one, other in combinations(groups, 2)}
    assert fed_sets(sum(groups), 0, (groups,) * 4) == (sum(groups),)


@pytest.mark.clause("TT-FEED-10")
def test_no_town_needs_more_than_a_few_thousand_tries() -> None:
    """Sixteen squares for n farms and cottages: the most that can be chosen from."""
    tries = [comb(16 - farms, min(4 * farms, 16 - farms)) for farms in range(1, 16)]
    assert max(tries) == len(fed_sets((1 << 14) - 1, 8, ())) == 3003


@pytest.mark.clause("TT-FEED-10")
@settings(max_examples=100)
@given(towns(), st.integers(0, 0xFFFF), st.integers(0, 0xFFFF))
def test_with_the_cards_of_the_game_no_total_falls_when_more_is_fed(words: list[str], fed: int, more: int) -> None:
    grid = brute.grid_of(words)
    eaters = {square for square, card in grid.items() if card in ("cottage", "barrett_castle")}
    few, many = (frozenset(divmod(one, 4) for one in squares_of(chosen)) & eaters for chosen in (fed, fed | more))
    assert brute.worth(grid, few) <= brute.worth(grid, many)


@pytest.mark.clause("TT-FEED-11")
def test_every_fed_set_is_tried_where_a_card_says_that_feeding_may_cost() -> None:
    assert len(fed_sets(0b11111, 4, (), False)) == 31  # all but the whole
    groups = (mask("a1", "b1"), mask("d1"))
    assert set(fed_sets(sum(groups), 0, (groups,) * 2, False)) == {*groups, sum(groups)}


class Hermitage(Building):
    """Four points less for every fed cottage beside it."""

    @hookimpl
    def towns_score_fed(self, squares: int, fed: int) -> Modifier:
        return Modifier(-4 * sum((NEAR[square] & fed).bit_count() for square in squares_of(squares)), "noise")


class SpoiltDen(Building):
    """Three points less for every fed cottage of the town above the second."""

    @hookimpl
    def towns_score_fed(self, squares: int, fed: int) -> Modifier:
        return Modifier(-3 * max(0, fed.bit_count() - 2), "crowd")


def with_hermitage(monotone: bool) -> Ruleset:
    """Return the rules with a hermitage in them that says whether feeding may cost."""
    return load_plugins("tiny-towns", with_pieces=[Hermitage("towns.hermitage", type="well", pattern="wood", monotone=monotone)])


SUFFERING, CARELESS = with_hermitage(monotone=False), with_hermitage(monotone=True)


@pytest.mark.clause("TT-FEED-11")
def test_a_card_that_suffers_from_feeding_leaves_cottages_unfed() -> None:
    """Feeding a cottage beside the hermitage brings 3 and costs 4; the farm need not feed it, unless the card's author forgot."""
    words = ["cottage", "hermitage", "cottage", "", "", "cottage", "", "farm", "cottage", *[""] * 7]
    assert square_names(found := sheet_of(words, SUFFERING)) == ["a3"]
    assert found.total == 3 - 10
    assert sheet_of(words, CARELESS).total == 12 - 12 - 10


@pytest.mark.clause("TT-FEED-9")
def test_a_fed_set_that_can_grow_for_nothing_is_not_the_one_reported() -> None:
    """A third and a fourth fed cottage bring 3 each, and cost the den 3 each: of two to four fed ones all four are told."""
    den = SpoiltDen("towns.den", type="well", pattern="wood", monotone=False)
    ruleset = load_plugins("tiny-towns", with_pieces=[den])
    words = ["cottage", "cottage", "cottage", "cottage", "farm", "den", *[""] * 10]
    found = sheet_of(words, ruleset)
    assert square_names(found) == ["a1", "b1", "c1", "d1"]
    assert found.total == 2 * 3 - 10
    words[4] = ""  # without the farm nothing is fed
    assert square_names(sheet_of(words, ruleset)) == []


@pytest.mark.clause("TT-FEED-11", "TT-FEED-9", "TT-FEED-8")
@settings(max_examples=60)
@given(towns(most=6), st.integers(0, 15))
def test_with_such_a_card_the_best_of_all_fed_sets_is_found(words: list[str], where: int) -> None:
    words = [*words[:where], "hermitage", *words[where + 1 :]]
    grid = brute.grid_of(words)
    row, column = divmod(where, 4)

    def value(fed: brute.Fed) -> int:
        return brute.worth(grid, fed) - 4 * sum(abs(one[0] - row) + abs(one[1] - column) == 1 for one in fed)

    found = sheet_of(words, SUFFERING)
    depending = sum(line.points for line in found.lines if line.card.removeprefix("towns.") in (*DEPENDING, "hermitage"))
    allowed = brute.fed_sets(grid)
    best = max(value(fed) for fed in allowed)
    assert depending == best
    equals = [fed for fed in allowed if value(fed) == best]
    smallest = min(sorted(4 * one[0] + one[1] for one in fed) for fed in equals if not any(fed < other for other in equals))
    assert list(squares_of(found.fed)) == smallest
