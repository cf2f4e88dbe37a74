"""What the tests of the command line share: running a command, and a session on a small board driven by a script of lines."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Mapping

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from swcore import Game
from swcore.bots import Bot
from swcore.cli.app import cli
from swcore.cli.contract import narrator_of, renderer_of
from swcore.cli.session.session import Session
from swcore.cli.terminal import Terminal
from swcore.cli.texts import TEXTS
from swcore.wording.catalogue import Catalogue

Run = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run `swcore` with arguments; no terminal, 120 columns, English unless asked."""
    for name in ("LC_ALL", "LC_MESSAGES", "SWCORE_LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "120")

    def invoke(*args: str, lines: str = "") -> Result:
        return CliRunner().invoke(cli, list(args), input=lines)

    return invoke


class Screen:
    """A session whose lines come from a script; remembers what was written.

    Args:
        game: the game.
        bots: the bots by seat.
        language: `en` or `ru`.
        width: columns.
    """

    def __init__(self, game: Game, bots: Mapping[int, Bot] | None = None, language: str = "en", width: int = 120) -> None:
        self.buffer = io.StringIO()
        self.lines: Iterator[str] = iter(())
        console = Console(file=self.buffer, width=width, color_system=None, markup=False, highlight=False, emoji=False)
        bots = bots or {}
        people = [seat for seat in range(game.play.setup.seats) if seat not in bots]
        you = people[0] if len(people) == 1 else None
        self.session = Session(
            game,
            bots,
            Terminal(console, self._read),
            renderer_of(game.ruleset, language),
            lambda: narrator_of(game, language, you),
            Catalogue(language, TEXTS),
            "swcore play --load {file}",
        )

    def play(self, *lines: str) -> str:
        """Type lines; at their end the input ends. Return what was written since the last call, prompts and input included."""
        self.buffer.seek(0)
        self.buffer.truncate()
        self.lines = iter(lines)
        self.session.run()
        return self.buffer.getvalue()

    def answers(self, *lines: str) -> list[str]:
        """Type lines and return, for each, what was written between it and the next prompt."""
        parts = self.play(*lines).split("\n> ")[1:]
        return [part.partition("\n")[2].strip() for part in parts[: len(lines)]]

    def _read(self, prompt: str) -> str:
        self.buffer.write(f"\n{prompt}")
        line = next(self.lines, None)
        if line is None:
            raise EOFError
        self.buffer.write(f"{line}\n")
        return line


@pytest.fixture
def screen() -> type[Screen]:
    """The class of scripted sessions."""
    return Screen
