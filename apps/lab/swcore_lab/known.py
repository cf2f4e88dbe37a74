"""Fields that are known: those that are shipped, those that were measured here before; what is missing is measured."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Generator
from functools import partial
from importlib.resources import files
from itertools import islice
from typing import Any

import attrs

import swcore
from swcore_lab.engines import Local
from swcore_lab.field import Field, field_of, from_data, together
from swcore_lab.games import MARGIN, ROUNDS, play
from swcore_lab.kept import Block, Keeper, Kept, kept
from swcore_lab.pairs import Setting, place_of, play_official, rules_of
from swcore_lab.watching import Progress

BLOCKS = 60  # places that are played first where no field is known
SEED = 2026  # of the places of all fields, so that each can be gone on with


class Halted(KeyboardInterrupt):
    """Ctrl-C while the official pieces were measured.

    Args:
        done: how many places were played in this run.
        kept: whether they are kept, so that the next run goes on from there.
    """

    def __init__(self, done: int, kept: bool) -> None:
        super().__init__()
        self.done, self.kept = done, kept


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
    found: list[Block] = []
    for block in _played(setting, bot, range(first, first + blocks), jobs, seed):
        found.append(block)
        progress(1)
    return field_of(seed, found)


def _played(setting: Setting, bot: str, numbers: range, jobs: int, seed: int) -> Generator[Block]:
    """Yield what the official pieces bring in each place, in the order of the numbers."""
    tasks = [(bot, seed, number, id) for number in numbers for id in setting.field]
    with contextlib.closing(Local(jobs).each(partial(play_official, setting), tasks)) as outcomes:
        for _ in numbers:
            yield dict(zip(setting.field, islice(outcomes, len(setting.field)), strict=True))


def known(setting: Setting, bot: str) -> Field | None:
    """Return what is known of the official pieces: the shipped field, with the places that were measured here; None without any.

    It is of the same version and the same pieces, and one game of each part is played again: rules or bots that have changed
    since show in other points. A measurement that was stopped may have left a field of few places, fewer than a verdict wants.

    Args:
        setting: what is tried.
        bot: who plays.
    """
    return _whole(*_parts(setting, bot))


def enough(setting: Setting, bot: str, places: int, jobs: int, progress: Progress = lambda done: None) -> Field:
    """Return a field with at least so many places; those that are missing are played, and kept for later runs.

    They are kept now and then while they are played, and after Ctrl-C and an error, too: the next call goes on from there, and
    ends with the same field, however often it was stopped and with however many processes.

    Args:
        setting: what is tried.
        bot: who plays.
        places: how many.
        jobs: processes.
        progress: called after each place.

    Raises:
        Halted: after Ctrl-C.
        SwcoreError: whatever a game raises.
    """
    base, here = _parts(setting, bot)
    have = _whole(base, here)
    count = len(have.usual) if have else 0
    if have and count >= places:
        return have
    begun = here or Kept(have.seed if have else SEED, count, ())
    keeper = Keeper(key_of(setting, bot), begun)
    try:
        for block in _played(setting, bot, range(count, places), jobs, begun.seed):
            keeper.add(block)
            progress(1)
    except KeyboardInterrupt as stopped:
        raise Halted(keeper.all().end - count, keeper.save()) from stopped
    finally:
        keeper.save()
    whole = _whole(base, keeper.all())
    assert whole is not None
    return whole


def _parts(setting: Setting, bot: str) -> tuple[Field | None, Kept | None]:
    """Return the shipped field, and the places that were measured here and go on from it."""
    key = key_of(setting, bot)
    table: dict[str, Any] = json.loads(files("swcore_lab").joinpath("data/fields.json").read_text(encoding="utf-8"))
    base = _read(table.get(key), setting, bot)
    here, count, seed = kept(key, setting.field), len(base.usual) if base else 0, base.seed if base else SEED
    if here is None or here.seed != seed or not here.first <= count < here.end:
        return base, None
    probe, was = next(iter(here.blocks[0].items()))
    return base, here if _as_ever(setting, bot, seed, here.first, probe, was.lead, was.margin) else None


def _whole(base: Field | None, here: Kept | None) -> Field | None:
    """Return the field of all places; None without any. One with places of this machine has no version."""
    if here is None:
        return base
    more = field_of(here.seed, here.blocks[(len(base.usual) if base else 0) - here.first :])
    return attrs.evolve(together(base, more) if base else more, date=here.date)


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
    return found if _as_ever(setting, bot, found.seed, 0, id, lead, margin) else None


def _as_ever(setting: Setting, bot: str, seed: int, number: int, piece: str, lead: float, margin: float) -> bool:
    """Return whether a game ends as it did: play it again."""
    again = play(rules_of(setting.plain), piece, place_of(setting, seed, number, bot))
    return (again.lead, again.margin) == (lead, margin)
