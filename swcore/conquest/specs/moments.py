"""Reactions to moments of the game: everybody is told, in the turn of whatever seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from swcore.engine.effects import Effects
from swcore.hooks.markers import hookspec, of_game

if TYPE_CHECKING:
    from swcore.conquest.position.army import Army
    from swcore.conquest.position.view import View


@hookspec
@of_game
def conquest_declined(view: View, army: Army | None, declined: int) -> Effects:
    """React to the decline of an army.

    Called when: its banner has been turned and its tokens have been taken off; the army itself is asked with the pieces that it
        had before, the badge that it has lost included.
    Arguments: view; army, the army that reacts, None for a rule; declined, the id of the army that declined, which is no longer
        in the game where it had no region left.
    Returns: effects; None for none.
    Combined: one piece after another: armies from the seat in turn, then rules; of each by order, then id.
    Audience: everybody.
    Since: 1.
    Example: rows.historian.
    """


@hookspec
@of_game
def conquest_eliminated(view: View, army: Army | None, race: str, power: str, seat: int | None) -> Effects:
    """React to an army that has left the game.

    Called when: its banner is back with the stack; whether it lost its last token or made room for a newer one in decline.
    Arguments: view; army, the army that reacts, None for a rule; race and power, the ids of what it was, the power "" without a
        badge; seat, whose army it was, or None.
    Returns: effects; None for none.
    Combined: one piece after another: armies from the seat in turn, then rules; of each by order, then id.
    Audience: everybody.
    Since: 1.
    Example: rows.gravediggers.
    """


@hookspec
@of_game
def conquest_turn_over(view: View, army: Army | None, seat: int) -> Effects:
    """React to the end of a turn.

    Called when: all of the turn is done, placing withdrawn tokens included; its record still stands in `view.conquests`.
    Arguments: view; army, the army that reacts, None for a rule; seat, whose turn is over.
    Returns: effects; None for none.
    Combined: one piece after another: armies from the seat in turn, then rules; of each by order, then id.
    Audience: everybody.
    Since: 1.
    Example: rows.unicorns.
    """


@hookspec
@of_game
def conquest_round(view: View, army: Army | None, moment: str) -> Effects:
    """React to the start or the end of a round.

    Called when: the first turn of a round begins, before anything is chosen; and when its last turn is over.
    Arguments: view, whose `round` is the round meant; army, the army that reacts, None for a rule; moment, "start" or "end".
    Returns: effects; None for none.
    Combined: one piece after another: armies from the seat in turn, then rules; of each by order, then id.
    Audience: everybody.
    Since: 1.
    Example: rows.late_bloomer.
    """


@hookspec
@of_game
def conquest_rolling(view: View, army: Army | None, roller: int, region: int) -> Effects:
    """React before a die is rolled for a conquest.

    Called when: a final attempt, a conquest by a way that rolls, or a die before a conquest has been chosen and is paid for;
        nothing is rolled before all questions are answered.
    Arguments: view; army, the army that reacts, None for a rule; roller, the id of the army that rolls; region, the region
        number, -1 before one is named.
    Returns: effects; None for none.
    Combined: one piece after another: armies from the seat in turn, then rules; of each by order, then id.
    Audience: everybody.
    Since: 1.
    Example: rows.prophet.
    """


@hookspec
@of_game
def conquest_rolled(view: View, army: Army | None, roller: int, region: int, pips: int) -> Effects:
    """React to a die that was rolled for a conquest.

    Called when: what it led to is done, and stands in `view.conquests` where it is a conquest; before the reactions to that.
    Arguments: view; army, the army that reacts, None for a rule; roller, the id of the army that rolled; region, the region
        number, -1 where none is named; pips, what the die counts for.
    Returns: effects; None for none.
    Combined: one piece after another: armies from the seat in turn, then rules; of each by order, then id.
    Audience: everybody.
    Since: 1.
    Example: rows.prophet.
    """
