"""Maps among the pieces of a file: what a map file says, as the fields of a piece."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from swcore.authoring.kind import Declared, Kind
from swcore.authoring.shapes import Schema, Shape
from swcore.authoring.spots import Spot
from swcore.authoring.words import Field
from swcore.conquest.content.pieces import Chart
from swcore.engine.pieces import Piece
from swcore.errors import MapError
from swcore.graph import load_map

FORMAT = "swcore-map-1"
OURS = ("format", "id", "name")  # the piece says them


class MapData(Shape):
    """What a map file says, but for its format, id and name."""

    wanted = {"en": "an object with regions and borders", "ru": "объект с областями и границами"}  # noqa: RUF012

    def read(self, spot: Spot) -> Any:
        if not isinstance(spot.value, dict):
            return self.refuse(spot)
        own = next((name for name in OURS if name in spot.value), "")
        if own:
            return spot.unknown({"en": "field", "ru": "поле"}, ("regions", "borders", "players", "rounds", "aspect"), key=own)
        data = {"format": FORMAT, "id": "map", "name": {"en": "Map"}, **spot.value}
        try:
            load_map(data, terrains=spot.report.known["terrain"], symbols=spot.report.known["symbol"])
        except MapError as error:
            return spot.wrong("refused", hint=error.hint, why=error.message.partition(": ")[2].rstrip(".") or error.message)
        return spot.value

    def schema(self, defs: Schema) -> Schema:
        return {"type": "object", "maxProperties": 12, "propertyNames": {"maxLength": 24}}


def _chart(declared: Declared) -> Piece:
    given = {name: value for name, value in declared.given.items() if name != "words"}
    name = {"en": declared.id.partition(".")[2].replace("_", " ").title(), **given.get("name", {})}
    data = {"format": FORMAT, "id": declared.id, "name": name, **declared.values["map"]}
    return Chart(declared.id, data=data, **given)


def _text(declared: Declared, language: str) -> str:
    values: Mapping[str, Any] = declared.values["map"]
    count = len(values["regions"])
    return {"en": f"A map of {count} regions.", "ru": f"Карта, областей: {count}."}[language]


CHART = Kind(
    "map",
    "A map, which the game is played on when no other one is chosen.",
    {"map": Field(MapData(), "What a map file says: `regions`, `borders`, `players`, `rounds`, `aspect`.", needed=True)},
    _chart,
    _text,
)
