"""The documents of the server, OpenAPI and AsyncAPI, are valid, are made from the code, and leave nothing out."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from jsonschema import Draft7Validator
from openapi_spec_validator import validate

pytest.importorskip("swcore_server", reason="the server is not installed: make dev")

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
    assert named == {*http_document.BODIES, *http_document.PLAIN}, "describe it in scripts/http_document.py"
    for _, method, name in http_document.routes():
        assert (method == "post") == (http_document.BODIES.get(name, (None,))[0] is not None), name


def test_every_request_is_told_or_is_of_the_house_alone() -> None:
    operations = set(socket_document.document()["operations"])
    assert operations - {"notify"} == set(REQUESTS) - {"new", "load", "save", "close"}
