"""Records: plain data, described once.

A `Record` lists its fields; copying, JSON, hashing and redaction are derived from that list here and nowhere else.
Values are ints, strings, None, tuples of such, flat dicts and lists of such, or lists of records.
"""

from __future__ import annotations

import hashlib
import json
from operator import attrgetter
from typing import Any, ClassVar, Self

from swcore.engine.fields import COW, DICT, HIDDEN, LIST, OWNER, PART, PUBLIC, RECORDS, SHARE, Field, dump, load, thaw, unset
from swcore.engine.native import mypyc_attr
from swcore.errors import SaveError

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
        elif field.make is not unset:
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

    Attributes:
        PLAIN: gives the values of all fields at once that are neither derived nor lists of records; None without any.
        LISTED: the fields that are lists of records.
    """

    __slots__ = ()
    FIELDS: ClassVar[tuple[Field, ...]] = ()
    ALL_FIELDS: ClassVar[tuple[Field, ...]] = ()
    PART_FIELDS: ClassVar[tuple[Field, ...]] = ()
    PLAIN: ClassVar[Any] = None
    LISTED: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        base = cls.__base__
        inherited = base.ALL_FIELDS if base is not None and issubclass(base, Record) else ()
        cls.ALL_FIELDS = (*inherited, *vars(cls).get("FIELDS", ()))
        cls.PART_FIELDS = tuple(field for field in cls.ALL_FIELDS if field.visible == PART)
        own = [field for field in cls.ALL_FIELDS if not field.derived]
        plain = [field.name for field in own if field.copy != RECORDS]
        cls.PLAIN = attrgetter(*plain) if plain else None
        cls.LISTED = tuple(field.name for field in own if field.copy == RECORDS)
        _generate(cls)

    def clone(self) -> Self:
        """Return an equal record that shares nothing mutable with this one."""
        raise NotImplementedError  # every subclass gets its own

    def same(self, other: Record) -> bool:
        """Return whether another record has the same values in all fields that are not derived."""
        facts = type(self).PLAIN
        if type(self) is not type(other) or (facts is not None and facts(self) != facts(other)):
            return False
        for name in type(self).LISTED:
            mine, theirs = getattr(self, name), getattr(other, name)
            if len(mine) != len(theirs):
                return False
            for one, two in zip(mine, theirs, strict=True):
                if one is None or two is None:
                    if one is not two:
                        return False
                elif not one.same(two):
                    return False
        return True

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
        return {field.name: dump(getattr(self, field.name), field) for field in self.ALL_FIELDS if not field.derived}

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
            setattr(new, name, load(value, known[name]))
        return new

    def view(self, seat: int | None, opened: frozenset[str] = frozenset()) -> dict[str, Any]:
        """Return what a seat may see: declared fields only.

        Args:
            seat: whose view; None for a bystander, who sees public fields only.
            opened: `owner` fields that everybody sees in this game.
        """
        shown: dict[str, Any] = {}
        for field in self.ALL_FIELDS:
            if field.derived or field.visible == HIDDEN:
                continue
            value = items = getattr(self, field.name)
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
            if field.derived or not field.hashed or (value := getattr(self, field.name)) == getattr(start, field.name):
                continue
            if field.copy == RECORDS:
                told[field.name] = [None if item is None else item._told() for item in value]
            else:
                told[field.name] = value  # tuples are written as lists are
        return told
