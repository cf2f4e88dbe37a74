"""What an army may conquer besides the normal way: by modes, with boosts; and whether it can conquer anything at all."""

from __future__ import annotations

from swcore.conquest.armies.garrison import READY, spare
from swcore.conquest.attack.dice import attempt_reach, reach_at
from swcore.conquest.attack.extras import boost_sets, useful
from swcore.conquest.attack.offers import die_policies
from swcore.conquest.attack.targets import Survey
from swcore.conquest.attack.ways import Way
from swcore.conquest.position.actions import DIE, NORMAL
from swcore.conquest.position.army import Army
from swcore.conquest.position.state import ConquestState
from swcore.engine.actions import Action
from swcore.engine.machine import Machine


def can_conquer(machine: Machine, army: Army) -> bool:
    """Return whether an army could conquer a region, or try to, with all its spare tokens and without abandoning any."""
    hand = army.hand + army.aside + sum(count for _, count in spare(machine, army, READY))
    survey = Survey(machine.view, army, None)
    for name in survey.modes:
        way = survey.way(name)
        if way.affordable(way.open, hand):
            return True
    way = survey.way()
    if not hand or not way.open:
        return False
    state: ConquestState = machine.state
    reach = hand + state.ground.tables.die_most if rolls_before(machine, army) else attempt_reach(machine, hand)
    return min(way.costs(way.open).values()) <= reach


def other_ways(machine: Machine, survey: Survey, hand: int) -> list[Action]:
    """Return the conquests with a mode or with boosts that are open now."""
    actions: list[Action] = []
    for name in survey.modes:
        way = survey.way(name)
        actions += _by_mode(survey, way, way.open, hand)
    if survey.boosts:
        for boosts in boost_sets(survey):
            if hand:
                actions += _boosted(machine, survey, boosts, hand)
            for name in survey.modes:
                actions += _by_mode(survey, survey.way(name, boosts), useful(survey, name, boosts), hand)
    return actions


def _by_mode(survey: Survey, way: Way, mask: int, hand: int) -> list[Action]:
    """Return the conquests of a mode among some regions that are open now."""
    mode = way.mode
    if not mask or mode is None or (mode.rolls and survey.roll is not None):
        return []
    ground = survey.view.ground
    row = ground.conquer(mode.name, *way.boosts)
    return [row[region] for region in ground.bits(way.affordable(mask, hand))]


def _boosted(machine: Machine, survey: Survey, boosts: tuple[str, ...], hand: int) -> list[Action]:
    """Return the conquests of the normal way, and the final attempts, with some boosts."""
    ground, way = survey.view.ground, survey.way(NORMAL, boosts)
    found = way.costs(useful(survey, NORMAL, boosts) & way.enough(hand))
    normal, die = ground.conquer(NORMAL, *boosts), ground.conquer(DIE, *boosts)
    rolled, army = survey.roll is not None, survey.army
    return [
        normal[region] if cost <= hand else die[region]
        for region, cost in found.items()
        if cost <= (hand if rolled else reach_at(machine, army, hand, region))
    ]


def rolls_before(machine: Machine, army: Army) -> bool:
    """Return whether an army may roll the die before it chooses a conquest."""
    return any(policy.before for policy in die_policies(machine.view, army))
