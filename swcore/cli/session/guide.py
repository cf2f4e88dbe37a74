"""The guide through a first game at the terminal: what `swcore.wording.guiding` advises, in lines."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from swcore.wording import guiding

if TYPE_CHECKING:
    from swcore.game.game import Game
    from swcore.wording.catalogue import Catalogue
    from swcore.wording.guide_script import Script
    from swcore.wording.menus import Choice, Menu

HOW = ("undo", "hint", "what")  # what is done in one way on the whole screen and in another line by line


class Guide(guiding.Guide):
    """Says what is advised.

    Args:
        script: what it says.
        texts: the command line's own texts.
        seat: whom it leads.
        say: tells a line of the menu, as one finds it there.
        where: `line` or `screen`: where the game is played.
    """

    def __init__(
        self,
        script: Script,
        texts: Catalogue,
        seat: int = 0,
        say: Callable[[Choice], str] = lambda choice: choice.action,
        where: str = "line",
    ) -> None:
        self.texts, self.where = texts, where
        super().__init__(script, texts.language, seat, {name: texts(f"guide.{name}.{where}") for name in HOW}, say)

    def lines(self, game: Game, seat: int, menu: Menu | None = None) -> list[str]:
        """Return what is said at an open question; the last line is what to try, where there is such advice.

        Args:
            game: the game.
            seat: who is asked.
            menu: the open question, where it is known already.
        """
        if seat != self.seat or seat not in game.pending:
            return []
        return [line for line in self._lines(game, menu or game.menu(seat, self.language)) if line]

    def _lines(self, game: Game, menu: Menu) -> Iterator[str]:
        told = self.guidance(game, menu)
        yield told.intro
        if told.strayed and not told.quiet:
            yield self._made(self.texts("guide.otherwise.undo" if told.undo else "guide.otherwise"), menu)
        else:
            yield told.then
        yield told.say or ("" if told.quiet else self._made(self.texts("guide.free"), menu))
        if told.action:
            number = next(number for number, one in enumerate(menu.choices, start=1) if one.action == told.action)
            yield self.texts(f"guide.try.{self.where}", n=number, action=self.say(menu.choices[number - 1]))
