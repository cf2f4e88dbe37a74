"""Putting a building down, and letting it react."""

from __future__ import annotations

from swcore.engine import Machine
from swcore_tiny_towns.rules.active_cards import deal_of
from swcore_tiny_towns.rules.reactions import react


def put_down(machine: Machine, seat: int, card: str, square: int, how: str) -> None:
    """Put a building on a square, and let it react (TT-EFFECT-3, TT-EFFECT-4).

    Args:
        machine: the machine.
        seat: whose town.
        card: id of the card.
        square: where.
        how: `built`, or `placed` by an effect (TT-TERM-13).
    """
    machine.emit(("stood", seat, card, square, how))
    impl = deal_of(machine, seat).asks["towns_put"].get(card)
    if impl is not None:
        react(machine, impl, seat, square)
