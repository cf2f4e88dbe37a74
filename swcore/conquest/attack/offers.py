"""What an army's pieces offer for its conquests, by name: ways, extras, acts; when it rolls the die, and what others close."""

from __future__ import annotations

from typing import Any

from swcore.conquest.content.offers import FROM_HAND, DieDemand, DiePolicy
from swcore.conquest.position.army import Army
from swcore.conquest.position.counting import COST, EMPTY, is_free_of
from swcore.conquest.position.view import View
from swcore.conquest.position.view_facts import defence_of
from swcore.engine.answers import FLOOR, Gate, Modifier
from swcore.engine.ask import bad_answer
from swcore.errors import PluginError

Offered = dict[str, tuple[str, Any]]  # by name: the piece that offers it, and the mode, boost or use


def modes_of(view: View, army: Army) -> Offered:
    """Return the ways to conquer that an army's pieces offer.

    Raises:
        PluginError: `bad-answer` for an answer that is not a mode, or a name that is given twice.
    """
    found: Offered = {}
    for piece, mode in army.kit.ask("conquest_modes", view, army):
        if mode.rolls and mode.source != FROM_HAND:
            raise bad_answer(piece, "conquest_modes", mode, f"a mode that rolls with {FROM_HAND!r} as its source, or None")
        if mode.cost is not None and any(one.phase != FLOOR for one in mode.modifiers):
            wanted = "a mode with the region's cost (None), or without modifiers other than floors, or None"
            raise bad_answer(piece, "conquest_modes", mode, wanted)
        _add(found, "conquest_modes", "a way to conquer", piece, mode)
    return found


def boosts_of(view: View, army: Army, modes: Offered) -> Offered:
    """Return the extras that an army's pieces offer for a conquest, in the order of names.

    Args:
        view: the position.
        army: the attacker.
        modes: the ways that its pieces offer; one word cannot name both a way and an extra.

    Raises:
        PluginError: `bad-answer` for an answer that is not a boost, or a name that is given twice.
    """
    found: Offered = dict(modes)
    for piece, boost in army.kit.ask("conquest_boosts", view, army):
        _add(found, "conquest_boosts", "a way to conquer or an extra", piece, boost)
    return {name: found[name] for name in sorted(found) if name not in modes}


def uses_of(view: View, army: Army) -> Offered:
    """Return the acts besides conquests that an army's pieces offer.

    Raises:
        PluginError: `bad-answer` for an answer that is not a use, or a name that is given twice.
    """
    found: Offered = {}
    for piece, use in army.kit.ask("conquest_uses", view, army):
        _add(found, "conquest_uses", "an act", piece, use)
    return found


def _add(found: Offered, hook: str, what: str, piece: str, offer: Any) -> None:
    """Add an offer; its action would stand twice among the legal ones if its name were taken."""
    if offer.name in found:
        first = found[offer.name][0]
        both = f"{first} and {piece} both offer" if first != piece else f"{piece} twice offers"
        told, hint = f"{both} {what} called {offer.name!r}.", "Give one of them another name."
        raise PluginError(told, code="bad-answer", hint=hint, pieces=[first, piece], hook=hook)
    found[offer.name] = (piece, offer)


def die_policies(view: View, army: Army) -> list[DiePolicy]:
    """Return what an army's pieces say about the die.

    Raises:
        PluginError: `bad-answer` for an answer that is not a policy.
    """
    return [policy for _, policy in army.kit.ask("conquest_die", view, army)]


def die_demands(view: View, attacker: Army) -> list[tuple[str, DieDemand]]:
    """Return the dice that other armies demand before an attacker conquers their regions, each with its piece.

    Raises:
        PluginError: `bad-answer` for an answer that is not a demand.
    """
    found: list[tuple[str, DieDemand]] = []
    for id in view._state.protectors:
        other = view._state.armies[id]
        if not other.kit.conquest_guarded or other.seat == attacker.seat:
            continue
        if not (view.ground.tables.counting and is_free_of(view, attacker, other)):
            found += other.kit.ask("conquest_guarded", view, other, attacker)
    return found


def defences(view: View, attacker: Army) -> list[Modifier]:
    """Return what the pieces of other armies add to the cost of their regions, and take off it.

    Where a region counts as empty for the attacker, nobody defends it; nor do declined races of its seat that do not defend.

    Raises:
        PluginError: `bad-answer` for an answer that is not a modifier that adds.
    """
    found: list[Modifier] = []
    for id in view._state.protectors:
        other: Army = view._state.armies[id]
        if not other.kit.conquest_defence or id == attacker.id:
            continue
        if not view._defended and other.declined and other.seat == attacker.seat:
            continue
        where = other.regions
        if view.ground.tables.counting:
            if is_free_of(view, attacker, other):
                continue
            where &= ~view.counts(EMPTY, where, purpose=COST, asker=attacker)
        found += [one.at(one.where & where).by(one.piece) for one in defence_of(view, other, attacker)]
    return [one for one in found if one.where]


def protecting_gates(view: View, attacker: Army) -> tuple[Gate, ...]:
    """Return the gates by which other armies close regions to an attacker.

    Raises:
        PluginError: `bad-answer` for an answer that is not a gate.
    """
    found: tuple[Gate, ...] = ()
    for id in view._state.protectors:
        other = view._state.army(id)
        if other.kit.conquest_protects and not (view.ground.tables.counting and is_free_of(view, attacker, other)):
            found += tuple([gate for _, gate in other.kit.ask("conquest_protects", view, other, attacker)])
    return found
