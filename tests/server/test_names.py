"""What players are called in the texts of a game: their names, whatever they are; and the bots that a game offers."""

from __future__ import annotations

import asyncio
from typing import Any

from swcore_server.bots import Bots
from swcore_server.places import ALONE, BOTS
from swcore_server.register import Entry

import swcore
from swcore.game.refusals import words_of
from swcore.protocol import called
from tests.server.conftest import Club

HOSTILE = "{seat} <b>r05</b> %s"


def log(room: Club, player: Any, lang: str = "en") -> str:
    """Return all sentences that a player reads."""
    steps = player.ask("news", since="", told=True, lang=lang)["steps"]
    return "\n".join(one["text"] for step in steps for one in step["sentences"])


def panels(player: Any, lang: str = "en") -> list[str]:
    """Return how the seats are called on the table."""
    return [one["label"] for one in player.ask("scene", lang=lang)["elements"] if one["kind"] == "panel"]


def test_the_texts_of_a_game_call_players_by_their_names(room: Club) -> None:
    made = room.new("small-world", seats=2)
    ann = room.player(made["table"], room.join(made, 0))
    assert panels(ann) == ["You", "Player 2"], "nobody sits there yet"
    room.client.post(f"/api/tables/{made['table']}/join", json={"invite": made["invites"]["1"], "name": HOSTILE})
    assert panels(ann) == ["You", HOSTILE]
    watcher = room.player(made["table"])
    assert panels(watcher) == ["Ann", HOSTILE]
    assert watcher.ask("scene")["status"].endswith("turn of Ann"), "nobody is called by a number"
    assert watcher.ask("scene", lang="ru")["status"].endswith("ходит Ann")
    while actions := [one["action"] for one in ann.ask("menu").get("choices", [])]:
        ann.ask("act", action="done" if "done" in actions else actions[0])
    assert ann.ask("scene")["status"].count(f"turn of {HOSTILE}")
    assert "Player" not in log(room, watcher) + log(room, ann)


def test_no_name_is_taken_for_a_place(room: Club) -> None:
    made = room.new("tiny-towns", seats=1)
    answer = room.client.post(f"/api/tables/{made['table']}/join", json={"invite": made["invites"]["0"], "name": "a1"})
    player, watcher = room.player(made["table"], answer.json()["token"]), room.player(made["table"])
    for _ in range(6):
        player.ask("act", action=player.ask("menu")["choices"][-1]["action"])
    told = watcher.ask("news", since="", told=True)["steps"]
    named = [one for step in told for one in step["sentences"] if one["text"].startswith("a1")]
    assert all("a1" not in element for one in named for element in one.get("elements", []))


def test_bots_and_those_who_share_a_name_are_told_apart(room: Club) -> None:
    made = room.new("small-world", seats=4, bots={"3": "random"})
    for seat in range(2):
        room.join(made, seat)
    watcher = room.player(made["table"])
    assert panels(watcher) == ["Ann (1)", "Ann (2)", "Player 3", "Bot"]
    assert panels(watcher, "ru") == ["Ann (1)", "Ann (2)", "Игрок 3", "Бот"]
    both = room.player(room.new("small-world", seats=2, bots={"0": "random", "1": "random"})["table"])
    assert panels(both) == ["Bot 1", "Bot 2"]


def test_the_past_is_told_with_the_names_too(room: Club) -> None:
    made = room.new("tiny-towns", seats=1)
    room.join(made, 0)
    asks = [{"do": "scene"}]
    told = room.client.post(f"/api/tables/{made['table']}/replay", json={"step": 0, "asks": asks}).json()
    assert [one["label"] for one in told["answers"][0]["elements"] if one["kind"] == "panel"] == ["Ann"]


def test_each_game_tells_the_bots_that_play_it(room: Club) -> None:
    for lang, title in (("en", "Thinks one move ahead"), ("ru", "Думает на ход вперёд")):
        for game in room.client.get(f"/api/games?lang={lang}").json()["games"]:
            bots = {one["name"]: one["title"] for one in game["bots"]}
            assert next(iter(bots)) == "greedy", "the usual one comes first"
            assert bots["greedy"] == title
            room.new(game["name"], seats=game["seats"][1], bots={"0": list(bots)[-1]})


def test_a_bot_that_searches_is_given_a_time() -> None:
    asked: list[dict[str, Any]] = []
    ranks: list[int] = []

    async def ask(table: str, seat: int | None, request: dict[str, Any], *, think: bool = False, rank: int = 0) -> dict[str, Any]:
        asked.append(request)
        ranks.append(rank)
        return {"action": "done"}

    class Seats:
        async def entry(self, table: str) -> Entry:
            return Entry({}, [{"seat": 0, "bot": "expert"}, {"seat": 1, "bot": "" if table == "t" else "usual"}])

    bots = Bots(ask, Seats(), None, None)  # type: ignore[arg-type]
    for name in ("expert", "greedy", "usual"):
        assert asyncio.run(bots._thought("t", 0, name)) == "done"
    assert [one.get("seconds") for one in asked] == [2.0, None, None], "a process that thinks for 10 is ended"
    asyncio.run(bots._thought("all bots", 0, "expert"))
    assert ranks == [BOTS, BOTS, BOTS, ALONE], "those among themselves come last"


def test_an_army_is_called_after_its_player() -> None:
    rules = swcore.load_plugins("small-world")
    names = [words_of(rules, lang) for lang in ("en", "ru")]
    with called({1: "Eve", 2: None}):
        assert [one.owned("Orcs", 1, 0) for one in names] == ["Eve's Orcs", "Orcs (Eve)"]
        assert names[0].owned("Orcs", 2, 0) == "Bot's Orcs"
        assert names[0].owned("Orcs", 0, 1) == "Player 1's Orcs"
    assert names[0].owned("Orcs", 1, 0) == "Player 2's Orcs"
