"""Effects on markers, and what a piece notes."""

from __future__ import annotations

from typing import Any

from swcore.authoring.shapes import Choice, Flag, Whole, Yes
from swcore.authoring.spots import Spot
from swcore.authoring.words import Field, Fields, Word
from swcore.conquest.declared.effects.effects import COUNT, EFFECT, IF_FIELD, Values, number, said_each
from swcore.conquest.declared.nouns.facts import Deed, Facts, Of
from swcore.conquest.declared.nouns.known import MARKER, called
from swcore.conquest.declared.nouns.phrases import ALL, EACH, IN, IN_EACH, a, many, pick
from swcore.conquest.declared.nouns.where import FILTERS, filters, said_of
from swcore.conquest.operations import fx
from swcore.conquest.position.army import Army
from swcore.conquest.position.places import OUT, SUPPLY
from swcore.conquest.position.view import View
from swcore.engine.effects import Effect

NAME = Field(MARKER, "The marker.", needed=True)


def _mark(values: Values, of: Of) -> Deed:
    name, where = str(values["marker"]), filters(values["where"], of) if "where" in values else None

    def mark(view: View, army: Army, facts: Facts) -> list[Effect]:
        if where is None:
            return [fx.mark(army, name, facts.region)] if facts.region >= 0 else []
        return [fx.mark(army, name, region) for region in view.ground.bits(where(view, army, facts))]

    return mark


def _say_mark(values: Values, language: str) -> str:
    en, ru = called(values["marker"], "en"), called(values["marker"], "ru")
    if "where" not in values:
        return pick(language, f"put {a(en)} there", f"положите туда фишку «{ru}»")
    where = said_of(values["where"], language, IN_EACH)
    return pick(language, f"put {a(en)} in each {where}", f"положите фишку «{ru}» в {said_of(values['where'], 'ru', EACH)}")


def _place(values: Values, of: Of) -> Deed:
    name, count = str(values["marker"]), number(values, of)
    where = filters(values["where"], of) if "where" in values else None
    per, optional, in_hand = values.get("per_region"), values.get("optional", False), values.get("from") == "hand"
    lifts = values.get("lift", False)

    def place(view: View, army: Army, facts: Facts) -> list[Effect]:
        mask = None if where is None else where(view, army, facts)
        amount = army.stock.get(name, 0) if in_hand else count(view, army, facts)
        asked = fx.ask_place(army, name, amount, where=mask, per_region=per, optional=optional)
        return [fx.lift(army, name), asked] if lifts else [asked]

    return place


def _check_place(spot: Spot, values: Values) -> None:
    other = next((name for name in ("count", "each") if name in values), "")
    if "from" in values and other:
        spot.wrong("either", one="from", other=other)


def _say_place(values: Values, language: str) -> str:
    count, each, in_hand = values.get("count", 1), said_each(values, language), "from" in values
    name, one = called(values["marker"], language), count == 1 and not each and not in_hand
    anywhere = "where" not in values or [(said.word.name, said.value) for said in values["where"]] == [("own", True)]
    if language == "ru":
        how = "можно положить" if values.get("optional") else "положите"
        noun = "фишку" if one else "фишки"
        several = "" if one or in_hand or count == 1 else f" ({count})"
        where = None if anywhere else values["where"]
        places = said_of(where, "ru", EACH if one else ALL).removeprefix("каждую ") if where else "свои области"
        return f"{how}{' заново' if values.get('lift') else ''} {noun} «{name}»{several} в {places}{each}"
    how = "you may place" if values.get("optional") else "place"
    what = a(name) if one else f"{many(name)} from your hand" if in_hand else f"{count} {name if count == 1 else many(name)}"
    places = (
        "your regions" if anywhere else a(said_of(values["where"], "en", EACH)) if one else said_of(values["where"], "en", IN)
    )
    return f"{how} {what}{' anew' if values.get('lift') else ''} in {places}{each}"


def _discard(values: Values, of: Of) -> Deed:
    name, target = str(values["marker"]), OUT if values.get("out") else SUPPLY
    where = filters(values["where"], of) if "where" in values else None

    def discard(view: View, army: Army, facts: Facts) -> list[Effect]:
        if where is None:
            return [fx.discard(army, name, target=target)]
        mask = view.marked(name, army) & where(view, army, facts)
        return [fx.discard(army, name, region, target=target) for region in view.ground.bits(mask)]

    return discard


def _stock(values: Values, of: Of) -> Deed:
    name, count = str(values["marker"]), number(values, of)

    def stock(view: View, army: Army, facts: Facts) -> list[Effect]:
        return [fx.stock(army, name, count(view, army, facts))]

    return stock


def _say_marker(en: str, ru: str) -> Any:
    def say(values: Values, language: str) -> str:
        count, name = values.get("count", 1), called(values["marker"], language)
        name = many(name) if language == "en" and count > 1 else name
        where = f" {pick(language, 'in', 'в')} {said_of(values['where'], language, IN)}" if "where" in values else ""
        return pick(language, en, ru).format(name, n=count) + where + said_each(values, language)

    return say


EFFECT.add(
    Word(
        "mark",
        Fields({"marker": NAME, "where": Field(FILTERS, "Which regions; that of the moment when left out."), **IF_FIELD}),
        "A marker is put into a region, from the owner's hand or the supply.",
        _mark,
        _say_mark,
    ),
    Word(
        "place",
        Fields(
            {
                "marker": NAME,
                **COUNT,
                "from": Field(Choice(("hand",)), "All that lie in the owner's hand, however many."),
                "where": Field(FILTERS, "Where they may be placed; in the army's regions when left out."),
                "per_region": Field(Whole(1, 9), "Most of them in one region now."),
                "optional": Field(Flag(), "Whether fewer may be placed."),
                "lift": Field(Flag(), "Whether those on the map are taken up first."),
                **IF_FIELD,
            },
            _check_place,
        ),
        "The seat places markers where it likes.",
        _place,
        _say_place,
    ),
    Word(
        "lift",
        Fields({"marker": NAME, **IF_FIELD}),
        "All markers of the army on the map come to the owner's hand.",
        lambda values, of: (lambda name: lambda view, army, facts: [fx.lift(army, name)])(str(values["marker"])),
        _say_marker("take up your {}", "поднимите свои фишки «{}»"),
    ),
    Word(
        "discard",
        Fields(
            {
                "marker": NAME,
                "where": Field(FILTERS, "Only those in these regions; all on the map and in hand when left out."),
                "out": Field(Yes(), "They leave the game."),
                **IF_FIELD,
            }
        ),
        "Markers of the army are put away.",
        _discard,
        _say_marker("put your {} away", "уберите свои фишки «{}»"),
    ),
    Word(
        "stock",
        Fields({"marker": NAME, **COUNT, **IF_FIELD}),
        "Markers from the supply to the owner's hand.",
        _stock,
        _say_marker("take {n} {} in hand", "возьмите в руку фишки «{}» ({n})"),
    ),
)
