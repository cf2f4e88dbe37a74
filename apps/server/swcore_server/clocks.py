"""Clocks: how much time seats have left. It follows from the marks that are kept with the changes, so a restart loses nothing."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import attrs

from swcore.errors import SwcoreError

MOVE, GO, HALT, WAKE, GRACE = "move", "go", "halt", "wake", "grace"
FREE, TAKEN = "free", "taken"  # a seat was left; all are taken again
LEAST = 30.0  # seconds that a seat has when it is played on after its time was over
KINDS, ENDS = ("game", "move"), ("bot", "pause")
LONGEST = 30 * 24 * 3600


@attrs.frozen
class Rule:
    """What was agreed upon.

    Args:
        kind: `game`: a time for all that a seat does; `move`: a time for each of its actions.
        seconds: how long.
        increment: what is added to the time for all whenever the seat has to wait again.
        zero: what happens when the time is over: a `bot` takes over, or the game makes a `pause`.
    """

    kind: str
    seconds: float
    increment: float = 0.0
    zero: str = "bot"

    def text(self) -> str:
        """Return the text that is kept."""
        return json.dumps(attrs.asdict(self))


@attrs.frozen
class Mark:
    """When something happened.

    Args:
        kind: `move`; `go` and `halt`: the clock runs, or stands still; `wake`: a server has begun to look after the game, and
            the time since the last mark counts for nobody; `grace`: the seat is played on by its player; `free`: a seat was
            left, and no time runs until all are `taken` again.
        seat: whose doing it was.
        at: the time.
        pending: who is awaited from then on.
    """

    kind: str
    seat: int | None
    at: float
    pending: tuple[int, ...]


@attrs.frozen
class Standing:
    """How clocks stand.

    Attributes:
        left: the seconds of each seat at the last mark.
        running: the seats whose time runs.
        since: when the last mark was.
        halted: whether the clock was stopped, or has not begun.
        begun: whether it has ever run; what is marked before does not count as a pause.
        free: whether it waits for somebody to take a seat that was left.
    """

    left: tuple[float, ...]
    running: tuple[int, ...]
    since: float
    halted: bool
    begun: bool = False
    free: bool = False

    @property
    def paused(self) -> bool:
        """Whether the game may only go on when its host says so."""
        return self.halted and self.begun

    def now(self, at: float) -> tuple[float, ...]:
        """Return the seconds that seats have left at a time, none of them below 0."""
        spent = max(0.0, at - self.since)
        return tuple(max(0.0, left - spent) if seat in self.running else left for seat, left in enumerate(self.left))

    def next(self) -> tuple[float, int] | None:
        """Return when the first time is over, and whose; None when none runs."""
        return min(((self.since + self.left[seat], seat) for seat in self.running), default=None)


def rule_of(data: object) -> Rule:
    """Return what is agreed upon, from the JSON data of a request.

    Raises:
        SwcoreError: `clock`.
    """
    fields: Mapping[str, Any] = data if isinstance(data, Mapping) else {}
    kind, zero = fields.get("kind"), fields.get("zero", "bot")
    seconds, increment = _number(fields.get("seconds")), _number(fields.get("increment", 0))
    known = isinstance(data, Mapping) and set(fields) <= {"kind", "seconds", "increment", "zero"}
    if not known or kind not in KINDS or zero not in ENDS or not 1 <= seconds <= LONGEST or not 0 <= increment <= LONGEST:
        told = "A clock has a kind (game, move), seconds (1 or more), an increment, and what happens at zero (bot, pause)."
        raise SwcoreError(told, code="clock", hint='Such as {"kind": "game", "seconds": 900, "increment": 10}.')
    return Rule(kind, seconds, increment, zero)


def kept(text: str) -> Rule | None:
    """Return the rule of a text that was kept; None for ""."""
    return Rule(**json.loads(text)) if text else None


def standing(rule: Rule, seats: int, marks: Iterable[Mark], bots: Sequence[int] = ()) -> Standing:
    """Return how the clocks stand after marks.

    Args:
        rule: what was agreed upon.
        seats: how many there are.
        marks: the marks, the first one first.
        bots: seats whose time does not run now.
    """
    left, running, since, halted = [rule.seconds] * seats, tuple[int, ...](), 0.0, True
    begun = free = False
    for mark in marks:
        if mark.kind != WAKE:
            for seat in running:
                left[seat] = max(0.0, left[seat] - max(0.0, mark.at - since))
        halted = mark.kind == HALT or (halted and mark.kind != GO)
        begun, free = begun or mark.kind == GO, mark.kind == FREE or (free and mark.kind != TAKEN)
        if mark.kind == MOVE:
            _move(rule, left, running, mark)
        if mark.kind in (GO, GRACE) and mark.seat is not None:
            left[mark.seat] = max(left[mark.seat], min(rule.seconds, LEAST))
        running, since = () if halted or free else mark.pending, mark.at
    return Standing(tuple(left), tuple(seat for seat in running if seat not in bots), since, halted, begun, free)


def _move(rule: Rule, left: list[float], running: Sequence[int], mark: Mark) -> None:
    """Give time for a move."""
    done = [seat for seat in running if seat not in mark.pending]
    if rule.kind == "game":
        for seat in done:
            left[seat] += rule.increment
        return
    for seat in {*done, *(() if mark.seat is None else (mark.seat,))}:
        left[seat] = rule.seconds


def _number(value: object) -> float:
    """Return a number of seconds; -1 for what is none, or is beyond all clocks."""
    if not isinstance(value, int | float) or isinstance(value, bool) or not abs(value) <= LONGEST:  # so is no NaN
        return -1.0
    return float(value)
