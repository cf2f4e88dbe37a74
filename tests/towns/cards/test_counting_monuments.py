"""The eight monuments that count something at the end."""

from __future__ import annotations

import pytest
from swcore_tiny_towns.scoring.score import score

from tests.towns.helpers import clauses, names, points, record, sheet, total, view

SEVEN = "cottage farm well chapel  tavern theater factory"


@pytest.mark.clause("TT-MON-1", "TT-SCORE-2", "TT-BLD-THEATER-2")
def test_a_monument_takes_a_square_and_is_a_building_of_the_monument_type() -> None:
    assert total("silva_forum . . .") == 2 - 15
    assert points("theater", "theater silva_forum . .") == 1


@pytest.mark.clause("TT-MON-ARCHIVE-1", "TT-MON-ARCHIVE-2")
@pytest.mark.parametrize(
    ("others", "scored"),
    [
        ("", 0),
        ("wood stone", 0),
        ("cottage", 1),
        ("cottage . cottage cottage", 1),
        ("well . . .  fountain . . .  shed", 1),
        ("tavern . . .  . . . .  . . . bank", 2),
        (SEVEN, 7),
        (f"{SEVEN} cottage", 7),
    ],
)
def test_the_archive_counts_the_types_of_the_town_but_its_own(others: str, scored: int) -> None:
    row = "archive_of_the_second_age . . . "
    filled = f"{row} {others}".split()
    assert points("archive_of_the_second_age", " ".join([*filled, *["."] * (-len(filled) % 4)])) == scored


@pytest.mark.clause("TT-MON-BARRETT-1", "TT-MON-BARRETT-4")
def test_barrett_castle_is_worth_five_when_fed_and_nothing_otherwise() -> None:
    assert points("barrett_castle", "barrett_castle . . .") == 0
    assert clauses("barrett_castle", "barrett_castle . . farm") == {"TT-MON-BARRETT-1": 5}  # and no three of a cottage
    assert total("barrett_castle . . farm") == 5 - 14


@pytest.mark.clause("TT-MON-BARRETT-2", "TT-MON-BARRETT-3", "TT-INT-3", "TT-INT-6")
def test_barrett_castle_is_two_cottages_for_others_and_one_building_for_a_farm() -> None:
    grid = """
    theater      cottage barrett_castle tavern
    cottage      farm    well           chapel
    trading_post chapel  cottage        tavern
    well         cottage .              .
    """
    one = sheet(grid)
    assert names(one.fed) == {"b1", "c1", "a2", "c3"}
    assert {line.card.removeprefix("towns."): line.points for line in one.lines} == {
        "cottage": 9,
        "barrett_castle": 5,
        "farm": 0,
        "well": 4,
        "theater": 4,
        "tavern": 5,
        "trading_post": 1,
        "chapel": 10,
        "empty": -2,
    }
    assert one.total == 36


@pytest.mark.clause("TT-MON-BARRETT-3", "TT-TERM-8")
def test_a_greenhouse_feeds_barrett_castle_alone() -> None:
    assert total("barrett_castle . . greenhouse") == 5 - 14


@pytest.mark.clause("TT-MON-CATHEDRAL-1", "TT-SCORE-1", "TT-SCORE-2", "TT-SCORE-9", "TT-INT-19")
@pytest.mark.case("CASE-TT-10")
def test_with_the_cathedral_empty_squares_cost_nothing_nor_do_those_of_left_over_cubes() -> None:
    grid = """
    shed shed  .    shed
    .    wood  .    shed
    .    wheat shed shed
    {}   brick shed shed
    """
    assert total(grid.format("cathedral_of_caterina")) == 8 + 2
    assert total(grid.format("shed")) == 9 - 7
    line = next(line for line in sheet(grid.format("cathedral_of_caterina")).lines if line.card == "empty")
    assert (line.count, line.points) == (7, 0)


@pytest.mark.clause("TT-MON-CATHEDRAL-2")
def test_with_the_cathedral_cubes_on_warehouses_still_cost() -> None:
    town = record("cathedral_of_caterina warehouse . .", on={"b1": ("wood", "glass")})
    assert total(town) == 2 - 2


@pytest.mark.clause("TT-MON-MAUSOLEUM-1", "TT-MON-MAUSOLEUM-2", "TT-INT-18")
def test_with_the_mausoleum_unfed_cottages_are_worth_three_and_stay_unfed() -> None:
    grid = """
    cottage tailor  .                             cottage
    .       tailor  tailor                        .
    cottage well    grand_mausoleum_of_the_rodina granary
    .       cottage chapel                        cottage
    """  # only the last cottage is fed
    assert clauses("cottage", grid) == {"TT-BLD-COTTAGE-1": 3, "TT-MON-MAUSOLEUM-1": 12}
    assert points("grand_mausoleum_of_the_rodina", grid) == 0
    assert points("chapel", grid) == 1
    assert total(grid) == 23
    assert points("temple", "temple cottage . .  cottage grand_mausoleum_of_the_rodina . .") == 0


@pytest.mark.clause("TT-MON-MANDRAS-1")
@pytest.mark.parametrize(
    ("grid", "scored"),
    [
        (". . . .  . {} . .", 0),
        (". cottage . .  cottage {} cottage .  . cottage . .", 2),
        (". temple . .  well {} bakery .  . granary . .", 8),
        ("shed temple inn .  . {} . cottage", 2),  # over a corner, or further away, does not count
        (". wood . .  wood {} tavern .", 2),
    ],
)
def test_mandras_palace_scores_two_for_each_type_beside_it(grid: str, scored: int) -> None:
    assert points("mandras_palace", grid.format("mandras_palace")) == scored


@pytest.mark.clause("TT-MON-SILVA-1", "TT-MON-SILVA-2", "TT-MON-SILVA-3", "TT-INT-17")
@pytest.mark.parametrize(
    ("grid", "scored"),
    [
        ("silva_forum . . .", 2),
        ("silva_forum shed . shed", 2),
        ("silva_forum . inn inn", 3),
        ("silva_forum . . .  . . . .  . cottage cottage .  . cottage . .", 4),
        ("shed . shed .  . shed . silva_forum", 2),  # joined by corners alone
        ("silva_forum well shed fountain", 4),  # different cards of one type
        ("silva_forum well tavern bakery", 2),
        ("cottage cottage cottage cottage  silva_forum . . .  inn inn inn .", 5),
        ("silva_forum wood wood wood", 2),
    ],
)
def test_silva_forum_counts_the_largest_group_of_one_type_itself_being_one(grid: str, scored: int) -> None:
    assert points("silva_forum", grid) == scored


@pytest.mark.clause("TT-MON-SKYBATHS-1")
@pytest.mark.parametrize(
    ("others", "scored"), [("", 14), ("wood wheat", 14), ("shed well", 12), ("almshouse warehouse", 10), (SEVEN, 0)]
)
def test_the_sky_baths_score_two_for_each_type_that_the_town_lacks(others: str, scored: int) -> None:
    filled = f"the_sky_baths {others}".split()
    assert points("the_sky_baths", " ".join([*filled, *["."] * (16 - len(filled))])) == scored


@pytest.mark.clause("TT-MON-STARLOOM-1", "TT-MON-STARLOOM-2", "TT-MON-STARLOOM-3", "TT-SOLO-12")
@pytest.mark.case("CASE-TT-14")
@pytest.mark.parametrize(
    ("completed", "scored"),
    [
        ((20, 18, 22, 25), [3, 6, 2, 0]),
        ((20, 18, 18, 25), [2, 6, 6, 0]),
        ((19, 19, 19), [6, 6, 6]),
        ((20, 18, 20, 20, 25), [3, 6, 3, 3, 0]),
        ((30, 24), [3, 6]),
        ((27,), [6]),
    ],
)
def test_the_starloom_pays_by_the_place_that_towns_of_one_round_share(completed: tuple[int, ...], scored: list[int]) -> None:
    for seat, wanted in enumerate(scored):
        towns = ["the_starloom . . ." if one == seat else "shed . . ." for one in range(len(completed))]
        assert points("the_starloom", *towns, seat=seat, completed=completed) == wanted


@pytest.mark.clause("TT-MON-STARLOOM-1", "TT-MON-STARLOOM-3")
def test_a_town_that_is_not_completed_takes_no_place() -> None:
    assert points("the_starloom", "the_starloom . . .", "shed . . .", completed=(9, 0)) == 6
    assert points("the_starloom", "the_starloom . . .", "shed . . .", completed=(0, 9)) == 0


@pytest.mark.clause("TT-MON-STARLOOM-4", "TT-SCORE-6")
def test_a_monument_that_was_not_built_scores_nothing() -> None:
    held = view("shed . . .", "shed . . .", completed=(5, 6), monuments=["towns.the_starloom", "towns.fort_ironweed"])
    assert [score(held, seat).total for seat in (0, 1)] == [1 - 15, 1 - 15]


@pytest.mark.clause("TT-MON-GUILD-1", "TT-MON-FORT-1", "TT-MON-GROVE-1", "TT-MON-OBELISK-4", "TT-MON-OPALEYE-9")
@pytest.mark.parametrize(
    ("card", "scored"),
    [
        ("architects_guild", 1),
        ("fort_ironweed", 7),
        ("grove_university", 3),
        ("obelisk_of_the_crescent", 0),
        ("opaleyes_watch", 0),
        ("statue_of_the_bondmaker", 0),
    ],
)
def test_monuments_that_act_have_their_printed_points(card: str, scored: int) -> None:
    assert points(card, f"{card} shed shed inn") == scored


@pytest.mark.clause("TT-MON-OPALEYE-9")
def test_buildings_left_on_opaleyes_watch_are_worth_nothing() -> None:
    held = {"opaleyes_watch.held": ("towns.shed", "towns.cottage", "towns.bank"), "opaleyes_watch.since": 3}
    assert total(record("opaleyes_watch . . .", memory=held)) == -15


@pytest.mark.clause("TT-MON-SHRINE-1")
@pytest.mark.parametrize(("count", "scored"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 8), (7, 8), (15, 8)])
def test_the_shrine_is_worth_what_it_was_when_it_was_built(count: int, scored: int) -> None:
    town = record("shrine_of_the_elder_tree shed . .", memory={"shrine_of_the_elder_tree.count": count})
    assert clauses("shrine_of_the_elder_tree", town) == {"TT-MON-SHRINE-1": scored}
