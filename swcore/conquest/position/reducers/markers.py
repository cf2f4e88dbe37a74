"""Reducers of what moves markers, with what follows: who holds a region, its strength, its places, and faces that lie hidden."""

from __future__ import annotations

from typing import Any

from swcore.conquest.position.places import NOBODY, OUT, STOCK, SUPPLY
from swcore.conquest.position.reducers.armies import equip, leave, occupy
from swcore.conquest.position.reducers.tokens import move_tokens
from swcore.conquest.position.state import ConquestState
from swcore.engine.events import RawEvent


def move_markers(state: ConquestState, event: RawEvent) -> None:
    """Markers of a kind go from one place to another."""
    _, marker, army_id, source, target, count = event
    if state.ground.tables.markers[marker].hidden:
        turn_face(state, marker, source, target)
    for place, change in ((source, -count), (target, count)):
        if place >= 0:
            put_marks(state, place, marker, army_id, change)
        elif place == SUPPLY:
            state.supply = {**state.supply, marker: state.supply[marker] + change}
        elif place == STOCK:
            army: Any = state.armies[army_id]
            army.stock = {**army.stock, marker: army.stock.get(marker, 0) + change}
            if not army.stock[marker]:
                army.stock = {name: number for name, number in army.stock.items() if number}


def put_marks(state: ConquestState, region: int, marker: str, army_id: int, change: int) -> None:
    """Markers come to a region, or leave it, with all that derives from them."""
    declared = state.ground.tables.markers[marker]
    marks = list(state.marks[region])
    for _ in range(change):
        marks.append((marker, army_id))
    for _ in range(-change):
        marks.remove((marker, army_id))
    marks.sort()
    state.marks[region] = tuple(marks)
    bit = 1 << region
    if change > 0:
        state.where[marker] = state.where.get(marker, 0) | bit
    elif change and marker not in [name for name, _ in marks]:
        state.where[marker] &= ~bit
        if not state.where[marker]:
            del state.where[marker]
    state.guard[region] += change * declared.defence
    if army_id != NOBODY:
        state.armies[army_id].marks += change
    if declared.holds:
        _stand(state, region, army_id, change)
    elif declared.kind == "place":
        _site(state, region)
    if declared.immune:
        immune = any(state.ground.tables.markers[name].immune for name, _ in marks)
        state.immune = state.immune | bit if immune else state.immune & ~bit


def _stand(state: ConquestState, region: int, army_id: int, change: int) -> None:
    """A body that holds its region comes or goes."""
    state.bodies[region] += change
    army: Any = state.armies[army_id]
    army.bodies += change
    if change > 0 and state.owner[region] != army_id:
        occupy(state, army, region)
    elif not state.bodies[region] and not state.tokens[region] and state.owner[region] == army_id:
        leave(state, army, region)


def _site(state: ConquestState, region: int) -> None:
    """A `Place` comes or goes: the army there gets its hooks, or loses them."""
    markers, bit = state.ground.tables.markers, 1 << region
    placed = any(markers[name].kind == "place" for name, _ in state.marks[region])
    state.sites = state.sites | bit if placed else state.sites & ~bit
    holder = state.owner[region]
    if holder != NOBODY:
        equip(state, state.armies[holder])


def turn_face(state: ConquestState, marker: str, source: int, target: int) -> None:
    """A marker with a hidden face moves: off the pile when it is placed, with its region, and back on top of the pile."""
    pile, faces = state.piles.get(marker, ()), dict(state.faces)
    if source >= 0:
        face = faces.pop(f"{marker} {source}")
        if state.secrets:
            state.secrets = [{name: one for name, one in own.items() if name in faces} for own in state.secrets]
    else:
        face, pile = pile[0], pile[1:]
    if target >= 0:
        faces[f"{marker} {target}"] = face
    elif target == SUPPLY:
        pile = (face, *pile)
    state.faces = faces
    state.piles = {**state.piles, marker: pile}


def hide_face(state: ConquestState, event: RawEvent) -> None:
    """A marker is placed with a face that its owner has chosen, and knows from now on."""
    _, marker, army_id, source, region, face = event
    pile = list(state.piles[marker])
    pile.remove(face)
    state.piles = {**state.piles, marker: (face, *pile)}
    move_markers(state, ("marker", marker, army_id, source, region, 1))
    seat: int | None = state.armies[army_id].seat
    if seat is not None:
        secrets = state.secrets or [{}] * state.seats
        state.secrets = [{**own, f"{marker} {region}": face} if other == seat else own for other, own in enumerate(secrets)]


def lay_pile(state: ConquestState, event: RawEvent) -> None:
    """A pile of hidden faces is laid out."""
    _, marker, faces = event
    state.piles = {**state.piles, marker: faces}
    state.supply = {**state.supply, marker: len(faces)}


def show_face(state: ConquestState, event: RawEvent) -> None:
    """A face is seen; what follows has events of its own."""


def find_place(state: ConquestState, event: RawEvent) -> None:
    """The marker that lies face down in a region is turned: the place that it stands for lies there from now on."""
    _, region, back, place = event
    turn_face(state, back, region, OUT)
    put_marks(state, region, back, NOBODY, -1)
    state.supply = {**state.supply, place: 0}
    put_marks(state, region, place, NOBODY, 1)


def redraw_place(state: ConquestState, event: RawEvent) -> None:
    """A place that cannot stay leaves the game, and another one comes off the pile."""
    _, region, back, place, other = event
    pile = list(state.piles[back])
    pile.remove(other)
    state.piles = {**state.piles, back: tuple(pile)}
    state.supply = {**state.supply, back: len(pile), other: 0}
    put_marks(state, region, place, NOBODY, -1)
    put_marks(state, region, other, NOBODY, 1)


def swap_regions(state: ConquestState, event: RawEvent) -> None:
    """Two regions exchange all that lies there, but the markers that stay."""
    _, one, other, stay = event
    kept = set(stay)
    moved: list[Any] = []
    for region in (one, other):
        marks = [mark for mark in state.marks[region] if mark[0] not in kept]
        moved.append((state.owner[region], state.tokens[region], marks))
    for region, (owner, tokens, marks) in zip((one, other), moved, strict=True):
        for marker, army in marks:
            put_marks(state, region, marker, army, -1)
        if tokens:
            move_tokens(state, ("tokens", owner, region, OUT, tokens))
    state.faces = _exchanged(state.faces, one, other, kept)
    if state.secrets:
        state.secrets = [_exchanged(own, one, other, kept) for own in state.secrets]
    for region, (owner, tokens, marks) in zip((other, one), moved, strict=True):
        if tokens:
            move_tokens(state, ("tokens", owner, OUT, region, tokens))
        for marker, army in marks:
            put_marks(state, region, marker, army, 1)


def _exchanged(faces: dict[str, str], one: int, other: int, kept: set[str]) -> dict[str, str]:
    """Return hidden faces after two regions have exchanged all markers but those that are kept."""
    faces, swap = dict(faces), {one: other, other: one}
    for name in [name for name in faces if name.split()[0] not in kept and int(name.split()[1]) in swap]:
        marker, region = name.split()
        faces[f"{marker} {swap[int(region)]} new"] = faces.pop(name)
    return {name.removesuffix(" new"): face for name, face in faces.items()}


def arrange(state: ConquestState, event: RawEvent) -> None:
    """Tokens and bodies of an army change places at once, so that no region is left in between."""
    _, army_id, tokens, bodies = event
    for source, target, count in tokens:
        if target >= 0:
            move_tokens(state, ("tokens", army_id, source, target, count))
    for marker, source, target, count in bodies:
        if target >= 0:
            move_markers(state, ("marker", marker, army_id, source, target, count))
    for source, target, count in tokens:
        if target < 0:
            move_tokens(state, ("tokens", army_id, source, target, count))
    for marker, source, target, count in bodies:
        if target < 0:
            move_markers(state, ("marker", marker, army_id, source, target, count))
