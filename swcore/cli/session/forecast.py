"""What an action would bring that ends the turn, told before it is done."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from swcore.engine.log import Step
from swcore.errors import SwcoreError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from swcore.cli.session.session import Session
    from swcore.engine.actions import Action
    from swcore.game.game import Game

GUESSES = 2  # of what the seat does not know


def forecast(session: Session, action: Action | str, seat: int) -> list[str]:
    """Return what an action does that ends the seat's turn, the income with its parts included; nothing for any other action.

    The action is tried on a copy, and what it would show is left out. Nothing is told that chance has a part in, or that would be
    different if what the seat does not know were different: that would be a look into the future.

    Args:
        session: the session.
        action: a legal action, or the text of several.
        seat: who acts.
    """
    game, turn, known = session.game, session.turn(), getattr(session.renderer, "turn", None)
    if turn is None or known is None:
        return []
    copy = game.clone()
    copy.play.script = None
    try:
        copy.apply(action, seat)
    except SwcoreError:  # the action itself will tell
        return []
    steps = copy.log[len(game.log) :]
    if any(step.chance for step in steps) or (not copy.over and known(copy) == turn):
        return []
    if any(step.irreversible for step in steps) and not _certain(game, seat, steps):
        return [session.texts("turn.uncertain")]
    narrator = session.narrators()
    for step in game.log:
        narrator.hear(step)
    return narrator.tell([Step(step.seat, step.action, (), tuple(_told(game, step.events)), False) for step in steps])


def _certain(game: Game, seat: int, steps: Sequence[Step]) -> bool:
    """Return whether steps come out the same, what they show aside, whatever the seat does not know."""
    for number in range(GUESSES):
        guess = game.determinize(seat, Random(number)).play
        guess.sink, guess.chance = [], []
        try:
            for step in steps:
                assert step.action is not None
                guess.apply(seat, step.action)
        except SwcoreError:
            return False
        if _told(game, guess.sink) != [event for step in steps for event in _told(game, step.events)]:
            return False
    return True


def _told(game: Game, events: Sequence[Any]) -> list[Any]:
    """Return the events without those that show what was hidden."""
    return [event for event in events if event[0] not in game.ruleset.reveals]
