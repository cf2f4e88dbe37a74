"""Scoring a town: cubes off, the best fed set, every card, the empty squares (TT-SCORE-4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from swcore import EVERYWHERE, Modifier
from swcore.engine import PHASES, Part, fold
from swcore.hooks import Impl
from swcore_tiny_towns.position.answers import EMPTY, UNFED
from swcore_tiny_towns.position.pieces import TYPES
from swcore_tiny_towns.position.squares import squares_of
from swcore_tiny_towns.position.view import Town
from swcore_tiny_towns.scoring.feeding import fed_sets
from swcore_tiny_towns.scoring.scorers import Scorer, points, takes
from swcore_tiny_towns.scoring.sheet import Line, Sheet

if TYPE_CHECKING:
    from swcore_tiny_towns.position.view import View

EMPTY_SQUARE, UNFED_COTTAGE = -1, 0
EMPTY_SQUARES, POINTS = "empty-squares", "points"
SURVEY = 1500  # bytes of a survey and its town, as measured with `sys.getsizeof`; the fed sets come on top
FED_SET = 44  # bytes of a mask of squares in a tuple


class Survey:
    """A town with its cubes off, and what is known of its score.

    Attributes:
        fixed: the points that depend neither on feeding nor on anything but the town.
        looks: the cards that look at other towns or the game, with the squares of their pieces.
        asked: the same of the cards that score by what is fed.
        worths: what is asked about the worth of empty squares and unfed cottages.
        changers: what is asked about the points of each card.
        rules: what rules score, as cards that look at other towns.
        cottages: mask of the cottages.
        sets: the fed sets to try.
        steady: whether what is fed best depends on nothing but the town.
        alone: whether the whole score does.
    """

    __slots__ = ("_best", "alone", "asked", "changers", "cottages", "fixed", "looks", "rules", "sets", "steady", "town", "worths")

    def __init__(self, view: View, town: Town) -> None:
        known: dict[str, Scorer] = view.ruleset.compiled.scorers
        self.town = town
        self.fixed = self.cottages = feedable = 0
        self.looks: list[tuple[Impl, int]] = []
        self.asked: list[tuple[Impl, int]] = []
        self.worths: list[Impl] = []
        self.changers: list[Impl] = []
        self.rules: list[Impl] = []
        self._best: tuple[int, int] | None = None
        self.steady = monotone = True
        feeders: list[tuple[Impl, int]] = []
        for id, squares in town.cards.items():
            one = known[id]
            if one.amount:
                self.fixed += one.amount * squares.bit_count()
            if one.plain:
                continue
            if one.simple:
                self.fixed += points(one.simple, one.simple.call(view, town, squares))
                continue
            if one.score and one.looks:
                self.looks.append((one.score, squares))
            elif one.score:
                self.fixed += points(one.score, one.score.call(view, town, squares))
            if one.score_fed:
                self.asked.append((one.score_fed, squares))
                self.steady = self.steady and not one.looks
            if one.feeds:
                feeders.append((one.feeds, squares))
            if one.worth:
                self.worths.append(one.worth)
            if one.changes:
                self.changers.append(one.changes)
            if one.cottage:
                self.cottages |= squares
            if one.feedable:
                feedable |= squares
            monotone = monotone and one.monotone
        if view.ruleset.compiled.scoring:
            self.rules += view.general("towns_score")
            self.worths += view.general("towns_worth")
            self.changers += view.general("towns_card_score")
            self.looks += [(impl, 0) for impl in self.rules]
        self.sets = _ways(town, feedable, feeders, monotone) if feedable and feeders else (0,)
        if self.changers and any(takes(impl, "view") for impl in self.changers):
            self.steady = False
        self.alone = self.steady and not self.looks
        self.fixed += self.worth(EMPTY, EMPTY_SQUARE, town.empty)

    def worth(self, what: str, base: int, squares: int) -> int:
        """Return what some empty squares or unfed cottages are worth together."""
        if not self.worths:
            return base * squares.bit_count()
        changes = self.changes(what)
        if all(one.where == EVERYWHERE for one, _ in changes):
            return fold(base, [one for one, _ in changes]) * squares.bit_count()
        return sum(fold(base, [one for one, _ in changes if one.where >> square & 1]) for square in squares_of(squares))

    def changes(self, what: str) -> list[tuple[Modifier, str]]:
        """Return what cards change about that worth, with their ids, in the order of folding."""
        found = [(impl.ask_one(self.town, what), impl.piece.id) for impl in self.worths]
        return sorted([one for one in found if one[0] is not None], key=lambda one: PHASES.index(one[0].phase))

    def best(self, view: View) -> tuple[int, int]:
        """Return the most that feeding can bring, and the fed set to be told: of those that bring it and cannot
        grow without bringing less, the one with the smallest sorted list of squares (TT-FEED-8, TT-FEED-9).
        """
        if self._best is None or not self.steady:
            self._best = self._find_best(view)
        return self._best

    def _find_best(self, view: View) -> tuple[int, int]:
        # In the order of the sets, one that is reached by growing comes right after what it grew from.
        town, asked, cottages = self.town, self.asked, self.cottages
        most, chosen = None, 0
        for fed in self.sets:
            value = self.worth(UNFED, UNFED_COTTAGE, cottages & ~fed) if cottages else 0
            if self.changers:  # then everything that a card scores may depend on what is fed
                value = sum(line.points for line in _lines(view, self, fed))
            for impl, squares in asked if not self.changers else ():
                value += points(impl, impl.call(view, town, squares, fed))
            if most is None or value > most or (value == most and not chosen & ~fed):
                most, chosen = value, fed
        return most or 0, chosen


def total(view: View, seat: int) -> int:
    """Return what the town of a seat is worth as it stands (TT-SCORE-3, TT-SCORE-9).

    Args:
        view: the game.
        seat: whose town.
    """
    return total_of(view, survey_of(view, seat))


def total_of(view: View, survey: Survey) -> int:
    """Return what the town of a survey is worth (TT-SCORE-3, TT-SCORE-9).

    Args:
        view: the game; a survey that is `alone` is worth the same in all views.
        survey: the survey.
    """
    if survey.changers:
        return _sheet(view, survey).total
    value = survey.fixed + survey.best(view)[0]
    for impl, squares in survey.looks:
        value += points(impl, impl.call(view, survey.town, squares))
    return value


def score(view: View, seat: int) -> Sheet:
    """Return what the town of a seat is worth as it stands, item by item.

    Args:
        view: the game.
        seat: whose town.

    Returns:
        The sheet; its total is what `total` returns.
    """
    return _sheet(view, survey_of(view, seat))


def _sheet(view: View, survey: Survey) -> Sheet:
    town, fed = survey.town, survey.best(view)[1]
    cost = _worth(survey, EMPTY, EMPTY_SQUARE, town.empty)
    lines = [*_lines(view, survey, fed), Line(EMPTY, town.empty.bit_count(), _sum(cost), cost)]
    for impl in survey.rules:
        parts = tuple(Part(one.amount, one.reason, one.clause, impl.piece.id, POINTS) for one in impl.ask(view, town, 0))
        if parts:
            lines.insert(-1, Line(impl.piece.id, 1, _sum(parts), parts))
    return Sheet(town.seat, tuple(lines), fed, town.empty, sum(line.points for line in lines))


def survey_of(view: View, seat: int) -> Survey:
    """Return the survey of a town as it stands."""
    return survey_for(view, view.scored(seat))


def survey_for(view: View, facts: tuple[Any, ...]) -> Survey:
    """Return the survey of a town; the same one for the same town, since pieces keep no facts of their own.

    Args:
        view: the game.
        facts: what the town is scored by, as `View.scored` tells it.
    """
    surveys: dict[Any, Survey] = view.ruleset.compiled.surveys
    found = surveys.get(facts)
    if found is None:
        seat, squares, on, memory, secrets, _ = facts
        found = Survey(view, Town(view.ruleset.pieces, seat, squares, dict(on), dict(memory), 0, secrets))
        view.ruleset.compiled.towns.take(SURVEY + FED_SET * len(found.sets))
        surveys[facts] = found  # looking ahead comes back to the same buildings again and again
    return found


def _ways(town: Town, feedable: int, feeders: list[tuple[Impl, int]], monotone: bool) -> tuple[int, ...]:
    """Return the fed sets to try."""
    upto, choices = 0, []
    for impl, squares in feeders:
        for square in squares_of(squares):
            feeding = impl.ask_one(town, square)
            if feeding is not None:
                upto += feeding.upto
                choices.append(feeding.choices)
    return fed_sets(feedable, upto, tuple(choices), monotone)


def _lines(view: View, survey: Survey, fed: int) -> list[Line]:
    """Return the lines of the cards, in the order of types."""
    town = survey.town
    cards = sorted(town.cards, key=lambda id: (TYPES.index(town.pieces[id].type), id))
    return [_line(view, survey, id, fed) for id in cards]


def _line(view: View, survey: Survey, id: str, fed: int) -> Line:
    """Return the line of a card."""
    town, squares = survey.town, survey.town.cards[id]
    one: Scorer = view.ruleset.compiled.scorers[id]
    found = [one.card.points.times(squares.bit_count())] if one.card.points else []
    if one.score:
        found += one.score.ask(view, town, squares)
    if one.score_fed:
        found += one.score_fed.ask(view, town, squares, fed)
    parts = tuple(Part(one.amount, one.reason, one.clause, id, POINTS) for one in found)
    if one.cottage:
        parts += _worth(survey, UNFED, UNFED_COTTAGE, squares & ~fed)
    if survey.changers:
        points = _sum(parts)
        asked = [(one, impl.piece.id) for impl in survey.changers for one in impl.ask(view, town, squares, id, points)]
        parts += _changed(points, sorted(asked, key=lambda one: PHASES.index(one[0].phase)))
    return Line(id, squares.bit_count(), _sum(parts), parts)


def _worth(survey: Survey, what: str, base: int, squares: int) -> tuple[Part, ...]:
    """Return the parts of what some empty squares or unfed cottages are worth: the usual worth, and what each card changes."""
    count = squares.bit_count()
    parts = (Part(base * count, EMPTY_SQUARES, "TT-SCORE-2", "", POINTS),) if base and count else ()
    return (*parts, *_changed(base, survey.changes(what), squares)) if count else parts


def _changed(base: int, changes: Sequence[tuple[Modifier, str]], squares: int = 1) -> tuple[Part, ...]:
    """Return what each of some changes adds to a base that some squares have each, in the order of folding."""
    parts = []
    for number, (change, piece) in enumerate(changes):
        added = 0
        for square in squares_of(squares & change.where):
            earlier = [one for one, _ in changes[:number] if one.where >> square & 1]
            added += fold(base, [*earlier, change]) - fold(base, earlier)
        if added:
            parts.append(Part(added, change.reason, change.clause, piece, POINTS))
    return tuple(parts)


def _sum(parts: tuple[Part, ...]) -> int:
    return sum(part.amount for part in parts)


def difference(before: Sheet, after: Sheet) -> list[Part]:
    """Return what has to be added to one score to get another, part by part.

    Args:
        before, after: the scores.
    """
    amounts: dict[tuple[str, str, str], int] = {}
    for sign, sheet in ((1, after), (-1, before)):
        for part in (part for line in sheet.lines for part in line.parts):
            key = (part.reason, part.clause, part.piece)
            amounts[key] = amounts.get(key, 0) + sign * part.amount
    return [Part(amount, *key, POINTS) for key, amount in amounts.items() if amount]
