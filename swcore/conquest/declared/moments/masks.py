"""Rules that answer with regions: what is in reach, open, linked, pierced, closed to others, and where tokens may not move."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from swcore.authoring.words import Field, Fields, Word
from swcore.conquest.declared.nouns.conditions import tests
from swcore.conquest.declared.nouns.facts import NONE, Of
from swcore.conquest.declared.nouns.phrases import ALL, NOT, sentence
from swcore.conquest.declared.nouns.where import FILTERS, filters, said_of
from swcore.conquest.declared.rules import RULE, WHEN, Part, behind, state

Values = Mapping[str, Any]


def _mask(hook: str) -> Any:
    def make(values: Values, of: Of) -> list[Part]:
        where, when = filters(values["where"], of), tests(values.get("if"), of)

        def plain(self: Any, view: Any, army: Any) -> Any:
            return where(view, army, NONE)

        def mask(self: Any, view: Any, army: Any) -> Any:
            assert when is not None
            return where(view, army, NONE) if when(view, army, NONE) else None

        return [Part(hook, plain if when is None else mask, state(values), "mask")]

    return make


def _say_mask(en: str, ru: str, form: str) -> Any:
    def say(values: Values, language: str) -> str:
        where = said_of(values["where"], language, ALL if language == "en" else form)
        if [one.word.name for one in values["where"]] == ["everywhere"]:
            where = {"en": "all regions", "ru": "всех областей" if form == NOT else "все области"}[language]
        return sentence({"en": en, "ru": ru}[language].format(where) + behind(values, language))

    return say


WHERE_FIELD = Field(FILTERS, "Which regions.", needed=True)


NAMED = {name: field for name, field in WHEN.items() if name not in ("reason", "clause")}


RULE.add(
    Word(
        "reach",
        Fields({"where": WHERE_FIELD, **NAMED}),
        "Regions that count as adjacent, or as an entry.",
        _mask("conquest_reach"),
        _say_mask(
            "{} may be conquered even if they are not next to yours", "{} можно захватывать, даже если они не соседние", ALL
        ),
    ),
    Word(
        "opens",
        Fields({"where": WHERE_FIELD, **NAMED}),
        "Water, and other terrain that is closed, which the army may conquer.",
        _mask("conquest_opens"),
        _say_mask("{} are open to you", "вам открыты {}", ALL),
    ),
    Word(
        "links",
        Fields({"where": WHERE_FIELD, **NAMED}),
        "Regions that are adjacent to each other for the army.",
        _mask("conquest_links"),
        _say_mask("{} are next to each other for you", "{} для вас соседние между собой", ALL),
    ),
    Word(
        "pierces",
        Fields({"where": WHERE_FIELD, **NAMED}),
        "Regions where immunity does not stop the army.",
        _mask("conquest_pierces"),
        _say_mask("immunity does not stop you in {}", "неуязвимость {} вас не останавливает", NOT),
    ),
)
