"""What a conquest takes: the one fold that works out a cost, and its labelled parts."""

from __future__ import annotations

from typing import Any, Final

from swcore.conquest.attack.offers import defences, die_policies
from swcore.conquest.position.army import Army
from swcore.conquest.position.counting import as_empty, untouched
from swcore.conquest.position.kits import Kit
from swcore.conquest.position.tables import Tables
from swcore.conquest.position.view import View
from swcore.engine.answers import ADD, CAP, FLOOR, SET, Modifier
from swcore.engine.reasons import Part

LEAST_TOKENS: Final = Modifier(1, "least", phase="floor")


def costs(view: View, mask: int, modifiers: list[Modifier], fixed: int | None = None) -> dict[int, int]:
    """Return the tokens that each region of a mask takes, in ascending order (SW-CONQ-1 to 4, SW-CONQ-9).

    Args:
        view: the position.
        mask: the regions.
        modifiers: changes of the cost, each with the regions that it counts in.
        fixed: what a mode takes whatever defends the region; modifiers then only ask for more tokens (`floor`). None for the
            cost of the region: base, defenders and markers, changed by modifiers.
    """
    if fixed is None:
        row = cost_row(view, mask, modifiers)
    else:
        row = [fixed] * view.ground.size
        _bind(view, mask, [modifier for modifier in modifiers if modifier.phase == FLOOR], row)
        _at_least_one(view, mask, row)
    return {region: row[region] for region in view.ground.bits(mask)}


def cost_row(view: View, mask: int, modifiers: list[Modifier]) -> list[int]:
    """Return the tokens that regions take, by region number; right for the regions of a mask alone.

    Args:
        view, mask, modifiers: as for `costs`, which says the same region by region.
    """
    row = view._state.guard[:]  # the family's own view; packs use its public methods
    bounds: list[Modifier] = []
    lowered = 0
    for modifier in modifiers:
        if modifier.phase == ADD:
            amount, hit = modifier.amount, mask & modifier.where
            for region in view.ground.bits(hit):
                row[region] += amount
            if amount < 0:
                lowered |= hit
        else:
            bounds.append(modifier)
    if bounds:
        _bind(view, mask, bounds, row)
        lowered = mask
    if lowered:  # base, defenders and markers are at least one token
        _at_least_one(view, lowered, row)
    return row


def _at_least_one(view: View, mask: int, row: list[int]) -> None:
    """Raise what would take less than a token (SW-CONQ-9), here and nowhere else."""
    for region in view.ground.bits(mask):
        if row[region] < 1:
            row[region] = 1


def _bind(view: View, mask: int, bounds: list[Modifier], row: list[int]) -> None:
    """Apply what sets, raises or caps a number, after all that is added."""
    bits = view.ground.bits
    for modifier in sorted([one for one in bounds if one.phase == SET], key=lambda one: one.amount):  # the greatest counts
        for region in bits(mask & modifier.where):
            row[region] = modifier.amount
    for phase, decides in ((FLOOR, max), (CAP, min)):
        for modifier in bounds:
            if modifier.phase == phase:
                for region in bits(mask & modifier.where):
                    row[region] = decides(row[region], modifier.amount)


def parts(view: View, region: int, modifiers: list[Modifier]) -> list[Part]:
    """Return the labelled parts of the cost of a region; their sum is what `costs` says."""
    book: Any = view.ruleset.book
    found = [Part(book.base_cost, "base", book.cited("base")), *_defenders(view, region)]
    here = [modifier for modifier in modifiers if modifier.where >> region & 1]
    found += [_part(modifier, modifier.amount) for modifier in here if modifier.phase == ADD]
    return [*found, *_bound_parts(view, sum(part.amount for part in found), here)]


def fixed_parts(view: View, region: int, modifiers: list[Modifier], fixed: Part) -> list[Part]:
    """Return the labelled parts of the cost of a mode with a number of tokens of its own; their sum is what `costs` says.

    Args:
        view: the position.
        region: the region.
        modifiers: changes of the cost; only those that ask for more tokens count.
        fixed: what the mode takes.
    """
    here = [modifier for modifier in modifiers if modifier.where >> region & 1 and modifier.phase == FLOOR]
    return [fixed, *_bound_parts(view, fixed.amount, here)]


def _bound_parts(view: View, total: int, here: list[Modifier]) -> list[Part]:
    """Return what the later phases change; a floor below the total, or a cap above it, changes nothing and is not part."""
    found = []
    for phase, decides in ((SET, max), (FLOOR, max), (CAP, min)):
        bound = [modifier for modifier in here if modifier.phase == phase]
        if bound:
            modifier = decides(bound, key=lambda one: one.amount)
            after = modifier.amount if phase == SET else decides(total, modifier.amount)
            if after != total:
                found.append(_part(modifier, after - total))
            total = after
    if total < LEAST_TOKENS.amount:
        book: Any = view.ruleset.book
        found.append(Part(LEAST_TOKENS.amount - total, LEAST_TOKENS.reason, book.cited("least")))
    return found


def _part(modifier: Modifier, amount: int) -> Part:
    return Part(amount, modifier.reason, modifier.clause, modifier.piece)


def _defenders(view: View, region: int) -> list[Part]:
    book: Any = view.ruleset.book
    state = view._state
    found = []
    holder = view.holder(region)
    if holder is not None:
        rule = "start-tokens" if holder.race in view.ground.tables.natives else "tokens"
        found.append(Part(state.tokens[region], view.ruleset.pieces[holder.race].name["en"], book.cited(rule), holder.race))
    counted: dict[str, int] = {}
    for marker, _ in state.marks[region]:
        counted[marker] = counted.get(marker, 0) + 1
    for marker, count in sorted(counted.items()):
        declared = view.ground.tables.markers[marker]
        if declared.defence:
            told = "several" if count > 1 else declared.name["en"]
            params = {"piece": marker, "n": count}
            found.append(Part(declared.defence * count, told, book.cited("markers"), marker, params=params))
    return found


def own_declined(view: View, army: Army) -> list[Modifier]:
    """Return what takes the tokens of the seat's own declined races out of the cost, where they do not defend (ED-40)."""
    found = []
    other: Army | None
    for other in view._state.armies:
        if other is None or not other.declined or other.seat is None or other.seat != army.seat:
            continue
        for region in view.ground.bits(other.regions & ~army.regions):
            clause = view.ground.tables.citations.get("own-declined", "")
            where = 1 << region
            found.append(Modifier(-view._state.tokens[region], "own-declined", clause, where=where))
    return found


def cost_modifiers(view: View, army: Army, roll: int | None) -> list[Modifier]:
    """Return what changes the cost of regions for an army, whatever the way.

    Args:
        view: the position.
        army: the attacker.
        roll: a die rolled before the choice, or None.
    """
    kit: Kit = army.kit
    tables: Tables = view.ground.tables
    modifiers = kit.modifiers("conquest_cost", view, army) if kit.conquest_cost else []
    if roll:
        clause = next((policy.clause for policy in die_policies(view, army)), "")
        modifiers.append(Modifier(-roll, "rolled", clause))
    if tables.counting:
        tricks = untouched(view, army)
        if tricks is not None:
            modifiers = [_outside(modifier, tricks.bad, tables.rules) for modifier in modifiers]
        modifiers += as_empty(view, army)
    if tables.defends:
        modifiers += defences(view, army)
    if not view._defended:
        modifiers += own_declined(view, army)
    return modifiers


def _outside(modifier: Modifier, mask: int, rules: tuple[str, ...]) -> Modifier:
    """Return a modifier without some regions, unless it comes from a rule of the game."""
    return modifier if modifier.piece in rules else modifier.at(modifier.where & ~mask).by(modifier.piece)
