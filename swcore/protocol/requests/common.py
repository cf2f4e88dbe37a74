"""What several requests have in common."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

import attrs

from swcore.protocol.forms import Id, Most, Seat, Within, Word
from swcore.wording.plain_data import plain

Seconds = Annotated[float, Within(0.001, 600)]
Key = Annotated[str, Most(120)]  # with the seat before it, it is kept
Chance = Annotated[int, Within(0, 2**53)]


@attrs.frozen(kw_only=True)
class Request:
    """What may be asked.

    Args:
        id: comes back with the answer; a whole number or a text.
        lang: the language of the texts; that of the conversation when "".
    """

    do: ClassVar[str] = ""
    id: Id = None
    lang: Word = ""

    def to_json(self) -> dict[str, Any]:
        """Return it as JSON data."""
        return {"do": self.do, **plain(self)}


@attrs.frozen(kw_only=True)
class AtTable(Request):
    """What is asked about one game.

    Args:
        table: its table; the one that the conversation used last when "".
    """

    table: Word = ""


@attrs.frozen(kw_only=True)
class AtSeat(AtTable):
    """What is asked for a seat.

    Args:
        seat: the seat, from 0; when None the one that the conversation sits on, else as each request says.
    """

    seat: Seat | None = None


@attrs.frozen(kw_only=True)
class Move(AtSeat):
    """What changes a game.

    Args:
        key: a name that the caller gives to this change: sent again, it is answered again and not done twice.
        expect: the cursor of the position that the caller means; refused as `stale` when the seat has come to see more.
    """

    key: Key = ""
    expect: Word = ""
