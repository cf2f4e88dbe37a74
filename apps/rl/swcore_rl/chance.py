"""Dice that somebody else throws: what an action leaves to chance is asked for, outcome by outcome."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

import attrs

if TYPE_CHECKING:
    from swcore_rl.table import Table


class Wanted(BaseException):
    """An outcome is wanted; no piece of a game may take it for a fault of its own."""

    def __init__(self, faces: tuple[Any, ...]) -> None:
        super().__init__(faces)
        self.faces = faces


@attrs.frozen
class Throw:
    """An action that waits for chance.

    Args:
        number: of the action.
        known: the outcomes so far.
        faces: the faces of the die, or of whatever is drawn; one may be there more than once.
    """

    number: int
    known: tuple[Any, ...]
    faces: tuple[Any, ...]

    def outcomes(self) -> list[tuple[Any, float]]:
        """Return each different face with its probability."""
        return [(face, self.faces.count(face) / len(self.faces)) for face in dict.fromkeys(self.faces)]


def thrower(known: Iterable[Any]) -> Callable[[str, Any], Any]:
    """Return a script for a game (see `Game.new`) that gives outcomes, and raises `Wanted` when they are used up.

    Args:
        known: the outcomes. Shuffles, and draws of which there is only one outcome, are left to the seed.
    """
    waiting = list(known)

    def script(stream: str, wanted: Any) -> Any:
        if not isinstance(wanted, tuple) or len(set(wanted)) < 2:
            return None
        if not waiting:
            raise Wanted(wanted)
        return waiting.pop(0)

    return script


def attempt(table: Table, number: int, known: Sequence[Any] = ()) -> Table | Throw:
    """Carry out an action on a copy.

    Args:
        table: the table; it stays as it is.
        number: of a legal action.
        known: the outcomes of what the action leaves to chance, as far as they are known.

    Returns:
        The copy after the action, or what is to be thrown next.

    Raises:
        SwcoreError: `rl-illegal`.
    """
    copy = table.clone()
    try:
        copy.play(copy.action(number), known)
    except Wanted as wanted:
        return Throw(number, tuple(known), wanted.faces)
    return copy
