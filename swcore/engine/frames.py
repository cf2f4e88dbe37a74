"""Frames: what is still to be done, as immutable plain data on a stack.

A frame is `(kind, ...)`. Kinds of *tasks* are run by the kernel; kinds of *decisions* wait for a seat. A third sort holds several
seats at once: sealed (`sealed`) and parallel (`parallel`) frames are made by `swcore.engine.simultaneous`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

import attrs

from swcore.engine.actions import Action

if TYPE_CHECKING:
    from swcore.engine.machine import Machine

Frame = tuple[Any, ...]
Task = Callable[["Machine", Frame], None]


@attrs.frozen
class Violation:
    """One reason why an action is not legal now.

    Args:
        code: stable word.
        message: the reason as a sentence part, in English.
        clauses: ids of the rule clauses behind it.
    """

    code: str
    message: str
    clauses: tuple[str, ...] = ()


@attrs.frozen
class Part:
    """One part of a number that a player can ask about.

    Args:
        amount: what it adds.
        reason: short label.
        clause: id of the rule clause behind it, or "".
        piece: id of the piece that says so, or "".
        unit: `tokens` for a part of the number itself, `coins` for what is paid besides.
    """

    amount: int
    reason: str
    clause: str = ""
    piece: str = ""
    unit: str = "tokens"


class Decision:
    """A kind of frame that asks a seat; by convention `(kind, seat, ...)`.

    Attributes:
        kind: first item of its frames.
        shows: names of the items of its frames after the seat that a view may show; "" for those it may not.
        prompt: what is asked, in English; the apps translate it.
        several: True when it asks several seats at once; its frames then hold no single seat.
        auto: True when a single legal action is taken without asking.
    """

    kind: ClassVar[str] = ""
    prompt: ClassVar[str] = ""
    shows: ClassVar[tuple[str, ...]] = ()
    several: ClassVar[bool] = False
    auto: ClassVar[bool] = False

    def told(self, frame: Frame) -> dict[str, Any]:
        """Return what everybody may know about the open question, as JSON data: its kind, its prompt, what it shows."""
        shown = {name: value for name, value in zip(self.shows, frame[2:], strict=False) if name}
        return {"kind": self.kind, "prompt": self.prompt, **shown}

    def asked(self, frame: Frame, seat: int | None) -> Frame:
        """Return the open frame as far as it concerns a seat: of parallel lanes its own; else the frame itself."""
        return frame

    def seats(self, frame: Frame) -> tuple[int, ...]:
        """Return the seats that are awaited, ascending."""
        return (frame[1],)

    def first(self, frame: Frame) -> int:
        """Return the first seat that is awaited."""
        return self.seats(frame)[0]

    def legal(self, machine: Machine, frame: Frame, seat: int) -> tuple[Action, ...]:
        """Return the legal actions of a seat, in a fixed order.

        Args:
            machine: the machine; nothing is written.
            frame: the open frame.
            seat: one of `seats(frame)`.

        Returns:
            At least one action, each once.
        """
        raise NotImplementedError

    def apply(self, machine: Machine, frame: Frame, seat: int, action: Action) -> None:
        """Carry out an action. The frame is off the stack; push it again to go on asking.

        Args:
            machine: the machine; write with `machine.emit`, `machine.perform`, `machine.push`, and draw with `machine.draw`.
            frame: the frame that was open.
            seat: who acts.
            action: one of the legal actions.

        Raises:
            PluginError: a piece failed, or returned what it may not; the caller restores the state.
        """
        raise NotImplementedError

    def violations(self, machine: Machine, frame: Frame, seat: int, action: Action) -> list[Violation]:
        """Return every reason why an action is not legal; empty when it is.

        Args:
            machine: the machine; nothing is written.
            frame: the open frame.
            seat: one of `seats(frame)`.
            action: any action of the game.
        """
        if action in self.legal(machine, frame, seat):
            return []
        return [Violation("not-offered", f"{action.text!r} is not among the legal actions")]

    def explain(self, machine: Machine, frame: Frame, seat: int, action: Action) -> list[Part]:
        """Return the parts of the number behind an action, such as a cost; empty when there is none.

        Args:
            machine: the machine; nothing is written.
            frame: the open frame.
            seat: one of `seats(frame)`.
            action: any action of the game.
        """
        return []
