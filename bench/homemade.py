"""Races and powers that nobody meets: they are installed, and lie below all others."""

from __future__ import annotations

import random
from typing import Any

from swcore import Modifier, Ruleset, hookimpl, load_plugins
from swcore.conquest import Army, Power, Race, View

GAME = "small-world"
PREFIX = "bench."
COIN = Modifier(1, "bench")


class BenchRace(Race):
    """A race with a hook of its own, as most have one."""

    @hookimpl
    def conquest_score(self, view: View, army: Army) -> Modifier:
        """Bring a coin."""
        return COIN


class BenchPower(Power):
    """A power with a hook of its own."""

    @hookimpl
    def conquest_cost(self, view: View, army: Army) -> Modifier:
        """Ask one token more."""
        return COIN


def ruleset(more: int) -> Ruleset:
    """Return Small World with further races and powers, half of each.

    Args:
        more: how many.
    """
    text: dict[str, Any] = {"name": {"en": "Bench"}, "text": "Stands in the way of measurements."}
    made: list[Any] = []
    for number in range(more):
        kind = BenchPower if number % 2 else BenchRace
        made.append(kind(f"{PREFIX}p{number}", tokens=4, **text))
    return load_plugins(GAME, with_pieces=made)


def on_top(rules: Ruleset, seed: int) -> list[str]:
    """Return the ids of the game's own races and powers in an order that hangs on the seed: these are dealt first."""
    own = sorted(piece.id for kind in ("race", "power") for piece in rules.of_kind(kind) if not piece.id.startswith(PREFIX))
    random.Random(seed).shuffle(own)
    return own
