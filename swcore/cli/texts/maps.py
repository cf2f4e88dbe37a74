"""What `swcore map` says."""

from __future__ import annotations

from swcore.wording.catalogue import Table

MAPS: Table = {
    "map.drawn": {"en": "Drawn: {file}", "ru": "Нарисовано: {file}"},
    "map.title": {"en": "{name}: no errors.", "ru": "{name}: ошибок нет."},
    "map.faults": {
        "en": "{name}: no game can be played on this map.",
        "ru": "{name}: на этой карте нельзя играть.",
    },
    "map.rim": {"en": "Land at the rim of the map: {names}.", "ru": "Суша у края карты: {names}."},
    "map.alike": {
        "en": "Neighbours of one terrain: {n} of {borders} borders ({names}).",
        "ru": "Соседей с одинаковой местностью: {n} из {borders} границ ({names}).",
    },
    "map.none-alike": {"en": "No neighbours are of one terrain.", "ru": "Соседей с одинаковой местностью нет."},
    "map.alike-usual": {
        "en": "On the maps of the game there are {least} to {most}.",
        "ru": "На картах самой игры их от {least} до {most}.",
    },
    "map.split": {
        "en": "Drawn in several pieces, and each one region all the same: {names}. If that is a slip, change a letter.",
        "ru": "Нарисованы из нескольких частей, но каждая — одна область: {names}. Если это описка, замените букву.",
    },
    "map.taken": {
        "en": "Hard to name in a game, where a number picks a line and a word is an action: {names}. Give other ids.",
        "ru": "В игре их трудно назвать: число выбирает строку, слово — действие: {names}. Дайте другие имена.",
    },
    "map.size-only": {
        "en": "Alike but for capital letters, and easily mixed up in a game: {names}. Give other ids.",
        "ru": "Различаются только заглавными буквами, в игре их легко спутать: {names}. Дайте другие имена.",
    },
    "map.pieces": {"en": "The map is in {n} pieces: {names}.", "ru": "Карта из отдельных частей ({n}): {names}."},
    "map.size": {
        "en": "Regions: {regions}, of them land {land}; neighbours of each on average {neighbours}.",
        "ru": "Областей {regions}, из них суши {land}; соседей у каждой в среднем {neighbours}.",
    },
    "map.words": {"en": "On land: {words}.", "ru": "На суше: {words}."},
    "map.entries": {"en": "Armies enter in {n} regions: {names}.", "ru": "Входов на карту {n}: {names}."},
    "map.reach": {
        "en": "Regions reached from one entry by two conquests: {two}; by three: {three}.",
        "ru": "От одного входа за два захвата доступно областей: {two}; за три — {three}.",
    },
    "map.span": {"en": "{least} to {most}", "ru": "от {least} до {most}"},
    "map.no-far": {
        "en": "No region that an army reaches lies behind these.",
        "ru": "Других областей, куда может дойти армия, нет.",
    },
    "map.far": {
        "en": "Farthest from the entries ({steps} steps): {names}.",
        "ru": "Дальше всего от входов (шагов {steps}): {names}.",
    },
    "map.unreached": {"en": "No army gets there on foot: {names}.", "ru": "Пешком не дойти: {names}."},
    "map.poorest": {
        "en": "Least lies around {name}: {n} regions; near it {near}.",
        "ru": "Меньше всего вокруг {name}: областей {n}; рядом {near}.",
    },
    "map.richest": {
        "en": "Most lies around {name}: {n} regions; near it {near}.",
        "ru": "Больше всего вокруг {name}: областей {n}; рядом {near}.",
    },
    "map.choke": {"en": "{name} (cuts off {n})", "ru": "{name} (отрезает {n})"},
    "map.chokes": {"en": "Choke points: {names}.", "ru": "Узкие места: {names}."},
    "map.no-chokes": {"en": "No single region cuts others off.", "ru": "Ни одна область не отрезает других."},
    "map.crossing": {
        "en": "The borders {one} and {other} cross: no flat map shows both. Borders drawn as lines: {n}.",
        "ru": "Границы {one} и {other} пересекаются: на плоской карте не показать обе. Границ, нарисованных линиями: {n}.",
    },
    "map.landlocked": {"en": "Cannot be drawn at the edge of the board: {names}.", "ru": "Не нарисовать у края поля: {names}."},
    "map.not-drawn": {"en": "It is not drawn: {why}", "ru": "Не рисуется. {why}"},
    "map.share": {"en": "player {seat} {share} %", "ru": "игрок {seat} — {share} %"},
    "map.shares": {
        "en": "Shares of the coins in {n} games of bots: {shares}.",
        "ru": "Доли монет в играх ботов (игр {n}): {shares}.",
    },
    "frames.written": {"en": "{pictures}: {where}", "ru": "{pictures}: {where}"},
    "picture": {"en": ("picture", "pictures"), "ru": ("рисунок", "рисунка", "рисунков")},
}
