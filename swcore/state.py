"""State: plain data, described once.

A `Record` lists its fields; copying, JSON, hashing and redaction are derived from that list here and nowhere else.
Values are ints, strings, None, tuples of such, flat dicts and lists of such, or lists of records.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any, ClassVar, Self

from swcore.errors import SaveError

PUBLIC, OWNER, PART, HIDDEN = "public", "owner", "part", "hidden"
SHARE, COW, LIST, DICT, RECORDS = "share", "cow", "list", "dict", "records"


class Field:
    """One field of a record.

    Args:
        name: attribute name.
        make: returns the starting value.
        copy: `share` for immutable values, `cow` for a dict that its writer replaces instead of changing, `list`, `dict` (both
            of immutable values) or `records` (list of records or None).
        visible: `public`, `owner` (a list with one entry per seat, each seen by that seat alone), `part` (the same, but while
            seats act in parallel the others see the last commit) or `hidden`. Hidden is the default: what nobody declared is
            in no view.
        derived: rebuilt from the other fields; left out of JSON, hash and views.
        record: class of the entries when `copy` is `records`.
    """

    __slots__ = ("copy", "derived", "make", "name", "record", "visible")

    def __init__(
        self,
        name: str,
        make: Callable[[], Any],
        *,
        copy: str = SHARE,
        visible: str = HIDDEN,
        derived: bool = False,
        record: type[Record] | None = None,
    ) -> None:
        self.name, self.make, self.copy = name, make, copy
        self.visible, self.derived, self.record = visible, derived, record


def _make_copier(fields: tuple[Field, ...]) -> Callable[[Any, Any], None]:
    # Straight-line code, made once per class: a loop over the fields would cost three times as much per clone.
    how = {
        SHARE: "old.{0}",
        COW: "old.{0}",
        LIST: "old.{0}[:]",
        DICT: "old.{0}.copy()",
        RECORDS: "[item and item.clone() for item in old.{0}]",
    }
    lines = [f" new.{field.name} = {how[field.copy].format(field.name)}" for field in fields] or [" pass"]
    scope: dict[str, Any] = {}
    exec("def copier(old, new):\n" + "\n".join(lines), scope)  # noqa: S102 - the text is made above, of identifiers only
    copier: Callable[[Any, Any], None] = scope["copier"]
    return copier


class Record:
    """Base of all state classes. A subclass lists `FIELDS` and repeats their names in `__slots__`."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[Field, ...]] = ()
    ALL_FIELDS: ClassVar[tuple[Field, ...]] = ()
    _copier: ClassVar[Callable[[Any, Any], None]]

    def __init_subclass__(cls) -> None:
        cls.ALL_FIELDS = (*(cls.__base__.ALL_FIELDS if issubclass(cls.__base__ or object, Record) else ()), *cls.FIELDS)  # type: ignore[union-attr]
        cls._copier = staticmethod(_make_copier(cls.ALL_FIELDS))

    def __init__(self) -> None:
        for field in self.ALL_FIELDS:
            setattr(self, field.name, field.make())

    def clone(self) -> Self:
        """Return an equal record that shares nothing mutable with this one."""
        new = object.__new__(type(self))
        self._copier(self, new)
        return new

    def to_json(self) -> dict[str, Any]:
        """Return every field that is not derived, as JSON data."""
        return {field.name: _dump(getattr(self, field.name), field) for field in self.ALL_FIELDS if not field.derived}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        """Rebuild a record from `to_json`; derived fields get their starting values.

        Raises:
            SaveError: `save-field` when a field is missing or unknown.
        """
        new = cls()
        names = {field.name for field in cls.ALL_FIELDS if not field.derived}
        if set(data) != names:
            odd = sorted(set(data) ^ names)
            raise SaveError(f"{cls.__name__} has missing or unknown fields: {', '.join(odd)}.", code="save-field")
        for field in cls.ALL_FIELDS:
            if not field.derived:
                setattr(new, field.name, _load(data[field.name], field))
        return new

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what a seat may see: declared fields only.

        Args:
            seat: whose view; None for a bystander, who sees public fields only.
        """
        shown: dict[str, Any] = {}
        for field in self.ALL_FIELDS:
            value = getattr(self, field.name)
            if field.derived or field.visible == HIDDEN:
                continue
            items = value
            if field.copy == RECORDS:
                items = [None if item is None else item.view(seat) for item in value]
            if field.visible == OWNER:
                shown[field.name] = [thaw(item) if owner == seat else None for owner, item in enumerate(items)]
            elif field.visible == PART:
                before = self.before(field.name) or items
                shown[field.name] = [thaw(item if owner == seat else before[owner]) for owner, item in enumerate(items)]
            elif field.copy == RECORDS:
                shown[field.name] = items
            else:
                shown[field.name] = thaw(value)
        return shown

    def before(self, name: str) -> Any:
        """Return the last commit of a `part` field while seats act in parallel, else None."""
        return None

    def parts(self) -> tuple[tuple[str, Any], ...]:
        """Return the `part` fields as everybody may see them now, for a commit."""
        found = []
        for field in self.ALL_FIELDS:
            if field.visible == PART:
                value = getattr(self, field.name)
                items = [item.view(None) for item in value] if field.copy == RECORDS else value
                found.append((field.name, tuple(items)))
        return tuple(found)

    def digest(self) -> str:
        """Return the hash of the record as 32 hexadecimal digits, equal for equal states on every machine."""
        text = json.dumps(self.to_json(), sort_keys=True, separators=(",", ":"), ensure_ascii=True)
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


class State(Record):
    """What every game has. Families add their fields in a subclass.

    Attributes:
        seats: number of seats.
        stack: open frames, the last one on top.
        streams: random streams by name, each (key, draws made).
        left: seats that resigned.
        committed: while seats act in parallel, their parts as the others see them.
        ranking: after the end, groups of seats from best to worst; empty before.
    """

    __slots__ = ("committed", "left", "ranking", "seats", "stack", "streams")
    FIELDS = (
        Field("seats", lambda: 0, visible=PUBLIC),
        Field("stack", tuple),
        Field("streams", dict, copy=DICT),
        Field("left", tuple, visible=PUBLIC),
        Field("committed", lambda: None),
        Field("ranking", tuple, visible=PUBLIC),
    )
    seats: int
    stack: tuple[tuple[Any, ...], ...]
    streams: dict[str, tuple[int, int]]
    left: tuple[int, ...]
    committed: Any
    ranking: tuple[tuple[int, ...], ...]

    def before(self, name: str) -> Any:
        return dict(self.committed).get(name) if self.committed else None


def freeze(value: Any) -> Any:
    """Turn lists into tuples, all the way down."""
    return tuple(freeze(item) for item in value) if isinstance(value, list | tuple) else value


def thaw(value: Any) -> Any:
    """Turn tuples into lists, all the way down."""
    if isinstance(value, dict):
        return {key: thaw(item) for key, item in value.items()}
    return [thaw(item) for item in value] if isinstance(value, list | tuple) else value


def _dump(value: Any, field: Field) -> Any:
    if field.copy == RECORDS:
        return [None if item is None else item.to_json() for item in value]
    return thaw(value)


def _load(value: Any, field: Field) -> Any:
    if field.copy == RECORDS:
        assert field.record is not None
        return [None if item is None else field.record.from_json(item) for item in value]
    if field.copy in (DICT, COW):
        return {key: freeze(item) for key, item in value.items()}
    return list(freeze(value)) if field.copy == LIST else freeze(value)
