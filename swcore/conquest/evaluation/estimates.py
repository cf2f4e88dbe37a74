"""Numbers that bots read off a position: what an army brings, and how far its tokens will go.

Pieces are measured by asking their hooks, about positions that do not exist where need be, in a copy of the state.
"""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from typing import Any

from swcore.conquest.attack.conquer import ConquerRegions
from swcore.conquest.attack.targets import Survey
from swcore.conquest.content.offers import FROM_HAND
from swcore.conquest.evaluation.forecast import Weights
from swcore.conquest.position.state import NOBODY, Army, Conquest, ConquestState
from swcore.conquest.position.view import View
from swcore.engine.answers import Modifier
from swcore.engine.machine import Machine

# Abilities that show neither in coins nor in costs nor in targets.
ABILITIES = (
    "conquest_gain",
    "conquest_loss",
    "conquest_decline_keep",
    "conquest_protects",
    "conquest_outside_limit",
    "conquest_may_decline_late",
    "conquest_conquered",
    "conquest_redeployed",
)


def income(view: View, army: Army) -> int:
    """Return the coins that an army brings its seat when the position is scored."""
    bonuses: list[Modifier] = army.kit.modifiers("conquest_score", view, army)
    return army.regions.bit_count() + sum(bonus.amount for bonus in bonuses)


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
    roll, hand, regions = asked.roll, army.hand, 0
    survey = Survey(machine.view, army, roll)
    for name in survey.modes if roll is None else ():
        way = survey.way(name)
        mode = survey.modes[name][1]
        from_hand = 0 if mode.source != FROM_HAND else max(1, mode.cost or 1)
        if from_hand <= hand and way.open:
            hand -= from_hand
            regions += 1
    if not hand:
        return float(regions)
    near = machine.state.ground.near
    allowed = _allowed(machine, survey)
    costs = survey.way().costs(allowed)
    seen = survey.way().open
    heap = [(costs[region], region) for region in machine.state.ground.bits(seen)]
    heapify(heap)
    again = 0  # a roll counts for the first conquest only
    while heap:
        cost, region = heappop(heap)
        cost += again
        if cost > hand:
            return regions + (0.0 if roll else _chance(machine, cost - hand))
        hand -= cost
        if not hand:
            return regions + 1.0
        if not (army.regions or regions or army.kit.conquest_reach):  # from an entry the way leads on, not to other entries
            heap, seen = [], 1 << region
        regions += 1
        again = roll or 0
        for other in machine.state.ground.bits(near[region] & allowed & ~seen):
            heappush(heap, (costs[other], other))
        seen |= near[region]
    return float(regions)


def _allowed(machine: Machine, survey: Survey) -> int:
    """Return the mask of the regions that the army may take once it has come near."""
    state, army = machine.state, survey.army
    closed = state.ground.water
    closed &= ~army.kit.mask("conquest_opens", machine.view, army)
    for gate in survey.guards:
        closed |= gate.bad
    allowed: int = state.ground.all & ~(army.regions | state.immune | closed)
    return allowed


def _chance(machine: Machine, short: int) -> float:
    """Return the chance that the die brings the missing tokens."""
    die: tuple[int, ...] = machine.ruleset.book.die  # type: ignore[attr-defined]
    return sum(face >= short for face in die) / len(die)


def rates(machine: Machine, army: Army, weights: Weights) -> tuple[float, float, float]:
    """Return what an army brings in a turn without conquests, for one region more, and for one conquest.

    Its hooks are asked about a turn that does not exist: the next one, with other regions.

    Args:
        machine: the position.
        army: the army.
        weights: the numbers of the game.
    """
    if not army.kit.conquest_score:
        return float(army.regions.bit_count()), 1.0, 0.0
    state: ConquestState = machine.state.clone()
    state.turn += 1
    state.conquests = ()
    view, ghost = machine.view.over(state), state.army(army.id)
    standing = income(view, ghost)
    ghost.regions = 0
    bare = income(view, ghost)
    state.conquests = (Conquest(army.id, 0, "normal", (), NOBODY, NOBODY, False, "", 1, True, 1, ()),)
    spoils = income(view, ghost) - bare
    state.conquests = ()
    ghost.regions = view.ground.land
    rate = (income(view, ghost) - bare) / max(1, view.ground.land.bit_count())
    return float(standing), rate, spoils * weights.fallen


def tokens_of(army: Army) -> int:
    """Return the tokens of an army, wherever they are."""
    return army.placed + army.hand + army.withdrawn + army.aside


def abilities(army: Army) -> int:
    """Return how many abilities an army has that other numbers do not show."""
    return sum(bool(getattr(army.kit, hook)) for hook in ABILITIES)
