"""`swcore engine`: games for other programs, on stdin and stdout."""

from __future__ import annotations

import contextlib
import sys

import click

from swcore.cli.empty import NamesGiven
from swcore.cli.setup import language_option


@click.command(cls=NamesGiven, short_help="Serve games to another program on stdin and stdout.")
@language_option
def engine(language: str) -> None:
    """Answer JSON requests, one a line, until the input ends.

    Front ends and bots in any language play by it: {"do": "new", "game": "small-world"}, then {"do": "menu"} and
    {"do": "act", "action": "..."}. docs/reference/protocol.md lists all requests.
    """
    from swcore.protocol.engine import serve

    if sys.stdin is None or sys.stdout is None:  # closed by who has started it: nothing is asked, or nobody hears
        return
    source, target = sys.stdin.buffer, sys.stdout.buffer
    with contextlib.redirect_stdout(sys.stderr):  # what a piece prints is not an answer
        serve(source, target, lang=language)
