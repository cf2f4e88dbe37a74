"""Income: what the regions and the pieces of an army bring, part by part."""

from __future__ import annotations

from typing import Final

from swcore.conquest.position.army import Army
from swcore.conquest.position.view import View
from swcore.engine.answers import ADD, CAP, FLOOR, SET, Modifier

ScorePart = tuple[int, str, str, str]  # coins, reason, clause, piece
Why = tuple[str, str, str]  # reason, clause, piece
PER_REGION: Final = 1  # SW-SCORE-1, SW-SCORE-2
LEAST: Final[Why] = ("least-income", "", "")


def army_parts(view: View, army: Army) -> list[ScorePart]:
    """Return what an army would score now, part by part.

    Args:
        view: the position.
        army: the army.
    """
    parts: list[ScorePart] = []
    count = army.regions.bit_count()
    kit = army.kit
    if count:
        rule = "declined-regions" if army.declined else "regions"
        parts.append((PER_REGION * count, rule, view.ground.tables.citations.get(rule, ""), army.race))
        if kit.conquest_income or view.ground.tables.paying:
            parts += _changes(view, army)
    if kit.conquest_score:
        for bonus in kit.modifiers("conquest_score", view, army):
            if bonus.amount:
                parts.append((bonus.amount, bonus.reason, bonus.clause, bonus.piece))
    return parts


def army_coins(view: View, army: Army) -> int:
    """Return the sum of `army_parts`, which search asks for more often than for the parts.

    Args:
        view: the position.
        army: the army.
    """
    kit = army.kit
    coins = 0
    if kit.conquest_income or view.ground.tables.paying:
        for part in army_parts(view, army):
            coins += part[0]
        return coins
    coins = PER_REGION * army.regions.bit_count()
    if kit.conquest_score:
        for bonus in kit.modifiers("conquest_score", view, army):
            coins += bonus.amount
    return coins


def _changes(view: View, army: Army) -> list[ScorePart]:
    """Return what changes the coins of an army's regions: the markers there, then what its pieces say, phase by phase."""
    bits, marks, tables = view.ground.bits, view._state.marks, view.ground.tables
    row = dict.fromkeys(bits(army.regions), PER_REGION)
    told: dict[Why, int] = {}
    for marker in tables.paying:
        declared = tables.markers[marker]
        why = declared.name["en"], declared.clauses[0] if declared.clauses else "", marker
        for region in bits(army.regions & view.marked(marker)):
            count = sum(name == marker for name, _ in marks[region])
            _pay(row, told, region, row[region] + declared.income * count, why)
    modifiers = army.kit.modifiers("conquest_income", view, army) if army.kit.conquest_income else []
    for phase in (ADD, SET, FLOOR, CAP):
        settled = 0
        for modifier in _strongest_first(modifiers, phase):
            for region in bits(army.regions & modifier.where & ~settled):
                _pay(row, told, region, _after(row[region], modifier), (modifier.reason, modifier.clause, modifier.piece))
            if phase != ADD:  # a weaker one of the same phase changes nothing more
                settled |= modifier.where
    for region, coins in row.items():
        _pay(row, told, region, max(0, coins), LEAST)
    return [(coins, *why) for why, coins in told.items() if coins]


def _strongest_first(modifiers: list[Modifier], phase: str) -> list[Modifier]:
    """Return the modifiers of a phase: of several set numbers and floors the greatest counts, of several caps the least."""
    found = [modifier for modifier in modifiers if modifier.phase == phase]
    return found if phase == ADD else sorted(found, key=lambda one: one.amount, reverse=phase != CAP)


def _after(coins: int, modifier: Modifier) -> int:
    """Return the coins of a region once a modifier has changed them."""
    if modifier.phase == ADD:
        return coins + modifier.amount
    if modifier.phase == SET:
        return modifier.amount
    return max(coins, modifier.amount) if modifier.phase == FLOOR else min(coins, modifier.amount)


def _pay(row: dict[int, int], told: dict[Why, int], region: int, after: int, why: Why) -> None:
    """Change the coins of a region, and write down why."""
    told[why] = told.get(why, 0) + after - row[region]
    row[region] = after
