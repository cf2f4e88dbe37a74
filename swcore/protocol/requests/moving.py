"""What is asked to go on with a game."""

from __future__ import annotations

import attrs

from swcore.protocol.forms import Line, Word
from swcore.protocol.requests.common import AtSeat, Chance, Move, Seconds
from swcore.wording.action_forms import ActionForm


@attrs.frozen(kw_only=True)
class Act(Move):
    """Carry out an action.

    Args:
        action: its text, or the action as data.
    """

    do = "act"
    action: Line | ActionForm


@attrs.frozen(kw_only=True)
class Undo(Move):
    """Take back the last step of the seat; without a seat, the last step of all."""

    do = "undo"


@attrs.frozen(kw_only=True)
class Redo(Move):
    """Carry out again the step that was taken back last."""

    do = "redo"


@attrs.frozen(kw_only=True)
class Resign(Move):
    """Leave the game for good."""

    do = "resign"


@attrs.frozen(kw_only=True)
class Bot(Move):
    """Let a bot choose for a seat.

    Args:
        name: the bot; the usual one of the game when "".
        seconds: how long it may think.
        seed: of its generator; drawn when None.
        play: whether the choice is carried out.
    """

    do = "bot"
    name: Word = ""
    seconds: Seconds | None = None
    seed: Chance | None = None
    play: bool = False


@attrs.frozen(kw_only=True)
class Analyse(AtSeat):
    """Ask what each legal action is worth to a seat, the best one first.

    Args:
        seconds: how long may be thought; when None, each action is looked at once.
        seed: of the guesses of what is hidden; drawn when None.
    """

    do = "analyse"
    seconds: Seconds | None = None
    seed: Chance | None = None
