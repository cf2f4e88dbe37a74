"""What can be typed besides actions, and what is said of it: help, undo, save, load."""

from __future__ import annotations

from swcore.wording.catalogue import Table

TYPED: Table = {
    "help.title": {"en": "You can type:", "ru": "Можно ввести:"},
    "help.number": {"en": "3", "ru": "3"},
    "help.number.what": {"en": "action 3 of the list", "ru": "действие 3 из списка"},
    "help.action": {"en": "conquer r12", "ru": "захватить r12"},
    "help.action.what": {
        "en": "the action in words; its beginning is enough when it is clear",
        "ru": "действие словами; хватит начала, если оно понятно",
    },
    "help.explain": {"en": "?3   ?ACTION", "ru": "?3   ?ДЕЙСТВИЕ"},
    "help.explain.what": {
        "en": "what it costs, part by part with the rules, or why it is not possible",
        "ru": "сколько стоит, по частям и с правилами, или почему нельзя",
    },
    "word.help": {"en": "help [WORD]", "ru": "помощь [СЛОВО]"},
    "word.undo": {"en": "undo [turn]", "ru": "отмена [ход]"},
    "word.redo": {"en": "redo", "ru": "повтор"},
    "word.save": {"en": "save [FILE]", "ru": "сохранить [ФАЙЛ]"},
    "word.log": {"en": "log [N]", "ru": "журнал [N]"},
    "word.quit": {"en": "quit", "ru": "выход"},
    "word.load": {"en": "load FILE", "ru": "загрузить ФАЙЛ"},
    "word.hint": {"en": "hint", "ru": "подсказка"},
    "word.rules": {"en": "rules [WORDS]", "ru": "правила [СЛОВА]"},
    "word.about": {"en": "about NAME", "ru": "что НАЗВАНИЕ"},
    "word.confirm": {"en": "confirm on|off", "ru": "переспрос вкл|выкл"},
    "word.resign": {"en": "resign", "ru": "сдаться"},
    "what.help": {"en": "this list, or what a word of it does", "ru": "этот список или что делает слово из него"},
    "help.all": {"en": "`help` alone lists all that can be typed.", "ru": "Всё, что можно ввести, покажет «помощь»."},
    "what.undo": {
        "en": "take back your last action, or your whole turn; what chance brought stays",
        "ru": "вернуть последнее действие или весь ход; что решила случайность, остаётся",
    },
    "what.redo": {
        "en": "do again what you took back last, with the same outcome",
        "ru": "сделать снова то, что вернули последним, с тем же исходом",
    },
    "what.save": {"en": "keep the game in a file", "ru": "сохранить партию в файл"},
    "what.log": {"en": "what happened in the last N turns", "ru": "что было в последние N ходов"},
    "what.quit": {"en": "leave the program", "ru": "выйти из программы"},
    "what.load": {"en": "go on with the game in a file", "ru": "продолжить партию из файла"},
    "what.hint": {"en": "what a bot would play", "ru": "что сыграл бы бот"},
    "what.rules": {
        "en": "the rules: sections, clauses by id or by words",
        "ru": "правила: разделы, пункты по номеру или по словам",
    },
    "what.about": {"en": "what something is; `what is NAME?` works too", "ru": "что это такое; можно и «что такое НАЗВАНИЕ?»"},
    "what.confirm": {"en": "whether the end of your turn is asked first", "ru": "переспрашивать ли перед концом хода"},
    "what.resign": {"en": "leave the game for good; the others go on", "ru": "выйти из партии насовсем; остальные доиграют"},
    "word.how": {"en": "It is typed so: {word} — {what}.", "ru": "Пишется так: {word} — {what}."},
    "file.empty": {"en": "The name of the file is empty.", "ru": "Имя файла пустое."},
    "undone": {"en": "Taken back: {action}.", "ru": "Отменено: {action}."},
    "redone": {"en": "Done again: {action}.", "ru": "Снова сделано: {action}."},
    "redo-nothing": {"en": "Nothing was taken back that could be done again.", "ru": "Повторять нечего: ничего не отменено."},
    "undo-nothing": {"en": "There is nothing to take back.", "ru": "Отменять нечего."},
    "undo-other?": {
        "en": "The last action was player {n}'s: {action}. Take it back, so that player {n} is asked again?",
        "ru": "Последнее действие сделал игрок {n}: {action}. Отменить его, чтобы он решил заново?",
    },
    "undo-stays": {"en": "It stays.", "ru": "Оно остаётся."},
    "undo-floor.other": {
        "en": "Chance had a part in the last action of player {n}, or it showed something new; that cannot be taken back.",
        "ru": "В последнем действии игрока {n} была случайность или открылось новое: вернуть нельзя.",
    },
    "undo-other": {
        "en": "Another player has acted since; that cannot be taken back.",
        "ru": "После вас уже ходил другой игрок: вернуть нельзя.",
    },
    "undo-floor": {
        "en": "Chance had a part in your last action, or it showed something new; that cannot be taken back.",
        "ru": "В последнем действии была случайность или открылось новое: вернуть нельзя.",
    },
    "saved": {"en": "Saved in {file}. Go on with: {command}", "ru": "Сохранено: {file}. Продолжить: {command}"},
    "overwrite": {"en": "{file} exists already. Overwrite it?", "ru": "{file} уже есть. Заменить?"},
    "not-saved": {"en": "Nothing was written.", "ru": "Ничего не записано."},
    "kept": {
        "en": "{file} holds the game up to this action, and every action from here on.",
        "ru": "В {file} вся партия до этого действия, и каждое следующее тоже будет записано.",
    },
    "not-kept": {
        "en": "This action could not be written to {file}: {why}. The game goes on, the next action tries again.",
        "ru": "Это действие не удалось записать в {file}: {why}. Игра идёт дальше, следующее действие попробует снова.",
    },
    "kept-by-itself": {
        "en": "{why}. From here on the game is kept by itself: {command} goes on with it, and `save OTHER` writes it to a file.",
        "ru": "{why}. Дальше партия сохраняется сама: продолжить её — {command}, записать в файл — «сохранить ДРУГОЙ».",
    },
    "kept-nowhere": {
        "en": "{why}. The game is kept nowhere now: `save OTHER` writes it to another file.",
        "ru": "{why}. Партия теперь нигде не сохраняется: «сохранить ДРУГОЙ» запишет её в другой файл.",
    },
    "cannot-save": {"en": "{file} cannot be written: {why}.", "ru": "Не удалось записать {file}: {why}."},
    "not-autosaved": {
        "en": "The game cannot be kept at the moment: {why}. `save FILE` writes it elsewhere.",
        "ru": "Партия сейчас не сохраняется: {why}. «сохранить ФАЙЛ» запишет её в другое место.",
    },
    "cannot-load": {"en": "{file} cannot be opened: {why}.", "ru": "Не удалось открыть {file}: {why}."},
    "load.how": {
        "en": "`load FILE` goes on with the game in FILE. Outside a game: {command}",
        "ru": "«загрузить ФАЙЛ» — продолжить партию из файла. Без открытой партии: {command}",
    },
}

ALIASES = {
    "?": "help",
    "h": "help",
    "помощь": "help",
    "справка": "help",
    "отмена": "undo",
    "повтор": "redo",
    "сохранить": "save",
    "журнал": "log",
    "выход": "quit",
    "exit": "quit",
    "q": "quit",
    "сдаться": "resign",
    "загрузить": "load",
    "подсказка": "hint",
    "совет": "hint",
    "правила": "rules",
    "что": "about",
    "переспрос": "confirm",
}
YES = ("y", "yes", "д", "да")
NO = ("n", "no", "н", "нет")
