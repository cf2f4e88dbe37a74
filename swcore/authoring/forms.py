"""How piece files use a vocabulary: words as keys, one word with fields beside it, a tag that names it."""

from __future__ import annotations

from typing import Any

import attrs

from swcore.authoring.findings import near
from swcore.authoring.shapes import Schema, Shape
from swcore.authoring.spots import WRONG, Spot
from swcore.authoring.words import Fields, Said, Vocabulary, defined, documented


@attrs.frozen
class Keyed(Shape):
    """An object of which every key is a word of a vocabulary; read as a tuple of `Said`."""

    vocabulary: Vocabulary
    wanted = {"en": "an object", "ru": "объект"}  # noqa: RUF012

    def read(self, spot: Spot) -> Any:
        if not isinstance(spot.value, dict):
            return self.refuse(spot)
        if not spot.value:
            return spot.wrong("empty")
        found: list[Any] = []
        for key in spot.value:
            word = self.vocabulary.words.get(key)
            if word is None:
                found.append(spot.unknown(self.vocabulary.what, self.vocabulary.words, key=key))
                continue
            value = word.shape.read(spot.at(key))
            found.append(WRONG if value is WRONG else Said(word, value, (*spot.path, key)))
        return WRONG if any(one is WRONG for one in found) else tuple(found)

    def schema(self, defs: Schema) -> Schema:
        def made() -> Schema:
            words = self.vocabulary.words.values()
            properties = {word.name: documented(word.shape.schema(defs), word.doc) for word in words}
            return {"type": "object", "additionalProperties": False, "minProperties": 1, "properties": properties}

        return defined(defs, self.vocabulary.name, made)


@attrs.frozen
class Single(Shape):
    """An object with one word of a vocabulary, and further fields; read as a `Said`."""

    vocabulary: Vocabulary
    more: Fields
    wanted = {"en": "an object", "ru": "объект"}  # noqa: RUF012

    def read(self, spot: Spot) -> Any:
        if not isinstance(spot.value, dict):
            return self.refuse(spot)
        words = self.vocabulary.words
        used = [key for key in spot.value if key in words]
        strange = [key for key in spot.value if key not in words and key not in self.more.fields]
        for key in strange:
            spot.unknown(self.vocabulary.what, (*words, *self.more.fields), key=key)
        if strange:
            return WRONG
        if len(used) != 1:
            known, several = ", ".join(words), ", ".join(used)
            return spot.wrong("two-words", shown=several) if used else spot.wrong("no-word", known=known)
        word = words[used[0]]
        value, more = word.shape.read(spot.at(word.name)), self.more.read(spot, leave=used)
        return WRONG if value is WRONG or more is WRONG else Said(word, value, (*spot.path, word.name), more)

    def schema(self, defs: Schema) -> Schema:
        def made() -> Schema:
            words = self.vocabulary.words.values()
            properties = {word.name: documented(word.shape.schema(defs), word.doc) for word in words}
            more = self.more.schema(defs)["properties"]
            one = [{"required": [word.name]} for word in words]
            return {"type": "object", "additionalProperties": False, "properties": {**properties, **more}, "oneOf": one}

        return defined(defs, self.vocabulary.name, made)


@attrs.frozen
class Tagged(Shape):
    """An object whose tag names a word of a vocabulary; the word's shape, `Fields`, reads the rest. Read as a `Said`."""

    vocabulary: Vocabulary
    tag: str
    wanted = {"en": "an object", "ru": "объект"}  # noqa: RUF012

    def read(self, spot: Spot) -> Any:
        if not isinstance(spot.value, dict):
            return self.refuse(spot)
        if self.tag not in spot.value:
            return spot.wrong("missing", field=self.tag, hint=near("", self.vocabulary.words))
        name = spot.value[self.tag]
        word = self.vocabulary.words.get(name) if isinstance(name, str) else None
        if word is None:
            return spot.at(self.tag).unknown(self.vocabulary.what, self.vocabulary.words)
        assert isinstance(word.shape, Fields)
        value = word.shape.read(spot, leave=(self.tag,))
        return WRONG if value is WRONG else Said(word, value, spot.path)

    def schema(self, defs: Schema) -> Schema:
        def made() -> Schema:
            found = []
            for word in self.vocabulary.words.values():
                one = word.shape.schema(defs)
                properties = {self.tag: {"const": word.name}, **one["properties"]}
                needed = [self.tag, *one.get("required", ())]
                found.append({**one, "description": word.doc, "properties": properties, "required": needed})
            return {"oneOf": found}

        return defined(defs, self.vocabulary.name, made)
