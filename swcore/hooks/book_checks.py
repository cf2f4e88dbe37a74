"""What its rulebook declares, looked at when a game of a file or a script is loaded, before it is played.

What shows itself only in play is looked at there: events and frames by the engine, menus by `swcore.game.menus`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any

from swcore.engine.actions import KERNEL_KINDS, WORD, Action
from swcore.engine.book_faults import book_fault, called
from swcore.engine.checks import shown
from swcore.engine.events import KERNEL_EVENTS, EventKind
from swcore.engine.fields import SHARE, Field, unset
from swcore.engine.frames import Decision, FrameKind
from swcore.engine.machine import KERNEL_TASKS
from swcore.engine.rulebook import Rulebook
from swcore.engine.simultaneous import KERNEL_DECISIONS, Sealed
from swcore.engine.state import State

MOST_SEATS = 16
COPIES: dict[type[Any], str] = {list: "LIST", dict: "DICT", set: "no set: a tuple"}
LEGAL, APPLY = "self, machine, frame, seat", "self, machine, frame, seat, action"
ASKS = {"legal": LEGAL, "apply": APPLY}
OWN = {
    "action": {kind.kind for kind in KERNEL_KINDS},
    "event": {kind.name for kind in KERNEL_EVENTS},
    "frame": {*(one.kind for one in KERNEL_DECISIONS), *(kind.name for kind in KERNEL_TASKS)},
}
SEALED = {"choices": "self, machine, frame, seat, steps", "resolve": "self, machine, frame, answers"}


def check_book(book: Rulebook) -> None:
    """Refuse a game that could not be played, or only until somebody comes to a certain place.

    Args:
        book: the rulebook.

    Raises:
        PluginError: `bad-game`, with the file and the line where it is to be changed.
    """
    cls = type(book)
    for field in ("action_kinds", "event_kinds", "decisions", "packs"):
        if not isinstance(getattr(book, field), tuple | list):
            raise book_fault("tuple", cls, game=book.id, field=field, found=called(getattr(book, field)))
    if not _is_range(book.players):
        raise book_fault("players", cls, game=book.id, found=shown(book.players))
    _check_state(book)
    for kind in book.action_kinds:
        _check_action(book, kind)
    for one in book.event_kinds:
        if not isinstance(one, EventKind):
            raise book_fault("entry", cls, game=book.id, found=called(one), field="event_kinds", wanted="EventKind(...)")
        check_parameters(one.reduce, "state, event")
    for asked in book.decisions:
        _check_decision(book, asked)
    _check_tasks(book)
    _check_names(book)
    if cls.begin is Rulebook.begin:
        raise book_fault("unwritten", cls, name=cls.__name__, method="begin", wanted="self, machine")


def _is_range(players: Any) -> bool:
    return (
        isinstance(players, tuple | list)
        and len(players) == 2
        and all(type(one) is int for one in players)
        and 1 <= players[0] <= players[1] <= MOST_SEATS
    )


def _check_state(book: Rulebook) -> None:
    state: Any = book.state
    if not (isinstance(state, type) and issubclass(state, State)):
        raise book_fault("state", type(book), game=book.id, found=called(state))
    for cls in state.__mro__:
        if cls.__module__.startswith("swcore.") or not issubclass(cls, State):
            continue
        if "FIELDS" not in vars(cls) and (name := _fields_misnamed(cls)):
            raise book_fault("fields", cls, name=cls.__name__, found=name)
        fields = [field.name for field in vars(cls).get("FIELDS", ())]
        slots = vars(cls).get("__slots__", ())
        if set(fields) != set((slots,) if isinstance(slots, str) else slots) or "__slots__" not in vars(cls):
            found = shown(slots) if "__slots__" in vars(cls) else "()"
            raise book_fault("slots", cls, name=cls.__name__, fields=repr(tuple(fields)), found=found)
    for field in state.ALL_FIELDS[len(State.ALL_FIELDS) :]:
        _check_field(state, field)


def _fields_misnamed(cls: type[State]) -> str:
    """Return the name of a tuple of fields that is not called FIELDS; "" where there is none."""
    held = ((name, one if isinstance(one, tuple | list) else (one,)) for name, one in vars(cls).items() if name != "__slots__")
    return next((name for name, some in held if some and all(isinstance(one, Field) for one in some)), "")


def _check_field(state: type[State], field: Field) -> None:
    """Refuse a field whose start would be shared by all copies of a game."""
    if field.copy != SHARE or field.make is unset:
        return
    start = type(field.make())
    if start in COPIES:
        values = {"field": field.name, "found": start.__name__, "copy": COPIES[start]}
        raise book_fault("shared", state, name=state.__name__, **values)


def _check_action(book: Rulebook, kind: Any) -> None:
    if not (isinstance(kind, type) and issubclass(kind, Action)):
        wanted = called(type(kind)) if isinstance(kind, Action) else "the class of an action"
        raise book_fault("entry", type(book), game=book.id, found=called(kind), field="action_kinds", wanted=wanted)
    if not kind.kind or not WORD.fullmatch(kind.kind):
        raise book_fault("no-kind", kind, name=kind.__name__, wanted=kind.__name__.lower())
    if book.module and kind.arity[1] and not kind.usage:
        raise book_fault("no-usage", kind, name=kind.__name__, kind=kind.kind)


def _check_decision(book: Rulebook, asked: Any) -> None:
    if not isinstance(asked, Decision):
        wanted = f"{asked.__name__}()" if isinstance(asked, type) else "a value of a class of decisions"
        raise book_fault("entry", type(book), game=book.id, found=called(asked), field="decisions", wanted=wanted)
    cls = type(asked)
    if not asked.kind:
        raise book_fault("no-kind", cls, name=cls.__name__, wanted=cls.__name__.lower())
    base, needed = (Sealed, SEALED) if isinstance(asked, Sealed) else (Decision, ASKS)
    for method, wanted in needed.items():
        if getattr(cls, method) is getattr(base, method):
            raise book_fault("unwritten", cls, name=cls.__name__, method=method, wanted=wanted)
        check_parameters(getattr(cls, method), wanted)
    if book.module and not (asked.prompt or asked.auto or f"prompt.{asked.kind}" in book.words):
        raise book_fault("no-prompt", cls, name=cls.__name__)


def _check_tasks(book: Rulebook) -> None:
    tasks: Any = book.tasks
    if not isinstance(tasks, Mapping):
        raise book_fault("entry", type(book), game=book.id, found=called(tasks), field="tasks", wanted="{MY_FRAMES: my_task}")
    for kind, task in tasks.items():
        if not isinstance(kind, FrameKind | str) or not callable(task):
            found = f"{called(kind)}: {called(task)}"
            raise book_fault("entry", type(book), game=book.id, found=found, field="tasks", wanted="{MY_FRAMES: my_task}")
        check_parameters(task, "machine, frame")


def check_parameters(function: Callable[..., Any], wanted: str) -> None:
    """Refuse a function that could not be called; what takes any number, or is no plain function, is left alone.

    Args:
        function: the function.
        wanted: the arguments that it is called with, as they are written.

    Raises:
        PluginError: `bad-game`.
    """
    code = getattr(getattr(function, "__func__", function), "__code__", None)
    if code is None or code.co_flags & 0x04:  # *args
        return
    count, most = len(wanted.split(", ")) + hasattr(function, "__self__"), code.co_argcount
    least = most - len(getattr(function, "__defaults__", None) or ())
    if not least <= count <= most:
        found = f"({', '.join(code.co_varnames[:most])})"
        raise book_fault("parameters", function, name=getattr(function, "__name__", ""), found=found, wanted=wanted)


def _check_names(book: Rulebook) -> None:
    """Refuse two things of one name, and names that the kernel has itself."""
    _check_sort(book, "action", KERNEL_KINDS, [(kind.kind, kind) for kind in book.action_kinds])
    _check_sort(book, "event", [], [(kind.name, kind) for kind in book.event_kinds])
    frames: list[tuple[str, Any]] = [(one.kind, one) for one in book.decisions]
    frames += [(kind if isinstance(kind, str) else kind.name, task) for kind, task in book.tasks.items()]
    _check_sort(book, "frame", [], frames)


def _check_sort(book: Rulebook, sort: str, ours: Collection[Any], found: Iterable[tuple[str, Any]]) -> None:
    """Refuse two things of one name among those of one sort.

    Args:
        book: the rulebook.
        sort: what they are.
        ours: what the kernel has, and a game may declare once more.
        found: the things by name.
    """
    seen: dict[str, Any] = {}
    for name, thing in found:
        if name in OWN[sort] and thing not in ours:
            raise book_fault("own-name", _code(thing), game=book.id, sort=sort, kind=name, one=called(_code(thing)))
        if seen.setdefault(name, thing) is not thing:
            values = {"sort": sort, "kind": name, "one": called(_code(seen[name])), "other": called(_code(thing))}
            raise book_fault("twice", _code(thing), game=book.id, **values)


def _code(thing: Any) -> Any:
    """Return what of a declared thing stands in a file by its name: a class or a function."""
    if isinstance(thing, EventKind):
        return thing.reduce
    return type(thing) if isinstance(thing, Decision) else thing
