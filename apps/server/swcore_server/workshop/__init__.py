"""What the workshop asks: pieces and maps that are being written, looked at as data, and what else is read without a table, such
as the rules of a game. Nothing here knows a player.

Each question is a function of the game, what was written, and the language; a worker process answers it, so that what takes long
is ended by the watchdog and holds nobody up.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from swcore.errors import SwcoreError, nearest
from swcore.protocol.lobby import Lobby

LETTERS = 64  # that the name of a game may have
WARM = "warm"  # asked by the server itself, as somebody comes to the workshop
QUESTIONS = ("chart", "check", "piece", "pieces", "read", "rules", "sketch", "words")


def check_question(what: str) -> None:
    """Check that there is such a question.

    Raises:
        SwcoreError: `bad-field`.
    """
    if what not in QUESTIONS:
        hint = nearest(what[:LETTERS], QUESTIONS)
        raise SwcoreError("The workshop answers no such question.", code="bad-field", field="what", hint=hint)


def answer(lobby: Lobby, asked: Mapping[str, Any]) -> dict[str, Any]:
    """Return the answer to a question of the workshop.

    Args:
        lobby: the games that can be played.
        asked: `what` is asked, the `game`, the `data` that was written, and the `lang`.

    Raises:
        SwcoreError: `bad-field`, `unknown-game`; and what reading the data raises where the answer has no room for it.
    """
    if asked.get("what") == WARM:
        return _warm()
    what, game, data = str(asked.get("what")), asked.get("game", ""), asked.get("data", {})
    check_question(what)
    if not isinstance(game, str) or not 0 < len(game) <= LETTERS:
        raise SwcoreError("The field 'game' is the name of a game.", code="bad-field", field="game")
    if not isinstance(data, dict):
        raise SwcoreError("The field 'data' is an object.", code="bad-field", field="data")
    from swcore_server.workshop import (
        charts,
        form,
        library,
        reading,
        rulebook,
        writing,
    )  # only the process that answers needs all that

    lang = "ru" if asked.get("lang") == "ru" else "en"
    answers = {
        "chart": charts.chart,
        "check": writing.check,
        "piece": writing.piece,
        "pieces": library.pieces,
        "read": reading.read,
        "rules": rulebook.rules,
        "sketch": charts.sketch,
        "words": form.words,
    }
    return answers[what](lobby, game, data, lang)


def _warm() -> dict[str, Any]:
    """Load what answers need, so that the first one need not wait for it."""
    import swcore.printing
    import swcore.testing.inspection
    from swcore_server.workshop import charts, form, library, reading, rulebook, writing

    return {"loaded": len((swcore.printing, swcore.testing.inspection, charts, form, library, reading, rulebook, writing))}
