"""How several rules of a card answer one question together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from swcore_tiny_towns.declared.at import VIEW, At
from swcore_tiny_towns.declared.rules import Part
from swcore_tiny_towns.position.answers import Veto

Call = Callable[[At], Any]


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


def several(parts: Sequence[Part]) -> Call:
    """Return what gives the words of some parts together."""
    calls = [part.call for part in parts]
    return lambda at: tuple([word for call in calls for word in call(at) or ()]) or None


def vetoes(parts: Sequence[Part]) -> Call:
    """Return what gives one veto for some parts, with the reason of the first that forbids something."""
    calls = [part.call for part in parts]

    def veto(at: At) -> Veto | None:
        found: list[Veto] = [one for call in calls if (one := call(at)) is not None]
        if not found:
            return None
        return found[0]._replace(resources=tuple(dict.fromkeys(one for veto in found for one in veto.resources)))

    return veto


def looks(parts: Sequence[Part]) -> bool:
    """Return whether some parts look beyond their town."""
    return any(VIEW in part.needs for part in parts)
