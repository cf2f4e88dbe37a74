"""Tokens that are placed in several regions at once: what a page needs to gather them region by region, in any order."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from swcore.conquest.armies.garrison import DEPLOYING, REGROUPING, movable
from swcore.conquest.placement.totals import VERB
from swcore.conquest.position.army import Army
from swcore.conquest.position.state import ConquestState
from swcore.game.game import Game
from swcore.wording.menus import Choice, Portion, Spread

LEAST = 2  # tokens and regions from which on there is something to distribute


def spread_of(game: Game, choices: Sequence[Choice], label: Callable[[int], str]) -> Spread | None:
    """Return the distribution that is open.

    Args:
        game: a game that asks something.
        choices: the lines of the menu, which place tokens region by region.
        label: what a region is called, by its number.

    Returns:
        None where no tokens are distributed, or no two of them over two regions (SW-REDEP-7, SW-LOSS-4).
    """
    state: ConquestState = game.play.state
    asked = game.play.question()
    if asked is None or asked.kind not in ("redeploy", "regroup"):
        return None
    army: Army = state.army(asked.army)
    redeploying = asked.kind == "redeploy"
    left = army.hand if redeploying else army.withdrawn
    takes = movable(game.play, army, DEPLOYING if redeploying else REGROUPING) >> asked.lowest << asked.lowest
    if left < LEAST or takes.bit_count() < LEAST:
        return None
    names = state.ground.names
    shares = tuple(
        Portion(names[region], f"region:{names[region]}", label(region), state.tokens[region], bool(takes >> region & 1))
        for region in state.ground.bits(army.regions)
    )
    last = next(one for one in choices if any(argument.value == left for argument in one.arguments))  # places all of them
    return Spread(VERB, left, shares, last.warning, last.ends_turn)
