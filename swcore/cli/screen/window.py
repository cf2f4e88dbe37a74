"""The window: it draws what the session hands it, and answers with lines."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.message import Message
from textual.widgets import Input, OptionList, RichLog, Static

from swcore.cli.drawing.styles import badge, letter
from swcore.cli.screen.dialogs import Told, Typed
from swcore.cli.screen.inform import Informer
from swcore.cli.screen.link import CURTAIN, END, LINE, SURE, WORD, Cleared, Event, Link, Question, Said, Shown
from swcore.cli.screen.session import ScreenTerminal
from swcore.cli.screen.size import LEAST, large_enough
from swcore.cli.screen.style import CSS
from swcore.cli.screen.views import BoardView, ChoiceList, Things, lines_of
from swcore.cli.session.complete import Completer
from swcore.cli.session.lines import ending
from swcore.wording.catalogue import Catalogue
from swcore.wording.scene import Panel

FEW = 3  # lines that are told without a window of their own
# On a Russian keyboard the same keys have other letters.
KEYS = {"р": "h", "п": "g", "г": "u", "Г": "U", "к": "r", "ь": "m", "й": "q", "д": "l", ".": "/", ",": "?"}
WORDS = {"h": "hint", "u": "undo", "U": "undo turn", "r": "redo", "f1": "help"}
DARK, LIGHT = "textual-dark", "textual-light"
PATIENCE = 10.0  # seconds for a session that is busy when the window is closed
NEXT = 6  # words that are offered while one types


class Came(Message):
    """Something came from the session.

    Args:
        event: what.
    """

    def __init__(self, event: Event) -> None:
        super().__init__()
        self.event = event


class Window(App[None]):
    """The game on the whole screen.

    Args:
        play: plays the game at a terminal that it is given; run in a thread of its own.
        texts: the command line's own texts.

    Attributes:
        link: the way to the session.
        terminal: the terminal of the session.
        question: what is asked now, or None.
        failed: what ended the session that is no end of a game, or None.
    """

    CSS = CSS
    AUTO_FOCUS = ""  # what is asked decides where the cursor stands
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[Any]] = [
        Binding("ctrl+c", "leave", show=False, priority=True),
        Binding("ctrl+q", "leave", show=False, priority=True),
        Binding("ctrl+t", "light", show=False),
        Binding("escape", "back", show=False),
        Binding("tab", "next(1)", show=False, priority=True),
        Binding("shift+tab", "next(-1)", show=False, priority=True),
    ]

    def __init__(self, play: Callable[[ScreenTerminal], object], texts: Catalogue) -> None:
        super().__init__()
        self.play, self.texts = play, texts
        self.link = Link(self._post)
        self.terminal = ScreenTerminal(self.link)
        self.question: Question | None = None
        self.shown: Shown | None = None
        self.failed: BaseException | None = None
        self.result: object = None
        self.typed = ""  # digits of a number
        self._asked_aside = False  # whether the player has typed a word whose answer is to be read
        self._steps = -1
        self._led: tuple[str, ...] = ()  # what the guide said last in a window of its own
        self._thread: threading.Thread | None = None

    # -- what there is

    def compose(self) -> ComposeResult:
        """Yield the parts of the window."""
        texts = self.texts
        yield Static(id="status")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield BoardView(texts, id="board")
                yield Static(id="legend")
                yield RichLog(id="log", wrap=True, markup=False, highlight=False, min_width=20)
            with Vertical(id="right"):
                yield Static(id="advice")
                yield Static(id="prompt")
                yield ChoiceList(texts, id="menu")
                yield Static(Text(texts("screen.table"), "bold dim"), id="things-title")
                yield Things(id="things")
        yield Static(id="next")
        yield Input(placeholder=texts("screen.type"), id="line")
        yield Static(id="keys")
        yield Static(id="small")

    def on_mount(self) -> None:
        """Start the session."""
        self._write_keys()
        for one in ("#next", "#line", "#small", "#advice"):
            self.query_one(one).display = False
        self.call_after_refresh(self._start)

    def _start(self) -> None:
        self._thread = threading.Thread(target=self._run, name="session", daemon=True)
        self._thread.start()

    def wait(self) -> None:
        """Wait until the session has said goodbye, once the window is closed."""
        self.link.close()
        if self._thread is not None:
            self._thread.join(PATIENCE)

    def _run(self) -> None:
        try:
            self.result = self.play(self.terminal)
        except BaseException as error:  # it is raised again where the window was opened
            self.failed = error
        if not self.link.closed:
            self.link.closed = True
            self.call_from_thread(self.exit)

    def _post(self, event: Event) -> None:
        if not self.link.closed:
            self.post_message(Came(event))

    @property
    def board(self) -> BoardView:
        """The drawn board."""
        return self.query_one(BoardView)

    @property
    def choices(self) -> ChoiceList:
        """The menu."""
        return self.query_one(ChoiceList)

    @property
    def log_(self) -> RichLog:
        """The log."""
        return self.query_one("#log", RichLog)

    # -- what comes from the session

    def on_came(self, message: Came) -> None:
        """Show what came."""
        event = message.event
        if isinstance(event, Shown):
            self._show(event)
        elif isinstance(event, Said):
            for line in lines_of(event.what, event.style):
                self.log_.write(line, expand=True)
        elif isinstance(event, Cleared):
            self.log_.clear()
            self._show(None)
        else:
            self._ask(event)

    def _show(self, shown: Shown | None) -> None:
        before, self.shown = self.shown, shown
        if shown is not None:
            self.title = shown.scene.title
        self.board.show(shown)
        if shown is None or before is None or shown.steps != before.steps:
            self.board.choose("")
        self.choices.show(shown, self.board.chosen)
        self.query_one(Things).show(shown)
        self.query_one("#status", Static).update(self._status(shown))
        menu = shown.menu if shown is not None else None
        prompt = self.query_one("#prompt", Static)
        waits = shown is not None and menu is None and bool(shown.scene.pending)  # for others
        prompt.update(Text(menu.prompt if menu is not None else self.texts("screen.wait") if waits else "", "bold"))
        lines = shown.advice if shown is not None else ()
        advice = self.query_one("#advice", Static)
        advice.update(Text("\n".join(lines[-1:] if self.has_class("low") else lines)))
        advice.display = bool(lines)
        self.query_one("#legend", Static).update(self._legend(shown))

    def _status(self, shown: Shown | None) -> Text:
        return Text(
            f" {shown.scene.title} · {shown.scene.status}" if shown is not None else "", "bold", no_wrap=True, overflow="ellipsis"
        )

    def _legend(self, shown: Shown | None) -> Text:
        line = Text(no_wrap=True, overflow="ellipsis")
        if shown is None or not shown.scene.of("stack"):
            return line
        seats: tuple[Panel, ...] = shown.scene.of("panel")
        for one in seats:
            if one.seat is not None:
                line.append(f"{letter(one.seat)}", badge(one.seat))
                line.append(f" {one.label}  ")
        if len(line) + len(self.texts("screen.legend")) <= self.board.size.width:
            line.append(self.texts("screen.legend"), "dim")
        return line

    def _ask(self, question: Question) -> None:
        self.question = question
        aside, self._asked_aside = self._asked_aside, False
        quiet, self._steps = question.steps == self._steps, question.steps
        if question.kind == LINE:
            if aside and quiet and question.said:
                self._tell(question.said)
            elif self.has_class("low"):
                self._lead()
            if self.focused is None or self.focused is self.query_one("#line"):
                self.choices.focus()
        elif question.kind == SURE:
            self._dialog(
                Told("", question.said, self.texts("screen.yes-no"), sure=True), lambda told: "" if told == "yes" else "no"
            )
        elif question.kind == CURTAIN:
            self._dialog(Told(question.prompt, (), self.texts("screen.ok"), curtain=True), lambda told: "")
        elif question.kind == END:
            self._dialog(Told("", question.said, self.texts("screen.end")), lambda told: "")
        elif question.kind == WORD:
            self._dialog(Typed(question.prompt, question.said[-FEW:], self.texts("screen.answer")), lambda told: told or "")

    def _dialog(self, screen: Any, answer: Callable[[str], str]) -> None:
        self.push_screen(screen, lambda told: self._answer(answer(told or "")))

    def _lead(self, *, again: bool = False) -> None:
        """Show what the guide says in a window of its own, where there is no room for it beside the map."""
        lines = self.shown.advice if self.shown is not None else ()
        if lines and (again or lines != self._led) and len(self.screen_stack) == 1:
            self._led = lines
            body = [Text(f"{line}\n") if line is not lines[-1] else Text(line, "bold") for line in lines]
            self.push_screen(Told("", body, self.texts("screen.ok")))

    def _tell(self, said: tuple[RenderableType, ...]) -> None:
        """Show the answer to a word: in a window when it is long, else for a moment."""
        if all(isinstance(one, str) for one in said) and len(said) <= FEW:
            self.notify("\n".join(map(str, said)), markup=False, timeout=6)
        else:
            self.push_screen(Told("", said, self.texts("screen.close")))

    # -- what the player does

    def _answer(self, text: str) -> None:
        if self.link.answer(text):
            self.question = None

    def send(self, line: str, *, aside: bool = False) -> None:
        """Type a line.

        Args:
            line: an action, or a word such as `undo`.
            aside: whether what is told of it is to be read at once.
        """
        if self.question is not None and self.question.kind == LINE:
            self._asked_aside = True
            self._answer(line)
        elif self.question is None:
            self.link.skip()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Carry out a choice; tell of a thing, or carry out what may be done with it."""
        if isinstance(event.option_list, ChoiceList):
            choice = self.choices.of(event.option.id)
            if choice is not None:
                self.send(choice.action)
            else:
                self.board.choose("")
                self.choices.show(self.shown)
        elif event.option.id:
            self._take(event.option.id)

    def on_board_view_chosen(self, event: BoardView.Chosen) -> None:
        """Show what may be done with an area; carry it out when it is chosen again."""
        if event.again and self._take(event.id):
            return
        self.choices.show(self.shown, event.id)

    def _take(self, id: str) -> bool:
        """Carry out the one action that speaks of a thing; show several; tell what it is where there is none."""
        menu = self.shown.menu if self.shown is not None else None
        able = [one for one in menu.choices if any(part.element == id for part in one.arguments)] if menu is not None else []
        if len(able) == 1:
            self.send(able[0].action)
            return True
        if able:
            self.choices.show(self.shown, id)
            self.choices.focus()
            return True
        self._inform(id)
        return False

    def on_key(self, event: events.Key) -> None:
        """Take the letters that are words, and digits."""
        self.link.skip()
        if isinstance(self.focused, Input) or self.screen is not self.screen_stack[0]:
            return
        key = event.character or event.key
        key = KEYS.get(key, key)
        if event.key == "f1":
            key = "f1"
        if key.isdecimal() and len(key) == 1:
            self._digit(key)
        elif key in WORDS:
            self.send(WORDS[key], aside=True)
        elif key in self._own():
            self._own()[key]()
        else:
            return
        event.stop()

    def _own(self) -> dict[str, Callable[[], object]]:
        return {
            "/": self._type,
            "?": lambda: self._inform(""),
            "m": lambda: self.toggle_class("map-only"),
            "g": lambda: self._lead(again=True),
            "l": lambda: self.toggle_class("log-only"),
            "q": self.action_leave,
        }

    def _digit(self, digit: str) -> None:
        if not self.choices.highlight(int(self.typed + digit)):
            self.typed = ""
            self.choices.highlight(int(digit))
        self.typed += digit
        self.choices.focus()
        self.set_timer(1.2, self._forget)

    def _forget(self) -> None:
        self.typed = ""

    def _inform(self, id: str) -> None:
        """Tell what something is: an element, or what the cursor is on."""
        if not self.link.waiting or self.shown is None or self.terminal.session is None:
            return
        informer, menu, seat = Informer(self.terminal.session.game, self.texts), self.shown.menu, self.shown.scene.seat
        id = id or (self.board.chosen if self.focused is self.board else "")
        id = id or (self.query_one(Things).current() if isinstance(self.focused, Things) else "")
        choice = self.choices.current()
        if id:
            told = informer.element(self.shown.scene, id, menu)
        elif choice is not None and seat is not None:
            told = informer.choice(choice, seat)
        else:
            told = []
        if told:
            self.push_screen(Told("", told, self.texts("screen.close")))

    # -- typing

    def _type(self) -> None:
        line = self.query_one("#line", Input)
        line.value, line.display = "", True
        self.query_one("#next").display = True
        line.focus()
        self._offer("")

    def _words(self, text: str) -> list[tuple[str, str, int]]:
        session = self.terminal.session
        if session is None or not self.link.waiting:
            return []
        return list(ending(text, Completer(session).choices(text)))

    def _offer(self, text: str) -> None:
        session = self.terminal.session
        words = self._words(text)
        shown = Text("  ".join(word for word, _, _ in words[:NEXT]) + ("  …" if len(words) > NEXT else ""), "dim")
        preview = Completer(session).preview(text) if session is not None and text.strip() and self.link.waiting else ""
        self.query_one("#next", Static).update(Group(Text(preview, "bold"), shown) if preview else shown)

    def on_input_changed(self, event: Input.Changed) -> None:
        """Offer what may come next."""
        if event.input.id == "line" and event.input.display:
            self._offer(event.value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Take the line."""
        if event.input.id != "line":
            return
        text = event.value.strip()
        self._hide_line()
        if text:
            self.send(self._numbered(text), aside=True)

    def _numbered(self, text: str) -> str:
        """Return a line with the action in place of its number in this menu."""
        bare = text.lstrip("?")
        menu = self.shown.menu if self.shown is not None else None
        if not bare.isdecimal() or menu is None or not 1 <= int(bare[:6]) <= len(menu.choices):
            return text
        return text[: len(text) - len(bare)] + menu.choices[int(bare) - 1].action

    def _hide_line(self) -> None:
        self.query_one("#line").display = self.query_one("#next").display = False
        self.choices.focus()

    def complete_line(self) -> None:
        """Put the first word that fits at the end of the line."""
        line = self.query_one("#line", Input)
        words = self._words(line.value)
        if words:
            word, _, length = words[0]
            line.value = line.value[: len(line.value) - length] + word + " "
            line.cursor_position = len(line.value)

    # -- the window itself

    def action_next(self, step: int) -> None:
        """Go from menu to board to table, or complete the line that is typed."""
        if self.screen is not self.screen_stack[0]:
            return
        if isinstance(self.focused, Input):
            self.complete_line()
            return
        parts = [self.choices, self.board, self.query_one(Things)]
        at = parts.index(self.focused) if self.focused in parts else -1
        parts[(at + step) % len(parts)].focus()

    async def action_back(self) -> None:
        """Leave the line, or show all choices again."""
        if self.query_one("#line").display:
            self._hide_line()
        self.remove_class("map-only", "log-only")
        self.board.choose("")
        self.choices.show(self.shown)

    def action_light(self) -> None:
        """Change between dark and light."""
        self.theme = LIGHT if self.theme == DARK else DARK

    def action_leave(self) -> None:
        """Leave the game after a question, or stop what the session is busy with."""
        if self.question is None and not self.link.waiting:
            self.link.stop()
            self.link.skip()
            return
        if len(self.screen_stack) > 1:  # whoever presses it twice means it
            self.close()
            return
        self.push_screen(Told(self.texts("screen.leave"), (), self.texts("screen.yes-no"), sure=True), self._left)

    def _left(self, told: str | None) -> None:
        if told == "yes":
            self.close()

    def close(self) -> None:
        """Leave: the session says goodbye, and what was played is kept."""
        self.link.close()
        self.exit()

    def on_resize(self, event: events.Resize) -> None:
        """Cover the window while it is too small."""
        fits = large_enough(event.size.width, event.size.height)
        small = self.query_one("#small", Static)
        small.display = not fits
        self.query_one("#middle").display = fits
        size = {"width": event.size.width, "height": event.size.height, "least_width": LEAST[0], "least_height": LEAST[1]}
        small.update(Text(self.texts("screen.small", **size)))
        self.set_class(event.size.width < 110, "narrow")
        self.set_class(event.size.height < 32, "low")
        self._write_keys()

    def _write_keys(self) -> None:
        keys = self.texts("screen.keys")
        fits = len(keys) <= self.size.width - 2
        self.query_one("#keys", Static).update(Text(keys if fits else self.texts("screen.keys.short"), "dim", no_wrap=True))
