"""What the command line says beside a table of people with the physical game."""

from __future__ import annotations

from swcore.wording.catalogue import Table

AT_TABLE: Table = {
    "table.begin": {"en": "{game}: {players}, seed {seed}.", "ru": "{game}: {players}, зерно {seed}."},
    "table.help": {
        "en": "`help` lists what can be typed, `?NAME` tells what a piece does, `quit` leaves; all is kept.",
        "ru": "«помощь» — что можно ввести, «?НАЗВАНИЕ» — что это такое, «выход» — выйти; всё сохраняется.",
    },
    "table.who": {
        "en": "Who plays? Names with commas between them, or a number (Enter: {n}): ",
        "ru": "Кто играет? Имена через запятую или число игроков (Enter — {n}): ",
    },
    "table.next": {
        "en": "And who besides {names}? A name, or several with commas (Enter: nobody else): ",
        "ru": "Кто ещё, кроме {names}? Имя или несколько через запятую (Enter — больше никто): ",
    },
    "table.seats": {
        "en": "{game} is for {low} to {high} players, not {n}.",
        "ru": "{game}: игроков от {low} до {high}, а не {n}.",
    },
    "table.again": {"en": "Going on where you left.", "ru": "Продолжаем с того же места."},
    "table.waits": {"en": "A table waits for you: {command}", "ru": "Вас ждёт начатый стол: {command}"},
    "table.damaged": {
        "en": "Line {n} of the file is damaged: the table goes on from the line before it. The whole file is kept as {file}.",
        "ru": "Строка {n} файла повреждена: стол продолжается со строки перед ней. Файл целиком сохранён как {file}.",
    },
    "table.lost": {
        "en": "The last line had not been written whole; it is left out.",
        "ru": "Последняя строка была записана не целиком, её больше нет.",
    },
    "table.bye": {
        "en": "Goodbye. The table is kept. Go on with: {command}",
        "ru": "До встречи. Всё сохранено. Продолжить: {command}",
    },
    "table.older": {"en": "... and {n} older ones: `all` lists them.", "ru": "... и ещё старых: {n}; «все» покажет их."},
    "table.which": {"en": "Which one, 1 to {n}? (Enter: 1)", "ru": "Какой продолжить, от 1 до {n}? (Enter — 1)"},
    "table.choose": {
        "en": "Type a number from 1 to {n}, `all` for the whole list, or `q` to leave.",
        "ru": "Введите номер от 1 до {n}, «все» — весь список, «выход» — выйти.",
    },
    "table.behind": {
        "en": "Goodbye. The last lines could not be written, and are lost; those before them are kept.",
        "ru": "До встречи. Последние строки записать не удалось, они пропали; всё до них сохранено.",
    },
    "table.line": {"en": "Line {n} was not understood:", "ru": "Строка {n} не понята:"},
    "table.failed": {"en": "That failed: {why}", "ru": "Не вышло: {why}"},
    "table.unkept": {
        "en": "This could not be written: {why}. It stands, and the next line tries again.",
        "ru": "Записать это не удалось: {why}. Оно остаётся, следующая строка попробует снова.",
    },
    "table.not-kept": {"en": "This table cannot be kept: {why}.", "ru": "Этот стол не сохранить: {why}."},
}
