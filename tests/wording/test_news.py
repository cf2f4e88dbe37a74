"""News: whoever asks from time to time is shown each step once, in order, and nothing before it may be seen."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from swcore_tiny_towns.testing import TownScene

from swcore import ActionError, Game
from tests.expressiveness.test_hidden_faces import hidden
from tests.expressiveness.towns import sealed_will
from tests.shared.rulesets import rules
from tests.shared.showing import SIZES, rules_of
from tests.shared.tables import PICKS, SEEDS, liked

GAMES = ("small-world", "warcraft", "tiny-towns", "stones", "tides")


class Reader:
    """Somebody who asks for news now and then, and keeps what they were shown."""

    def __init__(self, seat: int | None) -> None:
        self.seat, self.cursor = seat, ""
        self.shown: list[dict[str, Any]] = []

    def ask(self, game: Game) -> dict[str, Any]:
        news = game.news(self.seat, self.cursor)
        self.cursor = news["cursor"]
        self.shown = [*([] if news["again"] else self.shown), *news["steps"]]
        assert len(self.shown) == news["version"], "each step once"
        assert game.news(self.seat, self.cursor)["steps"] == []
        return news


def plain(steps: list[dict[str, Any]]) -> list[str]:
    """Return steps without their numbers, which one's own have once all may see them."""
    return [repr({name: value for name, value in one.items() if name != "step"}) for one in steps]


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=5, deadline=None)
@given(seed=SEEDS, picks=PICKS)
@pytest.mark.clause("TT-ROUND-6", "TT-ROUND-9")
def test_whoever_asks_now_and_then_is_shown_every_step_once_and_in_order(name: str, seed: int, picks: int) -> None:
    rng = random.Random(picks)
    seats = rng.randint(max(2, SIZES[name][0]), SIZES[name][1])
    game = Game.new(rules_of(name), seats, seed=seed)
    readers = [Reader(seat) for seat in (None, *range(seats))]
    for _ in range(70):
        if game.over:
            break
        seat = rng.choice(game.pending)
        chance = rng.random()
        if chance < 0.1 and len(game.log) > 1:
            try:
                game.undo(seat)
            except ActionError:
                continue
            if rng.random() < 0.5:
                game.redo()
        else:
            game.apply(liked(game, seat, rng), seat)
        for reader in readers:
            if rng.random() < 0.3:
                reader.ask(game)
    for reader in readers:
        reader.ask(game)
        fresh = Reader(reader.seat)
        fresh.ask(game)
        assert sorted(plain(fresh.shown)) == sorted(plain(reader.shown)), "whoever asks once is shown the same"
        numbers = [one["step"] for one in fresh.shown if one["step"] is not None]
        assert numbers == sorted(set(numbers))


@pytest.mark.clause("TT-ROUND-6", "TT-ROUND-9")
def test_news_tells_of_lanes_when_they_open_and_of_ones_own_at_once() -> None:
    game, rng = Game.new(rules("tiny-towns"), 2, seed=4), random.Random(4)
    readers = [Reader(None), Reader(0), Reader(1)]
    while game.play.state.committed is None:
        game.apply(rng.choice(game.legal_actions()), game.pending[0])
    for reader in readers:
        reader.ask(game)
    first = game.legal_actions(0)[0].text
    game.apply(first, 0)
    assert [[one["action"] for one in reader.ask(game)["steps"]] for reader in readers] == [[], [first], []]
    game.apply("done", 0)
    second = game.legal_actions(1)[0].text
    game.apply(second, 1)
    assert [[one["action"] for one in reader.ask(game)["steps"]] for reader in readers] == [[], ["done"], [second]]
    game.apply("done", 1)
    told = [[one["action"] for one in reader.ask(game)["steps"]] for reader in readers]
    assert told == [[first, "done", second, "done"], [second, "done"], [first, "done", "done"]]


@pytest.mark.clause("TT-SETUP-9")
def test_the_monument_that_another_seat_keeps_is_in_no_news() -> None:
    game = Game.new(rules("tiny-towns"), 2, seed=1)
    kept = [game.legal_actions(seat)[0].text for seat in range(2)]
    for seat, text in enumerate(kept):
        game.apply(text, seat)
    told = [[one["action"] for one in game.news(seat)["steps"][1:3]] for seat in (None, 0, 1)]
    assert told == [[None, None], [kept[0], None], [None, kept[1]]]
    cards = [event for one in game.news(0)["steps"] for event in one["events"] if event["event"] == "kept"]
    assert [event["card"] for event in cards] == [None, None]


def told_of_last(game: Game, seat: int | None) -> str | None:
    """Return the last action as a seat reads it in the news."""
    action: str | None = game.news(seat)["steps"][-1]["action"]
    return action


@pytest.mark.row("Reynard")
def test_a_face_chosen_in_secret_is_told_to_its_owner_alone() -> None:
    _, game = hidden("good")
    assert [told_of_last(game, seat) for seat in (0, 1, None)] == ["choose good", None, None]


def test_a_card_named_in_secret_is_told_to_its_owner_alone() -> None:
    game = TownScene("glass wood / brick", "", monuments=["sealed_will"], with_pieces=sealed_will.PIECES).building()
    for text in ("build sealed_will a1 b1 a2", "choose cottage", "done"):
        game.apply(text, 0)
    game.apply("done", 1)
    told = [[one["action"] for one in game.news(seat)["steps"][1:]] for seat in (0, 1, None)]
    assert told[0] == ["build sealed_will a1 b1 a2", "choose cottage", "done", "done"]
    assert told[1] == told[2] == ["build sealed_will a1 b1 a2", None, "done", "done"]


def test_steps_that_were_taken_back_are_told_by_again() -> None:
    game = Game.new(rules_of("tides"), 2, seed=1)
    game.apply("settle palm")
    before = game.news(None)
    game.undo()
    game.apply("settle rock")
    after = game.news(None, before["cursor"])
    assert (before["again"], after["again"]) == (False, True)
    assert [one["action"] for one in after["steps"]] == [None, "settle rock"]


@pytest.mark.parametrize("cursor", ["x", "1", "1.2", "a.b.c"])
def test_what_is_no_cursor_is_refused(cursor: str) -> None:
    with pytest.raises(ActionError) as caught:
        Game.new(rules_of("tides"), 2).news(None, cursor)
    assert caught.value.code == "cursor"
