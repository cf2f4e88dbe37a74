"""A game on the whole screen, played by Textual's pilot: keys and clicks go in, the letters of the screen come out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from textual.widgets import Input

from swcore import Game
from swcore.bots import Bot, make_bot
from swcore.cli.contract import narrator_of, renderer_of
from swcore.cli.screen.session import ScreenSession, ScreenTerminal
from swcore.cli.screen.window import Window
from swcore.cli.session.session import Session
from swcore.cli.texts import TEXTS
from swcore.wording.catalogue import Catalogue

TRIES, WAIT = 400, 0.01


class Table:
    """A window with somebody at it.

    Args:
        window: the window.
        pilot: Textual's pilot.
    """

    def __init__(self, window: Window, pilot: Any) -> None:
        self.window, self.pilot = window, pilot

    @property
    def session(self) -> Session:
        assert self.window.terminal.session is not None
        return self.window.terminal.session

    @property
    def game(self) -> Game:
        return self.session.game

    async def settle(self) -> None:
        """Wait until somebody is asked."""
        for _ in range(TRIES):
            await self.pilot.pause(WAIT)
            if self.window.link.waiting or self.window.link.closed:
                break
        await self.pilot.pause()

    async def press(self, *keys: str) -> str:
        """Press keys, each when the one before has been dealt with; return what is on the screen then."""
        for key in keys:
            await self.pilot.press(key)
            await self.settle()
        return self.text()

    async def type(self, line: str) -> str:
        """Type a line behind `/`."""
        await self.pilot.press("slash")
        self.window.query_one("#line", Input).value = line
        return await self.press("enter")

    async def click(self, area: str, times: int = 1) -> str:
        """Click on the middle of an area of the board."""
        picture = self.window.board.picture
        assert picture is not None
        row, column = picture.places[area]
        for _ in range(times):
            await self.pilot.click("#board", offset=(column, row))
            await self.settle()
        return self.text()

    async def resize(self, width: int, height: int) -> str:
        """Change the size of the window."""
        await self.pilot.resize_terminal(width, height)
        await self.pilot.pause()
        return self.text()

    def text(self) -> str:
        """Return what is on the screen."""
        compositor: Any = self.window.screen._compositor
        behind = [one._compositor for one in self.window.screen_stack]
        strips = (behind[-1] if behind else compositor).render_strips()
        return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)

    def actions(self) -> list[str]:
        """Return the actions of the game so far, in order."""
        return [step.action.text for step in self.game.log if step.action is not None]


def at_table(
    game: Game,
    play: Callable[[Table], Awaitable[None]],
    *,
    bots: Mapping[int, Bot] | None = None,
    language: str = "en",
    size: tuple[int, int] = (120, 40),
    confirm: bool = True,
    before: Callable[[Session], None] | None = None,
) -> Window:
    """Let somebody play a game on the whole screen; return the window once it is closed.

    Args:
        game: the game.
        play: plays it.
        bots: bots by seat; random ones have all seats but the first when None.
        language: the language.
        size: of the window.
        confirm: whether the end of a turn is asked first.
        before: changes the session before it begins.
    """
    seats = game.play.setup.seats
    bots = {seat: make_bot("random", game.ruleset, seat) for seat in range(1, seats)} if bots is None else bots
    people = [seat for seat in range(seats) if seat not in bots]
    you, texts = people[0] if len(people) == 1 else None, Catalogue(language, TEXTS)

    def session(terminal: ScreenTerminal) -> None:
        renderer = renderer_of(game.ruleset, language)
        told = ScreenSession(
            game,
            bots,
            terminal,
            renderer,
            lambda: narrator_of(game, language, you),
            texts,
            "swcore play --load {file}",
            confirm=confirm,
        )
        if before is not None:
            before(told)
        told.run()

    window = Window(session, texts)

    async def run() -> None:
        async with window.run_test(size=size) as pilot:
            table = Table(window, pilot)
            await table.settle()
            try:
                await play(table)
            finally:
                window.close()

    asyncio.run(run())
    window.wait()
    if window.failed is not None and not isinstance(window.failed, EOFError):
        raise window.failed
    return window
