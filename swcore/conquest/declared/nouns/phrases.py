"""Parts of sentences about regions, in English and Russian; Russian ones in the case that the sentence wants."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Final, NamedTuple, TypeVar

T = TypeVar("T")
# Forms of a noun phrase: one of it, or several; in Russian in a case.
EACH: Final = "each"  # "each region", "каждую область"
IN_EACH: Final = "in each"  # "in each region", "в каждой области"; "нет области" too
ALL: Final = "all"  # "regions", "области"
IN: Final = "in"  # "in regions", "в областях"
NOT: Final = "not"  # "no regions", "областей"
TO: Final = "to"  # "to regions", "областям"
WITH: Final = "with"  # "with a region", "с областью"
ONE: Final = "one"  # "a region" (with its article), "область" as the subject
SEVERAL: Final = (ALL, IN, NOT, TO)
TOGETHER: Final = (ALL, IN, TO)  # said of all kinds that are named; the other forms are about any of them
NOUN: Final = {
    ONE: "область",
    EACH: "область",
    IN_EACH: "области",
    ALL: "области",
    IN: "областях",
    NOT: "областей",
    TO: "областям",
    WITH: "областью",
}
THIS: Final = "эт"  # the stem of a pronoun
_THIS = {ONE: "а", EACH: "у", IN_EACH: "ой", ALL: "и", IN: "их", NOT: "их", TO: "им", WITH: "ой"}
_HARD = {ONE: "ая", EACH: "ую", IN_EACH: "ой", ALL: "ые", IN: "ых", NOT: "ых", TO: "ым", WITH: "ой"}
_VELAR = {**_HARD, ALL: "ие", IN: "их", NOT: "их", TO: "им"}
_SOFT = {ONE: "яя", EACH: "юю", IN_EACH: "ей", ALL: "ие", IN: "их", NOT: "их", TO: "им", WITH: "ей"}


class Trait(NamedTuple):
    """What a filter says of regions.

    Attributes:
        before, after: English words before and after the noun.
        stem: stem of a Russian adjective before it; "" for none.
        rest: what follows the adjective, such as "вами".
        behind: Russian words after the noun.
        kinds: of several kinds, the traits of each; the rest is empty then.
        no: how the opposite reads, in English and Russian behind the noun; "" where there is no short way.
        says: what it says besides, by which other traits are left out: `rival` (somebody else is there), `land`.
    """

    before: str = ""
    after: str = ""
    stem: str = ""
    rest: str = ""
    behind: str = ""
    kinds: tuple[tuple[Trait, ...], ...] = ()
    no: tuple[str, str] = ("", "")
    says: str = ""


NOT_YOURS: Final = Trait(after="you do not occupy", stem="не занят", rest="вами")
HELD_BY_SOME: Final = Trait(before="occupied", stem="занят")
BY_OTHERS: Final = Trait(after="others occupy", stem="занят", rest="другими")
LAND: Final = Trait(before="land", behind="суши")


def adjective(stem: str, form: str) -> str:
    """Return a Russian adjective in a form, feminine where there is one of it."""
    if stem == THIS:
        return stem + _THIS[form]
    endings = _SOFT if stem == "соседн" else _VELAR if stem[-1] in "кгхжшчщ" else _HARD
    return stem + endings[form]


def regions(traits: Iterable[Trait], language: str, form: str) -> str:
    """Return a noun phrase such as `mountain regions with a mine`.

    Args:
        traits: what is said of the regions.
        language: the language.
        form: EACH, IN_EACH, WITH or ONE for one of them, ALL, IN, NOT or TO for several.
    """
    say = _russian if language == "ru" else _english
    kinds = [say(one, form) for one in _kinds(list(traits))]
    return listed(dict.fromkeys(kinds), language, last="and" if form in TOGETHER else "or")


def _kinds(traits: Sequence[Trait]) -> Iterator[list[Trait]]:
    """Yield the traits of each kind of region that is meant."""
    plain = [one for one in traits if not one.kinds]
    for several in product(*(one.kinds for one in traits if one.kinds)):
        inner = [one for kind in several for one in kind]
        if any(one.kinds for one in inner):
            yield from _kinds([*plain, *inner])
        else:
            yield _short([*plain, *inner])


def _short(traits: list[Trait]) -> list[Trait]:
    """Return traits without those that say nothing more: what is not yours where others hold it, land of a terrain."""
    if NOT_YOURS in traits and (HELD_BY_SOME in traits or any(one.says == "rival" for one in traits)):
        traits = [BY_OTHERS if one == HELD_BY_SOME else one for one in traits if one != NOT_YOURS]
    return [one for one in traits if one != LAND] if any(one.says == "land" for one in traits) else traits


def _english(traits: Sequence[Trait], form: str) -> str:
    after = sorted((one.after for one in traits if one.after), key=_rank)
    before = sorted((one for one in traits if one.before), key=lambda one: one.says == "land")
    noun = " ".join((*(one.before for one in before), "regions" if form in SEVERAL else "region", *after))
    return a(noun) if form == ONE else noun


def _russian(traits: Sequence[Trait], form: str) -> str:
    stems = sorted(
        (one for one in traits if one.stem), key=lambda one: (one.stem not in (THIS, "друг"), not one.rest, "от " in one.rest)
    )
    words = [f"{adjective(one.stem, form)}{one.rest and ' '}{one.rest}" for one in stems]
    behind = sorted((one.behind for one in traits if one.behind), key=_rank)
    return " ".join((*words, NOUN[form], *behind))


# What stands nearest to the noun, and what comes last because it is long.
_NEAR = ("of ", "you occupy", "you do not occupy", "others occupy")
_LATE = ("you conquered", "you did not conquer")
_LAST = (
    "from ",
    "next to",
    "not next to",
    "two steps",
    "other than",
    "where ",
    "рядом",
    "не рядом",
    "в двух шагах",
    "(кроме",
)


def _rank(words: str) -> int:
    groups = (_NEAR, (), _LATE, _LAST)
    return next((place for place, group in enumerate(groups) if group and words.startswith(group)), 1)


def listed(words: Iterable[str], language: str, *, last: str = "or") -> str:
    """Return words as a list: `hill, farmland or swamp`."""
    words = list(words)
    joint = {"or": {"en": "or", "ru": "или"}, "and": {"en": "and", "ru": "и"}}[last][language]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {joint} {words[-1]}"


def pick(language: str, en: T, ru: T) -> T:
    """Return the one of two that is in a language."""
    return ru if language == "ru" else en


def a(noun: str) -> str:
    """Return an English noun phrase with its article."""
    if noun.startswith("this "):
        return noun
    if noun.startswith("other "):
        return f"an{noun}"
    return f"an {noun}" if noun[:1] in "aeiou" else f"a {noun}"


def many(noun: str) -> str:
    """Return the plural of an English noun that somebody has given a piece."""
    if " of " in noun:
        first, _, rest = noun.partition(" of ")
        return f"{many(first)} of {rest}"
    if noun.endswith(("s", "x", "ch", "sh", "o")):
        return f"{noun}es"
    return f"{noun[:-1]}ies" if noun.endswith("y") and noun[-2:-1] not in "aeiou" else f"{noun}s"


def sentence(text: str) -> str:
    """Return a text as a sentence: with a capital and a full stop."""
    text = " ".join(text.split()).replace(" ,", ",")
    return f"{text[:1].upper()}{text[1:]}" + ("" if text.endswith((".", "!", "?")) else ".")
