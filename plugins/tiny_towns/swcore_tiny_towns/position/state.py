"""The state of a game: sixteen squares a seat, what lies on buildings, the round, and the cards."""

from __future__ import annotations

from typing import Any, ClassVar

from swcore.engine import COW, HIDDEN, LIST, OWNER, PART, PUBLIC, RECORDS, Field, Record, State
from swcore_tiny_towns.position.patterns import cubes_of, used
from swcore_tiny_towns.position.squares import ALL


class TownRecord(Record):
    """The town of a seat.

    Attributes:
        squares: what stands on each square: a resource, the id of a card, or "" (TT-TERM-2).
        on: what lies on buildings (marks, cubes), by the name of the square.
        fresh: squares whose building was put down in this round, so that its effect has not started (TT-EFFECT-1).
        built: ids of the cards built in this round (TT-TERM-13).
        memory: what pieces noted, by `piece_id.key`.
        code: derived: its cubes, see `swcore_tiny_towns.position.patterns`.
        empty: derived: the mask of the empty squares (TT-TERM-4).
    """

    __slots__ = ("built", "code", "empty", "fresh", "memory", "on", "squares")
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("squares", lambda: ("",) * 16, visible=PUBLIC),
        Field("on", dict, copy=COW, visible=PUBLIC),
        Field("fresh", tuple, visible=PUBLIC),
        Field("built", tuple, visible=PUBLIC),
        Field("memory", dict, copy=COW, visible=PUBLIC),
        Field("code", int, derived=True),
        Field("empty", lambda: ALL, derived=True),
    )
    squares: tuple[str, ...]
    on: dict[str, tuple[str, ...]]
    fresh: tuple[int, ...]
    built: tuple[str, ...]
    memory: dict[str, Any]
    code: int
    empty: int

    def rebuild(self) -> None:
        """Work out the derived fields."""
        self.code = cubes_of(self.squares)
        buildings = sum(1 << square for square, what in enumerate(self.squares) if what) & ~used(self.code)
        self.empty = ALL & ~used(self.code) & ~buildings


class TownsState(State):
    """The whole game.

    Attributes:
        towns: one per seat; while all place and build, the others see the town as it was before.
        cards: ids of the seven buildings in play, in the order of their types (TT-SETUP-4).
        round: number of the round, from 1.
        named: the resource of the round; "" before it is named, and in free rounds.
        namer: the seat that named it, or -1 when nobody did.
        hammer: the last seat that named, or -1.
        names: by seat, how often it was master builder (TT-ROUND-11).
        completed: by seat the round in which its town was completed, or 0.
        dealt: by seat the monuments it was dealt (TT-SETUP-8).
        monuments: by seat the monument it kept, or "".
        deck: face-down resource cards, the top one first.
        buried: the cards put face down on the discard pile unseen (TT-TOWNHALL-2).
        discard: the cards of the discard pile that everybody has seen.
        display: the open cards of the solo mode (TT-SOLO-5).
        under: the cards put under the deck in solo mode, the next one to come first; they come once `deck` is used up.
        secrets: by seat what it chose in secret, as (`piece_id.key`, value, the values there were); empty while nobody did.
    """

    __slots__ = (
        "buried",
        "cards",
        "completed",
        "dealt",
        "deck",
        "discard",
        "display",
        "hammer",
        "monuments",
        "named",
        "namer",
        "names",
        "round",
        "secrets",
        "towns",
        "under",
    )
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("towns", list, copy=RECORDS, record=TownRecord, visible=PART),
        Field("cards", tuple, visible=PUBLIC),
        Field("round", int, visible=PUBLIC),
        Field("named", str, visible=PUBLIC),
        Field("namer", lambda: -1, visible=PUBLIC),
        Field("hammer", lambda: -1, visible=PUBLIC),
        Field("names", tuple, visible=PUBLIC),
        Field("completed", tuple, visible=PUBLIC),
        Field("dealt", list, copy=LIST, visible=OWNER),
        Field("monuments", list, copy=LIST, visible=OWNER),
        Field("deck", tuple, visible=HIDDEN),
        Field("buried", tuple, visible=HIDDEN),
        Field("discard", tuple, visible=PUBLIC),
        Field("display", tuple, visible=PUBLIC),
        Field("under", tuple, visible=PUBLIC),
        Field("secrets", list, copy=LIST, visible=OWNER),
    )
    towns: list[TownRecord]
    cards: tuple[str, ...]
    round: int
    named: str
    namer: int
    hammer: int
    names: tuple[int, ...]
    completed: tuple[int, ...]
    dealt: list[tuple[str, ...]]
    monuments: list[str]
    deck: tuple[str, ...]
    buried: tuple[str, ...]
    discard: tuple[str, ...]
    display: tuple[str, ...]
    under: tuple[str, ...]
    secrets: list[tuple[tuple[str, str, tuple[str, ...]], ...]]

    def view(self, seat: int | None, opened: frozenset[str] = frozenset()) -> dict[str, Any]:
        """Return what a seat may see. Whether anybody has chosen in secret yet shows in no view but the chooser's own."""
        shown = super().view(seat, opened)
        shown["secrets"] = shown["secrets"] or [[] if owner == seat else None for owner in range(self.seats)]
        return shown

    def active(self) -> tuple[int, ...]:
        """Return the seats whose town is not complete, and who have not left (TT-TERM-12)."""
        left = self.left
        if not left and not any(self.completed):
            return tuple(range(len(self.completed)))
        return tuple([seat for seat, done in enumerate(self.completed) if not done and seat not in left])
