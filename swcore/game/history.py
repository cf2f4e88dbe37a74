"""The history of one game: its log, what was taken back, and the way to any earlier position."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from operator import itemgetter

from swcore.engine.actions import RESIGN, Action
from swcore.engine.events import RawEvent
from swcore.engine.frames import Frame
from swcore.engine.log import Log, Step
from swcore.engine.machine import Machine
from swcore.errors import ActionError, SaveError
from swcore.game import refusals

_NAME = itemgetter(0)  # of an event


class History:
    """The steps of one game: each is carried out wholly or not at all, logged, taken back and carried out again.

    Attributes:
        machine: the machine that is moved.
        kept: whether there is a log: a guess has none, and neither has a game that was searched.
        undone: steps that were taken back and may be carried out again, the next one last.
    """

    __slots__ = ("_log", "kept", "machine", "undone")

    def __init__(self, machine: Machine) -> None:
        """Begin a history at the present position."""
        self.machine = machine
        self._log: Log | None = Log(machine.state)
        self.kept = True
        self.undone: tuple[Step, ...] = ()

    @property
    def log(self) -> Log:
        """The log.

        Raises:
            SaveError: `no-history` when it was dropped.
        """
        if self._log is None:
            raise SaveError(
                "This game has no history: it is a guess, or was searched.",
                code="no-history",
                hint="Act on it with apply_unchecked.",
            )
        return self._log

    def clone(self, machine: Machine) -> History:
        """Return an independent history of the same steps, for a copy of the machine."""
        new = object.__new__(History)
        new.machine, new.undone, new.kept = machine, self.undone, self.kept
        new._log = None if self._log is None else self._log.clone()
        return new

    def drop(self) -> None:
        """Forget all steps, for a copy whose position is a guess, or is searched from."""
        self._log = None
        self.kept = False
        self.undone = ()

    def restart(self, frames: Iterable[Frame]) -> None:
        """Let the present position be the one that the game begins at; no step leads to it.

        Args:
            frames: what is still to be done, the last one first. The tasks among them are the first step of the log.
        """
        machine, stack = self.machine, list(frames)
        machine.emit(("flow", tuple(stack)))
        machine.stack = stack
        self._log, self.kept, self.undone = Log(machine.state, laid_out=True), True, ()
        self.run(-1, None, machine.run_to_decision).irreversible = True

    # -- forth

    def carry(self, seat: int, action: Action) -> Step:
        """Carry out an action, which may be to resign, and log it."""
        return self.run(seat, action, (lambda: self._leave(seat)) if action.kind == RESIGN.kind else None)

    def run(self, seat: int, action: Action | None, carry_out: Callable[[], object] | None = None) -> Step:
        """Carry out a step wholly or not at all, and log it.

        Args:
            seat: who acts.
            action: the action; None for the set-up.
            carry_out: moves the machine; when None, the machine applies the action.

        Raises:
            PluginError: a piece failed inside a hook; the position is the one before.
        """
        machine, log = self.machine, self._log
        if log is None:
            log = self.log  # raises
        sink: list[RawEvent] = []
        machine.sink = sink
        machine.chance = []
        try:
            if carry_out is not None:
                carry_out()
            elif action is not None:
                machine.apply(seat, action)
        except BaseException as error:
            machine.give_back(machine.chance)
            self.restore()
            refusals.blame(machine.ruleset, error, action)
        reveals = machine.ruleset.reveals
        irreversible = bool(machine.chance) or not reveals.isdisjoint(map(_NAME, sink))
        step = Step(seat, action, tuple(machine.chance), tuple(sink), irreversible)
        machine.sink = None
        log.append(step, machine.state)
        self.undone = ()
        return step

    def _leave(self, seat: int) -> None:
        machine = self.machine
        machine.stack = list(machine.state.stack)
        machine.emit(("left", seat))
        machine.ruleset.book.resign(machine, seat)
        machine.run_to_decision()

    def again(self, steps: Iterable[Step]) -> None:
        """Carry out steps once more, with the outcomes that they had."""
        script, undone = self.machine.script, self.undone
        try:
            for step in steps:
                assert step.action is not None
                self.machine.script = deque(step.chance)
                self.carry(step.seat, step.action)
        finally:
            self.machine.script, self.undone = script, undone

    def redo(self) -> Step:
        """Carry out the step again that was taken back last.

        Raises:
            ActionError: `redo-nothing`.
        """
        log = self.log
        if not self.undone:
            raise ActionError("There is nothing to redo.", code="redo-nothing")
        *rest, step = self.undone
        machine = self.machine
        if machine.state.committed is not None:  # others may have acted since: what happened then need not be what happens now
            machine.use_up(step.chance)
            self.again([step])
            self.undone = tuple(rest)
            return log[-1]
        for event in step.events:
            machine.reducers[event[0]](machine.state, event)
        machine.view = machine.view.over(machine.state)  # the map may be another one
        machine.use_up(step.chance)
        machine.forget()
        log.append(step, machine.state)
        self.undone = tuple(rest)
        return step

    # -- back

    def undoable(self, seat: int) -> bool:
        """Return whether the last step of a seat can be taken back by it."""
        log = self.log
        step = log[-1 - len(log.since(seat, self.lanes_opened()))] if len(log) > 1 else None
        return step is not None and step.seat == seat and not step.irreversible

    def undo(self, seat: int | None) -> Step:
        """Take back the last step of a seat, or of anybody when None, see `Game.undo`.

        Raises:
            ActionError: `undo-nothing`, `undo-other` or `undo-floor`.
        """
        log = self.log
        if len(log) <= 1:
            raise ActionError("There is nothing to undo.", code="undo-nothing")
        later = [] if seat is None else log.since(seat, self.lanes_opened())
        step = log[-1 - len(later)]
        if seat is not None and step.seat != seat:
            raise ActionError(f"The last step is seat {step.seat + 1}'s.", code="undo-other")
        if seat is not None and step.irreversible:
            raise ActionError("A chance outcome or a reveal cannot be taken back.", code="undo-floor")
        log.cut(len(log) - 1 - len(later))
        self.machine.give_back(step.chance)
        self.undone = (*self.undone, step)
        self.restore()
        if later:
            self.again(later)
        return step

    def rewind(self, size: int, undone: tuple[Step, ...]) -> None:
        """Go back to the position after the first `size` steps, as if those after it had never been.

        Args:
            size: how many steps remain.
            undone: what `undone` was then.
        """
        for step in reversed(list(self.log)[size:]):
            self.machine.give_back(step.chance)
        self.log.cut(size)
        self.undone = undone
        self.restore()

    def known_to(self, seat: int | None) -> None:
        """Take back what a seat cannot know: what others did since the lanes were opened. Who has left is known."""
        opened = self.lanes_opened()
        if opened is None:
            return
        known = [step for step in list(self.log)[opened + 1 :] if step.seat == seat or step.action == RESIGN]
        self.log.cut(opened + 1)
        self.restore()
        self.again(known)

    def restore(self) -> None:
        """Put the machine into the position after the last step."""
        machine = self.machine
        machine.state = self.log.state(machine.reducers)
        machine.view = machine.view.over(machine.state)
        machine.sink = None
        machine.forget()

    def lanes_opened(self) -> int | None:
        """Return the number of the step that opened the parallel lanes, or None when none are open or no log is kept."""
        log = self._log
        if self.machine.state.committed is None or log is None:
            return None
        opened = (number for number in range(len(log) - 1, -1, -1) if any(one[0] == "lanes" for one in log[number].events))
        return next(opened, 0)  # in a position laid out by hand they may be open from the start
