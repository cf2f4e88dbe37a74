"""What comes from the session, and where in the window it is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.text import Text
from textual.widgets import RichLog, Static

from swcore.cli.screen.dialogs import Told, Typed
from swcore.cli.screen.lines import advised, legend_text, rows_of, status_text, strip_lines, styled
from swcore.cli.screen.link import CURTAIN, END, LINE, SURE, WORD, Cleared, Event, Question, Said, Shown
from swcore.cli.screen.lists import Things, lines_of
from swcore.cli.screen.size import ANSWER, LOW

if TYPE_CHECKING:
    from swcore.cli.screen.window import Window

FEW = 3  # lines that stand above a question that is answered by typing
FRESH = "bold"  # how the answer to what was just typed looks in the log


class Showing:
    """Shows what comes.

    Args:
        window: where.

    Attributes:
        shown: the table as it stands, or None.
        question: what is asked now, or None.
        aside: whether the player has typed something whose answer is to be read.
    """

    def __init__(self, window: Window) -> None:
        self.window, self.texts = window, window.texts
        self.shown: Shown | None = None
        self.question: Question | None = None
        self.aside = False
        self._held: list[Said] | None = None  # what was told since an answer: of the game once a step has been taken
        self._steps = -1
        self._led: tuple[str, ...] = ()  # what was advised last in a window of its own

    def take(self, event: Event) -> None:
        """Show what came."""
        if isinstance(event, Shown):
            self.show(event)
            if event.hint:  # it was asked for; what a guide says of itself comes with the question that follows
                self.lead()
        elif isinstance(event, Said):
            if self._held is None:
                self._write(event)
            else:
                self._held.append(event)
        elif isinstance(event, Cleared):
            self._held = None
            self.window.query_one("#log", RichLog).clear()
            self.show(None)
        else:
            self._ask(event)

    # -- the table

    def show(self, shown: Shown | None) -> None:
        """Show another table, or none."""
        before, self.shown = self.shown, shown
        window = self.window
        if shown is not None and shown.steps != self._steps:
            self._release()
        if shown is not None:
            window.title = shown.scene.title
        window.board.show(shown)
        if shown is None or before is None or shown.steps != before.steps:
            window.board.choose("")
        window.choices.show(shown, window.board.chosen)
        window.query_one(Things).show(shown)
        menu = shown.menu if shown is not None else None
        waits = shown is not None and menu is None and bool(shown.scene.pending)  # for others
        prompt = menu.prompt if menu is not None else self.texts("screen.wait") if waits else ""
        window.query_one("#prompt", Static).update(Text(prompt, "bold"))
        self.fit()

    def fit(self) -> None:
        """Write the lines whose length depends on the size of the window."""
        window, width = self.window, self.window.size.width
        window.query_one("#status", Static).update(status_text(self.shown, width))
        todo = self.shown.todo if self.shown is not None else ""
        lines = strip_lines(advised(self.shown), todo, width - 2, window.size.height)
        advice = window.query_one("#advice", Static)
        advice.update(styled(lines, todo))
        advice.display = bool(lines)
        signs = (self.texts("screen.legend"), self.texts("screen.legend.short"))
        window.query_one("#legend", Static).update(legend_text(self.shown, window.board.size.width, *signs))

    def lead(self, *, again: bool = False) -> None:
        """Show what is advised in a window of its own, where there is no room for all of it above the board."""
        shown, window = self.shown, self.window
        lines = advised(shown)
        if shown is None or not lines or window.covered or not (again or shown.hint or lines != self._led):
            return
        room = (window.size.width - 2, window.size.height)
        if not again and strip_lines(lines, shown.todo, *room) == list(lines):
            return
        self._led = lines
        body = [Text("\n\n".join(line for line in lines if line != shown.todo))]
        first = bool(shown.hint)  # the reasons of a hint speak of the action, a guide leads up to it
        title, last = (shown.todo, "") if first else ("", shown.todo)
        window.push_screen(Told(title, body, self.texts("screen.ok"), last=last))

    # -- questions

    def _ask(self, question: Question) -> None:
        self.question = question
        aside, self.aside = self.aside, self.aside and question.kind in (SURE, WORD)
        quiet = question.steps == self._steps
        if not quiet or question.kind == END:
            self._release()
        self._held, self._steps = None, question.steps
        texts, kind = self.texts, question.kind
        if kind == LINE:
            if aside and quiet and question.said:
                self._tell(question.said)
            else:
                self.lead()
            self.window.to_the_menu()
        elif kind == SURE:
            sure = Told(question.prompt, question.said, texts("screen.yes-no"), sure=True)
            self._dialog(sure, lambda told: "" if told == "yes" else "no")
        elif kind == CURTAIN:
            self._dialog(Told(question.prompt, (), texts("screen.ok"), curtain=True), lambda told: "")
        elif kind == END:
            self._dialog(Told("", question.said, texts("screen.end")), lambda told: "")
        elif kind == WORD:
            self._dialog(Typed(question.prompt, question.said[-FEW:], texts("screen.answer")), lambda told: told or "")

    def _dialog(self, screen: Any, answer: Callable[[str], str]) -> None:
        self.window.push_screen(screen, lambda told: self.answer(answer(told or "")))

    def answer(self, text: str) -> None:
        """Answer the open question."""
        asked = self.question
        if asked is not None and asked.kind != CURTAIN:  # behind the curtain the others' turns are told
            self._held = []
        if self.window.link.answer(text):
            self.question = None
            self._reply(())

    # -- what is told

    def _write(self, said: Said) -> None:
        log = self.window.query_one("#log", RichLog)
        for line in lines_of(said.what, said.style):
            log.write(line, expand=True)

    def _release(self) -> None:
        """Write into the log what was held back: a step has been taken, so it tells of the game."""
        held, self._held = self._held, None
        for one in held or ():
            self._write(one)

    def _reply(self, said: tuple[RenderableType, ...]) -> None:
        """Show a short answer in the place of the log until the next line; nothing gives the log its place again."""
        window = self.window
        window.query_one("#answer", Static).update(Group(*lines_of(said, FRESH)))
        window.board.screen.set_class(bool(said), "answered")

    def _tell(self, said: tuple[RenderableType, ...]) -> None:
        """Show the answer to a word in the place of the log where there is room for all of it, else in a window of its own."""
        window = self.window
        width, height = window.query_one("#left").size.width, ANSWER[window.size.height >= LOW]
        lines = [str(one) for one in said if isinstance(one, str)]
        fits = len(lines) == len(said) and sum(rows_of(line, width) for line in lines) <= height
        if fits and not window.board.screen.has_class("map-only"):
            self._reply(said)
        else:
            self.window.push_screen(Told("", said, self.texts("screen.close")))
