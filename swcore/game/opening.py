"""What a game begins with: its arguments looked at, and the machine made that will run it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any

from swcore.engine.machine import Machine
from swcore.engine.options import check_count, check_seats
from swcore.engine.pieces import Piece
from swcore.engine.rulebook import Rulebook
from swcore.engine.ruleset import Ruleset
from swcore.engine.setup import Setup
from swcore.errors import ActionError
from swcore.game import doors
from swcore.game.doors import Script
from swcore.hooks.discovery import rules_of

MOST_SEED = (1 << 128) - 1


def machine_of(
    ruleset: Ruleset | Rulebook | str,
    seats: int,
    seed: int,
    map: Any,
    first: int,
    edition: str,
    options: Mapping[str, object] | None,
    with_pieces: Iterable[str | Piece],
    featured: Iterable[str],
    script: Script | None,
) -> Machine:
    """Return the machine of a new game, before its first step; for the arguments see `Game.new`."""
    featured = doors.several(featured, str, "featured")
    ruleset = rules_of(ruleset, doors.several(with_pieces, (str, Piece, type), "with_pieces"))
    seats = doors.whole(seats, "The number of seats", code="seats")
    seed = doors.whole(seed, "A seed", code="seed")
    if not 0 <= seed <= MOST_SEED:
        raise ActionError("A seed is a whole number from 0 to 2**128 - 1.", code="seed")
    outcomes = doors.script_of(script)
    name, values = ruleset.resolve_options(doors.edition_of(edition), doors.options_of(options))
    check_count(ruleset.id, ruleset.book.players, ruleset.options, values, seats)
    first = _first(first, seats)
    check_seats(ruleset.options, values, seats)
    ruleset = ruleset.playing(values)
    board, data = ruleset.book.load_board(ruleset, map, seats, seed)
    shown = ruleset.featured(featured)
    setup = Setup(seats, seed, first, board, data, name, MappingProxyType(values), shown)
    state = ruleset.book.state()
    state.seats = seats
    machine = Machine(ruleset, setup, state)
    machine.script = outcomes
    return machine


def begin(machine: Machine) -> None:
    """Carry out the set-up."""
    machine.ruleset.book.begin(machine)
    machine.run_to_decision()


def _first(first: object, count: int) -> int:
    """Return the starting seat, checked."""
    start = doors.whole(first, "The starting seat", code="seats")
    if not 0 <= start < count:
        hint = f"A game for {count} has seats 1 to {count}, which calls count from 0: first=0 to first={count - 1}."
        raise ActionError(
            f"There is no seat {start + 1} to start (first={start}).", code="seats", hint=hint, first=start + 1, seats=count
        )
    return start
