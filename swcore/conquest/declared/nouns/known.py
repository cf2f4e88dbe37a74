"""The words of a game that piece files may name: terrains, symbols, markers, options, races, powers, tags."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from swcore.authoring.common import SLUG
from swcore.authoring.compounds import NAMES, Checked, Known, Named, named
from swcore.authoring.findings import near, shown
from swcore.authoring.kind import Words
from swcore.authoring.shapes import Letters
from swcore.authoring.spots import Spot
from swcore.conquest.declared.nouns.phrases import Trait, listed
from swcore.conquest.position.actions import DIE, NORMAL
from swcore.engine.ruleset import Ruleset
from swcore.hooks.loading import resolve

TERRAIN = Known("terrain", {"en": "terrain", "ru": "местность"})
SYMBOL = Known("symbol", {"en": "symbol", "ru": "символ"})
MARKER = Known("marker", {"en": "marker", "ru": "фишка"})
RACE = Known("race", {"en": "race", "ru": "народ"})
POWER = Known("power", {"en": "power", "ru": "умение"})
TAG = Known("tag", {"en": "tag", "ru": "метка"})
BODY = Known("body", {"en": "source of tokens", "ru": "источник жетонов"})  # hand, tray, or a marker
PIECE = Known("piece", {"en": "piece", "ru": "фигура"})
OPTION = Known("option", {"en": "option", "ru": "опция"})


class Lender(Letters):
    """A race of which the rest of the game need not know yet: a file offers the known ones, and others may come with a pack."""

    def schema(self, defs: dict[str, Any]) -> dict[str, Any]:
        return RACE.schema(defs)


LENDER = Lender(64)
MARKERS = ("marker", "place")
WAY = "way"
SINGLE = "single"  # markers of which one exists
WATER = "water"  # the terrains that are water
CALLED = ("terrain.", "symbol.", "tag.", "mode.", "boost.", "use.", "of.")  # the words of a game that rule texts are made of
OWN = "own"  # ids of the pieces of the game itself, whose numbers are what they are


def known(ruleset: Ruleset) -> Words:
    """Return the words of a game, from its rules."""
    tables = ruleset.compiled
    pieces = ruleset.pieces.values()
    words = resolve(ruleset.book.wording, ruleset.book)(ruleset, "en").entries()
    return {
        "terrain": sorted(tables.terrains),
        "symbol": sorted(tables.symbols),
        "marker": sorted(tables.markers),
        "body": ["hand", "tray", *sorted(id for id, marker in tables.markers.items() if marker.holds)],
        "race": [piece.id for piece in pieces if piece.kind == "race"],
        "power": [piece.id for piece in pieces if piece.kind == "power"],
        WAY: sorted({NORMAL, DIE, "effect", "eviction", *_ways(words)}),
        "piece": [piece.id for piece in pieces],
        "tag": sorted({tag for piece in pieces for tag in piece.tags}),
        OWN: sorted(ruleset.own),
        WATER: sorted(getattr(ruleset.book, "water", ())),
        **{f"most {kind}": [str(most)] for kind, most in getattr(ruleset.book, "most_tokens", {}).items()},
        SINGLE: sorted(id for id, marker in tables.markers.items() if marker.supply == 1),
        "option": sorted(ruleset.options),
        **{f"option {name}": tuple(option.values) for name, option in ruleset.options.items()},
        NAMES: {
            **{key: texts for key, texts in words.items() if key.startswith(CALLED)},
            **{piece.id: piece.name for piece in pieces},
        },
    }


def _ways(words: Iterable[str]) -> Iterable[str]:
    """Return the words of the ways to conquer that the game has names for."""
    return (key.removeprefix("mode.") for key in words if key.startswith("mode."))


def _check_way(spot: Spot, value: str) -> str:
    """Warn of a way that nobody offers, as far as it is known: a piece in Python may have one without a name."""
    known = tuple(spot.report.known.get(WAY, ()))
    if known and value not in known:
        spot.warn(
            "unknown-word", hint=near(value, known), what={"en": "way to conquer", "ru": "способ захвата"}, shown=shown(value)
        )
    return named(spot, value, "mode")


def brings(pieces: Iterable[Mapping[str, Any]]) -> Words:
    """Return the words that the pieces of a file bring, from data that is not checked yet."""
    names: dict[str, Any] = {}
    found: dict[str, Any] = {kind: [] for kind in ("body", "terrain", "symbol", "marker", "race", "power", "tag", "option")}
    found[NAMES], found[WAY], found[SINGLE] = names, [], []
    for piece in pieces:
        kind, id = piece.get("kind"), piece.get("id")
        if isinstance(id, str) and isinstance(kind, str):
            if "holds" in _texts(piece.get("counts")):
                found["body"].append(id)
            found[SINGLE] += [id] * (kind in MARKERS and piece.get("supply", 1) == 1)
            found.setdefault("marker" if kind in MARKERS else kind, []).append(id)
            name = piece.get("name")
            found[WAY] += _named_ways(piece)
            names |= _titles(piece)
            names[id] = name if isinstance(name, dict) else {"en": name} if isinstance(name, str) else {}
        for field, words in (("terrains", "terrain"), ("symbols", "symbol"), ("tags", "tag")):
            found[words] += _texts(piece.get(field))
        options = piece.get("options")
        for option in options if isinstance(options, list) else ():
            if isinstance(option, dict) and isinstance(option.get("name"), str) and isinstance(option.get("values"), list):
                found["option"].append(option["name"])
                found[f"option {option['name']}"] = option["values"]
    return found


def _named_ways(value: Any) -> list[str]:
    """Return the names of the ways that a piece offers or conquers by, wherever they stand in it."""
    if isinstance(value, list):
        return [way for one in value for way in _named_ways(one)]
    if not isinstance(value, dict):
        return []
    own = value.get("name") if value.get("on") == "mode" else value.get("way") if value.get("do") == "conquer" else None
    inner = [way for one in value.values() for way in _named_ways(one)]
    return [own, *inner] if isinstance(own, str) else inner


def _titles(piece: Mapping[str, Any]) -> dict[str, Any]:
    """Return what a piece calls its ways, extras and acts."""
    rules = piece.get("rules")
    several = [one for one in rules if isinstance(one, dict)] if isinstance(rules, list) else []
    return {
        f"{one['on']}.{one['name']}": {"en": title} if isinstance(title, str) else title
        for one in several
        if one.get("on") in ("mode", "boost", "use") and isinstance(one.get("name"), str)
        if isinstance(title := one.get("title"), dict | str)
    }


def _texts(value: Any) -> list[str]:
    if isinstance(value, dict):
        return list(value)
    several = value if isinstance(value, list) else [value]
    return [one for one in several if isinstance(one, str)]


def called(word: Named, language: str) -> str:
    """Return the name of a piece that a file names, in the middle of a sentence."""
    return titled(word, language).lower()


def titled(word: Named, language: str) -> str:
    """Return the name of a word as it is written in menus."""
    return str(word.names.get(language) or word.names.get("en") or word.rpartition(".")[2].replace("_", " "))


def of_terrain(words: tuple[Named, ...]) -> Trait:
    """Return how a terrain reads, or one of several: as the game's words say it, else by its plain name."""
    before = listed([word.of.get("en") or called(word, "en") for word in words], "en")
    return Trait(before=before, behind=listed([word.of.get("ru") or quoted(word) for word in words], "ru"), says="land")


def of_symbol(words: tuple[Named, ...]) -> Trait:
    """Return how a symbol reads, or one of several."""
    after = listed([word.of.get("en") or f"with the symbol {called(word, 'en')}" for word in words], "en")
    return Trait(after=after, behind=listed([word.of.get("ru") or f"с символом {quoted(word)}" for word in words], "ru"))


def of_people(word: Named) -> Trait:
    """Return how regions read by a tag: of those who hold them."""
    en, ru = of_tag(word, "en"), of_tag(word, "ru")
    return Trait(after=en, behind=ru, no=(f"not {en}", f"не {ru}"))


def of_tag(word: Named, language: str) -> str:
    """Return a tag as it is said of whoever has it: `of the Horde`."""
    plain = quoted(word) if language == "ru" else f"of {called(word, 'en')}"
    return str(word.of.get(language) or plain)


def quoted(word: Named) -> str:
    """Return the Russian name of a word in quotes: nobody knows its cases."""
    return f"«{called(word, 'ru')}»"


def check_most(spot: Spot, values: Mapping[str, Any], kind: str) -> None:
    """Complain of more tokens than a home-made banner or badge may have."""
    most = next(iter(spot.report.known.get(f"most {kind}", ())), "")
    if most and values["tokens"] > int(most) and values["id"] not in spot.report.known.get(OWN, ()):
        spot.at("tokens").wrong("piece-number", what=HOME_MADE[kind], most=most, shown=shown(values["tokens"]))


HOME_MADE = {
    "race": {"en": "the banner of a home-made race", "ru": "жетонов у домашнего народа"},
    "power": {"en": "the badge of a home-made power", "ru": "жетонов у домашнего умения"},
}
A_WAY = Checked(SLUG, _check_way)  # a way to conquer that a rule asks for
