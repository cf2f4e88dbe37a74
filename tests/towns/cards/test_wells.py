"""Well, fountain, millstone and shed."""

from __future__ import annotations

import pytest

from tests.towns.helpers import clauses, points


@pytest.mark.clause("TT-BLD-WELL-1")
def test_a_well_counts_the_cottages_beside_it_whether_fed_or_not() -> None:
    grid = """
    cottage cottage cottage .
    cottage well    tavern  .
    .       cottage .       .
    """  # three share a side with it, two only a corner
    assert clauses("well", grid) == {"TT-BLD-WELL-1": 3}
    assert points("well", f"{grid} . . . granary") == 3
    assert points("well", f"{grid} granary . . .") == 3


@pytest.mark.clause("TT-BLD-WELL-1")
def test_two_wells_count_the_same_cottage() -> None:
    assert points("well", "well cottage well .") == 2


@pytest.mark.clause("TT-BLD-WELL-2", "TT-INT-4", "TT-MON-BARRETT-2")
def test_barrett_castle_counts_two_for_a_well_fed_or_not() -> None:
    unfed = "cottage well barrett_castle ."
    assert points("well", unfed) == 3
    assert points("well", f"{unfed} farm . . .") == 3


@pytest.mark.clause("TT-BLD-FOUNTAIN-1", "TT-BLD-MILLSTONE-1", "TT-INT-27")
@pytest.mark.case("CASE-TT-06")
def test_fountain_and_millstone_score_two_however_many_partners_they_touch() -> None:
    assert points("fountain", ". fountain . .  fountain fountain . .") == 6  # the corner one touches both others
    assert points("millstone", ". farm . .  theater millstone theater .  . farm . .") == 2
    assert points("millstone", ". factory . .  factory millstone factory .") == 0


@pytest.mark.clause("TT-BLD-FOUNTAIN-1")
@pytest.mark.parametrize(
    ("grid", "scored"),
    [
        ("fountain . . .", 0),
        ("fountain fountain . .", 4),
        ("fountain . . .  . fountain . .", 0),
        ("fountain cottage fountain .", 0),
        ("fountain well . .", 2),
    ],
)
def test_a_fountain_wants_another_building_of_the_well_type_beside_it(grid: str, scored: int) -> None:
    assert points("fountain", grid) == scored


@pytest.mark.clause("TT-BLD-MILLSTONE-1")
@pytest.mark.parametrize("partner", ["farm", "granary", "greenhouse", "orchard", "theater", "bakery", "market", "tailor"])
def test_a_millstone_wants_a_farm_or_theater_type_beside_it(partner: str) -> None:
    assert points("millstone", f"millstone {partner} . .") == 2
    assert points("millstone", f"millstone . . .  . {partner} . .") == 0


@pytest.mark.clause("TT-BLD-MILLSTONE-1")
@pytest.mark.parametrize("other", ["cottage", "millstone", "chapel", "tavern", "bank", "silva_forum", "wheat"])
def test_a_millstone_gets_nothing_for_other_types(other: str) -> None:
    assert points("millstone", f"millstone {other} . .") == 0


@pytest.mark.clause("TT-BLD-SHED-1")
def test_a_shed_is_worth_a_point() -> None:
    assert clauses("shed", "shed . . shed  . . shed .") == {"TT-BLD-SHED-1": 3}
