"""The JSON Schemas of what a game shows: made from the classes of `swcore.wording`, written by `make docs`.

What a field means stands in the docstring of its class; what may stand in it follows from its type, or from `WORDS` below.
"""

from __future__ import annotations

import json
import re
import types
import typing
from pathlib import Path
from typing import Any

import attrs

from scripts import event_schema
from scripts import hook_surface as surface
from swcore.protocol.answers import PROTOCOL
from swcore.wording import action_forms, games, menus, scene, spaces

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "schemas"
DRAFT = "https://json-schema.org/draft/2020-12/schema"
HOME = f"https://swcore.invalid/schemas/{PROTOCOL}/"  # they refer to each other by file
SIMPLE = {str: "string", int: "integer", float: "number", bool: "boolean"}
WHOLE = frozenset(
    ["seat", "number", "count", "place", "of", "rows", "columns", "row", "column", "island", "good", "faces", "coins", "owner"]
)
SIGNED = frozenset({("Forecast", "coins")})
WORDS: dict[tuple[str, str], Any] = {("Completion", "state"): {"enum": ["complete", "go-on", "illegal"]}}
LANGUAGE = {"enum": ["en", "ru"]}
ANYTHING: dict[str, Any] = {}

STEP = {
    "type": "object",
    "required": ["step", "seat", "action", "events"],
    "properties": {
        "step": {
            "description": "The number of the step, 0 for the set-up; null as long as others act at the same time.",
            "type": ["integer", "null"],
            "minimum": 0,
        },
        "seat": {"description": "Who acted; -1 for nobody.", "type": "integer", "minimum": -1},
        "action": {
            "description": "The action; null for the set-up, and where the reader may not know it.",
            "type": ["string", "null"],
        },
        "events": {"type": "array", "items": {"$ref": "event.schema.json"}},
        "sentences": {"description": "What is said of it, where that was asked for.", "$ref": "told.schema.json"},
    },
    "additionalProperties": False,
}
NEWS = {
    "type": "object",
    "required": ["cursor", "version", "again", "steps"],
    "properties": {
        "cursor": {"description": "What to give as `since` the next time.", "type": "string", "minLength": 1},
        "version": {"description": "How many steps the reader has come to see.", "type": "integer", "minimum": 0},
        "again": {"description": "Steps were taken back since: these are all steps once more.", "type": "boolean"},
        "steps": {"type": "array", "items": {"$ref": "#/$defs/step"}},
    },
    "additionalProperties": False,
}


def type_schema(kind: Any, defs: dict[str, Any]) -> dict[str, Any]:
    """Return the schema of a type; classes that it speaks of come into `defs`."""
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if kind in SIMPLE:
        return {"type": SIMPLE[kind]}
    if attrs.has(kind):
        return _reference(kind, defs)
    if origin is tuple:
        if len(args) == 2 and args[1] is Ellipsis:
            return {"type": "array", "items": type_schema(args[0], defs)}
        parts = [type_schema(one, defs) for one in args]
        return {"type": "array", "prefixItems": parts, "minItems": len(parts), "items": False}
    if origin in (types.UnionType, typing.Union):
        found = [type_schema(one, defs) for one in args if one is not type(None)]
        if all(set(one) == {"type"} for one in found):
            names = [one["type"] for one in found]
            return {"type": names[0] if len(names) == 1 else names}
        return found[0] if len(found) == 1 else {"anyOf": found}
    if origin is dict:
        return {"type": "object", "additionalProperties": type_schema(args[1], defs)}
    return dict(ANYTHING)


def _reference(kind: type[Any], defs: dict[str, Any]) -> dict[str, Any]:
    if kind is scene.Element:
        return {"anyOf": [_reference(one, defs) for one in scene.ELEMENTS]}
    name = kind.__name__.lower()
    if name not in defs:
        defs[name] = {}  # a class may speak of itself
        defs[name] = class_schema(kind, defs)
    return {"$ref": f"#/$defs/{name}"}


def class_schema(kind: type[Any], defs: dict[str, Any]) -> dict[str, Any]:
    """Return the schema of a class: its fields with what their docstring says; those without a default must be there."""
    told: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        told |= surface.section(base, "Args")
    hints = typing.get_type_hints(kind)
    properties: dict[str, Any] = {}
    required: list[str] = []
    fields = attrs.fields(kind)
    if isinstance(getattr(kind, "kind", None), str) and kind.kind:  # the kind of an element stands in its class
        properties["kind"] = {"const": kind.kind}
        required.append("kind")
    for field in fields:
        properties[field.name] = _field(kind.__name__, field, hints[field.name], told.get(field.name, ""), defs)
        if field.default is attrs.NOTHING:
            required.append(field.name)
    about = (kind.__doc__ or "").strip().partition("\n")[0]
    return {
        "description": about,
        "type": "object",
        "required": required,
        "properties": properties,
        "additionalProperties": False,
    }


def _field(owner: str, field: Any, hint: Any, about: str, defs: dict[str, Any]) -> dict[str, Any]:
    found = WORDS.get((owner, field.name)) or (LANGUAGE if field.name == "language" else type_schema(hint, defs))
    made: dict[str, Any] = dict(found)
    if made.get("type") == "integer" and field.name in WHOLE and (owner, field.name) not in SIGNED:
        made["minimum"] = 0
    always = field.default is attrs.NOTHING
    if always and type(None) in typing.get_args(hint):
        made["type"] = [made["type"], "null"]
    return {"description": in_json(about, absent="null" if always else "left out"), **made} if about else made


def in_json(about: str, *, absent: str) -> str:
    """Return what a docstring says of a field as it holds of its JSON data.

    Args:
        about: what is said of it.
        absent: what stands for None.
    """
    return re.sub(r"\b(True|False)\b", lambda found: found[0].lower(), re.sub(r"\bNone\b", absent, about))


def _whole(name: str, title: str, about: str, body: dict[str, Any], defs: dict[str, Any]) -> dict[str, Any]:
    head = {"$schema": DRAFT, "$id": f"{HOME}{name}.schema.json", "title": title, "description": about}
    body = {key: value for key, value in body.items() if key != "description"}
    return {**head, **body, **({"$defs": dict(sorted(defs.items()))} if defs else {})}


def _of_class(name: str, title: str, about: str, kind: type[Any], *, listed: bool = False) -> dict[str, Any]:
    defs: dict[str, Any] = {}
    if listed:
        return _whole(name, title, about, {"type": "array", "items": _reference(kind, defs)}, defs)
    body = class_schema(kind, defs)
    return _whole(name, title, about, body, defs)


def _board() -> dict[str, Any]:
    either = [{"$ref": f"scene.schema.json#/$defs/{kind.kind}"} for kind in (scene.Area, scene.Board)]
    body = {"type": "array", "items": {"anyOf": either}}
    about = "What Game.board returns: the boards and their areas, with what stays as it is through a game."
    return _whole("board", "The boards of a game", about, body, {})


def schemas() -> dict[str, dict[str, Any]]:
    """Return all schemas by name."""
    news = _whole("news", "What a seat has come to see", "What Game.news returns.", NEWS, {"step": STEP})
    event = (
        "Its kind and its fields by name. A hidden field is null; a place is an object or a word. Which events a game has tell "
        "conquest-event and towns-event; a game of somebody else has its own."
    )
    view = "What Game.view returns: the facts that a seat may see, without words."
    shown = "what has its default is left out."
    return {
        "scene": _of_class("scene", "The table of a game", f"What Scene.as_json returns: {shown}", scene.Scene),
        "menu": _of_class("menu", "The open question of a seat", f"What Menu.as_json returns: {shown}", menus.Menu),
        "completion": _of_class(
            "completion", "What may follow a half-made action", f"What Completion.as_json returns: {shown}", menus.Completion
        ),
        "why": _of_class("why", "What is said of one action", f"What Why.as_json returns: {shown}", menus.Why),
        "about": _of_class("about", "What something is", f"What About.as_json returns: {shown}", menus.About),
        "told": _of_class(
            "told", "Sentences about a step", f"What Game.tell returns, each as_json: {shown}", menus.Sentence, listed=True
        ),
        "forecast": _of_class(
            "forecast",
            "What ending the turn would bring",
            f"What Game.forecast returns, each as_json: {shown}",
            menus.Forecast,
            listed=True,
        ),
        "board": _board(),
        "action": _of_class(
            "action", "An action as data", f"What ActionSpace.form returns, as_json: {shown}", action_forms.ActionForm
        ),
        "actions": _of_class(
            "actions", "The actions of a set-up", f"What Game.action_space returns, as_json: {shown}", spaces.ActionSpace
        ),
        "event": _whole("event", "An event", event, *event_schema.body()),
        "view": _whole("view", "What a seat may see", view, {"$ref": "state.schema.json#/$defs/view"}, {}),
        "games": _of_class(
            "games", "The installed games", f"What swcore.games returns, each as_json: {shown}", games.GameInfo, listed=True
        ),
        "news": news,
    }


def text_of(schema: dict[str, Any]) -> str:
    """Return the text of a schema."""
    return json.dumps(schema, indent=1, ensure_ascii=False, allow_nan=False) + "\n"


def write() -> None:
    """Write all of them."""
    for name, schema in schemas().items():
        (FOLDER / f"{name}.schema.json").write_text(text_of(schema), encoding="utf-8")


if __name__ == "__main__":
    write()
