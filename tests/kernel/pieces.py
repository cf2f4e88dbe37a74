"""Home-made pieces whose hooks fail, or answer what a test wants."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

from swcore import hookimpl
from swcore.conquest import Power, Race
from swcore.conquest import specs as specs

RATS, ELVES, TROLLS = "base.ratmen", "base.elves", "base.trolls"
SWAMP, HILL = "base.swamp", "base.hill"  # badges without effect on boards without a swamp or a hill
Answer = Callable[..., Any]


def hook_names() -> list[str]:
    """Return every hook of the conquest family, in the order of the module."""
    return [name for name, value in vars(specs).items() if name.startswith("conquest_") and callable(value)]


def arguments(hook: str) -> tuple[str, ...]:
    """Return the argument names of a hook."""
    return tuple(inspect.signature(getattr(specs, hook)).parameters)


def with_hooks(base: type[Any], id: str, hooks: dict[str, Answer], *, declined: str = "no", tokens: int | None = 5) -> Any:
    """Return a piece of a class made for it: each hook calls a function with the arguments of its spec.

    Args:
        base: `Race`, `Power` or `Place`.
        id: id of the piece.
        hooks: functions by hook name, called as `function(view, army, ...)`.
        declined: as in `hookimpl`, for all of them.
        tokens: the number on the banner or badge; None for a piece without one.
    """
    scope: dict[str, Any] = {"__doc__": "A home-made piece.", "__module__": __name__}
    for hook, answer in hooks.items():
        scope[hook] = hookimpl(declined=declined)(_method(hook, answer))
    number = {} if tokens is None else {"tokens": tokens}
    return type("HomeMade", (base,), scope)(id, **number, clauses=("HOME-1",))


def race(hooks: dict[str, Answer], id: str = "home.gnolls", **more: Any) -> Race:
    """Return a home-made race."""
    made: Race = with_hooks(Race, id, hooks, **more)
    return made


def power(hooks: dict[str, Answer], id: str = "home.sly", **more: Any) -> Power:
    """Return a home-made power."""
    made: Power = with_hooks(Power, id, hooks, **more)
    return made


def _method(hook: str, answer: Answer) -> Answer:
    """Return a method with exactly the arguments of the spec: pluggy reads them off the function."""
    names = ", ".join(arguments(hook))
    scope: dict[str, Any] = {"_answer": answer}
    exec(f"def {hook}(self, {names}):\n    return _answer({names})", scope)
    method: Answer = scope[hook]
    return method
