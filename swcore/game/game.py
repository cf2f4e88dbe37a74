"""The facade: one game that checks, logs, undoes and shows itself."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Self

from swcore.engine.actions import RESIGN, REVISE, Action
from swcore.engine.events import readable
from swcore.engine.frames import Part, Violation
from swcore.engine.log import Step
from swcore.engine.machine import Machine
from swcore.engine.pieces import Piece
from swcore.engine.rulebook import Rulebook
from swcore.engine.ruleset import Ruleset
from swcore.engine.setup import Setup
from swcore.engine.state import State
from swcore.errors import ActionError, SwcoreError
from swcore.game import doors, questions, refusals
from swcore.game.doors import Script
from swcore.game.guess import guess
from swcore.game.history import History
from swcore.game.listeners import Listener, Listeners
from swcore.hooks.discovery import rules_of

if TYPE_CHECKING:
    from swcore.saves.recorder import Recorder
    from swcore.saves.replay import Recovery, Source

MOST_SEED = (1 << 128) - 1


class Game:
    """One game in progress.

    Seats are counted from 0 in every call, in events, views and `details`; messages to people count them from 1. Numbers may be
    of any type that is a whole number for Python, such as NumPy's; anything else is refused.

    Attributes:
        ruleset: the frozen rules; shared with clones.
        play: the machine; read its `state`, never write it.
        history: the steps so far, and those that were taken back.
    """

    __slots__ = ("_listeners", "history", "play", "ruleset")

    def __init__(self, machine: Machine, history: History | None = None) -> None:
        """Use `Game.new` or `Game.load`."""
        self.ruleset: Ruleset = machine.ruleset
        self.play = machine
        self.history = History(machine) if history is None else history
        self._listeners = Listeners()

    @classmethod
    def new(
        cls,
        ruleset: Ruleset | Rulebook | str,
        seats: int = 2,
        *,
        seed: int = 0,
        map: Any = None,
        first: int = 0,
        edition: str = "",
        options: Mapping[str, object] | None = None,
        with_pieces: Iterable[str | Piece] = (),
        featured: Iterable[str] = (),
        script: Script | None = None,
    ) -> Self:
        """Set up a game.

        Args:
            ruleset: a ruleset, the name of an installed game such as `small-world`, or a rulebook, which comes with its own
                pieces.
            seats: number of seats.
            seed: 0 to 2**128 - 1; the same seed gives the same game.
            map: a map's name, its data, or the path of its file (a `Path`; a string is a name, or data); the game's own choice
                when None.
            first: the starting seat (SW-SETUP-13).
            edition: a named preset of options; the default edition when "".
            options: values of options, over the edition's.
            with_pieces: pieces that join by name; only with a game's name.
            featured: ids of pieces that are put where the players see them first, such as the top of the column.
            script: recorded outcomes to use instead of the generator, or a function that gives them, such as real dice: it is
                called with the stream's name and the tuple of faces (the number of items for a shuffle), and returns a face
                (an order of the places from 0) or None to leave it to the generator. Return what is not an outcome, and the
                action is refused with `bad-chance`. It is not asked anew for an outcome that was taken back by undoing.

        Raises:
            ActionError: `seats`, `seed` or `script`: out of range, or of a wrong type.
            OptionError, MapError, PluginError: as their names say.
            SwcoreError: `arguments` for a single text where several ids are wanted.
        """
        featured = doors.several(featured, str, "featured")
        ruleset = rules_of(ruleset, doors.several(with_pieces, (str, Piece), "with_pieces"))
        seats, first = _seats(ruleset, seats, first)
        seed = doors.whole(seed, "A seed", code="seed")
        if not 0 <= seed <= MOST_SEED:
            raise ActionError("A seed is a whole number from 0 to 2**128 - 1.", code="seed")
        outcomes = doors.script_of(script)
        name, settled = ruleset.settle_options(doors.edition_of(edition), doors.options_of(options))
        board, data = ruleset.book.load_board(ruleset, map, seats, seed)
        shown = ruleset.featured(featured)
        setup = Setup(seats, seed, first, board, data, name, MappingProxyType(settled), shown)
        state = ruleset.book.state()
        state.seats = seats
        game = cls(Machine(ruleset, setup, state))
        game.play.script = outcomes
        game.history.run(-1, None, lambda: _open(game.play))
        return game

    # -- acting

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
            except (Exception, SystemExit) as error:
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
            told = "apply_unchecked takes one of the legal actions, outside of listeners."
            raise ActionError(told, code="unchecked", hint="For all else there is apply.")
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
        return questions.result(self.play)

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

    def events(self, step: Step, *, seat: int | None = None, full: bool = False) -> list[Any]:
        """Return the typed events of a step.

        Args:
            step: a step of the log.
            seat: who reads; while seats act in parallel, a step of another seat shows nothing before the commit.
            full: for the owner of the whole game: everything.

        Raises:
            ActionError: `seats` for a seat that this game does not have, `step` for what is not a step.
        """
        step, seat = doors.step_of(step), self._seat(seat)
        opened = None if full or step.seat == seat else self.history.lanes_opened()
        if opened is not None and step in list(self.history.log)[opened + 1 :]:
            return []
        return readable(self.ruleset.event_kinds, step.events, full=full)

    # -- copies

    def clone(self) -> Self:
        """Return an exact, independent copy, history included; listeners stay with the original."""
        machine = self.play.clone()
        return type(self)(machine, self.history.clone(machine))

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the save: the copy is replayed, with the rules of the installed packs."""
        return type(self).load, (self.save(),)

    def determinize(self, seat: int | None, rng: Any) -> Self:
        """Return a copy in which all that a seat does not know is re-sampled, future outcomes included.

        Args:
            seat: whose knowledge is kept; None for a bystander. Who is ready is known to all, what they have done is not.
            rng: the caller's own generator, with `getrandbits` and `shuffle` such as `random.Random`.

        Raises:
            ActionError: `seats` for a seat that this game does not have.
        """
        seat, rng = self._seat(seat), doors.generator_of(rng)
        new = self.clone()
        guess(new, seat, rng)
        return new

    # -- saves

    def save(self) -> str:
        """Return the game as the text of a save.

        Raises:
            SaveError: `no-history` for a game that was searched, is a guess, or was laid out by hand.
        """
        from swcore.saves.format import write  # the save format is needed by few games

        return write(self)

    def record(self, path: str | os.PathLike[str], *, sync: bool = False) -> Recorder:
        """Save the game to a file, and from here on every step as it is taken; undo and redo too.

        Args:
            path: a new file, or the save of this very game, which is then gone on with.
            sync: whether every step waits until the disk has it, so that not even a power cut loses one.

        Returns:
            The recorder; call its `close()`, or use it in a `with` statement. A process that is killed loses no whole step.

        Raises:
            SaveError: `no-history`, or `save-exists` when the file holds something else.
            OSError: the file cannot be written. (Later, `apply` raises `listener-failed`; the next step tries again.)
        """
        from swcore.saves.recorder import Recorder

        return Recorder(self, path, sync=sync)

    @classmethod
    def load(
        cls,
        source: Source,
        ruleset: Ruleset | None = None,
        *,
        with_pieces: Iterable[str | Piece] = (),
        script: Script | None = None,
    ) -> Game:
        """Return the game of a save, replayed and checked.

        Args:
            source: the text of a save, or the path of its file (a `Path`; a string is a text).
            ruleset: the rules to use; loaded by the name in the save when None.
            with_pieces: pieces that are not installed, such as those of a piece file; only without a ruleset.
            script: as for `new`, for what is played from here on.

        Raises:
            SaveError: cut off, damaged, altered, or made with packs that are not here.
        """
        from swcore.saves.replay import recover

        return recover(cls, source, ruleset, with_pieces, script=doors.script_of(script), cut=False).game

    @classmethod
    def recover(
        cls,
        source: Source,
        ruleset: Ruleset | None = None,
        *,
        with_pieces: Iterable[str | Piece] = (),
        script: Script | None = None,
    ) -> Recovery:
        """Return the game of a save that may break off, up to its last whole line, and what was lost.

        Args:
            source, ruleset, with_pieces, script: as for `load`.

        Raises:
            SaveError: as `load`; `save-cut` only when the save breaks off inside of its header.
        """
        from swcore.saves.replay import recover

        return recover(cls, source, ruleset, with_pieces, script=doors.script_of(script))

    # -- inside

    def _seat(self, seat: object) -> int | None:
        """Return a seat of this game, or None; any other is refused."""
        return doors.existing_seat(seat, self.play.state.seats)


def _seats(ruleset: Ruleset, seats: object, first: object) -> tuple[int, int]:
    """Return the number of seats and the starting seat, checked."""
    count = doors.whole(seats, "The number of seats", code="seats")
    low, high = ruleset.book.players
    if not low <= count <= high:
        told = f"{ruleset.id} is for {low} to {high} seats, not {count}."
        raise ActionError(told, code="seats", game=ruleset.id, low=low, high=high, count=count)
    start = doors.whole(first, "The starting seat", code="seats")
    if not 0 <= start < count:
        hint = f"A game for {count} has seats 1 to {count}, which calls count from 0: first=0 to first={count - 1}."
        raise ActionError(f"There is no seat {start + 1} to start (first={start}).", code="seats", hint=hint)
    return count, start


def _open(machine: Machine) -> None:
    machine.ruleset.book.begin(machine)
    machine.settle()
