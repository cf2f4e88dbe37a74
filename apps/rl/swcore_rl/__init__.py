"""The games of swcore for programs that learn.

Names are imported when they are used, so that each interface needs its own library alone.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from swcore_rl.aec import SwcoreAEC as SwcoreAEC
    from swcore_rl.aec import aec_env as aec_env
    from swcore_rl.observing import Observer as Observer
    from swcore_rl.openspiel import SwcoreGame as SwcoreGame
    from swcore_rl.openspiel import SwcoreState as SwcoreState
    from swcore_rl.pool import Batch as Batch
    from swcore_rl.pool import Pool as Pool
    from swcore_rl.scenario import Scenario as Scenario
    from swcore_rl.single import SwcoreEnv as SwcoreEnv
    from swcore_rl.table import Table as Table

PLACES = {
    "Batch": "pool",
    "Observer": "observing",
    "Pool": "pool",
    "Scenario": "scenario",
    "SwcoreAEC": "aec",
    "SwcoreEnv": "single",
    "SwcoreGame": "openspiel",
    "SwcoreState": "openspiel",
    "Table": "table",
    "aec_env": "aec",
}

NEEDS = {"aec": "pettingzoo", "openspiel": "pyspiel", "single": "gymnasium"}  # which library, that may be lacking


def __getattr__(name: str) -> Any:
    if name == "__all__":  # for `import *`: what the libraries that are here allow
        return [one for one, place in PLACES.items() if place not in NEEDS or find_spec(NEEDS[place])]
    if name not in PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}", name=name)
    return getattr(import_module(f"{__name__}.{PLACES[name]}"), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *PLACES])
