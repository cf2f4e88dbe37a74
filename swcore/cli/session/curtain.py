"""Whether a curtain must fall when another person takes the seat: only where a game hides something from one of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from swcore.engine.fields import OWNER, PART

if TYPE_CHECKING:
    from swcore.game.game import Game

NOTHING: tuple[object, ...] = (None, "", (), [], {})


def hides(game: Game, people: Sequence[int]) -> bool:
    """Return whether one of several people at a screen may see what another may not.

    Args:
        game: the game.
        people: the seats of those who share the screen.
    """
    if len(people) < 2:
        return False
    state, opened = game.play.state, game.ruleset.book.opened(game.play.setup.options)
    for field in type(state).ALL_FIELDS:
        if field.visible not in (OWNER, PART) or field.name in opened:
            continue
        if field.visible == PART and state.committed is None:  # everybody sees it, as long as they do not act at the same time
            continue
        values = getattr(state, field.name)
        if any(seat < len(values) and values[seat] not in NOTHING for seat in people):
            return True
    return False
