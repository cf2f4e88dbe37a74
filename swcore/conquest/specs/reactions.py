"""Reactions to what happens to an army: to conquests and losses, discoveries, answers and acts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from swcore.engine.effects import Effects
from swcore.hooks.markers import hookspec

if TYPE_CHECKING:
    from swcore.conquest.position.army import Army, Conquest
    from swcore.conquest.position.view import View


@hookspec
def conquest_conquered(view: View, army: Army, conquest: Conquest) -> Effects:
    """React to a conquest of this army.

    Called when: the tokens have been placed and the conquest stands in `view.conquests`; others may have followed it since, and
        its region may be lost again, where a piece of the victim acts first.
    Arguments: view; army, the attacker; conquest, its record.
    Returns: effects; None for none.
    Combined: one piece after another, by order, then id.
    Audience: own.
    Since: 1.
    Example: base.halflings.
    """


@hookspec
def conquest_witnessed(view: View, army: Army, attacker: int, conquest: Conquest) -> Effects:
    """React to a conquest of another army, of whatever seat.

    Called when: the conquest stands in `view.conquests`, after the reactions of those who took part.
    Arguments: view; army, the army that reacts; attacker, the id of the army that conquered; conquest, the record.
    Returns: effects; None for none.
    Combined: one piece after another, by order, then id.
    Audience: others.
    Since: 1.
    Example: warcraft.humans.
    """


@hookspec
def conquest_lost(
    view: View, army: Army, attacker: int, region: int, spared: tuple[str, ...], conquest: Conquest | None
) -> Effects:
    """React to the loss of a region, or of a token that another army took away.

    Called when: the region has been conquered; before the reactions of the attacker.
    Arguments: view; army, the victim; attacker, the id of the other army; region, its number; spared, ids of the pieces that
        kept tokens from the tray; conquest, the record of the conquest, None where only a token was taken away.
    Returns: effects; None for none.
    Combined: one piece after another, by order, then id.
    Audience: victim.
    Since: 1.
    Example: warcraft.draenei.
    """


@hookspec
def conquest_abandoned(view: View, army: Army, region: int, tokens: int) -> Effects:
    """React to a region that this army has given up, not lost.

    Called when: its last tokens have left the region by the action, because they were too few for it, or by an effect; not by
        a decline. Regions that are given up together are told once all have been.
    Arguments: view; army, the army; region, its number; tokens, how many race tokens were taken out of it.
    Returns: effects; None for none.
    Combined: one piece after another, by order, then id.
    Audience: own.
    Since: 1.
    Example: rows.nomads.
    """


@hookspec
def conquest_found(view: View, army: Army, region: int, place: str) -> Effects:
    """React to the discovery of a place.

    Called when: the army has come to hold a region where a marker lay face down, and it has been turned; what was found is
        asked too.
    Arguments: view; army, the army that holds the region; region, the region number; place, the id of what was found.
    Returns: effects; None for none.
    Combined: one piece after another, by order, then id.
    Audience: own.
    Since: 1.
    Example: warcraft.well_of_eternity.
    """


@hookspec
def conquest_answered(view: View, army: Army | None, key: str, answer: str, seat: int) -> Effects:
    """Take the answer to a question of this piece.

    Called when: a seat has answered a `fx.ask_choice` or `fx.ask_amount` of the same piece; all seats have answered its
        `fx.ask_sealed`; or what it wanted to be told by `fx.then`, `fx.show` is known. Not once the army has left the game.
    Arguments: view; army, the army the question was for, None for a question of a rule for the game; key, the key of the
        question; answer, the chosen word, "" for none, and for `fx.ask_sealed` a text that `fx.sealed_answers` reads; seat, who
        has answered, -1 where no single one has.
    Returns: effects; None for none.
    Combined: only the piece that asked is called.
    Audience: own.
    Since: 1.
    Example: base.diplomat.
    """


@hookspec
def conquest_used(view: View, army: Army, name: str, region: int) -> Effects:
    """Carry out an act that the piece offers.

    Called when: the seat has chosen one of the piece's uses; tolls are paid.
    Arguments: view; army, the army; name, the word of the use; region, the region number.
    Returns: effects; None for none.
    Combined: only the piece that offers it is called.
    Audience: own.
    Since: 1.
    Example: warcraft.portal_mage.
    """
