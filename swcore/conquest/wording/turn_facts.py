"""What a turn told so far: facts that a sentence can be made of, in the order of telling."""

from __future__ import annotations

from typing import Any

import attrs

from swcore.conquest.position.army import Conquest
from swcore.conquest.position.places import NOBODY

Income = tuple[int, int, tuple[tuple[Any, ...], ...]]  # seat, amount, parts
Deed = tuple[str, tuple[Any, ...]]  # what happened besides conquests, and to what; `speech_deeds` has a sentence for each


@attrs.frozen
class Known:
    """Who an army is, as the events have told."""

    seat: int | None
    race: str
    power: str


@attrs.define
class Facts:
    """What happened in a step or a turn, in the order of telling."""

    seat: int = NOBODY
    picked: Known | None = None
    drawn: int = 0
    price: int = 0
    lying: int = 0
    rolled: list[int] = attrs.field(factory=list)
    took: list[tuple[Conquest, int, int | None]] = attrs.field(factory=list)  # record, tokens placed, die
    deeds: list[Deed] = attrs.field(factory=list)
    neutral: list[Deed] = attrs.field(factory=list)  # of armies of nobody: told as sentences of their own
    failed: list[tuple[str, int]] = attrs.field(factory=list)
    abandoned: list[str] = attrs.field(factory=list)
    gained: int = 0
    aside: int = 0
    back: int = 0
    waiting: int = 0
    gathered: int = 0
    placed: dict[int, dict[int, int]] = attrs.field(factory=dict)  # army -> region -> tokens
    marked: dict[str, list[int]] = attrs.field(factory=dict)
    chosen: list[tuple[str, str]] = attrs.field(factory=list)
    declined: list[Known] = attrs.field(factory=list)
    gone: list[Known] = attrs.field(factory=list)
    left: list[int] = attrs.field(factory=list)
    paid: list[Income] = attrs.field(factory=list)
    income: list[Income] = attrs.field(factory=list)
    final: list[Income] = attrs.field(factory=list)
    verdicts: tuple[tuple[Any, ...], ...] = ()
    plan: tuple[str, ...] = ()  # the steps of the turn, where pieces have changed them
    length: tuple[int, str] | None = None
    around: dict[str, Facts] = attrs.field(factory=dict)  # by `before` and `after`: what rules did as the round began, or ended
