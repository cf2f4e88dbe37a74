"""Small World of Warcraft on a terminal: its own words, and what its pieces remember in the open."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from swcore import Game, Ruleset
from swcore.conquest.terminal import ConquestRenderer
from swcore.conquest.wording import TERRAIN_STYLES, Narrator
from swcore_warcraft.factions import SIDE
from swcore_warcraft.races.pandaren import HARMONY
from swcore_warcraft.races.worgen import FORM
from swcore_warcraft.words import WORDS


class Renderer(ConquestRenderer):
    """Shows Small World of Warcraft."""

    def notes(self, game: Game, seat: int | None) -> list[str]:
        """Return who holds Harmony tokens, and the forms and sides of this turn."""
        words, view, found = self.words, game.play.view, []
        for army in view.armies:
            holders = view.recall(army, HARMONY)
            if holders and not army.declined:
                found.append(words("harmony", who=_listed(words.seat(other, seat) for other in holders)))
            for key, piece in ((FORM, "warcraft.worgen"), (SIDE, "warcraft.battleground")):
                turn, chosen = view.recall(army, key, (0, ""))
                if turn == view.turn:
                    found.append(words("this-turn", piece=words.piece(piece), value=words.value(chosen, seat, piece)))
        return found


class Teller(Narrator):
    """Tells Small World of Warcraft."""

    def noted(self, key: str, value: Any) -> str | None:
        """Return who got Harmony tokens. The form of the Worgen is the reason of their coins; other notes tell the answers."""
        if key == FORM:
            return None
        return self.words("harmony", who=_listed(map(self.called, value))) if key == HARMONY and value else ""


def render(ruleset: Ruleset, language: str) -> Renderer:
    """Return the renderer of Small World of Warcraft.

    Args:
        ruleset: the rules of the game.
        language: `en` or `ru`.
    """
    return Renderer(ruleset, language, WORDS, TERRAIN_STYLES)


def speech(game: Game, language: str, you: int | None = None) -> Teller:
    """Return the narrator of Small World of Warcraft.

    Args:
        game: the game to be told.
        language: `en` or `ru`.
        you: the seat that is called "you"; None when nobody is.
    """
    return Teller(game, language, WORDS, you)


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names)
