"""Tavern, almshouse, feast hall and inn."""

from __future__ import annotations

import pytest
from swcore_tiny_towns.scoring.score import score

from tests.towns.helpers import clauses, points, view


def spread(card: str, number: int) -> str:
    """Return a town with some pieces of a card, not in one place."""
    order = (0, 15, 6, 9, 3, 12, 1, 14)
    return " ".join(card if square in order[:number] else "." for square in range(16))


def halls(*numbers: int, **options: str) -> list[int]:
    """Return what feast halls score, by seat."""
    game = view(*[spread("feast_hall", number) for number in numbers], options=options)
    sheets = [score(game, seat) for seat in range(len(numbers))]
    return [sum(line.points for line in one.lines if line.card == "towns.feast_hall") for one in sheets]


@pytest.mark.clause("TT-BLD-TAVERN-1", "TT-BLD-TAVERN-2", "TT-SCORE-5")
@pytest.mark.case("CASE-TT-07")
@pytest.mark.parametrize(("number", "scored"), [(0, 0), (1, 2), (2, 5), (3, 9), (4, 14), (5, 20), (6, 20), (8, 20)])
def test_taverns_score_together_wherever_they_stand_and_from_five_on_no_more(number: int, scored: int) -> None:
    assert points("tavern", spread("tavern", number)) == scored


@pytest.mark.clause("TT-BLD-TAVERN-1")
def test_the_points_of_taverns_are_one_item() -> None:
    assert clauses("tavern", "tavern tavern tavern inn") == {"TT-BLD-TAVERN-1": 9}


@pytest.mark.clause("TT-BLD-ALMSHOUSE-1", "TT-BLD-ALMSHOUSE-2", "TT-SCORE-5")
@pytest.mark.parametrize(("number", "scored"), [(0, 0), (1, -1), (2, 5), (3, -3), (4, 15), (5, -5), (6, 26), (7, 26), (8, 26)])
def test_almshouses_score_together_odd_numbers_badly_but_from_six_on_always_well(number: int, scored: int) -> None:
    assert points("almshouse", spread("almshouse", number)) == scored


@pytest.mark.clause("TT-BLD-FEASTHALL-1", "TT-TERM-10", "TT-INT-2")
@pytest.mark.case("CASE-TT-08")
def test_feast_halls_are_compared_with_the_neighbour_on_the_right() -> None:
    assert halls(2, 1, 0) == [6, 2, 0]


@pytest.mark.clause("TT-BLD-FEASTHALL-1", "TT-BLD-FEASTHALL-2", "TT-INT-2")
@pytest.mark.parametrize(
    ("numbers", "scored"),
    [
        ((2, 1, 2), [4, 2, 6]),
        ((1, 2, 3), [2, 6, 9]),
        ((2, 2, 2), [4, 4, 4]),
        ((0, 1, 1, 3, 2, 2), [0, 3, 2, 9, 4, 4]),
    ],
)
def test_more_halls_than_on_the_right_are_worth_three_each_and_as_many_two(numbers: tuple[int, ...], scored: list[int]) -> None:
    assert halls(*numbers) == scored


@pytest.mark.clause("TT-BLD-FEASTHALL-3", "TT-BLD-FEASTHALL-2")
@pytest.mark.parametrize(("numbers", "scored"), [((3, 1), [9, 2]), ((1, 3), [2, 9]), ((2, 2), [4, 4]), ((2, 0), [6, 0])])
def test_two_players_compare_with_each_other(numbers: tuple[int, int], scored: list[int]) -> None:
    assert halls(*numbers) == scored


@pytest.mark.clause("TT-BLD-FEASTHALL-4", "TT-OPT-4")
def test_alone_feast_halls_score_two_each_or_three_by_an_option() -> None:
    assert halls(2) == [4]
    assert halls(2, solo_feast_hall="self") == [4]
    assert halls(2, solo_feast_hall="absent") == [6]
    assert halls(2, 2, solo_feast_hall="absent") == [4, 4]  # the option is for a single town


@pytest.mark.clause("TT-BLD-FEASTHALL-5")
def test_feast_halls_compare_final_towns_whoever_completed_first() -> None:
    earlier = view(spread("feast_hall", 2), spread("feast_hall", 3), completed=(9, 5))
    later = view(spread("feast_hall", 2), spread("feast_hall", 3), completed=(5, 9))
    for game in (earlier, later):
        assert [line.points for line in score(game, 0).lines if line.card == "towns.feast_hall"] == [4]
        assert [line.points for line in score(game, 1).lines if line.card == "towns.feast_hall"] == [9]


@pytest.mark.clause("TT-BLD-INN-1")
@pytest.mark.parametrize(
    ("grid", "scored"),
    [
        ("inn . . .", 3),
        ("inn . . inn", 0),
        ("inn tavern cottage inn", 0),  # what stands between does not matter
        ("inn . . .  wood . . .  . . . .  inn . . .", 0),
        ("inn . . .  . inn . .  . . inn .  . . . inn", 12),
        ("inn . . inn  . inn . .", 3),
        ("inn almshouse . .  tavern . . .", 3),
    ],
)
def test_an_inn_scores_without_another_inn_in_its_row_and_column(grid: str, scored: int) -> None:
    assert points("inn", grid) == scored
