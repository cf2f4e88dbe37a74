"""What a game is asked: why an action is not legal, what it costs, what a seat may see. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from swcore.engine.actions import RESIGN, REVISE, Action, parse
from swcore.engine.book_faults import book_fault
from swcore.engine.checks import shown
from swcore.engine.events import RawEvent
from swcore.engine.fields import thaw
from swcore.engine.machine import Machine
from swcore.engine.reasons import Part, Violation
from swcore.engine.simultaneous import Sealed
from swcore.errors import FAULTS, ActionError
from swcore.game import doors, refusals


def pending(machine: Machine) -> tuple[int, ...]:
    """Return the seats that are awaited; none when the game is over."""
    decision = machine.decision()
    return decision.seats(machine.state.stack[-1]) if decision else ()


def revisable(machine: Machine) -> tuple[int, ...]:
    """Return the seats that may take back an answer which is not yet committed."""
    decision = machine.decision()
    return decision.revisable(machine.state.stack[-1]) if isinstance(decision, Sealed) else ()


def parsed(machine: Machine, action: object) -> Action:
    """Return the action of a text form; an action as it is.

    Raises:
        ActionError: `unknown-action` or `malformed-action`.
    """
    return parse(action, machine.ruleset.action_kinds) if isinstance(action, str) else doors.action_of(action)


def violations(machine: Machine, action: Action | str, seat: int | None) -> list[Violation]:
    """Return every reason why an action is not legal now, see `Game.violations`."""
    awaited = pending(machine)
    if not awaited:
        return [Violation("over")]
    seat = awaited[0] if seat is None else seat
    if seat in awaited and isinstance(action, str):
        try:
            if machine.ruleset.book.expand(machine, seat, action) is not None:
                return []
        except ActionError as error:
            return [Violation(error.code, {"reason": str(error)})]
    action = parsed(machine, action)
    if seat not in awaited and (seat not in revisable(machine) or action != REVISE):
        return [Violation("wrong-seat", {"seat": seat, "awaited": awaited})]
    if action == RESIGN:
        return []
    frame = machine.state.stack[-1]
    try:
        return machine.ruleset.decisions[frame[0]].violations(machine, frame, seat, action)
    except FAULTS as error:
        refusals.blame(machine.ruleset, error, action)


def explain(machine: Machine, action: Action | str, seat: int | None) -> list[Part]:
    """Return the parts of the number behind an action, see `Game.explain`."""
    action, awaited = parsed(machine, action), pending(machine)
    seat = seat if seat is not None or not awaited else awaited[0]
    if seat not in awaited:  # what another seat has before it may be secret
        return []
    assert seat is not None
    frame = machine.state.stack[-1]
    try:
        return machine.ruleset.decisions[frame[0]].explain(machine, frame, seat, action)
    except FAULTS as error:
        refusals.blame(machine.ruleset, error, action)


def told(machine: Machine, seat: int | None) -> dict[str, Any] | None:
    """Return what a seat is told about the open question, or None when the game is over."""
    decision = machine.decision()
    if decision is None:
        return None
    frame = decision.asked(machine.state.stack[-1], seat)
    shown = machine.ruleset.decisions[frame[0]].told(frame)
    named = machine.ruleset.book.named
    found: dict[str, Any] = thaw({field: named(machine, field, value) for field, value in shown.items()})
    return found


def view(machine: Machine, seat: int | None, legal: tuple[Action, ...]) -> dict[str, Any]:
    """Return what a seat may see as JSON data, see `Game.view`."""
    setup = machine.setup
    return {
        "game": machine.ruleset.id,
        "edition": setup.edition,
        "options": dict(setup.options),
        "seat": seat,
        "pending": list(pending(machine)),
        "revisable": list(revisable(machine)),
        "decision": told(machine, seat),
        "legal": [action.text for action in legal],
        "names": list(machine.ruleset.book.names(machine)),
        "state": machine.seen(seat),
    }


def plain_events(machine: Machine, raw: Sequence[RawEvent], *, full: bool = False) -> list[dict[str, Any]]:
    """Return events as JSON data: the kind as `event`, the fields by name, places by their names.

    Args:
        machine: the machine.
        raw: the events.
        full: for the owner of the whole game: what no view shows as well. Else a hidden field is None.
    """
    kinds, told = machine.ruleset.event_kinds, machine.ruleset.book.told_field
    found = []
    for event in raw:
        kind = kinds[event[0]]
        if kind.internal and not full:
            continue
        fields = {
            name: None if name in kind.hidden and not full else thaw(told(machine, kind.name, name, value))
            for name, value in zip(kind.fields, event[1:], strict=True)
        }
        found.append({"event": kind.name, **fields})
    return found


def result(machine: Machine) -> dict[str, Any] | None:
    """Return the final table once the game is over, else None."""
    if machine.state.stack:
        return None
    ranking: Any = thaw(machine.state.ranking)
    scores: Any = machine.ruleset.book.scores(machine)
    if not isinstance(scores, dict):
        book = machine.ruleset.book
        raise book_fault("scores", book.scores, game=book.id, found=shown(scores))
    return {"ranking": ranking, "winners": ranking[0] if ranking else [], **scores}
