"""The client of the command line: what it shows, what is typed, and the way back to a seat."""

from __future__ import annotations

import contextlib
import io
import os
import socket
import stat
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from rich.console import Console as Screen
from swcore_server.client import invitation, link_of, post
from swcore_server.commands import join, serve
from swcore_server.console import Console
from swcore_server.kept_seats import MOST, Seat, forget, hashed, keep, kept
from swcore_server.said import RUSSIAN, SAID, asked

from swcore.cli.packs import Afar, Terminal, words_here
from swcore.errors import SwcoreError
from swcore.wording.errors import in_words
from tests.server.conftest import Club, Player

SERVER = "http://club.example"
NO_MENU: dict[str, Any] = {"choices": []}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let the user's folder be one of the test."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("APPDATA", str(tmp_path))
    return tmp_path


class Link:
    """A connection of the tests as the console wants it."""

    name = "k"

    def __init__(self, player: Player, lang: str) -> None:
        self.player, self.lang, self.waits = player, lang, 0

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        told = self.player.send(do, lang=self.lang, **fields)
        if "error" in told:
            raise SwcoreError(told["error"]["text"], code=told["error"]["code"])
        answer: dict[str, Any] = told["answer"]
        return answer

    def wait(self, seconds: float | None = None) -> bool:
        raise Waited


class Waited(Exception):
    """The console waits for others."""


class Chair:
    """A console at a seat, with what it said."""

    def __init__(self, club: Club, made: dict[str, Any], seat: int, lang: str = "en") -> None:
        self.club, self.table = club, made["table"]
        token = club.join(made, seat)
        self.seat = Seat(SERVER, self.table, seat, token, made["host"] if seat == 0 else "")
        link = Link(club.player(self.table, token), lang)
        self.written, self.typed = io.StringIO(), list[str]()
        terminal = Terminal(Screen(file=self.written, width=100, height=24), self.read)
        shows = lambda game, looks: Afar(terminal, lang, looks, words_here(game, lang))  # noqa: E731
        self.console = Console(link, self.seat, self.post, lambda one: link_of(SERVER, self.table, one), lang, terminal, shows)

    @property
    def said(self) -> list[str]:
        return self.written.getvalue().splitlines()

    def read(self, prompt: str) -> str:
        if not self.typed:
            raise EOFError
        return self.typed.pop(0)

    def post(self, path: str, data: dict[str, Any] | None) -> dict[str, Any]:
        address = f"/api/tables/{self.table}{path}"
        answer = self.club.client.get(address) if data is None else self.club.client.post(address, json=data)
        found: dict[str, Any] = answer.json()
        if "error" in found:
            raise SwcoreError(found["error"]["text"], code=found["error"]["code"])
        return found

    def type(self, *lines: str) -> list[str]:
        """Type lines, and return what was said until the last one was read or others are waited for."""
        self.written.seek(0)
        self.written.truncate()
        self.typed = list(lines)
        with contextlib.suppress(Waited):
            self.console.play()
        return self.said


@pytest.fixture
def chairs(room: Club) -> tuple[Chair, Chair]:
    made = room.new()
    return Chair(room, made, 0), Chair(room, made, 1, "ru")


def test_choices_are_told_apart_by_their_actions(chairs: tuple[Chair, Chair]) -> None:
    told = chairs[0].type("1")
    menu = [line.split() for line in told if line.split()[1:2] == ["conquer"]]
    assert len(menu) > 3
    assert len({line[2] for line in menu}) == len(menu)  # each names its region
    assert "· Took Seafaring Halflings, 11 tokens." in told


def test_who_waits_is_told_for_whom(chairs: tuple[Chair, Chair]) -> None:
    told = chairs[1].type()
    assert told[0] == "Вы — игрок 2. Справка: ?"
    assert told[-1] == "Ход за другими: Ann. Ctrl-C — выйти."


def test_help_and_reasons(chairs: tuple[Chair, Chair]) -> None:
    ann = chairs[0]
    told = ann.type("?", "?")
    assert "\n".join(told).count(SAID["help"]["en"]) == 2
    assert told.count("Pick a combo") == 1  # it still stands on the screen
    told = ann.type("why 1")
    assert "pick base.halflings: may be done. Seafaring Halflings · 11 tokens · free" in told
    ann.type("1")
    assert "  there is no region x on this map" in ann.type("why conquer x")
    assert any(line.startswith("Choose a number from 1 to ") for line in ann.type("999"))
    assert ann.type("quit", "1")[-1] != "1"
    assert not ann.console.gone


def test_the_table_tells_what_each_player_has_that_may_be_seen(chairs: tuple[Chair, Chair]) -> None:
    told = chairs[0].type("table")  # five coins for each at the beginning; those of others are hidden
    assert told[-3:] == ["Round 1 of 10 · your turn · coins: 5", "  Ann · Coins: 5", "  Ann · Coins: hidden"]


def test_a_bot_plays_until_the_seat_is_handed_back(chairs: tuple[Chair, Chair]) -> None:
    ann = chairs[0]
    told = ann.type("hand over random", "hand back")
    assert SAID["handed"]["en"] in told
    assert SAID["handed-back"]["en"] in told
    assert [one["bot"] for one in ann.post("", None)["players"]] == ["", ""]


def test_the_host_invites_anew_and_a_guest_may_not(chairs: tuple[Chair, Chair]) -> None:
    ann, bob = chairs
    bob.console.do("пригласить 1", NO_MENU)
    assert bob.said[-1] == SAID["not-host"]["ru"]
    ann.console.do("invite 2", NO_MENU)
    link = ann.said[-1].rpartition(" ")[2]
    server, table, invite = invitation(link)
    assert (server, table) == (SERVER, ann.table)
    assert ann.post("/join", {"invite": invite, "name": "Cy"})["seat"] == 1
    assert bob.post("", None)["players"][1]["player"] == "Cy"


def test_leaving_gives_up_the_seat(chairs: tuple[Chair, Chair]) -> None:
    ann = chairs[0]
    assert ann.type("leave")[-1] == SAID["left"]["en"]
    assert ann.console.gone
    assert [one["free"] for one in ann.post("", None)["players"]] == [True, False]


def test_words_in_both_languages() -> None:
    assert asked("why 3") == ("why", "3")
    assert asked("Почему conquer r05") == ("why", "conquer r05")
    assert asked("hand back") == ("hand back", "")
    assert asked("бот greedy") == ("hand over", "greedy")
    assert asked("helpless") == ("", "helpless")
    assert all(set(texts) == {"en", "ru"} for texts in SAID.values())


def test_a_seat_is_kept_for_its_user_alone(home: Path) -> None:
    one = Seat(SERVER, "t1", 0, "token", "host", hashed("a"))
    other = Seat(SERVER, "t1", 1, "other", "", hashed("b"))
    assert keep(one)
    assert keep(other)
    assert kept(SERVER, "t1", "a") == one
    assert kept(SERVER, "t1") == other  # the last one that was taken
    assert kept(SERVER, "t1", "c") is None
    assert kept("http://elsewhere", "t1", "a") is None
    path = next(home.rglob("seats.json"))
    if os.name != "nt":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert "token" not in repr(one).replace("token=", "")
    forget(other)
    assert kept(SERVER, "t1") == one
    path.write_text("{", "utf-8")
    assert kept(SERVER, "t1") is None


def test_the_oldest_seats_go_first(home: Path) -> None:
    for number in range(MOST + 1):
        keep(Seat(SERVER, f"t{number}", 0, "token"))
    assert kept(SERVER, "t0") is None
    assert kept(SERVER, "t1") is not None


def test_a_new_table_is_as_it_was_asked_for(room: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    asked_for: list[dict[str, Any]] = []

    def sent(address: str, data: dict[str, Any], lang: str = "en") -> dict[str, Any]:
        asked_for.append(data)
        raise SwcoreError("enough", code="enough")

    monkeypatch.setattr("swcore_server.client.post", sent)
    words = [
        "--players",
        "2",
        "--bot",
        "2=greedy",
        "--option",
        "open-coins=true",
        "--seed",
        "10",
        "--public",
        "--clock",
        "900+10",
    ]
    CliRunner().invoke(join, [SERVER, "--new", "small-world", *words])
    (data,) = asked_for
    clock = {"kind": "game", "seconds": 900, "increment": 10}
    chosen = {"seats": 2, "bots": {"1": "greedy"}, "options": {"open_coins": "true"}, "seed": 10, "public": True, "clock": clock}
    assert data == {"game": "small-world", **chosen}
    made = room.client.post("/api/tables", json=data).json()
    told = room.client.get(f"/api/tables/{made['table']}").json()
    assert told["public"] is True
    assert (told["clock"]["seconds"], told["clock"]["increment"]) == (900, 10)


def test_the_same_link_takes_the_seat_again(room: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    def sent(address: str, data: dict[str, Any] | None, lang: str = "en") -> dict[str, Any]:
        where = address.removeprefix(SERVER)
        told: dict[str, Any] = (room.client.get(where) if data is None else room.client.post(where, json=data)).json()
        if "error" in told:
            raise SwcoreError(told["error"]["text"], code=told["error"]["code"])
        return told

    class Sat(Link):
        def __init__(self, server: str, table: str, token: str, lang: str, say: Any) -> None:
            super().__init__(room.player(), lang)
            self.ask("seat", table=table, token=token)

        def close(self) -> None:
            """Leave it open."""

    monkeypatch.setattr("swcore_server.client.post", sent)
    monkeypatch.setattr("swcore_server.client.Client", Sat)
    made = room.new()
    link = link_of(SERVER, made["table"], made["invites"]["1"])
    for words in (link, link, link_of(SERVER, made["table"], "")):
        assert CliRunner().invoke(join, [words, "--do", "help"], catch_exceptions=False).output.startswith("A number")
    CliRunner().invoke(join, [link, "--do", "leave"], catch_exceptions=False)
    found = CliRunner().invoke(join, [link]).exception
    assert isinstance(found, SwcoreError)
    assert found.code == "invitation"


def refused(command: Any, *words: str) -> SwcoreError:
    """Return the error of a command."""
    found = CliRunner().invoke(command, list(words)).exception
    assert isinstance(found, SwcoreError), found
    return found


def test_what_cannot_be_is_refused_in_words() -> None:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port = one.getsockname()[1]
        one.listen()
        taken = refused(serve, "--port", str(port))
    nobody = f"http://127.0.0.1:{port}"
    new = (nobody, "--new", "small-world")
    found = [
        taken,
        refused(serve, "--port", "0", "--database", "mysql://x"),
        refused(join, nobody),
        refused(join, *new),
        refused(join, f"{nobody}/t/abc#def"),
        refused(join, *new, "--bot", "x=greedy"),
        refused(join, *new, "--clock", "soon"),
        refused(join, *new, "--players", "2", "--bot", "1=greedy", "--bot", "2=greedy"),
    ]
    codes = ["port", "database-url", "invitation-form", "no-server", "no-server", "bot-option", "clock-option", "no-seat-left"]
    assert [one.code for one in found] == codes
    for error in found:
        text, hint = in_words(error, "ru")
        assert "{" not in text
        assert text != error.message  # it has a text of its own in Russian
        assert hint
    assert in_words(found[3], "ru")[0] == f"По адресу {nobody} сервер не отвечает."
    assert set(RUSSIAN) == {*codes, "database-in-use"}  # which has a test of its own


def test_what_is_not_the_server_is_no_server() -> None:
    with pytest.raises(SwcoreError) as found:
        post("file:///etc/hostname", {})
    assert found.value.code == "no-server"


def test_a_long_name_is_told_its_limit(room: Club) -> None:
    made = room.new()
    sent = {"invite": made["invites"]["0"], "name": "x" * 500}
    told = room.client.post(f"/api/tables/{made['table']}/join", json=sent).json()["error"]
    assert told["code"] == "bad-field"
    assert told["text"] == "The field 'name' has at most 200 letters."
