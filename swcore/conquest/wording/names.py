"""Names of things in a language: pieces, combos, seats, regions and the reasons of numbers."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from swcore.conquest.position.army import Army
from swcore.conquest.position.combos import Combo
from swcore.conquest.wording.answer_words import REASONS, WHY
from swcore.conquest.wording.words import WORDS
from swcore.engine.ruleset import Ruleset
from swcore.wording import lexicon as kernel
from swcore.wording.catalogue import Table

NO_WORDS: Table = {}
REASON_WORDS = ("mode", "terrain", "symbol")  # groups of words that are reasons as they are
_SEAT_WORD = re.compile(r"seat-(\d{1,2})")


class Lexicon(kernel.Lexicon):
    """The words of the family and of a pack, and the names of a ruleset's pieces.

    Args:
        language: the language.
        ruleset: the rules whose pieces are named.
        table: the pack's own words, over those of the family.
    """

    def __init__(self, language: str, ruleset: Ruleset, table: Table = NO_WORDS) -> None:
        super().__init__(language, ruleset, WORDS, WHY, REASONS, table)

    # -- pieces and armies

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

    def pool(self, pool: str) -> str:
        """Return the name of a pool of tokens: the piece's word for it (`pool.home.gnolls.den`), or the name of the piece."""
        return self(f"pool.{pool}") if f"pool.{pool}" in self else self.piece(pool.rpartition(".")[0])

    def bodies(self, game: Any, army: Army) -> list[str]:
        """Return the bodies in the hand of an army's owner, such as `Wolf ×2`."""
        markers = game.play.state.ground.tables.markers
        held = ((self.piece(name), count) for name, count in sorted(army.stock.items()) if markers[name].holds)
        return [name if count == 1 else f"{name} ×{count}" for name, count in held]

    def owned(self, army: str, seat: int | None, viewer: int | None) -> str:
        """Return an army's name with its owner's; the name alone for an army of nobody."""
        if seat is None or seat < 0:
            return army
        if seat == viewer:
            return self("your-army", army=army)
        who = self.player(seat)
        return self("named-army", army=army, who=who) if who else self("seat-army", army=army, n=seat + 1)

    def on_combo(self, combo: Combo) -> list[str]:
        """Return what lies on a combo besides coins, and why it is locked."""
        found = [self.count("token", combo.tokens)] if combo.tokens else []
        found += [self.piece(marker) if count == 1 else f"{self.piece(marker)} ×{count}" for marker, count in combo.marks]
        return [*found, self("locked", why=self.reason(combo.locked))] if combo.locked else found

    def verdict(self, seats: Sequence[int], reason: str, piece: str, viewer: int | None) -> str:
        """Return what a piece says about who has won."""
        who = ", ".join(self.seat(seat, viewer) for seat in seats)
        return self("verdict" if seats else "verdict.nobody", who=who, why=self.reason(reason, piece))

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

    # -- what is made from codes

    def reason(self, reason: str, piece: str = "", params: Mapping[str, object] | None = None) -> str:
        """Return the reason of a part of a number; the word of a way, a terrain or a symbol is one, too."""
        words = (self.made(f"{group}.{reason}", {}) for group in REASON_WORDS if f"reason.{reason}" not in self)
        return next(filter(None, words), "") or super().reason(reason, piece, params)

    def shown(self, name: str, value: object) -> str:
        """Return a parameter of a text as a player reads it: ways, boosts and tolls too."""
        if name in ("boost", "way") and isinstance(value, str):
            return self.word("mode" if name == "way" else name, value)
        if name == "toll" and isinstance(value, Mapping):
            reason = self.reason(str(value["reason"]), str(value["piece"]))
            return self("toll", coins=value["coins"], reason=reason)
        return super().shown(name, value)


def lexicon(ruleset: Ruleset, language: str) -> Lexicon:
    """Return the words of a game of the family that brings none of its own."""
    return Lexicon(language, ruleset)
