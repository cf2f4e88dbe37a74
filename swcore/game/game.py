"""The facade: one game that checks, logs, undoes and shows itself."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import attrs

from swcore.engine.actions import RESIGN
from swcore.engine.chance import stream_key
from swcore.engine.events import readable
from swcore.engine.log import Log, Step
from swcore.engine.machine import Machine
from swcore.engine.pieces import Piece
from swcore.engine.ruleset import Ruleset, Setup
from swcore.engine.simultaneous import Sealed
from swcore.engine.state import State
from swcore.errors import ActionError
from swcore.game.acting import Acting
from swcore.hooks.discovery import rules_of

if TYPE_CHECKING:
    from swcore.saves.recorder import Recorder
    from swcore.saves.replay import Recovery, Source

Listener = Callable[["Game", Step], None]
Script = Iterable[tuple[str, Any]] | Callable[[str, Any], Any]


class Game(Acting):
    """One game in progress.

    Attributes:
        ruleset: the frozen rules; shared with clones.
        machine: the machine; read its `state`, never write it.
    """

    __slots__ = ()

    def __init__(self, machine: Machine, log: Log | None) -> None:
        """Use `Game.new` or `Game.load`."""
        self.ruleset: Ruleset = machine.ruleset
        self.play = machine
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
            script: recorded outcomes to use instead of the generator, or a function that gives them, such as real dice: it is
                called with the stream's name and the tuple of faces (the number of items for a shuffle), and returns a face
                (an order of the places from 0) or None to leave it to the generator. Return what is no outcome, and the
                action is refused with `bad-chance`.

        Raises:
            ActionError: `seats` or `seed` out of range.
            OptionError, MapError, PluginError: as their names say.
        """
        ruleset = rules_of(ruleset, with_pieces)
        low, high = ruleset.book.players
        if not low <= seats <= high:
            raise ActionError(f"{ruleset.id} is for {low} to {high} seats, not {seats}.", code="seats")
        if not 0 <= first < seats:
            raise ActionError(f"The starting seat is 0 to {seats - 1}, not {first}.", code="seats")
        if not 0 <= seed < 1 << 128:
            raise ActionError("A seed is a whole number from 0 to 2**128 - 1.", code="seed")
        name, settled = ruleset.settle_options(edition, options or {})
        board, data = ruleset.book.load_board(ruleset, map, seats, seed)
        shown = ruleset.featured(featured)
        setup = Setup(seats, seed, first, board, data, name, MappingProxyType(settled), shown)
        state = ruleset.book.state()
        state.seats = seats
        machine = Machine(ruleset, setup, state)
        game = cls(machine, Log(state))
        if script is not None:
            machine.script = script if callable(script) else deque(script)
        game._run(-1, None, lambda: _open(machine))
        return game

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

        Raises:
            ActionError: `seats` for a seat that this game does not have.
        """
        self._check_seat(seat)
        new = self.clone()
        opened = new._lanes_opened()
        if opened is not None:  # what others did since then is not known, but who has left is
            log = new._history()
            known = [step for step in list(log)[opened + 1 :] if step.seat == seat or step.action == RESIGN]
            log.cut(opened + 1)
            new._restore()
            new._again(known)
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
        """Call `listener(game, step)` after every step; it may look, and act only after it has returned.

        A listener with a method `undone` follows undo as well: `listener.undone(game, step)` is called when a step was taken
        back, and the listener itself when one was redone.
        """
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

        return recover(cls, source, ruleset, with_pieces, script=script, cut=False).game

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

        return recover(cls, source, ruleset, with_pieces, script=script)


def _open(machine: Machine) -> None:
    machine.ruleset.book.begin(machine)
    machine.settle()
