"""What a rule of a declared card is asked with, and what its words need of that."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from swcore.authoring import Said, Shape, Vocabulary, Word
from swcore.engine import Effect
from swcore_tiny_towns.position.view import Town, View


class At(NamedTuple):
    """The moment at which a rule is asked.

    Attributes:
        town: the town that is looked at.
        view: the game, where the moment knows it.
        square: where the piece stands; -1 when its card is asked for all its pieces together, or for a rule.
        squares: mask of the squares of the pieces that are asked about.
        fed: mask of the fed squares.
        card: id of the card that is to be built.
        named: the resource of the round.
        points: what the pieces that are asked about score.
    """

    town: Town
    view: View = None  # type: ignore[assignment]
    square: int = -1
    squares: int = 0
    fed: int = 0
    card: str = ""
    named: str = ""
    points: int = 0


Mask = Callable[[At], int]
Number = Callable[[At], int]
Test = Callable[[At], bool]
Acts = Callable[[At], list[Effect]]


class Of(NamedTuple):
    """Whose rule is made, for words that need to know.

    Attributes:
        id: the piece.
        name: its name, by language.
        clause: the clause that is cited, or "".
        answers: what takes the answers to the questions of the piece, by the name of the question; its rules add to it.
        ends: what the piece notes when the game ends, by the name of the note; its rules add to it.
        scoring: whether the rule scores: castles count as cottages then, as the rules of scoring have it.
    """

    id: str
    name: dict[str, str]
    clause: str
    answers: dict[str, Acts]
    ends: dict[str, Number]
    scoring: bool = False


SQUARE: Final = "square"  # the piece stands on one square
VIEW: Final = "view"  # the game besides the town
FED: Final = "fed"  # what is fed
CUBES: Final = "cubes"  # cubes still lie in the town
NAMED: Final = "named"  # a resource is named
NEEDS: dict[str, tuple[str, ...]] = {}  # by word, whichever vocabulary it stands in


def add(vocabulary: Vocabulary, name: str, shape: Shape, doc: str, make: Any, say: Any, *needs: str) -> None:
    """Take a word into a vocabulary, with what it needs of the moment.

    Args:
        vocabulary: the vocabulary.
        name, shape, doc, make, say: as for `Word`.
        *needs: SQUARE, VIEW, FED, CUBES, NAMED.
    """
    assert NEEDS.setdefault(name, needs) == needs, name
    vocabulary.add(Word(name, shape, doc, make, say))


def words_in(value: Any) -> Iterator[Said]:
    """Yield the words that stand in what was read, outermost first."""
    if isinstance(value, Said):
        yield value
        yield from words_in(value.value)
        yield from words_in(dict(value.more))
    elif isinstance(value, tuple | list):
        for one in value:
            yield from words_in(one)
    elif isinstance(value, dict):
        for one in value.values():
            yield from words_in(one)


def needs(value: Any) -> set[str]:
    """Return what the words in what was read need of the moment."""
    return {need for said in words_in(value) for need in NEEDS.get(said.word.name, ())}
