"""Effects on buildings: marks, buildings from the supply, buildings exchanged, and notes of numbers."""

from __future__ import annotations

from swcore.authoring import (
    Either,
    Field,
    Fields,
    Many,
    Said,
    Spot,
    Whole,
    Word,
    Yes,
)
from swcore.engine import Effect
from swcore_tiny_towns.declared import phrases
from swcore_tiny_towns.declared.amounts import AMOUNTS, amount, unit
from swcore_tiny_towns.declared.at import NEEDS, SQUARE, Acts, At, Of
from swcore_tiny_towns.declared.cubes import said_resources
from swcore_tiny_towns.declared.effects import EFFECT, NAME, Values, own
from swcore_tiny_towns.declared.known import CARD, SOME_RESOURCES, TYPE
from swcore_tiny_towns.declared.phrases import Pair
from swcore_tiny_towns.declared.where import Me, name_of
from swcore_tiny_towns.position import fx
from swcore_tiny_towns.position.squares import RESOURCES


def _mark(values: Values, of: Of) -> Acts:
    resources = values.get("resources", RESOURCES)

    def mark(at: At) -> list[Effect]:
        taken = at.town.marks(of.id) if "different" in values else ()
        return [fx.mark(at.town, at.square, [one for one in RESOURCES if one in resources and one not in taken])]

    return mark


def _say_mark(values: Values, me: Me) -> Pair:
    en, ru = ("a resource", "одним ресурсом")
    if "resources" in values:
        en, ru = (said_resources(values["resources"], language) for language in phrases.LANGUAGES)
        ru = f"одним из ресурсов {ru}"
    name = phrases.called(me)
    if "different" in values:
        en, ru = f"{en} that is on no other {name.en[0]} of yours", f"{ru}, которого нет на других ваших зданиях этой карты"
    return f"mark it with {en}", f"отметьте его {ru}"


def _cards(values: Values, at: At) -> list[str]:
    if "card" in values:
        return [str(card) for card in values["card"] if card in at.view.cards]
    types = values.get("type")
    return [card for card in at.view.cards if types is None or at.view.card(card).type in types]


def _place(values: Values, of: Of) -> Acts:
    def place(at: At) -> list[Effect]:
        cards = _cards(values, at)
        return [fx.place(at.town, own(at), cards)] if cards else []

    return place


def _which(values: Values) -> Pair:
    if "card" in values:
        names = [name_of(card) for card in values["card"]]
        en = phrases.listed([phrases.an(name["en"].lower()) for name in names], "en")
        return en, phrases.listed([f"здание «{name.get('ru', name['en'])}»" for name in names], "ru")
    if "type" in values:
        stems = [phrases.COLOURS[type] for type in values["type"]]
        en = phrases.an(phrases.listed([en for en, _ in stems], "en"))
        ru = phrases.listed([phrases.adjective(ru, phrases.ONE, "n") for _, ru in stems], "ru")
        return f"{en} building in play", f"{ru} здание из участвующих в игре"
    return "any building in play", "любое из участвующих в игре зданий"


def _say_place(values: Values, me: Me) -> Pair:
    en, ru = _which(values)
    return f"put {en} on an empty square of your town", f"поставьте {ru} на пустую клетку вашего города"


def _replace(values: Values, of: Of) -> Acts:
    times = values["times"]
    return lambda at: [fx.replace(at.town, at.square, times)]


def _say_replace(values: Values, me: Me) -> Pair:
    n = values["times"]
    things, forms = ("another building", "другое здание") if n == 1 else (f"up to {n} other buildings", f"до {n} других зданий")
    en = f"you may replace {things} of your town by {'a building' if n == 1 else 'buildings'} of other types"
    return en, f"можно заменить {forms} вашего города {'зданием другого типа' if n == 1 else 'зданиями других типов'}"


def _check_note(spot: Spot, values: Values) -> None:
    if sum(name in values for name in ("set", "add", "count")) != 1:
        spot.wrong("one-of", known="set, add, count")


def _note(values: Values, of: Of) -> Acts:
    name = values["name"]
    count = amount(values["count"], of) if "count" in values else None
    more = values.get("add")
    added = amount(more, of) if isinstance(more, Said) else lambda at: more

    def note(at: At) -> list[Effect]:
        if count is not None:
            return [fx.note(at.town, name, count(at))]
        value = values["set"] if "set" in values else at.town.note(of.id, name, 0) + added(at)
        return [fx.note(at.town, name, value)]

    return note


def _say_note(values: Values, me: Me) -> Pair:
    if "count" in values:
        one = unit(values["count"], me)
        return f"count the {one.of(phrases.MANY, 'en')}", f"сосчитайте, сколько {one.of(phrases.MANY, 'ru')}"
    if isinstance(values.get("add"), Said):
        one = unit(values["add"], me)
        return f"note {one.each('en').replace('for each', 'one for each', 1)}", f"запишите по одному {one.each('ru')}"
    if "set" in values:
        return f"note {values['set']} for {values['name']}", f"запишите {values['set']} ({values['name']})"
    return f"note {values['add']} more for {values['name']}", f"запишите ещё {values['add']} ({values['name']})"


EFFECT.add(
    Word(
        "mark",
        Fields(
            {
                "resources": Field(SOME_RESOURCES, "Those to choose from; all when left out."),
                "different": Field(Yes(), "One that lies on no other building of the card."),
            }
        ),
        "The owner chooses a resource that lies on the building from now on.",
        _mark,
        _say_mark,
    ),
    Word(
        "place",
        Fields(
            {
                "type": Field(Many(TYPE), "Of these types; any in play when left out."),
                "card": Field(Many(CARD), "Of these cards, where they are in play."),
            }
        ),
        "The owner puts a building from the supply on an empty square.",
        _place,
        _say_place,
    ),
    Word(
        "replace",
        Fields({"times": Field(Whole(1, 4), "How many buildings at most.", needed=True)}),
        "The owner may exchange other buildings for ones of other types in play.",
        _replace,
        _say_replace,
    ),
    Word(
        "note",
        Fields(
            {
                "name": Field(NAME, "What the number is called.", needed=True),
                "set": Field(Whole(-99, 99), "The number."),
                "add": Field(Either(Whole(-99, 99), AMOUNTS), "What is added to it, a number or an amount; it begins at 0."),
                "count": Field(AMOUNTS, "An amount, as it is now."),
            },
            _check_note,
        ),
        "Notes a number, which the amount `note` reads.",
        _note,
        _say_note,
    ),
)
NEEDS["mark"] = NEEDS["replace"] = (SQUARE,)  # a rule of no card has none
