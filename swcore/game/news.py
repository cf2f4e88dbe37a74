"""What has become visible to a seat since it looked last: for pushing to clients."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

from swcore.engine.actions import REVISE
from swcore.engine.log import Step
from swcore.engine.simultaneous import Sealed
from swcore.errors import ActionError
from swcore.game.asking import AskedGame
from swcore.game.questions import plain_events


def news(game: AskedGame, seat: int | None, since: str) -> dict[str, Any]:
    """Return what a seat has come to see, see `Game.news`.

    Raises:
        ActionError: `cursor` for what is not a cursor of this game.
    """
    log = game.log
    common, own = _seen(game, log, seat)
    known, again = _known(game, since, seat)
    new = [number for number in (*range(common), *own) if number not in known]
    # how many steps others have taken by now shows in the numbers of one's own: they have none before all are opened
    steps = [as_json(game, number if number < common else None, log[number], seat) for number in new]
    return {"cursor": _cursor(game, log, seat, common, own), "version": common + len(own), "again": again, "steps": steps}


def mark(game: AskedGame, seat: int | None) -> tuple[str, int]:
    """Return the cursor and the version that `news` would tell, without the steps.

    Args:
        game: the game.
        seat: who asks; None for a bystander.
    """
    log = game.log
    common, own = _seen(game, log, seat)
    return _cursor(game, log, seat, common, own), common + len(own)


def _seen(game: AskedGame, log: Sequence[Step], seat: int | None) -> tuple[int, list[int]]:
    """Return how many steps everybody sees, and the numbers of those behind them that the seat itself has taken."""
    opened = game.history.lanes_opened()
    common = len(log) if opened is None else opened + 1
    return common, [number for number in range(common, len(log)) if log[number].seat == seat]


def _cursor(game: AskedGame, log: Sequence[Step], seat: int | None, common: int, own: Sequence[int]) -> str:
    return f"{common}.{len(own)}.{_print(game, seat, [*log[:common], *(log[number] for number in own)])}"


def as_json(game: AskedGame, number: int | None, step: Step, seat: int | None) -> dict[str, Any]:
    """Return a step as JSON data: its number, who acted, the action if a seat knows it, and its events as readers see them."""
    return {
        "step": number,
        "seat": step.seat,
        "action": _action(game, step, seat),
        "events": plain_events(game.play, step.events),
    }


def _action(game: AskedGame, step: Step, seat: int | None) -> str | None:
    """Return the action of a step; None for a secret one of another seat."""
    return None if step.action is None or (step.seat != seat and _secret(game, step)) else step.action.text


def _secret(game: AskedGame, step: Step) -> bool:
    """Return whether a step was a sealed answer, or chose what one of its events hides.

    What came of sealed answers stands in the events of the step that reveals them; the answers themselves may stay secret.
    """
    kinds, words = game.ruleset.event_kinds, step.action.args if step.action is not None else ()
    stack: Sequence[Any] = ()
    for event in step.events:
        kind = kinds[event[0]]
        if kind.name == "revealed":
            return True
        if kind.name == "flow":
            stack = event[1]
        hidden = (event[kind.fields.index(name) + 1] for name in kind.hidden) if words else ()
        if any(value in words or (isinstance(value, str) and value.rpartition(".")[2] in words) for value in hidden):
            return True
    decision = game.ruleset.decisions.get(stack[-1][0]) if stack else None
    if not isinstance(decision, Sealed):
        return False
    given = {owner for owner, steps, _ in stack[-1][1] if steps}
    return step.seat in given or step.action == REVISE


def _known(game: AskedGame, since: str, seat: int | None) -> tuple[frozenset[int], bool]:
    """Return the numbers of the steps that a cursor has seen, and whether it saw others that were taken back."""
    log = game.log
    if not since:
        return frozenset(), False
    try:
        common, own, print_ = since.split(".")
        size, more = int(common), int(own)
    except (ValueError, AttributeError):
        hint = 'Give the `cursor` of the last news, or "" for all.'
        raise ActionError(f"{since!r} is not a cursor.", code="cursor", hint=hint) from None
    mine = [number for number in range(size, len(log)) if log[number].seat == seat][:more]
    seen = [*log[:size], *(log[number] for number in mine)]
    if min(size, more) < 0 or size > len(log) or len(mine) < more or _print(game, seat, seen) != print_:
        return frozenset(), True
    return frozenset((*range(size), *mine)), False


def _print(game: AskedGame, seat: int | None, steps: Sequence[Step]) -> str:
    """Return a fingerprint of steps, of nothing that the seat does not see."""
    told = 0
    for step in steps:
        told = zlib.crc32(f"{step.seat} {_action(game, step, seat)}".encode(), told)
    return f"{told:08x}"
