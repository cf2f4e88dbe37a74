"""Operations that take regions, or take an army out of the game: conquests by effect, assaults, and armies that retire."""

from __future__ import annotations

from swcore.conquest.armies.garrison import in_hand
from swcore.conquest.armies.leaving import clear_marks, retire
from swcore.conquest.attack.capture import clear, follow, take
from swcore.conquest.placement.under_strength import resolve_lone
from swcore.conquest.position.army import Army
from swcore.conquest.position.counting import works_on
from swcore.conquest.position.places import HAND, NOBODY, TRAY
from swcore.conquest.position.state import ConquestState
from swcore.engine.effects import Effect
from swcore.engine.machine import Machine


def do_conquer(machine: Machine, effect: Effect, piece: str) -> None:
    """`fx.conquer`: as many tokens as there are; nothing without one, and in a region of the army."""
    _, army_id, region, count, source, mode, body = effect
    state: ConquestState = machine.state
    army = state.army(army_id)
    if state.owner[region] == army_id:
        return
    if body:
        if not state.ground.tables.markers[body].holds:
            raise ValueError(f"{body} does not hold a region, so it cannot conquer one")
        left = army.regions & machine.view.marked(body, army)
        if left or army.stock.get(body):
            take(machine, army, region, mode, 0, HAND, body=body)
            resolve_lone(machine, army, left)
        return
    count = min(count, _there(state, army, source))
    if count <= 0:
        return
    last = source >= 0 and count == state.tokens[source]
    take(machine, army, region, mode, count, source)
    if last and not army.regions >> source & 1:
        clear_marks(machine, source, "abandon", army)
    elif source >= 0:
        resolve_lone(machine, army, 1 << source)


def _there(state: ConquestState, army: Army, source: int) -> int:
    """Return how many tokens an army could send from a place."""
    if source == TRAY:
        return state.tray[army.race]
    if source == HAND:
        return in_hand(state, army)
    return state.tokens[source] if state.owner[source] == army.id else 0


def do_assault(machine: Machine, effect: Effect, piece: str) -> None:
    """`fx.assault`."""
    _, army_id, region, mode = effect
    if machine.state.owner[region] in (NOBODY, army_id):
        return
    army = machine.state.army(army_id)
    if not works_on(machine.view, army, 1 << region):
        return
    record, spared = clear(machine, army, region, mode)
    machine.emit(("record", record))
    follow(machine, army, region, record, spared)


def do_retire(machine: Machine, effect: Effect, piece: str) -> None:
    """`fx.retire`: an army that has left already is not there to leave."""
    army = machine.state.armies[effect[1]]
    if army is not None:
        retire(machine, army)
