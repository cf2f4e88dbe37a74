"""What hooks see: the game, and towns with their counts. Nothing here writes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from swcore_tiny_towns.position.patterns import used
from swcore_tiny_towns.position.squares import ALL, NEAR, SQUARES, groups_of, squares_of

if TYPE_CHECKING:
    from swcore import Ruleset
    from swcore.engine import OptionValue, Setup
    from swcore.hooks import Impl
    from swcore_tiny_towns.position.pieces import Card
    from swcore_tiny_towns.position.state import TownRecord, TownsState
    from swcore_tiny_towns.rules.card_tables import Deal
    from swcore_tiny_towns.rules.laid import Laid

NOBODY = -1
NOTHING: tuple[Any, ...] = ()


class Town:
    """A town as it stands. Make it anew after a change.

    Args:
        pieces: the cards by id.
        seat: whose it is.
        squares: what stands on the sixteen squares: a resource, the id of a card, or "".
        on: what lies on buildings, by the name of the square.
        memory: what pieces noted.
        code: its cubes.
        secrets: what its owner has chosen in secret, nothing for who may not see it; not for hooks, see `secret`.

    Attributes:
        code: its cubes, see `swcore_tiny_towns.position.patterns`; not for hooks.
        cubes, buildings, empty: masks of squares; an empty one holds neither cube nor building (TT-TERM-4).
        cards: masks of squares by the id of the card, in the order of squares.
    """

    __slots__ = (
        "_secrets",
        "_types",
        "buildings",
        "cards",
        "code",
        "cubes",
        "empty",
        "memory",
        "on",
        "pieces",
        "seat",
        "squares",
    )

    def __init__(
        self,
        pieces: Mapping[str, Any],
        seat: int,
        squares: tuple[str, ...],
        on: Mapping[str, tuple[str, ...]],
        memory: Mapping[str, Any],
        code: int,
        secrets: tuple[tuple[str, str, tuple[str, ...]], ...] = (),
    ) -> None:
        self._secrets = secrets
        self.pieces, self.seat, self.squares, self.on, self.memory = pieces, seat, squares, on, memory
        self.cards: dict[str, int] = {}
        self._types: dict[str, int] | None = None
        for square, what in enumerate(squares):
            if what and what in pieces:
                self.cards[what] = self.cards.get(what, 0) | 1 << square
        self.code = code
        self.cubes = used(code) if code else 0
        self.buildings = sum(self.cards.values())
        self.empty = ALL & ~self.cubes & ~self.buildings

    def _with_building(self, card: str, square: int) -> Town:
        """Return the same town with one more building.

        Args:
            card: id of the card.
            square: a square without cube or building.
        """
        squares = (*self.squares[:square], card, *self.squares[square + 1 :])
        return Town(self.pieces, self.seat, squares, self.on, self.memory, self.code, self._secrets)

    def _holds(self, town: TownRecord, secrets: tuple[Any, ...]) -> bool:
        """Return whether this is a town as the state holds it. Whatever changes there is another object then."""
        return self.squares is town.squares and self.on is town.on and self.memory is town.memory and self._secrets is secrets

    def card(self, square: int) -> Card | None:
        """Return the card of the building on a square, or None."""
        found: Card | None = self.pieces.get(self.squares[square])
        return found

    def of_card(self, id: str) -> int:
        """Return the mask of the buildings of a card."""
        return self.cards.get(id, 0)

    def of_type(self, type: str) -> int:
        """Return the mask of the buildings that carry the symbol of a type (TT-TERM-6)."""
        if self._types is None:
            self._types = {}
            for id, mask in self.cards.items():
                symbol = self.pieces[id].type
                self._types[symbol] = self._types.get(symbol, 0) | mask
        return self._types.get(type, 0)

    def count(self, type: str, among: int = ALL) -> int:
        """Return how many of a type the scoring of cards counts among some squares (TT-MON-BARRETT-2)."""
        number = 0
        for id, mask in self.cards.items():
            counted, times = self.pieces[id].counts
            if counted == type and mask & among:
                number += times * (mask & among).bit_count()
        return number

    def types(self, among: int = ALL) -> set[str]:
        """Return the different types that the scoring of cards finds among some squares (TT-BLD-THEATER-2)."""
        return {self.pieces[id].counts[0] for id, mask in self.cards.items() if mask & among}

    def beside(self, squares: int, *types: str) -> int:
        """Return how many of some squares have a building of these types next to them; how many such they have is all one."""
        wanted = 0
        for type in types:
            wanted |= self.of_type(type)
        return sum(1 for square in squares_of(squares) if NEAR[square] & wanted)

    @property
    def feedable(self) -> int:
        """The mask of the feedable buildings (TT-TERM-8)."""
        return sum(mask for id, mask in self.cards.items() if self.pieces[id].feedable)

    def lying(self, square: int) -> tuple[str, ...]:
        """Return what lies on the building of a square: a mark, or cubes."""
        return self.on.get(SQUARES[square], ())

    def marks(self, id: str) -> tuple[str, ...]:
        """Return everything that lies on the buildings of a card."""
        return tuple(what for square in squares_of(self.of_card(id)) for what in self.lying(square))

    def note(self, id: str, key: str, default: Any = None) -> Any:
        """Return what a piece noted with `fx.note`."""
        return self.memory.get(f"{id}.{key}", default)

    def secret(self, id: str, key: str, default: str = "") -> str:
        """Return what the owner chose in secret for a piece with `fx.ask_secret`; the default for who may not see it."""
        return next((value for known, value, _ in self._secrets if known == f"{id}.{key}"), default)

    @staticmethod
    def groups(mask: int) -> tuple[int, ...]:
        """Return the masks of the groups connected by sides of some squares."""
        return groups_of(mask)


class View:
    """The game as hooks see it.

    Args:
        ruleset: the rules.
        setup: what was chosen.
        state: the state to look at.

    Attributes:
        deals: the tables that the host last used for each seat, with what they were made for; not for hooks.
        laid: for each seat the patterns that it can build, with the tables and the cubes that they were found for; not for hooks.
        rules: by hook, what the rules that are switched on answer with; not for hooks.
        towns: for each seat its town when it was last asked for; not for hooks.
    """

    __slots__ = ("_ruleset", "_setup", "_state", "deals", "laid", "rules", "towns")

    def __init__(self, ruleset: Ruleset, setup: Setup, state: TownsState) -> None:
        self._ruleset, self._setup, self._state = ruleset, setup, state
        self.deals: dict[int, tuple[tuple[str, ...], str, Deal]] = {}
        self.laid: dict[int, tuple[Deal, int, tuple[Laid, ...]]] = {}
        self.rules: dict[str, tuple[Impl, ...]] = {}
        self.towns: dict[int, Town] = {}

    def over(self, state: TownsState) -> View:
        """Return the same view of another state."""
        other = View(self._ruleset, self._setup, state)
        other.deals = self.deals.copy()
        other.laid = self.laid.copy()
        other.towns = self.towns.copy()
        other.rules = self.rules
        return other

    @property
    def ruleset(self) -> Ruleset:
        """The rules with all their pieces."""
        return self._ruleset

    @property
    def seats(self) -> int:
        """How many towns there are."""
        return self._state.seats

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return self._state.round

    @property
    def named(self) -> str:
        """The resource of the round, or "" in a free round."""
        return self._state.named

    @property
    def namer(self) -> int:
        """The seat that named it, or -1 when nobody did."""
        return self._state.namer

    @property
    def completed(self) -> tuple[int, ...]:
        """By seat the round in which its town was completed, 0 while it is not."""
        return self._state.completed

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that still play (TT-TERM-12)."""
        return self._state.active()

    @property
    def cards(self) -> tuple[str, ...]:
        """Ids of the buildings in play, in the order of their types (TT-SETUP-4)."""
        return self._state.cards

    def option(self, name: str) -> OptionValue:
        """Return the value of an option."""
        return self._setup.options[name]

    def card(self, id: str) -> Card:
        """Return a card."""
        found: Card = self._ruleset.pieces[id]  # type: ignore[assignment]
        return found

    def town(self, seat: int) -> Town:
        """Return the town of a seat."""
        town, secrets = self._state.towns[seat], self._state.secrets
        own = secrets[seat] if secrets else NOTHING
        known = self.towns.get(seat)
        if known is None or not known._holds(town, own):
            known = self.towns[seat] = Town(self._ruleset.pieces, seat, town.squares, town.on, town.memory, town.code, own)
        return known

    def general(self, hook: str) -> tuple[Impl, ...]:
        """Return the implementations of a hook among the rules that are switched on, by id; not for hooks."""
        known = self.rules.get(hook)
        if known is None:
            options, impls = self._setup.options, self._ruleset.impls
            on = [rule.id for rule in self._ruleset.compiled.rules if not rule.option or options.get(rule.option) == "on"]
            known = self.rules[hook] = tuple([impls[id][hook] for id in on if hook in impls.get(id, {})])
        return known

    def scored(self, seat: int) -> tuple[Any, ...]:
        """Return what a town is scored by: its seat, squares without cubes (TT-SCORE-1), what lies on buildings, notes, secrets,
        and the rules that score.
        """
        town, secrets = self._state.towns[seat], self._state.secrets
        squares = town.squares
        if town.code:
            pieces = self._ruleset.pieces
            squares = tuple([what if what in pieces else "" for what in squares])
        own = secrets[seat] if secrets else NOTHING
        rules = self._scoring() if self._ruleset.compiled.scoring else NOTHING
        return seat, squares, tuple(town.on.items()), tuple(town.memory.items()), own, rules

    def _scoring(self) -> tuple[str, ...]:
        """Return the ids of the rules that change scores and are switched on; games of one ruleset may differ in it."""
        return tuple([impl.piece.id for hook in self._ruleset.compiled.scoring for impl in self.general(hook)])

    def left(self, seat: int) -> int:
        """Return the left-hand neighbour of a seat (TT-TERM-10)."""
        return (seat + 1) % self._state.seats

    def right(self, seat: int) -> int:
        """Return the right-hand neighbour of a seat (TT-TERM-10)."""
        return (seat - 1) % self._state.seats

    def built(self, seats: Iterable[int]) -> tuple[str, ...]:
        """Return the ids of the cards that some seats built in this round (TT-TERM-13)."""
        return tuple(card for seat in seats for card in self._state.towns[seat].built)
