"""What has become visible to a seat since it looked last: for pushing to clients."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

from swcore.engine.events import RawEvent
from swcore.engine.fields import thaw
from swcore.engine.log import Step
from swcore.errors import ActionError
from swcore.game.asking import AskedGame


def news(game: AskedGame, seat: int | None, since: str) -> dict[str, Any]:
    """Return what a seat has come to see, see `Game.news`.

    Raises:
        ActionError: `cursor` for what is not a cursor of this game.
    """
    log, opened = game.log, game.history.lanes_opened()
    common = len(log) if opened is None else opened + 1  # steps that everybody sees
    own = [number for number in range(common, len(log)) if log[number].seat == seat]
    known, again = _known(log, since, seat)
    steps = [as_json(game, number, log[number]) for number in (*range(common), *own) if number not in known]
    shown = common + len(own)
    cursor = f"{common}.{len(own)}.{_print([*log[:common], *(log[number] for number in own)])}"
    return {"cursor": cursor, "version": shown, "again": again, "steps": steps}


def as_json(game: AskedGame, number: int, step: Step) -> dict[str, Any]:
    """Return a step as JSON data: its number, who acted, the action, and its events as readers see them."""
    action = step.action.text if step.action is not None else None
    return {"step": number, "seat": step.seat, "action": action, "events": events(game, step.events)}


def events(game: AskedGame, raw: Sequence[RawEvent]) -> list[dict[str, Any]]:
    """Return events as JSON data for a reader: the kind, the fields by name without what is hidden, places by name."""
    kinds, told = game.ruleset.event_kinds, game.ruleset.book.told_field
    found = []
    for event in raw:
        kind = kinds[event[0]]
        if kind.internal:
            continue
        fields = {
            name: None if name in kind.hidden else thaw(told(game.play, kind.name, name, value))
            for name, value in zip(kind.fields, event[1:], strict=True)
        }
        found.append({"event": kind.name, **fields})
    return found


def _known(log: Sequence[Step], since: str, seat: int | None) -> tuple[frozenset[int], bool]:
    """Return the numbers of the steps that a cursor has seen, and whether it saw others that were taken back."""
    if not since:
        return frozenset(), False
    try:
        common, own, print_ = since.split(".")
        size, more = int(common), int(own)
    except ValueError:
        hint = 'Give the `cursor` of the last news, or "" for all.'
        raise ActionError(f"{since!r} is not a cursor.", code="cursor", hint=hint) from None
    mine = [number for number in range(size, len(log)) if log[number].seat == seat][:more]
    if size > len(log) or len(mine) < more or _print([*log[:size], *(log[number] for number in mine)]) != print_:
        return frozenset(), True
    return frozenset((*range(size), *mine)), False


def _print(steps: Sequence[Step]) -> str:
    """Return a fingerprint of steps."""
    told = 0
    for step in steps:
        told = zlib.crc32(f"{step.seat} {step.action} {step.chance}".encode(), told)
    return f"{told:08x}"
