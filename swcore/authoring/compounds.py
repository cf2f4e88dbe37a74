"""Shapes made of others, and words of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Self

import attrs

from swcore.authoring.findings import shown
from swcore.authoring.shapes import Schema, Shape, Told
from swcore.authoring.spots import WRONG, Spot
from swcore.authoring.toml_slips import SEVERAL

NAMES = "names"  # among the words of a game: what pieces are called, by id, and other words, by group and word
NOT_TOLD: Told = {}


class Named(str):
    """A word of the game with what it is called; what carries a rule out takes the plain `str` of it.

    Attributes:
        names: its name, by language; empty where the game has none.
        of: how it is said of something that has it (`with a mine`), by language; empty where the game does not tell.
    """

    __slots__ = ("names", "of")
    names: Told
    of: Told

    def __new__(cls, word: str, names: Told = NOT_TOLD, of: Told = NOT_TOLD) -> Self:
        """Return the word."""
        self = super().__new__(cls, word)
        self.names, self.of = names, of
        return self


def named(spot: Spot, word: str, *kinds: str) -> Named:
    """Return a word with the names that the game has for it.

    Args:
        spot: where it stands.
        word: the word.
        *kinds: the groups of the game's words that are searched for it, such as `terrain` for `terrain.hill`.
    """
    names: Any = spot.report.known.get(NAMES, {})
    keys = [f"{kind}.{word}" for kind in kinds]
    own = next((names[key] for key in (*keys, word) if key in names), NOT_TOLD)
    return Named(word, own, next((names[f"of.{key}"] for key in keys if f"of.{key}" in names), NOT_TOLD))


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

    def offered(self, spot: Spot) -> Iterable[str]:
        return spot.report.known.get(self.kind, ())

    def read(self, spot: Spot) -> Any:
        if not isinstance(spot.value, str):
            return self.refuse(spot)
        known = tuple(spot.report.known.get(self.kind, ()))
        if spot.value not in known:
            return spot.unknown(self.what, known)
        return named(spot, spot.value, self.kind)

    def schema(self, defs: Schema) -> Schema:
        return defs.setdefault(f"known {self.kind}", {"type": "string", "maxLength": 64}) and {
            "$ref": f"#/$defs/known {self.kind}"
        }


def begun_with_two(spot: Spot) -> bool:
    """Complain, and return True, where a TOML file begins one of several with [one] bracket."""
    names = [step for step in spot.path if isinstance(step, str)]
    if not (isinstance(spot.value, dict) and spot.report.source.is_toml and names[-1] in SEVERAL):
        return False
    spot.wrong("brackets", field=".".join(names))
    return True


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
        return {"en": "a list, in [ ],", "ru": "список в [ ]"}

    def offered(self, spot: Spot) -> Iterable[str]:
        return self.shape.offered(spot)

    def read(self, spot: Spot) -> Any:
        if not isinstance(spot.value, list):
            if not self.single:
                return WRONG if begun_with_two(spot) else self.refuse(spot)
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

    def offered(self, spot: Spot) -> Iterable[str]:
        return self.shape.offered(spot)

    def read(self, spot: Spot) -> Any:
        value = self.shape.read(spot)
        return WRONG if value is WRONG else self.check(spot, value)

    def schema(self, defs: Schema) -> Schema:
        return self.shape.schema(defs)
