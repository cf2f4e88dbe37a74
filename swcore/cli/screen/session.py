"""The session and the terminal of a game on the whole screen: what they would write goes to the window as data."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table

from swcore.cli.drawing.boards import costs_of
from swcore.cli.output import visible
from swcore.cli.screen.link import CURTAIN, END, LINE, SURE, WORD, Cleared, Link, Question, Said, Shown
from swcore.cli.session.menu import list_actions
from swcore.cli.session.session import Session
from swcore.cli.terminal import Terminal
from swcore.wording.hinting import line_of

if TYPE_CHECKING:
    from rich.console import RenderableType

    from swcore.engine.actions import Action
    from swcore.wording.menus import Choice, Menu

STEP = 0.35  # of a pause after a bot's turn, after each of its actions


class ScreenTerminal(Terminal):
    """A terminal whose lines go to a window.

    Args:
        link: the window.
        width: columns that tables may have.

    Attributes:
        session: the session that is played, once there is one.
        said: what was told since the last answer.
    """

    def __init__(self, link: Link, width: int = 76) -> None:
        super().__init__(Console(file=io.StringIO(), width=width, markup=False, highlight=False, emoji=False), self._word)
        self.link = link
        self.editor = self._line
        self.session: Session | None = None
        self.said: list[RenderableType] = []
        self._covered = False

    def say(self, *lines: RenderableType, style: str = "") -> None:
        """Hand lines or tables to the window."""
        what = tuple(visible(line) if isinstance(line, str) else line for line in lines)
        if what:
            self.said += what
            self.link.post(Said(what, style))

    def item(self, mark: str, text: str) -> None:
        """Hand a text behind a mark to the window."""
        row = Table.grid()
        row.add_column(no_wrap=True)
        row.add_column(overflow="fold")
        row.add_row(visible(mark), visible(text))
        self.say(row)

    def clear(self) -> None:
        """Cover the table."""
        self._covered = True
        self.link.post(Cleared())

    def _word(self, prompt: str) -> str:
        kind, self._covered = CURTAIN if self._covered else WORD, False
        return self._ask(kind, prompt)

    def _line(self, prompt: str) -> str:
        waits = self.session is not None and self.session.asker.waits
        return self._ask(SURE, "") if waits else self._ask(LINE, prompt)

    def agrees(self, question: str, keys: str) -> bool:
        """Ask whether something is to be done, in a window with keys of its own."""
        return self._ask(SURE, question) == ""

    def _ask(self, kind: str, prompt: str) -> str:
        said, self.said = tuple(self.said), []
        return self.link.ask(Question(kind, prompt, said, self._steps()))

    def _steps(self) -> int:
        return len(self.session.game.log) if self.session is not None else 0

    def ended(self) -> None:
        """Let the window show the end until somebody has seen it."""
        self._ask(END, "")


class ScreenSession(Session):
    """A session whose table is shown by a window.

    Args:
        *args, **more: as for `Session`; its terminal is a `ScreenTerminal`.
    """

    terminal: ScreenTerminal
    where = "screen"

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.terminal.session = self
        self.advised: tuple[str, ...] = ()  # the hint that was given at the open question

    @property
    def link(self) -> Link:
        """The window."""
        return self.terminal.link

    def shown(self, seat: int | None, *, asked: bool) -> Shown:
        """Return the table as a seat sees it.

        Args:
            seat: the viewer.
            asked: whether its menu belongs to it.
        """
        language = self.texts.language
        menu = self.game.menu(seat, language) if asked and seat is not None else None
        lines = tuple(self.guide.lines(self.game, menu.seat, menu)) if self.guide is not None and menu is not None else ()
        marked = self._marked(menu) if menu is not None else ""
        hint = self.advised if menu is not None else ()
        return Shown(
            self.game.scene(seat, language),
            self.game.face(language).looks,
            menu,
            costs_of(menu) if menu else {},
            marked,
            lines,
            hint,
            hint[0] if hint else lines[-1] if lines and marked else "",
            len(self.game.log),
        )

    def _marked(self, menu: Menu) -> str:
        """Return the action that is marked in the menu: what was hinted, else what the guide says."""
        if self.hinted is not None:
            return str(self.hinted)
        step = self.guide.next(self.game, menu) if self.guide is not None and menu.seat == self.guide.seat else None
        return step.action if step is not None else ""

    def show_menu(self, seat: int) -> None:
        """Hand the table with its menu to the window."""
        list_actions(self, seat)
        self.advised = ()
        self.link.post(self.shown(seat, asked=True))

    def show_position(self, seat: int) -> None:
        """Leave it to the menu that follows."""

    def show_hint(self, action: Action, told: Sequence[str]) -> None:
        """Show what is advised above the board, and mark it in the menu."""
        self.hinted, self.advised = action, tuple(told)
        if self.asked is not None:
            self.link.post(self.shown(self.asked, asked=True))

    def hint_line(self, action: Action, label: str) -> str:
        """Return an action as it stands in the menu."""
        return label

    def called(self, action: Action | str, seat: int) -> str:
        """Return an action as it stands in the menu; of several in one line what was typed."""
        text = action if isinstance(action, str) else action.text
        found = (one for one in self.game.menu(seat, self.texts.language).choices if one.action == text)
        return next(map(line_of, found), self.spoken.say(action))

    def sure(self, code: str) -> None:
        """Leave it to the keys that stand below the question."""

    def menu_line(self, choice: Choice) -> str:
        """Return what a guide calls an action: the line of the menu."""
        return line_of(choice)

    def act(self, action: Action | str, seat: int) -> None:
        """Carry out an action and show the table; after a bot's give time to look."""
        super().act(action, seat)
        if seat in self.bots and self.chronicle is None:  # several people see the table when they sit down
            self.link.post(self.shown(self.viewer, asked=False))
            self.link.pause(self.pace * STEP)

    def linger(self) -> None:
        """Show the table, and give people time to read what a bot did; a key goes on."""
        self.link.post(self.shown(self.viewer, asked=False))
        self.link.pause(self.pace)

    def finish(self, told: Sequence[str]) -> None:
        """Show how the game ended, until somebody has seen it."""
        self.link.post(self.shown(self.viewer, asked=False))
        super().finish(told)
        last = self.terminal.said[:]
        self.terminal.ended()
        self.terminal.said += last  # the final table stays on the terminal that the player comes back to
