"""Taking regions: losses, markers, the record of the turn, and armies that leave the game."""

from __future__ import annotations

from swcore.conquest.combos import discard_badge, return_banner
from swcore.conquest.reactions import react
from swcore.conquest.state import (
    ASIDE,
    HAND,
    NOBODY,
    OUT,
    STOCK,
    SUPPLY,
    TRAY,
    WITHDRAWN,
    Army,
    Conquest,
    ConquestState,
)
from swcore.play import Play
from swcore.values import fold


def take(play: Play, army: Army, region: int, mode: str, count: int, source: int) -> None:
    """Carry out a conquest: losses and markers off, attacker's tokens in, record; reactions are pushed.

    Args:
        play: the machine.
        army: the attacker.
        region: region number.
        mode: the exclusive mode.
        count: tokens placed (SW-CONQ-10, SW-CONQ-11).
        source: where they come from: HAND or TRAY.
    """
    state: ConquestState = play.state
    defenders = state.tokens[region]
    victim: Army | None = None
    victim_id, victim_seat, victim_active, race, lost = state.owner[region], NOBODY, False, "", 0
    if victim_id != NOBODY:
        victim = state.armies[victim_id]
        victim_seat = NOBODY if victim.seat is None else victim.seat
        victim_active, race = not victim.declined, victim.race
        lost = _lose(play, victim, region, mode)
    markers = clear_marks(play, region, "conquest") if state.marks[region] else ()
    past = victim_id, victim_seat, victim_active, race, defenders, defenders > 0, lost, markers
    record = Conquest(army.id, region, mode, (), *past)
    play.emit(("conquest", source, count, record))
    if army.kit.conquest_conquered:
        react(play, army, "conquest_conquered")
    if victim is not None and victim.declined:
        leave_if_empty(play, victim)


def _lose(play: Play, victim: Army, region: int, mode: str) -> int:
    """Take a victim's tokens off a region: one to the tray, the rest to be placed again (SW-LOSS-1 to 7)."""
    state: ConquestState = play.state
    tokens = state.tokens[region]
    if victim.seat is None:
        lost = tokens
    else:
        lost = 1
        if victim.kit.conquest_loss:
            lost = max(0, fold(1, victim.kit.modifiers("conquest_loss", play.view, victim, region, mode)))
        lost = min(tokens, lost)
    if lost:
        play.emit(("tokens", victim.id, region, TRAY, lost))
    if tokens > lost:
        play.emit(("tokens", victim.id, region, WITHDRAWN, tokens - lost))
    return lost


def clear_marks(play: Play, region: int, occasion: str, army: Army | None = None) -> tuple[str, ...]:
    """Take off the markers that leave on an occasion, and return their ids.

    Args:
        play: the machine.
        region: region number.
        occasion: `conquest`, `abandon` or `decline`; at decline everything goes to the supply.
        army: only the markers of this army, or all when None.
    """
    left = []
    for marker, owner in play.state.marks[region]:
        declared = play.state.ground.tables.markers[marker]
        if not declared.leaves[occasion] or (army is not None and owner != army.id):
            continue
        target = SUPPLY
        if occasion != "decline" and declared.returns_to == "owner" and _has_a_seat(play, owner):
            target = STOCK
        elif declared.returns_to == "none":
            target = OUT
        play.emit(("marker", marker, owner, region, target, 1))
        left.append(marker)
    return tuple(left)


def _has_a_seat(play: Play, owner: int) -> bool:
    """Return whether an army has a hand to take its markers back to (SW-TURN-9)."""
    return owner != NOBODY and play.state.army(owner).seat is not None


def abandon(play: Play, army: Army, region: int, target: int = HAND) -> None:
    """Take the last tokens of an army out of a region; its markers go too (SW-ABAN-1, SW-ABAN-4)."""
    play.emit(("tokens", army.id, region, target, play.state.tokens[region]))
    clear_marks(play, region, "abandon", army)


def leave_if_empty(play: Play, army: Army) -> None:
    """Take a declined army without tokens out of the game (SW-LOSS-10); an active one stays (SW-LOSS-11)."""
    if army.declined and army.race not in play.ruleset.compiled.natives and not (army.placed or army.hand or army.withdrawn):
        remove_army(play, army)


def remove_army(play: Play, army: Army) -> None:
    """Take an army out of the game: tokens to the tray, markers to the supply, banner and badge back.

    SW-DECL-2, SW-DECL-11, SW-DECL-15.
    """
    state: ConquestState = play.state
    for region in state.ground.bits(army.regions):
        play.emit(("tokens", army.id, region, TRAY, state.tokens[region]))
    pools_to_tray(play, army)
    for region, marks in enumerate(state.marks):
        for marker, owner in marks:
            if owner == army.id:
                play.emit(("marker", marker, owner, region, SUPPLY, 1))
    stock_to_supply(play, army)
    race, power = army.race, army.power
    play.emit(("gone", army.id))
    if power:
        discard_badge(play, power)
    return_banner(play, race)


def pools_to_tray(play: Play, army: Army) -> None:
    """Put the tokens in hand, withdrawn and set aside into the tray (SW-DECL-9)."""
    for source, count in ((HAND, army.hand), (WITHDRAWN, army.withdrawn), (ASIDE, army.aside)):
        if count:
            play.emit(("tokens", army.id, source, TRAY, count))


def stock_to_supply(play: Play, army: Army) -> None:
    """Put the markers in the owner's hand back into the supply."""
    for marker, count in sorted(army.stock.items()):
        play.emit(("marker", marker, army.id, STOCK, SUPPLY, count))
