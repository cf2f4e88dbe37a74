"""Operations that change the map: its terrains, symbols and borders, and regions that come or move."""

from __future__ import annotations

from swcore.conquest.position.map_changes import BORDER, MOST_REGIONS, MOVED, REGION, SYMBOL, TERRAIN
from swcore.engine.effects import Effect
from swcore.engine.events import RawEvent
from swcore.engine.machine import Machine


def do_terrain(machine: Machine, effect: Effect, piece: str) -> None:
    """`fx.terrain`."""
    _, region, name = effect
    _check(machine, 1 << region)
    if machine.state.ground.board.terrain_of[region] != name:
        _change(machine, (TERRAIN, region, name))


def do_symbol(machine: Machine, effect: Effect, piece: str) -> None:
    """`fx.symbol`."""
    _, region, name, on = effect
    _check(machine, 1 << region)
    if (name in machine.state.ground.board.symbols_of[region]) is not on:
        _change(machine, (SYMBOL, region, name, on))


def do_border(machine: Machine, effect: Effect, piece: str) -> None:
    """`fx.border`."""
    _, one, other, on = effect
    _check(machine, 1 << one | 1 << other)
    if one == other:
        raise ValueError("a region is not beside itself")
    if bool(machine.state.ground.near[one] >> other & 1) is not on:
        _change(machine, (BORDER, min(one, other), max(one, other), on))


def do_move_region(machine: Machine, effect: Effect, piece: str) -> None:
    """`fx.move_region`."""
    _, region, beside = effect
    beside = _check(machine, beside) & ~(1 << _check_one(machine, region))
    if machine.state.ground.near[region] != beside:
        _change(machine, (MOVED, region, beside))


def do_region(machine: Machine, effect: Effect, piece: str) -> None:
    """`fx.region`."""
    _, name, terrain, symbols, beside, edge = effect
    if machine.state.ground.region(name) >= 0:
        raise ValueError(f"there is a region {name} already")
    if machine.state.ground.size >= MOST_REGIONS:
        raise ValueError(f"a map has at most {MOST_REGIONS} regions")
    _change(machine, (REGION, name, terrain, symbols, _check(machine, beside), edge))


def _check(machine: Machine, mask: int) -> int:
    """Return a mask without what lies beyond the board; of all regions (-1) those there are.

    Raises:
        ValueError: for regions that the board does not have.
    """
    all: int = machine.state.ground.all
    if mask > 0 and mask & ~all:
        raise ValueError(f"the board has {machine.state.ground.size} regions, and no others")
    return mask & all


def _check_one(machine: Machine, region: int) -> int:
    _check(machine, 1 << region)
    return region


def _change(machine: Machine, event: RawEvent) -> None:
    machine.emit(event)
    machine.view.ground = machine.state.ground
