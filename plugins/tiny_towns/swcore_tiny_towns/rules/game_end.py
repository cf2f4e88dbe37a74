"""The end: clearing, scores, ties (TT-SCORE-1, TT-SCORE-8, TT-TIE-1 to TT-TIE-6)."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from swcore.engine import Machine
from swcore.game import words_of
from swcore_tiny_towns.position.squares import SQUARES, squares_of
from swcore_tiny_towns.position.state import TownsState
from swcore_tiny_towns.rules.setup import SOLO
from swcore_tiny_towns.scoring.ranks import rank_of
from swcore_tiny_towns.scoring.score import score, total
from swcore_tiny_towns.scoring.sheet import Sheet


def finish(machine: Machine) -> None:
    """Clear the cubes and rank the seats; those who left are not ranked.

    The higher total wins; then who named less often, has fewer empty squares, has more cottages; else they share their place.
    """
    state: TownsState = machine.state
    machine.emit(("cleared",))
    keys = {seat: _key(machine, seat) for seat in range(state.seats) if seat not in state.left}
    order = sorted(keys, key=lambda seat: (keys[seat], seat))
    groups = tuple(tuple(group) for _, group in groupby(order, key=keys.__getitem__))
    machine.emit(("ended", groups))


def _key(machine: Machine, seat: int) -> tuple[int, int, int, int]:
    """Return what places are decided by, the best first; Barrett Castle is not a cottage here (TT-TIE-4)."""
    town = machine.view.town(seat)
    return -total(machine.view, seat), machine.state.names[seat], town.empty.bit_count(), -town.of_type("cottage").bit_count()


def final_table(machine: Machine) -> dict[str, Any]:
    """Return the totals, the itemised scores and what ties are decided by, once the game is over."""
    state: TownsState = machine.state
    sheets: list[Sheet] = [score(machine.view, seat) for seat in range(state.seats)]
    words = words_of(machine.ruleset, "en")
    table: dict[str, Any] = {
        "scores": [sheet.total for sheet in sheets],
        "named": list(state.names),
        "empty": [sheet.empty.bit_count() for sheet in sheets],
        "cottages": [machine.view.town(seat).of_type("cottage").bit_count() for seat in range(state.seats)],
        "sheets": [_told(sheet, words) for sheet in sheets],
        "left": sorted(state.left),
    }
    if machine.setup.options["mode"] == SOLO:
        table["rank"] = rank_of(sheets[0].total).name["en"]
    return table


def _told(sheet: Sheet, words: Any) -> dict[str, Any]:
    """Return a sheet as JSON data, its reasons in English."""
    lines = [
        {
            "card": line.card,
            "count": line.count,
            "points": line.points,
            "parts": [[part.amount, words.part(part), part.clause, part.piece] for part in line.parts],
        }
        for line in sheet.lines
    ]
    return {"total": sheet.total, "fed": [SQUARES[square] for square in squares_of(sheet.fed)], "lines": lines}
