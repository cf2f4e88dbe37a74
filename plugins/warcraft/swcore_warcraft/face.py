"""Small World of Warcraft that shows itself as data: besides the table what its pieces remember in the open, and the teams."""

from __future__ import annotations

from collections.abc import Iterable

from swcore import Game
from swcore.conquest.wording.face import ConquestFace
from swcore_warcraft.factions import SIDE
from swcore_warcraft.races.pandaren import HARMONY
from swcore_warcraft.races.worgen import FORM
from swcore_warcraft.teams import SIDES, VARIANT, team


class WarcraftFace(ConquestFace):
    """Says what Small World of Warcraft is, as data.

    Args:
        ruleset: the rules.
        language: `en` or `ru`.
    """

    def notes(self, game: Game, seat: int | None) -> list[str]:
        """Return who plays for whom, who holds Harmony tokens, and the forms and sides of this turn."""
        words, view = self.words, game.play.view
        found = [words("team", side=side, who=who) for side, who, _ in self._teams(game, seat)]
        for army in view.armies:
            holders = view.recall(army, HARMONY)
            if holders and not army.declined:
                found.append(words("harmony", who=listed(words.seat(other, seat) for other in holders)))
            for key, piece in ((FORM, "warcraft.worgen"), (SIDE, "warcraft.battleground")):
                turn, chosen = view.recall(army, key, (0, ""))
                if turn == view.turn:
                    found.append(words("this-turn", piece=words.piece(piece), value=words.value(chosen, seat, piece)))
        return found

    def summary(self, game: Game, seat: int | None) -> list[str]:
        """Return what each team has together."""
        words, told = self.words, self._teams(game, seat)
        return [words("team.coins", side=side, who=who, coins=words.count("coin", coins)) for side, who, coins in told]

    def _teams(self, game: Game, viewer: int | None) -> list[tuple[str, str, int]]:
        """Return each team as (side, who, coins together); none where everybody plays alone."""
        if not game.play.setup.options[VARIANT.name]:
            return []
        words, coins = self.words, game.play.state.coins
        return [
            (words(f"tag.{side}"), listed(words.seat(one, viewer) for one in team(side)), sum(coins[one] for one in team(side)))
            for side in SIDES
        ]


def listed(names: Iterable[str]) -> str:
    """Return names in a row."""
    return ", ".join(names)
