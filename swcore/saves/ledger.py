"""The lines of a save, one after another, for a store that keeps them itself: a database, a stream."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from swcore.saves.format import chained, header, step_row, undo_row

if TYPE_CHECKING:
    from swcore.engine.log import Step
    from swcore.game.game import Game


class Ledger:
    """Writes what a game does as lines of its save. Nothing is kept but the chain, so a line that could not be stored is dropped.

    Args:
        game: the game.
        chain: the chain of the last line that is stored.
    """

    __slots__ = ("chain", "game")

    def __init__(self, game: Game, chain: str = "") -> None:
        self.game, self.chain = game, chain

    def opening(self) -> tuple[list[bytes], str]:
        """Return the header and a line for each step so far, and the chain after them."""
        rows = [header(self.game), *(step_row(step, state.digest()) for step, state in self.game.replay())]
        return self._lines(rows, "")

    def since(self, size: int) -> tuple[list[bytes], str]:
        """Return the lines of the steps behind the first ones, and the chain after them.

        Args:
            size: how many steps are stored already.
        """
        return self._lines(list(self._rows(size)), self.chain)

    def undone(self, step: Step) -> tuple[list[bytes], str]:
        """Return the line that takes a step back, and the chain after it.

        Args:
            step: the step that the game has just taken back.
        """
        return self._lines([undo_row(step, self.game.digest())], self.chain)

    def _rows(self, size: int) -> Iterator[dict[str, object]]:
        log, reducers = self.game.history.log, self.game.ruleset.reducers
        for number in range(size, len(log)):
            last = number == len(log) - 1
            digest = self.game.digest() if last else log.state(reducers, number + 1).digest()
            yield step_row(log[number], digest)

    def _lines(self, rows: list[dict[str, object]], chain: str) -> tuple[list[bytes], str]:
        found = []
        for row in rows:
            line, chain = chained([row], chain)
            found.append(line)
        return found, chain


def last_chain(text: str) -> str:
    """Return the chain of the last line of a save.

    Args:
        text: a save of whole lines.
    """
    return text.rstrip("\n").rpartition('"chain":"')[2].partition('"')[0]
