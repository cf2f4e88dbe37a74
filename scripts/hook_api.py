"""The snapshot of the hook API: what packs rely on, and whether a change is allowed by docs/explanation/hook-api.md.

    python -m scripts.hook_api             writes the snapshot of the present number after an addition
    python -m scripts.hook_api --anew      writes whatever the code has: only before a release, for what no pack can have used yet
    python -m scripts.hook_api --close     says that this number is released; what is added later belongs to the next one

A change that the policy does not allow is told, and nothing is written.
"""

from __future__ import annotations

import inspect
import json
import re
import sys
from pathlib import Path
from typing import Any

from scripts import hook_surface as surface
from scripts.hook_changes import Change, Entries, changes, too_early
from swcore.version import HOOK_API, OLDEST_HOOK_API

FOLDER = Path(__file__).parents[1] / "tests" / "project"
UNRELEASED = "Only what no released version has had may be written down anew: `make hook-api ARGS=--anew`."


def present() -> Entries:
    """Return the hook API of the code."""
    found: Entries = {}
    for name, spec in surface.hooks().items():
        told = re.search(r"^Since: (\d+)([^.]*)", inspect.getdoc(spec) or "", re.MULTILINE)
        first, later = (int(told[1]), told[2]) if told else (0, "")
        asked = [mark for mark in ("swcore_asks", "swcore_of_game") if getattr(spec, mark, "")]
        found[f"hook {name}"] = {
            **_called(spec),
            "since": first,
            "later": {word: int(number) for word, number in re.findall(r"; (\w+) (\d+)", later)},
            "asked": [f"{mark.removeprefix('swcore_')}={getattr(spec, mark)}" for mark in asked],
            "deprecated": [list(one) for one in getattr(spec, "swcore_deprecated", ())],
        }
    for name, make in surface.functions().items():
        found[f"effect {name}"] = _called(make)
    for name, kind in surface.answers().items():
        found[f"answer {name}"] = {"arguments": _listed(surface.arguments(kind))}
    for name, piece in surface.pieces().items():
        found[f"piece {name}"] = {"arguments": _listed(surface.of_piece(piece))}
    for path, kind in (*surface.VIEWS.items(), *((kind.__name__, kind) for kind in surface.RECORDS)):
        for fact in surface.facts(path, kind):
            called = None if fact.arguments is None else _listed(fact.arguments)
            found[f"fact {path}.{fact.name}"] = {"arguments": called, "type": fact.type, "unit": fact.unit}
    return dict(sorted(found.items()))


def snapshot(number: int) -> Path:
    """Return the file of a number."""
    return FOLDER / f"hook_api_{number}.json"


def kept(number: int) -> tuple[Entries, bool]:
    """Return the snapshot of a number, and whether the number is released; none when it is not begun."""
    if not snapshot(number).exists():
        return {}, False
    held = json.loads(snapshot(number).read_text(encoding="utf-8"))
    return held["entries"], held["closed"]


def all_changes() -> list[Change]:
    """Return what differs from the snapshots of all numbers that are served: from earlier ones what is not allowed alone."""
    new = present()
    found = changes(kept(HOOK_API)[0], new, HOOK_API, closed=kept(HOOK_API)[1])
    for number in range(OLDEST_HOOK_API, HOOK_API):
        found += [one for one in changes(kept(number)[0], new, HOOK_API) if not one.allowed]
        found += too_early(kept(number)[0], new, number)
    return found


def main() -> int:
    """Do what the command line says."""
    wrong = [one for one in all_changes() if not one.allowed]
    if wrong and ("--anew" not in sys.argv[1:] or kept(HOOK_API)[1]):
        print("\n".join((*map(str, wrong), UNRELEASED)), file=sys.stderr)
        return 1
    closed = "--close" in sys.argv[1:] or kept(HOOK_API)[1]
    rows = ",\n".join(f"  {_json(name)}: {_json(entry)}" for name, entry in present().items())
    text = f'{{"number": {HOOK_API}, "closed": {_json(closed)}, "entries": {{\n{rows}\n}}}}\n'
    snapshot(HOOK_API).write_text(text, encoding="utf-8")
    return 0


def _json(value: Any) -> str:
    return json.dumps(value, allow_nan=False)


def _called(function: Any) -> dict[str, Any]:
    return {"arguments": _listed(surface.arguments(function)), "type": surface.returned(function)}


def _listed(found: tuple[surface.Argument, ...]) -> list[list[Any]]:
    return [list(one) for one in found]


if __name__ == "__main__":
    sys.exit(main())
