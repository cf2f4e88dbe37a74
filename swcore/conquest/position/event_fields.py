"""What stands in the fields of the events of the family as readers get them: regions and other places by their names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import attrs

from swcore.conquest.position.army import Conquest
from swcore.conquest.position.places import PLACES
from swcore.engine.event_fields import Count, Ids, Least, Seat


@attrs.frozen
class RegionPlace:
    """A region as a place.

    Args:
        region: its name.
    """

    region: str


Where = Literal["hand", "tray", "withdrawn", "aside", "supply", "stock", "out"]
Place = RegionPlace | Where
assert set(PLACES.values()) == set(Where.__args__)  # type: ignore[attr-defined]  # one list of words, told twice

Army = Annotated[int, Least(-1), "Id of an army; -1 for none."]
Parts = Annotated[
    tuple[tuple[int, str, str] | tuple[int, str, str, str], ...], "(coins, reason, clause), and the piece where one says so."
]
Numbers = tuple[tuple[str, int], ...]
PIECE = Annotated[str, "Id of a piece."]
POWER = Annotated[str, 'Id of the power; "" for none.']

EVENT_FIELDS: Mapping[str, Any] = {
    "amount": Annotated[int, "Coins; less than 0 for what is given."],
    "answers": Annotated[tuple[tuple[Seat, str], ...], "(seat, answer)."],
    "army": Army,
    "back": PIECE,
    "beside": Annotated[tuple[RegionPlace, ...], "Its neighbours from now on."],
    "bodies": Annotated[tuple[tuple[str, Place, Place, Count], ...], "(marker, from where, where to, how many)."],
    "clause": Annotated[str, 'Id of a rule clause; "" for none.'],
    "coins": Annotated[int, "Of each seat."],
    "column": Annotated[tuple[tuple[str, str, Count], ...], "(race, power, coins on it), the cheapest first."],
    "count": Count,
    "counts": Annotated[tuple[tuple[RegionPlace, Count], ...], "(region, tokens)."],
    "declined": bool,
    "discard": Ids,
    "edge": bool,
    "ending": Annotated[str, '`turn` where the game ends with the turn; else "".'],
    "face": str,
    "key": str,
    "kind": Annotated[str, "What coins are for, such as `income`."],
    "laid.count": Annotated[int, "Less than 0 for what is taken off."],
    "marker": PIECE,
    "name": str,
    "on": bool,
    "one": RegionPlace,
    "other": RegionPlace,
    "parts": Parts,
    "piece": PIECE,
    "pips": int,
    "place": PIECE,
    "pool": str,
    "power": POWER,
    "race": PIECE,
    "reason": str,
    "record": Conquest,
    "record.region": RegionPlace,
    "redrawn.other": PIECE,
    "region": RegionPlace,
    "round": Count,
    "rounds": Count,
    "seat": Seat,
    "army.seat": Annotated[int | None, Least(0), "Null for an army of nobody."],
    "source": Place,
    "start.supply": Annotated[Numbers, "(marker, how many)."],
    "start.tray": Annotated[Numbers, "(race, tokens)."],
    "stay": Annotated[Ids, "Markers that do not move."],
    "steps": Ids,
    "supplied.count": Annotated[int, "Less than 0 where they leave the game."],
    "symbols": Ids,
    "target": Place,
    "terrain": str,
    "to_tray": Count,
    "tokens": Annotated[tuple[tuple[Place, Place, Count], ...], "(from where, where to, how many)."],
    "until": Annotated[str, "`turn`, `decline` or `game`."],
    "value": Annotated[Any, "Plain data; null where the note goes."],
    "verdicts": Annotated[tuple[tuple[tuple[Seat, ...], str, str, str], ...], "(seats, reason, clause, piece)."],
    "victim": Army,
    "what": PIECE,
    "when": Annotated[str, 'As `until`; "" where a piece gave it back.'],
}
