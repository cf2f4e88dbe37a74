"""When a rule holds: what stands where, amounts, other towns, the round, options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from swcore.authoring import Field, Fields, Letters, Many, Said, Spot, Whole
from swcore_tiny_towns.declared import phrases
from swcore_tiny_towns.declared.amounts import AMOUNTS, amount, unit
from swcore_tiny_towns.declared.at import SQUARE, Of, Test, add
from swcore_tiny_towns.declared.conditions import IF, TESTS, tests
from swcore_tiny_towns.declared.phrases import Pair, pick
from swcore_tiny_towns.declared.where import FILTERS, Me, filters, traits

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


def _say_not(said: tuple[Said, ...], me: Me) -> Pair:
    pairs = [one.say(me) for one in said]
    en, ru = " and ".join(en for en, _ in pairs if en), " и ".join(ru for _, ru in pairs if ru)
    if not en:
        return "", ""
    return f"unless {en.removeprefix('if ')}", f"но не тогда, когда {ru.removeprefix('если ')}"


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
