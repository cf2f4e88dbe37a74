"""Looking pieces over in a test: what `swcore check` does, with an assertion at the end."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable

from swcore.engine.pieces import Piece
from swcore.testing.inspection.run import inspect
from swcore.testing.inspection.targets import subject_of


def check_pieces(
    target: str | os.PathLike[str] | Piece | Iterable[Piece],
    *,
    game: str = "",
    games: int = 24,
    quick: bool = False,
    allowed: Collection[str] = (),
) -> list[str]:
    """Look pieces over as `swcore check` does, and return its advice.

    Args:
        target: a file, a folder, a module, an installed pack, an id, or pieces themselves.
        game: the game they are for; found by what they are when "".
        games: how many games are played besides the first few.
        quick: whether the first verdict is enough, a second or two.
        allowed: codes of findings that are no fault here, such as `silent` for a rule that few games come to.

    Returns:
        What is no fault, a line each.

    Raises:
        AssertionError: there is a fault; each is told: what, where, why, and how to mend it.
        PluginError: the pieces do not join the game.
    """
    found = list(inspect(subject_of(target, game), quick=quick, games=games))
    faults = [one.line() for one in found if one.grave and one.code not in allowed]
    assert not faults, "\n".join(faults)
    return [one.line() for one in found if not one.grave]
