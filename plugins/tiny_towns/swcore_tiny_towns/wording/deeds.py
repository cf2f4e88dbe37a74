"""What a seat does in its own town, read from events into phrases."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from swcore.engine import RawEvent, Step
from swcore_tiny_towns.position.actions import Discard, Store, Swap, Take, Use
from swcore_tiny_towns.position.pieces import MONUMENT
from swcore_tiny_towns.position.squares import RESOURCES, SQUARES
from swcore_tiny_towns.wording.names import Lexicon

HELD, USES = "held", "uses"
"""Names of the notes under which a card keeps the buildings that lie on it, and the host what was used."""
OF_TOWNS = ("placed", "used", "stood", "stacked", "taken", "moved", "hid", "noted")
"""The events of a town; the first value of each is its seat."""


class Deeds:
    """Turns events into phrases, and keeps in mind what stands where.

    Args:
        words: the names to use.
        squares: what stands on squares at the beginning, by seat and square.
    """

    def __init__(self, words: Lexicon, squares: dict[tuple[int, int], str]) -> None:
        self.words, self.squares = words, squares

    def phrases(self, step: Step, events: Sequence[RawEvent], named: str) -> tuple[list[str], list[str]]:
        """Return what a seat did, and what is read out about it (TT-ROUND-8, TT-BUILD-11).

        Args:
            step: the step.
            events: those of the step that are the seat's own.
            named: the resource of the round; "" in a free round, and for a step in which the seat places nothing itself.
        """
        deeds, read = self._about(step, named), []
        for event in events:
            phrase = getattr(self, f"_on_{event[0]}", None)
            if phrase is not None:
                deeds.append(phrase(step, *event[1:]))
            if event[0] == "stood" and self._is_monument(event[2]):
                read.append(self.words("told.read", card=self.words.card(event[2]), text=self.words.card_text(event[2])))
        return [deed for deed in deeds if deed], read

    def _about(self, step: Step, named: str) -> list[str]:
        """Return what the action says that no event does."""
        words, action = self.words, step.action
        if not named:
            return []
        if isinstance(action, Take):
            return [words("told.instead", resource=words.resource(action.resource), named=words.resource(named))]
        if isinstance(action, Discard):
            return [words("told.aside", resource=words.resource(named))]
        return []

    def _is_monument(self, card: str) -> bool:
        piece: Any = self.words.ruleset.pieces[card]
        return bool(piece.type == MONUMENT)

    def _on_placed(self, step: Step, seat: int, resource: str, square: int) -> str:
        self.squares[seat, square] = resource
        return self.words("told.placed", resource=self.words.resource(resource), square=SQUARES[square])

    def _on_used(self, step: Step, seat: int, squares: Sequence[int]) -> str:
        for square in squares:
            self.squares.pop((seat, square), None)
        return ""

    def _on_taken(self, step: Step, seat: int, square: int) -> str:
        what = self.squares.pop((seat, square), "")
        return self.words("told.taken", what=self.words.what(what), square=SQUARES[square])

    def _on_moved(self, step: Step, seat: int, square: int, target: int) -> str:
        what = self.squares[seat, target] = self.squares.pop((seat, square), "")
        return self.words("told.moved", what=self.words.what(what), square=SQUARES[square], target=SQUARES[target])

    def _on_stood(self, step: Step, seat: int, card: str, square: int, how: str) -> str:
        words, old = self.words, self.squares.get((seat, square), "")
        self.squares[seat, square] = card
        where = {"card": words.card(card), "square": SQUARES[square]}
        if how == "built" and old and old not in RESOURCES:
            return words("told.built.over", old=words.card(old), **where)
        if how == "built":
            return words("told.built", **where)
        if old and old not in RESOURCES:
            return words("told.exchanged", old=words.card(old), **where)
        return words("told.put", **where)

    def _on_stacked(self, step: Step, seat: int, square: int, lying: tuple[str, ...]) -> str:
        if not lying:
            return ""
        words, action = self.words, step.action
        where = {"card": words.card(self.squares.get((seat, square), "")), "square": SQUARES[square]}
        resource = words.resource(lying[-1])
        if isinstance(action, Swap):
            return words("told.swapped", resource=resource, taken=words.resource(action.resource), **where)
        return words("told.stored" if isinstance(action, Store) else "told.marked", resource=resource, **where)

    def _on_hid(self, step: Step, seat: int, key: str, value: str, values: Sequence[str]) -> str:
        return self.words("told.secret", card=self.words.card(key.rpartition(".")[0]))

    def _on_noted(self, step: Step, seat: int, key: str, value: Any) -> str:
        piece, _, name = key.rpartition(".")
        of, _, sort = piece.rpartition(".")
        if sort == USES and isinstance(step.action, Use):
            square = SQUARES[step.action.square]
            return self.words("told.use", card=self.words.card(of), square=square, what=self.words.use(of, step.action))
        if name != HELD or not value:
            return ""
        return self.words("told.held", holder=self.words.card(piece), cards=self.words.listed(map(self.words.card, value)))
