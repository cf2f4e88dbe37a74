"""Whole games of Tiny Towns with twins without code equal those with the originals: the same choices, states and scores."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from swcore_tiny_towns.declared.trial import nearer
from swcore_tiny_towns.position.pieces import Card
from swcore_tiny_towns.scoring.score import total
from swcore_tiny_towns.testing import TownScene, scene

from swcore import Game, Ruleset
from tests.declared.twins import twins, with_twins
from tests.shared.rulesets import rules

BUILDINGS = sorted(piece.id for piece in twins("tiny-towns") if piece.kind == "building")
MONUMENTS = sorted(piece.id for piece in twins("tiny-towns") if piece.kind == "monument")
TABLES = 14  # a monument each, played alone, when one names what one needs
PAIRS = 4  # of two players: each deals with the cubes of the other


def dealt(table: int, seats: int) -> tuple[list[str], list[str]]:
    """Return the cards of a table, one of each type, and the monuments of its seats."""
    piles: dict[str, list[str]] = {}
    for piece in twins("tiny-towns"):
        if piece.kind == "building":
            piles.setdefault(str(vars(piece)["type"]), []).append(piece.id)
    cards = [sorted(pile)[table % len(pile)] for pile in piles.values()]
    return cards, [MONUMENTS[(table * seats + seat) % len(MONUMENTS)] for seat in range(seats)]


def opened(ruleset: Ruleset, table: int, seats: int, monkeypatch: pytest.MonkeyPatch) -> Game:
    """Return a game with the cards of a table, from empty towns."""
    monkeypatch.setattr(scene, "_installed_rules", lambda: ruleset)
    cards, monuments = dealt(table, seats)
    return TownScene(*[""] * seats, cards=cards, monuments=monuments, seed=table).naming(1)


def played(one: Game, other: Game, seed: int, most: int = 900) -> Iterator[str]:
    """Play the same choices in both games, mostly towards one card of the table after the other; yield each choice."""
    rng = random.Random(seed)
    for _ in range(most):
        if one.over:
            return
        seat = one.pending[0]
        texts = [action.text for action in one.legal_actions(seat)]
        assert [action.text for action in other.legal_actions(seat)] == texts
        chosen = _wanted(one, seat, texts, seed // 4 * 3) if rng.random() < 0.95 else ""
        chosen = chosen or rng.choice(texts)
        one.apply(chosen, seat=seat)
        other.apply(chosen, seat=seat)
        assert other.digest() == one.digest(), f"after {chosen}"
        yield chosen


def _wanted(game: Game, seat: int, texts: list[str], turn: int) -> str:
    """Return what comes nearer to the monument of a seat, then to each card of the table in turn; another way of a cube first."""
    state = game.play.state
    ways = [text for text in texts if text.startswith(("store ", "swap ", "take "))]
    if ways and state.round % 2:
        return ways[0]
    others = [*state.cards[turn % 7 :], *state.cards[: turn % 7]]
    cards = [state.monuments[seat] or others[-1], *reversed(others)]
    built = game.play.view.town(seat).buildings.bit_count()
    card = cards[built % len(cards)]
    word, piece = card.partition(".")[2], game.ruleset.pieces[card]
    assert isinstance(piece, Card)
    builds = [text for text in texts if text.startswith(f"build {word} ")]
    if builds or "done" in texts:  # what lies there is for this card
        return builds[0] if builds else "done"
    return nearer(game.play.view.town(seat), piece, texts)


def scores(game: Game) -> list[object]:
    """Return who is where, and what each card scores; what the points are made of is told in words of their own."""
    assert game.result is not None
    sheets = game.result["sheets"]
    lines = [[(line["card"], line["count"], line["points"]) for line in sheet["lines"]] for sheet in sheets]
    return [game.result["ranking"], [(sheet["total"], sheet["fed"]) for sheet in sheets], lines]


def same(table: int, seats: int, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Play a table with originals and with twins; return the words of the buildings that were built."""
    one, other = (opened(ruleset, table, seats, monkeypatch) for ruleset in (rules("tiny-towns"), with_twins("tiny-towns")))
    built = set()
    for chosen in played(one, other, table):
        if chosen.startswith("build "):
            built.add(chosen.split()[1])
            worth = [total(one.play.view, seat) for seat in range(seats)]
            assert [total(other.play.view, seat) for seat in range(seats)] == worth
    assert one.over
    assert scores(other) == scores(one)
    return built


def test_games_with_each_card_are_the_same_and_build_all_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    built = {word for table in range(TABLES) for word in same(table, 1, monkeypatch)}
    assert {f"towns.{word}" for word in built} == {*BUILDINGS, *MONUMENTS}


@pytest.mark.parametrize("table", range(PAIRS))
def test_games_of_two_with_chosen_cards_are_the_same(table: int, monkeypatch: pytest.MonkeyPatch) -> None:
    same(table, 2, monkeypatch)


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
