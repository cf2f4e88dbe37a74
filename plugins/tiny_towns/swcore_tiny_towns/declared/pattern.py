"""The pattern of a card, drawn as rows of words."""

from __future__ import annotations

from typing import Any

from swcore import PluginError, nearest
from swcore.authoring import WRONG, Letters, Shape, Spot
from swcore_tiny_towns.position.patterns import BLANK, read_pattern
from swcore_tiny_towns.position.squares import RESOURCES

ROWS = 4


class Pattern(Shape):
    """A pattern: a text with rows divided by `/`, or a list of rows."""

    wanted = {"en": 'a pattern, such as [". wheat", "brick glass"]', "ru": 'схема, например [". wheat", "brick glass"]'}  # noqa: RUF012

    def read(self, spot: Spot) -> Any:
        rows = spot.value if isinstance(spot.value, list) else [spot.value]
        if not rows or not all(isinstance(row, str) for row in rows):
            return self.refuse(spot)
        known = [self._known(spot.at(place) if rows is spot.value else spot, row) for place, row in enumerate(rows)]
        if not all(known):
            return WRONG
        text = " / ".join(rows)
        try:
            read_pattern(text)
        except PluginError as error:
            return spot.wrong("refused", why=error.message.removeprefix(": ").rstrip("."))
        return text

    @staticmethod
    def _known(spot: Spot, row: str) -> bool:
        """Return whether all words of a row are known, once it has been complained of those that are not."""
        strange = [word for word in row.replace("/", " ").split() if word not in (*RESOURCES, BLANK)]
        for word in strange:
            what = {"en": "resource", "ru": "ресурс"}
            spot.wrong("unknown-word", what=what, shown=repr(word[:40]), hint=nearest(word, RESOURCES))
        return not strange

    def schema(self, defs: dict[str, Any]) -> dict[str, Any]:
        row = Letters(80).schema(defs)
        return {"anyOf": [row, {"type": "array", "items": row, "minItems": 1, "maxItems": ROWS}]}
