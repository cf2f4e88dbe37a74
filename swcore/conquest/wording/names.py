"""Names of things in a language: pieces, combos, seats, regions and the reasons of numbers."""

from __future__ import annotations

import re
from typing import Any

from swcore.conquest.position.state import Army
from swcore.conquest.wording.words import WORDS
from swcore.engine.frames import Part, Violation
from swcore.engine.ruleset import Ruleset
from swcore.errors import SwcoreError
from swcore.wording.catalogue import FALLBACK, Catalogue, Table

_SEAT_WORD = re.compile(r"seat-(\d{1,2})")


class Lexicon(Catalogue):
    """The words of the family and of a pack, and the names of a ruleset's pieces.

    Args:
        language: the language.
        ruleset: the rules whose pieces are named.
        table: the pack's own words, over those of the family.
    """

    def __init__(self, language: str, ruleset: Ruleset, table: Table) -> None:
        super().__init__(language, WORDS, table)
        self.ruleset = ruleset
        self._by_clause: dict[str, str] = {}
        for piece in ruleset.pieces.values():
            for clause in piece.clauses:
                self._by_clause.setdefault(clause, piece.id)

    # -- pieces and armies

    def piece(self, id: str) -> str:
        """Return the name of a piece; an id that is not in the game comes back as it is."""
        piece = self.ruleset.pieces.get(id)
        return self.name(piece.name) if piece else id

    def piece_text(self, id: str) -> str:
        """Return what a piece does, in a sentence."""
        piece = self.ruleset.pieces.get(id)
        return self.name(piece.text) if piece else ""

    def combo(self, race: str, power: str) -> str:
        """Return the name of a race with its power, or of the race alone."""
        return self("combo", race=self.piece(race), power=self.piece(power)) if power else self.piece(race)

    def army(self, army: Army) -> str:
        """Return the name of an army."""
        return self.combo(army.race, army.power)

    def tagged(self, name: str, race: str) -> str:
        """Return a name with the tags of a race that the pack has a word for (`tag.horde`), such as `Gnolls (Horde)`."""
        tags = [self(f"tag.{tag}") for tag in sorted(self.ruleset.pieces[race].tags) if f"tag.{tag}" in self]
        return f"{name} ({', '.join(tags)})" if tags else name

    def bodies(self, game: Any, army: Army) -> list[str]:
        """Return the bodies in the hand of an army's owner, such as `Wolf ×2`."""
        markers = game.play.state.ground.tables.markers
        held = ((self.piece(name), count) for name, count in sorted(army.stock.items()) if markers[name].holds)
        return [name if count == 1 else f"{name} ×{count}" for name, count in held]

    # -- seats

    def seat(self, seat: int, viewer: int | None) -> str:
        """Return how a seat is called by a viewer."""
        return self("you") if seat == viewer else self("seat", n=seat + 1)

    def owned(self, army: str, seat: int | None, viewer: int | None) -> str:
        """Return an army's name with its owner's; the name alone for an army of nobody."""
        if seat is None or seat < 0:
            return army
        return self("your-army", army=army) if seat == viewer else self("seat-army", army=army, n=seat + 1)

    # -- regions and other words

    def word(self, group: str, word: str) -> str:
        """Return a word of a group such as `terrain`, `symbol` or `mode`; unknown words come back readable."""
        key = f"{group}.{word}"
        return self(key) if key in self else word.replace("_", " ")

    def value(self, value: str, viewer: int | None, piece: str = "") -> str:
        """Return an offered value as a player reads it: `seat-2` is a player, a piece id is its name.

        A pack's word for a value of a piece, such as `value.home.gnolls.left`, wins.
        """
        own = f"value.{piece}.{value}"
        if own in self:
            return self(own)
        seat = _SEAT_WORD.fullmatch(value)
        return self.seat(int(seat[1]) - 1, viewer) if seat else self.piece(value)

    def terrain(self, game: Any, region: int) -> str:
        """Return the terrain of a region number."""
        return self.word("terrain", game.play.state.ground.board.terrain_of[region])

    # -- reasons

    def reason(self, reason: str, clause: str = "", piece: str = "") -> str:
        """Return the reason of a part of a number.

        A translated reason wins, then in English the reason itself, then the name of the piece behind it.
        """
        key = f"reason.{reason}"
        if self(key) != key:
            return self(key)
        if self.language == FALLBACK:
            return reason
        piece = piece or self._by_clause.get(clause, "")
        return self.piece(piece) if piece else reason

    def part(self, part: Part) -> str:
        """Return the reason of a part that `explain` lists."""
        return self.reason(part.reason, part.clause, part.piece)

    def refusal(self, error: SwcoreError) -> str:
        """Return why a text was refused: translated by the error's code where the code is known, else as it is."""
        key = f"refused.{error.code}"
        return str(error) if self.language == FALLBACK or key not in self else self(key)

    def why(self, violation: Violation) -> str:
        """Return why an action is illegal: translated by its code where the code is known, else as it is.

        A code whose messages differ in how many numbers they hold has an entry for each, such as `why.tokens.1`.
        """
        if self.language == FALLBACK:
            return violation.message
        numbers = re.findall(r"(?<![\w-])\d+\b", violation.message)
        for key in (f"why.{violation.code}.{len(numbers)}", f"why.{violation.code}"):
            if key in self:
                try:
                    return self(key).format(*numbers)
                except IndexError:
                    continue
        return violation.message
