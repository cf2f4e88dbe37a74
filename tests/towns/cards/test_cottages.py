"""The cottage: points when it is fed."""

from __future__ import annotations

import pytest

from tests.towns.helpers import clauses, points


@pytest.mark.clause("TT-BLD-COTTAGE-1", "TT-FEED-14")
def test_a_cottage_is_worth_three_points_when_fed_and_none_otherwise() -> None:
    assert points("cottage", "cottage . . .") == 0
    assert points("cottage", "cottage . . farm") == 3


@pytest.mark.clause("TT-BLD-COTTAGE-1")
def test_in_one_town_only_the_fed_cottages_score() -> None:
    grid = """
    cottage cottage .       .
    .       .       granary .
    .       .       .       cottage
    """  # the granary is next to the second and the last one, over a corner
    assert clauses("cottage", grid) == {"TT-BLD-COTTAGE-1": 6}


@pytest.mark.clause("TT-FEED-2", "TT-FEED-3", "TT-BLD-COTTAGE-1")
@pytest.mark.case("CASE-TT-01")
def test_a_cottage_is_fed_once_however_many_farms_there_are() -> None:
    five = "cottage cottage cottage cottage  cottage"
    assert points("cottage", f"{five} farm . .") == 12
    assert points("cottage", f"{five} farm farm .") == 15
