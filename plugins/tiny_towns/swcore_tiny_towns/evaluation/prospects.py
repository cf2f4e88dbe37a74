"""What a town is worth by fitted numbers, for the bot that searches: the score as it stands, and what room and cubes promise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import log1p

from swcore import Game
from swcore.engine import Prospects, Seen, load_prospects
from swcore_tiny_towns.evaluation.begun import Lying, begun, shares_of, ways_of
from swcore_tiny_towns.evaluation.evaluate import progress_of, standing
from swcore_tiny_towns.evaluation.worth import Worths
from swcore_tiny_towns.position.pieces import TYPES
from swcore_tiny_towns.position.squares import ALL
from swcore_tiny_towns.position.state import TownRecord, TownsState
from swcore_tiny_towns.rules.active_cards import deal_of
from swcore_tiny_towns.rules.laid import Ways
from swcore_tiny_towns.scoring.score import total

TOWN = "town"
BEST = ("first pattern", "second pattern", "third pattern")


def prospect(game: Game, seat: int) -> float:
    """Return the points that a seat is expected to have at the end, half by fitted numbers, half by the greedy bot's own value.

    The errors of the two have little to do with each other, so a search is misled less often than by one of them. A town that is
    complete, or whose game is over, has its score: nothing is to come.

    Args:
        game: the game.
        seat: the seat.
    """
    state: TownsState = game.play.state
    if not state.towns:
        return 0.0
    if not game.pending or game.play.view.completed[seat]:
        return points(game, seat)
    seen, values = _seen(game, seat)
    greedy = standing(seen.now, seen.facts["empty"], seen.facts["hungry"]) + progress_of(values, int(seen.facts["stuck"]))
    return (seen.now + _prospects().worth(seen) + greedy) / 2


def _prospects() -> Prospects:
    return load_prospects("swcore_tiny_towns.evaluation", "prospects.json")[TOWN]


def points(game: Game, seat: int) -> float:
    """Return the score of a seat as it stands."""
    return float(total(game.play.view, seat))


def noted(game: Game, seat: int) -> dict[str, list[Seen]]:
    """Return what is seen of the town of a seat, by the name of the prospects; what is left is its free squares.

    Args:
        game: the game.
        seat: the seat.
    """
    return {TOWN: [_seen(game, seat)[0]]}


def _seen(game: Game, seat: int) -> tuple[Seen, list[float]]:
    """Return what is seen of a town, and what the best pattern of each card is worth, the greatest first."""
    town: TownRecord = game.play.state.towns[seat]
    worths, ways = Worths(game, seat), ways_of(deal_of(game.play, seat), town)
    seen, now = worths.known.survey.town, worths.now
    found = begun(ways, town.code, town.empty)
    shares, stuck = shares_of(found, town.code)
    values, places = worths.values(shares), _places(ways, found, town.empty)
    facts: dict[str, float] = dict(zip(BEST, [*values, 0.0, 0.0, 0.0], strict=False))
    facts["town"], facts["empty"], facts["stuck"] = 1.0, town.empty.bit_count(), stuck
    facts["hungry"] = worths.known.hungry
    facts["open cards"] = len(places)
    facts["places"] = sum(map(log1p, places.values()))
    for type in TYPES:
        facts[type] = seen.of_type(type).bit_count()
    return Seen((ALL & ~seen.buildings).bit_count(), float(now), facts), values


def _places(ways: Iterable[Ways], found: Iterable[Lying], empty: int) -> dict[str, int]:
    """Return by card in how many places its pattern still fits."""
    places = Counter([way.card for _, _, way in found])
    taken = ~empty
    for way in ways:
        fits = len([laid for laid in way.laids if not laid.mask & taken])
        if fits:
            places[way.card] += fits
    return places
