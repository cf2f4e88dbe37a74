"""Farm, granary, greenhouse and orchard: whom they feed."""

from __future__ import annotations

import pytest

from tests.towns.helpers import names, points, sheet, total


def fed(grid: str) -> set[str]:
    """Return the squares that are fed."""
    return names(sheet(grid).fed)


@pytest.mark.clause("TT-BLD-FARM-1", "TT-FEED-3")
def test_a_farm_feeds_four_cottages_wherever_they_stand() -> None:
    corners = """
    cottage .    . cottage
    .       farm . .
    .       .    . .
    cottage .    . cottage
    """
    assert fed(corners) == {"a1", "d1", "a4", "d4"}
    assert points("farm", corners) == 0


@pytest.mark.clause("TT-BLD-FARM-1", "TT-FEED-3", "TT-FEED-12")
@pytest.mark.parametrize(("farms", "cottages"), [(0, 0), (1, 4), (2, 8), (3, 9)])
def test_each_farm_feeds_four_more_and_no_more_than_there_are(farms: int, cottages: int) -> None:
    grid = ["cottage"] * 9 + ["farm"] * farms + ["."] * (7 - farms)
    assert points("cottage", " ".join(grid), "farm farm farm farm") == 3 * cottages


@pytest.mark.clause("TT-BLD-GRANARY-1", "TT-FEED-4")
@pytest.mark.case("CASE-TT-02")
def test_a_granary_feeds_all_eight_squares_around_it() -> None:
    middle = """
    cottage cottage cottage cottage
    cottage granary cottage cottage
    cottage cottage cottage cottage
    """  # the three of column d are too far away
    assert points("cottage", middle) == 24
    assert points("granary", middle) == 0
    corner = """
    granary cottage .       .
    cottage cottage .       .
    .       .       cottage .
    """
    assert points("cottage", corner) == 9
    assert fed(corner) == {"b1", "a2", "b2"}


@pytest.mark.clause("TT-BLD-GRANARY-1", "TT-FEED-2")
def test_two_granaries_feed_what_is_around_either() -> None:
    grid = """
    granary cottage .       .
    .       .       .       .
    .       .       cottage .
    cottage .       .       granary
    """
    assert fed(grid) == {"b1", "c3"}


@pytest.mark.clause("TT-FEED-2", "TT-BLD-GRANARY-1")
def test_a_cottage_between_two_granaries_is_fed_once() -> None:
    grid = """
    granary .       .       .
    cottage cottage .       .
    .       .       granary .
    .       .       .       cottage
    """
    assert fed(grid) == {"a2", "b2", "d4"}
    assert points("cottage", grid) == 9


@pytest.mark.clause("TT-BLD-GREENHOUSE-1", "TT-FEED-5")
def test_a_greenhouse_feeds_a_whole_group_far_away_that_is_connected_by_sides() -> None:
    grid = """
    cottage cottage .       .
    cottage .       .       .
    .       cottage .       .
    .       .       .       greenhouse
    """  # the fourth cottage only touches the others over corners
    assert fed(grid) == {"a1", "b1", "a2"}
    assert points("greenhouse", grid) == 0


@pytest.mark.clause("TT-BLD-GREENHOUSE-2", "TT-BLD-TEMPLE-1", "TT-FEED-8")
def test_a_greenhouse_feeds_a_smaller_group_where_that_is_worth_more() -> None:
    grid = """
    cottage    cottage cottage cottage
    greenhouse bakery  factory inn
    temple     cottage shed    .
    cottage    cottage inn     .
    """
    assert fed(grid) == {"b3", "a4", "b4"}
    assert total(grid) == 21
    assert fed(grid.replace("temple", ".")) == {"a1", "b1", "c1", "d1"}  # without the temple the larger one


@pytest.mark.clause("TT-BLD-GREENHOUSE-3", "TT-FEED-5")
@pytest.mark.parametrize(("greenhouses", "fed_cottages"), [(1, 3), (2, 5), (3, 6), (4, 6)])
def test_each_greenhouse_feeds_a_group_of_its_own(greenhouses: int, fed_cottages: int) -> None:
    rows = ["cottage cottage cottage .", ". . . cottage", "cottage cottage . ."]
    grid = " ".join((*rows, *["greenhouse"] * greenhouses, *["."] * (4 - greenhouses)))
    assert points("cottage", grid) == 3 * fed_cottages


@pytest.mark.clause("TT-FEED-5", "TT-FEED-8", "TT-BLD-GREENHOUSE-3")
@pytest.mark.case("CASE-TT-03")
def test_more_greenhouses_than_groups_waste_one() -> None:
    assert points("cottage", "cottage cottage cottage .  . greenhouse greenhouse .") == 9
    assert total(". . . .  . greenhouse greenhouse .") == -14  # nothing but empty squares


@pytest.mark.clause("TT-BLD-GREENHOUSE-4")
def test_barrett_castle_belongs_to_a_group_and_connects_it() -> None:
    grid = "cottage barrett_castle cottage .  . . . .  greenhouse . . cottage"
    assert fed(grid) == {"a1", "b1", "c1"}
    assert fed(grid.replace("barrett_castle", "silva_forum")) == {"a1"}


@pytest.mark.clause("TT-BLD-ORCHARD-1", "TT-FEED-6")
def test_an_orchard_feeds_its_row_and_column_past_whatever_stands_between() -> None:
    grid = """
    orchard tavern  wood    cottage
    shed    cottage .       .
    .       .       cottage .
    cottage .       .       cottage
    """
    assert fed(grid) == {"d1", "a4"}
    assert points("orchard", grid) == 0


@pytest.mark.clause("TT-BLD-ORCHARD-1", "TT-FEED-6")
def test_an_orchard_feeds_six_at_most() -> None:
    grid = ["cottage"] * 16
    grid[5] = "orchard"
    assert fed(" ".join(grid)) == {"a2", "c2", "d2", "b1", "b3", "b4"}
