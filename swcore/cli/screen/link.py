"""Between the thread of the session and that of the window: what is shown and asked, and what is answered."""

from __future__ import annotations

import ctypes
import queue
import threading
from collections.abc import Callable, Mapping

import attrs
from rich.console import RenderableType

from swcore.wording.looks import Looks
from swcore.wording.menus import Menu
from swcore.wording.scene import Scene

LINE, WORD, SURE, CURTAIN, END = "line", "word", "sure", "curtain", "end"


@attrs.frozen
class Shown:
    """The table as it stands.

    Attributes:
        scene: the table.
        looks: how words look.
        menu: the open question of the viewer, or None.
        costs: by element what it costs to act upon it.
        hinted: the action that a bot would take, or that the guide says; "" for none.
        advice: what the guide of a first game says.
        hint: what is advised, with the reason, once the player has asked for it.
        todo: the line of the hint, else of the advice, that says what to do; "" for none.
        steps: how many steps have been taken.
    """

    scene: Scene
    looks: Looks
    menu: Menu | None = None
    costs: Mapping[str, str] = attrs.field(factory=dict)
    hinted: str = ""
    advice: tuple[str, ...] = ()
    hint: tuple[str, ...] = ()
    todo: str = ""
    steps: int = 0


@attrs.frozen
class Said:
    """Something that was told.

    Attributes:
        what: the lines or tables.
        style: of lines.
    """

    what: tuple[RenderableType, ...]
    style: str = ""


@attrs.frozen
class Cleared:
    """The table is to be covered: another person takes the seat."""


@attrs.frozen
class Question:
    """The session waits for an answer.

    Attributes:
        kind: `LINE` of the game, `WORD` for any other question, `SURE` for what ends a turn, `CURTAIN` before a seat is taken,
            `END` when all is over.
        prompt: what is asked; of `SURE` "" where what was told asks it.
        said: what was told since the last answer.
        steps: how many steps have been taken.
    """

    kind: str
    prompt: str
    said: tuple[RenderableType, ...] = ()
    steps: int = 0


Event = Shown | Said | Cleared | Question


class Link:
    """Hands events to the window, and answers to the session.

    Args:
        post: takes an event to the window; called from the thread of the session.

    Attributes:
        waiting: whether the session waits for an answer: only then may the window look at the game itself.
        closed: whether the window is gone.
    """

    def __init__(self, post: Callable[[Event], None]) -> None:
        self.post = post
        self.waiting = self.closed = False
        self._answers: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._skip = threading.Event()
        self._thread = 0

    # -- the session

    def ask(self, question: Question) -> str:
        """Return the answer to a question.

        Raises:
            EOFError: the window is gone.
        """
        self._thread = threading.get_ident()
        if self.closed:
            raise EOFError
        self.waiting = True
        self.post(question)
        answer = self._answers.get()
        self.waiting = False
        if answer is None:
            raise EOFError
        return answer

    def pause(self, seconds: float) -> None:
        """Wait, unless a key is pressed or the window goes."""
        if seconds > 0 and not self.closed:
            self._skip.clear()
            self._skip.wait(seconds)

    # -- the window

    def answer(self, text: str) -> bool:
        """Answer the open question; return whether there was one."""
        if not self.waiting:
            return False
        self.waiting = False
        self._answers.put(text)
        return True

    def skip(self) -> None:
        """End a pause."""
        self._skip.set()

    def stop(self) -> None:
        """Stop what the session is busy with, as Ctrl-C does: a hook of a piece that does not end."""
        if self._thread and not self.waiting:
            ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self._thread), ctypes.py_object(KeyboardInterrupt))

    def close(self) -> None:
        """Tell the session that nobody will answer any more."""
        self.closed = True
        self._skip.set()
        self._answers.put(None)
