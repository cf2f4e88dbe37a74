"""What authors of games get wrong: each fault with its sentence, what would be right, and the line where to write it.

The Russian texts stand beside those of the other errors, by the same cases (`swcore.cli.texts.game_faults`).
"""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from typing import Any

from swcore.engine.checks import shown
from swcore.errors import PluginError

FAULTS_OF_BOOKS: Mapping[str, tuple[str, str]] = {
    # declared wrongly
    "tuple": ("{game}: {field} is {found}, which is not a tuple.", "Write {field} = ({found},): with one value the comma stays."),
    "players": ("{game}: players is {found}.", "Write the least and the most seats, from 1 to 16, such as players = (2, 4)."),
    "state": ("{game}: state is {found}, which is not a class of states.", "Write state = MyState, with class MyState(State)."),
    "slots": ("{name} has the fields {fields}, and its __slots__ are {found}.", "Write __slots__ = {fields} in {name}."),
    "fields": ("{name} has no FIELDS: its fields stand in {found}.", "Write FIELDS = (...) instead of {found} in {name}."),
    "shared": (
        "{name}: the field {field} starts as a {found}, and copies of the game would all write into the same one.",
        "Write Field({field!r}, {found}, copy={copy}).",
    ),
    "entry": ("{game}: {found} stands in {field}.", "Write {wanted}."),
    "no-kind": ("{name} has no kind.", "Write kind = {wanted!r} in {name}."),
    "no-usage": ("{name} takes arguments and does not say how it is typed.", "Write usage = '{kind} ...' in {name}."),
    "no-prompt": ("{name} has no prompt, so nobody is told what it asks.", "Write prompt = 'What is asked' in {name}."),
    "parameters": ("{name} takes {found}, and is called with {wanted}.", "Write def {name}({wanted})."),
    "unwritten": ("{name} has no method {method}.", "Write def {method}({wanted}) in {name}."),
    "twice": ("{game} declares the {sort} {kind!r} twice.", "Give one of the two another name: {one} and {other}."),
    "own-name": ("{game} declares the {sort} {kind!r}, which the kernel has itself.", "Give it another name, in {one}."),
    "random": (
        "{call} is drawn apart from the game, so saves, undo and bots would see another game each time.",
        "Draw with machine.draw('dice', (1, 2, 3)), or machine.shuffle('cards', cards).",
    ),
    # found while it is played
    "no-action": (
        "{game}: {name} offers seat {number} no action.",
        "Return at least one action, such as DONE, or do not push this question where there is nothing to choose.",
    ),
    "menu": ("{game}: {name} returned {found} for seat {number}.", "Return a tuple of actions: tuple(...)."),
    "menu-twice": ("{game}: {name} offers seat {number} the action {action!r} twice.", "Offer each action once."),
    "menu-kind": (
        "{game}: {name} offers {action!r}, and {kind} is not declared.",
        "Write action_kinds = (..., {kind}) in {book}.",
    ),
    "menu-form": (
        "{game}: {name} offers {action!r}, which could not be typed: the arity of {kind} is {wanted}.",
        "Give {kind}.of(...) so many single words, or change the arity of {kind}.",
    ),
    "frame-seat": (
        "{game}: the question {kind!r} is for seat {found}, and this game has seats 0 to {most}.",
        "Push it with a seat from 0 on, such as seat % machine.state.seats.",
    ),
    "event-tuple": ("{game}: the event {event} is not a tuple.", "Write machine.emit((...)), with round brackets inside."),
    "event-size": (
        "{game}: the event {event} has other values than its kind, which has {wanted}.",
        "Write machine.emit(({kind!r}, {wanted})).",
    ),
    "no-ranking": (
        "{game} has come to an end, and nobody knows who won.",
        "Before nothing is left to do, write machine.emit(('ended', ((winner,), (second,), ...))).",
    ),
    "ranking": (
        "{game}: the ranking {found} is not one of the seats 0 to {most}.",
        "It is a tuple of groups, the best first, and each seat that has not left stands in one: ((1,), (0, 2)).",
    ),
    "outcomes": (
        "A draw from {stream!r} has the outcomes {found}.",
        "Give a tuple with at least one: machine.draw('dice', (1, 2)).",
    ),
    "value": ("{game}: {name} returned {found}.", "Return a number: what the position is worth to the seat."),
    "scores": ("{game}: scores returned {found}.", "Return a dict such as {{'points': [3, 5]}}."),
    "loop": (
        "More than {most} steps, and nobody was asked anything: again and again there is only {kinds}.",
        "Push a decision, or emit 'ended' and push nothing, in {name}.",
    ),
}
"""The sentence and the remedy of each case, as formats of the details."""


def book_fault(case: str, place: object = None, **values: Any) -> PluginError:
    """Return the error for a fault of a game.

    Args:
        case: a key of the table.
        place: what is to be changed, such as a class or a function; its file and line are told.
        **values: what the texts speak of.
    """
    message, hint = FAULTS_OF_BOOKS[case]
    told, remedy, details = message.format(**values), hint.format(**values), {**values, **place_of(place), "case": case}
    if case in ("twice", "own-name"):
        return PluginError(told, hint=remedy, code="duplicate-kind", **details)
    return PluginError(told, hint=remedy, code="bad-game", **details)


def place_of(thing: object) -> dict[str, Any]:
    """Return the file and the line at which a class, a function or the class of a value stands; empty where nobody knows."""
    thing = getattr(thing, "__func__", thing)
    code = getattr(thing, "__code__", None)
    if code is not None:
        return {"file": code.co_filename, "line": code.co_firstlineno}
    kind = thing if isinstance(thing, type) else type(thing)
    if kind.__module__ == "builtins" or kind.__module__.startswith("swcore."):
        return {}
    try:
        return {"file": inspect.getsourcefile(kind) or "", "line": inspect.findsource(kind)[1] + 1}
    except (OSError, TypeError):
        return {}


def called(thing: object) -> str:
    """Return the name of a class, a function, or the class of a value, as an author knows it; else the value as it is quoted."""
    thing = getattr(thing, "__func__", thing)
    plain = not isinstance(thing, type) and type(thing).__module__ == "builtins"
    return str(getattr(thing, "__qualname__", "")) or (shown(thing) if plain else f"{type(thing).__name__}(...)")
