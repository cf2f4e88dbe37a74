"""Effects on squares: what lies on buildings, cubes and buildings that go or come, towns that are complete."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from swcore.authoring import Choice, Field, Fields, Whole, Word
from swcore.engine import Effect
from swcore_tiny_towns.declared import phrases
from swcore_tiny_towns.declared.amounts import OTHERS, WHOSE, seats_of
from swcore_tiny_towns.declared.at import Acts, At, Of
from swcore_tiny_towns.declared.effects import EFFECT
from swcore_tiny_towns.declared.known import RESOURCE, TYPE
from swcore_tiny_towns.declared.phrases import Pair
from swcore_tiny_towns.declared.where import FILTERS, Me, filters, traits
from swcore_tiny_towns.position import fx
from swcore_tiny_towns.position.pieces import MONUMENT
from swcore_tiny_towns.position.squares import SQUARES, squares_of

Values = Mapping[str, Any]
THING = phrases.Noun(("cubes and buildings",) * 2, ("кубики и здания",) * 4)
WHOSE_TOWN = Field(Choice(OTHERS), "In the town of the left or right neighbour, of both, or of all others; not while all build.")


def towns(values: Values, at: At) -> list[At]:
    """Return the towns that an effect is about: the own one, or those of others who still play."""
    if "in" not in values:
        return [at]
    seats = [seat for seat in seats_of(at.view, at.town.seat, values["in"]) if seat in at.view.active]
    return [At(at.view.town(seat), at.view, named=at.named) for seat in seats]


def _clear(values: Values, of: Of) -> Acts:
    where = filters(values["where"], of)

    def clear(at: At) -> list[Effect]:
        mask = where(at) & at.town.buildings
        return [fx.clear(at.town, square) for square in squares_of(mask) if at.town.lying(square)]

    return clear


def _say_clear(values: Values, me: Me) -> Pair:
    found = traits(values["where"], me)
    en, ru = (f"{phrases.things(found, one, phrases.MANY)} {phrases.placed(found, one)}" for one in phrases.LANGUAGES)
    return f"take everything off the {en}", f"снимите с {ru} всё, что на них лежит"


def _remove(values: Values, of: Of) -> Acts:
    where = filters(values["where"], of)

    most = values.get("most", len(SQUARES))

    def remove(at: At) -> list[Effect]:
        found: list[Effect] = []
        for there in towns(values, at):
            squares = squares_of(where(there) & (there.town.cubes | there.town.buildings))
            movable = [square for square in squares if square != there.square and not _stays(there, square)]
            found += [fx.remove(there.town, square) for square in movable[:most]]
        return found

    return remove


def _stays(at: At, square: int) -> bool:
    """Return whether a monument stands on a square."""
    card = at.town.card(square)
    return card is not None and card.type == MONUMENT


def _put(values: Values, of: Of) -> Acts:
    where = filters(values["where"], of)

    def put(at: At) -> list[Effect]:
        card = next((id for id in at.view.cards if at.view.card(id).type == values["type"]), None)
        squares = squares_of(where(at) & (at.town.empty | at.town.buildings))
        free = [square for square in squares if square != at.square and not _stays(at, square)]
        return [fx.put(at.town, square, card) for square in free] if card else []

    return put


def _say_put(values: Values, me: Me) -> Pair:
    found = traits(values["where"], me)
    en, ru = phrases.COLOURS[values["type"]]
    ru = phrases.adjective(ru, phrases.ALL, "n")
    things = [f"{phrases.things(found, one, phrases.ALL)} {phrases.placed(found, one)}" for one in phrases.LANGUAGES]
    return (
        f"put {en} buildings in play in the place of all {things[0]}",
        f"замените на {ru} здания, участвующие в игре, все {things[1]}",
    )


def _there(values: Values, me: Me) -> list[phrases.Trait]:
    found = traits(values["where"], me)
    return [*found, phrases.Trait(after=WHOSE[values["in"]], placed=True)] if "in" in values else found


def _say_remove(values: Values, me: Me) -> Pair:
    found = _there(values, me)
    usual = phrases.BUILDING if any(one.stems for one in found) else THING
    en, ru = (f"{phrases.things(found, one, phrases.ALL, usual)} {phrases.placed(found, one)}" for one in phrases.LANGUAGES)
    if "most" in values:
        n, gender = values["most"], phrases.noun_of(found, usual).gender
        en, ru = (
            phrases.things(found, one, phrases.ONE, usual) if n == 1 else phrases.several(n, found, one, usual)
            for one in phrases.LANGUAGES
        )
        first = phrases.adjective("перв", phrases.ONE if n == 1 else phrases.ALL, gender)
        return f"take off the first {en} {phrases.placed(found, 'en')}", f"снимите {first} {ru} {phrases.placed(found, 'ru')}"
    return f"take off all {en}", f"снимите все {ru}"


def _cube(values: Values, of: Of) -> Acts:
    where = filters(values["where"], of)
    resource = values["resource"]

    def cube(at: At) -> list[Effect]:
        return [
            fx.cube(there.town, square, resource)
            for there in towns(values, at)
            for square in squares_of(where(there) & there.town.empty)
        ]

    return cube


def _say_cube(values: Values, me: Me) -> Pair:
    found = [phrases.Trait(stems=(("empty", "пуст"),)), *phrases.of_squares(_there(values, me))]
    squares = [
        f"{phrases.things(found, language, phrases.ONE, phrases.PLACE)} {phrases.placed(found, language)}"
        for language in phrases.LANGUAGES
    ]
    en, ru = phrases.RESOURCES[values["resource"]]
    return f"put a {en} cube on every {squares[0]}", f"на каждую {squares[1]} поставьте кубик «{ru}»"


def _complete(values: Values, of: Of) -> Acts:
    return lambda at: [fx.complete(there.town) for there in towns(values, at)]


def _say_complete(values: Values, me: Me) -> Pair:
    if "in" not in values:
        return "your town is complete", "ваш город завершён"
    en, ru = WHOSE[values["in"]]
    return f"building is over {en}", f"строительство {ru} окончено"


EFFECT.add(
    Word(
        "clear",
        Fields({"where": Field(FILTERS, "The buildings.", needed=True)}),
        "Takes off whatever lies on buildings.",
        _clear,
        _say_clear,
    ),
    Word(
        "remove",
        Fields(
            {
                "where": Field(FILTERS, "The squares.", needed=True),
                "most": Field(Whole(1, 15), "At most so many, in the order of the squares: a1, b1, ..."),
                "in": WHOSE_TOWN,
            }
        ),
        "Takes cubes and buildings off their squares; monuments stay, and so does the piece.",
        _remove,
        _say_remove,
    ),
    Word(
        "cube",
        Fields(
            {
                "resource": Field(RESOURCE, "The resource.", needed=True),
                "where": Field(FILTERS, "The squares, of which the empty ones count.", needed=True),
                "in": WHOSE_TOWN,
            }
        ),
        "Puts a cube from the supply on each empty square that fits.",
        _cube,
        _say_cube,
    ),
    Word(
        "put",
        Fields(
            {
                "type": Field(TYPE, "The type of the building in play.", needed=True),
                "where": Field(FILTERS, "The squares: empty ones, or those of buildings, which go.", needed=True),
            }
        ),
        "Puts a building from the supply on each square that fits, but not on that of the piece and not on a monument.",
        _put,
        _say_put,
    ),
    Word(
        "complete",
        Fields({"in": WHOSE_TOWN}),
        "Completes the town as it is: its owner plays no more.",
        _complete,
        _say_complete,
    ),
)
