"""Lines of a table on the terminal, in any width."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from itertools import groupby
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from swcore.cli.terminal import Terminal
    from swcore.companion.lines import Line

INDENT = "    "
SHARE = 0.4  # of the width, that a mark may take from its text


def draw(terminal: Terminal, lines: Sequence[Line], hide: str) -> bool:
    """Write lines. What is secret is hidden again, where there is a screen and somebody at it; return whether it was.

    Args:
        terminal: where to.
        lines: the lines.
        hide: what is asked before something secret is hidden.
    """
    secret = any(line.secret for line in lines)
    for marked, some in groupby(lines, key=lambda line: bool(line.mark)):
        block = list(some)
        if marked:
            _items(terminal, block)
        else:
            for line in block:
                terminal.say(line.text, style=line.style)
    if not secret or terminal.piped or not terminal.console.is_terminal:
        return False
    with suppress(KeyboardInterrupt, EOFError):  # whatever is pressed, it is hidden
        terminal.ask(hide)
    terminal.clear()
    return True


def _items(terminal: Terminal, lines: Sequence[Line]) -> None:
    """Write lines with their marks in a column; where that would leave no room, each mark on a line of its own."""
    wide = max(len(line.mark) for line in lines)
    for line in lines:
        if wide <= SHARE * terminal.width:
            terminal.item(f"{line.mark:<{wide}}", line.text)
        else:
            terminal.say(line.mark.rstrip(), style="bold")
            terminal.item(INDENT, line.text)
