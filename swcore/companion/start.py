"""The beginning of a table: what was chosen for it, and the facts that every game has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import attrs

from swcore.companion import players
from swcore.companion.desk import Facts
from swcore.companion.points import OPEN
from swcore.engine import chance
from swcore.engine.options import check_count

if TYPE_CHECKING:
    from swcore.engine.ruleset import Ruleset

FIRST = "table.first"


@attrs.frozen
class Start:
    """What was chosen for a table.

    Attributes:
        seats: how many play.
        seed: the seed of all that is drawn.
        names: what players are called; "" for one without a name.
        first: who begins; drawn when None.
        map: a map's name, data or path; the game's own choice when None.
        edition, options: as for `Game.new`.
        featured: ids of pieces that are put where the players see them first.
        count: `open`, `hidden` or `off` for the totals; the game's own choice when "".
    """

    seats: int
    seed: int
    names: tuple[str, ...] = ()
    first: int | None = None
    map: Any = None
    edition: str = ""
    options: Mapping[str, Any] = attrs.field(factory=dict)
    featured: tuple[str, ...] = ()
    count: str = ""


def first_facts(ruleset: Ruleset, start: Start) -> Facts:
    """Return the facts of a new table that every game has.

    Raises:
        SwcoreError: the game is not for so many.
        Refused: a name is not one.
    """
    _, options = ruleset.resolve_options(start.edition, dict(start.options))
    check_count(ruleset.id, ruleset.book.players, ruleset.options, options, start.seats)
    names = [*start.names, *[""] * start.seats][: start.seats]
    kept: list[str] = []
    for name in names:
        kept.append(players.checked_name(name, kept) if name else "")
    first = start.first
    if first is None:
        first = chance.draw(chance.stream_key(start.seed, FIRST), 0, 0, start.seats)
    return {
        "seed": f"{start.seed:x}",
        "names": kept,
        "first": first,
        "seat": first,
        "turn": 1,
        "round": 1,
        "rounds": 0,
        "points": [0] * start.seats,
        "count": start.count or OPEN,
        "out": [],
        "left": [],
        "over": False,
    }
