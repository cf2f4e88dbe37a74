"""Tolls: coins that a seat pays to another one before it acts on a region."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from swcore.conquest.position.army import Army
from swcore.conquest.position.counting import is_free_of
from swcore.conquest.position.events import PAYMENT, TOLL
from swcore.conquest.position.state import ConquestState
from swcore.engine.answers import Toll
from swcore.engine.machine import Machine
from swcore.engine.reasons import Violation

if TYPE_CHECKING:
    from swcore.conquest.position.view import View

CONQUEST: Final = "conquest"
EVICTION: Final = "eviction"
EFFECT: Final = "effect"


class Due(NamedTuple):
    """A toll with the army whose seat gets it, and the piece that asks for it."""

    army: int
    piece: str
    toll: Toll


def tolls(view: View, attacker: Army) -> list[Due]:
    """Return every toll that an army has not paid for the rest of the turn yet (WC-PAY-1)."""
    state: ConquestState = view._state
    found: list[Due] = []
    for id in state.protectors:
        army: Army = state.armies[id]
        if army.seat == attacker.seat:
            continue
        if view.ground.tables.counting and is_free_of(view, attacker, army):
            continue
        if army.kit.conquest_toll:
            for piece, toll in army.kit.ask("conquest_toll", view, army, attacker):
                if not (toll.once and (id, toll.key) in state.paid):
                    found.append(Due(id, piece, toll))
    return found


def due_at(dues: list[Due], mask: int, kind: str) -> list[Due]:
    """Return the tolls for an act on some regions, each once."""
    return [due for due in dues if due.toll.where & mask and kind in due.toll.covers]


def unpayable(view: View, attacker: Army, dues: list[Due], mask: int, kind: str, price: int = 0) -> int:
    """Return the mask of the regions among some whose tolls, and a price besides, are more than the army's seat has."""
    bad, state = 0, view._state
    owned = state.coins[attacker.seat] if attacker.seat is not None else 0
    here = [due.toll for due in dues if kind in due.toll.covers]
    most = price
    for toll in here:
        most += toll.coins
    if most <= owned:
        return 0
    if price > owned:
        return mask
    asked = 0
    for toll in here:
        asked |= toll.where
    for region in view.ground.bits(mask & asked):
        if price + sum(toll.coins for toll in here if toll.where >> region & 1) > owned:
            bad |= 1 << region
    return bad


def pay_tolls(machine: Machine, attacker: Army, mask: int, kind: str) -> None:
    """Pay what is due for an act on some regions."""
    pay(machine, attacker, due_at(tolls(machine.view, attacker), mask, kind))


def pay(machine: Machine, attacker: Army, dues: list[Due]) -> None:
    """Pay tolls; what is paid once opens its regions for the rest of the turn."""
    state: ConquestState = machine.state
    for due in dues:
        payee, toll = state.army(due.army).seat, due.toll
        transfer(machine, attacker.seat, payee, toll.coins, (toll.reason, toll.clause, due.piece), TOLL)
        if due.toll.once:
            machine.emit(("paid", due.army, due.toll.key))


def transfer(
    machine: Machine, payer: int | None, payee: int | None, amount: int, why: tuple[str, str, str], kind: str = PAYMENT
) -> None:
    """Move coins between seats, as many as the payer has (WC-PAY-2, WC-PAY-4).

    Args:
        machine: the machine.
        payer, payee: seats; None stands for the bank.
        amount: how many coins.
        why: reason, clause, and the id of the piece behind it.
        kind: what the coins are for, see `swcore.conquest.position.events`.
    """
    state: ConquestState = machine.state
    if payer == payee:
        return
    if payer is not None:
        amount = min(amount, state.coins[payer])
    if amount <= 0:
        return
    for seat, coins in ((payer, -amount), (payee, amount)):
        if seat is not None:
            machine.emit(("coins", seat, coins, ((coins, *why),), kind))


def toll_violation(dues: list[Due]) -> Violation:
    """Return the refusal of an act whose tolls the seat cannot pay."""
    clauses = tuple(dict.fromkeys(due.toll.clause for due in dues if due.toll.clause))
    owed = [{"coins": due.toll.coins, "reason": due.toll.reason, "piece": due.piece} for due in dues]
    return Violation("toll", {"tolls": owed}, clauses)
