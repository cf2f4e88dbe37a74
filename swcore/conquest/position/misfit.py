"""Whether a state that a stranger wrote is a position: what the schema says, and what its numbers and words must point to."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from swcore.conquest.position.map_changes import ground_after
from swcore.conquest.position.places import NOBODY
from swcore.conquest.position.state import ConquestState
from swcore.engine.machine import Machine
from swcore.text.resources import schema

if TYPE_CHECKING:
    from swcore.engine.ruleset import Ruleset


def misfit(machine: Machine) -> str:
    """Return why a state is no position of the game, or "".

    Args:
        machine: the machine with the state.
    """
    state: ConquestState = machine.state
    wrong = next(_validator().iter_errors(state.to_json()), None)
    if wrong is not None:
        return f"{'.'.join(map(str, wrong.absolute_path)) or 'it'}: {wrong.message}"
    try:
        state.ground = ground_after(state.ground, state.changes)
    except (IndexError, TypeError, ValueError):
        return "the map was not changed so"
    return next((why for why in (*_lengths(state), *_words(machine.ruleset, state), *_armies(state)) if why), "")


def _lengths(state: ConquestState) -> Iterator[str]:
    wanted = {"owner": state.ground.size, "tokens": state.ground.size, "marks": state.ground.size, "coins": state.seats}
    for name, length in wanted.items():
        found = len(getattr(state, name))
        yield f"{name} has {found} entries and not {length}" if found != length else ""
    if state.secrets and len(state.secrets) != state.seats:
        yield f"secrets has {len(state.secrets)} entries and not {state.seats}"
    yield "more attacks have a region than there are" if len(state.struck) > len(state.attacks) else ""
    yield "" if state.turn_seat < state.seats else f"there is no seat {state.turn_seat + 1} to be in turn"


def _words(ruleset: Ruleset, state: ConquestState) -> Iterator[str]:
    """Look whether every piece that is named is one of the game, and of the kind that stands there."""
    kinds = {kind: {piece.id for piece in ruleset.of_kind(kind)} for kind in ("race", "power")}
    races, powers, markers = kinds["race"] | set(ruleset.compiled.natives), kinds["power"], ruleset.compiled.markers
    armies = [army for army in state.armies if army is not None]
    named: tuple[tuple[str, Any, Any], ...] = (
        ("race", races, [*state.tray, *state.banners, *(one[0] for one in state.column), *(army.race for army in armies)]),
        (
            "power",
            powers,
            [*state.badges, *state.discard, *(one[1] for one in state.column), *(army.power for army in armies if army.power)],
        ),
        ("piece that may be lent", ruleset.compiled.lendable, [piece for army in armies for piece, _ in army.lent]),
        ("race", set(state.tray), [*state.extra, *state.purses]),
        ("marker", markers, [*state.supply, *state.piles, *(marker for marks in state.marks for marker, _ in marks)]),
    )
    for kind, known, found in named:
        yield from (f"there is no {kind} {one!r}" for one in found if one not in known)
    yield from (f"the tray has no tokens of {army.race}" for army in armies if army.race not in state.tray)
    yield from (f"the supply has no {marker}" for marks in state.marks for marker, _ in marks if marker not in state.supply)
    yield from (
        f"an army holds {one!r}, which the supply does not know" for army in armies for one in army.stock if one not in markers
    )


def _armies(state: ConquestState) -> Iterator[str]:
    """Look whether armies are what their numbers say, and whether the regions know theirs."""
    there = {NOBODY}
    active: set[int] = set()
    for number, army in enumerate(state.armies):
        if army is None:
            continue
        there.add(number)
        if army.id != number or (army.seat is not None and army.seat >= state.seats):
            yield f"army {number} says that it is army {army.id} of seat {army.seat}"
        if army.seat is not None and not army.declined:
            yield f"seat {army.seat + 1} has two active armies" if army.seat in active else ""
            active.add(army.seat)
    for name, owner, tokens, marks in zip(state.ground.names, state.owner, state.tokens, state.marks, strict=True):
        if owner not in there or any(one not in there for _, one in marks):
            yield f"an army stands in {name} that is not in the game"
        if tokens and owner == NOBODY:
            yield f"the tokens in {name} belong to no army"


@functools.cache
def _validator() -> Any:
    import jsonschema  # only where a save begins at a position

    return jsonschema.Draft202012Validator({"$ref": "#/$defs/conquest-state", "$defs": schema("state")["$defs"]})
