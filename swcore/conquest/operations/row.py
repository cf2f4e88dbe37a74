"""Operations on the row of combos: what the effects of `swcore.conquest.operations.fx_row` do."""

from __future__ import annotations

from swcore.conquest.armies.column import enlist, lay, take_laid
from swcore.conquest.position.combos import place_of
from swcore.conquest.position.events import PRICE
from swcore.conquest.position.places import NOBODY, NOTHING_LAID, Laid
from swcore.conquest.position.state import ConquestState
from swcore.engine.effects import Effect
from swcore.engine.machine import Machine


def do_lay(machine: Machine, effect: Effect, piece: str) -> None:
    """`fx.lay`."""
    _, race, coins, tokens, marker, count = effect
    state: ConquestState = machine.state
    place = place_of(state, race)
    if place is None:
        return
    _, power, lying = state.column[place]
    if max(0, lying + coins) != lying:
        column = (*state.column[:place], (race, power, max(0, lying + coins)), *state.column[place + 1 :])
        machine.emit(("combos", column, state.banners, state.badges, state.discard))
    tokens = min(tokens, state.tray[race])
    if tokens:
        machine.emit(("laid", race, race, tokens))
    count = min(count, state.supply[marker]) if marker else 0
    if count:
        machine.emit(("laid", race, marker, count))


def do_lock(machine: Machine, effect: Effect, piece: str) -> None:
    """`fx.lock`."""
    _, race, reason, clause = effect
    if place_of(machine.state, race) is not None:
        machine.emit(("locked", race, reason, clause, piece))


def do_unlock(machine: Machine, effect: Effect, piece: str) -> None:
    """`fx.unlock`."""
    if machine.state.laid.get(effect[1], NOTHING_LAID)[2]:
        machine.emit(("locked", effect[1], "", "", ""))


def do_enlist(machine: Machine, effect: Effect, piece: str) -> None:
    """`fx.enlist`."""
    _, seat, race, power, count = effect
    state: ConquestState = machine.state
    if seat is not None and state.active[seat] != NOBODY:
        raise ValueError(f"seat {seat} has an active army")
    if seat is not None and seat in state.left:
        raise ValueError(f"seat {seat} has left the game")
    armies = [army for army in state.armies if army is not None]
    if any(army.race == race or (power and army.power == power) for army in armies):
        raise ValueError(f"{race} {power} is in play".replace("  ", " "))
    laid, lying = _take(machine, race, power)
    if lying and seat is not None:
        clause = state.ground.tables.citations.get("lying", "")
        machine.emit(("coins", seat, lying, ((lying, "lying", clause),), PRICE))
    enlist(machine, seat, race, power, count, laid)


def _take(machine: Machine, race: str, power: str) -> tuple[Laid, int]:
    """Take a banner and a badge from wherever they are, and return what lay on the combo, and the coins on it."""
    state: ConquestState = machine.state
    laid, lying, hidden = NOTHING_LAID, 0, False
    column, badges, discard = list(state.column), list(state.badges), list(state.discard)
    place = place_of(state, race)
    if place is not None:
        laid = take_laid(machine, race)
        _, badge, lying = column.pop(place)
        badges.append(badge)
    banners = [banner for banner in state.banners if banner != race]
    for pile in (badges, discard):
        if power in pile:
            pile.remove(power)
            power = ""
    other = next((place for place, combo in enumerate(column) if power and combo[1] == power), None)
    if other is not None:  # the combo that it lies in gets another badge, or goes back where there is none
        banner, _, coins = column[other]
        if badges or discard:
            column[other] = (banner, (badges or discard).pop(0), coins)
            hidden = True
        else:
            take_laid(machine, banner)
            del column[other]
            banners.append(banner)
    lay(machine, tuple(column), tuple(banners), tuple(badges), tuple(discard), uncovers=hidden)
    return laid, lying
