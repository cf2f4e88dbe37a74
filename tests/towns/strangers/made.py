"""Cards made for a test, whose hooks fail or answer what the test wants."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

from swcore_tiny_towns.position import specs as specs
from swcore_tiny_towns.position.pieces import Building, Card, Monument, TownRule

from swcore import hookimpl

MILL = "home.mill"
PATTERN = "glass / glass"
Answer = Callable[..., Any]
HOOKS = [name for name, value in vars(specs).items() if name.startswith("towns_") and inspect.isfunction(value)]


def arguments(hook: str) -> tuple[str, ...]:
    """Return the argument names of a hook."""
    return tuple(inspect.signature(getattr(specs, hook)).parameters)


def building(hooks: dict[str, Answer] | None = None, id: str = MILL, **card: Any) -> Building:
    """Return a building whose hooks call functions with the arguments of their specs; a factory unless told otherwise."""
    made: Building = _class(Building, hooks)(id, **{"type": "factory", "pattern": PATTERN, "clauses": ("HOME-1",), **card})
    return made


def monument(hooks: dict[str, Answer] | None = None, id: str = "home.tower", **card: Any) -> Monument:
    """Return a monument of the same sort."""
    made: Monument = _class(Monument, hooks)(id, **{"pattern": PATTERN, "clauses": ("HOME-1",), **card})
    return made


def rule(hooks: dict[str, Answer] | None = None, id: str = "home.custom", **piece: Any) -> TownRule:
    """Return a rule of the same sort."""
    made: TownRule = _class(TownRule, hooks)(id, **{"clauses": ("HOME-1",), **piece})
    return made


def _class(base: type[Card | TownRule], hooks: dict[str, Answer] | None) -> Any:
    scope: dict[str, Any] = {"__doc__": "It is made at home.", "__module__": __name__}
    for hook, answer in (hooks or {}).items():
        names = ", ".join(arguments(hook))  # pluggy reads them off the function
        made: dict[str, Any] = {"_answer": answer}
        exec(f"def {hook}(self, {names}):\n    return _answer({names})", made)
        scope[hook] = hookimpl(made[hook])
    return type("HomeMade", (base,), scope)
