"""Rules about the row of combos and the end of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from swcore.authoring.shapes import Choice, Whole
from swcore.authoring.spots import Spot
from swcore.authoring.words import Field, Fields, Word
from swcore.conquest.declared.moments.reactions import in_state
from swcore.conquest.declared.nouns.amounts import AMOUNTS, amount, for_each
from swcore.conquest.declared.nouns.conditions import TESTS, tests
from swcore.conquest.declared.nouns.counted import COIN, MOST, counted
from swcore.conquest.declared.nouns.facts import NONE, Of
from swcore.conquest.declared.nouns.phrases import sentence
from swcore.conquest.declared.rules import RULE, WHEN, Part, behind, modifier, state

Values = Mapping[str, Any]


def _price(values: Values, of: Of) -> list[Part]:
    what, passed = modifier(values["coins"], values, of), values["when"] == "passed"

    def price(self: Any, view: Any, combo: Any, seat: int, picked: Any) -> Any:
        if combo is None:
            return what
        counts = picked.place > combo.place if passed else picked.race == combo.race
        return what if counts else None

    return [Part("conquest_price", price)]


def _say_price(values: Values, language: str) -> str:
    coins = counted(abs(values["coins"]), language, COIN)
    more = values["coins"] > 0
    if values["when"] == "passed":
        text = {
            "en": f"passing over this combo in the row costs {coins} {'more' if more else 'less'}",
            "ru": f"пропустить эту комбинацию стоит на {coins} {'больше' if more else 'меньше'}",
        }
    else:
        text = {
            "en": f"this combo costs {coins} {'more' if more else 'less'}",
            "ru": f"эта комбинация стоит на {coins} {'больше' if more else 'меньше'}",
        }
    return sentence(text[language].replace("1 монета", "1 монету"))


def _final(values: Values, of: Of) -> list[Part]:
    what, when = modifier(values["coins"], values, of), tests(values.get("if"), of)
    count = amount(values["each"], of) if "each" in values else None

    wanted = values.get("in", "active")

    def points(view: Any, army: Any) -> Any:
        if when is not None and not when(view, army, NONE):
            return None
        return what if count is None else what.times(count(view, army, NONE))

    def final(self: Any, view: Any, army: Any, seat: int) -> Any:
        if army is not None:
            return points(view, army) if army.seat == seat else None
        armies = [one for one in view.armies if one.seat == seat and in_state(one, wanted)]  # a rule holds for each of them
        return [one for one in (points(view, army) for army in armies) if one is not None] or None

    return [Part("conquest_final", final, "no" if of.rule else state(values))]


def _say_final(values: Values, language: str) -> str:
    each = f" {for_each(values['each'], language)}" if "each" in values else ""
    text = {"en": "at the end of the game {}", "ru": "в конце игры {}"}[language]
    return sentence(text.format(counted(values["coins"], language, COIN, sign=True)) + each + behind(values, language))


def _no_zero(spot: Spot, values: Values) -> None:
    if values["coins"] == 0:
        spot.at("coins").wrong("nothing", why={"en": "it adds 0", "ru": "прибавляется 0"})


COINS = Field(Whole(-MOST, MOST), "How many coins.", needed=True)
RULE.add(
    Word(
        "price",
        Fields(
            {
                "coins": Field(Whole(-9, 9), "Coins more; below 0 fewer.", needed=True),
                "when": Field(Choice(("passed", "picked")), "When the combo is passed over, or picked.", needed=True),
                "reason": WHEN["reason"],
                "clause": WHEN["clause"],
            },
            _no_zero,
        ),
        "What combos in the row cost, as long as this piece lies there.",
        _price,
        _say_price,
    ),
    Word(
        "final",
        Fields({"coins": COINS, "each": Field(AMOUNTS, "For each of these."), "if": Field(TESTS, "When."), **WHEN}, _no_zero),
        "Coins at the end of the game.",
        _final,
        _say_final,
    ),
)
