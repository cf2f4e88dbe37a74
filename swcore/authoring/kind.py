"""Kinds of piece that a file may bring, and a piece of a file as a kind gets it to build."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import attrs

from swcore.authoring.spots import Spot
from swcore.authoring.words import Field
from swcore.engine.pieces import Piece

Words = Mapping[str, Iterable[Any]]


@attrs.frozen
class Declared:
    """A piece of a file, checked.

    Attributes:
        id: its id.
        values: its fields, those of every piece and those of its kind, as their shapes read them.
        given: the arguments that every piece takes: `name`, `text`, `clauses`, `tags`, `options`, `words`.
        spot: where it stands.
    """

    id: str
    values: Mapping[str, Any]
    given: Mapping[str, Any]
    spot: Spot


@attrs.frozen
class Kind:
    """A kind of piece that a file may bring.

    Attributes:
        name: the kind, as in `"kind": "race"`.
        doc: what it is, in English.
        fields: its own fields.
        build: makes the piece of what was declared.
        text: returns its rule text in a language, a sentence or several.
        check: looks at all its fields together; it may complain.
    """

    name: str
    doc: str
    fields: Mapping[str, Field]
    build: Callable[[Declared], Piece]
    text: Callable[[Declared, str], str]
    check: Callable[[Spot, Mapping[str, Any]], None] | None = None
