"""The die: the final attempt of a turn, the second roll of a mode that rolls, and a die before a conquest is chosen."""

from __future__ import annotations

from typing import Final

from swcore.conquest.armies.garrison import RETREATING, in_hand, movable
from swcore.conquest.attack.capture import record_attack, take
from swcore.conquest.attack.dice import CAST, LAST, cast
from swcore.conquest.attack.ways import Plan
from swcore.conquest.placement.redeploy import Retreat
from swcore.conquest.position.actions import DIE, ROLL
from swcore.conquest.position.army import Army
from swcore.conquest.position.places import HAND, NOBODY
from swcore.conquest.position.state import ConquestState
from swcore.engine.actions import DONE, Action
from swcore.engine.frames import Decision, Frame, FrameKind
from swcore.engine.machine import Machine

NO_DEMAND: Final = (0, "")
CONQUER: Final = "conquer"  # the kind of frame of the conquests of an army


class SecondRoll(Decision):
    """`("second-roll", seat, army, region, mode, boosts, cost)`: make a conquest that fell short the final attempt, or go on."""

    frames = FrameKind("second-roll", "seat army region mode boosts cost", visible="army region mode")
    prompt = "Roll again as the final attempt, or give it up"

    def legal(self, machine: Machine, frame: Frame, seat: int) -> tuple[Action, ...]:
        return (ROLL, DONE)

    def apply(self, machine: Machine, frame: Frame, seat: int, action: Action) -> None:
        state: ConquestState = machine.state
        _, _, army_id, region, mode, boosts, cost = frame
        if action == ROLL:
            machine.end_step(CONQUER)  # the conquests of the turn are over
            last_roll(machine, state.army(army_id), region, cost, boosts, mode, NO_DEMAND)


def attempt(machine: Machine, army: Army, plan: Plan) -> None:
    """Carry out a final attempt; its tolls are paid."""
    last_roll(machine, army, plan.region, plan.cost, plan.boosts, DIE, demand_of(plan))


def last_roll(
    machine: Machine, army: Army, region: int, cost: int, boosts: tuple[str, ...], mode: str, demand: tuple[int, str]
) -> None:
    """Roll for a final attempt: the region with all tokens in hand, or a retreat (SW-DIE-5 to 8)."""
    cast(machine, army, CAST.of(army.id, region, LAST, mode, boosts, cost, 1, "", *demand), after_last)


def after_last(machine: Machine, army: Army, frame: Frame, pips: int) -> None:
    """What comes of a final attempt."""
    state: ConquestState = machine.state
    _, _, region, _, mode, boosts, cost, _, _, demand, _ = frame
    hand = in_hand(state, army) if army.stock else army.hand
    if hand + pips >= cost and pips >= demand:  # SW-DIE-5
        take(machine, army, region, mode, hand, HAND, boosts)
        return
    if mode == DIE:  # what a first roll of a mode left short is an attack already
        attacked(machine, army, region)
    if army.hand and movable(machine, army, RETREATING):  # SW-DIE-6; without a region they stay in hand, SW-DIE-8
        machine.push(Retreat.frames.of(army.seat, army.id))


def demand_of(plan: Plan) -> tuple[int, str]:
    """Return what the die must show for a plan at least, and the piece that demands it; 0 and "" for no demand."""
    return NO_DEMAND if plan.demand is None else (plan.demand[1].minimum, plan.demand[0])


def attacked(machine: Machine, army: Army, region: int) -> None:
    """Record that a die failed an army at a region: whoever holds it has been attacked (WC-TERM-9)."""
    state: ConquestState = machine.state
    victim = state.owner[region]
    if victim != NOBODY:
        record_attack(machine, army.id, victim, region)
