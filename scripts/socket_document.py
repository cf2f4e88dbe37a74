"""The AsyncAPI document of the socket of the server: schemas/asyncapi.json, made from the requests of the protocol."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from swcore_server.asking import INSIDE

from scripts.protocol_schema import told
from swcore.protocol import answers
from swcore.protocol.requests import REQUESTS

FILE = Path(__file__).parents[1] / "schemas" / "asyncapi.json"
ADDRESS = "/api/socket"
DRAFT = "application/schema+json;version=2020-12"


def message(schema: dict[str, Any], about: str) -> dict[str, Any]:
    """Return a message."""
    return {"summary": about, "contentType": "application/json", "payload": {"schemaFormat": DRAFT, "schema": schema}}


def answer(do: str) -> dict[str, Any]:
    """Return the schema of the answer to a request, with its id."""
    whole = {"$ref": "protocol.schema.json#/$defs/Answer"}
    held = {"$ref": f"protocol.schema.json#/$defs/{do.capitalize()}Answer"}
    return {"allOf": [whole, {"type": "object", "properties": {"answer": held}}]}


def asked() -> list[str]:
    """Return the requests that may come over the socket."""
    return sorted(do for do in REQUESTS if do not in INSIDE)


def document() -> dict[str, Any]:
    """Return the document."""
    messages = {
        "failure": message({"$ref": "protocol.schema.json#/$defs/Failure"}, told(answers.Failure)[0]),
        "notice": message({"$ref": "protocol.schema.json#/$defs/Notice"}, told(answers.Notice)[0]),
    }
    operations: dict[str, Any] = {"notify": {"action": "send", "channel": _channel(), "messages": [_at("notice")]}}
    for do in asked():
        messages[do] = message({"$ref": f"protocol.schema.json#/$defs/{do.capitalize()}Request"}, told(REQUESTS[do])[0])
        messages[f"{do}-answer"] = message(answer(do), f"The answer to `{do}`.")
        operations[do] = {
            "action": "receive",
            "channel": _channel(),
            "messages": [_at(do)],
            "reply": {"channel": _channel(), "messages": [_at(f"{do}-answer"), _at("failure")]},
        }
    about = "The messages of docs/reference/protocol.md, one in each frame of text, as `swcore serve` takes them."
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "swcore socket", "version": str(answers.PROTOCOL), "description": about, "license": {"name": "MIT"}},
        "servers": {"here": {"host": "127.0.0.1:8000", "protocol": "ws"}},
        "channels": {"socket": {"address": ADDRESS, "messages": messages}},
        "operations": operations,
    }


def _channel() -> dict[str, str]:
    return {"$ref": "#/channels/socket"}


def _at(name: str) -> dict[str, str]:
    return {"$ref": f"#/channels/socket/messages/{name}"}


def text() -> str:
    """Return the text of the file."""
    return json.dumps(document(), indent=1, ensure_ascii=False, allow_nan=False) + "\n"
