"""From a piece and the official ones to a verdict: which of them it surely surpasses, or falls short of."""

from __future__ import annotations

import math

import attrs

from swcore_lab.field import Field, Standing
from swcore_lab.games import LEAD, MARGIN
from swcore_lab.intervals import ALPHA, Estimate, Look, more_needed, reach

STRONG, WEAK, ABOVE, UNDER = "strong", "weak", "above", "under"
HIGH, LOW, FITS, OPEN = "high", "low", "fits", "open"
FLAGGED = (STRONG, WEAK, ABOVE, UNDER)  # something should be done about the piece
CRITERIA = (MARGIN, LEAD)  # the whole game, and the opening: each has half of alpha
EDGE = 10  # one official piece in so many may be as strong as a piece at the strong end


@attrs.frozen
class Judged:
    """A piece beside the official ones, by one criterion.

    Attributes:
        verdict: what this criterion alone says.
        below, above: official pieces that are surely weaker, and surely stronger; all of these comparisons hold together.
        more: about how many games would settle an open question, if the mean stays where it is; 0 for none.
        outside: whether the mean lies above that of every official piece, or below it.
    """

    verdict: str
    below: tuple[str, ...]
    above: tuple[str, ...]
    more: int
    outside: bool = False


def judged(mine: Estimate, others: Standing, share: float) -> Judged:
    """Compare a piece with the official ones.

    It is beyond all of them when each comparison alone says so: that is wrong only if the one with the strongest of them is, so
    no correction is needed (intersection-union). Which ones it surpasses is corrected by Bonferroni.

    Args:
        mine: what the piece brings.
        others: what the official pieces bring.
        share: the part of alpha that this look may spend.
    """
    alone = reach(ALPHA / len(CRITERIA) * share, mine.count)
    each = reach(ALPHA / len(others) * share, mine.count)
    gaps = {id: (mine.mean - mean, math.hypot(mine.error, error)) for id, (mean, error) in others.items()}
    below = tuple(id for id, (gap, error) in gaps.items() if gap > each * error)
    above = tuple(id for id, (gap, error) in gaps.items() if -gap > each * error)
    if all(gap > alone * error for gap, error in gaps.values()):
        verdict = STRONG
    elif all(-gap > alone * error for gap, error in gaps.values()):
        verdict = WEAK
    else:
        verdict = FITS if below and above else OPEN
    signs = {gap > 0 for gap, _ in gaps.values()}
    return Judged(verdict, below, above, _more(mine, others, alone, each) if verdict == OPEN else 0, len(signs) == 1)


def joined(found: dict[str, Judged], count: int, beyond: int = 0) -> str:
    """Return the verdict of all criteria together; where they point in different directions, the margin decides.

    Args:
        found: by criterion.
        count: how many official pieces there are.
        beyond: 1 for a piece that is surely above what pieces like the official ones bring, -1 for one below, 0 else.
    """
    whole, opening = (found[name] for name in CRITERIA)
    nearly = count - max(1, count // EDGE)
    end = (len(whole.below) >= nearly) - (len(whole.above) >= nearly)  # 1 at the strong end of a whole game, -1 at the weak one
    if whole.verdict in (STRONG, WEAK):
        return whole.verdict
    if opening.verdict in (STRONG, WEAK) and (beyond or end) * (1 if opening.verdict == STRONG else -1) >= 0:
        return opening.verdict
    if beyond:
        return ABOVE if beyond > 0 else UNDER
    if end:
        return HIGH if end > 0 else LOW
    if len(opening.below) >= nearly or len(opening.above) >= nearly:
        return HIGH if len(opening.below) >= nearly else LOW
    return FITS if whole.verdict == opening.verdict == FITS else OPEN


def judge(field: Field, piece: str, mine: dict[str, Estimate], look: Look, stopped: bool = False) -> dict[str, Judged]:
    """Compare a piece with the field by every criterion.

    Args:
        field: the official pieces.
        piece: the id of the piece, which may be one of them.
        mine: what it brings, by measure.
        look: at which look.
        stopped: whether there will be no other look, so that all that is left of alpha may be spent.
    """
    share = look.left if stopped else look.share
    return {name: judged(mine[name], field.others(name, piece), share) for name in CRITERIA}


def _more(mine: Estimate, others: Standing, alone: float, each: float) -> int:
    """Return about how many games would settle it at the last look."""
    means = {id: (mine.mean - mean, error) for id, (mean, error) in others.items()}
    top = max(means.values(), key=lambda one: -one[0])
    bottom = max(means.values(), key=lambda one: one[0])
    if top[0] > 0 or bottom[0] < 0:
        near = top if top[0] > 0 else bottom
        return more_needed(mine.spread, near[1], abs(near[0]), alone)
    both = (more_needed(mine.spread, top[1], abs(top[0]), each), more_needed(mine.spread, bottom[1], abs(bottom[0]), each))
    return max(both) if all(both) else 0
