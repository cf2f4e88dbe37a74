"""What stands in the fields of events as readers get them: squares by their names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

Ids = tuple[str, ...]
Seat = Annotated[int, "A seat from 0; -1 for nobody."]
SQUARE = Annotated[str, "Name of a square, such as `b3`."]
RESOURCE = Annotated[str, "A resource."]

EVENT_FIELDS: Mapping[str, Any] = {
    "after": Annotated[str, "The card that takes its place."],
    "card": Annotated[str, "Id of a card."],
    "cards": Annotated[Ids, "The cards in play."],
    "discard": Ids,
    "display": Ids,
    "how": Annotated[str, "`built`, or how else it came."],
    "key": str,
    "lying": Annotated[Ids, "What lies on it."],
    "resource": RESOURCE,
    "round": int,
    "seat": Seat,
    "seats": tuple[Seat, ...],
    "square": SQUARE,
    "squares": Annotated[tuple[int, ...], "Numbers of squares, row by row from 0."],
    "target": SQUARE,
    "value": Annotated[Any, "Plain data; null where the note goes."],
    "values": Annotated[Ids, "From what was chosen."],
}
