"""Fields that are known: those that are shipped, those that were measured here before; what is missing is measured."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from datetime import date
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any

import attrs

import swcore
from swcore.errors import SwcoreError
from swcore.text.folders import cache_folder
from swcore.text.writing import put
from swcore_lab.engines import Local
from swcore_lab.field import Field, as_data, field_of, from_data, together
from swcore_lab.games import MARGIN, ROUNDS, Outcome, play
from swcore_lab.pairs import Setting, place_of, play_block, rules_of
from swcore_lab.watching import Progress

BLOCKS = 60  # places that are played first where no field is known
SEED = 2026  # of the places of all fields, so that each can be gone on with


def measured(
    setting: Setting, bot: str, blocks: int, jobs: int, progress: Progress = lambda done: None, first: int = 0, seed: int = SEED
) -> Field:
    """Play every official piece in the same places, and return what they brought.

    Args:
        setting: the field.
        bot: who plays.
        blocks: how many places.
        jobs: processes; with 1 everything happens in this one.
        progress: called after each block.
        first: the number of the first place.
        seed: of the places.

    Raises:
        SwcoreError: whatever a game raises.
    """
    found: list[Mapping[str, Outcome]] = []
    tasks = [(bot, seed, number) for number in range(first, first + blocks)]
    for block in Local(jobs).each(partial(play_block, setting), tasks):
        found.append(block)
        progress(1)
    return field_of(seed, found)


def known(setting: Setting, bot: str) -> Field | None:
    """Return the field with most places of those that are shipped and those that were measured here; None without any.

    It is of the same version and the same pieces, and one game of it is played again: rules or bots that have changed since show
    in other points.

    Args:
        setting: what is tried.
        bot: who plays.
    """
    key = key_of(setting, bot)
    table: dict[str, Any] = json.loads(files("swcore_lab").joinpath("data/fields.json").read_text(encoding="utf-8"))
    fitting = [field for data in (table.get(key), _kept(key)) if (field := _read(data, setting, bot))]
    return max(fitting, key=lambda field: len(field.usual), default=None)


def enough(setting: Setting, bot: str, places: int, jobs: int, progress: Progress = lambda done: None) -> Field:
    """Return a field with at least so many places; those that are missing are played, and kept for later runs.

    Args:
        setting: what is tried.
        bot: who plays.
        places: how many.
        jobs: processes.
        progress: called after each place.

    Raises:
        SwcoreError: whatever a game raises.
    """
    have = known(setting, bot)
    count = len(have.usual) if have else 0
    if have and count >= places:
        return have
    new = measured(setting, bot, places - count, jobs, progress, first=count, seed=have.seed if have else SEED)
    whole = together(have, new) if have else new
    _keep(key_of(setting, bot), whole)
    return whole


def key_of(setting: Setting, bot: str) -> str:
    """Return under which name a field is kept: what it depends on beside the version."""
    plain = setting.plain
    rest = "" if not plain.options else " " + " ".join(f"{name}={value}" for name, value in plain.options)
    game = rules_of(plain).id
    return f"{game} {setting.kind} {setting.seats} {bot} {_map(setting)} {plain.edition or '-'}{rest}"


def _map(setting: Setting) -> str:
    """Return the map of a key: a dash for the usual one of so many seats, whether it was named or not."""
    rules, named = rules_of(setting.plain), setting.plain.map
    usual = None if rules.of_kind("map") else getattr(rules.book, "default_maps", {}).get(setting.seats)
    return "-" if named in (None, "", usual) else str(named)


def _read(data: Any, setting: Setting, bot: str) -> Field | None:
    """Return a field if it is one of today."""
    if not data or data.get("version") != swcore.__version__ or data.get("rounds") != ROUNDS:
        return None
    found = from_data(data)
    if set(found.standing[MARGIN]) != set(setting.field):
        return None
    id, lead, margin = found.probe
    again = play(rules_of(setting.plain), id, place_of(setting, found.seed, 0, bot))
    return found if (again.lead, again.margin) == (lead, margin) else None


def _file(key: str) -> Path | None:
    folder = cache_folder()
    return folder / "lab" / f"{hashlib.sha256(key.encode()).hexdigest()[:24]}.json" if folder else None


def _kept(key: str) -> Any:
    """Return what was kept under a key; None for nothing that can be read."""
    path = _file(key)
    try:
        data = json.loads(path.read_text(encoding="utf-8")) if path else None
    except (OSError, ValueError):
        return None
    return data.get(key) if isinstance(data, dict) else None


def _keep(key: str, field: Field) -> None:
    """Keep a field for later runs; where nothing can be written it is measured again."""
    path = _file(key)
    if path is None:
        return
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        put(path, json.dumps({key: as_data(attrs.evolve(field, version=""), date.today().isoformat())}))
    except (OSError, SwcoreError):
        return
