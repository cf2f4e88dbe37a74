"""State: plain data, described once.

A `Record` lists its fields; copying, JSON, hashing and redaction are derived from that list here and nowhere else.
Values are ints, strings, None, tuples of such, flat dicts and lists of such, or lists of records.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any, ClassVar, Self

from swcore.engine.native import mypyc_attr
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


_KEEP = {COW: "tuple({0}.items())", DICT: "tuple({0}.items())", LIST: "tuple({0})"}
_GENERATED = {
    "__init__": "Every field at its starting value.",
    "clone": "Return an independent copy.",
    "public": "Return the values of the public fields as immutable data, dicts as pairs.",
}


def _generate(cls: type[Record]) -> None:
    """Give a record class those of `__init__`, `clone` and `public` that it does not write itself, as straight-line code: a loop
    over the fields costs three times as much.
    """
    how = {SHARE: "old.{0}", COW: "old.{0}", LIST: "old.{0}[:]", DICT: "old.{0}.copy()"}
    scope: dict[str, Any] = {"cls": cls, "make": cls.__new__}
    fill, copy = ["def __init__(self):"], ["def clone(old):", " new = make(cls)"]
    public = [field for field in cls.ALL_FIELDS if field.visible == PUBLIC and not field.derived]
    kept = "".join(f"{_KEEP.get(field.copy, '{0}').format(f'old.{field.name}')}, " for field in public)
    for field in cls.ALL_FIELDS:
        name = field.name
        if field.make in (int, str, bool, tuple):
            fill.append(f" self.{name} = {field.make()!r}")
        else:
            scope[f"start_{name}"] = field.make
            fill.append(f" self.{name} = start_{name}()")
        if field.copy == RECORDS:
            assert field.record is not None
            scope[f"clone_{name}"] = field.record.clone
            copy.append(f" new.{name} = [None if item is None else clone_{name}(item) for item in old.{name}]")
        else:
            copy.append(f" new.{name} = {how[field.copy].format(name)}")
    copy.append(" return new")
    exec("\n".join((*fill, " pass", *copy, "def public(old):", f" return ({kept})")), scope)
    for method, doc in _GENERATED.items():
        if method not in vars(cls):
            scope[method].__doc__ = doc
            setattr(cls, method, scope[method])


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """Base of all state classes. A subclass lists `FIELDS` and repeats their names in `__slots__`.

    It gets an `__init__` and a `clone` that follow from the list. One that is compiled writes them itself:
    `__init__(self, like=None)` fills every field, at its start or as a copy of another record, and `clone` is that with itself.
    """

    __slots__ = ()
    FIELDS: ClassVar[tuple[Field, ...]] = ()
    ALL_FIELDS: ClassVar[tuple[Field, ...]] = ()
    PART_FIELDS: ClassVar[tuple[Field, ...]] = ()

    def __init_subclass__(cls) -> None:
        base = cls.__base__
        inherited = base.ALL_FIELDS if base is not None and issubclass(base, Record) else ()
        cls.ALL_FIELDS = (*inherited, *vars(cls).get("FIELDS", ()))
        cls.PART_FIELDS = tuple(field for field in cls.ALL_FIELDS if field.visible == PART)
        _generate(cls)

    def clone(self) -> Self:
        """Return an equal record that shares nothing mutable with this one."""
        raise NotImplementedError  # every subclass gets its own

    def public(self) -> tuple[Any, ...]:
        """Return the values of the public fields as immutable data, dicts as pairs."""
        raise NotImplementedError  # every subclass gets its own

    @classmethod
    def shown(cls, values: tuple[Any, ...]) -> dict[str, Any]:
        """Return what `public` returned as it stands in a view."""
        fields = [field for field in cls.ALL_FIELDS if field.visible == PUBLIC and not field.derived]
        return {
            field.name: thaw(dict(value)) if field.copy in (COW, DICT) else thaw(value)
            for field, value in zip(fields, values, strict=True)
        }

    def to_json(self) -> dict[str, Any]:
        """Return every field that is not derived, as JSON data."""
        return {field.name: _dump(getattr(self, field.name), field) for field in self.ALL_FIELDS if not field.derived}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        """Rebuild a record from `to_json`; derived fields, and fields that are not there, get their starting values.

        Raises:
            SaveError: `save-field` when a field is unknown.
        """
        new = cls()
        known = {field.name: field for field in cls.ALL_FIELDS if not field.derived}
        odd = sorted(set(data) - set(known))
        if odd:
            raise SaveError(f"{cls.__name__} has unknown fields: {', '.join(odd)}.", code="save-field")
        for name, value in data.items():
            setattr(new, name, _load(value, known[name]))
        return new

    def view(self, seat: int | None, opened: frozenset[str] = frozenset()) -> dict[str, Any]:
        """Return what a seat may see: declared fields only.

        Args:
            seat: whose view; None for a bystander, who sees public fields only.
            opened: `owner` fields that everybody sees in this game.
        """
        shown: dict[str, Any] = {}
        for field in self.ALL_FIELDS:
            value = getattr(self, field.name)
            if field.derived or field.visible == HIDDEN:
                continue
            items = value
            if field.copy == RECORDS:
                items = [None if item is None else item.view(seat) for item in value]
            secret = field.visible == OWNER and field.name not in opened
            if secret and not getattr(self, "ranking", ()):  # at the end all is revealed
                shown[field.name] = [thaw(item) if owner == seat else None for owner, item in enumerate(items)]
            elif field.visible == PART:
                before = self.before(field.name) or items
                if field.copy == RECORDS and before is not items:
                    assert field.record is not None
                    before = [field.record.shown(one) for one in before]
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
        """Return the `part` fields as everybody may see them now, for a commit; records as `public` gives them."""
        found = []
        for field in self.PART_FIELDS:
            value = getattr(self, field.name)
            items = [item.public() for item in value] if field.copy == RECORDS else value
            found.append((field.name, tuple(items)))
        return tuple(found)

    def digest(self) -> str:
        """Return the hash of the record as 32 hexadecimal digits, equal for equal states on every machine.

        Fields at their starting values are left out: a later version may add a field without changing the hashes of games that
        do not use it, so their saves open.
        """
        text = json.dumps(self._told(), sort_keys=True, separators=(",", ":"), ensure_ascii=True, allow_nan=False)
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()

    def _told(self) -> dict[str, Any]:
        """Return the fields that are not at their starting values, as `json` writes them."""
        start = type(self)()
        told: dict[str, Any] = {}
        for field in self.ALL_FIELDS:
            value = getattr(self, field.name)
            if field.derived or not field.hashed or value == getattr(start, field.name):
                continue
            if field.copy == RECORDS:
                told[field.name] = [None if item is None else item._told() for item in value]
            else:
                told[field.name] = value  # tuples are written as lists are
        return told


@mypyc_attr(allow_interpreted_subclasses=True)
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
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seats", lambda: 0, visible=PUBLIC),
        Field("stack", tuple),
        Field("streams", dict, copy=COW),
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

    def __init__(self, like: State | None = None) -> None:
        if like is None:
            self.seats, self.stack, self.streams, self.left, self.committed, self.ranking = 0, (), {}, (), None, ()
        else:
            self.seats, self.stack, self.streams = like.seats, like.stack, like.streams
            self.left, self.committed, self.ranking = like.left, like.committed, like.ranking

    def before(self, name: str) -> Any:
        return dict(self.committed).get(name) if self.committed else None


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
