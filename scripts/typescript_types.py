"""The types of TypeScript, made from the schemas: clients/typescript/swcore.d.ts, written by `make docs-pages`.

A small maker of our own: the schemas use few words, and so the types are made and checked where no Node is installed. What a type
cannot say, such as how long a text may be, is left to the schema.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
FILE = ROOT / "clients" / "typescript" / "swcore.d.ts"
SCHEMAS = ROOT / "schemas"
# What messages hold, and what Python callers get as JSON; piece files and positions are for other readers.
FILES = (
    *("about", "action", "actions", "board", "completion", "event", "forecast", "games", "map", "menu", "news", "scene", "told"),
    *("view", "why", "protocol"),
)
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
HEAD = """\
// The types of what swcore says and hears: protocol {number}. Written by scripts/typescript_types.py from schemas/.
// Answers may get further fields within one number of the protocol: pass over those that you do not know.
"""
# Schemas and parts whose own name would say too little, or is that of another, or is written as one word.
NAMES = {
    ("action", ""): "ActionForm",
    ("actions", ""): "ActionSpace",
    ("actions", "actionkind"): "ActionKind",
    ("board", ""): "Boards",
    ("event", ""): "GameEvent",
    ("forecast", ""): "Forecasts",
    ("games", ""): "Games",
    ("map", ""): "GameMap",
    ("map", "border"): "MapBorder",
    ("map", "point"): "MapPoint",
    ("map", "region"): "MapRegion",
    ("protocol", ""): "Message",
    ("state", "open"): "OpenState",
    ("state", "value"): "PlainData",
    ("told", ""): "Sentences",
    **{("games", f"{one.lower()}info"): f"{one}Info" for one in ("Edition", "Game", "Map", "Option")},
}
# Types that no union holds, and what is said of it there: beside one that may be anything, no field would tell the others apart.
APART = {"OtherEvent"}
BESIDE = {
    "GameEvent": "`event` tells which one it is. Not among them is `OtherEvent`: read an event of somebody else's game as one."
}


class Types:
    """Collects types by name while schemas are read."""

    def __init__(self) -> None:
        self.made: dict[str, str] = {}
        self._open: set[str] = set()
        self._files: dict[str, Any] = {}

    def file(self, name: str) -> Any:
        """Return a schema as data."""
        if name not in self._files:
            self._files[name] = json.loads((SCHEMAS / f"{name}.schema.json").read_text(encoding="utf-8"))
        return self._files[name]

    def whole(self, name: str) -> str:
        """Return the name of the type of a whole schema, which is made where it is not yet."""
        schema = self.file(name)
        if "$ref" in schema:
            return self.of(schema, name)
        return self._named(
            NAMES.get((name, "")) or called(name), {key: one for key, one in schema.items() if key != "$defs"}, name
        )

    def part(self, file: str, name: str) -> str:
        """Return the name of the type of a definition, which is made where it is not yet."""
        return self._named(NAMES.get((file, name)) or called(name), self.file(file)["$defs"][name], file)

    def _named(self, name: str, schema: Any, file: str) -> str:
        if name in self._open:
            return name  # it speaks of itself
        self._open.add(name)
        made = declared(name, schema, self.of(schema, file))
        self._open.remove(name)
        assert self.made.setdefault(name, made) == made, f"two types are called {name}"
        return name

    def of(self, schema: Any, file: str, depth: int = 0) -> str:
        """Return the type of a schema that stands in a file."""
        if "$ref" in schema:
            whole, _, part = schema["$ref"].partition("#/$defs/")
            at = whole.removesuffix(".schema.json") or file
            return self.part(at, part) if part else self.whole(at)
        if "const" in schema:
            return json.dumps(schema["const"], allow_nan=False)
        if "enum" in schema:
            return " | ".join(json.dumps(one, ensure_ascii=False, allow_nan=False) for one in schema["enum"])
        for word in ("anyOf", "oneOf"):
            if word in schema:
                made = dict.fromkeys(self.of(one, file, depth) for one in schema[word])
                return " | ".join(one for one in made if one not in APART)
        kinds = schema.get("type", ())
        kinds = [kinds] if isinstance(kinds, str) else kinds
        return " | ".join(dict.fromkeys(self._plain(kind, schema, file, depth) for kind in kinds)) or "unknown"

    def _plain(self, kind: str, schema: Any, file: str, depth: int) -> str:
        if kind == "array":
            return self._list(schema, file, depth)
        return self._object(schema, file, depth) if kind == "object" else PLAIN[kind]

    def _list(self, schema: Any, file: str, depth: int) -> str:
        if "prefixItems" in schema:
            return f"[{', '.join(self.of(one, file, depth) for one in schema['prefixItems'])}]"
        inner = self.of(schema.get("items", {}), file, depth)
        return f"({inner})[]" if " | " in inner and not inner.endswith("}") else f"{inner}[]"

    def _object(self, schema: Any, file: str, depth: int) -> str:
        more = schema.get("additionalProperties", True)
        fields = schema.get("properties", {})
        rest = self.of(more, file, depth) if isinstance(more, dict) else "unknown"
        if not fields:
            return f"Record<string, {rest if more else 'never'}>"
        indent, lines = "  " * (depth + 1), ["{"]
        for name, one in fields.items():
            if "description" in one:
                lines.append(f"{indent}/** {safe(one['description'])} */")
            mark = "" if name in schema.get("required", ()) else "?"
            key = name if re.fullmatch(r"\w+", name) else json.dumps(name, allow_nan=False)
            lines.append(f"{indent}{key}{mark}: {self.of(one, file, depth + 1)};")
        if (more and more is not True) or schema.get("additionalProperties") is True:
            lines.append(f"{indent}[name: string]: unknown;")
        return "\n".join([*lines, "  " * depth + "}"])


def called(name: str) -> str:
    """Return a word as the name of a type."""
    return "".join(one[:1].upper() + one[1:] for one in re.split(r"[-_$]+", name))


def safe(text: str) -> str:
    """Return a text as it may stand in a comment."""
    return text.replace("*/", "* /").replace("None", "null").replace("False", "false").replace("True", "true")


def declared(name: str, schema: Any, body: str) -> str:
    """Return the declaration of a type."""
    about = " ".join(filter(None, (safe(schema.get("description") or schema.get("title", "")), BESIDE.get(name))))
    head = f"/** {about} */\n" if about else ""
    return head + (
        f"export interface {name} {body}\n" if body.startswith("{") and body.endswith("}") else f"export type {name} = {body};\n"
    )


def tables(types: Types) -> str:
    """Return the types that tell of each request what is asked and answered."""
    asked = [one["$ref"].rpartition("/")[2] for one in types.file("protocol")["$defs"]["Request"]["oneOf"]]
    names = [one.removesuffix("Request") for one in asked]
    lines = ["/** What is asked, by what stands in `do`. */", "export interface Requests {"]
    lines += [f"  {name.lower()}: {types.part('protocol', f'{name}Request')};" for name in names]
    lines += ["}", "", "/** What an answer holds, by what stood in `do`. */", "export interface Answers {"]
    lines += [f"  {name.lower()}: {types.part('protocol', f'{name}Answer')};" for name in names]
    return "\n".join([*lines, "}", ""])


def text() -> str:
    """Return the text of the file."""
    types = Types()
    for name in FILES:
        types.whole(name)
    for name in types.file("protocol")["$defs"]:
        types.part("protocol", name)
    number = types.file("protocol")["title"].rpartition(" ")[2]
    made = "\n".join(one for _, one in sorted(types.made.items()))
    return f"{HEAD.format(number=number)}\n{made}\n{tables(types)}"


def write() -> None:
    """Write the file."""
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    write()
