"""What `swcore plugins` tells of each distribution: whether it can be used, and what it brings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import attrs

from swcore.cli.plugin_trials import Trial, trials_of
from swcore.hooks.index import Found, Home, Index, LeftOut
from swcore.hooks.records import COMMANDS, GAMES

OK, UNTRIED, BROKEN, UNMET, DISABLED, LEFT_OUT = "ok", "untried", "broken", "unmet", "disabled", "left-out"
FAULTY = (BROKEN, UNMET, LEFT_OUT)


@attrs.frozen
class Row:
    """One entry point.

    Attributes:
        found: the entry point.
        kind: `game`, `command` or `piece` where nothing more is known, else the kind of the piece.
        trial: what became of its import, or None when nobody tried.
        why: why it is left out, or "".
    """

    found: Found
    kind: str
    trial: Trial | None = None
    why: str = ""

    @property
    def error(self) -> str:
        """Why it cannot be used, or ""."""
        return self.why or (self.trial.why if self.trial else "")

    def data(self) -> dict[str, Any]:
        """Return it as data."""
        return {
            "id": self.found.name,
            "target": self.found.target,
            "kind": self.kind,
            "name": dict(self.trial.name) or None if self.trial else None,
            "seconds": round(self.trial.seconds, 3) if self.trial else None,
            "error": self.error or None,
        }


@attrs.frozen
class Shelf:
    """A distribution.

    Attributes:
        name, version: of it.
        hook_api: the numbers of the hook API that it is written for.
        status: one of the words above.
        why: why it cannot be used, or "".
        rows: what it brings.
        ours: whether it has to do with swcore.
    """

    name: str
    version: str
    hook_api: tuple[str, ...]
    status: str
    why: str = ""
    rows: tuple[Row, ...] = ()
    ours: bool = True

    @property
    def faulty(self) -> bool:
        """Whether something that has to do with swcore cannot be used."""
        return self.ours and (self.status in FAULTY or bool(self.broken))

    @property
    def broken(self) -> list[Row]:
        """What cannot be used of it."""
        return [row for row in self.rows if row.error]

    def data(self) -> dict[str, Any]:
        """Return it as data."""
        return {
            "distribution": self.name,
            "version": self.version,
            "hook_api": [int(word) if word.isascii() and word.isdigit() else word for word in self.hook_api],
            "status": self.status,
            "why": self.why or None,
            "plugins": [row.data() for row in self.rows],
        }


def shelves(index: Index, tried: Mapping[str, Mapping[str, Trial]] | None = None) -> list[Shelf]:
    """Return what is installed, by distribution. Nothing is imported.

    Args:
        index: what is installed.
        tried: what became of imports just now, by distribution; what became of them last where that is not said.
    """
    left_out = {(one.distribution, one.name): one for one in index.left_out}
    return [_shelf(home, left_out, (tried or {}).get(home.name) or trials_of(home)) for home in index.homes]


def _shelf(home: Home, left_out: Mapping[tuple[str, str], LeftOut], trials: Mapping[str, Trial]) -> Shelf:
    games = {found.name for group, found in home.brings if group == GAMES}
    rows: dict[str, Row] = {}
    for group, found in home.brings:
        trial = trials.get(found.name)
        plain = "command" if group == COMMANDS else "rulebook" if found.name in games else "piece"
        strange = left_out.get((home.name, found.name)) if home.enabled else None
        rows[found.name] = Row(found, trial.kind if trial and trial.kind else plain, trial, strange.why if strange else "")
    return Shelf(home.name, home.version, home.hook_api, *_status(home, list(rows.values())), tuple(rows.values()), home.ours)


def _status(home: Home, rows: list[Row]) -> tuple[str, str]:
    """Return the status of a distribution, and why it is so where that goes for all of it."""
    if not home.enabled:
        return DISABLED, ""
    if home.fault:
        return LEFT_OUT, home.fault
    if home.unmet:
        return UNMET, home.unmet
    if any(row.trial and not row.trial.well for row in rows):
        return BROKEN, ""
    if rows and all(row.why for row in rows):
        return LEFT_OUT, ""
    if any(row.trial is None and not row.why for row in rows):
        return UNTRIED, ""
    return OK, ""
