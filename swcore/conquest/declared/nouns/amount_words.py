"""What can be counted: regions, conquests, tokens, markers, groups, and numbers that a piece has noted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from swcore.authoring.shapes import Choice, Flag, Whole, Yes
from swcore.authoring.words import Field, Fields, Said, Word
from swcore.conquest.declared.nouns import phrases
from swcore.conquest.declared.nouns.amounts import AMOUNT, Unit, of_regions
from swcore.conquest.declared.nouns.counted import TOKEN
from swcore.conquest.declared.nouns.facts import Facts, Number, Of
from swcore.conquest.declared.nouns.known import A_WAY, TAG, of_people
from swcore.conquest.declared.nouns.phrases import Trait
from swcore.conquest.declared.nouns.victims import VICTIMS, say_victim, victim
from swcore.conquest.declared.nouns.where import FILTERS, filters, of_army, traits
from swcore.conquest.position.army import Army
from swcore.conquest.position.view import View

Values = Mapping[str, Any]


CONQUESTS = Fields(
    {
        "occupied": Field(Flag(), "Only regions that were occupied; false for those that were empty."),
        "from": Field(Choice(tuple(VICTIMS)), "Only regions taken from an army of this sort."),
        "people": Field(TAG, "Only regions taken from a race with this tag."),
        "where": Field(FILTERS, "Only regions that fit."),
        "way": Field(A_WAY, "Only those by this way of conquest."),
        "by": Field(Choice(("army", "seat")), "Whose: the army's, or those of all armies of its seat."),
    }
)


TAKEN = Trait(after="you conquered this turn", stem="захваченн", rest="вами в этот ход")


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
        found.append(of_people(values["people"]))
    return of_regions([*found, TAKEN])


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


def _inside(said: tuple[Said, ...], language: str) -> str:
    """Return the regions of the army in which tokens are counted."""
    return phrases.regions(traits(of_army(said)), language, phrases.IN)


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


DEFENDERS = ("оборонявшийся жетон", "оборонявшихся жетона", "оборонявшихся жетонов")


def _groups(view: View, army: Army, facts: Facts) -> int:
    left, count = army.regions, 0
    while left:
        found, grown = 0, left & -left
        while grown != found:
            found, grown = grown, (grown | view.around(grown)) & left
        left &= ~found
        count += 1
    return count


def simple(count: Number) -> Callable[[Any, Of], Number]:
    """Return the maker of a word without a value of its own."""
    return lambda value, of: count


AMOUNT.add(
    Word(
        "regions",
        FILTERS,
        "Regions of the map that fit, whoever holds them.",
        lambda said, of: (lambda mask: lambda view, army, facts: mask(view, army, facts).bit_count())(filters(said, of)),
        lambda said: of_regions(traits(said)),
    ),
    Word("conquests", CONQUESTS, "Conquests of the army in this turn; {} for all.", _conquests, _say_conquests),
    Word(
        "tokens",
        FILTERS,
        "Tokens of the army in its regions that fit.",
        _tokens,
        lambda said: Unit(
            {"en": f"token in your {_inside(said, 'en')}", "ru": f"жетон в ваших {_inside(said, 'ru')}"},
            {
                "en": tuple(f"{word} in your {_inside(said, 'en')}" for word in TOKEN["en"]),
                "ru": tuple(f"{word} в ваших {_inside(said, 'ru')}" for word in TOKEN["ru"]),
            },
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
            (
                "чужой жетон, ушедший в этот ход в запас",
                "чужой жетон, ушедший в этот ход в запас",
                "чужих жетона, ушедших в этот ход в запас",
                "чужих жетонов, ушедших в этот ход в запас",
            ),
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
            (
                "связную группу ваших областей",
                "связная группа ваших областей",
                "связные группы ваших областей",
                "связных групп ваших областей",
            ),
        ),
    ),
    Word(
        "islands",
        Yes(),
        "Islands on which the army holds a region.",
        simple(lambda view, army, facts: sum(bool(army.regions & part) for part in view.ground.parts)),
        unit(
            ("island on which you hold a region", "islands on which you hold a region"),
            (
                "остров, где у вас есть область",
                "остров, где у вас есть область",
                "острова, где у вас есть область",
                "островов, где у вас есть область",
            ),
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
            {"en": ("token that defended", "tokens that defended"), "ru": DEFENDERS},
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
)
