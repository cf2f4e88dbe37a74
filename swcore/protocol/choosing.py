"""What a bot that is a program of its own is asked, and what it answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

import attrs

from swcore.protocol.forms import Id, Line, Within, read
from swcore.wording.plain_data import plain


@attrs.frozen(kw_only=True)
class Choose:
    """A question to a bot: one line on its stdin.

    Args:
        id: to be sent back.
        seat: for whom.
        seconds: how long the bot may take.
        menu: the open question with every legal action, as `menu` answers.
        view: what the seat may see, as `view` answers.
    """

    do: ClassVar[str] = "choose"
    id: Id
    seat: int
    seconds: float
    menu: Mapping[str, Any]
    view: Mapping[str, Any]

    def to_json(self) -> dict[str, Any]:
        """Return it as JSON data."""
        return {"do": self.do, **plain(self)}


@attrs.frozen(kw_only=True)
class Chosen:
    """The answer of a bot: one line on its stdout.

    Args:
        action: the text of a legal action.
        id: of the question; None is taken for the last one.
    """

    action: Line
    id: Annotated[int, Within(0, 2**53)] | None = None


def chosen(data: Mapping[str, Any]) -> Chosen:
    """Return the answer of a bot from JSON data.

    Raises:
        MessageError: as `read`.
    """
    return read(Chosen, data)
