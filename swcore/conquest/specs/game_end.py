"""The course of the game as a whole: the steps of a turn, seats that are no ordinary players, points at the end, who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from swcore.conquest.content.answers import PARTS, STEPS, VERDICT
from swcore.engine.answers import Modifiers
from swcore.engine.effects import Effects
from swcore.hooks.markers import answers, hookspec, of_game

if TYPE_CHECKING:
    from swcore.conquest.content.offers import Verdict
    from swcore.conquest.position.army import Army
    from swcore.conquest.position.view import View


@hookspec
@of_game
@answers(STEPS)
def conquest_steps(view: View, army: Army | None, seat: int, steps: tuple[str, ...]) -> tuple[str, ...] | None:
    """Change which steps a turn has.

    Called when: the turn begins; and once more when the seat has chosen to expand, to decline, or picked a combo.
    Arguments: view; army, an army of the seat in turn, None for a rule; seat, whose turn it is; steps, the names of those to come
        by the rulebook, as the pieces asked before have changed them.
    Returns: the names of the steps to come: those of the rulebook, "ready" (take up the troops again), "rule" and "rule:" with
        the id of a piece (see `conquest_turn`), in any order, also several times; None for no change.
    Combined: one piece after another, by order, then id; rules last.
    Audience: own and rules.
    Since: 1.
    Example: rows.marauding.
    """


@hookspec
@of_game
def conquest_turn(view: View, army: Army | None, seat: int) -> Effects:
    """Act in a step "rule", which `conquest_steps` has put into a turn.

    Called when: the turn comes to that step, whichever piece has put it there; look at `seat`. In a step "rule:pack.piece" only
        the piece of that id is told.
    Arguments: view; army, the army that reacts, None for a rule; seat, whose turn it is.
    Returns: effects; None for none.
    Combined: one piece after another: armies from the seat in turn, then rules; of each by order, then id.
    Audience: everybody.
    Since: 1.
    Example: rows.absent_player.
    """


@hookspec
@of_game
@answers(PARTS)
def conquest_final(view: View, army: Army | None, seat: int) -> Modifiers:
    """Give points at the end of the game, before the seats are ranked.

    Called when: the last turn is over, once for every seat.
    Arguments: view; army, an army of any seat, None for a rule; seat, who gets the points.
    Returns: modifiers in coins that add, each an open part; None for none.
    Combined: added; nobody pays more than they have.
    Audience: everybody.
    Since: 1.
    Example: rows.treasury.
    """


@hookspec
@of_game
@answers(VERDICT)
def conquest_winner(view: View, army: Army | None) -> Verdict | None:
    """Say who has won, whatever the seats own.

    Called when: the last points have been given. A piece that ends the game early returns `fx.end` at its moment.
    Arguments: view; army, an army of any seat, None for a rule.
    Returns: a verdict: the seats that win together, or none for a game that nobody wins; None to leave it to the coins. Seats
        that have left the game do not win.
    Combined: all seats named win together. Behind them come the groups of the first verdict that names any, then the others as
        usual.
    Audience: everybody.
    Since: 1.
    Example: rows.race_to.
    """
