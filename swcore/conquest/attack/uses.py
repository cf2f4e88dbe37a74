"""Acts of pieces during the conquests: `use NAME REGION`."""

from __future__ import annotations

from swcore.conquest.attack.targets import Survey
from swcore.conquest.content.offers import Use
from swcore.conquest.position.actions import UseAct
from swcore.conquest.position.state import Army
from swcore.conquest.position.tolls import Due, due_at, pay_tolls, tolls, unpayable
from swcore.conquest.position.view import View
from swcore.engine.actions import Action
from swcore.engine.machine import Machine


def uses_of(view: View, army: Army) -> list[tuple[str, Use]]:
    """Return what an army's pieces offer, as (piece, use)."""
    found: list[tuple[str, Use]] = army.kit.ask("conquest_uses", view, army)
    return found


def open_to_use(survey: Survey, use: Use) -> int:
    """Return the mask of the regions that an act may be aimed at: not immune to it, and the toll can be paid."""
    mask = use.where & ~survey.state.immune
    for gate in (*use.gates, *survey.guards):
        mask &= ~gate.bad
    if mask and survey.dues:
        mask &= ~unpayable(survey.view, survey.army, survey.dues, mask, use.kind)
    return mask


def all_uses(survey: Survey) -> list[Action]:
    """Return the acts that are open now."""
    ground = survey.view.ground
    found: list[Action] = []
    for _, use in uses_of(survey.view, survey.army):
        mask = open_to_use(survey, use)
        if mask:
            row = ground.use(use.name)
            found += [row[region] for region in ground.bits(mask)]
    return found


def use_named(view: View, army: Army, name: str) -> tuple[str, Use] | None:
    """Return an act by its word with the piece that offers it, or None."""
    return next(((piece, use) for piece, use in uses_of(view, army) if use.name == name), None)


def use_dues(view: View, army: Army, name: str, region: int) -> list[Due]:
    """Return the tolls for an act of a word on a region; none for a word that nobody offers."""
    found = use_named(view, army, name)
    return [] if found is None else due_at(tolls(view, army), 1 << region, found[1].kind)


def carry_out(machine: Machine, army: Army, action: UseAct) -> None:
    """Pay what is due, write the use down, and let the piece act."""
    found = use_named(machine.view, army, action.name)
    assert found is not None
    piece, use = found
    region = machine.state.ground.index[action.region]
    pay_tolls(machine, army, 1 << region, use.kind)
    machine.emit(("used", army.id, use.name))
    impl = machine.ruleset.impls[piece]["conquest_used"]
    machine.perform(impl.call(machine.view, army, use.name, region), piece)
