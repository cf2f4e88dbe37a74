"""Limits: how often a way to conquer, an extra or an act was used, what closes it then, and how a use is written down."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from swcore.conquest.content.offers import PER_GAME, PER_OPPONENT, Boost, Mode, Use
from swcore.conquest.position.army import Army
from swcore.conquest.position.places import NOBODY
from swcore.conquest.position.view import View
from swcore.engine.answers import EVERYWHERE, Gate
from swcore.engine.machine import Machine
from swcore.engine.native import mypyc_attr

Offer = Mode | Boost | Use


@mypyc_attr(native_class=False)
class Spent(Gate):
    """The gate of a limit that is reached.

    Attributes:
        params: what the refusal speaks of: how many `times`, and per what as its `case`.
    """

    params: Mapping[str, Any] = {}


def limit_of(offer: Offer) -> int | None:
    """Return how often an offer may be used; None for no limit."""
    if offer.limit is None and isinstance(offer, Mode) and offer.rolls:
        return 1  # or a seat would roll until it succeeds
    return offer.limit


def spent(view: View, army: Army, piece: str, offer: Offer) -> Gate | None:
    """Return what closes an offer whose limit is reached, and where; None while it is not.

    Args:
        view: the position.
        army: who uses it.
        piece: id of the piece that offers it.
        offer: the mode, boost or use.
    """
    limit = limit_of(offer)
    if limit is None:
        return None
    names = (offer.name, *offer.shares)
    if offer.per == PER_OPPONENT:
        bad = 0
        for seat in view.opponents(NOBODY if army.seat is None else army.seat):
            if sum(view.uses(army, name, against=seat) for name in names) >= limit:
                for victim in view.armies:
                    bad |= victim.regions if victim.seat == seat else 0
    elif offer.per == PER_GAME:
        bad = EVERYWHERE if sum(view.recall(army, _key(piece, name), 0) for name in names) >= limit else 0
    else:
        bad = EVERYWHERE if sum(view.uses(army, name) for name in names) >= limit else 0
    if not bad:
        return None
    gate = Spent("used", bad, offer.limit_clause or offer.clause)
    gate.params = {"case": offer.per, "times": limit}
    return gate


def write_down(machine: Machine, army: Army, piece: str, offer: Offer, region: int) -> None:
    """Write a use down as far as no record of a conquest tells of it; call it before anything is rolled or done.

    Args:
        machine: the machine.
        army: who uses it.
        piece: id of the piece that offers it.
        offer: the mode, boost or use.
        region: the region that it is aimed at.
    """
    if isinstance(offer, Use) or (isinstance(offer, Mode) and offer.rolls):  # a conquest may fail to come of it
        machine.emit(("used", army.id, offer.name))
        holder = machine.view.holder(region)
        if offer.per == PER_OPPONENT and holder is not None and holder.seat is not None:
            machine.emit(("used-against", army.id, offer.name, holder.seat))
    if offer.per == PER_GAME and offer.limit is not None:
        key = _key(piece, offer.name)
        machine.emit(("note", army.id, key, machine.view.recall(army, key, 0) + 1))


def _key(piece: str, name: str) -> str:
    return f"{piece}.used.{name}"
