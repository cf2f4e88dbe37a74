"""Numbers that bots read off a position: what an army brings, and how far its tokens will go.

Pieces are measured by asking their hooks, about positions that do not exist where need be, in a copy of the state.
"""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from typing import Any

from swcore.conquest.attack.conquer import ConquerRegions
from swcore.conquest.attack.dice import odds, reach_at
from swcore.conquest.attack.targets import Survey
from swcore.conquest.content.offers import FROM_HAND
from swcore.conquest.evaluation.forecast import Weights
from swcore.conquest.position.army import Army, Conquest
from swcore.conquest.position.income import army_coins
from swcore.conquest.position.places import NOBODY
from swcore.conquest.position.state import ConquestState
from swcore.conquest.position.view import View
from swcore.conquest.turn.decline import KEPT
from swcore.engine.folding import fold
from swcore.engine.machine import Machine

# Abilities that show neither in coins nor in costs nor in targets.
ABILITIES = {
    "conquest_gain",
    "conquest_loss",
    "conquest_decline_keep",
    "conquest_protects",
    "conquest_outside_limit",
    "conquest_may_decline_late",
    "conquest_conquered",
    "conquest_redeployed",
}


def conquests_ahead(machine: Machine, asked: Any, army: Army) -> float:
    """Return how many regions the tokens in hand will take in this turn, a share for the die, cheapest regions first.

    Args:
        machine: the position.
        asked: the question that the owner has to answer now, with its fields by name, or None; nothing is ahead when it is not
            about conquests of the army.
        army: the army.
    """
    if asked is None or asked.kind != ConquerRegions.kind or asked.army != army.id:
        return 0.0
    roll, hand, regions = asked.roll, army.hand, 0.0
    if not hand and not army.kit.conquest_modes:
        return 0.0
    survey = _survey(machine, army, roll)
    for name in survey.modes if roll is None else ():
        way = survey.own_way(name)
        open_ = way.affordable(way.open, hand)
        if open_:
            hand -= min(way.costs(open_).values()) if way.source == FROM_HAND else 0
            hand = max(0, hand)  # a mode that rolls may take less than the region costs
            regions += 1
    if not hand:
        return float(regions)
    allowed = machine.state.ground.all & ~survey.bad
    normal = survey.own_way()
    costs, seen = normal.costs(allowed), normal.open
    heap = [(costs[region], region) for region in machine.state.ground.bits(seen)]
    heapify(heap)
    again = 0  # a roll counts for the first conquest only
    while heap:
        cost, region = heappop(heap)
        cost += again
        if cost > hand:
            return regions + (0.0 if roll is not None else _chance(machine, army, region, cost, hand))
        hand -= cost
        share = _passing(machine, army, survey, region) if survey.demands else 1.0
        if not hand:
            return regions + share
        if not (army.regions or regions or army.kit.conquest_reach):  # from an entry the way leads on, not to other entries
            heap, seen = [], 1 << region
        regions += share
        again = roll or 0
        near = machine.view.beside(army, 1 << region)
        for other in machine.state.ground.bits(near & allowed & ~seen):
            heappush(heap, (costs[other], other))
        seen |= near
    return float(regions)


def _survey(machine: Machine, army: Army, roll: int | None) -> Survey:
    """Return the survey for a question about conquests: the one that its menu was made from, where there is one."""
    known = machine.memo if machine.menu is not None else None
    if isinstance(known, Survey) and known.army is army and known.state is machine.state and known.roll == roll:
        return known
    return Survey(machine.view, army, roll)


def _passing(machine: Machine, army: Army, survey: Survey, region: int) -> float:
    """Return the chance to pass the die that others demand for a region."""
    demand = survey.demand(region)
    if demand is None:
        return 1.0
    if survey.roll is not None:
        return float(survey.roll >= demand[1].minimum)
    good, faces = odds(machine, army, region, demand[1].minimum)
    return good / faces


def _chance(machine: Machine, army: Army, region: int, cost: int, hand: int) -> float:
    """Return the chance of a final attempt at a cost."""
    if cost > reach_at(machine, army, hand, region):
        return 0.0
    good, faces = odds(machine, army, region, cost - hand)
    return good / faces


def rates(machine: Machine, army: Army, weights: Weights) -> tuple[float, float, float]:
    """Return what an army brings in a turn without conquests, for one region more, and for one conquest.

    Its hooks are asked about a turn that does not exist: the next one, with other regions. The position is changed for that as
    long as they are asked, and is then as before; a copy would cost more than all the answers.

    Args:
        machine: the position; nobody else looks at it meanwhile.
        army: the army.
        weights: the numbers of the game.
    """
    state: ConquestState = machine.state
    held = army.regions
    if not (army.kit.conquest_score or army.kit.conquest_income or state.ground.tables.paying):
        return float(held.bit_count()), 1.0, 0.0
    view: View = machine.view
    turn, conquests, land = state.turn, state.conquests, state.ground.land
    try:
        state.turn, state.conquests = turn + 1, ()
        standing = army_coins(view, army)
        army.regions = 0
        bare = army_coins(view, army)
        state.conquests = (Conquest(army.id, 0, "normal", (), NOBODY, NOBODY, False, "", 1, True, 1, ()),)
        spoils = army_coins(view, army) - bare
        state.conquests = ()
        army.regions = land
        rate = (army_coins(view, army) - bare) / max(1, land.bit_count())
    finally:
        army.regions, state.turn, state.conquests = held, turn, conquests
    return float(standing), rate, spoils * weights.fallen


def tokens_of(army: Army) -> int:
    """Return the tokens of an army, wherever they are."""
    return army.placed + army.hand + army.withdrawn + army.aside


def abilities(army: Army) -> int:
    """Return how many abilities an army has that other numbers do not show."""
    return len(ABILITIES & army.kit.by_hook.keys())


def staying(machine: Machine, army: Army) -> float:
    """Return the share of its regions that an army keeps when it declines now (SW-DECL-3); 1 without any region."""
    changes = army.kit.modifiers("conquest_decline_keep", machine.view, army)
    held = list(machine.state.ground.bits(army.regions))
    kept = [region for region in held if fold(KEPT, [one for one in changes if one.where >> region & 1]) > 0]
    return len(kept) / len(held) if held else 1.0
