"""Acting in games of towns, and asking why not."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

from swcore import ActionError, Game
from tests.project.repo import DATA

EXAMPLES: dict[str, list[dict[str, Any]]] = json.loads((DATA / "tiny_towns_games.json").read_text(encoding="utf-8"))

RESOURCES = ("wood", "wheat", "brick", "glass", "stone")
SQUARES = tuple(f"{column}{row}" for row in "1234" for column in "abcd")


def texts(game: Game, seat: int, kind: str = "") -> list[str]:
    """Return the legal actions of a seat, all or those of a kind."""
    found = [action.text for action in game.legal_actions(seat)]
    return [text for text in found if not kind or text.split()[0] == kind]


def cited(game: Game, text: str, seat: int) -> set[str]:
    """Return the clauses of the reasons why an action is refused; make sure that it is, and that nothing changes."""
    before = game.digest(), len(game.log)
    with pytest.raises(ActionError):
        game.apply(text, seat)
    assert (game.digest(), len(game.log)) == before
    return {clause for reason in game.violations(text, seat) for clause in reason.clauses}


def act(game: Game, seat: int, *steps: str) -> None:
    """Take several steps of a seat."""
    for text in steps:
        game.apply(text, seat)


def place_all(game: Game, resource: str, squares: Mapping[int, str] | None = None) -> None:
    """Let all who are awaited place a cube, on the first empty square or the one given, and build nothing."""
    for seat in game.pending:
        if texts(game, seat, "place"):
            squares_left = [text.split()[2] for text in texts(game, seat, "place")]
            game.apply(f"place {resource} {(squares or {}).get(seat, squares_left[0])}", seat)
        game.apply("done", seat)


def play_round(game: Game, resource: str = "wood", squares: Mapping[int, str] | None = None) -> int:
    """Play a round of the base mode without builds, and return who named."""
    (namer,) = game.pending
    game.apply(f"name {resource}", namer)
    place_all(game, resource, squares)
    return namer


def square(game: Game, seat: int, name: str) -> str:
    """Return what stands on a square: a resource, the id of a card, or ""."""
    found: str = game.play.state.towns[seat].squares[SQUARES.index(name)]
    return found


def seen(game: Game, seat: int | None, owner: int, name: str) -> Any:
    """Return what a seat sees on a square of somebody's town."""
    return game.view(seat)["state"]["towns"][owner]["squares"][SQUARES.index(name)]


def lying(game: Game, seat: int, name: str) -> tuple[str, ...]:
    """Return what lies on a building."""
    found: tuple[str, ...] = game.play.state.towns[seat].on.get(name, ())
    return found


def example(id: str) -> dict[str, Any]:
    """Return a game-level example of the rules."""
    return next(one for one in EXAMPLES["games"] if one["id"] == id)
