"""Parts of sentences about regions, in English and Russian; Russian ones in the case that the sentence wants."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple, TypeVar

T = TypeVar("T")
# Forms of a noun phrase: one of it, or several; in Russian in a case.
EACH: Final = "each"  # "each region", "каждую область"
IN_EACH: Final = "in each"  # "in each region", "в каждой области"
ALL: Final = "all"  # "regions", "области"
IN: Final = "in"  # "in regions", "в областях"
NOT: Final = "not"  # "no regions", "областей"
TO: Final = "to"  # "to regions", "областям"
WITH: Final = "with"  # "with a region", "с областью"
ONE: Final = "one"  # "a region", "область" as the subject
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
_THIS = {EACH: "у", IN_EACH: "ой", ALL: "и", IN: "их", NOT: "их", TO: "им", WITH: "ой"}
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
    """

    before: str = ""
    after: str = ""
    stem: str = ""
    rest: str = ""
    behind: str = ""


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
        form: EACH or IN_EACH for one of them, ALL, IN, NOT or TO for several.
    """
    traits = sorted(traits, key=_far)
    if language == "ru":
        words = [f"{adjective(one.stem, form)}{one.rest and ' '}{one.rest}" for one in traits if one.stem]
        behind = [one.behind for one in traits if one.behind]
        return " ".join((*words, NOUN[form], *behind))
    noun = "region" if form in (EACH, IN_EACH, WITH, ONE) else "regions"
    return " ".join((*(one.before for one in traits if one.before), noun, *(one.after for one in traits if one.after)))


def _far(trait: Trait) -> bool:
    """Return whether what stands behind the noun is long, and comes last."""
    return trait.behind.startswith(("рядом", "(", "из числа")) or trait.after.startswith(("next to", "other than", "among"))


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
