"""What a seat is asked, in words."""

from __future__ import annotations

from typing import Any

from swcore import Game
from swcore.wording import FALLBACK
from swcore_tiny_towns.position.squares import SQUARES, squares_of
from swcore_tiny_towns.rules.setup import SOLO
from swcore_tiny_towns.wording.names import Lexicon
from swcore_tiny_towns.wording.sight import question_of

NEW = 2
"""In so many rounds hints are given."""


def question_hints(words: Lexicon, game: Game, seat: int) -> list[str]:
    """Return what helps with the open question in the first rounds."""
    asked = question_of(game, seat)
    if asked is None or game.play.state.round > NEW:
        return []
    if asked.kind == "place-cube" and asked.resource:
        square = SQUARES[squares_of(game.play.state.towns[seat].empty)[0]]
        return [words("hint.square", square=square)]
    return [words("hint.pages")] if asked.kind == "name" else []


def question(words: Lexicon, game: Game, seat: int) -> str:
    """Return the question of a seat; "" where it is not asked."""
    asked = question_of(game, seat)
    if asked is None:
        return ""
    kind = asked.kind
    if kind == "name":
        return words("ask.name.solo" if game.play.setup.options["mode"] == SOLO else "ask.name")
    if kind == "place-cube":
        return words("ask.place-cube", resource=words.resource(asked.resource)) if asked.resource else words("ask.pick")
    if kind == "build":
        return words("ask.build" if len(game.legal_actions(seat)) > 1 else "ask.build.none")
    return words("ask.keep-monument") if kind == "keep-monument" else _of_card(words, kind, asked)


def _of_card(words: Lexicon, kind: str, asked: Any) -> str:
    """Return the question that a card asks."""
    card = words.card(asked.piece)
    if kind in ("choice", "secret-choice"):
        own = f"ask.choice.{asked.key}"
        if own in words or words.language != FALLBACK:
            return words(own if own in words else "ask.choice", card=card)
        return f"{card}: {asked.prompt}"
    if kind == "put-building":
        return words("ask.put-building", card=card, building=words.card(asked.card))
    return words("ask.replace", card=card, n=asked.times) if kind == "replace" else words(f"ask.{kind}", card=card)
