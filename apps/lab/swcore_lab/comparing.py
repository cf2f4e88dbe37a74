"""Two versions of a piece in the same places: how much more the new one brings than the old one."""

from __future__ import annotations

import contextlib
import math
import statistics
from collections.abc import Mapping, Sequence
from functools import partial

import attrs

from swcore.cli.packs import Choice
from swcore.errors import SwcoreError
from swcore_lab.engines import Local
from swcore_lab.field import Field
from swcore_lab.games import Outcome
from swcore_lab.homes import at_home
from swcore_lab.intervals import ALPHA, LEAST, Estimate, Look, estimate, more_needed, reach
from swcore_lab.pairs import Pair, Setting, place_of, play_piece
from swcore_lab.than import old_setting
from swcore_lab.trial import Found, found_in, tasks_of
from swcore_lab.verdicts import CRITERIA
from swcore_lab.versions import Version, version_of
from swcore_lab.watching import Progress

Task = tuple[int, str, int, int]  # which version, and the place: bot, seed of the places, number


@attrs.frozen
class Compared:
    """A new version beside an old one.

    Attributes:
        old: what the new one is compared with.
        target: the old one as it was typed.
        version: of the old one, as it was before the games.
        shown: by criterion, what the new one brings more in the same place; each interval holds at 95 % by itself, and its
            spread counts two imagined places (see `_difference`).
        more: by criterion, about how many places would tell them apart, if the mean stays where it is; 0 for none, or where
            they are told apart.
        differ: by criterion, in how many places there is any difference.
        pairs: the games of the old one, in the places of those of the new one.
    """

    old: Setting
    target: str
    version: Version
    shown: Mapping[str, Estimate]
    more: Mapping[str, int]
    differ: Mapping[str, int]
    pairs: tuple[Pair, ...]


def older(target: str, choice: Choice, new: Setting) -> Setting:
    """Return the version with which a piece is compared, each in rules of its own: both may have the same id.

    Args:
        target: a file of pieces, FILE:ID, or the id of a piece.
        choice: the game as it was typed; where none was, an installed piece is one of its own game.
        new: the piece that is tried.

    Raises:
        SwcoreError: `lab-than` where it is of another kind or game; and as `old_setting`.
    """
    same = at_home(target, choice, new.plain.game)
    old = old_setting(target, same, new)
    if (old.kind, old.seats, old.field, old.partners) != (new.kind, new.seats, new.field, new.partners):
        told = f"--than: {old.piece} is of another kind or game than {new.piece}: they have no places in common."
        raise SwcoreError(told, code="lab-than", old=old.piece, new=new.piece)
    return old


def run_both(
    new: Setting,
    old: Setting,
    target: str,
    fields: Mapping[str, Field],
    most: int,
    jobs: int,
    progress: Progress,
    version: Version | None = None,
) -> tuple[Found, Compared]:
    """Play both versions in the same places, as many as were decided on before; nothing is looked at before the end.

    Args:
        new, old: the versions.
        target: the old one as it was typed.
        fields: by the name of a bot, what is usual.
        most: how many places of the strongest bot.
        jobs: processes.
        progress: called with the number of games of either since the last call.
        version: of the old one, as it was before the games; None to look now.

    Returns:
        What was found of the new one, at one look, and how it compares; after Ctrl-C from the games that there are.

    Raises:
        KeyboardInterrupt: after Ctrl-C before there is anything to tell.
        SwcoreError: whatever a game raises.
    """
    version = version or version_of(old)
    strongest, places = new.bots[0], tasks_of(new, fields, most)
    tasks: list[Task] = []
    for place in places:
        tasks += [(0, *place), (1, *place)] if place[0] == strongest else [(0, *place)]
    found: tuple[list[Pair], list[Pair]] = ([], [])
    done = 0
    with (
        contextlib.closing(Local(jobs).each(partial(_play, (new, old)), tasks)) as played,
        contextlib.suppress(KeyboardInterrupt),
    ):
        for (which, bot, seed, number), mine in zip(tasks, played, strict=False):
            found[which].append(Pair(number, place_of(new, seed, number, bot), mine, fields[bot].usual[number]))
            done += 1
            progress(1)
    if not found[0]:
        raise KeyboardInterrupt
    own = [pair for pair in found[0] if pair.place.bot == strongest]
    whole = found_in(new, fields, found[0], Look(len(own), 1.0, 1.0), stopped=done < len(tasks))
    return whole, compared(old, target, own, found[1], version)


def _play(versions: tuple[Setting, Setting], task: Task) -> Outcome:
    which, bot, seed, number = task
    return play_piece(versions[which], (bot, seed, number))


def compared(
    old: Setting, target: str, new_pairs: Sequence[Pair], old_pairs: Sequence[Pair], version: Version | None = None
) -> Compared:
    """Return how two versions compare: the mean of the differences in the same place, with an interval of 95 %.

    Args:
        old: the old version.
        target: as it was typed.
        new_pairs, old_pairs: games of the same bot, matched by the number of the place; what has no counterpart is left out.
        version: of the old one, as it was before the games; None to look now.
    """
    before = {pair.number: pair for pair in old_pairs}
    both = [(pair, before[pair.number]) for pair in new_pairs if pair.number in before]
    shown, differ = {}, {}
    for name in CRITERIA:
        mine, than = ([pair[way].mine.measure(name) or 0.0 for pair in both] for way in (0, 1))
        values = [one - other for one, other in zip(mine, than, strict=True)]
        shown[name], differ[name] = _difference(values, than), sum(value != 0 for value in values)
    more = {name: _needed(one) for name, one in shown.items()}
    return Compared(old, target, version or version_of(old), shown, more, differ, tuple(other for _, other in both))


def _difference(values: Sequence[float], than: Sequence[float]) -> Estimate:
    """Return the mean of differences with its interval.

    Two more places are imagined for the interval alone, in which the versions differ, once up and once down, as much as games of
    the old one do by themselves: a change that came up in few places is not known to do nothing in the others. Where all places
    differ it makes hardly a difference.

    Args:
        values: the differences.
        than: what the old version brought.
    """
    if len(values) < LEAST:
        return estimate(values)
    plain, usual = estimate(values), statistics.stdev(than)
    wide = math.sqrt(plain.spread**2 + 2 * usual**2 / (plain.count - 1))
    half = reach(ALPHA, plain.count) * wide / math.sqrt(plain.count)
    return Estimate(plain.count, plain.mean, wide, plain.mean - half, plain.mean + half)


def _needed(one: Estimate) -> int:
    """Return about how many places tell a difference from none; 0 where it is told, or there is none."""
    if one.low > 0 or one.high < 0 or not one.mean:
        return 0
    return more_needed(one.spread, 0.0, abs(one.mean), reach(ALPHA, one.count))
