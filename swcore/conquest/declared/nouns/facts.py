"""What is going on when a rule is asked: the moment of a reaction, besides the view and the army."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from swcore.conquest.position.army import Army, Conquest
from swcore.conquest.position.view import View
from swcore.engine.effects import Effect


class Facts(NamedTuple):
    """The moment of a reaction.

    Attributes:
        region: the region that it is about, or -1.
        other: the army that it is about besides the own one, or None.
        seat: the seat that it is about, or -1.
        conquest: the record, of a moment about a conquest.
        number: a number that it is about, such as the pips of a die or the tokens of a region that was left.
        word: a word that it is about, such as the answer to a question.
    """

    region: int = -1
    other: Army | None = None
    seat: int = -1
    conquest: Conquest | None = None
    number: int = 0
    word: str = ""


NONE: Final = Facts()
Mask = Callable[[View, Army, Facts], int]
Number = Callable[[View, Army, Facts], int]
Test = Callable[[View, Army, Facts], bool]
Deed = Callable[[View, Army, Facts], list[Effect]]


class Of(NamedTuple):
    """Whose rule is made, for words that need to know.

    Attributes:
        id: the piece.
        name: its name, by language.
        clause: the clause that is cited, or "".
        answers: what takes the answers to the questions of the piece, by the name of the question; its rules add to it.
        uses: what carries out the acts that the piece offers, by name; its rules add to it.
        purpose: how regions count for the rule: `cost` or `bonus`; "" where they are looked at as they are.
        rule: whether the piece is a rule of the game, which no army has.
    """

    id: str
    name: dict[str, str]
    clause: str
    answers: dict[str, Deed]
    uses: dict[str, Deed]
    purpose: str = "bonus"
    rule: bool = False
