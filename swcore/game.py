"""The facade: one game that checks, logs, undoes and shows itself."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import attrs

from swcore import refusals
from swcore.actions import RESIGN, REVISE, Action, parse
from swcore.errors import ActionError, SaveError, SwcoreError
from swcore.events import readable
from swcore.frames import Part, Violation
from swcore.log import Log, Step
from swcore.pieces import Piece
from swcore.play import Play
from swcore.plugins import load_plugins
from swcore.ruleset import Ruleset, Setup
from swcore.state import State, thaw
from swcore.streams import stream_key
from swcore.together import Sealed

Listener = Callable[["Game", Step], None]
Script = Iterable[tuple[str, Any]] | Callable[[str, Any], Any]


class Game:
    """One game in progress.

    Attributes:
        ruleset: the frozen rules; shared with clones.
        play: the machine; read its `state`, never write it.
    """

    __slots__ = ("_busy", "_listeners", "_log", "_redo", "play", "ruleset")

    def __init__(self, play: Play, log: Log | None) -> None:
        """Use `Game.new` or `Game.load`."""
        self.ruleset: Ruleset = play.ruleset
        self.play = play
        self._log = log
        self._redo: tuple[Step, ...] = ()
        self._listeners: tuple[Listener, ...] = ()
        self._busy = False

    @classmethod
    def new(
        cls,
        ruleset: Ruleset | str,
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
    ) -> Game:
        """Set up a game.

        Args:
            ruleset: a ruleset, or the name of an installed game such as `small-world`.
            seats: number of seats.
            seed: 0 to 2**128 - 1; the same seed gives the same game.
            map: a map's name, path or data; the game's own choice when None.
            first: the starting seat (SW-SETUP-13).
            edition: a named preset of options; the default edition when "".
            options: values of options, over the edition's.
            with_pieces: pieces that join by name; only with a game's name.
            featured: ids of pieces that are put where the players see them first, such as the top of the column.
            script: recorded outcomes to use instead of the generator, or a function that gives them.

        Raises:
            ActionError: `seats` or `seed` out of range.
            OptionError, MapError, PluginError: as their names say.
        """
        if isinstance(ruleset, str):
            ruleset = load_plugins(ruleset, with_pieces=with_pieces)
        low, high = ruleset.book.players
        if not low <= seats <= high:
            raise ActionError(f"{ruleset.id} is for {low} to {high} seats, not {seats}.", code="seats")
        if not 0 <= first < seats:
            raise ActionError(f"The starting seat is 0 to {seats - 1}, not {first}.", code="seats")
        if not 0 <= seed < 1 << 128:
            raise ActionError("A seed is a whole number from 0 to 2**128 - 1.", code="seed")
        name, settled = ruleset.settle_options(edition, options or {})
        board, data = ruleset.book.load_board(ruleset, map, seats)
        shown = tuple(ruleset.piece(piece).id for piece in featured)
        setup = Setup(seats, seed, first, board, data, name, MappingProxyType(settled), shown)
        state = ruleset.book.state()
        state.seats = seats
        play = Play(ruleset, setup, state)
        game = cls(play, Log(state))
        if script is not None:
            play.script = script if callable(script) else deque(script)
        game._run(-1, None, lambda: _open(play))
        return game

    # -- asking

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
        play = self.play
        if seat is None:
            if play.menu is not None:
                return play.menu
            if not play.state.stack:
                return ()
            seat = play.asked()
        elif seat not in self.pending and seat not in self.revisable:
            return ()
        try:
            return play.legal(seat)
        except (Exception, SystemExit) as error:
            refusals.blame(self.ruleset, error)

    def violations(self, action: Action | str, seat: int | None = None) -> list[Violation]:
        """Return every reason why an action is not legal now; empty when it is (`resign` counts as legal)."""
        action = self.parse(action)
        if self.over:
            return [Violation("over", "the game is over")]
        seat = self.pending[0] if seat is None else seat
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
        """Return what a seat may see, as JSON data; public facts only for None."""
        setup = self.play.setup
        decision = self.play.decision()
        return {
            "game": self.ruleset.id,
            "edition": setup.edition,
            "options": dict(setup.options),
            "seat": seat,
            "pending": list(self.pending),
            "revisable": list(self.revisable),
            "decision": thaw(decision.told(self.play.state.stack[-1])) if decision else None,
            "legal": [action.text for action in self.legal_actions(seat)] if seat is not None else [],
            "state": self.play.state.view(seat),
        }

    @property
    def result(self) -> dict[str, Any] | None:
        """The final table once the game is over, else None: `ranking` (groups of seats, best first), `winners` and the scores."""
        if not self.over:
            return None
        ranking = thaw(self.play.state.ranking)
        return {"ranking": ranking, "winners": ranking[0] if ranking else [], **self.ruleset.book.scores(self.play)}

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
        play = self.play
        self._check_free()
        if not play.state.stack:
            raise ActionError("The game is over.", code="over")
        owner = play.asked() if seat is None else seat
        if isinstance(action, str):
            steps = self.ruleset.book.expand(play, owner, action)
            if steps is not None:
                return self._apply_all(steps, owner)
            action = self.parse(action)
        if seat is not None and owner not in self.pending and (action != REVISE or owner not in self.revisable):
            raise refusals.wrong_seat(self.pending, owner)
        if action.kind != RESIGN.kind:
            try:
                legal = action in play.legal(owner)
            except (Exception, SystemExit) as error:
                refusals.blame(self.ruleset, error)
            if not legal:
                raise refusals.illegal(action, self.violations(action, owner), play.legal(owner))
        return self._carry(owner, action)

    def apply_unchecked(self, action: Action, seat: int | None = None) -> None:
        """Carry out an action without validation, log or undo: for search. An illegal action or a failing hook corrupts the
        game; the history is dropped, so the game cannot be saved or undone afterwards.
        """
        play = self.play
        if action is RESIGN or self._busy or not hasattr(action, "kind"):
            raise TypeError("apply_unchecked takes one of the legal actions, outside of listeners; for all else there is apply")
        self._log = None
        play.sink = None
        play.apply(seat, action)

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
        return step

    # -- copies and history

    def clone(self) -> Game:
        """Return an exact, independent copy, history included; listeners stay with the original."""
        new = object.__new__(Game)
        new.ruleset = self.ruleset
        new.play = self.play.clone()
        new._log = None if self._log is None else self._log.clone()
        new._redo = self._redo
        new._listeners = ()
        new._busy = False
        return new

    def determinize(self, seat: int | None, rng: Any) -> Game:
        """Return a copy in which all that a seat does not know is re-sampled, future outcomes included.

        Args:
            seat: whose knowledge is kept; None for a bystander.
            rng: the caller's own generator, with `getrandbits` and `shuffle` such as `random.Random`.
        """
        new = self.clone()
        opened = new._lanes_opened()
        if opened is not None:  # what others did since then is not known
            log = new._history()
            own = [step for step in list(log)[opened + 1 :] if step.seat == seat]
            log.cut(opened + 1)
            new._restore()
            new._again(own)
        new._log = None
        new._redo = ()
        state = new.play.state
        seed = rng.getrandbits(128)  # for the open streams, and for those that the game has not opened yet
        new.play.setup = attrs.evolve(new.play.setup, seed=seed)
        state.streams = {name: (stream_key(seed, name), 0) for name in state.streams}
        decision = new.play.decision()
        if isinstance(decision, Sealed):
            frame = state.stack[-1]
            for other, _, _ in frame[1]:
                if other != seat:
                    frame = decision.without(frame, other)
            state.stack = (*state.stack[:-1], frame)
        self.ruleset.book.determinize(new.play, seat, rng)
        new._forget()
        return new

    def listen(self, listener: Listener) -> None:
        """Call `listener(game, step)` after every step; it may look, and act only after it has returned."""
        self._listeners = (*self._listeners, listener)

    @property
    def log(self) -> tuple[Step, ...]:
        """All steps, the set-up first."""
        return tuple(self._history())

    def replay(self) -> Iterator[tuple[Step, State]]:
        """Yield every step with a copy of the state after it, from the events alone."""
        log = self._history()
        state = log.state(self.ruleset.reducers, 0)
        for step in log:
            for event in step.events:
                self.ruleset.reducers[event[0]](state, event)
            yield step, state.clone()

    def events(self, step: Step, *, seat: int | None = None, full: bool = False) -> list[Any]:
        """Return the typed events of a step.

        Args:
            step: a step of the log.
            seat: who reads; while seats act in parallel, a step of another seat shows nothing before the commit.
            full: for the owner of the whole game: everything.
        """
        opened = None if full or step.seat == seat else self._lanes_opened()
        if opened is not None and step in list(self._history())[opened + 1 :]:
            return []
        return readable(self.ruleset.event_kinds, step.events, full=full)

    def digest(self) -> str:
        """Return the hash of the state: equal for equal positions on every machine."""
        return str(self.play.state.digest())

    def save(self) -> str:
        """Return the game as the text of a save."""
        from swcore.save import write  # the save format is needed by few games

        return write(self)

    @classmethod
    def load(cls, text: str | bytes, ruleset: Ruleset | None = None, *, with_pieces: Iterable[str | Piece] = ()) -> Game:
        """Return the game of a save, replayed and checked.

        Args:
            text: the text of a save.
            ruleset: the rules to use; loaded by the name in the save when None.
            with_pieces: pieces that are not installed, such as those of a piece file.

        Raises:
            SaveError: damaged, altered, or made with packs that are not here.
        """
        from swcore.save import read

        return read(text, ruleset, with_pieces)

    def _history(self) -> Log:
        if self._log is None:
            raise SaveError(
                "This game has no history: it is a guess, or was searched.",
                code="no-history",
                hint="Act on it with apply_unchecked.",
            )
        return self._log

    # -- inside

    def _run(self, seat: int, action: Action | None, carry_out: Callable[[], object]) -> Step:
        play = self.play
        log = self._history()
        play.sink, play.chance = [], []
        self._busy = True
        try:
            carry_out()
        except BaseException as error:
            self._give_back(play.chance)
            self._restore()
            refusals.blame(self.ruleset, error)
        finally:
            self._busy = False
        reveals = self.ruleset.reveals
        floor = bool(play.chance) or (bool(reveals) and any(event[0] in reveals for event in play.sink))
        step = Step(seat, action, tuple(play.chance), tuple(play.sink), floor)
        play.sink = None
        log.append(step, play.state)
        self._redo = ()
        if self._listeners:
            self._tell(step)
        return step

    def _lanes_opened(self) -> int | None:
        """Return the number of the step that opened the parallel lanes, or None when none are open or no log is kept."""
        if self.play.state.committed is None or self._log is None:
            return None
        log = self._log
        return next(number for number in range(len(log) - 1, -1, -1) if any(one[0] == "lanes" for one in log[number].events))

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

    def _tell(self, step: Step) -> None:
        """Tell every listener; a failing one does not keep the others from hearing, and the step stands."""
        self._busy = True
        failed: Exception | None = None
        for listener in self._listeners:
            try:
                listener(self, step)
            except Exception as error:  # a stranger's function may raise anything
                failed = failed or error
        self._busy = False
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
        for step in done:
            self._tell(step)
        return done[-1]

    def _resign(self, seat: int) -> None:
        play = self.play
        play.stack = list(play.state.stack)
        play.emit(("left", seat))
        self.ruleset.book.resign(play, seat)
        play.settle()

    def _give_back(self, chance: Sequence[tuple[str, Any]]) -> None:
        """Outcomes that came from a record and were taken back are the next ones again."""
        if isinstance(self.play.script, deque):
            self.play.script.extendleft(reversed(chance))

    def _restore(self) -> None:
        play = self.play
        play.state = self._history().state(self.ruleset.reducers)
        play.view = play.view.over(play.state)
        play.sink = None
        self._forget()

    def _forget(self) -> None:
        self.play.menu = None
        self.play.memo = None

    def _check_free(self) -> None:
        if self._busy:
            raise ActionError("An action is being carried out.", code="busy", hint="Act after the listener has returned.")


def _open(play: Play) -> None:
    play.ruleset.book.begin(play)
    play.settle()
