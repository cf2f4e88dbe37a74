"""The open question as a menu: where the game stands, what is asked, and a numbered line for each action or run of actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import attrs
from rich.table import Table

from swcore.cli.drawing.standing import lines_of

if TYPE_CHECKING:
    from rich.console import RenderableType

    from swcore.cli.terminal import Terminal

TYPED = 2  # rows of the window: an empty one above the menu, and the one that is typed


@attrs.frozen
class Line:
    """A line of a menu.

    Attributes:
        count: how many actions it stands for.
        text: what is typed.
        what: what it does; behind the first line more about it.
    """

    count: int
    text: str
    what: str


def show(
    terminal: Terminal, status: str, prompt: RenderableType, lines: Sequence[Line], hints: Sequence[str], *, shorter: str
) -> None:
    """Show a question with its menu.

    What is higher than the window is told shorter; where that is not enough, the question stands below the actions.

    Args:
        terminal: where.
        status: where the game stands.
        prompt: the question.
        lines: the menu.
        hints: lines that help.
        shorter: how one sees what was told shorter.
    """
    table, told = _table(lines), [*hints]
    low = terminal.console.is_terminal and _too_high(terminal, [status, prompt, table, *told])
    if low and any("\n" in one.what for one in lines):
        table = _table([attrs.evolve(one, what=one.what.partition("\n")[0]) for one in lines])
        told.append(shorter)
        low = _too_high(terminal, [status, prompt, table, *told])
    if low:
        terminal.say("", table)
    terminal.say("", status, style="bold")
    terminal.say(prompt, *([] if low else [table]))
    terminal.say(*told, style="dim")


def _too_high(terminal: Terminal, parts: list[RenderableType]) -> bool:
    """Return whether parts and the line that is typed are more than the window holds."""
    return lines_of(terminal.console, parts) + TYPED >= terminal.console.height


def _table(lines: Sequence[Line]) -> Table:
    """Return the lines with the numbers of their actions."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(justify="right", style="bold", no_wrap=True)
    table.add_column(style="cyan", overflow="fold")
    table.add_column(overflow="fold")
    number = 1
    for one in lines:
        last = number + one.count - 1
        table.add_row(str(number) if last == number else f"{number}–{last}", one.text, one.what)
        number = last + 1
    return table
