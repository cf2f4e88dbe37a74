"""State: what every game has."""

from __future__ import annotations

from typing import Any, ClassVar

from swcore.engine.fields import COW, PUBLIC, Field
from swcore.engine.native import mypyc_attr
from swcore.engine.records import Record


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Record):
    """What every game has. Families add their fields in a subclass.

    Attributes:
        seats: number of seats.
        stack: open frames, the last one on top.
        streams: random streams by name, each (key, draws made).
        left: seats that resigned.
        committed: while seats act in parallel, their parts as the others see them.
        ranking: after the end, groups of seats from best to worst; empty before.
    """

    __slots__ = ("committed", "left", "ranking", "seats", "stack", "streams")
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seats", lambda: 0, visible=PUBLIC),
        Field("stack", tuple),
        Field("streams", dict, copy=COW),
        Field("left", tuple, visible=PUBLIC),
        Field("committed", lambda: None),
        Field("ranking", tuple, visible=PUBLIC),
    )
    seats: int
    stack: tuple[tuple[Any, ...], ...]
    streams: dict[str, tuple[int, int]]
    left: tuple[int, ...]
    committed: Any
    ranking: tuple[tuple[int, ...], ...]

    def __init__(self, like: State | None = None) -> None:
        if like is None:
            self.seats, self.stack, self.streams, self.left, self.committed, self.ranking = 0, (), {}, (), None, ()
        else:
            self.seats, self.stack, self.streams = like.seats, like.stack, like.streams
            self.left, self.committed, self.ranking = like.left, like.committed, like.ranking

    def before(self, name: str) -> Any:
        return dict(self.committed).get(name) if self.committed else None
