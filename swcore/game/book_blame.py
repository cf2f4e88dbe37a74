"""A game whose own code fails: which part of its rulebook, at which line, and what would be right."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import SequenceMatcher
from types import TracebackType
from typing import Any

from swcore.engine.actions import Action
from swcore.engine.book_faults import book_fault, place_of
from swcore.engine.checks import shown
from swcore.engine.rulebook import Rulebook
from swcore.engine.ruleset import Ruleset
from swcore.engine.state import State
from swcore.engine.writing import check_event
from swcore.errors import FAULTS, ActionError, Near, PluginError, SwcoreError, described, nearest

NO_ATTRIBUTE = re.compile(r"'(\w+)' object has no attribute '(\w+)'")

CALLS = {
    "draw": "machine.draw('dice', (1, 2, 3))",
    "shuffle": "machine.shuffle('cards', cards)",
    "emit": "machine.emit(('scored', seat, points))",
    "push": "machine.push(TURN.of(number))",
}  # how a method of the machine is called, for who has called it in another way
OF_ANOTHER_TYPE = re.compile(r"(\w+) object expected; got (\w+)")
LIKE, LESS = 0.6, 0.1  # how like a name one must be to be taken for it, and by how much less than the likest
FRAMES = re.compile(r"([\w-]+)\.of\(\) ")


def blame_book(ruleset: Ruleset, error: BaseException, action: Action | None) -> None:
    """Raise the error for a fault in the code of a rulebook; return when the fault is elsewhere.

    Args:
        ruleset: the rules.
        error: what was raised.
        action: what was to be carried out or was asked about, if anything.

    Raises:
        PluginError: `game-failed`, or `bad-game` and its like with the file and the line of the rulebook among their details.
    """
    if isinstance(error, ActionError) or not isinstance(error, FAULTS):
        return
    if isinstance(error, PluginError) and error.details.get("piece"):
        return
    if isinstance(error, NotImplementedError):
        _check_written(ruleset.book, error)
    places = list(_places(error, frozenset(_files(ruleset))))
    if not places:
        return
    doing = {} if action is None else {"action": action.text}
    if not isinstance(error, SwcoreError) and (reduced := _event(places[-1])) is not None:
        try:  # a bot that looks ahead writes without looking
            check_event(ruleset, reduced)
        except PluginError as fault:
            error, places = fault, places[:-1] or places
    at = _at(places[-1])
    if isinstance(error, SwcoreError):
        if isinstance(error, PluginError):
            error.details = {**at, **doing, **error.details}
            raise error
        return
    part, why = places[-1].tb_frame.f_code.co_qualname.partition(".<locals>")[0], described(error).rstrip(".")
    told, details = f"{ruleset.id} failed in {part}", {"game": ruleset.id, "part": part, "error": why}
    event = _event(places[-1])
    if event is not None:
        told, details["event"] = f"{told} at the event {shown(event)}", shown(event)
    case, hint, values = _remedy(ruleset, error, places[-1])
    details |= {"case": case, **values, **at, **doing}
    raise PluginError(f"{told}: {why}.", code="game-failed", hint=hint, **details) from error


def _check_written(book: Rulebook, error: NotImplementedError) -> None:
    """Refuse a rulebook that lacks the method which was called at last."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return
    code = trace.tb_frame.f_code
    if getattr(getattr(Rulebook, code.co_name, None), "__code__", None) is code:
        wanted = ", ".join(code.co_varnames[: code.co_argcount])
        raise book_fault("unwritten", type(book), name=type(book).__name__, method=code.co_name, wanted=wanted) from error


def _remedy(ruleset: Ruleset, error: BaseException, place: TracebackType) -> tuple[str, str, dict[str, Any]]:
    """Return the case of a fault, what would be right, and what that speaks of."""
    names, state = place.tb_frame.f_globals, ruleset.book.state
    if isinstance(error, NameError) and error.name:
        known = {
            *names,
            *place.tb_frame.f_code.co_varnames,
            *place.tb_frame.f_code.co_cellvars,
            *place.tb_frame.f_code.co_freevars,
        }
        close = _like(error.name, nearest(error.name, (name for name in known if not name.startswith(("_", ".")))))
        return _named(close) if close.close else ("", "", {})
    if isinstance(error, AttributeError):
        lost = NO_ATTRIBUTE.search(str(error))
        if error.name and error.obj is not None and not isinstance(error.obj, State):
            return _named(nearest(error.name, (name for name in dir(error.obj) if not name.startswith("_"))))
        if lost and lost[1] == state.__name__:
            return _named(nearest(lost[2], (field.name for field in state.ALL_FIELDS)))
    if isinstance(error, TypeError):
        if " takes words" in str(error):
            form = str(error).partition(" takes")[0]
            return "words", f"Write {form}(str(...)): arguments of an action are words.", {"form": form}
        frames = FRAMES.match(str(error))
        form = next((form for name, form in CALLS.items() if re.search(rf"\b{name}\(\) ", str(error))), "")
        if frames and frames[1] in ruleset.frames:
            form = f"{frames[1]}.of({', '.join(ruleset.frames[frames[1]].fields)})"
        other = OF_ANOTHER_TYPE.match(str(error))
        if other:  # compiled code looks at what it is given
            return "type", f"Give a {other[1]} here, not a {other[2]}.", {"wanted": other[1], "found": other[2]}
        if form:
            return "call", f"Write {form}.", {"form": form}
    event = _event(place)
    if event is not None:
        fields = ", ".join(ruleset.event_kinds[event[0]].fields)
        return "event", f"Look at what the event brings ({fields}), and at what the state holds then.", {"fields": fields}
    return "", "", {}


def _like(word: str, near: Near) -> Near:
    """Return those of the close words that one may have meant: about as like as the likest."""
    ratios = {one: SequenceMatcher(None, word, one).ratio() for one in near.close}
    close = [one for one in near.close if ratios[one] > LIKE and ratios[one] > max(ratios.values()) - LESS]
    return Near(f"Did you mean {', '.join(close)}?", close) if close else Near("")


def _named(near: Near) -> tuple[str, str, dict[str, Any]]:
    return ("near", str(near), {"near": ", ".join(near.close)}) if near.close else ("", str(near), {})


def _places(error: BaseException, files: frozenset[str]) -> Iterator[TracebackType]:
    """Yield the places in some files that an error comes from, the innermost last."""
    trace = error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename in files:
            yield trace
        trace = trace.tb_next


def _at(place: TracebackType) -> dict[str, Any]:
    return {"file": place.tb_frame.f_code.co_filename, "line": place.tb_lineno}


def _event(place: TracebackType) -> tuple[Any, ...] | None:
    """Return the event that a reducer has before it, None anywhere else."""
    code = place.tb_frame.f_code
    if code.co_argcount != 2 or code.co_varnames[1] != "event":
        return None
    event = place.tb_frame.f_locals.get("event")
    return event if isinstance(event, tuple) and event else None


def _files(ruleset: Ruleset) -> Iterator[str]:
    """Yield the files in which the parts of a rulebook are written; the core is none of them."""
    book = ruleset.book
    parts: list[Any] = [getattr(type(book), name) for name in ("begin", "resign", "scores", "rebuild")]
    parts += [*book.tasks.values(), *(kind.reduce for kind in book.event_kinds)]
    parts += [getattr(type(one), name) for one in book.decisions for name in ("legal", "apply", "choices") if hasattr(one, name)]
    for part in parts:
        file = str(place_of(part).get("file", ""))
        if file and not str(getattr(part, "__module__", "")).startswith("swcore."):
            yield file
