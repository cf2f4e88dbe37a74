"""The generated pages of the reference besides the hooks: public names, commands, error codes, and events.

`scripts/make_docs.py` writes them; a test compares them with what this module would write.
"""

from __future__ import annotations

import ast
import copy
import importlib
import importlib.util
import inspect
import json
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
from swcore_tiny_towns.game import tiny_towns

from scripts.imports import modules
from swcore.cli.app import cli as swcore_command
from swcore.engine.events import KERNEL_EVENTS, EventKind
from swcore.hooks.discovery import load_installed

ROOT = Path(__file__).parents[1]
WRITTEN = "<!-- Written by scripts/make_docs.py. -->"
DOORS: dict[str, list[str]] = json.loads((ROOT / "tests" / "data" / "public_names.json").read_text(encoding="utf-8"))


def api() -> str:
    """Return the page of the public names: every door with what it hands on."""
    parts = [
        f"# Public names\n\n{WRITTEN}\n\nEverything that packs, bots and apps import stands here, by the module to import it "
        "from. What is not here may change without notice. [The Python API](python-api.md) tells more of what programs and tests "
        "call.\n"
    ]
    for door in sorted(name for name in DOORS if not name[name.rfind(".") + 1].isupper()):
        module = importlib.import_module(door)
        parts.append(f"## `{door}`\n\n{_first(module)}\n")
        rows = [f"| `{name}` | {_kind(getattr(module, name))} | {_cell(_first(getattr(module, name)))} |" for name in DOORS[door]]
        parts.append("\n".join(("| name | is | what |", "| --- | --- | --- |", *rows)) + "\n")
    parts.append(f"## `swcore.Game`\n\n{_first(_game())}\n")
    rows = [f"| `{name}` | {_cell(_first(getattr(_game(), name)))} |" for name in DOORS["swcore.Game"]]
    parts.append("\n".join(("| name | what |", "| --- | --- |", *rows)) + "\n")
    return "\n".join(parts)


def _game() -> Any:
    return importlib.import_module("swcore").Game


def _kind(value: Any) -> str:
    if inspect.isclass(value):
        return "error" if issubclass(value, Exception) else "class"
    if inspect.ismodule(value):
        return "module"
    if inspect.isroutine(value):
        return re.sub(r"<\w+ (\S+) at 0x[0-9a-f]+>", r"\1", f"`{inspect.signature(value)}`").replace("|", "\\|")
    return "value" if isinstance(value, int | str | tuple | dict | frozenset) else "type"


def _first(value: Any) -> str:
    """Return the first paragraph of a docstring as one line; "" for what has none of its own."""
    if not (inspect.isclass(value) or inspect.isroutine(value) or inspect.ismodule(value) or isinstance(value, property)):
        return ""
    doc = inspect.getdoc(value)
    return re.sub(r"\s+", " ", (doc or "").partition("\n\n")[0]).strip()


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def commands() -> str:
    """Return the page of the command line: every command with its arguments and options, those of packs and apps too."""
    parts = [
        f"# The command line\n\n{WRITTEN}\n\n`swcore COMMAND --help` says the same at the terminal. Commands that packs and apps "
        "bring stand at the end.\n"
    ]
    settings: Any = {"terminal_width": 100, "max_content_width": 100, "help_option_names": ["-h", "--help"]}
    context = click.Context(swcore_command, info_name="swcore", **settings)
    own = swcore_command.get_help(context).partition("\nCommands of packs:")[0]  # what is installed here is no fact of swcore
    parts.append(f"```text\n{own.rstrip()}\n```\n")
    parts += _commands(swcore_command, context, settings)
    for distribution, found in _brought():
        for name, command in found:
            first, *rest = _command(name, command, context, settings)
            parts += [first.replace("\n\n", f"\n\nComes with `{distribution}`.\n\n", 1), *rest]
    return "\n".join(parts)


def _brought() -> Iterator[tuple[str, list[tuple[str, click.Command]]]]:
    """Yield the commands that packs and apps of this repository bring, by the name of the distribution."""
    for path in sorted(ROOT.glob("plugins/*/pyproject.toml")) + sorted(ROOT.glob("apps/*/pyproject.toml")):
        project = tomllib.loads(path.read_text(encoding="utf-8"))["project"]
        found = []
        for name, target in project.get("entry-points", {}).get("swcore.commands", {}).items():
            module, _, attribute = target.partition(":")
            if importlib.util.find_spec(module.partition(".")[0]) is None:  # an app that is not installed is read where it stands
                sys.path.append(str(path.parent))
            found.append((name, getattr(importlib.import_module(module), attribute)))
        if found:
            yield project["name"], found


def _commands(group: click.Group, context: click.Context, settings: dict[str, Any]) -> Iterator[str]:
    """Yield a part of the page for each command of a group, and for those below it."""
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert command is not None
        yield from _command(name, command, context, settings)


def _command(name: str, command: click.Command, context: click.Context, settings: dict[str, Any]) -> Iterator[str]:
    inner = click.Context(command, parent=context, info_name=name, **settings)
    command = copy.copy(command)
    command._help_option = None  # click keeps the one of whatever context asked first, with its names
    yield f"{'#' * (2 + bool(context.parent))} `{inner.command_path}`\n\n```text\n{command.get_help(inner)}\n```\n"
    if isinstance(command, click.Group):
        yield from _commands(command, inner, settings)


def errors() -> str:
    """Return the page of the error codes: every code that the sources raise, with what is said."""
    found: dict[str, dict[str, set[str]]] = {}
    for name, path in modules(ROOT).items():
        for kind, code, said in _raised(ast.parse(path.read_text(encoding="utf-8"))):
            found.setdefault(code, {}).setdefault(kind, set()).add(f"{said}\0{name}")
    told = causes()
    parts = [
        f"# Error codes\n\n{WRITTEN}\n\nEvery error that swcore raises on purpose is a `SwcoreError` with a stable `code`, a "
        "`message`, a `hint` that says what would be right, and `details` as plain data. At the terminal message and hint "
        "are shown, with `--debug` also the place. One place where a code is raised stands here for all; `...` stands for what "
        "differs.\n"
    ]
    for code in sorted(found):
        cause, cure = told.get(code, ("", ""))
        parts.append(f"## `{code}`\n\n{cause}\n\n- **What to do**: {cure}")
        for kind in sorted(found[code]):
            said, _, where = min(found[code][kind], key=lambda one: (one.startswith("...\0"), one)).partition("\0")
            example = f": {_plain(said)}" if said.strip(".") else ""
            parts.append(f"- `{kind}` of `{where}`{example}")
        parts.append("")
    return "\n".join(parts)


def causes() -> dict[str, tuple[str, str]]:
    """Return, by code, what has happened and what to do, as docs/reference/errors.toml tells it."""
    rows = tomllib.loads((ROOT / "docs" / "reference" / "errors.toml").read_text(encoding="utf-8"))
    return {code: (cause, cure) for code, (cause, cure) in rows.items()}


def _plain(text: str) -> str:
    """Return a message as Markdown shows it letter by letter."""
    return re.sub(r"([\\*_<>\[\]`])", r"\\\1", text)


def _raised(tree: ast.AST) -> Iterator[tuple[str, str, str]]:
    """Yield (class, code, message) of every error that is made with a code."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id.endswith("Error"):
            code = next((word.value for word in node.keywords if word.arg == "code"), None)
            if isinstance(code, ast.Constant) and isinstance(code.value, str):
                yield node.func.id, code.value, _said(node.args[0]) if node.args else ""


def _said(node: ast.expr) -> str:
    if isinstance(node, ast.Constant):
        return str(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "..." for part in node.values)
    return "..."


def events() -> str:
    """Return the page of the events: kernel, conquest family, Tiny Towns."""
    books = {piece.id: piece for piece in load_installed().pieces if piece.kind == "rulebook"}
    conquest: tuple[EventKind, ...] = books["base.small_world"].event_kinds  # type: ignore[attr-defined]
    groups = {
        "Every game": KERNEL_EVENTS,
        "Small World and Small World of Warcraft": conquest,
        "Tiny Towns": tiny_towns.event_kinds,
    }
    parts = [
        f"# Events\n\n{WRITTEN}\n\n`game.events(step)` returns the typed events of a step; the name of the class is the kind in "
        "camel case. *Hidden* fields are None for readers who do not own the whole game; *internal* events are shown to nobody "
        "else; past an event that *reveals* no seat can undo. What stands in each field says `event.schema.json` "
        "([Schemas](schemas.md)), where each event has a part of its own.\n"
    ]
    for title, kinds in groups.items():
        rows = [f"| `{kind.name}` | {_fields(kind)} | {_notes(kind)} | {_cell(_first(kind.reduce))} |" for kind in kinds]
        parts.append("\n".join((f"## {title}\n", "| event | fields | | what |", "| --- | --- | --- | --- |", *rows)) + "\n")
    return "\n".join(parts)


def _fields(kind: EventKind) -> str:
    return ", ".join(f"*{name}*" if name in kind.hidden else f"`{name}`" for name in kind.fields)


def _notes(kind: EventKind) -> str:
    return ", ".join(word for word, holds in (("internal", kind.internal), ("reveals", kind.reveals)) if holds)


PAGES = {"api.md": api, "commands.md": commands, "errors.md": errors, "events.md": events}
