"""Theater, bakery, market and tailor."""

from __future__ import annotations

import pytest

from tests.towns.helpers import clauses, points


@pytest.mark.clause("TT-BLD-THEATER-1", "TT-BLD-THEATER-2", "TT-INT-3")
@pytest.mark.case("CASE-TT-09")
def test_a_theater_counts_each_other_type_of_its_lines_once() -> None:
    grid = """
    .       cottage .       .
    cottage theater cottage inn
    .       granary .       .
    .       {}      .       .
    """
    theater = grid.format("theater")
    assert clauses("theater", theater) == {"TT-BLD-THEATER-1": 5}  # three for the first, and cottage and farm for the second
    assert points("theater", grid.format(".")) == 3
    assert points("theater", grid.format("silva_forum")) == 4
    assert points("theater", grid.format("barrett_castle")) == 3


@pytest.mark.clause("TT-BLD-THEATER-1")
def test_a_theater_sees_six_types_at_most_and_nothing_off_its_lines() -> None:
    six = "theater cottage orchard well  abbey {0} {0} {0}  tavern {0} {0} {0}  factory {0} {0} {0}"
    assert points("theater", six.format(".")) == 6
    assert points("theater", six.format("silva_forum")) == 6
    assert points("theater", "theater . . .  . cottage farm well") == 0
    assert points("theater", "theater wood brick glass") == 0


@pytest.mark.clause("TT-BLD-THEATER-2", "TT-INT-3", "TT-MON-BARRETT-2")
def test_for_a_theater_a_monument_is_a_type_and_barrett_castle_is_the_cottage_type() -> None:
    assert points("theater", "theater cottage the_sky_baths .") == 2
    assert points("theater", "theater cottage barrett_castle .") == 1
    assert points("theater", "theater tavern barrett_castle .") == 2


@pytest.mark.clause("TT-BLD-BAKERY-1", "TT-INT-27")
@pytest.mark.parametrize("partner", ["farm", "granary", "greenhouse", "orchard", "factory", "bank", "trading_post", "warehouse"])
def test_a_bakery_wants_a_farm_or_factory_type_beside_it(partner: str) -> None:
    assert points("bakery", f"bakery {partner} . .") == 3
    assert points("bakery", f"{partner} bakery {partner} .") == 3
    assert points("bakery", f"bakery . . .  . {partner} . .") == 0


@pytest.mark.clause("TT-BLD-BAKERY-1")
@pytest.mark.parametrize("other", ["cottage", "bakery", "tavern", "well", "chapel", "silva_forum", "wheat", "."])
def test_a_bakery_gets_nothing_for_other_types(other: str) -> None:
    assert points("bakery", f"bakery {other} . .") == 0


@pytest.mark.clause("TT-BLD-MARKET-1", "TT-BLD-MARKET-2")
@pytest.mark.parametrize(
    ("grid", "scored"),
    [
        ("market . . .", 1),
        ("market . . market", 4),
        ("market market market market", 16),
        ("market market . .  market . . .  market . . .", 3 + 2 + 3 + 3),  # only the second is better off in its row
        ("market . . .  . market . .", 2),
        ("market theater bakery market", 4),
    ],
)
def test_each_market_counts_the_markets_of_its_better_line(grid: str, scored: int) -> None:
    assert points("market", grid) == scored


@pytest.mark.clause("TT-BLD-TAILOR-1")
@pytest.mark.parametrize(
    ("grid", "scored"),
    [
        ("tailor . . .", 1),
        (". . . .  . tailor . .", 2),
        ("tailor . . .  . tailor . .", 4),
        (". . . .  . tailor tailor .  . tailor tailor .", 20),
        ("tailor . . .  . tailor tailor .  . tailor tailor .", 25),
        ("tailor . . .  . market market .", 1),
    ],
)
def test_each_tailor_scores_one_and_one_for_every_tailor_in_the_centre(grid: str, scored: int) -> None:
    assert points("tailor", grid) == scored
