"""The page of the protocol, made from the classes of its messages: docs/reference/protocol.md."""

from __future__ import annotations

import typing
from typing import Annotated, Any

import attrs

from scripts.protocol_schema import ANSWERS, told
from swcore.protocol import answers
from swcore.protocol.forms import Within, called, hints
from swcore.protocol.lines import DEEP, LINE
from swcore.protocol.requests import REQUESTS, AtSeat, AtTable, Move, Request

HEAD = f"""# Protocol

<!-- Written by scripts/make_docs.py from swcore/protocol. -->

Front ends and bots in any language speak with games by JSON messages, one object a line, in UTF-8. The same messages go through
`swcore engine` on stdin and stdout, through `swcore serve` over a WebSocket, and as Python objects through
`swcore.protocol.Conversation`. [Embed in any language](../how-to/embed-anywhere.md) shows how to begin. `swcore schema protocol`
prints the JSON Schema of all messages.

A request names in `do` what is asked, and may bring an `id`, which comes back. Each request has one answer:

```text
{{"do": "new", "game": "small-world", "seats": 2, "id": 1}}
{{"id": 1, "answer": {{"table": "t1", "game": "base.small_world", "seats": 2, "pending": [0], "over": false, ...}}}}
{{"do": "act", "action": "conquer r99", "id": 2}}
{{"id": 2, "error": {{"code": "illegal-action", "text": "...", "hint": "...", "params": {{"action": "conquer r99"}}}}}}
```

An error changes nothing and ends nothing. Its `code` is for programs ([Errors](errors.md)), its `text` and `hint` for people, in
the language of `lang`. Fields that a request does not know are refused, and so is a message of more than {LINE // 1024} KiB over
the network, one nested more than {DEEP} deep, a key that stands twice, and NaN. What comes back may get further fields within one
number of the protocol, which is {answers.PROTOCOL}: pass over those that you do not know; the schemas have those of this version
and no others. What has its default is left out of answers.

Seats count from 0. A conversation owns all seats until it takes one (`seat`) or watches (`watch`): then it sees and does only
what that seat may, and is sent `{{"notice": "changed", "table": "t1"}}` when somebody else has changed the game.

An action is its text, such as `conquer r05 die`, or data, the kind with the names and values of its arguments as menus have them:
`{{"kind": "conquer", "arguments": [{{"name": "region", "value": "r05"}}, {{"name": "way", "value": "die"}}]}}`.

A change may bring a `key`, a name of its own choice; each seat has keys of its own. Sent again under the same key, by a caller
who has heard no answer, it is answered and not done twice. It may bring the `cursor` of the position that it is meant for as
`expect`: when the game has gone on since, as far as the seat can see, it is refused as `stale`.

"""


def page() -> str:
    """Return the page."""
    common = [_fields(Request, "every request"), _fields(AtTable, "what is asked about a game", Request)]
    common += [_fields(AtSeat, "what is asked for a seat", AtTable), _fields(Move, "what changes a game", AtSeat)]
    parts = [HEAD, "## Fields of several requests\n\n", *common, "## Requests\n\n"]
    for do, kind in sorted(REQUESTS.items()):
        whole, _ = told(kind)
        parts.append(f"### {do}\n\n{whole}{_like(kind)}\n\n{_table(kind, kind.__mro__[1])}{_answer(do)}")
    parts.append("## What stands in answers\n\n")
    own = (answers.Status, answers.Welcome, answers.Chosen, answers.Analysis, answers.Alternative, answers.Wrong)
    others = {kind for held in ANSWERS.values() for kind in _classes(held) if attrs.has(kind)} - {*own}
    for held in (*own, *sorted(others, key=lambda kind: kind.__name__)):
        parts.append(f"### {held.__name__}\n\n{told(held)[0]}\n\n{_table(held, None)}")
    return "".join(parts).rstrip("\n") + "\n"


def _classes(held: Any) -> tuple[Any, ...]:
    """Return the classes that an answer holds, in its fields too."""
    if isinstance(held, dict):
        return tuple(one for part in held.values() if isinstance(part, dict | type) for one in _classes(part))
    return typing.get_args(held) or (held,)


def _like(kind: type[Request]) -> str:
    base: type = kind.__mro__[1]
    known: dict[type, str] = {AtTable: "`table`", AtSeat: "`table`, `seat`", Move: "`table`, `seat`, `key`, `expect`"}
    named = known.get(base, "")
    return f" Takes {named}." if named else ""


def _fields(kind: type, what: str, base: type | None = None) -> str:
    return f"Of {what}:\n\n{_table(kind, base)}"


def _table(kind: type, base: type | None) -> str:
    """Return the fields of a class that its base does not have, as a table; "" when there are none."""
    known = {field.name for field in attrs.fields(base)} if base is not None and attrs.has(base) else set()
    said = told(kind)[1]
    rows = [
        f"| `{field.name}` | {_type(hints(kind)[field.name])} | {said.get(field.name, '')} |"
        for field in attrs.fields(kind)
        if field.name not in known
    ]
    return "\n".join(["| field | type | meaning |", "| --- | --- | --- |", *rows, "", ""]) if rows else ""


def _type(kind: Any) -> str:
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if origin is Annotated and isinstance(args[1], Within) and args[1].high <= 1_000:
        return f"{called(kind)}, {args[1].low:g} to {args[1].high:g}"
    return called(kind)


def _answer(do: str) -> str:
    held = ANSWERS[do]
    if not isinstance(held, dict):
        kinds = typing.get_args(held) or (held,)
        return f"Answer: {' or '.join(f'[{kind.__name__}](#{kind.__name__.lower()})' for kind in kinds)}.\n\n"
    if "$ref" in held:
        return f"Answer: {_schema(held)}.\n\n"
    named = (f"`{name}`{_form(one)}" for name, one in held.items())
    return f"Answer: {', '.join(named) or 'nothing'}.\n\n"


def _form(held: Any) -> str:
    """Return where a field of an answer is described, in brackets; nothing for a plain one."""
    if isinstance(held, type):
        return f" ([{held.__name__}](#{held.__name__.lower()}))"
    return f" ({_schema(held)})" if "$ref" in held else ""


def _schema(reference: dict[str, str]) -> str:
    """Return the link to a schema."""
    name = reference["$ref"]
    return f"[`{name}`](../../schemas/{name})"


PAGES = {"protocol.md": page}
