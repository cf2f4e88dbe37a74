"""Whole games of Tiny Towns with twins without code equal those with the originals: the same choices, states and scores."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from swcore_tiny_towns.scoring.score import total
from swcore_tiny_towns.testing import TownScene, scene

from swcore import Game, Ruleset
from tests.declared.twins import twins, with_twins
from tests.shared.rulesets import rules

BUILDINGS = sorted(piece.id for piece in twins("tiny-towns") if piece.kind == "building")
MONUMENTS = sorted(piece.id for piece in twins("tiny-towns") if piece.kind == "monument")
SEATS = 4


def dealt(table: int) -> tuple[list[str], list[str]]:
    """Return the cards of a table: one of each type, and a monument for each seat; five tables together play every twin."""
    piles: dict[str, list[str]] = {}
    for piece in twins("tiny-towns"):
        if piece.kind == "building":
            piles.setdefault(str(vars(piece)["type"]), []).append(piece.id)
    cards = [sorted(pile)[table % len(pile)] for pile in piles.values()]
    return cards, [MONUMENTS[(table * SEATS + seat) % len(MONUMENTS)] for seat in range(SEATS)]


def opened(ruleset: Ruleset, table: int, monkeypatch: pytest.MonkeyPatch) -> Game:
    """Return a game with the cards of a table, from empty towns."""
    monkeypatch.setattr(scene, "_installed_rules", lambda: ruleset)
    cards, monuments = dealt(table)
    return TownScene("", "", "", "", cards=cards, monuments=monuments, seed=table).naming(1)


def played(one: Game, other: Game, seed: int, most: int = 900) -> Iterator[str]:
    """Play the same choices in both games, building where that can be done; yield each choice."""
    rng = random.Random(seed)
    for _ in range(most):
        if one.over:
            return
        seat = one.pending[0]
        texts = [action.text for action in one.legal_actions(seat)]
        assert [action.text for action in other.legal_actions(seat)] == texts
        builds = [text for text in texts if text.startswith(("build ", "store ", "swap ", "take "))]
        chosen = rng.choice(builds if builds and rng.random() < 0.9 else texts)
        one.apply(chosen, seat=seat)
        other.apply(chosen, seat=seat)
        assert other.digest() == one.digest(), f"after {chosen}"
        yield chosen


def scores(game: Game) -> list[object]:
    """Return who is where, and what each card scores; what the points are made of is told in words of their own."""
    assert game.result is not None
    sheets = game.result["sheets"]
    lines = [[(line["card"], line["count"], line["points"]) for line in sheet["lines"]] for sheet in sheets]
    return [game.result["ranking"], [(sheet["total"], sheet["fed"]) for sheet in sheets], lines]


def test_the_tables_hold_every_twin() -> None:
    assert {card for table in range(5) for card in dealt(table)[0]} == set(BUILDINGS)
    assert {card for table in range(5) for card in dealt(table)[1]} == set(MONUMENTS)


@pytest.mark.parametrize("table", range(5))
def test_games_with_chosen_cards_are_the_same(table: int, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = (opened(ruleset, table, monkeypatch) for ruleset in (rules("tiny-towns"), with_twins("tiny-towns")))
    for number, chosen in enumerate(played(one, other, table)):
        if chosen.startswith("build ") or number % 25 == 0:
            worth = [total(one.play.view, seat) for seat in range(SEATS)]
            assert [total(other.play.view, seat) for seat in range(SEATS)] == worth
    assert one.over
    assert scores(other) == scores(one)


@pytest.mark.parametrize(("mode", "seats"), [("base", 3), ("town_hall", 2), ("solo", 1)])
def test_games_of_every_mode_are_the_same(mode: str, seats: int) -> None:
    made = [
        Game.new(ruleset, seats, seed=seats, options={"mode": mode})
        for ruleset in (rules("tiny-towns"), with_twins("tiny-towns"))
    ]
    for _ in played(made[0], made[1], seats):
        pass
    assert made[0].over
    assert scores(made[1]) == scores(made[0])
