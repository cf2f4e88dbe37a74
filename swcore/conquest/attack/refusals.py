"""Why an act of the conquest step is not legal, from the same survey that the legal actions come from."""

from __future__ import annotations

from typing import Any

from swcore.conquest.armies.garrison import in_hand
from swcore.conquest.attack.targets import Survey
from swcore.conquest.attack.uses import open_to_use, use_named
from swcore.conquest.content.offers import FROM_HAND, Mode
from swcore.conquest.position.actions import DIE, NORMAL, Conquer, UseAct
from swcore.conquest.position.state import Army
from swcore.conquest.position.tolls import Due, due_at, listed, tolls, unpayable
from swcore.conquest.position.view import View
from swcore.engine.answers import Gate
from swcore.engine.frames import Violation
from swcore.engine.machine import Machine


def attempt_reach(machine: Machine, hand: int) -> int:
    """Return the greatest cost that a final attempt may aim at (SW-DIE-2, ED-42)."""
    most: int = machine.ruleset.book.die_most  # type: ignore[attr-defined]
    return max(hand, most) if machine.view._capped else hand + most


def split(survey: Survey, words: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """Return the mode and the boosts that the words of a conquest name; an unknown word stands for an unknown mode."""
    known = {boost.name for boost in survey.boosts}
    modes = [word for word in words if word not in known]
    return (modes[0] if modes else NORMAL), tuple(word for word in words if word in known)


def conquest_violations(machine: Machine, army: Army, action: Conquer, roll: int | None) -> list[Violation]:
    """Return every reason why a conquest is not legal."""
    book: Any = machine.ruleset.book
    region = machine.state.ground.region(action.region)
    if region < 0:
        return [Violation("unknown-region", f"there is no region {action.region} on this map")]
    survey = Survey(machine.view, army, roll)
    name, boosts = split(survey, action.words)
    mode = survey.mode(name)
    wrong = _words_wrong(survey, action, name, boosts)
    if wrong:
        return [wrong]
    survey = survey.boosted(boosts, mode)
    found = [_closed(survey, gate, region) for gate in survey.closed_by(region, mode)]
    if not found and mode is not None and mode.price and not survey.mode_open(mode) >> region & 1:
        told = f"it takes {mode.price} coins besides what is due, more than you have"
        found.append(Violation("coins", told, (mode.clause,) if mode.clause else ()))
    if boosts and not found and not Survey(machine.view, army, roll).useful(boosts, mode) >> region & 1:
        found.append(Violation("idle", f"{' and '.join(boosts)} would change nothing here", book.clauses_of("idle")))
    if mode is not None:
        return found + _mode_violations(machine, army, survey, mode, region, roll)
    return found + _token_violations(machine, army, survey, region, name, roll)


def _words_wrong(survey: Survey, action: Conquer, name: str, boosts: tuple[str, ...]) -> Violation | None:
    known = {NORMAL, DIE, *(mode.name for mode in survey.modes), *boosts}
    unknown = next((word for word in action.words if word not in known), None)
    if unknown is not None:
        told = f"this army has no way to conquer called {unknown!r}; {_of_none(survey.view, survey.army)}"
        return Violation("unknown-mode", told)
    wanted = (*(() if name == NORMAL else (name,)), *sorted(boosts))
    if action.words != wanted:
        return Violation("words", f"write it as: {' '.join(('conquer', action.region, *wanted))}")
    return None


def _of_none(view: View, army: Army) -> str:
    """Name the pieces of an army, none of which brings a word that was tried."""
    own = [id for id in army.kit.pieces if view.ruleset.pieces[id].kind != "rule"]
    return f"none of its pieces brings it: {', '.join(own)}"


def _closed(survey: Survey, gate: Gate, region: int) -> Violation:
    book: Any = survey.view.ruleset.book
    if gate.code == "toll":
        return _toll(survey.toll(region))
    return Violation(
        gate.code, gate.reason or book.sentence(gate.code), (gate.clause,) if gate.clause else book.clauses_of(gate.code)
    )


def _toll(dues: list[Due]) -> Violation:
    clauses = tuple(dict.fromkeys(due.toll.clause for due in dues if due.toll.clause))
    return Violation("toll", f"you cannot pay the toll: {listed(dues)}", clauses)


def _mode_violations(machine: Machine, army: Army, survey: Survey, mode: Mode, region: int, roll: int | None) -> list[Violation]:
    book: Any = machine.ruleset.book
    found, hand = [], in_hand(machine.state, army)
    if mode.source == FROM_HAND and mode.rolls and not hand:
        found.append(Violation("no-token", "you have no token in hand", book.clauses_of("hand")))
    elif mode.source == FROM_HAND and not mode.rolls and survey.mode_cost(region, mode) > hand:
        told = f"it takes {survey.mode_cost(region, mode)} and you have {hand} in hand"
        found.append(Violation("tokens", told, book.clauses_of("hand")))
    if roll is not None:
        found.append(Violation("rolled", "a rolled die counts for a normal conquest only", book.clauses_of("rolled")))
    return found


def _token_violations(machine: Machine, army: Army, survey: Survey, region: int, mode: str, roll: int | None) -> list[Violation]:
    book: Any = machine.ruleset.book
    cost, hand = survey.cost(region), in_hand(machine.state, army)
    if not hand:
        return [Violation("no-token", "you have no token in hand", book.clauses_of("hand"))]
    short = cost - hand
    if mode == NORMAL and short > 0:
        return [Violation("tokens", f"it takes {cost} and you have {hand} in hand", book.clauses_of("base"))]
    if mode == DIE and roll is not None:
        return [Violation("rolled", "a die has been rolled for this conquest", book.clauses_of("rolled"))]
    if mode == DIE and hand < survey.least(region):
        return [Violation("tokens", f"at least {survey.least(region)} tokens take part", book.clauses_of("least"))]
    if mode == DIE and not hand < cost <= attempt_reach(machine, hand):
        told = f"the final attempt is for 1 to {book.die_most} missing tokens, here {max(0, short)} are missing"
        if short > 0 and machine.view._capped:
            told = f"the final attempt is for regions that take {book.die_most} tokens at most, this one takes {cost}"
        return [Violation("die-shortage", told, book.clauses_of("die"))]
    return []


def use_violations(machine: Machine, army: Army, action: UseAct) -> list[Violation]:
    """Return every reason why an act of a piece is not legal."""
    book: Any = machine.ruleset.book
    region = machine.state.ground.region(action.region)
    if region < 0:
        return [Violation("unknown-region", f"there is no region {action.region} on this map")]
    found = use_named(machine.view, army, action.name)
    if found is None:
        return [Violation("unknown-use", f"this army has nothing to use called {action.name!r}; {_of_none(machine.view, army)}")]
    use, bit = found[1], 1 << region
    clauses = (use.clause,) if use.clause else ()
    closed = [
        Violation(gate.code, gate.reason, (gate.clause,) if gate.clause else clauses) for gate in use.gates if gate.bad & bit
    ]
    if machine.state.immune & bit:
        closed.append(Violation("immune", book.sentence("immune"), book.clauses_of("immune")))
    if not closed and not use.where & bit:
        closed.append(Violation("no-target", f"{action.region} is no target of {use.name}", clauses))
    dues = due_at(tolls(machine.view, army), bit, use.kind)
    if not closed and unpayable(machine.view, army, dues, bit, use.kind):
        closed.append(_toll(dues))
    if not closed and not open_to_use(Survey(machine.view, army, None), use) & bit:
        closed.append(Violation("protected", "it is protected", clauses))
    return closed
