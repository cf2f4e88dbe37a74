"""What the docstrings of facts say of their numbers, and the types that no annotation tells."""

from __future__ import annotations

import re

# The types of attributes that no annotation tells.
TYPES = {
    "view.ground": "Ground",
    "view.options": "Mapping[str, OptionValue]",
    "view.ground.size": "int",
    "view.ground.near": "tuple[int, ...]",
    "view.ground.all": "int",
    "view.ground.water": "int",
    "view.ground.land": "int",
    "view.ground.coast": "int",
    "view.ground.entry": "int",
    "view.ground.bits": "(mask: int) -> tuple[int, ...]",
    "view.ground.around": "(mask: int) -> int",
    "view.ground.parts": "tuple[int, ...]",
    "view.ground.rounds": "int | None",
    "towns.town.cubes": "int",
    "towns.town.buildings": "int",
    "towns.town.empty": "int",
    "towns.town.cards": "dict[str, int]",
    "towns.town.pieces": "Mapping[str, Card]",
    "towns.town.seat": "int",
    "towns.town.squares": "tuple[str, ...]",
    "towns.town.on": "Mapping[str, tuple[str, ...]]",
    "towns.town.memory": "Mapping[str, Any]",
}
# What a number counts, by the words of its docstring; the first that fits.
UNITS = (
    ("several", r"\bas \("),
    ("region", r"\bregion numbers?\b|\bnumber of (a|the) region\b"),
    ("mask", r"\bmasks?\b"),
    ("serial number", r"\bserial number"),
    ("army id", r"\bids? of (the )?arm(y|ies)\b"),
    ("seat", r"^whose\b|^its seat\b|^the seat\b"),
    ("round", r"\bround, from 1\b|\bround in which\b|\bnumber of the round\b"),
    ("place", r"\bplace in the row\b"),
    ("count", r"\bhow many\b|\bhow often\b|\bnumber of\b|\blength of\b"),
    ("coins", r"\bcoins\b"),
    ("tokens", r"\btokens?\b"),
    ("seat", r"\bseats?\b"),
    ("by `unit`", r"\bwhat it adds\b"),
)


def unit(type: str, doc: str) -> str:
    """Return what the numbers of a type count, as the docstring says it; "" when it has none, "?" when nothing says it."""
    if not re.search(r"\bint\b", type):
        return "coins" if "Part" in type and "coins" in doc else ""
    return next((word for word, told in UNITS if re.search(told, doc, re.IGNORECASE)), "?")
