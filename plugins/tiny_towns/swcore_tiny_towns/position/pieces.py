"""Cards and rules as pieces: what an entry point of the game names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from swcore import Modifier, Piece, PluginError
from swcore.engine import ADD, OptionValue
from swcore_tiny_towns.position.hook_types import TownsHooks
from swcore_tiny_towns.position.patterns import placements, read_pattern

GAME = "towns.tiny_towns"
MONUMENT = "monument"
TYPES = ("cottage", "farm", "well", "chapel", "tavern", "theater", "factory", MONUMENT)
"""The types of building, told apart by symbol (TT-TERM-6)."""


class Card(TownsHooks, Piece):
    """Base of buildings and monuments.

    Args:
        id, name, text, clauses, tags, options: as for every piece.
        pattern: rows divided by `/`, blank cells as `.`, such as `. wheat / brick glass`.
        type: one of `TYPES`.
        points: what each piece scores in any case; None when it scores by other means.
        feedable: whether it can be fed (TT-TERM-8).
        counts: the type that it counts as in the scoring of other cards, and how many of them; its own type, once, when left out.
        absent: values of options; where all of them hold, the card is not in the game.
        monotone: False when it can make a town worth less that more is fed in it (TT-FEED-11).

    Attributes:
        cells: the coloured cells of the pattern as (row, column, resource).
        codes: every way to lay the pattern on a town, see `swcore_tiny_towns.position.patterns`.

    Raises:
        PluginError: `pattern`, `type`, `points` or `counts`.
    """

    fixed = ("game",)
    facts_by: ClassVar[str] = "swcore_tiny_towns.wording.card_facts:facts"
    type: str = ""

    def __init__(
        self,
        id: str,
        *,
        pattern: str = "",
        points: Modifier | None = None,
        feedable: bool = False,
        counts: tuple[str, int] | None = None,
        absent: Mapping[str, OptionValue] | None = None,
        monotone: bool = True,
        **piece: Any,
    ) -> None:
        super().__init__(id, game=GAME, **piece)
        if self.type not in TYPES:
            hint = f"Write type='well', or another one of: {', '.join(TYPES[:-1])}."
            told = f"{id} has the type {self.type!r}, which does not exist." if self.type else f"{id} has no type."
            raise PluginError(told, code="type", hint=hint, piece=id)
        if points is not None and not _is_sum(points):
            hint = "Write points=Modifier(3, 'the mill')."
            raise PluginError(
                f"{id} has points={points!r}, which is not a Modifier that adds.", code="points", hint=hint, piece=id
            )
        if counts is not None and not _is_count(counts):
            hint = f"Write the type and how many, such as counts=('cottage', 2). Types: {', '.join(TYPES)}."
            raise PluginError(
                f"{id} counts as {counts!r}, which is not a type with a number.", code="counts", hint=hint, piece=id
            )
        self.pattern = pattern
        self.points = points
        self.feedable = feedable
        self.counts = counts or (self.type, 1)
        self.absent = dict(absent or {})
        self.monotone = monotone
        self.cells = read_pattern(pattern, id)
        self.codes = placements(self.cells)

    def left_out(self, options: Mapping[str, OptionValue]) -> bool:
        """Return whether the card is not in a game of these options."""
        return bool(self.absent) and all(options.get(name) == value for name, value in self.absent.items())


class Building(Card):
    """A building card of a town (TT-SETUP-2, TT-SETUP-3). Subclass it for cards that do more than score fixed points.

    Args:
        id: `pack.card`.
        type: `cottage`, `farm`, `well`, `chapel`, `tavern`, `theater` or `factory`.
        **card: as for `Card`.
    """

    kind: ClassVar[str] = "building"

    def __init__(self, id: str, *, type: str = "", **card: Any) -> None:
        if type == MONUMENT:
            hint = f"Write Monument({id!r}, ...) without a type."
            raise PluginError(f"{id} is a Building of the type monument.", code="type", hint=hint, piece=id)
        self.type = type
        super().__init__(id, **card)


class Monument(Card):
    """A monument card, held by one seat and hidden until it is built (TT-SETUP-8, TT-SETUP-9, TT-BUILD-10)."""

    kind: ClassVar[str] = "monument"
    type = MONUMENT


class TownRule(TownsHooks, Piece):
    """A rule that no card carries, such as the cavern. It is asked for every town, with `square` None.

    Args:
        id, name, text, clauses, options: as for every piece.
        option: name of an option whose value `on` switches it on; always on when "".
    """

    kind: ClassVar[str] = "rule"
    fixed = ("game",)

    def __init__(self, id: str, *, option: str = "", **piece: Any) -> None:
        super().__init__(id, game=GAME, **piece)
        self.option = option


def _is_sum(points: object) -> bool:
    return isinstance(points, Modifier) and points.phase == ADD


def _is_count(counts: object) -> bool:
    return isinstance(counts, tuple) and len(counts) == 2 and counts[0] in TYPES and isinstance(counts[1], int)


def pile_of(cards: Iterable[Building], type: str) -> list[Building]:
    """Return the cards of a type, by id."""
    return sorted((card for card in cards if card.type == type), key=lambda card: card.id)
