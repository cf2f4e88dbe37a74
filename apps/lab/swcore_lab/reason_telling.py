"""What stands beside a verdict: like whom a piece is, when it pays, with whom, and in whose hands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from swcore.wording.catalogue import Catalogue
from swcore_lab.field import spread
from swcore_lab.games import LEAD, MARGIN, ROUNDS
from swcore_lab.signs import signed

if TYPE_CHECKING:
    from swcore_lab.telling import Teller

NEAR = 2  # official pieces that are told as those like which it is


def reason_lines(teller: Teller) -> Iterator[str]:
    """Yield these sentences.

    Args:
        teller: tells what was found.
    """
    yield from _near(teller)
    yield from _course(teller)
    yield from _partners(teller)
    yield from _hands(teller)


def listed(names: Sequence[str], texts: Catalogue) -> str:
    """Return names as a list in a sentence.

    Args:
        names: one or more.
        texts: the texts of the lab.
    """
    last = f" {texts('lab.and')} ".join(names[-2:])
    return ", ".join([*names[:-2], last])


def _near(teller: Teller) -> Iterator[str]:
    """Tell which official pieces bring about as much over a whole game; of a piece beyond all of them nothing is near."""
    if not teller.found.judged[MARGIN].outside:
        yield teller.texts("lab.near", names=listed(nearest(teller), teller.texts))


def nearest(teller: Teller) -> list[str]:
    """Return the names of the official pieces whose means at the end of a game are nearest to its own, with these.

    Args:
        teller: tells what was found.
    """
    mine, others = teller.found.shown[MARGIN].mean, teller.field.others(MARGIN, teller.setting.piece)
    near = sorted(others, key=lambda id: (abs(others[id][0] - mine), id))[:NEAR]
    return [f"{teller.name(id)} ({signed(others[id][0], teller.texts.language)})" for id in near]


def _course(teller: Teller) -> Iterator[str]:
    """Tell of a piece that is surely above the usual in the opening and surely below it in the end, or the other way."""
    whole, opening = teller.found.shown[MARGIN], teller.found.shown[LEAD]
    if opening.low > 0 > whole.high:
        yield teller.texts("lab.early", rounds=ROUNDS)
    if whole.low > 0 > opening.high:
        yield teller.texts("lab.late", rounds=ROUNDS)


def _partners(teller: Teller) -> Iterator[str]:
    texts = teller.texts
    sure = [one for one in teller.found.partners if one.surely]
    if not sure and teller.paired():
        yield texts("lab.partner.none")
    for one in sure:
        key = "lab.partner.high" if one.mean > 0 else "lab.partner.low"
        yield texts(key, partner=teller.name(one.id), rounds=ROUNDS, mean=texts.figure(abs(one.mean), ".1f"))
    if sure:
        yield texts("lab.partner.chosen")


def _hands(teller: Teller) -> Iterator[str]:
    """Tell apart a piece that only stronger bots can use."""
    if key := skill(teller):
        yield teller.texts(f"lab.{key}", bot=teller.setting.bots[0], other=teller.setting.bots[1], rounds=ROUNDS)


def skill(teller: Teller) -> str:
    """Return `expert` for a piece that is worth more to the stronger bot, `simple` for one worth more to the weaker one, else "".

    Points of two bots are two scales, so each is divided by the spread of the official pieces in the same hands. Both intervals
    hold at 95 %, so they do not together.

    Args:
        teller: tells what was found.
    """
    strong, weak, piece = teller.found.shown[LEAD], teller.found.weaker, teller.setting.piece
    if weak is None or teller.beside is None:
        return ""
    one, other = (spread(field.others(LEAD, piece)) for field in (teller.field, teller.beside))
    if not one or not other:
        return ""
    if strong.low / one > weak.high / other:
        return "expert"
    return "simple" if strong.high / one < weak.low / other else ""
