"""The ground: a compiled board with the masks and action rows of the conquest family."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from swcore.conquest.position.actions import DIE, NORMAL, Abandon, Conquer, Deploy, Place, UseAct
from swcore.conquest.position.tables import Tables
from swcore.engine.actions import Action
from swcore.engine.budget import ENTRY, Budget
from swcore.engine.native import mypyc_attr
from swcore.graph import Board

OWN: Final = 1 << 20  # bytes for the answers about a board that no other game shares: some 4,000
NUMBERS: Final = 48  # bytes of a tuple and of a mask as its key, beyond an `ENTRY` and 8 for each number in it
LATER: Final = 4 << 20  # bytes for the grounds that a map was changed into in play: some 40
MAX_ROW: Final = 40  # tokens per deploy action that rows are made for at first


@cache
def _bytes(number: int) -> tuple[tuple[int, ...], ...]:
    """Return the region numbers of each value of one byte of a mask."""
    places = range(8 * number, 8 * number + 8)
    return tuple([tuple([place for bit, place in enumerate(places) if value >> bit & 1]) for value in range(256)])


@mypyc_attr(native_class=False)
class _Bits(dict[int, tuple[int, ...]]):
    """Region numbers by mask. Nine questions of ten were asked before, and a dict answers those fastest."""

    def __init__(self, all: int, budget: Budget) -> None:
        super().__init__()
        self.all, self.budget = all, budget
        self.bytes = [_bytes(number) for number in range((all.bit_length() + 7) // 8)]

    def __missing__(self, mask: int) -> tuple[int, ...]:
        found: tuple[int, ...] = ()
        rest = mask & self.all
        for byte in self.bytes:
            found += byte[rest & 255]
            rest >>= 8
        self.budget.take(ENTRY + NUMBERS + 8 * len(found))
        self[mask] = found
        return found


@mypyc_attr(native_class=False)
class _Around(dict[int, int]):
    """Masks of neighbours by mask."""

    def __init__(self, near: tuple[int, ...], bits: Callable[[int], tuple[int, ...]], budget: Budget) -> None:
        super().__init__()
        self.near, self.bits, self.budget = near, bits, budget

    def __missing__(self, mask: int) -> int:
        found = 0
        for region in self.bits(mask):
            found |= self.near[region]
        self.budget.take(ENTRY + NUMBERS)
        self[mask] = found
        return found


class Ground:
    """What a conquest game asks about its board. Shared by all games on the same map.

    Args:
        board: the compiled board.
        tables: what the family derived from the ruleset.
        water: terrains that are closed unless a piece opens them (SW-CONQ-5).
        entry_symbol: symbol of the entry regions; "" for the border regions of SW-DEF-9 to 11.
        base, changes: the ground that it was changed from, and how, if it was.
        budget: shared with the boards that are kept as long as this one; a small one of its own without.

    Attributes:
        size: number of regions.
        near: per region the mask of its neighbours.
        all, water, land, coast, entry: masks.
        bits: call it with a mask to get its region numbers, ascending.
        around: call it with a mask to get the mask of all neighbours of its regions.
        parts: the masks of the islands: regions that are connected.
        rounds: length of the round track, when the map says it.
    """

    __slots__ = (
        "_deploy",
        "_deployed",
        "_rows",
        "abandon",
        "all",
        "around",
        "base",
        "bits",
        "board",
        "changes",
        "closed",
        "coast",
        "die",
        "entry",
        "entry_symbol",
        "index",
        "land",
        "later",
        "later_budget",
        "names",
        "near",
        "normal",
        "parts",
        "rounds",
        "size",
        "tables",
        "water",
    )
    _deploy: tuple[tuple[Action, ...], ...]
    _deployed: int
    _rows: dict[str, tuple[Action, ...]]
    abandon: tuple[Abandon, ...]
    die: tuple[Action, ...]
    normal: tuple[Action, ...]

    def __init__(
        self,
        board: Board,
        tables: Tables,
        water: tuple[str, ...],
        entry_symbol: str = "",
        budget: Budget | None = None,
        base: Ground | None = None,
        changes: tuple[tuple[Any, ...], ...] = (),
    ) -> None:
        self.board = board
        self.tables = tables
        # For the family alone: the printed map that this one was changed from, and the grounds that it was changed into itself.
        self.closed, self.entry_symbol = water, entry_symbol
        self.base: Ground = self if base is None else base
        self.changes = changes
        self.later_budget = Budget(LATER)
        self.later: dict[tuple[tuple[Any, ...], ...], Ground] = self.later_budget.table({})
        self.rounds: int | None = None if base is None else base.rounds
        self.names, self.index, self.size = board.names, board.index, board.size
        self.near, self.all = board.near, board.all
        self.water = board.terrain_mask(*water, *tables.closed)
        self.land = self.all & ~self.water
        budget = budget or Budget(OWN)
        self.bits: Callable[[int], tuple[int, ...]] = budget.table(_Bits(self.all, budget)).__getitem__
        self.around: Callable[[int], int] = budget.table(_Around(self.near, self.bits, budget)).__getitem__
        self.parts = self._islands()
        self.coast = self.around(self.water)
        shores = self.around(self.water & board.edge)  # SW-DEF-9: only waters that touch the edge; SW-DEF-10: held or not
        self.entry = board.symbol.get(entry_symbol, 0) if entry_symbol else board.edge | shores
        if base is not None and base.names == self.names:  # the same actions
            self.abandon, self.normal, self.die = base.abandon, base.normal, base.die
            self._rows, self._deploy, self._deployed = base._rows, base._deploy, base._deployed
            return
        self.abandon = tuple(Abandon.of(name) for name in self.names)
        self._rows = {}
        self.normal, self.die = self.conquer(NORMAL), self.conquer(DIE)
        self._deploy = ()
        self._deployed = 0  # tokens per deploy action that there are rows for
        self.deploy(MAX_ROW)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Ground) and self.base is other.base and self.changes == other.changes)

    def __hash__(self) -> int:
        return hash((id(self.base), self.changes))

    def _islands(self) -> tuple[int, ...]:
        parts, rest = [], self.all
        while rest:
            part, grown = 0, rest & -rest
            while grown != part:
                part, grown = grown, grown | self.around(grown)
            parts.append(part)
            rest &= ~part
        return tuple(parts)

    def conquer(self, mode: str, *boosts: str) -> tuple[Action, ...]:
        """Return the conquest actions of a mode with some boosts, by region number."""
        key = " ".join(("conquer", mode, *boosts))
        row = self._rows.get(key)
        if row is None:
            more = boosts if mode == NORMAL else (mode, *boosts)
            row = self._rows[key] = tuple(Conquer.of(name, *more) for name in self.names)
        return row

    def deploy(self, most: int) -> tuple[tuple[Action, ...], ...]:
        """Return per region the deploy actions of 1, 2, ... tokens, at least `most` of them."""
        if self._deployed < most:
            self._deployed = most
            self._deploy = tuple(tuple(Deploy.of(name, str(count)) for count in range(1, most + 1)) for name in self.names)
        return self._deploy

    def use(self, name: str) -> tuple[Action, ...]:
        """Return the acts of a name, by region number."""
        key = f"use {name}"
        row = self._rows.get(key)
        if row is None:
            row = self._rows[key] = tuple(UseAct.of(name, region) for region in self.names)
        return row

    def place(self, marker: str, count: int) -> tuple[Action, ...]:
        """Return the actions that put so many markers of a kind into a region, by region number."""
        key = f"place {marker} {count}"
        row = self._rows.get(key)
        if row is None:
            more = () if count == 1 else (str(count),)
            row = self._rows[key] = tuple(Place.of(marker, region, *more) for region in self.names)
        return row

    def region(self, name: str) -> int:
        """Return the number of a region, or -1 for a name that is not on this board."""
        return self.index.get(name, -1)
