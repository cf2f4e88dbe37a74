"""The conquests of a turn: targets, the final attempt, abandoning regions."""

from __future__ import annotations

from typing import Any

from swcore.actions import DONE, Action
from swcore.conquest.actions import DIE, NORMAL, ROLL, Abandon, Conquer, Roll
from swcore.conquest.losses import abandon, take
from swcore.conquest.spread import KEEP, Retreat
from swcore.conquest.state import HAND, NOBODY, TRAY, Army, ConquestState
from swcore.conquest.survey import FROM_TRAY, Mode, Survey
from swcore.frames import Decision, Frame, Part, Violation
from swcore.play import Play

CLOSED = -1  # abandoning is over
DIE_STREAM = "die"
COST_3 = "cost_3"  # value of the option final_attempt_limit


class ConquerRegions(Decision):
    """`("conquer", seat, army, floor, roll)`: conquer, roll, abandon or stop.

    `floor` is the lowest region number that may still be abandoned (ascending, before the first conquest, SW-ABAN-3), `roll`
    the result of a die rolled before the choice, or None.
    """

    kind = "conquer"
    prompt = "Conquer a region or finish"
    shows = ("army", "", "roll")
    auto = True

    def legal(self, play: Play, frame: Frame, seat: int) -> tuple[Action, ...]:
        _, _, army_id, floor, roll = frame
        state: ConquestState = play.state
        army: Army = state.armies[army_id]
        ground, hand = state.ground, army.hand
        actions: list[Action] = []
        if floor >= 0 and army.regions:
            held = army.regions >> floor << floor
            actions += [ground.abandon[region] for region in ground.bits(held)]
        if not hand and not army.kit.conquest_modes:
            play.memo = None
            return (*actions, DONE)
        survey = Survey(play.view, army, roll)
        costs = {}
        if hand:
            normal, die = ground.normal, ground.die
            reach = hand if roll is not None else attempt_reach(play, hand)
            costs = survey.costs(survey.open)
            actions += [normal[region] if cost <= hand else die[region] for region, cost in costs.items() if cost <= reach]
        play.memo = (army_id, costs)
        if roll is None:
            for mode in survey.modes:
                if mode.source == FROM_TRAY or mode.cost <= hand:
                    row = ground.conquer(mode.name)
                    actions += [row[region] for region in ground.bits(survey.mode_open(mode))]
            if hand and army.kit.conquest_die and _rolls_before(play, army):
                actions.append(ROLL)
        actions.append(DONE)
        return tuple(actions)

    def apply(self, play: Play, frame: Frame, seat: int, action: Action) -> None:
        _, _, army_id, _, roll = frame
        state: ConquestState = play.state
        army: Army = state.armies[army_id]
        if isinstance(action, Conquer):
            self._conquer(play, army, state.ground.index[action.region], action.mode, seat, roll)
        elif isinstance(action, Abandon):
            region = state.ground.index[action.region]
            abandon(play, army, region)
            play.push(("conquer", seat, army_id, region + 1, None))
        elif isinstance(action, Roll):
            pips = play.draw(DIE_STREAM, play.ruleset.book.die)  # type: ignore[attr-defined]
            play.push(("conquer", seat, army_id, CLOSED, pips))

    def _conquer(self, play: Play, army: Army, region: int, mode: str, seat: int, roll: int | None) -> None:
        again = ("conquer", seat, army.id, CLOSED, None)
        if mode not in (NORMAL, DIE):
            chosen = Survey(play.view, army, roll).mode(mode)
            assert chosen is not None
            play.push(again)
            take(play, army, region, mode, max(1, chosen.cost), TRAY if chosen.source == FROM_TRAY else HAND)
            return
        memo = play.memo
        cost = memo[1][region] if memo and memo[0] == army.id else Survey(play.view, army, roll).cost(region)
        if mode == NORMAL:
            play.push(again)
            take(play, army, region, mode, cost, HAND)
            return
        pips = play.draw(DIE_STREAM, play.ruleset.book.die)  # type: ignore[attr-defined]
        if army.hand + pips >= cost:  # SW-DIE-5
            take(play, army, region, mode, army.hand, HAND)
            return
        victim = play.state.owner[region]
        if victim != NOBODY:
            play.emit(("attack", army.id, victim, 0))
        if army.regions:  # SW-DIE-6; without a region they stay in hand, SW-DIE-8
            play.push((Retreat.kind, seat, army.id))

    def violations(self, play: Play, frame: Frame, seat: int, action: Action) -> list[Violation]:
        _, _, army_id, _, roll = frame
        army: Army = play.state.armies[army_id]
        if isinstance(action, Conquer):
            return conquest_violations(play, army, action, roll)
        if super().violations(play, frame, seat, action):
            return [self._why_not(play, frame, army, action)]
        return []

    def _why_not(self, play: Play, frame: Frame, army: Army, action: Action) -> Violation:
        book: Any = play.ruleset.book
        if isinstance(action, Abandon):
            region = play.state.ground.region(action.region)
            if region < 0 or not army.regions >> region & 1:
                return Violation("not-yours", f"{action.region} is not a region of this army", book.clauses_of("abandon"))
            if frame[3] == CLOSED:
                return Violation("too-late", "regions are abandoned before the first conquest", book.clauses_of("abandon-first"))
            return Violation("order", "regions are abandoned in ascending order")
        if isinstance(action, Roll):
            if frame[4] is not None:
                return Violation("rolled", "a die has been rolled for this conquest", book.clauses_of("rolled"))
            told = "this army does not roll before a conquest, or has no token in hand"
            return Violation("no-roll", told, book.clauses_of("roll"))
        return Violation("not-offered", f"{action.text!r} is no action of this step", book.clauses_of("step"))

    def explain(self, play: Play, frame: Frame, seat: int, action: Action) -> list[Part]:
        region = play.state.ground.region(action.region) if isinstance(action, Conquer) else -1
        if region < 0:
            return []
        assert isinstance(action, Conquer)
        survey = Survey(play.view, play.state.army(frame[2]), frame[4])
        return survey.parts(region, survey.mode(action.mode))


def conquest_violations(play: Play, army: Army, action: Conquer, roll: int | None) -> list[Violation]:
    """Return every reason why a conquest is not legal, from the same survey that the legal actions come from."""
    book: Any = play.ruleset.book
    region = play.state.ground.region(action.region)
    if region < 0:
        return [Violation("unknown-region", f"there is no region {action.region} on this map")]
    survey = Survey(play.view, army, roll)
    mode = survey.mode(action.mode)
    if mode is None and action.mode not in (NORMAL, DIE):
        return [Violation("unknown-mode", f"this army has no way to conquer called {action.mode!r}")]
    found = [
        Violation(
            gate.code,
            gate.reason or book.sentence(gate.code),
            (gate.clause,) if gate.clause else book.clauses_of(gate.code),
        )
        for gate in survey.closed_by(region, mode)
    ]
    if mode is not None:
        return found + _mode_violations(book, army, mode, roll)
    return found + _token_violations(play, army, survey.cost(region), action.mode, roll)


def _mode_violations(book: Any, army: Army, mode: Mode, roll: int | None) -> list[Violation]:
    found = []
    if mode.source != FROM_TRAY and mode.cost > army.hand:
        found.append(Violation("tokens", f"it takes {mode.cost} and you have {army.hand} in hand", book.clauses_of("hand")))
    if roll is not None:
        found.append(Violation("rolled", "a rolled die counts for a normal conquest only", book.clauses_of("rolled")))
    return found


def _token_violations(play: Play, army: Army, cost: int, mode: str, roll: int | None) -> list[Violation]:
    book: Any = play.ruleset.book
    if not army.hand:
        return [Violation("no-token", "you have no token in hand", book.clauses_of("hand"))]
    short = cost - army.hand
    if mode == NORMAL and short > 0:
        return [Violation("tokens", f"it takes {cost} and you have {army.hand} in hand", book.clauses_of("base"))]
    if mode == DIE and roll is not None:
        return [Violation("rolled", "a die has been rolled for this conquest", book.clauses_of("rolled"))]
    if mode == DIE and not army.hand < cost <= attempt_reach(play, army.hand):
        told = f"the final attempt is for 1 to {book.die_most} missing tokens, here {max(0, short)} are missing"
        if short > 0 and play.setup.options.get("final_attempt_limit") == COST_3:
            told = f"the final attempt is for regions that take {book.die_most} tokens at most, this one takes {cost}"
        return [Violation("die-shortage", told, book.clauses_of("die"))]
    return []


def attempt_reach(play: Play, hand: int) -> int:
    """Return the greatest cost that a final attempt may aim at (SW-DIE-2, ED-42)."""
    most: int = play.ruleset.book.die_most  # type: ignore[attr-defined]
    return max(hand, most) if play.setup.options.get("final_attempt_limit") == COST_3 else hand + most


def can_conquer(play: Play, army: Army) -> bool:
    """Return whether an army could conquer a region, or try to, with all its spare tokens and without abandoning any."""
    hand = army.hand + army.aside + army.placed - KEEP * army.regions.bit_count()
    survey = Survey(play.view, army, None)
    for mode in survey.modes:
        if (mode.source == FROM_TRAY or mode.cost <= hand) and survey.mode_open(mode):
            return True
    if not hand or not survey.open:
        return False
    most: int = play.ruleset.book.die_most  # type: ignore[attr-defined]
    reach = hand + most if _rolls_before(play, army) else attempt_reach(play, hand)
    return min(survey.costs(survey.open).values()) <= reach


def _rolls_before(play: Play, army: Army) -> bool:
    for _, call in army.kit.conquest_die:
        policy = call(play.view, army)
        if policy is not None and policy.before:
            return True
    return False
