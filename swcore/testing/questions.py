"""What tests ask of a position: the cost of a conquest, the legal actions, the income of a turn."""

from __future__ import annotations

from swcore.conquest.attack.conquer import ConquerRegions
from swcore.conquest.position.events import INCOME
from swcore.conquest.position.state import ConquestState
from swcore.game.game import Game
from swcore.testing.arguments import known


def cost(game: Game, region: str, mode: str = "") -> int:
    """Return what a conquest costs now in tokens, as the sum of its explained parts.

    Args:
        game: the game; a seat must be asked for a conquest.
        region: name of the region.
        mode: an exclusive way to conquer; the normal one when "".

    Raises:
        ValueError: no such region or mode, or nobody conquers now.
    """
    asked = game.play.question()
    if asked is None or asked.kind != ConquerRegions.kind:
        raise ValueError("Nobody is asked for a conquest now, so nothing has a cost.")
    known("region", region, game.play.state.ground.index)
    for violation in game.violations(f"conquer {region} {mode}".strip()):
        if violation.code == "unknown-mode":
            raise ValueError(f"{violation.message[0].upper()}{violation.message[1:]}.")
    return sum(part.amount for part in game.explain(f"conquer {region} {mode}".strip()) if part.unit == "tokens")


def legal(game: Game, kind: str = "") -> list[str]:
    """Return the texts of the legal actions of the first seat awaited, all or those that start with a word."""
    texts = [action.text for action in game.legal_actions()]
    return [text for text in texts if not kind or text.split()[0] == kind]


def income(game: Game, seat: int, round: int | None = None) -> list[tuple[int, str, str]]:
    """Return the parts of what a seat scored at the end of a turn, as (coins, reason, clause); payments are left out.

    Args:
        game: the game; of a scene, what happened since its turn was opened.
        seat: the seat.
        round: the round of the turn; the last one that the seat has scored when None.

    Returns:
        The parts; empty when the seat has not scored (in that round).
    """
    found: dict[int, list[tuple[int, str, str]]] = {}
    begun: ConquestState = game.history.log.state(game.ruleset.reducers, 0)  # type: ignore[assignment]
    now = begun.round
    for event in (event for step in game.log for event in step.events):
        if event[0] == "turn":
            now = event[2]
        elif event[0] == "coins" and event[1] == seat and event[4] == INCOME:
            found[now] = [(part[0], part[1], part[2]) for part in event[3]]
    last = max(found, default=0) if round is None else round
    return found.get(last, [])
