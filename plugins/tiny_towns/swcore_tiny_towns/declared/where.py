"""Words for squares and for what stands on them: a `where` is an object of filters, all of which hold."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from swcore.authoring import Flag, Keyed, Letters, Many, Named, Said, Vocabulary
from swcore_tiny_towns.declared import phrases
from swcore_tiny_towns.declared.at import FED, At, Mask, Of, add
from swcore_tiny_towns.declared.known import CARD, SELF, TYPE
from swcore_tiny_towns.declared.phrases import Pair, Trait
from swcore_tiny_towns.position.squares import ALL, COLUMN, NEAR, RING, ROW, squares_of

WHERE = Vocabulary("where", {"en": "word for squares", "ru": "слово о клетках"})
FILTERS = Keyed(WHERE)
Me = Mapping[str, str]  # the name of the asking piece by language, and its `type`


LINE = tuple(row | column for row, column in zip(ROW, COLUMN, strict=True))


def filters(said: tuple[Said, ...], of: Of) -> Mask:
    """Return what gives the mask of the squares that pass all filters."""
    made: list[Mask] = [one.make(of) for one in said]
    if len(made) == 1:
        return made[0]
    first, *rest = made

    def all_of(at: At) -> int:
        mask = first(at)
        for one in rest:
            mask &= one(at)
        return mask

    return all_of


def traits(said: tuple[Said, ...], me: Me) -> list[Trait]:
    """Return how filters read."""
    return [one.say(me) for one in said]


def reached(table: tuple[int, ...], mask: int) -> int:
    """Return the squares that a table of masks leads to from some squares."""
    found = 0
    for square in squares_of(mask):
        found |= table[square]
    return found


def of_types(town: Any, types: tuple[str, ...], *, counted: bool) -> int:
    """Return the mask of the buildings of some types: by what they count as, or by their symbols."""
    if not counted:
        return sum(town.of_type(type) for type in types)
    return sum(mask for id, mask in town.cards.items() if town.pieces[id].counts[0] in types)


def _type(types: tuple[str, ...], of: Of) -> Mask:
    counted = of.scoring
    return lambda at: of_types(at.town, types, counted=counted)


def _say_type(types: tuple[str, ...], me: Me) -> Trait:
    nouns = {"cottage": phrases.COTTAGE, "monument": phrases.MONUMENT}
    own = nouns.get(types[0]) if len(types) == 1 else None
    mine = me.get("type") in types
    return Trait(noun=own, own=mine) if own else Trait(stems=tuple(phrases.COLOURS[type] for type in types), own=mine)


def _card(cards: tuple[str, ...], of: Of) -> Mask:
    ids = tuple(of.id if card == SELF else str(card) for card in cards)
    return lambda at: sum(at.town.of_card(id) for id in ids)


def _say_card(cards: tuple[Named, ...], me: Me) -> Trait:
    names = [phrases.called(me if card == SELF else name_of(card)) for card in cards]
    en = tuple(phrases.listed([noun.en[number] for noun in names], "en") for number in (0, 1))
    ru = [phrases.listed([noun.ru[form] for noun in names], "ru") for form in range(4)]
    return Trait(noun=phrases.Noun((en[0], en[1]), (ru[0], ru[1], ru[2], ru[3]), "n"), own=SELF in cards)


def name_of(card: Named) -> dict[str, str]:
    """Return the name of a card by language, made from its id where it has none."""
    return {"en": card.partition(".")[2].replace("_", " ").title(), **card.names}


def _chosen(name: str, of: Of) -> Mask:
    return lambda at: at.town.of_card(at.town.note(of.id, name, ""))


def _from(table: tuple[int, ...]) -> Callable[[tuple[Said, ...], Of], Mask]:
    """Return the maker of a word for the squares that a table of masks leads to from what fits."""

    def make(said: tuple[Said, ...], of: Of) -> Mask:
        inner = filters(said, of)
        return lambda at: reached(table, inner(at))

    return make


def _say_from(en: str, ru: str) -> Callable[[tuple[Said, ...], Me], Trait]:
    def say(said: tuple[Said, ...], me: Me) -> Trait:
        found = traits(said, me)
        things = phrases.an(phrases.things(found, "en", phrases.ONE)), phrases.things(found, "ru", phrases.ONE)
        return Trait(after=(_with(f"{en} {things[0]}", found, "en"), _with(f"{ru} {things[1]}", found, "ru")), placed=True)

    return say


def _with(told: str, found: list[Trait], language: str) -> str:
    return f"{told} {phrases.behind(found, language)}".strip()


def is_so(yes: Pair, no: Pair = ("", "")) -> Callable[[bool, Me], Trait]:
    """Return what says a word with true or false as an adjective."""
    return lambda value, me: Trait(stems=(yes if value else no,))


def _not(said: tuple[Said, ...], of: Of) -> Mask:
    inner = filters(said, of)
    return lambda at: ALL & ~inner(at)


def _say_not(said: tuple[Said, ...], me: Me) -> Trait:
    found = traits(said, me)
    stems = [pair for one in found for pair in one.stems]
    noun = phrases.noun_of(found, phrases.BUILDING)
    en = phrases.listed([en for en, _ in stems], "en", last="and") if stems else noun.en[1]
    ru = phrases.listed([phrases.adjective(ru, phrases.MANY, "n") for _, ru in stems], "ru", last="and") if stems else noun.ru[2]
    return Trait(after=(_with(f"other than {en}", found, "en"), _with(f", кроме {ru}", found, "ru")), apart=True)


def _any(groups: tuple[tuple[Said, ...], ...], of: Of) -> Mask:
    made = [filters(one, of) for one in groups]

    def any_of(at: At) -> int:
        mask = 0
        for one in made:
            mask |= one(at)
        return mask

    return any_of


def _say_any(groups: tuple[tuple[Said, ...], ...], me: Me) -> Trait:
    found = [traits(one, me) for one in groups]
    if not any(one.stems or one.noun for several in found for one in several):  # it is only said where
        places = [phrases.listed([phrases.behind(one, language) for one in found], language) for language in phrases.LANGUAGES]
        return Trait(after=(places[0], places[1]), placed=True)
    told = []
    for language in phrases.LANGUAGES:
        things = [_with(phrases.things(one, language, phrases.MANY), one, language) for one in found]
        told.append(phrases.listed(things, language, last="and"))
    return Trait(after=(f"among {told[0]}", f"из числа {told[1]}"), placed=True)


add(WHERE, "type", Many(TYPE), "With a building of this type, or of one of several.", _type, _say_type)
add(WHERE, "card", Many(CARD), "With a building of this card, by its id; self for this one.", _card, _say_card)
add(
    WHERE,
    "chosen",
    Letters(24),
    "With a building of the card that the owner chose under this name (ask).",
    _chosen,
    lambda name, me: Trait(after=("of the card that you chose", "выбранной вами карты")),
)
add(
    WHERE,
    "fed",
    Flag(),
    "With a building that is fed; false for those that are not.",
    lambda yes, of: (lambda at: at.fed) if yes else (lambda at: ALL & ~at.fed),
    is_so(("fed", "накормленн"), ("unfed", "ненакормленн")),
    FED,
)
for _name, _table, _en, _ru, _doc in (
    ("next_to", NEAR, "next to", "там, где рядом есть", "That share a side with what fits."),
    ("close_to", RING, "on the squares around", "там, где рядом или наискосок есть", "The up to eight squares around what fits."),
    ("in_line_with", LINE, "in the row or column of", "там, где в той же строке или столбце есть", "In a line with what fits."),
):
    add(WHERE, _name, FILTERS, _doc, _from(_table), _say_from(_en, _ru))
add(WHERE, "not", FILTERS, "All but these squares.", _not, _say_not)
add(WHERE, "any", Many(FILTERS, single=False), "In one of these groups at least.", _any, _say_any)
