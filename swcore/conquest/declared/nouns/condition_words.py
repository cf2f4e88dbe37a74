"""When a rule holds, besides rounds: counts, options, the moment itself, and combinations of conditions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from swcore.authoring.compounds import Many
from swcore.authoring.option_values import OptionValues, Wanted
from swcore.authoring.shapes import Flag, Told, Whole
from swcore.authoring.spots import Spot
from swcore.authoring.words import Field, Fields, Said, Word
from swcore.conquest.declared.nouns import phrases
from swcore.conquest.declared.nouns.amounts import AMOUNTS, amount
from swcore.conquest.declared.nouns.conditions import IF, TESTS, tests
from swcore.conquest.declared.nouns.facts import Of, Test
from swcore.conquest.declared.nouns.said_counts import say_count, say_negated, together
from swcore.conquest.declared.nouns.where import FILTERS, filters, of_army, said_of

Values = Mapping[str, Any]


def _option(values: Mapping[str, Any], of: Of) -> Test:
    if len(values) == 1:
        ((name, wanted),) = values.items()
        return lambda view, army, facts: view.options[name] == wanted
    return lambda view, army, facts: all(view.options[name] == wanted for name, wanted in values.items())


def _say_option(values: Wanted) -> Told:
    if values.usual:
        return {"en": "", "ru": ""}
    told = ", ".join(f"{name} = {str(value).lower() if isinstance(value, bool) else value}" for name, value in values.items())
    return {"en": f"with the option {told}", "ru": f"с опцией {told}"}


def _count(values: Values, of: Of) -> Test:
    number = amount(values["of"], of)
    least, most = values.get("least", -(1 << 30)), values.get("most", 1 << 30)
    if "less_than" in values or "more_than" in values:
        above, other = "more_than" in values, amount(values.get("more_than", values.get("less_than")), of)
        return lambda view, army, facts: (
            (number(view, army, facts) > other(view, army, facts)) is above
            and (above or number(view, army, facts) < other(view, army, facts))
        )
    return lambda view, army, facts: least <= number(view, army, facts) <= most


BOUNDS = ("least", "most", "more_than", "less_than")


def _check_bounds(spot: Spot, values: Values) -> None:
    given = [name for name in BOUNDS if name in values]
    than = [name for name in ("more_than", "less_than") if name in values]
    if not given:
        spot.wrong("one-of", known=", ".join(BOUNDS))
    elif than and len(given) > 1:
        spot.wrong("either", one=than[0], other=next(name for name in given if name != than[0]))
    elif than and spot.value[than[0]] == spot.value["of"]:
        why = {"en": "an amount is never more or less than itself", "ru": "само себя количество не превосходит"}
        spot.at(than[0]).wrong("nothing", why=why)
    elif values.get("least", 0) > values.get("most", 99):
        spot.contrary("more", "least", "most")
    elif given == ["least"] and not values["least"]:
        spot.at("least").wrong("nothing", why={"en": "it always holds", "ru": "так бывает всегда"})


def _holds(said: tuple[Said, ...], of: Of) -> Test:
    where = filters(said, of)
    return lambda view, army, facts: bool(army.regions & where(view, army, facts))


def _negated(said: tuple[Said, ...], of: Of) -> Test:
    inner = tests(said, of)
    assert inner is not None
    return lambda view, army, facts: not inner(view, army, facts)


def _any_of(several: tuple[tuple[Said, ...], ...], of: Of) -> Test:
    made = [test for one in several if (test := tests(one, of)) is not None]
    return lambda view, army, facts: any(test(view, army, facts) for test in made)


def fixed(en: str, ru: str) -> Callable[[Any], Told]:
    """Return what says a condition that always reads the same."""
    return lambda value: {"en": en, "ru": ru}


def flag(yes: tuple[str, str], no: tuple[str, str]) -> Callable[[bool], Told]:
    """Return what says a condition with true or false."""
    return lambda value: dict(zip(("en", "ru"), yes if value else no, strict=True))


def yes_or_no(test: Test) -> Callable[[bool, Of], Test]:
    """Return the maker of a condition that takes true or false."""

    def make(value: bool, of: Of) -> Test:
        return test if value else lambda view, army, facts: not test(view, army, facts)

    return make


def _say_any(several: tuple[tuple[Said, ...], ...]) -> Told:
    told = {language: [together(one, language) for one in several] for language in ("en", "ru")}
    if not all(told["en"]):  # one of them is what the game usually is: it always holds
        return {"en": "", "ru": ""}
    again = {"en": "if ", "ru": "если "}
    for language, (first, *others) in told.items():
        if first.startswith(again[language]):
            told[language] = [first, *(one.removeprefix(again[language]) for one in others)]
    return {language: phrases.listed(parts, language) for language, parts in told.items()}


IF.add(
    Word(
        "first_turn",
        Flag(),
        "In the turn in which the army was picked; false for every later one.",
        yes_or_no(lambda view, army, facts: view.first_turn(army)),
        flag(("in this race's first turn", "в первый ход этого народа"), ("from its second turn on", "начиная со второго хода")),
    ),
    Word("option", OptionValues(), "Where options of the game have these values.", _option, _say_option),
    Word(
        "count",
        Fields(
            {
                "of": Field(AMOUNTS, "What is counted.", needed=True),
                "least": Field(Whole(0, 99), "The least number."),
                "most": Field(Whole(0, 99), "The greatest number."),
                "more_than": Field(AMOUNTS, "Another amount, than which it is greater."),
                "less_than": Field(AMOUNTS, "Another amount, than which it is less."),
            },
            _check_bounds,
        ),
        "Where an amount lies between bounds.",
        _count,
        say_count,
    ),
    Word(
        "holds",
        FILTERS,
        "While the army holds such a region.",
        _holds,
        lambda said: {
            "en": f"while you hold {said_of(of_army(said), 'en', phrases.ONE)}",
            "ru": f"пока у вас есть {said_of(of_army(said), 'ru', phrases.ONE)}",
        },
    ),
    Word(
        "on_map",
        Flag(),
        "Whether the army holds any region.",
        yes_or_no(lambda view, army, facts: bool(army.regions)),
        flag(
            ("while you hold a region", "пока у вас есть область"),
            ("while you hold no region", "пока у вас нет ни одной области"),
        ),
    ),
    Word(
        "own_turn",
        Flag(),
        "Whether it is the turn of the army's seat.",
        yes_or_no(lambda view, army, facts: view.turn_seat == army.seat),
        flag(("in your turn", "в ваш ход"), ("in an opponent's turn", "в ход соперника")),
    ),
    Word(
        "not",
        TESTS,
        "Where these conditions do not hold.",
        _negated,
        say_negated,
    ),
    Word("any", Many(TESTS, single=False), "Where one of these groups of conditions holds.", _any_of, _say_any),
)
