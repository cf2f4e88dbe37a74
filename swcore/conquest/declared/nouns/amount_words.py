"""What can be counted: regions, conquests, tokens, markers, groups, and numbers that a piece has noted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from swcore.authoring.shapes import Whole, Yes
from swcore.authoring.words import Field, Fields, Said, Word
from swcore.conquest.declared.nouns import phrases
from swcore.conquest.declared.nouns.amounts import AMOUNT, Unit, of_regions
from swcore.conquest.declared.nouns.counted import TOKEN
from swcore.conquest.declared.nouns.facts import Facts, Number, Of
from swcore.conquest.declared.nouns.where import FILTERS, filters, of_army, traits
from swcore.conquest.position.army import Army
from swcore.conquest.position.view import View

Values = Mapping[str, Any]


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


DEFENDERS = (
    "оборонявшийся от вас в этот ход жетон",
    "оборонявшихся от вас в этот ход жетона",
    "оборонявшихся от вас в этот ход жетонов",
)


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


def thing(name: str, doc: str, count: Number, en: tuple[str, str], ru: tuple[str, str, str, str], *, he: bool = False) -> Word:
    """Return a word for a thing that is counted, which takes no value but true.

    Args:
        name: the word.
        doc: what it says.
        count: counts it.
        en, ru, he: as for `unit`.
    """
    return Word(name, Yes(), doc, simple(count), unit(en, ru, he=he))


AMOUNT.add(
    Word(
        "regions",
        FILTERS,
        "Regions of the map that fit, whoever holds them.",
        lambda said, of: (lambda mask: lambda view, army, facts: mask(view, army, facts).bit_count())(filters(said, of)),
        lambda said: of_regions(traits(said)),
    ),
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
    thing(
        "sent",
        "Tokens of other races that the army has sent to the tray in this turn.",
        _sent,
        ("token of another race sent to the tray this turn", "tokens of other races sent to the tray this turn"),
        (
            "чужой жетон, ушедший в этот ход в запас",
            "ушедший в этот ход в запас чужой жетон",
            "ушедших в этот ход в запас чужих жетона",
            "ушедших в этот ход в запас чужих жетонов",
        ),
        he=True,
    ),
    thing(
        "groups",
        "Connected groups of regions that the army holds.",
        _groups,
        ("connected group of your regions", "connected groups of your regions"),
        (
            "связную группу ваших областей",
            "связная группа ваших областей",
            "связные группы ваших областей",
            "связных групп ваших областей",
        ),
    ),
    thing(
        "islands",
        "Islands on which the army holds a region.",
        lambda view, army, facts: sum(bool(army.regions & part) for part in view.ground.parts),
        ("island on which you hold a region", "islands on which you hold a region"),
        (
            "остров, где у вас есть область",
            "остров с вашей областью",
            "острова с вашими областями",
            "островов с вашими областями",
        ),
        he=True,
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
            {
                "en": ("token that defended what you conquered this turn", "tokens that defended what you conquered this turn"),
                "ru": DEFENDERS,
            },
            he=True,
        ),
    ),
    thing(
        "spare",
        "Tokens on the map beyond one in each region.",
        lambda view, army, facts: max(0, army.placed - view.held(army)),
        ("token beyond one in each region", "tokens beyond one in each region"),
        ("жетон сверх одного в области", "лишний жетон", "лишних жетона", "лишних жетонов"),
        he=True,
    ),
)
