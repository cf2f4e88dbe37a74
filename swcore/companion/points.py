"""The points of the table: entries, who may see the totals, and the end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import groupby

from swcore.companion.desk import Desk, Facts, Refused
from swcore.companion.numbers import MOST, SIGNS, amount, is_bare, is_signed, number
from swcore.companion.players import find_seat, following, seat_of

COMMENT = "#"
MOST_COMMENT = 60
OPEN, HIDDEN, OFF = "open", "hidden", "off"
FORMS = (OPEN, HIDDEN, OFF)
Read = Callable[[str], int]


def read_entry(desk: Desk, words: list[str], read: Read = amount, *, own: bool = False) -> tuple[int, int, str]:
    """Return the amount, the seat and the comment of an entry: numbers are added up, `#` begins a comment.

    Args:
        desk: the table.
        words: what was typed.
        read: reads a number.
        own: whether it is for the player in turn, so that no number can mean another.

    Raises:
        Refused: `number` without one, `two-numbers` for several without a sign, those of the reader, `comment-long`, `player`.
    """
    text, _, comment = " ".join(words).partition(COMMENT)
    given = text.split()
    signed = [at for at, word in enumerate(given) if is_signed(word)]
    bare = [at for at, word in enumerate(given) if is_bare(word)]
    numbers = [*signed, *bare] if own else signed or bare[:1]  # beside `+7` a bare number is a player
    if not numbers:
        for word in given:
            if word.lstrip(SIGNS)[:1].isdigit():  # such as 1o
                read(word)
        raise Refused("number")
    if own and len(bare) > 1:  # `end 6 7`: a slip of the pen, or the points of two players
        raise Refused("two-numbers", text=" ".join(given[at] for at in bare), wanted=f"{given[bare[0]]} +{given[bare[1]]}")
    comment = comment.strip()
    if len(comment) > MOST_COMMENT:
        raise Refused("comment-long", n=MOST_COMMENT)
    total = sum(read(given[at]) for at in numbers)
    if not total and len(numbers) > 1 and not own:
        raise Refused("nothing", text=" ".join(given[at] for at in numbers), high=MOST)
    others = " ".join(word for at, word in enumerate(given) if at not in numbers)
    seat = seat_of(desk, others) if others else desk.seat
    return total, seat, comment


def score(desk: Desk, words: list[str]) -> None:
    """Enter points: `score 7`, `score 7 ann`, `+7 # comment`."""
    enter(desk, *read_entry(desk, words))


def pay(desk: Desk, words: list[str]) -> None:
    """Enter what a player pays, a number without a sign."""
    paid, seat, comment = read_entry(desk, words, partial(number, low=1, high=MOST))
    enter(desk, -paid, seat, comment)


def enter(desk: Desk, points: int, seat: int, comment: str = "") -> None:
    """Give a player points, or take some.

    Raises:
        Refused: `too-few` where nobody may have fewer than some.
    """
    if desk.facts["count"] == OFF:
        raise Refused("count-off")
    total, least = desk.facts["points"][seat] + points, desk.companion.least
    if least is not None and total < least and points < 0:
        raise Refused("too-few", seat=seat, points=-points)
    desk.put("points", seat, total)
    desk.note("comment" if comment else "points", seat=seat, amount=points, **({"comment": comment} if comment else {}))
    if desk.facts["count"] == OPEN or desk.facts["over"]:
        desk.tell("total", points=total, style="dim")


def end_turn(desk: Desk, words: list[str]) -> None:
    """End the turn, with the points that it has brought: `end 7`.

    Raises:
        Refused: `over`, `end-other` for points of somebody whose turn it is not, or as `read_entry` and `enter`.
    """
    if desk.facts["over"]:
        raise Refused("over")
    if words:
        points, seat, comment = read_entry(desk, words, partial(amount, nothing=True), own=True)
        if seat != desk.seat:  # else somebody's points would end the turn of another
            entry = f"{points:+d}" if points else "+N"
            raise Refused("end-other", seat=desk.seat, other=desk.name(seat), text=f"{entry} {desk.name(seat)}")
        enter(desk, points, seat, comment)
    desk.companion.turn_ends(desk)
    seat, wraps = following(desk.facts)
    now, rounds = desk.facts["round"] + wraps, desk.facts["rounds"]
    desk.notes.append(("end", {"seat": desk.seat}))
    if rounds and now > rounds:
        finish(desk, [])
        return
    desk.facts["seat"], desk.facts["round"] = seat, now
    desk.facts["turn"] += 1
    desk.companion.turn_begins(desk)


def finish(desk: Desk, words: list[str]) -> None:
    """End the game, and tell who has won."""
    if not desk.facts["over"]:
        desk.facts["over"] = True
        desk.note("over")
    desk.companion.final(desk)


def count(desk: Desk, words: list[str]) -> None:
    """Say whether totals are open or hidden, or not counted at all."""
    forms = {form: {str(one) for one in desk.texts.texts(f"count.{form}").values()} for form in FORMS}
    chosen = [form for form, names in forms.items() if words and words[0].lower() in {form, *names}]
    if not chosen:
        raise Refused("usage", word="count")
    desk.facts["count"] = chosen[0]
    desk.note(f"count-{chosen[0]}")


def look(desk: Desk, words: list[str]) -> None:
    """Show a player the own total."""
    if desk.facts["count"] == OFF:
        raise Refused("count-off")
    seat = seat_of(desk, " ".join(words)) if words else desk.seat
    hidden = desk.facts["count"] == HIDDEN and not desk.facts["over"]
    desk.say(desk.made("look", seat=seat, points=desk.facts["points"][seat]), secret=hidden)


def scores(desk: Desk, words: list[str]) -> None:
    """Show what everybody has, as far as it is open."""
    if desk.facts["over"]:
        desk.companion.final(desk)
        return
    for seat in range(desk.seats):
        desk.say(" · ".join(desk.companion.score_line(desk, seat)), mark=f"{desk.name(seat)}  ")
    if desk.facts["count"] == HIDDEN:
        desk.tell("hidden", style="dim")


def is_entry(desk: Desk, line: str) -> list[str]:
    """Return the words of a line that is an entry without a word: `+7`, `-1 ann`, `ann +2`; empty for another one."""
    words = line.partition(COMMENT)[0].split()
    if words and is_signed(words[0]):
        return line.split()
    behind = len(words) > 1 and is_signed(words[-1])
    return line.split() if behind and find_seat(desk, " ".join(words[:-1])) is not None else []


def ranked(facts: Facts, keys: list[tuple[int, ...]]) -> list[list[int]]:
    """Return the seats by their keys, the best first, those that are level together; who has left has no place."""
    order = sorted(
        (seat for seat in range(len(keys)) if seat not in facts["left"]), key=lambda seat: (*(-one for one in keys[seat]), seat)
    )
    return [list(group) for _, group in groupby(order, key=lambda seat: keys[seat])]
