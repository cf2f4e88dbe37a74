"""From whom a region was taken: words for the record of a conquest."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from swcore.conquest.declared.nouns.phrases import Trait
from swcore.conquest.position.army import Army, Conquest
from swcore.conquest.position.places import NOBODY

Sort = Callable[[Conquest, Army], bool]
VICTIMS: Mapping[str, tuple[Sort, Trait]] = {
    "rival": (
        lambda one, army: one.victim_seat >= 0 and one.victim_seat != army.seat,
        Trait(after="from an opponent", behind="соперника"),
    ),
    "active": (
        lambda one, army: one.victim_active and one.victim_seat >= 0,
        Trait(after="from an active race", behind="активного народа"),
    ),
    "declined": (
        lambda one, army: one.victim_seat >= 0 and not one.victim_active,
        Trait(after="from a race in decline", behind="угасшего народа"),
    ),
    "natives": (
        lambda one, army: one.victim != NOBODY and one.victim_seat < 0,
        Trait(after="from nobody's people", behind="ничьего народа"),
    ),
    "nobody": (
        lambda one, army: one.victim == NOBODY,
        Trait(after="from nobody", behind="без хозяина"),
    ),
}


def victim(word: str) -> Sort:
    """Return what says whether a conquest was from an army of a sort."""
    return VICTIMS[word][0]


def say_victim(word: str) -> Trait:
    """Return how it reads of regions."""
    return VICTIMS[word][1]
