"""The generated pages of what hooks ask and give: views and records, effects, and answers.

`scripts/make_docs.py` writes them; a test compares them with what this module would write.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable
from typing import Any

from scripts import hook_surface as surface
from swcore.engine.ask import Answers
from swcore.engine.checks import Check, Several, Shape

WRITTEN = "<!-- Written by scripts/make_docs.py. -->"
VIEW = f"""# Views and records

{WRITTEN}

What a hook may ask, and what it reads in what comes back. The *unit* says what a number is: a *mask* has one bit for each region
(in towns for each square), a *count* or *tokens* or *coins* is how many there are, a *region*, a *seat* and an *army id* name
one. A fact with parentheses is called, one without is read. Nothing here can be written to.
"""
EFFECTS = f"""# Effects

{WRITTEN}

A reaction returns None, one effect or several; each is made by one of these functions. They are carried out in order; where one
asks a seat, the rest waits.
"""
ANSWERS = f"""# Answers

{WRITTEN}

What hooks are answered with, besides masks, truth values and words. A field with a default may be left out.
"""
TITLES = {
    "view": ("`view`", "In Small World and Small World of Warcraft."),
    "view.ground": ("`view.ground`", "The map of the game, as it is now."),
    "towns.view": ("`view` in Tiny Towns", ""),
    "towns.town": ("`town` in Tiny Towns", ""),
}
EFFECT_TITLES = {
    "fx": "Small World and Small World of Warcraft: `swcore.conquest.fx`",
    "towns.fx": "Tiny Towns: `swcore_tiny_towns.fx`",
}


def view() -> str:
    """Return the page of views and records."""
    parts = [VIEW]
    for path, kind in surface.VIEWS.items():
        title, where = TITLES[path]
        parts.append(f"## {title}\n\n{' '.join(filter(None, (where, surface.one_line(kind))))}\n")
        parts.append(_table(surface.facts(path, kind)))
    for kind in surface.RECORDS:
        parts.append(f"## `{kind.__name__}`\n\n{surface.one_line(kind)}\n")
        parts.append(_table(surface.facts(kind.__name__, kind)))
    return "\n".join(parts)


def effects() -> str:
    """Return the page of effects."""
    parts, before = [EFFECTS], ""
    for name, make in surface.functions().items():
        door, _, short = name.rpartition(".")
        if door != before:
            parts.append(f"## {EFFECT_TITLES[door]}\n")
        before = door
        words = surface.section(make, "Args")
        texts: dict[str, list[str]] = {}
        for one, text in words.items():
            texts.setdefault(text, []).append(f"`{one}`")
        told = [f"- {', '.join(names)}: {text}" for text, names in texts.items()]
        errors = [f"- raises `{one}`: {text}" for one, text in surface.section(make, "Raises").items()]
        lines = "\n".join((*told, *errors))
        parts.append(
            f"### `{short}({_arguments(surface.arguments(make))})`\n\n{_prose(make)}\n" + (f"\n{lines}\n" if lines else "")
        )
    return "\n".join(parts)


def answers() -> str:
    """Return the page of answers."""
    parts = [ANSWERS]
    for name, kind in surface.answers().items():
        asked = [hook for hook, spec in surface.hooks().items() if kind in made(getattr(spec, "swcore_answers", None))]
        told = f" It answers {', '.join(f'`{hook}`' for hook in asked)}." if asked else ""
        parts.append(f"## `{name}`\n\n{surface.one_line(kind)}{told}\n")
        words = {**surface.section(kind, "Args"), **surface.section(kind, "Attributes")}
        rows = [
            f"| `{one.name}` | {_type(one.type)} | {_type(one.default or '')} | {_cell(words[one.name])} |"
            for one in surface.arguments(kind)
        ]
        parts.append("\n".join(("| field | type | default | what |", "| --- | --- | --- | --- |", *rows)) + "\n")
    return "\n".join(parts)


def made(kind: Answers | None) -> set[type[Any]]:
    """Return the classes that a hook may be answered with."""
    return _made(kind.check) if kind else set()


def _made(check: Check) -> set[type[Any]]:
    if isinstance(check, Shape):
        return {check.made}
    return _made(check.each) if isinstance(check, Several) else set()


def _table(facts: Iterable[surface.Fact]) -> str:
    rows = []
    for one in facts:
        called = "" if one.arguments is None else f"({_arguments(one.arguments)})"
        doc = re.sub(r"^Return ", "", one.doc)
        rows.append(f"| `{one.name}{_cell(called)}` | {_type(one.type)} | {one.unit} | {_cell(doc[:1].upper() + doc[1:])} |")
    return "\n".join(("| fact | type | unit | what |", "| --- | --- | --- | --- |", *rows)) + "\n"


def _arguments(found: Iterable[surface.Argument]) -> str:
    words, starred = [], False
    for one in found:
        if one.by_name and not starred:
            words.append("*")
        starred = starred or one.by_name or one.name.startswith("*")
        words.append(f"{one.name}: {one.type}" + ("" if one.default is None else f" = {one.default}"))
    return ", ".join(words)


def _prose(value: Callable[..., Any]) -> str:
    """Return the paragraphs of a docstring before its sections."""
    text = re.split(r"\n\n(?=[A-Z][a-z]+:\n)", inspect.getdoc(value) or "")[0]
    return "\n\n".join(re.sub(r"\s+", " ", paragraph).strip() for paragraph in text.split("\n\n"))


def _type(text: str) -> str:
    return f"`{_cell(text)}`" if text else ""


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


PAGES = {"view.md": view, "effects.md": effects, "answers.md": answers}
