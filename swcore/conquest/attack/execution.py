"""Carrying out a planned conquest: what is paid and written down first, and then the conquest, or the roll for it."""

from __future__ import annotations

from swcore.conquest.armies.garrison import in_hand
from swcore.conquest.attack.attempt import SecondRoll, attacked
from swcore.conquest.attack.capture import take
from swcore.conquest.attack.dice import CAST, MODE, cast, reach_at
from swcore.conquest.attack.limits import write_down
from swcore.conquest.attack.ways import Plan
from swcore.conquest.content.offers import FROM_HAND, FROM_TRAY, Mode
from swcore.conquest.placement.under_strength import resolve_lone
from swcore.conquest.position.actions import NORMAL
from swcore.conquest.position.state import HAND, TRAY, Army, ConquestState
from swcore.conquest.position.tolls import pay, transfer
from swcore.engine.frames import Frame
from swcore.engine.machine import Machine


def prepare(machine: Machine, army: Army, plan: Plan) -> None:
    """Pay the tolls and the price of a plan, and write down what it uses; nothing of it comes back when it fails (WC-PAY-3).

    Args:
        machine: the machine.
        army: the attacker.
        plan: what is to be done.
    """
    if plan.tolls:
        pay(machine, army, plan.tolls)
    for piece, offer in plan.offered:
        if isinstance(offer, Mode) and offer.price:
            _pay_price(machine, army, plan.region, offer, piece)
        write_down(machine, army, piece, offer, plan.region)


def carry_out(machine: Machine, army: Army, plan: Plan) -> None:
    """Conquer as planned, or roll for it where the mode rolls; call `prepare` before.

    Args:
        machine: the machine.
        army: the attacker.
        plan: what is to be done.
    """
    mode = plan.mode
    if mode is None:
        take(machine, army, plan.region, NORMAL, plan.cost, HAND, plan.boosts)
        return
    if mode.rolls:
        _roll_for(machine, army, plan, mode)
    elif plan.source == FROM_HAND:
        take(machine, army, plan.region, mode.name, plan.cost, HAND, plan.boosts)
    elif plan.source == FROM_TRAY:
        take(machine, army, plan.region, mode.name, plan.placed, TRAY, plan.boosts)
    else:
        left = army.regions & machine.view.marked(plan.source, army)
        take(machine, army, plan.region, mode.name, 0, HAND, plan.boosts, body=plan.source)
        resolve_lone(machine, army, left)


def _roll_for(machine: Machine, army: Army, plan: Plan, mode: Mode) -> None:
    """Roll the die for a named region."""
    cast(machine, army, CAST.of(army.id, plan.region, MODE, mode.name, plan.boosts, plan.cost, plan.least, ""), after_mode)


def after_mode(machine: Machine, army: Army, frame: Frame, pips: int) -> None:
    """What comes of it: the region costs that much less, and who still falls short may make it the final attempt."""
    state: ConquestState = machine.state
    _, _, region, _, mode, boosts, cost, least, _ = frame
    cost = max(least, cost - pips)
    hand = in_hand(state, army)
    if cost <= hand:
        take(machine, army, region, mode, cost, HAND, boosts)
        return
    attacked(machine, army, region)
    if cost <= reach_at(machine, army, hand, region):
        machine.push(SecondRoll.frames.of(army.seat, army.id, region, mode, boosts, cost))


def _pay_price(machine: Machine, army: Army, region: int, mode: Mode, piece: str) -> None:
    """Pay the price of a mode to the seat that holds the region, or to the bank."""
    holder = machine.view.holder(region)
    payee = None if holder is None else holder.seat
    transfer(machine, army.seat, payee, mode.price, (mode.name, mode.clause, piece))
