"""A verdict in plain words: what a piece brings about, like whom it is, and what of it the bots have hardly tried."""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterator
from typing import TYPE_CHECKING

from swcore.bots import GreedyBot
from swcore_lab.games import MARGIN
from swcore_lab.reason_telling import listed, nearest

if TYPE_CHECKING:
    from swcore_lab.telling import Teller

SHORT = 2.0  # turns; a piece that is active for fewer is hardly tried in what it does later


def plain_lines(teller: Teller) -> Iterator[str]:
    """Yield these sentences; what carries them, word by word, is told by `point_lines`.

    Args:
        teller: tells what was found.
    """
    found, texts = teller.found, teller.texts
    if found.silent:
        return
    one = found.shown[MARGIN]
    key = "more" if one.low > 0 else "less" if one.high < 0 else "alike"
    mean, low, high = one.mean, one.low, one.high
    if key == "less":
        mean, low, high = -mean, -high, -low
    shown = [texts.figure(value, ".0f") for value in (mean, math.floor(low), math.ceil(high))]  # outwards, so as to claim no more
    names = zip(("points", "low", "high"), shown, strict=True)
    near = nearest(teller)[: 1 if found.judged[MARGIN].outside else None]
    like = texts("lab.plain.like.one" if len(near) == 1 else "lab.plain.like", names=listed(near, texts))
    yield f"{texts(f'lab.plain.{key}', **dict(names))} {like}"
    turns = statistics.fmean(pair.mine.turns for pair in found.pairs if pair.place.bot == teller.setting.bots[0])
    if turns < SHORT:
        yield texts("lab.plain.turns", turns=texts.figure(turns, ".1f"))
    yield texts("lab.plain.greedy" if teller.setting.bots[0] == GreedyBot.name else "lab.plain.bots")
