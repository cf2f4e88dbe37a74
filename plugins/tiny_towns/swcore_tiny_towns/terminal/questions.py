"""Questions: what a seat is asked, with the own town above where the answer is one of its squares."""

from __future__ import annotations

from swcore import Game
from swcore.wording.pages import Page, stack
from swcore_tiny_towns.terminal.cards_page import cards_table
from swcore_tiny_towns.terminal.picture import draw_town
from swcore_tiny_towns.wording.menu import Menu
from swcore_tiny_towns.wording.names import Lexicon
from swcore_tiny_towns.wording.questions import question, question_hints
from swcore_tiny_towns.wording.sight import Sight, question_of

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

    def prompt(self, game: Game, seat: int) -> Page:
        """Return the question of a seat."""
        words, sight = self.words, Sight(game, seat)
        asks = question(words, game, seat)
        if self.shows_town(game, seat):
            return stack(draw_town(words, sight.town(seat), "", self.menu.numbers(game, seat)), "", asks)
        asked = question_of(game, seat)
        if asked is not None and asked.kind == "keep-monument":
            return stack("", cards_table(words, map(sight.view.card, sight.dealt)), asks)
        return asks

    def hints(self, game: Game, seat: int) -> list[str]:
        """Return what helps with the open question in the first rounds."""
        return question_hints(self.words, game, seat)
