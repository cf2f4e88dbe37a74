"""The rules of the games, loaded once for all tests of a process: a ruleset is frozen, so tests may share one."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from swcore import Ruleset, load_plugins
from swcore.hooks.discovery import load_file
from tests.kernel.dicegame import dice

GAMES = ("small-world", "warcraft", "tiny-towns")
TOY = Path(__file__).parents[2] / "examples" / "stones.py"


@cache
def rules(game: str = "small-world") -> Ruleset:
    """Return the rules of an installed game."""
    return load_plugins(game)


@cache
def dice_rules() -> Ruleset:
    """Return the rules of the dice game on the bare kernel."""
    return load_plugins("dice", pieces=[dice])


@cache
def toy_rules() -> Ruleset:
    """Return the rules of the toy game of the examples, which says nothing about the worth of a position."""
    return load_plugins("stones", pieces=load_file(TOY))
