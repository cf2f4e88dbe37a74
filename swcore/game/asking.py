"""Asking a game: who is awaited, what may be done, why not, what it costs, what a seat may see."""

from __future__ import annotations

from typing import Any

from swcore.engine.actions import RESIGN, REVISE, Action, parse
from swcore.engine.frames import Part, Violation
from swcore.engine.machine import Machine
from swcore.engine.ruleset import Ruleset
from swcore.engine.simultaneous import Sealed
from swcore.engine.state import thaw
from swcore.errors import ActionError
from swcore.game import refusals


class Asking:
    """The questions of a `Game`. None of them changes anything."""

    __slots__ = ("play", "ruleset")

    play: Machine
    ruleset: Ruleset

    @property
    def pending(self) -> tuple[int, ...]:
        """Seats that are awaited; empty when the game is over."""
        decision = self.play.decision()
        return decision.seats(self.play.state.stack[-1]) if decision else ()

    @property
    def revisable(self) -> tuple[int, ...]:
        """Seats that may take back an answer which is not yet committed."""
        decision = self.play.decision()
        return decision.revisable(self.play.state.stack[-1]) if isinstance(decision, Sealed) else ()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.play.state.stack

    def legal_actions(self, seat: int | None = None) -> tuple[Action, ...]:
        """Return what a seat may do now, in a fixed order; `resign` is left out (SW-TURN-11).

        Args:
            seat: the seat; the first one awaited when None. Empty when that seat is not awaited.
        """
        machine = self.play
        if seat is None:
            if machine.menu is not None:
                return machine.menu
            if not machine.state.stack:
                return ()
            seat = machine.asked()
        elif seat not in self.pending and seat not in self.revisable:
            return ()
        try:
            return machine.legal(seat)
        except (Exception, SystemExit) as error:
            refusals.blame(self.ruleset, error)

    def violations(self, action: Action | str, seat: int | None = None) -> list[Violation]:
        """Return every reason why an action is not legal now; empty when it is (`resign` counts as legal).

        Args:
            action: an action or its text; a composite text of the game is judged as a whole.
            seat: who would act; the first seat awaited when None.

        Raises:
            ActionError: `unknown-action` or `malformed-action`.
        """
        if self.over:
            return [Violation("over", "the game is over")]
        seat = self.pending[0] if seat is None else seat
        if seat in self.pending and isinstance(action, str):
            try:
                if self.ruleset.book.expand(self.play, seat, action) is not None:
                    return []
            except ActionError as error:
                return [Violation(error.code, str(error))]
        action = self.parse(action)
        if seat not in self.pending and (seat not in self.revisable or action != REVISE):
            return [Violation("wrong-seat", f"seat {seat + 1} is not awaited")]
        if action == RESIGN:
            return []
        frame = self.play.state.stack[-1]
        try:
            return self.ruleset.decisions[frame[0]].violations(self.play, frame, seat, action)
        except (Exception, SystemExit) as error:
            refusals.blame(self.ruleset, error)

    def explain(self, action: Action | str, seat: int | None = None) -> list[Part]:
        """Return the parts of the number behind an action (the cost of a conquest), each with its reason and clause."""
        action = self.parse(action)
        if self.over:
            return []
        frame = self.play.state.stack[-1]
        seat = self.pending[0] if seat is None else seat
        if seat not in self.pending:  # what another seat has before it may be secret
            return []
        try:
            return self.ruleset.decisions[frame[0]].explain(self.play, frame, seat, action)
        except (Exception, SystemExit) as error:
            refusals.blame(self.ruleset, error)

    def parse(self, action: Action | str) -> Action:
        """Return the action of a text form.

        Raises:
            ActionError: `unknown-action` or `malformed-action`.
        """
        return parse(action, self.ruleset.action_kinds) if isinstance(action, str) else action

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Return what a seat may see, as JSON data; public facts only for None.

        Raises:
            ActionError: `seats` for a seat that this game does not have.
        """
        self._check_seat(seat)
        setup = self.play.setup
        return {
            "game": self.ruleset.id,
            "edition": setup.edition,
            "options": dict(setup.options),
            "seat": seat,
            "pending": list(self.pending),
            "revisable": list(self.revisable),
            "decision": self._told(seat),
            "legal": [action.text for action in self.legal_actions(seat)] if seat is not None else [],
            "state": self.play.seen(seat),
        }

    def _told(self, seat: int | None) -> dict[str, Any] | None:
        """Return what a seat is told about the open question, or None when the game is over."""
        decision = self.play.decision()
        if decision is None:
            return None
        frame = decision.asked(self.play.state.stack[-1], seat)
        told: dict[str, Any] = thaw(self.ruleset.decisions[frame[0]].told(frame))
        return told

    def _check_seat(self, seat: int | None) -> None:
        seats = self.play.state.seats
        if seat is not None and not 0 <= seat < seats:
            raise ActionError(f"There is no seat number {seat}.", code="seats", hint=f"Seats are numbered 0 to {seats - 1}.")

    @property
    def result(self) -> dict[str, Any] | None:
        """The final table once the game is over, else None: `ranking` (groups of seats, best first), `winners` and the scores."""
        if not self.over:
            return None
        ranking = thaw(self.play.state.ranking)
        return {"ranking": ranking, "winners": ranking[0] if ranking else [], **self.ruleset.book.scores(self.play)}
