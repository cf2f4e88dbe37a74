"""What a seat can do with the named cube besides placing it (TT-PLACE-5 to TT-PLACE-8)."""

from __future__ import annotations

from typing import NamedTuple

from swcore import Action
from swcore.engine import Machine, bad_answer
from swcore.hooks import Impl
from swcore_tiny_towns.position.actions import TAKE, Discard, Store, Swap
from swcore_tiny_towns.position.answers import DISCARD, INSTEAD, STORE, SWAP, Way
from swcore_tiny_towns.position.squares import ALL, RESOURCES, SQUARES, squares_of
from swcore_tiny_towns.position.state import TownsState
from swcore_tiny_towns.position.view import Town
from swcore_tiny_towns.rules.active_cards import askers, town_of


class Offer(NamedTuple):
    """A way and the piece that offers it.

    Attributes:
        piece: its id.
        square: where it stands; -1 for a rule.
        way: the way.
    """

    piece: str
    square: int
    way: Way


def offers(machine: Machine, seat: int) -> list[Offer]:
    """Return the ways that a seat has to deal with the named cube besides placing it; none for its own naming (TT-PLACE-6)."""
    state: TownsState = machine.state
    if not state.named or state.namer == seat:
        return []
    found = brought(machine, seat)
    return [offer for offer in found if not spent(machine, seat, offer)] if found else found


def brought(machine: Machine, seat: int) -> list[Offer]:
    """Return the ways that the cards and rules of a town bring, those whose limit is reached among them."""
    state: TownsState = machine.state
    found: list[Offer] = []
    for impl, square in askers(machine, seat, "towns_ways"):
        town = town_of(machine, seat)
        ways = impl.ask(machine.view, town, square, state.named)
        _check_ways(impl, ways, town, square)
        found += [Offer(impl.piece.id, -1 if square is None else square, way) for way in ways]
    return found


def used_times(machine: Machine, seat: int, piece: str) -> int:
    """Return how often a seat has set a cube aside by a piece."""
    used: int = machine.state.towns[seat].memory.get(f"{piece}.used", 0)
    return used


def spent(machine: Machine, seat: int, offer: Offer) -> bool:
    """Return whether the limit of a way is reached (TT-CAVERN-3)."""
    return 0 < offer.way.limit <= used_times(machine, seat, offer.piece)


def _check_ways(impl: Impl, ways: tuple[Way, ...], town: Town, square: int | None) -> None:
    """Refuse ways that could not be gone: to store where no building stands, to swap for what does not lie on the piece."""
    for way in ways:
        wanted = ""
        if way.kind == STORE and way.mask & ALL & ~town.buildings:
            wanted = "a mask of squares with buildings, such as town.of_card(self.id)"
        if way.kind == SWAP and (square is None or not set(way.resources) <= set(town.lying(square))):
            wanted = "resources that lie on the building, see town.lying(square)"
        if wanted:
            raise bad_answer(impl.piece.id, impl.hook, way, wanted)


def others(machine: Machine, ways: list[Offer]) -> tuple[Action, ...]:
    """Return the actions of ways, each once: other resources first, the discard last."""
    instead = {resource for _, _, way in ways if way.kind == INSTEAD for resource in way.resources}
    actions: dict[Action, None] = {TAKE[one]: None for one in RESOURCES if one in instead and one != machine.state.named}
    for _, square, way in ways:
        if way.kind == STORE:
            actions.update({Store.of(SQUARES[one]): None for one in squares_of(way.mask)})
        elif way.kind == SWAP:
            actions.update({Swap.of(SQUARES[square], one): None for one in RESOURCES if one in way.resources})
    if any(way.kind == DISCARD for _, _, way in ways):
        actions[Discard.of()] = None
    return tuple(actions)
