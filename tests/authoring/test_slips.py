"""Slips of the pen in a piece file are told in plain sentences, with what to write instead."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from swcore import PluginError
from tests.authoring.pieces import read

HEAD = 'swcore = "piece-1"\n'
RACE = HEAD + 'id = "home.x"\nkind = "race"\ntokens = 5\n'
RULE = RACE + '[[rules]]\non = "turn_end"\n'


def told(text: str, folder: Path, name: str = "x.toml", game: str = "small-world") -> tuple[str, str, str]:
    """Return the sentence with which a file is refused, in English and in Russian, and the hint."""
    with pytest.raises(PluginError) as refused:
        read(folder, text, name, game)
    texts = refused.value.details["told"]
    en, ru = (re.sub(r"^.*?:\d+:\d+: ", "", texts[language]) for language in ("en", "ru"))
    return en, ru, refused.value.hint


@pytest.mark.parametrize(
    ("text", "en", "ru"),
    [
        (
            "where.terrain = mountain",
            'straight quotes: where.terrain = "mountain"',
            'прямых кавычках: where.terrain = "mountain"',
        ),
        ("where.terrain = “mountain”", 'straight quotes: where.terrain = "mountain"', "прямых кавычках"),
        ('name = {en = "Ice", ru = «Лёд»}', 'straight quotes: ru = "Лёд"', "прямых кавычках"),
        ("name = Frost Dwarves # x", 'straight quotes: name = "Frost Dwarves"', "прямых кавычках"),
        ("then = [{ do = coins, coins = 1 }]", 'straight quotes: do = "coins"', "прямых кавычках"),
        ("many = True", "true and false are written in lower case", "строчными буквами"),
        ("tokens = ", "a value is missing behind =", "не хватает значения"),
        ('[rules]\non = "a"\n[rules]\non = "b"', "two brackets: [[rules]]", "двух скобок: [[rules]]"),
        ('[[rules]]\non = "a"\n[rules]\non = "b"', "two brackets: [[rules]]", "двух скобок: [[rules]]"),
        ('a = ["hill" "swamp"]', "a comma is missing here between two values, or ] at the end", "не хватает запятой"),
        ("a = {x = 1 y = 2}", "a comma is missing here between two values, or } at the end", "не хватает запятой"),
        ('a = ["hill"', "] is missing at the end", "в конце не хватает ]"),
        ("a = {x = 1,}", "there is no comma before }", "перед } запятая не ставится"),
        ("a = {x = 1,\n y = 2}", "what stands in { } stands on one line", "пишется в одну строку"),
        ("tokens 5", "a line is a word, = and a value, such as tokens = 5", "строка — это слово, = и значение"),
        ("[[rules]\non = 1", "as many brackets close as open: [[rules]]", "скобок закрывается столько же"),
        ('on = "cost', "the closing quote is missing", "не хватает закрывающей кавычки"),
        ("on = 'cost", "the closing quote is missing", "не хватает закрывающей кавычки"),
        ('a = "c:\\x"', "a backslash is written twice", "обратная черта пишется дважды"),
        ("tokens = 5 6", "a new line begins there", "начинается новая строка"),
    ],
)
def test_a_slip_in_toml(text: str, en: str, ru: str, tmp_path: Path) -> None:
    english, russian, _ = told(text, tmp_path)
    assert en in english
    assert ru in russian
    kept = re.sub(r"[\w.]+ = .*|TOML|\[\[rules\]\]|^x|: \w+ стоит", "", russian)  # the words of the file itself
    assert not re.search(r"[A-Za-z]{6,}", kept), russian


@pytest.mark.parametrize(
    ("text", "en", "ru"),
    [
        (RACE.replace("5", f'"{"9" * 20}"'), f"not {'9' * 20}", f"а не {'9' * 20}"),
        (RACE.replace("5", '"5"'), "a whole number without quotes is wanted", "здесь пишется целое число без кавычек"),
        (RACE + 'dealt = "true"', "true without quotes is wanted", "здесь пишется true без кавычек"),
        (RULE + 'then = {do = "coins", coins = 1}', "a list, in [ ], is wanted", "здесь пишется список в [ ]"),
        (RACE + '[rules]\non = "score"\ncoins = 1', "begins with two brackets: [[rules]]", "с двух скобок: [[rules]]"),
        (HEAD + '[pieces]\nid = "home.x"', "begins with two brackets: [[pieces]]", "с двух скобок: [[pieces]]"),
        (
            HEAD + '[[pieces]]\nid = "home.x"\nkind = "race"\ntokens = 5\n[[rules]]\non = "score"\ncoins = 1',
            "belongs to one of the pieces: write [[pieces.rules]]",
            "пишется [[pieces.rules]]",
        ),
        (HEAD + 'tokens = 5\n[[pieces]]\nid = "home.x"\nkind = "race"', "write it below [[pieces]]", "ниже строки [[pieces]]"),
        ('id = "home.x"', 'says its format: swcore = "piece-1"', 'называет формат: swcore = "piece-1"'),
    ],
)
def test_a_slip_in_values(text: str, en: str, ru: str, tmp_path: Path) -> None:
    english, russian, _ = told(text, tmp_path)
    assert en in english
    assert ru in russian


START = '{"swcore": "piece-1", "id": "home.x", "kind": "race", '


@pytest.mark.parametrize(
    ("text", "en", "ru"),
    [
        ("", "the file is empty", "файл пуст"),
        (START + '"tokens": five}', 'straight double quotes: "five"', 'двойных кавычках: "five"'),
        (START + '"name": “Ice”}', 'straight double quotes: "Ice"', 'двойных кавычках: "Ice"'),
        (START + "'tokens': 5}", 'straight double quotes: "tokens"', 'двойных кавычках: "tokens"'),
        (START + "tokens: 5}", 'straight double quotes: "tokens"', 'двойных кавычках: "tokens"'),
        (START + '"dealt": True}', "true and false are written in lower case", "строчными буквами"),
        (START + '"tokens": 5,}', "there is no comma before }", "перед } запятая не ставится"),
        (START + '"tags": ["a", ]}', "there is no comma before ]", "перед ] запятая не ставится"),
        (START + '"tokens" 5}', 'a colon stands between a word and its value: "tokens": 5', "ставится двоеточие"),
        (
            START + '"tokens": 5 "dealt": true}',
            "a comma is missing here between two values, or } at the end",
            "не хватает запятой",
        ),
        (START + '"tags": ["a" "b"]}', "a comma is missing here between two values, or ] at the end", "не хватает запятой"),
        (START + '"tokens": 5', "} is missing at the end", "в конце не хватает }"),
        (START + '"tags": ["a"', "] is missing at the end", "в конце не хватает ]"),
        (START + '"tokens": }', "a value is missing here", "здесь не хватает значения"),
        (START + '"tokens": 5} {}', "something stands behind the end", "после конца что-то стоит"),
        (START + '"name": "Ice}', "the closing quote is missing", "не хватает закрывающей кавычки"),
        (START + '"name": "Ice\n"}', "a text ends on its line", "текст пишется в одну строку"),
        (START + '"name": "c:\\x"}', "a backslash is written twice", "обратная черта пишется дважды"),
        (START + '# five\n"tokens": 5}', "JSON has no comments", "нет комментариев"),
        (START + '"tokens": 5, "tokens": 6}', "the key 'tokens' is given twice, first in line 1", "ключ 'tokens' дан дважды"),
        (START + '"tokens": @}', "it is not written like this here", "так здесь не пишется"),
    ],
)
def test_a_slip_in_json(text: str, en: str, ru: str, tmp_path: Path) -> None:
    """Python's reader speaks of delimiters and property names, and English alone."""
    english, russian, _ = told(text, tmp_path, "x.json")
    assert en in english
    assert ru in russian
    assert not re.search(r"Expecting|delimiter|char \d|property", english)
    assert not re.search(r"[A-Za-z]{6,}", re.sub(r'"[^"]*"|\'tokens\'', "", russian)), russian


@pytest.mark.parametrize(
    "text", ["a = 1\na = 2", "[a]\nb = 1\n[a]", "a = {x = 1, x = 2}", "a.b = 1\na = 2", "a = {x = 1}\na.y = 2"]
)
def test_a_key_that_stands_twice_is_told_with_its_first_place(text: str, tmp_path: Path) -> None:
    english, russian, _ = told(text, tmp_path)
    assert "is given twice, first in line 1" in english
    assert "дан дважды, впервые в строке 1" in russian


def test_json_is_told_in_json(tmp_path: Path) -> None:
    assert 'says its format: "swcore": "piece-1"' in told("{}", tmp_path, "x.json")[0]
    data = '{"swcore": "piece-1", "pieces": [{"id": "home.x", "kind": "race", "tokens": 5}], "rules": []}'
    assert "write it inside of that one" in told(data, tmp_path, "x.json")[0]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (HEAD + 'id = "home.x"', "Known: map, marker, place, power, race, rule."),
        (RACE + "[[rules]]\ncoins = 1", "Known: abandoned, acts_declined,"),
        (RACE + '[[rules]]\non = "price"\ncoins = 1', "Known: passed, picked."),
        (RULE + 'then = [{do = "mark"}]', "Known: base.dragon, base.encampment,"),
    ],
)
def test_what_is_missing_is_told_with_the_values_to_choose_from(text: str, words: str, tmp_path: Path) -> None:
    english, _, hint = told(text, tmp_path)
    assert "is missing" in english
    assert words in hint


@pytest.mark.parametrize(
    ("text", "game", "en", "ru"),
    [
        (
            "",
            "tiny-towns",
            "'race' belongs to Small World, Small World of Warcraft, not to Tiny Towns",
            "'race' — из игры Маленький мир,",
        ),
        (
            'game = "tiny-towns"\n',
            "",
            "'race' belongs to Small World, Small World of Warcraft, not to Tiny Towns.",
            "а не Крохотные",
        ),
    ],
)
def test_a_race_in_tiny_towns(text: str, game: str, en: str, ru: str, tmp_path: Path) -> None:
    english, russian, _ = told(text + RACE, tmp_path, game=game)
    assert en in english
    assert ru in russian


def test_a_building_in_small_world(tmp_path: Path) -> None:
    english, russian, _ = told(HEAD + 'id = "home.x"\nkind = "building"', tmp_path)
    assert english.endswith('belongs to Tiny Towns, not to Small World: add game = "tiny-towns" to the first lines of the file.')
    assert russian.endswith('допишите в начало файла game = "tiny-towns".')
