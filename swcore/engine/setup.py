"""What was chosen when a game was made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import attrs

from swcore.engine.options import OptionValue


@attrs.frozen
class Setup:
    """What was chosen when a game was made; shared by its clones.

    Attributes:
        seats: number of seats.
        seed: 0 to 2**128 - 1.
        first: the starting seat.
        board: whatever the family plays on, compiled; None for games without a board.
        map: the map's data as saved, or None.
        edition: name of the edition, or "".
        options: every option of the ruleset with its value.
        featured: pieces that are put where the players see them first.
    """

    seats: int
    seed: int
    first: int
    board: Any
    map: Any
    edition: str
    options: Mapping[str, OptionValue]
    featured: tuple[str, ...] = ()
