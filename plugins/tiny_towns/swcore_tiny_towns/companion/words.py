"""What is said at a table of Tiny Towns, in English and Russian."""

from __future__ import annotations

from swcore.wording import Table

TABLE: Table = {
    "word.name-resource": {"en": "named RESOURCE", "ru": "назвать РЕСУРС"},
    "word.draw": {"en": "draw", "ru": "карта"},
    "word.cards": {"en": "cards", "ru": "карты"},
    "word.monuments": {"en": "monuments [PLAYER]", "ru": "монументы [ИГРОК]"},
    "word.keep": {"en": "keep PLAYER 1|2", "ru": "оставить ИГРОК 1|2"},
    "word.completed": {"en": "completed PLAYER", "ru": "построил ИГРОК"},
    "word.town": {"en": "town PLAYER", "ru": "город ИГРОК"},
    "also.name-resource": {"en": "resource", "ru": "ресурс"},
    "also.draw": {"en": "card", "ru": "открыть"},
    "also.completed": {"en": "full", "ru": "готов полон завершил"},
    "what.name-resource": {
        "en": "a resource is named and the hammer goes on; its name alone is enough: `wood`",
        "ru": "назван ресурс, молоток переходит; хватит и одного слова: «дерево»",
    },
    "what.draw": {
        "en": "town hall: the next resource card, or a free round",
        "ru": "ратуша: следующая карта ресурса или свободный раунд",
    },
    "what.cards": {"en": "the buildings in play", "ru": "здания в игре"},
    "what.monuments": {"en": "show a player the own monuments, in secret", "ru": "показать игроку его монументы тайно"},
    "what.keep": {"en": "which of the two monuments a player keeps", "ru": "какой из двух монументов игрок оставил"},
    "what.completed": {"en": "a town is complete, its player is out", "ru": "город завершён, игрок вышел"},
    "what.town": {
        "en": "type a town and score it: four lines of four words, - for an empty square",
        "ru": "ввести город и посчитать: четыре строки по четыре слова, - — пустая клетка",
    },
    "opening.cards": {"en": "In play: {pieces}.", "ru": "В игре: {pieces}."},
    "opening.monuments": {
        "en": "Two monuments are dealt to each: `monuments PLAYER` shows them, `keep PLAYER 1` keeps one.",
        "ru": "Каждому сдано по два монумента: «монументы ИГРОК» покажет их, «оставить ИГРОК 1» — оставить.",
    },
    "opening.hammer": {"en": "The first master builder is {seat}.", "ru": "Первый главный строитель — {seat}."},
    "opening.town-hall": {
        "en": "The resource cards are shuffled, {n} of them put away unseen; `draw` begins a round.",
        "ru": "Карты ресурсов перемешаны, {n} отложены втёмную; «карта» начинает раунд.",
    },
    "status.turn": {"en": "master builder: {seat}", "ru": "главный строитель: {seat}"},
    "open": {"en": "Open cards: {resources}.", "ru": "Открытые карты: {resources}."},
    "deck": {"en": "Cards in the deck: {n}.", "ru": "Карт в колоде: {n}."},
    "monuments.dealt": {"en": "{seat} may keep one of these:", "ru": "{seat}: оставить один из двух:"},
    "monuments.kept": {"en": "{seat} has kept:", "ru": "{seat}: оставлен монумент"},
    "town.how": {
        "en": "The town of {seat}: four lines of four words, - for an empty square. Notes such as `shrine 5` come first.",
        "ru": "Город ({seat}): четыре строки по четыре слова, - — пустая клетка. Пометки, как «shrine 5», — вначале.",
    },
    "town.row": {"en": "Row {n}", "ru": "Ряд {n}"},
    "town.left": {"en": "Rows to come: {n}.", "ru": "Осталось рядов: {n}."},
    "town.neighbour": {
        "en": "The feast halls of {seat} are not known yet; this is scored again when they are.",
        "ru": "Медовые залы соседа ({seat}) ещё неизвестны; когда введут его город, счёт обновится.",
    },
    "did.town-again": {"en": "The town of {seat} again: {points}.", "ru": "Город, {seat}, заново: {points}."},
    "tied": {
        "en": "named {named}, empty {empty}, cottages {cottages}",
        "ru": "называл {named}, пустых {empty}, коттеджей {cottages}",
    },
    "ties": {
        "en": "Ties: named less often, fewer empty squares, more cottages{clause}.",
        "ru": "При равенстве: реже называл, меньше пустых клеток, больше коттеджей{clause}.",
    },
    "towns-missing": {
        "en": "`town PLAYER` scores what is missing: {seats}.",
        "ru": "«город ИГРОК» посчитает недостающее: {seats}.",
    },
    "all-completed": {
        "en": "All towns are complete. `town PLAYER` scores them, `finish` ranks.",
        "ru": "Все города завершены. «город ИГРОК» посчитает, «финиш» — итог.",
    },
    "did.named": {"en": "{seat} named {resource}.", "ru": "{seat} называет: {resource}."},
    "did.chosen": {"en": "Chosen: {resource}.", "ru": "Выбрано: {resource}."},
    "did.free": {
        "en": "A free round: everybody picks a resource (TT-TOWNHALL-5).",
        "ru": "Свободный раунд: ресурс выбирает каждый (TT-TOWNHALL-5).",
    },
    "did.turned": {"en": "The card shows {resource}.", "ru": "На карте: {resource}."},
    "did.reshuffled": {
        "en": "The discard pile is shuffled into a new deck, five cards are put away unseen (TT-TOWNHALL-6).",
        "ru": "Сброс перемешан в новую колоду, пять карт отложены втёмную (TT-TOWNHALL-6).",
    },
    "did.kept": {"en": "{seat} has kept a monument.", "ru": "{seat}: монумент оставлен."},
    "did.completed": {"en": "{seat} has completed the town.", "ru": "{seat}: город завершён."},
    "did.town": {"en": "The town of {seat}: {points}.", "ru": "Город, {seat}: {points}."},
    "no.row-words": {
        "en": "A row of the town has {side} words, - for an empty square; here are {n}.",
        "ru": "В ряду города {side} слова, - для пустой клетки; здесь их {n}.",
    },
    "no.no-resource": {"en": "{text!r} is not a resource.", "ru": "Нет такого ресурса: {text}."},
    "no.not-open": {"en": "No open card shows {resource}.", "ru": "Такой открытой карты нет: {resource}."},
    "no.cards-name": {"en": "Cards name the resources in this mode: `draw`.", "ru": "В этом режиме ресурс дают карты: «карта»."},
    "no.no-deck": {
        "en": "There is no deck in this mode; name a resource instead.",
        "ru": "В этом режиме колоды нет; назовите ресурс.",
    },
    "no.no-monuments": {"en": "No monuments were dealt.", "ru": "Монументы не сдавались."},
    "no.kept-already": {"en": "{seat} has kept one already.", "ru": "{seat}: монумент уже оставлен."},
}
