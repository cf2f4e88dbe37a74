"""A verdict in a sentence or two, with the criteria by which it holds."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from swcore_lab.games import MARGIN, ROUNDS
from swcore_lab.intervals import LEAST
from swcore_lab.verdicts import CRITERIA, EDGE, FITS, HIGH, LOW, OPEN, STRONG, WEAK, Judged

if TYPE_CHECKING:
    from swcore_lab.telling import Teller


def verdict_line(teller: Teller) -> str:
    """Return the answer, in a sentence or two.

    Args:
        teller: tells what was found.
    """
    found, texts = teller.found, teller.texts
    if found.silent:
        return texts("lab.silent", games=found.shown[MARGIN].count, bot=teller.setting.bots[0], least=LEAST)
    name = teller.name(teller.setting.piece)
    if found.verdict == OPEN:
        line = _open(teller, name)
    else:
        known = ".known" if _outdone(teller) else ""
        line = texts(f"lab.{found.verdict}{known}", name=name, where=_where(teller), rounds=ROUNDS)
    return (
        f"{line} {texts('lab.stopped', games=found.shown[MARGIN].count, bot=teller.setting.bots[0])}" if found.stopped else line
    )


def _nearly(teller: Teller) -> int:
    """Return than how many official pieces a piece at an end is surely stronger, or weaker: all but one in ten."""
    count = len(teller.others())
    return count - max(1, count // EDGE)


def _outdone(teller: Teller) -> bool:
    """Return whether a piece at an end is surely not beyond all official pieces, by a criterion that puts it there."""
    judged, nearly = teller.found.judged.values(), _nearly(teller)
    if teller.found.verdict == HIGH:
        return any(len(one.below) >= nearly and one.above for one in judged)
    return teller.found.verdict == LOW and any(len(one.above) >= nearly and one.below for one in judged)


def _open(teller: Teller, name: str) -> str:
    """Return what is known of a piece of which not all is: that it is surely not at one end, or only the opening is open."""
    whole, texts = teller.found.judged[MARGIN], teller.texts
    if whole.verdict == FITS:
        return texts("lab.open.rounds", name=name, rounds=ROUNDS)
    if whole.below or whole.above:
        key = f"lab.{'side' if side(teller) else 'open'}.{'more' if whole.below else 'less'}"
        return texts(key, name=name, count=len(whole.below or whole.above), all=len(teller.others()))
    return texts("lab.open", name=name)


def side(teller: Teller) -> str:
    """Return on which side of the official pieces a piece surely lies of which nothing else is settled: `high`, `low` or "".

    It is surely stronger, or weaker, than at least half of them over a whole game.

    Args:
        teller: tells what was found.
    """
    found, half = teller.found, len(teller.others()) / 2
    whole = found.judged[MARGIN]
    if found.verdict != OPEN or whole.verdict == FITS:
        return ""
    return HIGH if len(whole.below) >= half else LOW if len(whole.above) >= half else ""


def _where(teller: Teller) -> str:
    """Return by which criteria a verdict holds."""
    found, nearly = teller.found, _nearly(teller)
    holds: dict[str, Callable[[Judged], bool]] = {
        STRONG: lambda one: one.verdict == STRONG,
        WEAK: lambda one: one.verdict == WEAK,
        HIGH: lambda one: len(one.below) >= nearly,
        LOW: lambda one: len(one.above) >= nearly,
    }
    if found.verdict not in holds:
        return ""
    fitting = [name for name in CRITERIA if holds[found.verdict](found.judged[name])]
    return teller.texts(f"lab.where.{fitting[0] if len(fitting) == 1 else 'both'}", rounds=ROUNDS)
