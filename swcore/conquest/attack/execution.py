"""Carrying out a planned conquest: what is paid and written down first, and then the conquest, or the roll for it."""

from __future__ import annotations

from swcore.conquest.armies.garrison import in_hand
from swcore.conquest.attack.attempt import SecondRoll, attacked, demand_of
from swcore.conquest.attack.capture import take
from swcore.conquest.attack.dice import CAST, GUARD, MODE, cast, reach_at
from swcore.conquest.attack.limits import write_down
from swcore.conquest.attack.ways import Plan
from swcore.conquest.content.offers import FROM_HAND, FROM_TRAY, Boost, Mode
from swcore.conquest.placement.under_strength import resolve_lone
from swcore.conquest.position.actions import NORMAL
from swcore.conquest.position.army import Army
from swcore.conquest.position.places import HAND, TRAY
from swcore.conquest.position.state import ConquestState
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
        if offer.price:
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
    if plan.demand is not None and (mode is None or not mode.rolls):
        _pass_guard(machine, army, plan)
    elif mode is None:
        take(machine, army, plan.region, NORMAL, plan.cost, HAND, plan.boosts)
    elif mode.rolls:
        _roll_for(machine, army, plan, mode)
    else:
        take_from(machine, army, plan.region, mode.name, plan.cost, plan.source, plan.boosts)


def _pass_guard(machine: Machine, army: Army, plan: Plan) -> None:
    """Roll the die that others demand before anything is conquered."""
    name = NORMAL if plan.mode is None else plan.mode.name
    facts = (plan.region, GUARD, name, plan.boosts, plan.cost, 1, plan.source, *demand_of(plan))
    cast(machine, army, CAST.of(army.id, *facts), after_guard)


def after_guard(machine: Machine, army: Army, frame: Frame, pips: int) -> None:
    """What comes of a die that others demand: the conquest as planned, or the region is closed to the army."""
    _, _, region, _, mode, boosts, cost, _, source, demand, guard = frame
    if pips < demand:
        bar(machine, army, region, guard)
    else:
        take_from(machine, army, region, mode, cost, source, boosts)


def bar(machine: Machine, army: Army, region: int, guard: str) -> None:
    """Close a region to an army that a die has failed there."""
    attacked(machine, army, region)
    machine.emit(("barred", army.id, region, guard))


def take_from(machine: Machine, army: Army, region: int, mode: str, cost: int, source: str, boosts: tuple[str, ...]) -> None:
    """Conquer with what a way conquers with: tokens from hand or tray, or a marker."""
    if source == FROM_HAND:
        take(machine, army, region, mode, cost, HAND, boosts)
    elif source == FROM_TRAY:
        take(machine, army, region, mode, max(1, cost), TRAY, boosts)
    else:
        left = army.regions & machine.view.marked(source, army)
        take(machine, army, region, mode, 0, HAND, boosts, body=source)
        resolve_lone(machine, army, left)


def _roll_for(machine: Machine, army: Army, plan: Plan, mode: Mode) -> None:
    """Roll the die for a named region."""
    facts = (plan.region, MODE, mode.name, plan.boosts, plan.cost, plan.least, plan.source, *demand_of(plan))
    cast(machine, army, CAST.of(army.id, *facts), after_mode)


def after_mode(machine: Machine, army: Army, frame: Frame, pips: int) -> None:
    """What comes of it: the region costs that much less, and who still falls short may make it the final attempt."""
    state: ConquestState = machine.state
    _, _, region, _, mode, boosts, cost, least, _, demand, guard = frame
    if pips < demand:
        bar(machine, army, region, guard)
        return
    cost = max(least, cost - pips)
    hand = in_hand(state, army)
    if cost <= hand:
        take(machine, army, region, mode, cost, HAND, boosts)
        return
    attacked(machine, army, region)
    if cost <= reach_at(machine, army, hand, region):
        machine.push(SecondRoll.frames.of(army.seat, army.id, region, mode, boosts, cost))


def _pay_price(machine: Machine, army: Army, region: int, offer: Mode | Boost, piece: str) -> None:
    """Pay the price of a mode or a boost to the seat that holds the region, or to the bank."""
    holder = machine.view.holder(region)
    payee = None if holder is None else holder.seat
    transfer(machine, army.seat, payee, offer.price, (offer.name, offer.clause, piece))
