"""Words for regions: a `where` is an object of filters, all of which hold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from swcore.authoring.compounds import Many
from swcore.authoring.forms import Keyed
from swcore.authoring.shapes import Flag
from swcore.authoring.spots import Spot
from swcore.authoring.words import Said, Vocabulary, Word
from swcore.conquest.content.fitting import fitting
from swcore.conquest.declared.nouns import phrases
from swcore.conquest.declared.nouns.facts import Facts, Mask, Of
from swcore.conquest.declared.nouns.known import SYMBOL, TERRAIN, of_symbol, of_terrain
from swcore.conquest.declared.nouns.phrases import Trait
from swcore.conquest.position.army import Army
from swcore.conquest.position.view import View

WHERE = Vocabulary("where", {"en": "word for regions", "ru": "слово об областях"})
FILTERS = Keyed(WHERE)
Saying = Callable[[Any], Trait]
NO_TRAIT = Trait()


def filters(said: tuple[Said, ...], of: Of) -> Mask:
    """Return what gives the mask of the regions that pass all filters."""
    made = [one.make(of) for one in said]
    if len(made) == 1:
        only: Mask = made[0]
        return only
    first, *rest = made

    def all_of(view: View, army: Army, facts: Facts) -> int:
        mask = first(view, army, facts)
        for one in rest:
            mask &= one(view, army, facts)
        return int(mask)

    return all_of


def check_own(spot: Spot, said: tuple[Said, ...]) -> None:
    """Complain of filters for regions of the army that only regions of others fit."""
    for one in said:
        theirs = one.word.name == "holder" and "natives" not in one.value
        if theirs or (one.word.name in ("own", "occupied") and one.value is False):
            why = {"en": "the army holds no such region", "ru": "таких областей у этого народа нет"}
            spot.at(one.word.name).wrong("nothing", why=why)


def traits(said: tuple[Said, ...]) -> list[Trait]:
    """Return how filters read."""
    return [one.say() for one in said]


def said_of(said: tuple[Said, ...] | None, language: str, form: str) -> str:
    """Return regions as a noun phrase; all regions where no filter is given."""
    return phrases.regions(traits(said or ()), language, form)


def _of_map(field: str) -> Callable[[tuple[str, ...], Of], Mask]:
    def make(words: tuple[str, ...], of: Of) -> Mask:
        named = {field: tuple(map(str, words))}
        purpose = of.purpose
        if not purpose and field == "terrain":
            return lambda view, army, facts: view.terrain(*named["terrain"])
        if not purpose:
            return lambda view, army, facts: view.symbol(*named["symbol"])
        return lambda view, army, facts: fitting(view, view.ground.all, purpose, army, **named)

    return make


def plain(mask: Mask) -> Callable[[bool, Of], Mask]:
    """Return the maker of a word that takes true, or false for the other regions."""

    def make(yes: bool, of: Of) -> Mask:
        return mask if yes else lambda view, army, facts: view.ground.all & ~mask(view, army, facts)

    return make


def either(yes: Trait, no: Trait = NO_TRAIT) -> Saying:
    """Return what says a word with true or false."""
    return lambda value: yes if value else no


def _beside(said: tuple[Said, ...], of: Of) -> Mask:
    inner = filters(said, of)

    def beside(view: View, army: Army, facts: Facts) -> int:
        there = inner(view, army, facts)
        return view.beside(army, there) if there else 0

    return beside


def _around(said: tuple[Said, ...], of: Of) -> Mask:
    inner = filters(said, of)
    return lambda view, army, facts: view.around(inner(view, army, facts))


def _say_beside(said: tuple[Said, ...]) -> Trait:
    after = f"next to {phrases.a(phrases.regions(traits(said), 'en', phrases.EACH))}"
    return Trait(after=after, behind=f"рядом с {_with(said)}")


def _with(said: tuple[Said, ...]) -> str:
    """Return one of the regions in the Russian instrumental: `областью гор`."""
    return phrases.regions(traits(said), "ru", phrases.WITH)


def _negated(said: tuple[Said, ...], of: Of) -> Mask:
    inner = filters(said, of)
    return lambda view, army, facts: view.ground.all & ~inner(view, army, facts)


def _say_negated(said: tuple[Said, ...]) -> Trait:
    outside = phrases.regions(traits(said), "en", phrases.ALL), phrases.regions(traits(said), "ru", phrases.NOT)
    return Trait(after=f"other than {outside[0]}", behind=f"(кроме {outside[1]})")


def _any_of(several: tuple[tuple[Said, ...], ...], of: Of) -> Mask:
    made = [filters(one, of) for one in several]

    def any_of(view: View, army: Army, facts: Facts) -> int:
        mask = 0
        for one in made:
            mask |= one(view, army, facts)
        return mask

    return any_of


def _say_any(several: tuple[tuple[Said, ...], ...]) -> Trait:
    en = phrases.listed([phrases.regions(traits(one), "en", phrases.ALL) for one in several], "en", last="and")
    ru = phrases.listed([phrases.regions(traits(one), "ru", phrases.NOT) for one in several], "ru", last="and")
    return Trait(after=f"among {en}", behind=f"из числа {ru}")


def as_they_are(view: View, army: Army, facts: Facts) -> int:
    """Return the regions that the army holds, whatever counts as its own."""
    return army.regions


def own(view: View, army: Army, facts: Facts) -> int:
    """Return the regions that count as the army's."""
    return view.counts("held", purpose="bonus", asker=army) if view.ground.tables.counting else army.regions


WHERE.add(
    Word("terrain", Many(TERRAIN), "Of this terrain, or of one of several.", _of_map("terrain"), of_terrain),
    Word("symbol", Many(SYMBOL), "With this symbol, or with one of several.", _of_map("symbol"), of_symbol),
    Word(
        "coast",
        Flag(),
        "Beside a sea or a lake; false for those that are not.",
        plain(lambda view, army, facts: view.ground.coast),
        either(Trait(before="coastal", stem="прибрежн"), Trait(before="inland", stem="удалённ", rest="от воды")),
    ),
    Word(
        "water",
        Flag(),
        "Sea or lake; false for land.",
        plain(lambda view, army, facts: view.ground.water),
        either(Trait(before="water", behind="моря и озёр"), Trait(before="land", behind="суши")),
    ),
    Word(
        "own",
        Flag(),
        "Held by this army; false for all others.",
        lambda yes, of: plain(own if of.purpose else as_they_are)(yes, of),
        either(Trait(after="you occupy", stem="занят", rest="вами"), Trait(after="that are not yours", stem="чуж")),
    ),
    Word("beside", FILTERS, "Next to one of these regions, tunnels of the army included.", _beside, _say_beside),
    Word(
        "around",
        FILTERS,
        "Next to one of these regions on the map, tunnels left aside.",
        _around,
        _say_beside,
    ),
    Word("not", FILTERS, "All but these regions.", _negated, _say_negated),
    Word("any", Many(FILTERS, single=False), "In one of these groups at least.", _any_of, _say_any),
)
