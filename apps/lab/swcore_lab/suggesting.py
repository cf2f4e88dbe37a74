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
from swcore_lab.trial import tasks_of
from swcore_lab.verdicts import CRITERIA
from swcore_lab.watching import Progress

REACH = 3  # tokens more and fewer that are tried
GAMES = 60  # places in which each number is tried


@attrs.frozen
class Tried:
    """What a number of tokens brings.

    Attributes:
        tokens: on the piece.
        more: how many more than it has.
        shown: by criterion, what it brings above the usual; the intervals of all numbers hold together, by each criterion.
        distance: how far it is from the middle of the field, in spreads of the official pieces.
    """

    tokens: int
    more: int
    shown: Mapping[str, Estimate]
    distance: float

    @property
    def usual(self) -> bool:
        """Whether it may be just as strong as a usual piece: both intervals hold zero."""
        return all(one.low <= 0 <= one.high for one in self.shown.values())


def numbers(setting: Setting) -> list[int]:
    """Return by how many tokens the piece may be changed.

    Raises:
        SwcoreError: `lab-tokens` for a piece whose tokens cannot be changed.
    """
    found = []
    for more in range(-REACH, REACH + 1):
        try:
            rules_with(setting.choice, setting.piece, more)
        except SwcoreError as error:
            if error.code != "piece-number":
                raise
            continue
        found.append(more)
    return found


def suggest(
    setting: Setting, field: Field, games: int = GAMES, jobs: int = 1, progress: Progress = lambda done: None
) -> list[Tried]:
    """Try a home-made piece with more and fewer tokens, each in the same places with the strongest bot.

    Args:
        setting: what is tried.
        field: what is usual.
        games: places for each number.
        jobs: processes.
        progress: called after each game.

    Returns:
        What each number brings, the one nearest to the middle of the field first; after Ctrl-C of those that are done.

    Raises:
        KeyboardInterrupt: after Ctrl-C before the first number is done.
        SwcoreError: `lab-tokens`; and whatever a game raises.
    """
    mores, bot = numbers(setting), setting.bots[0]
    places = tasks_of(attrs.evolve(setting, bots=(bot,)), {bot: field}, games)
    tasks = [(more, *place) for more in sorted(mores, key=abs) for place in places]  # what is near comes first: it may be stopped
    pairs: dict[int, list[Pair]] = {more: [] for more in sorted(mores, key=abs)}
    with contextlib.closing(Local(jobs).each(partial(_play, setting), tasks)) as played, contextlib.suppress(KeyboardInterrupt):
        for (more, _, seed, number), mine in zip(tasks, played, strict=False):
            pairs[more].append(Pair(number, place_of(setting, seed, number, bot), mine, field.usual[number]))
            progress(1)
    whole = {more: found for more, found in pairs.items() if len(found) == len(places)}
    if not whole:
        raise KeyboardInterrupt
    has = getattr(rules_with(setting.choice, setting.piece, 0).pieces[setting.piece], "tokens", 0)
    return sorted(
        (_tried(has + more, more, found, field, len(mores)) for more, found in whole.items()), key=lambda one: one.distance
    )


def _play(setting: Setting, task: tuple[int, str, int, int]) -> Outcome:
    more, bot, seed, number = task
    return play_piece(attrs.evolve(setting, tokens=more), (bot, seed, number))


def _tried(tokens: int, more: int, pairs: Sequence[Pair], field: Field, count: int) -> Tried:
    shown = {name: estimate([pair.more(name) or 0.0 for pair in pairs], 1 / count) for name in CRITERIA}
    spreads = {name: math.sqrt(_square([mean for mean, _ in field.standing[name].values()])) for name in CRITERIA}
    return Tried(tokens, more, shown, math.hypot(*(shown[name].mean / (spreads[name] or 1.0) for name in CRITERIA)))


def _square(values: Sequence[float]) -> float:
    return math.fsum(one * one for one in values) / len(values)
