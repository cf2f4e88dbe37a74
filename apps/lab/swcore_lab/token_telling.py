"""What is told of other numbers of tokens: which one comes nearest, the smallest change that may do, and the numbers."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from swcore.wording.catalogue import Catalogue
from swcore_lab.games import MARGIN, ROUNDS
from swcore_lab.signs import signed
from swcore_lab.suggesting import REACH, Tried, may_be_usual
from swcore_lab.verdicts import CRITERIA

FEW = 2  # numbers of tokens, below which none is the nearest


def token_lines(tried: Sequence[Tried], texts: Catalogue) -> Iterator[str]:
    """Yield which number of tokens comes nearest to a usual piece.

    Args:
        tried: what was found, the nearest one first; nothing where it was not asked for.
        texts: the texts of the lab.
    """
    if not tried:
        return
    if len(tried) < FEW:
        yield texts("lab.suggest.few", tokens=tried[0].tokens)
        return
    best, usual = tried[0], may_be_usual(tried)
    games = {bool(one.more): one.shown[MARGIN].count for one in tried}
    yield texts("lab.suggest", tokens=best.tokens, more=_change(best, texts), games=games[True], all=games.get(False, 0))
    if not usual:
        yield texts("lab.suggest.none")
    else:
        yield texts("lab.suggest.also", numbers=", ".join(str(one.tokens) for one in sorted(usual, key=lambda one: one.tokens)))
        if usual[0] != best and best.more:
            key = "least.change" if usual[0].more else "stays"
            yield texts(f"lab.suggest.{key}", tokens=usual[0].tokens, more=_change(usual[0], texts))
    if abs(best.more) == REACH and not best.last:  # where the rules end the row, there is nothing further to try
        yield texts(f"lab.suggest.{'most' if best.more > 0 else 'least'}", tokens=best.tokens)
    yield from _ends(tried, texts)


def _ends(tried: Sequence[Tried], texts: Catalogue) -> Iterator[str]:
    """Yield why no further numbers were tried, where the rules allow none; that there are no fewer than 0 needs no words."""
    row = sorted(tried, key=lambda one: one.tokens)
    if row[0].last and row[0].more > -REACH and row[0].tokens:
        yield texts("lab.suggest.no.fewer", tokens=row[0].tokens)
    if row[-1].last and row[-1].more < REACH:
        yield texts("lab.suggest.no.more", tokens=row[-1].tokens)


def _change(one: Tried, texts: Catalogue) -> str:
    return texts.figure(one.more, "+.0f") if one.more else texts("lab.suggest.same")


def number_lines(tried: Sequence[Tried], texts: Catalogue) -> Iterator[str]:
    """Yield what each number of tokens brings, the smallest one first, below a line that says what stands where.

    Args:
        tried: what was found; nothing where it was not asked for.
        texts: the texts of the lab.
    """
    if not tried:
        return
    yield texts("lab.suggest.legend", rounds=ROUNDS)
    for one in sorted(tried, key=lambda one: one.tokens):
        yield f"{one.tokens}: {'; '.join(_told(one, name, texts) for name in CRITERIA)}"


def _told(one: Tried, name: str, texts: Catalogue) -> str:
    """Return what was measured by a criterion, with its interval, and what it was pooled to where that is another number."""
    shown = one.shown[name]
    mean, low, high, even = (signed(value, texts.language) for value in (shown.mean, shown.low, shown.high, one.pooled[name]))
    between = texts("lab.suggest.span", low=low, high=high) if math.isfinite(shown.low) else texts("lab.none")
    return f"{mean} ({between})" + (f" → {even}" if even != mean else "")
