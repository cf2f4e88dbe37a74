"""What several handlers have in common."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from swcore.engine.actions import takes_of
from swcore.game.game import Game
from swcore.wording.action_forms import ActionForm, text_of
from swcore.wording.plain_data import plain

Handler = Callable[..., Mapping[str, Any]]


def body(value: Any) -> dict[str, Any]:
    """Return a value as the fields of an answer."""
    found: dict[str, Any] = plain(value)
    return found


def written(game: Game, action: str | ActionForm) -> str:
    """Return the text of an action.

    Args:
        game: the game.
        action: its text, or the action as data.

    Raises:
        ActionError: `unknown-action`, `malformed-action`.
    """
    if isinstance(action, str):
        return action
    return text_of(action, {name: takes_of(kind) for name, kind in game.ruleset.action_kinds.items()})


def kept_key(seat: int | None, key: str) -> str:
    """Return under what a change is remembered: each seat has keys of its own, and so has the owner of all seats."""
    return f"{'' if seat is None else seat}:{key}" if key else ""
