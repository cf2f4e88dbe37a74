"""What a seat sees of Tiny Towns, as numbers: the towns, the resource of the round, the cards it knows."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from swcore import Game
from swcore.wording.face import Feature, Viewed, common_features, places_of, seats_of
from swcore_tiny_towns.position.squares import NUMBERS, RESOURCES, SQUARES

ROUNDS, CARDS, LYING = 40, 10, 4  # what stands for 1

Pairs = Iterable[tuple[int, float]]


def features(game: Game) -> tuple[Feature, ...]:
    """Return the features.

    Args:
        game: a game of the set-up: its cards in play are part of it.
    """
    seats = seats_of(game)
    monuments = tuple(piece.id for piece in game.ruleset.of_kind("monument"))
    standing = (*RESOURCES, *game.play.state.cards, *monuments)
    what, resource = places_of(standing), places_of(RESOURCES)

    def squares(seen: Viewed) -> Pairs:
        for town, data in _towns(seen):
            for square, one in enumerate(data["squares"]):
                if one in what:
                    yield (town * len(SQUARES) + square) * len(what) + what[one], 1

    def lying(seen: Viewed) -> Pairs:
        for town, data in _towns(seen):
            yield from ((town * len(SQUARES) + NUMBERS[name], len(things)) for name, things in data["on"].items())

    def square(seen: Viewed) -> Pairs:
        one = (seen.view["decision"] or {}).get("square")
        place = one if isinstance(one, int) else NUMBERS.get(str(one), -1)
        return [(place, 1)] if 0 <= place < len(SQUARES) else ()

    def named(seen: Viewed) -> Pairs:
        return [(resource[seen.state["named"]], 1)] if seen.state["named"] in resource else ()

    return (
        *common_features(game),
        Feature("question-square", (SQUARES,), "The square that the question is about.", 1, square),
        Feature("round", (("now",),), "The round.", ROUNDS, lambda seen: [(0, seen.state["round"])]),
        Feature("resource", (RESOURCES,), "The resource of the round.", 1, named),
        Feature("namer", (seats,), "Who named it.", 1, lambda seen: _seat(seen, seen.state["namer"])),
        Feature("builder", (seats,), "Who named last.", 1, lambda seen: _seat(seen, seen.state["hammer"])),
        Feature("completed", (seats,), "Whose town is complete.", 1, _completed),
        Feature("town", (seats, SQUARES, standing), "What stands on each square of each town.", 1, squares),
        Feature("lying", (seats, SQUARES), "How much lies on the building of a square.", LYING, lying),
        Feature("dealt", (monuments,), "Monuments that the seat itself was dealt.", 1, _own("dealt", monuments)),
        Feature("monument", (monuments,), "The monument that it has kept.", 1, _own("monuments", monuments)),
        Feature("discard", (RESOURCES,), "Resource cards of the discard pile that all have seen.", CARDS, _cards("discard")),
        Feature("display", (RESOURCES,), "Open resource cards.", CARDS, _cards("display")),
    )


def fixed(game: Game) -> dict[str, Any]:
    """Return what makes another game one of the same set-up: the cards in play.

    Args:
        game: a game of the set-up.
    """
    return {"featured": list(game.play.state.cards)}


def _towns(seen: Viewed) -> list[tuple[int, dict[str, Any]]]:
    return [(seen.near(seat), data) for seat, data in enumerate(seen.state["towns"])]


def _seat(seen: Viewed, seat: int) -> Pairs:
    return [(seen.near(seat), 1)] if seat >= 0 else ()


def _completed(seen: Viewed) -> Pairs:
    return [(seen.near(seat), 1) for seat, done in enumerate(seen.state["completed"]) if done]


def _own(name: str, monuments: tuple[str, ...]) -> Callable[[Viewed], Pairs]:
    place = places_of(monuments)

    def read(seen: Viewed) -> Pairs:
        own = seen.state[name][seen.seat] if seen.state[name] else ()
        return [(place[one], 1) for one in ([own] if isinstance(own, str) else own or ()) if one in place]

    return read


def _cards(name: str) -> Callable[[Viewed], Pairs]:
    place = places_of(RESOURCES)

    def read(seen: Viewed) -> Pairs:
        found: dict[int, int] = {}
        for one in seen.state[name]:
            if one in place:
                found[place[one]] = found.get(place[one], 0) + 1
        return found.items()

    return read
