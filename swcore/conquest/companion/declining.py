"""Decline at the table: what becomes of the people that declines, and of those that leave the game."""

from __future__ import annotations

from typing import Any

from swcore.companion import Desk, Refused
from swcore.companion.clauses import cited
from swcore.conquest.armies.leaving import remove_army
from swcore.conquest.companion import scratch
from swcore.conquest.companion.column import active_of, combo_word, shuffled, uncovered
from swcore.conquest.turn.decline import decline_army
from swcore.game.game import Game


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
