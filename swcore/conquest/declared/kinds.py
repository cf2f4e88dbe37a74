"""The kinds of piece that a file of a conquest game may bring, and how they are made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from swcore.authoring.dialect import Declared, Dialect, Kind
from swcore.authoring.shapes import Many, Whole
from swcore.authoring.spots import Spot
from swcore.authoring.words import Field, Said
from swcore.conquest.content.pieces import ConquestPiece, Power, Race
from swcore.conquest.declared import costs, scoring
from swcore.conquest.declared.facts import Of
from swcore.conquest.declared.hooks import with_rules
from swcore.conquest.declared.known import brings, known
from swcore.conquest.declared.rules import RULES, reasons
from swcore.engine.pieces import Piece

LOADED = (costs, scoring)  # they bring the words of the rules
MOST_RULES = 24
RULE_LIST = Field(Many(RULES, most=MOST_RULES, single=False), "What the piece does, rule by rule.")


def text(declared: Declared, language: str) -> str:
    """Return the rule text of a piece: a sentence for each of its rules."""
    said: tuple[Said, ...] = declared.values.get("rules", ())
    return " ".join(one.say(language) for one in said)


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
    of = Of(declared.id, name, clauses[0] if clauses else "")
    parts = [part for one in said for part in one.make(of)]
    given = {**declared.given, "words": reasons(said, name)}
    return with_rules(kind, parts)(declared.id, **given, **more)


def _race(declared: Declared) -> Piece:
    values = declared.values
    more = {name: values[name] for name in ("supply",) if name in values}
    return made(Race, declared, tokens=values["tokens"], **more)


def _power(declared: Declared) -> Piece:
    return made(Power, declared, tokens=declared.values["tokens"])


def _check_supply(spot: Spot, values: Mapping[str, Any]) -> None:
    if values.get("supply", 99) < values["tokens"]:
        spot.wrong("either", one="supply", other="tokens")


DIALECT = Dialect(
    kinds=(
        Kind(
            "race",
            "A race banner with its tokens.",
            {
                "tokens": Field(Whole(1, 15), "The number on the banner.", needed=True),
                "supply": Field(Whole(1, 30), "How many tokens exist; 5 more than on the banner when left out."),
                "rules": RULE_LIST,
            },
            _race,
            text,
            _check_supply,
        ),
        Kind(
            "power",
            "A power badge.",
            {"tokens": Field(Whole(0, 5), "The number on the badge.", needed=True), "rules": RULE_LIST},
            _power,
            text,
        ),
    ),
    known=known,
    brings=brings,
)
