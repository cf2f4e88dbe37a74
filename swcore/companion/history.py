"""The history of a table: turn by turn, and back and forth in it."""

from __future__ import annotations

from itertools import groupby

from swcore.companion.desk import Desk, Note, Refused
from swcore.companion.journal import Journal, Step
from swcore.companion.lines import DIM
from swcore.companion.players import seat_of

ALL = ("all", "всё", "все")


def show_history(desk: Desk, journal: Journal, words: list[str]) -> None:
    """Tell the last turns, and how many there were before; `history all` of them, or what concerns a player.

    Raises:
        Refused: `player` for a name that nobody has.
    """
    text = " ".join(words)
    seat = seat_of(desk, text) if text and text.lower() not in ALL else None
    turns = [list(steps) for _, steps in groupby(journal.steps[: journal.done], key=lambda step: step.turn)]
    if seat is not None:
        turns = [steps for steps in turns if steps[0].seat == seat or _told_of(desk, steps, seat)]
    elif not text and len(turns) > 2 * desk.seats:
        desk.tell("history.earlier", style=DIM, n=len(turns) - 2 * desk.seats)
        turns = turns[-2 * desk.seats :]
    if not turns:
        desk.tell("history.none")
    for steps in turns:
        told = " ".join(_brief(desk, note) for note in _told_of(desk, steps, seat))
        desk.say(told or desk.made("history.nothing", seat=steps[0].seat), mark=f"{steps[0].round}  ")


def _told_of(desk: Desk, steps: list[Step], seat: int | None) -> list[Note]:
    """Return what is told of a turn: all, or what concerns a player, who may have got something in the turn of another."""
    notes = [(step.seat, note) for step in steps for note in step.notes if note[0] not in desk.companion.passing]
    return [note for turn, note in notes if seat is None or note[1].get("seat", turn) == seat]


def _brief(desk: Desk, note: Note) -> str:
    """Return something of the history without the clauses behind it."""
    code, params = note
    return desk.told((code, {name: "" if name == "clause" else value for name, value in params.items()}))


def stepped(desk: Desk, journal: Journal, *, back: bool) -> None:
    """Take the last step back, or do again what was taken back.

    Raises:
        Refused: `undo` or `redo` when there is nothing.
    """
    step: Step | None = journal.undo() if back else journal.redo()
    if step is None:
        raise Refused("undo" if back else "redo")
    desk.tell("undone" if back else "redone", what=" ".join(map(desk.told, step.notes)) or step.line)
