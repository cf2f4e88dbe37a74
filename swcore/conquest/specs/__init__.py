"""Hooks of the conquest family.

Every hook gets `view`, the read-only position (`swcore.conquest.View`), and `army`, the army that holds the piece. An
implementation may leave out arguments that it does not need. *Answers* return values that the host combines; *reactions* return
effects (`swcore.conquest.fx`). Only pieces of armies in play are asked, and only active armies unless the implementation says
`@hookimpl(declined="also")` or `"only"`. Where the audience is told to be active (or in decline), no army in the other state is
ever asked, and an implementation for it is refused.

`armies` and `conquests` hold the answers, `reactions` and `turns` the reactions.
"""

from swcore.conquest.specs.armies import (
    conquest_acts_declined,
    conquest_decline_keep,
    conquest_gain,
    conquest_keep,
    conquest_keeps_badge,
    conquest_loss,
    conquest_may_decline_late,
    conquest_outside_limit,
    conquest_score,
    conquest_tokens,
)
from swcore.conquest.specs.conquests import (
    conquest_boosts,
    conquest_cost,
    conquest_die,
    conquest_links,
    conquest_modes,
    conquest_opens,
    conquest_pierces,
    conquest_protects,
    conquest_reach,
    conquest_toll,
    conquest_uses,
)
from swcore.conquest.specs.reactions import (
    conquest_answered,
    conquest_conquered,
    conquest_found,
    conquest_lost,
    conquest_used,
    conquest_witnessed,
)
from swcore.conquest.specs.turns import (
    conquest_begin,
    conquest_ready,
    conquest_redeployed,
    conquest_redeploying,
    conquest_regroup,
    conquest_scored,
    conquest_turn_end,
    conquest_turn_start,
)

__all__ = [
    "conquest_acts_declined",
    "conquest_answered",
    "conquest_begin",
    "conquest_boosts",
    "conquest_conquered",
    "conquest_cost",
    "conquest_decline_keep",
    "conquest_die",
    "conquest_found",
    "conquest_gain",
    "conquest_keep",
    "conquest_keeps_badge",
    "conquest_links",
    "conquest_loss",
    "conquest_lost",
    "conquest_may_decline_late",
    "conquest_modes",
    "conquest_opens",
    "conquest_outside_limit",
    "conquest_pierces",
    "conquest_protects",
    "conquest_reach",
    "conquest_ready",
    "conquest_redeployed",
    "conquest_redeploying",
    "conquest_regroup",
    "conquest_score",
    "conquest_scored",
    "conquest_tokens",
    "conquest_toll",
    "conquest_turn_end",
    "conquest_turn_start",
    "conquest_used",
    "conquest_uses",
    "conquest_witnessed",
]
