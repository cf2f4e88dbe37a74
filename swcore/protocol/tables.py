"""One game at its table: changes are carried out once, kept, and only then acknowledged."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any

from swcore.engine.actions import RESIGN
from swcore.engine.fields import freeze
from swcore.errors import ActionError, SwcoreError
from swcore.game.game import Game
from swcore.game.news import mark
from swcore.protocol.answers import Status
from swcore.protocol.keeping import Change, Keeper, Story
from swcore.saves.format import DIGITS
from swcore.saves.ledger import Ledger, last_chain
from swcore.text.escaping import cut

UNDO, REDO = "undo", "redo"


class Table:
    """One game with what its keeper has of it.

    Attributes:
        name: the name of the table.
        game: the game.
        lines: how many lines of its save are kept.
        keys: the changes that had a key.
        fit: False once it is not known what is kept; the table is then read anew.
    """

    __slots__ = ("_keeper", "_ledger", "fit", "game", "keys", "lines", "name")

    def __init__(self, name: str, game: Game, keeper: Keeper, story: Story | None = None) -> None:
        """Set a game upon a table; one without a story is kept from now on.

        Raises:
            SwcoreError: `not-kept`.
        """
        self.name, self.game, self.fit = name, game, True
        self._keeper, self._ledger = keeper, Ledger(game, last_chain(story.text) if story else "")
        self.keys = dict(story.keys) if story else {}
        self.lines = story.lines if story else 0
        if story is None:
            lines, self._ledger.chain = self._ledger.opening()
            try:
                keeper.begin(name, lines)
            except OSError as error:
                raise not_kept(error) from error
            self.lines = len(lines)

    def act(self, seat: int | None, action: str, key: str = "", expect: str = "") -> bool:
        """Carry out an action.

        Args:
            seat: who acts; the first one awaited when None.
            action: its text.
            key: a name of this change.
            expect: the cursor of the position that is meant.

        Returns:
            Whether it had been carried out before, under the same key; nothing is done then.

        Raises:
            SwcoreError: `key-taken`, `stale`, `not-kept`, and as `Game.apply`; the game is as it was.
        """
        change = Change(seat, action)
        if self._repeated(key, change):
            return True
        self._check(seat, expect)
        history = self.game.history
        size, undone = len(history.log), history.undone
        self.game.apply(action, seat)
        lines, chain = self._ledger.since(size)
        try:
            self._keep(lines, chain, key, change)
        except BaseException:
            history.rewind(size, undone)
            raise
        return False

    def undo(self, seat: int | None, key: str = "", expect: str = "") -> bool:
        """Take back the last step of a seat, see `Game.undo`; arguments and answer as for `act`."""
        change = Change(seat, UNDO)
        if self._repeated(key, change):
            return True
        self._check(seat, expect)
        self._check_final(seat)
        step = self.game.undo(seat)
        self._keep_or_drop(*self._ledger.undone(step), key, change)
        return False

    def redo(self, seat: int | None, key: str = "", expect: str = "") -> bool:
        """Carry out again what was taken back last; arguments and answer as for `act`.

        Raises:
            SwcoreError: `redo-nothing`, for another's step too.
        """
        change = Change(seat, REDO)
        if self._repeated(key, change):
            return True
        self._check(seat, expect)
        undone = self.game.history.undone
        if seat is not None and undone and undone[-1].seat != seat:
            raise SwcoreError("There is nothing to redo.", code="redo-nothing")
        size = len(self.game.history.log)
        self.game.redo()
        self._keep_or_drop(*self._ledger.since(size), key, change)
        return False

    def follow(self, story: Story) -> bool:
        """Carry out what others have done at the table, and return whether it came to the positions that they kept.

        Args:
            story: the lines behind those that are known, and all keys.
        """
        for text in story.text.splitlines():
            row = json.loads(text)
            try:
                self._carry(row)
            except SwcoreError:
                return False
            finally:
                self.game.play.script = None
            if self.game.digest()[:DIGITS] != row["state"]:
                return False
        self.keys, self.lines = dict(story.keys), self.lines + story.lines
        self._ledger.chain = last_chain(story.text) or self._ledger.chain
        return True

    def _carry(self, row: Mapping[str, Any]) -> None:
        """Carry out one line."""
        game, seat = self.game, int(row["seat"])
        if "undo" in row:
            game.undo(None if game.log[-1].seat == seat else seat)
            return
        game.play.script = deque((stream, freeze(outcome)) for stream, outcome in row["chance"])
        game.apply(row["do"], seat)

    def status(self, seat: int | None, *, repeated: bool = False, action: str = "") -> Status:
        """Return how the game stands for a seat; None for a bystander."""
        game = self.game
        cursor, version = mark(game, seat)
        return Status(
            self.name,
            game.ruleset.id,
            game.play.setup.seats,
            game.pending,
            game.over,
            version,
            cursor,
            game.result,
            repeated=repeated,
            action=action,
        )

    def _repeated(self, key: str, change: Change) -> bool:
        """Return whether a change has been made already.

        Raises:
            SwcoreError: `key-taken` when it was another one.
        """
        found = self.keys.get(key) if key else None
        if found is None:
            return False
        if found != change:
            given = key.partition(":")[2] or key  # without the seat, see `kept_key`
            told = f"The key {cut(given, 40)!r} was given to another change."
            raise SwcoreError(told, code="key-taken", hint="Give each change a key of its own.", key=given)
        return True

    def _check_final(self, seat: int | None) -> None:
        """Refuse to take back for one seat what holds for all: having left (SW-TURN-11), and the end, which lays all open.

        Raises:
            ActionError: `undo-floor`, `undo-nothing`.
        """
        if seat is None:
            return
        if self.game.over:
            raise ActionError("The game is over, and all lies open.", code="undo-floor")
        last = next((step.action for step in reversed(self.game.log) if step.seat == seat), None)
        if last is not None and last.kind == RESIGN.kind:
            raise ActionError("Who has left the game has left it for good.", code="undo-nothing")

    def _check(self, seat: int | None, expect: str) -> None:
        """Refuse a change of a position that is not the present one.

        Raises:
            SwcoreError: `stale`.
        """
        if not expect:
            return
        now, version = mark(self.game, seat)
        if now != expect:
            hint = "Ask for the news, and look again."
            raise SwcoreError("The game has gone on since then.", code="stale", hint=hint, cursor=now, version=version)

    def _keep(self, lines: Sequence[bytes], chain: str, key: str, change: Change) -> None:
        try:
            self._keeper.append(self.name, self.lines, lines, key, change)
        except OSError as error:
            raise not_kept(error) from error
        self._ledger.chain = chain
        self.lines += len(lines)
        if key:
            self.keys[key] = change

    def _keep_or_drop(self, lines: Sequence[bytes], chain: str, key: str, change: Change) -> None:
        """Keep lines of what cannot be taken back by cutting the log: where that fails, the table is to be read anew."""
        try:
            self._keep(lines, chain, key, change)
        except BaseException:
            self.fit = False
            raise


def not_kept(error: OSError) -> SwcoreError:
    """Return the error for a change that could not be kept."""
    why = error.strerror or str(error)
    hint = "Nothing has changed. Try again when the disk can be written."
    return SwcoreError(f"The change cannot be kept: {why}.", code="not-kept", hint=hint, why=why)
