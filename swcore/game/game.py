"""The facade: one game that checks, logs, undoes and shows itself."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Self

from swcore.engine.pieces import Piece
from swcore.engine.rulebook import Rulebook
from swcore.engine.ruleset import Ruleset
from swcore.game import doors
from swcore.game.doors import Script
from swcore.game.guess import guess
from swcore.game.opening import begin, machine_of
from swcore.game.showing import ShownGame

if TYPE_CHECKING:
    from swcore.saves.recorder import Recorder
    from swcore.saves.replay import Recovery, Source


class Game(ShownGame):  # what moves a game stands in `acting`, what it is asked in `asking`, what it shows in `showing`
    """One game in progress.

    Seats are counted from 0 in every call, in events, views and `details`; messages to people count them from 1. Numbers may be
    of any type that is a whole number for Python, such as NumPy's; anything else is refused.

    Attributes:
        ruleset: the frozen rules; shared with clones.
        play: the machine; read its `state`, never write it.
        history: the steps so far, and those that were taken back.
    """

    __slots__ = ()

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
        made = machine_of(ruleset, seats, seed, map, first, edition, options, with_pieces, featured, script)
        game = cls(made)
        game.history.run(-1, None, lambda: begin(made))
        return game

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
            SaveError: `no-history` for a game that was searched, or is a guess.
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
            SaveError: as `load`; `save-cut` only when the save breaks off inside its header.
        """
        from swcore.saves.replay import recover

        return recover(cls, source, ruleset, with_pieces, script=doors.script_of(script))
