"""What a schema says about a map file, in plain words."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from swcore.errors import MapError, nearest
from swcore.text.escaping import cut

if TYPE_CHECKING:
    from jsonschema import ValidationError

_KINDS = {
    "object": "an object",
    "array": "a list",
    "string": "a text",
    "number": "a number",
    "integer": "a whole number",
    "boolean": "true or false",
    "null": "null",
}


def describe(label: str, error: ValidationError, data: object) -> MapError:
    """Return the error to raise for a broken rule of the schema.

    Args:
        label: how messages call the map.
        error: what jsonschema reports.
        data: the whole file, for the ids of its regions.

    Returns:
        A `MapError` with the code `map-schema`; its details are the JSON path and the shown value.
    """
    path = json_path(error.absolute_path)
    place = path + _owner(error.absolute_path, data)
    found, hint = _finding(error)
    return MapError(f"{label}: {place} {found}.", code="map-schema", hint=hint, path=path, value=_shown(error.instance))


def json_path(steps: Iterable[str | int]) -> str:
    """Return a JSON path as people write it: `regions[3].x`; "the top level" for the file itself.

    Args:
        steps: keys and positions, outermost first.
    """
    text = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in steps)
    return text.removeprefix(".") or "the top level"


def _owner(steps: Iterable[str | int], data: object) -> str:
    """Return " (region 'r04')" for a place inside a region whose id is known, else nothing."""
    match list(steps):
        case ["regions", int(at), *_]:
            region: Any = data["regions"][at]  # type: ignore[index]
            name = region.get("id") if isinstance(region, dict) else None
            return f" (region {name[:40]!r})" if isinstance(name, str) else ""
    return ""


def _finding(error: ValidationError) -> tuple[str, str]:
    """Return what is wrong, and what would be right."""
    value: Any = error.instance
    limit: Any = error.validator_value
    shown = _shown(value)
    rule: dict[str, Any] = error.schema if isinstance(error.schema, dict) else {}
    hint = str(rule.get("description", ""))
    match str(error.validator):
        case "required":
            missing = next(key for key in limit if key not in value)
            return f"has no {missing!r}", hint
        case "additionalProperties":
            known = rule.get("properties", {})
            extra = next(key for key in value if key not in known)
            return f"has an unknown key {extra[:40]!r}", nearest(extra[:40], known)
        case "type":
            kinds = [limit] if isinstance(limit, str) else limit
            return f"is {shown}, but must be {' or '.join(_KINDS[kind] for kind in kinds)}", hint
        case "minimum":
            return f"is {shown}, but must be at least {limit}", hint
        case "maximum":
            return f"is {shown}, but must be at most {limit}", hint
        case "minItems" | "maxItems":
            return f"has {len(value)} entries, but must have at {_bound(error)} {limit}", hint
        case "minLength" | "maxLength":
            return f"has {len(value)} characters, but must have at {_bound(error)} {limit}", hint
        case "uniqueItems":
            return f"is {shown}, with an entry given twice", hint
        case _:
            return f"is {shown}, which is not allowed here", hint


def _bound(error: ValidationError) -> str:
    return "least" if str(error.validator).startswith("min") else "most"


def _shown(value: object) -> str:
    try:
        text = json.dumps(value, ensure_ascii=False, allow_nan=False)
    except ValueError:  # 1e999 is read as infinity
        text = repr(value)
    return cut(text, 60)
