"""The column of combos at the table: what lies in it, what has come into it, and putting it right."""

from __future__ import annotations

from typing import Any

from swcore.companion import Desk, Refused, is_number, number, plain
from swcore.companion.clauses import cited
from swcore.conquest.armies.column import offer
from swcore.conquest.armies.row import gates, price_of
from swcore.conquest.companion import scratch
from swcore.conquest.position.combos import combo_at

MOST_COINS = 99  # on a combo
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
    if is_number(text) and column:
        return number(text, 1, len(column), "place") - 1
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
    if len(words) < 2 or not is_number(words[0]):
        raise Refused("usage", word="lay")
    column = [list(combo) for combo in facts["column"]]
    place = number(words[0], 1, len(column), "place")
    coins, rest = column[place - 1][2], words[1:]
    if is_number(rest[-1]):
        coins, rest = number(rest[-1], 0, MOST_COINS), rest[:-1]
    wanted = _wanted(desk, rest)
    for at, (kind, stack) in enumerate((("race", "banners"), ("power", "badges"))):
        old = column[place - 1][at]
        new = wanted.get(kind, old)
        if new == old:
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


def _wanted(desk: Desk, words: list[str]) -> dict[str, str]:
    """Return the race and the power that words name, by kind.

    Raises:
        Refused: `unknown` for a word that means neither, `several` for one that is not clear, `two-races`, `two-powers`.
    """
    found: dict[str, str] = {}
    names, rest = desk.companion.names, plain(" ".join(words)).split()
    while rest:
        one = names.read(rest, ("race", "power"))
        if one is None:
            raise Refused("unknown", near=names.near(rest[0], ("race", "power")), text=rest[0])
        if len(one.meanings) > 1:
            near = [desk.words.piece(id) for _, id in one.meanings]
            raise Refused("several", near=near, text=" ".join(rest[: one.length]))
        kind, id = one.meanings[0]
        if kind in found:
            raise Refused(f"two-{kind}s", pieces=[found[kind], id])
        found[kind], rest = id, rest[one.length :]
    return found


def combo_word(army: Any) -> str:
    """Return a race and its power as a parameter of a text."""
    return f"{army[0]} {army[1]}".strip()
