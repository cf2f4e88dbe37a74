"""Holds every answer of a server over HTTP against the OpenAPI document."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from scripts.http_document import document
from swcore.text.resources import schema, schema_names

UNCHANGED = 304  # of a file that a browser has: there is nothing in it
FAILURE = {"$ref": "protocol.schema.json#/$defs/Failure"}


def closed(told: Any) -> Any:
    """Return a schema of an answer whose objects have no other fields than those that it names."""
    if isinstance(told, list):
        return [closed(one) for one in told]
    if not isinstance(told, dict):
        return told
    found = {name: closed(one) for name, one in told.items()}
    return {**found, "additionalProperties": False} if "properties" in told and "additionalProperties" not in told else found


@cache
def validator(path: str, method: str, state: int) -> Draft202012Validator | None:
    """Return what checks the answer of a route; None where it is no JSON, and a failure's where there is no such route."""
    asked = FAILURE
    if path:
        answers = document()["paths"][path][method]["responses"]
        assert str(state) in answers, f"{method} {path} answers {state}, which the document does not tell"
        [(kind, content)] = answers[str(state)]["content"].items()
        if kind != "application/json":
            return None
        asked = closed(content["schema"])
    return Draft202012Validator(asked, registry=known())


@cache
def known() -> Registry[Any]:
    """Return the schemas that an answer may refer to, by their ids and, as the document does, by their files."""
    found = {name: Resource.from_contents(schema(name)) for name in schema_names()}
    ids = {str(one.id()): one for one in found.values()}
    return Registry().with_resources([*ids.items(), *((f"{name}.schema.json", one) for name, one in found.items())])


@cache
def patterns() -> list[tuple[re.Pattern[str], str, frozenset[str]]]:
    """Return the paths of the document, as patterns, with their methods."""
    paths = document()["paths"]
    return [(re.compile(re.sub(r"{\w+}", "[^/]+", path)), path, frozenset(methods)) for path, methods in paths.items()]


def check(answer: Any) -> None:
    """Refuse an answer that is not as the document tells."""
    asked = answer.request
    method, address = asked.method.lower().replace("head", "get"), asked.url.path
    path = next((path for pattern, path, ways in patterns() if pattern.fullmatch(address) and method in ways), "")
    if asked.method in ("HEAD", "OPTIONS") or answer.status_code == UNCHANGED or (not path and answer.status_code < 400):
        return
    answer.read()
    found = validator(path, method if path else "", answer.status_code if path else 0)
    kind = answer.headers["content-type"].partition(";")[0]
    if not path and kind == "text/html" and kind in asked.headers.get("accept", ""):  # the page for who reads
        return
    if found is None:
        assert kind.startswith("text/")
        return
    assert kind == "application/json", f"{asked.method} {address} answers {kind}"
    wrong = next(found.iter_errors(answer.json()), None)
    assert wrong is None, f"{asked.method} {address}: {wrong.message[:300]} at {wrong.json_path}"
