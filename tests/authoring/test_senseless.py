"""Rules that could not work, and how some of them read: what no army can do is refused where it stands."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from swcore.cli.session.words import WORDS
from swcore.conquest.declared.moments.ways import OWN_WORDS
from tests.authoring.pieces import complaints, race, read

COIN = {"do": "coins", "coins": 1}
GAIN = {"do": "gain", "count": 2}
RETIRE = {"do": "retire"}
OWN: dict[str, Any] = {"own": True}


def begin(*then: dict[str, Any]) -> dict[str, Any]:
    return {"on": "begin", "then": list(then)}


def use(**more: Any) -> dict[str, Any]:
    return {"on": "use", "name": "dig", "where": OWN, "then": [COIN], "limit": 1, **more}


@pytest.mark.parametrize(
    ("rule", "expected"),
    [
        (begin(RETIRE, GAIN), ["after-retire rules[0].then[1]"]),
        (begin(GAIN, COIN, RETIRE), []),
        (begin(RETIRE, COIN), []),  # coins are the seat's
        (begin({"do": "in_each", "where": OWN, "then": [RETIRE]}, GAIN), ["after-retire rules[0].then[1]"]),
        (begin({"do": "in_each", "where": OWN, "then": [GAIN, RETIRE]}), ["after-retire rules[0].then[0].then[0]"]),
        (begin({"do": "leave", "where": {"own": False}}), ["nothing rules[0].then[0].where.own"]),
        (begin({"do": "leave", "where": {"holder": "rival"}}), ["nothing rules[0].then[0].where.holder"]),
        (begin({"do": "leave", "where": OWN}), []),
        ({"on": "mode", "name": "leap", "tokens": 0}, ["range rules[0].tokens"]),
        ({"on": "mode", "name": "leap", "tokens": 1}, []),
        ({"on": "mode", "name": "leap", "tokens": 0, "from": "tray"}, []),
        ({"on": "mode", "name": "conquer", "tokens": 1}, ["own-word rules[0].name"]),
        ({"on": "boost", "name": "die", "less": 1}, ["own-word rules[0].name"]),
        (use(name="quit"), ["own-word rules[0].name"]),
        (use(), []),
    ],
)
def test_what_cannot_be_is_refused_where_it_stands(rule: dict[str, Any], expected: list[str], tmp_path: Path) -> None:
    assert complaints(tmp_path, race(rule)) == expected


def test_an_act_needs_a_limit(tmp_path: Path) -> None:
    rule = use()
    del rule["limit"]
    assert complaints(tmp_path, race(rule)) == ["missing rules[0]"]


@pytest.mark.parametrize(("tokens", "expected"), [(10, []), (11, ["piece-number tokens"])])
def test_a_home_made_banner_has_ten_tokens_at_most(tokens: int, expected: list[str], tmp_path: Path) -> None:  # SW-CUSTOM-2
    assert complaints(tmp_path, race(tokens=tokens)) == expected


def test_no_word_of_a_session_is_the_name_of_a_way() -> None:
    assert set(WORDS) <= OWN_WORDS


NUMBER = {"do": "coins", "coins": 1, "each": {"number": True}}
ROUND_ABOUT = {"do": "in_each", "where": {"beside": {"here": True}}, "then": [{"do": "conquer"}]}


@pytest.mark.parametrize(
    ("rule", "en", "ru"),
    [
        (
            begin({"do": "roll", "name": "luck", "dice": 8, "faces": [20], "then": [NUMBER]}),
            "Before you ready your troops, roll 8 dice with the face 20, and for each pip gain 1 coin.",
            "Перед подъёмом войск бросьте 8 кубиков с гранью 20 и за каждое очко получите 1 монету.",
        ),
        (
            begin({"do": "roll", "name": "luck", "then": [NUMBER]}),
            "Before you ready your troops, roll the die, and for each pip gain 1 coin.",
            "Перед подъёмом войск бросьте кубик и за каждое очко получите 1 монету.",
        ),
        (
            begin({"do": "leave", "where": OWN, "to": "hand"}),
            "Before you ready your troops, leave all your regions (the tokens come to your hand).",
            "Перед подъёмом войск оставьте все свои области (жетоны возвращаются в руку).",
        ),
        (
            begin({"do": "leave", "where": {"terrain": "hill"}}),
            "Before you ready your troops, leave your hill regions (the tokens go to the tray).",
            "Перед подъёмом войск оставьте свои области холмов (жетоны уходят в запас).",
        ),
        (
            {"on": "conquered", "then": [ROUND_ABOUT]},
            "When you conquer a region, in each region next to this region, conquer it with 1 token.",
            None,
        ),
        (begin({"do": "rounds", "more": -9}), "Before you ready your troops, the game lasts 9 fewer rounds.", None),
        (begin({"do": "rounds", "more": 1}), "Before you ready your troops, the game lasts 1 more round.", None),
        (
            {"on": "score", "coins": 1, "if": {"count": {"of": {"tray": True}, "most": 0}}},
            "+1 coin, with none of your tokens in the tray.",
            None,
        ),
        (
            {"on": "die", "dice": 8},
            "Roll 8 dice and keep the best.",
            "Бросайте 8 кубиков и возьмите лучший бросок.",
        ),
    ],
)
def test_how_it_reads(rule: dict[str, Any], en: str, ru: str | None, tmp_path: Path) -> None:
    told = read(tmp_path, race(rule)).ruleset.pieces["home.tests"].rule_text
    assert told["en"] == en
    assert ru is None or told["ru"] == ru
