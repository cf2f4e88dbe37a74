"""The past of games: looked at step by step by the eyes of a seat, played again from a story, reported as a test."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

pytest.importorskip("swcore_server", reason="the server is not installed: make dev")

from swcore_server import replays
from swcore_server.replays import Replays, game_of, story_of

from swcore.errors import SwcoreError
from swcore.game.game import Game
from swcore.protocol import Desk
from swcore.saves.format import DIGITS


def whole(game: str = "tiny-towns", seats: int = 2, seed: int = 3) -> Game:
    """Return a game that was played to its end by chance."""
    played, rng = Game.new(game, seats, seed=seed), random.Random(seed)
    while not played.over:
        played.apply(rng.choice(played.legal_actions()))
    return played


@pytest.fixture(scope="module")
def finished() -> Game:
    return whole()


@pytest.fixture(scope="module")
def going() -> Game:
    """Return a game in which some hidden coins were earned."""
    played, rng = Game.new("small-world", 2, seed=4), random.Random(4)
    while len(played.log) < 40:
        played.apply(rng.choice(played.legal_actions()))
    return played


def desk_with(game: Game) -> Replays:
    desk = Desk()
    desk.open("t", game.clone())
    return Replays(desk)


def answered(told: dict[str, Any]) -> dict[str, Any]:
    assert "answer" in told, told
    found: dict[str, Any] = told["answer"]
    return found


def test_a_position_of_the_past_is_the_one_that_was_seen_then(going: Game) -> None:
    past, again = desk_with(going), Game.new("small-world", 2, seed=4)
    for step in range(1, 12):
        done = going.log[step]
        assert done.action is not None
        again.apply(done.action, done.seat)
        asked = {"what": "look", "table": "t", "mine": [1], "seat": 1, "step": step, "asks": [{"do": "scene"}]}
        found = answered(past.answer(asked))
        assert found["step"] == step
        assert found["answers"][0] == json.loads(json.dumps(again.scene(1, "en").as_json()))
    assert past.desk.table("t").game.digest() == going.digest(), "looking changes nothing"


def test_while_a_game_goes_on_only_ones_own_eyes_are_lent(going: Game) -> None:
    past = desk_with(going)
    asked = {"what": "look", "table": "t", "mine": [0], "asks": [{"do": "status"}], "step": 5}
    assert past.answer({**asked, "seat": 1})["error"]["code"] == "not-yours"
    assert answered(past.answer({**asked, "seat": 0}))["seats"] == [0]
    assert answered(past.answer({**asked, "seat": None}))["step"] == 5


def test_a_finished_game_may_be_seen_by_all_eyes(finished: Game) -> None:
    found = answered(desk_with(finished).answer({"what": "look", "table": "t", "mine": [], "seat": 1, "asks": []}))
    assert found["seats"] == [0, 1]
    assert found["step"] == found["last"] == len(finished.log) - 1
    turns = [number for number, _ in found["turns"]]
    assert all(finished.log[number].seat != finished.log[number - 1].seat for number in turns)


def test_steps_that_others_have_taken_in_parallel_are_not_reached() -> None:
    game = Game.new("tiny-towns", 2, seed=1)
    while game.history.lanes_opened() is None:  # both place what was named, each in their own town
        game.apply(game.legal_actions()[0])
    opened, seat = len(game.log) - 1, game.pending[0]
    game.apply(game.legal_actions(seat)[0], seat)
    for eyes in (0, 1):
        asked = {"what": "look", "table": "t", "mine": [eyes], "seat": eyes, "step": 99, "asks": []}
        assert answered(desk_with(game).answer(asked))["last"] == opened


@pytest.mark.parametrize("do", ["act", "menu", "analyse", "save", "forecast", None])
def test_the_past_is_only_looked_at(finished: Game, do: str | None) -> None:
    told = desk_with(finished).answer({"what": "look", "table": "t", "asks": [{"do": do, "action": "x"}]})
    assert told["error"]["code"] == "bad-field"


def test_a_story_of_a_game_that_goes_on_is_not_told(going: Game) -> None:
    told = desk_with(going).answer({"what": "story", "table": "t", "lang": "ru"})
    assert told["error"]["code"] == "not-over"
    assert told["error"]["text"] == "Игра ещё идёт."


def test_a_story_reproduces_its_game(finished: Game) -> None:
    story = json.loads(json.dumps(answered(desk_with(finished).answer({"what": "story", "table": "t"}))))
    assert game_of(story).digest() == finished.digest()
    past = Replays(Desk())
    first = answered(past.answer({"what": "look", "story": story, "asks": [{"do": "status"}]}))
    again = answered(past.answer({"what": "look", "key": first["key"], "asks": [{"do": "status"}], "step": 0}))
    assert (first["answers"][0]["over"], again["answers"][0]["over"]) == (True, False)
    assert Replays(Desk()).answer({"what": "look", "key": first["key"]})["error"]["code"] == "replay-gone"


def test_what_is_missing_is_named(finished: Game) -> None:
    story = story_of(finished)
    story["head"]["pieces"] = {**story["head"]["pieces"], "home.gnolls": "home-pack 1.2.3"}
    told = Replays(Desk()).answer({"what": "look", "story": story})["error"]
    assert told["code"] == "save-pieces"
    assert "home.gnolls (home-pack 1.2.3)" in told["text"]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"swcore-replay": 9}, "replay"),
        ({"moves": "all"}, "replay"),
        ({"moves": [[0, "x" * 401]]}, "replay"),
        ({"moves": [[0, 7]]}, "replay"),
        ({"moves": [[0, "x"]] * (replays.MOVES + 1)}, "replay"),
        ({"moves": [[0, "x"]]}, "save-diverged"),
        ({"moves": []}, "save-diverged"),
        ({"state": "0" * DIGITS}, "save-diverged"),
        ({"head": {}}, "save-damaged"),
        ({"head": {"start": {}}}, "replay"),
        ({"state": None}, "replay"),
    ],
)
def test_what_is_no_story_is_refused(finished: Game, change: dict[str, Any], code: str) -> None:
    with pytest.raises(SwcoreError) as caught:
        game_of({**story_of(finished), **change})
    assert caught.value.code == code


@pytest.mark.parametrize("story", [None, 1, [], "x", {}])
def test_anything_may_stand_in_a_link(story: object) -> None:
    with pytest.raises(SwcoreError, match="no replay"):
        game_of(story)


def test_a_report_is_a_test_that_fails_with_the_words_of_the_player(finished: Game) -> None:
    words = 'He said "two",\nnot three'
    found = answered(desk_with(finished).answer({"what": "report", "table": "t", "mine": [], "everybody": False, "words": words}))
    assert Game.load(found["save"]).digest() == finished.digest()
    names: dict[str, Any] = {}
    exec(found["test"], names)
    with pytest.raises(AssertionError) as caught:
        names["test_reported"]()
    assert str(caught.value) == words


def test_a_report_of_a_game_that_goes_on_holds_what_was_seen(going: Game) -> None:
    past = desk_with(going)
    asked = {"what": "report", "table": "t", "mine": [0], "words": ""}
    found = answered(past.answer({**asked, "everybody": False}))
    assert found.keys() == {"seen"}
    assert found["seen"]["view"] == going.view(0)
    assert answered(past.answer({**asked, "everybody": True})).keys() == {"save", "test"}


def test_over_http_tokens_say_whose_eyes_are_lent(room: Any) -> None:
    made = room.new()
    token, other = room.join(made, 0), room.join(made, 1)
    path = f"/api/tables/{made['table']}"
    ask = {"step": 0, "seat": 0, "asks": [{"do": "scene"}]}
    assert room.client.post(f"{path}/replay", json={**ask, "tokens": [token]}).json()["seats"] == [0]
    assert room.client.post(f"{path}/replay", json={**ask, "tokens": [other]}).status_code == 403
    assert room.client.post(f"{path}/replay", json={**ask, "step": "0"}).json()["error"]["code"] == "bad-field"
    assert room.client.get(f"{path}/story").json()["error"]["code"] == "not-over"
    assert room.client.post(f"{path}/report", json={"tokens": [token]}).json().keys() == {"seen"}
    assert room.client.post(f"{path}/report", json={"tokens": [token, other], "words": "x"}).json().keys() == {"save", "test"}
    assert room.client.post(f"{path}/report", json={"tokens": "x"}).json()["error"]["code"] == "bad-field"
    assert room.client.post("/api/replay", json={"story": {}, "asks": []}).json()["error"]["code"] == "replay"
    assert room.client.get("/replay").headers["content-type"].startswith("text/html")
