"""What a position is worth to a seat, for the greedy bot: the score as it stands, and how far patterns have come."""

from __future__ import annotations

from operator import mul

from swcore import Game
from swcore_tiny_towns.evaluation.begun import begun, shares_of, shares_with, ways_of
from swcore_tiny_towns.evaluation.worth import Worths
from swcore_tiny_towns.position.actions import Place
from swcore_tiny_towns.position.patterns import cube
from swcore_tiny_towns.position.state import TownRecord, TownsState
from swcore_tiny_towns.rules.active_cards import deal_of
from swcore_tiny_towns.rules.place import PlaceCube
from swcore_tiny_towns.scoring.score import total_of

PROGRESS = 0.8
"""Share of its worth that a building has whose cubes all lie there: one that stands is better than one that may."""
NEXT = 0.3
"""How much less the next best pattern counts: it may need the same cubes."""
WEIGHTS = tuple([PROGRESS * NEXT**place for place in range(20)])
"""By place, how much a pattern counts; those beyond count nothing worth speaking of."""
ROOM = 1.0
"""Worth of an empty square beyond the score: something can still be put there."""
STUCK = -0.7
"""Worth of a cube that is part of no pattern which can still be completed."""


def value(game: Game, seat: int) -> float:
    """Return what the position is worth to a seat.

    Where the seat is about to place a cube, it is what the best square brings.

    Args:
        game: the game.
        seat: the seat.
    """
    machine = game.play
    state: TownsState = machine.state
    if not state.towns:
        return 0.0
    if seat in game.pending and _places(game, seat):
        return _placing(game, seat)
    return _worth(game, seat)


def _places(game: Game, seat: int) -> bool:
    """Return whether the next thing a seat does is to place a cube."""
    decision = game.play.decision()
    return decision is not None and bool(decision.asked(game.play.state.stack[-1], seat)[0] == PlaceCube.kind)


def _placing(game: Game, seat: int) -> float:
    """Return what the position is worth after the best of the actions that place a cube.

    A cube changes nothing but the cubes and the empty squares of the town, as the seat is asked what it builds next.
    """
    town: TownRecord = game.play.state.towns[seat]
    ways, worths = ways_of(deal_of(game.play, seat), town), Worths(game, seat)
    before, empty = begun(ways, town.code, town.empty), town.empty.bit_count() - 1
    seen = None if worths.known.survey.alone else game.play.clone()
    found = []
    for number, action in enumerate(game.legal_actions(seat)):
        if not isinstance(action, Place):
            found.append(_after(game, seat, number))
            continue
        if seen is not None:  # somebody looks at more than the town without its cubes, and might see the cube
            seen.state.towns[seat] = town.clone()
            seen.emit(("placed", seat, action.resource, action.square))
            worths.now = total_of(seen.view, worths.known.survey)
        one, square = cube(action.resource, action.square), 1 << action.square
        shares, stuck = shares_with(ways, before, town.code, town.empty, one, square)
        found.append(standing(worths.now, empty, worths.known.hungry) + progress_of(worths.values(shares), stuck))
    return max(found)


def _after(game: Game, seat: int, number: int) -> float:
    """Return what the position is worth after one of the actions that deal with a cube in another way."""
    after = game.clone()
    after.apply_unchecked(after.legal_actions(seat)[number], seat)
    return _worth(after, seat)


def _worth(game: Game, seat: int) -> float:
    town: TownRecord = game.play.state.towns[seat]
    worths = Worths(game, seat)
    found = standing(worths.now, town.empty.bit_count(), worths.known.hungry)
    if not town.code:
        return found
    ways = ways_of(deal_of(game.play, seat), town)
    shares, stuck = shares_of(begun(ways, town.code, town.empty), town.code)
    return found + progress_of(worths.values(shares), stuck)


def standing(now: float, empty: float, hungry: float) -> float:
    """Return what a town is worth without its cubes: the score as it stands, its empty squares, what feeders promise."""
    return now + ROOM * empty + hungry


def progress_of(values: list[float], stuck: int) -> float:
    """Return what cubes are worth, by what the best pattern of each card is worth and how many cubes are stuck."""
    cubes: float = sum(map(mul, values, WEIGHTS))
    return cubes + STUCK * stuck
