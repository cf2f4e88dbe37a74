"""What is said of a game as JSON data: the fields by name, without those that have their default."""

from __future__ import annotations

import typing
from collections.abc import Mapping
from typing import Any

import attrs


def plain(value: Any) -> Any:
    """Return a value as JSON data.

    Args:
        value: an object made by attrs, a list, a table, or plain data. Of an object all fields without a default are told, of
            the others those that do not have it; a class that has a `kind` says it.
    """
    if attrs.has(type(value)):
        told: dict[str, Any] = {"kind": value.kind} if getattr(value, "kind", "") and "kind" not in _names(value) else {}
        for field in attrs.fields(type(value)):
            given = getattr(value, field.name)
            if field.default is attrs.NOTHING or given != field.default:
                told[field.name] = plain(given)
        return told
    if isinstance(value, Mapping):
        return {str(name): plain(one) for name, one in value.items()}
    return [plain(one) for one in value] if isinstance(value, tuple | list) else value


def read(kind: Any, data: Any) -> Any:
    """Return the value that JSON data stands for.

    Args:
        kind: its type: a class made by attrs, a tuple, or plain data.
        data: what `plain` has made of it.
    """
    if attrs.has(kind):
        hints, known = typing.get_type_hints(kind), {field.name for field in attrs.fields(kind)}
        return kind(**{name: read(hints[name], one) for name, one in data.items() if name in known})
    if typing.get_origin(kind) is tuple and data is not None:
        parts = typing.get_args(kind)
        kinds = [parts[0]] * len(data) if parts[1:] == (Ellipsis,) else parts
        return tuple(read(part, one) for part, one in zip(kinds, data, strict=True))
    inner = [one for one in typing.get_args(kind) if one is not type(None)]
    return read(inner[0], data) if data is not None and len(inner) == 1 and len(typing.get_args(kind)) == 2 else data


def _names(value: Any) -> set[str]:
    return {field.name for field in attrs.fields(type(value))}
