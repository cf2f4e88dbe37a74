"""What can be played: the installed games with their seats, options, editions and maps; and rules that are loaded once."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import attrs

from swcore.authoring.building import built
from swcore.authoring.dialect import dialect_of
from swcore.authoring.files import games_with
from swcore.authoring.source import from_data
from swcore.bots.registry import BOT_NAMES, bots_of
from swcore.engine.ruleset import Ruleset
from swcore.hooks.discovery import load_plugins
from swcore.text.strict import compact
from swcore.wording.games import BotInfo, GameInfo, games

BOTS = BOT_NAMES
MOST_RULES = 32
Load = Callable[..., Ruleset]


class Lobby:
    """Loads rules, and keeps those that were used last.

    Args:
        load: as `load_plugins`.
    """

    def __init__(self, load: Load = load_plugins) -> None:
        self._load = load
        self._kept: OrderedDict[tuple[str, tuple[str, ...]], Ruleset] = OrderedDict()
        self._told: dict[str, list[dict[str, Any]]] = {}

    def rules(self, game: str, with_pieces: Sequence[str] = (), pieces: Sequence[Mapping[str, Any]] = ()) -> Ruleset:
        """Return the rules of a game.

        Args:
            game: its name.
            with_pieces: ids of installed pieces that join.
            pieces: data of piece files that join.

        Raises:
            PluginError: as `load_plugins`; `piece-data` for data that is no piece.
        """
        key = (game, tuple(with_pieces))
        if key not in self._kept:
            self._kept[key] = self._load(game, with_pieces=with_pieces)
            if len(self._kept) > MOST_RULES:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        base = self._kept[key]
        if not pieces:
            return base
        sources = [from_data(data, f"upload #{_hash(data)}") for data in pieces]
        found, _ = built(dialect_of(base), base, sources, games_with)
        return self._load(game, with_pieces=[*with_pieces, *found])

    def games(self, lang: str) -> list[dict[str, Any]]:
        """Return what can be played, as `swcore.games` says it, as JSON data; a game that cannot be loaded says why.

        What is installed stays the same while a process goes on, so it is worked out once a language.

        Args:
            lang: the language of titles and texts.
        """
        found = self._told.get(lang)
        if found is None:
            known = games((), lang, self.rules)
            found = [self._with_bots(one, lang).as_json() for one in known]
            if not any(one.problem for one in known):  # what cannot be loaded now may be put right
                self._told[lang] = found
        return list(found)

    def _with_bots(self, game: GameInfo, lang: str) -> GameInfo:
        if game.problem:
            return game
        return attrs.evolve(game, bots=tuple(BotInfo(*one) for one in bots_of(self.rules(game.id), lang).items()))


def _hash(data: Mapping[str, Any]) -> str:
    return hashlib.blake2b(compact(data).encode(), digest_size=8).hexdigest()
