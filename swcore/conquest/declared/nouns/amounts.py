"""Words for amounts: what a rule counts, `each` of which its number is for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from swcore.authoring.forms import Single
from swcore.authoring.shapes import Whole
from swcore.authoring.spots import Spot
from swcore.authoring.words import Field, Fields, Said, Vocabulary, Word
from swcore.conquest.declared.nouns import phrases
from swcore.conquest.declared.nouns.facts import Facts, Number, Of
from swcore.conquest.declared.nouns.phrases import Trait
from swcore.conquest.declared.nouns.where import FILTERS, filters
from swcore.conquest.position.army import Army
from swcore.conquest.position.view import View
from swcore.wording.catalogue import plural

AMOUNT = Vocabulary("amount", {"en": "word for an amount", "ru": "слово о количестве"})
MOST = 30


class Unit(NamedTuple):
    """How something that is counted reads, after "for each" and after a number.

    Attributes:
        each: one of it, by language; in Russian in the accusative.
        several: after a number, by language: two forms in English, three in Russian.
        he: whether the Russian word is masculine.
    """

    each: Mapping[str, str]
    several: Mapping[str, tuple[str, ...]]
    he: bool = False


def _check(spot: Spot, more: Mapping[str, Any]) -> None:
    if more.get("least", 0) > more.get("most", MOST):
        spot.contrary("more", "least", "most")


BOUNDS = Fields(
    {
        "per": Field(Whole(2, MOST), "Only every so many count, such as one for every 2."),
        "beyond": Field(Whole(1, MOST), "Only those beyond so many count."),
        "most": Field(Whole(1, MOST), "At most so many count."),
        "least": Field(Whole(1, MOST), "At least so many count."),
        "short_of": Field(Whole(1, MOST), "What is lacking to this number, instead of the amount itself."),
    },
    _check,
)
AMOUNTS = Single(AMOUNT, BOUNDS)


def amount(said: Said, of: Of) -> Number:
    """Return what counts an amount, its bounds included."""
    count: Number = said.make(of)
    more = said.more
    if not more:
        return count
    short = more.get("short_of")
    beyond, per, most, least = more.get("beyond", 0), more.get("per", 1), more.get("most", 1 << 30), more.get("least", 0)
    if short is not None:
        return lambda view, army, facts: max(0, short - count(view, army, facts))
    return lambda view, army, facts: max(least, min(most, max(0, count(view, army, facts) - beyond) // per))


def _said_times(times: int, bound: str, language: str) -> str:
    """Return how often something counts `most` or `least`."""
    often = plural(language, times, {"en": ("once", "{n} times"), "ru": ("{n} раза", "{n} раз", "{n} раз")}[language]).format(
        n=times
    )
    how = {"most": {"en": "at most", "ru": "не более"}, "least": {"en": "at least", "ru": "не менее"}}[bound][language]
    return {"en": f", {how} {often}", "ru": f", но {how} {often}"}[language]


def for_each(said: Said, language: str) -> str:
    """Return how an amount reads behind a number: `for each mountain region you occupy`."""
    unit: Unit = said.say()
    more, words = said.more, []
    if "per" in more:
        several = plural(language, more["per"], unit.several[language])
        words.append({"en": "for every", "ru": "за каждые"}[language] + f" {more['per']} {several}")
    else:
        words.append({"en": "for each", "ru": "за каждый" if unit.he else "за каждую"}[language] + f" {unit.each[language]}")
    texts = {
        "beyond": {"en": "beyond {n}", "ru": "сверх {n}"},
        "short_of": {"en": "that is lacking to {n}", "ru": ", которых не хватает до {n}"},
        "most": {"en": ", for {n} at most", "ru": ", но не более чем за {n}"},
        "least": {"en": ", for {n} at least", "ru": ", но не менее чем за {n}"},
    }
    if "per" in more:  # how often so many count, and not how many
        texts |= {bound: {language: _said_times(more[bound], bound, language)} for bound in ("most", "least") if bound in more}
    words += [texts[bound][language].format(n=more[bound]) for bound in texts if bound in more]
    return " ".join(words)


def of_regions(found: list[Trait]) -> Unit:
    """Return the unit of regions with some traits."""
    each = {language: phrases.regions(found, language, phrases.EACH) for language in ("en", "ru")}
    few, many = (phrases.regions(found, "ru", form) for form in (phrases.ALL, phrases.NOT))
    english = each["en"], phrases.regions(found, "en", phrases.ALL)
    return Unit(each, {"en": english, "ru": (each["ru"], few, many)})


OCCUPIED = Trait(after="you occupy", stem="занят", rest="вами")


def _held(said: tuple[Said, ...], of: Of) -> Number:
    inner = filters(said, of)

    def held(view: View, army: Army, facts: Facts) -> int:
        own = view.counts("held", purpose="bonus", asker=army) if view.ground.tables.counting else army.regions
        return (own & inner(view, army, facts)).bit_count()

    return held


def _say_held(said: tuple[Said, ...]) -> Unit:
    named = [one.say() for one in said if one.word.name not in ("everywhere", "own")]
    return of_regions([*named, OCCUPIED])


AMOUNT.add(
    Word("held", FILTERS, "Regions that the army holds, of those that fit.", _held, _say_held),
)
