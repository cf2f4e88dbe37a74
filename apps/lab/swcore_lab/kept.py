"""What was measured here of the official pieces: kept place by place, so that a measurement that was stopped goes on."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Mapping, Sequence
from datetime import date
from pathlib import Path

import attrs

import swcore
from swcore.errors import SwcoreError
from swcore.text.folders import cache_folder
from swcore.text.writing import put
from swcore_lab.games import ROUNDS, Outcome

Block = Mapping[str, Outcome]  # what each official piece brought in a place
OUTCOME = ("lead", "margin", "win", "turns", "coins", "held")  # what is kept of a game: all that a field is worked out from
EVERY = 30.0  # seconds between two writes at least
SHARE = 20  # a write takes at most so small a part of the time


@attrs.frozen
class Kept:
    """Places that were measured here, without gaps.

    Attributes:
        seed: of the places.
        first: the number of the first one; those before it are known otherwise.
        blocks: what was found in each place in turn.
        date: when the last of them was played, `YYYY-MM-DD`.
    """

    seed: int
    first: int
    blocks: tuple[Block, ...]
    date: str = ""

    @property
    def end(self) -> int:
        """The number of the first place that is missing."""
        return self.first + len(self.blocks)

    def goes_on(self, other: Kept) -> bool:
        """Return whether these are the places of another one, and perhaps more of them."""
        same = (self.seed, self.first, _points(self.blocks[0])) == (other.seed, other.first, _points(other.blocks[0]))
        return same and self.end >= other.end


def _points(block: Block) -> dict[str, tuple[float, float]]:
    """Return by what one sees whether games still go as they did."""
    return {id: (one.lead, one.margin) for id, one in block.items()}


def folder() -> Path | None:
    """Return where all of it is kept; None where there is no such folder."""
    cache = cache_folder()
    return cache / "lab" if cache else None


def file_of(key: str) -> Path | None:
    """Return where what is known under a key is kept; None where there is no such folder."""
    where = folder()
    return where / f"{hashlib.sha256(key.encode()).hexdigest()[:24]}.json" if where else None


def kept(key: str, pieces: Sequence[str]) -> Kept | None:
    """Return the places that were measured here; None without any of this version and these pieces.

    Args:
        key: what they depend on.
        pieces: ids of the official pieces.
    """
    path = file_of(key)
    try:
        data = json.loads(path.read_text(encoding="utf-8")) if path else {}
        if (data["key"], data["version"], data["rounds"], set(data["pieces"])) != (key, swcore.__version__, ROUNDS, set(pieces)):
            return None
        blocks = tuple({id: Outcome(*told) for id, told in zip(data["pieces"], block, strict=True)} for block in data["blocks"])
        return Kept(data["seed"], data["first"], blocks, data["date"]) if blocks else None
    except (OSError, KeyError, TypeError, ValueError):  # nothing, or nothing of today
        return None


def keep(key: str, found: Kept) -> bool:
    """Keep places for later runs; return whether they are kept.

    Another run may have kept more of the same places meanwhile: these stay.

    Args:
        key: what they depend on.
        found: the places, at least one.
    """
    path, pieces = file_of(key), tuple(found.blocks[0])
    if path is None:
        return False
    other = kept(key, pieces)
    if other and other.goes_on(found):
        return True
    data = {
        "key": key,
        "version": swcore.__version__,
        "date": date.today().isoformat(),
        "rounds": ROUNDS,
        "seed": found.seed,
        "first": found.first,
        "pieces": pieces,
        "blocks": [[[getattr(block[id], name) for name in OUTCOME] for id in pieces] for block in found.blocks],
    }
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        put(path, json.dumps(data, allow_nan=False, separators=(",", ":")))
    except (OSError, SwcoreError):
        return False
    return True


class Keeper:
    """Keeps places while they are measured: now and then, for a run may be killed, and at its end.

    Args:
        key: what they depend on.
        begun: the places that are kept already, without any when none are.
    """

    def __init__(self, key: str, begun: Kept) -> None:
        self._key, self._begun = key, begun
        self._blocks = list(begun.blocks)
        self._due = time.monotonic() + EVERY
        self._last = len(self._blocks)

    def add(self, block: Block) -> None:
        """Add the next place, and keep all where it is time."""
        self._blocks.append(block)
        begun = time.monotonic()
        if begun >= self._due:
            self.save()
            now = time.monotonic()
            self._due = now + max(EVERY, SHARE * (now - begun))

    def save(self) -> bool:
        """Keep all places; return whether they are kept."""
        if len(self._blocks) == self._last:
            return True
        done = keep(self._key, self.all())
        self._last = len(self._blocks) if done else self._last
        return done

    def all(self) -> Kept:
        """Return all places, with those that were kept before."""
        return attrs.evolve(self._begun, blocks=tuple(self._blocks), date=date.today().isoformat())
