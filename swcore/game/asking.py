"""A game that is asked: who is awaited, what is legal, why not, what it costs, what was done. Nothing here changes it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from swcore.engine.actions import Action
from swcore.engine.events import readable
from swcore.engine.log import Step
from swcore.engine.machine import Machine
from swcore.engine.reasons import Part, Violation
from swcore.engine.ruleset import Ruleset
from swcore.engine.state import State
from swcore.errors import FAULTS
from swcore.game import doors, questions, refusals
from swcore.game.history import History
from swcore.game.listeners import Listeners
from swcore.game.menus import check_menu, look_again


class AskedGame:
    """The part of a game that only looks."""

    __slots__ = ("_listeners", "history", "play", "ruleset")

    def __init__(self, machine: Machine, history: History | None = None) -> None:
        """Use `Game.new` or `Game.load`."""
        self.ruleset: Ruleset = machine.ruleset
        self.play = machine
        self.history = History(machine) if history is None else history
        self._listeners = Listeners()

    # -- asking

    @property
    def pending(self) -> tuple[int, ...]:
        """Seats that are awaited; empty when the game is over."""
        return questions.pending(self.play)

    @property
    def revisable(self) -> tuple[int, ...]:
        """Seats that may take back an answer which is not yet committed."""
        return questions.revisable(self.play)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.play.state.stack

    @property
    def result(self) -> dict[str, Any] | None:
        """The final table once the game is over, else None: `ranking` (groups of seats, best first), `winners` and the scores."""
        try:
            return questions.result(self.play)
        except FAULTS as error:
            refusals.blame(self.ruleset, error)

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
        else:
            seat = doors.whole(seat, "A seat", code="seats")
            if seat not in self.pending and seat not in self.revisable:
                return ()
        try:
            menu = machine.legal(seat)
        except FAULTS as error:
            if self.ruleset.draft and isinstance(error, TypeError):
                look_again(machine, seat)
            refusals.blame(self.ruleset, error)
        if self.ruleset.draft:
            check_menu(machine, seat, menu)
        return menu

    def violations(self, action: Action | str, seat: int | None = None) -> list[Violation]:
        """Return every reason why an action is not legal now; empty when it is (`resign` counts as legal).

        Args:
            action: an action or its text; a composite text of the game is judged as a whole.
            seat: who would act; the first seat awaited when None.

        Raises:
            ActionError: `unknown-action` or `malformed-action`.
        """
        return refusals.in_english(self.ruleset, questions.violations(self.play, action, doors.seat_of(seat)))

    def explain(self, action: Action | str, seat: int | None = None) -> list[Part]:
        """Return the parts of the number behind an action (the cost of a conquest), each with its reason and clause.

        Args:
            action: an action or its text.
            seat: who would act; the first seat awaited when None. Nothing is told of a seat that is not awaited.
        """
        return questions.explain(self.play, action, doors.seat_of(seat))

    def parse(self, action: Action | str) -> Action:
        """Return the action of a text form.

        Raises:
            ActionError: `unknown-action` or `malformed-action`.
        """
        return questions.parsed(self.play, action)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Return what a seat may see, as JSON data; public facts only for None.

        Raises:
            ActionError: `seats` for a seat that this game does not have.
        """
        seat = self._seat(seat)
        return questions.view(self.play, seat, () if seat is None else self.legal_actions(seat))

    def digest(self) -> str:
        """Return the hash of the state: equal for equal positions on every machine."""
        return str(self.play.state.digest())

    # -- history

    @property
    def log(self) -> tuple[Step, ...]:
        """All steps, the set-up first."""
        return tuple(self.history.log)

    def replay(self) -> Iterator[tuple[Step, State]]:
        """Yield every step with a copy of the state after it, from the events alone."""
        reducers, log = self.ruleset.reducers, self.history.log
        state = log.state(reducers, 0)
        for step in log:
            for event in step.events:
                reducers[event[0]](state, event)
            yield step, state.clone()

    def events(self, step: Step, seat: int | None = None, *, full: bool = False, as_json: bool = False) -> list[Any]:
        """Return the events of a step, as typed objects or as JSON data.

        Args:
            step: a step of the log.
            seat: who reads; while seats act in parallel, a step of another seat shows nothing before the commit.
            full: for the owner of the whole game: everything.
            as_json: as JSON data: the kind as `event`, and the fields by name; a region is `{"region": name}`, any other place a
                word, such as `hand`, and a hidden field None.

        Raises:
            ActionError: `seats` for a seat that this game does not have, `step` for what is not a step.
        """
        step, seat = doors.step_of(step), self._seat(seat)
        opened = None if full or step.seat == seat else self.history.lanes_opened()
        if opened is not None and step in list(self.history.log)[opened + 1 :]:
            return []
        if as_json:
            return questions.plain_events(self.play, step.events, full=full)
        return readable(self.ruleset.event_kinds, step.events, full=full)

    # -- inside

    def _seat(self, seat: object) -> int | None:
        """Return a seat of this game, or None; any other is refused."""
        return doors.existing_seat(seat, self.play.state.seats)
