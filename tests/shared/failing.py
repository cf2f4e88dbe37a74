"""Hooks that fail, and methods made for a hook."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

Answer = Callable[..., Any]
WHY = "the author made a mistake"


def recurse() -> Any:
    """Call itself until the interpreter stops it."""
    return recurse()


def fail_with(error: type[BaseException]) -> Callable[[], Any]:
    """Return a function that raises an error."""

    def fail() -> Any:
        raise error(WHY)

    return fail


def arguments(specs: object, hook: str) -> tuple[str, ...]:
    """Return the argument names of a hook."""
    return tuple(inspect.signature(getattr(specs, hook)).parameters)


def method_of(specs: object, hook: str, answer: Answer) -> Answer:
    """Return a method that answers, with exactly the arguments of the spec: pluggy reads them off the function."""
    names = ", ".join(arguments(specs, hook))
    scope: dict[str, Any] = {"_answer": answer}
    exec(f"def {hook}(self, {names}):\n    return _answer({names})", scope)
    method: Answer = scope[hook]
    return method
