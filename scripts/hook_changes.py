"""What differs between a snapshot of the hook API and the code, and the sentence of the policy that applies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

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
SINCE = "What is there since a number stands in the snapshot of that number: say the number of the next release under Since."
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


def changes(old: Entries, new: Entries, number: int, *, closed: bool = False) -> list[Change]:
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


def too_early(old: Entries, new: Entries, number: int) -> list[Change]:
    """Return the hooks and arguments that say that they are there since a number, and are not in its snapshot.

    Args:
        old: the snapshot.
        new: the code.
        number: the number of the snapshot.
    """
    found = []
    for name, entry in new.items():
        if name.startswith("hook "):
            known = {one[0] for one in old.get(name, {"arguments": ()})["arguments"]}
            since = {one[0]: entry["later"].get(one[0], entry["since"]) for one in entry["arguments"]}
            late = [word for word, first in since.items() if first <= number and word not in known]
            found += [Change(f"{name}: {word} says Since {since[word]}", SINCE, False) for word in late]
    return found


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


def _told(argument: list[Any]) -> str:
    _, type, default, by_name = argument
    return f"{type}{'' if default is None else f' = {default}'}{', by name alone' if by_name else ''}"
