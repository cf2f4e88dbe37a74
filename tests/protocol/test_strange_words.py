"""Words of strangers in what is refused: cut where they are long, named as what they should be, and never steering a terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import pytest
from click.testing import CliRunner

from swcore.cli.commands.engine import engine
from swcore.protocol import Desk
from swcore.protocol.conversation import Conversation
from swcore.protocol.failures import WORD

LONG = "x" * 60_000


@pytest.fixture
def talk() -> Iterator[Conversation]:
    found = Conversation(Desk(), most=2**20)
    yield found
    found.close()


def refused(talk: Conversation, **asked: Any) -> dict[str, Any]:
    told = talk.ask_json(asked)
    assert "error" in told, told
    error: dict[str, Any] = told["error"]
    return error


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(
    "fields",
    [
        {"options": {LONG: 1}},
        {"options": {"rounds": LONG}},
        {"pieces": [{LONG: 1}]},
        {"pieces": [{"race": {"id": LONG}}]},
        {"map": {LONG: 1}},
    ],
    ids=str,
)
def test_long_words_are_not_repeated_whole(talk: Conversation, fields: dict[str, Any], lang: str) -> None:
    error = refused(talk, do="new", game="small-world", lang=lang, **fields)
    assert "x" * (WORD + 1) not in str(error)


@pytest.mark.parametrize(("field", "wanted"), [("with_pieces", "a list of texts"), ("pieces", "a list of objects")])
def test_a_list_of_something_else_is_told_what_it_is_a_list_of(talk: Conversation, field: str, wanted: str) -> None:
    for given in ([1], 1, "x", [None]):
        error = refused(talk, do="new", game="small-world", **{field: given})
        assert (error["code"], error["text"]) == ("bad-field", f"The field {field!r} is {wanted}.")


@pytest.mark.parametrize(("name", "sign"), [("\u202e\a", "U+202E"), ("\a", "U+0007"), ("a\nb", "U+000A"), ("\x1b[2J", "U+001B")])
def test_a_table_is_not_called_what_steers_a_terminal(talk: Conversation, name: str, sign: str) -> None:
    error = refused(talk, do="new", game="small-world", table=name)
    assert (error["code"], error["text"]) == ("bad-field", f"The name of a table cannot hold {sign}.")
    assert name not in str(error)


def test_a_conversation_begins_in_a_language_that_there_is(talk: Conversation) -> None:
    assert refused(talk, do="hello", protocol=1, lang="xx")["code"] == "language"
    assert refused(talk, do="games", lang="xx")["code"] == "language"
    assert "answer" in talk.ask_json({"do": "hello", "protocol": 1, "lang": "ru"})
    assert refused(talk, do="menu")["text"].startswith("Стол")


@pytest.mark.parametrize("closed", ["stdin", "stdout"])
def test_an_engine_whose_streams_are_closed_ends(monkeypatch: pytest.MonkeyPatch, closed: str) -> None:
    monkeypatch.setattr(sys, closed, None)
    assert engine.callback is not None
    engine.callback("en")


def test_an_engine_answers_else() -> None:
    told = CliRunner().invoke(engine, [], input='{"do": "hello", "protocol": 1}\n')
    assert told.exit_code == 0
