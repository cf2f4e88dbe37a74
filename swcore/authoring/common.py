"""The fields that every declared piece has, whatever its kind and its game."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from swcore.authoring.compounds import Checked, Many
from swcore.authoring.findings import shown
from swcore.authoring.shapes import Choice, Flag, Letters, Shape, Tongues, Whole
from swcore.authoring.source import FORMAT, FORMAT_KEY
from swcore.authoring.spots import WRONG, Spot
from swcore.authoring.words import Field, Fields
from swcore.engine.options import Option
from swcore.text.clauses import spelled_out
from swcore.text.escaping import is_blank

ID = re.compile(r"[a-z][a-z0-9_]{0,31}\.[a-z][a-z0-9_]{0,31}")
NAME = re.compile(r"[a-z][a-z0-9_-]{0,47}")
MOST_NAME, MOST_TEXT = 60, 800


class Value(Shape):
    """A value of an option: true or false, a number, or a word."""

    wanted = {"en": "a word, a whole number, true or false", "ru": "слово, целое число, true или false"}  # noqa: RUF012

    def read(self, spot: Spot) -> Any:
        value = spot.value
        if isinstance(value, bool):
            return value
        if isinstance(value, int):
            return Whole(-999, 999).read(spot)
        return Letters(48).read(spot) if isinstance(value, str) else self.refuse(spot)

    def schema(self, defs: dict[str, Any]) -> dict[str, Any]:
        texts = Letters(48).schema(defs)
        return {"anyOf": [Flag().schema(defs), Whole(-999, 999).schema(defs), texts]}


class _Id(Letters):
    """The text of an id: where it is empty one is asked for."""

    def read(self, spot: Spot) -> Any:
        empty = isinstance(spot.value, str) and is_blank(spot.value)
        return spot.wrong("no-id") if empty else super().read(spot)


def _id(spot: Spot, value: str) -> Any:
    return value if ID.fullmatch(value) else spot.wrong("id", shown=shown(value))


def _name(spot: Spot, value: str) -> Any:
    if NAME.fullmatch(value):
        return value
    return spot.wrong("value", wanted={"en": "a word in lower case", "ru": "слово строчными буквами"}, shown=shown(value))


SLUG = Checked(Letters(48), _name)
OPTION = Fields(
    {
        "name": Field(SLUG, "The word by which it is set.", needed=True),
        "values": Field(Many(Value(), most=12, single=False), "Its values; the first is the usual one.", needed=True),
        "text": Field(Tongues(MOST_TEXT), "What it decides."),
        "clauses": Field(Many(Letters(64)), "Ids of the rule clauses that it is about."),
    }
)
COMMON: Mapping[str, Field] = {
    "id": Field(
        Checked(_Id(64), _id),
        "Its name for programs, in small Latin letters: home. and a word, such as home.frost_gnolls. Players never see it.",
        needed=True,
    ),
    "name": Field(
        Tongues(MOST_NAME, lines=False), f"What it is called, in English or by language; at most {MOST_NAME} characters."
    ),
    "text": Field(Tongues(MOST_TEXT), "The rule in your own words; made from the rules when left out."),
    "clauses": Field(Many(Letters(64)), "Numbers of the rules that it carries out, as the page of rules has them."),
    "tags": Field(Many(Letters(32)), "Marks that rules of other pieces may ask about."),
    "emblem": Field(
        SLUG,
        "A word for the picture on its card and its tokens, such as wolf. When it is left out, the picture goes by the words of "
        "the id, then by what the rules name, such as a terrain, then by what they are about.",
    ),
    "options": Field(Many(OPTION, single=False), "Options that the piece brings into the game."),
}
FILE: Mapping[str, Field] = {
    FORMAT_KEY: Field(Choice((FORMAT,)), "The format of the file.", needed=True),
    "$schema": Field(Letters(400), "Where editors find the schema; nothing looks there while a game is played."),
    "game": Field(Letters(64), "The game that the pieces are for, such as small-world."),
}


def arguments(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return what every piece takes, as arguments, from the fields of a declared one."""
    found: dict[str, Any] = {name: values[name] for name in ("name", "text", "tags", "emblem") if name in values}
    if "clauses" in values:
        found["clauses"] = spelled_out(values["clauses"])
    if "options" in values:
        found["options"] = tuple(_option(one) for one in values["options"])
    return found


def _option(one: Mapping[str, Any]) -> Option:
    values = tuple(one["values"])
    return Option(one["name"], values, values[0], clauses=one.get("clauses", ()), text=one.get("text", {}))


__all__ = ["COMMON", "FILE", "ID", "SLUG", "WRONG", "arguments"]
