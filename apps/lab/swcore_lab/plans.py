"""Plans: what is played, as a TOML file. Whatever is a list there is crossed with all other lists."""

from __future__ import annotations

import hashlib
import itertools
import json
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import attrs

from swcore.cli.packs import Choice
from swcore.errors import SwcoreError, nearest

KEYS = {"seed", "games", "chunk", "set"}
CROSSED = ("players", "maps", "editions", "bots", "featured")
SINGLE = ("game", "options", "pieces", "with", "games", "check")
CHUNK = 20  # games of a file: some seconds of work, so that a kill costs little, and handing over costs less


@attrs.frozen
class Cell:
    """One combination of what is crossed.

    Attributes:
        choice: the game, its map, edition, options and pieces.
        bots: names, one for every seat.
        featured: ids of the combo that lies first; () for the pieces from files.
        games: how many.
        check: whether every step is looked at for what a piece must not do.
    """

    choice: Choice
    bots: tuple[str, ...]
    featured: tuple[str, ...] = ()
    games: int = 100
    check: bool = False


@attrs.frozen
class Plan:
    """All cells of a plan.

    Attributes:
        seed: where the seeds of the games come from: game number n of every cell has the same one.
        chunk: games of a file.
        cells: what is played.
    """

    seed: int
    chunk: int
    cells: tuple[Cell, ...]

    @property
    def games(self) -> int:
        """How many games there are."""
        return sum(cell.games for cell in self.cells)

    def tasks(self) -> list[Task]:
        """Return the pieces of work, in their order."""
        found: list[Task] = []
        first = 0
        for place, cell in enumerate(self.cells):
            for start in range(0, cell.games, self.chunk):
                found.append(Task(len(found), place, start, min(start + self.chunk, cell.games), first + start))
            first += cell.games
        return found

    def mark(self) -> str:
        """Return what tells this plan from others: a digest of all that its rows depend on beside the versions."""
        return hashlib.sha256(json.dumps(attrs.asdict(self), sort_keys=True).encode()).hexdigest()[:16]


@attrs.frozen
class Task:
    """Games that are played and kept together.

    Attributes:
        number: of the task.
        cell: which cell.
        start, stop: the games of the cell, from and before.
        first: the number of the first game in the whole plan.
    """

    number: int
    cell: int
    start: int
    stop: int
    first: int


def read_plan(path: Path) -> Plan:
    """Read a plan.

    Args:
        path: a TOML file, see docs/how-to/run-a-plan.md.

    Raises:
        SwcoreError: `lab-plan` for what a plan cannot say.
    """
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise _wrong(path, str(error)) from error
    _known(path, data, KEYS)
    seed, games, chunk = (_whole(path, data, name, usual) for name, usual in (("seed", 1), ("games", 100), ("chunk", CHUNK)))
    sets = data.get("set", [{}])
    if not isinstance(sets, list) or not all(isinstance(one, dict) for one in sets):
        raise _wrong(path, "every set is a table: [[set]]")
    cells = tuple(cell for one in sets for cell in _cells(path, one, games))
    return Plan(seed, max(1, chunk), cells)


def _cells(path: Path, said: Mapping[str, Any], games: int) -> Iterator[Cell]:
    """Yield the cells of a set."""
    _known(path, said, {*CROSSED, *SINGLE})
    options = tuple((str(name), str(value)) for name, value in said.get("options", {}).items())
    files = tuple(str((path.parent / one).resolve()) for one in _texts(path, said, "pieces"))
    choice = Choice(game=str(said.get("game", "")), options=options, with_ids=tuple(_texts(path, said, "with")), files=files)
    crossed = (said.get(name) or [None] for name in CROSSED)
    for players, map, edition, bots, featured in itertools.product(*(one if isinstance(one, list) else [one] for one in crossed)):
        evolved = attrs.evolve(choice, map=map or None, edition=edition or "")
        names = tuple(filter(None, str(bots or "").split(",")))
        seats = players if players is not None else len(names) if len(names) > 1 else None
        if seats is not None and (not isinstance(seats, int) or (len(names) > 1 and len(names) != seats)):
            raise _wrong(path, f"{seats!r} players and the bots {bots!r} do not go together")
        shown = tuple(featured.split("+")) if isinstance(featured, str) else ()
        yield Cell(
            attrs.evolve(evolved, players=seats), names, shown, _whole(path, said, "games", games), said.get("check") is True
        )


def _known(path: Path, data: Mapping[str, Any], names: set[str]) -> None:
    for name in data:
        if name not in names:
            raise _wrong(path, f"{name!r} means nothing here", nearest(name, sorted(names)))


def _whole(path: Path, data: Mapping[str, Any], name: str, usual: int) -> int:
    value = data.get(name, usual)
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise _wrong(path, f"{name} is a whole number, not {value!r}")
    return value


def _texts(path: Path, data: Mapping[str, Any], name: str) -> list[str]:
    value = data.get(name, [])
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise _wrong(path, f"{name} is a list of texts")
    return value


def _wrong(path: Path, why: str, hint: str = "") -> SwcoreError:
    return SwcoreError(f"{path.name}: {why}.", code="lab-plan", hint=hint, file=path.name, why=why)
