"""What is told beside a verdict: how often bots pick the piece, and how it does on maps."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence

from swcore.bots import GreedyBot
from swcore.wording.catalogue import Catalogue
from swcore_lab.games import LEAD, MARGIN, ROUNDS
from swcore_lab.intervals import Estimate
from swcore_lab.maps import OnMap, loved
from swcore_lab.picking import Price
from swcore_lab.signs import signed

OFTEN = 5  # what came up less often is not told as a number


def interval(one: Estimate, texts: Catalogue, scale: float = 1) -> str:
    """Return the interval of an estimate in words.

    Args:
        one: the estimate.
        texts: the texts of the lab.
        scale: what it is multiplied with, such as 100 for what happens in a hundred games.
    """
    if not math.isfinite(one.low):
        return texts("lab.none")
    low, high = (signed(value * scale, texts.language) for value in (one.low, one.high))
    return texts("lab.interval", low=low, high=high)


def hands(bot: str, texts: Catalogue) -> str:
    """Return what a bot can do, and cannot, in whose hands something was tried.

    Args:
        bot: its name.
        texts: the texts of the lab.
    """
    return texts("lab.bots.greedy" if bot == GreedyBot.name else "lab.bots.others")


def picked_lines(games: int, found: Sequence[Price], texts: Catalogue) -> Iterator[str]:
    """Yield how often bots pick a piece, and at which price.

    Args:
        games: how many were played for that.
        found: by price; nothing where no game was played.
        texts: the texts of the lab.
    """
    if not found:
        return
    yield texts("lab.picks.title", games=games)
    for one in found:
        if one.offered >= OFTEN:
            values = {"price": one.price, "picked": one.picked, "offered": one.offered}
            usual = one.offered * one.others_picked / one.others_offered if one.others_offered else 0.0
            yield texts("lab.picks", brought=_brought(one, texts), usual=texts.figure(usual, ".1f"), **values)
    rare = [str(one.price) for one in found if one.offered < OFTEN]
    if rare:
        yield texts("lab.picks.rest", prices=", ".join(rare), least=OFTEN)
    yield texts("lab.picks.few")


def _brought(one: Price, texts: Catalogue) -> str:
    """Return what it brought each time it was picked at a price, and what others did."""
    if one.picked < OFTEN:
        return ""
    each = one.brought / one.picked
    turns = texts.figure(one.turns / one.picked, ".1f")
    told = texts("lab.picks.brought", each=texts.figure(each, ".1f"), turns=turns)
    if one.others_picked < OFTEN:
        return told
    turns = texts.figure(one.others_turns / one.others_picked, ".1f")
    return told + texts("lab.picks.others", each=texts.figure(one.others_brought / one.others_picked, ".1f"), turns=turns)


def map_lines(maps: Sequence[OnMap], texts: Catalogue) -> Iterator[str]:
    """Yield what a piece brings on each map, and which one it loves.

    Args:
        maps: what was found on them; none where none was asked for.
        texts: the texts of the lab.
    """
    if not maps:
        return
    usual, best = texts("lab.maps.usual"), loved(maps)
    if len(maps) > 1:  # one map is compared with nothing
        yield texts("lab.maps.none") if best is None else texts("lab.maps.best", map=best or usual)
    for one in maps:
        yield texts("lab.maps.line", map=one.map or usual, rounds=ROUNDS, **_both(one.shown, texts))


def _both(shown: Mapping[str, Estimate], texts: Catalogue) -> dict[str, str]:
    """Return margin and lead with their intervals."""
    margin, lead = shown[MARGIN], shown[LEAD]
    told = {"margin": signed(margin.mean, texts.language), "lead": signed(lead.mean, texts.language)}
    return told | {"first": interval(margin, texts), "second": interval(lead, texts)}
