"""What actions would bring that end the turn, told before they are done."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from swcore.engine.log import Step
from swcore.errors import SwcoreError
from swcore.game.game import Game
from swcore.wording.face import Face
from swcore.wording.menus import Forecast
from swcore.wording.telling import narrator_of

GUESSES = 2  # of what the seat does not know


def forecast(face: Face, game: Game, seat: int) -> tuple[Forecast, ...]:
    """Return what each action of a seat would bring that may end its turn.

    An action is tried on a copy, and what it would show is left out. Nothing is told that chance has a part in, or that would be
    different if what the seat does not know were different: that would be a look into the future.

    Args:
        face: the face of the game.
        game: the game, with its history.
        seat: who is asked; of another seat nothing is told.
    """
    found = []
    for action in game.legal_actions(seat) if seat in game.pending else ():
        if face.ends_turn(game, seat, action):
            one = ending(face, game, seat, action.text)
            if one is not None:
                found.append(one)
    return tuple(found)


def ending(face: Face, game: Game, seat: int, action: str) -> Forecast | None:
    """Return what one action would bring, or None where it does not end the turn or cannot be done.

    Args:
        face, game, seat: as for `forecast`.
        action: a legal action, or the text of several.
    """
    turn, copy = face.turn(game), game.clone()
    copy.play.script = None
    try:
        copy.apply(action, seat)
    except SwcoreError:  # the action itself will tell
        return None
    steps = copy.log[len(game.log) :]
    if turn is None or (not copy.over and face.turn(copy) == turn):
        return None
    label = next((one.label for one in face.choices(game, seat) if one.action == action), action)
    if any(step.chance for step in steps) or (any(step.irreversible for step in steps) and not _certain(game, seat, steps)):
        return Forecast(action, label, False)
    narrator = narrator_of(game, face.language, seat)
    for step in game.log:
        narrator.hear(step)
    told = narrator.tell([Step(step.seat, step.action, (), tuple(_told(game, step.events)), False) for step in steps])
    before, after = face.gain(game, seat), face.gain(copy, seat)
    return Forecast(action, label, True, None if before is None or after is None else after - before, tuple(told))


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
