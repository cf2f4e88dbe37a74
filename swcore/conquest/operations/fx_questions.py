"""Effects that ask seats, or chance, for an answer, which comes back by `conquest_answered`: how pieces make them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from swcore.conquest.position.army import Army
from swcore.conquest.position.places import NOBODY
from swcore.engine.actions import WORD
from swcore.engine.checks import bounded
from swcore.engine.effects import Effect

MOST_NUMBERS = 1_000  # that one question offers


def ask_choice(army: Army | None, key: str, values: Iterable[str], *, optional: bool = False, seat: int | None = None) -> Effect:
    """Ask a seat to choose a value; the answer comes back to the piece by `conquest_answered`.

    Args:
        army: the army that the question is for; None for a piece of the kind `rule` that asks for the game.
        key: tells the piece's questions apart.
        values: the words offered, in order: letters, digits and `_ . + -`, at most 64 each.
        optional: whether the seat may pass; the answer is then "".
        seat: who is asked; the army's seat when None. A seat that has left the game is not asked, and no answer comes.

    Raises:
        ValueError: for a value that could not be typed as one word; for a question without an army and without a seat.
    """
    words = _words(values)
    if army is None and seat is None:
        raise ValueError("a question without an army is put to a seat: say which one with seat=...")
    if army is not None and seat in (None, army.seat):
        return ("ask-choice", army.id, key, words, optional)
    return ("ask-seat", NOBODY if army is None else army.id, key, words, optional, seat)


def ask_amount(army: Army | None, key: str, least: int, most: int, *, optional: bool = False, seat: int | None = None) -> Effect:
    """Ask a seat for a whole number; the answer comes back as its digits.

    Args:
        army, key, optional, seat: as for `ask_choice`.
        least, most: the smallest and the greatest number offered, 0 or more.

    Raises:
        ValueError: as `ask_choice`; no number is offered, a negative one, or more than a thousand.
    """
    if not 0 <= least <= most < least + MOST_NUMBERS:
        raise ValueError(f"from {least} to {most} nothing can be offered: the least is 0, and of numbers at most {MOST_NUMBERS}")
    return ask_choice(army, key, map(str, range(least, most + 1)), optional=optional, seat=seat)


def ask_sealed(army: Army | None, key: str, seats: Iterable[int], values: Iterable[str] | Mapping[int, Iterable[str]]) -> Effect:
    """Ask several seats at once; nobody sees an answer before the last is given, and each may be taken back until then.

    The answers come back together, as one text that `sealed_answers` reads.

    Args:
        army, key: as for `ask_choice`.
        seats: who is asked, in any order. Seats that have left the game, or are offered nothing, are not asked; no answer comes
            when nobody is left to ask, and of a seat that leaves before the last answer.
        values: the words offered to all of them, or by seat.

    Raises:
        ValueError: for a value that could not be typed as one word.
    """
    common = None if isinstance(values, Mapping) else _words(values)
    offered = [
        (seat, _words(values.get(seat, ())) if isinstance(values, Mapping) else common) for seat in sorted(set(bounded(seats)))
    ]
    return ("ask-sealed", NOBODY if army is None else army.id, key, tuple(offered))


def sealed_answers(answer: str) -> dict[int, str]:
    """Return what each seat has answered to `ask_sealed`.

    Args:
        answer: what `conquest_answered` gets: `seat:word`, in the order of seats.
    """
    pairs = [one.partition(":") for one in answer.split()]
    return {int(seat): word for seat, _, word in pairs}


def _words(values: Iterable[str]) -> tuple[str, ...]:
    words = bounded(values)
    for word in words:
        if not WORD.fullmatch(str(word)) or str(word) != word:  # a number would not come back as one
            raise ValueError(f"{word!r} cannot be offered: a value is one word of letters, digits and _ . + -")
    return words


def roll(army: Army | None, key: str, dice: int = 1, faces: Iterable[int] | None = None) -> Effect:
    """Roll dice for a piece; what they show comes back by `conquest_answered`, joined by `+`, such as "3" or "1+3".

    It is no roll for a conquest, and goes by no policy.

    Args:
        army: the army that it is for; None for a piece of the kind `rule` that rolls for the game.
        key: tells the piece's questions apart.
        dice: how many.
        faces: their faces, each equally likely; those of the game's die when None.
    """
    return ("roll", NOBODY if army is None else army.id, key, dice, () if faces is None else bounded(faces))


def draw(army: Army | None, key: str, bag: Iterable[str]) -> Effect:
    """Draw a word out of a bag, each place equally likely; it comes back by `conquest_answered`, of an empty bag nothing.

    Args:
        army, key: as for `roll`.
        bag: the words, in order; one may stand in it several times.
    """
    return ("draw", NOBODY if army is None else army.id, key, _words(bag))
