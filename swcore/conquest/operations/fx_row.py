"""Effects on the row of combos, and armies that come into the game outside of a pick: how pieces make them."""

from __future__ import annotations

from swcore.engine.effects import Effect


def lay(race: str, *, coins: int = 0, tokens: int = 0, marker: str = "", count: int = 1) -> Effect:
    """Lay something on a combo in the row; it comes with the pick.

    Args:
        race: the race of the combo; nothing happens when it is not in the row.
        coins: coins of the bank; below 0 takes coins off, as many as there are.
        tokens: tokens of the race from the tray, as many as there are.
        marker: id of a marker; none when "".
        count: how many markers from the supply, as many as there are.
    """
    return ("lay", race, coins, tokens, marker, count)


def lock(race: str, reason: str, clause: str = "") -> Effect:
    """Lock a combo in the row: nobody may pick it.

    Args:
        race: the race of the combo; nothing happens when it is not in the row.
        reason, clause: as in a `Modifier`; the reason is told to who wants to pick it.
    """
    return ("lock", race, reason, clause)


def unlock(race: str) -> Effect:
    """Open a combo in the row that was locked."""
    return ("unlock", race)


def enlist(seat: int | None, race: str, power: str = "", count: int | None = None) -> Effect:
    """Bring a new active army into the game, with its tokens in hand.

    Args:
        seat: whose army, a seat without an active one; None for a people of nobody, which is no army in decline.
        race: its race, in the row or in the stack, or one that is not dealt; its combo leaves the row, and what lies on it comes
            with the army.
        power: its badge, from wherever it is out of play; "" for none.
        count: how many tokens it gets, as many as there are; the numbers on banner and badge when None.
    """
    return ("enlist", seat, race, power, count)
