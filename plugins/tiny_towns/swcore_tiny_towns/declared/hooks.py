"""From the rules of a declared card to the methods of its class: one for each hook, and the host sees no difference.

A method takes what its rules look at and no more: a card that looks beyond its town is asked again whenever another town changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from swcore import hookimpl
from swcore.engine import Piece
from swcore_tiny_towns.declared.at import VIEW, At
from swcore_tiny_towns.declared.rules import Part

Method = Callable[..., Any]
Call = Callable[[At], Any]


def with_rules(kind: type[Piece], parts: Iterable[Part]) -> type[Piece]:
    """Return a class of pieces of a kind with the methods of some rules."""
    by_hook: dict[str, list[Part]] = {}
    for part in parts:
        by_hook.setdefault(part.hook, []).append(part)
    if not by_hook:
        return kind
    found = {hook: hookimpl(HOOKS[hook](several)) for hook, several in by_hook.items()}
    return type(f"Declared{kind.__name__}", (kind,), {"__doc__": None, "__module__": kind.__module__, **found})


def all_of(parts: Sequence[Part]) -> Call:
    """Return what gives all answers of some parts, in their order; a lone answer stays one."""
    calls = [part.call for part in parts]
    if len(calls) == 1:
        return calls[0]

    def answers(at: At) -> Any:
        found: list[Any] = []
        for call in calls:
            answer = call(at)
            if isinstance(answer, list):
                found += answer
            elif answer is not None:
                found.append(answer)
        return found or None

    return answers


def first_of(parts: Sequence[Part]) -> Call:
    """Return what gives the first answer of some parts."""
    calls = [part.call for part in parts]
    return lambda at: next((found for call in calls if (found := call(at)) is not None), None)


def joined(parts: Sequence[Part]) -> Call:
    """Return what gives the squares of some parts together."""
    calls = [part.call for part in parts]

    def squares(at: At) -> int | None:
        mask = 0
        for call in calls:
            mask |= call(at) or 0
        return mask or None

    return squares


def looks(parts: Sequence[Part]) -> bool:
    """Return whether some parts look beyond their town."""
    return any(VIEW in part.needs for part in parts)


def _score(parts: Sequence[Part]) -> Method:
    answer = all_of(parts)

    def towns_score(self: Any, town: Any, squares: int) -> Any:
        return answer(At(town, squares=squares))

    def looking(self: Any, view: Any, town: Any, squares: int) -> Any:
        return answer(At(town, view, squares=squares))

    return looking if looks(parts) else towns_score


def _score_fed(parts: Sequence[Part]) -> Method:
    answer = all_of(parts)

    def towns_score_fed(self: Any, town: Any, squares: int, fed: int) -> Any:
        return answer(At(town, squares=squares, fed=fed))

    def looking(self: Any, view: Any, town: Any, squares: int, fed: int) -> Any:
        return answer(At(town, view, squares=squares, fed=fed))

    return looking if looks(parts) else towns_score_fed


def _feeds(parts: Sequence[Part]) -> Method:
    answer = first_of(parts)

    def towns_feeds(self: Any, town: Any, square: int) -> Any:
        return answer(At(town, square=square))

    return towns_feeds


def _worth(parts: Sequence[Part]) -> Method:
    answer = first_of(parts)

    def towns_worth(self: Any, town: Any, what: str) -> Any:
        return answer(At(town, named=what))

    return towns_worth


HOOKS: dict[str, Callable[[Sequence[Part]], Method]] = {
    "towns_score": _score,
    "towns_score_fed": _score_fed,
    "towns_feeds": _feeds,
    "towns_worth": _worth,
}
