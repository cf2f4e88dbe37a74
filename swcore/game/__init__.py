"""One game in progress: the facade `Game` with its history, and what is said when it refuses. It knows no family of games.

`Game` is what apps, bots and tests hold; nothing below this room does.
"""

from __future__ import annotations

from swcore.game.game import Game
from swcore.game.refusals import blame, words_of

__all__ = ["Game", "blame", "words_of"]
