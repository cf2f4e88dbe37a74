"""Several seats at once: sealed answers and parallel lanes.

*Sealed*: every seat answers in one or more steps; answers stay secret and revisable until the last is complete, then all are
applied together in seat order. *Parallel*: every seat has a stack and a part of the state of its own; its steps apply at once
to that part, the others see the last commit, and the frame ends when all lanes are empty.
"""

from __future__ import annotations

from collections.abc import Iterable

from swcore.engine.actions import REVISE, Action, parse
from swcore.engine.frames import Decision, Frame, FrameKind
from swcore.engine.machine import Machine
from swcore.engine.native import mypyc_attr
from swcore.engine.reasons import Part, Violation

Answer = tuple[int, tuple[str, ...], bool]


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Decision):
    """A decision that several seats answer in secret. Its frames are `(kind, answers, *payload)`.

    A subclass gives `kind`, or `frames` with the names of its payload, and `choices` and `resolve`.
    """

    frames = FrameKind("", "answers *payload")
    several = True

    def open(self, seats: Iterable[int], *payload: object) -> Frame:
        """Return the frame that asks these seats."""
        return (self.kind, tuple((seat, (), False) for seat in seats), *payload)

    def choices(self, machine: Machine, frame: Frame, seat: int, steps: tuple[Action, ...]) -> tuple[Action, ...]:
        """Return the next steps after the given ones; an empty tuple completes the answer."""
        raise NotImplementedError

    def resolve(self, machine: Machine, frame: Frame, answers: tuple[tuple[int, tuple[Action, ...]], ...]) -> None:
        """Apply all answers, given in seat order."""
        raise NotImplementedError

    def seats(self, frame: Frame) -> tuple[int, ...]:
        _, answers, *_ = frame
        return tuple(seat for seat, _, complete in answers if not complete)

    def revisable(self, frame: Frame) -> tuple[int, ...]:
        """Return the seats whose complete answer may still be taken back."""
        _, answers, *_ = frame
        return tuple(seat for seat, _, complete in answers if complete)

    def legal(self, machine: Machine, frame: Frame, seat: int) -> tuple[Action, ...]:
        _, answers, *_ = frame
        for owner, steps, complete in answers:
            if owner == seat:
                return (REVISE,) if complete else self.choices(machine, frame, seat, self._actions(machine, steps))
        return ()

    def apply(self, machine: Machine, frame: Frame, seat: int, action: Action) -> None:
        kind, old, *payload = frame
        answers = tuple(sorted(self._answer(machine, frame, entry, action) if entry[0] == seat else entry for entry in old))
        self._go_on(machine, (kind, answers, *payload))

    def leave(self, machine: Machine, seat: int) -> None:
        """Ask a seat that has left no more; the frame must be on top of the stack. `resolve` gets no answer of that seat."""
        kind, old, *payload = machine.stack.pop()
        self._go_on(machine, (kind, tuple(entry for entry in old if entry[0] != seat), *payload))

    def without(self, frame: Frame, seat: int) -> Frame:
        """Return the frame without the answer of a seat, as other seats may know it."""
        kind, old, *payload = frame
        return (
            kind,
            tuple((owner, (), False) if owner == seat else (owner, steps, done) for owner, steps, done in old),
            *payload,
        )

    def _go_on(self, machine: Machine, frame: Frame) -> None:
        _, answers, *_ = frame
        if all(complete for _, _, complete in answers):
            machine.emit(("revealed",))
            self.resolve(machine, frame, tuple((seat, self._actions(machine, steps)) for seat, steps, _ in answers))
        else:
            machine.push(frame)

    def _answer(self, machine: Machine, frame: Frame, entry: Answer, action: Action) -> Answer:
        seat, steps, _ = entry
        if action == REVISE:
            return (seat, (), False)
        steps = (*steps, action.text)
        return (seat, steps, not self.choices(machine, frame, seat, self._actions(machine, steps)))

    def _actions(self, machine: Machine, steps: tuple[str, ...]) -> tuple[Action, ...]:
        return tuple(parse(text, machine.ruleset.action_kinds) for text in steps)


@mypyc_attr(allow_interpreted_subclasses=True)
class Parallel(Decision):
    """Lanes of frames, one per seat: `("parallel", ((seat, frames), ...))`."""

    frames = FrameKind("parallel", "lanes")
    prompt = "Several players act at the same time"
    several = True

    def asked(self, frame: Frame, seat: int | None) -> Frame:
        return frame if seat is None else self._top(frame, seat) or frame

    def seats(self, frame: Frame) -> tuple[int, ...]:
        _, lanes = frame
        return tuple([seat for seat, lane in lanes if lane])

    def first(self, frame: Frame) -> int:
        _, lanes = frame
        for seat, lane in lanes:
            if lane:
                return seat  # type: ignore[no-any-return]
        raise IndexError("all lanes are empty")

    def legal(self, machine: Machine, frame: Frame, seat: int) -> tuple[Action, ...]:
        _, lanes = frame
        for owner, lane in lanes:
            if owner == seat and lane:
                top = lane[-1]
                return machine.ruleset.decisions[top[0]].legal(machine, top, seat)
        return ()

    def violations(self, machine: Machine, frame: Frame, seat: int, action: Action) -> list[Violation]:
        top = self._top(frame, seat)
        if top is None:
            return [Violation("ready")]
        return machine.ruleset.decisions[top[0]].violations(machine, top, seat, action)

    def explain(self, machine: Machine, frame: Frame, seat: int, action: Action) -> list[Part]:
        top = self._top(frame, seat)
        return machine.ruleset.decisions[top[0]].explain(machine, top, seat, action) if top else []

    def apply(self, machine: Machine, frame: Frame, seat: int, action: Action) -> None:
        _, lanes = frame
        place = 0
        while lanes[place][0] != seat:
            place += 1
        lane = list(lanes[place][1])
        top = lane.pop()
        main, machine.stack = machine.stack, lane
        machine.ruleset.decisions[top[0]].apply(machine, top, seat, action)
        machine.run(lane)
        machine.stack = main
        self._go_on(machine, (*lanes[:place], (seat, tuple(lane)), *lanes[place + 1 :]))

    def leave(self, machine: Machine, seat: int) -> None:
        """Empty the lane of a seat that has left; the frame must be on top of the stack."""
        _, lanes = machine.stack.pop()
        self._go_on(machine, tuple((owner, () if owner == seat else lane) for owner, lane in lanes))

    def _go_on(self, machine: Machine, lanes: tuple[tuple[int, tuple[Frame, ...]], ...]) -> None:
        for _, lane in lanes:
            if lane:
                machine.stack.append((self.kind, lanes))
                return
        machine.emit(("commit",))

    def _top(self, frame: Frame, seat: int) -> Frame | None:
        _, lanes = frame
        for owner, lane in lanes:
            if owner == seat:
                return lane[-1] if lane else None
        return None


def open_lanes(machine: Machine, lanes: Iterable[tuple[int, tuple[Frame, ...]]]) -> None:
    """Start a parallel frame.

    Args:
        machine: the machine.
        lanes: for each seat its frames, the first to run last in the tuple. Every lane starts with a decision.
    """
    machine.emit(("lanes", machine.state.parts()))
    machine.push((Parallel.kind, tuple(sorted(lanes))))


KERNEL_DECISIONS: tuple[Decision, ...] = (Parallel(),)
__all__ = ["KERNEL_DECISIONS", "Parallel", "Sealed", "open_lanes"]
