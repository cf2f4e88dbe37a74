"""A trial of a piece: pairs one after the other, until the question is settled or the budget is spent."""

from __future__ import annotations

import contextlib
import math
import statistics
from collections.abc import Callable, Generator, Sequence
from functools import partial

import attrs

from swcore.cli.workers import in_order
from swcore_lab.field import Field
from swcore_lab.intervals import ALPHA, LEAST, Estimate, estimate, holm, more_needed, p_value
from swcore_lab.pairs import Pair, Setting, play_pair

PAIRS = 240  # the default budget: under two minutes on two cores
STEP = 10  # pairs between two looks
FLAG = ALPHA / 2  # the other half is for the field, of which one knows no more than its games tell
STRONG, WEAK, HIGH, LOW, FITS, OPEN = "strong", "weak", "high", "low", "fits", "open"
EDGE = 10  # one official piece in so many may be as strong as a piece at the strong end


@attrs.frozen
class Partner:
    """A partner beside which a piece does better or worse than beside the others.

    Attributes:
        id: the partner.
        count: of pairs.
        mean: the lead beside it above the lead beside the others.
        surely: whether it stands out among all of them (Holm).
    """

    id: str
    count: int
    mean: float
    surely: bool


@attrs.frozen
class Found:
    """What a trial found.

    Attributes:
        verdict: `strong` and `weak` beyond the field, `high` and `low` at an end of it, `fits` into it, or `open`.
        lead: points after the opening, above the mean of the field, as they decide the verdict.
        shown: the same with an interval of 95 %.
        margin, win: points and victories at the end, likewise.
        coins: coins in a turn in which the piece is active, likewise.
        weaker: the lead with the weaker bot; None without one.
        below, above: official pieces that are surely weaker and stronger.
        partners: all of them, the best one first.
        more: about how many more pairs would settle an open question; 0 for none.
        pairs: the pairs of the strongest bot, and those of the others.
    """

    verdict: str
    lead: Estimate
    shown: Estimate
    margin: Estimate
    win: Estimate
    coins: Estimate
    weaker: Estimate | None
    below: tuple[str, ...]
    above: tuple[str, ...]
    partners: tuple[Partner, ...]
    more: int
    pairs: tuple[Pair, ...]


def run(
    setting: Setting, field: Field, most: int = PAIRS, jobs: int = 1, progress: Callable[[int], None] = lambda done: None
) -> Found:
    """Play pairs until the verdict is settled.

    The pairs, and where one stops, depend on the seed and not on the number of processes.

    Args:
        setting: what is tried.
        field: what is usual.
        most: the budget, in pairs.
        jobs: processes; with 1 everything happens in this one.
        progress: called with the number of pairs since the last call.

    Returns:
        What was found; after Ctrl-C from the pairs that there are.

    Raises:
        KeyboardInterrupt: after Ctrl-C before there is anything to tell.
        SwcoreError: whatever a game raises.
    """
    pairs: list[Pair] = []
    strongest = setting.bots[0]
    with contextlib.closing(_played(setting, most, jobs)) as played, contextlib.suppress(KeyboardInterrupt):
        count = 0
        for pair in played:
            pairs.append(pair)
            if pair.place.bot != strongest:
                continue
            count += 1
            progress(1)
            if count >= LEAST and count % STEP == 0 and judged(_leads(pairs, strongest, FLAG), field) != OPEN:
                break
    if not pairs:
        raise KeyboardInterrupt
    return found_in(setting, field, pairs)


def _played(setting: Setting, most: int, jobs: int) -> Generator[Pair]:
    tasks = [(number, bot) for number in range(most) for bot in reversed(setting.bots)]
    work = partial(play_pair, setting)
    yield from map(work, tasks) if jobs == 1 else in_order(work, tasks, jobs)


def _leads(pairs: Sequence[Pair], bot: str, alpha: float) -> Estimate:
    return estimate([pair.lead for pair in pairs if pair.place.bot == bot], alpha)


def judged(lead: Estimate, field: Field) -> str:
    """Return the verdict: beyond what any official piece can be, surely between two of them, or neither.

    Args:
        lead: the lead, with the interval that decides.
        field: what is usual.
    """
    low, high = field.inside()
    if lead.low > field.ceiling():
        return STRONG
    if lead.high < field.floor():
        return WEAK
    return FITS if low < lead.low and lead.high < high else OPEN


def found_in(setting: Setting, field: Field, pairs: Sequence[Pair]) -> Found:
    """Return what pairs tell.

    Args:
        setting: what was tried.
        field: what is usual.
        pairs: in the order of playing.
    """
    strongest, others = setting.bots[0], setting.bots[1:]
    own = [pair for pair in pairs if pair.place.bot == strongest]
    lead = _leads(own, strongest, FLAG)
    below, above = field.split(lead.low, lead.high)
    verdict = _at_an_end(judged(lead, field), below, above, len(field.means))
    return Found(
        verdict,
        lead,
        estimate([pair.lead for pair in own]),
        estimate([pair.margin for pair in own]),
        estimate([pair.win for pair in own]),
        estimate([_a_turn(pair) for pair in own if pair.mine.turns and pair.other.turns]),
        _leads(pairs, others[0], ALPHA) if others else None,
        tuple(id for id in below if id != setting.piece),
        tuple(id for id in above if id != setting.piece),
        _partners(own),
        _more(lead, field) if verdict == OPEN else 0,
        tuple(pairs),
    )


def _at_an_end(verdict: str, below: Sequence[str], above: Sequence[str], count: int) -> str:
    """Return `high` or `low` for a piece that is not beyond the field, and surely beyond nearly all of it."""
    nearly = count - max(1, count // EDGE)
    if verdict in (STRONG, WEAK):
        return verdict
    return HIGH if len(below) >= nearly else LOW if len(above) >= nearly else verdict


def _a_turn(pair: Pair) -> float:
    return pair.mine.coins / pair.mine.turns - pair.other.coins / pair.other.turns


def _partners(pairs: Sequence[Pair]) -> tuple[Partner, ...]:
    """Return how a piece does beside each partner, beyond what it does beside the others."""
    overall = estimate([pair.lead for pair in pairs])
    groups: dict[str, list[float]] = {}
    for pair in pairs:
        groups.setdefault(pair.place.partner, []).append(pair.lead - overall.mean)
    means = {id: (len(leads), statistics.fmean(leads)) for id, leads in groups.items()}
    sure = holm(p_value(count, mean, overall.spread) for count, mean in means.values())
    found = [Partner(id, count, mean, surely) for (id, (count, mean)), surely in zip(means.items(), sure, strict=True)]
    return tuple(sorted(found, key=lambda one: (-one.mean, one.id)))


def _more(lead: Estimate, field: Field) -> int:
    """Return about how many more pairs would settle it, if the mean stays where it is."""
    low, high = field.inside()
    gaps = (lead.mean - field.ceiling(), field.floor() - lead.mean, min(lead.mean - low, high - lead.mean))
    distance = max(gaps)
    return more_needed(lead.count, lead.spread, distance, FLAG) if distance > 0 and math.isfinite(distance) else 0
