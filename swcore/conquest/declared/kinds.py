"""The kinds of piece that a file of a conquest game may bring, and how they are made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import attrs

from swcore.authoring.common import SLUG
from swcore.authoring.compounds import Many
from swcore.authoring.dialect import Dialect
from swcore.authoring.kind import Declared, Kind
from swcore.authoring.shapes import Choice, Flag, Letters, Whole
from swcore.authoring.spots import Spot
from swcore.authoring.words import Field, Fields, Said
from swcore.conquest.content.pieces import DEFENDS, ConquestPiece, Marker, Place, Power, Race, Rule
from swcore.conquest.declared.charts import CHART
from swcore.conquest.declared.effects import coins, course, faces, lands, markers, notes, questions, taking, tokens
from swcore.conquest.declared.effects import numbers as asked_numbers
from swcore.conquest.declared.hooks import with_rules
from swcore.conquest.declared.moments import (
    costs,
    defences,
    dice,
    extras,
    masks,
    numbers,
    reactions,
    row,
    scoring,
    states,
    tolls,
    ways,
)
from swcore.conquest.declared.names import noted_players
from swcore.conquest.declared.nouns import (
    amount_conquests,
    amount_things,
    amount_words,
    condition_moments,
    condition_words,
    where_holders,
    where_marks,
    where_units,
)
from swcore.conquest.declared.nouns.card import Called, Card, on
from swcore.conquest.declared.nouns.conditions import is_unusual
from swcore.conquest.declared.nouns.counted import COIN, counted
from swcore.conquest.declared.nouns.facts import Of
from swcore.conquest.declared.nouns.known import LENDER, SINGLE, SYMBOL, TAG, TERRAIN, brings, check_most, known
from swcore.conquest.declared.nouns.lying import STAYS, said_stay
from swcore.conquest.declared.nouns.phrases import pick
from swcore.conquest.declared.rules import RULES, Part, reasons
from swcore.conquest.declared.sense import check_rules
from swcore.conquest.position.view_units import PURPOSES
from swcore.engine.pieces import Piece

# They bring the words.
LOADED = (
    (amount_conquests, amount_things, amount_words, condition_moments, condition_words, where_marks, where_holders, where_units),
    (asked_numbers, coins, course, faces, lands, taking, markers, notes, questions, tokens),
    (costs, defences, dice, extras, masks, numbers, reactions, row, scoring, states, tolls, ways),
)
MOST_RULES = 24
CALLED = Field(Called(), "How notes, answers and faces of the piece read in its text, by their words.")
RULE_LIST = Field(Many(RULES, most=MOST_RULES, single=False), "What the piece does, rule by rule.")
OF_COMBOS = ("price", "passed")  # no combo has a rule


def text(declared: Declared, language: str) -> str:
    """Return the rule text of a piece: a sentence for each of its rules."""
    said: tuple[Said, ...] = declared.values.get("rules", ())
    single = frozenset(declared.spot.report.known.get(SINGLE, ()))
    with on(Card(declared.values.get("called", {}), frozenset(noted_players(said)), single)):
        return _told(said, language)


def _told(said: tuple[Said, ...], language: str) -> str:
    told: list[str] = []
    before = ""
    for one in said:
        if is_unusual(one.value.get("if")) or _is_closed(one):
            continue
        if (
            before and one.value.get("in") == "declined" and _in_state(one, "active").say(language) == before
        ):  # the same, in decline
            told[-1], before = _in_state(one, "both").say(language), ""
            continue
        before = one.say(language) if one.value.get("in", "active") == "active" else ""
        told.append(one.say(language))
    return " ".join(told)


def _in_state(said: Said, state: str) -> Said:
    return attrs.evolve(said, value={**said.value, "in": state})


def _is_closed(said: Said) -> bool:
    """Return whether a way is closed everywhere: it stands there for its refusals alone."""
    gates = said.value.get("gates", ())
    return any(one.word.name == "everywhere" for gate in gates for one in gate["where"])


def parts_of(said: tuple[Said, ...], of: Of) -> list[Part]:
    """Return what the rules of a piece answer, the answers to its questions and its acts among them."""
    parts = [part for one in said for part in one.make(of)]
    if of.answers:
        parts.append(Part("conquest_answered", questions.answered(of), "also", "effects"))
    if of.uses:
        parts.append(Part("conquest_used", extras.used(of), "also", "effects"))
    return parts


def made(kind: type[ConquestPiece], declared: Declared, **more: Any) -> Piece:
    """Return a piece with its rules.

    Args:
        kind: its class.
        declared: what was declared.
        **more: arguments of the class.
    """
    said: tuple[Said, ...] = declared.values.get("rules", ())
    clauses = declared.given.get("clauses", ())
    name = {"en": declared.id.partition(".")[2].replace("_", " ").title(), **declared.given.get("name", {})}
    of = Of(declared.id, name, clauses[0] if clauses else "", {}, {}, rule=kind is Rule)
    words = {**reasons(said, name), **_titles(said)}
    given = {**declared.given, "words": words, **{one: declared.values[one] for one in MAP_WORDS if one in declared.values}}
    return with_rules(kind, parts_of(said, of))(declared.id, **given, **more)


def _titles(said: tuple[Said, ...]) -> dict[str, dict[str, str]]:
    """Return the names of the ways, extras and acts of a piece, for its words."""
    named = (one for one in said if one.word.name in ("mode", "boost", "use") and "title" in one.value)
    return {f"{one.word.name}.{one.value['name']}": dict(one.value["title"]) for one in named}


def _some(declared: Declared, *names: str) -> dict[str, Any]:
    return {name: declared.values[name] for name in names if name in declared.values}


def _race(declared: Declared) -> Piece:
    return made(Race, declared, **_some(declared, "tokens", "supply", "borrows", "dealt"))


def _power(declared: Declared) -> Piece:
    return made(Power, declared, **_some(declared, "tokens", "extra_supply", "proposed"))


def _marker(declared: Declared) -> Piece:
    leaves = {f"leaves_on_{word}": word not in declared.values["stays"] for word in STAYS} if "stays" in declared.values else {}
    more = _some(declared, *(name for name in MARKER if name not in ("stays", "rules", "called", "many", "faces")))
    more |= {"per_region": None} if declared.values.get("many") else {}
    if "faces" in declared.values:
        more["faces"] = {one["face"]: one["count"] for one in declared.values["faces"]}
    return made(Marker, declared, **leaves, **more)


def _say_marker(declared: Declared, language: str) -> str:
    values, told = declared.values, []
    if values.get("defence"):
        told.append(DEFENDS[language].format(n=values["defence"]))
    if values.get("immune"):
        told.append({"en": "Its region is immune.", "ru": "Область неуязвима."}[language])
    if values.get("income"):
        coins = counted(abs(values["income"]), language, COIN).replace("1 монета", "1 монету")
        en = f"Its region pays {coins} {'more' if values['income'] > 0 else 'less'}."
        ru = f"Область приносит на {coins} {'больше' if values['income'] > 0 else 'меньше'}."
        told.append(pick(language, en, ru))
    return " ".join((*told, *said_stay(values, language), text(declared, language))).strip()


def eager(game: Any, seat: int, piece: str, texts: Sequence[str]) -> str:
    """Return the pick of the combo with a piece, where its seat may pick it."""
    race = next((one[0] for one in game.play.state.column if piece in one[:2]), "")
    return f"pick {race}" if f"pick {race}" in texts else ""


def _check_marker(spot: Spot, values: Mapping[str, Any]) -> None:
    if values.get("many") and "per_region" in values:
        spot.wrong("either", one="many", other="per_region")
    check_rules(spot, values)


def _check_supply(spot: Spot, values: Mapping[str, Any]) -> None:
    check_rules(spot, values)
    check_most(spot, values, "race")
    if values.get("supply", 99) < values["tokens"]:
        spot.contrary("less", "supply", "tokens")


def _check_power(spot: Spot, values: Mapping[str, Any]) -> None:
    check_rules(spot, values)
    check_most(spot, values, "power")


def _check_rule(spot: Spot, values: Mapping[str, Any]) -> None:
    check_rules(spot, values)
    for place, said in enumerate(values["rules"]):
        if said.word.name in OF_COMBOS:
            why = {"en": "a rule lies on no combo", "ru": "правило не лежит ни на какой комбинации"}
            spot.at("rules").at(place).at("on").wrong("nothing", why=why)


MAP_WORDS = {
    "terrains": Field(Many(Letters(24), single=False), "Terrains that the piece brings into the game."),
    "symbols": Field(Many(Letters(24), single=False), "Symbols that it brings."),
}
FACE = Fields({"face": Field(SLUG, "The word of the face.", needed=True), "count": Field(Whole(1, 40), "How many.", needed=True)})
MARKER: Mapping[str, Field] = {
    "supply": Field(Whole(1, 40), "How many exist.", needed=True),
    "defence": Field(Whole(1, 9), "What one adds to the cost of its region."),
    "income": Field(Whole(-9, 9), "What one adds to the coins of its region."),
    "immune": Field(Flag(), "Whether its region cannot be conquered."),
    "counts": Field(Many(Choice(PURPOSES)), "Purposes for which it counts like a race token."),
    "stays": Field(Many(Choice(STAYS)), "When it stays: at a conquest, when its region is left, at decline."),
    "stays_for": Field(TAG, "A tag: it stays when such an army conquers its region."),
    "returns_to": Field(Choice(("tray", "owner", "none")), "Where it goes from a conquered region; to the supply when left out."),
    "per_region": Field(Whole(1, 9), "How many may lie in a region; 1 when left out."),
    "many": Field(Flag(), "Whether any number may lie in a region."),
    "faces": Field(Many(FACE, most=8, single=False), "Hidden faces; together as many as exist."),
    "starts_on": Field(TERRAIN, "A terrain whose regions each get one at set-up."),
    "starts_at": Field(SYMBOL, "A symbol whose regions each get one at set-up."),
    "rules": RULE_LIST,
    "called": CALLED,
}
DIALECT = Dialect(
    kinds=(
        Kind(
            "race",
            "A race banner with its tokens.",
            {
                "tokens": Field(
                    Whole(1, 15),
                    "The number on the banner; a game sets how much a home-made one may have, mostly 10.",
                    needed=True,
                ),
                "supply": Field(Whole(1, 30), "How many tokens exist; 5 more than on the banner when left out."),
                "borrows": Field(LENDER, "A race that lends its tokens, and whose banner stays out of the game."),
                "dealt": Field(Flag(), "Whether the banner goes into the stack; true when left out."),
                "rules": RULE_LIST,
                "called": CALLED,
                **MAP_WORDS,
            },
            _race,
            text,
            _check_supply,
        ),
        Kind(
            "power",
            "A power badge.",
            {
                "tokens": Field(Whole(0, 5), "The number on the badge.", needed=True),
                "proposed": Field(Flag(), "Whether the number is printed nowhere; it is then an option."),
                "extra_supply": Field(Whole(1, 9), "How many more tokens of its race exist."),
                "rules": RULE_LIST,
                "called": CALLED,
                **MAP_WORDS,
            },
            _power,
            text,
            _check_power,
        ),
        Kind("marker", "A piece besides race tokens that lies in a region.", MARKER, _marker, _say_marker, _check_marker),
        Kind(
            "place",
            "A marker whose rules are asked for the active army in its region, such as an artifact or a legendary place.",
            {"defence": MARKER["defence"], "immune": MARKER["immune"], "rules": RULE_LIST, "called": CALLED},
            lambda declared: made(Place, declared, **_some(declared, "defence", "immune")),
            _say_marker,
            check_rules,
        ),
        Kind(
            "rule",
            "A rule of the game that no race or power carries: it holds for every army.",
            {"rules": Field(RULE_LIST.shape, RULE_LIST.doc, needed=True), "called": CALLED, **MAP_WORDS},
            lambda declared: made(Rule, declared),
            text,
            _check_rule,
        ),
        CHART,
    ),
    known=known,
    brings=brings,
    eager=eager,
)
