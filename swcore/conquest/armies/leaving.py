"""What leaves the board: abandoned and deserted regions, markers, and armies that leave the game."""

from __future__ import annotations

from typing import Final

from swcore.conquest.armies.column import discard_badge, return_banner
from swcore.conquest.position.army import Army
from swcore.conquest.position.places import ASIDE, HAND, NOBODY, OUT, STOCK, SUPPLY, TRAY, WITHDRAWN
from swcore.conquest.position.reactions import announce, react
from swcore.conquest.position.state import ConquestState
from swcore.engine.frames import Frame, FrameKind
from swcore.engine.machine import EFFECTS, Machine

LEAVE: Final = FrameKind("leave", "army")
LAST_WORDS: Final = ("conquest_lost", "conquest_abandoned")  # what an army is told of its last region before it leaves


def clear_marks(
    machine: Machine, region: int, occasion: str, army: Army | None = None, by: Army | None = None
) -> tuple[str, ...]:
    """Take off the markers that leave on an occasion, and return their ids.

    Args:
        machine: the machine.
        region: region number.
        occasion: `conquest`, `abandon` or `decline`; at decline everything goes to the supply.
        army: only the markers of this army, or all when None.
        by: the army that conquers.
    """
    state: ConquestState = machine.state
    left = []
    for marker, owner in state.marks[region]:
        declared = state.ground.tables.markers[marker]
        if not declared.leaves[occasion] or (army is not None and owner != army.id):
            continue
        if by is not None and declared.stays_for and declared.stays_for in machine.ruleset.pieces[by.race].tags:
            continue
        target = SUPPLY
        if occasion != "decline" and declared.returns_to == "owner" and _has_a_seat(machine, owner):
            target = STOCK
        elif declared.returns_to == "none":
            target = OUT
        machine.emit(("marker", marker, owner, region, target, 1))
        left.append(marker)
    return tuple(left)


def _has_a_seat(machine: Machine, owner: int) -> bool:
    """Return whether an army has a hand to take its markers back to (SW-TURN-9)."""
    state: ConquestState = machine.state
    return owner != NOBODY and state.army(owner).seat is not None


def abandon(machine: Machine, army: Army, region: int, target: int = HAND, *, told: bool = True) -> None:
    """Take the last tokens of an army out of a region; its markers go too (SW-ABAN-1, SW-ABAN-4).

    Args:
        machine: the machine.
        army: whose tokens.
        region: region number.
        target: where the tokens go.
        told: whether its pieces react, on top of what is open.
    """
    state: ConquestState = machine.state
    tokens = state.tokens[region]
    if tokens:
        machine.emit(("tokens", army.id, region, target, tokens))
    clear_marks(machine, region, "abandon", army)
    if told:
        react(machine, army, "conquest_abandoned", region, tokens)


def clear_deserted(machine: Machine, army: Army, held: int) -> None:
    """Take an army's markers off the regions among some that it has lost because the bodies that held them are gone."""
    state: ConquestState = machine.state
    for region in state.ground.bits(held & ~army.regions):
        clear_marks(machine, region, "abandon", army)


def leave_if_empty(machine: Machine, army: Army) -> None:
    """Take a declined army without tokens out of the game (SW-LOSS-10); an active one stays (SW-LOSS-11).

    An army that has yet to react to the loss of its last region leaves when it has.
    """
    state: ConquestState = machine.state
    if not army.declined or army.race in state.ground.tables.natives or army.placed or army.hand or army.withdrawn:
        return
    for place, frame in enumerate(machine.stack):
        if frame[0] == "react" and frame[1] in LAST_WORDS and frame[2] == army.id:
            machine.stack.insert(place, ("leave", army.id))
            return
    remove_army(machine, army)


def run_leave(machine: Machine, frame: Frame) -> None:
    """Task `("leave", army)`: take the army out of the game if it is still empty."""
    state: ConquestState = machine.state
    army: Army | None = state.armies[frame[1]]
    if army is not None:
        leave_if_empty(machine, army)


def remove_army(machine: Machine, army: Army) -> None:
    """Take an army out of the game: tokens to the tray, markers to the supply, banner and badge back.

    SW-DECL-2, SW-DECL-11, SW-DECL-15.
    """
    state: ConquestState = machine.state
    for region in state.ground.bits(army.regions):
        if state.tokens[region]:
            machine.emit(("tokens", army.id, region, TRAY, state.tokens[region]))
    pools_to_tray(machine, army)
    for pool, count in sorted(army.pools.items()) if army.pools else ():
        machine.emit(("unstashed", army.id, pool, TRAY, count))
    for region in marked_by(state, army):
        for marker, owner in state.marks[region]:
            if owner == army.id:
                machine.emit(("marker", marker, owner, region, SUPPLY, 1))
    if army.stock:
        stock_to_supply(machine, army)
    race, power, seat = army.race, army.power, army.seat
    if state.extra and state.extra.get(race):
        machine.emit(("supplied", race, -state.extra[race]))
    machine.emit(("gone", army.id))
    _drop_frames(machine, army.id)
    if power:
        discard_badge(machine, power)
    return_banner(machine, race)
    announce(machine, "conquest_eliminated", race, power, seat)


def retire(machine: Machine, army: Army) -> None:
    """Take an army out of the game, whatever it still has; of a people that belongs to nobody only its tokens leave."""
    state: ConquestState = machine.state
    if army.race not in machine.ruleset.compiled.natives:
        remove_army(machine, army)
        return
    for region in state.ground.bits(army.regions):
        machine.emit(("tokens", army.id, region, TRAY, state.tokens[region]))


def _drop_frames(machine: Machine, army_id: int) -> None:
    """Forget what was still to be done for an army that has left: its steps, the questions for it, and effects that wait."""
    stack, frames, kinds = machine.stack, machine.ruleset.frames, machine.ruleset.effect_kinds
    for place in range(len(stack) - 1, -1, -1):
        frame = stack[place]
        fields = frames[frame[0]].fields
        if frame[0] == EFFECTS.name:
            left = tuple([one for one in frame[2] if "army" not in kinds[one[0]].fields or one[1] != army_id])
            stack[place] = EFFECTS.of(frame[1], left)
        elif "army" in fields and frame[fields.index("army") + 1] == army_id:
            del stack[place]


def take_back(machine: Machine, army: Army, when: str) -> None:
    """Take back the pieces that were lent to an army until now: `turn`, as the turn is over, or `decline`, as it has declined."""
    for piece, until in army.lent:
        if until == when:
            machine.emit(("unlent", army.id, piece, when))


def marked_by(state: ConquestState, army: Army) -> list[int]:
    """Return the regions with markers of an army, in ascending order."""
    if not army.marks:
        return []
    marked = 0
    for mask in state.where.values():
        marked |= mask
    found = []
    for region in state.ground.bits(marked):
        for _, owner in state.marks[region]:
            if owner == army.id:
                found.append(region)
                break
    return found


def pools_to_tray(machine: Machine, army: Army) -> None:
    """Put the tokens in hand, withdrawn and set aside into the tray (SW-DECL-9)."""
    for source, count in ((HAND, army.hand), (WITHDRAWN, army.withdrawn), (ASIDE, army.aside)):
        if count:
            machine.emit(("tokens", army.id, source, TRAY, count))


def stock_to_supply(machine: Machine, army: Army) -> None:
    """Put the markers in the owner's hand back into the supply."""
    for marker, count in sorted(army.stock.items()):
        machine.emit(("marker", marker, army.id, STOCK, SUPPLY, count))
