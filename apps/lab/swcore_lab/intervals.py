"""Intervals that hold at all looks of a run together, so that one may stop when the question is settled.

A run looks a few times, at numbers of games that are fixed before it begins, and each look may err with a share of the whole
chance of an error that is fixed as well (alpha spending, near to t², of the power family of Kim and DeMets: little at first,
most of it at the end). The shares add up to one, so by the union bound the chance that any of the intervals misses is at most
alpha, however the looks hang together. tests/lab/test_intervals.py looks whether that holds, by simulation.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from statistics import NormalDist

import attrs

ALPHA = 0.05
LEAST = 60  # values before the first look
FAR = 20_000  # games that nobody plays, however open a question is
SHARES = ((4, 0.05), (2, 0.20), (1, 0.75))  # a look at one part in so many of the games, and what it may spend


@attrs.frozen
class Look:
    """When a run looks.

    Attributes:
        count: after how many games.
        share: the part of alpha that it may spend.
        left: what it and the later ones may spend together.
    """

    count: int
    share: float
    left: float


@attrs.frozen
class Estimate:
    """A mean with its interval.

    Attributes:
        count: of values.
        mean: their mean.
        spread: their standard deviation.
        low, high: the ends of the interval; infinite before `LEAST` values.
    """

    count: int
    mean: float
    spread: float
    low: float
    high: float

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return self.spread / math.sqrt(self.count) if self.count >= LEAST else math.inf


def looks(most: int) -> list[Look]:
    """Return when a run of at most so many games looks; looks with fewer than `LEAST` values are left out."""
    kept = [(most // part, share) for part, share in SHARES if most // part >= LEAST or part == 1]
    kept[-1] = (kept[-1][0], 1 - math.fsum(share for _, share in kept[:-1]))
    return [Look(count, share, 1 - math.fsum(one for _, one in kept[:place])) for place, (count, share) in enumerate(kept)]


def reach(alpha: float, count: int) -> float:
    """Return how many standard errors an interval reaches to each side: a quantile of Student's distribution.

    It is worked out by the expansion around that of the normal one, which is good to four places from `LEAST` values on.

    Args:
        alpha: the chance that it misses, on both sides together.
        count: of values, from which the standard error is known.
    """
    z, free = NormalDist().inv_cdf(1 - alpha / 2), max(count, 2) - 1
    return z + (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)


def quantile(chance: float, free: int) -> float:
    """Return the quantile of Student's distribution for few degrees of freedom.

    The chance of a value between -t and t is a finite sum (Abramowitz and Stegun, 26.7.3 and 26.7.4), turned round by halving.

    Args:
        chance: that a value is below; more than one half.
        free: degrees of freedom, 1 or more.
    """
    low, high = 0.0, math.pi / 2
    for _ in range(60):
        angle = (low + high) / 2
        low, high = (angle, high) if _within(angle, free) < 2 * chance - 1 else (low, angle)
    return math.tan(low) * math.sqrt(free)


def _within(angle: float, free: int) -> float:
    """Return the chance of a value between -t and t, where t is the tangent of an angle times the root of the freedom."""
    odd, cosine = free % 2, math.cos(angle)
    term, total = (cosine, 0.0) if odd else (1.0, 0.0)
    for step in range(2 + odd, free + 1 + odd, 2):
        total += term
        term *= (step - 1) / step * cosine**2
    total *= math.sin(angle)
    return 2 / math.pi * (angle + total) if odd else total


def estimate(values: Sequence[float], share: float = 1.0, alpha: float = ALPHA) -> Estimate:
    """Return the mean of values with its interval.

    Args:
        values: as they came.
        share: the part of alpha that this look may spend.
        alpha: the chance that any look misses.
    """
    count = len(values)
    mean = math.fsum(values) / count if count else 0.0
    spread = math.sqrt(math.fsum((one - mean) ** 2 for one in values) / (count - 1)) if count > 1 else 0.0
    half = reach(alpha * share, count) * spread / math.sqrt(count) if count >= LEAST else math.inf
    return Estimate(count, mean, spread, mean - half, mean + half)


def p_value(count: int, mean: float, spread: float, share: float = 1.0, free: float = math.inf) -> float:
    """Return how badly a true mean of 0 goes with values, as a number that is valid at all looks together.

    Args:
        count: of values.
        mean: their mean.
        spread: their standard deviation, as well as it is known.
        share: the part of alpha that this look may spend.
        free: degrees of freedom of the spread, where it is known badly: Student's distribution, by the approximation of Wallace.
    """
    if not count or not spread:
        return 1.0
    far = abs(mean) / spread * math.sqrt(count)
    if math.isfinite(free):
        far = (8 * free + 1) / (8 * free + 3) * math.sqrt(free * math.log1p(far**2 / free))
    return min(1.0, math.erfc(far / math.sqrt(2)) / share)


def holm(chances: Iterable[float], alpha: float = ALPHA) -> list[bool]:
    """Return which of many p values stand out, with at most alpha of a chance that any of them does so wrongly (Holm 1979).

    Args:
        chances: the p values.
        alpha: that chance.
    """
    known = list(chances)
    order = sorted(range(len(known)), key=known.__getitem__)
    found = [False] * len(known)
    for rank, place in enumerate(order):
        if known[place] > alpha / (len(known) - rank):
            break
        found[place] = True
    return found


def more_needed(spread: float, other: float, distance: float, sure: float) -> int:
    """Return about how many values tell a distance; 0 when no number does.

    Args:
        spread: the standard deviation of a value.
        other: the standard error of what they are compared with.
        distance: between both.
        sure: how many standard errors there must be between them.
    """
    free = (distance / sure) ** 2 - other**2
    return math.ceil(spread**2 / free) if free > 0 else 0
