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
OCCUPIED = Trait(after="you occupy", stem="занят", rest="вами")


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
        for place, group in enumerate(one.value if one.word.name == "any" else ()):
            check_own(spot.at("any").at(place), group)
        theirs = one.word.name == "holder" and "natives" not in one.value
        if theirs or (one.word.name in ("own", "occupied") and one.value is False):
            why = {"en": "the army holds no such region", "ru": "таких областей у этого народа нет"}
            spot.at(one.word.name).wrong("nothing", why=why)


def traits(said: tuple[Said, ...]) -> list[Trait]:
    """Return how filters read; of a place that is named by its tag it goes without saying that it is one."""
    tagged = any(one.word.name == "marker_tag" for one in said)
    return [one.say() for one in said if not (tagged and one.word.name == "place" and one.value)]


def of_army(said: tuple[Said, ...] | None) -> tuple[Said, ...]:
    """Return filters for regions of the army, as they read after `your`."""
    return tuple(one for one in said or () if (one.word.name, one.value) not in (("own", True), ("everywhere", True)))


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
    if len(said) == 1 and said[0].word.name in ("beside", "around"):  # the neighbours of neighbours
        inner = traits(said[0].value)
        en = f"two steps from {phrases.regions(inner, 'en', phrases.ONE)}"
        ru = f"в двух шагах от {phrases.regions(inner, 'ru', phrases.IN_EACH)}"
    else:
        en = f"next to {phrases.regions(traits(said), 'en', phrases.ONE)}"
        ru = f"рядом с {phrases.regions(traits(said), 'ru', phrases.WITH)}"
    return Trait(after=en, behind=ru, no=(f"not {en}", f"не {ru}"))


def _negated(said: tuple[Said, ...], of: Of) -> Mask:
    inner = filters(said, of)
    return lambda view, army, facts: view.ground.all & ~inner(view, army, facts)


def _say_negated(said: tuple[Said, ...]) -> Trait:
    inner = traits(said)
    if len(said) == 1 and isinstance(said[0].value, bool) and (other := said[0].word.say(not said[0].value)) != inner[0]:
        return other if other != NO_TRAIT else _but(inner)
    if len(inner) == 1 and all(inner[0].no):
        return Trait(after=inner[0].no[0], behind=inner[0].no[1])
    return _but(inner)


def _but(inner: list[Trait]) -> Trait:
    """Return how all regions but some read."""
    en, ru = phrases.regions(inner, "en", phrases.ALL), phrases.regions(inner, "ru", phrases.NOT)
    those = f"those {en.removeprefix('regions ')}" if en.startswith("regions ") and " and " not in en else en
    return Trait(after=f"other than {those}", behind=f"(кроме {ru})")


def _any_of(several: tuple[tuple[Said, ...], ...], of: Of) -> Mask:
    made = [filters(one, of) for one in several]

    def any_of(view: View, army: Army, facts: Facts) -> int:
        mask = 0
        for one in made:
            mask |= one(view, army, facts)
        return mask

    return any_of


def _say_any(several: tuple[tuple[Said, ...], ...]) -> Trait:
    return Trait(kinds=tuple(tuple(traits(one)) for one in several))


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
        either(Trait(before="water", behind="моря и озёр"), phrases.LAND),
    ),
    Word(
        "own",
        Flag(),
        "Held by this army; false for all others.",
        lambda yes, of: plain(own if of.purpose else as_they_are)(yes, of),
        either(OCCUPIED, phrases.NOT_YOURS),
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
