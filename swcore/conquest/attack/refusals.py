"""Why a conquest, or another act of the conquest step, is not legal, from the same survey that the legal actions come from."""

from __future__ import annotations

from typing import Any

from swcore.conquest.armies.garrison import ABANDON, frozen_by, in_hand
from swcore.conquest.attack.dice import reach_at
from swcore.conquest.attack.extras import clashing, useful
from swcore.conquest.attack.targets import Survey
from swcore.conquest.attack.use_refusals import own_pieces, params_of, use_violations
from swcore.conquest.attack.ways import Plan, Way
from swcore.conquest.content.offers import FROM_HAND, FROM_TRAY, Mode
from swcore.conquest.position.actions import DIE, NORMAL, Abandon, Conquer, Roll, UseAct
from swcore.conquest.position.army import Army
from swcore.conquest.position.state import ConquestState
from swcore.conquest.position.tolls import toll_violation
from swcore.engine.actions import Action
from swcore.engine.answers import Gate
from swcore.engine.machine import Machine
from swcore.engine.reasons import Violation


def why_not(machine: Machine, army: Army, action: Action, closed: bool, roll: int | None) -> list[Violation]:
    """Return why an action of the conquest step that is not a conquest is not legal.

    Args:
        machine: the machine.
        army: the army that acts.
        action: an action that is not among the legal ones.
        closed: whether abandoning is over.
        roll: a die rolled before the choice, or None.
    """
    book: Any = machine.ruleset.book
    if isinstance(action, Abandon):
        return [_not_abandoned(machine, army, action, closed)]
    if isinstance(action, UseAct):
        return use_violations(machine, army, action) or [Violation("rolled", {}, book.clauses_of("rolled"))]
    if isinstance(action, Roll):
        if roll is not None:
            return [Violation("rolled", {}, book.clauses_of("rolled"))]
        return [Violation("no-roll", {}, book.clauses_of("roll"))]
    return [Violation("not-offered", {"case": "step", "action": action.text}, book.clauses_of("step"))]


def _not_abandoned(machine: Machine, army: Army, action: Abandon, closed: bool) -> Violation:
    state: ConquestState = machine.state
    book: Any = machine.ruleset.book
    region = state.ground.region(action.region)
    if region < 0 or not army.regions >> region & 1:
        return Violation("not-yours", {"region": action.region}, book.clauses_of("abandon"))
    for gate in frozen_by(machine, army, ABANDON):
        if gate.bad >> region & 1:
            return Violation(gate.code, params_of(gate), (gate.clause,) if gate.clause else ())
    if closed:
        return Violation("too-late", {}, book.clauses_of("abandon-first"))
    return Violation("order", {"case": "abandon"})


def conquest_violations(machine: Machine, army: Army, action: Conquer, roll: int | None) -> list[Violation]:
    """Return every reason why a conquest is not legal."""
    state: ConquestState = machine.state
    region = state.ground.region(action.region)
    if region < 0:
        return [Violation("unknown-region", {"region": action.region})]
    survey = Survey(machine.view, army, roll)
    wrong = _words_wrong(survey, action)
    if wrong:
        return [wrong]
    clash = clashing(survey, survey.split(action.words)[1])
    if clash:
        return [Violation("group", {"boosts": clash})]
    plan = survey.plan(region, action.words)
    way = survey.way(plan.name, plan.boosts)
    found = [_closed(survey, plan, gate) for gate in way.closed_by(region)] or _unfit(way, plan)
    own = [one for one in found if one.code == "own"]
    if own:  # what it would take means nothing there
        return own
    if plan.mode is not None:
        return found + _mode_violations(machine, way, plan, plan.mode)
    return found + _token_violations(machine, way, plan)


def _words_wrong(survey: Survey, action: Conquer) -> Violation | None:
    name, boosts = survey.split(action.words)
    known = {NORMAL, DIE, *survey.modes, *boosts}
    unknown = next((word for word in action.words if word not in known), None)
    if unknown is not None:
        return Violation("unknown-mode", {"word": unknown, "ids": own_pieces(survey.view, survey.army)})
    wanted = (*(() if name == NORMAL else (name,)), *sorted(boosts))
    if action.words != wanted:
        return Violation("words", {"action": " ".join(("conquer", action.region, *wanted))})
    return None


def _closed(survey: Survey, plan: Plan, gate: Gate) -> Violation:
    book: Any = survey.view.ruleset.book
    if gate.code == "toll":
        return toll_violation(plan.tolls)
    params = {"case": "landing"} if gate.code == "entry" and book.entry_symbol else params_of(gate)
    return Violation(gate.code, params, (gate.clause,) if gate.clause else book.clauses_of(gate.code))


def _unfit(way: Way, plan: Plan) -> list[Violation]:
    """Return why an open region is not for this way: its price, what it conquers with, or boosts that change nothing."""
    mode, survey = plan.mode, way.survey
    clauses = (mode.clause,) if mode is not None and mode.clause else ()
    if way.too_dear(plan.region):
        return [Violation("coins", {"case": "price", "price": way.price}, clauses)]
    found = []
    if plan.source == FROM_TRAY and plan.placed > way.held(0):
        found.append(Violation("tray", {"case": "few", "cost": plan.placed, "tray": way.held(0)}, clauses))
    elif plan.source not in (FROM_HAND, FROM_TRAY) and not way.has_marker():
        found.append(Violation("no-marker", {"piece": plan.source}, clauses))
    if plan.boosts and not useful(survey, plan.name, plan.boosts) >> plan.region & 1:
        book: Any = survey.view.ruleset.book
        found.append(Violation("idle", {"boosts": list(plan.boosts)}, book.clauses_of("idle")))
    return found


def _mode_violations(machine: Machine, way: Way, plan: Plan, mode: Mode) -> list[Violation]:
    """Return why the tokens in hand do not do for a mode, or the die not once more."""
    state: ConquestState = machine.state
    book: Any = machine.ruleset.book
    survey = way.survey
    hand = in_hand(state, survey.army)
    found = []
    if mode.rolls and hand < plan.least:
        found.append(_too_few(book, plan.least) if hand else _no_token(book))
    elif plan.source == FROM_HAND and not mode.rolls and plan.cost > hand:
        found.append(Violation("tokens", {"cost": plan.cost, "hand": hand}, book.clauses_of("hand")))
    if mode.rolls and survey.roll is not None:
        found.append(Violation("rolled", {}, book.clauses_of("rolled")))
    return found


def _no_token(book: Any) -> Violation:
    return Violation("no-token", {}, book.clauses_of("hand"))


def _too_few(book: Any, least: int) -> Violation:
    return Violation("tokens", {"case": "least", "least": least}, book.clauses_of("least"))


def _token_violations(machine: Machine, way: Way, plan: Plan) -> list[Violation]:
    """Return why the tokens in hand do not do for a normal conquest, or not for a final attempt."""
    state: ConquestState = machine.state
    book: Any = machine.ruleset.book
    cost, hand = plan.cost, in_hand(state, way.survey.army)
    if not hand:
        return [_no_token(book)]
    short = cost - hand
    if plan.name == NORMAL and short > 0:
        return [Violation("tokens", {"cost": cost, "hand": hand}, book.clauses_of("base"))]
    if plan.name == DIE and way.survey.roll is not None:
        return [Violation("rolled", {}, book.clauses_of("rolled"))]
    if plan.name == DIE and hand < way.least(plan.region):
        return [_too_few(book, way.least(plan.region))]
    if plan.name == DIE and not hand < cost <= reach_at(machine, way.survey.army, hand, plan.region):
        capped = {"case": "cost", "cost": cost} if short > 0 and machine.view._capped else {}
        return [Violation("die-shortage", {"most": book.die_most, "short": max(0, short), **capped}, book.clauses_of("die"))]
    return []
