"""The conquests of a turn: conquer, try the die, use what a piece offers, abandon regions, or stop."""

from __future__ import annotations

from typing import Final

from swcore.conquest.armies.garrison import ABANDON, in_hand, movable
from swcore.conquest.armies.leaving import abandon
from swcore.conquest.attack.attempt import CONQUER, after_last, attempt
from swcore.conquest.attack.capture import take
from swcore.conquest.attack.costs import cost_row
from swcore.conquest.attack.dice import (
    BEFORE,
    CAST,
    GUARD,
    LAST,
    MODE,
    NO_REGION,
    Outcome,
    adds_up,
    cast,
    reach_at,
    roll_now,
)
from swcore.conquest.attack.execution import after_guard, after_mode, carry_out, prepare
from swcore.conquest.attack.possible import other_ways, rolls_before
from swcore.conquest.attack.refusals import conquest_violations, why_not
from swcore.conquest.attack.targets import Survey
from swcore.conquest.attack.uses import all_uses, do_use, use_dues
from swcore.conquest.attack.ways import Plan
from swcore.conquest.content.offers import Boost, Mode
from swcore.conquest.position.actions import DIE, NORMAL, ROLL, Abandon, Conquer, Roll, UseAct
from swcore.conquest.position.army import Army
from swcore.conquest.position.board import Ground
from swcore.conquest.position.kits import Kit
from swcore.conquest.position.places import HAND
from swcore.conquest.position.state import ConquestState
from swcore.conquest.position.tolls import Due
from swcore.engine.actions import DONE, Action
from swcore.engine.frames import Decision, Frame, FrameKind, Task
from swcore.engine.machine import Machine
from swcore.engine.reasons import Part, Violation

CLOSED: Final = -1  # abandoning is over


class ConquerRegions(Decision):
    """`("conquer", seat, army, lowest, roll)`: conquer, roll, use what a piece offers, abandon or stop.

    `lowest` is the lowest region number that may still be abandoned (ascending, before the first conquest, SW-ABAN-3), `roll`
    the result of a die rolled before the choice, or None.
    """

    frames = FrameKind(CONQUER, "seat army lowest roll", visible="army roll")
    prompt = "Conquer a region or finish"
    auto = True

    def legal(self, machine: Machine, frame: Frame, seat: int) -> tuple[Action, ...]:
        army_id: int
        lowest: int
        roll: int | None
        _, _, army_id, lowest, roll = frame
        state: ConquestState = machine.state
        army: Army = state.armies[army_id]
        kit: Kit = army.kit
        ground: Ground = state.ground
        hand = in_hand(state, army) if army.stock else army.hand
        actions: list[Action] = []
        if lowest >= 0 and army.regions:
            held = (movable(machine, army, ABANDON) if kit.conquest_frozen else army.regions) >> lowest << lowest
            actions += [ground.abandon[region] for region in ground.bits(held)]
        if not hand and not kit.conquest_modes and not kit.conquest_uses:
            machine.memo = None
            return (*actions, DONE)
        survey = machine.memo = Survey(machine.view, army, roll)
        if hand:
            normal, die = ground.normal, ground.die
            reach = hand
            if roll is None:  # as `attempt_reach` with one die
                most = ground.tables.die_most
                reach = hand + most if not survey.view._capped else max(hand, most)
            known = survey.known = survey.enough(hand)
            row = survey.row = cost_row(machine.view, known, survey.modifiers)
            if roll is None and kit.conquest_die and adds_up(machine, army):
                actions += _far(machine, army, survey, hand)
            else:
                actions += [
                    normal[region] if row[region] <= hand else die[region]
                    for region in ground.bits(known)
                    if row[region] <= reach
                ]
        if survey.modes or survey.boosts:
            actions += other_ways(machine, survey, hand)
        if roll is None:
            if hand and kit.conquest_die and rolls_before(machine, army):
                actions.append(ROLL)
            if kit.conquest_uses:
                actions += all_uses(survey)
        actions.append(DONE)
        return tuple(actions)

    def apply(self, machine: Machine, frame: Frame, seat: int, action: Action) -> None:
        army_id: int
        roll: int | None
        _, _, army_id, _, roll = frame
        state: ConquestState = machine.state
        army: Army = state.armies[army_id]
        if isinstance(action, Conquer):
            self._conquer(machine, army, action, seat, roll)
        elif isinstance(action, Abandon):
            region = state.ground.index[action.region]
            machine.push(self.frames.of(seat, army_id, lowest=region + 1, roll=None))
            abandon(machine, army, region)
        elif isinstance(action, Roll):
            cast(machine, army, CAST.of(army_id, NO_REGION, BEFORE, "", (), 0, 1, "", 0, ""), after_before)
        elif isinstance(action, UseAct):
            machine.push(self.frames.of(seat, army_id, CLOSED, roll=None))
            do_use(machine, army, action)

    def _conquer(self, machine: Machine, army: Army, action: Conquer, seat: int, roll: int | None) -> None:
        state: ConquestState = machine.state
        again = (CONQUER, seat, army.id, CLOSED, None)
        survey: Survey | None = machine.memo
        if (
            survey is not None
            and not action.words
            and not (survey.dues or survey.demands)
            and survey.army.id == army.id
            and survey.roll == roll
        ):
            ground: Ground = state.ground
            region = ground.index[action.region]
            if survey.known >> region & 1:  # eight conquests of ten: nothing to plan
                machine.stack.append(again)
                take(machine, army, region, NORMAL, survey.row[region], HAND)
                return
        plan = _plan(machine, army, roll, action)
        if plan.tolls or plan.offered:
            prepare(machine, army, plan)
        if plan.name == DIE:
            attempt(machine, army, plan)
        else:
            machine.stack.append(again)
            carry_out(machine, army, plan)

    def violations(self, machine: Machine, frame: Frame, seat: int, action: Action) -> list[Violation]:
        state: ConquestState = machine.state
        _, _, army_id, lowest, roll = frame
        army: Army = state.armies[army_id]
        if isinstance(action, Conquer):
            return conquest_violations(machine, army, action, roll)
        if super().violations(machine, frame, seat, action):
            return why_not(machine, army, action, lowest == CLOSED, roll)
        return []

    def explain(self, machine: Machine, frame: Frame, seat: int, action: Action) -> list[Part]:
        state: ConquestState = machine.state
        _, _, army_id, _, roll = frame
        region = state.ground.region(action.region) if isinstance(action, Conquer | UseAct) else -1
        if region < 0:
            return []
        army: Army = state.armies[army_id]
        if isinstance(action, UseAct):
            return _coins(use_dues(machine.view, army, action.name, region), ())
        assert isinstance(action, Conquer)
        survey = Survey(machine.view, army, roll)
        plan = survey.plan(region, action.words)
        parts = [*survey.way(plan.name, plan.boosts).parts(region), *_coins(plan.tolls, plan.offered)]
        if plan.demand is not None:
            piece, demand = plan.demand
            parts.append(Part(demand.minimum, "guarded", demand.clause, piece, "pips"))
        return parts


def _far(machine: Machine, army: Army, survey: Survey, hand: int) -> list[Action]:
    """Return the conquests of the normal way, and the final attempts, of an army that adds several dice up in some regions."""
    ground, row = survey.view.ground, survey.row
    return [
        ground.normal[region] if row[region] <= hand else ground.die[region]
        for region in ground.bits(survey.known)
        if row[region] <= reach_at(machine, army, hand, region)
    ]


def _plan(machine: Machine, army: Army, roll: int | None, action: Conquer) -> Plan:
    """Return the plan of a conquest, from the survey that the legal actions were worked out from where there is one."""
    state: ConquestState = machine.state
    survey: Survey | None = machine.memo
    if survey is None or survey.army.id != army.id or survey.roll != roll:
        survey = Survey(machine.view, army, roll)
    elif action.words and survey.state is not state:  # it came along with a clone
        survey = survey.moved(machine.view, army)
    return survey.plan(state.ground.index[action.region], action.words)


def _coins(dues: list[Due], offered: tuple[tuple[str, Mode | Boost], ...]) -> list[Part]:
    parts = [Part(due.toll.coins, due.toll.reason, due.toll.clause, due.piece, "coins") for due in dues]
    return parts + [Part(offer.price, offer.name, offer.clause, "", "coins") for _, offer in offered if offer.price]


def after_before(machine: Machine, army: Army, frame: Frame, pips: int) -> None:
    """What comes of a die before a conquest is chosen: it counts for the next one."""
    machine.push(ConquerRegions.frames.of(army.seat, army.id, CLOSED, pips))


def run_cast(machine: Machine, frame: Frame) -> None:
    """Task `("cast", army, region, why, ...)`: roll the die that waited until everybody had a say."""
    state: ConquestState = machine.state
    asked = CAST.read(frame)
    roll_now(machine, state.army(asked.army), frame, OUTCOMES[asked.why])


OUTCOMES: dict[str, Outcome] = {BEFORE: after_before, LAST: after_last, MODE: after_mode, GUARD: after_guard}
CONQUER_TASKS: dict[FrameKind, Task] = {CAST: run_cast}
