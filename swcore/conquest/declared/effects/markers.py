"""Effects on markers, and what a piece notes."""

from __future__ import annotations

from typing import Any

from swcore.authoring.shapes import Choice, Flag, Whole, Yes
from swcore.authoring.spots import Spot
from swcore.authoring.words import Field, Fields, Word
from swcore.conquest.declared.effects.effects import COUNT, EFFECT, IF_FIELD, Values, number, said_each
from swcore.conquest.declared.nouns.card import all_of
from swcore.conquest.declared.nouns.facts import Deed, Facts, Of
from swcore.conquest.declared.nouns.known import MARKER, called
from swcore.conquest.declared.nouns.phrases import ALL, EACH, IN, IN_EACH, NOT, ONE, a, many, pick
from swcore.conquest.declared.nouns.where import FILTERS, filters, said_of
from swcore.conquest.operations import fx
from swcore.conquest.position.army import Army
from swcore.conquest.position.places import OUT, SUPPLY
from swcore.conquest.position.view import View
from swcore.engine.effects import Effect
from swcore.wording.catalogue import plural

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
    each = said_of(values["where"], language, pick(language, IN_EACH, EACH))
    return pick(language, f"put {a(en)} in each {each}", f"положите по фишке «{ru}» в каждую {each}")


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
    count, name, in_hand = values.get("count", 1), called(values["marker"], language), "from" in values
    if count == 1 and _is_supply(values):
        return _say_supply(values, language)
    one, may = count == 1 and "each" not in values and not in_hand, values.get("optional", False)
    anew = pick(language, " anew", " заново") if values.get("lift") else ""
    places = _said_places(values, language, one=one)
    if language == "ru":
        how = f"{'можно положить' if may else 'положите'}{anew}"
        up_to = "до " if may and not one and not in_hand else ""
        what = f"свои фишки «{name}» из руки" if in_hand else f"{up_to}{fishki(count, name, up_to=bool(up_to), one=one)}"
        return f"{how} {what}{said_each(values, 'ru')} {places}"
    up_to = "up to " if may and not one and not in_hand else ""
    noun = name if count == 1 else many(name)
    what = a(name) if one else f"your {many(name)} from your hand" if in_hand else f"{up_to}{count} {noun}"
    return f"{'you may place' if may else 'place'} {what}{anew}{said_each(values, 'en')} {places}"


def _is_supply(values: Values) -> bool:
    """Return whether as many are placed as there are."""
    each = values.get("each")
    return each is not None and each.word.name == "supply" and each.value == values["marker"] and not each.more


def _say_supply(values: Values, language: str) -> str:
    name, places = called(values["marker"], language), _said_places(values, language, one=False)
    if values.get("optional"):
        return pick(language, f"you may place {many(name)} {places}", f"можно положить сколько угодно фишек «{name}» {places}")
    return pick(language, f"place all {many(name)} of the supply {places}", f"положите все фишки «{name}» из запаса {places}")


def fishki(count: int, name: str, *, up_to: bool = False, one: bool = False) -> str:
    """Return markers in the Russian accusative: `фишку «герой»`, `2 фишки «герой»`, after `до` in the genitive."""
    forms = ("фишки", "фишек", "фишек") if up_to else ("фишку", "фишки", "фишек")
    noun = plural("ru", count, forms)
    return f"{noun} «{name}»" if one else f"{count} {noun} «{name}»"


def _said_places(values: Values, language: str, *, one: bool) -> str:
    """Return where markers are placed: `in one of your regions`."""
    if [(one.word.name, one.value) for one in values.get("where", ())] in ([], [("own", True)]):
        return pick(
            language, f"in {'one of ' if one else ''}your regions", f"в {'одну из своих областей' if one else 'свои области'}"
        )
    form = (ONE if one else IN) if language == "en" else (EACH if one else ALL)
    return pick(language, "in ", "в ") + said_of(values["where"], language, form)


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
        if language == "en" and "{n}" not in en:
            name = all_of(values["marker"])
        name = many(name) if language == "en" and count > 1 else name
        where = f" {pick(language, 'in', 'в')} {said_of(values['where'], language, IN)}" if "where" in values else ""
        return pick(language, en, ru).format(name, n=count, fishki=fishki(count, name)) + where + said_each(values, language)

    return say


def _say_discard(values: Values, language: str) -> str:
    name, said = called(values["marker"], language), values.get("where", ())
    where = pick(language, f" in {said_of(said, 'en', IN)}", f" из {said_of(said, 'ru', NOT)}") if said else ""
    if [(one.word.name, one.value) for one in said] == [("here", True)]:
        where = pick(language, " there", " оттуда")
    return pick(language, f"put your {all_of(values['marker'])}{where} away", f"уберите свои фишки «{name}»{where}")


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
        _say_discard,
    ),
    Word(
        "stock",
        Fields({"marker": NAME, **COUNT, **IF_FIELD}),
        "Markers from the supply to the owner's hand.",
        _stock,
        _say_marker("take {n} {} in hand", "возьмите в руку {fishki}"),
    ),
)
