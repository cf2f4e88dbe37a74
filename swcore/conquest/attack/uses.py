"""Acts of pieces during the conquests: `use NAME REGION`."""

from __future__ import annotations

from swcore.conquest.attack.limits import spent, write_down
from swcore.conquest.attack.offers import uses_of
from swcore.conquest.attack.targets import Survey
from swcore.conquest.content.offers import Use
from swcore.conquest.position.actions import UseAct
from swcore.conquest.position.army import Army
from swcore.conquest.position.counting import untouched
from swcore.conquest.position.state import ConquestState
from swcore.conquest.position.tolls import Due, due_at, pay_tolls, tolls, unpayable
from swcore.conquest.position.view import View
from swcore.engine.actions import Action
from swcore.engine.answers import Gate
from swcore.engine.machine import Machine


def closing(view: View, army: Army, piece: str, use: Use) -> tuple[Gate, ...]:
    """Return what closes regions to an act: the gates of its piece, its limit once it is reached, and where no tricks work."""
    gates = (spent(view, army, piece, use), untouched(view, army) if view.ground.tables.counting else None)
    return (*[gate for gate in gates if gate is not None], *use.gates)


def open_to_use(survey: Survey, piece: str, use: Use) -> int:
    """Return the mask of the regions that an act may be aimed at: not immune to it, and the toll can be paid."""
    mask = use.where & ~survey.state.immune
    for gate in (*closing(survey.view, survey.army, piece, use), *survey.guards):
        mask &= ~gate.bad
    if mask and survey.dues:
        mask &= ~unpayable(survey.view, survey.army, survey.dues, mask, use.kind)
    return mask


def all_uses(survey: Survey) -> list[Action]:
    """Return the acts that are open now."""
    ground = survey.view.ground
    found: list[Action] = []
    for piece, use in uses_of(survey.view, survey.army).values():
        mask = open_to_use(survey, piece, use)
        if mask:
            row = ground.use(use.name)
            found += [row[region] for region in ground.bits(mask)]
    return found


def use_dues(view: View, army: Army, name: str, region: int) -> list[Due]:
    """Return the tolls for an act of a word on a region; none for a word that nobody offers."""
    found = uses_of(view, army).get(name)
    return [] if found is None else due_at(tolls(view, army), 1 << region, found[1].kind)


def do_use(machine: Machine, army: Army, action: UseAct) -> None:
    """Pay what is due, write the use down, and let the piece act."""
    state: ConquestState = machine.state
    piece, use = uses_of(machine.view, army)[action.name]
    region = state.ground.index[action.region]
    pay_tolls(machine, army, 1 << region, use.kind)
    write_down(machine, army, piece, use, region)
    impl = machine.ruleset.impls[piece]["conquest_used"]
    machine.perform(impl.call(machine.view, army, use.name, region), piece, impl.hook)
