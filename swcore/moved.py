"""Where documented names stood before they moved: imports from there go on working.

Each old module holds the names that the docs, the README and the examples told people to import from it, and nothing else.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from importlib import import_module
from types import ModuleType

DOORS = ("swcore", "swcore.conquest", "swcore.engine", "swcore.conquest.fx", "swcore.bots", "swcore.testing")
MOVED: dict[str, dict[str, str]] = {
    "swcore.events": {"EventKind": "swcore.engine:EventKind"},
    "swcore.frames": {"Frame": "swcore.engine:Frame"},
    "swcore.play": {"Play": "swcore.engine:Machine"},
    "swcore.state": {name: f"swcore.engine:{name}" for name in ("LIST", "PUBLIC", "Field", "State")},
    "swcore.together": {"Sealed": "swcore.engine:Sealed"},
}
"""Names by the module they were documented in, each with where it stands now."""


def register() -> None:
    """Make the old modules importable."""
    package = sys.modules[__name__.partition(".")[0]]
    for old, names in MOVED.items():
        module = ModuleType(old, f"Moved: import from {', '.join(sorted({new.partition(':')[0] for new in names.values()}))}.")
        for name, new in names.items():
            place, _, called = new.partition(":")
            setattr(module, name, getattr(import_module(place), called))
        sys.modules[old] = module
        setattr(package, old.rpartition(".")[2], module)


def elsewhere(door: str, name: str) -> AttributeError | ImportError:
    """Return the error for a name that a module does not have; it says from where to import one that stands elsewhere.

    Args:
        door: the module.
        name: the name.
    """
    plain = AttributeError(f"module {door!r} has no attribute {name!r}", name=name)
    if name.startswith("_"):
        return plain
    for other in DOORS:
        with suppress(ImportError):  # the testing kit needs packages that need not be there
            if name in import_module(other).__all__:
                return ImportError(f"{name} is not in {door}: write `from {other} import {name}`", name=door)
    return plain
