"""A game that is played: actions are checked and carried out, taken back and carried out again."""

from __future__ import annotations

from swcore.engine.actions import RESIGN, REVISE, Action
from swcore.engine.log import Step
from swcore.errors import FAULTS, ActionError, SwcoreError
from swcore.game import doors, refusals
from swcore.game.asking import AskedGame
from swcore.game.listeners import Listener


class PlayedGame(AskedGame):
    """The part of a game that moves it; it builds on that which only looks."""

    __slots__ = ()

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
        machine, listeners = self.play, self._listeners
        if listeners.busy:
            listeners.check_free()
        if seat is not None:
            seat = doors.seat_of(seat)
        if not machine.state.stack:
            raise ActionError("The game is over.", code="over")
        owner = machine.asked() if seat is None else seat
        if isinstance(action, str):
            steps = self.ruleset.book.expand(machine, owner, action)
            if steps is not None:
                return self._apply_all(steps, owner)
        if not isinstance(action, Action):
            action = self.parse(action)
        if seat is not None and owner not in self.pending and (action != REVISE or owner not in self.revisable):
            raise refusals.wrong_seat(self.pending, owner)
        if action.kind != RESIGN.kind:
            try:
                legal = machine.legal(owner)
            except FAULTS as error:
                refusals.blame(self.ruleset, error, action)
            for one in legal:
                if one is action:  # most callers hand over one of these, which is found without comparing texts
                    break
            else:
                if action not in legal:
                    raise refusals.illegal(action, self.violations(action, owner), legal)
        listeners.busy = True
        try:
            step = self.history.carry(owner, action)
        finally:
            listeners.busy = False
        if listeners.all:
            listeners.tell(self, step)
        return step

    def _apply_all(self, texts: list[str], seat: int) -> Step:
        """Carry out all steps or none; listeners hear of them once all are done."""
        size, undone = len(self.history.log), self.history.undone
        with self._listeners.silent():
            try:
                steps = [self.apply(text, seat) for text in texts]
            except BaseException:
                self.history.rewind(size, undone)
                raise
        failed: SwcoreError | None = None
        for step in steps:
            try:
                self._listeners.tell(self, step)
            except SwcoreError as error:  # they hear of the other steps all the same
                failed = failed or error
        if failed is not None:
            raise failed
        return steps[-1]

    def apply_unchecked(self, action: Action, seat: int | None = None) -> None:
        """Carry out an action without validation, log or undo: for search. An illegal action or a failing hook corrupts the
        game; the history is dropped, so the game cannot be saved or undone afterwards.

        Raises:
            ActionError: `unchecked` for what is not an action, for `resign`, and while an action is carried out.
        """
        machine = self.play
        if action is RESIGN or self._listeners.busy or not hasattr(action, "kind"):
            told = "apply_unchecked takes one of the legal actions, and not from a listener."
            raise ActionError(told, code="unchecked", hint="Use apply for anything else.")
        if seat is not None and type(seat) is not int:
            seat = doors.whole(seat, "A seat", code="seats")
        if self.history.kept:
            self.history.drop()
        machine.sink = None
        machine.apply(seat, action)

    def resign(self, seat: int) -> Step:
        """Let a seat with an open decision leave the game for good (SW-TURN-9, SW-TURN-11, SW-TURN-12)."""
        return self.apply(RESIGN, doors.whole(seat, "A seat", code="seats"))

    def undo(self, seat: int | None = None) -> Step:
        """Take back the last step.

        Args:
            seat: who asks; only the own last step, and never past a chance outcome or a reveal. While seats act in parallel
                it may lie below steps of others, which stay. None stands for a caller who owns all seats and may go back as
                far as the set-up; no outcome is ever drawn anew.

        Returns:
            The step that was taken back.

        Raises:
            ActionError: `undo-nothing`, `undo-other` or `undo-floor`; `seats` for a seat that this game does not have.
        """
        self._listeners.check_free()
        seat = self._seat(seat)
        step = self.history.undo(seat)
        self._listeners.tell_undone(self, step)
        return step

    def redo(self) -> Step:
        """Carry out again the step that was undone last, with the same outcomes.

        Raises:
            ActionError: `redo-nothing`.
        """
        self._listeners.check_free()
        step = self.history.redo()
        self._listeners.tell_redone(self, step)
        return step

    def listen(self, listener: Listener) -> None:
        """Call `listener(game, step)` after every step; it may look, and act only after it has returned.

        A listener with a method `undone` follows undo as well: `listener.undone(game, step)` is called when a step was taken
        back, and the listener itself when one was redone.

        Raises:
            SwcoreError: `listener` for what cannot be called, or is async: nobody would await it.
        """
        self._listeners.add(listener)
