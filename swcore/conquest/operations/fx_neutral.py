"""Effects on armies that belong to nobody: how pieces make them."""

from __future__ import annotations

from swcore.conquest.position.army import Army
from swcore.engine.effects import Effect


def rouse(army: Army) -> Effect:
    """Let an army of nobody be active from now on.

    Its conquests and those of its regions count as those of an active army, and it turns what lies face down in its regions. It
    has no turn, so a piece moves it (`fx.conquer`, `fx.tokens`); the rules are asked for it as for every army, with None for
    `army.seat`, so `view.open` and `view.cost` tell what it may take. Nothing happens to an army that is active.

    Args:
        army: an army without a seat, such as a people that starts on the map.
    """
    return ("rouse", army.id)


def purse(race: str, amount: int, reason: str, clause: str = "") -> Effect:
    """Give coins of the bank to a race or a people that no seat has, or take them back; everybody sees how many it has.

    Args:
        race: its id; the coins stay with it when its army leaves the game.
        amount: how many; below 0 takes coins, as many as there are.
        reason, clause: as in a `Modifier`.
    """
    return ("purse", race, amount, reason, clause)
