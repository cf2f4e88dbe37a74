"""Asking pieces: what comes back from a hook is None, one value or several, and every value is checked before it is used.

A game says once per hook what may be answered, on its spec: `@answers(Answers(GATE))`. Who answered is kept beside the answer,
so that two pieces may hand out the same constant.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import islice
from typing import Any

from swcore.engine.checks import MOST_ITEMS, Check, Fault, Shape, shown
from swcore.errors import PluginError


class Answers:
    """What one hook may be answered with.

    Args:
        check: what each value must be.
        several: whether there may be more than one.
        lone: whether a value may come by itself; False for values that are iterable, such as words.
    """

    __slots__ = ("check", "lone", "several", "wanted")

    def __init__(self, check: Check, *, several: bool = True, lone: bool = True) -> None:
        self.check, self.several, self.lone = check, several, lone
        if not several:
            self.wanted = f"{check.wanted}, or None"
        elif lone:
            self.wanted = f"{check.wanted}, several of them, or None"
        else:
            self.wanted = f"several, each {check.wanted}, or None"


def checked(kind: Answers, piece: str, hook: str, answer: Any, host: Any) -> tuple[Any, ...]:
    """Return the values that a piece answered with; empty for None.

    Args:
        kind: what the hook may be answered with.
        piece: id of the piece.
        hook: name of the hook.
        answer: what came.
        host: what the checks are told of the host.

    Raises:
        PluginError: `bad-answer`, naming piece, hook, what came and what would be right.
    """
    if answer is None:
        return ()
    check = kind.check
    many = kind.several and _is_many(check, answer)
    if not many:
        fault = check.fault(answer, host)
        if fault is not None or (kind.several and not kind.lone):
            raise bad_answer(piece, hook, answer, kind.wanted, fault)
        return (answer,)
    values = tuple(islice(answer, MOST_ITEMS + 1))
    if len(values) > MOST_ITEMS:
        raise bad_answer(piece, hook, answer, f"at most {MOST_ITEMS} values")
    for number, value in enumerate(values):
        fault = check.fault(value, host)
        if fault is not None:
            told = answer if isinstance(answer, list) else values  # a generator says nothing when it is quoted
            raise bad_answer(piece, hook, told, kind.wanted, fault.inside(f"[{number}]"))
    if isinstance(answer, set | frozenset):
        return tuple(sorted(values, key=repr))  # the order of a set differs from run to run
    return values


def bad_answer(piece: str, hook: str, answer: object, wanted: str, fault: Fault | None = None) -> PluginError:
    """Return the error for an answer that the host cannot use.

    Args:
        piece, hook: who answered what.
        answer: what came.
        wanted: what would be right.
        fault: what is wrong inside of it, if that is known.
    """
    hint = f"Return {wanted}."
    if fault is not None and fault.where.lstrip("[0123456789]"):
        hint = f"Return {wanted}; {fault.where.lstrip('.')} is {shown(fault.value)} and should be {fault.wanted}."
    return PluginError(f"{piece} answered {shown(answer)} to {hook}.", code="bad-answer", hint=hint, piece=piece, hook=hook)


def _is_many(check: Check, answer: Any) -> bool:
    """Return whether an answer holds values, instead of being one; a text and a mapping never do."""
    if isinstance(answer, str | bytes | Mapping) or (isinstance(check, Shape) and isinstance(answer, check.made)):
        return False
    return isinstance(answer, Iterable)
