"""The lines around the board: where the game stands, who the letters are, what is advised, and what keys do."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from swcore.cli.drawing.styles import badge, letter
from swcore.cli.screen.link import Shown
from swcore.cli.screen.size import LEAST, LOW
from swcore.wording.catalogue import Catalogue
from swcore.wording.scene import Panel

_CONSOLE = Console(width=80)


def rows_of(text: str, width: int) -> int:
    """Return how many rows a text takes in so many columns."""
    return len(Text(text).wrap(_CONSOLE, max(width, 1)))


def status_text(shown: Shown | None, width: int) -> Text:
    """Return where the game stands; the title of the game is left out where there is no room for it, and nothing else ever is."""
    if shown is None:
        return Text("")
    title, status = shown.scene.title, shown.scene.status
    whole = f" {title} · {status}" if status else f" {title}"
    return Text(whole if cell_len(whole) <= width or not status else f" {status}", "bold")


def legend_text(shown: Shown | None, width: int, *signs: str) -> Text:
    """Return who the letters on the board are; what the signs mean, in the first words for which there is room."""
    line = Text(no_wrap=True, overflow="ellipsis")
    if shown is None or not shown.scene.of("stack"):
        return line
    seats: tuple[Panel, ...] = shown.scene.of("panel")
    for one in seats:
        if one.seat is not None:
            line.append(f"{letter(one.seat)}", badge(one.seat))
            line.append(f" {one.label}  ")
    line.append(next((one for one in signs if len(line) + len(one) <= width), ""), "dim")
    return line


def advised(shown: Shown | None) -> tuple[str, ...]:
    """Return what is advised now: the hint that was asked for, else what the guide says."""
    return () if shown is None else shown.hint or shown.advice


def strip_lines(lines: Sequence[str], todo: str, width: int, height: int) -> list[str]:
    """Return what of an advice stands above the board: all of it where there is room, else what to do.

    Args:
        lines: the advice.
        todo: which of them says what to do; "" for none.
        width, height: of the window.
    """
    room = 2 if height < LOW else height // 5
    if sum(rows_of(line, width) for line in lines) <= room:
        return list(lines)
    return [todo] if todo else list(lines[-1:])


def styled(lines: Sequence[str], bold: str) -> Text:
    """Return lines below each other; the one that says what to do is bold."""
    return Text("\n").join(Text(line, "bold" if line == bold else "") for line in lines)


def keys_text(texts: Catalogue, width: int) -> Text:
    """Return what the keys do, as far as there is room for it."""
    keys = texts("screen.keys")
    return Text(keys if len(keys) <= width - 2 else texts("screen.keys.short"), "dim", no_wrap=True)


def small_text(texts: Catalogue, width: int, height: int) -> Text:
    """Return that the window is too small, and what is needed; in as many words as there is room for."""
    size = {"width": width, "height": height, "least_width": LEAST[0], "least_height": LEAST[1]}
    told = texts("screen.small", **size)
    return Text(told if rows_of(told, width) <= height else texts("screen.small.short", **size))
