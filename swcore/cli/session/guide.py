"""The guide through a first game at the terminal: what `swcore.wording.guiding` advises, in lines."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from swcore.wording import guiding

if TYPE_CHECKING:
    from swcore.game.game import Game
    from swcore.wording.catalogue import Catalogue


class Guide(guiding.Guide):
    """Says what is advised.

    Args:
        script: what it says.
        texts: the command line's own texts.
        seat: whom it leads.
        say: tells an action in the language.
    """

    def __init__(self, script: guiding.Script, texts: Catalogue, seat: int = 0, say: Callable[[object], str] = str) -> None:
        super().__init__(script, texts.language, seat)
        self.texts, self.say = texts, say

    def lines(self, game: Game, seat: int) -> list[str]:
        """Return what is said at an open question.

        Args:
            game: the game.
            seat: who is asked.
        """
        return list(self._lines(game)) if seat == self.seat else []

    def _lines(self, game: Game) -> Iterator[str]:
        told = self.guidance(game)
        if told.intro:
            yield told.intro
        if told.strayed:
            yield self.texts("guide.otherwise")
        elif told.then:
            yield told.then
        yield told.say or self.texts("guide.free")
        if told.action:
            yield self.texts("guide.try", action=self.say(told.action))
