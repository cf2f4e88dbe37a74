"""The page of what a server answers over HTTP and the socket: docs/reference/network.md."""

from __future__ import annotations

from typing import Any

from swcore_server.refusals import STATES

from scripts.http_document import document
from scripts.socket_document import ADDRESS, asked

HEAD = """# What a server answers

<!-- Written by scripts/make_docs.py from apps/server/swcore_server/api.py and swcore/protocol. -->

[`openapi.json`](../../schemas/openapi.json) describes the HTTP part of `swcore serve` (OpenAPI 3.1),
[`asyncapi.json`](../../schemas/asyncapi.json) the socket (AsyncAPI 3.0). Both refer to
[`protocol.schema.json`](../../schemas/protocol.schema.json) and the [schemas](schemas.md) beside it, and are made from the code.
How it is used: [Run a server](../how-to/run-a-server.md), [Embed in any language](../how-to/embed-anywhere.md).

"""


def page() -> str:
    """Return the page."""
    parts = [HEAD, "## HTTP\n\n"]
    for path, methods in document()["paths"].items():
        parts += [_operation(path, method, one) for method, one in methods.items()]
    states = ", ".join(f"{state} (`{code}`)" for code, state in sorted(STATES.items()))
    parts.append(f"What is refused comes as a [failure](protocol.md#wrong) with the state 400, or {states}.\n\n")
    named = ", ".join(f"[`{do}`](protocol.md#{do})" for do in asked())
    parts.append(f"## The socket\n\nAt `{ADDRESS}`, a message in each frame of text. A caller may send: {named}. ")
    parts.append("Before anything about a table come `seat` with its `table` and `token`, or `watch`. `")
    parts.append('{"notice": "changed", "table": ...}` comes without being asked when a game has gone on.\n')
    return "".join(parts)


def _operation(path: str, method: str, told: dict[str, Any]) -> str:
    given = told.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    back = next(iter(told["responses"]["200"]["content"].values()))["schema"]
    lines = [f"### `{method.upper()} {path}`\n", told["summary"], ""]
    lines += [f"Sent: {_fields(given)}.", ""] if given is not None else []
    return "\n".join([*lines, f"Comes back: {_fields(back)}.", "", ""])


def _fields(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return f"`{schema['$ref'].rpartition('/')[2]}`"
    return ", ".join(f"`{name}`" for name in schema.get("properties", ())) or (
        "nothing" if schema.get("type") == "object" else "text"
    )


PAGES = {"network.md": page}
