"""Answers about conquests: which regions are open, in which ways, at what price; and acts besides them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from swcore.conquest.content.answers import ADDED, BOOSTS, COUNTS, DEMANDS, DICE, GATES, MASK, MODES, MODIFIERS, TOLLS, USES
from swcore.engine.answers import Gate, Modifiers, Toll
from swcore.hooks.markers import answers, hookspec

if TYPE_CHECKING:
    from swcore.conquest.content.offers import Boost, DieDemand, DiePolicy, Mode, Use
    from swcore.conquest.position.army import Army
    from swcore.conquest.position.counting import Counts
    from swcore.conquest.position.view import View


@hookspec
@answers(MASK)
def conquest_reach(view: View, army: Army) -> int | None:
    """Add regions that count as adjacent, or as an entry, for this army's conquests.

    Called when: targets are worked out, once per decision.
    Arguments: view; army, the attacker.
    Returns: a mask of regions; None or 0 for none. Water stays closed, see `conquest_opens`.
    Combined: united with the neighbours of the army's regions, or with the entry regions while it has none.
    Audience: own.
    Since: 1.
    Example: base.flying.
    """


@hookspec
@answers(MASK)
def conquest_links(view: View, army: Army) -> int | None:
    """Make regions adjacent to each other for this army's conquests, wherever they lie.

    Called when: targets are worked out, and when a piece asks what lies beside some regions (`view.beside`).
    Arguments: view; army, the attacker.
    Returns: a mask of regions, all of them adjacent to each other; None or 0 for none.
    Combined: each answer stands for itself.
    Audience: own.
    Since: 1.
    Example: base.underworld.
    """


@hookspec
@answers(MASK)
def conquest_opens(view: View, army: Army) -> int | None:
    """Lift the ban on water for some regions.

    Called when: targets are worked out, once per decision.
    Arguments: view; army, the attacker.
    Returns: a mask of regions; None or 0 for none.
    Combined: united.
    Audience: own.
    Since: 1.
    Example: base.seafaring.
    """


@hookspec
@answers(MASK)
def conquest_pierces(view: View, army: Army) -> int | None:
    """Say where immunity does not stop this army.

    Called when: targets are worked out while some region is immune, once per decision.
    Arguments: view; army, the attacker.
    Returns: a mask of regions; None or 0 for none.
    Combined: united.
    Audience: own.
    Since: 1.
    Example: base.own_immunity.
    """


@hookspec
@answers(GATES)
def conquest_protects(view: View, army: Army, attacker: Army) -> Gate | Iterable[Gate] | None:
    """Close regions to the conquests of another army.

    Called when: targets of another army are worked out, once per decision.
    Arguments: view; army, the army that protects; attacker, the other army.
    Returns: gates, each with the mask of the regions it closes; None for none.
    Combined: united; one gate is enough to close a region.
    Audience: others.
    Since: 1.
    Example: base.diplomat.
    """


@hookspec
@answers(MODIFIERS)
def conquest_cost(view: View, army: Army) -> Modifiers:
    """Change what regions cost this army.

    Called when: targets are worked out, once per decision.
    Arguments: view; army, the attacker.
    Returns: modifiers with the masks of the regions they count in; None for no change.
    Combined: folded with base, defenders and markers; at least one token is used (SW-CONQ-9).
    Audience: own.
    Since: 1.
    Example: base.commando.
    """


@hookspec
@answers(ADDED)
def conquest_defence(view: View, army: Army, attacker: Army | None) -> Modifiers:
    """Change what defends the regions of the army, besides its tokens and markers.

    Called when: the cost of regions for another army is worked out, once per decision; and when a piece asks for `view.defence`.
    Arguments: view; army, the holder; attacker, the other army, None where a piece asks against nobody in particular.
    Returns: modifiers in tokens that add, with the masks of the regions they count in; of these only its own ones do. None for no
        change.
    Combined: added to tokens and markers, before the attacker's `conquest_cost` is folded. They count for nothing where the
        region counts as empty for the attacker, and against one whom nothing of others binds (`conquest_counts`).
    Audience: others.
    Since: 1.
    Example: rows.behemoth.
    """


@hookspec
@answers(TOLLS)
def conquest_toll(view: View, army: Army, attacker: Army) -> Toll | Iterable[Toll] | None:
    """Ask coins of other seats before they act on some regions.

    Called when: targets of an army of another seat are worked out, once per decision.
    Arguments: view; army, the army whose seat is paid; attacker, the other army.
    Returns: tolls; None for none.
    Combined: added up; an act whose tolls the seat cannot pay is closed, and they are paid first.
    Audience: others.
    Since: 1.
    Example: warcraft.marshdweller.
    """


@hookspec
@answers(DICE)
def conquest_die(view: View, army: Army) -> DiePolicy | None:
    """Say when the army may roll the die, and how many dice it rolls.

    Called when: targets are worked out, while no roll is pending, and when a die is rolled.
    Arguments: view; army, the attacker.
    Returns: a policy; None for the final attempt alone, with one die.
    Combined: one policy that allows the roll is enough; of several the one with the most dice counts, and the greatest minimum.
    Audience: own.
    Since: 1.
    Example: base.berserk.
    """


@hookspec
@answers(DEMANDS)
def conquest_guarded(view: View, army: Army, attacker: Army) -> DieDemand | Iterable[DieDemand] | None:
    """Demand a die before another army conquers some regions.

    Called when: targets of another army are worked out, once per decision.
    Arguments: view; army, the army that guards; attacker, the other army.
    Returns: demands, each with the mask of its regions and the least that the die must show; None for none.
    Combined: the greatest one counts in a region; a die that the conquest rolls anyway is the one. Who fails keeps the tokens in
        hand, and may not conquer the region for the rest of the turn.
    Audience: others.
    Since: 1.
    Example: rows.holy.
    """


@hookspec
@answers(MODES)
def conquest_modes(view: View, army: Army) -> Mode | Iterable[Mode] | None:
    """Offer an exclusive way to conquer, with a fixed number of tokens.

    Called when: targets are worked out, once per decision.
    Arguments: view; army, the attacker.
    Returns: modes, whose gates say what they do not reach; None while none is available.
    Combined: all modes are offered besides the normal way.
    Audience: own.
    Since: 1.
    Example: base.dragon_master.
    """


@hookspec
@answers(BOOSTS)
def conquest_boosts(view: View, army: Army) -> Boost | Iterable[Boost] | None:
    """Offer an extra for one conquest, which goes with any way to conquer.

    Called when: targets are worked out, once per decision.
    Arguments: view; army, the attacker.
    Returns: boosts; None while none is available.
    Combined: every set of boosts is offered where each of them changes something.
    Audience: own.
    Since: 1.
    Example: warcraft.frostmourne.
    """


@hookspec
@answers(USES)
def conquest_uses(view: View, army: Army) -> Use | Iterable[Use] | None:
    """Offer an act besides conquests.

    Called when: the conquests of the army go on, once per decision.
    Arguments: view; army, the army.
    Returns: uses, each with the mask of the regions it may be aimed at; None for none.
    Combined: all are offered, as `use NAME REGION`.
    Audience: own.
    Since: 1.
    Example: warcraft.intimidating.
    """


@hookspec
@answers(COUNTS)
def conquest_counts(view: View, army: Army, fact: str, purpose: str, asker: Army | None) -> Counts | Iterable[Counts] | None:
    """Say whether regions count as empty, as of a terrain, as held, or as open to tricks.

    Called when: the game or a piece asks how regions count (`view.counts`): for a cost, a bonus, a loss, or a trick of an army.
    Arguments: view; army, the army that holds the piece; fact, in one word: `empty`, `held` (by the asker), `open` (to what the
        pieces of the asker do), `terrain:NAME` or `symbol:NAME`; `occupied` is what is not empty; purpose, `cost`, `bonus` (a
        record of a conquest included), `loss`, `tricks`, or a word of a pack with a dot; asker, the army whose cost, bonus,
        conquest or trick it is, None for the game.
    Returns: counts, each with the mask of its regions and a yes or a no; None to leave things as they are.
    Combined: the pieces of the asker first, for any region; then those of each holder, for its own regions; of what the pieces
        of one army say, a no counts more. `open` is asked of holders alone; a no for everywhere frees the army of the gates and
        tolls of the asker as well.
    Audience: common.
    Since: 1.
    Example: rows.golems.
    """
