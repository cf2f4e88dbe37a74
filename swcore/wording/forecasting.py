"""What it would bring to stop now, told before it is done."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from swcore.engine.actions import Action
from swcore.engine.log import Step
from swcore.errors import FAULTS, SwcoreError
from swcore.game.game import Game
from swcore.wording.face import Face
from swcore.wording.menus import Choice, Forecast
from swcore.wording.telling import Narrator, narrator_of

GUESSES = 2  # of what the seat does not know
MOST = 50  # steps until the turn ends


def forecast(face: Face, game: Game, seat: int, actions: Iterable[str] | None = None) -> tuple[Forecast, ...]:
    """Return what actions of a seat would bring that end its turn, or stop it with no more than placing left.

    An action is tried on a copy, and what it would show is left out. What follows before the turn ends is the simplest that may
    follow (`Face.onward`). Nothing is told that chance has a part in, or that would be different if what the seat does not know
    were different: that would be a look into the future.

    Args:
        face: the face of the game.
        game: the game.
        seat: who is asked; of another seat nothing is told.
        actions: the texts of actions, of several at once too; all legal ones that end the turn or stop it when None.
    """
    if seat not in game.pending or face.turn(game) is None:
        return ()
    choices = {one.action: one for one in face.choices(game, seat)}
    if actions is None:
        actions = [one.action for one in choices.values() if one.ends_turn or face.stops(game, seat, game.parse(one.action))]
    found = (ending(face, game, seat, text, choices.get(text)) for text in actions)
    return tuple(one for one in found if one is not None)


def ending(
    face: Face,
    game: Game,
    seat: int,
    action: str,
    choice: Choice | None,
    narrator: Narrator | None = None,
    *,
    follow: bool = True,
) -> Forecast | None:
    """Return what one action would bring, or None where it does not lead to the end of the turn or cannot be done.

    Args:
        face, game, seat: as for `forecast`.
        action: a legal action, or the text of several.
        choice: the line of the menu, where it is in it.
        narrator: one that has heard nothing yet; that of the face's language, for the seat, when None.
        follow: whether to go on behind an action that stops the turn; what does not stop it is never followed.
    """
    label = choice.label if choice is not None else action
    world = beginning(game)
    try:
        world.apply(action, seat)
        stops = follow and face.stops(game, seat, world.log[0].action)
        then, whole = to_the_end(face, world, seat, face.turn(game), MOST if stops else 0)
    except SwcoreError:  # the action itself will tell
        return None
    steps = world.log
    if not whole and not stops:
        return None
    unsure = any(step.chance for step in steps) or (any(step.irreversible for step in steps) and not _certain(game, seat, steps))
    ends = whole and not then and not any(step.chance for step in steps)  # the die decides whether it does
    lost = face.lost(game, world, seat, steps[0].action)
    if unsure or not whole:
        return Forecast(action, label, False, then=then, ends_turn=ends, lost=() if unsure else lost)
    narrator = narrator or narrator_of(game, face.language, seat)
    for step in game.log if game.history.kept else ():
        narrator.hear(step)
    told = narrator.tell([Step(step.seat, step.action, (), tuple(_told(game, step.events)), False) for step in steps])
    before, after = face.gain(game, seat), face.gain(world, seat)
    coins = None if before is None or after is None else after - before
    return Forecast(action, label, True, coins, tuple(told), then, ends, lost)


def beginning(game: Game) -> Game:
    """Return a copy whose history begins now."""
    machine = game.play.clone()
    machine.script = None
    return type(game)(machine)


def to_the_end(face: Face, world: Game, seat: int, turn: object, most: int = MOST) -> tuple[tuple[str, ...], bool]:
    """Go on with the simplest that may follow, so many steps at most; return it, and whether the turn has ended."""
    then: list[str] = []
    while not world.over and face.turn(world) == turn:
        action: Action | None = face.onward(world, seat) if seat in world.pending and len(then) < most else None
        if action is None:
            return tuple(then), False
        world.apply(action, seat)
        then.append(action.text)
    return tuple(then), True


def _certain(game: Game, seat: int, steps: Sequence[Step]) -> bool:
    """Return whether steps come out the same, what they show aside, whatever the seat does not know."""
    for number in range(GUESSES):
        guess = game.determinize(seat, Random(number)).play
        guess.sink, guess.chance = [], []
        try:
            for step in steps:
                assert step.action is not None
                guess.apply(seat, step.action)
        except FAULTS:  # there something else is asked, and the action belongs to no question of that world
            return False
        if _told(game, guess.sink) != [event for step in steps for event in _told(game, step.events)]:
            return False
    return True


def _told(game: Game, events: Sequence[Any]) -> list[Any]:
    """Return the events without those that show what was hidden."""
    return [event for event in events if event[0] not in game.ruleset.reveals]
