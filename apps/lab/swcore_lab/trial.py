"""A trial of a piece: games in one place after the other, until the verdict is settled or the budget is spent."""

from __future__ import annotations

import contextlib
import random
import statistics
from collections.abc import Generator, Mapping, Sequence
from functools import partial

import attrs

from swcore_lab.bounds import Bounds, bounds_of
from swcore_lab.engines import Local
from swcore_lab.field import Field
from swcore_lab.games import LEAD, MARGIN, MEASURES
from swcore_lab.intervals import LEAST, Estimate, Look, estimate, holm, looks, p_value
from swcore_lab.pairs import Pair, Setting, place_of, play_piece
from swcore_lab.verdicts import FITS, FLAGGED, HIGH, LOW, OPEN, Judged, joined, judge
from swcore_lab.watching import Progress

Task = tuple[str, int, int]  # the name of the bot, the seed of the places, and the number of the place
GAMES = 640  # the default budget of the strongest bot: under two minutes on two cores
FEW = 10  # games with a partner, below which one deal decides what it seems to bring
PART = 4  # the other bot plays one game for so many of the strongest, and enough for an interval


@attrs.frozen
class Partner:
    """A partner beside which a piece does better or worse than on average.

    Attributes:
        id: the partner.
        count: of games.
        mean: the lead beside it above the mean lead beside all of them.
        surely: whether it stands out among all of them (Holm), in games enough.
    """

    id: str
    count: int
    mean: float
    surely: bool


@attrs.frozen
class Found:
    """What a trial found.

    Attributes:
        verdict: `strong` and `weak` beyond every official piece, `above` and `under` beyond their kind, `high` and `low` at an
            end of it, `fits` into it, or `open`.
        judged: what each criterion says.
        bounds: where pieces like the official ones lie at the end of a game.
        shown: by measure, what the piece brings above the usual, with an interval of 95 %.
        weaker: the lead with the weaker bot; None without one.
        partners: all of them, the best one first.
        more: about how many games would settle an open question, or show that a mean beyond the bounds is no chance; 0 for none.
        pairs: the games of the strongest bot, and those of the others.
        stopped: whether it was stopped between two looks.
        planned: in how many places the strongest bot would have played; 0 where it was to play no more than it did.
        share: the part of alpha that the intervals spend.
    """

    verdict: str
    judged: Mapping[str, Judged]
    bounds: Bounds
    shown: Mapping[str, Estimate]
    weaker: Estimate | None
    partners: tuple[Partner, ...]
    more: int
    pairs: tuple[Pair, ...]
    stopped: bool = False
    planned: int = 0
    share: float = 1.0

    @property
    def silent(self) -> bool:
        """Whether it was stopped after so few games that there is no interval, and nothing can be said."""
        return self.stopped and self.shown[MARGIN].count < LEAST


def run(
    setting: Setting, fields: Mapping[str, Field], most: int = GAMES, jobs: int = 1, progress: Progress = lambda done: None
) -> Found:
    """Play games until the verdict is settled.

    The games, and where one stops, depend on the seed and not on the number of processes.

    Args:
        setting: what is tried.
        fields: by the name of a bot, what is usual; a weaker bot without one does not play.
        most: the budget, in games of the strongest bot.
        jobs: processes; with 1 everything happens in this one.
        progress: called with the number of games since the last call.

    Returns:
        What was found; after Ctrl-C from the games that there are.

    Raises:
        KeyboardInterrupt: after Ctrl-C before there is anything to tell.
        SwcoreError: whatever a game raises.
    """
    strongest = setting.bots[0]
    tasks = tasks_of(setting, fields, most)
    ahead = looks(sum(bot == strongest for bot, *_ in tasks))
    pairs: list[Pair] = []
    own: list[Pair] = []
    passed = 0
    with contextlib.closing(_played(setting, fields, tasks, jobs)) as played, contextlib.suppress(KeyboardInterrupt):
        for pair in played:
            pairs.append(pair)
            progress(1)
            if pair.place.bot != strongest:
                continue
            own.append(pair)
            if len(own) == ahead[passed].count:
                passed += 1
                if passed == len(ahead) or settled(setting, fields[strongest], own, ahead[passed - 1]):
                    break
    if not pairs:
        raise KeyboardInterrupt
    whole = passed > 0 and len(own) == ahead[passed - 1].count
    found = found_in(setting, fields, pairs, ahead[passed - 1] if whole else ahead[passed], stopped=not whole)
    return attrs.evolve(found, planned=ahead[-1].count if passed < len(ahead) else 0)


def tasks_of(setting: Setting, fields: Mapping[str, Field], most: int) -> list[Task]:
    """Return the games in their order: bot, seed of the places, number of the place.

    With a greater budget the same games are played, and more: all places lie in one order, and the first of them are taken.

    Args:
        setting: what is tried.
        fields: by the name of a bot, what is usual.
        most: the budget.
    """
    columns = []
    for place, bot in enumerate(setting.bots):
        if bot in fields:
            known = len(fields[bot].usual)
            count = min(known, most if place == 0 else beside(most))
            order = random.Random(f"{setting.seed}/order/{bot}").sample(range(known), known)
            columns.append([(bot, fields[bot].seed, number) for number in order[:count]])
    strong, weak = columns[0], [one for column in columns[1:] for one in column]
    tasks: list[Task] = []
    due = 0
    for place, one in enumerate(strong, 1):
        passed, due = due, -(-place * len(weak) // len(strong))
        tasks += [*weak[passed:due], one]
    return tasks


def beside(most: int) -> int:
    """Return how many games the second bot plays beside those of the first one: a part, but enough for an interval.

    Args:
        most: the budget of the first one.
    """
    return max(LEAST, -(-most // PART))


def play_all(setting: Setting, fields: Mapping[str, Field], most: int, jobs: int, progress: Progress) -> list[Pair]:
    """Play games without looking at them before the end.

    Args:
        setting: what is tried.
        fields: by the name of a bot, what is usual.
        most: how many games of the strongest bot.
        jobs: processes.
        progress: called after each game.

    Raises:
        SwcoreError: whatever a game raises.
    """
    found = []
    for pair in _played(setting, fields, tasks_of(setting, fields, most), jobs):
        found.append(pair)
        progress(1)
    return found


def _played(setting: Setting, fields: Mapping[str, Field], tasks: Sequence[Task], jobs: int) -> Generator[Pair]:
    with contextlib.closing(Local(jobs).each(partial(play_piece, setting), tasks)) as outcomes:
        for (bot, seed, number), mine in zip(tasks, outcomes, strict=False):
            yield Pair(number, place_of(setting, seed, number, bot), mine, fields[bot].usual[number])


def settled(setting: Setting, field: Field, own: Sequence[Pair], look: Look) -> bool:
    """Return whether a look settles the verdict."""
    shown = measures(own, look.share)
    found = judge(field, setting.piece, shown, look)
    return _verdict(setting, field, found, shown) in FLAGGED or {one.verdict for one in found.values()} == {FITS}


def _verdict(setting: Setting, field: Field, found: dict[str, Judged], shown: Mapping[str, Estimate]) -> str:
    others = field.others(MARGIN, setting.piece)
    return joined(found, len(others), bounds_of(others).beyond(shown[MARGIN]))


def measures(pairs: Sequence[Pair], share: float) -> dict[str, Estimate]:
    """Return what the piece brings above the usual, by measure.

    Args:
        pairs: games of one bot.
        share: the part of alpha that this look may spend.
    """
    told = {name: [value for pair in pairs if (value := pair.more(name)) is not None] for name in MEASURES}
    return {name: estimate(values, share) for name, values in told.items()}


def found_in(setting: Setting, fields: Mapping[str, Field], pairs: Sequence[Pair], look: Look, *, stopped: bool = False) -> Found:
    """Return what games tell.

    Args:
        setting: what was tried.
        fields: by the name of a bot, what is usual.
        pairs: in the order of playing.
        look: at which look the run ended.
        stopped: whether it was stopped between two looks.
    """
    strongest = setting.bots[0]
    own = [pair for pair in pairs if pair.place.bot == strongest]
    others = [pair for pair in pairs if pair.place.bot != strongest]
    share = look.left if stopped else look.share
    shown = measures(own, share)
    found = judge(fields[strongest], setting.piece, shown, look, stopped)
    verdict = _verdict(setting, fields[strongest], found, shown)
    bounds = bounds_of(fields[strongest].others(MARGIN, setting.piece))
    return Found(
        verdict,
        found,
        bounds,
        shown,
        measures(others, share)[LEAD] if others else None,
        _partners(own, share),
        more_games(verdict, found, bounds.more(shown[MARGIN], share)),
        tuple(pairs),
        stopped,
        share=share,
    )


def more_games(verdict: str, found: Mapping[str, Judged], outside: int) -> int:
    """Return about how many games would settle an open question, or whether a piece lies beyond the official ones.

    That it lies beyond them is settled by one criterion; that it lies among them wants both. The nearest way counts.

    Args:
        verdict: of all criteria together.
        found: what each criterion says.
        outside: how many games show that a mean outside of the bounds is no chance; 0 for a mean inside.

    Returns:
        The number; 0 where no number settles it, or nothing is open.
    """
    if verdict not in (OPEN, HIGH, LOW):
        return 0
    ways = [count for count in (outside, *(one.more for one in found.values() if one.outside)) if count]
    needed = [one.more for one in found.values() if one.verdict == OPEN]
    if verdict == OPEN and all(needed) and not any(one.outside for one in found.values()):
        ways.append(max(needed))
    return min(ways, default=0)


def _partners(pairs: Sequence[Pair], share: float) -> tuple[Partner, ...]:
    """Return how a piece does beside each partner, beyond what it does on average."""
    leads = [(pair.place.partner, pair.more(LEAD) or 0.0) for pair in pairs]
    overall = estimate([lead for _, lead in leads])
    groups: dict[str, list[float]] = {}
    for id, lead in leads:
        groups.setdefault(id, []).append(lead - overall.mean)
    means = {id: (len(values), statistics.fmean(values)) for id, values in groups.items()}
    sure = holm(p_value(count, mean, overall.spread, share) for count, mean in means.values())
    found = [
        Partner(id, count, mean, surely and count >= FEW) for (id, (count, mean)), surely in zip(means.items(), sure, strict=True)
    ]
    return tuple(sorted(found, key=lambda one: (-one.mean, one.id)))
