"""Values that hooks answer with: modifiers, gates and tolls.

They stay plain Python in a compiled build: compiled code would refuse by itself what a piece gives wrongly, inside of the piece,
where the host checks the answer and says whose it is and what would be right.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

EVERYWHERE: Final = -1  # a mask with every bit set
ADD: Final = "add"
SET: Final = "set"
FLOOR: Final = "floor"
CAP: Final = "cap"
PHASES: Final = (ADD, SET, FLOOR, CAP)
_KEPT: Final = 512  # variants kept of one constant: 130 KiB, at 260 bytes for a modifier, its key and its place


class Modifier:
    """A labelled part of a number. Build it once, as a constant, and hand out the same object.

    Args:
        amount: what it adds, or the value it sets, or the least or greatest value it allows.
        reason: short label in English; shown, logged and quoted in refusals.
        clause: id of the rule clause behind it, or "".
        phase: `add`, `set`, `floor` or `cap`; the host folds in this order. Within a phase the order does not
            matter: of several set values and floors the greatest counts, of several caps the least.
        where: mask of the regions it counts in; everywhere by default. `.at(mask)` is the same modifier for other regions.

    Attributes:
        piece: id of the piece that answered with it, on the copy that the host makes for itself; "" on yours.
    """

    __slots__ = ("_at", "amount", "clause", "phase", "piece", "reason", "where")

    def __init__(self, amount: int, reason: str, clause: str = "", *, phase: str = ADD, where: int = EVERYWHERE) -> None:
        if phase not in PHASES:
            raise ValueError(f"phase is one of {', '.join(PHASES)}, not {phase!r}")
        self.amount, self.reason, self.clause, self.phase, self.where = amount, reason, clause, phase, where
        self.piece = ""
        self._at: dict[tuple[int, int], Modifier] = NO_VARIANTS

    def at(self, where: int) -> Modifier:
        """Return the same modifier for the regions of a mask."""
        return self._at.get((self.amount, where)) or self._variant(self.amount, where)

    def times(self, count: int) -> Modifier:
        """Return the same modifier `count` times over, as one."""
        amount = self.amount * count
        return self._at.get((amount, self.where)) or self._variant(amount, self.where)

    def by(self, piece: str) -> Modifier:
        """Return a copy that says which piece has answered with it."""
        copy = Modifier(self.amount, self.reason, self.clause, phase=self.phase, where=self.where)
        copy.piece = piece
        return copy

    def _variant(self, amount: int, where: int) -> Modifier:
        if self._at is NO_VARIANTS:
            self._at = {}
        elif len(self._at) >= _KEPT:
            self._at.clear()
        found = self._at[(amount, where)] = Modifier(amount, self.reason, self.clause, phase=self.phase, where=where)
        found._at = self._at  # its variants are variants of this one, too
        return found

    def __repr__(self) -> str:
        return f"Modifier({self.amount}, {self.reason!r}, {self.clause!r}, phase={self.phase!r}, where={self.where})"


class Gate(NamedTuple):
    """A reason why some regions are closed.

    Attributes:
        code: stable word.
        bad: mask of the regions that it closes.
        clause: id of the rule clause behind it, or "".
        reason: the reason as a sentence part, in English.
    """

    code: str
    bad: int
    clause: str = ""
    reason: str = ""


class Toll(NamedTuple):
    """Coins that another seat pays to the army's seat before it acts on some regions.

    Attributes:
        key: tells the tolls of one army apart.
        coins: how many.
        where: mask of the regions that it counts in.
        clause: id of the rule clause behind it, or "".
        reason: short label in English.
        once: whether one payment opens all its regions for the rest of the turn.
        covers: the kinds of act that it is due for: `conquest`, `eviction` (making tokens leave) and `effect` (anything else).
    """

    key: str
    coins: int
    where: int
    clause: str = ""
    reason: str = ""
    once: bool = False
    covers: tuple[str, ...] = ("conquest",)


NO_VARIANTS: dict[tuple[int, int], Modifier] = {}  # shared, and never written to
Modifiers = Modifier | Iterable[Modifier] | None
