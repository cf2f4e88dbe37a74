"""Picking a combo at the table: its price, part by part, and the coins that move."""

from __future__ import annotations

from typing import Any

from swcore.companion import Desk, Refused
from swcore.companion.clauses import cited
from swcore.companion.points import HIDDEN, OFF
from swcore.conquest.armies.column import PickCombo
from swcore.conquest.companion import scratch
from swcore.conquest.companion.column import active_of, combo_word, place_of, shuffled, tokens_of, uncovered
from swcore.conquest.position.events import PRICE
from swcore.engine.reasons import Violation
from swcore.wording.catalogue import figure


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
    tokens = tokens_of(desk, race, power)
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
