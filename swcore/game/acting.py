"""Acting in a game: all or nothing, logged, and taken back."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from swcore.engine.actions import RESIGN, REVISE, Action
from swcore.engine.log import Log, Step
from swcore.errors import ActionError, SaveError, SwcoreError
from swcore.game import refusals
from swcore.game.asking import Asking


class Acting(Asking):
    """The actions of a `Game`."""

    __slots__ = ("_busy", "_listeners", "_log", "_redo")

    _busy: bool
    _listeners: tuple[Callable[[Any, Step], None], ...]
    _log: Log | None
    _redo: tuple[Step, ...]

    def apply(self, action: Action | str, seat: int | None = None) -> Step:
        """Check and carry out an action, all or nothing.

        Args:
            action: the action or its text; a composite text of the game is carried out step by step.
            seat: who acts; the first seat awaited when None.

        Returns:
            The logged step (the last one of a composite).

        Raises:
            ActionError: the state is unchanged; the message lists every reason.
            PluginError: a piece failed inside a hook; the state is unchanged.
        """
        machine = self.play
        self._check_free()
        if not machine.state.stack:
            raise ActionError("The game is over.", code="over")
        owner = machine.asked() if seat is None else seat
        if isinstance(action, str):
            steps = self.ruleset.book.expand(machine, owner, action)
            if steps is not None:
                return self._apply_all(steps, owner)
            action = self.parse(action)
        if seat is not None and owner not in self.pending and (action != REVISE or owner not in self.revisable):
            raise refusals.wrong_seat(self.pending, owner)
        if action.kind != RESIGN.kind:
            try:
                legal = action in machine.legal(owner)
            except (Exception, SystemExit) as error:
                refusals.blame(self.ruleset, error)
            if not legal:
                raise refusals.illegal(action, self.violations(action, owner), machine.legal(owner))
        return self._carry(owner, action)

    def apply_unchecked(self, action: Action, seat: int | None = None) -> None:
        """Carry out an action without validation, log or undo: for search. An illegal action or a failing hook corrupts the
        game; the history is dropped, so the game cannot be saved or undone afterwards.
        """
        machine = self.play
        if action is RESIGN or self._busy or not hasattr(action, "kind"):
            raise TypeError("apply_unchecked takes one of the legal actions, outside of listeners; for all else there is apply")
        self._log = None
        machine.sink = None
        machine.apply(seat, action)

    def resign(self, seat: int) -> Step:
        """Let a seat with an open decision leave the game for good (SW-TURN-9, SW-TURN-11, SW-TURN-12)."""
        return self.apply(RESIGN, seat)

    def undo(self, seat: int | None = None) -> Step:
        """Take back the last step.

        Args:
            seat: who asks; only the own last step, and never past a chance outcome or a reveal. While seats act in parallel
                it may lie below steps of others, which stay. None stands for a caller who owns all seats and may go back as
                far as the set-up; no outcome is ever drawn anew.

        Returns:
            The step that was taken back.

        Raises:
            ActionError: `undo-nothing`, `undo-other` or `undo-floor`.
        """
        self._check_free()
        log = self._history()
        if len(log) <= 1:
            raise ActionError("There is nothing to undo.", code="undo-nothing")
        later = [] if seat is None else log.since(seat, self._lanes_opened())
        step = log[-1 - len(later)]
        if seat is not None and step.seat != seat:
            raise ActionError(f"The last step is seat {step.seat + 1}'s.", code="undo-other")
        if seat is not None and step.floor:
            raise ActionError("A chance outcome or a reveal cannot be taken back.", code="undo-floor")
        log.cut(len(log) - 1 - len(later))
        self._give_back(step.chance)
        self._redo = (*self._redo, step)
        self._restore()
        if later:
            self._again(later)
        self._tell(step, [listener.undone for listener in self._listeners if hasattr(listener, "undone")])
        return step

    def redo(self) -> Step:
        """Carry out again the step that was undone last, with the same outcomes.

        Raises:
            ActionError: `redo-nothing`.
        """
        self._check_free()
        log = self._history()
        if not self._redo:
            raise ActionError("There is nothing to redo.", code="redo-nothing")
        *rest, step = self._redo
        for event in step.events:
            self.ruleset.reducers[event[0]](self.play.state, event)
        if isinstance(self.play.script, deque):
            for _ in step.chance:
                self.play.script.popleft()
        self._forget()
        log.append(step, self.play.state)
        self._redo = tuple(rest)
        self._tell(step, [listener for listener in self._listeners if hasattr(listener, "undone")])
        return step

    # -- inside

    def _history(self) -> Log:
        if self._log is None:
            raise SaveError(
                "This game has no history: it is a guess, or was searched.",
                code="no-history",
                hint="Act on it with apply_unchecked.",
            )
        return self._log

    def _run(self, seat: int, action: Action | None, carry_out: Callable[[], object]) -> Step:
        machine = self.play
        log = self._history()
        machine.sink, machine.chance = [], []
        self._busy = True
        try:
            carry_out()
        except BaseException as error:
            self._give_back(machine.chance)
            self._restore()
            refusals.blame(self.ruleset, error)
        finally:
            self._busy = False
        reveals = self.ruleset.reveals
        floor = bool(machine.chance) or (bool(reveals) and any(event[0] in reveals for event in machine.sink))
        step = Step(seat, action, tuple(machine.chance), tuple(machine.sink), floor)
        machine.sink = None
        log.append(step, machine.state)
        self._redo = ()
        if self._listeners:
            self._tell(step, self._listeners)
        return step

    def _lanes_opened(self) -> int | None:
        """Return the number of the step that opened the parallel lanes, or None when none are open or no log is kept."""
        if self.play.state.committed is None or self._log is None:
            return None
        log = self._log
        opened = (number for number in range(len(log) - 1, -1, -1) if any(one[0] == "lanes" for one in log[number].events))
        return next(opened, 0)  # in a position laid out by hand they may be open from the start

    def _again(self, steps: Sequence[Step]) -> None:
        """Carry out steps once more, with their outcomes; nobody is told."""
        listeners, script, redo = self._listeners, self.play.script, self._redo
        self._listeners = ()
        try:
            for step in steps:
                assert step.action is not None
                self.play.script = deque(step.chance)
                self._carry(step.seat, step.action)
        finally:
            self._listeners, self.play.script, self._redo = listeners, script, redo

    def _carry(self, seat: int, action: Action) -> Step:
        if action.kind == RESIGN.kind:
            return self._run(seat, action, lambda: self._resign(seat))
        return self._run(seat, action, lambda: self.play.apply(seat, action))

    def _tell(self, step: Step, listeners: Iterable[Callable[[Any, Step], None]]) -> None:
        """Tell listeners of a step; a failing one does not keep the others from hearing, and the step stands."""
        self._busy = True
        failed: Exception | None = None
        try:
            for listener in listeners:
                try:
                    listener(self, step)
                except Exception as error:  # a stranger's function may raise anything
                    failed = failed or error
        finally:
            self._busy = False  # an interrupt from the keyboard passes through, and must not lock the game
        if failed is not None:
            raise SwcoreError(
                f"A listener failed: {type(failed).__name__}: {failed}.",
                code="listener-failed",
                hint="The step was carried out and stands.",
            ) from failed

    def _apply_all(self, steps: list[str], seat: int) -> Step:
        """Carry out all steps or none; listeners hear of them once all are done."""
        log, redo = self._history(), self._redo
        start = len(log)
        listeners, self._listeners = self._listeners, ()
        try:
            done = [self.apply(text, seat) for text in steps]
        except BaseException:
            for step in reversed(list(log)[start:]):
                self._give_back(step.chance)
            log.cut(start)
            self._redo = redo
            self._restore()
            raise
        finally:
            self._listeners = listeners
        failed: SwcoreError | None = None
        for step in done:
            try:
                self._tell(step, self._listeners)
            except SwcoreError as error:  # they hear of the other steps all the same
                failed = failed or error
        if failed is not None:
            raise failed
        return done[-1]

    def _resign(self, seat: int) -> None:
        machine = self.play
        machine.stack = list(machine.state.stack)
        machine.emit(("left", seat))
        self.ruleset.book.resign(machine, seat)
        machine.settle()

    def _give_back(self, chance: Sequence[tuple[str, Any]]) -> None:
        """Outcomes that came from a record and were taken back are the next ones again."""
        if isinstance(self.play.script, deque):
            self.play.script.extendleft(reversed(chance))

    def _restore(self) -> None:
        machine = self.play
        machine.state = self._history().state(self.ruleset.reducers)
        machine.view = machine.view.over(machine.state)
        machine.sink = None
        self._forget()

    def _forget(self) -> None:
        self.play.menu = None
        self.play.memo = None

    def _check_free(self) -> None:
        if self._busy:
            raise ActionError("An action is being carried out.", code="busy", hint="Act after the listener has returned.")
