"""The ranks of a solo game (TT-SOLO-10)."""

from __future__ import annotations

from collections.abc import Mapping

import attrs


@attrs.frozen
class Rank:
    """A rank.

    Attributes:
        least: the total that it takes; None for the lowest rank, which anybody has.
        name: by language.
    """

    least: int | None
    name: Mapping[str, str]


RANKS = (
    Rank(38, {"en": "Master Architect", "ru": "Великий архитектор"}),
    Rank(32, {"en": "Town Planner", "ru": "Градостроитель"}),
    Rank(25, {"en": "Engineer", "ru": "Инженер"}),
    Rank(18, {"en": "Carpenter", "ru": "Плотник"}),
    Rank(10, {"en": "Builder's Apprentice", "ru": "Подмастерье"}),
    Rank(None, {"en": "Aspiring Architect", "ru": "Начинающий архитектор"}),
)
"""From the highest to the lowest."""


def rank_of(total: int) -> Rank:
    """Return the rank that a total earns."""
    return next(rank for rank in RANKS if rank.least is None or total >= rank.least)
