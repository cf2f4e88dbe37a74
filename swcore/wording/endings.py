"""The end of a game as data: the final table, what each seat has got with its parts, and how the seats stood turn by turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs

from swcore.wording.menus import Data

if TYPE_CHECKING:
    from swcore.game.game import Game
    from swcore.wording.face import Face

MOST = 400  # marks of one game


@attrs.frozen
class Item(Data):
    """A part of what a seat has got.

    Args:
        label: what it is for.
        amount: how much.
        count: of how many, such as buildings; 0 where that says nothing.
        why: more about it, in words.
        clauses: ids of the rule clauses behind it.
    """

    label: str
    amount: int
    count: int = 0
    why: str = ""
    clauses: tuple[str, ...] = ()


@attrs.frozen
class Sheet(Data):
    """What a seat has got.

    Args:
        seat: the seat.
        place: its place, from 1; 0 where it has none.
        total: what decides the game; None where there is no such number.
        items: its parts.
    """

    seat: int
    place: int = 0
    total: int | None = None
    items: tuple[Item, ...] = ()


@attrs.frozen
class Mark(Data):
    """How the seats stood at the end of a turn.

    Args:
        step: the number of the last step of the turn.
        totals: what each had, by seat.
    """

    step: int
    totals: tuple[int, ...]


@attrs.frozen
class Ending(Data):
    """The end of a game; empty as long as it goes on.

    Args:
        lines: the final table in lines.
        sheets: what the seats have got, the best one first.
        marks: how they stood turn by turn, the beginning first; none where nothing is counted.
    """

    lines: tuple[str, ...] = ()
    sheets: tuple[Sheet, ...] = ()
    marks: tuple[Mark, ...] = ()


def ending(face: Face, game: Game, seat: int | None) -> Ending:
    """Return the end of a game.

    Args:
        face: the face of its ruleset.
        game: the game.
        seat: who reads; None for a bystander.
    """
    if not game.over:
        return Ending()
    places: dict[int, int] = {}
    for group in (game.result or {}).get("ranking", ()):
        places.update(dict.fromkeys(group, len(places) + 1))
    order = [*places, *(one for one in range(game.play.setup.seats) if one not in places)]
    sheets = tuple(Sheet(one, places.get(one, 0), face.gain(game, one), tuple(face.items(game, one))) for one in order)
    return Ending(tuple(face.result(game, seat)), sheets, tuple(_marks(face, game)))


def _marks(face: Face, game: Game) -> list[Mark]:
    """Return how the seats stood whenever a turn was over: all is open now, so it tells nothing that is hidden."""
    found: list[Mark] = []
    copy, turn = game.clone(), object()
    while copy.history.kept and len(copy.log) > 1:
        now, totals = face.turn(copy), [face.gain(copy, one) for one in range(copy.play.setup.seats)]
        if None in totals:
            return []
        if now is None or now != turn or len(copy.log) == 2:
            found.append(Mark(len(copy.log) - 1, tuple(one for one in totals if one is not None)))
        turn = now
        copy.undo()
    found.reverse()
    plain = [one for at, one in enumerate(found) if not at or one.totals != found[at - 1].totals or at == len(found) - 1]
    return plain[:: 1 + len(plain) // MOST]
