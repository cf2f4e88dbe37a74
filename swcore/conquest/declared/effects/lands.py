"""Effects on the map."""

from __future__ import annotations

from swcore.authoring.shapes import Flag
from swcore.authoring.words import Field, Fields, Word
from swcore.conquest.declared.effects.course import WHERE, _places, _said_places
from swcore.conquest.declared.effects.effects import EFFECT, IF_FIELD, Values
from swcore.conquest.declared.nouns.facts import Deed, Of
from swcore.conquest.declared.nouns.known import SYMBOL, TERRAIN, called, of_terrain, quoted
from swcore.conquest.declared.nouns.phrases import a, pick
from swcore.conquest.declared.nouns.where import said_of
from swcore.conquest.operations import fx_map


def _terrain(values: Values, of: Of) -> Deed:
    places, word = _places(values, of), str(values["to"])
    return lambda view, army, facts: [fx_map.terrain(region, word) for region in places(view, army, facts)]


def _say_terrain(values: Values, language: str) -> str:
    land = of_terrain((values["to"],))
    text = pick(language, f"becomes {a(f'{land.before} region')}", f"становится областью {land.behind}")
    if "where" not in values:
        return pick(language, f"the region {text}", f"область {text}")
    where = said_of(values["where"], language, "each")
    return pick(language, f"each {where} {text}", f"превратите каждую {where} в область {land.behind}")


def _symbol(values: Values, of: Of) -> Deed:
    places, word, on = _places(values, of), str(values["symbol"]), values.get("on", True)
    return lambda view, army, facts: [fx_map.symbol(region, word, on) for region in places(view, army, facts)]


def _say_symbol(values: Values, language: str) -> str:
    word, on = values["symbol"], values.get("on", True)
    if language == "ru":
        return f"{_said_places(values, 'ru')} {'появляется' if on else 'исчезает'} {quoted(word)}"
    return f"{a(called(word, 'en'))} {'appears' if on else 'disappears'} {_said_places(values, 'en')}"


EFFECT.add(
    Word(
        "terrain",
        Fields({"to": Field(TERRAIN, "The new terrain.", needed=True), **WHERE, **IF_FIELD}),
        "A region gets another terrain.",
        _terrain,
        _say_terrain,
    ),
    Word(
        "symbol",
        Fields(
            {
                "symbol": Field(SYMBOL, "The symbol.", needed=True),
                "on": Field(Flag(), "Whether it comes, which is the usual, or goes."),
                **WHERE,
                **IF_FIELD,
            }
        ),
        "A region gets a symbol, or loses it.",
        _symbol,
        _say_symbol,
    ),
)
