"""What a conquest does: losses and markers off, the attacker in, the record of the turn, and the reactions."""

from __future__ import annotations

from swcore.conquest.armies.leaving import clear_deserted, clear_marks, leave_if_empty
from swcore.conquest.position.army import Army, Conquest
from swcore.conquest.position.counting import BONUS, EMPTY, LOSS, recount
from swcore.conquest.position.kits import Kit
from swcore.conquest.position.places import HAND, NOBODY, STOCK, SUPPLY, TRAY, WITHDRAWN
from swcore.conquest.position.reactions import react
from swcore.conquest.position.state import ConquestState
from swcore.engine.answers import SET, Modifier
from swcore.engine.folding import fold
from swcore.engine.machine import Machine


def take(
    machine: Machine,
    army: Army,
    region: int,
    mode: str,
    count: int,
    source: int,
    boosts: tuple[str, ...] = (),
    body: str = "",
) -> None:
    """Carry out a conquest: losses and markers off, attacker's tokens in, record; reactions are pushed.

    Args:
        machine: the machine.
        army: the attacker.
        region: region number.
        mode: the exclusive mode.
        count: tokens placed (SW-CONQ-10, SW-CONQ-11).
        source: where they come from: HAND or TRAY.
        boosts: the extras used with it.
        body: id of the marker that conquers instead of tokens, or "".
    """
    state: ConquestState = machine.state
    sent = send(state, army, count) if source == HAND and army.stock else ()
    record, spared = clear(machine, army, region, mode, boosts)
    if body:
        move_body(machine, army, body, region)
    for marker, used in sent:
        machine.emit(("marker", marker, army.id, STOCK, region, used))
        count -= used
    machine.emit(("conquest", source, count, record))
    kit: Kit = army.kit
    if kit.conquest_conquered or record.victim != NOBODY or state.marks[region] or state.watchers:
        follow(machine, army, region, record, spared)


def clear(machine: Machine, army: Army, region: int, mode: str, boosts: tuple[str, ...] = ()) -> tuple[Conquest, tuple[str, ...]]:
    """Take all off a region that does not outlast its conquest.

    Returns:
        The record, and the ids of the pieces that kept tokens from the tray.
    """
    state: ConquestState = machine.state
    defenders = state.tokens[region]
    if state.bodies[region]:
        markers = state.ground.tables.markers
        defenders += sum("defender" in markers[marker].counts for marker, _ in state.marks[region])
    empty = defenders == 0
    if state.ground.tables.counting:
        empty = bool(recount(machine.view, empty << region, 1 << region, EMPTY, BONUS, army))
    victim_id, victim_seat, victim_active, race, lost = state.owner[region], NOBODY, False, "", 0
    spared: tuple[str, ...] = ()
    if victim_id != NOBODY:
        victim: Army = state.armies[victim_id]
        victim_seat = NOBODY if victim.seat is None else victim.seat
        victim_active, race = not victim.declined, victim.race
        lost, spared = _lose(machine, army, victim, region, mode)
    markers_off = clear_marks(machine, region, "conquest", by=army) if state.marks[region] else ()
    past = victim_id, victim_seat, victim_active, race, defenders, not empty, lost, markers_off
    return tuple.__new__(Conquest, (army.id, region, mode, boosts, *past)), spared  # as Conquest(...), without a call


def follow(machine: Machine, army: Army, region: int, record: Conquest, spared: tuple[str, ...]) -> None:
    """Push what follows a conquest: reactions of the victim, of what was found, of the attacker, of the others."""
    state: ConquestState = machine.state
    number = len(state.conquests) - 1
    for id in reversed(state.watchers):
        if id != army.id:
            react(machine, state.army(id), "conquest_witnessed", army.id, number)
    if army.kit.conquest_conquered and army.regions >> region & 1:
        react(machine, army, "conquest_conquered", number)
    if state.marks[region]:
        uncover(machine, army, region)
    victim: Army | None = state.armies[record.victim] if record.victim != NOBODY else None
    if victim is not None:
        if victim.kit.conquest_lost:
            react(machine, victim, "conquest_lost", army.id, region, spared, number)
        if victim.declined:
            leave_if_empty(machine, victim)


def record_attack(machine: Machine, army: int, victim: int, region: int, to_tray: int = 0) -> None:
    """Write down an attack that is no conquest.

    Args:
        machine: the machine.
        army, victim: ids of the armies.
        region: where.
        to_tray: tokens of the victim that went to the tray.
    """
    machine.emit(("struck", region))
    machine.emit(("attack", army, victim, to_tray))


def uncover(machine: Machine, army: Army, region: int) -> None:
    """Turn the marker that lies face down in a region which an army has come to hold (WC-MARK-1, WC-MARK-6)."""
    state: ConquestState = machine.state
    if army.declined or not army.regions >> region & 1:
        return
    for marker, _ in state.marks[region]:
        if state.ground.tables.markers[marker].hides:
            place = state.faces[f"{marker} {region}"]
            machine.emit(("found", region, marker, place))
            if army.kit.conquest_found:
                react(machine, army, "conquest_found", region, place)


def move_body(machine: Machine, army: Army, body: str, region: int) -> None:
    """Send a body into a region, from where it stands or from its owner's hand."""
    state: ConquestState = machine.state
    held = army.regions
    origin = next((place for place in state.ground.bits(held) if (body, army.id) in state.marks[place]), STOCK)
    machine.emit(("marker", body, army.id, origin, region, 1))
    clear_deserted(machine, army, held)


def send(state: ConquestState, army: Army, count: int) -> tuple[tuple[str, int], ...]:
    """Return the bodies in hand that go along when the race tokens in hand are fewer than `count`."""
    markers, short = state.ground.tables.markers, count - army.hand
    sent = []
    for marker, held in sorted(army.stock.items()):
        if short > 0 and "conquer" in markers[marker].counts:
            sent.append((marker, min(short, held)))
            short -= sent[-1][1]
    return tuple(sent)


def _lose(machine: Machine, army: Army, victim: Army, region: int, mode: str) -> tuple[int, tuple[str, ...]]:
    """Take a victim's tokens off a region: one to the tray, the rest to be placed again (SW-LOSS-1 to 7)."""
    state: ConquestState = machine.state
    tokens = state.tokens[region]
    spared: tuple[str, ...] = ()
    if victim.seat is None:
        lost = tokens
    elif state.ground.tables.counting and machine.view.counts(EMPTY, 1 << region, purpose=LOSS, asker=army):
        lost = 0  # nobody stood there, as far as losses go
    else:
        lost = 1
        if state.bodies[region] and not _nothing_due(machine, victim, region, mode) and _give_body(machine, victim, region):
            lost = 0
        if victim.kit.conquest_loss:
            lost, spared = loss(machine, victim, region, mode, lost)
        lost = min(tokens, lost)
    if lost:
        machine.emit(("tokens", victim.id, region, TRAY, lost))
    if tokens > lost:
        machine.emit(("tokens", victim.id, region, WITHDRAWN, tokens - lost))
    return lost, spared


def loss(machine: Machine, victim: Army, region: int, mode: str, due: int) -> tuple[int, tuple[str, ...]]:
    """Return how many of the tokens due go to the tray, and the ids of the pieces that save some.

    Where one piece sets the number, those that only lower it have saved nothing.
    """
    found = victim.kit.modifiers("conquest_loss", machine.view, victim, region, mode)
    lost = max(0, fold(due, found))
    if lost and lost >= due:
        return lost, ()
    sets = [modifier.piece for modifier in found if modifier.phase == SET and modifier.amount == _set(found)]
    spared = sets or [modifier.piece for modifier in found if modifier.amount < 0]
    return lost, tuple(spared) if lost < due or (sets and not lost) else ()


def _nothing_due(machine: Machine, victim: Army, region: int, mode: str) -> bool:
    """Return whether a piece says that nothing at all is lost; then no body is given up instead of a token either."""
    found = victim.kit.modifiers("conquest_loss", machine.view, victim, region, mode)
    return any(modifier.phase == SET for modifier in found) and _set(found) <= 0


def _set(modifiers: list[Modifier]) -> int:
    """Return the number that is set, the greatest of several; 0 when none is."""
    return max([modifier.amount for modifier in modifiers if modifier.phase == SET], default=0)


def _give_body(machine: Machine, victim: Army, region: int) -> bool:
    """Give up a body instead of a token, where there is one."""
    state: ConquestState = machine.state
    for marker, owner in state.marks[region]:
        if owner == victim.id and "loss" in state.ground.tables.markers[marker].counts:
            machine.emit(("marker", marker, owner, region, SUPPLY, 1))
            return True
    return False
