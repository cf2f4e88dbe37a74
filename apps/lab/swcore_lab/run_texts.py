"""What `swcore lab run` and `swcore lab query` say of plans, folders and questions that cannot be used."""

from __future__ import annotations

from collections.abc import Mapping

from swcore.wording.catalogue import Catalogue, Table

WHY: Table = {
    "not-read": {"en": "it cannot be read: {why}", "ru": "файл не читается: {why}"},
    "not-utf-8": {"en": "it is not a text in UTF-8", "ru": "это не текст в UTF-8"},
    "unknown-key": {"en": "{name!r} means nothing here", "ru": "ключа «{name}» здесь нет"},
    "no-set": {
        "en": "nothing is played: there is no [[set]] in it",
        "ru": "играть нечего: в нём нет ни одного набора [[set]]",
    },
    "not-sets": {"en": "every set is a table: [[set]]", "ru": "каждый набор — таблица: [[set]]"},
    "number": {
        "en": "{what} is a whole number from {low} to {high}, not {value}",
        "ru": "{what} — целое число от {low} до {high}, а не {value}",
    },
    "texts": {"en": "{what} is a list of texts", "ru": "{what} — список строк"},
    "text": {"en": "{what} is a text, not {value}", "ru": "{what} — строка, а не {value}"},
    "truth": {"en": "{what} is true or false, not {value}", "ru": "{what} — true или false, а не {value}"},
    "table": {"en": "{what} is a table of options", "ru": "{what} — таблица вариантов правил"},
    "empty": {"en": "{what} is an empty list", "ru": "список {what} пуст"},
    "twice": {"en": "{value} stands twice in {what}", "ru": "{value} стоит в {what} дважды"},
    "empty-name": {"en": "there is an empty name in {value}", "ru": "в {value} есть пустое имя"},
    "players-bots": {
        "en": "{players} players and the bots {bots!r} do not go together",
        "ru": "игроков {players}, а боты «{bots}»: одно с другим не сходится",
    },
    "cells": {
        "en": "the lists make {cells} combinations; {most} is the most",
        "ru": "списки дают сочетаний: {cells}, а можно не больше {most}",
    },
    "half-combo": {
        "en": "{value!r} is no combo: it is {wanted}, in this order, with + between",
        "ru": "«{value}» — не пара: нужны {wanted}, в этом порядке, через +",
    },
}
RIGHT: Table = {
    "empty": {"en": "Name at least one, or leave {what} out.", "ru": "Назовите хотя бы одно значение или уберите {what}."},
    "no-set": {
        "en": 'Write a line [[set]], and below it what is played, such as game = "small-world".',
        "ru": 'Напишите строку [[set]], а под ней — что играть, например game = "small-world".',
    },
    "twice": {
        "en": "Name it once; for more games raise games.",
        "ru": "Назовите его один раз; чтобы партий было больше, есть games.",
    },
    "not-utf-8": {"en": "Save it as UTF-8.", "ru": "Сохраните его в UTF-8."},
    "half-combo": {"en": "For example: {example}.", "ru": "Например: {example}."},
    "cells": {"en": "Make the lists shorter, or several plans.", "ru": "Сделайте списки короче или разбейте план на несколько."},
}
SET: Table = {"set": {"en": "set {number}", "ru": "набор {number}"}}
CODES: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "lab-plan": {"ru": ("{where}: {told}.",)},
    "lab-list": {
        "ru": (
            "{option}: в {text} есть пустое имя.",
            "{option}: {twice} стоит там дважды.",
            "{option}: имён {count}, а можно не больше {most}.",
        )
    },
    "lab-as-it-is": {"ru": ("{target}: так уже и есть, ничего не изменится.",)},
    "lab-full": {"ru": ("{folder}: на диске нет места.",)},
    "lab-busy": {"ru": ("{folder}: сюда уже пишет другой запуск.",)},
    "lab-write": {"ru": ("{folder}: сюда не записать: {why}.",)},
    "lab-questions": {"ru": ("Вопросов {count}, а нужен один.",)},
    "lab-no-question": {"ru": ("Вопрос пуст.",)},
    "lab-reads": {"ru": ("Это не вопрос: {kind} меняет данные, а здесь строки только читают.",)},
    "lab-outside": {"ru": ("Вопрос читает только строки из папки {folder}: {why}",)},
}
HINTS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "lab-plan": {"ru": ("{right}",)},
    "lab-list": {
        "ru": (
            "Уберите лишние: {rest}.",
            "Напишите имена через одну запятую.{text:.0}",
            "Назовите каждое один раз.",
        )
    },
    "lab-as-it-is": {"ru": ("Другие значения {name}: {others}.", "Назовите другое.")},
    "lab-full": {"ru": ("Что уже есть, сохранено; освободите место и вызовите ещё раз.",)},
    "lab-busy": {"ru": ("Подождите, пока он закончит, или назовите другую папку: --out.",)},
    "lab-questions": {"ru": ("Задайте их по одному.",)},
    "lab-no-question": {"ru": ('Например: "SELECT bot, avg(win) FROM seats GROUP BY bot".',)},
    "lab-reads": {"ru": ("Начните вопрос с SELECT, FROM или WITH.",)},
    "lab-outside": {"ru": ("Таблицы: {tables}.",)},
    "lab-sql": {"ru": ("Таблицы: {tables}.",)},
}


def by_language(table: Table, key: str, **values: object) -> dict[str, str]:
    """Return a text in every language, as a detail of an error holds it; {} for a key that the table does not have."""
    return {one: Catalogue(one, table)(key, **values) for one in table[key]} if key in table else {}
