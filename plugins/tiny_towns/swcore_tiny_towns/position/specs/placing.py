"""Answers about the cube of a round."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from swcore.hooks import answers, hookspec
from swcore_tiny_towns.position.answers import GUARDS, WAYS, Way

if TYPE_CHECKING:
    from swcore_tiny_towns.position.view import Town, View


@hookspec
@answers(WAYS)
def towns_ways(view: View, town: Town, square: int | None, named: str) -> Iterable[Way] | Way | None:
    """Offer ways to deal with a named cube other than putting it on an empty square.

    Called when: the owner has to place a cube that somebody else named (TT-PLACE-6).
    Arguments: view; town; square, where the piece stands, or None for a rule; named, the resource.
    Returns: one way or several; None for none. Cubes are stored on buildings, and swapped for what lies on the piece.
    Combined: all are offered; the owner uses at most one in a round (TT-PLACE-7).
    Audience: own, and the rules that are switched on.
    Since: 1.
    Example: towns.warehouse.
    """


@hookspec
@answers(GUARDS)
def towns_guards(town: Town, square: int | None) -> int | None:
    """Keep squares from the cards of other players.

    Called when: an effect of a card in another town would take off, move, cover or put something in this one.
    Arguments: town, the one to be kept; square, where the piece stands, or None for a rule.
    Returns: a mask of squares; None for none. An effect that touches one of them does not happen; others of the same card do.
    Combined: joined.
    Audience: own, and the rules that are switched on.
    Since: 1.
    Example: rows.watchtower.
    """
