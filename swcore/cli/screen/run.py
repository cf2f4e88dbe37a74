"""Opening the window, and where the last words go once it is closed."""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, TypeVar

from swcore.cli.screen.size import LEAST, large_enough
from swcore.cli.session.editor import dumb
from swcore.text.extras import how_to_get

if TYPE_CHECKING:
    from swcore.cli.screen.session import ScreenTerminal
    from swcore.cli.terminal import Terminal
    from swcore.wording.catalogue import Catalogue

T = TypeVar("T")


def installed() -> bool:
    """Return whether Textual is there."""
    return find_spec("textual") is not None


def usable(terminal: Terminal, texts: Catalogue, *, asked: bool) -> bool:
    """Return whether the whole screen can be used; say why not where it was asked for.

    Args:
        terminal: where it would be.
        texts: how to say it.
        asked: whether the player asked for it.
    """
    width, height = terminal.console.size
    told = ""
    if dumb():
        told = texts("screen.dumb", term=os.environ.get("TERM", "") or "?")
    elif not installed():
        told = texts("screen.missing", command=how_to_get("screen"))
    elif not large_enough(width, height):
        told = texts("screen.too-small", width=width, height=height, least_width=LEAST[0], least_height=LEAST[1])
    if told and asked:
        terminal.say(told)
    return not told


def on_screen(play: Callable[[ScreenTerminal], T], terminal: Terminal, texts: Catalogue) -> T:
    """Play a game on the whole screen; return what playing it returned.

    Args:
        play: plays it at the terminal that it is given.
        terminal: where the last words are said.
        texts: the command line's own texts.

    Raises:
        BaseException: what `play` raised.
    """
    from swcore.cli.screen.window import Window

    window = Window(play, texts)
    window.run()
    window.wait()
    terminal.say(*window.terminal.said)
    if window.failed is not None and not isinstance(window.failed, EOFError):
        raise window.failed
    found: Any = window.runner.result
    return found  # type: ignore[no-any-return]
