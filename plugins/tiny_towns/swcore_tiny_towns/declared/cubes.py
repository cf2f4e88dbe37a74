"""Rules about the cube of a round: who names, what may not be named, and other ways to deal with a cube."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from swcore.authoring import Choice, Field, Letters, Said, Spot, Whole
from swcore_tiny_towns.declared import phrases
from swcore_tiny_towns.declared.at import CUBES, NAMED, SQUARE, VIEW, At, Of
from swcore_tiny_towns.declared.conditions import said_if, tests
from swcore_tiny_towns.declared.known import SOME_RESOURCES
from swcore_tiny_towns.declared.phrases import pick, sentence
from swcore_tiny_towns.declared.rules import RULE, WHY, Part, moment
from swcore_tiny_towns.declared.where import FILTERS, Me, filters, traits
from swcore_tiny_towns.position.answers import DISCARD, INSTEAD, STORE, SWAP, Way
from swcore_tiny_towns.position.squares import RESOURCES, squares_of

Values = Mapping[str, Any]


def said_resources(resources: tuple[str, ...], language: str, *, last: str = "or") -> str:
    """Return resources as a list."""
    words = [pick(language, en, f"«{ru}»") for en, ru in (phrases.RESOURCES[one] for one in resources)]
    return phrases.listed(words, language, last=last)


NEEDED = {INSTEAD: {"take"}, STORE: {"where", "room"}, SWAP: set(), DISCARD: {"limit", "limit_clause"}}


def _check_way(spot: Spot, values: Values) -> None:
    fitting: set[str] = NEEDED[values["do"]]
    for name in ("take", "where", "room", "limit", "limit_clause"):
        if name in values and name not in fitting:
            spot.wrong("either", one=values["do"], other=name)
    if "limit_clause" in values and "limit" not in values:
        spot.wrong("missing", field="limit")


def _way(values: Values, of: Of) -> list[Part]:
    when, make = tests(values.get("if"), of), WAYS[values["do"]](values, of)

    def way(at: At) -> Way | None:
        if when is not None and not when(at):
            return None
        found: Way | None = make(at)
        return found

    return [Part("towns_ways", way)]


def _instead(values: Values, of: Of) -> Any:
    clause, take = values.get("clause", of.clause), values.get("take", RESOURCES)

    def instead(at: At) -> Way | None:
        others = tuple([one for one in RESOURCES if one in take and one != at.named])
        return Way(INSTEAD, clause, others) if others else None

    return instead


def _store(values: Values, of: Of) -> Any:
    clause, room = values.get("clause", of.clause), values.get("room", 1)
    where = filters(values["where"], of) if "where" in values else None

    def store(at: At) -> Way | None:
        mask = 1 << at.square if where is None else where(at) & at.town.buildings
        free = sum(1 << square for square in squares_of(mask) if len(at.town.lying(square)) < room)
        return Way(STORE, clause, mask=free) if free else None

    return store


def _swap(values: Values, of: Of) -> Any:
    clause = values.get("clause", of.clause)

    def swap(at: At) -> Way | None:
        stored = at.town.lying(at.square)
        others = tuple([one for one in RESOURCES if one in stored and one != at.named])
        return Way(SWAP, clause, others) if others else None

    return swap


def _discard(values: Values, of: Of) -> Any:
    clause = values.get("clause", of.clause)
    found = Way(DISCARD, clause, limit=values.get("limit", 0), limit_clause=values.get("limit_clause", clause))
    return lambda at: found


WAYS = {INSTEAD: _instead, STORE: _store, SWAP: _swap, DISCARD: _discard}


def say_ways(said: Sequence[Said], language: str, me: Me) -> str:
    """Return what several ways say that are there under the same condition, as one sentence."""
    told = [_SAID[one.value["do"]](one.value, me) for one in said]
    tests = said[0].value.get("if", ())
    rest = tuple(one for one in tests if one.word.name not in ("marked", "named"))
    named = next((one.value for one in tests if one.word.name == "named"), None)
    en, ru = ("when another player names a resource", "когда ресурс называет другой игрок")
    if named is not None:
        en = f"when another player names {said_resources(named, 'en')}"
        ru = f"когда другой игрок называет {said_resources(named, 'ru')}"
    elif len(rest) < len(tests):
        en, ru = ("when another player names the resource that lies on it", "когда лежащий на нём ресурс называет другой игрок")
    may = pick(language, "you may", "можно")
    ways = phrases.listed([pick(language, *one) for one in told], language)
    return sentence(f"{pick(language, en, ru)}{said_if(rest, language, me)}, {may} {ways}")


def _say_way(values: Values, language: str, me: Me) -> str:
    return say_ways([Said(RULE.words["way"], values)], language, me)


def _say_instead(values: Values, me: Me) -> phrases.Pair:
    if "take" not in values:
        return "place any other one instead", "вместо него поставить любой другой"
    en, ru = (said_resources(values["take"], language) for language in phrases.LANGUAGES)
    return f"place {en} instead", f"вместо него поставить {ru}"


def _say_store(values: Values, me: Me) -> phrases.Pair:
    room = values.get("room", 1)
    if "where" not in values:
        en, ru = ("one", "один") if room == 1 else (f"up to {room} of them", f"до {room}")
        return f"put the cube on it (it holds {en})", f"положить кубик на него (помещается {ru})"
    found = traits(values["where"], me)
    things = [
        f"{phrases.things(found, language, phrases.ONE)} {phrases.behind(found, language)}".strip()
        for language in phrases.LANGUAGES
    ]
    en, ru = ("one", "одного") if room == 1 else (str(room), str(room))
    each = phrases.EACH[phrases.noun_of(found, phrases.BUILDING).gender].partition(" ")[2]
    return f"put the cube on {phrases.an(things[0])} of yours, {en} on each at most", (
        f"положить кубик на своё здание ({things[1]}), не больше {ru} на {each}"
    )


def _say_swap(values: Values, me: Me) -> phrases.Pair:
    return "put the cube on it and place one that lay there", "положить кубик на него и поставить лежавший там"


def _say_discard(values: Values, me: Me) -> phrases.Pair:
    if "limit" not in values:
        return "set the cube aside", "отложить кубик"
    n = values["limit"]
    en, ru = (phrases.often(n, language) for language in phrases.LANGUAGES)
    return f"set the cube aside, at most {en} in the game", f"отложить кубик, но не больше {ru} за игру"


_SAID = {INSTEAD: _say_instead, STORE: _say_store, SWAP: _say_swap, DISCARD: _say_discard}
moment(
    "way",
    "Another way to deal with a cube that somebody else named.",
    {
        "do": Field(
            Choice((INSTEAD, STORE, SWAP, DISCARD)),
            "instead: place another resource; store: put the cube on a building; swap: put it on this building and place "
            "one that lies there; discard: set it aside for good.",
            needed=True,
        ),
        "take": Field(SOME_RESOURCES, "For instead: what may be placed; any other one when left out."),
        "where": Field(FILTERS, "For store: on which buildings; on this one when left out."),
        "room": Field(Whole(1, 9), "For store: how many cubes a building holds; 1 when left out."),
        "limit": Field(Whole(1, 20), "For discard: how often in a game."),
        "clause": WHY["clause"],
        "limit_clause": Field(Letters(64), "The id of the rule clause behind the limit."),
    },
    _way,
    _say_way,
    SQUARE,
    VIEW,
    CUBES,
    NAMED,
    of_rules="also",
    check=_check_way,
)
