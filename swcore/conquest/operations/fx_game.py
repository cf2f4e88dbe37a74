"""Effects on the course of the game: how pieces make them."""

from __future__ import annotations

from swcore.engine.effects import Effect


def end(*, after: str = "round") -> Effect:
    """End the game before its last round.

    Args:
        after: "turn" for the end of the present turn, "round" for the end of the present round.
    """
    return ("end", after)


def rounds(change: int) -> Effect:
    """Let the game last some rounds more, or fewer; the present one is played out.

    Args:
        change: how many more; fewer when below 0.
    """
    return ("rounds", change)
