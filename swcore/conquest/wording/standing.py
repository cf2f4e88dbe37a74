"""How a seat of a conquest game stands, by name: what the texts of a guided first game may ask for."""

from __future__ import annotations

from typing import Any

from swcore.conquest.position.army import Army
from swcore.conquest.position.places import NOBODY
from swcore.conquest.position.state import ConquestState
from swcore.conquest.wording.costs import asked_army
from swcore.game.game import Game


def standing(game: Game, seat: int) -> dict[str, Any]:
    """Return how a seat stands.

    Args:
        game: the game.
        seat: the seat.

    Returns:
        `round`; `coins`, as far as the seat sees them; of its active people `race`, `power` (both "" where it has none),
        `regions` and `spare`, the tokens beyond one in each region; `asked`, the race that is asked, and `hand`, what it holds;
        `declined`, how many peoples of the seat are in decline on the map; `foe`, the active race of the next seat. By race in
        the row `place.RACE`, from 1, and `lying.RACE`, the coins on it. By region `at.REGION`: `own`, `declined` (the seat's own
        in decline), `other`, `other-declined` or `nobody`; `tokens.REGION` and `race.REGION`.
    """
    state: ConquestState = game.play.state
    army, foe = _active(state, seat), _active(state, (seat + 1) % game.play.setup.seats)
    asked = asked_army(game) or army
    regions = army.regions.bit_count() if army else 0
    facts: dict[str, Any] = {
        "round": state.round,
        "coins": game.play.seen(seat)["coins"][seat],
        "race": army.race if army else "",
        "power": army.power if army else "",
        "regions": regions,
        "spare": army.hand + army.withdrawn + army.placed - regions if army else 0,
        "asked": asked.race if asked else "",
        "hand": asked.hand + asked.withdrawn if asked else 0,
        "declined": sum(1 for one in state.armies if one is not None and one.seat == seat and one.declined and one.regions),
        "foe": foe.race if foe else "",
    }
    for place, (race, _, coins) in enumerate((entry[:3] for entry in state.column), start=1):
        facts |= {f"place.{race}": place, f"lying.{race}": coins}
    for number, name in enumerate(state.ground.names):
        owner = state.owner[number]
        holder = state.armies[owner] if owner != NOBODY else None
        facts |= {f"at.{name}": _whose(holder, seat), f"tokens.{name}": state.tokens[number]}
        facts[f"race.{name}"] = holder.race if holder else ""
    return facts


def _active(state: ConquestState, seat: int) -> Army | None:
    number = state.active[seat]
    return state.armies[number] if number != NOBODY else None


def _whose(holder: Army | None, seat: int) -> str:
    if holder is None or holder.seat is None:
        return "nobody"
    if holder.seat == seat:
        return "declined" if holder.declined else "own"
    return "other-declined" if holder.declined else "other"
