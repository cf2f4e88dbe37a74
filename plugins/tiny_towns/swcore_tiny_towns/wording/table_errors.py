"""Errors about a town of the table in Russian, by code and details; English is what the errors say themselves."""

from __future__ import annotations

from collections.abc import Mapping

Several = Mapping[str, Mapping[str, tuple[str, ...]]]


def at(label: str, line: int = 0, word: int = 0, step: str = "") -> dict[str, str]:
    """Return a place in a town that was given, by language.

    Args:
        label: the file, or "" for the standard input.
        line: number of the line; 0 for the whole.
        word: number of the word in it; 0 for the whole line.
        step: the place inside a JSON object.
    """
    numbers = {"en": (("line", line), ("word", word)), "ru": (("строка", line), ("слово", word))}
    found = {}
    for language, whole in (("en", "The town"), ("ru", "Город")):
        parts = [label or whole, *(f"{name} {number}" for name, number in numbers[language] if number)]
        found[language] = ", ".join(parts) + (f": {step}" if step else "")
    return found


def _ru(texts: Mapping[str, str | tuple[str, ...]]) -> Several:
    return {code: {"ru": (text,) if isinstance(text, str) else text} for code, text in texts.items()}


CODES = _ru(
    {
        "town-file": ("{at}: больше {size} КиБ.", "{at}: это не текст в UTF-8."),
        "town-json": (
            "{at}: на этой клетке нет здания.{square:.0}",
            "{at}: нет такого ключа: «{extra}».",
            "{at}: не хватает ключа «{missing}».",
            "{at}: так нельзя: {given}.",
            "{at}: это не JSON.",
        ),
        "town-note": (
            "Город не может быть завершён под номером {place}: игроков {players}.",
            "У того, кто играет один, нет соседа справа.{alone:.0}",
            "От этого зависит счёт, а в описании этого нет: {meaning}.",
        ),
        "town-text": (
            "{at}: «{twice}» дано дважды.",
            "{at}: в одиночной игре один игрок.{alone:.0}",
            "{at}: для «{note}» нужно число от {least} до {most}, а не «{given}».",
            "{at}: у опции есть имя и значение.{option:.0}",
            "{at}: слов {count}, а должно быть {side}.",
            "{at}: строк в городе {rows}, эта лишняя.",
            "{at}: скобки не сходятся: «{cell}».",
            "{at}: это кубик, на нём ничего не лежит: {cube}.",
            "{at}: клетки кончились на строке {ended}, а нужно строк {side}.",
            "{at}: не хватает скобки.",
        ),
        "unknown-name": ("{at}: нет такого ресурса: «{resource}».", "{at}: нет такой карты или такого ресурса: «{word}»."),
        "ambiguous-name": "{at}: «{word}» значит не одно.",
    }
)
HINTS = _ru(
    {
        "town-file": ("В городе 16 слов.{size:.0}", "Сохраните файл в UTF-8."),
        "town-json": ("a1 — верхняя левая клетка, b1 — справа от неё.{square:.0}", "Город — объект JSON в UTF-8.{syntax:.0}"),
        "town-note": (
            "Скажите, сколько игроков, например: players 4{place:.0}",
            "Уберите: {alone}",
            "Добавьте строку, например: {line}",
        ),
        "town-text": (
            "Оставьте что-то одно: {twice}",
            "Уберите: {alone}",
            "Например: {note} {example}",
            "Например: {option}",
            "В строке города {side} слова: {sample}. Можно добавить: {notes}.",
            "Считайте города по одному.{rows:.0}",
            "Что лежит на здании, пишут в одной паре скобок: {inside}{cell:.0}",
            "Кубики лежат на зданиях: {inside}{cube:.0}",
            "В строке города {side} слова: {sample}",
            "Пишется так: {sample}",
        ),
        "ambiguous-name": "Напишите одно из этих: {names}.",
    }
)
