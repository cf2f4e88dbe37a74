"""Effects on the map."""

from __future__ import annotations

from swcore.authoring.shapes import Flag
from swcore.authoring.words import Field, Fields, Word
from swcore.conquest.declared.effects.course import WHERE, _places, _said_places
from swcore.conquest.declared.effects.effects import EFFECT, IF_FIELD, Values
from swcore.conquest.declared.nouns.facts import Deed, Of
from swcore.conquest.declared.nouns.known import SYMBOL, TERRAIN
from swcore.conquest.declared.nouns.phrases import TERRAINS, pick
from swcore.conquest.declared.nouns.where import said_of
from swcore.conquest.operations import fx_map


def _terrain(values: Values, of: Of) -> Deed:
    places, word = _places(values, of), str(values["to"])
    return lambda view, army, facts: [fx_map.terrain(region, word) for region in places(view, army, facts)]


def _say_terrain(values: Values, language: str) -> str:
    word = str(values["to"])
    text = pick(language, f"becomes {word.replace('_', ' ')}", f"становится областью {TERRAINS.get(word, f'«{word}»')}")
    if "where" not in values:
        return pick(language, f"the region {text}", f"область {text}")
    where = said_of(values["where"], language, "each")
    return pick(language, f"each {where} {text}", f"превратите каждую {where} в область {TERRAINS.get(word, f'«{word}»')}")


def _symbol(values: Values, of: Of) -> Deed:
    places, word, on = _places(values, of), str(values["symbol"]), values.get("on", True)
    return lambda view, army, facts: [fx_map.symbol(region, word, on) for region in places(view, army, facts)]


def _say_symbol(values: Values, language: str) -> str:
    word, on = str(values["symbol"]).replace("_", " "), values.get("on", True)
    text = pick(language, f"{word} {'appears' if on else 'goes'}", f"{'появляется' if on else 'исчезает'} «{word}»")
    return f"{text} {_said_places(values, language)}"


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
