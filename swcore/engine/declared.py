"""Tables of what a rulebook declares, by name."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from difflib import SequenceMatcher
from typing import Any

from swcore.engine.book_faults import place_of
from swcore.errors import Near, PluginError, nearest

DECLARED = {
    "event": "Write event_kinds = (..., EventKind({name!r}, 'FIELDS', reducer)) in {book}.",
    "decision": "Write decisions = (..., {thing}) in {book}.",
    "task": "Write tasks = {{..., {thing}: function}} in {book}.",
    "frame": "Write decisions = (..., MyDecision()) in {book}, or tasks = {{MY_FRAMES: function}} where it asks nobody.",
}
LIKE = 0.6  # how like a declared name one must be to be taken for it


def undeclared(sort: str, book: Any, name: object, known: Iterable[str]) -> PluginError:
    """Return the error for what a rulebook uses and does not declare.

    Args:
        sort: what is to be declared, `event` or `frame`.
        book: the rulebook.
        name: what was asked for.
        known: what there is.
    """
    cls, near = type(book), nearest(str(name), known)
    case, thing = _found(cls, name) if sort == "frame" else ("event", "")
    close = [one for one in near.close if SequenceMatcher(None, str(name), one).ratio() > LIKE] if not thing else []
    told = f"{book.id} uses the {sort} {name!r}, which it does not declare."
    details: dict[str, Any] = {"game": book.id, "case": case, "name": str(name), "book": cls.__name__, "thing": thing}
    hint: str = DECLARED[case].format(**details)
    if close:
        hint = Near(f"Did you mean {', '.join(close)}?", close)
        details["case"], details["near"] = f"{sort}-near", ", ".join(close)
    if not (close and sort == "event"):  # a word that is wrong stands where the event is emitted
        details |= place_of(cls)
    return PluginError(told, code="undeclared", hint=hint, **details)


def _found(cls: type[Any], name: object) -> tuple[str, str]:
    """Return what of the module of a rulebook has frames of a name: whether it is a decision or a task, and how it is written."""
    module = sys.modules.get(cls.__module__)
    own = [(label, one) for label, one in (vars(module).items() if module else ()) if one is not cls]
    for label, one in sorted(own, key=lambda pair: isinstance(pair[1], type)):  # values before their classes
        if getattr(one, "kind", None) == name:
            return "decision", f"{label}()" if isinstance(one, type) else label
        if getattr(one, "name", None) == name and hasattr(one, "of"):
            return "task", label
    return "frame", ""


def table(items: Iterable[tuple[str, Any]]) -> dict[str, Any]:
    """Return what several parts bring, by name.

    Raises:
        PluginError: `duplicate-kind` when two of them bring different things of one name.
    """
    found: dict[str, Any] = {}
    for name, value in items:
        if name in found and found[name] is not value:
            raise PluginError(f"{name!r} is declared twice.", code="duplicate-kind", name=name)
        found[name] = value
    return found
