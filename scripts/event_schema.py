"""The schema of events: made from the kinds that the games declare, and from what they say of their fields (`event_fields`).

What is `internal` never reaches a reader, and a `hidden` field only as null: so the schema tells it.
"""

from __future__ import annotations

import typing
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import attrs
from swcore_tiny_towns.position.event_fields import EVENT_FIELDS as TOWNS_FIELDS
from swcore_tiny_towns.position.events import KINDS as TOWNS_EVENTS

from scripts import hook_surface as surface
from swcore.conquest.position.army import Conquest
from swcore.conquest.position.event_fields import EVENT_FIELDS, Place, RegionPlace
from swcore.conquest.position.events import CONQUEST_EVENTS
from swcore.engine.event_fields import KERNEL_FIELDS, Least
from swcore.engine.events import KERNEL_EVENTS, EventKind

# By the name that its part of the schema has: the kinds, what is said of their fields, and in which games they are.
FAMILIES: dict[str, tuple[Sequence[EventKind], Mapping[str, Any], str]] = {
    "kernel": (KERNEL_EVENTS, KERNEL_FIELDS, "of every game"),
    "conquest": (CONQUEST_EVENTS, EVENT_FIELDS, "of a game of conquest"),
    "towns": (TOWNS_EVENTS, TOWNS_FIELDS, "of a game of towns"),
}
# Types that several fields share, by the name of their part.
SHARED: dict[str, Any] = {"record-of-conquest": Conquest, "place": Place, "region-place": RegionPlace}
SIMPLE = {str: "string", int: "integer", bool: "boolean", type(None): "null"}


def shown(kinds: Sequence[EventKind]) -> list[EventKind]:
    """Return the kinds that readers come to see."""
    return [kind for kind in kinds if not kind.internal]


def body() -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the schema of an event, and its parts: one for each kind, and one for each family of games."""
    parts: dict[str, Any] = {
        name: _form(kind, EVENT_FIELDS, "record" if kind is Conquest else "") for name, kind in SHARED.items()
    }
    for family, (kinds, _, where) in FAMILIES.items():
        for kind in shown(kinds):
            parts[f"{family}-{kind.name}"] = _event(family, kind)
        of_game = [family] if family == "kernel" else ["kernel", family]
        either = [{"$ref": f"#/$defs/{one}-{kind.name}"} for one in of_game for kind in shown(FAMILIES[one][0])]
        parts[f"{family}-event"] = {"description": f"An event {where}.", "anyOf": either}
    parts["other-event"] = {
        "description": "An event of a game of somebody else: see its pack.",
        "type": "object",
        "required": ["event"],
        "properties": {"event": {"type": "string"}},
        "additionalProperties": True,
    }
    schema = {"anyOf": [{"$ref": f"#/$defs/{family}-event"} for family in ("other", "conquest", "towns")]}  # the quickest first
    return schema, parts


def _event(family: str, kind: EventKind) -> dict[str, Any]:
    _, fields, _ = FAMILIES[family]
    properties: dict[str, Any] = {"event": {"const": kind.name}}
    for name in kind.fields:
        properties[name] = (
            {"description": "Hidden.", "type": "null"}
            if name in kind.hidden
            else form(fields[f"{kind.name}.{name}" if f"{kind.name}.{name}" in fields else name], fields, name)
        )
    about = " ".join((kind.reduce.__doc__ or "").partition("\n\n")[0].split()) if kind.reduce.__doc__ else ""
    return {
        **({"description": about} if about else {}),
        "type": "object",
        "required": list(properties),
        "properties": properties,
        "additionalProperties": False,
    }


def form(kind: Any, fields: Mapping[str, Any], at: str) -> dict[str, Any]:
    """Return the schema of a declared type.

    Args:
        kind: the type.
        fields: what the family says of its fields, by name.
        at: the name of the field.
    """
    shared = next((name for name, one in SHARED.items() if one == kind), "")
    return {"$ref": f"#/$defs/{shared}"} if shared else _form(kind, fields, at)


def _form(kind: Any, fields: Mapping[str, Any], at: str) -> dict[str, Any]:
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if kind is Any:
        return {}
    if kind in SIMPLE:
        return {"type": SIMPLE[kind]}
    if origin is typing.Annotated:
        found = form(args[0], fields, at)
        for one in args[1:]:
            found = {**found, "minimum": one.number} if isinstance(one, Least) else {"description": one, **found}
        return found
    if origin is typing.Literal:
        return {"enum": list(args)}
    if origin is tuple:
        if args[1:] == (Ellipsis,):
            return {"type": "array", "items": _plain(form(args[0], fields, at))}
        inner = [_plain(form(one, fields, at)) for one in args]
        return {"type": "array", "prefixItems": inner, "minItems": len(inner), "items": False}
    if attrs.has(kind) or hasattr(kind, "_fields"):
        return _object(kind, fields, at)
    found_all = [form(one, fields, at) for one in args]
    if all(set(one) == {"type"} for one in found_all):
        return {"type": [one["type"] for one in found_all]}
    return {"anyOf": found_all}


def _plain(schema: dict[str, Any]) -> dict[str, Any]:
    """Return a schema of an item, whose words stand with the list."""
    return {name: one for name, one in schema.items() if name != "description"}


def _object(kind: Any, fields: Mapping[str, Any], at: str) -> dict[str, Any]:
    """Return the schema of an object; what is told otherwise than it is kept is declared as `FIELD.NAME`."""
    told = surface.section(kind, "Args") | surface.section(kind, "Attributes")
    hints = typing.get_type_hints(kind)
    properties = {}
    for name, hint in hints.items():
        about = {"description": told[name]} if name in told and f"{at}.{name}" not in fields else {}
        properties[name] = {**about, **form(fields.get(f"{at}.{name}", hint), fields, name)}
    return {"type": "object", "required": list(properties), "properties": properties, "additionalProperties": False}


def undeclared() -> Iterator[str]:
    """Yield the fields of events that nothing is said of, and what is declared and no field."""
    for family, (kinds, fields, _) in FAMILIES.items():
        used = set()
        for kind in shown(kinds):
            for name in kind.fields:
                if name not in kind.hidden:
                    own = f"{kind.name}.{name}"
                    used |= {own, f"{name}.region"} if own in fields else {name, f"{name}.region"}
                    if own not in fields and name not in fields:
                        yield f"{family}: {own}"
        yield from (f"{family}: {name} is no field" for name in fields if name not in used)
