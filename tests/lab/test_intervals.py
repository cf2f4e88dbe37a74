"""The intervals of the lab: they hold however often one looks."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from itertools import accumulate

import pytest
from swcore_lab.intervals import LEAST, estimate, half_width, holm, more_needed, p_value

RUNS, VALUES, STEP = 400, 240, 10


@pytest.mark.parametrize(
    "draw",
    [
        lambda rng: rng.gauss(0, 7),
        lambda rng: 7 * (rng.expovariate(1) - 1),  # as skewed as no lead is
        lambda rng: rng.choice((-1.0, 0.0, 0.0, 1.0)),  # victories
    ],
    ids=["normal", "skewed", "victories"],
)
def test_the_true_mean_is_missed_in_at_most_one_run_of_twenty_with_a_look_after_every_ten_values(
    draw: Callable[[random.Random], float],
) -> None:
    rng, missed = random.Random(17), 0
    for _ in range(RUNS):
        values = [draw(rng) for _ in range(VALUES)]
        sums, squares = list(accumulate(values)), list(accumulate(one * one for one in values))
        looks = range(LEAST, VALUES + 1, STEP)
        missed += any(_misses(sums[count - 1], squares[count - 1], count) for count in looks)
    assert missed <= RUNS * 0.05


def _misses(total: float, squares: float, count: int) -> bool:
    mean = total / count
    spread = math.sqrt((squares - count * mean * mean) / (count - 1))
    return abs(mean) > half_width(count, spread)


def test_an_interval_of_a_fixed_number_of_values_would_miss_it_far_more_often() -> None:
    """The reason for a sequence: 1.96 standard errors, looked at again and again, err in far more than one run of twenty."""
    rng, missed = random.Random(17), 0
    for _ in range(RUNS):
        total, wrong = 0.0, False
        for count in range(1, VALUES + 1):
            total += rng.gauss(0, 1)
            wrong |= count >= LEAST and count % STEP == 0 and abs(total / count) > 1.96 / math.sqrt(count)
        missed += wrong
    assert missed > RUNS * 0.12


def test_an_estimate_is_the_mean_and_the_spread_of_its_values() -> None:
    found = estimate([1.0, 2.0, 3.0, 6.0] * 10)
    assert (found.count, found.mean) == (40, 3.0)
    assert found.spread == pytest.approx(math.sqrt(140 / 39))  # squares of -2, -1, 0, 3 ten times over
    assert found.high - found.mean == pytest.approx(half_width(40, found.spread))


def test_a_few_values_tell_nothing() -> None:
    assert estimate([5.0] * (LEAST - 1)).low == -math.inf
    assert estimate([]).count == 0


def test_more_values_and_less_spread_make_it_narrower() -> None:
    assert half_width(100, 2) > half_width(400, 2) > half_width(400, 1) > 0


def test_a_p_value_reaches_alpha_just_where_the_interval_leaves_zero() -> None:
    edge = half_width(100, 3.0)
    assert p_value(100, edge, 3.0) == pytest.approx(0.05)
    assert p_value(100, 0.0, 3.0) == 1.0
    assert p_value(0, 0.0, 0.0) == 1.0


def test_holm_steps_down_and_stops_at_the_first_that_is_too_large() -> None:
    """Of four: 0.01 against 0.05/4, 0.013 against 0.05/3, 0.03 against 0.05/2, and there it ends."""
    assert holm([0.03, 0.01, 0.04, 0.013]) == [False, True, False, True]


def test_how_many_more_are_needed_is_what_narrows_it_to_the_distance() -> None:
    more = more_needed(100, 6.0, 1.0)
    assert half_width(100 + more, 6.0) <= 1.0 < half_width(100 + more - 1, 6.0)
    assert more_needed(100, 6.0, 50.0) == 0
