"""Parts of sentences about buildings and squares, in English and Russian; Russian ones in the case that the sentence wants."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from swcore.wording import figure, plural

Pair = tuple[str, str]  # English and Russian
ONE: Final = "one"  # "a red building", "красное здание"; in Russian the accusative, which a feminine noun shows
FEW: Final = "few"  # "2 red buildings", "2 красных здания"
MANY: Final = "many"  # "5 red buildings", "5 красных зданий"; also "no red buildings"
ALL: Final = "all"  # "red buildings", "красные здания"
LANGUAGES: Final = ("en", "ru")


class Noun(NamedTuple):
    """A noun: English one and several; Russian one (in the accusative), two, five, all; its Russian gender: m, n or f."""

    en: tuple[str, str]
    ru: tuple[str, str, str, str]
    gender: str = "m"


BUILDING: Final = Noun(("building", "buildings"), ("здание", "здания", "зданий", "здания"), "n")
COTTAGE: Final = Noun(("cottage", "cottages"), ("коттедж", "коттеджа", "коттеджей", "коттеджи"))
MONUMENT: Final = Noun(("monument", "monuments"), ("монумент", "монумента", "монументов", "монументы"))
TYPE: Final = Noun(("building type", "building types"), ("тип зданий", "типа зданий", "типов зданий", "типы зданий"))
PLACE: Final = Noun(("square", "squares"), ("клетку", "клетки", "клеток", "клетки"), "f")
CUBE: Final = Noun(("cube", "cubes"), ("кубик", "кубика", "кубиков", "кубики"))
NOTED: Final = Noun(("one noted", "noted"), ("записанное", "записанных", "записанных", "записанные"), "n")
GROUP: Final = Noun(("group", "groups"), ("группу", "группы", "групп", "группы"), "f")
ROUND: Final = Noun(("round", "rounds"), ("раунд", "раунда", "раундов", "раунды"))
TOWN: Final = Noun(("town", "towns"), ("город", "города", "городов", "города"))
POINT: Final = Noun(("point", "points"), ("очко", "очка", "очков", "очки"), "n")
COLOURS: Final[Mapping[str, Pair]] = {
    "cottage": ("blue", "син"),
    "farm": ("red", "красн"),
    "well": ("grey", "сер"),
    "chapel": ("orange", "оранжев"),
    "tavern": ("green", "зелён"),
    "theater": ("yellow", "жёлт"),
    "factory": ("black", "чёрн"),
    "monument": ("magenta", "пурпурн"),
}
RESOURCES: Final[Mapping[str, Pair]] = {
    "wood": ("wood", "дерево"),
    "wheat": ("wheat", "пшеница"),
    "brick": ("brick", "кирпич"),
    "glass": ("glass", "стекло"),
    "stone": ("stone", "камень"),
}
_HARD = {"m": "ый", "n": "ое", "f": "ую", FEW: "ых", MANY: "ых", ALL: "ые"}
_SOFT = {"m": "ий", "n": "ее", "f": "юю", FEW: "их", MANY: "их", ALL: "ие"}
EACH: Final = {"m": "за каждый", "n": "за каждое", "f": "за каждую"}


class Trait(NamedTuple):
    """What a filter says of buildings or squares.

    Attributes:
        stems: adjectives, any of which fits: an English word and the stem of a Russian one.
        noun: what the things are called by it, or None.
        after: words behind the noun.
        placed: whether that says where they stand.
        own: whether the asking piece itself may be among them, and is worth a word.
        apart: whether what stands behind the noun is an exception, which comes last.
        spot: the adjective that says it of a square, where there is one.
    """

    stems: tuple[Pair, ...] = ()
    noun: Noun | None = None
    after: Pair = ("", "")
    placed: bool = False
    own: bool = False
    apart: bool = False
    spot: Pair = ("", "")


def pick(language: str, en: str, ru: str) -> str:
    """Return one of two texts."""
    return ru if language == "ru" else en


def listed(words: Iterable[str], language: str, *, last: str = "or") -> str:
    """Return words as a list: `red, green or black`."""
    words = list(words)
    joint = {"or": {"en": "or", "ru": "или"}, "and": {"en": "and", "ru": "и"}}[last][language]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {joint} {words[-1]}"


def of_squares(traits: Iterable[Trait]) -> list[Trait]:
    """Return traits as they read of squares: `corner square`, not `square on a corner square`."""
    return [Trait(stems=(one.spot,), placed=True) if one.spot[0] else one for one in traits]


def often(times: int, language: str) -> str:
    """Return how often something may happen at most: `once`, `twice`, `3 times`."""
    en = {1: "once", 2: "twice"}.get(times, f"{times} times")
    return pick(language, en, "одного раза" if times == 1 else f"{times} раз")


def adjective(stem: str, form: str, gender: str) -> str:
    """Return a Russian adjective in a form."""
    endings = _SOFT if stem == "син" else _HARD
    if form == FEW and gender == "f":
        return stem + ("ие" if stem == "син" else "ые")
    return stem + endings[gender if form == ONE else form]


def noun_of(traits: Iterable[Trait], usual: Noun) -> Noun:
    """Return what the things are called that some traits are said of."""
    return next((one.noun for one in traits if one.noun), usual)


def things(traits: Sequence[Trait], language: str, form: str, usual: Noun = BUILDING, *, last: str = "or") -> str:
    """Return a noun phrase without what stands behind the noun, such as `fed cottage` or `red or black building`."""
    noun = noun_of(traits, usual)
    if language == "en":
        words = [listed([en for en, _ in one.stems], "en", last="or") for one in traits if one.stems]
        return " ".join((*words, noun.en[0 if form == ONE else 1]))
    words = [listed([adjective(ru, form, noun.gender) for _, ru in one.stems], "ru", last=last) for one in traits if one.stems]
    return " ".join((*words, noun.ru[{ONE: 0, FEW: 1, MANY: 2, ALL: 3}[form]]))


def behind(traits: Iterable[Trait], language: str) -> str:
    """Return what stands behind a noun: `next to it`."""
    found = sorted(traits, key=lambda one: one.apart)
    return " ".join(filter(None, (pick(language, *one.after) for one in found)))


HOME: Final = Trait(after=("in your town", "в вашем городе"), placed=True)


def placed(traits: Iterable[Trait], language: str) -> str:
    """Return what stands behind a noun, and where nothing says where, that it is in the town."""
    found = list(traits)
    return behind(found if any(one.placed for one in found) else [*found, HOME], language)


def counted(number: int, language: str, noun: Noun) -> str:
    """Return a number with its noun: `2 points`; Russian words in the nominative."""
    forms: tuple[str, ...] = noun.en if language == "en" else noun.ru[:3]
    return f"{figure(number)} {plural(language, number, forms)}"


def several(number: int, traits: Sequence[Trait], language: str, usual: Noun = BUILDING) -> str:
    """Return a number with what it counts: `2 fed cottages`, `2 накормленных коттеджа`."""
    forms = [things(traits, language, form, usual) for form in (ONE, FEW, MANY)]
    return f"{figure(number)} {plural(language, number, tuple(forms))}"


def an(words: str) -> str:
    """Return English words with their article."""
    return f"{'an' if words[:1] in 'aeio' else 'a'} {words}"


def many(noun: str) -> str:
    """Return the plural of an English noun that somebody has given a piece."""
    if noun.endswith(("s", "x", "ch", "sh")):
        return f"{noun}es"
    return f"{noun[:-1]}ies" if noun.endswith("y") and noun[-2:-1] not in "aeiou" else f"{noun}s"


def called(name: Mapping[str, str]) -> Noun:
    """Return the noun for the buildings of a card; Russian names stand in quotes, since they cannot be declined."""
    en, ru = name["en"], name.get("ru", name["en"])
    return Noun((en.lower(), many(en.lower())), (f"здание «{ru}»", f"здания «{ru}»", f"зданий «{ru}»", f"здания «{ru}»"), "n")


def sentence(text: str) -> str:
    """Return a text as a sentence: with a capital and a full stop."""
    text = " ".join(text.split()).replace(" ,", ",").replace(",,", ",").replace(",.", ".").rstrip(",")
    return f"{text[:1].upper()}{text[1:]}" + ("" if text.endswith((".", "!", "?")) else ".")
