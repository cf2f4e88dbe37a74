"""Who sits at the table: names, whose turn it is, rounds."""

from __future__ import annotations

from unicodedata import category

from swcore.companion.desk import Desk, Facts, Refused
from swcore.companion.names import plain
from swcore.companion.numbers import is_bare, is_number, number, shortened
from swcore.text.escaping import is_blank

MOST_LETTERS = 24
MOST_ROUNDS = 99


def seat_of(desk: Desk, text: str) -> int:
    """Return the seat that a text names: a number from 1, a name, or its beginning.

    Raises:
        Refused: `player` or `players`; for a number `seat-number`, `digits`.
    """
    if is_bare(text):
        return number(text, 1, desk.seats, "seat-number") - 1
    seat = find_seat(desk, text)
    if seat is None:
        raise Refused("player", near=[desk.name(seat) for seat in range(desk.seats)], name=text)
    return seat


def find_seat(desk: Desk, text: str) -> int | None:
    """Return the seat that a text names, or None.

    Raises:
        Refused: `players` when several may be meant; `seat-number` for a number that no seat has.
    """
    if is_bare(text):
        return number(text, 1, desk.seats, "seat-number") - 1
    wanted = _folded(text)
    names = [_folded(desk.name(seat)) for seat in range(desk.seats)]
    if not wanted:
        return None
    found = [seat for seat, name in enumerate(names) if name == wanted]
    found = found or [seat for seat, name in enumerate(names) if name.startswith(wanted)]
    if len(found) > 1:
        raise Refused("players", near=[desk.name(seat) for seat in found], name=text)
    return found[0] if found else None


def _folded(text: str) -> str:
    return plain(text) or text.casefold().strip()


def checked_name(name: str, others: list[str]) -> str:
    """Return a name as it is kept: one line, few letters, nothing that steers a terminal.

    Args:
        name: what was typed.
        others: the names of the other players.

    Raises:
        Refused: `name` for one that nothing can be called, `name-long`, `name-taken`.
    """
    seen = "".join(letter for letter in name if category(letter) not in ("Cc", "Cf", "Cs", "Zl", "Zp"))
    kept = " ".join(seen.split())
    if is_blank(kept) or is_number(kept.replace(" ", "")):
        raise Refused("name", name=shortened(name, MOST_LETTERS))
    if len(kept) > MOST_LETTERS:
        raise Refused("name-long", name=shortened(kept, MOST_LETTERS), n=MOST_LETTERS)
    if _folded(kept) in [_folded(other) for other in others if other]:
        raise Refused("name-taken", name=kept)
    return kept


def call(desk: Desk, words: list[str]) -> None:
    """Name a player: `name 2 Ann`; or all of them, divided by commas."""
    text = " ".join(words)
    if "," in text:
        given = [one.strip() for one in text.split(",")]
        if len(given) != desk.seats:
            raise Refused("names", n=desk.seats)
        names: list[str] = []
        for one in given:
            names.append(checked_name(one, names))
        desk.facts["names"] = names
        desk.note("names", names=names)
        return
    if len(words) < 2:
        raise Refused("usage", word="name")
    seat = seat_of(desk, words[0])
    before = desk.name(seat)
    others = [name for place, name in enumerate(desk.facts["names"]) if place != seat]
    desk.put("names", seat, checked_name(" ".join(words[1:]), others))
    desk.note("name", before=before, seat=seat)


def give_turn(desk: Desk, words: list[str]) -> None:
    """Say whose turn it is; before anything was played, who begins."""
    if not words:
        raise Refused("usage", word="turn")
    seat = seat_of(desk, " ".join(words))
    begins = desk.facts["turn"] == 1
    desk.facts["seat"] = seat
    if begins:
        desk.facts["first"] = seat
    desk.note("begins" if begins else "turn", seat=seat)


def set_round(desk: Desk, words: list[str]) -> None:
    """Set the round, `round 4`; or how many there are, `round 4 10`."""
    if not words:
        desk.companion.status(desk)
        return
    if len(words) > 2 or not all(map(is_number, words)):
        raise Refused("usage", word="round")
    now, *given = (number(word, 1, MOST_ROUNDS) for word in words)
    rounds = given[0] if given else desk.facts["rounds"]
    if rounds and now > rounds:
        raise Refused("rounds", n=rounds)
    desk.facts["round"], desk.facts["rounds"] = now, rounds
    desk.note("round", n=now)


def following(facts: Facts) -> tuple[int, bool]:
    """Return who is next, and whether a new round begins with that; those who are out are passed over."""
    seats, first, now = len(facts["names"]), facts["first"], facts["seat"]
    for step in range(1, seats + 1):
        seat = (now + step) % seats
        if seat not in facts["out"] and seat not in facts["left"]:
            return seat, (seat - first) % seats <= (now - first) % seats
    return now, True
