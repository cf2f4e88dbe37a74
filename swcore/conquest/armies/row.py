"""What pieces in the row of combos say about picking one: prices, closed combos, and reactions to being passed over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from swcore.conquest.position.combos import Combo, combo_at, place_of, row
from swcore.conquest.position.kits import Kit
from swcore.conquest.position.places import NOTHING_LAID
from swcore.conquest.position.state import ConquestState
from swcore.conquest.position.tables import Tables
from swcore.engine.answers import Gate, Modifier
from swcore.engine.frames import Frame, FrameKind
from swcore.engine.machine import Machine

PRICE_HOOK, CLOSES_HOOK, PASSED_HOOK = "conquest_price", "conquest_closes", "conquest_passed"
ROW = FrameKind("row", "race pieces seat picked")
"""Pieces of the combo of a race (of the rules when it is "") react to having been passed over for the combo `picked`."""


def lying(state: ConquestState, hook: str) -> Iterator[tuple[Kit, Combo | None]]:
    """Yield whom a hook of the row is asked of: the pieces of each combo, the markers on it, then the rules with None."""
    tables: Tables = state.ground.tables
    if hook not in tables.moments:
        return
    size = state.ground.size
    if hook in tables.of_armies:
        for combo in row(state):
            for piece in pieces_of(combo):
                kit = tables.lone(piece, size)
                if kit.asked(hook):
                    yield kit, combo
    if tables.common(size).asked(hook):
        yield tables.common(size), None


def pieces_of(combo: Combo) -> tuple[str, ...]:
    """Return the ids of a banner, its badge, and the markers that lie on them."""
    return (combo.race, combo.power, *(marker for marker, _ in combo.marks))


def changed(state: ConquestState) -> bool:
    """Return whether anything but its place decides what a combo costs, and whether it may be picked."""
    return state.ground.tables.prices or bool(state.laid)


def surcharges(machine: Machine, seat: int, picked: Combo) -> list[Modifier]:
    """Return what pieces add to the price of a combo for a seat."""
    found: list[Modifier] = []
    for kit, combo in lying(machine.state, PRICE_HOOK):
        found += kit.modifiers(PRICE_HOOK, machine.view, combo, seat, picked)
    return [one for one in found if one.amount]


def price_of(machine: Machine, seat: int, picked: Combo) -> int:
    """Return what a combo costs a seat; never less than nothing."""
    return max(0, picked.place + sum(one.amount for one in surcharges(machine, seat, picked)))


def gates(machine: Machine, seat: int, picked: Combo, asked: Sequence[tuple[Kit, Combo | None]] | None = None) -> list[Gate]:
    """Return why a seat may not pick a combo, whatever it costs.

    Args:
        machine: the machine.
        seat: who picks.
        picked: the combo.
        asked: whom to ask, as `lying` tells, for who goes through the whole row.
    """
    state: ConquestState = machine.state
    lock = state.laid.get(picked.race, NOTHING_LAID)[2]
    found = [Gate("combo-locked", -1, lock[1], lock[0])] if lock else []
    for kit, combo in lying(state, CLOSES_HOOK) if asked is None else asked:
        found += [gate for _, gate in kit.ask(CLOSES_HOOK, machine.view, combo, seat, picked)]
    return found


def allowed(machine: Machine, seat: int) -> list[str]:
    """Return the races of the combos that a seat may pick and can pay for.

    Where it can pay for none that is open, it may take the topmost of them for all the coins that it has.
    """
    state: ConquestState = machine.state
    coins = state.coins[seat]
    if not changed(state):
        return [combo[0] for combo in state.column[: coins + 1]]
    asked = tuple(lying(state, CLOSES_HOOK))
    open_ones = [one for one in row(state) if not gates(machine, seat, one, asked)]
    usual = PRICE_HOOK not in state.ground.tables.moments
    payable = [one.race for one in open_ones if (one.place if usual else price_of(machine, seat, one)) <= coins]
    return payable or [one.race for one in open_ones[:1]]


def pass_over(machine: Machine, seat: int, passed: tuple[str, ...], picked: Combo) -> None:
    """Push the reactions of the combos that a seat has passed over, from the top, then of the rules."""
    state: ConquestState = machine.state
    tables: Tables = state.ground.tables
    if PASSED_HOOK not in tables.moments or not passed:
        return
    frames: list[Frame] = []
    for race in passed:
        place = place_of(state, race)
        pieces = pieces_of(combo_at(state, place)) if place is not None else ()
        frames += [ROW.of(race, (piece,), seat, tuple(picked)) for piece in pieces if _has(machine, piece)]
    rules = tables.common(state.ground.size).asked(PASSED_HOOK)
    if rules:
        frames.append(ROW.of("", tuple([piece for piece, _, _ in rules]), seat, tuple(picked)))
    machine.stack.extend(reversed(frames))


def _has(machine: Machine, piece: str) -> bool:
    return PASSED_HOOK in machine.ruleset.impls.get(piece, {})


def run_row(machine: Machine, frame: Frame) -> None:
    """Task `("row", race, pieces, seat, picked)`: ask the first piece, unless its combo is gone; the others wait below."""
    _, race, pieces, seat, picked = frame
    state: ConquestState = machine.state
    if len(pieces) > 1:
        machine.push(ROW.of(race, pieces[1:], seat, picked))
    place = place_of(state, race) if race else None
    if race and place is None:
        return
    combo = None if place is None else combo_at(state, place)
    impl = machine.ruleset.impls[pieces[0]][PASSED_HOOK]
    machine.perform(impl.call(machine.view, combo, seat, Combo(*picked)), pieces[0], PASSED_HOOK)


ROW_TASKS = {ROW: run_row}
