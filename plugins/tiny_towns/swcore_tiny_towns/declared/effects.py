"""Words for effects: what a reaction does, in the order in which it stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from swcore.authoring import (
    Field,
    Letters,
    Many,
    Said,
    Tagged,
    Vocabulary,
)
from swcore.engine import Effect
from swcore_tiny_towns.declared.at import Acts, At, Of
from swcore_tiny_towns.declared.phrases import pick
from swcore_tiny_towns.declared.where import Me

EFFECT = Vocabulary("effect", {"en": "effect", "ru": "эффект"})
EFFECTS = Many(Tagged(EFFECT, "do"), most=8, single=False)
THEN = Field(EFFECTS, "What happens, in this order.", needed=True)
NAME = Letters(24)
CHANGES = ("remove", "cube", "put")  # effects on one square
Values = Mapping[str, Any]


def acts(said: Sequence[Said], of: Of) -> Acts:
    """Return what gives the effects of some words, in their order."""
    made: list[Acts] = [one.make(of) for one in said]
    return made[0] if len(made) == 1 else lambda at: _once([effect for one in made for effect in one(at)])


def _once(effects: list[Effect]) -> list[Effect]:
    """Return effects without those on a square that an earlier one has changed: they were worked out before it did."""
    touched: set[tuple[Any, ...]] = set()
    kept = []
    for effect in effects:
        place = effect[1:3] if effect[0] in CHANGES else ()
        if place and place in touched:
            continue
        touched.add(place)
        kept.append(effect)
    return kept


def said_acts(said: Sequence[Said], language: str, me: Me) -> str:
    """Return how effects read, one after the other: `mark it with a resource, then ...`."""
    told = [pick(language, *one.say(me)) for one in said]
    return pick(language, ", then ", ", затем ").join(told)


def own(at: At) -> int | None:
    """Return the square of the piece; None for a rule."""
    return at.square if at.square >= 0 else None
