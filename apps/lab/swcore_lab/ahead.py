"""What is said before a run: how many games it is, and how long they take on this machine."""

from __future__ import annotations

import math
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
START = 5.0  # seconds until the processes play, on a busy machine
STEP, MINUTE = 10, 60  # seconds are told in tens, and from a minute on in minutes


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
        tokens = len(numbers(setting)) * min(GAMES, places) if self.suggest else 0
        return {"picks": self.picks, "maps": self.maps * LEAST, "suggest": tokens}


def length(setting: Setting, counts: Mapping[str, int], tasks: list[Task], jobs: int) -> float:
    """Return about how many seconds games take, from a few of each bot that are played for it.

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
            begun = time.perf_counter()
            for task in few:
                play_piece(setting, task)
            whole += (time.perf_counter() - begun) / max(1, len(few)) * count
    return whole / jobs + START


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


def spoken(seconds: float, texts: Catalogue) -> str:
    """Return a time in words, rounded up: tens of seconds, or minutes.

    Args:
        seconds: the time.
        texts: the texts of the lab.
    """
    if seconds <= MINUTE - STEP:
        return texts.count("lab.seconds", max(STEP, math.ceil(seconds / STEP) * STEP))
    return texts.count("lab.minutes", math.ceil(seconds / MINUTE))


def field_ahead(setting: Setting, bot: str, places: int, jobs: int, texts: Catalogue) -> str:
    """Return how long the official pieces will be played first, from one game each of a few that is played for it.

    Args:
        setting: what is tried.
        bot: who plays.
        places: in how many.
        jobs: processes.
        texts: the texts of the lab.

    Raises:
        SwcoreError: whatever a game raises.
    """
    rules, few = rules_of(setting.plain), setting.field[:TRIED]
    begun = time.process_time()
    for number, id in enumerate(few):
        play(rules, id, place_of(setting, setting.seed, number, bot))
    seconds = (time.process_time() - begun) / len(few) * len(setting.field) * places / jobs
    processes = texts.count("lab.processes", jobs)
    return texts("lab.field.ahead", places=places, bot=bot, processes=processes, minutes=max(1, round(seconds / 60)))
