"""Operations on other armies, hidden faces, places and coins: what further effects of `swcore.conquest.operations.fx` do."""

from __future__ import annotations

from typing import Any

from swcore.conquest.armies.leaving import clear_deserted, clear_marks, leave_if_empty
from swcore.conquest.attack.capture import clear, follow, loss, uncover
from swcore.conquest.placement.under_strength import settle_lone
from swcore.conquest.position.reactions import react
from swcore.conquest.position.state import NOBODY, OUT, STOCK, SUPPLY, TRAY, WITHDRAWN, Army, ConquestState
from swcore.conquest.position.tolls import EVICTION, pay_tolls, transfer
from swcore.engine.machine import Effect, Play


def do_pay(play: Play, effect: Effect, piece: str) -> None:
    """`fx.pay`."""
    _, payer, payee, amount, reason, clause = effect
    transfer(play, payer, payee, amount, reason, clause, piece)


def do_pay_tolls(play: Play, effect: Effect, piece: str) -> None:
    """`fx.pay_tolls`."""
    _, army_id, region, kind = effect
    pay_tolls(play, play.state.army(army_id), 1 << region, kind)


def do_stock(play: Play, effect: Effect, piece: str) -> None:
    """`fx.stock`."""
    _, army_id, marker, count = effect
    count = min(count, play.state.supply[marker])
    if count > 0:
        play.emit(("marker", marker, army_id, SUPPLY, STOCK, count))


def do_discard(play: Play, effect: Effect, piece: str) -> None:
    """`fx.discard`."""
    _, army_id, marker, region, target = effect
    state: ConquestState = play.state
    army = state.army(army_id)
    before = army.regions
    for place in state.ground.bits(state.where.get(marker, 0)):
        for _ in range(state.marks[place].count((marker, army_id)) if region in (-1, place) else 0):
            play.emit(("marker", marker, army_id, place, target, 1))
    held = army.stock.get(marker, 0) if region < 0 else 0
    if held:
        play.emit(("marker", marker, army_id, STOCK, target, held))
    clear_deserted(play, army, before)
    settle_lone(play, army)


def do_carry(play: Play, effect: Effect, piece: str) -> None:
    """`fx.carry`."""
    _, place, source, target = effect
    if source != target and (place, NOBODY) in play.state.marks[source]:
        play.emit(("marker", place, NOBODY, source, target, 1))


def do_redraw(play: Play, effect: Effect, piece: str) -> None:
    """`fx.redraw`."""
    _, region, place, tag = effect
    for back, pile in sorted(play.state.piles.items()):
        hides = play.ruleset.compiled.markers[back].hides
        fitting = [other for other in pile if hides and tag in play.ruleset.pieces[other].tags]
        if fitting:
            play.emit(("redrawn", region, back, place, fitting[0]))
            return
    play.emit(("marker", place, NOBODY, region, OUT, 1))


def do_shuffle(play: Play, effect: Effect, piece: str) -> None:
    """`fx.shuffle`."""
    marker = effect[1]
    faces = list(play.ruleset.compiled.markers[marker].faces)
    for name, face in play.state.faces.items():
        if name.partition(" ")[0] == marker:  # it lies on the board, left behind by a seat that is gone
            faces.remove(face)
    play.emit(("pile", marker, play.shuffle(marker, tuple(faces))))


def do_show(play: Play, effect: Effect, piece: str) -> None:
    """`fx.show`."""
    _, army_id, marker, region, key = effect
    face = play.state.faces[f"{marker} {region}"]
    play.emit(("shown", marker, region, face))
    play.emit(("marker", marker, army_id, region, OUT, 1))
    _answer(play, army_id, key, face, piece)


def do_then(play: Play, effect: Effect, piece: str) -> None:
    """`fx.then`."""
    _, army_id, key, answer = effect
    if play.state.armies[army_id] is not None:
        _answer(play, army_id, key, answer, piece)


def do_assault(play: Play, effect: Effect, piece: str) -> None:
    """`fx.assault`."""
    _, army_id, region, mode = effect
    if play.state.owner[region] in (NOBODY, army_id):
        return
    army = play.state.army(army_id)
    record, spared = clear(play, army, region, mode)
    play.emit(("record", record))
    follow(play, army, region, record, spared)


def do_evict(play: Play, effect: Effect, piece: str) -> None:
    """`fx.evict`."""
    _, army_id, region, target = effect
    state: ConquestState = play.state
    victim_id = state.owner[region]
    if victim_id in (NOBODY, army_id) or (target >= 0 and state.owner[target] != victim_id):
        raise ValueError(f"nothing can be moved from {state.ground.names[region]} there")
    victim = state.army(victim_id)
    sent = 0
    spared: tuple[str, ...] = ()
    if state.tokens[region]:
        if target == TRAY and victim.seat is not None:
            target, spared = _saved(play, victim, region)
        sent = int(target == TRAY)
        play.emit(("tokens", victim_id, region, target, 1))
    else:
        marker = next(mark for mark, _ in state.marks[region] if "moved_by_others" in state.ground.tables.markers[mark].counts)
        play.emit(("marker", marker, victim_id, region, SUPPLY if target == TRAY else target, 1))
    play.emit(("attack", army_id, victim_id, sent))
    if state.owner[region] == NOBODY:
        clear_marks(play, region, "abandon", victim)
    if victim.kit.conquest_lost and target in (TRAY, WITHDRAWN):
        react(play, victim, "conquest_lost", army_id, region, spared)
    settle_lone(play, victim, 1 << region)
    leave_if_empty(play, victim)


def _saved(play: Play, victim: Army, region: int) -> tuple[int, tuple[str, ...]]:
    """Return where a token goes that another army sends to the tray, and the ids of the victim's pieces that save it."""
    lost, spared = loss(play, victim, region, EVICTION, 1) if victim.kit.conquest_loss else (1, ())
    return (TRAY if lost else WITHDRAWN), spared


def do_swap(play: Play, effect: Effect, piece: str) -> None:
    """`fx.swap`."""
    _, army_id, one, other, stay = effect
    state: ConquestState = play.state
    markers = state.ground.tables.markers
    stay = {*stay, *(name for name, marker in markers.items() if marker.hides or marker.starts_on)}
    for victim in sorted({state.owner[one], state.owner[other]} - {NOBODY, army_id}):
        play.emit(("attack", army_id, victim, 0))
    play.emit(("swapped", one, other, tuple(sorted(stay))))
    for region in (one, other):
        holder = state.owner[region]
        if holder != NOBODY:
            uncover(play, state.army(holder), region)


def _answer(play: Play, army_id: int, key: str, answer: str, piece: str) -> None:
    impl = play.ruleset.impls[piece]["conquest_answered"]
    play.perform(impl.call(play.view, play.state.army(army_id), key, answer), piece)


DEEDS: dict[str, Any] = {
    "pay": do_pay,
    "pay-tolls": do_pay_tolls,
    "stock": do_stock,
    "discard": do_discard,
    "carry": do_carry,
    "redraw": do_redraw,
    "shuffle": do_shuffle,
    "show": do_show,
    "then": do_then,
    "assault": do_assault,
    "evict": do_evict,
    "swap": do_swap,
}
