"""What stands in the fields of events as readers get them (`Game.news`): from these declarations the schema of events is made.

A game declares its own by `Rulebook.event_fields`: by the name of the field, or by `EVENT.FIELD` where it differs in one event. A
declaration is a type: `str`, `int`, `bool`, `Any`, a tuple, a union, `Literal`, a class made by attrs or a named tuple, each
perhaps `Annotated` with `Least` and with what is to be said of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import attrs


@attrs.frozen
class Least:
    """The least that a number may be."""

    number: int


Count = Annotated[int, Least(0)]
Seat = Annotated[int, Least(-1), "A seat from 0; -1 for nobody."]
Ids = tuple[str, ...]

KERNEL_FIELDS: Mapping[str, Any] = {
    "stream": Annotated[str, "What was drawn from, such as `die`."],
    "outcome": Annotated[Any, "What came of it."],
    "seat": Seat,
    "ranking": Annotated[tuple[tuple[Seat, ...], ...], "Places, the best first: the seats that share each."],
}
