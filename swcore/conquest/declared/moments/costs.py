"""Rules about conquests: what regions cost."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from swcore.authoring.shapes import Whole
from swcore.authoring.words import Field, Fields, Word
from swcore.conquest.declared.moments.scoring import one_of
from swcore.conquest.declared.nouns.amounts import AMOUNTS, amount, for_each
from swcore.conquest.declared.nouns.conditions import tests
from swcore.conquest.declared.nouns.counted import MOST, TOKEN, counted, genitive
from swcore.conquest.declared.nouns.facts import NONE, Of
from swcore.conquest.declared.nouns.phrases import ALL, pick, sentence
from swcore.conquest.declared.nouns.where import FILTERS, filters, said_of
from swcore.conquest.declared.rules import RULE, WHEN, Part, behind, modifier, state

Values = Mapping[str, Any]
PHASES = {"less": "add", "more": "add", "exactly": "set", "least": "floor", "most": "cap"}


def _cost(values: Values, of: Of) -> list[Part]:
    of = of._replace(purpose="cost")
    name = next(name for name in PHASES if name in values)
    number = -values[name] if name == "less" else values[name]
    what, when = modifier(number, values, of, PHASES[name]), tests(values.get("if"), of)
    where = filters(values["where"], of) if "where" in values else None
    count = amount(values["each"], of) if "each" in values else None

    def cost(self: Any, view: Any, army: Any) -> Any:
        if when is not None and not when(view, army, NONE):
            return None
        found = what if count is None else what.times(count(view, army, NONE))
        return found if where is None else found.at(where(view, army, NONE))

    def plain(self: Any, view: Any, army: Any) -> Any:
        assert where is not None
        return what.at(where(view, army, NONE))

    simple = when is None and count is None and where is not None
    return [Part("conquest_cost", plain if simple else cost, state(values))]


def _say_cost(values: Values, language: str) -> str:
    where = said_of(values["where"], language, ALL) if "where" in values else pick(language, "all regions", "все области")
    name = next(name for name in PHASES if name in values)
    tokens = counted(values[name], language, TOKEN)
    told = {
        "less": {"en": f"{where} cost {tokens} less", "ru": f"{where} стоят на {tokens} меньше"},
        "more": {"en": f"{where} cost {tokens} more", "ru": f"{where} стоят на {tokens} больше"},
        "exactly": {"en": f"{where} cost {tokens}", "ru": f"{where} стоят {tokens}"},
        "least": {"en": f"{where} cost at least {tokens}", "ru": f"{where} стоят не менее {genitive(values[name])}"},
        "most": {"en": f"{where} cost at most {tokens}", "ru": f"{where} стоят не более {genitive(values[name])}"},
    }[name][language]
    each = f" {for_each(values['each'], language)}" if "each" in values else ""
    floor = {"en": ", at least 1", "ru": ", но не менее 1"}[language] if name == "less" else ""
    if "," in each:
        floor = floor and pick(language, " (at least 1)", " (но не менее 1)")
    return sentence(told + each + floor + behind(values, language))


RULE.add(
    Word(
        "cost",
        Fields(
            {
                "less": Field(Whole(1, MOST), "Tokens less; a region costs at least 1."),
                "more": Field(Whole(1, MOST), "Tokens more."),
                "exactly": Field(Whole(1, MOST), "Tokens, whatever defends."),
                "least": Field(Whole(2, MOST), "Tokens at least."),
                "most": Field(Whole(1, MOST), "Tokens at most."),
                "where": Field(FILTERS, "Which regions; all when left out."),
                "each": Field(AMOUNTS, "The number counts for each of these."),
                **WHEN,
            },
            one_of("less", "more", "exactly", "least", "most"),
        ),
        "What regions cost this army.",
        _cost,
        _say_cost,
    )
)
