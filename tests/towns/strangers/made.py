"""Cards made for a test, whose hooks fail or answer what the test wants."""

from __future__ import annotations

import inspect
from typing import Any

from swcore_tiny_towns.position import specs as specs
from swcore_tiny_towns.position.pieces import Building, Card, Monument, TownRule

from swcore import hookimpl
from tests.shared.failing import Answer as Answer
from tests.shared.failing import method_of

MILL = "home.mill"
PATTERN = "glass / glass"
HOOKS = [name for name, value in vars(specs).items() if name.startswith("towns_") and inspect.isfunction(value)]


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
        scope[hook] = hookimpl(method_of(specs, hook, answer))
    return type("HomeMade", (base,), scope)
