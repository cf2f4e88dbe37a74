"""Towns drawn by hand, and questions about them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import SimpleNamespace
from typing import Any

from swcore_tiny_towns.position.squares import NUMBERS, RESOURCES, SQUARES, squares_of
from swcore_tiny_towns.position.state import TownRecord, TownsState
from swcore_tiny_towns.position.view import Town, View
from swcore_tiny_towns.scoring.score import score
from swcore_tiny_towns.scoring.sheet import Sheet
from swcore_tiny_towns.testing import TownScene

from swcore import Game
from tests.shared.rulesets import rules

RULES = rules("tiny-towns")
OPTIONS = {name: option.default for name, option in RULES.options.items()}
Lying = Mapping[str, tuple[str, ...]]


def mask(*names: str) -> int:
    """Return the mask of squares by their names."""
    return sum(1 << NUMBERS[name] for name in names)


def names(mask: int) -> set[str]:
    """Return the names of the squares of a mask."""
    return {SQUARES[square] for square in squares_of(mask)}


def drawn(grid: str) -> tuple[str, ...]:
    """Return sixteen squares from words: `.`, a resource, or the bare name of a card. Rows that are left out are empty."""
    words = ["" if word == "." else word if word in RESOURCES else f"towns.{word}" for word in grid.split()]
    unknown = [word for word in words if word and word not in RESOURCES and word not in RULES.pieces]
    assert not unknown, unknown
    assert len(words) % 4 == 0, f"{len(words)} words are not whole rows"
    return (*words, *("",) * (16 - len(words)))


def record(grid: str, on: Lying | None = None, memory: Mapping[str, Any] | None = None, built: Iterable[str] = ()) -> TownRecord:
    """Return a town as the state holds it."""
    town = TownRecord()
    town.squares, town.on = drawn(grid), dict(on or {})
    town.memory = {f"towns.{key}": value for key, value in (memory or {}).items()}
    town.built = tuple(f"towns.{card}" for card in built)
    town.rebuild()
    return town


def view(*towns: TownRecord | str, options: Mapping[str, Any] | None = None, **fields: Any) -> View:
    """Return a view of a game with these towns, one per seat.

    Args:
        *towns: as `record` makes them, or just drawn.
        options: values that differ from the usual ones.
        **fields: of the state, such as `round=2`.
    """
    state = TownsState()
    state.seats, state.round, state.completed = len(towns), 1, (0,) * len(towns)
    state.towns = [record(town) if isinstance(town, str) else town for town in towns]
    for name, value in fields.items():
        setattr(state, name, value)
    setup: Any = SimpleNamespace(options={**OPTIONS, **(options or {})})
    return View(RULES, setup, state)


def town(grid: str, on: Lying | None = None, memory: Mapping[str, Any] | None = None) -> Town:
    """Return a single town as hooks see it."""
    return view(record(grid, on, memory)).town(0)


def sheet(*towns: TownRecord | str, seat: int = 0, **more: Any) -> Sheet:
    """Return the score of a seat, item by item."""
    return score(view(*towns, **more), seat)


def points(card: str, *towns: TownRecord | str, **more: Any) -> int:
    """Return what all pieces of a card score together in the first town, or in that of `seat`."""
    return sum(line.points for line in sheet(*towns, **more).lines if line.card == f"towns.{card}")


def total(*towns: TownRecord | str, **more: Any) -> int:
    """Return the total of the first town, or of that of `seat`."""
    return sheet(*towns, **more).total


def clauses(card: str, *towns: TownRecord | str, **more: Any) -> dict[str, int]:
    """Return the points of a card by the clauses that they are given for."""
    found: dict[str, int] = {}
    for line in sheet(*towns, **more).lines:
        for part in line.parts if line.card == f"towns.{card}" else ():
            found[part.clause] = found.get(part.clause, 0) + part.amount
    return found


def game(
    *towns: TownRecord | str,
    cards: str = "",
    monuments: Sequence[str] = (),
    round: int = 2,
    completed: Mapping[int, int] | None = None,
    piles: Mapping[str, Iterable[str]] | None = None,
    **more: Any,
) -> Game:
    """Return a game with these towns at the beginning of a round.

    Args:
        *towns: as `record` makes them, or just drawn; one per seat.
        cards: bare names of cards that are in play, besides those drawn.
        monuments: bare names of the monuments by seat, "" for none.
        round: the round that begins.
        completed: by seat the round in which its town was completed.
        piles: the resource cards, as `TownScene.pile` takes them.
        **more: of `TownScene`, such as `mode` and `first`.
    """
    made = [record(town) if isinstance(town, str) else town for town in towns]
    drawings = [" ".join(what.removeprefix("towns.") or "." for what in town.squares) for town in made]
    scene = TownScene(*drawings, cards=cards.split(), monuments=monuments, **more)
    for seat, town in enumerate(made):
        for square, what in town.on.items():
            scene.lay(seat, square, *what)
        for key, value in town.memory.items():
            card, _, name = key.rpartition(".")
            scene.note(seat, card, name, value)
    for seat, done in (completed or {}).items():
        scene.complete(done, seat)
    if piles:
        scene.pile(**piles)
    return scene.naming(round)


def do(game: Game, seat: int, *texts: str) -> None:
    """Let a seat do one thing after the other."""
    for text in texts:
        game.apply(text, seat)


def can(game: Game, seat: int, kind: str = "") -> set[str]:
    """Return what a seat may do now, all or what begins with a word."""
    texts = {action.text for action in game.legal_actions(seat)}
    return {text for text in texts if not kind or text.split()[0] == kind}


def why(game: Game, seat: int, text: str) -> set[str]:
    """Return the clauses that forbid a seat to do something now; empty when it may."""
    return {clause for violation in game.violations(text, seat) for clause in violation.clauses}


def stands(game: Game, seat: int, square: str) -> str:
    """Return what stands on a square: a resource, the bare name of a card, or ""."""
    what: str = game.play.state.towns[seat].squares[NUMBERS[square]]
    return what.removeprefix("towns.")


def lying(game: Game, seat: int, square: str) -> tuple[str, ...]:
    """Return what lies on a building."""
    found: tuple[str, ...] = game.play.state.towns[seat].on.get(square, ())
    return found


def without(*squares: str) -> set[str]:
    """Return the names of all squares but some."""
    return set(SQUARES) - set(squares)


def builder(town: TownRecord | str, *texts: str, monument: str = "", cards: str = "", cube: str = "d4") -> Game:
    """Return a table whose first seat builds now: seat 1 named stone, and that cube of seat 0 lies on a square.

    Args:
        town: the town of seat 0; that of seat 1 is empty.
        *texts: what seat 0 did since.
        monument, cards: as for `game`.
        cube: the square of the stone.
    """
    table = game(town, "", cards=cards, first=1, monuments=[monument])
    do(table, 1, "name stone")
    do(table, 0, f"place stone {cube}", *texts)
    return table


def next_round(table: Game, *, namer: int, resource: str, squares: Mapping[int, str]) -> None:
    """Play a round in which nobody builds; `squares` says where each seat places."""
    do(table, namer, f"name {resource}")
    for seat, square in squares.items():
        do(table, seat, f"place {resource} {square}", "done")
