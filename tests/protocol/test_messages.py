"""Messages: JSON both ways, held by their schema, and refused by name where they do not fit."""

from __future__ import annotations

import json

import pytest
from jsonschema import Draft202012Validator

from scripts import protocol_schema
from swcore.protocol.answers import Alternative, Answer, Failure, Notice, Wrong, message_of
from swcore.protocol.forms import MessageError
from swcore.protocol.lines import DEEP, LINE, data_of
from swcore.protocol.requests import REQUESTS, Act, New, Request, request_of
from tests.protocol.talk import talk, validator

FULL = {
    "action": "conquer r05",
    "edition": "classic",
    "expect": "1.0.00000000",
    "featured": ["base.trolls"],
    "first": 1,
    "game": "small-world",
    "key": "k1",
    "map": {
        "format": "swcore-map-1",
        "id": "two",
        "name": {"en": "Two"},
        "aspect": 1,
        "regions": [{"id": id, "terrain": "hill", "symbols": [], "edge": True} for id in ("r01", "r02")],
        "borders": [["r01", "r02"]],
    },
    "name": "greedy",
    "options": {"rule": True},
    "pieces": [{"swcore": "piece-1"}],
    "play": True,
    "prefix": "conquer ",
    "protocol": 1,
    "save": "{}",
    "seat": 1,
    "seats": 3,
    "seconds": 1.5,
    "seed": "ff",
    "since": "1.0.00000000",
    "step": 4,
    "table": "t7",
    "token": "secret",
    "told": True,
    "what": "terrain:hill",
    "with_pieces": ["base.trolls"],
}


def test_the_schema_is_what_the_types_say() -> None:
    assert protocol_schema.FILE.read_text(encoding="utf-8") == protocol_schema.schema_text(), "run make docs-pages"
    Draft202012Validator.check_schema(json.loads(protocol_schema.schema_text()))


@pytest.mark.parametrize("do", sorted(REQUESTS))
def test_a_request_comes_back_from_json_as_it_was(do: str) -> None:
    names = {field.name for field in REQUESTS[do].__attrs_attrs__}
    data = {"do": do, "id": 7, "lang": "ru", **{name: value for name, value in FULL.items() if name in names}}
    if do in ("bot", "analyse"):
        data["seed"] = 3
    request = request_of(data)
    assert type(request) is REQUESTS[do]
    assert request_of(request.to_json()) == request
    assert json.loads(json.dumps(request.to_json())) == data, "no field is lost, and none has its default here"
    validator(protocol_schema.name_of(do)).validate(data)
    validator().validate(data)


def test_fields_with_a_default_may_be_left_out() -> None:
    assert request_of({"do": "new", "game": "warcraft"}) == New(game="warcraft")
    assert request_of({"do": "menu", "seat": 1.0}) == request_of({"do": "menu", "seat": 1}), "JSON has one sort of numbers"
    assert request_of({"do": "act", "action": "done", "id": "a"}) == Act(action="done", id="a")


@pytest.mark.parametrize(
    ("data", "code", "told"),
    [
        ({"do": "act", "actoin": "done"}, "unknown-field", "action"),
        ({"do": "mneu"}, "unknown-request", "menu"),
        ({"action": "done"}, "missing-field", ""),
        ({"do": "act"}, "missing-field", ""),
        ({"do": "act", "action": 5}, "bad-field", ""),
        ({"do": "act", "action": None}, "bad-field", ""),
        ({"do": "act", "action": "x" * 1001}, "bad-field", ""),
        ({"do": "act", "action": {"kind": "done", "args": []}}, "unknown-field", ""),
        ({"do": "act", "action": {"kind": "done", "arguments": [{"name": "region"}]}}, "missing-field", ""),
        ({"do": "menu", "seat": True}, "bad-field", ""),
        ({"do": "menu", "seat": 16}, "bad-field", ""),
        ({"do": "menu", "seat": -1}, "bad-field", ""),
        ({"do": "menu", "seat": 1.5}, "bad-field", ""),
        ({"do": "menu", "id": [1]}, "bad-field", ""),
        ({"do": "menu", "id": 2**60}, "bad-field", ""),
        ({"do": "new", "game": "x", "options": []}, "bad-field", ""),
        ({"do": "new", "game": "x", "with_pieces": "base.trolls"}, "bad-field", ""),
        ({"do": "new", "game": "x", "with_pieces": [1]}, "bad-field", ""),
        ({"do": "bot", "seconds": 0}, "bad-field", ""),
        ({"do": ["new"]}, "unknown-request", ""),
    ],
)
def test_what_does_not_fit_is_refused(data: dict[str, object], code: str, told: str) -> None:
    with pytest.raises(MessageError) as caught:
        request_of(data)
    assert caught.value.code == code
    assert told in caught.value.hint
    assert not validator("Request").is_valid(data)


@pytest.mark.parametrize(
    ("line", "case"),
    [
        (b"[" * 60_000, "deep"),
        (b'{"a":' * 40 + b"1" + b"}" * 40, "deep"),
        (b'{"a":' + b"[" * DEEP + b"]" * DEEP + b"}", "deep"),
        (b'{"do":"menu","do":"act"}', "value"),
        (b'{"seat":NaN}', "value"),
        (b'{"seat":-Infinity}', "value"),
        (b'{"seat":' + b"9" * 5000 + b"}", "value"),
        (b'{"a":"\\ud800"}', "half"),
        (b'{"a":"\xff"}', "utf8"),
        (b"[1]", "object"),
        (b"null", "object"),
        (b"{", "json"),
        (b'{"a":"' + b"x" * LINE + b'"}', "large"),
    ],
)
def test_junk_is_refused_and_the_conversation_goes_on(line: bytes, case: str) -> None:
    with pytest.raises(MessageError) as caught:
        data_of(line)
    assert (caught.value.code, caught.value.details["case"]) == ("bad-line", case)
    conversation = talk()
    assert json.loads(conversation.ask_line(line))["error"]["code"] == "bad-line"
    assert "answer" in json.loads(conversation.ask_line(b'{"do":"hello","protocol":1}'))


def test_what_comes_back_is_a_value_both_ways() -> None:
    for message in (
        Answer({"table": "t1"}, 3),
        Failure(Wrong("stale", "Gone on.", "Look.", {"version": 4}), "a"),
        Failure(Wrong("stale", "Gone on.")),
        Notice("changed", "t1"),
    ):
        assert message_of(message.to_json()) == message
        validator().validate(message.to_json())
    with pytest.raises(MessageError):
        message_of({"id": 1})
    assert Alternative("done", "Done", 1.0).value == 1.0


def test_an_error_is_told_in_the_language_of_the_request() -> None:
    conversation = talk(lang="ru")
    told = conversation.ask_json({"do": "menu", "table": "t9"})["error"]
    assert told["text"] == "Нет стола «t9»."
    assert conversation.ask_json({"do": "menu", "table": "t9", "lang": "en"})["error"]["text"] == "There is no table 't9'."
    assert conversation.ask_json({"do": "mneu"})["error"]["text"] == "Нет запроса «mneu»."


def test_no_two_requests_have_one_name() -> None:
    def kinds(kind: type[Request]) -> list[type[Request]]:
        return [kind, *(one for sub in kind.__subclasses__() for one in kinds(sub))]

    named = [kind.do for kind in kinds(Request) if kind.do]
    assert sorted(named) == sorted(REQUESTS)
