"""Intervals that hold at every moment of a run, so that one may look and stop when the question is settled.

The confidence sequence is the asymptotic one of a normal mixture (Robbins 1970; Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas
2021, "Time-uniform central limit theory and asymptotic confidence sequences"): from `LEAST` values on, the chance that the true
mean ever leaves it is at most alpha, as far as the central limit theorem goes. tests/lab/test_intervals.py looks whether that
holds, by simulation with looks after every few values.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import attrs

ALPHA = 0.05
LEAST = 30  # values before the first look
BEST = 120  # the number of values at which the sequence is as narrow as it can be made


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


def weight(alpha: float, best: int = BEST) -> float:
    """Return the squared width of the mixture with which the sequence is narrowest at a number of values.

    Args:
        alpha: the chance of an error.
        best: that number.
    """
    near = -2 * math.log(alpha)
    return (near + math.log(near) + 1) / best


def half_width(count: int, spread: float, alpha: float = ALPHA) -> float:
    """Return half the width of the confidence sequence.

    Args:
        count: of values.
        spread: their standard deviation.
        alpha: the chance that the sequence ever misses the mean.
    """
    if count < LEAST:
        return math.inf
    scaled = count * weight(alpha)
    return spread * math.sqrt(2 * (scaled + 1) / (count * scaled) * math.log(math.sqrt(scaled + 1) / alpha))


def estimate(values: Sequence[float], alpha: float = ALPHA) -> Estimate:
    """Return the mean of values that came one after the other, with its interval.

    Args:
        values: as they came.
        alpha: the chance that the interval ever misses, however often one looks.
    """
    count = len(values)
    mean = math.fsum(values) / count if count else 0.0
    spread = math.sqrt(math.fsum((one - mean) ** 2 for one in values) / (count - 1)) if count > 1 else 0.0
    reach = half_width(count, spread, alpha)
    return Estimate(count, mean, spread, mean - reach, mean + reach)


def p_value(count: int, mean: float, spread: float, alpha: float = ALPHA) -> float:
    """Return how badly a true mean of 0 goes with values, as a number that is valid whenever one stops.

    It is one over the mixture's likelihood ratio (Ville's inequality), and at most 1.

    Args:
        count: of values.
        mean: their mean.
        spread: their standard deviation.
        alpha: for which the mixture is chosen.
    """
    if not count or not spread:
        return 1.0
    scaled = count * weight(alpha)
    power = count * scaled * (mean / spread) ** 2 / (2 * (scaled + 1))
    return min(1.0, math.sqrt(scaled + 1) * math.exp(-power))


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


def more_needed(count: int, spread: float, distance: float, alpha: float = ALPHA) -> int:
    """Return about how many further values make the half width no more than a distance; 0 when it is so already.

    Args:
        count: of values there are.
        spread: their standard deviation.
        distance: between the mean and what it is to be told apart from.
        alpha: the chance of an error.
    """
    most = 1_000_000
    low, high = max(count, LEAST), most
    if distance <= 0 or half_width(most, spread, alpha) > distance:
        return most
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if half_width(middle, spread, alpha) <= distance else (middle + 1, high)
    return max(0, low - count)
