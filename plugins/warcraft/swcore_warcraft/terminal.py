"""Small World of Warcraft on a terminal: its own words for the renderer and the narrator of the conquest family."""

from __future__ import annotations

from typing import Any

from swcore import Game, Ruleset
from swcore.conquest.terminal import ConquestRenderer
from swcore.conquest.wording import TERRAIN_STYLES, Narrator
from swcore_warcraft.face import listed
from swcore_warcraft.races.pandaren import HARMONY
from swcore_warcraft.races.worgen import FORM
from swcore_warcraft.words import WORDS


class Teller(Narrator):
    """Tells Small World of Warcraft."""

    def noted(self, key: str, value: Any) -> str | None:
        """Return who got Harmony tokens. The form of the Worgen is the reason of their coins; other notes tell the answers."""
        if key == FORM:
            return None
        return self.words("harmony", who=listed(map(self.called, value))) if key == HARMONY and value else ""


def render(ruleset: Ruleset, language: str) -> ConquestRenderer:
    """Return the renderer of Small World of Warcraft.

    Args:
        ruleset: the rules of the game.
        language: `en` or `ru`.
    """
    return ConquestRenderer(ruleset, language, WORDS, TERRAIN_STYLES)


def speech(game: Game, language: str, you: int | None = None) -> Teller:
    """Return the narrator of Small World of Warcraft.

    Args:
        game: the game to be told.
        language: `en` or `ru`.
        you: the seat that is called "you"; None when nobody is.
    """
    return Teller(game, language, WORDS, you)
