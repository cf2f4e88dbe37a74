"""The installed games as data: what somebody who sets up a game may choose."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import attrs

from swcore.engine.options import OptionValue
from swcore.engine.ruleset import Ruleset
from swcore.errors import SwcoreError
from swcore.graph import load_map
from swcore.hooks.discovery import load_plugins
from swcore.hooks.installed import read_index
from swcore.text.resources import resource
from swcore.wording.abouts import option_value
from swcore.wording.catalogue import FALLBACK
from swcore.wording.errors import in_words
from swcore.wording.guide_script import script_of
from swcore.wording.lexicon import Lexicon
from swcore.wording.menus import Data
from swcore.wording.shows import check_language, face_of


@attrs.frozen
class OptionInfo(Data):
    """An option of a game.

    Args:
        name: its name.
        text: what it decides.
        values: what it may be, as it is given to `Game.new`.
        labels: the same in words.
        default: what it is when nothing is said.
        seats: the numbers of seats for which it may be anything else; any when empty.
        clauses: ids of the rule clauses that it decides.
        usual: by number of seats what is offered first, where that is not the default.
    """

    name: str
    text: str
    values: tuple[OptionValue, ...]
    labels: tuple[str, ...]
    default: OptionValue
    seats: tuple[int, ...] = ()
    clauses: tuple[str, ...] = ()
    usual: dict[str, OptionValue] = attrs.field(factory=dict)


@attrs.frozen
class EditionInfo(Data):
    """An edition of a game.

    Args:
        name: its name, as it is given to `Game.new`.
        title: what it is called.
        options: the options that it sets, by name.
    """

    name: str
    title: str
    options: dict[str, OptionValue] = attrs.field(factory=dict)


@attrs.frozen
class MapInfo(Data):
    """A map of a game.

    Args:
        name: its name, as it is given to `Game.new`.
        title: what it is called.
        regions: how many regions it has.
        players: for how many players it is; 0 for any number.
        rounds: how many rounds are played on it; 0 where the game says so itself.
    """

    name: str
    title: str
    regions: int
    players: int = 0
    rounds: int = 0


@attrs.frozen
class BotInfo(Data):
    """A bot that can play a game.

    Args:
        name: its name, as a seat is given to it.
        title: what it is called.
    """

    name: str
    title: str


@attrs.frozen
class GameInfo(Data):
    """An installed game.

    Args:
        id: its id, such as `pack.name`.
        name: the name that `Game.new` and the command line take as well.
        title: what it is called; its name where it could not be loaded.
        distribution: which distribution brings it, with its version.
        text: what it is about.
        seats: the least and the greatest number of seats; options may allow others.
        options: its options.
        editions: its editions, the usual one first.
        maps: its maps.
        pieces: how many pieces it is played with, by kind.
        problem: why it cannot be played, where it cannot.
        bots: the bots that can play it, the usual one first; told over the protocol.
        first_game: what a guided first game is set up with: `seats`, `seed`, `map`, `options`; empty where there is none.
    """

    id: str
    name: str
    title: str
    distribution: str
    text: str = ""
    seats: tuple[int, int] = (0, 0)
    options: tuple[OptionInfo, ...] = ()
    editions: tuple[EditionInfo, ...] = ()
    maps: tuple[MapInfo, ...] = ()
    pieces: dict[str, int] = attrs.field(factory=dict)
    problem: str = ""
    bots: tuple[BotInfo, ...] = ()
    first_game: dict[str, Any] = attrs.field(factory=dict)


def games(names: Iterable[str], language: str = FALLBACK, load: Callable[[str], Ruleset] | None = None) -> tuple[GameInfo, ...]:
    """Return the installed games, see `swcore.games`.

    Args:
        names: of the games; all when there are none.
        language: the language.
        load: loads the rules of a game by its id; `load_plugins` when None.

    Raises:
        OptionError: `language`.
    """
    check_language(language)
    wanted = set(names)
    found = []
    for one in read_index().games:
        name = one.name.rpartition(".")[2].replace("_", "-")
        if not wanted or wanted & {one.name, name, one.name.rpartition(".")[2]}:
            found.append(_game(one.name, name, one.release, language, load or load_plugins))
    return tuple(found)


def _game(id: str, name: str, release: str, language: str, load: Callable[[str], Ruleset]) -> GameInfo:
    try:
        ruleset = load(id)
        face = face_of(ruleset, language)
        book, words = ruleset.book, face.words
        kinds = sorted(piece.kind for piece in ruleset.pieces.values() if piece is not book)
        return GameInfo(
            id,
            name,
            words.name(book.name) or id,
            release,
            words.name(book.text),
            book.players,
            tuple(_options(ruleset, words)),
            tuple(EditionInfo(one, words.edition(one), dict(preset)) for one, preset in book.editions.items()),
            tuple(_maps(ruleset, words)),
            {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)},
            first_game=_first(ruleset),
        )
    except SwcoreError as error:
        return GameInfo(id, name, name, release, problem=" ".join(filter(None, in_words(error, language))))


def _first(ruleset: Ruleset) -> dict[str, Any]:
    if not ruleset.book.guided:
        return {}
    script = script_of(ruleset.book)
    found = {"seats": script.seats, "seed": script.seed, "map": script.map, "options": dict(script.options)}
    return {name: value for name, value in found.items() if value not in (None, {})}


def _options(ruleset: Ruleset, words: Lexicon) -> Iterator[OptionInfo]:
    for name, one in sorted(ruleset.options.items()):
        labels = tuple(option_value(words, name, value) for value in one.values)
        usual = {str(count): value for count, value in one.usual.items()}
        yield OptionInfo(name, words.name(one.text), one.values, labels, one.default, one.seats, one.clauses, usual)


def _maps(ruleset: Ruleset, words: Lexicon) -> Iterator[MapInfo]:
    for name, path in ruleset.book.maps.items():
        one = load_map(resource(path, ruleset.book).read_bytes())
        yield MapInfo(name, words.name(one.name) or name, len(one.regions), one.players or 0, one.rounds or 0)
