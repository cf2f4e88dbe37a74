"""What is said of slips of the pen in a file, TOML or JSON, by language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from swcore.authoring.findings import TEXTS as FINDINGS

Told = Mapping[str, str]
QUOTES: Final = "“”„«»‘’‚‹›"
TEXTS: Final[Mapping[str, Told]] = {
    "quotes": {
        "en": 'words stand in straight quotes: {key} = "{word}"',
        "ru": 'слова пишутся в прямых кавычках: {key} = "{word}"',
    },
    "json-quotes": {
        "en": 'words stand in straight double quotes: "{word}"',
        "ru": 'слова пишутся в прямых двойных кавычках: "{word}"',
    },
    "lower": {"en": "true and false are written in lower case", "ru": "true и false пишутся строчными буквами"},
    "no-value": {"en": "a value is missing behind =", "ru": "после = не хватает значения"},
    "json-value": {"en": "a value is missing here", "ru": "здесь не хватает значения"},
    "nothing": {"en": "the file is empty", "ru": "файл пуст"},
    "brackets": FINDINGS["brackets"],
    "comma": {
        "en": "a comma is missing here between two values, or {close} at the end",
        "ru": "здесь не хватает запятой между значениями или {close} в конце",
    },
    "colon": {
        "en": 'a colon stands between a word and its value: "tokens": 5',
        "ru": 'между словом и значением ставится двоеточие: "tokens": 5',
    },
    "close": {"en": "{close} is missing at the end", "ru": "в конце не хватает {close}"},
    "last-comma": {"en": "there is no comma before {close}", "ru": "перед {close} запятая не ставится"},
    "comment": {
        "en": "JSON has no comments; a file of TOML (.toml) may have them",
        "ru": "в JSON нет комментариев; они бывают в файле TOML (.toml)",
    },
    "one-line": {"en": "what stands in {{ }} stands on one line", "ru": "всё, что в {{ }}, пишется в одну строку"},
    "text-line": {
        "en": "a text ends on its line: the closing quote is missing, or write \\n for a new line",
        "ru": "текст пишется в одну строку: не хватает закрывающей кавычки, а новая строка пишется как \\n",
    },
    "equals": {
        "en": "a line is a word, = and a value, such as tokens = 5",
        "ru": "строка — это слово, = и значение, например tokens = 5",
    },
    "header": {
        "en": "as many brackets close as open: [[rules]]",
        "ru": "скобок закрывается столько же, сколько открывается: [[rules]]",
    },
    "end-quote": {"en": "the closing quote is missing", "ru": "не хватает закрывающей кавычки"},
    "backslash": {"en": "a backslash is written twice: \\\\", "ru": "обратная черта пишется дважды: \\\\"},
    "more": {
        "en": "something stands behind the value; a new line begins there",
        "ru": "после значения что-то стоит; там начинается новая строка",
    },
    "json-more": {
        "en": "something stands behind the end; the whole file is one object in {{ }}",
        "ru": "после конца что-то стоит, а весь файл — один объект в {{ }}",
    },
    "other": {"en": "it is not written like this here", "ru": "так здесь не пишется"},
}


def said(code: str, **params: str) -> Told:
    """Return a text of a slip by language.

    Args:
        code: a key of the texts.
        **params: what it speaks of.
    """
    return {language: told.format(**params) for language, told in TEXTS[code].items()}
