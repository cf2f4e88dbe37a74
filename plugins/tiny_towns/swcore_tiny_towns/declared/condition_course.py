"""When a rule holds, by the course of the game: other towns, rounds, seats, options, what is named."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from swcore.authoring import Choice, Field, Fields, OptionValues, Spot, Whole, Yes
from swcore_tiny_towns.declared import phrases
from swcore_tiny_towns.declared.amounts import AMOUNTS, OTHERS, amount, seats_of, unit
from swcore_tiny_towns.declared.at import NAMED, SQUARE, VIEW, At, Of, Test, add
from swcore_tiny_towns.declared.condition_words import Values
from swcore_tiny_towns.declared.conditions import IF
from swcore_tiny_towns.declared.known import SOME_RESOURCES
from swcore_tiny_towns.declared.phrases import Pair
from swcore_tiny_towns.declared.where import Me

MOST_ROUNDS = 60


def _compared(sign: int) -> Any:
    def make(values: Values, of: Of) -> Test:
        count, whose, even = amount(values["of"], of), values["than"], values.get("ties", False)

        def test(at: At) -> bool:
            mine, seats = count(at), seats_of(at.view, at.town.seat, whose)
            theirs = [count(At(at.view.town(seat), at.view)) for seat in seats]
            return bool(theirs) and all(sign * (mine - other) > (-1 if even else 0) for other in theirs)

        return test

    return make


THAN: Mapping[str, Pair] = {
    "left": ("your left neighbour", "у соседа слева"),
    "right": ("your right neighbour", "у соседа справа"),
    "neighbours": ("each of your neighbours", "у каждого из соседей"),
    "others": ("everybody else", "у всех остальных"),
}


def _say_compared(en: str, ru: str, even: Pair) -> Any:
    def say(values: Values, me: Me) -> Pair:
        one, whose = unit(values["of"], me)._replace(home=False, tail=("", "")), THAN[values["than"]]
        few = one.of(phrases.MANY, "en"), one.of(phrases.MANY, "ru")
        if "ties" in values:
            return f"if you have {even[0]} as many {few[0]} as {whose[0]}", f"если у вас {even[1]} {few[1]}, чем {whose[1]}"
        return f"if you have {en} {few[0]} than {whose[0]}", f"если у вас {ru} {few[1]}, чем {whose[1]}"

    return say


SAY_MORE = _say_compared("more", "больше", ("at least", "не меньше"))
SAY_FEWER = _say_compared("fewer", "меньше", ("at most", "не больше"))
COMPARED = Fields(
    {
        "of": Field(AMOUNTS, "What is counted.", needed=True),
        "than": Field(Choice(OTHERS), "With whom the owner is compared; alone at the table, with nobody.", needed=True),
        "ties": Field(Yes(), "As many are enough."),
    }
)


def _round(values: Values, of: Of) -> Test:
    first, last = values.get("from", 1), values.get("until", MOST_ROUNDS)
    return lambda at: first <= at.view.round <= last


def _say_round(values: Values, me: Me) -> Pair:
    if "from" not in values:
        return f"up to round {values['until']}", f"до {values['until']}-го раунда включительно"
    if "until" not in values:
        return f"from round {values['from']} on", f"начиная с {values['from']}-го раунда"
    return f"in rounds {values['from']} to {values['until']}", f"в раундах с {values['from']} по {values['until']}"


def _check_rounds(spot: Spot, values: Values) -> None:
    if not values:
        spot.wrong("empty")
    elif values.get("from", 1) > values.get("until", MOST_ROUNDS):
        spot.wrong("either", one="from", other="until")


def _option(values: Values, of: Of) -> Test:
    return lambda at: all(at.view.option(name) == wanted for name, wanted in values.items())


def _say_option(values: Any, me: Me) -> Pair:
    if values.usual:
        return "", ""
    told = ", ".join(f"{name} = {str(value).lower() if isinstance(value, bool) else value}" for name, value in values.items())
    return f"with the option {told}", f"с опцией {told}"


def _say_named(resources: tuple[str, ...], me: Me) -> Pair:
    pairs = [phrases.RESOURCES[one] for one in resources]
    en, ru = phrases.listed([en for en, _ in pairs], "en"), phrases.listed([f"«{ru}»" for _, ru in pairs], "ru")
    return f"if {en} is named", f"если назван ресурс {ru}"


add(
    IF,
    "more",
    COMPARED,
    "Where the owner has more than others.",
    _compared(1),
    SAY_MORE,
    VIEW,
)
add(
    IF,
    "fewer",
    COMPARED,
    "Where the owner has fewer than others.",
    _compared(-1),
    SAY_FEWER,
    VIEW,
)
add(
    IF,
    "round",
    Fields(
        {
            "from": Field(Whole(2, MOST_ROUNDS), "The first of the rounds."),
            "until": Field(Whole(1, MOST_ROUNDS), "The last of the rounds."),
        },
        _check_rounds,
    ),
    "Only in some rounds.",
    _round,
    _say_round,
    VIEW,
)
add(
    IF,
    "seats",
    Whole(1, 6),
    "Where there are so many towns.",
    lambda number, of: lambda at: at.view.seats == number,
    lambda number, me: (f"with {number} players", f"если игроков {number}") if number > 1 else ("alone", "в одиночку"),
    VIEW,
)
add(IF, "option", OptionValues(), "Where options of the game have these values.", _option, _say_option, VIEW)
add(
    IF,
    "named",
    SOME_RESOURCES,
    "Where this resource is named, or one of several.",
    lambda resources, of: lambda at: at.named in resources,
    _say_named,
    NAMED,
)
add(
    IF,
    "marked",
    Yes(),
    "Where the resource that is named lies on the piece.",
    lambda yes, of: lambda at: at.named in at.town.lying(at.square),
    lambda yes, me: ("if it is marked with the resource that is named", "если на нём лежит названный ресурс"),
    NAMED,
    SQUARE,
)
