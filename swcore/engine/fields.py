"""Fields: what a record holds, and how one of its values is copied, shown and written."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from swcore.engine.records import Record

PUBLIC, OWNER, PART, HIDDEN = "public", "owner", "part", "hidden"
SHARE, COW, LIST, DICT, RECORDS = "share", "cow", "list", "dict", "records"


def unset() -> Any:
    """Make no value: the start of a derived field that is not there before it is worked out."""
    raise NotImplementedError("a field without a value at its start is never made")


class Field:
    """One field of a record.

    Args:
        name: attribute name.
        make: returns the starting value; `unset` where there is none.
        copy: `share` for immutable values, `cow` for a dict that its writer replaces instead of changing, `list`, `dict` (both
            of immutable values) or `records` (list of records or None).
        visible: `public`, `owner` (a list with one entry per seat, each seen by that seat alone), `part` (the same, but while
            seats act in parallel the others see the last commit) or `hidden`. Hidden is the default: what nobody declared is
            in no view.
        derived: rebuilt from the other fields; left out of JSON, hash and views.
        record: class of the entries when `copy` is `records`.
        hashed: whether it is part of the hash. What follows from the steps of the game may be left out where saves must open that
            a version wrote which did not keep it.
    """

    __slots__ = ("copy", "derived", "hashed", "make", "name", "record", "visible")

    def __init__(
        self,
        name: str,
        make: Callable[[], Any],
        *,
        copy: str = SHARE,
        visible: str = HIDDEN,
        derived: bool = False,
        record: type[Record] | None = None,
        hashed: bool = True,
    ) -> None:
        self.name, self.make, self.copy = name, make, copy
        self.visible, self.derived, self.record, self.hashed = visible, derived, record, hashed


_ATOMS = frozenset({int, str, bool, float, type(None)})  # most of what a state holds, passed without a call


def freeze(value: Any) -> Any:
    """Turn lists into tuples, all the way down."""
    return tuple(freeze(item) for item in value) if isinstance(value, list | tuple) else value


def thaw(value: Any) -> Any:
    """Turn tuples into lists, all the way down."""
    if isinstance(value, dict):
        return {key: item if type(item) in _ATOMS else thaw(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [item if type(item) in _ATOMS else thaw(item) for item in value]
    return value


def dump(value: Any, field: Field) -> Any:
    """Return the value of a field as JSON data."""
    if field.copy == RECORDS:
        return [None if item is None else item.to_json() for item in value]
    return thaw(value)


def load(value: Any, field: Field) -> Any:
    """Return the value that `dump` wrote."""
    if field.copy == RECORDS:
        assert field.record is not None
        return [None if item is None else field.record.from_json(item) for item in value]
    if field.copy in (DICT, COW):
        return {key: freeze(item) for key, item in value.items()}
    return list(freeze(value)) if field.copy == LIST else freeze(value)
