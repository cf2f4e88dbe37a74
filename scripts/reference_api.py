"""The generated page of what programs, tests and tools call: each function and class with its arguments.

`scripts/make_docs.py` writes it; a test compares it with what this module would write.
"""

from __future__ import annotations

import importlib
import inspect
import re
from collections.abc import Iterator
from typing import Any

from scripts import hook_surface as surface
from scripts.reference import DOORS, WRITTEN

# The doors of which programs and tests call things; what pieces ask and answer with has pages of its own.
TOLD = (
    "swcore",
    "swcore.Game",
    "swcore.bots",
    "swcore.testing",
    "swcore_tiny_towns.testing",
    "swcore.graph",
    "swcore.graph.drawing",
    "swcore.game",
    "swcore.companion",
    "swcore.wording",
    "swcore.wording.pictures",
)
HEAD = f"""# The Python API

{WRITTEN}

The functions and classes that programs, tests and tools call, with their arguments, by the module to import them from. [Public
names](api.md) lists all doors; what hooks are called with, ask and answer has pages of its own: [Hooks](hooks.md), [Views and
records](view.md), [Answers](answers.md), [Effects](effects.md), [Values, views and effects](pieces.md).
"""


def python_api() -> str:
    """Return the page."""
    parts = [HEAD]
    for door in TOLD:
        module = _door(door)
        parts.append(f"## `{door}`\n\n{_prose(module)}\n")
        for name in DOORS[door]:
            value = getattr(module, name)
            if inspect.isclass(value) or inspect.isroutine(value) or isinstance(value, property):
                parts.append("\n".join(_entry(name, value)) + "\n")
    return "\n".join(parts)


def _door(name: str) -> Any:
    """Return a module, or the class that a door names."""
    home, _, last = name.rpartition(".")
    return getattr(importlib.import_module(home), last) if last[:1].isupper() else importlib.import_module(name)


def _entry(name: str, value: Any) -> Iterator[str]:
    """Yield the lines that tell of a function, a property or a class."""
    yield f"### `{name}{_called(value)}`\n"
    yield _prose(value)
    told = [f"- `{one}`: {text}" for title in ("Args", "Attributes") for one, text in surface.section(value, title).items()]
    told += [f"- returns: {text}" for text in _returns(value)]
    told += [f"- raises `{one}`: {text}" for one, text in surface.section(value, "Raises").items()]
    if told:
        yield "\n" + "\n".join(told)


def _called(value: Any) -> str:
    """Return what stands behind the name: arguments and what comes back, or the type of a property."""
    if isinstance(value, property):
        return f": {surface.returned(value.fget)}" if value.fget else ""
    if inspect.isclass(value):
        made = value.__init__ if "__init__" in vars(value) else None
        return f"({_arguments(made)})" if made else ""
    told = surface.returned(value)
    return f"({_arguments(value)})" + (f" -> {told}" if told and told != "None" else "")


def _arguments(function: Any) -> str:
    words, starred = [], False
    for one in surface.arguments(function):
        if one.by_name and not starred:
            words.append("*")
        starred = starred or one.by_name or one.name.startswith("*")
        default = "" if one.default is None else f" = {re.sub(r' at 0x[0-9a-f]+', '', one.default)}"
        words.append(f"{one.name}: {one.type}{default}" if one.type else f"{one.name}{default}")
    return ", ".join(words)


def _prose(value: Any) -> str:
    """Return the paragraphs of a docstring before its sections."""
    text = re.split(r"\n\n(?=[A-Z][a-z]+:\n)", inspect.getdoc(value) or "")[0]
    return "\n\n".join(_paragraph(one) for one in text.split("\n\n"))


def _paragraph(text: str) -> str:
    """Return a paragraph in one line; what is indented is code."""
    if all(line.startswith("    ") for line in text.splitlines()) and text:
        return f"```text\n{inspect.cleandoc(text)}\n```"
    return re.sub(r"\s+", " ", text).strip()


def _returns(value: Any) -> Iterator[str]:
    """Yield what a docstring says under *Returns*."""
    found = re.search(r"\nReturns:\n((?:    .*\n?)+)", inspect.getdoc(value) or "")
    if found:
        yield re.sub(r"\s+", " ", found[1]).strip()


PAGES = {"python-api.md": python_api}
