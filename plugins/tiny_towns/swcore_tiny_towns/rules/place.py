"""Step 2: everybody places a cube (TT-ROUND-5, TT-ROUND-6, TT-PLACE-1 to TT-PLACE-8)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from swcore import Action
from swcore.engine import Decision, Frame, FrameKind, Machine, Violation, bad_answer, open_lanes
from swcore.hooks import Impl
from swcore_tiny_towns.position.actions import PLACE, TAKE, Build, Discard, Place, Store, Swap, Take
from swcore_tiny_towns.position.answers import DISCARD, INSTEAD, STORE, SWAP, Way
from swcore_tiny_towns.position.squares import ALL, RESOURCES, SQUARES, squares_of
from swcore_tiny_towns.position.state import TownsState
from swcore_tiny_towns.position.view import Town
from swcore_tiny_towns.rules.active_cards import askers, deal_of, rules, town_of
from swcore_tiny_towns.rules.allowed import allowed, passed_over
from swcore_tiny_towns.rules.build import BuildHere

COMPLETE = FrameKind("complete")
REACT = FrameKind("react", "hook todo")


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


def open_placing(machine: Machine) -> None:
    """Let all active players place and build at the same time; steps 4 and 5 follow (TT-ROUND-1)."""
    state: TownsState = machine.state
    machine.push(COMPLETE.of())
    named, waiting, lanes = state.named, False, []
    for seat in state.active():
        waiting = waiting or bool(deal_of(machine, seat).asks["towns_round_end"])
        lanes.append((seat, _lane(seat, named, places=bool(named) or not idle(machine, seat))))
    if waiting:
        machine.push(REACT.of("towns_round_end", todo=None))
    open_lanes(machine, lanes)


@cache
def _lane(seat: int, named: str, *, places: bool) -> tuple[Frame, ...]:
    """Return what a seat does in a round: it places a cube, unless it gets none, and builds."""
    build = BuildHere.frames.of(seat)
    return (build, PlaceCube.frames.of(seat, named, final=0)) if places else (build,)


def idle(machine: Machine, seat: int) -> bool:
    """Return whether a seat gets no cube in a free round (TT-TOWNHALL-10, TT-TOWNHALL-11)."""
    return passed_over(machine, seat) or not allowed(machine, seat)


def offers(machine: Machine, seat: int) -> list[Offer]:
    """Return the ways that a seat has to deal with the named cube besides placing it; none for its own naming (TT-PLACE-6)."""
    state: TownsState = machine.state
    if not state.named or state.namer == seat:
        return []
    brought = _brought(machine, seat)
    return [offer for offer in brought if not _spent(machine, seat, offer)] if brought else brought


def _brought(machine: Machine, seat: int) -> list[Offer]:
    """Return the ways that the cards and rules of a town bring, those whose limit is reached among them."""
    state: TownsState = machine.state
    found: list[Offer] = []
    asked, general = askers(machine, seat, "towns_ways"), rules(machine, "towns_ways")
    if not asked and not general:
        return found
    for impl, square in (*asked, *((impl, None) for impl in general)):
        town = town_of(machine, seat)
        ways = impl.ask(machine.view, town, square, state.named)
        _check_ways(impl, ways, town, square)
        found += [Offer(impl.piece.id, -1 if square is None else square, way) for way in ways]
    return found


def _used(machine: Machine, seat: int, piece: str) -> int:
    """Return how often a seat has set a cube aside by a piece."""
    used: int = machine.state.towns[seat].memory.get(f"{piece}.used", 0)
    return used


def _spent(machine: Machine, seat: int, offer: Offer) -> bool:
    """Return whether the limit of a way is reached (TT-CAVERN-3)."""
    return 0 < offer.way.limit <= _used(machine, seat, offer.piece)


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


class PlaceCube(Decision):
    """`("place-cube", seat, resource, final)`: put a cube on an empty square, or use a card instead, unless `final`.

    With the resource "" the seat picks one first, as in a free round of the town hall.
    """

    frames = FrameKind("place-cube", "seat resource final")
    prompt = "Place the cube"

    def legal(self, machine: Machine, frame: Frame, seat: int) -> tuple[Action, ...]:
        _, _, resource, final = frame
        if not resource:
            return tuple(TAKE[one] for one in allowed(machine, seat))
        plain = tuple(map(PLACE[resource].__getitem__, squares_of(machine.state.towns[seat].empty)))
        if final:
            return plain
        ways = offers(machine, seat)
        return plain if not ways else (*plain, *_others(machine, ways))

    def apply(self, machine: Machine, frame: Frame, seat: int, action: Action) -> None:
        _, _, resource, _ = frame
        if isinstance(action, Place):
            machine.emit(("placed", seat, action.resource, action.square))
        elif isinstance(action, Take):
            machine.push(self.frames.of(seat, action.resource, final=1))
        elif isinstance(action, Store):
            _stack(machine, seat, action.square, add=resource)
        elif isinstance(action, Swap):
            _stack(machine, seat, action.square, add=resource, take=action.resource)
            machine.push(self.frames.of(seat, action.resource, final=1))
        else:
            piece = next(offer.piece for offer in offers(machine, seat) if offer.way.kind == DISCARD)
            machine.emit(("noted", seat, f"{piece}.used", _used(machine, seat, piece) + 1))

    def violations(self, machine: Machine, frame: Frame, seat: int, action: Action) -> list[Violation]:
        if action in self.legal(machine, frame, seat):
            return []
        _, _, resource, final = frame
        if isinstance(action, Build):
            return [Violation("place-first", {}, ("TT-BUILD-9",))]
        if isinstance(action, Place) and resource:
            return _misplaced(machine, seat, resource, action)
        if isinstance(action, Take | Store | Swap | Discard) and resource:
            return _no_way(machine, seat, resource, final, action)
        if isinstance(action, Take):
            return [Violation("veto", {"case": "pick", "resource": action.resource}, ("TT-TOWNHALL-9",))]
        if isinstance(action, Place):
            return [Violation("pick-first", {}, ("TT-TOWNHALL-5",))]
        return [Violation("step", {"case": "place"}, ("TT-ROUND-1", "TT-PLACE-5"))]


def _others(machine: Machine, ways: list[Offer]) -> tuple[Action, ...]:
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


def _stack(machine: Machine, seat: int, square: int, *, add: str, take: str = "") -> None:
    """Put a cube on a building, and take one off it first."""
    lying = list(machine.state.towns[seat].on.get(SQUARES[square], ()))
    if take:
        lying.remove(take)
    machine.emit(("stacked", seat, square, (*lying, add)))


def _misplaced(machine: Machine, seat: int, resource: str, action: Place) -> list[Violation]:
    found = []
    if action.resource != resource:
        found.append(Violation("resource", {"resource": resource}, ("TT-ROUND-5",)))
    if not machine.state.towns[seat].empty >> action.square & 1:
        found.append(Violation("occupied", {"square": SQUARES[action.square]}, ("TT-ROUND-5", "TT-PLACE-4")))
    return found


def _no_way(machine: Machine, seat: int, resource: str, final: int, action: Action) -> list[Violation]:
    state: TownsState = machine.state
    if final:
        return [Violation("one-way", {}, ("TT-PLACE-7",))]
    if state.namer == seat:
        return [Violation("own-naming", {}, ("TT-PLACE-6",))]
    spent = [offer for offer in _brought(machine, seat) if offer.way.kind == DISCARD and _spent(machine, seat, offer)]
    if isinstance(action, Discard) and spent:
        return [
            Violation("used-up", {"piece": piece, "used": way.limit}, tuple(filter(None, (way.limit_clause or way.clause,))))
            for piece, _, way in spent
        ]
    asked = deal_of(machine, seat).asks["towns_ways"]
    clauses = tuple(impl.piece.clauses[0] for id, impl in asked.items() if id in state.towns[seat].squares and impl.piece.clauses)
    return [Violation("no-way", {"action": action.text, "resource": resource}, ("TT-PLACE-5", *clauses))]
