"""What is said of a game as JSON data: the fields by name, without those that have their default."""

from __future__ import annotations

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


def _names(value: Any) -> set[str]:
    return {field.name for field in attrs.fields(type(value))}
