"""What a position is worth to a seat, for the greedy bot: the score as it stands, and how far patterns have come."""

from __future__ import annotations

from swcore import Game
from swcore_tiny_towns.evaluation.worth import cards_of, gain_of, hungry, worths_of
from swcore_tiny_towns.position.patterns import used
from swcore_tiny_towns.position.state import TownRecord, TownsState
from swcore_tiny_towns.rules.active_cards import deal_of
from swcore_tiny_towns.rules.place import PlaceCube
from swcore_tiny_towns.scoring.score import total

PROGRESS = 0.8
"""Share of its worth that a building has whose cubes all lie there: one that stands is better than one that may."""
NEXT = 0.3
"""How much less the next best pattern counts: it may need the same cubes."""
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
        return max(_after(game, seat, number) for number in range(len(game.legal_actions(seat))))
    return _worth(game, seat)


def _places(game: Game, seat: int) -> bool:
    """Return whether the next thing a seat does is to place a cube."""
    return bool(game.play.question(seat).kind == PlaceCube.kind)


def _after(game: Game, seat: int, number: int) -> float:
    """Return what the position is worth after one of the actions that place a cube."""
    after = game.clone()
    after.apply_unchecked(after.legal_actions(seat)[number], seat)
    return _worth(after, seat)


def _worth(game: Game, seat: int) -> float:
    town: TownRecord = game.play.state.towns[seat]
    now = total(game.play.view, seat)
    found = standing(now, town.empty.bit_count(), hungry(game, seat))
    return found + _progress(game, seat, now) if town.code else found


def standing(now: float, empty: float, hungry: float) -> float:
    """Return what a town is worth without its cubes: the score as it stands, its empty squares, what feeders promise."""
    return now + ROOM * empty + hungry


def _progress(game: Game, seat: int, now: int) -> float:
    """Return what cubes are worth: the best pattern of every card, the next best less, and cubes that are stuck."""
    deal = deal_of(game.play, seat)
    town: TownRecord = game.play.state.towns[seat]
    code, empty = town.code, town.empty
    cards = cards_of(game, seat)
    best: dict[str, float] = {}
    useful = 0
    for ways in deal.ways:
        for laid in ways.laids:
            have = laid.code & code
            if have and laid.card in cards and not laid.mask & ~(used(have) | empty):
                useful |= have
                share = (have.bit_count() / laid.code.bit_count()) ** 2
                if share > best.get(laid.card, 0.0):
                    best[laid.card] = share
    return progress_of(pattern_values(game, seat, best, now), (code & ~useful).bit_count())


def pattern_values(game: Game, seat: int, best: dict[str, float], now: int) -> list[float]:
    """Return what the best pattern of each card is worth, by the share of it that lies there, the greatest first."""
    worths = worths_of(game, seat)
    for card in best:
        if card not in worths:
            worths[card] = gain_of(game, seat, card, now)
    return sorted((share * worths[card] for card, share in best.items()), reverse=True)


def progress_of(values: list[float], stuck: int) -> float:
    """Return what cubes are worth, by what the best pattern of each card is worth and how many cubes are stuck."""
    return sum(PROGRESS * one * NEXT**place for place, one in enumerate(values)) + STUCK * stuck
