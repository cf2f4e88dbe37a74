"""Who hears of the steps of a game, and that nobody acts in the middle of one."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from swcore.engine.log import Step
from swcore.errors import ActionError, SwcoreError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from swcore.game.game import Game

Listener = Callable[["Game", Step], None]


class Listeners:
    """The listeners of one game.

    Attributes:
        all: the listeners, in the order in which they joined.
        busy: whether an action is being carried out, or listeners are being told.
    """

    __slots__ = ("all", "busy")

    def __init__(self) -> None:
        self.all: tuple[Listener, ...] = ()
        self.busy = False

    def add(self, listener: Listener) -> None:
        """Let a listener hear of every step from here on.

        Raises:
            SwcoreError: `listener` for what cannot be called, or would have to be awaited.
        """
        if not callable(listener):
            raise SwcoreError(f"A listener is called with the game and the step; {listener!r} cannot be called.", code="listener")
        calls = (listener, getattr(listener, "__call__", None), getattr(listener, "undone", None))  # noqa: B004
        if any(map(inspect.iscoroutinefunction, calls)) or any(map(inspect.isasyncgenfunction, calls)):
            raise SwcoreError(
                f"{listener!r} is async, and nobody would await it.",
                code="listener",
                hint="Listen with a plain function, which may hand the step to your event loop by call_soon_threadsafe.",
            )
        self.all = (*self.all, listener)

    def check_free(self) -> None:
        """Raise an error while an action is carried out or listeners are told.

        Raises:
            ActionError: `busy`.
        """
        if self.busy:
            raise ActionError("An action is being carried out.", code="busy", hint="Act after the listener has returned.")

    @contextmanager
    def silent(self) -> Iterator[None]:
        """Tell nobody of what happens inside."""
        told, self.all = self.all, ()
        try:
            yield
        finally:
            self.all = told

    def tell(self, game: Any, step: Step) -> None:
        """Tell everybody of a step."""
        if self.all:
            self._call(game, step, self.all)

    def tell_undone(self, game: Any, step: Step) -> None:
        """Tell those who follow undo that a step was taken back."""
        self._call(game, step, [getattr(one, "undone") for one in self.all if hasattr(one, "undone")])  # noqa: B009

    def tell_redone(self, game: Any, step: Step) -> None:
        """Tell those who follow undo that a step was carried out again."""
        self._call(game, step, [one for one in self.all if hasattr(one, "undone")])

    def _call(self, game: Any, step: Step, listeners: Iterable[Listener]) -> None:
        """Call listeners; a failing one does not keep the others from hearing, and the step stands.

        Raises:
            SwcoreError: `listener-failed`.
        """
        self.busy = True
        failed: Exception | None = None
        try:
            for listener in listeners:
                try:
                    _refuse_awaitable(listener(game, step))
                except Exception as error:  # a stranger's function may raise anything
                    failed = failed or error
        finally:
            self.busy = False  # an interrupt from the keyboard passes through, and must not lock the game
        if failed is not None:
            raise SwcoreError(
                f"A listener failed: {type(failed).__name__}: {failed}.",
                code="listener-failed",
                hint="The step was carried out and stands.",
            ) from failed


def _refuse_awaitable(answer: Any) -> None:
    """Complain about an answer that would have to be awaited, for nobody does."""
    if inspect.iscoroutine(answer):
        answer.close()
    if inspect.isawaitable(answer):
        raise TypeError("it returned something to await, and nobody awaits it")
