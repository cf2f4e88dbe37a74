"""The end at the table: coins, then tokens on the board, and what variants say; the rules rank the players."""

from __future__ import annotations

from typing import Any

from swcore.companion import Desk, Refused, is_number, number
from swcore.companion.clauses import cited
from swcore.companion.players import seat_of
from swcore.conquest.companion import scratch
from swcore.conquest.companion.region import plainest
from swcore.conquest.turn.game_end import finish

MOST_TOKENS = 99


def tokens(desk: Desk, words: list[str]) -> None:
    """Say how many race tokens a player has on the board, for a tie: `tokens ann 12`."""
    if len(words) < 2 or not is_number(words[-1]):
        raise Refused("usage", word="tokens")
    seat, count = seat_of(desk, " ".join(words[:-1])), number(words[-1], 0, MOST_TOKENS)
    desk.put("tokens", seat, count)
    desk.note("tokens", seat=seat, n=count)
    if desk.facts["over"]:
        desk.companion.final(desk)


def result(desk: Desk) -> dict[str, Any]:
    """Return the final table, as the rules have it for the coins and tokens of the table."""
    facts, ruleset = desk.facts, desk.companion.ruleset
    game = scratch.empty(ruleset, desk.seats, scratch.plots(ruleset), edition=facts["edition"], options=facts["options"])
    machine, taken = game.play, set[str]()
    for seat, count in enumerate(facts["tokens"]):
        machine.emit(("coins", seat, facts["points"][seat] - machine.state.coins[seat], (), "prize"))
        if count:
            race = plainest(ruleset, taken)
            taken.add(race)
            machine.emit(("supplied", race, count))
            scratch.enlist(machine, seat, race, "", {seat: count}, declined=True)
    for seat in facts["left"]:
        machine.emit(("left", seat))
    for race, coins in facts["folk"].items():
        machine.emit(("purse", race, coins - machine.state.purses.get(race, 0), ()))
    scratch.run(game, lambda: finish(machine))
    return game.result or {}


def tell_verdict(desk: Desk, found: dict[str, Any]) -> None:
    """Tell who has won and why, and what a tie still needs."""
    book: Any = desk.companion.ruleset.book
    winners, verdicts = found.get("winners", []), found.get("verdicts", [])
    coins = desk.facts["points"]
    for one in verdicts:
        why = desk.words.reason(one["reason"], one["piece"])
        key = "verdict" if one["seats"] else "verdict.nobody"
        desk.say(desk.made(key, seats=one["seats"], why=f"{why}{cited(one['clause'])}"), style="bold")
    if verdicts or not winners:
        return
    most = max(coins[seat] for seat in range(desk.seats) if seat not in desk.facts["left"])
    best = [seat for seat, total in enumerate(coins) if total == most and seat not in desk.facts["left"]]
    clause = book.cited("win")
    if len(best) > 1:
        desk.tell("tie" if any(desk.facts["tokens"]) else "tie.ask", seats=best, clause=cited(book.cited("tie")))
        clause = book.cited("share") if len(winners) > 1 else book.cited("tie")
    desk.say(desk.made("won" if len(winners) == 1 else "shared", seats=winners) + cited(clause), style="bold")
