"""Reactions: asked one by one, so that a later piece sees what an earlier one has done."""

from __future__ import annotations

from typing import Any, Final

from swcore.conquest.position.army import Army
from swcore.conquest.position.kits import Kit
from swcore.conquest.position.places import NOBODY
from swcore.conquest.position.state import ConquestState
from swcore.conquest.position.tables import Tables
from swcore.engine.frames import Frame, FrameKind
from swcore.engine.machine import Machine

REACT: Final = FrameKind("react", "hook army declined pieces *facts")
DECLINED: Final = "conquest_declined"
# Their last fact is a conquest, by its number in the record; NOBODY for none.
ABOUT_CONQUEST: Final = ("conquest_conquered", "conquest_witnessed", "conquest_lost")


def react(machine: Machine, army: Army, hook: str, *facts: Any) -> None:
    """Push the reactions of an army's pieces to a moment; they get the facts after the view and the army.

    Args:
        machine: the machine.
        army: whose pieces react.
        hook: the moment.
        *facts: plain data, for it may have to wait in a save; a conquest is given by its number in the record of the turn.
    """
    asked = army.kit.asked(hook)
    if asked:
        machine.stack.append(("react", hook, army.id, army.declined, tuple([piece for piece, _, _ in asked]), *facts))


def react_all(machine: Machine, seat: int, hook: str) -> None:
    """Push the reactions of all armies of a seat to a step of its turn, the active one first."""
    state: ConquestState = machine.state
    if hook in state.ground.tables.late:
        for id in state.declined[seat]:
            react(machine, state.army(id), hook)
    active = state.active[seat]
    if active != NOBODY:
        army: Army = state.armies[active]
        if hook in army.kit.by_hook:
            react(machine, army, hook)


def announce(machine: Machine, hook: str, *facts: Any, before: Kit | None = None, only: str = "") -> None:
    """Push the reactions of everybody to a moment of the game: of each army's pieces, and of the rules.

    Args:
        machine: the machine.
        hook: the moment, a hook `@of_game`.
        *facts: plain data, as for `react`.
        before: the kit that the army of the first fact had until now; its badge reacts to its decline, though it is gone.
        only: id of the one piece that is told; all are when "".
    """
    state: ConquestState = machine.state
    tables: Tables = machine.ruleset.compiled
    if hook not in tables.moments:
        return
    frames: list[Frame] = []
    for army in in_order(state) if hook in tables.of_armies else ():
        pieces = _told(army.kit, hook, only)
        if before is not None and army.id == facts[0]:
            pieces += [piece for piece, _, _ in before.asked(hook) if piece not in pieces]
        if pieces:
            frames.append(("react", hook, army.id, army.declined, tuple(pieces), *facts))
    rules = _told(tables.common(state.ground.size), hook, only)
    if rules:
        frames.append(("react", hook, NOBODY, False, tuple(rules), *facts))
    machine.stack.extend(reversed(frames))


def _told(kit: Kit, hook: str, only: str) -> list[str]:
    return [piece for piece, _, _ in kit.asked(hook) if not only or piece == only]


def everybody(state: ConquestState, hook: str) -> list[tuple[Kit, Army | None]]:
    """Return whom an answer about a moment of the game is asked of, as (kit, army): the armies in order, then the rules.

    Args:
        state: the position.
        hook: a hook `@of_game`.
    """
    tables = state.ground.tables
    if hook not in tables.moments:
        return []
    asked = in_order(state) if hook in tables.of_armies else ()
    found: list[tuple[Kit, Army | None]] = [(army.kit, army) for army in asked if army.kit.asked(hook)]
    rules = tables.common(state.ground.size)
    if rules.asked(hook):
        found.append((rules, None))
    return found


def in_order(state: ConquestState) -> list[Army]:
    """Return the armies of all seats, from the seat in turn, then by id."""
    armies: list[Army] = [army for army in state.armies if army is not None and army.seat is not None]
    return sorted(armies, key=lambda army: ((army.seat - state.turn_seat) % state.seats, army.id))  # type: ignore[operator]


def run_reaction(machine: Machine, frame: Frame) -> None:
    """Task `("react", hook, army, declined, pieces, *facts)`: ask the first piece; the others wait below what it wants done.

    Where the army is NOBODY, the rules are asked.
    """
    state: ConquestState = machine.state
    hook: str
    army_id: int
    declined: bool
    pieces: tuple[str, ...]
    _, hook, army_id, declined, pieces, *facts = frame
    army: Army | None = None if army_id == NOBODY else state.armies[army_id]
    if army_id != NOBODY and (army is None or army.declined is not declined):
        return  # the army has left or declined since
    piece = pieces[0]
    if len(pieces) > 1:
        machine.stack.append(("react", hook, army_id, declined, pieces[1:], *facts))
    if hook in ABOUT_CONQUEST:  # others may have followed since: each reaction gets its own record
        facts[-1] = state.conquests[facts[-1]] if facts[-1] != NOBODY else None
    kit = state.ground.tables.common(state.ground.size) if army is None else army.kit
    for known, call, _ in kit.asked(hook):
        if known == piece:  # else the army has lost the piece since
            machine.perform(call(machine.view, army, *facts), piece, hook)
            return
    if hook == DECLINED and army_id == facts[0]:  # the badge that it has lost by this very decline
        machine.perform(machine.ruleset.impls[piece][hook].call(machine.view, army, *facts), piece, hook)
