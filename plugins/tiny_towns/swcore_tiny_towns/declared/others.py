"""Rules about other cards: what they score; and about the set-up, which rules of no card alone are asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from swcore import Modifier
from swcore.authoring import Field, Many, Spot, Whole, Yes
from swcore_tiny_towns.declared import phrases
from swcore_tiny_towns.declared.amounts import AMOUNTS, amount, for_each
from swcore_tiny_towns.declared.at import VIEW, At, Of
from swcore_tiny_towns.declared.conditions import said_if, tests
from swcore_tiny_towns.declared.known import CARD, SELF, TYPE
from swcore_tiny_towns.declared.phrases import pick, sentence
from swcore_tiny_towns.declared.rules import WHY, Part, modifier, moment, needed
from swcore_tiny_towns.declared.scoring import POINTS
from swcore_tiny_towns.declared.where import Me, name_of
from swcore_tiny_towns.position.answers import Dealing
from swcore_tiny_towns.position.squares import RESOURCES

Values = Mapping[str, Any]
PHASES = {"points": "add", "times": "add", "becomes": "set", "least": "floor", "most": "cap"}


def _check(spot: Spot, values: Values) -> None:
    if not {"type", "card"} & values.keys():
        spot.wrong("one-of", known="type, card")
    if sum(name in values for name in PHASES) != 1:
        spot.wrong("one-of", known=", ".join(PHASES))
    for name in ("each", "once"):
        if name in values and "points" not in values:
            spot.wrong("either", one=name, other=next(one for one in PHASES if one in values))


def _card_score(values: Values, of: Of) -> list[Part]:
    of = of._replace(scoring=True)
    when = tests(values.get("if"), of)
    ids = tuple(of.id if card == SELF else str(card) for card in values.get("card", ()))
    types, name = values.get("type", ()), next(one for one in PHASES if one in values)
    one = modifier(values[name], values, of, PHASES[name])
    again = modifier(1, values, of)
    each = amount(values["each"], of) if "each" in values else None

    def change(at: At) -> Modifier | None:
        if at.card not in ids and at.town.pieces[at.card].counts[0] not in types:
            return None
        if when is not None and not when(at):
            return None
        if name == "times":
            return again.times(at.points * (values["times"] - 1))
        if name != "points":
            return one
        return one.times((1 if "once" in values else at.squares.bit_count()) * (each(at) if each else 1))

    return [Part("towns_card_score", change, needed(values))]


def _which(values: Values, language: str) -> str:
    names = [name_of(card) for card in values.get("card", ())]
    stems = [phrases.COLOURS[type] for type in values.get("type", ())]
    told = [pick(language, name["en"].lower(), f"«{name.get('ru', name['en'])}»") for name in names]
    if stems:
        told.append(
            pick(
                language,
                f"{phrases.listed([en for en, _ in stems], 'en')} building",
                f"{phrases.listed([phrases.adjective(ru, phrases.ONE, 'n') for _, ru in stems], 'ru')} здание",
            )
        )
    return phrases.listed(told, language)


def _say_card_score(values: Values, language: str, me: Me) -> str:
    when = said_if(values.get("if"), language, me)
    which = _which(values, language)
    if "points" in values:
        points = phrases.counted(values["points"], language, phrases.POINT)
        every = f" {for_each(values['each'], language, me)}" if "each" in values else ""
        en, ru = f"each {which} scores {points} more", f"каждое {which} приносит ещё {points}"
        if "once" in values:
            en, ru = f"all of these together score {points} more: {which}", f"все вместе приносят ещё {points}: {which}"
        return sentence(f"{pick(language, en, ru)}{every}{when}")
    name = next(one for one in PHASES if one in values)
    if name == "times":
        n = values["times"]
        return sentence(
            pick(language, f"{which} cards score {n} times as much", f"{which}: все приносят в {n} раза больше") + when
        )
    points = phrases.counted(values[name], language, phrases.POINT)
    bound = {"becomes": ("", ""), "least": ("at least ", "хотя бы "), "most": ("at most ", "не больше чем ")}[name]
    en, ru = f"{which} cards score {bound[0]}{points} together", f"{which}: все вместе приносят {bound[1]}{points}"
    return sentence(pick(language, en, ru) + when)


def _check_deal(spot: Spot, values: Values) -> None:
    if not {"monuments", "without"} & values.keys():
        spot.wrong("one-of", known="monuments, without")


def _deal(values: Values, of: Of) -> list[Part]:
    when = tests(values.get("if"), of)
    dealing = Dealing(values.get("monuments", 2), tuple(map(str, values.get("without", ()))))
    return [Part("towns_deal", lambda at: dealing if when is None or when(at) else None)]


def _say_deal(values: Values, language: str, me: Me) -> str:
    told = []
    if "monuments" in values:
        n = phrases.counted(values["monuments"], language, phrases.MONUMENT)
        told.append(pick(language, f"each player chooses one of {n}", f"каждый выбирает один монумент, получив {n}"))
    if "without" in values:
        names = [name_of(card) for card in values["without"]]
        listed = phrases.listed(
            [pick(language, name["en"], f"«{name.get('ru', name['en'])}»") for name in names], language, last="and"
        )
        told.append(pick(language, f"{listed} are left out of the game", f"в игре нет карт: {listed}"))
    return sentence("; ".join(told) + said_if(values.get("if"), language, me))


LEAST_DECK = 6


def _check_deck(spot: Spot, values: Values) -> None:
    if sum(values.get(one, 0) for one in RESOURCES) < LEAST_DECK:
        why = {"en": f"the deck has fewer than {LEAST_DECK} cards", "ru": f"в колоде меньше {LEAST_DECK} карт"}
        spot.wrong("refused", why=why)


def _deck(values: Values, of: Of) -> list[Part]:
    when = tests(values.get("if"), of)
    cards = tuple(one for one in RESOURCES for _ in range(values.get(one, 0)))
    return [Part("towns_deck", lambda at: cards if when is None or when(at) else None)]


def _say_deck(values: Values, language: str, me: Me) -> str:
    told = [f"{values[one]} {pick(language, en, f'«{ru}»')}" for one, (en, ru) in phrases.RESOURCES.items() if one in values]
    listed = phrases.listed(told, language, last="and")
    return sentence(pick(language, f"the deck has {listed}", f"в колоде {listed}") + said_if(values.get("if"), language, me))


moment(
    "card_score",
    "Changes what all pieces of other cards score together.",
    {
        "type": Field(Many(TYPE), "Cards of these types."),
        "card": Field(Many(CARD), "These cards."),
        "points": Field(POINTS, "What each piece scores more."),
        "each": Field(AMOUNTS, "For each of what."),
        "once": Field(Yes(), "Once for all pieces of a card together."),
        "times": Field(Whole(2, 4), "How many times as much they score."),
        "becomes": Field(Whole(-30, 30), "What all pieces of a card score together."),
        "least": Field(Whole(-30, 30), "What they score at least."),
        "most": Field(Whole(-30, 30), "What they score at most."),
        **WHY,
    },
    _card_score,
    _say_card_score,
    VIEW,
    of_rules="also",
    check=_check,
)
moment(
    "deal",
    "Which cards are dealt at the set-up.",
    {
        "monuments": Field(Whole(1, 15), "How many monuments each player chooses one from."),
        "without": Field(Many(CARD), "Cards that are left out."),
    },
    _deal,
    _say_deal,
    of_rules="only",
    check=_check_deal,
)
moment(
    "deck",
    "What the deck of resource cards is made of, in the town-hall and the solo mode.",
    {one: Field(Whole(1, 12), f"How many cards of {one}.") for one in RESOURCES},
    _deck,
    _say_deck,
    of_rules="only",
    check=_check_deck,
)
