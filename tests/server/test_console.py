"""The client of the command line: what it shows, what is typed, and the way back to a seat."""

from __future__ import annotations

import contextlib
import io
import json
import os
import socket
import stat
import threading
import time
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
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
        self.player, self.lang, self.changed = player, lang, threading.Event()

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        told = self.player.send(do, lang=self.lang, **fields)
        if "error" in told:
            raise SwcoreError(told["error"]["text"], code=told["error"]["code"])
        answer: dict[str, Any] = told["answer"]
        return answer

    def wait(self, seconds: float | None = None) -> bool:
        if seconds is None:
            raise Waited
        return self.changed.wait(seconds) and not self.changed.clear()  # type: ignore[func-returns-value]


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


class Sitter:
    """Somebody at a terminal: each line is typed once something has been done, and told there."""

    def __init__(self, chair: Chair, *lines: tuple[Callable[[], object], str, str]) -> None:
        self.chair, self.lines = chair, list(lines)
        chair.console.live = True
        chair.console.terminal = Terminal(Screen(file=chair.written, width=100, height=24), self.read)

    def read(self, prompt: str) -> str:
        if not self.lines:
            raise EOFError
        do, told, line = self.lines.pop(0)
        before = len(self.chair.written.getvalue())
        do()
        link = self.chair.console.link
        assert isinstance(link, Link)
        link.changed.set()
        until = time.monotonic() + 20
        while told not in self.chair.written.getvalue()[before:]:
            assert time.monotonic() < until, self.chair.said
            time.sleep(0.005)
        return line

    def play(self) -> list[str]:
        self.chair.console.play()
        return self.chair.said


def nothing() -> None:
    """Nothing happens."""


def plays(chair: Chair) -> None:
    """Play what stands last, as long as it is asked."""
    while (menu := chair.console.link.ask("menu")).get("choices"):
        chair.console.link.ask("act", action=menu["choices"][-1]["action"])


def test_what_happens_is_told_while_a_line_is_typed(chairs: tuple[Chair, Chair], monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = chairs
    monkeypatch.setattr("swcore_server.console.SOON", 0.0)

    told = Sitter(bob, (lambda: plays(ann), "ваш ход", "почему 1"), (nothing, "", "выход")).play()
    waiting, news, question = (next(n for n, line in enumerate(told) if part in line) for part in ("Ход за", "Ann:", "ваш ход"))
    assert waiting < news < question
    assert "так можно" in "\n".join(told[question:])  # the question that came meanwhile is the one that is answered


def test_an_answer_to_a_question_that_has_just_come_is_not_sent(
    chairs: tuple[Chair, Chair], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = chairs
    monkeypatch.setattr("swcore_server.console.SOON", 60.0)

    told = Sitter(bob, (lambda: plays(ann), "ваш ход", "1")).play()
    assert SAID["soon"]["ru"] in told
    assert bob.console.link.ask("menu")["choices"]  # nothing was done


def test_words_are_taken_while_others_are_asked(chairs: tuple[Chair, Chair]) -> None:
    bob = chairs[1]
    told = Sitter(bob, (nothing, "", "1"), (nothing, "", "почему 1"), (nothing, "", "бот random"), (nothing, "", "стол")).play()
    assert told.count(SAID["not-now"]["ru"]) == 2
    assert SAID["handed"]["ru"] in told
    assert [one["bot"] for one in bob.post("", None)["players"]] == ["", "random"]
    assert any(line.startswith("  Ann · ") for line in told)


def test_who_is_relieved_by_a_bot_hears_so_at_once(chairs: tuple[Chair, Chair]) -> None:
    ann, host = chairs[0], {"token": chairs[0].seat.host, "bot": "random"}
    told = Sitter(ann, (lambda: ann.post("/seats/0", host), SAID["handed"]["en"], "")).play()
    assert SAID["time-over"]["en"] not in told  # no clock ran


def test_a_seat_that_was_given_up_elsewhere_ends_the_screen(chairs: tuple[Chair, Chair]) -> None:
    ann = chairs[0]
    told = Sitter(ann, (lambda: ann.post("/leave", {"token": ann.seat.token}), SAID["close"]["en"], "1")).play()
    assert told[-2:] == [SAID["left"]["en"], SAID["close"]["en"]]
    assert ann.console.gone


def test_one_thing_is_done_by_the_names_of_the_table(chairs: tuple[Chair, Chair]) -> None:
    bob = chairs[1]
    bob.console.once("стол")
    assert any(line.startswith("  Ann") for line in bob.said)
    for word in ("карта", "почему 1", "flie"):
        bob.console.once(word)
    assert bob.said.count(SAID["not-now"]["ru"]) == 2
    bob.console.once("вернуть")
    assert bob.said[-1] == SAID["not-handed"]["ru"]
    bob.console.once("бот")
    assert bob.said[-1] == SAID["handed"]["ru"]
    bob.console.once("вернуть")
    assert bob.said[-1] == SAID["handed-back"]["ru"]
    bob.console.once("ссылки")
    assert bob.said[-1] == SAID["no-links"]["ru"]


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
        refused(join, f"{nobody}/t/abc", "--do", "table"),
        refused(serve, "--port", "0", "--database", "sqlite:////no/such/folder/games.db"),
        refused(serve, "--port", "0", "--database", "sqlite://"),
        refused(serve, "--port", "0", "--origin", "nonsense"),
    ]
    codes = ["port", "database-url", "invitation-form", "no-server", "no-server", "bot-option", "clock-option", "no-seat-left"]
    codes += ["no-seat-there", "no-database", "database-memory", "origin-option"]
    assert [one.code for one in found] == codes
    for error in found:
        text, hint = in_words(error, "ru")
        assert "{" not in text
        assert text != error.message  # it has a text of its own in Russian
        assert hint
    assert in_words(found[3], "ru")[0] == f"По адресу {nobody} сервер не отвечает."
    assert set(RUSSIAN) == {*codes, "database-in-use"}  # which has a test of its own


ODD = "\x1b]0;name\x07\u202eevil"
LIES: list[Any] = [
    b"[]",
    b"5",
    b"{}",
    b"<html>",
    b"[" * 100_000,
    {"seat": "x", "token": 5, "table": [], "invites": {"a": "b"}, "host": ODD},
    {"seat": 0, "token": "t", "table": ODD, "invites": {"0": "i", "1": "j"}, "host": "h"},
    {"seat": 0, "token": "t", "table": "t", "invites": {"0": "i", "1": ODD}, "host": "h"},
    {"seat": 0, "token": "t", "table": "t", "invites": {"0": "i"}, "host": "h"},  # but nobody speaks by a WebSocket
    {"seat": -1, "token": "t", "table": "t", "invites": {"0": "i"}, "host": "h"},
]


def test_a_server_that_says_what_none_would_say_is_no_server() -> None:
    """Whatever another program answers: a sentence, and nothing of it on the terminal as it is."""
    answers: list[bytes] = []

    class Liar(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.rfile.read(int(self.headers.get("content-length", 0)))
            self.send_response(200)
            self.end_headers()
            self.wfile.write(answers[0])

        do_GET = do_POST

        def log_message(self, *words: Any) -> None:
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Liar) as server:
        threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
        address = f"http://127.0.0.1:{server.server_port}"
        for lie in LIES:
            answers[:] = [lie if isinstance(lie, bytes) else json.dumps(lie).encode()]
            for words in ((address, "--new", "small-world"), (f"{address}/t/abc#def",)):
                result = CliRunner().invoke(join, list(words))
                assert isinstance(result.exception, SwcoreError), (lie, result.exception)
                assert result.exception.code == "no-server"
                assert "\x1b" not in result.output
        server.shutdown()


def test_a_line_that_is_not_text_is_refused_here(chairs: tuple[Chair, Chair]) -> None:
    ann = chairs[0]
    ann.console.do("\udcff\udcfe", NO_MENU)
    assert ann.said[-1] == SAID["no-text"]["en"]


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
