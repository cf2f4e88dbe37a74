"""Rules of the holder of a region: what defends it besides tokens and markers, and what a passed combo gathers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from swcore.authoring.shapes import Whole
from swcore.authoring.spots import Spot
from swcore.authoring.words import Field, Fields, Word
from swcore.conquest.declared.moments.tolls import AGAINST_FIELD, SAID_AGAINST, closes
from swcore.conquest.declared.nouns.amounts import AMOUNTS, amount, for_each
from swcore.conquest.declared.nouns.conditions import tests
from swcore.conquest.declared.nouns.counted import COIN, MOST, TOKEN, counted
from swcore.conquest.declared.nouns.facts import Facts, Of
from swcore.conquest.declared.nouns.phrases import ALL, pick, sentence
from swcore.conquest.declared.nouns.where import FILTERS, filters, of_army, said_of
from swcore.conquest.declared.rules import RULE, WHEN, Part, behind, modifier, state
from swcore.conquest.operations import fx_row

Values = Mapping[str, Any]


def _defence(values: Values, of: Of) -> list[Part]:
    what, when = modifier(values["more"], values, of), tests(values.get("if"), of)
    where = filters(values["where"], of) if "where" in values else None
    count = amount(values["each"], of) if "each" in values else None

    def defence(self: Any, view: Any, army: Any, attacker: Any) -> Any:
        facts = Facts(other=attacker, seat=-1 if attacker is None or attacker.seat is None else attacker.seat)
        if "against" in values and (attacker is None or not closes(values, attacker, army)):
            return None
        if when is not None and not when(view, army, facts):
            return None
        found = what if count is None else what.times(count(view, army, facts))
        return found.at(army.regions if where is None else army.regions & where(view, army, facts))

    return [Part("conquest_defence", defence, state(values))]


def _say_defence(values: Values, language: str) -> str:
    where, tokens = said_of(of_army(values.get("where")), language, ALL), counted(abs(values["more"]), language, TOKEN)
    more = values["more"] > 0
    each = f" {for_each(values['each'], language)}" if "each" in values else ""
    whom = SAID_AGAINST[values["against"]]["en"].removeprefix(" by ") if "against" in values else "others"
    en = f"your {where} cost {whom} {tokens} {'more' if more else 'less'}{each}"
    ru = f"ваши {where} стоят другим на {tokens} {'больше' if more else 'меньше'}{each}"
    if "against" in values:
        ru = ru.replace("другим", SAID_AGAINST[values["against"]]["ru"].strip())
    return sentence(pick(language, en, ru) + behind(values, language))


def _passed(values: Values, of: Of) -> list[Part]:
    coins, tokens = values.get("coins", 0), values.get("tokens", 0)

    def passed(self: Any, combo: Any) -> Any:
        return None if combo is None else fx_row.lay(combo.race, coins=coins, tokens=tokens)

    return [Part("conquest_passed", passed, "no", "effects")]


def _say_passed(values: Values, language: str) -> str:
    things = []
    if "coins" in values:
        things.append(counted(values["coins"], language, COIN).replace("1 монета", "1 монету"))
    if "tokens" in values:
        things.append(counted(values["tokens"], language, TOKEN))
    told = pick(language, " and ", " и ").join(things)
    en = f"whoever passes this combo over in the row lays {told} of the supply on it"
    return sentence(pick(language, en, f"когда эту комбинацию пропускают, положите на неё {told} из запаса"))


def _no_zero(spot: Spot, values: Values) -> None:
    if values["more"] == 0:
        spot.at("more").wrong("nothing", why={"en": "it adds 0", "ru": "прибавляется 0"})


def _something(spot: Spot, values: Values) -> None:
    if not values:
        spot.wrong("one-of", known="coins, tokens")


RULE.add(
    Word(
        "defence",
        Fields(
            {
                "more": Field(Whole(-MOST, MOST), "Tokens that regions of the army cost others more, or less.", needed=True),
                "each": Field(AMOUNTS, "The number for each of these."),
                "where": Field(FILTERS, "Which regions of the army; all when left out."),
                "against": AGAINST_FIELD,
                **WHEN,
            },
            _no_zero,
        ),
        "What defends the army's regions besides tokens and markers.",
        _defence,
        _say_defence,
    ),
    Word(
        "passed",
        Fields(
            {
                "coins": Field(Whole(1, 9), "Coins that are laid on its combo."),
                "tokens": Field(Whole(1, 9), "Tokens of its race that are laid on it."),
            },
            _something,
        ),
        "The combo in the row that this piece belongs to is passed over.",
        _passed,
        _say_passed,
    ),
)
