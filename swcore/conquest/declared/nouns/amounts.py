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
from swcore.conquest.declared.nouns.where import FILTERS, OCCUPIED, filters, of_army, traits
from swcore.conquest.position.army import Army
from swcore.conquest.position.view import View
from swcore.wording.catalogue import plural

AMOUNT = Vocabulary("amount", {"en": "word for an amount", "ru": "слово о количестве"})
MOST = 30


class Unit(NamedTuple):
    """How something that is counted reads, after "for each" and after a number.

    Attributes:
        each: one of it, by language; in Russian in the accusative.
        several: after a number, by language: two forms in English, three in Russian, the first a nominative.
        he: whether the Russian word is masculine.
        value: what a number that counts nothing is called, such as a note; empty for others.
        held: of regions that the army holds: the forms without saying so, as behind `you occupy`; empty for others.
    """

    each: Mapping[str, str]
    several: Mapping[str, tuple[str, ...]]
    he: bool = False
    value: Mapping[str, str] = {}
    held: Mapping[str, tuple[str, ...]] = {}


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
    if "short_of" in more:
        number = more["short_of"]
        lacking = f"за {'каждый недостающий' if unit.he else 'каждую недостающую'} до {number} {unit.each['ru']}"
        return phrases.pick(language, f"for each one short of {number} {plural('en', number, unit.several['en'])}", lacking)
    if "per" in more:
        several = plural(language, more["per"], unit.several[language])
        words.append({"en": "for every", "ru": "за каждые"}[language] + f" {more['per']} {several}")
    else:
        words.append({"en": "for each", "ru": "за каждый" if unit.he else "за каждую"}[language] + f" {unit.each[language]}")
    first = "первого" if unit.he else "первой"
    beyond = {"en": "beyond the first", "ru": f"сверх {first}"}
    if more.get("beyond", 1) > 1:
        beyond = {"en": "beyond the first {n}", "ru": "сверх первых {n}"}
    texts = {
        "beyond": beyond,
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
    forms = tuple(phrases.regions(found, "ru", form) for form in (phrases.ONE, phrases.ALL, phrases.NOT))
    english = each["en"], phrases.regions(found, "en", phrases.ALL)
    return Unit(each, {"en": english, "ru": forms})


def _held(said: tuple[Said, ...], of: Of) -> Number:
    inner = filters(said, of)

    def held(view: View, army: Army, facts: Facts) -> int:
        own = view.counts("held", purpose="bonus", asker=army) if view.ground.tables.counting else army.regions
        return (own & inner(view, army, facts)).bit_count()

    return held


def _say_held(said: tuple[Said, ...]) -> Unit:
    named = traits(of_army(said))
    english = tuple(phrases.regions(named, "en", form) for form in (phrases.EACH, phrases.ALL))
    forms = (phrases.EACH, phrases.ALL, phrases.NOT, phrases.IN_EACH)
    russian = tuple(phrases.regions(named, "ru", form) for form in forms)
    return of_regions([*named, OCCUPIED])._replace(held={"en": english, "ru": russian})


AMOUNT.add(
    Word("held", FILTERS, "Regions that the army holds, of those that fit.", _held, _say_held),
)
