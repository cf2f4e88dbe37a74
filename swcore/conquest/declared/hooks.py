"""From the rules of a piece to the methods of its class: one for each hook, and the host sees no difference."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Sequence
from types import FunctionType
from typing import Any

from swcore.conquest.content.pieces import ConquestPiece
from swcore.conquest.declared.rules import Part
from swcore.hooks.markers import hookimpl

Method = Callable[..., Any]


def methods(parts: Iterable[Part]) -> dict[str, Method]:
    """Return the marked methods for what the rules of a piece answer, by hook."""
    by_hook: dict[str, list[Part]] = {}
    for part in parts:
        by_hook.setdefault(part.hook, []).append(part)
    return {hook: _method(hook, several) for hook, several in by_hook.items()}


def with_rules(kind: type[ConquestPiece], parts: Iterable[Part]) -> type[ConquestPiece]:
    """Return a class of pieces of a kind with the methods of some rules."""
    found = methods(parts)
    if not found:
        return kind
    return type(f"Declared{kind.__name__}", (kind,), {"__doc__": None, "__module__": kind.__module__, **found})


def _method(hook: str, parts: Sequence[Part]) -> Method:
    states = {part.declined for part in parts}
    declined = states.pop() if len(states) == 1 else "also"
    calls = [part.call if part.declined == declined else _only_in(part) for part in parts]
    method = calls[0] if len(calls) == 1 else _joined(calls, parts[0])
    return hookimpl(order=min(part.order for part in parts), declined=declined)(named(method, hook))


def named(method: Method, name: str) -> Method:
    """Return a function of its own under a name, so that errors and listeners know which hook it is."""
    assert isinstance(method, FunctionType)
    code = method.__code__.replace(co_name=name, co_qualname=f"declared.{name}")
    made = FunctionType(code, method.__globals__, name, method.__defaults__, method.__closure__)
    return _like(made, inspect.unwrap(method)) if hasattr(method, "__wrapped__") else made


def _only_in(part: Part) -> Method:
    """Return a part that answers in its own state of the army alone, where another part answers in both."""
    wanted, call = part.declined == "only", part.call
    if part.declined == "also":
        return call

    def answer(self: Any, view: Any, army: Any, *rest: Any) -> Any:
        return call(self, view, army, *rest) if army is None or army.declined == wanted else None

    return _like(answer, call)


def _joined(calls: Sequence[Method], first: Part) -> Method:
    """Return one method for several, which all take the same."""
    join = JOINS[first.joins]

    def answer(self: Any, *args: Any) -> Any:
        return join([found for call in calls if (found := call(self, *args)) is not None])

    return _like(answer, first.call)


def _like(answer: Method, other: Method) -> Method:
    """Return a function that says it takes what another one takes; pluggy looks there for the names."""
    answer.__wrapped__ = other  # type: ignore[attr-defined]
    return answer


def _flat(found: list[Any]) -> list[Any] | None:
    several: list[Any] = []
    for one in found:
        several += one if isinstance(one, list) else [one]
    return several or None


def _happening(found: list[Any]) -> list[Any] | None:
    """Return the effects of several rules: what takes the army out of the game comes last, for nothing can be done to it then."""
    several = _flat(found)
    return several and sorted(several, key=lambda one: one[0] == "retire")


def _united(found: list[int]) -> int:
    mask = 0
    for one in found:
        mask |= one
    return mask


JOINS: dict[str, Callable[[list[Any]], Any]] = {
    "list": _flat,
    "mask": _united,
    "yes": any,
    "effects": _happening,
    "one": lambda found: found[0] if found else None,
}
