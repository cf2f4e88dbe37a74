"""Operations on other armies, hidden faces, places and coins: what further effects of `swcore.conquest.operations.fx` do."""

from __future__ import annotations

from swcore.conquest.armies.leaving import clear_deserted, clear_marks, leave_if_empty
from swcore.conquest.attack.capture import loss, record_attack, uncover
from swcore.conquest.placement.questions import answer
from swcore.conquest.placement.under_strength import resolve_lone
from swcore.conquest.position.army import Army
from swcore.conquest.position.counting import works_on
from swcore.conquest.position.places import NOBODY, OUT, STOCK, SUPPLY, TRAY, WITHDRAWN
from swcore.conquest.position.reactions import react
from swcore.conquest.position.state import ConquestState
from swcore.conquest.position.tolls import EVICTION, pay_tolls, transfer
from swcore.engine.effects import Effect
from swcore.engine.machine import Machine


def do_pay(machine: Machine, effect: Effect, piece: str) -> None:
    """`fx.pay`."""
    _, payer, payee, amount, reason, clause = effect
    transfer(machine, payer, payee, amount, (reason, clause, piece))


def do_pay_tolls(machine: Machine, effect: Effect, piece: str) -> None:
    """`fx.pay_tolls`."""
    state: ConquestState = machine.state
    _, army_id, region, kind = effect
    pay_tolls(machine, state.army(army_id), 1 << region, kind)


def do_stock(machine: Machine, effect: Effect, piece: str) -> None:
    """`fx.stock`."""
    state: ConquestState = machine.state
    _, army_id, marker, count = effect
    count = min(count, state.supply[marker])
    if count > 0:
        machine.emit(("marker", marker, army_id, SUPPLY, STOCK, count))


def do_discard(machine: Machine, effect: Effect, piece: str) -> None:
    """`fx.discard`."""
    _, army_id, marker, region, target = effect
    state: ConquestState = machine.state
    army: Army = state.armies[army_id]
    before = army.regions
    for place in state.ground.bits(state.where.get(marker, 0)):
        for _ in range(state.marks[place].count((marker, army_id)) if region in (-1, place) else 0):
            machine.emit(("marker", marker, army_id, place, target, 1))
    held = army.stock.get(marker, 0) if region < 0 else 0
    if held:
        machine.emit(("marker", marker, army_id, STOCK, target, held))
    clear_deserted(machine, army, before)
    resolve_lone(machine, army)


def do_carry(machine: Machine, effect: Effect, piece: str) -> None:
    """`fx.carry`."""
    state: ConquestState = machine.state
    _, place, source, target = effect
    if source != target and (place, NOBODY) in state.marks[source]:
        machine.emit(("marker", place, NOBODY, source, target, 1))


def do_redraw(machine: Machine, effect: Effect, piece: str) -> None:
    """`fx.redraw`."""
    state: ConquestState = machine.state
    _, region, place, tag = effect
    for back, pile in sorted(state.piles.items()):
        hides = machine.ruleset.compiled.markers[back].hides
        fitting = [other for other in pile if hides and tag in machine.ruleset.pieces[other].tags]
        if fitting:
            machine.emit(("redrawn", region, back, place, fitting[0]))
            return
    machine.emit(("marker", place, NOBODY, region, OUT, 1))


def do_shuffle(machine: Machine, effect: Effect, piece: str) -> None:
    """`fx.shuffle`."""
    state: ConquestState = machine.state
    marker = effect[1]
    faces = list(machine.ruleset.compiled.markers[marker].faces)
    for name, face in state.faces.items():
        if name.partition(" ")[0] == marker:  # it lies on the board, left behind by a seat that is gone
            faces.remove(face)
    machine.emit(("pile", marker, machine.shuffle(marker, tuple(faces))))


def do_show(machine: Machine, effect: Effect, piece: str) -> None:
    """`fx.show`."""
    state: ConquestState = machine.state
    _, army_id, marker, region, key = effect
    face = state.faces[f"{marker} {region}"]
    machine.emit(("shown", marker, region, face))
    machine.emit(("marker", marker, army_id, region, OUT, 1))
    answer(machine, army_id, piece, key, face, NOBODY)


def do_then(machine: Machine, effect: Effect, piece: str) -> None:
    """`fx.then`."""
    _, army_id, key, said = effect
    answer(machine, army_id, piece, key, said, NOBODY)


def do_evict(machine: Machine, effect: Effect, piece: str) -> None:
    """`fx.evict`."""
    _, army_id, region, target = effect
    state: ConquestState = machine.state
    victim_id = state.owner[region]
    if victim_id in (NOBODY, army_id) or (target >= 0 and state.owner[target] != victim_id):
        raise ValueError(f"nothing can be moved from {state.ground.names[region]} there")
    victim = state.army(victim_id)
    if not works_on(machine.view, state.army(army_id), 1 << region):
        return
    sent = 0
    spared: tuple[str, ...] = ()
    if state.tokens[region]:
        if target == TRAY and victim.seat is not None:
            target, spared = _saved(machine, victim, region)
        sent = int(target == TRAY)
        machine.emit(("tokens", victim_id, region, target, 1))
    else:
        marker = next(mark for mark, _ in state.marks[region] if "moved_by_others" in state.ground.tables.markers[mark].counts)
        machine.emit(("marker", marker, victim_id, region, SUPPLY if target == TRAY else target, 1))
    record_attack(machine, army_id, victim_id, region, sent)
    if state.owner[region] == NOBODY:
        clear_marks(machine, region, "abandon", victim)
    if victim.kit.conquest_lost and target in (TRAY, WITHDRAWN):
        react(machine, victim, "conquest_lost", army_id, region, spared, NOBODY)
    resolve_lone(machine, victim, 1 << region)
    leave_if_empty(machine, victim)


def _saved(machine: Machine, victim: Army, region: int) -> tuple[int, tuple[str, ...]]:
    """Return where a token goes that another army sends to the tray, and the ids of the victim's pieces that save it."""
    lost, spared = loss(machine, victim, region, EVICTION, 1) if victim.kit.conquest_loss else (1, ())
    return (TRAY if lost else WITHDRAWN), spared


def do_swap(machine: Machine, effect: Effect, piece: str) -> None:
    """`fx.swap`."""
    _, army_id, one, other, stay = effect
    state: ConquestState = machine.state
    markers = state.ground.tables.markers
    if not works_on(machine.view, state.army(army_id), 1 << one | 1 << other):
        return
    stay = {*stay, *(name for name, marker in markers.items() if marker.hides or marker.starts_on)}
    for victim in sorted({state.owner[one], state.owner[other]} - {NOBODY, army_id}):
        record_attack(machine, army_id, victim, one if state.owner[one] == victim else other)
    machine.emit(("swapped", one, other, tuple(sorted(stay))))
    for region in (one, other):
        holder = state.owner[region]
        if holder != NOBODY:
            uncover(machine, state.army(holder), region)
