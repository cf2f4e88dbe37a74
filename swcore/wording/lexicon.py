"""The words of one language for a ruleset: names of pieces, refusals and reasons, made from codes with parameters.

A rule names a code and what it speaks of, such as `Violation("tokens", {"cost": 4, "hand": 2})`. What that is called stands in
tables: of the kernel, of a family, of a game, of a piece. A language that lacks a text falls back on English, and a reason that
no table knows is shown as the piece gave it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from swcore.wording.called import seat_names
from swcore.wording.catalogue import FALLBACK, Catalogue, Table

if TYPE_CHECKING:
    from swcore.engine.reasons import Part, Violation
    from swcore.engine.ruleset import Ruleset
    from swcore.errors import SwcoreError

USAGE, VERB = "usage.", "verb."
KERNEL_WORDS: Table = {
    "you": {"en": "You", "ru": "Вы"},
    "seat": {"en": "Player {n}", "ru": "Игрок {n}"},
    "bot": {"en": "Bot", "ru": "Бот"},
    "bot-seat": {"en": "Bot {n}", "ru": "Бот {n}"},
    "times": {"en": ("time", "times"), "ru": ("раз", "раза", "раз")},
    "times.1": {"en": "once", "ru": "один раз"},
    "times.2": {"en": "twice", "ru": "дважды"},
    "times.3": {"en": "three times", "ru": "трижды"},
    "head.player": {"en": "Player", "ru": "Игрок"},
    "title.final": {"en": "Final table", "ru": "Итог"},
    "won": {"en": "{who} won.", "ru": "Победа: {who}."},
    "shared": {"en": "Victory is shared: {who}.", "ru": "Победа поделена: {who}."},
    "nobody-won": {"en": "Everybody left: nobody won.", "ru": "Все вышли из игры: победителя нет."},
    "yes": {"en": "yes", "ru": "да"},
    "no": {"en": "no", "ru": "нет"},
    "about.values": {"en": "Values", "ru": "Значения"},
    "about.default": {"en": "Default", "ru": "Обычное"},
    "about.players": {"en": "Players", "ru": "Игроков"},
    "about.editions": {"en": "Editions", "ru": "Издания"},
    "about.section": {"en": "Section", "ru": "Раздел"},
    "term.player": {"en": "player", "ru": "игрок"},
    "about.term.player": {
        "en": "One of those who play. A player keeps the seat at the table to the end.",
        "ru": "Один из тех, кто играет. Место за столом остаётся за игроком до конца.",
    },
    "term.table": {"en": "table", "ru": "стол"},
    "about.term.table": {
        "en": "What lies open, so that everybody sees it.",
        "ru": "То, что лежит открыто и видно всем.",
    },
    "verb.resign": {"en": "resign", "ru": "сдаться"},
    "usage.VALUE": {"en": "VALUE", "ru": "ЧТО"},
    "why.over": {"en": "the game is over", "ru": "игра окончена"},
    "why.wrong-seat": {"en": "waiting for {awaited}", "ru": "сейчас ждём: {awaited}"},
    "why.ready": {"en": "this seat has finished already", "ru": "это место уже закончило"},
    "why.not-offered": {"en": "{action!r} is not among the legal actions", "ru": "сейчас такого действия нет"},
}


class Lexicon(Catalogue):
    """The words of a game, and the names of its pieces.

    Args:
        language: the language.
        ruleset: the rules whose pieces are named; their own words are known as well.
        *tables: texts by key and language; a later table wins.
    """

    def __init__(self, language: str, ruleset: Ruleset, *tables: Table) -> None:
        super().__init__(language, KERNEL_WORDS, *tables)
        self.ruleset = ruleset
        for piece in (ruleset.book, *ruleset.pieces.values()):
            for key, texts in piece.words.items():
                self._table.setdefault(key, texts)

    # -- names

    def piece(self, id: str) -> str:
        """Return the name of a piece; an id that is not in the game comes back as it is."""
        piece = self.ruleset.pieces.get(id)
        return self.name(piece.name) if piece else id

    def edition(self, id: str) -> str:
        """Return the name of an edition; one that has none comes back as its id."""
        return self(f"edition.{id}") if f"edition.{id}" in self else id

    def piece_text(self, id: str) -> str:
        """Return what a piece does, in a sentence."""
        piece = self.ruleset.pieces.get(id)
        return self.name(piece.text) if piece else ""

    def seat(self, seat: int, viewer: int | None) -> str:
        """Return how a seat is called by a viewer: by its player's name where one is known; people count seats from 1."""
        return self("you") if seat == viewer else self.player(seat) or self("seat", n=seat + 1)

    def player(self, seat: int) -> str:
        """Return the name of who plays a seat, see `swcore.wording.called`; "" where none is known."""
        names = seat_names()
        if seat not in names:
            return ""
        alone = sum(name is None for name in names.values()) == 1
        return names[seat] or (self("bot") if alone else self("bot-seat", n=seat + 1))

    def shown(self, name: str, value: object) -> str:
        """Return a parameter of a text as a player reads it.

        Args:
            name: what it is: `piece` is called by its name, `awaited` by that of the player, `seat` counts from 1; a plural
                stands for several.
            value: its value, as plain data.
        """
        if isinstance(value, tuple | list):
            return ", ".join(self.shown(name.removesuffix("s"), one) for one in value)
        if name == "awaited" and isinstance(value, int):
            return self.seat(value, None)
        if name == "piece":
            return self.piece(str(value))
        if name == "times" and isinstance(value, int):
            return self(f"times.{value}") if f"times.{value}" in self else self.count("times", value)
        if name == "seat" and isinstance(value, int):
            return str(value + 1)
        return str(value)

    def verbs(self) -> dict[str, str]:
        """Return the words for kinds of actions, composites of several actions included (`verb.conquer`)."""
        return {key.removeprefix(VERB): self(key) for key in self.entries() if key.startswith(VERB)}

    def fields(self) -> dict[str, str]:
        """Return the words for what stands in capitals where it is told how an action is written (`usage.REGION`)."""
        return {key.removeprefix(USAGE): self(key) for key in self.entries() if key.startswith(USAGE)}

    # -- what is made from codes

    def made(self, key: str, params: Mapping[str, object], piece: str = "") -> str:
        """Return a text with its parameters filled in, "" where no table has it or it speaks of more than is given.

        Args:
            key: the key of the text.
            params: what it speaks of.
            piece: id of the piece whose own words come first, or "".
        """
        own = self.ruleset.pieces[piece].words.get(key) if piece in self.ruleset.pieces else None
        texts = own or self.texts(key)
        text = texts.get(self.language) or texts.get(FALLBACK) or ""
        if not isinstance(text, str):
            return ""
        try:
            return text.format(**{name: self.shown(name, value) for name, value in params.items()}) if "{" in text else text
        except LookupError:
            return ""

    def why(self, violation: Violation) -> str:
        """Return why an action is illegal, as a sentence part.

        What the piece says itself comes first (`reason`, the code of a text or an English sentence part), then the text of the
        code, for the case that the parameters name.
        """
        params = violation.params
        reason = str(params.get("reason", ""))
        if reason:
            return self.made(f"why.{reason}", params) or reason
        case = f"why.{violation.code}.{params['case']}" if "case" in params else ""
        return (
            (case and self.made(case, params))
            or self.made(f"why.{violation.code}", params)
            or violation.message
            or violation.code
        )

    def reason(self, reason: str, piece: str = "", params: Mapping[str, object] | None = None) -> str:
        """Return the reason of a part of a number.

        Its text comes first, then the name of the piece in a language that the reason is not in, then the reason as it is.
        """
        made = self.made(f"reason.{reason}", params or {}, piece)
        named = piece in self.ruleset.pieces and self.language in self.ruleset.pieces[piece].name
        return made or (reason if reason and (self.language == FALLBACK or not named) else self.piece(piece))

    def part(self, part: Part) -> str:
        """Return the reason of a part that `explain` lists."""
        return self.reason(part.reason, part.piece, part.params)

    def refusal(self, error: SwcoreError) -> str:
        """Return why a text was refused: by the error's code and case where a table has a text for it, else as it is."""
        case = str(error.details.get("case", ""))
        key = f"refused.{error.code}" + (f".{case}" if case else "")
        return self.made(key, error.details) or str(error)


def lexicon(ruleset: Ruleset, language: str) -> Lexicon:
    """Return the words of a game that brings no tables: those of the kernel and of its pieces."""
    return Lexicon(language, ruleset)
