"""Where pieces like the official ones lie: bounds for one more of them, beyond which it is stronger or weaker than its kind."""

from __future__ import annotations

import math
import statistics

import attrs

from swcore_lab.field import Standing
from swcore_lab.intervals import ALPHA, Estimate, more_needed, quantile, reach

RARE = 20  # one piece like the official ones in so many lies above the upper bound, and one below the lower


@attrs.frozen
class Bounds:
    """Bounds of what pieces like the official ones bring.

    Attributes:
        low: 19 of 20 bring more.
        high: 19 of 20 bring less; infinite where there are too few official pieces to tell.
    """

    low: float
    high: float

    def beyond(self, mine: Estimate) -> int:
        """Return 1 for an interval that lies wholly above the bounds, -1 below them, 0 else."""
        return int(mine.low > self.high) - int(mine.high < self.low)

    def more(self, mine: Estimate, share: float) -> int:
        """Return about how many games show that a mean outside is no chance; 0 for a mean inside.

        Args:
            mine: what a piece brings.
            share: the part of alpha that the last look may spend.
        """
        distance = max(mine.mean - self.high, self.low - mine.mean)
        return more_needed(mine.spread, 0.0, distance, reach(ALPHA * share, mine.count)) if distance > 0 else 0


def bounds_of(others: Standing) -> Bounds:
    """Return the bounds for one more piece like the official ones (a prediction interval).

    The official pieces are taken for a sample of a normal distribution whose mean and spread nobody knows; that a mean is known
    from games alone counts as spread, so the bounds are a little too wide.

    Args:
        others: what the official pieces bring.
    """
    means = [mean for mean, _ in others.values()]
    if len(means) < 2:
        return Bounds(-math.inf, math.inf)
    middle = statistics.fmean(means)
    reached = quantile(1 - 1 / RARE, len(means) - 1) * statistics.stdev(means) * math.sqrt(1 + 1 / len(means))
    return Bounds(middle - reached, middle + reached)
