"""Home-made pieces whose hooks fail, or answer what a test wants."""

from __future__ import annotations

from typing import Any

import pytest

from swcore import Piece, PluginError, hookimpl, load_plugins
from swcore.conquest import Power, Race
from swcore.conquest import specs as specs
from tests.shared.failing import Answer as Answer
from tests.shared.failing import method_of

RATS, ELVES, TROLLS = "base.ratmen", "base.elves", "base.trolls"
SWAMP, HILL = "base.swamp", "base.hill"  # badges without effect on boards without a swamp or a hill


def hook_names() -> list[str]:
    """Return every hook of the conquest family, in the order of the module."""
    return [name for name, value in vars(specs).items() if name.startswith("conquest_") and callable(value)]


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
        scope[hook] = hookimpl(declined=declined)(method_of(specs, hook, answer))
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


def refused_pieces(*pieces: Piece) -> PluginError:
    """Return the error with which pieces are refused that should join Small World."""
    with pytest.raises(PluginError) as caught:
        load_plugins("small-world", with_pieces=pieces)
    return caught.value
