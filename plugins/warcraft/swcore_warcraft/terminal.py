"""Small World of Warcraft on a terminal: its own words, and what its pieces remember in the open."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import Group, RenderableType

from swcore import Game, Ruleset
from swcore.conquest.terminal import ConquestRenderer
from swcore.conquest.wording import TERRAIN_STYLES, Narrator
from swcore_warcraft.factions import SIDE
from swcore_warcraft.races.pandaren import HARMONY
from swcore_warcraft.races.worgen import FORM
from swcore_warcraft.teams import SIDES, VARIANT, team
from swcore_warcraft.words import WORDS


class Renderer(ConquestRenderer):
    """Shows Small World of Warcraft."""

    def notes(self, game: Game, seat: int | None) -> list[str]:
        """Return who plays for whom, who holds Harmony tokens, and the forms and sides of this turn."""
        words, view = self.words, game.play.view
        found = [words("team", side=side, who=who) for side, who, _ in self._teams(game, seat)]
        for army in view.armies:
            holders = view.recall(army, HARMONY)
            if holders and not army.declined:
                found.append(words("harmony", who=_listed(words.seat(other, seat) for other in holders)))
            for key, piece in ((FORM, "warcraft.worgen"), (SIDE, "warcraft.battleground")):
                turn, chosen = view.recall(army, key, (0, ""))
                if turn == view.turn:
                    found.append(words("this-turn", piece=words.piece(piece), value=words.value(chosen, seat, piece)))
        return found

    def final(self, game: Game, seat: int | None) -> RenderableType:
        """Return the final table, with what each team has together."""
        count = self.words.count
        told = self._teams(game, seat)
        lines = [self.words("team.coins", side=side, who=who, coins=count("coin", coins)) for side, who, coins in told]
        return Group(*lines, super().final(game, seat)) if lines else super().final(game, seat)

    def _teams(self, game: Game, viewer: int | None) -> list[tuple[str, str, int]]:
        """Return each team as (side, who, coins together); none where everybody plays alone."""
        if not game.play.setup.options[VARIANT.name]:
            return []
        words, coins = self.words, game.play.state.coins
        return [
            (words(f"tag.{side}"), _listed(words.seat(one, viewer) for one in team(side)), sum(coins[one] for one in team(side)))
            for side in SIDES
        ]


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
