"""Files that ship with swcore.

The JSON Schemas stand in `schemas/` at the root of the repository. A built wheel carries them as `swcore/schemas`;
an editable install reads them where they stand.
"""

from __future__ import annotations

import functools
import json
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from swcore.errors import SwcoreError, nearest

if TYPE_CHECKING:
    from jsonschema import Draft202012Validator

    from swcore.engine.pieces import Piece

DOCUMENTS = {"asyncapi": "asyncapi.json", "openapi": "openapi.json", "typescript": "swcore.d.ts"}
_SUFFIX = ".schema.json"


@functools.cache
def schema(name: str) -> dict[str, Any]:
    """Return one of the JSON Schemas of swcore.

    Args:
        name: the schema's short name: `map` for `map.schema.json`.

    Returns:
        The schema. Every call with this name gets the same object, so treat it as read-only.

    Raises:
        SwcoreError: code `unknown-schema`, when swcore ships no schema of this name.
    """
    names = schema_names()
    if name not in names:
        raise SwcoreError(f"swcore has no schema named {name!r}.", code="unknown-schema", hint=nearest(name, names), name=name)
    loaded: dict[str, Any] = json.loads((_folder() / f"{name}{_SUFFIX}").read_text(encoding="utf-8"))
    return loaded


def schema_names() -> tuple[str, ...]:
    """Return the short names of all schemas, in alphabetical order."""
    found = [entry.name for entry in _folder().iterdir()]
    return tuple(sorted(name.removesuffix(_SUFFIX) for name in found if name.endswith(_SUFFIX)))


@functools.cache
def validator(name: str, part: str = "") -> Draft202012Validator:
    """Return what checks data against a schema, and knows the others that it refers to.

    Args:
        name: the short name of the schema.
        part: one of its definitions; the whole schema when "".

    Raises:
        SwcoreError: `unknown-schema`.
    """
    from jsonschema import Draft202012Validator
    from referencing import Registry, Resource

    whole = schema(name)
    known = [(one["$id"], Resource.from_contents(one)) for one in map(schema, schema_names())]
    asked = {"$ref": f"{whole['$id']}#/$defs/{part}"} if part else whole
    return Draft202012Validator(asked, registry=Registry().with_resources(known))


def document(name: str) -> str:
    """Return a document that is made of the schemas, as text.

    Args:
        name: one of `DOCUMENTS`: `openapi` and `asyncapi` of the server, `typescript` for the types of all messages.
    """
    file = DOCUMENTS[name]
    inside = _folder() / file
    beside = Path(__file__).parents[2] / "clients" / "typescript" / file
    return (inside if inside.is_file() else beside).read_text(encoding="utf-8")


def resource(path: str, owner: Piece) -> Traversable:
    """Return the file that a piece names as `package:path`. For a piece file the package is the file, and the path is beside it.

    Args:
        path: the name.
        owner: the piece that gives it.

    Raises:
        ImportError: there is no such package.
    """
    package, _, inside = path.partition(":")
    if owner.module and package in ("", Path(owner.source).stem):
        return Path(owner.source).parent / inside
    return files(package) / inside


def _folder() -> Traversable:
    """Return the folder of the schemas: inside the package when installed, beside it in a checkout."""
    inside = files("swcore") / "schemas"
    return inside if inside.is_dir() else Path(__file__).parents[2] / "schemas"
