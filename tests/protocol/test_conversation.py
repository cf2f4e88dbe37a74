"""Conversations about whole games: every request is answered as its schema says, changes are made once and in order."""

from __future__ import annotations

import errno
from collections.abc import Sequence

import pytest

from scripts.protocol_schema import ANSWERS
from swcore import Game
from swcore.protocol.answers import Notice
from swcore.protocol.conversation import Conversation
from swcore.protocol.desk import Desk
from swcore.protocol.keeping import Change, Story
from swcore.testing import Scene
from swcore.wording.spaces import ActionSpace
from tests.protocol.talk import loaded, play, refused, said, talk, validator
from tests.shared.rulesets import GAMES, rules


class Shelf:
    """Keeps tables in a dictionary, and fails when it is told to."""

    def __init__(self) -> None:
        self.kept: dict[str, list[bytes]] = {}
        self.keys: dict[str, dict[str, Change]] = {}
        self.full = False

    def begin(self, table: str, lines: Sequence[bytes]) -> None:
        self._check()
        self.kept[table], self.keys[table] = list(lines), {}

    def append(self, table: str, count: int, lines: Sequence[bytes], key: str, change: Change) -> None:
        self._check()
        assert count == len(self.kept[table])
        self.kept[table] += lines
        if key:
            self.keys[table][key] = change

    def load(self, table: str) -> Story | None:
        if table not in self.kept:
            return None
        return Story(b"".join(self.kept[table]).decode(), len(self.kept[table]), dict(self.keys[table]))

    def count(self, table: str) -> int | None:
        return None

    def since(self, table: str, count: int) -> Story:
        raise AssertionError("nobody else writes")

    def _check(self) -> None:
        if self.full:
            raise OSError(errno.ENOSPC, "No space left on device")


@pytest.mark.parametrize("game", GAMES)
def test_every_request_is_answered_as_its_schema_says(game: str) -> None:
    conversation = talk()
    opened = said(conversation, "new", game=game, seed=3)
    play(conversation, 12)
    fields: dict[str, dict[str, object]] = {
        "hello": {"protocol": 1},
        "new": {"game": game, "seats": 2},
        "preview": {"game": game},
        "load": {"save": said(conversation, "save")["save"]},
        "about": {"what": opened["game"]},
        "why": {"action": "done"},
    }
    last = {"close": 1, "resign": 1}
    for do in sorted(ANSWERS, key=lambda one: last.get(one, 0)):
        given = dict(fields.get(do, {}))
        if do == "act":
            given["action"] = said(conversation, "menu", table="t1")["choices"][0]["action"]
        if do == "watch":
            continue
        table = {} if do in ("hello", "games", "new", "load", "preview") else {"table": "t1"}
        validator(f"{do.capitalize()}Answer").validate(said(conversation, do, **given, **table))
    assert refused(conversation, "menu", table="t1")["code"] == "unknown-table", "it was closed"


@pytest.mark.parametrize("game", GAMES)
def test_answers_are_what_the_game_says_of_itself(game: str) -> None:
    conversation = talk()
    said(conversation, "new", game=game, seats=2, seed=9, first=1)
    same = Game.new(rules(game), 2, seed=9, first=1)
    assert said(conversation, "menu", lang="ru") == same.menu(lang="ru").as_json()
    assert said(conversation, "scene", seat=1) == same.scene(1).as_json()
    assert said(conversation, "view")["view"] == same.view()
    assert said(conversation, "news", seat=0) == same.news(0)
    action = same.legal_actions()[-1].text
    told = said(conversation, "act", action=action)
    same.apply(action)
    assert (told["pending"], told["version"], told["cursor"]) == (list(same.pending), same.version, same.news()["cursor"])
    assert said(conversation, "save")["save"] == same.save()


def test_an_action_may_be_given_as_data() -> None:
    conversation, other = talk(), talk()
    for one in (conversation, other):
        said(one, "new", game="small-world", seed=5)
    space = ActionSpace.from_json(said(conversation, "actions"))
    for _ in range(20):
        action = said(conversation, "menu")["choices"][-1]["action"]
        data = space.form(action).as_json()
        assert said(other, "why", action=data) == said(conversation, "why", action=action)
        assert said(other, "act", action=data) == said(conversation, "act", action=action)
    told = refused(conversation, "act", action={"kind": "conquer", "arguments": [{"name": "area", "value": "r05"}]})
    assert (told["code"], told["hint"]) == ("malformed-action", "Write it as: conquer region way....")


def test_a_change_under_one_key_is_made_once() -> None:
    conversation = talk()
    said(conversation, "new", game="small-world", seed=5)
    action = said(conversation, "menu")["choices"][0]["action"]
    first = said(conversation, "act", action=action, key="a")
    again = said(conversation, "act", action=action, key="a")
    assert again == {**first, "repeated": True}
    assert refused(conversation, "act", action="done", key="a")["code"] == "key-taken"
    assert refused(conversation, "undo", key="a")["code"] == "key-taken"
    said(conversation, "undo", key="b")
    assert said(conversation, "undo", key="b")["repeated"], "and not a second step back"
    bot = said(conversation, "bot", play=True, name="random", key="c")
    assert said(conversation, "bot", play=True, name="random", key="c") == {**bot, "repeated": True}


def test_two_seats_may_give_their_changes_the_same_keys() -> None:
    desk = Desk(load=loaded)
    players = [Conversation(desk) for _ in range(2)]
    said(players[0], "new", game="tiny-towns", seats=2, seed=5, table="a")
    for seat, player in enumerate(players):
        said(player, "seat", table="a", seat=seat)
    for number in range(6):
        for player, seat in zip(players, (0, 1), strict=True):
            if seat in said(player, "status")["pending"]:
                action = said(player, "menu")["choices"][0]["action"]
                first = said(player, "act", action=action, key=f"k{number}")
                assert not first.get("repeated")
                assert said(player, "act", action=action, key=f"k{number}")["repeated"]
    assert said(players[0], "status")["version"] > 4


def test_the_owner_may_repeat_a_change_when_another_seat_is_awaited() -> None:
    conversation = talk()
    said(conversation, "new", game="tiny-towns", seats=2, seed=5)
    first = said(conversation, "bot", play=True, name="random", key="b")
    again = said(conversation, "bot", play=True, name="random", key="b")
    assert (again["version"], again["repeated"]) == (first["version"], True)


def test_a_change_of_a_position_that_was_left_is_refused() -> None:
    conversation = talk()
    cursor = said(conversation, "new", game="small-world", seed=5)["cursor"]
    actions = [one["action"] for one in said(conversation, "menu")["choices"]]
    said(conversation, "act", action=actions[0], seat=0, expect=said(conversation, "status")["cursor"])
    told = refused(conversation, "act", action=actions[1], seat=0, expect=cursor)
    assert told["code"] == "stale"
    assert told["params"]["version"] == 2
    said(conversation, "undo")
    said(conversation, "act", action=actions[1], expect=cursor)


def test_what_others_do_at_the_same_time_makes_nothing_stale() -> None:
    """While all build, a seat does not see what others place, so its own picture has not changed."""
    conversation = talk()
    said(conversation, "new", game="tiny-towns", seats=3, seed=2)
    while said(conversation, "menu")["kind"] != "place-cube":
        play(conversation, 1)
    one, other = said(conversation, "status")["pending"][:2]
    cursor = said(conversation, "news", seat=one)["cursor"]
    said(conversation, "act", seat=other, action=said(conversation, "menu", seat=other)["choices"][0]["action"])
    assert said(conversation, "news", seat=one)["cursor"] == cursor
    action = said(conversation, "menu", seat=one)["choices"][0]["action"]
    said(conversation, "act", seat=one, action=action, expect=cursor)


def test_who_sits_on_a_seat_speaks_for_it_alone() -> None:
    desk, told = Desk(load=loaded), list[Notice]()
    owner, guest = Conversation(desk), Conversation(desk, send=told.append)
    table = said(owner, "new", game="small-world", seats=2, seed=5)["table"]
    said(guest, "seat", table=table, seat=1)
    assert said(guest, "menu")["seat"] == 1
    assert said(guest, "menu").get("choices", []) == []
    assert refused(guest, "menu", seat=0)["code"] == "not-yours"
    assert refused(guest, "save")["code"] == "not-yours"
    assert refused(guest, "close")["code"] == "not-yours"
    assert refused(guest, "act", action=said(owner, "menu")["choices"][0]["action"])["code"] == "wrong-seat"
    play(owner, 1)
    assert told == [Notice("changed", table)]
    assert refused(guest, "seat", seat=5)["code"] == "seats"
    said(guest, "watch")
    assert refused(guest, "menu")["code"] == "not-yours"
    assert refused(guest, "resign")["code"] == "not-yours"
    assert said(guest, "view")["view"] == said(owner, "view")["view"]
    guest.close()
    play(owner, 1)
    assert len(told) == 1


def test_a_caller_is_not_told_of_its_own_changes() -> None:
    told: list[Notice] = []
    conversation = talk(send=told.append)
    said(conversation, "new", game="small-world", seats=2, seed=5)
    said(conversation, "seat", seat=0)
    play(conversation, 1)
    assert told == []


def test_a_change_that_cannot_be_kept_is_none() -> None:
    shelf = Shelf()
    conversation = talk(shelf)
    said(conversation, "new", game="small-world", seats=2, seed=5)
    play(conversation, 3)
    before = said(conversation, "save")["save"]
    shelf.full = True
    for do, fields in (("act", {"action": said(conversation, "menu")["choices"][0]["action"], "key": "x"}), ("undo", {})):
        assert refused(conversation, do, **fields)["code"] == "not-kept"
        assert said(conversation, "save")["save"] == before, "reads go on, and show what is kept"
    assert refused(conversation, "new", game="small-world")["code"] == "not-kept"
    shelf.full = False
    said(conversation, "act", action=said(conversation, "menu")["choices"][0]["action"], key="x")
    assert b"".join(shelf.kept["t1"]).decode() == said(conversation, "save")["save"]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_kept_is_the_game_with_all_that_was_taken_back(game: str) -> None:
    shelf = Shelf()
    conversation = talk(shelf)
    said(conversation, "new", game=game, seats=2, seed=11)
    for number in range(8):
        play(conversation, 3, seed=number)
        said(conversation, "undo", key=f"u{number}")
        if number % 2:
            said(conversation, "redo")
    other = talk(shelf)
    assert said(other, "view", table="t1", seat=0) == said(conversation, "view", seat=0)
    assert said(other, "undo", table="t1", key="u7")["repeated"], "keys are kept, too"
    play(other, 3, table="t1")
    assert said(talk(shelf), "view", table="t1") == said(other, "view", table="t1")


def test_where_tables_are_kept_the_oldest_makes_room() -> None:
    shelf = Shelf()
    conversation = Conversation(Desk(shelf, load=loaded, most=2))
    for number in range(4):
        said(conversation, "new", game="small-world", table=f"g{number}", seed=number)
    assert said(conversation, "menu", table="g0")["choices"]
    assert refused(conversation, "new", game="small-world", table="g0")["code"] == "table-exists"
    forgetful = Conversation(Desk(load=loaded, most=1))
    said(forgetful, "new", game="small-world")
    assert refused(forgetful, "new", game="small-world")["code"] == "too-many-tables"


def test_uploaded_pieces_join_and_are_checked() -> None:
    piece = {
        "swcore": "piece-1",
        "id": "home.gnomes",
        "kind": "race",
        "name": {"en": "Gnomes"},
        "text": {"en": "Just gnomes."},
        "tokens": 5,
    }
    conversation = talk()
    told = refused(conversation, "new", game="small-world", pieces=[{**piece, "tokens": "many"}])
    assert told["code"] == "piece-data"
    said(conversation, "new", game="small-world", pieces=[piece], featured=["home.gnomes"], seed=1)
    actions = [one["action"] for one in said(conversation, "menu")["choices"]]
    assert "pick home.gnomes" in actions
    save = said(conversation, "save")["save"]
    other = talk()
    said(other, "load", save=save)
    assert [one["action"] for one in said(other, "menu")["choices"]] == actions


def test_analysis_ranks_all_actions_and_says_when_time_was_short() -> None:
    conversation = talk()
    said(conversation, "new", game="small-world", seed=4)
    play(conversation, 1)
    found = said(conversation, "analyse")
    assert found["whole"]
    assert {one["action"] for one in found["alternatives"]} == {one["action"] for one in said(conversation, "menu")["choices"]}
    values = [one["value"] for one in found["alternatives"]]
    assert values == sorted(values, reverse=True)
    assert found["why"]
    assert all("brings" not in one for one in found["alternatives"][3:])
    short = said(conversation, "analyse", seconds=0.001)
    assert 1 <= len(short["alternatives"]) <= len(values)
    assert said(conversation, "bot", seconds=0.001)["action"]


@pytest.mark.clause("SW-SCORE-1")
@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Stopping after it, this turn brings 2 coins; stopping now, 1 coin."),
        ("ru", "ход принесёт 2 монеты, а если сейчас — 1 монету."),
    ],
)
def test_the_best_alternative_is_explained_with_its_income(lang: str, told: str) -> None:
    """One region brings a coin, a second one another."""
    scene = Scene({"a": "farmland edge", "b": "farmland"})
    scene.army(0, "base.ratmen", "base.swamp", {"a": 1}, hand=2)
    conversation = talk(lang=lang)
    name = said(conversation, "new", game="small-world")["table"]
    conversation.desk.table(name).game = scene.turn(0, "conquer")
    found = said(conversation, "analyse", seed=1)
    assert told in found["why"][0]
    assert {one["action"]: one["brings"] for one in found["alternatives"]} == {"conquer b": 2, "done": 1, "abandon a": 0}


def test_reasons_are_told_in_the_words_of_the_game() -> None:
    conversation = talk(lang="ru")
    said(conversation, "new", game="small-world", seed=4)
    play(conversation, 1)
    told = refused(conversation, "act", action="conquer r99")
    assert told["code"] == "illegal-action"
    assert "region" not in told["text"]


@pytest.mark.parametrize(
    "request_",
    [
        {"do": "new", "game": "small-world", "map": "no such map"},
        {"do": "new", "game": "small-world", "map": "{"},
        {"do": "load", "save": "game.save"},
    ],
)
def test_hints_over_a_wire_are_for_callers_without_paths(request_: dict[str, str]) -> None:
    error = talk().ask_json(request_)["error"]
    assert error["code"] in ("unknown-map", "map-not-json", "save-damaged")
    assert error["hint"]
    assert "Path" not in error["hint"]
