"""What a view cannot work out itself, for the rooms that know stand above it: costs, open regions, income."""

from __future__ import annotations

from swcore.conquest.attack.costs import cost_modifiers, cost_row
from swcore.conquest.attack.targets import Survey
from swcore.conquest.position.army import Army
from swcore.conquest.position.income import army_parts
from swcore.conquest.position.view import View
from swcore.conquest.position.view_facts import Sights
from swcore.engine.reasons import Part


def _cost(view: View, army: Army, region: int) -> int:
    return cost_row(view, 1 << region, cost_modifiers(view, army, None))[region]


def _open(view: View, army: Army) -> int:
    return Survey(view, army, None, offers=False).open


def _income(view: View, army: Army) -> tuple[Part, ...]:
    return tuple([Part(coins, reason, clause, piece, "coins") for coins, reason, clause, piece in army_parts(view, army)])


SIGHTS = Sights(_cost, _open, _income)
