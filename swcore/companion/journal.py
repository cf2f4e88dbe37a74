"""The steps of a table: what each has changed, so that any of them can be taken back, and done again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import attrs

from swcore.companion.desk import Facts, Note

Row = dict[str, Any]
UNDO, REDO = "undo", "redo"


@attrs.frozen
class Step:
    """One line that changed something.

    Attributes:
        line: what was typed.
        notes: what was done.
        changes: the new values of the facts that it changed.
        turn, seat, round: when it was.
    """

    line: str
    notes: tuple[Note, ...]
    changes: Mapping[str, Any]
    turn: int
    seat: int
    round: int


class Journal:
    """All steps from the set-up on, and how many of them stand.

    Args:
        facts: the facts at the beginning.
        write: takes every row that is added, such as into a file.

    Attributes:
        steps: the steps; those from `done` on were taken back, and can be done again.
        done: how many stand.
    """

    def __init__(self, facts: Facts, write: Callable[[Row], None] | None = None) -> None:
        self.steps: list[Step] = []
        self.done = 0
        self.write = write
        self._known = [facts]

    @property
    def facts(self) -> Facts:
        """The facts now; they are not to be changed."""
        return self._known[self.done]

    def copy(self) -> Facts:
        """Return the facts, to be changed: every value is replaced as a whole."""
        return dict(self.facts)

    def add(self, line: str, notes: list[Note], facts: Facts) -> bool:
        """Add a step; return False for one that has changed nothing."""
        now = self.facts
        changes = {name: value for name, value in facts.items() if name not in now or now[name] != value}
        if not changes:
            return False
        self._take(Step(line, tuple(notes), changes, now["turn"], now["seat"], now["round"]))
        self._tell({"do": line, "notes": [list(note) for note in notes], "set": changes})
        return True

    def undo(self) -> Step | None:
        """Take the last step back, and return it; None where there is none."""
        if not self.done:
            return None
        self.done -= 1
        self._tell({UNDO: 1})
        return self.steps[self.done]

    def redo(self) -> Step | None:
        """Do the step again that was taken back last, and return it; None where there is none."""
        if self.done == len(self.steps):
            return None
        self.done += 1
        self._tell({REDO: 1})
        return self.steps[self.done - 1]

    def read(self, row: Row, check: Callable[[Facts], None]) -> None:
        """Take in a row that was written once; one that is refused leaves everything as it is.

        Args:
            row: the row.
            check: refuses facts that are not sound.

        Raises:
            KeyError, TypeError, ValueError: it is not one that could stand here.
        """
        if UNDO in row or REDO in row:
            back = UNDO in row
            if not (self.done if back else len(self.steps) - self.done):
                raise ValueError("there is no such step")
            self.done += -1 if back else 1
            return
        now, changes = self.facts, dict(row["set"])
        if not changes or any(name not in now or type(value) is not type(now[name]) for name, value in changes.items()):
            raise ValueError("it changes what is not there")
        check({**now, **changes})
        notes = tuple((str(code), dict(params)) for code, params in row["notes"])
        self._take(Step(str(row["do"]), notes, changes, now["turn"], now["seat"], now["round"]))

    def _take(self, step: Step) -> None:
        del self.steps[self.done :], self._known[self.done + 1 :]
        self.steps.append(step)
        self._known.append({**self.facts, **step.changes})
        self.done += 1

    def _tell(self, row: Row) -> None:
        if self.write is not None:
            self.write(row)
