"""Faults of the text of a piece file, and values that do not fit each other: each at its place, in plain words."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from swcore import PluginError
from swcore.wording.errors import in_words
from tests.authoring.pieces import race, read

HEAD = 'swcore = "piece-1"\nkind = "race"\nid = "home.x"\n'
OPEN = '{"swcore": "piece-1",\n "kind": "race", "id": "home.x",\n '
RANGE = "4:10: tokens: число — от 1 до 15, а не "
COIN = {"on": "score", "coins": 1}


def refused(folder: Path, data: object, name: str) -> tuple[str, str]:
    """Return what is said of a faulty file, in English and in Russian, from its line on."""
    with pytest.raises(PluginError) as caught:
        read(folder, data, name)
    assert not caught.value.others
    russian = in_words(caught.value, "ru")[0].removeprefix("Файл фигуры: ")
    before = len(f"{folder / name}:")
    return caught.value.message[before:], russian[before:]


@pytest.mark.parametrize(
    ("text", "name", "english", "russian"),
    [
        (
            f"{HEAD}tokens = {'9' * 6000}",
            "a.toml",
            "4:10: tokens: the number is from 1 to 15, not 999",
            RANGE,
        ),
        (
            f"{HEAD}tokens = 0x{'f' * 6000}",
            "a.toml",
            "4:10: tokens: the number is from 1 to 15, not 0xff",
            RANGE,
        ),
        (
            f"{HEAD}tokens = -{'9' * 6000}",
            "a.toml",
            "4:10: tokens: the number is from 1 to 15, not -999",
            RANGE,
        ),
        (
            f'{OPEN}"tokens": {"9" * 6000}}}',
            "a.json",
            "3:12: tokens: the number is from 1 to 15, not 99",
            RANGE.replace("4:10", "3:12"),
        ),
        (
            f"{HEAD}tokens = 5\ntokens = 6\n",
            "a.toml",
            "5:1: the key 'tokens' is given twice, first in line 4.",
            "5:1: ключ 'tokens' дан дважды, впервые в строке 4.",
        ),
        (
            f"{HEAD}[name]\nen = 'x'\n[name]\n",
            "a.toml",
            "6:2: the key 'name' is given twice, first in line 4.",
            "6:2: ключ",
        ),
        (
            f"{HEAD}name = {{en = 'a', en = 'b'}}",
            "a.toml",
            "4:19: the key 'name.en' is given twice, first in line 4.",
            "4:19: ключ",
        ),
        (
            f"{HEAD}name = 'a'\nname.en = 'b'",
            "a.toml",
            "5:6: the key 'name' is given twice, first in line 4.",
            "5:6: ключ",
        ),
        (
            f'{OPEN}"tokens": 5,\n"tokens": 6}}',
            "a.json",
            "4:1: the key 'tokens' is given twice, first in line 3.",
            "4:1: ключ 'tokens' дан дважды, впервые в строке 3.",
        ),
        (f'{OPEN}"tokens": NaN}}', "a.json", "3:12: NaN is not a number of JSON.", "3:12: NaN — не число JSON."),
        (
            f'{OPEN}"name": "\\ud83d"}}',
            "a.json",
            "3:10: \\ud83d is half of a character: write the character itself, or both halves.",
            "3:10: \\ud83d — половина знака: напишите сам знак или обе половины.",
        ),
        (
            '{"swcore": "piece-2"}',
            "a.json",
            "1:12: swcore: 'piece-2' is a newer format than this swcore reads; it reads piece-1.",
            "1:12: swcore: 'piece-2' — более новый формат, чем читает этот swcore; он читает piece-1.",
        ),
    ],
)
def test_a_fault_of_the_text_stands_at_its_place(text: str, name: str, english: str, russian: str, tmp_path: Path) -> None:
    told = refused(tmp_path, text, name)
    assert told[0].startswith(english)
    assert told[1].startswith(russian)


@pytest.mark.parametrize(
    ("data", "english", "russian"),
    [
        (race(tokens=None), "tokens: a whole number is wanted here, not null.", "tokens: здесь пишется целое число, а не null."),
        (
            race(tokens=[5]),
            "tokens: a whole number is wanted here, not a list.",
            "tokens: здесь пишется целое число, а не список.",
        ),
        (
            race(tokens={}),
            "tokens: a whole number is wanted here, not an object.",
            "tokens: здесь пишется целое число, а не объект.",
        ),
        (race(kind=[]), "kind: a kind of piece is wanted here, not a list.", "kind: здесь пишется вид фигуры, а не список."),
        (
            race(id=""),
            "id: an id is needed: pack.piece in lower case, such as home.gnolls.",
            "id: нужно имя фигуры: набор.фигура строчными латинскими буквами, например home.gnolls.",
        ),
        (race(COIN, tokens=6, supply=2), "supply: supply 2 is less than tokens 6.", "supply: supply 2 меньше, чем tokens 6."),
        (
            race(COIN | {"if": {"round": {"from": 15, "until": 3}}}),
            "the first rule, if.round.from: 'from' 15 is after 'until' 3.",
            "первое правило, if.round.from: «from» 15 позже, чем «until» 3.",
        ),
        (
            race(COIN | {"each": {"held": {"terrain": "hill"}, "least": 9, "most": 2}}),
            "the first rule, each.least: least 9 is more than most 2.",
            "первое правило, each.least: least 9 больше, чем most 2.",
        ),
        (race(COIN, name="a\u202eb"), "name: the character U+202E steers the text", "name: знак U+202E не виден"),
        (race(COIN, name="a\x1b[2J"), "name: the character U+001B steers the text", "name: знак U+001B не виден"),
        (race(COIN, name="a\nb"), "name: the character U+000A steers the text", "name: знак U+000A не виден"),
        (race(COIN, text={"ru": "a\u2066b"}), "text.ru: the character U+2066 steers", "text.ru: знак U+2066 не виден"),
        (race(COIN, name="\u200b\u3164\u2800"), "name: this is empty", "name: здесь пусто"),
    ],
)
def test_a_value_is_told_in_plain_words(data: dict[str, Any], english: str, russian: str, tmp_path: Path) -> None:
    told = [one.partition(": ")[2] for one in refused(tmp_path, json.dumps(data, indent=1), "a.json")]
    assert told[0].startswith(english)
    assert told[1].startswith(russian)


def test_a_text_may_have_lines_and_joined_signs(tmp_path: Path) -> None:
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    found = read(tmp_path, race(COIN, name=f"Ёжики {family}", text="One coin.\nNo more."))
    assert found.pieces[0].name["en"] == f"Ёжики {family}"
