"""Plans: what is played, as a TOML file. Whatever is a list there is crossed with all other lists."""

from __future__ import annotations

import hashlib
import itertools
import json
import math
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import attrs

from swcore.cli.numbers import GAMES, SEATS
from swcore.cli.packs import Choice
from swcore.errors import SwcoreError, nearest
from swcore.text.escaping import cut
from swcore_lab.run_texts import RIGHT, SET, WHY, by_language

KEYS = {"seed", "games", "chunk", "set"}
CROSSED = ("players", "maps", "editions", "bots", "featured")
SINGLE = ("game", "options", "pieces", "with", "games", "check")
MOST_CHUNK = 100_000  # rows of a file are held in memory until it is written
MOST_CELLS = 10_000
MOST_SEED = 2**63 - 1  # what TOML has numbers for
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
        sets: for each cell the number of its set, from 1.
    """

    seed: int
    chunk: int
    cells: tuple[Cell, ...]
    sets: tuple[int, ...] = ()

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
        told = attrs.asdict(self, filter=lambda attribute, _: attribute.name != "sets")
        return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:16]


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


@attrs.frozen
class Spot:
    """Where in a plan something stands.

    Attributes:
        file: the name of the plan.
        number: of the set, from 1; 0 for what stands before the sets.
        key: the key; "" for none.
    """

    file: str
    number: int = 0
    key: str = ""

    def told(self) -> dict[str, str]:
        """Return it in words, by language."""
        told = {}
        for language, words in by_language(SET, "set", number=self.number).items():
            told[language] = ", ".join(filter(None, (self.file, words if self.number else "", self.key)))
        return told


def read_plan(path: Path) -> Plan:
    """Read a plan.

    Args:
        path: a TOML file, see docs/how-to/run-a-plan.md.

    Raises:
        SwcoreError: `lab-plan` for what a plan cannot say; what only the rules can tell, `swcore_lab.plan_checks` looks at.
    """
    top = Spot(path.name)
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise wrong(top, "not-utf-8") from error
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise wrong(top, "not-read", why=str(error)) from error
    _known(top, data, KEYS)
    seed = _whole(top, data, "seed", 1, 0, MOST_SEED)
    games = _whole(top, data, "games", 100, 1, GAMES)
    chunk = _whole(top, data, "chunk", CHUNK, 1, MOST_CHUNK)
    sets = data.get("set", [])
    if not isinstance(sets, list) or not all(isinstance(one, dict) for one in sets):
        raise wrong(top, "not-sets")
    if not sets:
        raise wrong(top, "no-set")
    numbered = [
        (number, cell) for number, one in enumerate(sets, 1) for cell in _cells(path, Spot(path.name, number), one, games)
    ]
    return Plan(seed, chunk, tuple(cell for _, cell in numbered), tuple(number for number, _ in numbered))


def _cells(path: Path, at: Spot, said: Mapping[str, Any], games: int) -> Iterator[Cell]:
    """Yield the cells of a set."""
    _known(at, said, {*CROSSED, *SINGLE})
    stored = said.get("options", {})
    if not isinstance(stored, dict):
        raise wrong(attrs.evolve(at, key="options"), "table")
    options = tuple((str(name), str(value)) for name, value in stored.items())
    files = tuple(str((path.parent / one).resolve()) for one in _texts(at, said, "pieces"))
    game, check = _text(at, "game", said.get("game", "")), said.get("check", False)
    if not isinstance(check, bool):
        raise wrong(attrs.evolve(at, key="check"), "truth", value=repr(check))
    choice = Choice(game=game, options=options, with_ids=tuple(_texts(at, said, "with")), files=files)
    crossed = [_crossed(at, said, name) for name in CROSSED]
    count = math.prod(len(one) for one in crossed)
    if count > MOST_CELLS:
        raise wrong(at, "cells", cells=count, most=MOST_CELLS)
    played = _whole(at, said, "games", games, 1, GAMES)
    for players, map, edition, bots, featured in itertools.product(*crossed):
        evolved = attrs.evolve(choice, map=map or None, edition=edition or "")
        names = tuple(bots.split(",")) if bots else ()
        seats = players if players is not None else len(names) if len(names) > 1 else None
        if len(names) > 1 and len(names) != seats:
            raise wrong(attrs.evolve(at, key="bots"), "players-bots", players=seats, bots=bots)
        shown = tuple(featured.split("+")) if featured else ()
        yield Cell(attrs.evolve(evolved, players=seats), names, shown, played, check)


def _crossed(at: Spot, said: Mapping[str, Any], name: str) -> list[Any]:
    """Return the values of a key of which there may be several; one that is left out has one that says nothing."""
    if name not in said:
        return [None]
    spot, value = attrs.evolve(at, key=name), said[name]
    values = value if isinstance(value, list) else [value]
    if not values:
        raise wrong(spot, "empty")
    for one in values:
        if name == "players":
            _whole(at, {name: one}, name, 0, 1, SEATS)
        else:
            _text(at, name, one)
        if name == "bots" and "," in one and "" in one.split(","):
            raise wrong(spot, "empty-name", value=repr(one))
        if values.count(one) > 1:
            raise wrong(spot, "twice", value=repr(one))
    return values


def _known(at: Spot, data: Mapping[str, Any], names: set[str]) -> None:
    for name in data:
        if name not in names:
            raise wrong(at, "unknown-key", nearest(name, sorted(names)), name=name)


def _whole(at: Spot, data: Mapping[str, Any], name: str, usual: int, low: int, high: int) -> int:
    value = data.get(name, usual)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        shown = str(value) if isinstance(value, int) and not isinstance(value, bool) else repr(value)
        raise wrong(attrs.evolve(at, key=name), "number", low=low, high=high, value=cut(shown, 40))
    return value


def _text(at: Spot, name: str, value: object) -> str:
    if not isinstance(value, str):
        raise wrong(attrs.evolve(at, key=name), "text", value=cut(repr(value), 40))
    return value


def _texts(at: Spot, data: Mapping[str, Any], name: str) -> list[str]:
    value = data.get(name, [])
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise wrong(attrs.evolve(at, key=name), "texts")
    return value


def wrong(at: Spot, kind: str, hint: str = "", **values: object) -> SwcoreError:
    """Return the refusal of a plan.

    Args:
        at: where.
        kind: what is wrong, a key of `swcore_lab.run_texts.WHY`.
        hint: what would be right, where it is not that of the kind.
        values: what the text of the kind shows.
    """
    values = {"what": at.key} | values
    return refused(at, by_language(WHY, kind, **values), hint, by_language(RIGHT, kind, **values))


def refused(at: Spot, told: Mapping[str, str], hint: str, right: Mapping[str, str], **details: object) -> SwcoreError:
    """Return the refusal of a plan in words of others.

    Args:
        at: where.
        told: what is wrong, by language.
        hint: what would be right, in English; "" for that of `right`.
        right: what would be right, by language; {} where the hint tells it.
        details: more for programs.
    """
    where = at.told()
    more = {"right": right} if right else {}
    said = {one: text.rstrip(".") for one, text in told.items()}
    return SwcoreError(
        f"{where['en']}: {said['en']}.",
        code="lab-plan",
        hint=hint or right.get("en", ""),
        file=at.file,
        set=at.number,
        key=at.key,
        where=where,
        told=said,
        **more,
        **details,
    )
