"""What a value in a piece file may be: each shape reads it, complains of what does not fit, and tells itself as JSON Schema."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import attrs

from swcore.authoring.findings import shown
from swcore.authoring.spots import WRONG, Spot
from swcore.text.escaping import is_blank, steering
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

    def offered(self, spot: Spot) -> Iterable[str]:
        """Return the words that may stand there, where they can be listed.

        Args:
            spot: something of the same file.
        """
        return ()

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
        if isinstance(spot.value, str) and spot.value.strip().isdecimal():
            digits = spot.value.strip()
            if len(digits.lstrip("0")) > len(str(self.most)):  # a browser writes so what no number of its own can hold
                return spot.wrong("range", least=self.least, most=self.most, shown=digits[:40])
            wanted = {"en": "a whole number without quotes", "ru": "целое число без кавычек"}
            return spot.wrong("value", wanted=wanted, shown=shown(spot.value))
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

    def refuse(self, spot: Spot) -> Any:
        if spot.value not in ("true", "false"):
            return super().refuse(spot)
        wanted = {"en": f"{spot.value} without quotes", "ru": f"{spot.value} без кавычек"}
        return spot.wrong("value", wanted=wanted, shown=shown(spot.value))

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
    """A text.

    Attributes:
        most: how many characters.
        lines: whether it may be of several lines.
    """

    most: int
    lines: bool = True
    wanted = {"en": "a text", "ru": "текст"}  # noqa: RUF012

    def read(self, spot: Spot) -> Any:
        if not isinstance(spot.value, str):
            return self.refuse(spot)
        if is_blank(spot.value):
            return spot.wrong("empty")
        odd = steering(spot.value, lines=self.lines)
        if odd:
            return spot.wrong("sign", sign=odd)
        return spot.value if len(spot.value) <= self.most else spot.wrong("too-long", most=self.most)

    def schema(self, defs: Schema) -> Schema:
        return {"type": "string", "minLength": 1, "maxLength": self.most}


@attrs.frozen
class Tongues(Shape):
    """A text in one language (English), or texts by language."""

    most: int
    lines: bool = True
    wanted = {"en": "a text, or texts by language,", "ru": "текст или тексты по языкам"}  # noqa: RUF012

    def read(self, spot: Spot) -> Any:
        one = Letters(self.most, self.lines)
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

    def offered(self, spot: Spot) -> Iterable[str]:
        return map(str, self.words)

    def read(self, spot: Spot) -> Any:
        if isinstance(spot.value, str | int) and not isinstance(spot.value, bool) and spot.value in self.words:
            return spot.value
        if isinstance(spot.value, str):
            return spot.unknown({"en": "word", "ru": "слово"}, map(str, self.words))
        return self.refuse(spot)

    def schema(self, defs: Schema) -> Schema:
        return {"enum": list(self.words)}
