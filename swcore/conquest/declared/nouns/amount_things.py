"""What can be counted besides regions and conquests: markers, tokens off the map, coins, rounds, notes."""

from __future__ import annotations

from swcore.authoring.common import SLUG
from swcore.authoring.compounds import Either, Named
from swcore.authoring.shapes import Choice, Yes
from swcore.authoring.words import Field, Fields, Word
from swcore.conquest.declared.nouns.amount_words import Values, _same, simple, thing, unit
from swcore.conquest.declared.nouns.amounts import AMOUNT, Unit
from swcore.conquest.declared.nouns.card import quoted_word
from swcore.conquest.declared.nouns.facts import Facts, Number, Of
from swcore.conquest.declared.nouns.known import MARKER, called
from swcore.conquest.declared.nouns.phrases import many
from swcore.conquest.declared.nouns.where import FILTERS, filters
from swcore.conquest.position.army import Army
from swcore.conquest.position.view import View


def _markers(value: str | Values, of: Of) -> Number:
    if isinstance(value, str):
        name = str(value)
        return lambda view, army, facts: view.count_marks(name, army)
    name, where = str(value["marker"]), filters(value["where"], of)
    return lambda view, army, facts: view.count_marks(name, army, where=where(view, army, facts))


def _things(en: str, ru: str, where_en: str, where_ru: str) -> Unit:
    """Return the unit of markers that lie somewhere."""
    several = tuple(f"{noun} «{ru}» {where_ru}" for noun in ("фишка", "фишки", "фишек"))
    each = {"en": f"{en} {where_en}", "ru": f"фишку «{ru}» {where_ru}"}
    return Unit(each, {"en": (each["en"], f"{many(en)} {where_en}"), "ru": several})


def _say_markers(value: Named | Values) -> Unit:
    word: Named = value if isinstance(value, Named) else value["marker"]
    en, ru = called(word, "en"), called(word, "ru")
    return _things(en, ru, "on the map", "на карте")


def _store(value: str | Values, of: Of) -> Number:
    name = value if isinstance(value, str) else value["name"]
    key, game = f"{of.id}.{name}", not isinstance(value, str) and value.get("for") == "game"
    return lambda view, army, facts: int(view.recall(None if game else army, key, 0) or 0)


def _say_store(value: str | Values) -> Unit:
    name = value if isinstance(value, str) else value["name"]
    here, ru = quoted_word(name, "en"), quoted_word(name, "ru")
    en, many_ru = f"{here} counted", f"отметок {ru}"
    return Unit({"en": en, "ru": f"отметку {ru}"}, _same(en, many_ru), value={"en": here, "ru": ru})


def _declines(view: View, army: Army, facts: Facts) -> int:
    return sum(one.declined and one.seat is not None for one in view.armies)


STORE = Fields(
    {
        "name": Field(SLUG, "The name of the note.", needed=True),
        "for": Field(Choice(("army", "game")), "Whose note: the army's, or the game's.", needed=True),
    }
)


MARKED = Fields({"marker": Field(MARKER, "The marker.", needed=True), "where": Field(FILTERS, "Where it lies.", needed=True)})


AMOUNT.add(
    Word("markers", Either(MARKER, MARKED), "Markers of the army that lie on the map.", _markers, _say_markers),
    Word(
        "stock",
        MARKER,
        "Markers in the hand of the army's owner.",
        lambda name, of: (lambda id: lambda view, army, facts: army.stock.get(id, 0))(str(name)),
        lambda name: _things(called(name, "en"), called(name, "ru"), "in hand", "в руке"),
    ),
    Word(
        "supply",
        MARKER,
        "Markers in the supply.",
        lambda name, of: (lambda id: lambda view, army, facts: view.supply(id))(str(name)),
        lambda name: _things(called(name, "en"), called(name, "ru"), "in the supply", "в запасе"),
    ),
    Word(
        "store",
        Either(SLUG, STORE),
        "A number that the piece has noted.",
        _store,
        _say_store,
    ),
    Word(
        "pool",
        SLUG,
        "Tokens that the piece has put by in a pool.",
        lambda name, of: (lambda key: lambda view, army, facts: army.pools.get(key, 0))(f"{of.id}.{name}"),
        unit(
            ("token you put by", "tokens you put by"),
            ("отложенный жетон", "отложенный жетон", "отложенных жетона", "отложенных жетонов"),
            he=True,
        ),
    ),
    Word(
        "round",
        Yes(),
        "The number of the round.",
        simple(lambda view, army, facts: view.round),
        lambda value: Unit(
            {"en": "round so far", "ru": "прошедший раунд"},
            {"en": ("round so far", "rounds so far"), "ru": ("прошедший раунд", "прошедших раунда", "прошедших раундов")},
            he=True,
            value={"en": "the number of the round", "ru": "номер раунда"},
        ),
    ),
    thing(
        "hand",
        "Tokens in hand.",
        lambda view, army, facts: army.hand,
        ("token in hand", "tokens in hand"),
        ("жетон в руке", "жетон в руке", "жетона в руке", "жетонов в руке"),
        he=True,
    ),
    thing(
        "tray",
        "Tokens of the race in the tray.",
        lambda view, army, facts: view.tray(army.race),
        ("token of yours in the tray", "tokens of yours in the tray"),
        ("ваш жетон в запасе", "ваш жетон в запасе", "ваших жетона в запасе", "ваших жетонов в запасе"),
        he=True,
    ),
    thing(
        "coins",
        "Coins of the seat.",
        lambda view, army, facts: view.coins(army),
        ("coin of yours", "coins of yours"),
        ("вашу монету", "ваша монета", "ваши монеты", "ваших монет"),
    ),
    thing(
        "races_in_decline",
        "Races in decline, of all players.",
        _declines,
        ("race in decline", "races in decline"),
        ("угасший народ", "угасший народ", "угасших народа", "угасших народов"),
        he=True,
    ),
    Word(
        "number",
        Yes(),
        "The number that the moment is about: the pips of a die, a chosen amount, tokens that left.",
        simple(lambda view, army, facts: facts.number),
        lambda value: Unit(
            {"en": "of them", "ru": "из них"}, _same("of them", "из них"), value={"en": "the number", "ru": "число"}
        ),
    ),
)
