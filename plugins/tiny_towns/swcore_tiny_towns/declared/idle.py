"""What would never do anything: words that no square can fit together, and rules that a piece is never asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from swcore.authoring import Said, Spot
from swcore_tiny_towns.declared.at import FED, NEEDS, SQUARE, words_in
from swcore_tiny_towns.declared.known import SELF
from swcore_tiny_towns.declared.names import check_names
from swcore_tiny_towns.declared.rules import MOMENTS, lacking
from swcore_tiny_towns.declared.where import WHERE
from swcore_tiny_towns.declared.where_places import FIXED, TABLES
from swcore_tiny_towns.position.squares import ALL, SQUARES

Values = Mapping[str, Any]
Why = Mapping[str, str]
ON_IT = ("type", "card", "chosen", "building", "fed", "holding")  # what only a building can be
CUBES = ("cube", "resource")
TOGETHER: Why = {"en": "no square can be all of this", "ru": "ни одна клетка не подходит подо всё это"}
NO_CARD: Why = {"en": "a rule is no card", "ru": "правило — не карта"}
OF_RULES: Why = {"en": "only a rule of no card is asked then", "ru": "об этом спрашивают только правила без карты"}
OF_CARDS: Why = {"en": "only cards are asked then", "ru": "об этом спрашивают только карты"}
ONCE: Why = {"en": "a monument is built once", "ru": "монумент строят один раз"}
ELSEWHERE: Why = {"en": "it is about another town", "ru": "речь о другом городе"}
UNFED: Why = {"en": "the card is not feedable", "ru": "карту нельзя накормить: нет feedable"}


def _at(said: Said, spot: Spot) -> Spot:
    return Spot(None, said.path, spot.report)


def groups(value: Any) -> Iterator[tuple[Said, ...]]:
    """Yield the filters that hold together, in what was read."""
    if isinstance(value, Said):
        yield from groups(value.value)
        yield from groups(dict(value.more))
    elif isinstance(value, tuple | list):
        if value and all(isinstance(one, Said) and WHERE.words.get(one.word.name) is one.word for one in value):
            yield tuple(value)
        for one in value:
            yield from groups(one)
    elif isinstance(value, dict):
        for one in value.values():
            yield from groups(one)


def impossible(said: tuple[Said, ...]) -> bool:
    """Return whether no square can fit all of some filters."""
    words = {one.word.name: one.value for one in said}
    built = any(name in words and words[name] is not False for name in ON_IT)
    cubes = any(name in words for name in CUBES)
    if (words.get("empty") is True and (built or cubes)) or (built and cubes):
        return True
    return not any(_fitting(words, square) for square in range(len(SQUARES)))


def _fitting(words: Values, square: int) -> int:
    """Return the squares that lie as some filters want it, seen from a square."""
    mask = ALL
    for name, value in words.items():
        if name in TABLES:
            mask &= TABLES[name][square]
        elif name in FIXED:
            mask &= FIXED[name] if value else ALL & ~FIXED[name]
    return mask


def check_card(spot: Spot, values: Values) -> None:
    """Complain of what a card is never asked, of filters that nothing fits, and of its being fed where it cannot be."""
    rules = values.get("rules", ())
    check_names(spot, values)
    _check_filters(spot, rules)
    for place, said in enumerate(rules):
        rule = spot.at("rules").at(place)
        if MOMENTS[said.word.name].of_rules == "only":
            rule.at("on").wrong("nothing", why=OF_RULES)
        if said.word.name == "limit" and "most" in said.value and "type" not in values:
            rule.at("most").wrong("nothing", why=ONCE)
        for inner in fed_here(said):
            if not values.get("feedable"):
                _at(inner, spot).wrong("nothing", why=UNFED)


def _check_elsewhere(spot: Spot, rules: tuple[Said, ...]) -> None:
    """Complain of words about the square of the piece, or about who is fed, that look into another town."""
    for one in words_in(rules):
        inner = one.value if isinstance(one.value, dict) else {}
        there = "in" in one.more or "in" in inner or "than" in inner
        for said in words_in(one.value) if there else ():
            if {SQUARE, FED} & set(NEEDS.get(said.word.name, ())):
                _at(said, spot).wrong("nothing", why=ELSEWHERE)
        if "in" in one.more and {SQUARE, FED} & set(NEEDS.get(one.word.name, ())):
            _at(one, spot).wrong("nothing", why=ELSEWHERE)


def _check_filters(spot: Spot, rules: tuple[Said, ...]) -> None:
    _check_elsewhere(spot, rules)
    for said in groups(rules):
        if impossible(said):
            _at(said[-1], spot).wrong("nothing", why=TOGETHER)


def fed_here(said: Said) -> Iterator[Said]:
    """Yield the words that ask whether the piece itself is fed."""
    for one in words_in(said):
        if one.word.name == "here":
            yield from (inner for inner in one.value if inner.word.name == "fed")


def check_no_card(spot: Spot, values: Values) -> None:
    """Complain of what a rule of no card is never asked, or has no square for."""
    check_names(spot, values)
    _check_filters(spot, values["rules"])
    for place, said in enumerate(values["rules"]):
        moment = MOMENTS[said.word.name]
        if moment.of_rules == "no":
            spot.at("rules").at(place).at("on").wrong("nothing", why=OF_CARDS)
        else:
            lacking(spot, said.value, moment.has - {SQUARE, FED})
        for one in words_in(said):
            if one.word.name == "card" and SELF in one.value:
                _at(one, spot).wrong("nothing", why=NO_CARD)
