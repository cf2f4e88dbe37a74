"""The column of combos at the table: picking, decline, peoples that are gone, and putting right what lies there."""

from __future__ import annotations

from typing import Any

from swcore.companion import Desk, Refused, plain
from swcore.companion.clauses import cited
from swcore.companion.points import HIDDEN, OFF
from swcore.conquest.armies.column import PickCombo, offer
from swcore.conquest.armies.leaving import remove_army
from swcore.conquest.armies.row import gates, price_of
from swcore.conquest.companion import scratch
from swcore.conquest.position.combos import combo_at
from swcore.conquest.position.events import PRICE
from swcore.conquest.turn.decline import decline_army
from swcore.engine.reasons import Violation
from swcore.game.game import Game
from swcore.wording.catalogue import figure

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


def pick(desk: Desk, words: list[str]) -> None:
    """Pick a combo: its price is laid on those above, what lies on it is taken, and the column is filled up."""
    if not words:
        raise Refused("usage", word="pick")
    facts, ruleset = desk.facts, desk.companion.ruleset
    if active_of(desk, desk.seat):
        raise Refused("has-army", seat=desk.seat, combo=combo_word(active_of(desk, desk.seat)))
    place = place_of(desk, words)
    race, power, _ = facts["column"][place]
    before, game = facts["column"], scratch.laid(ruleset, facts)
    game.history.restart([PickCombo.frames.of(desk.seat)])
    why = game.violations(f"pick {race}", desk.seat)
    if why:
        told = "; ".join(f"{_why(desk, one)}{cited(*one.clauses)}" for one in why)
        raise Refused("pick", combo=combo_word([race, power]), why=told)
    tokens = _tokens(desk, race, power)
    parts: list[Any] = []
    game.apply(f"pick {race}", desk.seat)
    for step in list(game.history.log)[1:]:
        parts += [part for event in step.events if event[0] == "coins" and event[4] == PRICE for part in event[3]]
    badges = len(facts["badges"])
    facts.update({name: value for name, value in scratch.read(game).items() if name != "armies"})
    facts["armies"] = [
        [*armies, [race, power, False]] if seat == desk.seat else armies for seat, armies in enumerate(facts["armies"])
    ]
    desk.note("picked", seat=desk.seat, combo=combo_word([race, power]), tokens=tokens)
    for amount, reason, clause, *_ in parts:
        _coins(desk, amount, reason, clause)
    shuffled(desk, badges)
    uncovered(desk, before)


def _why(desk: Desk, violation: Violation) -> str:
    """Return why a combo may not be picked; not how many coins a player has where that is hidden."""
    if violation.code == "coins" and desk.facts["count"] == HIDDEN:
        return desk.texts("too-dear")
    return str(desk.words.why(violation))


def _coins(desk: Desk, amount: int, reason: str, clause: str) -> None:
    """Note a part of the price, or what lay on the combo."""
    if desk.facts["count"] != OFF:
        desk.put("points", desk.seat, desk.facts["points"][desk.seat] + amount)
    known = reason if reason in ("price", "lying") else "surcharge"
    desk.note(known, points=abs(amount), clause=cited(clause))


def _tokens(desk: Desk, race: str, power: str) -> int:
    pieces: Any = desk.companion.ruleset.pieces
    return int(pieces[race].tokens + pieces[power].number(desk.facts["options"]))


def uncovered(desk: Desk, before: list[Any]) -> None:
    """Note which combos have come into the column."""
    known = {combo[0] for combo in before}
    for place, combo in enumerate(desk.facts["column"], start=1):
        if combo[0] not in known:
            desk.note("uncovered", n=place, combo=combo_word(combo))


def decline(desk: Desk, words: list[str]) -> None:
    """Put the active army of the player in turn in decline: an earlier one leaves, the badge goes."""
    army = active_of(desk, desk.seat)
    if army is None:
        raise Refused("no-army", seat=desk.seat)
    desk.note("declined", seat=desk.seat, combo=combo_word(army))
    game = scratch.laid(desk.companion.ruleset, desk.facts)
    machine = game.play
    active = machine.state.army(machine.state.active[desk.seat])
    scratch.run(game, lambda: decline_army(machine, active))
    settle(desk, game)


def gone(desk: Desk, words: list[str]) -> None:
    """A people in decline has lost its last token: its banner goes back."""
    if not words:
        raise Refused("usage", word="gone")
    text = " ".join(words)
    found = {id for _, id in desk.companion.names.one(text, ("race",))}
    armies = [army for seats in desk.facts["armies"] for army in seats]
    met = [army for army in armies if army[0] in found]
    if len(met) != 1:
        names = [desk.words.piece(army[0]) for army in armies if army[2]]
        raise Refused("nobody-declined", text=text, near=names)
    if not met[0][2]:
        raise Refused("stays-active", race=met[0][0])
    game = scratch.laid(desk.companion.ruleset, desk.facts)
    machine = game.play
    army = next(one for one in machine.state.armies if one is not None and one.race == met[0][0])
    desk.note("gone", race=met[0][0])
    scratch.run(game, lambda: remove_army(machine, army))
    settle(desk, game)


def shuffled(desk: Desk, before: int) -> None:
    """Note that the discarded badges were shuffled into a new stack, where there are more than before."""
    if len(desk.facts["badges"]) > before:
        book: Any = desk.companion.ruleset.book
        desk.note("shuffled", clause=cited(book.cited("badge-off")))


def settle(desk: Desk, game: Game) -> None:
    """Take over the column and the armies of a position, and note what has come back."""
    facts, now, book = desk.facts, scratch.read(game), desk.companion.ruleset.book
    cite: Any = book.cited  # type: ignore[attr-defined]
    before = {army[0]: army for armies in facts["armies"] for army in armies}
    after = {army[0]: army for armies in now["armies"] for army in armies}
    for race in (race for race in before if race not in after):
        kept = "back" if race in now["banners"] else "back-open"
        desk.note(kept, race=race, clause=cited(cite("banner-back")))
    for race, (_, power, _) in before.items():
        if power and (race not in after or not after[race][1]):
            desk.note("badge", power=power, clause=cited(cite("badge-off")))
    column, badges = facts["column"], len(facts["badges"])
    facts.update(now)
    shuffled(desk, badges)
    uncovered(desk, column)


def show_column(desk: Desk, words: list[str]) -> None:
    """Tell the column: each combo with its tokens, its price for the player in turn, and the coins that lie on it."""
    game = scratch.laid(desk.companion.ruleset, desk.facts)
    for place, (race, power, coins) in enumerate(desk.facts["column"]):
        picked = combo_at(game.play.state, place)
        price = price_of(game.play, desk.seat, picked)
        parts = [desk.shown("combo", combo_word([race, power])), desk.texts.count("token", _tokens(desk, race, power))]
        parts.append(desk.made("price", points=price) if price else desk.texts("free"))
        parts += [desk.made("lies", points=coins)] if coins else []
        parts += [desk.texts("closed")] if gates(game.play, desk.seat, picked) else []
        desk.say(" · ".join(parts), mark=f"{place + 1}  ")
    if not desk.facts["column"]:
        desk.tell("column.none")


def tell_price(desk: Desk, place: int) -> None:
    """Tell the price of a combo, part by part, and why it may not be picked."""
    race, power, coins = desk.facts["column"][place]
    game = scratch.laid(desk.companion.ruleset, desk.facts)
    game.history.restart([PickCombo.frames.of(desk.seat)])
    desk.say(desk.shown("combo", combo_word([race, power])), mark=f"{place + 1}  ", style="bold")
    parts = game.explain(f"pick {race}", desk.seat)
    for part in parts:
        desk.say(f"{desk.words.part(part)}{cited(part.clause)}", mark=f"  {figure(part.amount, '+3d')}  ")
    price = sum(part.amount for part in parts)
    told = [desk.made("price", points=price) if price else desk.texts("free")]
    told += [desk.made("lies", points=coins)] if coins else []
    desk.say(f"= {' · '.join(told)}")
    if active_of(desk, desk.seat) is None:
        for one in game.violations(f"pick {race}", desk.seat):
            desk.say(f"{_why(desk, one)}{cited(*one.clauses)}", mark="  – ")


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
