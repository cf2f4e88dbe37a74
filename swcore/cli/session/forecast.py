"""What an action would bring that ends the turn, told before it is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from swcore.wording.forecasting import ending
from swcore.wording.shows import face_of

if TYPE_CHECKING:
    from swcore.cli.session.session import Session
    from swcore.engine.actions import Action
    from swcore.game.game import Game


def others_turn(game: Game, seat: int, language: str) -> int | None:
    """Return the seat whose turn it is, where that is not the seat that is asked: it places what was driven out, or answers."""
    turns = [one.seat for one in game.scene(seat, language).of("panel") if one.turn]
    return None if seat in turns or len(turns) != 1 else turns[0]


def forecast(session: Session, action: Action | str, seat: int) -> list[str]:
    """Return what an action does that ends the seat's turn, the income with its parts included; nothing for any other action.

    Args:
        session: the session.
        action: a legal action, or the text of several.
        seat: who acts.
    """
    game, text = session.game, action if isinstance(action, str) else action.text
    face = face_of(game.ruleset, session.texts.language)
    if face.turn(game) is None:
        return []
    found = ending(face, game, seat, text, None, session.narrators(), follow=False)
    if found is None or not found.ends_turn:
        return []
    return list(found.sentences) if found.sure else [session.texts("turn.uncertain")]
