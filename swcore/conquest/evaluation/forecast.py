"""What the turns to come are worth to a seat: a few lines of arithmetic instead of a search."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import attrs


@attrs.frozen(cache_hash=True)
class Weights:
    """Numbers behind the value of a position; a game tunes them for its own board and pieces.

    Args:
        price: tokens that one more region takes in a later turn.
        fresh: coins that a new army brings in its first, second, ... turn; the last number goes for all later ones.
        fresh_regions: regions that it leaves when it declines.
        kept: share of its regions that a declined army still holds a turn later.
        span: turns after which a declined army makes room for the next one.
        risk: chance that an exposed region without a defender is lost before the next turn.
        shield: what every defender leaves of that chance.
        calm: share of the risk for a region that no opponent can reach now.
        full: spare tokens of an opponent who can attack with full force.
        fallen: share of future conquests that meet defenders.
        ability: coins a turn for each ability of an army that no number shows.
        rivalry: what one coin of the opponents is worth, beside one of one's own.
        victory: what it is worth in coins that a piece names the seat as a winner, where pieces say who wins.
    """

    price: float = 4.0
    fresh: tuple[float, ...] = (6.0, 7.5, 8.5)
    fresh_regions: float = 6.0
    kept: float = 0.85
    span: int = 5
    risk: float = 0.5
    shield: float = 0.7
    calm: float = 0.3
    full: float = 6.0
    fallen: float = 0.4
    ability: float = 0.5
    rivalry: float = 0.5
    victory: float = 10.0


class Outlook(NamedTuple):
    """What a forecast starts from.

    Attributes:
        turns: turns that the seat has left, the present one not counted.
        active: whether it has an active army.
        regions: regions that this army will hold at the end of the turn.
        income: coins a turn with these regions, its declined armies left out.
        rate: coins a turn for one region more.
        spoils: coins, once, for one conquest.
        tokens: its tokens.
        lost: regions it is going to lose before the next turn.
        fading: coins a turn from armies in decline.
        outside: whether it declines without driving out the older declined army.
        late: whether it may decline after a normal turn.
    """

    turns: int
    active: bool
    regions: float = 0.0
    income: float = 0.0
    rate: float = 1.0
    spoils: float = 0.0
    tokens: float = 0.0
    lost: float = 0.0
    fading: float = 0.0
    outside: bool = False
    late: bool = False


@lru_cache(maxsize=1024)
def fresh_total(weights: Weights, turns: int) -> float:
    """Return the coins of a seat that picks a new army now and has this many turns, the first one included."""
    best = total = 0.0
    for turn in range(turns):
        total += weights.fresh[min(turn, len(weights.fresh) - 1)]
        after = turns - turn - 1
        best = max(best, total)
        if after:
            held = weights.fresh_regions
            best = max(best, total + held + fading_total(weights, held, after - 1) + fresh_total(weights, after - 1))
    return best


@lru_cache(maxsize=4096)
def fading_total(weights: Weights, income: float, turns: int) -> float:
    """Return what a declined army brings before it makes room for the next one."""
    total = 0.0
    for _ in range(min(turns, weights.span)):
        income *= weights.kept
        total += income
    return total


def common_losses(weights: Weights, regions: float, tokens: float) -> float:
    """Return how many regions are lost in a turn when tokens stand evenly, half of the regions being exposed."""
    return regions * weights.risk * weights.shield ** (tokens / regions) / 2 if regions else 0.0


@lru_cache(maxsize=4096)
def forecast(weights: Weights, outlook: Outlook) -> float:
    """Return the coins of the turns to come, with the decline at the best moment.

    It is kept: most actions leave the outlook of the opponents as it is.

    Args:
        weights: the numbers of the game.
        outlook: where the seat stands.
    """
    turns, fading = outlook.turns, outlook.fading
    if not outlook.active:
        return fresh_total(weights, turns) + fading_total(weights, fading, turns)
    regions, tokens, income, lost = outlook.regions, outlook.tokens, outlook.income, outlook.lost
    best = total = 0.0
    for turn in range(turns):
        after = turns - turn - 1
        left = max(0.0, regions - lost)
        fading *= weights.kept
        old = fading if outlook.outside else 0.0
        new_start = fresh_total(weights, after) + fading_total(weights, left + old, after)
        best = max(best, total + left + old + new_start)  # this turn is spent on the decline
        tokens = max(left, tokens - lost)
        gained = (tokens - left) / weights.price
        income = max(0.0, income + (left + gained - regions) * outlook.rate)
        regions = left + gained
        total += income + gained * outlook.spoils + fading
        lost = common_losses(weights, regions, tokens)
        if outlook.late:
            old = fading if outlook.outside else 0.0
            best = max(best, total + fresh_total(weights, after) + fading_total(weights, regions + old, after))
    return max(best, total)
