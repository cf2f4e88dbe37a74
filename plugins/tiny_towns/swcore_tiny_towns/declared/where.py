"""Words for squares and for what stands on them: a `where` is an object of filters, all of which hold."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from swcore.authoring import Flag, Keyed, Letters, Many, Named, Said, Vocabulary, Yes
from swcore_tiny_towns.declared import phrases
from swcore_tiny_towns.declared.at import CUBES, FED, SQUARE, At, Mask, Of, add
from swcore_tiny_towns.declared.known import CARD, SELF, SOME_RESOURCES, TYPE
from swcore_tiny_towns.declared.phrases import Pair, Trait
from swcore_tiny_towns.position.patterns import SHIFTS
from swcore_tiny_towns.position.squares import ALL, CENTRE, COLUMN, CORNERS, NEAR, RING, ROW, squares_of

WHERE = Vocabulary("where", {"en": "word for squares", "ru": "слово о клетках"})
FILTERS = Keyed(WHERE)
Me = Mapping[str, str]  # the name of the asking piece by language, and its `type`
LINE = tuple(row | column for row, column in zip(ROW, COLUMN, strict=True))
DIAGONAL = tuple(ring & ~near for ring, near in zip(RING, NEAR, strict=True))


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
    ru = [phrases.listed([noun.ru[form] for noun in names], "ru") for form in (0, 1, 2)]
    return Trait(noun=phrases.Noun((en[0], en[1]), (ru[0], ru[1], ru[2]), "n"), own=SELF in cards)


def name_of(card: Named) -> dict[str, str]:
    """Return the name of a card by language, made from its id where it has none."""
    return {"en": card.partition(".")[2].replace("_", " ").title(), **card.names}


def _chosen(name: str, of: Of) -> Mask:
    return lambda at: at.town.of_card(at.town.note(of.id, name, ""))


def _next_to(said: tuple[Said, ...], of: Of) -> Mask:
    inner = filters(said, of)
    return lambda at: reached(NEAR, inner(at))


def _say_next_to(said: tuple[Said, ...], me: Me) -> Trait:
    found = traits(said, me)
    en = f"next to {phrases.an(phrases.things(found, 'en', phrases.ONE))}"
    ru = f"там, где рядом есть {phrases.things(found, 'ru', phrases.ONE)}"
    return Trait(after=(_with(en, found, "en"), _with(ru, found, "ru")), placed=True)


def _with(told: str, found: list[Trait], language: str) -> str:
    return f"{told} {phrases.behind(found, language)}".strip()


def _fixed(mask: int) -> Callable[[bool, Of], Mask]:
    def make(yes: bool, of: Of) -> Mask:
        found = mask if yes else ALL & ~mask
        return lambda at: found

    return make


def _from_here(table: tuple[int, ...]) -> Callable[[bool, Of], Mask]:
    return lambda yes, of: lambda at: table[at.square]


def _flag(mask: Mask) -> Callable[[bool, Of], Mask]:
    return lambda yes, of: mask if yes else lambda at: ALL & ~mask(at)


def _is_at(yes: Pair, no: Pair = ("", "")) -> Callable[[bool, Me], Trait]:
    return lambda value, me: Trait(after=yes if value else no, placed=True)


def _is(yes: Pair, no: Pair = ("", "")) -> Callable[[bool, Me], Trait]:
    return lambda value, me: Trait(stems=(yes if value else no,))


def _cube(resources: Any, of: Of) -> Mask:
    if resources is True:
        return lambda at: at.town.cubes
    shifts = [SHIFTS[one] for one in resources]
    return lambda at: sum(at.town.code >> shift & ALL for shift in shifts)


def _say_cube(resources: Any, me: Me) -> Trait:
    if resources is True:
        return Trait(noun=phrases.CUBE)
    pairs = [phrases.RESOURCES[one] for one in resources]
    en, ru = phrases.listed([en for en, _ in pairs], "en"), phrases.listed([f"«{ru}»" for _, ru in pairs], "ru")
    return Trait(noun=phrases.Noun((f"{en} cube", f"{en} cubes"), (f"кубик {ru}", f"кубика {ru}", f"кубиков {ru}")))


def _lying(town: Any) -> int:
    return sum(1 << square for square in squares_of(town.buildings) if town.lying(square))


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
    told = []
    for language in phrases.LANGUAGES:
        found = [traits(one, me) for one in groups]
        several = [_with(phrases.things(one, language, phrases.MANY), one, language) for one in found]
        told.append(phrases.listed(several, language, last="and"))
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
    _is(("fed", "накормленн"), ("unfed", "ненакормленн")),
    FED,
)
add(WHERE, "next_to", FILTERS, "That share a side with what fits.", _next_to, _say_next_to)
for _name, _table, _en, _ru, _doc in (
    ("beside", NEAR, "next to it", "рядом", "The squares that share a side with this building."),
    ("around", RING, "on the squares around it", "на клетках вокруг", "The up to eight squares around this building."),
    ("diagonal", DIAGONAL, "diagonally next to it", "наискосок", "The squares that share a corner alone with this one."),
    ("row", ROW, "in its row", "в той же строке", "The other squares of the row."),
    ("column", COLUMN, "in its column", "в том же столбце", "The other squares of the column."),
    ("line", LINE, "in its row or column", "в той же строке или столбце", "The other squares of the row and of the column."),
):
    add(WHERE, _name, Yes(), _doc, _from_here(_table), _is_at((_en, _ru)), SQUARE)
for _name, _mask, _yes, _no, _doc in (
    (
        "corner",
        CORNERS,
        ("on a corner square of your town", "в угловой клетке города"),
        ("not on a corner square", "не в угловой клетке"),
        "The four corners of the town; false for the others.",
    ),
    (
        "centre",
        CENTRE,
        ("on one of the 4 centre squares of your town", "на 4 центральных клетках города"),
        ("on the edge of your town", "на краю города"),
        "The four squares in the middle; false for the edge of the town.",
    ),
):
    add(WHERE, _name, Flag(), _doc, _fixed(_mask), _is_at(_yes, _no))
add(WHERE, "everywhere", Yes(), "Anywhere in the town.", _fixed(ALL), lambda yes, me: Trait())
add(
    WHERE,
    "empty",
    Flag(),
    "With neither a cube nor a building; false for the others.",
    _flag(lambda at: at.town.empty),
    _is(("empty", "пуст"), ("taken", "занят")),
)
add(
    WHERE,
    "building",
    Yes(),
    "With a building.",
    lambda yes, of: lambda at: at.town.buildings,
    lambda yes, me: Trait(noun=phrases.BUILDING),
)
add(WHERE, "cube", Yes(), "With a cube.", _cube, _say_cube, CUBES)
add(WHERE, "resource", SOME_RESOURCES, "With a cube of this resource, or of one of several.", _cube, _say_cube, CUBES)
add(
    WHERE,
    "holding",
    Flag(),
    "With a building on which a mark or a cube lies; false for those without.",
    _flag(lambda at: _lying(at.town)),
    lambda yes, me: (
        Trait(after=("with something on it", "на котором что-нибудь лежит"))
        if yes
        else Trait(after=("with nothing on it", "на котором ничего не лежит"))
    ),
)
add(WHERE, "not", FILTERS, "All but these squares.", _not, _say_not)
add(WHERE, "any", Many(FILTERS, single=False), "In one of these groups at least.", _any, _say_any)
