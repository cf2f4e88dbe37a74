"""Generic questions that serve most pieces: place markers, remove tokens."""

from __future__ import annotations

from swcore.conquest.armies.leaving import abandon, leave_if_empty
from swcore.conquest.position.actions import Place, Remove
from swcore.conquest.position.army import Army
from swcore.conquest.position.places import STOCK, SUPPLY
from swcore.conquest.position.state import ConquestState
from swcore.engine.actions import DONE, Action
from swcore.engine.frames import Decision, Frame, FrameKind
from swcore.engine.machine import Machine
from swcore.engine.reasons import Violation

Slots = list[tuple[int, int]]  # (region, how many fit there)


def _counts(slots: Slots, left: int, optional: bool) -> list[tuple[int, int]]:
    """Return (region, count) choices in ascending order, so that what is left still fits behind them."""
    if optional:
        return [(region, count) for region, fits in slots for count in range(1, min(fits, left) + 1)]
    behind = 0
    for _, fits in slots:
        behind += fits
    choices: Slots = []
    for region, fits in slots:
        behind -= fits
        if fits == 1 and behind >= left:  # as below, in short: markers that lie one by one are asked for most
            choices.append((region, 1))
            continue
        choices += [(region, count) for count in range(max(1, left - behind), min(fits, left) + 1)]
        if behind < left:
            break  # without this region too few places would be left
    return choices


class PlaceMarkers(Decision):
    """`("place", seat, army, marker, left, lowest, where, per_region, optional)`: put markers into regions."""

    frames = FrameKind("place", "seat army marker left lowest where per_region optional", visible="army marker left")
    prompt = "Place a marker"
    auto = True

    def legal(self, machine: Machine, frame: Frame, seat: int) -> tuple[Action, ...]:
        state: ConquestState = machine.state
        _, _, _, marker, left, lowest, where, per_region, optional = frame
        place = state.ground.place
        slots = marker_slots(machine, marker, left, lowest, where, per_region)
        most = left if per_region is None else min(left, per_region)
        rows = [place(marker, count) for count in range(1, most + 1)]
        actions: list[Action] = [rows[count - 1][region] for region, count in _counts(slots, left, optional)]
        return (*actions, DONE) if optional else tuple(actions)

    def apply(self, machine: Machine, frame: Frame, seat: int, action: Action) -> None:
        state: ConquestState = machine.state
        _, _, army_id, marker, left, _, where, per_region, optional = frame
        if not isinstance(action, Place):
            return
        region = state.ground.index[action.region]
        put_marker(machine, state.army(army_id), marker, region, action.count)
        if left > action.count:
            left -= action.count
            machine.push(self.frames.of(seat, army_id, marker, left, region + 1, where, per_region, optional))

    def violations(self, machine: Machine, frame: Frame, seat: int, action: Action) -> list[Violation]:
        state: ConquestState = machine.state
        if not super().violations(machine, frame, seat, action):
            return []
        _, _, _, marker, left, _, where, _, _ = frame
        clauses = machine.ruleset.pieces[marker].clauses[:1]
        if isinstance(action, Place) and action.marker == marker:
            allowed = [state.ground.names[region] for region in state.ground.bits(where)]
            return [Violation("place", {"left": left, "regions": allowed}, clauses)]
        return [Violation("not-offered", {"case": "place", "piece": marker}, clauses)]


class RemoveTokens(Decision):
    """`("remove", seat, army, left, lowest, target, leave)`: take tokens off the board."""

    frames = FrameKind("remove", "seat army left lowest target leave", visible="army left")
    prompt = "Take tokens off the board"
    auto = True

    def legal(self, machine: Machine, frame: Frame, seat: int) -> tuple[Action, ...]:
        state: ConquestState = machine.state
        _, _, army_id, left, lowest, _, leave = frame
        slots = token_slots(machine, state.army(army_id), lowest, leave)
        names = state.ground.names
        return tuple(Remove.of(names[region], str(count)) for region, count in _counts(slots, left, False))

    def apply(self, machine: Machine, frame: Frame, seat: int, action: Action) -> None:
        state: ConquestState = machine.state
        _, _, army_id, left, _, target, leave = frame
        assert isinstance(action, Remove)
        army = state.army(army_id)
        region = state.ground.index[action.region]
        if action.count == state.tokens[region]:
            abandon(machine, army, region, target)
        else:
            machine.emit(("tokens", army_id, region, target, action.count))
        if left > action.count:
            machine.push(self.frames.of(seat, army_id, left - action.count, region + 1, target, leave))
        leave_if_empty(machine, army)


def place_markers(army: Army, marker: str, count: int, where: int, per_region: int | None, *, optional: bool) -> Frame:
    """Return the question where an army's markers go, see `PlaceMarkers`."""
    return PlaceMarkers.frames.of(army.seat, army.id, marker, count, 0, where, per_region, optional)


def marker_slots(machine: Machine, marker: str, left: int, lowest: int, where: int, per_region: int | None) -> Slots:
    """Return where markers fit: the marker's own limit counts all that lie there, `per_region` those placed now."""
    state: ConquestState = machine.state
    limit = state.ground.tables.markers[marker].per_region
    most = left if per_region is None else min(left, per_region)
    free = most if limit is None else min(most, limit)  # where none lies
    marked = 0 if limit is None else state.where.get(marker, 0)
    slots = []
    for region in state.ground.bits(where >> lowest << lowest):
        fits = free
        if marked >> region & 1:
            there = sum(name == marker for name, _ in state.marks[region])
            fits = min(most, limit - there)
        if fits > 0:
            slots.append((region, fits))
    return slots


def token_slots(machine: Machine, army: Army, lowest: int, leave: int) -> Slots:
    """Return how many tokens each region can give."""
    state: ConquestState = machine.state
    regions = (region for region in state.ground.bits(army.regions) if region >= lowest)
    return [(region, state.tokens[region] - leave) for region in regions if state.tokens[region] > leave]


def put_marker(machine: Machine, army: Army, marker: str, region: int, count: int = 1) -> None:
    """Put markers into a region, from the owner's hand first, then from the supply."""
    held = min(count, army.stock.get(marker, 0))
    if held:
        machine.emit(("marker", marker, army.id, STOCK, region, held))
    if count > held:
        machine.emit(("marker", marker, army.id, SUPPLY, region, count - held))


def available(machine: Machine, army: Army, marker: str) -> int:
    """Return how many markers of a kind an army could place: its own hand and the supply."""
    state: ConquestState = machine.state
    return int(army.stock.get(marker, 0) + state.supply[marker])


ASK_DECISIONS: tuple[Decision, ...] = (PlaceMarkers(), RemoveTokens())
