"""The loop of a table: lines are read, carried out and answered, until somebody leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from swcore.cli.at_table.drawing import draw
from swcore.companion.lines import Line
from swcore.errors import SwcoreError
from swcore.wording.errors import in_words, reason

if TYPE_CHECKING:
    from swcore.cli.terminal import Terminal
    from swcore.companion.table import Table
    from swcore.wording.catalogue import Catalogue

COMMENT = "#"


class Session:
    """One table at the terminal.

    Args:
        table: the table.
        terminal, texts: where lines come from, and the texts of the command line.

    Attributes:
        wrong: how many lines were not understood.
    """

    def __init__(self, table: Table, terminal: Terminal, texts: Catalogue) -> None:
        self.table, self.terminal, self.texts = table, terminal, texts
        self.wrong = self._number = 0

    def run(self) -> None:
        """Answer lines until the input ends or somebody leaves."""
        while not self.table.left:
            try:
                self.show(self.answer(self.terminal.line()))
            except EOFError:
                return
            except KeyboardInterrupt:
                if self.terminal.piped:
                    raise
                self.terminal.say(*([] if self.terminal.editor else [""]), self.texts("cancelled"), style="dim")

    def show(self, lines: list[Line]) -> None:
        """Write lines; after something secret the screen is empty, and tells where the game stands."""
        if draw(self.terminal, lines, self.table.texts("hide")):
            draw(self.terminal, self.table.status(), "")

    def answer(self, line: str) -> list[Line]:
        """Carry out a line and return what came of it; one of a script that is not understood is told with its number."""
        self._number += 1
        if self.terminal.piped and (not line or line.startswith(COMMENT)):
            return []
        try:
            found = self.table.type(line)
        except SwcoreError as error:  # such as a town that cannot be, or a piece that fails
            self.table.understood = False
            found = [Line(one) for told in in_words(error, self.texts.language) for one in told.splitlines()]
        except OSError as error:
            texts, why = reason(error, self.texts)
            return [Line(texts("table.unkept", why=why)), *self.table.status()]
        if self.table.understood:
            return found
        self.wrong += 1
        return [*([Line(self.texts("table.line", n=self._number))] if self.terminal.piped else []), *found]
