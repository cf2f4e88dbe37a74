"""What is said before a run: how many games it is, and how long they take on this machine."""

from __future__ import annotations

import math
import os
import time
from collections.abc import Mapping

import attrs

from swcore.cli.patience import patient
from swcore.wording.catalogue import Catalogue
from swcore_lab.games import play
from swcore_lab.intervals import LEAST
from swcore_lab.pairs import Setting, place_of, play_piece, rules_of
from swcore_lab.suggesting import GAMES, numbers
from swcore_lab.trial import Task

TRIED = 3  # games from which is told how long others take
START = 5.0  # seconds until the processes play, and play as fast as later
STEP, MINUTE = 10, 60  # seconds are told in tens, and from a minute on in minutes
BUSY = 1.25  # times as long as on a quiet machine, from which on both times are told


@attrs.frozen
class Span:
    """How long something takes.

    Attributes:
        low: seconds on this machine when it does nothing else.
        high: seconds while it goes on with what else it does now.
    """

    low: float
    high: float

    def times(self, count: int) -> Span:
        """Return how long so many of it take."""
        return Span(self.low * count, self.high * count)


def span(seconds: float, jobs: int) -> Span:
    """Return how long work takes that is spread over processes.

    What else this machine does is taken from how many processes have wanted a processor in the last minute: all of them get the
    same share. So the time that a few games take by the clock does not tell it, for they are played by one process alone.

    Args:
        seconds: of one processor that the work takes.
        jobs: processes.
    """
    processors = os.cpu_count() or 1
    try:
        others = os.getloadavg()[0]
    except (AttributeError, OSError):  # Windows does not say
        others = 0.0
    quiet = seconds / min(jobs, processors) + START
    longer = (others + jobs) / max(jobs, processors)
    return Span(quiet, quiet * longer if longer >= BUSY else quiet)


@attrs.frozen
class Beside:
    """What a call asks for beside the verdict.

    Attributes:
        picks: games in which bots pick the piece by themselves.
        maps: how many further maps.
        suggest: whether other numbers of tokens are tried.
        games: the budget as it was typed; None for the usual one.
    """

    picks: int = 0
    maps: int = 0
    suggest: bool = False
    games: int | None = None

    def counts(self, setting: Setting, places: int) -> dict[str, int]:
        """Return how many games of the strongest bot that is, by what they are for.

        Args:
            setting: what is tried.
            places: in how many the official pieces are known.
        """
        tokens = (len(numbers(setting)) - 1) * min(GAMES, places) if self.suggest else 0  # its own number was played before
        return {"picks": self.picks, "maps": self.maps * LEAST, "suggest": tokens}


def length(setting: Setting, counts: Mapping[str, int], tasks: list[Task], jobs: int) -> Span:
    """Return about how long games take, from a few of each bot that are played for it.

    Args:
        setting: what is tried.
        counts: by bot, how many games.
        tasks: places to play in.
        jobs: processes.

    Raises:
        SwcoreError: whatever a game raises.
    """
    rules_of(setting.choice)  # they are loaded once, which is no part of a game
    whole = 0.0
    with patient():
        for bot, count in counts.items():
            few = [task for task in tasks if task[0] == bot][:TRIED]
            begun = time.process_time()
            for task in few:
                play_piece(setting, task)
            whole += (time.process_time() - begun) / max(1, len(few)) * count
    return span(whole, jobs)


def said(setting: Setting, places: int, tasks: list[Task], twice: bool, beside: Beside, jobs: int, texts: Catalogue) -> str:
    """Return how many games a run is at most, why so many, and how long they take.

    Args:
        setting: what is tried.
        places: in how many the official pieces are known.
        tasks: the games of the verdict.
        twice: whether a second version is played, too, so that nothing stops early.
        beside: what else is asked for.
        jobs: processes.
        texts: the texts of the lab.

    Raises:
        SwcoreError: whatever a game raises.
    """
    strongest = setting.bots[0]
    counts = {bot: sum(task[0] == bot for task in tasks) for bot in setting.bots}
    own = counts[strongest]
    parts = [texts("lab.length.part", bot=bot, count=count) for bot, count in counts.items() if count]
    further = {"than": own * twice, **beside.counts(setting, places)}
    parts += [texts(f"lab.length.{name}", count=count) for name, count in further.items() if count]
    counts[strongest] += sum(further.values())
    took = spoken(length(setting, counts, tasks, jobs), texts)
    whole = f" ({', '.join(parts)})" if len(parts) > 1 else ""
    told = [texts("lab.length", games=sum(counts.values()), parts=whole, time=took)]
    if beside.games is None and own == places:
        told.append(texts("lab.length.places", places=places))
    return " ".join([*told, texts("lab.length.twice" if twice else "lab.length.early")])


def spoken(took: Span, texts: Catalogue) -> str:
    """Return a time in words, rounded up: tens of seconds, or minutes; from the shorter to the longer one where they differ.

    Args:
        took: the time.
        texts: the texts of the lab.
    """
    short = took.high <= MINUTE - STEP
    key, step = ("lab.seconds", STEP) if short else ("lab.minutes", 1)
    low, high = (max(1, math.ceil(one / (STEP if short else MINUTE))) * step for one in (took.low, took.high))
    told = texts.count(key, high)
    return told if low == high else f"{low}–{told}"


def field_length(setting: Setting, bot: str, places: int, jobs: int) -> Span:
    """Return how long the official pieces will be played first, from one game each of a few that is played for it.

    Args:
        setting: what is tried.
        bot: who plays.
        places: in how many.
        jobs: processes.

    Raises:
        SwcoreError: whatever a game raises.
    """
    rules, few = rules_of(setting.plain), setting.field[:TRIED]
    begun = time.process_time()
    for number, id in enumerate(few):
        play(rules, id, place_of(setting, setting.seed, number, bot))
    return span((time.process_time() - begun) / len(few) * len(setting.field) * places, jobs)


def field_ahead(took: Span, bot: str, places: int, jobs: int, texts: Catalogue, known: int = 0) -> str:
    """Return what is said before the official pieces are played: why, how long it takes, and that it may be stopped.

    Args:
        took: how long it takes.
        bot: who plays.
        places: in how many.
        jobs: processes.
        texts: the texts of the lab.
        known: in how many places they are known already.
    """
    why = texts("lab.field.few", known=texts.count("lab.field.places", known)) if known else texts("lab.field.unknown")
    counted = {"places": texts.count("lab.field.places", places), "processes": texts.count("lab.processes", jobs)}
    return texts("lab.field.ahead", why=why, bot=bot, time=spoken(took, texts), **counted)
