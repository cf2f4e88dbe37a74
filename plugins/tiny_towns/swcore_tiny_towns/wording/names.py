"""Names of things in a language: cards, resources, squares, seats, reasons; and back from what somebody typed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from swcore import Ruleset
from swcore.wording import Lexicon as KernelLexicon
from swcore_tiny_towns.position.actions import Use
from swcore_tiny_towns.position.squares import RESOURCES, SQUARES, squares_of
from swcore_tiny_towns.wording.answer_words import TOLD, WHY
from swcore_tiny_towns.wording.score_words import WORDS as SCORES
from swcore_tiny_towns.wording.short_names import plain
from swcore_tiny_towns.wording.words import WORDS

LETTERS = 5
COLUMNS = str.maketrans({"а": "a", "б": "b", "с": "c", "ц": "c", "д": "d"})
"""Russian letters that stand for the columns on a Russian keyboard, by sound or look."""
_SQUARE = re.compile(r"[a-d][1-4]")


class Lexicon(KernelLexicon):
    """The words of the game, and the names of a ruleset's cards.

    Args:
        language: the language.
        ruleset: the rules whose cards are named.
    """

    def __init__(self, language: str, ruleset: Ruleset) -> None:
        super().__init__(language, ruleset, SCORES, WORDS, TOLD, WHY)
        self._typed = {plain(str(name)): one for one in RESOURCES for name in SCORES[f"resource.{one}"].values()}
        for id, word in ruleset.compiled.words.items():
            for name in ruleset.pieces[id].name.values():
                self._typed[plain(name)] = word
        self._shorts = self._shortened()

    # -- names

    def card(self, id: str) -> str:
        """Return the name of a card; what is not a card comes back as it is."""
        return self.piece(id)

    def card_text(self, id: str) -> str:
        """Return what a card does."""
        return self.piece_text(id)

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

    def use(self, piece: str, action: Use) -> str:
        """Return what a use of a card does: the card's own text, else its key and what was chosen."""
        value = self.card(self.ruleset.compiled.ids.get(action.value, action.value)) if action.value else ""
        told = self.made(f"use.{action.key}", {"value": value}, piece)
        return told or " ".join(filter(None, (action.key.replace("_", " "), value)))

    def listed(self, names: Iterable[str]) -> str:
        """Return names with commas between them, or the word for none."""
        return ", ".join(names) or self("none")

    def squares(self, mask: int) -> str:
        """Return the names of the squares of a mask."""
        return " ".join(SQUARES[square] for square in squares_of(mask))

    def shown(self, name: str, value: object) -> str:
        """Return a parameter of a text as a player reads it: resources, and cards by the words of actions, too."""
        if name == "resource":
            return self.resource(str(value))
        if name == "card":
            return self.card(self.ruleset.compiled.ids.get(value, str(value)))
        if name == "squares" and isinstance(value, tuple | list):
            return " ".join(map(str, value))
        return super().shown(name, value)

    # -- what was typed

    def spelled(self, word: str) -> str:
        """Return a typed word as actions have it: a square, a resource or a card by a name in any language."""
        square = word.lower().translate(COLUMNS)
        if _SQUARE.fullmatch(square):
            return square
        return self._typed.get(plain(word), word)


def lexicon(ruleset: Ruleset, language: str) -> Lexicon:
    """Return the words of Tiny Towns in a language."""
    return Lexicon(language, ruleset)
