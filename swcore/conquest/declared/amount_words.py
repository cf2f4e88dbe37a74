"""What can be counted: regions, conquests, tokens, markers, groups, and numbers that a piece has noted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from swcore.authoring.common import SLUG
from swcore.authoring.shapes import Choice, Either, Flag, Named, Whole, Yes
from swcore.authoring.words import Field, Fields, Said, Word
from swcore.conquest.declared.amounts import AMOUNT, Unit, of_regions
from swcore.conquest.declared.facts import Facts, Number, Of
from swcore.conquest.declared.known import MARKER, TAG, called
from swcore.conquest.declared.phrases import Trait
from swcore.conquest.declared.victims import VICTIMS, say_victim, victim
from swcore.conquest.declared.where import FILTERS, filters, traits
from swcore.conquest.position.state import Army
from swcore.conquest.position.view import View

Values = Mapping[str, Any]
CONQUESTS = Fields(
    {
        "occupied": Field(Flag(), "Only regions that were occupied; false for those that were empty."),
        "from": Field(Choice(tuple(VICTIMS)), "Only regions taken from an army of this sort."),
        "people": Field(TAG, "Only regions taken from a race with this tag."),
        "where": Field(FILTERS, "Only regions that fit."),
        "way": Field(SLUG, "Only those by this way of conquest."),
        "by": Field(Choice(("army", "seat")), "Whose: the army's, or those of all armies of its seat."),
    }
)
TAKEN = Trait(after="conquered this turn", stem="захваченн", rest="в этот ход")


def _conquests(values: Values, of: Of) -> Number:
    if not values.keys() - {"occupied"}:
        occupied = values.get("occupied")
        if occupied is None:
            return lambda view, army, facts: view.conquered(army)
        if occupied:
            return lambda view, army, facts: view.conquered(army, non_empty=True)
    occupied, way, tag = values.get("occupied"), values.get("way"), values.get("people")
    sort = victim(values["from"]) if "from" in values else None
    where = filters(values["where"], of) if "where" in values else None
    of_seat = values.get("by") == "seat"  # the record of a turn holds the conquests of one seat

    def count(view: View, army: Army, facts: Facts) -> int:
        mask = -1 if where is None else where(view, army, facts)
        found = 0
        for one in view.conquests:
            if not (of_seat or one.army == army.id) or not mask >> one.region & 1:
                continue
            if (occupied is None or one.non_empty is occupied) and (way is None or one.mode == way):
                fits = sort is None or sort(one, army)
                found += fits and (tag is None or (bool(one.victim_race) and tag in view.tags(one.victim_race)))
        return found

    return count


def _say_conquests(values: Values) -> Unit:
    found = list(traits(values.get("where", ())))
    if "occupied" in values:
        found.insert(0, Trait(before="non-empty", stem="непуст") if values["occupied"] else Trait(before="empty", stem="пуст"))
    if "from" in values:
        found.append(say_victim(values["from"]))
    if "people" in values:
        from swcore.conquest.declared.where_units import people

        found.append(people(values["people"]))
    return of_regions([*found, TAKEN])


def _markers(value: str | Values, of: Of) -> Number:
    if isinstance(value, str):
        name = str(value)
        return lambda view, army, facts: view.count_marks(name, army)
    name, where = str(value["marker"]), filters(value["where"], of)
    return lambda view, army, facts: view.count_marks(name, army, where=where(view, army, facts))


def _say_markers(value: Named | Values) -> Unit:
    word: Named = value if isinstance(value, Named) else value["marker"]
    en, ru = called(word, "en"), called(word, "ru")
    return Unit({"en": f"{en} on the map", "ru": f"фишку «{ru}» на карте"}, _same(f"{en} on the map", f"фишек «{ru}» на карте"))


def _same(en: str, ru: str) -> dict[str, tuple[str, ...]]:
    return {"en": (en,), "ru": (ru,)}


def unit(en: tuple[str, str], ru: tuple[str, str, str, str], *, he: bool = False) -> Callable[[Any], Unit]:
    """Return what says a word for a thing: English for one and several, Russian in the accusative and after 1, 2 and 5."""
    found = Unit({"en": en[0], "ru": ru[0]}, {"en": en, "ru": ru[1:]}, he)
    return lambda value: found


def _tokens(said: tuple[Said, ...], of: Of) -> Number:
    inner = filters(said, of)

    def tokens(view: View, army: Army, facts: Facts) -> int:
        return sum(view.tokens(region) for region in view.ground.bits(army.regions & inner(view, army, facts)))

    return tokens


def _sent(view: View, army: Army, facts: Facts) -> int:
    return sum(count for race, count in view.sent(army) if race != army.race)


def _defeated(values: Values, of: Of) -> Number:
    least = values.get("least", 0)

    def count(view: View, army: Army, facts: Facts) -> int:
        won = (one.defenders for one in view.conquests if one.army == army.id)
        return sum(number for number in won if number >= least)

    return count


def _at_least(values: Values, language: str) -> str:
    if "least" not in values:
        return ""
    return {"en": f", where there were at least {values['least']}", "ru": f", где их было не менее {values['least']}"}[language]


def _groups(view: View, army: Army, facts: Facts) -> int:
    left, count = army.regions, 0
    while left:
        found, grown = 0, left & -left
        while grown != found:
            found, grown = grown, (grown | view.around(grown)) & left
        left &= ~found
        count += 1
    return count


def _store(value: str | Values, of: Of) -> Number:
    name = value if isinstance(value, str) else value["name"]
    key, game = f"{of.id}.{name}", not isinstance(value, str) and value.get("for") == "game"
    return lambda view, army, facts: int(view.recall(None if game else army, key, 0) or 0)


def _say_store(value: str | Values) -> Unit:
    name = value if isinstance(value, str) else value["name"]
    readable = name.replace("_", " ")
    return Unit({"en": f"“{readable}” counted", "ru": f"отметку «{name}»"}, _same(f"“{readable}” counted", f"отметок «{name}»"))


def _declines(value: bool, of: Of) -> Number:
    return lambda view, army, facts: sum(one.declined and one.seat is not None for one in view.armies)


def simple(count: Number) -> Callable[[Any, Of], Number]:
    """Return the maker of a word without a value of its own."""
    return lambda value, of: count


STORE = Fields(
    {
        "name": Field(SLUG, "The name of the note.", needed=True),
        "for": Field(Choice(("army", "game")), "Whose note: the army's, or the game's.", needed=True),
    }
)
MARKED = Fields({"marker": Field(MARKER, "The marker.", needed=True), "where": Field(FILTERS, "Where it lies.", needed=True)})
AMOUNT.add(
    Word(
        "regions",
        FILTERS,
        "Regions of the map that fit, whoever holds them.",
        lambda said, of: (lambda mask: lambda view, army, facts: mask(view, army, facts).bit_count())(filters(said, of)),
        lambda said: of_regions(traits(said)),
    ),
    Word("conquests", CONQUESTS, "Conquests of the army in this turn; {} for all.", _conquests, _say_conquests),
    Word("markers", Either(MARKER, MARKED), "Markers of the army that lie on the map.", _markers, _say_markers),
    Word(
        "stock",
        MARKER,
        "Markers in the hand of the army's owner.",
        lambda name, of: (lambda id: lambda view, army, facts: army.stock.get(id, 0))(str(name)),
        lambda name: Unit(
            {"en": f"{called(name, 'en')} in hand", "ru": f"фишку «{called(name, 'ru')}» в руке"},
            _same(f"{called(name, 'en')} in hand", f"фишек «{called(name, 'ru')}» в руке"),
        ),
    ),
    Word(
        "supply",
        MARKER,
        "Markers in the supply.",
        lambda name, of: (lambda id: lambda view, army, facts: view.supply(id))(str(name)),
        lambda name: Unit(
            {"en": f"{called(name, 'en')} in the supply", "ru": f"фишку «{called(name, 'ru')}» в запасе"},
            _same(f"{called(name, 'en')} in the supply", f"фишек «{called(name, 'ru')}» в запасе"),
        ),
    ),
    Word(
        "tokens",
        FILTERS,
        "Tokens of the army in its regions that fit.",
        _tokens,
        lambda said: Unit(
            {
                "en": f"token in your {of_regions(traits(said)).several['en'][1]}",
                "ru": f"жетон ({of_regions(traits(said)).several['ru'][1]})",
            },
            {"en": ("token", "tokens"), "ru": ("жетон", "жетона", "жетонов")},
            he=True,
        ),
    ),
    Word(
        "sent",
        Yes(),
        "Tokens of other races that the army has sent to the tray in this turn.",
        simple(_sent),
        unit(
            ("token of another race sent to the tray this turn", "tokens of other races sent to the tray this turn"),
            ("чужой жетон, ушедший в этот ход в запас", "чужой жетон", "чужих жетона", "чужих жетонов"),
            he=True,
        ),
    ),
    Word(
        "groups",
        Yes(),
        "Connected groups of regions that the army holds.",
        simple(_groups),
        unit(
            ("connected group of your regions", "connected groups of your regions"),
            ("связную группу ваших областей", "группа", "группы", "групп"),
        ),
    ),
    Word(
        "store",
        Either(SLUG, STORE),
        "A number that the piece has noted.",
        _store,
        _say_store,
    ),
    Word(
        "round",
        Yes(),
        "The number of the round.",
        simple(lambda view, army, facts: view.round),
        unit(("round so far", "rounds so far"), ("прошедший раунд", "раунд", "раунда", "раундов"), he=True),
    ),
    Word(
        "hand",
        Yes(),
        "Tokens in hand.",
        simple(lambda view, army, facts: army.hand),
        unit(("token in hand", "tokens in hand"), ("жетон в руке", "жетон", "жетона", "жетонов"), he=True),
    ),
    Word(
        "islands",
        Yes(),
        "Islands on which the army holds a region.",
        simple(lambda view, army, facts: sum(bool(army.regions & part) for part in view.ground.parts)),
        unit(
            ("island on which you hold a region", "islands on which you hold a region"),
            ("остров, где у вас есть область", "остров", "острова", "островов"),
            he=True,
        ),
    ),
    Word(
        "defeated",
        Fields({"least": Field(Whole(1, 9), "Only of regions with at least so many.")}),
        "Tokens that defended the regions which the army has conquered in this turn; {} for all.",
        _defeated,
        lambda values: Unit(
            {
                "en": f"token that defended a region you conquered this turn{_at_least(values, 'en')}",
                "ru": f"жетон, защищавший захваченную в этот ход область{_at_least(values, 'ru')}",
            },
            {"en": ("defender", "defenders"), "ru": ("жетон", "жетона", "жетонов")},
            he=True,
        ),
    ),
    Word(
        "spare",
        Yes(),
        "Tokens on the map beyond one in each region.",
        simple(lambda view, army, facts: max(0, army.placed - view.held(army))),
        unit(
            ("token beyond one in each region", "tokens beyond one in each region"),
            ("жетон сверх одного в области", "лишний жетон", "лишних жетона", "лишних жетонов"),
            he=True,
        ),
    ),
    Word(
        "tray",
        Yes(),
        "Tokens of the race in the tray.",
        simple(lambda view, army, facts: view.tray(army.race)),
        unit(
            ("of your tokens in the tray", "of your tokens in the tray"),
            ("ваш жетон в запасе", "жетон", "жетона", "жетонов"),
            he=True,
        ),
    ),
    Word(
        "coins",
        Yes(),
        "Coins of the seat.",
        simple(lambda view, army, facts: view.coins(army)),
        unit(("of your coins", "of your coins"), ("вашу монету", "монета", "монеты", "монет")),
    ),
    Word(
        "races_in_decline",
        Yes(),
        "Races in decline, of all players.",
        _declines,
        unit(("race in decline", "races in decline"), ("угасший народ", "народ", "народа", "народов"), he=True),
    ),
    Word(
        "number",
        Yes(),
        "The number that the moment is about: the pips of a die, a chosen amount, tokens that left.",
        simple(lambda view, army, facts: facts.number),
        unit(("of them", "of them"), ("из них", "из них", "из них", "из них")),
    ),
)
