"""The end of the game."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from swcore.conquest.content.offers import Verdict
from swcore.conquest.position.events import FINAL
from swcore.conquest.position.reactions import everybody
from swcore.conquest.position.state import ConquestState
from swcore.engine.ask import bad_answer
from swcore.engine.machine import Machine


def board_tokens(state: ConquestState, seat: int) -> int:
    """Return a seat's race tokens on the board, active and declined, and the bodies that count as such (SW-END-3, SW-END-4)."""
    armies = {army.id for army in state.armies if army is not None and army.seat == seat}
    markers = state.ground.tables.markers
    bodies = 0
    for marker, mask in state.where.items():
        if "tie_break" in markers[marker].counts:
            marks = [mark for region in state.ground.bits(mask) for mark in state.marks[region]]
            bodies += sum(name == marker and owner in armies for name, owner in marks)
    return bodies + sum(state.army(id).placed for id in armies)


def finish(machine: Machine) -> None:
    """Rank the seats: coins, then tokens on the board; still tied seats share their place (SW-END-2 to 5).

    Before that pieces give points, and say who has won where it is not the richest.
    """
    state: ConquestState = machine.state
    _give_points(machine)

    def key(seat: int) -> tuple[int, int]:
        return state.coins[seat], board_tokens(state, seat)

    seats = sorted((seat for seat in range(state.seats) if seat not in state.left), key=lambda seat: (*key(seat), -seat))
    groups = [tuple(sorted(group)) for _, group in groupby(reversed(seats), key=key)]
    said = _verdicts(machine) if seats else []
    if said:
        winners = tuple(sorted({seat for verdict in said for seat in verdict.seats if seat in seats}))
        behind = next((verdict.behind for verdict in said if verdict.behind), ())
        groups = [winners, *_once([*behind, *groups], {*range(state.seats)}.difference(seats).union(winners))]
    machine.emit(("ended", tuple(groups)))


def _give_points(machine: Machine) -> None:
    """Pay what pieces give for the end of the game; nobody pays coins that they do not have."""
    state: ConquestState = machine.state
    for seat in range(state.seats):
        if seat in state.left:
            continue
        parts: list[tuple[int, str, str, str]] = []
        for kit, army in everybody(state, "conquest_final"):
            found = kit.modifiers("conquest_final", machine.view, army, seat)
            parts += [(one.amount, one.reason, one.clause, one.piece) for one in found if one.amount]
        total = sum(part[0] for part in parts)
        if state.coins[seat] + total < 0:
            parts.append((-state.coins[seat] - total, "shortfall", "", ""))
            total = -state.coins[seat]
        if parts:
            machine.emit(("coins", seat, total, tuple(parts), FINAL))


def _once(groups: Iterable[Iterable[int]], known: set[int]) -> list[tuple[int, ...]]:
    """Return groups of seats without those that are known, or stand in a group before; no empty ones."""
    found = []
    for group in groups:
        fresh = tuple(sorted({*group} - known))
        known.update(fresh)
        if fresh:
            found.append(fresh)
    return found


def said_winners(machine: Machine) -> list[tuple[str, Verdict]]:
    """Return what pieces say about who has won, as things stand: each verdict with its piece."""
    state: ConquestState = machine.state
    found: list[tuple[str, Verdict]] = []
    for kit, army in everybody(state, "conquest_winner"):
        for piece, verdict in kit.ask("conquest_winner", machine.view, army):
            if any(seat >= state.seats for group in (verdict.seats, *verdict.behind) for seat in group):
                raise bad_answer(piece, "conquest_winner", verdict, f"seats below {state.seats}")
            found.append((piece, verdict))
    return found


def _verdicts(machine: Machine) -> list[Verdict]:
    """Write down what pieces say about who has won, and return it."""
    found = said_winners(machine)
    if found:
        machine.emit(("verdicts", tuple([(tuple(one.seats), one.reason, one.clause, piece) for piece, one in found])))
    return [verdict for _, verdict in found]


def final_table(machine: Machine) -> dict[str, Any]:
    """Return coins and tokens on the board per seat, once the game is over."""
    state: ConquestState = machine.state
    table: dict[str, Any] = {
        "coins": list(state.coins),
        "tokens": [board_tokens(state, seat) for seat in range(state.seats)],
        "left": sorted(state.left),
    }
    if state.purses:
        table["purses"] = dict(sorted(state.purses.items()))
    if state.verdicts:
        names = ("seats", "reason", "clause", "piece")
        table["verdicts"] = [{**dict(zip(names, one, strict=True)), "seats": list(one[0])} for one in state.verdicts]
    return table
