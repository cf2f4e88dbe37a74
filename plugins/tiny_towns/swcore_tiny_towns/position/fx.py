"""Effects: what reactions of cards return. Each names an operation; the host carries it out.

While all build at the same time a card acts on its own town alone; before and after that (`towns_named`, `towns_round_end`,
`towns_game_end`, and the answers to what they ask) on any town, `view.town(seat)`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from swcore.engine import Effect, bounded

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
    return ("mark", town.seat, square, bounded(resources))


def ask(town: Town, square: int | None, key: str, values: Iterable[str], prompt: str) -> Effect:
    """Ask the owner of a town to choose; the answer comes to `towns_answered`, with that town.

    Args:
        town: the town whose owner is asked.
        square: the square of the asking piece; None for a rule.
        key: comes back with the answer.
        values: words; ids of cards are shown as their names. None asks nothing.
        prompt: the question in English.
    """
    return ("ask", town.seat, square, key, bounded(values), prompt)


def place(town: Town, square: int | None, cards: Iterable[str], key: str = "") -> Effect:
    """Let the owner place one building from the supply on an empty square; compulsory where possible (TT-EFFECT-6).

    Args:
        town: the town.
        square: the square of the asking piece; None for a rule.
        cards: ids to choose from.
        key: with a key, the id of the card comes to `towns_answered` once it stands.
    """
    return ("place", town.seat, square, bounded(cards), key)


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


def remove(town: Town, square: int) -> Effect:
    """Take a cube or a building off its square, with whatever lies on it.

    A monument stays: it could be built a second time (TT-BUILD-10).

    Args:
        town: the town.
        square: where it stands.
    """
    return ("remove", town.seat, square)


def cube(town: Town, square: int, resource: str) -> Effect:
    """Put a cube from the supply on an empty square.

    Args:
        town: the town.
        square: the empty square.
        resource: the resource.
    """
    return ("cube", town.seat, square, resource)


def move(town: Town, square: int, target: int) -> Effect:
    """Move a cube or a building to an empty square, with whatever lies on it.

    Args:
        town: the town.
        square: where it stands.
        target: the empty square.
    """
    return ("move", town.seat, square, target)


def put(town: Town, square: int, card: str) -> Effect:
    """Put a building in play on a square at once, unasked: an empty one, or that of a building other than a monument, which goes.

    It is lost where the card may not be put down there (`towns_limit`).

    Args:
        town: the town.
        square: the square.
        card: id of the card.
    """
    return ("put", town.seat, square, card)


def complete(town: Town) -> Effect:
    """Complete a town as it is: its owner plays no more. The game ends once no town is left to play (TT-END-6).

    Not while towns are built: then nobody knows of the others.

    Args:
        town: the town.
    """
    return ("complete", town.seat)


def ask_secret(town: Town, square: int | None, key: str, values: Iterable[str], prompt: str) -> Effect:
    """Ask the owner to choose something that nobody else learns; only the cards of the town do, by `town.secret(self.id, key)`.

    Args:
        town: the town.
        square: the square of the asking piece; None for a rule.
        key: what it is called.
        values: words to choose from; ids of cards are shown as their names. None asks nothing.
        prompt: the question in English.
    """
    return ("ask-secret", town.seat, square, key, tuple(values), prompt)


def _tuples(value: object) -> object:
    """Return a value with tuples for lists, as it comes back from a save."""
    return tuple([_tuples(item) for item in value]) if isinstance(value, list | tuple) else value
