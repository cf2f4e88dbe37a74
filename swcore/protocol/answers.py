"""What comes back: an answer, or why there is none; and what is told without being asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import attrs

from swcore.protocol.forms import Id, MessageError, Word, read
from swcore.wording.plain_data import plain

PROTOCOL = 1  # the number changes when a message that was understood is not any more


@attrs.frozen
class Answer:
    """What was asked for.

    Args:
        answer: its fields, by the request: docs/reference/protocol.md.
        id: of the request.
    """

    answer: Mapping[str, Any]
    id: Id = None

    def to_json(self) -> dict[str, Any]:
        """Return it as JSON data."""
        return {"id": self.id, "answer": dict(self.answer)}


@attrs.frozen
class Wrong:
    """Why there is no answer.

    Args:
        code: for programs; docs/reference/errors.md lists them.
        text: the sentence, in the language of the request.
        hint: what would be right, or "".
        params: what the sentence speaks of, as data.
    """

    code: str
    text: str
    hint: str = ""
    params: Mapping[str, Any] = attrs.field(factory=dict)


@attrs.frozen
class Failure:
    """A request that was refused; nothing has changed.

    Args:
        error: why.
        id: of the request, where it could be read.
    """

    error: Wrong
    id: Id = None

    def to_json(self) -> dict[str, Any]:
        """Return it as JSON data."""
        return {"id": self.id, "error": plain(self.error)}


@attrs.frozen
class Notice:
    """What is told without being asked.

    Args:
        notice: `changed` when a game has gone on; ask for `news` then.
        table: which game.
    """

    notice: Word
    table: Word = ""

    def to_json(self) -> dict[str, Any]:
        """Return it as JSON data."""
        return {"notice": self.notice, "table": self.table}


def message_of(data: Mapping[str, Any]) -> Answer | Failure | Notice:
    """Return the answer, failure or notice that JSON data is.

    Raises:
        MessageError: it is none of them.
    """
    for name, kind in (("answer", Answer), ("error", Failure), ("notice", Notice)):
        if name in data:
            return read(kind, data)  # type: ignore[return-value]
    raise MessageError("A message is an answer, an error or a notice.", code="missing-field", field="answer")


# -- what stands in answers, beside the menus, scenes and sentences of `swcore.wording`


@attrs.frozen
class Welcome:
    """The answer to `hello`.

    Args:
        protocol: the number of the protocol.
        swcore: the version of swcore.
        languages: the languages that texts come in.
    """

    protocol: int
    swcore: str
    languages: tuple[str, ...]


@attrs.frozen
class Status:
    """How a game stands for a seat; the answer to `new`, `load`, `status`, and of all that changes a game.

    Args:
        table: the table.
        game: id of the game.
        seats: how many.
        pending: the seats that are awaited.
        over: whether the game has ended.
        version: how many steps the seat has come to see.
        cursor: for `expect` and `since`.
        result: the final table, once it is over.
        repeated: whether the change had been done before, under the same key.
        action: what a bot chose, where one did.
    """

    table: str
    game: str
    seats: int
    pending: tuple[int, ...]
    over: bool
    version: int
    cursor: str
    result: Mapping[str, Any] | None = None
    repeated: bool = False
    action: str = ""


@attrs.frozen
class Alternative:
    """A legal action with what it is worth.

    Args:
        action: its text.
        label: what it does.
        value: what the position after it is worth to the seat, in what the game counts; only the order means something.
        brings: what the seat gains by the end of the turn when it stops after it, on average over the faces of a die; of the
            three best ones. None where that cannot be told.
    """

    action: str
    label: str
    value: float
    brings: float | None = None


@attrs.frozen
class Analysis:
    """The answer to `analyse`.

    Args:
        seat: whose actions they are.
        alternatives: the best one first.
        whole: whether all legal actions are among them; False when the time was too short.
        why: sentences on why the first one is the best.
    """

    seat: int
    alternatives: tuple[Alternative, ...]
    whole: bool
    why: tuple[str, ...] = ()


@attrs.frozen
class Chosen:
    """The answer to `bot` where the choice is not carried out.

    Args:
        seat: for whom.
        action: the choice.
        label: what it does.
    """

    seat: int
    action: str
    label: str
