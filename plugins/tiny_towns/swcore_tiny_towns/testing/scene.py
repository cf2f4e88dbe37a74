"""Positions for tests of cards: towns drawn by hand, and a round that starts at any step."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from swcore import Game, Piece, Ruleset, load_plugins, nearest
from swcore.engine import Frame, open_lanes
from swcore.testing import begin_here
from swcore_tiny_towns.position.pieces import MONUMENT, TYPES, pile_of
from swcore_tiny_towns.position.squares import NUMBERS, RESOURCES, SIDE, SQUARES
from swcore_tiny_towns.position.state import TownsState
from swcore_tiny_towns.rules.build import BuildHere
from swcore_tiny_towns.rules.card_tables import CardTables
from swcore_tiny_towns.rules.place import COMPLETE, REACT, go_placing
from swcore_tiny_towns.rules.rounds import FINISH
from swcore_tiny_towns.rules.setup import BASE, DEALT, ROUND
from swcore_tiny_towns.scoring.score import score
from swcore_tiny_towns.testing.checks import check_builds, check_towns

EMPTY = "."


class TownScene:
    """A position under construction. Every change goes through the events of the game.

    The history of its game begins at the position laid out, so actions can be undone down to it. Its save holds
    that position, for no set-up leads there.

    Args:
        *towns: one per seat, as words row by row: `.` for an empty square, a resource, or the word of a card. Rows may be divided
            by `/`, such as `"wood stone / well"`; squares that are left out are empty.
        cards: words of buildings in play. Those drawn in a town are in play, too; a type that is still missing gets the card of
            its name, or the first one of its pile.
        monuments: words by seat, "" for none. One drawn in a town belongs to its seat.
        mode: `base`, `town_hall` or `solo`.
        options: values of further options.
        with_pieces: home-made pieces that join.
        several: whether several cards of one type may be in play, which no game deals: to see them side by side.
        **more: further arguments of `Game.new`, such as `seed`, `first` and `script`.

    Raises:
        ValueError: a word, a square or a row is wrong, two cards of one type are in play without `several`, or a seat has two
            monuments.

    Attributes:
        game: the game; act on it once the round is open.
    """

    def __init__(
        self,
        *towns: str,
        cards: Iterable[str] = (),
        monuments: Sequence[str] = (),
        mode: str = BASE,
        options: dict[str, object] | None = None,
        with_pieces: Iterable[str | Piece] = (),
        several: bool = False,
        **more: Any,
    ) -> None:
        pieces = tuple(with_pieces)
        rules = load_plugins("tiny-towns", with_pieces=pieces) if pieces else _installed_rules()
        self._tables: CardTables = rules.compiled
        drawn = [self._read(town) for town in towns]
        kept = [self._monument(town, word) for town, word in zip(drawn, self._padded(monuments, len(towns)), strict=True)]
        used = {id for town in drawn for id in town if id in rules.pieces} | {self._id(word) for word in cards}
        chosen = {"mode": mode, "monuments": "on" if any(kept) else "off", **(options or {})}
        self.game = Game.new(rules, len(towns), options=chosen, **more)
        machine = self.game.play
        machine.stack = []
        machine.emit(("flow", ()))
        machine.emit(("dealt", self._in_play(used, several), self._dealt(kept)))
        for seat, town in enumerate(drawn):
            if kept[seat]:
                machine.emit(("kept", seat, kept[seat]))
            for square, what in enumerate(town):
                if what in RESOURCES:
                    machine.emit(("placed", seat, what, square))
                elif what:
                    machine.emit(("stood", seat, what, square, "placed"))
        machine.emit(("begun", 0))  # nothing that was drawn is new
        self._fresh: list[tuple[int, str]] = []

    @property
    def state(self) -> TownsState:
        """The state; change it with the methods of this class only."""
        state: TownsState = self.game.play.state
        return state

    # -- laying out

    def lay(self, seat: int, square: str, *resources: str) -> None:
        """Lay a mark or cubes on the building of a square; nothing takes off what lies there."""
        number = _number(square)
        if self.state.towns[seat].squares[number] not in self._tables.words:
            raise ValueError(f"No building stands on {square} of seat {seat}.")
        self.game.play.emit(("stacked", seat, number, tuple(_resource(one) for one in resources)))

    def note(self, seat: int, card: str, key: str, value: Any) -> None:
        """Let a card remember something in a town, as with `fx.note`."""
        self.game.play.emit(("noted", seat, f"{self._id(card)}.{key}", value))

    def new(self, seat: int, *squares: str) -> None:
        """Let buildings count as put down in the round that is opened, so that their effects have not started (TT-EFFECT-1)."""
        self._fresh += [(seat, square) for square in squares if _number(square) >= 0]

    def complete(self, round: int, *seats: int) -> None:
        """Let towns be complete since a round (TT-END-4)."""
        self.game.play.emit(("begun", round))
        self.game.play.emit(("completed", seats))

    def pile(
        self, deck: Iterable[str], buried: Iterable[str] = (), discard: Iterable[str] = (), display: Iterable[str] = ()
    ) -> None:
        """Lay the resource cards of the town-hall or the solo mode: the deck from its top, and the others."""
        self.game.play.emit(("piled", *(tuple(map(_resource, cards)) for cards in (deck, buried, discard, display))))

    def namers(self, *seats: int) -> None:
        """Let seats have been master builders in the rounds before; the last of them has the hammer (TT-ROUND-11)."""
        for seat in seats:
            self.game.play.emit(("named", RESOURCES[0], seat))

    # -- opening

    def naming(self, round: int = 1) -> Game:
        """Open a round at its start and return the game: a resource is to be named, chosen, or turned over (TT-ROUND-2)."""
        self._begin(round - 1)
        return begin_here(self.game, [ROUND.of()])

    def placing(self, resource: str, by: int = -1, round: int = 1) -> Game:
        """Open step 2 and return the game (TT-ROUND-5).

        Args:
            resource: what was named; "" for a free round of the town hall.
            by: the seat that named it, -1 for a card.
            round: number of the round.
        """
        self._begin(round)
        if resource:
            self.game.play.emit(("named", _resource(resource), by))
        self.game.play.stack = []
        go_placing(self.game.play)
        return begin_here(self.game, self.game.play.stack)

    def building(self, round: int = 1) -> Game:
        """Open step 3 for all and return the game: everybody has placed a cube (TT-ROUND-7)."""
        self._begin(round)
        frames: list[Frame] = [COMPLETE.of(), REACT.of("towns_round_end", todo=None)]
        self.game.play.stack = frames
        open_lanes(self.game.play, [(seat, (BuildHere.frames.of(seat),)) for seat in self.state.active()])
        return begin_here(self.game, frames)

    def ended(self) -> Game:
        """Let the game end with the towns as they are, and return it; its result is there (TT-SCORE-4)."""
        return begin_here(self.game, [FINISH.of(), REACT.of("towns_game_end", todo=None)])

    # -- inside

    def _begin(self, round: int) -> None:
        emit = self.game.play.emit
        emit(("begun", round))
        for seat, square in self._fresh:
            number, town = NUMBERS[square], self.state.towns[seat]
            lying = town.on.get(square, ())
            emit(("stood", seat, town.squares[number], number, "placed"))
            emit(("stacked", seat, number, lying))

    def _read(self, town: str) -> tuple[str, ...]:
        rows = [row.split() for row in town.split("/")]
        size = SIDE if len(rows) > 1 else len(SQUARES)
        if len(rows) > SIDE or any(len(row) > size for row in rows):
            raise ValueError(f"A town has {SIDE} rows of {SIDE} words: {town!r}.")
        words = [word for row in rows for word in (*row, *[EMPTY] * (size - len(row)))]
        found = ["" if word == EMPTY else word if word in RESOURCES else self._id(word) for word in words]
        return (*found, *("",) * (len(SQUARES) - len(found)))

    def _id(self, word: str) -> str:
        ids = self._tables.ids
        if word not in ids and word not in ids.values():
            raise ValueError(f"There is no card {word!r}. {nearest(word, ids)}")
        return ids.get(word, word)

    @staticmethod
    def _padded(words: Sequence[str], seats: int) -> list[str]:
        return [*words, *[""] * (seats - len(words))]

    def _monument(self, town: tuple[str, ...], word: str) -> str:
        monuments = {card.id for card in self._tables.monuments}
        held = {id for id in town if id in monuments} | ({self._id(word)} if word else set())
        if not held <= monuments or len(held) > 1 or sum(id in monuments for id in town) > 1:
            raise ValueError(f"A seat has one monument (TT-SETUP-10), not {', '.join(sorted(held))}.")
        return held.pop() if held else ""

    def _in_play(self, used: set[str], several: bool) -> tuple[str, ...]:
        found: list[str] = []
        for type in (one for one in TYPES if one != MONUMENT):
            pile = [card.id for card in pile_of(self._tables.buildings, type)]
            wanted = [id for id in pile if id in used]
            if len(wanted) > 1 and not several:
                raise ValueError(f"One card of each type is in play (TT-SETUP-3), not {' and '.join(wanted)}.")
            own = f"towns.{type}"
            found += wanted or [own if own in pile else pile[0]]
        return tuple(found)

    def _dealt(self, kept: list[str]) -> tuple[tuple[str, ...], ...]:
        spare = iter(sorted(card.id for card in self._tables.monuments if card.id not in kept))
        return tuple(tuple(sorted((id, *(next(spare) for _ in range(DEALT - 1))))) if id else () for id in kept)


def picture(game: Game, seat: int) -> str:
    """Return a town as `TownScene` draws it: four rows divided by ` / `."""
    words: dict[str, str] = game.ruleset.compiled.words
    told = [words.get(what, what) or EMPTY for what in game.play.state.towns[seat].squares]
    return " / ".join(" ".join(told[SIDE * row : SIDE * row + SIDE]) for row in range(SIDE))


def points(game: Game, seat: int, card: str = "") -> int:
    """Return what a town is worth as it stands, or what all pieces of one card bring there.

    Args:
        game: the game.
        seat: whose town.
        card: the word or the id of a card; "" for the total.

    Raises:
        ValueError: there is no such card.
    """
    ids: dict[str, str] = game.ruleset.compiled.ids
    sheet = score(game.play.view, seat)
    if not card:
        return sheet.total
    if card not in ids and card not in ids.values():
        raise ValueError(f"There is no card {card!r}. {nearest(card, ids)}")
    return sum(line.points for line in sheet.lines if line.card == ids.get(card, card))


@cache
def _installed_rules() -> Ruleset:
    """Return the rules of the installed pieces; frozen, so scenes may share them."""
    return load_plugins("tiny-towns")


def _number(square: str) -> int:
    if square not in NUMBERS:
        raise ValueError(f"There is no square {square!r}; squares are a1 to d4.")
    return NUMBERS[square]


def _resource(word: str) -> str:
    if word not in RESOURCES:
        raise ValueError(f"There is no resource {word!r}. {nearest(word, RESOURCES)}")
    return word


__all__ = ["TownScene", "check_builds", "check_towns", "picture", "points"]
