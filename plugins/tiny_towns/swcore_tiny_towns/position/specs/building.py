"""Answers about building: what may be built where, and what can be done besides."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from swcore import Gate
from swcore.hooks import answers, hookspec
from swcore_tiny_towns.position.answers import COVERS, LIMIT, TARGETS, USES, WILD, Deed

if TYPE_CHECKING:
    from swcore_tiny_towns.position.view import Town, View


@hookspec
@answers(WILD)
def towns_wild(town: Town, square: int, card: str) -> Iterable[str] | None:
    """Let the square of a building stand for resources in a pattern.

    Called when: the owner may build.
    Arguments: town; square, where the piece stands; card, the id of the card to be built.
    Returns: the resources that it may stand for; None for none. The building stays, and a pattern needs at least one real cube.
    Combined: every square fills one cell of a pattern.
    Audience: own.
    Since: 1.
    Example: towns.trading_post.
    """


@hookspec
@answers(TARGETS)
def towns_targets(town: Town, card: str) -> int | None:
    """Allow further squares for a new building than those that its cubes were on.

    Called when: the owner may build.
    Arguments: town; card, the id of the card to be built.
    Returns: a mask of squares, of which the empty ones count once the cubes are off; None for none.
    Combined: joined.
    Audience: own, the card to be built, and the rules that are switched on.
    Since: 1.
    Example: towns.shed.
    """


@hookspec
@answers(COVERS)
def towns_covers(town: Town, card: str) -> int | None:
    """Allow a new building to go on top of others; what it covers is gone.

    Called when: the owner may build.
    Arguments: town; card, the id of the card to be built.
    Returns: a mask of squares, of which those with buildings other than monuments count; None for none.
    Combined: joined.
    Audience: own, the card to be built, and the rules that are switched on.
    Since: 1.
    Example: rows.terrace.
    """


@hookspec
@answers(LIMIT)
def towns_limit(view: View, town: Town) -> Gate | None:
    """Refuse to put one more building of this card into a town.

    Called when: the card might be built, or placed by an effect.
    Arguments: view; town.
    Returns: a gate with the reason, its mask being the squares that are closed; None when it may be put down.
    Combined: one gate is enough.
    Audience: the card to be put down.
    Since: 1.
    Example: towns.bank.
    """


@hookspec
@answers(USES)
def towns_uses(view: View, town: Town, square: int) -> Iterable[Deed] | Deed | None:
    """Let the owner do something with the piece, whenever it builds.

    Called when: the owner may build, before and after every build.
    Arguments: view; town; square, where the piece stands.
    Returns: one use or several; None for none. Each is there once in a round for every building of the card; the host counts, as
        the note `uses.` with the key: in which round, how often in it, how often in the game.
    Combined: all are offered. What is done comes to `towns_answered`, with the key and the value that was chosen.
    Audience: own.
    Since: 1.
    Example: rows.caravan.
    """
