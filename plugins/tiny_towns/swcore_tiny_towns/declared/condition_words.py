"""When a rule holds: what stands where, amounts, other towns, the round, options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from swcore.authoring import Choice, Field, Fields, Letters, Many, OptionValues, Said, Spot, Whole, Yes
from swcore_tiny_towns.declared import phrases
from swcore_tiny_towns.declared.amounts import AMOUNTS, OTHERS, amount, seats_of, unit
from swcore_tiny_towns.declared.at import NAMED, SQUARE, VIEW, At, Of, Test, add
from swcore_tiny_towns.declared.conditions import IF, TESTS, tests
from swcore_tiny_towns.declared.known import SOME_RESOURCES
from swcore_tiny_towns.declared.phrases import Pair, pick
from swcore_tiny_towns.declared.where import FILTERS, Me, filters, traits

MOST_ROUNDS = 60
Values = Mapping[str, Any]


def _some(said: tuple[Said, ...], of: Of) -> Test:
    inner = filters(said, of)
    return lambda at: bool(inner(at))


def _none(said: tuple[Said, ...], of: Of) -> Test:
    inner = filters(said, of)
    return lambda at: not inner(at)


def _here(said: tuple[Said, ...], of: Of) -> Test:
    inner = filters(said, of)
    return lambda at: bool(inner(at) >> at.square & 1)


def _say_some(said: tuple[Said, ...], me: Me) -> Pair:
    found = traits(said, me)
    own, things = any(one.own for one in found), phrases.things(found, "en", phrases.ONE)
    en = f"if {f'another {things}' if own else phrases.an(things)} stands {phrases.placed(found, 'en')}"
    more = "ещё " if own else ""
    return en, f"если {phrases.placed(found, 'ru')} есть {more}{phrases.things(found, 'ru', phrases.ONE)}"


def _say_none(said: tuple[Said, ...], me: Me) -> Pair:
    found = traits(said, me)
    other = "other " if any(one.own for one in found) else ""
    en = f"if no {other}{phrases.things(found, 'en', phrases.ONE)} stands {phrases.placed(found, 'en')}"
    more = "других " if other else ""
    return en, f"если {phrases.placed(found, 'ru')} нет {more}{phrases.things(found, 'ru', phrases.MANY, last='and')}"


def _say_here(said: tuple[Said, ...], me: Me) -> Pair:
    en, ru = [], []
    for one in said:
        if one.word.name == "fed":
            en.append("is fed" if one.value else "is not fed")
            ru.append("его кормят" if one.value else "его не кормят")
        else:
            found = traits((one,), me)
            en.append(f"stands {phrases.behind(found, 'en')}")
            ru.append(f"оно стоит {phrases.behind(found, 'ru')}")
    return f"if it {' and '.join(en)}", f"если {' и '.join(ru)}"


def _count(values: Values, of: Of) -> Test:
    count = amount(values["of"], of)
    least, most = values.get("least", 0), values.get("most", 1 << 30)
    return lambda at: least <= count(at) <= most


def _say_count(values: Values, me: Me) -> Pair:
    one, least, most = unit(values["of"], me), values.get("least"), values.get("most")
    if most == 0:
        return f"if there is no {one.of(phrases.ONE, 'en')}", f"если нет {one.of(phrases.MANY, 'ru')}"
    if most is None:
        return f"if there are at least {one.counted(least or 0, 'en')}", f"если есть хотя бы {one.counted(least or 0, 'ru')}"
    if least is None:
        return f"if there are at most {one.counted(most, 'en')}", f"если есть не больше чем {one.counted(most, 'ru')}"
    if least == most:
        return f"if there are exactly {one.counted(least, 'en')}", f"если есть ровно {one.counted(least, 'ru')}"
    return f"if there are {least} to {one.counted(most, 'en')}", f"если есть от {least} до {one.counted(most, 'ru')}"


def _check_bounds(spot: Spot, values: Values) -> None:
    if "least" not in values and "most" not in values:
        spot.wrong("one-of", known="least, most")
    elif values.get("least", 0) > values.get("most", 99):
        spot.wrong("either", one="least", other="most")
    elif values.get("least") == 0 and "most" not in values:
        spot.at("least").wrong("nothing", why={"en": "there are always so many", "ru": "столько есть всегда"})


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


def _say_compared(en: str, ru: str, also: Pair) -> Any:
    def say(values: Values, me: Me) -> Pair:
        one, whose = unit(values["of"], me)._replace(home=False, tail=("", "")), THAN[values["than"]]
        more = also if values.get("ties") else ("", "")
        told = f"if you have {en} {one.of(phrases.MANY, 'en')} than {whose[0]}{more[0]}"
        return told, f"если у вас {ru} {one.of(phrases.MANY, 'ru')}, чем {whose[1]}{more[1]}"

    return say


OR_AS_MANY = (", or as many", " или столько же")
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


def _not(said: tuple[Said, ...], of: Of) -> Test:
    inner = tests(said, of)
    assert inner is not None
    return lambda at: not inner(at)


def _any(several: tuple[tuple[Said, ...], ...], of: Of) -> Test:
    made = [test for one in several if (test := tests(one, of)) is not None]
    return lambda at: any(test(at) for test in made)


def _say_any(several: tuple[tuple[Said, ...], ...], me: Me) -> Pair:
    told = [[pick(language, *one.say(me)) for said in several for one in said[:1]] for language in phrases.LANGUAGES]
    return phrases.listed(told[0], "en"), phrases.listed(told[1], "ru")


def _say_named(resources: tuple[str, ...], me: Me) -> Pair:
    pairs = [phrases.RESOURCES[one] for one in resources]
    en, ru = phrases.listed([en for en, _ in pairs], "en"), phrases.listed([f"«{ru}»" for _, ru in pairs], "ru")
    return f"if {en} is named", f"если назван ресурс {ru}"


def _say_not(said: tuple[Said, ...], me: Me) -> Pair:
    pairs = [one.say(me) for one in said]
    en, ru = " and ".join(en for en, _ in pairs if en), " и ".join(ru for _, ru in pairs if ru)
    return (f"but not {en}", f"но не {ru}") if en else ("", "")


def _chose(values: Values, of: Of) -> Test:
    return lambda at: at.town.note(of.id, values["name"], "") in values["is"]


add(IF, "some", FILTERS, "Where something fits.", _some, _say_some)
add(IF, "none", FILTERS, "Where nothing fits.", _none, _say_none)
add(IF, "here", FILTERS, "Where the square of the piece fits.", _here, _say_here, SQUARE)
add(
    IF,
    "count",
    Fields(
        {
            "of": Field(AMOUNTS, "What is counted.", needed=True),
            "least": Field(Whole(0, 99), "The least number."),
            "most": Field(Whole(0, 99), "The greatest number."),
        },
        _check_bounds,
    ),
    "Where an amount lies between bounds.",
    _count,
    _say_count,
)
add(
    IF, "more", COMPARED, "Where the owner has more than others.", _compared(1), _say_compared("more", "больше", OR_AS_MANY), VIEW
)
add(
    IF,
    "fewer",
    COMPARED,
    "Where the owner has fewer than others.",
    _compared(-1),
    _say_compared("fewer", "меньше", OR_AS_MANY),
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
add(
    IF,
    "chose",
    Fields(
        {
            "name": Field(Letters(24), "The name of the question.", needed=True),
            "is": Field(Many(Letters(64)), "The answer, or one of several.", needed=True),
        }
    ),
    "Where the owner answered a question of the piece so.",
    _chose,
    lambda values, me: (f"if you chose {values['is'][0]}", f"если вы выбрали {values['is'][0]}"),
)
add(IF, "not", TESTS, "Where these do not hold together.", _not, _say_not)
add(IF, "any", Many(TESTS, single=False), "Where one of these holds at least.", _any, _say_any)
