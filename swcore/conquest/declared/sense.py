"""Rules that are well written and can do nothing: words about what a moment lacks, regions that cannot be, rules that clash."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from swcore.authoring.places import in_words
from swcore.authoring.spots import Spot
from swcore.authoring.words import Said
from swcore.conquest.declared.effects.effects import EFFECT
from swcore.conquest.declared.groups import check_group
from swcore.conquest.declared.moment_facts import ADDS, LACKING, LOSES, MOMENTS, NOTHING, Has, needs
from swcore.conquest.declared.names import check_names

INSIDE = ("then", "choices", "faces")  # fields whose effects come with an answer, or for a region
ALONE = ("in", "reason", "clause", "exactly", "less", "more")  # what a rule says that holds always and everywhere


def check_rules(spot: Spot, values: Mapping[str, Any]) -> None:
    """Complain of names that fit nothing, and of rules that can do nothing."""
    check_names(spot, values)
    rules: tuple[Said, ...] = values.get("rules", ())
    for rule in rules:
        _look(spot, rule.value, rule.word.name, MOMENTS[rule.word.name], rule.word.name)
    _clashes(spot, rules)


def _look(spot: Spot, value: Any, on: str, has: Has, word: str) -> None:
    """Look through what a word says, at a moment that has something."""
    if isinstance(value, Said):
        needed = {path: fact for path, fact in needs(value).items() if fact not in has}
        for path, fact in needed.items():
            Spot(None, path, spot.report).wrong("no-fact", on=on, what=LACKING[fact])
        name = value.word.name if EFFECT.words.get(value.word.name) is value.word else ""
        _look(spot, value.value, on, has, name)
        _look(spot, value.more, on, has, "")
    elif isinstance(value, Mapping):
        for key, inner in value.items():
            there = has
            if key in INSIDE:
                there = has - LOSES.get(word, NOTHING) | ADDS.get(word, NOTHING)
            _look(spot, inner, on, there, "")
    elif isinstance(value, tuple | list):
        if value and isinstance(value[0], Said):
            check_group(spot, value)
        for inner in value:
            _look(spot, inner, on, has, "")


def _clashes(spot: Spot, rules: tuple[Said, ...]) -> None:
    """Complain of two rules that say against each other, always and everywhere."""
    seen: dict[tuple[str, str, str], Said] = {}
    for rule in rules:
        if rule.word.name not in ("loss", "income") or rule.value.keys() - set(ALONE):
            continue
        for way in ("exactly", "less", "more"):
            if way not in rule.value:
                continue
            state, against = rule.value.get("in", "active"), {"exactly": "exactly", "less": "more", "more": "less"}[way]
            other = seen.get((rule.word.name, state, against))
            if other is not None:
                source = spot.report.source
                line = source.places.of(other.path).line if source.name else 0
                words = {language: in_words(other.path, language) for language in ("en", "ru")}
                Spot(None, rule.path, spot.report).wrong("clash", other=words, line=line or "-")
            seen[rule.word.name, state, way] = rule
