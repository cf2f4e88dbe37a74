"""The pages that are written: what is alike in all of them stands in `page.html`."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from markupsafe import Markup

OPTION = re.compile(r"\W?--?\w")


def filled(name: str, **values: Any) -> str:
    """Return a page as text.

    Args:
        name: its file.
        values: what stands in it.
    """
    from jinja2 import Environment, PackageLoader  # the help of commands is light

    known = Environment(autoescape=True, loader=PackageLoader("swcore_lab", ""))
    known.filters |= {"prose": prose, "command": command}
    return known.get_template(name).render(**values)


def prose(text: str) -> Markup:
    """Return a sentence whose options, such as `--seed`, never break after a dash."""
    return _worded(text, "option", lambda word: OPTION.match(word) is not None)


def command(line: str) -> Markup:
    """Return a command line that breaks at blanks, and within a word only where that is longer than a line."""
    return _worded(line, "word", bool)


def _worded(text: str, kind: str, meant: Callable[[str], bool]) -> Markup:
    """Return a text with an element around each word that is meant; it is copied as it was."""
    from markupsafe import Markup, escape

    element = Markup('<span class="{}">{}</span>')
    return Markup(" ").join(element.format(kind, word) if meant(word) else escape(word) for word in text.split(" "))
