"""What a seat sees, as numbers for programs that learn: blocks of a fixed size, read from the view of the seat alone.

A face lists the features of its game (`Face.features`), an allow-list: what no feature names is not told. Every number lies
between -1 and 1. Seats are counted from the one that looks: 0 is itself, 1 the next to the left.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import prod
from typing import Any

import attrs

from swcore.game.game import Game

LARGE = 100  # what stands for 1 in numbers of which nothing is known
KERNEL = ("seats", "left", "ranking")

Pairs = Iterable[tuple[int, float]]


class Viewed:
    """What a seat sees.

    Args:
        view: what `Game.view` says to it.
        seat: the seat.

    Attributes:
        view, seat: as given.
        state: the part of the view that tells the position.
        seats: how many there are.
        memo: for what several features work out once.
    """

    __slots__ = ("memo", "seat", "seats", "state", "view")

    def __init__(self, view: dict[str, Any], seat: int) -> None:
        self.view, self.seat = view, seat
        self.state: dict[str, Any] = view["state"]
        self.seats: int = self.state["seats"]
        self.memo: dict[str, Any] = {}

    def near(self, seat: int) -> int:
        """Return how many seats to the left of the one that looks another sits; 0 for itself."""
        return (seat - self.seat) % self.seats


@attrs.frozen
class Feature:
    """A block of numbers.

    Args:
        name: what it is called.
        axes: per axis what its places are called.
        about: what the numbers are, in a sentence.
        scale: the number that is told as 1; larger ones are, too.
        read: yields (place, number) of those that are not 0, the places counted along the last axis first.
    """

    name: str
    axes: tuple[tuple[str, ...], ...]
    about: str
    scale: float
    read: Callable[[Viewed], Pairs]

    @property
    def shape(self) -> tuple[int, ...]:
        """How many places each axis has."""
        return tuple(map(len, self.axes))

    @property
    def size(self) -> int:
        """How many numbers there are."""
        return prod(self.shape)


def seats_of(game: Game) -> tuple[str, ...]:
    """Return what the places of an axis of seats are called."""
    return ("me", *(f"left-{number}" for number in range(1, game.play.setup.seats)))


def common(game: Game) -> tuple[Feature, ...]:
    """Return what every game has: who is asked, what, of which pieces, and who has left."""
    seats, kinds, pieces = seats_of(game), tuple(sorted(game.ruleset.decisions)), tuple(sorted(game.ruleset.pieces))
    place, piece = places_of(kinds), places_of(pieces)

    def asked(seen: Viewed) -> Pairs:
        return [(seen.near(seat), 1) for seat in seen.view["pending"]]

    def question(seen: Viewed) -> Pairs:
        told = seen.view["decision"]
        return [(place[told["kind"]], 1)] if told else ()

    def named(seen: Viewed) -> Pairs:
        words = {one for one in (seen.view["decision"] or {}).values() if isinstance(one, str)}
        return [(piece[one], 1) for one in words if one in piece]

    def left(seen: Viewed) -> Pairs:
        return [(seen.near(seat), 1) for seat in seen.state["left"]]

    found = (
        Feature("asked", (seats,), "Seats that are awaited.", 1, asked),
        Feature("question", (kinds,), "What is asked: the kind of the open decision.", 1, question),
        Feature("question-piece", (pieces,), "Pieces that the question names.", 1, named),
        Feature("left", (seats,), "Seats that have left the game.", 1, left),
    )
    return tuple(one for one in found if one.size)


def places_of(ids: Iterable[str]) -> dict[str, int]:
    """Return the place of each id on an axis."""
    return {one: place for place, one in enumerate(ids)}


def plain(game: Game) -> tuple[Feature, ...]:
    """Return the whole numbers among the open fields of a state, and lists of them as long as they are now."""
    found = []
    for name, value in game.play.seen(0).items():
        items = value if isinstance(value, list) else [value]
        if name in KERNEL or not items or not all(one is None or isinstance(one, int) for one in items):
            continue
        each = isinstance(value, list) and None in items  # each seat sees its own
        places = seats_of(game) if each else tuple(map(str, range(len(items))))
        about = f"The field `{name}` of the state" + (", as far as it is seen." if each else ".")
        found.append(Feature(name, (places,), about, LARGE, _reader(name, len(items), each=each)))
    return tuple(found)


def _reader(name: str, size: int, *, each: bool) -> Callable[[Viewed], Pairs]:
    def read(seen: Viewed) -> Pairs:
        value = seen.state[name]
        items = value if isinstance(value, list) else [value]
        for place, one in enumerate(items[:size]):
            if isinstance(one, int) and one:
                yield (seen.near(place) if each else place), one

    return read
