"""The loop of a table: lines are read, carried out and answered, until somebody leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from swcore.cli.at_table.drawing import draw
from swcore.cli.errors import in_words, reason
from swcore.errors import SwcoreError

if TYPE_CHECKING:
    from swcore.cli.terminal import Terminal
    from swcore.companion.lines import Line
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
                line = self.terminal.line()
            except EOFError:
                return
            except KeyboardInterrupt:
                if self.terminal.piped:
                    raise
                self._say_again(self.texts("cancelled"))
                continue
            self._number += 1
            if not (self.terminal.piped and (not line or line.startswith(COMMENT))):
                self.take(line)

    def take(self, line: str) -> None:
        """Carry out a line and tell what came of it."""
        try:
            told = self.answer(line)
            draw(self.terminal, told, self.table.texts("hide"))
        except KeyboardInterrupt:
            if self.terminal.piped:
                raise
            self._say_again(self.texts("stopped"))

    def answer(self, line: str) -> list[Line]:
        """Carry out a line and return what came of it; a line of a script that is not understood is told with its number."""
        from swcore.companion.lines import Line

        try:
            found = self.table.type(line)
        except SwcoreError as error:  # a piece of somebody fails, or the file is in use elsewhere
            self.wrong += 1
            return [Line(one) for one in in_words(error, self.texts.language) if one]
        except OSError as error:
            texts, why = reason(error, self.texts)
            return [Line(texts("table.unkept", why=why)), *self.table.status()]
        if not self.table.understood:
            self.wrong += 1
            if self.terminal.piped:
                return [Line(self.texts("table.line", n=self._number)), *found]
        return found

    def _say_again(self, text: str) -> None:
        self.terminal.say(*([] if self.terminal.editor else [""]), text, style="dim")
