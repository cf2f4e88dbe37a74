"""What a simulation counts: which buildings are built and what they score, points by type, and the monuments."""

from __future__ import annotations

from typing import Any

from swcore import Game
from swcore.engine import Step
from swcore.wording import Table
from swcore_tiny_towns.position.answers import EMPTY
from swcore_tiny_towns.position.pieces import MONUMENT, TYPES
from swcore_tiny_towns.wording.words import WORDS as CARD_WORDS

BUILDING, TYPE = "building", "type"
WORDS: Table = {
    "group.building": {"en": "Buildings", "ru": "Здания"},
    "group.monument": {"en": "Monuments built", "ru": "Построенные монументы"},
    "group.type": {"en": "By type", "ru": "По типам"},
    "head.turns": {"en": "Pieces", "ru": "Штук"},
    "head.per-turn": {"en": "Points each", "ru": "Очков за штуку"},
    **{f"type.{type}": CARD_WORDS[f"type.{type}"] for type in TYPES},
    "type.empty": {"en": "empty squares", "ru": "пустые клетки"},
}


class Tally:
    """Counts the sheets of one game.

    Attributes:
        groups: names of the groups, in the order of showing them.
        counts: by group and card or type, how many pieces stood at the end and what they scored.
        words: titles of the groups, heads and names that are not pieces.
    """

    groups = (BUILDING, MONUMENT, TYPE)
    words: Table = WORDS

    def __init__(self) -> None:
        self.counts: dict[str, dict[str, list[int]]] = {group: {} for group in self.groups}

    def hear(self, step: Step) -> None:
        """Take in one step: all is counted at the end."""

    def scores(self, game: Game) -> list[int]:
        """Return the totals once the game is over, and count the sheets."""
        result: dict[str, Any] = game.result or {}
        for sheet in result["sheets"]:
            for line in sheet["lines"]:
                self._count(game, line["card"], line["count"], line["points"])
        return list(result["scores"])

    def items(self, game: Game) -> list[tuple[int, str, str, int]]:
        """Return what every seat's points are made of: seat, reason, the card it is due to or "", points; they add up."""
        sheets = (game.result or {})["sheets"]
        lines = [(seat, line) for seat, sheet in enumerate(sheets) for line in sheet["lines"]]
        return [(seat, part[1], part[3], part[0]) for seat, line in lines for part in line["parts"]]

    def _count(self, game: Game, card: str, count: int, points: int) -> None:
        if card == EMPTY:
            self._add(TYPE, EMPTY, count, points)
            return
        piece: Any = game.ruleset.pieces[card]
        self._add(MONUMENT if piece.type == MONUMENT else BUILDING, card, count, points)
        self._add(TYPE, piece.type, count, points)

    def _add(self, group: str, name: str, count: int, points: int) -> None:
        counted = self.counts[group].setdefault(name, [0, 0])
        counted[0] += count
        counted[1] += points


def tally() -> Tally:
    """Return a fresh tally of Tiny Towns."""
    return Tally()
