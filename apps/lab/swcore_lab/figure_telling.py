"""The numbers of a trial in sentences: points at the end and after the opening, victories, points of a turn."""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import attrs

from swcore_lab.further_telling import interval
from swcore_lab.games import COINS, MARGIN, ROUNDS, WIN
from swcore_lab.intervals import Estimate
from swcore_lab.reason_telling import listed
from swcore_lab.signs import signed
from swcore_lab.verdicts import CRITERIA, FITS, STRONG, WEAK, Judged

if TYPE_CHECKING:
    from swcore_lab.telling import Teller

NAMED = 3  # official pieces that are named; of more it is said that there are others


def point_lines(teller: Teller) -> Iterator[str]:
    """Yield the points that carry the verdict, with what they are true of.

    Args:
        teller: tells what was found.
    """
    found, texts = teller.found, teller.texts
    own = [pair.mine.turns for pair in found.pairs if pair.place.bot == teller.setting.bots[0]]
    yield texts("lab.turns", turns=texts.figure(statistics.fmean(own), ".1f"))
    if found.verdict in (STRONG, WEAK):
        yield texts("lab.errs")
    if found.verdict == FITS:
        yield _range(teller)
    for name in CRITERIA:
        ends = _ends(teller) if name == MARGIN else {}
        first = _estimate(teller, f"lab.{name}", found.shown[name], rounds=ROUNDS, **ends)
        yield " ".join(filter(None, (first, ranks(teller, found.judged[name]))))


def further_figures(teller: Teller) -> Iterator[str]:
    """Yield victories, points of a turn, and points in the hands of the weaker bot.

    Args:
        teller: tells what was found.
    """
    found = teller.found
    yield _victories(teller)
    yield _estimate(teller, "lab.coins", found.shown[COINS])
    if found.weaker is not None and math.isfinite(found.weaker.low):
        yield _estimate(teller, "lab.weaker", found.weaker, bot=teller.setting.bots[1], rounds=ROUNDS)


def ranks(teller: Teller, told: Judged) -> str:
    """Return how many official pieces it surely surpasses, and falls short of; "" where there are none.

    Args:
        teller: tells what was found.
        told: by one criterion.
    """
    others, texts = teller.others(), teller.texts
    below, above = len(told.below), len(told.above)
    if not below and not above:
        return ""
    key = "both" if below and above else "below" if below else "above"
    left = [teller.name(id) for id in others if id not in (*told.below, *told.above)]
    rest = texts("lab.rest.named" if len(left) <= NAMED else "lab.rest", names=listed(left, texts)) if left else ""
    return texts(f"lab.ranks.{key}", below=below, above=above, all=len(others), rest=rest)


def _ends(teller: Teller) -> dict[str, Any]:
    """Return how far ahead of the others a usual piece brings its holder here, and how far this one does."""
    usual = round(_usual(teller, MARGIN), 1)
    ends = {"usual": usual, "mine": usual + round(teller.found.shown[MARGIN].mean, 1)}  # so that the shown numbers add up
    return {
        name: teller.texts(f"lab.{'ahead' if value >= 0 else 'behind'}.by", points=teller.texts.figure(abs(value), ".1f"))
        for name, value in ends.items()
    }


def _usual(teller: Teller, measure: str) -> float:
    """Return what a usual piece brings in the places that the strongest bot has played."""
    return statistics.fmean(pair.usual[measure] for pair in teller.found.pairs if pair.place.bot == teller.setting.bots[0])


def _victories(teller: Teller) -> str:
    """Return how many of a hundred games are won with it, and how many with a usual piece; more than all cannot be won."""
    usual, one = _usual(teller, WIN), teller.found.shown[WIN]
    inside = attrs.evolve(one, low=max(one.low, -usual), high=min(one.high, 1 - usual)) if math.isfinite(one.low) else one
    shown = round(100 * usual, 1)
    ends = {"mine": shown + round(100 * one.mean, 1), "usual": shown}
    values = {name: teller.texts.figure(value, ".1f") for name, value in ends.items()}
    return _estimate(teller, "lab.win", inside, scale=100, **values)


def _range(teller: Teller) -> str:
    """Return where the official pieces lie, for a piece that fits."""
    told = {}
    for name in CRITERIA:
        means = [mean for mean, _ in teller.field.others(name, teller.setting.piece).values()]
        low, high = (signed(value, teller.texts.language) for value in (min(means), max(means)))
        told[name] = teller.texts("lab.range", low=low, high=high)
    return teller.texts("lab.fits.range", rounds=ROUNDS, **told)


def _estimate(teller: Teller, key: str, one: Estimate, scale: float = 1, **values: Any) -> str:
    """Return a text with a mean and its interval."""
    mean = signed(one.mean * scale, teller.texts.language)
    return teller.texts(key, mean=mean, interval=interval(one, teller.texts, scale), **values)
