"""What is wrong with a piece file, as codes with parameters and places; texts in English and Russian."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import attrs

from swcore.authoring.places import Path, Place, in_words, told
from swcore.errors import Near, PluginError, nearest
from swcore.text.escaping import cut, escaped

MOST = 20  # findings that one error tells
TEXTS: Mapping[str, Mapping[str, str]] = {
    # the file
    "too-large": {"en": "the file is larger than {most} KiB", "ru": "файл больше {most} КиБ"},
    "too-deep": {"en": "values stand more than {most} levels deep", "ru": "вложенность больше {most} уровней"},
    "too-many": {"en": "the file has more than {most} values", "ru": "в файле больше {most} значений"},
    "too-long": {"en": "the text is longer than {most} characters", "ru": "текст длиннее {most} знаков"},
    "not-text": {
        "en": "this is not UTF-8 text; save the file as UTF-8",
        "ru": "это не текст UTF-8; сохраните файл в кодировке UTF-8",
    },
    "not-toml": {"en": "this is not TOML: {why}", "ru": "это не TOML: {why}"},
    "not-json": {"en": "this is not JSON: {why}", "ru": "это не JSON: {why}"},
    "key-twice": {
        "en": "the key {shown} is given twice, first in line {line}",
        "ru": "ключ {shown} дан дважды, впервые в строке {line}",
    },
    "id-twice": {
        "en": "{shown} is given twice in this file, lines {first} and {second}",
        "ru": "{shown} дано в этом файле дважды, строки {first} и {second}",
    },
    "no-kind": {
        "en": "there is no kind of piece {shown} in {game}; its kinds are {known}",
        "ru": "в {game} нет вида фигуры {shown}; её виды: {known}",
    },
    "no-number": {"en": "{shown} is not a number of JSON", "ru": "{shown} — не число JSON"},
    "half": {
        "en": "{shown} is half of a character: write the character itself, or both halves",
        "ru": "{shown} — половина знака: напишите сам знак или обе половины",
    },
    "not-an-object": {
        "en": "a piece file is an object with the fields of a piece",
        "ru": "файл фигуры — объект с полями фигуры",
    },
    "no-format": {
        "en": "the first line of a piece file says its format: {line}",
        "ru": "первая строка файла фигуры называет формат: {line}",
    },
    "newer": {
        "en": "{shown} is a newer format than this swcore reads; it reads {format}",
        "ru": "{shown} — более новый формат, чем читает этот swcore; он читает {format}",
    },
    "no-dialect": {
        "en": "{game} takes no pieces without code",
        "ru": "{game} не принимает фигуры без кода",
    },
    "other-game": {
        "en": "this file is for {wanted}, and {game} is played",
        "ru": "этот файл для игры {wanted}, а играют в {game}",
    },
    "no-pieces": {"en": "the file brings no piece", "ru": "в файле нет ни одной фигуры"},
    # values
    "unknown-field": {"en": "there is no field {shown} here", "ru": "поля {shown} здесь нет"},
    "missing": {"en": "the field {field!r} is missing", "ru": "не хватает поля «{field}»"},
    "value": {"en": "{wanted} is wanted here, not {shown}", "ru": "здесь пишется {wanted}, а не {shown}"},
    "brackets": {
        "en": "each of {field} begins with two brackets: [[{field}]]",
        "ru": "здесь начинают с двух скобок: [[{field}]]",
    },
    "beside": {
        "en": "{field} belongs to one of the pieces: {how}",
        "ru": "{field} относится к одной из фигур: {how}",
    },
    "kind-elsewhere": {
        "en": "a piece of the kind {kind} belongs to {theirs}, not to {ours}{add}",
        "ru": "вид фигуры {kind} — из игры {theirs}, а не {ours}{add}",
    },
    "range": {"en": "the number is from {least} to {most}, not {shown}", "ru": "число — от {least} до {most}, а не {shown}"},
    "unknown-word": {"en": "there is no {what} {shown}", "ru": "нет такого: {what} {shown}"},
    "no-word": {"en": "one of these is wanted here: {known}", "ru": "здесь нужно одно из слов: {known}"},
    "two-words": {"en": "only one word may stand here, not {shown}", "ru": "здесь может стоять одно слово, а не {shown}"},
    "empty": {"en": "this is empty, so it does nothing", "ru": "здесь пусто, это ничего не делает"},
    "sign": {
        "en": "the character {sign} steers the text and is not seen; leave it out",
        "ru": "знак {sign} не виден и управляет текстом, уберите его",
    },
    "twice": {"en": "{shown} stands here twice", "ru": "{shown} стоит здесь дважды"},
    "no-id": {
        "en": "an id is needed: pack.piece in lower case, such as home.gnolls",
        "ru": "нужно имя фигуры: набор.фигура строчными латинскими буквами, например home.gnolls",
    },
    "id": {
        "en": "{shown} is not a piece id: write pack.piece in lower case, such as home.gnolls",
        "ru": "{shown} — не имя фигуры: пишется набор.фигура строчными латинскими буквами, например home.gnolls",
    },
    "refused": {"en": "{why}", "ru": "{why}"},
    # rules
    "nothing": {"en": "this does nothing: {why}", "ru": "это ничего не делает: {why}"},
    "piece-number": {"en": "{what} is at most {most}, not {shown}", "ru": "{what} — не больше {most}, а не {shown}"},
    "own-word": {
        "en": "{shown} is a word of the game itself: choose another one",
        "ru": "{shown} — слово самой игры: выберите другое",
    },
    "after-retire": {
        "en": "the race has left the game by then, and {shown} can do nothing with it: let `retire` come last",
        "ru": "к этому мигу народ уже вышел из игры, и {shown} ничего с ним не сделает: пусть retire будет последним",
    },
    "no-fact": {"en": "at the moment {on!r} there is {what}", "ru": "в момент «{on}» {what}"},
    "clash": {
        "en": "this goes against {other} (line {line}): both hold always and everywhere",
        "ru": "здесь противоречие: {other} (строка {line}) говорит обратное, и оба правила действуют всегда и везде",
    },
    "either": {"en": "{one!r} and {other!r} do not go together", "ru": "«{one}» и «{other}» вместе не пишутся"},
    "less": {"en": "{one} {first} is less than {other} {second}", "ru": "{one} {first} меньше, чем {other} {second}"},
    "more": {"en": "{one} {first} is more than {other} {second}", "ru": "{one} {first} больше, чем {other} {second}"},
    "after": {"en": "{one!r} {first} is after {other!r} {second}", "ru": "«{one}» {first} позже, чем «{other}» {second}"},
    "one-of": {"en": "one of {known} is wanted", "ru": "нужно одно из: {known}"},
    "numbers": {
        "en": "the text says {theirs}, and the rules say {ours}",
        "ru": "в тексте {theirs}, а по правилам {ours}",
    },
    "silent": {
        "en": "the rule has changed nothing in {games} games",
        "ru": "правило ничего не изменило за столько партий: {games}",
    },
}


@attrs.frozen
class Finding:
    """Something that is wrong with a piece file.

    Attributes:
        code: what it is, a key of the texts.
        params: values of the text; a mapping is a text by language.
        place: line and column, where there is a file.
        path: the path in the file.
        hint: a hint with the nearest words, or "".
        grave: whether the file is refused for it.
    """

    code: str
    params: Mapping[str, Any] = attrs.field(factory=dict)
    place: Place | None = None
    path: Path = ()
    hint: Near | str = ""
    grave: bool = True

    def told(self, language: str, texts: Mapping[str, Mapping[str, str]] = TEXTS) -> str:
        """Return the sentence part in a language, the path before it."""
        params = {name: _in(value, language) for name, value in self.params.items()}
        text = texts[self.code].get(language) or texts[self.code]["en"]
        return f"{in_words(self.path, language)}: {text.format(**params)}" if self.path else text.format(**params)


def shown(value: Any) -> str | Mapping[str, str]:
    """Return a value of a file, short and fit to be shown; what is not told in letters of the file is a text by language."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return repr(escaped(cut(value, 40)))
    if isinstance(value, dict | list):
        return {"en": "an object", "ru": "объект"} if isinstance(value, dict) else {"en": "a list", "ru": "список"}
    if isinstance(value, int) and value.bit_length() > 8000:  # in hexadecimal digits, which may be as many as one likes
        return cut(f"{value:#x}", 40)
    return escaped(cut(str(value), 40))


def near(word: object, known: Iterable[str]) -> Near:
    """Return a hint that names the words like one, or the known ones."""
    return nearest(str(word)[:64], known)


def closest(word: object, known: Iterable[str]) -> str:
    """Return the one word that is most like another, or ""."""
    found = difflib.get_close_matches(str(word)[:64], list(known), n=1, cutoff=0.6)
    return found[0] if found else ""


def as_error(findings: Sequence[Finding], file: str) -> PluginError:
    """Return the error that tells all findings of a file: the first one, and the others behind it.

    Args:
        findings: what is wrong, at least one.
        file: the file as it was given.
    """
    errors = [_error(one, file) for one in findings[:MOST]]
    first = errors[0]
    if errors[1:]:
        first.others = tuple(errors[1:])
        more = [" ".join(filter(None, (error.message, error.hint))) for error in errors[1:]]
        text = "\n".join(filter(None, (first.hint, "This is wrong, too:", *(f"  {one}" for one in more))))
        first.hint = Near(text, *_words(first.hint)) if isinstance(first.hint, Near) else text
    return first


def _error(finding: Finding, file: str) -> PluginError:
    where = f"{file}:{finding.place.line}:{finding.place.column}" if finding.place else file
    texts = {language: f"{where}: {finding.told(language)}." for language in ("en", "ru")}
    place = {"line": finding.place.line, "column": finding.place.column} if finding.place else {}
    details = {"finding": finding.code, "path": told(finding.path), "source": file, **place}
    return PluginError(texts["en"], code="piece-data", hint=finding.hint, told=texts, **details)


def _words(hint: Near) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return hint.close, hint.known


def _in(value: Any, language: str) -> Any:
    return value.get(language, value.get("en", "")) if isinstance(value, Mapping) else value
