"""Which number of tokens brings a home-made piece nearest to the field."""

from __future__ import annotations

import contextlib
import math
from collections.abc import Mapping, Sequence
from functools import partial

import attrs

from swcore.errors import SwcoreError
from swcore_lab.engines import Local
from swcore_lab.field import Field
from swcore_lab.games import Outcome
from swcore_lab.intervals import Estimate, estimate
from swcore_lab.pairs import Pair, Setting, place_of, play_piece, rules_with
from swcore_lab.pooling import pooled
from swcore_lab.trial import Found, tasks_of
from swcore_lab.verdicts import CRITERIA
from swcore_lab.watching import Progress

REACH = 3  # tokens more and fewer that are tried
GAMES = 60  # places in which each other number is tried


@attrs.frozen
class Tried:
    """What a number of tokens brings.

    Attributes:
        tokens: on the piece.
        more: how many more than it has.
        shown: by criterion, what it brings above the usual, as measured; the intervals of all numbers hold together, by each
            criterion.
        pooled: by criterion, the same, estimated so that no number brings less than a smaller one.
        distance: how far it is from the middle of the field by what is pooled, in spreads of the official pieces.
        last: whether the rules allow none beyond it: more where it is the largest, fewer where it is the smallest.
    """

    tokens: int
    more: int
    shown: Mapping[str, Estimate]
    pooled: Mapping[str, float]
    distance: float
    last: bool = False

    @property
    def usual(self) -> bool:
        """Whether it may be just as strong as a usual piece: both intervals hold zero."""
        return all(one.low <= 0 <= one.high for one in self.shown.values())


def numbers(setting: Setting) -> list[int]:
    """Return by how many tokens the piece may be changed, among them 0.

    Raises:
        SwcoreError: `lab-tokens` for a piece whose tokens cannot be changed.
    """
    return [more for more in _allowed(setting) if abs(more) <= REACH]


def _allowed(setting: Setting) -> list[int]:
    """Return by how many tokens the piece may be changed, one further than is tried."""
    found = []
    for more in range(-REACH - 1, REACH + 2):
        try:
            rules_with(setting.choice, setting.piece, more)
        except SwcoreError as error:
            if error.code != "piece-number":
                raise
            continue
        found.append(more)
    return found


def suggest(
    setting: Setting, field: Field, found: Found, games: int = GAMES, jobs: int = 1, progress: Progress = lambda done: None
) -> list[Tried]:
    """Try a home-made piece with more and fewer tokens, each in the same places with the strongest bot.

    The number that it has is not played again: all its games with that bot count.

    Args:
        setting: what is tried.
        field: what is usual.
        found: what the trial of the piece as it is found.
        games: places for each other number.
        jobs: processes.
        progress: called after each game.

    Returns:
        What each number brings, the one nearest to the middle of the field first, of several that are as near the smallest
        change; after Ctrl-C of those that are done.

    Raises:
        KeyboardInterrupt: after Ctrl-C before the first other number is done.
        SwcoreError: `lab-tokens`; and whatever a game raises.
    """
    mores, bot = numbers(setting), setting.bots[0]
    others = sorted(filter(None, mores), key=abs)  # what is near comes first: it may be stopped
    places = tasks_of(attrs.evolve(setting, bots=(bot,)), {bot: field}, games)
    tasks = [(more, *place) for more in others for place in places]
    pairs: dict[int, list[Pair]] = {more: [] for more in others}
    with contextlib.closing(Local(jobs).each(partial(_play, setting), tasks)) as played, contextlib.suppress(KeyboardInterrupt):
        for (more, _, seed, number), mine in zip(tasks, played, strict=False):
            pairs[more].append(Pair(number, place_of(setting, seed, number, bot), mine, field.usual[number]))
            progress(1)
    whole = {more: _shown(mine, 1 / len(mores)) for more, mine in pairs.items() if len(mine) == len(places)}
    if others and not whole:
        raise KeyboardInterrupt
    own = [pair for pair in found.pairs if pair.place.bot == bot]
    return ranked(setting, field, {**whole, 0: _shown(own, found.share / len(mores))})


def ranked(setting: Setting, field: Field, shown: Mapping[int, Mapping[str, Estimate]]) -> list[Tried]:
    """Return numbers of tokens, the one nearest to the middle of the field first.

    Args:
        setting: what was tried.
        field: what is usual.
        shown: by how many tokens more, what was measured, by criterion.
    """
    order, allowed = sorted(shown), _allowed(setting)
    has = getattr(rules_with(setting.choice, setting.piece, 0).pieces[setting.piece], "tokens", 0)
    rising: dict[int, dict[str, float]] = {more: {} for more in order}
    for name in CRITERIA:
        told = [shown[more][name] for more in order]
        for more, value in zip(order, pooled([one.mean for one in told], [one.count for one in told]), strict=True):
            rising[more][name] = value
    spreads = {name: math.sqrt(_square([mean for mean, _ in field.standing[name].values()])) for name in CRITERIA}
    tried = [
        Tried(
            has + more,
            more,
            shown[more],
            rising[more],
            math.hypot(*(rising[more][name] / (spreads[name] or 1.0) for name in CRITERIA)),
            more in (allowed[0], allowed[-1]),
        )
        for more in order
    ]
    return sorted(tried, key=lambda one: (one.distance, abs(one.more)))


def may_be_usual(tried: Sequence[Tried]) -> list[Tried]:
    """Return the numbers with which the piece may be a usual one, the smallest change first.

    What all the intervals say together, where a token more does no harm: a number whose own intervals hold zero is left out where
    a larger one surely brings less than usual, or a smaller one more.

    Args:
        tried: the numbers; of two that change as much, the one that stands first comes first.
    """
    found = [one for one in tried if one.usual and not any(_excludes(other, one) for other in tried)]
    return sorted(found, key=lambda one: abs(one.more))


def _excludes(other: Tried, one: Tried) -> bool:
    """Return whether what another number surely brings shows that this one brings too little, or too much."""
    if other.more > one.more:
        return any(told.high < 0 for told in other.shown.values())
    return other.more < one.more and any(told.low > 0 for told in other.shown.values())


def _play(setting: Setting, task: tuple[int, str, int, int]) -> Outcome:
    more, bot, seed, number = task
    return play_piece(attrs.evolve(setting, tokens=more), (bot, seed, number))


def _shown(pairs: Sequence[Pair], share: float) -> dict[str, Estimate]:
    return {name: estimate([pair.more(name) or 0.0 for pair in pairs], share) for name in CRITERIA}


def _square(values: Sequence[float]) -> float:
    return math.fsum(one * one for one in values) / len(values)
