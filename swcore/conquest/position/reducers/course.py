"""Reducers of the course of the game: its start, turns, coins, combos, notes, and the record of the turn."""

from __future__ import annotations

from typing import Any

from swcore.conquest.position.places import NOBODY
from swcore.conquest.position.state import ConquestState
from swcore.engine.events import RawEvent


def start(state: ConquestState, event: RawEvent) -> None:
    """The first step: the sizes of everything that lies on the board, coins, tray and supply."""
    _, state.rounds, coins, tray, supply = event
    size = state.ground.size
    state.owner, state.tokens, state.guard = [NOBODY] * size, [0] * size, [state.ground.tables.base_cost] * size
    state.marks, state.bodies = [()] * size, [0] * size
    state.coins = [coins] * state.seats
    state.active = [NOBODY] * state.seats
    state.declined = [()] * state.seats
    state.tray, state.supply = dict(tray), dict(supply)
    state.round = 1


def begin_turn(state: ConquestState, event: RawEvent) -> None:
    """A turn begins, and with it a new record."""
    _, state.turn_seat, state.round = event
    state.turn += 1
    state.plan = ()
    state.conquests = ()
    state.attacks = state.struck = state.uses = state.paid = state.rolls = state.barred = ()


def set_length(state: ConquestState, event: RawEvent) -> None:
    """The game lasts so many rounds from now on, or ends with this turn."""
    _, state.rounds, state.ending = event


def set_plan(state: ConquestState, event: RawEvent) -> None:
    """The turn has these steps, done and to come; none for those of the rulebook."""
    state.plan = event[1]


def set_verdicts(state: ConquestState, event: RawEvent) -> None:
    """What pieces say about who has won."""
    state.verdicts = event[1]


def move_coins(state: ConquestState, event: RawEvent) -> None:
    """A seat gets coins, or gives them."""
    state.coins[event[1]] += event[2]


def move_purse(state: ConquestState, event: RawEvent) -> None:
    """A race or a people that no seat has gets coins, or gives them."""
    _, race, amount, _ = event
    state.purses = {**state.purses, race: state.purses.get(race, 0) + amount}


def set_combos(state: ConquestState, event: RawEvent) -> None:
    """The column of combos, its stacks and the discarded badges, as they are from now on."""
    _, state.column, state.banners, state.badges, state.discard = event


def note(state: ConquestState, event: RawEvent) -> None:
    """A piece notes something for an army, or for the game."""
    _, army_id, key, value = event
    holder: Any = state if army_id == NOBODY else state.armies[army_id]
    memory = {name: known for name, known in holder.memory.items() if name != key}
    if value is not None:
        memory[key] = value
    holder.memory = memory


def record_conquest(state: ConquestState, event: RawEvent) -> None:
    """A conquest stands in the record whose tokens moved before."""
    state.conquests += (event[1],)


def record_attack(state: ConquestState, event: RawEvent) -> None:
    """An attack that was no conquest stands in the record."""
    state.attacks += (event[1:],)


def record_struck(state: ConquestState, event: RawEvent) -> None:
    """Where the attack was that stands in the record next."""
    state.struck += (event[1],)


def record_use(state: ConquestState, event: RawEvent) -> None:
    """What was used; with the seat that it was used against as a third item, where a limit counts those."""
    state.uses += (event[1:],)


def pay_once(state: ConquestState, event: RawEvent) -> None:
    """A toll that is paid once is paid for the rest of the turn."""
    state.paid += (event[1:],)


def record_roll(state: ConquestState, event: RawEvent) -> None:
    """A die was rolled for a conquest, and counts for so many pips."""
    if state.ground.tables.keeps_rolls:
        state.rolls += (event[1:],)


def bar_region(state: ConquestState, event: RawEvent) -> None:
    """A die closes a region to an army for the rest of the turn."""
    state.barred += (event[1:3],)


def hear_answers(state: ConquestState, event: RawEvent) -> None:
    """Seats have answered a piece of somebody else's, or all at once; what follows has events of its own."""
