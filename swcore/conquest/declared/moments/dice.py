"""Rules about the die: when it is rolled, how many, and what it decides for others."""

from __future__ import annotations

from typing import Any

from swcore.authoring.shapes import Choice, Flag, Whole
from swcore.authoring.words import Field, Fields, Word
from swcore.conquest.content.offers import DieDemand, DiePolicy
from swcore.conquest.declared.moments.states import ONLY_IF, Values
from swcore.conquest.declared.nouns.conditions import tests
from swcore.conquest.declared.nouns.counted import DICE, counted
from swcore.conquest.declared.nouns.facts import NONE, Facts, Of
from swcore.conquest.declared.nouns.phrases import EACH, IN, ONE, pick, sentence
from swcore.conquest.declared.nouns.where import FILTERS, filters, of_army, said_of
from swcore.conquest.declared.rules import RULE, WHEN, Part, behind, state


def _die(values: Values, of: Of) -> list[Part]:
    when = tests(values.get("if"), of)
    where = filters(values["where"], of) if "where" in values else None
    policy = DiePolicy(
        before=values.get("before", False),
        clause=of.clause,
        dice=values.get("dice", 1),
        keep=values.get("keep", "best"),
        minimum=values.get("minimum", 0),
    )

    def die(self: Any, view: Any, army: Any) -> Any:
        if when is not None and not when(view, army, NONE):
            return None
        return policy if where is None else policy._replace(where=where(view, army, NONE))

    return [Part("conquest_die", die, state(values), "one")]


def _say_die(values: Values, language: str) -> str:
    told = []
    if values.get("before"):
        told.append(
            {
                "en": "before each conquest you may roll the die: the region you then choose costs that much less, at least 1",
                "ru": "перед каждым захватом можно бросить кубик: выбранная затем область стоит на столько меньше, но не менее 1",
            }[language]
        )
    if "dice" in values:
        dice = values["dice"]
        how = {
            "best": ("and keep the best", "и возьмите лучший бросок"),
            "worst": ("and keep the worst", "и возьмите худший бросок"),
            "sum": ("and add them up", "и сложите броски"),
        }[values.get("keep", "best")]
        told.append({"en": f"roll {dice} dice {how[0]}", "ru": f"бросайте {counted(dice, 'ru', DICE)} {how[1]}"}[language])
    if "minimum" in values:
        pips = values["minimum"]
        told.append({"en": f"your die counts for at least {pips}", "ru": f"ваш кубик считается не менее чем за {pips}"}[language])
    where = f" ({said_of(values['where'], language, IN)})" if "where" in values else ""
    return sentence("; ".join(told) + where + behind(values, language))


def _check_die(spot: Any, values: Values) -> None:
    if not values.keys() & {"before", "dice", "minimum"}:
        spot.wrong("one-of", known="before, dice, minimum")
    elif "keep" in values and "dice" not in values:
        spot.wrong("missing", field="dice")


def _guard(values: Values, of: Of) -> list[Part]:
    when = tests(values.get("if"), of)
    where = filters(values["where"], of) if "where" in values else None
    minimum = values["minimum"]

    def guard(self: Any, view: Any, army: Any, attacker: Any) -> Any:
        facts = Facts(other=attacker, seat=-1 if attacker.seat is None else attacker.seat)
        if when is not None and not when(view, army, facts):
            return None
        mask = army.regions if where is None else army.regions & where(view, army, facts)
        return DieDemand(mask, minimum, of.clause) if mask else None

    return [Part("conquest_guarded", guard, state(values))]


def _say_guard(values: Values, language: str) -> str:
    said, least = of_army(values.get("where")), values["minimum"]
    text = pick(
        language,
        f"whoever attacks {said_of(said, 'en', ONE)} of yours must roll at least {least}, or it is closed to them this turn",
        f"нападающий на вашу {said_of(said, 'ru', EACH)} бросает кубик: "
        f"если выпало меньше {least}, она закрыта для него до конца хода",
    )
    return sentence(text + behind(values, language))


RULE.add(
    Word(
        "die",
        Fields(
            {
                "before": Field(Flag(), "The die may be rolled before each conquest."),
                "dice": Field(Whole(2, 8), "How many dice are rolled."),
                "keep": Field(Choice(("best", "worst", "sum")), "Which of several counts; the best when left out."),
                "minimum": Field(Whole(1, 3), "What a roll counts for at least."),
                "where": Field(FILTERS, "In which regions dice and minimum count."),
                "if": ONLY_IF["if"],
                "in": WHEN["in"],
            },
            _check_die,
        ),
        "When the die is rolled, and how.",
        _die,
        _say_die,
    ),
    Word(
        "guard",
        Fields(
            {
                "minimum": Field(Whole(1, 3), "What the attacker's die must show.", needed=True),
                "where": Field(FILTERS, "For which regions of the army; for all when left out."),
                "if": ONLY_IF["if"],
                "in": WHEN["in"],
            }
        ),
        "A die that decides whether others may attack.",
        _guard,
        _say_guard,
    ),
)
