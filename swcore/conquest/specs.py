"""Hooks of the conquest family.

Every hook gets `view`, the read-only position (`swcore.conquest.View`), and `army`, the army that holds the piece. An
implementation may leave out arguments that it does not need. *Answers* return values that the host combines; *reactions* return
effects (`swcore.conquest.fx`). Only pieces of armies in play are asked, and only active armies unless the implementation says
`@hookimpl(declined="also")` or `"only"`. Where the audience is told to be active (or in decline), no army in the other state is
ever asked, and an implementation for it is refused.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from swcore.conquest.content.answers import BOOSTS, DICE, GATES, MASK, MODES, MODIFIERS, NUMBERS, PARTS, TOLLS, USES, YES
from swcore.engine.answers import Gate, Modifiers, Toll
from swcore.engine.effects import Effect
from swcore.hooks.markers import active_only, answers, declined_only, hookspec

if TYPE_CHECKING:
    from swcore.conquest.content.offers import Boost, DiePolicy, Mode, Use
    from swcore.conquest.position.state import Army, Conquest
    from swcore.conquest.position.view import View

Effects = Iterable[Effect] | Effect | None

# -- answers


@hookspec
@active_only
@answers(NUMBERS)
def conquest_tokens(view: View, army: Army) -> Modifiers:
    """Change the number of tokens that a new army takes.

    Called when: a combo has been picked, before its tokens are taken.
    Arguments: view; army, the new army, still without tokens.
    Returns: modifiers of banner plus badge; None for no change.
    Combined: folded; the tray limits the result (SW-PICK-9).
    Audience: own, while active.
    Since: 0.1.
    Example: base.amazons.
    """


@hookspec
@answers(NUMBERS)
def conquest_gain(view: View, army: Army) -> Modifiers:
    """Give an army new tokens for its redeployment.

    Called when: the redeployment begins, before tokens are distributed.
    Arguments: view; army, the army that redeploys.
    Returns: modifiers of 0; None for no gain.
    Combined: folded; the tray limits the result, and the tokens come to hand.
    Audience: own.
    Since: 0.1.
    Example: base.skeletons.
    """


@hookspec
@active_only
@answers(MODIFIERS)
def conquest_decline_keep(view: View, army: Army) -> Modifiers:
    """Change how many tokens stay in each region at decline.

    Called when: the army goes into decline, while it is still active.
    Arguments: view; army, the declining army.
    Returns: modifiers of 1; None for no change. A `set` of a large number keeps all.
    Combined: folded.
    Audience: own, while active.
    Since: 0.1.
    Example: base.ghouls.
    """


@hookspec
@answers(NUMBERS)
def conquest_loss(view: View, army: Army, region: int, mode: str) -> Modifiers:
    """Change how many tokens go to the tray when a region is lost.

    Called when: a region of the army is being conquered.
    Arguments: view; army, the victim; region, the region number; mode, the attacker's way (`normal`, `die`, ...).
    Returns: modifiers of 1; None for no change. The other tokens come back at the end of the turn.
    Combined: folded, between 0 and the tokens there.
    Audience: victim.
    Since: 0.1.
    Example: base.elves.
    """


@hookspec
@answers(MASK)
def conquest_reach(view: View, army: Army) -> int | None:
    """Add regions that count as adjacent, or as an entry, for this army's conquests.

    Called when: targets are worked out, once per decision.
    Arguments: view; army, the attacker.
    Returns: a mask of regions; None or 0 for none. Water stays closed, see `conquest_opens`.
    Combined: united with the neighbours of the army's regions, or with the entry regions while it has none.
    Audience: own.
    Since: 0.1.
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
    Since: 0.1.
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
    Since: 0.1.
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
    Since: 0.1.
    Example: base.own_immunity.
    """


@hookspec
@answers(NUMBERS)
def conquest_keep(view: View, army: Army) -> Modifiers:
    """Change how many tokens must stay in each region of the army.

    Called when: troops are readied or redeployed, and when tokens are taken out of a region by others.
    Arguments: view; army, the army.
    Returns: modifiers of 1; None for no change. Bodies that count as a garrison count too.
    Combined: folded, at least 1.
    Audience: own.
    Since: 0.1.
    Example: warcraft.tauren.
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
    Since: 0.1.
    Example: warcraft.marshdweller.
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
    Since: 0.1.
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
    Since: 0.1.
    Example: warcraft.intimidating.
    """


@hookspec
@active_only
@answers(YES)
def conquest_keeps_badge(view: View, army: Army) -> bool | None:
    """Say that the badge stays with the army in decline.

    Called when: the army goes into decline, while it is still active.
    Arguments: view; army, the declining army.
    Returns: True if it stays; None or False otherwise.
    Combined: one yes is enough.
    Audience: own, while active.
    Since: 0.1.
    Example: warcraft.garrison.
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
    Since: 0.1.
    Example: base.diplomat.
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
    Since: 0.1.
    Example: base.dragon_master.
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
    Since: 0.1.
    Example: base.commando.
    """


@hookspec
@answers(DICE)
def conquest_die(view: View, army: Army) -> DiePolicy | None:
    """Say when the army may roll the die.

    Called when: targets are worked out, while no roll is pending.
    Arguments: view; army, the attacker.
    Returns: a policy; None for the final attempt alone.
    Combined: one policy that allows the roll is enough.
    Audience: own.
    Since: 0.1.
    Example: base.berserk.
    """


@hookspec
@answers(PARTS)
def conquest_score(view: View, army: Army) -> Modifiers:
    """Give bonus coins.

    Called when: the army's seat scores.
    Arguments: view; army, one of the seat's armies.
    Returns: modifiers in coins that add, each an open part of the income; None for none.
    Combined: added.
    Audience: own.
    Since: 0.1.
    Example: base.orcs.
    """


@hookspec
@answers(YES)
def conquest_outside_limit(view: View, army: Army) -> bool | None:
    """Say that this army, in decline, does not count for the limit of one declined army.

    Called when: an army of the same seat declines, this one included.
    Arguments: view; army, the army.
    Returns: True if it stays besides another one and keeps its badge; None or False otherwise.
    Combined: one yes is enough.
    Audience: own.
    Since: 0.1.
    Example: base.spirit.
    """


@hookspec
@active_only
@answers(YES)
def conquest_may_decline_late(view: View, army: Army) -> bool | None:
    """Say that this army may decline at the end of a normal turn.

    Called when: an expand or pick turn has been scored.
    Arguments: view; army, the active army.
    Returns: True if its seat is asked; None or False otherwise.
    Combined: one yes is enough.
    Audience: own, while active.
    Since: 0.1.
    Example: base.stout.
    """


@hookspec
@declined_only
@answers(YES)
def conquest_acts_declined(view: View, army: Army) -> bool | None:
    """Say that this army conquers while it is in decline, before the active army.

    Called when: its seat's turn reaches the declined armies.
    Arguments: view; army, a declined army; implement it with `@hookimpl(declined="only")`.
    Returns: True if it acts; None or False otherwise.
    Combined: one yes is enough.
    Audience: own, while in decline.
    Since: 0.1.
    Example: base.ghouls.
    """


# -- reactions


@hookspec
@active_only
def conquest_turn_start(view: View, army: Army) -> Effects:
    """React to the start of the seat's turn.

    Called when: the turn begins, before anything is chosen.
    Arguments: view; army, the active army.
    Returns: effects; None for none.
    Combined: one piece after another, by order, then id.
    Audience: own, while active.
    Since: 0.1.
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
    Since: 0.1.
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
    Since: 0.1.
    Example: base.amazons.
    """


@hookspec
def conquest_conquered(view: View, army: Army, conquest: Conquest) -> Effects:
    """React to a conquest of this army.

    Called when: the tokens have been placed and the conquest stands in `view.conquests`; others may have followed it since, and
        its region may be lost again, where a piece of the victim acts first.
    Arguments: view; army, the attacker; conquest, its record.
    Returns: effects; None for none.
    Combined: one piece after another, by order, then id.
    Audience: own.
    Since: 0.1.
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
    Since: 0.1.
    Example: warcraft.humans.
    """


@hookspec
def conquest_lost(view: View, army: Army, attacker: int, region: int, spared: tuple[str, ...]) -> Effects:
    """React to the loss of a region, or of a token that another army took away.

    Called when: the region has been conquered; before the reactions of the attacker.
    Arguments: view; army, the victim; attacker, the id of the other army; region, its number; spared, ids of the pieces that
        kept tokens from the tray.
    Returns: effects; None for none.
    Combined: one piece after another, by order, then id.
    Audience: victim.
    Since: 0.1.
    Example: warcraft.draenei.
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
    Since: 0.1.
    Example: warcraft.well_of_eternity.
    """


@hookspec
def conquest_redeploying(view: View, army: Army) -> Effects:
    """React to the beginning of the army's redeployment.

    Called when: the conquests are over, before gains and the distribution.
    Arguments: view; army, the army that redeploys.
    Returns: effects; None for none.
    Combined: one piece after another, by order, then id.
    Audience: own.
    Since: 0.1.
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
    Since: 0.1.
    Example: base.heroic.
    """


@hookspec
@active_only
def conquest_scored(view: View, army: Army) -> Effects:
    """React to the scoring of the seat.

    Called when: the income of the turn has been paid.
    Arguments: view; army, the active army.
    Returns: effects; None for none.
    Combined: one piece after another, by order, then id.
    Audience: own, while active.
    Since: 0.1.
    Example: warcraft.heart_of_azeroth.
    """


@hookspec
@active_only
def conquest_turn_end(view: View, army: Army) -> Effects:
    """React to the end of the seat's turn.

    Called when: the turn has been scored, before withdrawn tokens are placed.
    Arguments: view; army, the active army.
    Returns: effects; None for none.
    Combined: one piece after another, by order, then id.
    Audience: own, while active.
    Since: 0.1.
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
    Since: 0.1.
    Example: base.bivouacking.
    """


@hookspec
def conquest_answered(view: View, army: Army, key: str, answer: str) -> Effects:
    """Take the answer to a question of this piece.

    Called when: the seat has answered a `fx.ask_choice` of the same piece.
    Arguments: view; army, the army the question was for; key, the key of the question; answer, the chosen word, "" for none.
    Returns: effects; None for none.
    Combined: only the piece that asked is called.
    Audience: own.
    Since: 0.1.
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
    Since: 0.1.
    Example: warcraft.portal_mage.
    """
