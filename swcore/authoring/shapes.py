"""What a value in a piece file may be: each shape reads it, complains of what does not fit, and tells itself as JSON Schema."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Self

import attrs

from swcore.authoring.findings import shown
from swcore.authoring.spots import WRONG, Spot
from swcore.wording.catalogue import LANGUAGES

Schema = dict[str, Any]
Told = Mapping[str, str]


class Shape:
    """A kind of value.

    Attributes:
        wanted: what a value of it is, by language, as a part of a sentence.
    """

    wanted: Told = {"en": "a value", "ru": "значение"}  # noqa: RUF012

    def read(self, spot: Spot) -> Any:
        """Return what a value says, or WRONG once the report has been told why it does not fit."""
        raise NotImplementedError

    def schema(self, defs: Schema) -> Schema:
        """Return the shape as JSON Schema.

        Args:
            defs: definitions by name, to which the shape may add its own.
        """
        raise NotImplementedError

    def refuse(self, spot: Spot) -> Any:
        """Complain that another kind of value stands there."""
        return spot.wrong("value", wanted=self.wanted, shown=shown(spot.value))


@attrs.frozen
class Whole(Shape):
    """A whole number in a range."""

    least: int
    most: int
    wanted = {"en": "a whole number", "ru": "целое число"}  # noqa: RUF012

    def read(self, spot: Spot) -> Any:
        if type(spot.value) is not int:
            return self.refuse(spot)
        if not self.least <= spot.value <= self.most:
            return spot.wrong("range", least=self.least, most=self.most, shown=shown(spot.value))
        return spot.value

    def schema(self, defs: Schema) -> Schema:
        return {"type": "integer", "minimum": self.least, "maximum": self.most}


class Flag(Shape):
    """True or false."""

    wanted = {"en": "true or false", "ru": "true или false"}  # noqa: RUF012

    def read(self, spot: Spot) -> Any:
        return spot.value if isinstance(spot.value, bool) else self.refuse(spot)

    def schema(self, defs: Schema) -> Schema:
        return {"type": "boolean"}


class Yes(Flag):
    """True: a word that is written or left out."""

    wanted = {"en": "true, or leave the word out,", "ru": "true (или уберите слово)"}  # noqa: RUF012

    def read(self, spot: Spot) -> Any:
        return True if spot.value is True else self.refuse(spot)

    def schema(self, defs: Schema) -> Schema:
        return {"const": True}


@attrs.frozen
class Letters(Shape):
    """A text."""

    most: int
    wanted = {"en": "a text", "ru": "текст"}  # noqa: RUF012

    def read(self, spot: Spot) -> Any:
        if not isinstance(spot.value, str):
            return self.refuse(spot)
        if not spot.value.strip():
            return spot.wrong("empty")
        return spot.value if len(spot.value) <= self.most else spot.wrong("too-long", most=self.most)

    def schema(self, defs: Schema) -> Schema:
        return {"type": "string", "minLength": 1, "maxLength": self.most}


@attrs.frozen
class Tongues(Shape):
    """A text in one language (English), or texts by language."""

    most: int
    wanted = {"en": "a text, or texts by language,", "ru": "текст или тексты по языкам"}  # noqa: RUF012

    def read(self, spot: Spot) -> Any:
        one = Letters(self.most)
        if not isinstance(spot.value, dict):
            text = one.read(spot) if isinstance(spot.value, str) else self.refuse(spot)
            return WRONG if text is WRONG else {"en": text}
        found = {}
        for language in spot.value:
            if language not in LANGUAGES:
                spot.unknown({"en": "language", "ru": "язык"}, LANGUAGES, key=language)
                return WRONG
            found[language] = one.read(spot.at(language))
        if not found:
            return spot.wrong("empty")
        return WRONG if WRONG in found.values() else {"en": next(iter(found.values())), **found}

    def schema(self, defs: Schema) -> Schema:
        text = Letters(self.most).schema(defs)
        properties = dict.fromkeys(LANGUAGES, text)
        by_language = {"type": "object", "properties": properties, "additionalProperties": False, "minProperties": 1}
        return {"anyOf": [text, by_language]}


@attrs.frozen
class Choice(Shape):
    """One of some values, given by the format."""

    words: tuple[str | int, ...]

    @property
    def wanted(self) -> Told:  # type: ignore[override]
        known = ", ".join(map(str, self.words))
        return {"en": f"one of {known}", "ru": f"одно из: {known}"}

    def read(self, spot: Spot) -> Any:
        if isinstance(spot.value, str | int) and not isinstance(spot.value, bool) and spot.value in self.words:
            return spot.value
        if isinstance(spot.value, str):
            return spot.unknown({"en": "word", "ru": "слово"}, map(str, self.words))
        return self.refuse(spot)

    def schema(self, defs: Schema) -> Schema:
        return {"enum": list(self.words)}


NAMES = "names"  # among the words of a game: what pieces are called, by id


class Named(str):
    """A word of the game, with its name by language where it is a piece; what carries a rule out takes the plain `str` of it."""

    __slots__ = ("names",)
    names: Told

    def __new__(cls, word: str, names: Told) -> Self:
        """Return the word."""
        self = super().__new__(cls, word)
        self.names = names
        return self


@attrs.frozen
class Known(Shape):
    """A word of the game: a terrain, a symbol, a marker, ...

    Attributes:
        kind: a key of the words that the dialect knows.
        what: the kind, by language.
    """

    kind: str
    what: Told

    @property
    def wanted(self) -> Told:  # type: ignore[override]
        return {"en": f"a {self.what['en']}", "ru": self.what["ru"]}

    def read(self, spot: Spot) -> Any:
        if not isinstance(spot.value, str):
            return self.refuse(spot)
        known = tuple(spot.report.known.get(self.kind, ()))
        if spot.value not in known:
            return spot.unknown(self.what, known)
        names: Any = spot.report.known.get(NAMES, {})
        return Named(spot.value, names.get(spot.value, {}))

    def schema(self, defs: Schema) -> Schema:
        return defs.setdefault(f"known {self.kind}", {"type": "string", "maxLength": 64}) and {
            "$ref": f"#/$defs/known {self.kind}"
        }


@attrs.frozen
class Many(Shape):
    """One value of a shape, or a list of several different ones; read as a tuple.

    Attributes:
        shape: of each.
        most: how many.
        single: whether one may stand there without a list.
    """

    shape: Shape
    most: int = 16
    single: bool = True

    @property
    def wanted(self) -> Told:  # type: ignore[override]
        if self.single:
            return self.shape.wanted
        return {"en": "a list", "ru": "список"}

    def read(self, spot: Spot) -> Any:
        if not isinstance(spot.value, list):
            if not self.single:
                return self.refuse(spot)
            only = self.shape.read(spot)
            return WRONG if only is WRONG else (only,)
        if not spot.value:
            return spot.wrong("empty")
        if len(spot.value) > self.most:
            return spot.wrong("too-many", most=self.most)
        seen: list[Any] = []
        for place, value in enumerate(spot.value):
            if value in seen:
                spot.at(place).wrong("twice", shown=shown(value))
                return WRONG
            seen.append(value)
        found = [self.shape.read(spot.at(place)) for place in range(len(spot.value))]
        return WRONG if any(one is WRONG for one in found) else tuple(found)

    def schema(self, defs: Schema) -> Schema:
        item = self.shape.schema(defs)
        several = {"type": "array", "items": item, "minItems": 1, "maxItems": self.most, "uniqueItems": True}
        return {"anyOf": [item, several]} if self.single else several


@attrs.frozen
class Either(Shape):
    """A value of one shape, or, where it is an object, of another.

    Attributes:
        word: the shape of what is not an object.
        box: the shape of an object.
    """

    word: Shape
    box: Shape

    @property
    def wanted(self) -> Told:  # type: ignore[override]
        return self.word.wanted

    def read(self, spot: Spot) -> Any:
        return (self.box if isinstance(spot.value, dict) else self.word).read(spot)

    def schema(self, defs: Schema) -> Schema:
        return {"anyOf": [self.word.schema(defs), self.box.schema(defs)]}


@attrs.frozen
class Checked(Shape):
    """A shape with one more question about what was read.

    Attributes:
        shape: the shape.
        check: called with the spot and the value; it may complain, and returns what the value is read as.
    """

    shape: Shape
    check: Callable[[Spot, Any], Any]

    @property
    def wanted(self) -> Told:  # type: ignore[override]
        return self.shape.wanted

    def read(self, spot: Spot) -> Any:
        value = self.shape.read(spot)
        return WRONG if value is WRONG else self.check(spot, value)

    def schema(self, defs: Schema) -> Schema:
        return self.shape.schema(defs)
