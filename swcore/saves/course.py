"""What stands of a save: the steps that were not taken back, and the states that its lines promise on the way.

A step that was taken back and not redone at the end leaves no trace in the game, so it is not carried out again: its line is held
by the chain alone. That keeps reading a save linear in what stands of it, however long somebody went back and forth.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import attrs

from swcore.saves.reader import Line


@attrs.frozen
class Course:
    """The course of a game.

    Attributes:
        steps: the lines of the steps to carry out, the set-up first.
        promised: by number of steps carried out, the first line that was written there, whose state must come out.
        undone: the lines that take steps back at the very end; these may be redone, so they are really taken back.
        wrong: a line that cannot be right, and why; None when there is none.
    """

    steps: tuple[Line, ...]
    promised: dict[int, Line]
    undone: tuple[Line, ...]
    wrong: tuple[Line, str] | None


def course_of(lines: Sequence[Line]) -> Course:
    """Return what stands of the lines of a save; where one of them cannot be right, what stood before it."""
    course = _course(lines)
    if course.wrong is None:
        return course
    number = course.wrong[0].number
    before = _course([line for line in lines if line.number < number])
    return attrs.evolve(before, wrong=before.wrong or course.wrong)


def _course(lines: Sequence[Line]) -> Course:
    last = max((at for at, line in enumerate(lines) if "do" in line.row), default=-1)
    body, undone = lines[: last + 1], tuple(lines[last + 1 :])
    fates, wrong = _fates(body)
    steps: list[Line] = []
    promised: dict[int, Line] = {}
    gone = 0  # steps that are taken back later on: while there are some, no promised state is one of the course
    for at, line in enumerate(body):
        if "undo" in line.row:
            gone -= 1
        elif at in fates:
            gone += 1
        else:
            steps.append(line)
        if wrong is not None and line is wrong[0]:
            return Course(tuple(steps), promised, (), wrong)
        if not gone:
            first = promised.setdefault(len(steps), line)
            if first.row["state"] != line.row["state"]:
                return Course(tuple(steps), promised, (), (line, "the state is not the recorded one"))
    return Course(tuple(steps), promised, undone, None)


def standing(lines: Sequence[Line]) -> list[dict[str, Any]]:
    """Return the rows of the steps that were not taken back, the last ones included."""
    fates, _ = _fates(lines)
    return [line.row for at, line in enumerate(lines) if "do" in line.row and at not in fates]


def _fates(lines: Sequence[Line]) -> tuple[set[int], tuple[Line, str] | None]:
    """Return the places of the steps that are taken back, and the first line that takes back what cannot be."""
    stacks: dict[int, list[int]] = {}  # a seat takes back its own last step: while seats act in parallel, others acted since
    taken: set[int] = set()
    for at, line in enumerate(lines):
        row = line.row
        stack = stacks.setdefault(int(row["seat"]), [])
        if "do" in row:
            stack.append(at)
        elif not stack or lines[stack[-1]].row["do"] != row["undo"]:
            last = repr(lines[stack[-1]].row["do"][:80]) if stack else "nothing"
            return taken, (line, f"the step to take back is {last}, not {row['undo'][:80]!r}.")
        else:
            taken.add(stack.pop())
    return taken, None
