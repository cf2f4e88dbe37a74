"""Small positions that the rules are asked in: the decks of a table, and its towns."""

from __future__ import annotations

from typing import Any

from swcore import Ruleset
from swcore.companion import Facts
from swcore.game import Game

DECKS = ("deck", "buried", "discard", "display")


def laid(ruleset: Ruleset, facts: Facts) -> Game:
    """Return a game with the decks of a table, and nothing to be done."""
    game = Game.new(
        ruleset,
        len(facts["names"]),
        seed=int(facts["seed"], 16) ^ facts["round"],  # decks that are shuffled anew differ from round to round
        edition=facts["edition"],
        options=facts["options"],
    )
    machine = game.play
    machine.stack = []
    machine.emit(("flow", ()))
    machine.emit(("piled", *(tuple(facts[name]) for name in DECKS)))
    return game


def decks(game: Game) -> dict[str, list[str]]:
    """Return the decks of a position; cards put under the deck stand at its end (TT-SOLO-7)."""
    state: Any = game.play.state
    return {
        "deck": [*state.deck, *state.under],
        "buried": list(state.buried),
        "discard": list(state.discard),
        "display": list(state.display),
    }


def with_towns(ruleset: Ruleset, facts: Facts) -> Game:
    """Return a game with the towns of a table, and what else ties are decided by."""
    game = laid(ruleset, facts)
    state: Any = game.play.state
    for seat, town in enumerate(facts["towns"]):
        record = state.towns[seat]
        record.squares = tuple(town["squares"])
        record.on = {square: tuple(lying) for square, lying in town["on"].items()}
        record.memory = dict(town["memory"])
        record.rebuild()
    state.names = tuple(facts["named"])
    last = max((*facts["completed"], facts["round"]))
    state.completed = tuple(one or last for one in facts["completed"])
    return game
