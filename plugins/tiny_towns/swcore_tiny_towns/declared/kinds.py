"""The kinds of piece that a file may bring into Tiny Towns, and how they are made."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Any

from swcore import Modifier
from swcore.authoring import (
    Choice,
    Declared,
    Dialect,
    Field,
    Fields,
    Flag,
    Kind,
    Many,
    OptionValues,
    Said,
    Whole,
)
from swcore.engine import Piece
from swcore_tiny_towns.declared import (
    amount_course,
    amount_words,
    building,
    condition_course,
    condition_words,
    cubes,
    effects_buildings,
    effects_squares,
    feeding,
    idle,
    naming,
    others,
    questions,
    reactions,
    scoring,
    uses,
    where_places,
)
from swcore_tiny_towns.declared.at import FED, Of
from swcore_tiny_towns.declared.conditions import is_unusual
from swcore_tiny_towns.declared.hooks import with_rules
from swcore_tiny_towns.declared.known import OPTION, brings, known
from swcore_tiny_towns.declared.pattern import Pattern
from swcore_tiny_towns.declared.phrases import COTTAGE, counted, pick
from swcore_tiny_towns.declared.rules import RULES, needed, reasons
from swcore_tiny_towns.declared.scoring import POINTS
from swcore_tiny_towns.declared.trial import eager
from swcore_tiny_towns.position.pieces import MONUMENT, TYPES, Building, Monument, TownRule

LOADED = (  # they bring the words
    amount_course,
    amount_words,
    building,
    condition_course,
    condition_words,
    effects_buildings,
    effects_squares,
    feeding,
    naming,
    others,
    questions,
    reactions,
    where_places,
)
MOST_RULES = 16


def name_of(declared: Declared) -> dict[str, str]:
    """Return the name of a piece by language, made from its id where the file gives none."""
    return {"en": declared.id.partition(".")[2].replace("_", " ").title(), **declared.given.get("name", {})}


def text(declared: Declared, language: str) -> str:
    """Return the rule text of a card: its points, how it counts, and a sentence for each of its rules."""
    values, told = declared.values, []
    me = {**name_of(declared), "type": values.get("type", MONUMENT)}
    said = [one for one in values.get("rules", ()) if not is_unusual(one.value.get("if"))]
    if "points" in values:
        more = next(
            (one for one in said[:1] if one.word.name == "score" and {"points", "once"} & one.value.keys() == {"points"}), None
        )
        told.append(scoring.say_points(values["points"], more, language, me))
        said = said[1:] if more else said
    told += [_say_together(list(several), language, me) for _, several in groupby(said, _together)]
    if values.get("feedable") and not any(FED in needed(one.value) for one in values.get("rules", ())):
        told.append(pick(language, "It can be fed.", "Его можно накормить."))
    if "counts" in values:
        told.append(_say_counts(values["counts"], language))
    return " ".join(told)


def _together(said: Said) -> Any:
    """Return what rules in a row have in common that are one sentence: ways under the same condition."""
    return repr(said.value.get("if")) if said.word.name == "way" else id(said)


def _say_together(said: list[Said], language: str, me: Mapping[str, str]) -> str:
    return cubes.say_ways(said, language, me) if said[0].word.name == "way" else str(said[0].say(language, me))


def _say_counts(counts: Mapping[str, Any], language: str) -> str:
    type, times = counts["as"], counts.get("times", 1)
    things = counted(times, language, COTTAGE) if type == "cottage" else f"{times} × {type}"
    return pick(language, f"Other cards count it as {things}.", f"Другие карты считают его за {things}.")


def _made(kind: type[Piece], declared: Declared, **more: Any) -> Piece:
    """Return a piece with its rules.

    Args:
        kind: its class.
        declared: what was declared.
        **more: arguments of the class.
    """
    said: tuple[Said, ...] = declared.values.get("rules", ())
    clauses, name = declared.given.get("clauses", ()), name_of(declared)
    of = Of(declared.id, name, clauses[0] if clauses else "", {}, {})
    parts = [part for one in said for part in one.make(of)]
    if of.answers:
        parts.append(uses.answered(of))
    if of.ends:
        parts.append(uses.ended(of))
    words = {**reasons(said, name), **_titles(said)}
    return with_rules(kind, parts)(declared.id, **declared.given, words=words, **more)


def _titles(said: tuple[Said, ...]) -> dict[str, dict[str, str]]:
    """Return how the menu tells what the piece lets its owner do, for its words."""
    return {
        f"use.{one.value['name']}": dict(one.value["title"]) for one in said if one.word.name == "use" and "title" in one.value
    }


def _card(declared: Declared) -> dict[str, Any]:
    values, clauses = declared.values, declared.given.get("clauses", ())
    more = {name: values[name] for name in ("pattern", "feedable") if name in values}
    if "absent" in values:
        more["absent"] = dict(values["absent"])
    if "counts" in values:
        more["counts"] = (values["counts"]["as"], values["counts"].get("times", 1))
    if "points" in values:
        more["points"] = Modifier(values["points"], name_of(declared)["en"], clauses[0] if clauses else "")
    return {**more, "monotone": all(scoring.is_monotone(one) for one in values.get("rules", ()))}


def _building(declared: Declared) -> Piece:
    return _made(Building, declared, type=declared.values["type"], **_card(declared))


def _monument(declared: Declared) -> Piece:
    return _made(Monument, declared, **_card(declared))


def _rule(declared: Declared) -> Piece:
    return _made(TownRule, declared, **({"option": str(declared.values["option"])} if "option" in declared.values else {}))


RULE_LIST = Field(Many(RULES, most=MOST_RULES, single=False), "What the card does, rule by rule.")
CARD: Mapping[str, Field] = {
    "pattern": Field(Pattern(), "Its rows, with wood, wheat, brick, glass and stone, and . for a blank cell.", needed=True),
    "points": Field(POINTS, "What each piece scores in any case."),
    "feedable": Field(Flag(), "Whether it can be fed."),
    "counts": Field(
        Fields(
            {
                "as": Field(Choice(TYPES), "A type.", needed=True),
                "times": Field(Whole(1, 9), "How many of it; 1 when left out."),
            }
        ),
        "What other cards count it as.",
    ),
    "absent": Field(OptionValues(), "It is not in games with all of these options."),
    "rules": RULE_LIST,
}
DIALECT = Dialect(
    kinds=(
        Kind(
            "building",
            "A building card of a town.",
            {"type": Field(Choice(tuple(one for one in TYPES if one != MONUMENT)), "Its type.", needed=True), **CARD},
            _building,
            text,
            idle.check_card,
        ),
        Kind(
            "monument",
            "A monument card, held by one player and hidden until it is built.",
            CARD,
            _monument,
            text,
            idle.check_card,
        ),
        Kind(
            "rule",
            "A rule of the game that no card carries: it holds for every town.",
            {
                "option": Field(OPTION, "The option whose value on switches it on; always on when left out."),
                "rules": Field(RULE_LIST.shape, RULE_LIST.doc, needed=True),
            },
            _rule,
            text,
            idle.check_no_card,
        ),
    ),
    known=known,
    brings=brings,
    eager=eager,
)
