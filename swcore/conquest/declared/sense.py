"""Rules that are well written and can do nothing: words about what a moment lacks, regions that cannot be, rules that clash."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from swcore.authoring.places import told
from swcore.authoring.spots import Spot
from swcore.authoring.words import Said
from swcore.conquest.declared.effects.effects import EFFECT
from swcore.conquest.declared.names import check_names
from swcore.conquest.declared.nouns.amounts import AMOUNT
from swcore.conquest.declared.nouns.conditions import IF
from swcore.conquest.declared.nouns.known import WATER
from swcore.conquest.declared.nouns.where import WHERE

REGION, OTHER, NUMBER, CONQUEST = "region", "other", "number", "conquest"
Has = frozenset[str]
_NOTHING: Final[Has] = frozenset()
_TAKEN: Final[Has] = frozenset((REGION, OTHER, CONQUEST))
# What the moments are about; those that are not here are not looked at.
MOMENTS: Final[Mapping[str, Has]] = {
    **dict.fromkeys(("score", "cost", "tokens", "gain", "keep", "income", "decline_keep", "die", "mode", "boost"), _NOTHING),
    **dict.fromkeys(("reach", "opens", "links", "turn_start", "begin", "ready", "redeploying", "redeployed"), _NOTHING),
    **dict.fromkeys(("scored", "turn_end", "regroup", "round_start", "round_end", "use"), _NOTHING),
    **dict.fromkeys(("conquered", "witnessed", "lost"), _TAKEN),
    "abandoned": frozenset((REGION, NUMBER)),
    **dict.fromkeys(("declined", "turn_over", "eliminated"), frozenset((OTHER,))),
    "rolled": frozenset((REGION, OTHER, NUMBER)),
    "rolling": frozenset((REGION, OTHER)),
    "found": frozenset((REGION,)),
    "picked": frozenset((OTHER, NUMBER)),
}
# What a word adds for the effects inside of it.
ADDS: Final[Mapping[str, Has]] = {
    "use": frozenset((REGION, OTHER)),
    "in_each": frozenset((REGION, OTHER)),
    "ask_region": frozenset((REGION,)),
    "ask_player": frozenset((OTHER,)),
    "ask_amount": frozenset((NUMBER,)),
    "roll": frozenset((NUMBER,)),
}
HERE = ("move", "conquer", "evict", "assault", "terrain", "symbol", "mark")  # of the region of the moment, without a `where`
CONDITIONS = {"here": REGION, "victim": CONQUEST, "was": CONQUEST, "captured": CONQUEST, "who": OTHER}
LACKING = {
    REGION: {"en": "no region that it is about", "ru": "нет области, о которой речь"},
    OTHER: {"en": "no other player that it is about", "ru": "нет другого игрока, о котором речь"},
    NUMBER: {"en": "no number that it is about", "ru": "нет числа, о котором речь"},
    CONQUEST: {"en": "no conquest that it is about", "ru": "нет захвата, о котором речь"},
}
ALONE = ("in", "reason", "clause", "exactly", "less", "more")  # what a rule says that holds always and everywhere


def check_rules(spot: Spot, values: Mapping[str, Any]) -> None:
    """Complain of names that fit nothing, and of rules that can do nothing."""
    check_names(spot, values)
    rules: tuple[Said, ...] = values.get("rules", ())
    for rule in rules:
        _look(spot, rule.value, rule.word.name, MOMENTS.get(rule.word.name), rule.word.name)
    _clashes(spot, rules)


def _look(spot: Spot, value: Any, on: str, has: Has | None, word: str) -> None:
    """Look through what a word says, at a moment that has something; None where nobody knows what."""
    if isinstance(value, Said):
        needed = {} if has is None else {path: fact for path, fact in _needs(value).items() if fact not in has}
        for path, fact in needed.items():
            Spot(None, path, spot.report).wrong("no-fact", on=on, what=LACKING[fact])
        name = value.word.name if EFFECT.words.get(value.word.name) is value.word else ""
        _look(spot, value.value, on, has, name)
        _look(spot, value.more, on, has, "")
    elif isinstance(value, Mapping):
        for key, inner in value.items():
            more = ADDS.get(word, _NOTHING) if key == "then" else _NOTHING
            _look(spot, inner, on, None if has is None else has | more, "")
    elif isinstance(value, tuple | list):
        if value and isinstance(value[0], Said) and WHERE.words.get(value[0].word.name) is value[0].word:
            _check_regions(spot, value)
        for inner in value:
            _look(spot, inner, on, has, "")


def _needs(said: Said) -> dict[tuple[str | int, ...], str]:
    """Return what a word needs of the moment, by the path of what needs it."""
    name, word = said.word.name, said.word
    if WHERE.words.get(name) is word:
        return {said.path: REGION} if name == "here" else {}
    if AMOUNT.words.get(name) is word:
        return {said.path: NUMBER} if name == "number" else {}
    if IF.words.get(name) is word:
        return {said.path: CONDITIONS[name]} if name in CONDITIONS else {}
    if EFFECT.words.get(name) is not word:
        return {}
    found: dict[tuple[str | int, ...], str] = {}
    if name in HERE and "where" not in said.value:
        found[said.path] = REGION
    for field in ("to", "from", "who", "whose"):
        if said.value.get(field) == "other":
            found[*said.path, field] = OTHER
    return found


def _check_regions(spot: Spot, said: tuple[Said, ...] | list[Said]) -> None:
    """Complain of filters that no region fits."""
    by = {one.word.name: one for one in said}
    water, terrain, own, holder = (by.get(name) for name in ("water", "terrain", "own", "holder"))
    wet = set(spot.report.known.get(WATER, ()))
    bad = None
    if water and terrain and wet and all((word in wet) is not water.value for word in map(str, terrain.value)):
        bad = terrain
    elif own and holder and own.value and "natives" not in holder.value:
        bad = holder
    elif "not" in by and any(
        one.word is other.word and one.value == other.value for one in said for other in by["not"].value[:1]
    ):
        bad = by["not"] if len(by["not"].value) == 1 else None
    if bad is not None:
        why = {"en": "no region fits all of this", "ru": "ни одна область всему этому не отвечает"}
        Spot(None, bad.path, spot.report).wrong("nothing", why=why)


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
                Spot(None, rule.path, spot.report).wrong("clash", other=told(other.path), line=line or "-")
            seen[rule.word.name, state, way] = rule
