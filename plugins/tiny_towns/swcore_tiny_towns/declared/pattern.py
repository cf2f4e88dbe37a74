"""The pattern of a card, drawn as rows of words."""

from __future__ import annotations

from typing import Any

from swcore import PluginError
from swcore.authoring import Letters, Shape, Spot
from swcore_tiny_towns.position.patterns import read_pattern

ROWS = 4


class Pattern(Shape):
    """A pattern: a text with rows divided by `/`, or a list of rows."""

    wanted = {"en": 'a pattern, such as [". wheat", "brick glass"]', "ru": 'схема, например [". wheat", "brick glass"]'}  # noqa: RUF012

    def read(self, spot: Spot) -> Any:
        rows = spot.value if isinstance(spot.value, list) else [spot.value]
        if not rows or not all(isinstance(row, str) for row in rows):
            return self.refuse(spot)
        text = " / ".join(rows)
        try:
            read_pattern(text)
        except PluginError as error:
            return spot.wrong("refused", why=error.message.removeprefix(": ").rstrip("."))
        return text

    def schema(self, defs: dict[str, Any]) -> dict[str, Any]:
        row = Letters(80).schema(defs)
        return {"anyOf": [row, {"type": "array", "items": row, "minItems": 1, "maxItems": ROWS}]}
