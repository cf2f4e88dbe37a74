"""Vocabularies: words that are declared once, with what they take, what they do and how they read as a rule.

A vocabulary is used in three forms: as an object of which every key is a word (`Keyed`), as an object with one word and some
further fields (`Single`), and as an object whose tag says which word it is (`Tagged`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import attrs

from swcore.authoring.findings import near
from swcore.authoring.places import Path
from swcore.authoring.shapes import Schema, Shape, Told
from swcore.authoring.spots import WRONG, Spot

Make = Callable[..., Any]


@attrs.frozen
class Field:
    """A field of an object.

    Attributes:
        shape: of its value.
        doc: what it says, in English.
        needed: whether it must be there.
    """

    shape: Shape
    doc: str = ""
    needed: bool = False


@attrs.frozen
class Fields(Shape):
    """An object with fields; read as a dict of those that are there.

    Attributes:
        fields: by name.
        check: called with the spot and the values once all of them fit; it may complain.
    """

    fields: Mapping[str, Field]
    check: Callable[[Spot, Mapping[str, Any]], None] | None = None
    wanted = {"en": "an object", "ru": "объект"}  # noqa: RUF012

    def read(self, spot: Spot, leave: Iterable[str] = ()) -> Any:
        """Return the values of the fields.

        Args:
            spot: the object.
            leave: keys that somebody else reads.
        """
        if not isinstance(spot.value, dict):
            return self.refuse(spot)
        found: dict[str, Any] = {}
        for key in spot.value:
            if key in self.fields:
                found[key] = self.fields[key].shape.read(spot.at(key))
            elif key not in leave:
                found[key] = spot.unknown({"en": "field", "ru": "поле"}, (*self.fields, *leave), key=key)
        for name, field in self.fields.items():
            if field.needed and name not in spot.value:
                known = tuple(field.shape.offered(spot))
                found[name] = spot.wrong("missing", field=name, hint=near("", known) if known else "")
        if any(value is WRONG for value in found.values()):
            return WRONG
        before = len(spot.report.findings)
        if self.check is not None:
            self.check(spot, found)
        return WRONG if any(one.grave for one in spot.report.findings[before:]) else found

    def schema(self, defs: Schema) -> Schema:
        properties = {name: documented(field.shape.schema(defs), field.doc) for name, field in self.fields.items()}
        needed = [name for name, field in self.fields.items() if field.needed]
        found: Schema = {"type": "object", "additionalProperties": False, "properties": properties}
        return {**found, "required": needed} if needed else found


@attrs.frozen
class Word:
    """A word of a vocabulary.

    Attributes:
        name: the word.
        shape: what stands behind it.
        doc: what it says, in English, for the reference and for editors.
        make: makes what carries it out, from its value and what the dialect hands along.
        say: how it reads; what it takes is the dialect's own.
    """

    name: str
    shape: Shape
    doc: str
    make: Make
    say: Make


@attrs.frozen
class Said:
    """A word as a file uses it.

    Attributes:
        word: the word.
        value: what stands behind it, as its shape reads it.
        path: where it stands.
        more: further fields beside it.
    """

    word: Word
    value: Any
    path: Path = ()
    more: Mapping[str, Any] = attrs.field(factory=dict)

    def make(self, *along: Any) -> Any:
        """Return what carries it out."""
        return self.word.make(self.value, *along)

    def say(self, *along: Any) -> Any:
        """Return how it reads."""
        return self.word.say(self.value, *along)


class Vocabulary:
    """The words of one kind.

    Args:
        name: the kind, which is also the name of its definition in the schema.
        what: a word of it, by language.
    """

    def __init__(self, name: str, what: Told) -> None:
        self.name, self.what = name, what
        self.words: dict[str, Word] = {}

    def add(self, *words: Word) -> None:
        """Take words in."""
        for word in words:
            assert word.name not in self.words, word.name
            self.words[word.name] = word


def defined(defs: Schema, name: str, made: Callable[[], Schema]) -> Schema:
    """Return a reference to a definition, which is made when it is met for the first time; it may refer to itself."""
    if name not in defs:
        defs[name] = {}
        defs[name] = made()
    return {"$ref": f"#/$defs/{name}"}


def documented(schema: Schema, doc: str) -> Schema:
    """Return a schema with what it says for editors."""
    return {**schema, "description": doc} if doc else schema
