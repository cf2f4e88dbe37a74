"""The rules of a game before anybody plays it: what the page of rules shows, with what is said of each piece."""

from __future__ import annotations

from typing import Any

from swcore.game.game import Game
from swcore.protocol.lobby import Lobby
from swcore.protocol.reading import rules_of


def rules(lobby: Lobby, game: str, data: dict[str, Any], lang: str) -> dict[str, Any]:
    """Return the rules of a game, and how each of its pieces reads.

    Args:
        lobby: the games.
        game: the game.
        data: nothing.
        lang: of the reader.

    Returns:
        As the request `rules` tells them, but `pieces` is a list in the order of their kinds: the `id`, the `name` and the `text`
        of each that has them.

    Raises:
        PluginError: `unknown-game`.
    """
    ruleset = lobby.rules(game)
    seats = ruleset.usual_seats(ruleset.resolve_options("", {})[1])
    begun = Game.new(ruleset, seats, seed=0)  # it is a game that says what its pieces are called
    found = rules_of(begun, lang)
    kinds = found["pieces"]
    told = [(id, begun.about(id, lang)) for id in sorted(kinds, key=lambda id: (kinds[id], id))]
    return {**found, "pieces": [{"id": id, "name": one.name, "text": one.text} for id, one in told if one.name and one.text]}
