"""The workshop: pieces and maps that are being written, looked at by a worker."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("swcore_server", reason="the server is not installed: make dev")

from swcore_server import workshop
from swcore_server.workshop import called, form

from swcore.authoring import dialect_of, piece_schema
from swcore.engine.ruleset import Ruleset
from swcore.errors import SwcoreError
from swcore.protocol.lobby import Lobby
from tests.server.conftest import Club

FROST: dict[str, Any] = {
    "swcore": "piece-1",
    "id": "home.frost",
    "kind": "race",
    "tokens": 6,
    "name": {"en": "Frost", "ru": "Мороз"},
    "rules": [{"on": "score", "coins": 1, "each": {"held": {"terrain": "mountain"}}}],
}


@pytest.fixture(scope="module")
def lobby() -> Lobby:
    return Lobby()


def ask(lobby: Lobby, what: str, lang: str = "en", game: str = "small-world", **data: Any) -> dict[str, Any]:
    """Return what the workshop answers."""
    return workshop.answer(lobby, {"what": what, "game": game, "data": data, "lang": lang})


def refused(lobby: Lobby, what: str, **data: Any) -> tuple[str, str]:
    """Return the code of an error, and the field that it names."""
    with pytest.raises(SwcoreError) as caught:
        ask(lobby, what, **data)
    return caught.value.code, str(caught.value.details.get("field", ""))


def test_the_rules_of_a_game_are_told_without_a_table_with_what_is_said_of_each_piece(lobby: Lobby) -> None:
    found = ask(lobby, "rules", "ru", "tiny-towns")
    assert found["opening"]["title"] == "Как идёт партия"
    assert "TT-ROUND-5" in [one["id"] for one in found["clauses"]]
    cottage = next(one for one in found["pieces"] if one["id"].endswith(".cottage"))
    assert cottage["name"] == "Коттедж"
    assert all(one["name"] and one["text"] for one in found["pieces"])


def test_words_name_what_a_form_offers_in_the_language_of_the_reader(lobby: Lobby) -> None:
    found = ask(lobby, "words", "ru")
    assert found["called"]["terrain"]["mountain"] == "горы"
    assert found["called"]["symbol"]["mine"] == "шахта"
    assert {"mountain", "sea"} <= set(found["map_words"]["terrains"])
    assert "lost_tribe" in found["map_words"]["symbols"]
    assert found["map_words"]["stacks"] == ["lost_tribe"]
    assert found["maps"]["base-2p"] == "Поле на двоих"
    assert "terrain:mountain" in found["looks"]
    kinds = [one["properties"].get("kind", {}).get("const") for one in found["schema"]["oneOf"]]
    assert {"race", "power", "marker", "rule"} <= set(kinds)


@pytest.mark.parametrize("game", ["small-world", "tiny-towns"])
def test_what_a_form_begins_with_is_a_piece_without_fault(lobby: Lobby, game: str) -> None:
    begin = ask(lobby, "words", game=game)["begin"]
    assert begin
    for kind, file in begin.items():
        assert file["kind"] == kind
        found = ask(lobby, "piece", game=game, file=file)
        assert found["faults"] == []
        assert found["pieces"][0]["id"] == file["id"]


def test_all_fields_of_the_forms_are_told_in_russian_and_no_text_is_left_over(lobby: Lobby) -> None:
    games = ("small-world", "warcraft", "tiny-towns")
    english = set().union(*(descriptions(schema_of(lobby.rules(game))) for game in games))
    assert form.fields("ru").keys() == english
    assert form.fields("en").keys() <= english
    told = set().union(*(descriptions(ask(lobby, "words", "ru", game=game)["schema"]) for game in games))
    assert [one for one in told if not re.search("[а-я]", one)] == []


def test_a_form_speaks_of_no_files(lobby: Lobby) -> None:
    """What only programs read has no place in what people read: ids, and words in the marks of code."""
    for lang in ("en", "ru"):
        for game in ("small-world", "warcraft", "tiny-towns"):
            told = descriptions(ask(lobby, "words", lang, game=game)["schema"])
            assert [one for one in told if re.search(r"\bids?\b|[`{}]|pack\.piece|--", one)] == []


def test_all_words_that_a_form_offers_have_names(lobby: Lobby) -> None:
    for game in ("small-world", "warcraft", "tiny-towns"):
        found = ask(lobby, "words", "ru", game=game)
        assert set(called._offered(found["schema"])) == found["called"]["value"].keys()
        named = [*found["called"]["value"].values(), *found["called"]["kind"].values(), *found["maps"].values()]
        assert [one for one in named if not re.search("[а-я]", one)] == []


def schema_of(rules: Ruleset) -> dict[str, Any]:
    """Return the schema of the pieces of a game as files have it."""
    dialect = dialect_of(rules)
    return piece_schema(dialect, dialect.known(rules))


def descriptions(value: Any) -> set[str]:
    """Return all descriptions of a schema."""
    found: set[str] = set()
    for one in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        found |= descriptions(one)
    if isinstance(value, dict) and isinstance(value.get("description"), str):
        found.add(value["description"])
    return found


def test_a_game_of_cards_has_a_form_and_no_maps(lobby: Lobby) -> None:
    found = ask(lobby, "words", game="tiny-towns")
    assert found["schema"]["oneOf"]
    assert found["maps"] == {}


def test_a_piece_is_told_by_the_text_of_its_rules_and_drawn_as_it_prints(lobby: Lobby) -> None:
    pytest.importorskip("fontTools", reason="the extra of printing is not installed")
    found = ask(lobby, "piece", "ru", file=FROST)
    [piece] = found["pieces"]
    assert piece["id"] == "home.frost"
    assert piece["text"]["ru"] == "+1 монета за каждую занятую вами область гор."
    assert found["faults"] == []
    assert piece["cards"][0].startswith("<svg")
    assert 'aria-label="Мороз"' in piece["cards"][0]


@pytest.mark.parametrize(
    ("change", "path", "word"),
    [
        ({"tokens": 99}, "tokens", "1 to 15"),
        (
            {"rules": [{"on": "score", "coins": 1, "each": {"held": {"terrain": "mountan"}}}]},
            "rules[0].each.held.terrain",
            "mountain",
        ),
        ({"id": "x"}, "id", "home.gnolls"),
        ({"colour": "red"}, "colour", "colour"),
        ({"name": {"en": ""}}, "name.en", ""),
    ],
)
def test_what_is_wrong_names_its_field_and_the_right_value(lobby: Lobby, change: dict[str, Any], path: str, word: str) -> None:
    [fault] = ask(lobby, "piece", file={**FROST, **change})["faults"]
    assert fault["path"] == path
    assert word in fault["what"] + fault["mend"]
    assert "upload" not in fault["what"]
    assert fault["grave"]


def test_a_check_finds_what_the_command_finds(lobby: Lobby) -> None:
    [found] = ask(lobby, "check", file=FROST)["findings"]
    assert (found["code"], found["grave"]) == ("stand-in", False)
    assert "Elves (11)" in found["mend"], "by their names: nobody at a form knows ids"


def test_a_hostile_name_stays_text(lobby: Lobby) -> None:
    name = "<script>alert(1)</script>"
    found = ask(lobby, "piece", file={**FROST, "name": {"en": name}})
    [piece] = found["pieces"]
    assert piece["name"]["en"] == name
    assert not any("<script" in card for card in piece["cards"])


def test_a_file_is_read_by_its_ending(lobby: Lobby) -> None:
    assert ask(lobby, "read", name="a.toml", text='swcore = "piece-1"\nid = "home.a"') == {
        "file": {"swcore": "piece-1", "id": "home.a"},
        "map": False,
        "fault": "",
    }
    assert ask(lobby, "read", name="a.json", text='{"format": "swcore-map-1"}')["map"]
    for lang, word in (("en", "TOML"), ("ru", "это не TOML")):
        told = ask(lobby, "read", lang, name="a.toml", text="id = ")
        assert told["file"] is None
        assert "a.toml:1:6" in told["fault"]
        assert word in told["fault"]
    assert "no piece" in ask(lobby, "read", name="a.json", text="[1]")["fault"]
    assert ask(lobby, "read", name="a.json", text="[" * 3000)["fault"]
    for name, text in (("a.png", "\0PNG"), ("list.json", '{"shopping": ["bread"]}'), ("pyproject.toml", "[project]\nname = 'x'")):
        assert ask(lobby, "read", name=name, text=text)["fault"] == "The file says no piece and no map.", "it is another file"


def test_what_has_no_sense_is_refused_with_its_field(lobby: Lobby) -> None:
    assert refused(lobby, "piece") == ("bad-field", "file")
    assert refused(lobby, "piece", file=[1]) == ("bad-field", "file")
    assert refused(lobby, "check", file=FROST, games=10**6) == ("bad-field", "games")
    assert refused(lobby, "check", file=FROST, games=True) == ("bad-field", "games")
    assert refused(lobby, "chart") == ("bad-field", "map")
    assert refused(lobby, "chart", map={"regions": [{}] * 81}) == ("bad-field", "regions")
    assert refused(lobby, "sketch", seed=1, regions=10**9) == ("bad-field", "regions")
    assert refused(lobby, "read", name="a.toml", text="x" * 70_000) == ("bad-field", "text")
    assert refused(lobby, "steal") == ("bad-field", "what")


def test_a_map_of_the_game_is_drawn_and_told(lobby: Lobby) -> None:
    source = ask(lobby, "sketch", like="base-2p")["map"]
    found = ask(lobby, "chart", "ru", map=source)
    assert found["faults"] == []
    assert len(found["drawing"]["territories"]) == len(source["regions"]) == 23
    assert "23" in found["report"][0]


def test_a_map_with_a_fault_names_the_region_and_the_right_value(lobby: Lobby) -> None:
    source = ask(lobby, "sketch", like="base-2p")["map"]
    source["regions"][3]["terrain"] = "mountan"
    found = ask(lobby, "chart", map=source)
    [fault] = found["faults"]
    assert fault["regions"] == [source["regions"][3]["id"]]
    assert "mountain" in fault["mend"]
    assert found["drawing"] is None


def test_a_map_is_made_up_from_a_number(lobby: Lobby) -> None:
    one, same, other = (ask(lobby, "sketch", seed=seed, regions=8)["map"] for seed in (4, 4, 5))
    assert one == same != other
    assert len(one["regions"]) == 8


def test_the_server_answers_over_http_and_begins_a_game_with_the_piece(room: Any) -> None:
    asked = {"game": "small-world", "data": {"file": FROST}}
    answer = room.client.post("/api/workshop/piece?lang=en", json=asked)
    assert answer.status_code == 200
    assert answer.json()["pieces"][0]["text"]["en"] == "+1 coin for each mountain region you occupy."
    refused = room.client.post("/api/workshop/piece?lang=ru", json={"game": "chess", "data": {"file": FROST}})
    assert refused.status_code == 400
    assert refused.json()["error"]["code"] == "unknown-game"
    made = room.new(pieces=[FROST], featured=["home.frost"])
    told = room.player(made["table"]).ask("about", what="home.frost")
    assert told["name"] == "Frost"


def test_another_origin_may_not_ask(room: Any) -> None:
    answer = room.client.post("/api/workshop/words", json={"game": "small-world"}, headers={"origin": "http://evil.example"})
    assert answer.json()["error"]["code"] == "origin"


def test_many_questions_at_once_are_refused_before_they_wait(room: Any) -> None:
    room.house._crafts = 8
    try:
        told = room.client.post("/api/workshop/words", json={"game": "small-world"}).json()
    finally:
        room.house._crafts = 0
    assert told["error"]["code"] == "too-fast"


def test_a_slow_question_is_ended_and_the_server_answers_on(club: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    here = club(patience=0.05)
    told = here.client.post("/api/workshop/sketch?lang=ru", json={"game": "small-world", "data": {"seed": 1, "regions": 80}})
    assert told.json()["error"]["code"] == "too-long"
    assert "времени" in told.json()["error"]["text"]
    assert here.client.get("/health").json()["ok"]


def test_the_pieces_of_a_table_are_those_of_the_game_and_those_that_fit(lobby: Lobby) -> None:
    found = ask(lobby, "pieces", "ru", game="small-world")
    own = {one["id"]: one for one in found["own"]}
    assert {one["kind"] for one in own.values()} == {"race", "power"}
    assert (own["base.alchemist"]["name"], own["base.alchemist"]["group"]) == ("Учёные", "умение")
    others = {one["id"] for one in found["others"]}
    assert others
    assert not others & own.keys()
    assert not any(one.startswith("towns.") for one in others), "pieces of another family do not fit"
    chosen = [one["id"] for one in found["others"] if one["featured"]][:1]
    rules = lobby.rules("small-world", chosen, (FROST,))
    assert {*chosen, "home.frost"} <= rules.pieces.keys()
    towns = ask(lobby, "pieces", game="tiny-towns")
    assert {one["id"].partition(".")[0] for one in towns["own"]} == {"towns"}
    assert towns["others"] == []


def test_the_process_of_the_workshop_begins_as_somebody_comes(room: Club) -> None:
    assert workshop.answer(Lobby(), {"what": workshop.WARM}) == {"loaded": 8}
    asked: list[dict[str, Any]] = []
    craft = room.house.workers.craft

    async def heard(request: dict[str, Any], late: Any = None) -> Any:
        asked.append(request)
        return await craft(request, late)

    room.house.workers.craft = heard
    try:
        assert room.client.get("/workshop").status_code == 200
        assert room.client.post("/api/workshop/words", json={"game": "small-world"}).status_code == 200
    finally:
        room.house.workers.craft = craft
    assert [one["what"] for one in asked] == [workshop.WARM, "words"]
    assert room.client.post("/api/workshop/warm", json={"game": "small-world"}).json()["error"]["code"] == "bad-field"


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_where_nothing_is_printed_the_owner_is_told_what_to_install(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    def lacking(*_: Any) -> list[str]:
        hint = "It comes with an extra: /srv/python -m pip install"
        raise SwcoreError("Not installed.", code="print-extra", hint=hint, library="fontTools", command="/srv/python")

    monkeypatch.setattr("swcore_server.workshop.writing._cards", lacking)
    told = ask(lobby, "piece", lang, file=FROST)
    assert 'pip install "swcore[print]"' in told["note"]
    assert "/srv" not in told["note"]
