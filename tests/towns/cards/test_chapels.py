"""Chapel, abbey, cloister and temple."""

from __future__ import annotations

import pytest

from tests.towns.helpers import clauses, points, total


@pytest.mark.clause("TT-BLD-CHAPEL-1", "TT-FEED-13")
@pytest.mark.case("CASE-TT-04")
def test_each_chapel_counts_every_fed_cottage_and_no_other() -> None:
    grid = """
    granary cottage .       .
    cottage cottage .       chapel
    .       .       .       .
    chapel  .       .       cottage
    """  # three are fed
    assert clauses("chapel", grid) == {"TT-BLD-CHAPEL-1": 6}


@pytest.mark.clause("TT-BLD-CHAPEL-2", "TT-INT-4", "TT-INT-6", "TT-MON-BARRETT-2")
def test_a_fed_castle_counts_two_for_each_chapel_and_an_unfed_one_nothing() -> None:
    assert points("chapel", "barrett_castle cottage . .  chapel chapel . farm") == 6
    assert points("chapel", "barrett_castle cottage . .  chapel chapel . .") == 0


@pytest.mark.clause("TT-BLD-ABBEY-1", "TT-BLD-ABBEY-2", "TT-INT-27")
@pytest.mark.case("CASE-TT-05")
def test_an_abbey_is_worth_three_or_nothing() -> None:
    quiet = ". cottage . .  cottage abbey chapel .  . {} . ."
    assert points("abbey", quiet.format(".")) == 3
    assert points("abbey", quiet.format("almshouse")) == 0
    assert points("abbey", ". . . .  . abbey bank .") == 0


@pytest.mark.clause("TT-BLD-ABBEY-1")
@pytest.mark.parametrize(
    "loud",
    [
        *("tavern", "almshouse", "feast_hall", "inn"),
        *("theater", "bakery", "market", "tailor"),
        *("factory", "bank", "trading_post", "warehouse"),
    ],
)
def test_a_tavern_theater_or_factory_type_beside_it_costs_an_abbey_its_points(loud: str) -> None:
    assert clauses("abbey", f"abbey {loud} . abbey") == {"TT-BLD-ABBEY-1": 3}  # the other one is far enough away
    assert points("abbey", f"abbey . . .  . {loud} . .") == 3  # a corner is not beside


@pytest.mark.clause("TT-BLD-ABBEY-2")
@pytest.mark.parametrize("harmless", ["wood", ".", "fort_ironweed", "barrett_castle", "farm", "well", "cottage"])
def test_nothing_else_disturbs_an_abbey(harmless: str) -> None:
    assert points("abbey", f"abbey {harmless} . .") == 3


@pytest.mark.clause("TT-BLD-ABBEY-2")
def test_abbeys_do_not_disturb_each_other() -> None:
    assert points("abbey", "abbey abbey . .  abbey . . .") == 9


@pytest.mark.clause("TT-BLD-CLOISTER-1")
@pytest.mark.parametrize(
    ("grid", "scored"),
    [
        (". cloister . .", 0),
        ("cloister . . .", 1),
        ("cloister cloister . .", 2),
        ("cloister . . cloister  . cloister . .", 6),
        ("cloister . . cloister  . . . .  . . . .  cloister . . cloister", 16),
        ("cloister chapel . chapel", 1),
    ],
)
def test_each_cloister_counts_the_cloisters_on_corners(grid: str, scored: int) -> None:
    assert points("cloister", grid) == scored


@pytest.mark.clause("TT-BLD-TEMPLE-1")
@pytest.mark.parametrize(
    ("grid", "scored"),
    [
        ("temple cottage . .  . granary . .", 0),
        ("temple cottage . .  cottage granary . .", 4),
        (". cottage . .  cottage temple cottage .  . cottage . farm", 4),  # four are no better than two
        ("temple cottage . .  cottage . . .", 0),
        ("cottage . cottage .  . temple . .  farm . . .", 0),  # over corners
    ],
)
def test_a_temple_wants_two_fed_cottages_beside_it(grid: str, scored: int) -> None:
    assert points("temple", grid) == scored


@pytest.mark.clause("TT-BLD-TEMPLE-1", "TT-FEED-8")
def test_which_four_cottages_a_farm_feeds_decides_two_temples() -> None:
    grid = """
    cottage .       cottage temple
    .       bakery  farm    cottage
    cottage temple  .       .
    cottage cottage .       fountain
    """
    assert (points("temple", grid), points("cottage", grid), total(grid)) == (8, 12, 18)


@pytest.mark.clause("TT-BLD-TEMPLE-2", "TT-INT-4", "TT-MON-BARRETT-2")
def test_a_fed_castle_beside_a_temple_is_enough_alone() -> None:
    assert points("temple", "temple barrett_castle . farm") == 4
    assert points("temple", "temple barrett_castle . .") == 0
    assert points("temple", "temple . . farm  . barrett_castle . .") == 0
