"""Why an act of a piece, `use NAME REGION`, is not legal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from swcore.conquest.attack.limits import Spent
from swcore.conquest.attack.offers import uses_of
from swcore.conquest.attack.targets import Survey
from swcore.conquest.attack.uses import closing, open_to_use
from swcore.conquest.position.actions import UseAct
from swcore.conquest.position.army import Army
from swcore.conquest.position.state import ConquestState
from swcore.conquest.position.tolls import due_at, toll_violation, tolls, unpayable
from swcore.conquest.position.view import View
from swcore.engine.answers import Gate
from swcore.engine.machine import Machine
from swcore.engine.reasons import Violation


def use_violations(machine: Machine, army: Army, action: UseAct) -> list[Violation]:
    """Return every reason why an act of a piece is not legal."""
    state: ConquestState = machine.state
    book: Any = machine.ruleset.book
    region = state.ground.region(action.region)
    if region < 0:
        return [Violation("unknown-region", {"region": action.region})]
    found = uses_of(machine.view, army).get(action.name)
    if found is None:
        return [Violation("unknown-use", {"word": action.name, "ids": own_pieces(machine.view, army)})]
    (piece, use), bit = found, 1 << region
    clauses = (use.clause,) if use.clause else ()
    closed = [
        Violation(gate.code, params_of(gate), (gate.clause,) if gate.clause else clauses)
        for gate in closing(machine.view, army, piece, use)
        if gate.bad & bit
    ]
    if state.immune & bit:
        closed.append(Violation("immune", {}, book.clauses_of("immune")))
    if not closed and not use.where & bit:
        closed.append(Violation("no-target", {"region": action.region, "use": use.name}, clauses))
    dues = due_at(tolls(machine.view, army), bit, use.kind)
    if not closed and unpayable(machine.view, army, dues, bit, use.kind):
        closed.append(toll_violation(dues))
    if not closed and not open_to_use(Survey(machine.view, army, None), piece, use) & bit:
        closed.append(Violation("protected", {}, clauses))
    return closed


def params_of(gate: Gate) -> Mapping[str, Any]:
    """Return what the refusal of a gate speaks of: a reason of the piece's own, or the limit that is reached."""
    if gate.reason:
        return {"reason": gate.reason}
    return gate.params if isinstance(gate, Spent) else {}


def own_pieces(view: View, army: Army) -> list[str]:
    """Return the ids of the pieces of an army, none of which brings a word that was tried."""
    return [id for id in army.kit.pieces if view.ruleset.pieces[id].kind != "rule"]
