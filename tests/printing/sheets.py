"""Shared by the tests of printing: jobs of the games, read once."""

from __future__ import annotations

from functools import cache

from swcore import Ruleset, load_plugins
from swcore.printing import Entry, Job, Shape, drawn_from, job_for
from swcore.printing.parts import Part

POINTS = 72 / 25.4
"""Points of a millimetre."""


@cache
def rules(game: str) -> Ruleset:
    return load_plugins(game)


@cache
def job(game: str = "small-world", language: str = "en") -> Job:
    return job_for(rules(game), language)


def said(**given: object) -> Entry:
    """Return what is said of a made-up piece."""
    usual = {
        "piece": "home.gnolls",
        "name": "Gnolls",
        "kind": "race",
        "numbers": (),
        "text": "+1 coin.",
        "clauses": (),
        "emblem": drawn_from("home.gnolls"),
    }
    return Entry(**{**usual, **given})  # type: ignore[arg-type]


def roles(part: Part, role: str) -> list[Shape]:
    """Return the shapes of a part with a role, such as its cuts."""
    return [one for one in part.drawing if isinstance(one, Shape) and one.role == role]
