"""Small World on a terminal: its own words for the renderer and the narrator of the conquest family."""

from __future__ import annotations

from swcore import Game, Ruleset
from swcore.conquest.terminal import ConquestRenderer
from swcore.conquest.wording import TERRAIN_STYLES, Narrator
from swcore_base_game.words import WORDS


def render(ruleset: Ruleset, language: str) -> ConquestRenderer:
    """Return the renderer of Small World.

    Args:
        ruleset: the rules of the game.
        language: `en` or `ru`.
    """
    return ConquestRenderer(ruleset, language, WORDS, TERRAIN_STYLES)


def speech(game: Game, language: str, you: int | None = None) -> Narrator:
    """Return the narrator of Small World.

    Args:
        game: the game to be told.
        language: `en` or `ru`.
        you: the seat that is called "you"; None when nobody is.
    """
    return Narrator(game, language, WORDS, you)
