"""Rules about feeding, and about what empty squares and unfed cottages are worth."""

from __future__ import annotations

from swcore import Modifier
from swcore.authoring import Choice, Field, Spot, Whole, Yes
from swcore_tiny_towns.declared import phrases
from swcore_tiny_towns.declared.at import SQUARE, At, Of, needs
from swcore_tiny_towns.declared.conditions import said_if, tests
from swcore_tiny_towns.declared.phrases import Trait, pick, sentence
from swcore_tiny_towns.declared.rules import MOMENTS, WHY, Part, lacking, modifier, moment
from swcore_tiny_towns.declared.scoring import POINTS, Values
from swcore_tiny_towns.declared.where import FILTERS, Me, filters, traits
from swcore_tiny_towns.position.answers import EMPTY, UNFED, Feeding
from swcore_tiny_towns.position.squares import squares_of


def _check_feeds(spot: Spot, values: Values) -> None:
    if sum(name in values for name in ("upto", "where", "group")) != 1:
        spot.wrong("one-of", known="upto, where, group")


def _feeds(values: Values, of: Of) -> list[Part]:
    when = tests(values.get("if"), of)
    where = filters(values["where"], of) if "where" in values else None
    upto = values.get("upto", 0)

    def feeding(at: At) -> Feeding | None:
        if when is not None and not when(at):
            return None
        if upto:
            return Feeding(upto=upto)
        choices = (where(at),) if where is not None else at.town.groups(at.town.feedable)
        return Feeding(choices=choices) if choices else None

    return [Part("towns_feeds", feeding)]


def _say_feeds(values: Values, language: str, me: Me) -> str:
    if values.get("upto") == 1:
        told = pick(
            language,
            "feeds one cottage of your choice, anywhere in your town",
            "кормит один коттедж на ваш выбор, где угодно в городе",
        )
    elif "upto" in values:
        number = values["upto"]
        told = pick(
            language,
            f"feeds up to {number} cottages of your choice, anywhere in your town",
            f"кормит до {number} коттеджей на ваш выбор, где бы в городе они ни стояли",
        )
    elif "where" in values:
        found = traits(values["where"], me)
        told = pick(
            language, f"feeds all cottages {phrases.placed(found, 'en')}", f"кормит все коттеджи {phrases.placed(found, 'ru')}"
        )
    else:
        told = pick(
            language,
            "feeds one group of cottages connected by their sides, anywhere in your town",
            "кормит одну группу коттеджей, соединённых сторонами, где угодно в городе",
        )
    return sentence(told + said_if(values.get("if"), language, me))


WORTHS = {EMPTY: -1, UNFED: 0}


def _check_worth(spot: Spot, values: Values) -> None:
    if "if" in values:  # it is asked once for all pieces of the card
        lacking(spot, {"if": values["if"]}, MOMENTS["worth"].has - {SQUARE})
    if ("becomes" in values) == ("more" in values):
        spot.wrong("one-of", known="becomes, more")
    elif values.get("becomes") == WORTHS[values["of"]]:
        spot.at("becomes").wrong("nothing", why={"en": "it is worth so much already", "ru": "столько это и стоит"})


def _change(values: Values, of: Of) -> list[Part]:
    when = tests(values.get("if"), of)
    where = filters(values["where"], of) if "where" in values else None
    number = values.get("becomes", values.get("more"))
    one = modifier(number, values, of, "set" if "becomes" in values else "add")
    what, here = values["of"], SQUARE in needs(values.get("where"))

    def change(at: At) -> Modifier | None:
        if at.named != what or (when is not None and not when(at)):
            return None
        if where is None:
            return one
        if not here:
            return one.at(where(at))
        mask = 0
        for square in squares_of(at.town.of_card(of.id)):
            mask |= where(at._replace(square=square))
        return one.at(mask)

    return [Part("towns_worth", change)]


def _say_worth(values: Values, language: str, me: Me) -> str:
    found = traits(values.get("where", ()), me)
    if values["of"] == EMPTY and values.get("becomes") == 0 and not found:
        told = pick(language, "your empty squares cost you nothing", "пустые клетки вашего города ничего не отнимают")
        return sentence(told + said_if(values.get("if"), language, me))
    if values["of"] == EMPTY:
        found = [Trait(stems=(("empty", "пуст"),), noun=phrases.PLACE), *phrases.of_squares(found)]
    else:
        found = [Trait(stems=(("unfed", "ненакормленн"),), noun=phrases.COTTAGE), *found]
    things = f"{phrases.things(found, language, phrases.ONE)} {phrases.placed(found, language)}"
    each = phrases.EACH[phrases.noun_of(found, phrases.BUILDING).gender]
    points = phrases.counted(values.get("becomes", values.get("more", 0)), language, phrases.POINT)
    en, ru = f"each {things} is worth {points}", f"{each} {things} даётся {points}"
    if "more" in values:
        en, ru = f"{en} more", f"{each} {things} даётся на {points} больше"
    return sentence(pick(language, en, ru) + said_if(values.get("if"), language, me))


moment(
    "feeds",
    "What the piece feeds when the town is scored.",
    {
        "upto": Field(Whole(1, 16), "So many, anywhere in the town."),
        "where": Field(FILTERS, "Everything that can be fed and stands there."),
        "group": Field(Yes(), "One group, connected by sides, anywhere in the town."),
    },
    _feeds,
    _say_feeds,
    SQUARE,
    check=_check_feeds,
)
moment(
    "worth",
    "Changes what an empty square (usually −1) or an unfed cottage (usually 0) is worth.",
    {
        "of": Field(Choice((EMPTY, UNFED)), "Which of the two.", needed=True),
        "becomes": Field(Whole(-9, 9), "What each is worth."),
        "more": Field(POINTS, "What each is worth more; less when negative."),
        "where": Field(FILTERS, "Only there."),
        **WHY,
    },
    _change,
    _say_worth,
    SQUARE,
    of_rules="also",
    check=_check_worth,
)
