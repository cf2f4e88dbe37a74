"""Names of things in a language: cards, resources, squares, seats, reasons; and back from what somebody typed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from swcore import Ruleset, SwcoreError
from swcore.engine import Part, Violation
from swcore.wording import FALLBACK, Catalogue
from swcore_tiny_towns.position.squares import NUMBERS, RESOURCES, SQUARES, squares_of
from swcore_tiny_towns.wording.answer_words import TOLD, WHY
from swcore_tiny_towns.wording.score_words import WORDS as SCORES
from swcore_tiny_towns.wording.short_names import plain
from swcore_tiny_towns.wording.words import WORDS

LETTERS = 5
COLUMNS = str.maketrans({"а": "a", "б": "b", "с": "c", "ц": "c", "д": "d"})
"""Russian letters that stand for the columns on a Russian keyboard, by sound or look."""
_SQUARE = re.compile(r"[a-d][1-4]")
_NAMED = re.compile(rf"\b(?:{'|'.join(SQUARES)}|{'|'.join(RESOURCES)})\b")


class Lexicon(Catalogue):
    """The words of the game, and the names of a ruleset's cards.

    Args:
        language: the language.
        ruleset: the rules whose cards are named.
    """

    def __init__(self, language: str, ruleset: Ruleset) -> None:
        super().__init__(language, SCORES, WORDS, TOLD, WHY)
        self.ruleset = ruleset
        self._typed = {plain(str(name)): one for one in RESOURCES for name in SCORES[f"resource.{one}"].values()}
        for id, word in ruleset.compiled.words.items():
            for name in ruleset.pieces[id].name.values():
                self._typed[plain(name)] = word
        self._shorts = self._shortened()

    # -- names

    def card(self, id: str) -> str:
        """Return the name of a card; what is no card comes back as it is."""
        piece = self.ruleset.pieces.get(id)
        return self.name(piece.name) if piece else id

    def card_text(self, id: str) -> str:
        """Return what a card does."""
        piece = self.ruleset.pieces.get(id)
        return self.name(piece.text) if piece else ""

    def resource(self, resource: str) -> str:
        """Return the name of a resource."""
        return self(f"resource.{resource}")

    def short(self, what: str) -> str:
        """Return what a square shows, a resource or a card, in at most five letters."""
        return self(f"short.{what}") if what in RESOURCES else self._shorts[what]

    def _shortened(self) -> dict[str, str]:
        """Return a beginning of every card's name; names that begin alike are told apart by their last words."""
        names = {id: self.card(id) for id in self.ruleset.compiled.words}
        begun = {id: next((word for word in name.split() if len(word) > 3), name)[:LETTERS] for id, name in names.items()}
        alike = {one for one, count in Counter(begun.values()).items() if count > 1}
        return {id: f"{one[:3]}{names[id].split()[-1][:2]}" if one in alike else one for id, one in begun.items()}

    def what(self, what: str) -> str:
        """Return the name of a resource or a card."""
        return self.resource(what) if what in RESOURCES else self.card(what)

    def listed(self, names: Iterable[str]) -> str:
        """Return names with commas between them, or the word for none."""
        return ", ".join(names) or self("none")

    def squares(self, mask: int) -> str:
        """Return the names of the squares of a mask."""
        return " ".join(SQUARES[square] for square in squares_of(mask))

    def seat(self, seat: int, viewer: int | None) -> str:
        """Return how a seat is called by a viewer."""
        return self("you") if seat == viewer else self("seat", n=seat + 1)

    # -- reasons

    def part(self, part: Part) -> str:
        """Return the reason of a part of a score: in the pack's own words, in English as it is, else the card behind it."""
        key = f"reason.{part.reason}"
        if self(key) != key:
            return self(key)
        return self.card(part.piece) if part.piece and self.language != FALLBACK else part.reason

    def why(self, violation: Violation) -> str:
        """Return why an action is illegal: translated by its message or its code where one is known, else as it is."""
        if self.language == FALLBACK:
            return violation.message
        found = _NAMED.findall(violation.message)
        squares = " ".join(one for one in found if one in NUMBERS)
        resources = ", ".join(self.resource(one) for one in found if one in RESOURCES)
        bare = f"why.{violation.code}.none" if not squares else ""
        for key in (f"why.{violation.message}", bare, f"why.{violation.code}"):
            if key in self:
                return self(key, squares=squares, resources=resources)
        return violation.message

    def refusal(self, error: SwcoreError) -> str:
        """Return why a text was refused."""
        return str(error)

    # -- what was typed

    def spelled(self, word: str) -> str:
        """Return a typed word as actions have it: a square, a resource or a card by a name in any language."""
        square = word.lower().translate(COLUMNS)
        if _SQUARE.fullmatch(square):
            return square
        return self._typed.get(plain(word), word)
