"""The JSON Schema of the protocol, made from the types of its messages: schemas/protocol.schema.json."""

from __future__ import annotations

import inspect
import json
import re
import types
import typing
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Annotated, Any

import attrs

from scripts.shown_schemas import DRAFT, HOME
from swcore.protocol import answers
from swcore.protocol.forms import Most, OneOf, Within, hints
from swcore.protocol.requests import REQUESTS, Request
from swcore.text.clauses import Clause, Opening
from swcore.wording.endings import Ending
from swcore.wording.guiding import Guidance
from swcore.wording.looks import Look

ROOT = Path(__file__).parents[1]
FILE = ROOT / "schemas" / "protocol.schema.json"
PLAIN = {str: {"type": "string"}, int: {"type": "integer"}, float: {"type": "number"}, bool: {"type": "boolean"}, Any: {}}
ENVELOPES = (answers.Answer, answers.Failure, answers.Notice)


def shown(name: str) -> dict[str, Any]:
    """Return the reference to another schema."""
    return {"$ref": f"{name}.schema.json"}


LOOKS: dict[str, Any] = {"type": "object", "additionalProperties": Look}
LYING = [{"$ref": f"scene.schema.json#/$defs/{kind}"} for kind in ("board", "area", "stack", "marker", "card")]
# What an answer holds, by request: a class, another schema, or fields with their schemas.
ANSWERS: dict[str, Any] = {
    "hello": answers.Welcome,
    "games": {"games": shown("games")},
    **dict.fromkeys(("new", "load", "status", "seat", "watch", "act", "undo", "redo", "resign"), answers.Status),
    "save": {"save": {"type": "string", "description": "the text: lines, each as save.schema.json says."}},
    "close": {},
    "view": {"view": shown("view")},
    "board": {"elements": shown("board")},
    "tell": {"step": {"type": "integer", "minimum": 0}, "sentences": shown("told")},
    "forecast": {"endings": shown("forecast")},
    **{name: shown(name) for name in ("scene", "menu", "about", "news", "why")},
    "complete": shown("completion"),
    "actions": shown("actions"),
    "ending": Ending,
    "guide": Guidance,
    "preview": {
        "elements": {"type": "array", "items": {"anyOf": LYING}},
        "looks": {"type": "object", "additionalProperties": Look},
    },
    "looks": {"looks": {"type": "object", "additionalProperties": Look}},
    "rules": {
        "opening": Opening,
        "clauses": {"type": "array", "items": Clause},
        "foreign": {"type": "array", "items": {"type": "string"}},
        "pieces": {"type": "object", "additionalProperties": {"type": "string"}},
    },
    "bot": answers.Chosen | answers.Status,
    "analyse": answers.Analysis,
}
# Fields of answers that joined when conversations had been recorded: servers of before do not say them.
JOINED = {"rules": ("opening", "foreign")}
MAP_NAME = {"type": "string", "maxLength": 128}
# What a field of a request holds that another schema describes.
FIELDS: dict[tuple[str, str], dict[str, Any]] = {
    **{
        (do, "map"): {"anyOf": [{"type": "string", "maxLength": 128}, shown("map"), {"type": "null"}]}
        for do in ("new", "preview")
    },
    **{(do, "action"): {"anyOf": [{"type": "string", "maxLength": 1000}, shown("action")]} for do in ("act", "why")},
}


def told(kind: type) -> tuple[str, dict[str, str]]:
    """Return what the docstring of a class says: of the whole, and of each field, those of its bases included."""
    found: dict[str, str] = {}
    for one in reversed(kind.__mro__[:-1]):
        text = re.split(r"(?:Args|Attributes):\n", inspect.cleandoc(one.__dict__.get("__doc__") or ""), maxsplit=1)[1:]
        for name, said in re.findall(r"^ {4}(\w+): (.*(?:\n {8}.*)*)", "".join(text), re.MULTILINE):
            found[name] = re.sub(r"\bNone\b", "null", re.sub(r"\s+", " ", said))  # as JSON says it
    whole = inspect.cleandoc(kind.__doc__ or "").partition("\n\n")[0].strip()
    return re.sub(r"\bNone\b", "null", re.sub(r"\s+", " ", whole)), found


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
        form = FIELDS.get((do, field.name)) or of_type(hints(kind)[field.name], defs)
        fields[field.name] = {**form, "description": said.get(field.name, "")}
        if field.default is attrs.NOTHING:
            required.append(field.name)
    return {
        "description": whole,
        "type": "object",
        "properties": fields,
        **({"required": required} if required else {}),
        "additionalProperties": False,
    }


def of_answer(held: Any, defs: dict[str, Any], joined: Collection[str] = ()) -> dict[str, Any]:
    """Return the schema of what an answer holds; fields that `joined` later need not be there."""
    if not isinstance(held, dict):
        return of_type(held, defs)

    def inner(one: Any) -> Any:
        if isinstance(one, type):
            return of_type(one, defs)
        return {name: inner(value) for name, value in one.items()} if isinstance(one, dict) else one

    if "$ref" in held:
        return held
    return {"type": "object", "properties": inner(held), "required": [name for name in held if name not in joined]}


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
        defs[f"{do.capitalize()}Answer"] = of_answer(ANSWERS[do], defs, JOINED.get(do, ()))
    messages = [of_type(kind, defs) for kind in ENVELOPES]
    defs["Request"] = {"oneOf": [{"$ref": f"#/$defs/{name_of(do)}"} for do in requests]}
    return {
        "$schema": DRAFT,
        "$id": f"{HOME}protocol.schema.json",
        "title": f"The messages of swcore, protocol {answers.PROTOCOL}",
        "description": "One message a line: a request of a caller, or an answer, a failure or a notice to it.",
        "anyOf": [{"$ref": "#/$defs/Request"}, *messages],
        "$defs": dict(sorted(defs.items())),
    }


def schema_text() -> str:
    """Return the text of the file."""
    return json.dumps(protocol_schema(), indent=1, ensure_ascii=False, allow_nan=False) + "\n"
