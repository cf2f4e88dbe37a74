"""What more buildings would bring to a town: points at once, and hopes; the numbers behind the values of bots."""

from __future__ import annotations

from typing import Any

from swcore import Game
from swcore.engine import Machine
from swcore_tiny_towns.evaluation.begun import Shares
from swcore_tiny_towns.evaluation.watching import Asked, Watching, answers, constants
from swcore_tiny_towns.position.patterns import used
from swcore_tiny_towns.position.squares import ALL, squares_of
from swcore_tiny_towns.position.state import TownRecord
from swcore_tiny_towns.position.view import Town, View
from swcore_tiny_towns.rules.card_tables import CardTables
from swcore_tiny_towns.scoring.score import SURVEY, Survey, survey_for, total_of

HOPES = {"cottage": 2.0, "farm": 2.5, "well": 0.5, "chapel": 1.0, "tavern": 1.0, "theater": 1.0, "factory": 0.5, "monument": 0.5}
"""What a building of each type may bring later besides the points that it would bring at once, while there is much room."""
TABLE = 4
"""Cottages that are hoped for at the table of a feeder, and without any."""
LEAST = 0.2
"""A building is worth at least this, as it clears squares."""
LOSS = -1.0
"""More than this is not feared of a building."""
KNOWN, SEEN = 900, 2800
"""Bytes of what is kept about a town, and about one view of a game, as measured with `sys.getsizeof`."""


class Known:
    """What is known of a town with its cubes off, whatever else happens in a game.

    Args:
        survey: the town as it is scored.

    Attributes:
        survey: as above.
        free: the squares without a building.
        room: how much room there is for what is hoped for, from 0 to 1.
        hungry: what cottages without a feeder, and feeders without cottages, promise while there is room.
        tops: by card, the score with one more building on its best square, and what is hoped for besides. It is filled as it is
            asked for: most cards have no cubes yet.
        towns: by card whose score depends on more than the town, the town with one more building for each of the free squares.
        seen: by such a card in games that are set up alike, that score by what cards looked at besides the town, and what they
            saw there.
    """

    __slots__ = ("free", "hungry", "room", "seen", "survey", "tops", "towns")

    def __init__(self, survey: Survey) -> None:
        self.survey = survey
        self.free = squares_of(ALL & ~survey.town.buildings)
        self.room = min(1.0, len(self.free) / 8)
        self.hungry = _hungry(survey.town) * self.room
        self.tops: dict[str, tuple[int, float]] = {}
        self.towns: dict[str, tuple[Survey, ...]] = {}
        self.seen: dict[tuple[Any, ...], dict[Asked, dict[tuple[Any, ...], int]]] = {}


class Worths:
    """What one more building of each card would bring to a town on its best free square.

    Args:
        game: the game; it must not change meanwhile.
        seat: whose town.

    Attributes:
        known: what is known of the town. It is kept: most positions that are looked at differ in cubes alone.
        now: the score as it stands; set it anew where a card might see that a cube lies there.
    """

    __slots__ = ("_machine", "_seat", "_tops", "known", "now")

    def __init__(self, game: Game, seat: int) -> None:
        self._machine: Machine = game.play
        view: View = game.play.view
        tables: CardTables = game.ruleset.compiled
        self._seat, facts = seat, view.scored(seat)
        known = tables.worths.get(facts)
        if known is None:
            known = Known(survey_for(view, facts))
            tables.towns.take(KNOWN)
            tables.worths[facts] = known
        self.known: Known = known
        self.now = total_of(view, known.survey)
        self._tops: dict[str, tuple[int, float]] = {}

    def values(self, shares: Shares) -> list[float]:
        """Return what the best patterns of cards are worth by the shares of them that lie there, the greatest first.

        One more building is worth the points that it brings at once, and hopes.

        Args:
            shares: of cards of which cubes lie in the town; so there is a square without a building.
        """
        tops, now, found = self.known.tops, self.now, []
        for card, share in shares:
            top, hope = tops.get(card) or self._tops.get(card) or self._find(card)
            gain = (top - now if top - now > LOSS else LOSS) + hope
            found.append(share * (gain if gain > LEAST else LEAST))
        found.sort(reverse=True)
        return found

    def _find(self, card: str) -> tuple[int, float]:
        """Return the score with one more building of a card on its best square, and what is hoped for besides."""
        view: View = self._machine.view
        known, hope = self.known, HOPES[view.card(card).type] * self.known.room
        if card not in known.towns:
            town = known.survey.town
            towns = [Survey(view, town._with_building(card, square)) for square in known.free]
            if all(one.alone for one in towns):
                found = known.tops[card] = max(total_of(view, one) for one in towns), hope
                return found
            tables: CardTables = self._machine.ruleset.compiled
            tables.towns.take(SURVEY * len(towns))
            known.towns[card] = tuple(towns)
        found = self._tops[card] = self._top(card, known.towns[card]), hope
        return found

    def _top(self, card: str, towns: tuple[Survey, ...]) -> int:
        """Return the score with one more building on its best square, by what cards see in this game.

        It is kept with what they looked at: wherever that is the same again, they say the same again.
        """
        seen = self.known.seen.setdefault((card, *constants(self._machine)), {})
        for asked, tops in seen.items():
            top = tops.get(answers(self._machine, self._seat, asked))
            if top is not None:
                return top
        top, asked = self._look(card, towns)
        tables: CardTables = self._machine.ruleset.compiled
        tables.towns.take(SEEN)
        seen.setdefault(asked, {})[answers(self._machine, self._seat, asked)] = top
        return top

    def _look(self, card: str, towns: tuple[Survey, ...]) -> tuple[int, Asked]:
        """Return the score with one more building on its best square, and what was asked about the game to find it."""
        machine, seat = self._machine.clone(), self._seat  # a copy that nobody plays on
        records: list[TownRecord] = machine.state.towns
        machine.emit(("used", seat, squares_of(used(records[seat].code))))  # cubes come off first (TT-SCORE-1)
        bare, totals = records[seat], []
        view = Watching(machine.ruleset, machine.setup, machine.state)
        for square, survey in zip(self.known.free, towns, strict=True):
            records[seat] = bare.clone()
            machine.emit(("stood", seat, card, square, "built"))
            totals.append(total_of(view, survey))
        return max(totals), tuple(view.asked)


def _hungry(town: Town) -> float:
    places = TABLE * town.of_type("farm").bit_count()
    cottages = town.of_type("cottage").bit_count()
    if cottages > places:
        return HOPES["cottage"] * min(TABLE, cottages - places) / 2
    return HOPES["farm"] * min(TABLE, places - cottages) / TABLE
