"""Filters and conditions that stand together, and of which no region or no moment fits all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from swcore.authoring.spots import Spot
from swcore.authoring.words import Said
from swcore.conquest.declared.nouns.conditions import IF
from swcore.conquest.declared.nouns.known import WATER
from swcore.conquest.declared.nouns.where import WHERE

Group = Sequence[Said]
NO_REGION = {"en": "no region fits all of this", "ru": "ни одна область всему этому не отвечает"}
NEVER = {"en": "all of this never holds at once", "ru": "всё это сразу не бывает"}
THERE = ("lone", "tokens", "people", "holder")  # what only regions have that somebody holds


def check_group(spot: Spot, said: Group) -> None:
    """Complain of filters that no region fits, and of conditions that never hold together.

    Args:
        spot: where they are read.
        said: the words that stand together, of one vocabulary.
    """
    word = said[0].word
    if WHERE.words.get(word.name) is word:
        _complain(spot, said, _no_region, NO_REGION)
    elif IF.words.get(word.name) is word:
        _complain(spot, said, _never, NEVER)


def _complain(spot: Spot, said: Group, look: Any, why: dict[str, str]) -> None:
    """Complain of a group, and of the groups among several in it that nothing fits together with what stands around them."""
    bad = look(spot, said)
    if bad is not None:
        Spot(None, bad.path, spot.report).wrong("nothing", why=why)
        return
    around = [one for one in said if one.word.name != "any"]
    for several in (one for one in said if one.word.name == "any"):
        for place, group in enumerate(several.value):
            if look(spot, group) is None and look(spot, [*around, *group]) is not None:  # it is told of a group by itself, too
                Spot(None, (*several.path, place), spot.report).wrong("nothing", why=why)


def _no_region(spot: Spot, said: Group) -> Said | None:
    """Return the filter that no region fits which fits the others; None where some may."""
    by: dict[str, list[Said]] = {}
    for one in said:
        by.setdefault(one.word.name, []).append(one)
    wet = set(spot.report.known.get(WATER, ()))
    for water in by.get("water", ()):
        for terrain in by.get("terrain", ()):
            if wet and all((word in wet) is not water.value for word in map(str, terrain.value)):
                return terrain
    return _by_holder(by) or _opposite(said)


def _by_holder(by: dict[str, list[Said]]) -> Said | None:
    mine = any(one.value for one in by.get("own", ()))
    for holder in by.get("holder", ()):
        if mine and "natives" not in holder.value:
            return holder
    for occupied in by.get("occupied", ()):
        if not occupied.value and (mine or _held(by)):
            return occupied
    return None


def _held(by: dict[str, list[Said]]) -> bool:
    """Return whether filters want that somebody holds the region."""
    return any(one.value is not False for name in THERE for one in by.get(name, ()))


def _never(spot: Spot, said: Group) -> Said | None:
    """Return the condition that never holds together with the others; None where it may."""
    return _opposite(said)


def _opposite(said: Group) -> Said | None:
    """Return the word that wants the opposite of another one; None where there is none."""
    plain = [one for one in said if one.word.name not in ("not", "any")]
    for one in plain:
        for other in plain:
            if one is not other and one.word is other.word and {same(one.value), same(other.value)} == {"True", "False"}:
                return other
    for negated in (one for one in said if one.word.name == "not" and len(one.value) == 1):
        inner = negated.value[0]
        if any(one.word is inner.word and same(one) == same(inner) for one in plain):
            return negated
    return None


def same(value: Any) -> str:
    """Return what is said, without where it stands: equal for what says the same.

    Args:
        value: a word, or what stands behind it.
    """
    if isinstance(value, Said):
        return f"{value.word.name}({same(value.value)}{same(dict(value.more))})"
    if isinstance(value, dict):
        return str(sorted((key, same(inner)) for key, inner in value.items()))
    return str([same(one) for one in value]) if isinstance(value, tuple | list) else str(value)
