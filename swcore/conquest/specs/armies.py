"""Answers about an army: how many tokens it takes, keeps and loses, how it declines, what it scores."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from swcore.conquest.content.answers import GATES, MODIFIERS, NUMBERS, PARTS, YES
from swcore.engine.answers import Gate, Modifiers
from swcore.hooks.markers import active_only, answers, declined_only, hookspec

if TYPE_CHECKING:
    from swcore.conquest.position.army import Army
    from swcore.conquest.position.view import View


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
    Since: 1.
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
    Since: 1.
    Example: base.skeletons.
    """


@hookspec
@answers(MODIFIERS)
def conquest_keep(view: View, army: Army) -> Modifiers:
    """Change how many tokens must stay in a region of the army.

    Called when: troops are readied or redeployed, and when tokens are taken out of a region by others.
    Arguments: view; army, the army.
    Returns: modifiers of 1, each for the regions that it counts in; None for no change. Bodies that count as a garrison count
        too.
    Combined: folded for each region, at least 1.
    Audience: own.
    Since: 1.
    Example: warcraft.tauren.
    """


@hookspec
@answers(GATES)
def conquest_frozen(view: View, army: Army, step: str) -> Gate | Iterable[Gate] | None:
    """Say where tokens of the army may not move.

    Called when: tokens could be taken up or set down by the army's seat; conquests, effects, and what must be filled up or given
        up because too few tokens are left, go on as ever.
    Arguments: view; army, the army; step, what is done: `ready` (tokens taken up before the conquests), `abandon` (a region given
        up), `gather` (taken up in redeployment), `deploy` (set down in redeployment), `regroup` (withdrawn tokens set down at the
        end of a turn), `retreat` (set down after a failed attempt).
    Returns: gates whose `bad` regions neither give tokens at this step nor take any; None for none.
    Combined: one gate is enough. Tokens that no region takes stay in hand.
    Audience: own.
    Since: 1.
    Example: rows.barbarians.
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
    Since: 1.
    Example: base.elves.
    """


@hookspec
@active_only
@answers(MODIFIERS)
def conquest_decline_keep(view: View, army: Army) -> Modifiers:
    """Change how many tokens stay in each region at decline.

    Called when: the army goes into decline, while it is still active.
    Arguments: view; army, the declining army.
    Returns: modifiers of 1, each for the regions that it counts in; None for no change. A `set` of a large number keeps all.
    Combined: folded for each region.
    Audience: own, while active.
    Since: 1.
    Example: base.ghouls.
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
    Since: 1.
    Example: warcraft.garrison.
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
    Since: 1.
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
    Since: 1.
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
    Since: 1.
    Example: base.ghouls.
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
    Since: 1.
    Example: base.orcs.
    """
