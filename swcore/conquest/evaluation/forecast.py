"""What the turns to come are worth to a seat: a few lines of arithmetic instead of a search."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import attrs

SHORT: Final = 16  # turns of a usual game, and more


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
        stays: the share of its regions that it keeps at a decline.
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
    stays: float = 1.0


Table = tuple[float, ...]


@lru_cache(maxsize=64)
def _tables(weights: Weights, most: int) -> tuple[Table, Table]:
    """Return by turns, up to `most`, what a new army brings, and what share of its income a declined army still brings."""
    fades = [0.0]
    for turn in range(most):
        fades.append(fades[-1] + (weights.kept ** (turn + 1) if turn < weights.span else 0.0))
    fresh: list[float] = []
    held = weights.fresh_regions
    for turns in range(most + 1):
        best = total = 0.0
        for turn in range(turns):
            total += weights.fresh[min(turn, len(weights.fresh) - 1)]
            after = turns - turn - 1
            best = max(best, total + held + held * fades[after - 1] + fresh[after - 1] if after else total)
        fresh.append(best)
    return tuple(fresh), tuple(fades)


def tables_for(weights: Weights, turns: int) -> tuple[Table, Table]:
    """Return two tables by the number of turns.

    Args:
        weights: the numbers of the game.
        turns: how far they must reach at least.

    Returns:
        The coins of a seat that picks a new army now and has so many turns, the first one included; and what an army in decline
        that brings one coin now brings in so many turns, before it makes room for the next one.
    """
    return _tables(weights, SHORT if turns <= SHORT else turns)


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
    fresh, fades = tables_for(weights, turns)
    if not outlook.active:
        return fresh[turns] + fading * fades[turns]
    regions, tokens, income, lost = outlook.regions, outlook.tokens, outlook.income, outlook.lost
    best = total = 0.0
    for turn in range(turns):
        after = turns - turn - 1
        left = max(0.0, regions - lost)
        fading *= weights.kept
        old = fading if outlook.outside else 0.0
        declined = left * outlook.stays + old
        best = max(best, total + declined * (1 + fades[after]) + fresh[after])  # this turn is spent on the decline
        tokens = max(left, tokens - lost)
        gained = (tokens - left) / weights.price
        income = max(0.0, income + (left + gained - regions) * outlook.rate)
        regions = left + gained
        total += income + gained * outlook.spoils + fading
        lost = common_losses(weights, regions, tokens)
        if outlook.late:
            old = fading if outlook.outside else 0.0
            best = max(best, total + fresh[after] + (regions * outlook.stays + old) * fades[after])
    return max(best, total)
