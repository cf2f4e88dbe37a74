"""Why a plugin cannot be used, by the code of the reason."""

from __future__ import annotations

from swcore.wording.catalogue import Table

REASONS: Table = {
    "why.disabled": {"en": "it is disabled; `{command}` brings it back", "ru": "он отключён; вернуть: `{command}`"},
    "why.lacking": {"en": "it requires {wanted}, which is not installed", "ru": "ему нужен {wanted}, а он не установлен"},
    "why.other-version": {
        "en": "it requires {wanted}, and {here} is installed",
        "ru": "ему нужен {wanted}, а установлен {here}",
    },
    "why.no-number": {
        "en": "its entry points name the hook API {strange}, which is not a number such as {like}",
        "ru": "номер хуков в его точках входа — {strange}, а это не число вроде {like}",
    },
    "why.hook-api": {
        "en": "{name} is written for hook API {numbers}, and swcore {here} serves {served}; update it ({cure})",
        "ru": "{name} написан для хуков с номером {numbers}, а у swcore {here} — {served}; обновить: {cure}",
    },
    "why.no-module": {"en": "there is no module {module}", "ru": "нет модуля {module}"},
    "why.no-piece": {"en": "{target} is not a piece", "ru": "{target} — не фигура"},
    "why.no-command": {"en": "{target} is not a command", "ru": "{target} — не команда"},
    "why.other-id": {
        "en": "the entry point is named {name}, the piece {id}",
        "ru": "точка входа названа {name}, а фигура — {id}",
    },
    "why.no-hook": {"en": "{hook}: there is no hook of this name", "ru": "{hook}: такого хука нет"},
    "why.no-hook-near": {
        "en": "{hook}: there is no hook of this name. Did you mean {near}?",
        "ru": "{hook}: такого хука нет, есть {near}",
    },
    "why.slow": {"en": "not imported after {seconds} seconds", "ru": "не загрузился за {seconds} с"},
    "why.slow-at": {
        "en": "not imported after {seconds} seconds, it was at {at}",
        "ru": "не загрузился за {seconds} с, стоял на {at}",
    },
    "why.ends": {"en": "its import ends the process", "ru": "его загрузка обрывает программу"},
    "why.signal": {"en": "its import ends the process ({name})", "ru": "его загрузка обрывает программу ({name})"},
    "why.reserved": {
        "en": "ids that begin with {pack}. are reserved for the packs of swcore, and {release} is not one of them",
        "ru": "коды на {pack}. — только для наборов swcore, а {release} не из них",
    },
    "why.own-piece": {
        "en": "the game brings a piece of this id itself, and that of {release} does not join",
        "ru": "фигура с этим кодом есть в самой игре, а та, что в {release}, не участвует",
    },
    "why.own-game": {
        "en": "its name means the game of swcore; that of {release} is played by its id",
        "ru": "это имя носит игра swcore; ту, что в {release}, открывает полный код",
    },
}
