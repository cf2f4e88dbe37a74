"""What more buildings would bring to a town: points at once, and hopes; the numbers behind the values of bots."""

from __future__ import annotations

from collections.abc import Hashable

from swcore import Game
from swcore_tiny_towns.position.squares import ALL, squares_of
from swcore_tiny_towns.position.state import TownRecord
from swcore_tiny_towns.position.view import View
from swcore_tiny_towns.rules.active_cards import deal_of
from swcore_tiny_towns.scoring.score import survey_of, total

HOPES = {"cottage": 2.0, "farm": 2.5, "well": 0.5, "chapel": 1.0, "tavern": 1.0, "theater": 1.0, "factory": 0.5, "monument": 0.5}
"""What a building of each type may bring later besides the points that it would bring at once, while there is much room."""
TABLE = 4
"""Cottages that are hoped for at the table of a feeder, and without any."""
LEAST = 0.2
"""A building is worth at least this, as it clears squares."""
WORTHS = 900
"""Bytes of what is kept about the worth of cards, as measured with `sys.getsizeof`."""


def hungry(game: Game, seat: int) -> float:
    """Return what cottages without a feeder, and feeders without cottages, promise while there is room."""
    view: View = game.play.view
    town = view.town(seat)
    room = min(1.0, (ALL & ~town.buildings).bit_count() / 8)
    places = TABLE * town.of_type("farm").bit_count()
    cottages = town.of_type("cottage").bit_count()
    if cottages > places:
        return HOPES["cottage"] * room * min(TABLE, cottages - places) / 2
    return HOPES["farm"] * room * min(TABLE, places - cottages) / TABLE


def worths_of(game: Game, seat: int) -> dict[str, float]:
    """Return what is known of what one more building of each card would bring on its best free square: points at once, and hopes.

    It depends on the buildings alone, and on all that cards can see that look beyond their town, so it is kept for the other
    actions of the same decision. It is filled as it is asked for: most cards have no cubes yet.
    """
    known: dict[object, dict[str, float]] = game.ruleset.compiled.worths
    key = (game.play.state.cards, game.play.state.monuments[seat], game.play.view.scored(seat), _seen(game, seat))
    found = known.get(key)
    if found is None:
        found = {}
        game.ruleset.compiled.towns.take(WORTHS)
        known[key] = found
    return found


def _seen(game: Game, seat: int) -> tuple[Hashable, ...]:
    """Return what cards may score by besides the squares of a town; nothing where none of them looks beyond it.

    The cubes of the town itself are left out: they come off before it is scored (TT-SCORE-1).
    """
    view: View = game.play.view
    survey, deal = survey_of(view, seat), deal_of(game.play, seat)
    if not (deal.looks or survey.looks) and survey.steady:
        return ()
    towns = game.play.state.towns
    others = tuple([(view.scored(other), towns[other].code) for other in range(view.seats) if other != seat])
    built = tuple([tuple(town.built) for town in towns])
    return view.round, view.named, view.namer, view.completed, view.active, others, built


def cards_of(game: Game, seat: int) -> tuple[str, ...]:
    """Return the cards that a seat can still build."""
    deal = deal_of(game.play, seat)
    own = deal.monument and deal.monument not in game.play.state.towns[seat].squares
    return (*deal.cards, deal.monument) if own else deal.cards


def gain_of(game: Game, seat: int, card: str, now: int) -> float:
    """Return what one more building of a card would bring on its best free square; `now` is the score as it stands."""
    view: View = game.play.view
    free = ALL & ~view.town(seat).buildings
    after, most = game.play.clone(), -1.0  # a copy that nobody plays on
    after.sink = None
    towns: list[TownRecord] = after.state.towns
    town = towns[seat]
    for square in squares_of(free):
        towns[seat] = town.clone()
        after.emit(("stood", seat, card, square, "built"))
        most = max(most, total(after.view, seat) - now)
    room = min(1.0, free.bit_count() / 8)
    hope = HOPES[view.card(card).type]
    return max(LEAST, most + hope * room)
