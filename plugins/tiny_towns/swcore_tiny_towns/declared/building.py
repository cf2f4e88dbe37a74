"""Rules of the step of building: where a card may go, what it stands for in patterns, how many there may be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from swcore import EVERYWHERE, Gate
from swcore.authoring import Choice, Field, Many, Spot, Whole
from swcore_tiny_towns.declared import phrases
from swcore_tiny_towns.declared.at import CUBES, SQUARE, VIEW, At, Of
from swcore_tiny_towns.declared.conditions import said_if, tests
from swcore_tiny_towns.declared.known import ANY, TYPE
from swcore_tiny_towns.declared.phrases import Trait, pick, sentence
from swcore_tiny_towns.declared.rules import WHY, Part, limit_reason, moment
from swcore_tiny_towns.declared.where import FILTERS, Me, filters, traits
from swcore_tiny_towns.position.squares import ALL, RESOURCES

Values = Mapping[str, Any]
SELF, OTHERS = "self", "others"
GOES: Mapping[str, Field] = {
    "what": Field(Choice((SELF, OTHERS, ANY)), "Which buildings: this one, all others, or any.", needed=True),
    "type": Field(Many(TYPE), "Only buildings of these types."),
    "where": Field(FILTERS, "Only there; anywhere when left out."),
}


def _goes(hook: str) -> Any:
    def make(values: Values, of: Of) -> list[Part]:
        what, types, when = values["what"], values.get("type", ()), tests(values.get("if"), of)
        where = filters(values["where"], of) if "where" in values else None

        def squares(at: At) -> int | None:
            if (what == SELF and at.card != of.id) or (what == OTHERS and at.card == of.id):
                return None
            if types and at.town.pieces[at.card].type not in types:
                return None
            if when is not None and not when(at):
                return None
            return ALL if where is None else where(at)

        return [Part(hook, squares)]

    return make


def _check_goes(spot: Spot, values: Values) -> None:
    if values["what"] == SELF and "type" in values:
        spot.wrong("either", one="self", other="type")


def _what(values: Values, language: str) -> str:
    if "type" not in values:
        return pick(language, "what you build", "всё построенное")
    stems = [phrases.COLOURS[type] for type in values["type"]]
    en = phrases.listed([en for en, _ in stems], "en", last="and")
    ru = phrases.listed([phrases.adjective(ru, phrases.ALL, "n") for _, ru in stems], "ru", last="and")
    return pick(language, f"{en} buildings", f"{ru} здания")


def _say_opens(values: Values, language: str, me: Me) -> str:
    found = [Trait(stems=(("empty", "пуст"),)), *phrases.of_squares(traits(values.get("where", ()), me))]
    square = f"{phrases.things(found, language, phrases.ONE, phrases.PLACE)} {phrases.placed(found, language)}"
    if values["what"] == SELF:
        told = pick(language, f"put it on any {square}", f"ставится на любую {square}")
    else:
        told = pick(
            language,
            f"from now on put {_what(values, 'en')} on any {square}",
            f"с этого момента ставьте {_what(values, 'ru')} на любую {square}",
        )
    return sentence(_of_town(told) + said_if(values.get("if"), language, me))


def _of_town(told: str) -> str:
    """Return a sentence in which a square is one of the town."""
    return told.replace("клетку в вашем городе", "клетку вашего города").replace("square in your", "square of your")


def _say_covers(values: Values, language: str, me: Me) -> str:
    found = traits(values.get("where", ()), me)
    things, where = phrases.things(found, language, phrases.ONE), phrases.placed(found, language)
    en = f"on top of {phrases.an(things)} {where}, which is gone then"
    ru = f"там, где {where} стоит {things}; то здание снимают"
    if values["what"] == SELF:
        told = pick(language, f"it may be built {en}", f"его можно построить {ru}")
    else:
        what = _what(values, language)
        told = pick(language, f"from now on you may put {what} {en}", f"с этого момента можно ставить {what} {ru}")
    return sentence(told + said_if(values.get("if"), language, me))


def _stands_for(values: Values, of: Of) -> list[Part]:
    when = tests(values.get("if"), of)
    wanted = values["as"]
    resources = RESOURCES if ANY in wanted else tuple(wanted)
    types = values.get("type", ())

    def wild(at: At) -> tuple[str, ...] | None:
        if types and at.town.pieces[at.card].type not in types:
            return None
        return resources if when is None or when(at) else None

    return [Part("towns_wild", wild)]


def _say_stands_for(values: Values, language: str, me: Me) -> str:
    pairs = [phrases.RESOURCES[one] for one in values["as"] if one != ANY]
    en = "any resource of the pattern" if ANY in values["as"] else phrases.listed([en for en, _ in pairs], "en")
    ru = "любой ресурс схемы" if ANY in values["as"] else phrases.listed([f"«{ru}»" for _, ru in pairs], "ru")
    for_en, for_ru = "for your later buildings", "для следующих зданий"
    if "type" in values:
        stems = [phrases.COLOURS[type] for type in values["type"]]
        for_en = f"for your later {phrases.listed([en for en, _ in stems], 'en', last='and')} buildings"
        colours = phrases.listed([phrases.adjective(ru, phrases.MANY, "n") for _, ru in stems], "ru", last="and")
        for_ru = f"для следующих {colours} зданий"
    told = pick(language, f"{for_en} it may stand for {en}, and it stays", f"{for_ru} заменяет {ru} и остаётся на месте")
    return sentence(told + said_if(values.get("if"), language, me))


def _check_limit(spot: Spot, values: Values) -> None:
    if not {"most", "if"} & values.keys():
        spot.wrong("one-of", known="most, if")


def _limit(values: Values, of: Of) -> list[Part]:
    when, most = tests(values.get("if"), of), values.get("most")
    why = values.get("reason", limit_reason(values))["en"]
    gate = Gate(why, EVERYWHERE, values.get("clause", of.clause), why if " " in why else "")

    def limit(at: At) -> Gate | None:
        if most is not None and at.town.of_card(of.id).bit_count() < most:
            return None
        return gate if when is None or when(at) else None

    return [Part("towns_limit", limit)]


def _say_limit(values: Values, language: str, me: Me) -> str:
    when = said_if(values.get("if"), language, me)
    if "most" not in values:
        return sentence(pick(language, f"it cannot be built{when}", f"его нельзя построить{when}"))
    n = values["most"]
    return sentence(pick(language, f"a town has {n} of them at most{when}", f"в городе их может быть не больше {n}{when}"))


moment(
    "opens",
    "Lets buildings go on other empty squares than those that their cubes were on.",
    GOES,
    _goes("towns_targets"),
    _say_opens,
    CUBES,
    of_rules="also",
    check=_check_goes,
)
moment(
    "covers",
    "Lets buildings go on top of others, monuments left out; what is covered is gone.",
    GOES,
    _goes("towns_covers"),
    _say_covers,
    CUBES,
    of_rules="also",
    check=_check_goes,
)
moment(
    "stands_for",
    "Lets the building stand for resources in the patterns of later ones; it stays, and one real cube is needed.",
    {
        "as": Field(Many(Choice((ANY, *RESOURCES)), most=5), "The resources; any for all of them.", needed=True),
        "type": Field(Many(TYPE), "Only in the patterns of cards of these types."),
    },
    _stands_for,
    _say_stands_for,
    SQUARE,
    CUBES,
)
moment(
    "limit",
    "When no more buildings of the card may be put down.",
    {"most": Field(Whole(1, 15), "How many a town has at most."), **WHY},
    _limit,
    _say_limit,
    VIEW,
    CUBES,
    check=_check_limit,
)
