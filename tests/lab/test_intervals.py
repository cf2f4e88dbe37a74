"""The intervals of the lab: they hold at all looks of a run together."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import pytest
from swcore_lab.bounds import bounds_of
from swcore_lab.intervals import LEAST, Estimate, estimate, holm, looks, more_needed, p_value, quantile, reach

RUNS, VALUES = 600, 240
DRAWS: dict[str, Callable[[random.Random], float]] = {
    "normal": lambda rng: rng.gauss(0, 7),
    "skewed": lambda rng: rng.gammavariate(4, 1) - 4,  # a skewness of 1; leads and margins of real games have less
    "victories": lambda rng: rng.choice((-1.0, 0.0, 0.0, 1.0)),
}


def missed(draw: Callable[[random.Random], float], shares: list[float]) -> int:
    """Return in how many runs an interval of any look leaves the true mean out."""
    rng, count = random.Random(17), 0
    for _ in range(RUNS):
        values = [draw(rng) for _ in range(VALUES)]
        found = [estimate(values[: look.count], share) for look, share in zip(looks(VALUES), shares, strict=True)]
        count += any(not one.low <= 0 <= one.high for one in found)
    return count


@pytest.mark.parametrize("name", DRAWS)
def test_the_true_mean_is_missed_at_any_look_in_at_most_one_run_of_twenty(name: str) -> None:
    """Of 600 runs 30, and by chance in one case of forty more than 2 standard deviations above: 40."""
    assert missed(DRAWS[name], [look.share for look in looks(VALUES)]) <= 40


def test_looks_that_each_spend_the_whole_chance_miss_it_far_more_often() -> None:
    assert missed(DRAWS["normal"], [1.0, 1.0, 1.0]) > 50


def test_the_shares_of_all_looks_add_up_to_one() -> None:
    for most in (LEAST, 59, 60, 119, 120, 240, 640):
        ahead = looks(most)
        assert math.fsum(look.share for look in ahead) == pytest.approx(1)
        assert [look.count for look in ahead] == sorted({look.count for look in ahead})
        assert ahead[-1].count == most
        assert ahead[-1].left == pytest.approx(ahead[-1].share)
        assert ahead[0].left == 1


def test_a_run_looks_at_a_quarter_a_half_and_all() -> None:
    assert [(look.count, round(look.share, 2)) for look in looks(640)] == [(160, 0.05), (320, 0.2), (640, 0.75)]
    assert [(look.count, round(look.share, 2)) for look in looks(200)] == [(100, 0.2), (200, 0.8)]
    assert [look.count for look in looks(10)] == [10]


@pytest.mark.parametrize(
    ("alpha", "count", "quantile"), [(0.05, 61, 2.0003), (0.05, 10_000, 1.9602), (0.01, 61, 2.6603), (0.001, 121, 3.3735)]
)
def test_an_interval_reaches_as_far_as_tables_of_student_say(alpha: float, count: int, quantile: float) -> None:
    assert reach(alpha, count) == pytest.approx(quantile, abs=0.0005)


def test_an_interval_is_so_many_standard_errors_wide() -> None:
    """The spread of -1 and 1 in turn is just above 1."""
    found = estimate([1.0, -1.0] * 50)
    assert [found.low, found.high] == pytest.approx([-0.1994, 0.1994], abs=0.0001)
    assert found.error == pytest.approx(0.1005, abs=0.0001)
    early = estimate([1.0, -1.0] * 50, 0.05)
    assert early.high == pytest.approx(0.1005 * reach(0.0025, 100), abs=0.0001)


def test_nothing_is_said_before_there_is_enough() -> None:
    few = estimate([3.0] * (LEAST - 1))
    assert (few.mean, few.low, few.high) == (3.0, -math.inf, math.inf)
    assert few.error == math.inf
    assert estimate([]).mean == 0


def test_a_p_value_is_that_of_the_normal_distribution_over_its_share() -> None:
    assert p_value(100, 0.196, 1.0) == pytest.approx(0.05, abs=0.0001)
    assert p_value(100, 0.3, 1.0, 0.1) == pytest.approx(10 * p_value(100, 0.3, 1.0))
    assert p_value(0, 1.0, 1.0) == 1.0
    assert p_value(10, 0.0, 1.0) == 1.0


@pytest.mark.parametrize(("free", "far", "chance"), [(10, 2.2281, 0.05), (25, 3.7251, 0.001), (60, 3.4602, 0.001)])
def test_a_p_value_of_a_spread_that_is_known_badly_is_that_of_student(free: float, far: float, chance: float) -> None:
    """Quantiles of tables, two-sided."""
    assert p_value(100, far / 10, 1.0, free=free) == pytest.approx(chance, rel=0.03)


def test_holm_goes_on_from_the_smallest_as_long_as_each_stands_out() -> None:
    """0.01 < 0.05/4, 0.015 < 0.05/3, 0.03 > 0.05/2: the third does not, so the fourth is not looked at."""
    assert holm([0.03, 0.01, 0.04, 0.015]) == [False, True, False, True]
    assert holm([0.5, 0.9]) == [False, False]


def test_how_many_values_tell_a_distance() -> None:
    """A spread of 10, a distance of 2.5 and 2.5 standard errors: an error of 1, so 100 values; more beside another error."""
    assert more_needed(10, 0, 2.5, 2.5) == 100
    assert more_needed(10, math.sqrt(0.2), 2.5, 2.5) == 125
    assert more_needed(10, 1, 2.5, 2.5) == 0


@pytest.mark.parametrize(
    ("chance", "free", "value"),
    [(0.95, 1, 6.3138), (0.95, 2, 2.9200), (0.95, 3, 2.3534), (0.95, 13, 1.7709), (0.975, 13, 2.1604), (0.95, 19, 1.7291)],
)
def test_the_quantile_for_few_pieces_is_that_of_the_tables(chance: float, free: int, value: float) -> None:
    assert quantile(chance, free) == pytest.approx(value, abs=0.0001)


def test_one_more_piece_in_twenty_lies_above_the_bounds_and_one_below() -> None:
    """Three pieces with a spread of 3 around 1: 2.92 times 3 times the root of 4/3 is 10.115."""
    found = bounds_of({"one": (4.0, 0.1), "two": (1.0, 0.1), "three": (-2.0, 0.1)})
    assert (found.low, found.high) == pytest.approx((1 - 10.115, 1 + 10.115), abs=0.001)
    assert bounds_of({"one": (4.0, 0.1)}).high == math.inf


def test_one_more_piece_like_the_others_lies_beyond_the_bounds_as_rarely_as_is_said() -> None:
    """Of 4000 it is 400, give or take 19."""
    rng, count = random.Random(3), 0
    for _ in range(4000):
        bounds = bounds_of({str(one): (rng.gauss(2, 5), 0.0) for one in range(14)})
        count += not bounds.low <= rng.gauss(2, 5) <= bounds.high
    assert 340 <= count <= 460


def test_only_an_interval_wholly_outside_is_beyond_the_bounds() -> None:
    bounds = bounds_of({"one": (4.0, 0.1), "two": (1.0, 0.1), "three": (-2.0, 0.1)})
    assert [bounds.beyond(Estimate(100, mean, 10.0, mean - 2, mean + 2)) for mean in (13.2, 13.0, 0.0, -11.0, -11.2)] == [
        1,
        0,
        0,
        0,
        -1,
    ]
    outside = Estimate(100, 12.115, 10.0, 10.115, 14.115)  # 1 beyond: 10 x 2 errors (1.984 at 100) squared
    assert bounds.more(outside, 1.0) == pytest.approx(394, abs=2)
    assert bounds.more(Estimate(100, 0.0, 10.0, -2.0, 2.0), 1.0) == 0
