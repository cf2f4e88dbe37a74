"""Questions: what a seat is asked, with the own town above where the answer is one of its squares."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType

from swcore import Game
from swcore.wording import FALLBACK
from swcore_tiny_towns.position.squares import SQUARES, squares_of
from swcore_tiny_towns.rules.setup import SOLO
from swcore_tiny_towns.terminal.cards_page import cards_table
from swcore_tiny_towns.terminal.picture import draw_town
from swcore_tiny_towns.wording.menu import Menu
from swcore_tiny_towns.wording.names import Lexicon
from swcore_tiny_towns.wording.sight import Sight, question_of

NEW = 2
"""In so many rounds hints are given."""
ON_TOWN = ("place-cube", "build", "mark", "put-building", "replace")


class Questions:
    """Makes questions.

    Args:
        words: the names to use.
        menu: the lines of the menu, for the numbers of squares.
    """

    def __init__(self, words: Lexicon, menu: Menu) -> None:
        self.words, self.menu = words, menu

    def shows_town(self, game: Game, seat: int) -> bool:
        """Return whether the question of a seat comes with its town; that of a player alone always does."""
        asked = question_of(game, seat)
        if asked is None or seat not in game.pending:
            return False
        if asked.kind == "name":
            return bool(game.play.view.active == (seat,))
        if asked.kind not in ON_TOWN:
            return False
        return asked.kind != "build" or len(game.legal_actions(seat)) > 1

    def prompt(self, game: Game, seat: int) -> RenderableType:
        """Return the question of a seat."""
        words, sight = self.words, Sight(game, seat)
        question = self._question(game, seat)
        if self.shows_town(game, seat):
            return Group(draw_town(words, sight.town(seat), "", self.menu.numbers(game, seat)), "", question)
        asked = question_of(game, seat)
        if asked is not None and asked.kind == "keep-monument":
            return Group("", cards_table(words, map(sight.view.card, sight.dealt)), question)
        return question

    def hints(self, game: Game, seat: int) -> list[str]:
        """Return what helps with the open question in the first rounds."""
        asked = question_of(game, seat)
        if asked is None or game.play.state.round > NEW:
            return []
        if asked.kind == "place-cube" and asked.resource:
            square = SQUARES[squares_of(game.play.state.towns[seat].empty)[0]]
            return [self.words("hint.square", square=square)]
        return [self.words("hint.pages")] if asked.kind == "name" else []

    def _question(self, game: Game, seat: int) -> str:
        words, asked = self.words, question_of(game, seat)
        if asked is None:
            return ""
        kind = asked.kind
        if kind == "name":
            return words("ask.name.solo" if game.play.setup.options["mode"] == SOLO else "ask.name")
        if kind == "place-cube":
            return words("ask.place-cube", resource=words.resource(asked.resource)) if asked.resource else words("ask.pick")
        if kind == "build":
            return words("ask.build" if len(game.legal_actions(seat)) > 1 else "ask.build.none")
        if kind == "keep-monument":
            return words("ask.keep-monument")
        return self._of_card(kind, asked)

    def _of_card(self, kind: str, asked: Any) -> str:
        """Return the question that a card asks."""
        words, card = self.words, self.words.card(asked.piece)
        if kind in ("choice", "secret-choice"):
            own = f"ask.choice.{asked.key}"
            if own in words or words.language != FALLBACK:
                return words(own if own in words else "ask.choice", card=card)
            return f"{card}: {asked.prompt}"
        if kind == "put-building":
            return words("ask.put-building", card=card, building=words.card(asked.card))
        return words("ask.replace", card=card, n=asked.times) if kind == "replace" else words(f"ask.{kind}", card=card)
