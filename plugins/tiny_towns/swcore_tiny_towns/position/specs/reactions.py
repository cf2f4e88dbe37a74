"""Reactions: they return effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from swcore.engine import Effects
from swcore.hooks import hookspec

if TYPE_CHECKING:
    from swcore_tiny_towns.position.view import Town, View


@hookspec
def towns_named(view: View, town: Town, square: int | None) -> Effects:
    """React to the resource of the round, before anybody places a cube.

    Called when: a resource was named, turned over or chosen, and at the start of a free round; see `view.named`, `view.namer`.
    Arguments: view; town; square, where the piece stands, or None for a rule.
    Returns: effects; None for none.
    Combined: carried out seat by seat, one piece after the other.
    Audience: own, and the rules that are switched on.
    Since: 1.
    Example: rows.herald.
    """


@hookspec
def towns_put(view: View, town: Town, square: int) -> Effects:
    """React to the piece having been put down, built or placed.

    Called when: the piece stands on its square, before the owner builds on (TT-EFFECT-3, TT-EFFECT-4).
    Arguments: view; town; square, where the piece stands.
    Returns: effects on the town; None for none.
    Combined: carried out at once.
    Audience: own, whatever the round.
    Since: 1.
    Example: towns.factory.
    """


@hookspec
def towns_round_end(view: View, town: Town, square: int | None) -> Effects:
    """React to the builds of a round (TT-EFFECT-5).

    Called when: all players have finished the build step, before towns are completed.
    Arguments: view; town; square, where the piece stands, or None for a rule.
    Returns: effects; None for none.
    Combined: carried out seat by seat, one piece after the other.
    Audience: own, and the rules that are switched on.
    Since: 1.
    Example: towns.opaleyes_watch.
    """


@hookspec
def towns_game_end(view: View, town: Town, square: int | None) -> Effects:
    """React to the end of the game.

    Called when: the last town is complete, before the cubes are cleared and towns are scored.
    Arguments: view; town; square, where the piece stands, or None for a rule.
    Returns: effects; None for none. Nobody is asked any more.
    Combined: carried out seat by seat, one piece after the other.
    Audience: own, whatever the round, and the rules that are switched on.
    Since: 1.
    Example: towns.statue_of_the_bondmaker.
    """


@hookspec
def towns_answered(view: View, town: Town, square: int | None, key: str, value: Any) -> Effects:
    """React to the answer to a question of the piece, or to a use of it.

    Called when: a question of `fx.ask` was answered, a building of `fx.place` with a key put down, or a use chosen.
    Arguments: view; town, that of the seat asked; square, as asked; key, as asked; value, the answer, the id of the card
        put down, or what was chosen for a use.
    Returns: effects; None for none.
    Combined: carried out at once.
    Audience: own, whatever the round.
    Since: 1.
    Example: towns.opaleyes_watch.
    """
