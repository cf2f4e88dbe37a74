"""Who is asked: the cards of a town whose effect has started, and the rules that are switched on."""

from __future__ import annotations

from collections.abc import Sequence

from swcore import Gate
from swcore.engine import Machine
from swcore.hooks import Impl
from swcore_tiny_towns.position.state import TownsState
from swcore_tiny_towns.position.view import Town, View
from swcore_tiny_towns.rules.card_tables import CardTables, Deal


def deal_of(machine: Machine, seat: int) -> Deal:
    """Return the tables of a seat."""
    state: TownsState = machine.state
    view: View = machine.view
    cards, monument = state.cards, state.monuments[seat]
    if seat in view.deals:  # looked up by identity first: it is asked several times a decision
        known_cards, known_monument, deal = view.deals[seat]
        if known_cards is cards and known_monument is monument:
            return deal
    tables: CardTables = machine.ruleset.compiled
    deal = tables.deal(cards, monument)
    view.deals[seat] = cards, monument, deal
    return deal


def town_of(machine: Machine, seat: int) -> Town:
    """Return the town of a seat as hooks see it."""
    view: View = machine.view
    return view.town(seat)


def askers(machine: Machine, seat: int, hook: str, *, whatever: bool = False) -> Sequence[tuple[Impl, int | None]]:
    """Return the implementations of a hook among a seat's buildings, with their squares, in the order of squares; then those of
    the rules that are switched on, with None.

    Args:
        machine: the machine.
        seat: whose town.
        hook: the hook.
        whatever: also those put down in this round, whose effect has not started yet (TT-EFFECT-1); monuments are never late
            (TT-EFFECT-2).
    """
    deal = deal_of(machine, seat)
    impls = deal.asks[hook]
    general: Sequence[Impl] = machine.view.general(hook) if hook in deal.of_rules else ()
    if not impls:
        return [(impl, None) for impl in general] if general else ()
    town = machine.state.towns[seat]
    squares = town.squares
    if not general and impls.keys().isdisjoint(squares):
        return ()
    found: list[tuple[Impl, int | None]] = []
    for square, what in enumerate(squares):
        impl = impls.get(what)
        if impl is not None and (whatever or what == deal.monument or square not in town.fresh):
            found.append((impl, square))
    return [*found, *((impl, None) for impl in general)] if general else found


def closed(machine: Machine, seat: int, card: str) -> Gate | None:
    """Return why one more building of a card may not be put into a town, or None (TT-BLD-BANK-5)."""
    impl = deal_of(machine, seat).asks["towns_limit"].get(card)
    found: Gate | None = None if impl is None else impl.ask_one(machine.view, town_of(machine, seat))
    return found
