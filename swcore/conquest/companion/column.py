"""The column of combos at the table: what lies in it, what has come into it, and putting it right."""

from __future__ import annotations

from typing import Any

from swcore.companion import Desk, Refused, plain
from swcore.companion.clauses import cited
from swcore.conquest.armies.column import offer
from swcore.conquest.armies.row import gates, price_of
from swcore.conquest.companion import scratch
from swcore.conquest.position.combos import combo_at

COLUMN, DECLINED = "column", "declined"
"""What the words of the column take, for completion: a combo that lies open, a people in decline."""


def active_of(desk: Desk, seat: int) -> list[Any] | None:
    """Return the active army of a player as (race, power, False), or None."""
    return next((army for army in desk.facts["armies"][seat] if not army[2]), None)


def place_of(desk: Desk, words: list[str]) -> int:
    """Return the place in the column, from 0, that a number, a race or a power names.

    Raises:
        Refused: `place` or `not-in-column`.
    """
    text, column = " ".join(words), desk.facts["column"]
    if text.isdecimal():
        if 1 <= int(text[:4]) <= len(column):
            return int(text[:4]) - 1
        raise Refused("place", n=len(column))
    found = {id for _, id in desk.companion.names.one(text, ("race", "power"))}
    if not found:  # both, in any order
        ids = [named(desk, word) for word in words]
        found = {id for one in ids for id in one}
    places = [place for place, combo in enumerate(column) if found.intersection(combo[:2])]
    if len(places) != 1:
        near = desk.companion.names.near(text, ("race", "power"))
        raise Refused("not-in-column" if not places else "several", text=text, near=near if not found else ())
    return places[0]


def named(desk: Desk, word: str) -> set[str]:
    """Return the races and powers that a word may mean."""
    return {id for _, id in desk.companion.names.one(word, ("race", "power"))}


def show_column(desk: Desk, words: list[str]) -> None:
    """Tell the column: each combo with its tokens, its price for the player in turn, and the coins that lie on it."""
    game = scratch.laid(desk.companion.ruleset, desk.facts)
    for place, (race, power, coins) in enumerate(desk.facts["column"]):
        picked = combo_at(game.play.state, place)
        price = price_of(game.play, desk.seat, picked)
        parts = [desk.shown("combo", combo_word([race, power])), desk.texts.count("token", tokens_of(desk, race, power))]
        parts.append(desk.made("price", points=price) if price else desk.texts("free"))
        parts += [desk.made("lies", points=coins)] if coins else []
        parts += [desk.texts("closed")] if gates(game.play, desk.seat, picked) else []
        desk.say(" · ".join(parts), mark=f"{place + 1}  ")
    if not desk.facts["column"]:
        desk.tell("column.none")


def tokens_of(desk: Desk, race: str, power: str) -> int:
    """Return the tokens that a combo brings: the numbers on banner and badge (SW-PICK-7)."""
    pieces: Any = desk.companion.ruleset.pieces
    return int(pieces[race].tokens + pieces[power].number(desk.facts["options"]))


def uncovered(desk: Desk, before: list[Any]) -> None:
    """Note which combos have come into the column."""
    known = {combo[0] for combo in before}
    for place, combo in enumerate(desk.facts["column"], start=1):
        if combo[0] not in known:
            desk.note("uncovered", n=place, combo=combo_word(combo))


def shuffled(desk: Desk, before: int) -> None:
    """Note that the discarded badges were shuffled into a new stack, where there are more than before."""
    if len(desk.facts["badges"]) > before:
        book: Any = desk.companion.ruleset.book
        desk.note("shuffled", clause=cited(book.cited("badge-off")))


def open_more(desk: Desk) -> None:
    """Lay further combos where the player in turn may pick none that is open."""
    game = scratch.laid(desk.companion.ruleset, desk.facts)
    before = desk.facts["column"]
    offer(game.play, desk.seat)
    now = scratch.read(game)
    if now["column"] != before:
        desk.facts.update({name: now[name] for name in scratch.FIELDS})
        uncovered(desk, before)


def lay(desk: Desk, words: list[str]) -> None:
    """Put right what lies at a place of the column: `lay 6 RACE POWER`, with coins `lay 6 RACE POWER 2`.

    A piece that lay elsewhere in the column or in a stack changes places with the one that is moved.
    """
    facts = desk.facts
    if len(words) < 2 or not words[0].isdecimal():
        raise Refused("usage", word="lay")
    place, column = int(words[0][:4]), [list(combo) for combo in facts["column"]]
    if not 1 <= place <= len(column):
        raise Refused("place", n=len(column))
    coins = column[place - 1][2]
    rest = words[1:]
    if rest[-1].isdecimal():
        coins, rest = int(rest[-1][:3]), rest[:-1]
    for at, (kind, stack) in enumerate((("race", "banners"), ("power", "badges"))):
        new = _wanted(desk, rest, kind)
        old = column[place - 1][at]
        if new is None or new == old:
            continue
        elsewhere = next((combo for combo in column if combo[at] == new), None)
        pile = stack if new in facts[stack] else "discard" if new in facts["discard"] else ""
        if elsewhere is not None:
            elsewhere[at] = old
        elif pile:
            facts[pile] = [old if one == new else one for one in facts[pile]]
        else:
            raise Refused("lies-elsewhere", piece=new)
        column[place - 1][at] = new
    column[place - 1][2] = coins
    facts["column"] = column
    desk.note("laid", n=place, combo=combo_word(column[place - 1]), points=coins)


def _wanted(desk: Desk, words: list[str], kind: str) -> str | None:
    """Return the race or the power that some of the words name, or None.

    Raises:
        Refused: `unknown` for a word that means neither.
    """
    found, at = set[str](), 0
    plain_words = plain(" ".join(words)).split()
    while at < len(plain_words):
        one = desk.companion.names.read(plain_words[at:], ("race", "power"))
        if one is None:
            near = desk.companion.names.near(plain_words[at], ("race", "power"))
            raise Refused("unknown", near=near, text=plain_words[at])
        found |= {id for group, id in one.meanings if group == kind}
        at += one.length
    return found.pop() if len(found) == 1 else None


def combo_word(army: Any) -> str:
    """Return a race and its power as a parameter of a text."""
    return f"{army[0]} {army[1]}".strip()
