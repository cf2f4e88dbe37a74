"""Typed values out of JSON data, and the JSON Schema of their types. The types of the fields say all of it."""

from __future__ import annotations

import types
import typing
from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, TypeVar

import attrs

from swcore.errors import SwcoreError, nearest
from swcore.text.escaping import cut
from swcore.text.figures import whole

T = TypeVar("T")


class MessageError(SwcoreError):
    """A message that cannot be read: it is not JSON, too large, not known, or has a field that does not fit."""

    code = "message"


@attrs.frozen
class Most:
    """How long a text or a list may be."""

    length: int


@attrs.frozen
class Within:
    """Between what a number lies."""

    low: float
    high: float


@attrs.frozen
class OneOf:
    """Which texts there are."""

    words: tuple[str, ...]


Limit = Most | Within | OneOf
Id = Annotated[str, Most(64)] | Annotated[int, Within(-(2**53), 2**53)] | None
Word = Annotated[str, Most(128)]
Line = Annotated[str, Most(1_000)]
Seat = Annotated[int, Within(0, 15)]
NAMES = {str: "a text", int: "a whole number", float: "a number", bool: "true or false", type(None): "null"}


@cache
def hints(cls: type) -> dict[str, Any]:
    """Return the types of the fields of a class."""
    return typing.get_type_hints(cls, include_extras=True)


def read(cls: type[T], data: Mapping[str, Any], names: Mapping[str, Any] | None = None) -> T:
    """Return a typed value.

    Args:
        cls: a class made by attrs.
        data: its fields by name; those with a default may be left out.
        names: further names that may stand there, and are not fields.

    Raises:
        MessageError: `unknown-field` naming the nearest, `missing-field`, `bad-field`.
    """
    kind: Any = cls
    fields = attrs.fields_dict(kind)
    for name in data:
        if name not in fields and name not in (names or ()):
            hint = nearest(name[:40], fields)
            raise MessageError(f"There is no field {cut(name, 40)!r} here.", code="unknown-field", hint=hint, field=cut(name, 40))
    given: dict[str, Any] = {}
    for name, field in fields.items():
        if name in data:
            given[name] = value_of(hints(kind)[name], data[name], name)
        elif field.default is attrs.NOTHING:
            raise MessageError(f"The field {name!r} is missing.", code="missing-field", field=name)
    return cls(**given)


def value_of(kind: Any, value: Any, at: str) -> Any:
    """Return a value of a type out of JSON data.

    Args:
        kind: the type.
        value: the data.
        at: the name of the field.

    Raises:
        MessageError: `bad-field`.
    """
    origin = typing.get_origin(kind)
    if kind is Any:
        return value
    if origin is Annotated:
        inner, limit = typing.get_args(kind)
        return _limited(value_of(inner, value, at), limit, at)
    if origin in (typing.Union, types.UnionType):
        for one in typing.get_args(kind):
            if _fits(one, value):
                return value_of(one, value, at)
        raise _bad(kind, value, at)
    if not _fits(kind, value):
        raise _bad(kind, value, at)
    if origin is tuple:
        inner = typing.get_args(kind)[0]
        if not all(_fits(inner, one) for one in value):
            raise _bad(kind, value, at)
        return tuple(value_of(inner, one, at) for one in value)
    if origin is not None and issubclass(origin, Mapping):
        inner = typing.get_args(kind)[1]
        return {name: value_of(inner, one, at) for name, one in value.items()}
    if attrs.has(kind):
        return read(kind, value)
    return _number(kind, value) if kind in (int, float) else value


def _number(kind: type, value: Any) -> Any:
    """Return a number as its type; one that is too large for that is beyond all limits as it is."""
    try:
        return kind(value)
    except OverflowError:
        return value


def _fits(kind: Any, value: Any) -> bool:
    """Return whether data is of the sort that a type wants, whatever stands in it."""
    origin = typing.get_origin(kind)
    if origin is Annotated:
        return _fits(typing.get_args(kind)[0], value)
    if origin is tuple:
        return isinstance(value, list)
    if (origin is not None and issubclass(origin, Mapping)) or attrs.has(kind):
        return isinstance(value, dict)
    if kind is float:
        return type(value) in (int, float)
    if kind is int:
        return type(value) is int or (type(value) is float and value.is_integer())  # JSON has one sort of numbers
    return kind is Any or type(value) is kind


def _limited(value: Any, limit: Limit, at: str) -> Any:
    if isinstance(limit, Most) and len(value) > limit.length:
        told = f"The field {at!r} is too long: at most {limit.length}."
        raise MessageError(told, code="bad-field", field=at, most=limit.length)
    if isinstance(limit, Within) and not limit.low <= value <= limit.high:
        low, high = whole(limit.low), whole(limit.high)
        raise MessageError(f"The field {at!r} goes from {low} to {high}.", code="bad-field", field=at, low=low, high=high)
    if isinstance(limit, OneOf) and value not in limit.words:
        hint = nearest(value[:40], limit.words)
        raise MessageError(f"The field {at!r} cannot be {cut(value, 40)!r}.", code="bad-field", hint=hint, field=at)
    return value


def _bad(kind: Any, value: Any, at: str) -> MessageError:
    wanted = called(kind)
    return MessageError(f"The field {at!r} is {wanted}.", code="bad-field", field=at, wanted=wanted)


def called(kind: Any) -> str:
    """Return what a type is called in a message."""
    origin = typing.get_origin(kind)
    if origin is Annotated:
        return called(typing.get_args(kind)[0])
    if origin in (typing.Union, types.UnionType):
        return " or ".join(called(one) for one in typing.get_args(kind))
    if origin is tuple:
        inner = called(typing.get_args(kind)[0]).partition(" ")[2]
        return f"a list of {inner}s"
    return NAMES.get(kind, "an object")
