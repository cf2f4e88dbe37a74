"""Reactions to the steps of a turn, in their order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from swcore.engine.effects import Effects
from swcore.hooks.markers import hookspec

if TYPE_CHECKING:
    from swcore.conquest.position.army import Army
    from swcore.conquest.position.view import View


@hookspec
def conquest_turn_start(view: View, army: Army) -> Effects:
    """React to the start of the seat's turn.

    Called when: the turn begins, before anything is chosen.
    Arguments: view; army, an army of the seat; the active one comes first.
    Returns: effects; None for none.
    Combined: one piece after another, by order, then id.
    Audience: own.
    Since: 1.
    Example: base.diplomat.
    """


@hookspec
def conquest_begin(view: View, army: Army) -> Effects:
    """React to the beginning of the army's part of a turn.

    Called when: the seat has chosen to expand, before troops are readied; in the turn of the pick, once its tokens are taken.
    Arguments: view; army, the army.
    Returns: effects; None for none.
    Combined: one piece after another, by order, then id.
    Audience: own.
    Since: 1.
    Example: warcraft.worgen.
    """


@hookspec
def conquest_ready(view: View, army: Army) -> Effects:
    """React to readying the troops.

    Called when: the army's spare tokens have been taken to hand, before its conquests.
    Arguments: view; army, the army that readies.
    Returns: effects; None for none.
    Combined: one piece after another, by order, then id.
    Audience: own.
    Since: 1.
    Example: base.amazons.
    """


@hookspec
def conquest_redeploying(view: View, army: Army) -> Effects:
    """React to the beginning of the army's redeployment.

    Called when: the conquests are over, before gains and the distribution.
    Arguments: view; army, the army that redeploys.
    Returns: effects; None for none.
    Combined: one piece after another, by order, then id.
    Audience: own.
    Since: 1.
    Example: warcraft.forsaken.
    """


@hookspec
def conquest_redeployed(view: View, army: Army) -> Effects:
    """React to the end of this army's redeployment.

    Called when: its tokens have been distributed; markers are placed here.
    Arguments: view; army, the army that redeployed.
    Returns: effects; None for none.
    Combined: one piece after another, by order, then id (SW-REDEP-4).
    Audience: own.
    Since: 1.
    Example: base.heroic.
    """


@hookspec
def conquest_scored(view: View, army: Army) -> Effects:
    """React to the scoring of the seat.

    Called when: the income of the turn has been paid, in a turn of decline too.
    Arguments: view; army, an army of the seat; the active one comes first.
    Returns: effects; None for none.
    Combined: one piece after another, by order, then id.
    Audience: own.
    Since: 1.
    Example: warcraft.heart_of_azeroth.
    """


@hookspec
def conquest_turn_end(view: View, army: Army) -> Effects:
    """React to the end of the seat's turn.

    Called when: the turn has been scored, before withdrawn tokens are placed; in a turn of decline too.
    Arguments: view; army, an army of the seat; the active one comes first.
    Returns: effects; None for none.
    Combined: one piece after another, by order, then id.
    Audience: own.
    Since: 1.
    Example: base.diplomat.
    """


@hookspec
def conquest_regroup(view: View, army: Army) -> Effects:
    """React to the regrouping of an army that lost regions in this turn.

    Called when: its withdrawn tokens have been placed, at the end of any seat's turn; also for markers waiting in hand.
    Arguments: view; army, an army that still occupies a region.
    Returns: effects; None for none.
    Combined: one piece after another, by order, then id.
    Audience: victim.
    Since: 1.
    Example: base.bivouacking.
    """
