"""What a word that was typed works with: the facts of the table, and what is told and noted of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import attrs

from swcore.companion.lines import Line

if TYPE_CHECKING:
    from swcore.companion.companion import Companion
    from swcore.wording.catalogue import Catalogue
    from swcore.wording.lexicon import Lexicon

Facts = dict[str, Any]
"""What is known of a table, as plain data that JSON can hold: every value is replaced, never changed."""
Note = tuple[str, dict[str, Any]]


class Refused(Exception):
    """What was typed cannot be done.

    Args:
        code: the key of the text that says why, without its `no.`.
        near: words that may have been meant.
        **params: what the text speaks of.
    """

    def __init__(self, code: str, *, near: Sequence[str] = (), **params: Any) -> None:
        super().__init__(code)
        self.code, self.near, self.params = code, tuple(near), params


class Desk:
    """The table while one line is carried out.

    Args:
        companion: what the game offers.
        facts: the facts; a copy of their own.
        texts: the texts of the companion.
        words: the words of the game.

    Attributes:
        lines: what is told.
        notes: what was done, as codes with parameters: the history.
    """

    def __init__(self, companion: Companion, facts: Facts, texts: Catalogue, words: Lexicon) -> None:
        self.companion, self.facts, self.texts, self.words = companion, facts, texts, words
        self.lines: list[Line] = []
        self.notes: list[Note] = []

    # -- telling

    def tell(self, key: str, *, style: str = "", **params: Any) -> None:
        """Tell a text of the tables."""
        self.lines.append(Line(self.made(key, **params), style=style))

    def say(self, text: str, *, mark: str = "", style: str = "", secret: bool = False) -> None:
        """Tell a text as it is."""
        self.lines.append(Line(text, mark, style, secret))

    def note(self, code: str, **params: Any) -> None:
        """Put something down in the history, and tell it."""
        self.notes.append((code, params))
        self.say(self.told((code, params)))

    def told(self, note: Note) -> str:
        """Return something of the history in words."""
        return self.made(f"did.{note[0]}", **note[1])

    def made(self, key: str, **params: Any) -> str:
        """Return a text with its parameters as people read them: `seat` and `seats` are names, `piece` is called by its own."""
        return self.texts(key, **{name: self.shown(name, value) for name, value in params.items()})

    def shown(self, name: str, value: Any) -> str:
        """Return a parameter of a text as people read it.

        Args:
            name: what it is; a plural stands for several.
            value: its value, as plain data.
        """
        if isinstance(value, list | tuple):
            return ", ".join(self.shown(name.removesuffix("s"), one) for one in value)
        if name == "seat" and isinstance(value, int):
            return self.name(value)
        if name == "points" and isinstance(value, int):
            return self.points(value)
        return self.companion.shown(self, name, value)

    def points(self, amount: int, form: str = "") -> str:
        """Return a number of what the game counts, such as `3 coins`."""
        counted = self.texts.count(self.companion.unit, amount)
        return f"+{counted}" if form and amount >= 0 else counted

    # -- players

    def name(self, seat: int) -> str:
        """Return what a player is called."""
        name: str = self.facts["names"][seat]
        return name or self.texts("seat", n=seat + 1)

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.facts["names"])

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        seat: int = self.facts["seat"]
        return seat

    def put(self, field: str, place: int, value: Any) -> None:
        """Replace one value of a list among the facts."""
        self.facts[field] = [value if at == place else one for at, one in enumerate(self.facts[field])]


@attrs.frozen
class Word:
    """A word that may be typed.

    Attributes:
        name: its key: `word.NAME` says how it is written, `what.NAME` what it does, `also.NAME` what else it is called.
        run: carries it out; takes the desk and the words behind it.
        takes: what may stand behind it, for completion: `seats`, or a kind of piece of the game.
        rare: whether it is seldom needed, so that the help only names it.
    """

    name: str
    run: Callable[[Desk, list[str]], None]
    takes: tuple[str, ...] = ()
    rare: bool = False
