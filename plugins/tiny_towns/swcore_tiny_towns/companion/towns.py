"""Towns typed in at the table, scored as `swcore towns score` does it; and the places in the end."""

from __future__ import annotations

from typing import Any

from swcore.companion import Desk, Facts, Refused, cited, seat_of
from swcore.wording import figure
from swcore_tiny_towns.companion.laid import with_towns
from swcore_tiny_towns.position.answers import EMPTY
from swcore_tiny_towns.position.squares import SIDE
from swcore_tiny_towns.rules.rounds import FINISH
from swcore_tiny_towns.rules.setup import SOLO
from swcore_tiny_towns.scoring.ranks import rank_of
from swcore_tiny_towns.scoring.score import score
from swcore_tiny_towns.scoring.sheet import Sheet
from swcore_tiny_towns.table.town import COUNT_OF_SHRINE, HALL, TableTown, view_of
from swcore_tiny_towns.table.town_text import NUMBERS, read_text
from swcore_tiny_towns.wording.short_names import Names

NOTES = (*NUMBERS, "option")
BLANK = " ".join(["-"] * SIDE)
BETWEEN = "/"


def town(desk: Desk, words: list[str]) -> None:
    """Type a town: `town ann`, then four lines; or all at once, with `/` between the lines.

    Raises:
        Refused: `usage`.
    """
    if not words and desk.seats > 1:
        raise Refused("usage", word="town")
    name, rows = _split(desk, words)
    seat = seat_of(desk, " ".join(name)) if name else desk.seat
    if rows:
        rated(desk, seat, rows)
        return
    desk.facts["typing"] = {"seat": seat, "lines": []}
    desk.tell("town.how", seat=seat)


def _split(desk: Desk, words: list[str]) -> tuple[list[str], list[str]]:
    """Return the words that name a player, and the lines of the town behind them."""
    text = " ".join(words)
    if BETWEEN not in text:
        return words, []
    first, *others = [part.strip() for part in text.split(BETWEEN)]
    if desk.seats == 1 or not first:
        return [], [one for one in (first, *others) if one]
    parts = first.split()
    length = len(parts) - SIDE if len(parts) > SIDE else 1
    return parts[:length], [" ".join(parts[length:]), *others]


def is_line(desk: Desk, line: str) -> bool:
    """Take a line of a town that is being typed, and return whether it is one."""
    typing = desk.facts["typing"]
    if not typing:
        return False
    words = line.split()
    if words[0].lower() not in NOTES and len(words) != SIDE:
        return False
    rows = [one for one in typing["lines"] if len(one.split()) == SIDE]
    if len(words) == SIDE:
        read_text("\n".join([line, *[BLANK] * (SIDE - 1)]), Names(desk.companion.ruleset), desk.made("town.row", n=len(rows) + 1))
        rows.append(line)
    lines = [*typing["lines"], line]
    if len(rows) < SIDE:
        desk.facts["typing"] = {"seat": typing["seat"], "lines": lines}
        desk.tell("town.left", n=SIDE - len(rows), style="dim")
        return True
    rated(desk, typing["seat"], lines)
    return True


def rated(desk: Desk, seat: int, lines: list[str]) -> None:
    """Score a town, enter its points, and score those of others again that look at it.

    Raises:
        SwcoreError: as `swcore towns score`.
    """
    read, sheet = scored(desk, seat, lines)
    desk.facts["typing"] = {}
    desk.put("towns", seat, _kept(read, lines))
    desk.put("points", seat, sheet.total)
    desk.note("town", seat=seat, points=sheet.total)
    tell_sheet(desk, sheet)
    right = (seat - 1) % desk.seats
    if HALL in read.squares and desk.seats > 1 and not desk.facts["towns"][right]:
        desk.tell("town.neighbour", seat=right, style="dim")
    for other, known in enumerate(desk.facts["towns"]):
        if known and other != seat:
            again = scored(desk, other, known["lines"])[1].total
            if again != desk.facts["points"][other]:
                desk.put("points", other, again)
                desk.note("town-again", seat=other, points=again)


def scored(desk: Desk, seat: int, lines: list[str]) -> tuple[TableTown, Sheet]:
    """Return a town as it was typed, and its score with what the table knows of the others."""
    ruleset = desk.companion.ruleset
    read = read_text("\n".join([*lines, *known_notes(desk, seat, lines)]), Names(ruleset), "")
    return read, score(view_of(ruleset, read), 0)


def known_notes(desk: Desk, seat: int, lines: list[str]) -> list[str]:
    """Return the notes of a town that the table knows by itself; a neighbour whose town is not known has no feast halls yet."""
    if desk.facts["options"]["mode"] == SOLO:
        return ["solo"]
    given = {line.split()[0].lower() for line in lines if line.split()}
    right, completed = desk.facts["towns"][seat - 1], desk.facts["completed"]
    found = {"players": desk.seats}
    if completed[seat]:
        found["place"] = 1 + sum(0 < one < completed[seat] for one in completed)
    if desk.seats > 1:
        found["right-halls"] = right["squares"].count(HALL) if right else 0
    return [f"{note} {value}" for note, value in found.items() if note not in given]


def _kept(read: TableTown, lines: list[str]) -> dict[str, Any]:
    memory = {} if read.shrine is None else {COUNT_OF_SHRINE: read.shrine}
    on = {at: list(lying) for at, lying in read.on.items()}
    return {"squares": list(read.squares), "on": on, "memory": memory, "lines": lines}


def tell_sheet(desk: Desk, sheet: Sheet) -> None:
    """Tell a score line by line."""
    words: Any = desk.words
    for line in sheet.lines:
        name = words("empty") if line.card == EMPTY else words.card(line.card)
        why = "; ".join(f"{words.part(part)}{cited(part.clause)}" for part in line.parts if part.amount)
        desk.say(f"{name} ×{line.count}" + (f" · {why}" if why else ""), mark=f"  {figure(line.points)}  ")
    desk.say(words("fed", squares=words.squares(sheet.fed)) if sheet.fed else words("fed.none"), style="dim")


def whole(facts: Facts) -> bool:
    """Return whether the towns of all players are known."""
    return all(facts["towns"])


def result(desk: Desk) -> dict[str, Any]:
    """Return the final table, as the rules have it for the towns of the table."""
    game = with_towns(desk.companion.ruleset, desk.facts)
    game.history.restart([FINISH.of()])
    return game.result or {}


def tell_rank(desk: Desk) -> None:
    """Tell the rank of a player alone."""
    desk.say(desk.words("rank", rank=desk.words.name(rank_of(desk.facts["points"][0]).name)), style="bold")


__all__ = ["is_line", "rated", "result", "tell_rank", "town", "whole"]
