"""Where the rest goes by itself once some tokens or markers are placed: placing goes by ascending regions, and nobody is asked
where one way is left.
"""

from __future__ import annotations

from typing import Any

from swcore.conquest.armies.garrison import DEPLOYING, REGROUPING, limit_of, movable
from swcore.conquest.placement.markers import Slots, marker_slots
from swcore.conquest.position.actions import Deploy, Place
from swcore.conquest.position.army import Army
from swcore.conquest.position.state import ConquestState
from swcore.game.game import Game

STEPS = {"redeploy": DEPLOYING, "regroup": REGROUPING}


def rest_of(game: Game, action: Any) -> list[str]:
    """Return the names of the regions that take the rest unasked after an action.

    Args:
        game: a game that asks where something is placed.
        action: a legal action that places some of it.

    Returns:
        Nothing where nothing is left, or where more than one way is (SW-REDEP-7).
    """
    state: ConquestState = game.play.state
    asked = game.play.question()
    found: Slots = []
    left = 0
    if isinstance(action, Deploy) and asked.kind in STEPS:
        army: Army = state.army(asked.army)
        left = (army.hand if asked.kind == "redeploy" else army.withdrawn) - action.count
        found = [(region, left) for region in state.ground.bits(movable(game.play, army, STEPS[asked.kind]))]
    elif isinstance(action, Place) and asked.kind == "place" and not asked.optional:
        left = asked.left - action.count
        found = marker_slots(game.play, asked.marker, left, asked.lowest, asked.where, asked.per_region) if left else []
    elif isinstance(action, Place) and asked.kind == "arrange-bodies":
        left, most = asked.left - action.count, limit_of(state, asked.marker)
        found = [(region, min(left, most)) for region in state.ground.bits(state.army(asked.army).regions)]
    region = state.ground.index[action.region]
    behind = [(one, fits) for one, fits in found if one > region]
    forced = left > 0 and (len(behind) == 1 or sum(fits for _, fits in behind) == left)
    return [state.ground.names[one] for one, _ in behind] if forced else []
