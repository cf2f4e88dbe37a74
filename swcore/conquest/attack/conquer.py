"""The conquests of a turn: targets, the final attempt, abandoning regions, and what pieces may do in between."""

from __future__ import annotations

from typing import Any

from swcore.conquest.armies.garrison import KEEP, in_hand
from swcore.conquest.armies.leaving import abandon
from swcore.conquest.attack.capture import take
from swcore.conquest.attack.refusals import attempt_reach, conquest_violations, split, use_violations
from swcore.conquest.attack.targets import Survey, die_policies
from swcore.conquest.attack.uses import all_uses, carry_out, use_dues
from swcore.conquest.content.offers import FROM_HAND, FROM_TRAY, Mode
from swcore.conquest.placement.redeploy import Retreat
from swcore.conquest.placement.under_strength import settle_lone
from swcore.conquest.position.actions import DIE, NORMAL, ROLL, Abandon, Conquer, Roll, UseAct
from swcore.conquest.position.state import HAND, NOBODY, TRAY, Army, ConquestState
from swcore.conquest.position.tolls import Due, pay, transfer
from swcore.engine.actions import DONE, Action
from swcore.engine.answers import FLOOR
from swcore.engine.frames import Decision, Frame, FrameKind, Part, Violation
from swcore.engine.machine import Machine

CLOSED = -1  # abandoning is over
DIE_STREAM = "die"
ONLY_DIE = (DIE,)  # words of a final attempt without a piece's way or extra


class ConquerRegions(Decision):
    """`("conquer", seat, army, floor, roll)`: conquer, roll, use what a piece offers, abandon or stop.

    `floor` is the lowest region number that may still be abandoned (ascending, before the first conquest, SW-ABAN-3), `roll`
    the result of a die rolled before the choice, or None.
    """

    frames = FrameKind("conquer", "seat army floor roll", visible="army roll")
    prompt = "Conquer a region or finish"
    auto = True

    def legal(self, machine: Machine, frame: Frame, seat: int) -> tuple[Action, ...]:
        _, _, army_id, floor, roll = frame
        state: ConquestState = machine.state
        army: Army = state.armies[army_id]
        kit, ground = army.kit, state.ground
        hand = in_hand(state, army) if army.stock else army.hand
        actions: list[Action] = []
        if floor >= 0 and army.regions:
            held = army.regions >> floor << floor
            actions += [ground.abandon[region] for region in ground.bits(held)]
        if not hand and not kit.conquest_modes and not kit.conquest_uses:
            machine.memo = None
            return (*actions, DONE)
        survey = Survey(machine.view, army, roll)
        costs = {}
        if hand:
            normal, die = ground.normal, ground.die
            reach = hand if roll is not None else attempt_reach(machine, hand)
            costs = survey.costs(enough(survey, hand) if survey.modifiers else survey.open)
            actions += [normal[region] if cost <= hand else die[region] for region, cost in costs.items() if cost <= reach]
        machine.memo = (army_id, costs, survey)
        if roll is None:
            for mode in survey.modes:
                actions += _by_mode(survey, mode, (), hand)
            if survey.boosts:
                actions += _with_boosts(machine, survey, hand)
            if hand and kit.conquest_die and _rolls_before(machine, army):
                actions.append(ROLL)
            if kit.conquest_uses:
                actions += all_uses(survey)
        actions.append(DONE)
        return tuple(actions)

    def apply(self, machine: Machine, frame: Frame, seat: int, action: Action) -> None:
        _, _, army_id, _, roll = frame
        state: ConquestState = machine.state
        army: Army = state.armies[army_id]
        if isinstance(action, Conquer):
            self._conquer(machine, army, state.ground.index[action.region], action, seat, roll)
        elif isinstance(action, Abandon):
            region = state.ground.index[action.region]
            abandon(machine, army, region)
            machine.push(self.frames.of(seat, army_id, floor=region + 1, roll=None))
        elif isinstance(action, Roll):
            pips = machine.draw(DIE_STREAM, machine.ruleset.book.die)  # type: ignore[attr-defined]
            machine.push(self.frames.of(seat, army_id, CLOSED, pips))
        elif isinstance(action, UseAct):
            machine.push(self.frames.of(seat, army_id, CLOSED, roll=None))
            carry_out(machine, army, action)

    def _conquer(self, machine: Machine, army: Army, region: int, action: Conquer, seat: int, roll: int | None) -> None:
        again = ("conquer", seat, army.id, CLOSED, None)
        memo = machine.memo  # what the legal actions were worked out from, in the same position
        survey = memo[2] if memo and memo[0] == army.id else Survey(machine.view, army, roll)
        if not action.words or (action.words == ONLY_DIE and not survey.boosts):
            cost = memo[1][region] if memo else survey.cost(region)
            if survey.dues:
                pay(machine, army, survey.toll(region))
            if action.words:
                attempt(machine, army, region, cost, ())
            else:
                machine.push(again)
                take(machine, army, region, NORMAL, cost, HAND)
            return
        name, boosts = split(survey, action.words)
        mode = survey.mode(name)
        survey = survey.boosted(boosts, mode)
        if survey.dues:
            pay(machine, army, survey.toll(region))
        if mode is not None:
            machine.push(again)
            self._by_mode(machine, army, region, survey, mode, boosts)
        elif name == NORMAL:
            machine.push(again)
            take(machine, army, region, NORMAL, survey.cost(region), HAND, boosts)
        else:
            attempt(machine, army, region, survey.cost(region), boosts)

    def _by_mode(self, machine: Machine, army: Army, region: int, survey: Survey, mode: Mode, boosts: tuple[str, ...]) -> None:
        if mode.price:
            _pay_price(machine, army, region, mode)
        if mode.rolls:
            machine.emit(("used", army.id, mode.name))
            pips = machine.draw(DIE_STREAM, machine.ruleset.book.die)  # type: ignore[attr-defined]
            cost = max(survey.least(region), survey.cost(region) - pips)
            if cost <= in_hand(machine.state, army):
                take(machine, army, region, mode.name, cost, HAND, boosts)
                return
            attacked(machine, army, region)
            if cost <= attempt_reach(machine, in_hand(machine.state, army)):
                machine.push(SecondRoll.frames.of(army.seat, army.id, region, mode.name, boosts, cost))
        elif mode.source == FROM_HAND:
            take(machine, army, region, mode.name, max(1, survey.mode_cost(region, mode)), HAND, boosts)
        elif mode.source == FROM_TRAY:
            take(machine, army, region, mode.name, max(1, survey.mode_cost(region, mode)), TRAY, boosts)
        else:
            left = army.regions & machine.view.marked(mode.source, army)
            take(machine, army, region, mode.name, 0, HAND, boosts, body=mode.source)
            settle_lone(machine, army, left)

    def violations(self, machine: Machine, frame: Frame, seat: int, action: Action) -> list[Violation]:
        _, _, army_id, _, roll = frame
        army: Army = machine.state.armies[army_id]
        if isinstance(action, Conquer):
            return conquest_violations(machine, army, action, roll)
        if super().violations(machine, frame, seat, action):
            return self._why_not(machine, frame, army, action)
        return []

    def _why_not(self, machine: Machine, frame: Frame, army: Army, action: Action) -> list[Violation]:
        book: Any = machine.ruleset.book
        asked = self.frames.read(frame)
        if isinstance(action, Abandon):
            region = machine.state.ground.region(action.region)
            if region < 0 or not army.regions >> region & 1:
                return [Violation("not-yours", f"{action.region} is not a region of this army", book.clauses_of("abandon"))]
            if asked.floor == CLOSED:
                told = "regions are abandoned before the first conquest"
                return [Violation("too-late", told, book.clauses_of("abandon-first"))]
            return [Violation("order", "regions are abandoned in ascending order")]
        if isinstance(action, UseAct):
            return use_violations(machine, army, action) or [
                Violation("rolled", "a die has been rolled for a conquest", book.clauses_of("rolled"))
            ]
        if isinstance(action, Roll):
            if asked.roll is not None:
                return [Violation("rolled", "a die has been rolled for this conquest", book.clauses_of("rolled"))]
            told = "this army does not roll before a conquest, or has no token in hand"
            return [Violation("no-roll", told, book.clauses_of("roll"))]
        return [Violation("not-offered", f"{action.text!r} is no action of this step", book.clauses_of("step"))]

    def explain(self, machine: Machine, frame: Frame, seat: int, action: Action) -> list[Part]:
        region = machine.state.ground.region(action.region) if isinstance(action, Conquer | UseAct) else -1
        if region < 0:
            return []
        _, _, army_id, _, roll = frame
        army: Army = machine.state.army(army_id)
        if isinstance(action, UseAct):
            return _coins(machine, use_dues(machine.view, army, action.name, region), None)
        assert isinstance(action, Conquer)
        survey = Survey(machine.view, army, roll)
        name, boosts = split(survey, action.words)
        mode = survey.mode(name)
        survey = survey.boosted(boosts, mode)
        return [*survey.parts(region, mode), *_coins(machine, survey.toll(region), mode)]


class SecondRoll(Decision):
    """`("second-roll", seat, army, region, mode, boosts, cost)`: make a conquest that fell short the final attempt, or go on."""

    frames = FrameKind("second-roll", "seat army region mode boosts cost", visible="army region mode")
    prompt = "Roll again as the final attempt, or give it up"

    def legal(self, machine: Machine, frame: Frame, seat: int) -> tuple[Action, ...]:
        return (ROLL, DONE)

    def apply(self, machine: Machine, frame: Frame, seat: int, action: Action) -> None:
        _, _, army_id, region, mode, boosts, cost = frame
        if action == ROLL:
            machine.end_step(ConquerRegions.kind)  # the conquests of the turn are over
            attempt(machine, machine.state.army(army_id), region, cost, boosts, mode)


def attempt(machine: Machine, army: Army, region: int, cost: int, boosts: tuple[str, ...], mode: str = DIE) -> None:
    """Roll for a final attempt: the region with all tokens in hand, or a retreat (SW-DIE-5 to 8)."""
    pips = machine.draw(DIE_STREAM, machine.ruleset.book.die)  # type: ignore[attr-defined]
    hand = in_hand(machine.state, army) if army.stock else army.hand
    if hand + pips >= cost:  # SW-DIE-5
        take(machine, army, region, mode, hand, HAND, boosts)
        return
    if mode == DIE:  # what a first roll of a mode left short is an attack already
        attacked(machine, army, region)
    if army.regions and army.hand:  # SW-DIE-6; without a region they stay in hand, SW-DIE-8
        machine.push(Retreat.frames.of(army.seat, army.id))


def attacked(machine: Machine, army: Army, region: int) -> None:
    """Record that a die failed an army at a region: whoever holds it has been attacked (WC-TERM-9)."""
    victim = machine.state.owner[region]
    if victim != NOBODY:
        machine.emit(("attack", army.id, victim, 0))


def can_conquer(machine: Machine, army: Army) -> bool:
    """Return whether an army could conquer a region, or try to, with all its spare tokens and without abandoning any."""
    hand = army.hand + army.aside + army.placed - KEEP * army.regions.bit_count()
    survey = Survey(machine.view, army, None)
    for mode in survey.modes:
        if _by_mode(survey, mode, (), hand):
            return True
    if not hand or not survey.open:
        return False
    most: int = machine.ruleset.book.die_most  # type: ignore[attr-defined]
    reach = hand + most if _rolls_before(machine, army) else attempt_reach(machine, hand)
    return min(survey.costs(survey.open).values()) <= reach


def enough(survey: Survey, hand: int) -> int:
    """Return the mask of the open regions for which the tokens in hand are not fewer than any conquest there takes."""
    mask = survey.open
    for modifier in survey.modifiers:
        if modifier.amount > hand and modifier.phase == FLOOR:
            mask &= ~modifier.where
    return mask


def _by_mode(survey: Survey, mode: Mode, boosts: tuple[str, ...], hand: int) -> list[Action]:
    """Return the conquests of a mode with some boosts that are open now."""
    ground = survey.view.ground
    ready = survey.boosted(boosts, mode)
    mask = survey.useful(boosts, mode) if boosts else ready.mode_open(mode)
    if mode.source == FROM_HAND and mode.rolls:
        mask &= enough(ready, hand) if hand else 0
    elif mode.source == FROM_HAND and mode.cost is not None and not ready.floored:
        mask = mask if mode.cost <= hand else 0
    elif mode.source == FROM_HAND:
        mask = sum(1 << region for region in ground.bits(mask) if ready.mode_cost(region, mode) <= hand)
    row = ground.conquer(mode.name, *boosts)
    return [row[region] for region in ground.bits(mask)]


def _with_boosts(machine: Machine, survey: Survey, hand: int) -> list[Action]:
    """Return the conquests with at least one boost that are open now."""
    ground = survey.view.ground
    actions: list[Action] = []
    for boosts in survey.boost_sets():
        if hand:
            ready = survey.boosted(boosts)
            costs = ready.costs(survey.useful(boosts, None) & enough(ready, hand))
            normal, die = ground.conquer(NORMAL, *boosts), ground.conquer(DIE, *boosts)
            reach = attempt_reach(machine, hand)
            actions += [normal[region] if cost <= hand else die[region] for region, cost in costs.items() if cost <= reach]
        for mode in survey.modes:
            actions += _by_mode(survey, mode, boosts, hand)
    return actions


def _pay_price(machine: Machine, army: Army, region: int, mode: Mode) -> None:
    """Pay the price of a mode to the seat that holds the region, or to the bank."""
    holder = machine.view.holder(region)
    payee = None if holder is None else holder.seat
    offers = army.kit.ask("conquest_modes", machine.view, army)
    piece = next((piece for piece, offer in offers if offer.name == mode.name), "")
    transfer(machine, army.seat, payee, mode.price, mode.name, mode.clause, piece)


def _coins(machine: Machine, dues: list[Due], mode: Mode | None) -> list[Part]:
    parts = [Part(due.toll.coins, due.toll.reason, due.toll.clause, due.piece, "coins") for due in dues]
    if mode is not None and mode.price:
        parts.append(Part(mode.price, mode.name, mode.clause, "", "coins"))
    return parts


def _rolls_before(machine: Machine, army: Army) -> bool:
    return any(policy.before for policy in die_policies(machine.view, army))
