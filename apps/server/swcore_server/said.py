"""What the client for the command line says, in English and Russian."""

from __future__ import annotations

SAID = {
    "back": {"en": 'Come back with: swcore join "{link}"', "ru": 'Вернуться за стол: swcore join "{link}"'},
    "not-kept": {
        "en": "The seat could not be kept: once you close, only a new invitation leads back.",
        "ru": "Место не удалось запомнить: если выйти, вернуться можно будет только по новому приглашению.",
    },
    "invite": {"en": "Invitation for player {n}: {link}", "ru": "Приглашение для игрока {n}: {link}"},
    "again": {"en": "The word links shows them again.", "ru": "Слово «ссылки» покажет их ещё раз."},
    "you": {"en": "You are player {n}. Help: ?", "ru": "Вы — игрок {n}. Справка: ?"},
    "player": {"en": "Player {n}", "ru": "Игрок {n}"},
    "bot": {"en": "{name} (bot {bot})", "ru": "{name} (бот {bot})"},
    "free": {"en": "{name} (the seat is free)", "ru": "{name} (место свободно)"},
    "clock": {"en": "{name}, {left} left", "ru": "{name}, осталось {left}"},
    "waiting": {"en": "Waiting for: {who}. Ctrl-C leaves the screen.", "ru": "Ход за другими: {who}. Ctrl-C — выйти."},
    "lost": {
        "en": "The server cannot be reached; trying again for a minute.",
        "ru": "Сервер недоступен; ещё минуту будут попытки соединиться.",
    },
    "not-now": {
        "en": "Nothing is asked of you now; who is waited for stands above. Help: ?",
        "ru": "Сейчас вас ни о чём не спрашивают; выше сказано, чей ход. Справка: ?",
    },
    "no-text": {"en": "That is not text in UTF-8.", "ru": "Это не текст в UTF-8."},
    "soon": {
        "en": "The question has only just come; look at it, and type again.",
        "ru": "Вопрос появился только что; посмотрите на него и введите ответ ещё раз.",
    },
    "close": {"en": "Enter closes the screen.", "ru": "Enter закроет экран."},
    "time-over": {"en": "Your time is over.", "ru": "Ваше время вышло."},
    "over": {"en": "The game is over.", "ru": "Игра окончена."},
    "left": {"en": "You have left the seat.", "ru": "Место оставлено."},
    "handed": {"en": "A bot plays for you until you say: hand back", "ru": "За вас играет бот, пока вы не скажете: вернуть"},
    "handed-back": {"en": "You play again.", "ru": "Снова играете вы."},
    "not-handed": {"en": "You play already.", "ru": "Вы и так играете."},
    "no-links": {
        "en": "No invitation is known here; the host makes a new one by: invite 2",
        "ru": "Здесь приглашений нет; новое хозяин делает так: пригласить 2",
    },
    "legal": {"en": "{action}: may be done. {label}", "ru": "{action}: так можно. {label}"},
    "no-invite": {"en": "Which seat? Such as: invite 2", "ru": "Какое место? Например: пригласить 2"},
    "not-host": {"en": "Only who has opened the table may do that.", "ru": "Это может только тот, кто открыл стол."},
    "help": {
        "en": """A number or the text of an action does it; Enter shows the question again.
  why X, ?X    why X may not be done, or what it means; X is a number or an action
  hint         what a bot would do
  map          the board, and what each player has
  table        how the game stands, in lines
  cards        what lies there for everybody, with what it does
  log [N]      the last N steps
  undo, redo   take back the last step; do it again
  leave        give up the seat
  hand over    let a bot play for you (a bot's name may follow); hand back: play again
  links        the invitations that were printed at the beginning
  invite N     host: a new invitation for player N; who sits there loses the seat
  quit         leave the screen; the seat stays yours""",
        "ru": """Номер или текст действия — сделать его; Enter — показать вопрос ещё раз.
  почему X, ?X почему X нельзя, или что это значит; X — номер или действие
  подсказка    что сделал бы бот
  карта        поле и что есть у каждого
  стол         как идёт игра, строками
  карты        что лежит для всех и что это даёт
  журнал [N]   последние N шагов
  отменить     взять назад последний шаг; повторить — сделать его снова
  уйти         отдать место
  бот          пусть за вас играет бот (можно назвать какой); вернуть: снова играть самому
  ссылки       приглашения, напечатанные в начале
  пригласить N хозяин: новое приглашение для игрока N; кто там сидит, теряет место
  выход        закрыть экран; место остаётся за вами""",
    },
}

# What is typed, by what it asks for; the longest ones first where one begins with another.
WORDS = {
    "help": ("?", "h", "help", "помощь", "справка"),
    "quit": ("q", "quit", "exit", "в", "выход"),
    "why": ("why", "почему"),
    "hint": ("hint", "подсказка", "совет"),
    "map": ("map", "карта", "towns", "города"),
    "cards": ("cards", "combos", "карты"),
    "table": ("table", "стол"),
    "log": ("log", "журнал"),
    "undo": ("undo", "отменить", "отмена"),
    "redo": ("redo", "повторить"),
    "leave": ("leave", "уйти"),
    "hand back": ("hand back", "вернуть"),
    "hand over": ("hand over", "бот"),
    "links": ("links", "ссылки"),
    "invite": ("invite", "пригласить"),
}

# Of errors: the sentence, and the hint.
RUSSIAN = {
    "database-url": (
        "Базу данных такого вида взять нельзя: «{kind}».",
        "Адрес выглядит так: sqlite:///swcore.db или postgresql+psycopg://user@host/name; "
        'для второго нужно: pip install "swcore-server[postgresql]".',
    ),
    "database-in-use": (
        "Другой сервер держит свои партии в {database}: боты и часы ходили бы дважды.",
        "Остановите его или назовите другой файл или PostgreSQL ключом --database.",
    ),
    "origin-option": ("Не адрес страниц: {given}.", "Например: --origin https://games.example."),
    "database-memory": (
        "База данных в памяти не годится: у каждого процесса сервера была бы своя.",
        "Назовите файл: --database sqlite:///swcore.db",
    ),
    "port": ("Адрес {address} занять нельзя.", "Возможно, там уже есть сервер; другой порт называет --port."),
    "no-server": ("По адресу {address} сервер не отвечает.", "Его запускает команда: swcore serve"),
    "no-database": (
        "База данных не открывается: {why}.",
        "Проверьте, работает ли она, и адрес после --database; пароль может стоять в PGPASSWORD или в файле .pgpass.",
    ),
    "no-seat-there": ("У вас там нет места.", "Сядьте за стол: swcore join {link}"),
    "no-seat-left": ("За новым столом не осталось места для вас: на всех местах боты.", "Оставьте одно место без --bot."),
    "bot-option": ("Не место с ботом: {given}.", "Например: --bot 2=greedy, места от 1."),
    "clock-option": ("Не часы: {given}.", "Например: --clock 900+10."),
    "invitation-form": ("Это не приглашение.", "Оно выглядит так: http://.../t/TABLE#INVITATION; новый стол открывает --new."),
}


def said(key: str, lang: str, **values: object) -> str:
    """Return a text in a language; English where there is none in it."""
    texts = SAID[key]
    return texts.get(lang, texts["en"]).format(**values)


def asked(line: str) -> tuple[str, str]:
    """Return what a typed line asks for, "" where it is an action, and what follows the words; `?3` asks why."""
    if line[:1] == "?" and line[1:].strip():
        return "why", line[1:].strip()
    for what, words in WORDS.items():
        for word in words:
            head, rest = line[: len(word)], line[len(word) :]
            if head.casefold() == word and (not rest or rest[0].isspace()):
                return what, rest.strip()
    return "", line
