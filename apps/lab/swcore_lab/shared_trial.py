"""The same games without and with something that all seats share, until it is settled what it changes."""

from __future__ import annotations

import contextlib
import statistics
from collections.abc import Mapping, Sequence
from functools import partial

import attrs

from swcore_lab.engines import Local
from swcore_lab.intervals import ALPHA, LEAST, Estimate, estimate, looks, more_needed, reach
from swcore_lab.rule_effects import MEASURES, Compared, changes, play_all_ways
from swcore_lab.shared import Shared
from swcore_lab.watching import Progress

GAMES = 240  # the default budget: about two minutes of one processor
PART = 20  # a change of less than one part in so many of what is usual is hardly noticed
MORE, LESS, SAME, OPEN = "more", "less", "same", "open"
Row = dict[str, float]


@attrs.frozen
class Change:
    """What becomes of one measure.

    Attributes:
        verdict: surely `more` or `less`; surely hardly changed: `same`; else `open`.
        old, new: means without and with it.
        shown: the change with its interval; those of all measures hold together.
        notice: how large a change is that players would notice.
        more: about how many games settle it; 0 for a question that is settled, or that no number settles.
    """

    verdict: str
    old: float
    new: float
    shown: Estimate
    notice: float
    more: int


@attrs.frozen
class Weighed:
    """What was found.

    Attributes:
        changes: by measure.
        differ: the share of games that went another way.
        rows: of each game, what was measured without and with it; None for one that ended with an error.
        stopped: whether it was stopped between two looks.
    """

    changes: Mapping[str, Change]
    differ: float
    rows: tuple[tuple[Row | None, Row | None], ...]
    stopped: bool = False

    @property
    def silent(self) -> bool:
        """Whether it was stopped after so few games that there is no interval, and nothing can be said."""
        return self.stopped and len(self.rows) < LEAST

    @property
    def broken(self) -> int:
        """How many games ended with an error with it, and not without it."""
        return sum(new is None and old is not None for old, new in self.rows)

    @property
    def more(self) -> int:
        """About how many games settle all that is open; 0 for nothing, or what no number settles."""
        return max(one.more for one in self.changes.values())


def weigh(shared: Shared, most: int, seed: int, jobs: int, progress: Progress = lambda done: None) -> Weighed:
    """Play the same games without and with it.

    The games, and where one stops, depend on the seed and not on the number of processes.

    Args:
        shared: what is tried.
        most: the budget: how many games in each way.
        seed: where the seeds of the games come from.
        jobs: processes; with 1 everything happens in this one.
        progress: called after each game of both ways.

    Raises:
        KeyboardInterrupt: after Ctrl-C before there is anything to tell.
        SwcoreError: as `Choice.rules`.
    """
    ahead, rows = looks(most), []
    work = partial(play_all_ways, Compared((shared.plain, shared.changed), seed))
    passed, whole = 0, False
    with contextlib.closing(Local(jobs).each(work, range(most))) as played, contextlib.suppress(KeyboardInterrupt):
        for old, new in played:
            rows.append((old, new))
            progress(1)
            if whole := len(rows) == ahead[passed].count:
                passed += 1
                if passed == len(ahead) or settled(rows, ahead[passed - 1].share):
                    break
    if not rows:
        raise KeyboardInterrupt
    found = weighed(rows, ahead[passed - 1].share if whole else ahead[passed].left)
    return attrs.evolve(found, stopped=not whole)


def settled(rows: Sequence[tuple[Row | None, Row | None]], share: float) -> bool:
    """Return whether nothing is open at a look."""
    return all(one.verdict != OPEN for one in weighed(rows, share).changes.values())


def weighed(rows: Sequence[tuple[Row | None, Row | None]], share: float) -> Weighed:
    """Return what games tell.

    Args:
        rows: what was measured without and with it.
        share: the part of alpha that this look may spend.
    """
    pairs = [(old, new) for old, new in rows if old is not None and new is not None]
    differ = statistics.fmean([float(old != new) for old, new in pairs]) if pairs else 0.0
    return Weighed({name: _change(name, pairs, share / len(MEASURES)) for name in MEASURES}, differ, tuple(rows))


def _change(name: str, pairs: Sequence[tuple[Row, Row]], share: float) -> Change:
    """Return what becomes of a measure; of the number of decisions a part is noticed, of all else a part of the points."""
    scale = name if name == "decisions" else "points"
    notice = statistics.fmean([abs(old[scale]) for old, _ in pairs] or [0.0]) / PART
    old, new = (statistics.fmean([pair[way][name] for pair in pairs] or [0.0]) for way in (0, 1))
    shown = estimate(changes(name, pairs), share)
    verdict = _verdict(shown, notice)
    return Change(verdict, old, new, shown, notice, _more(shown, notice, share) if verdict == OPEN else 0)


def _verdict(shown: Estimate, notice: float) -> str:
    if shown.low > 0 or shown.high < 0:
        return MORE if shown.low > 0 else LESS
    return SAME if -notice < shown.low and shown.high < notice else OPEN


def _more(shown: Estimate, notice: float, share: float) -> int:
    """Return after how many games the interval leaves 0 out or lies within what is not noticed, if the mean stays where it is."""
    sure = reach(ALPHA * share, shown.count)
    sizes = [size for size in (abs(shown.mean), notice - abs(shown.mean)) if size > 0]
    return min([count for size in sizes if (count := more_needed(shown.spread, 0.0, size, sure))] or [0])
