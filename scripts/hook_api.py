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
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from scripts import hook_surface as surface
from swcore.version import HOOK_API, OLDEST_HOOK_API

FOLDER = Path(__file__).parents[1] / "tests" / "project"
Entries = dict[str, dict[str, Any]]  # by kind and name, such as `hook conquest_cost`
ADDED = "Things are only added: this is allowed. Run `make hook-api` to write it down."
LATE = (
    "What is added after a number was released belongs to the next number: raise HOOK_API in swcore/version.py, say the new "
    "number under Since, and run `make hook-api`."
)
GONE = (
    "Taking away needs a new number, and what goes warns first and works for two numbers: keep it, mark it as deprecated, and "
    "add the new one beside it."
)
CHANGED = (
    "Nothing that a pack uses is renamed, reordered, or given another type, unit or default, without a new number: keep the old "
    "one, mark it as deprecated, and add the new one beside it."
)
UNRELEASED = "Only what no released version has had may be written down anew: `make hook-api ARGS=--anew`."
LAST = "New arguments and fields come at the end, those of functions and classes with a default."


class Change(NamedTuple):
    """One difference between a snapshot and the code.

    Attributes:
        what: what differs.
        policy: the sentence of the policy that applies.
        allowed: whether the policy allows it.
    """

    what: str
    policy: str
    allowed: bool

    def __str__(self) -> str:
        return f"{self.what}. {self.policy}"


def present() -> Entries:
    """Return the hook API of the code."""
    found: Entries = {}
    for name, spec in surface.hooks().items():
        asked = [mark for mark in ("swcore_asks", "swcore_of_game") if getattr(spec, mark, "")]
        found[f"hook {name}"] = {
            **_called(spec),
            "since": int((re.search(r"^Since: (\d+)", inspect.getdoc(spec) or "", re.MULTILINE) or ["", "0"])[1]),
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


def changes(old: Entries, new: Entries, *, number: int = HOOK_API, closed: bool = False) -> list[Change]:
    """Return the differences between a snapshot and the code.

    Args:
        old: the snapshot.
        new: the code.
        number: the hook API of the code.
        closed: whether the snapshot's number is released.
    """
    added = Change("", LATE, False) if closed else Change("", ADDED, True)
    found = [added._replace(what=f"{name} is new") for name in new.keys() - old.keys()]
    for name, was in old.items():
        if name in new:
            found += _differences(name, was, new[name], number, added)
        elif not any(number >= until for _, until, _, argument in was.get("deprecated", ()) if not argument):
            found.append(Change(f"{name} is gone", GONE, False))
    return sorted(found)


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
    found = changes(kept(HOOK_API)[0], new, closed=kept(HOOK_API)[1])
    for number in range(OLDEST_HOOK_API, HOOK_API):
        found += [one for one in changes(kept(number)[0], new) if not one.allowed]
    return found


def main() -> int:
    """Do what the command line says."""
    wrong = [one for one in all_changes() if not one.allowed]
    if wrong and ("--anew" not in sys.argv[1:] or kept(HOOK_API)[1]):
        print("\n".join((*map(str, wrong), UNRELEASED)), file=sys.stderr)
        return 1
    closed = "--close" in sys.argv[1:] or kept(HOOK_API)[1]
    rows = ",\n".join(f"  {json.dumps(name)}: {json.dumps(entry)}" for name, entry in present().items())
    text = f'{{"number": {HOOK_API}, "closed": {json.dumps(closed)}, "entries": {{\n{rows}\n}}}}\n'
    snapshot(HOOK_API).write_text(text, encoding="utf-8")
    return 0


def _differences(name: str, was: dict[str, Any], now: dict[str, Any], number: int, added: Change) -> Iterator[Change]:
    """Yield what differs between two entries of one name."""
    for part in ("type", "unit", "asked", "since"):
        if was.get(part) != now.get(part):
            yield Change(f"{name}: its {part} is {now.get(part)!r}, and was {was.get(part)!r}", CHANGED, False)
    if was.get("deprecated") != now.get("deprecated"):
        yield Change(f"{name}: what is deprecated has changed", ADDED, True)
    before, after = was["arguments"], now["arguments"]
    if (before is None) is not (after is None):
        yield Change(f"{name}: it is {'read' if after is None else 'called'}, and was not", CHANGED, False)
    elif before is not None:
        goes = {argument for _, until, _, argument in was.get("deprecated", ()) if argument and number >= until}
        yield from _of_arguments(name, [one for one in before if one[0] not in goes], after, added)


def _of_arguments(name: str, before: list[list[Any]], after: list[list[Any]], added: Change) -> Iterator[Change]:
    old, new = {one[0]: one for one in before}, {one[0]: one for one in after}
    for word, one in old.items():
        if word not in new:
            yield Change(f"{name}: {word} is gone or has another name", GONE, False)
        elif new[word] != one:
            yield Change(f"{name}: {word} is {_told(new[word])}, and was {_told(one)}", CHANGED, False)
    placed = [one[0] for one in after if not one[3]]
    kept = [word for word in placed if word in old]
    if kept != [word for word in (one[0] for one in before) if word in kept]:
        yield Change(f"{name}: its arguments stand in another order", CHANGED, False)
    for word in new.keys() - old.keys():
        _, _, default, by_name = new[word]
        needs_default = not name.startswith("hook ") and default is None
        at_end = by_name or all(other not in old for other in placed[placed.index(word) :])
        fits = at_end and not (needs_default and not word.startswith("*"))
        yield added._replace(what=f"{name}: {word} is new") if fits else Change(f"{name}: {word} is new", LAST, False)


def _called(function: Any) -> dict[str, Any]:
    return {"arguments": _listed(surface.arguments(function)), "type": surface.returned(function)}


def _listed(found: tuple[surface.Argument, ...]) -> list[list[Any]]:
    return [list(one) for one in found]


def _told(argument: list[Any]) -> str:
    _, type, default, by_name = argument
    return f"{type}{'' if default is None else f' = {default}'}{', by name alone' if by_name else ''}"


if __name__ == "__main__":
    sys.exit(main())
