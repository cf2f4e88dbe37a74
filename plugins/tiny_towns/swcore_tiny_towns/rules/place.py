"""Step 2: everybody places a cube (TT-ROUND-5, TT-ROUND-6, TT-PLACE-1 to TT-PLACE-8)."""

from __future__ import annotations

from functools import cache

from swcore import Action
from swcore.engine import Decision, Frame, FrameKind, Machine, Violation, open_lanes
from swcore_tiny_towns.position.actions import PLACE, TAKE, Build, Discard, Place, Store, Swap, Take
from swcore_tiny_towns.position.answers import DISCARD
from swcore_tiny_towns.position.squares import SQUARES, squares_of
from swcore_tiny_towns.position.state import TownsState
from swcore_tiny_towns.rules.active_cards import deal_of
from swcore_tiny_towns.rules.allowed import allowed, passed_over
from swcore_tiny_towns.rules.build import BuildHere
from swcore_tiny_towns.rules.offers import brought, offers, others, spent, used_times

COMPLETE = FrameKind("complete")
PLACING = FrameKind("placing")
REACT = FrameKind("react", "hook todo")


def go_placing(machine: Machine) -> None:
    """Let pieces react to the resource of the round, and all place it then."""
    if "towns_named" not in machine.ruleset.compiled.used:
        open_placing(machine)
        return
    machine.push(PLACING.of())
    machine.push(REACT.of("towns_named", todo=None))


def open_placing(machine: Machine) -> None:
    """Let all active players place and build at the same time; steps 4 and 5 follow (TT-ROUND-1)."""
    state: TownsState = machine.state
    machine.push(COMPLETE.of())
    named, waiting, lanes = state.named, "towns_round_end" in machine.ruleset.compiled.of_rules, []
    for seat in state.active():
        waiting = waiting or bool(deal_of(machine, seat).asks["towns_round_end"])
        places = bool(named or not idle(machine, seat)) and bool(state.towns[seat].empty)  # a reaction may have filled the town
        lanes.append((seat, _lane(seat, named, places=places)))
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
        return plain if not ways else (*plain, *others(machine, ways))

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
            machine.emit(("noted", seat, f"{piece}.used", used_times(machine, seat, piece) + 1))

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
    gone = [offer for offer in brought(machine, seat) if offer.way.kind == DISCARD and spent(machine, seat, offer)]
    if isinstance(action, Discard) and gone:
        return [
            Violation("used-up", {"piece": piece, "used": way.limit}, tuple(filter(None, (way.limit_clause or way.clause,))))
            for piece, _, way in gone
        ]
    asked = deal_of(machine, seat).asks["towns_ways"]
    clauses = tuple(impl.piece.clauses[0] for id, impl in asked.items() if id in state.towns[seat].squares and impl.piece.clauses)
    return [Violation("no-way", {"action": action.text, "resource": resource}, ("TT-PLACE-5", *clauses))]
