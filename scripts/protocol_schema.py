"""The JSON Schema of the protocol, made from the types of its messages: schemas/protocol.schema.json."""

from __future__ import annotations

import inspect
import json
import re
import types
import typing
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import attrs

from swcore.protocol import answers
from swcore.protocol.forms import Most, OneOf, Within, hints
from swcore.protocol.requests import REQUESTS, Request
from swcore.wording import menus

ROOT = Path(__file__).parents[1]
FILE = ROOT / "schemas" / "protocol.schema.json"
ADDRESS = "https://json-schema.org/draft/2020-12/schema"
PLAIN = {str: {"type": "string"}, int: {"type": "integer"}, float: {"type": "number"}, bool: {"type": "boolean"}, Any: {}}
ENVELOPES = (answers.Answer, answers.Failure, answers.Notice)
OBJECT: dict[str, Any] = {"type": "object"}
# What an answer holds, by request: a class, or fields with their schemas.
ANSWERS: dict[str, Any] = {
    "hello": answers.Welcome,
    "games": {"games": {"type": "array", "items": OBJECT}},
    **dict.fromkeys(("new", "load", "status", "seat", "watch", "act", "undo", "redo", "resign"), answers.Status),
    "save": {"save": {"type": "string"}},
    "close": {},
    "view": {"view": OBJECT},
    "scene": {"game": {"type": "string"}, "title": {"type": "string"}, "elements": {"type": "array", "items": OBJECT}},
    "menu": menus.Menu,
    "complete": menus.Completion,
    "why": menus.Why,
    "about": menus.About,
    "board": {"elements": {"type": "array", "items": OBJECT}},
    "tell": {"step": {"type": "integer"}, "sentences": {"type": "array", "items": menus.Sentence}},
    "forecast": {"endings": {"type": "array", "items": menus.Forecast}},
    "news": {
        "cursor": {"type": "string"},
        "version": {"type": "integer"},
        "again": {"type": "boolean"},
        "steps": {"type": "array", "items": OBJECT},
    },
    "looks": {"looks": {"type": "object", "additionalProperties": OBJECT}},
    "rules": {
        "clauses": {"type": "array", "items": OBJECT},
        "pieces": {"type": "object", "additionalProperties": {"type": "string"}},
    },
    "bot": answers.Chosen | answers.Status,
    "analyse": answers.Analysis,
}


def told(kind: type) -> tuple[str, dict[str, str]]:
    """Return what the docstring of a class says: of the whole, and of each field, those of its bases included."""
    found: dict[str, str] = {}
    for one in reversed(kind.__mro__[:-1]):
        text = inspect.cleandoc(one.__dict__.get("__doc__") or "").partition("Args:\n")[2]
        for name, said in re.findall(r"^ {4}(\w+): (.*(?:\n {8}.*)*)", text, re.MULTILINE):
            found[name] = re.sub(r"\s+", " ", said)
    whole = inspect.cleandoc(kind.__doc__ or "").partition("Args:")[0].strip()
    return re.sub(r"\s+", " ", whole), found


def of_type(kind: Any, defs: dict[str, Any]) -> dict[str, Any]:
    """Return the schema of a type; classes are put into the definitions."""
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if origin is Annotated:
        return {**of_type(args[0], defs), **_limits(args[0], args[1])}
    if origin in (typing.Union, types.UnionType):
        return {"anyOf": [of_type(one, defs) for one in args]}
    if kind is type(None):
        return {"type": "null"}
    if origin is tuple:
        if len(args) == 2 and args[1] is not Ellipsis:
            return {"type": "array", "prefixItems": [of_type(one, defs) for one in args], "items": False, "minItems": len(args)}
        return {"type": "array", "items": of_type(args[0], defs)}
    if origin is not None and issubclass(origin, Mapping):
        inner = of_type(args[1], defs)
        return {"type": "object", **({"additionalProperties": inner} if inner else {})}
    if attrs.has(kind):
        if kind.__name__ not in defs:
            defs[kind.__name__] = {}  # it may speak of itself
            defs[kind.__name__] = of_class(kind, defs)
        return {"$ref": f"#/$defs/{kind.__name__}"}
    return dict(PLAIN[kind])


def _limits(kind: Any, limit: Any) -> dict[str, Any]:
    if isinstance(limit, Within):
        return {"minimum": limit.low, "maximum": limit.high}
    if isinstance(limit, OneOf):
        return {"enum": list(limit.words)}
    assert isinstance(limit, Most)
    return {"maxLength" if kind is str else "maxItems": limit.length}


def of_class(kind: type, defs: dict[str, Any], do: str = "") -> dict[str, Any]:
    """Return the schema of a class made by attrs.

    Args:
        kind: the class.
        defs: the definitions.
        do: the name of a request.
    """
    whole, said = told(kind)
    fields: dict[str, Any] = {"do": {"const": do}} if do else {}
    required = ["do"] if do else []
    for field in attrs.fields(kind):
        fields[field.name] = {**of_type(hints(kind)[field.name], defs), "description": said.get(field.name, "")}
        if field.default is attrs.NOTHING:
            required.append(field.name)
    return {
        "description": whole,
        "type": "object",
        "properties": fields,
        **({"required": required} if required else {}),
        "additionalProperties": False,
    }


def of_answer(held: Any, defs: dict[str, Any]) -> dict[str, Any]:
    """Return the schema of what an answer holds."""
    if not isinstance(held, dict):
        return of_type(held, defs)

    def inner(one: Any) -> Any:
        if isinstance(one, type):
            return of_type(one, defs)
        return {name: inner(value) if name == "items" else value for name, value in one.items()} if isinstance(one, dict) else one

    return {"type": "object", "properties": {name: inner(one) for name, one in held.items()}, "required": list(held)}


def name_of(do: str) -> str:
    """Return the name of the definition of a request."""
    return f"{do.capitalize()}Request"


def protocol_schema() -> dict[str, Any]:
    """Return the schema: a message is a request, an answer, a failure or a notice."""
    defs: dict[str, Any] = {}
    requests: dict[str, type[Request]] = dict(sorted(REQUESTS.items()))
    for do, kind in requests.items():
        defs[name_of(do)] = of_class(kind, defs, do)
    for do in requests:
        defs[f"{do.capitalize()}Answer"] = of_answer(ANSWERS[do], defs)
    messages = [of_type(kind, defs) for kind in ENVELOPES]
    defs["Request"] = {"oneOf": [{"$ref": f"#/$defs/{name_of(do)}"} for do in requests]}
    return {
        "$schema": ADDRESS,
        "title": f"The messages of swcore, protocol {answers.PROTOCOL}",
        "description": "One message a line: a request of a caller, or an answer, a failure or a notice to it.",
        "anyOf": [{"$ref": "#/$defs/Request"}, *messages],
        "$defs": dict(sorted(defs.items())),
    }


def schema_text() -> str:
    """Return the text of the file."""
    return json.dumps(protocol_schema(), indent=1, ensure_ascii=False, allow_nan=False) + "\n"
