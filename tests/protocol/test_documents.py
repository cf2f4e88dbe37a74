"""The documents of the server, OpenAPI and AsyncAPI, are valid, are made from the code, and leave nothing out."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from jsonschema import Draft7Validator
from openapi_spec_validator import validate

pytest.importorskip("swcore_server", reason="the server is not installed: make dev")

from swcore_server.api import FIELDS, NEW

from scripts import http_document, socket_document
from swcore.protocol.requests import REQUESTS
from swcore.text.resources import schema

# The schema of AsyncAPI comes from npm, as the compiler of TypeScript does.
ASYNCAPI = Path("build/typescript/node_modules/@asyncapi/specs/schemas/3.0.0-without-$id.json")
ROOT = Path(__file__).parents[2]
DOCUMENTS = (http_document, socket_document)


@pytest.mark.parametrize("made", DOCUMENTS, ids=lambda made: made.FILE.stem)
def test_a_document_is_what_the_code_says(made: object) -> None:
    assert made.FILE.read_text(encoding="utf-8") == made.text(), "run make docs-pages"  # type: ignore[attr-defined]


@pytest.mark.parametrize("made", DOCUMENTS, ids=lambda made: made.FILE.stem)
def test_what_a_document_refers_to_is_there(made: object) -> None:
    for file, part in re.findall(r'"\$ref": "(\w+)\.schema\.json(?:#/\$defs/(\w+))?"', made.text()):  # type: ignore[attr-defined]
        assert not part or part in schema(file)["$defs"]


def test_the_openapi_document_is_valid() -> None:
    validate(http_document.document(), base_uri=http_document.FILE.as_uri())


@pytest.mark.skipif(not (ROOT / ASYNCAPI).exists(), reason="the schema of AsyncAPI is not installed: make typescript")
def test_the_asyncapi_document_is_valid() -> None:
    whole = json.loads((ROOT / ASYNCAPI).read_text(encoding="utf-8"))
    Draft7Validator(whole).validate(socket_document.document())


def test_every_route_says_what_is_sent_and_comes_back() -> None:
    named = {name for _, _, name in http_document.routes()}
    assert named == {*http_document.BODIES, *http_document.TEXTS}, "describe it in scripts/http_document.py"
    for _, method, name in http_document.routes():
        assert (method == "post") == (http_document.BODIES.get(name, (None,))[0] is not None), name


def test_every_request_is_told_or_is_of_the_house_alone() -> None:
    operations = set(socket_document.document()["operations"])
    assert operations - {"notify"} == set(REQUESTS) - {"new", "load", "save", "close"}


def test_a_body_is_described_with_the_fields_that_are_read_and_no_others() -> None:
    for name, (given, _) in http_document.BODIES.items():
        if given is not None:
            assert set(given["properties"]) == set(NEW if name == "create" else FIELDS[name]), name
    for methods in http_document.document()["paths"].values():
        for told in methods.values():
            if "requestBody" in told:
                assert told["requestBody"]["content"]["application/json"]["schema"]["additionalProperties"] is False
    assert {"map", "seats"} < {one["name"] for one in http_document.operation("/api/games", "preview")["parameters"]}
    assert not re.search(r"\bNone\b", http_document.text()), "JSON has null"
