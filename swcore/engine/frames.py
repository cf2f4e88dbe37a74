"""Frames: what is still to be done, as immutable plain data on a stack.

A frame is a plain tuple `(kind, ...)`; its `FrameKind` names the items. Kinds of *tasks* are run by the kernel; kinds of
*decisions* wait for a seat. A third sort holds several seats at once: sealed and parallel frames are made by
`swcore.engine.simultaneous`.
"""

from __future__ import annotations

import re
from collections import namedtuple
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from swcore.engine.actions import Action
from swcore.engine.native import mypyc_attr
from swcore.engine.reasons import Part, Violation

if TYPE_CHECKING:
    from swcore.engine.machine import Machine

Frame = tuple[Any, ...]
Task = Callable[["Machine", Frame], None]


class FrameKind:
    """A kind of frame and the names of its items.

    Frames stay plain tuples, which are cheap to make, to compare and to save: `of` makes one, `read` gives it fields by name.

    Args:
        name: first item of the frames.
        fields: names of the other items in order, separated by spaces; `*name` at the end stands for all that are left.
        visible: names of the fields that a view may show.

    Attributes:
        of: makes a frame from the values of its fields, in order or by name.
        read: returns a frame as a named tuple: `kind`, then the fields.

    Raises:
        ValueError: a field is named twice, or `visible` names one that is not there.
    """

    __slots__ = ("fields", "name", "of", "read", "visible")

    of: Callable[..., Frame]
    read: Callable[[Frame], Any]

    def __init__(self, name: str, fields: str = "", *, visible: str = "") -> None:
        items = fields.split()
        self.name = name
        self.fields = tuple(item.removeprefix("*") for item in items)
        unknown = sorted(set(visible.split()) - set(self.fields))
        if unknown:
            raise ValueError(f"a frame {name!r} has no field {', '.join(unknown)}; its fields are {', '.join(self.fields)}")
        self.visible = tuple((field, place) for place, field in enumerate(self.fields, start=1) if field in visible.split())
        called = "".join(part.capitalize() for part in re.split(r"\W", name)) or "Frame"
        make: Any = namedtuple  # checkers want its names to be literals
        shape = make(called, ("kind", *self.fields))
        self.of = eval(f"lambda {', '.join(items)}: ({', '.join((repr(name), *items))},)")
        self.of.__qualname__ = f"{name}.of"  # as Python names it where arguments are wrong
        self.read = shape._make
        if items and items[-1].startswith("*"):
            fixed = len(items)
            self.read = lambda frame: shape(*frame[:fixed], frame[fixed:])

    def seen(self, frame: Frame) -> dict[str, Any]:
        """Return the fields of a frame that a view may show, by name."""
        return {field: frame[place] for field, place in self.visible}

    def __repr__(self) -> str:
        return f"<FrameKind {self.name} ({', '.join(self.fields)})>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision:
    """A kind of frame that asks a seat, which is the first field of its frames.

    Attributes:
        frames: the kind of its frames: their fields, and which of them a view may show.
        kind: first item of its frames; it follows from `frames`. A subclass that gives `kind` alone has frames `(kind, seat)`.
        prompt: what is asked, in English; the apps translate it.
        several: True when it asks several seats at once; its frames then hold no single seat.
        auto: True when a single legal action is taken without asking.
    """

    frames: ClassVar[FrameKind] = FrameKind("", "seat *more")
    kind: ClassVar[str] = ""
    prompt: ClassVar[str] = ""
    several: ClassVar[bool] = False
    auto: ClassVar[bool] = False

    def __init_subclass__(cls) -> None:
        own = vars(cls)
        if "frames" in own:
            cls.kind = cls.frames.name
        elif "kind" in own:
            cls.frames = _unnamed(cls.frames, cls.kind, own.get("shows", ()))

    def told(self, frame: Frame) -> dict[str, Any]:
        """Return what everybody may know about the open question, as JSON data: its kind, its prompt, what it shows."""
        return {"kind": self.kind, "prompt": self.prompt, **self.frames.seen(frame)}

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
        return [Violation("not-offered", {"action": action.text})]

    def explain(self, machine: Machine, frame: Frame, seat: int, action: Action) -> list[Part]:
        """Return the parts of the number behind an action, such as a cost; empty when there is none.

        Args:
            machine: the machine; nothing is written.
            frame: the open frame.
            seat: one of `seats(frame)`.
            action: any action of the game.
        """
        return []


def _unnamed(like: FrameKind, kind: str, shows: tuple[str, ...]) -> FrameKind:
    """Return the frames of a decision that names only its kind, and what it `shows` after the seat, as games before 0.2 did."""
    if not shows:
        return FrameKind(kind, f"{like.fields[0]} *more")
    fields = [name or f"item{place}" for place, name in enumerate(shows, start=2)]
    return FrameKind(kind, " ".join((like.fields[0], *fields, "*more")), visible=" ".join(filter(None, shows)))
