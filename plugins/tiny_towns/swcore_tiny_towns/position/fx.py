"""Effects: what reactions of cards return. Each names an operation; the host carries it out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from swcore.engine import Effect

if TYPE_CHECKING:
    from swcore_tiny_towns.position.view import Town


def note(town: Town, key: str, value: object) -> Effect:
    """Keep a fact in the town's memory, under the piece's id; everybody may know it.

    Args:
        town: the town of the piece.
        key: what it is called; read it back with `town.note(self.id, key)`.
        value: a number, a text, or a tuple of such; None forgets it.
    """
    return ("note", town.seat, key, _tuples(value))


def mark(town: Town, square: int, resources: Iterable[str]) -> Effect:
    """Ask the owner which resource lies on a building from now on (TT-EFFECT-4).

    Args:
        town: the town.
        square: the building's.
        resources: those to choose from; a single one is taken unasked, and none marks nothing.
    """
    return ("mark", town.seat, square, tuple(resources))


def ask(town: Town, square: int, key: str, values: Iterable[str], prompt: str) -> Effect:
    """Ask the owner to choose; the answer comes to `towns_answered`.

    Args:
        town: the town.
        square: the square of the asking piece.
        key: comes back with the answer.
        values: words; ids of cards are shown as their names. None asks nothing.
        prompt: the question in English.
    """
    return ("ask", town.seat, square, key, tuple(values), prompt)


def place(town: Town, square: int, cards: Iterable[str], key: str = "") -> Effect:
    """Let the owner place one building from the supply on an empty square; compulsory where possible (TT-EFFECT-6).

    Args:
        town: the town.
        square: the square of the asking piece.
        cards: ids to choose from.
        key: with a key, the id of the card comes to `towns_answered` once it stands.
    """
    return ("place", town.seat, square, tuple(cards), key)


def replace(town: Town, square: int, times: int) -> Effect:
    """Let the owner exchange up to `times` other buildings for ones of other types in play (TT-MON-GUILD-2, TT-MON-GUILD-3).

    A monument is never exchanged: it could be built a second time (TT-BUILD-10).

    Args:
        town: the town.
        square: the square of the asking piece, which stays.
        times: how many at most, each on a square of its own.
    """
    return ("replace", town.seat, square, times)


def clear(town: Town, square: int) -> Effect:
    """Take off whatever lies on a building."""
    return ("clear", town.seat, square)


def _tuples(value: object) -> object:
    """Return a value with tuples for lists, as it comes back from a save."""
    return tuple([_tuples(item) for item in value]) if isinstance(value, list | tuple) else value
