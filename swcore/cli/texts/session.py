"""What is said while a game is played at the terminal."""

from __future__ import annotations

from swcore.wording.catalogue import Table

SESSION: Table = {
    # counted words
    "game": {"en": ("game", "games"), "ru": ("партия", "партии", "партий")},
    "player": {"en": ("player", "players"), "ru": ("игрок", "игрока", "игроков")},
    "step": {"en": ("step", "steps"), "ru": ("шаг", "шага", "шагов")},
    "decision": {"en": ("decision", "decisions"), "ru": ("решение", "решения", "решений")},
    "win": {"en": ("win", "wins"), "ru": ("победа", "победы", "побед")},
    "action": {"en": ("action", "actions"), "ru": ("действие", "действия", "действий")},
    # the beginning
    "begin": {"en": "{game}: {players}, seed {seed}.", "ru": "{game}: {players}, зерно {seed}."},
    "joined": {"en": "With home-made pieces: {pieces}.", "ru": "Добавлено самодельное: {pieces}."},
    "seat": {"en": "Player {n}: {who}", "ru": "Игрок {n}: {who}"},
    "human": {"en": "you", "ru": "вы"},
    "person": {"en": "a person", "ru": "человек"},
    "player.greedy": {"en": "greedy bot", "ru": "жадный бот"},
    "player.random": {"en": "random bot", "ru": "случайный бот"},
    "player.novice": {"en": "bot, novice", "ru": "бот-новичок"},
    "player.casual": {"en": "bot, casual player", "ru": "бот-любитель"},
    "player.skilled": {"en": "bot, skilled player", "ru": "опытный бот"},
    "player.expert": {"en": "bot, expert", "ru": "бот-мастер"},
    "player.mcts": {"en": "searching bot", "ru": "бот с перебором"},
    "player.mcts.budget": {"en": "searching bot ({budget})", "ru": "бот с перебором ({budget})"},
    "player.program": {"en": "the program `{command}`", "ru": "программа `{command}`"},
    "no-editor": {
        "en": "Tab completion and history come with prompt_toolkit. To install it: {command}",
        "ru": "С prompt_toolkit будут история и дополнение по Tab. Установить: {command}",
    },
    "no-screen": {
        "en": "Games on the whole screen, with a map to click on, come with Textual. To install it: {command}",
        "ru": "С Textual игра идёт во весь экран, с картой и мышью. Установить: {command}",
    },
    "neither": {
        "en": "The whole screen, Tab completion and history come with an extra of swcore. To install it: {command}",
        "ru": "Игра во весь экран, история и дополнение по Tab ставятся отдельно: {command}",
    },
    "resume.when": {"en": "played on {when}", "ru": "последний ход {when}"},
    "resume.guided": {"en": "guided", "ru": "с подсказками"},
    "resume.in.en": {"en": "in English", "ru": "по-английски"},
    "resume.in.ru": {"en": "in Russian", "ru": "по-русски"},
    "resume.which": {"en": "Which one, 1 to {n}? (Enter leaves)", "ru": "Какую продолжить, от 1 до {n}? (Enter — никакую)"},
    "resume.how": {
        "en": "Type a number from 1 to {n}; `more` for older games, `drop 3` or `drop 3-{n}` to remove some, `q` to leave.",
        "ru": "Введите номер от 1 до {n}. «ещё» — игры постарше, «удалить 3» или «удалить 3-{n}» — убрать, «выход» — выйти.",
    },
    "resume.more": {
        "en": "{n} older ones: `more` shows them, `drop 3-{last}` removes those from 3 on.",
        "ru": "Есть и постарше, {n}: «ещё» — показать, «удалить 3-{last}» — убрать все с номера 3.",
    },
    "resume.drop?": {"en": "Remove {games} for good? (y/n) ", "ru": "Удалить насовсем: {games}? (д/н) "},
    "resume.stay": {"en": "Nothing was removed.", "ru": "Ничего не удалено."},
    "resume.dropped": {"en": "Removed.", "ru": "Удалено."},
    "resume.none": {"en": "There is no game to go on with any more.", "ru": "Больше продолжать нечего."},
    "begin.help": {
        "en": "Type a number or an action. `help` explains, `?1` tells what action 1 costs, `quit` leaves.",
        "ru": "Введите номер или действие. «помощь» объяснит, «?1» покажет, сколько стоит действие 1, «выход» — выйти.",
    },
    # asking
    "menu.number": {"en": "No.", "ru": "№"},
    "menu.action": {"en": "Action", "ru": "Действие"},
    "menu.what": {"en": "What it does", "ru": "Что будет"},
    "map.table": {"en": "`table` lists the regions", "ru": "«таблица» — список областей"},
    "menu.short": {
        "en": "`?2` tells all about line 2: the window is too low for everything at once.",
        "ru": "«?2» — всё о строке 2: целиком меню в окно не войдёт.",
    },
    "range": {"en": "Choose a number from 1 to {n}.", "ru": "Введите номер от 1 до {n}."},
    "which": {"en": "Which one do you mean?", "ru": "Что именно?"},
    "illegal": {"en": "{action} is not possible now:", "ru": "{action} сейчас невозможно:"},
    "no-action": {
        "en": "There is no action {text!r}. Type a number, an action as in the list, or `help`.",
        "ru": "Нет действия «{text}». Введите номер, действие как в списке или «помощь».",
    },
    "maybe.action": {"en": "Did you mean {n}: {action}?", "ru": "Может быть, {n}: {action}?"},
    "only.way": {"en": "That can only be {n}: {action}", "ru": "Это может быть только {n}: {action}"},
    "only.sure": {"en": "Enter does it; `no` does not.", "ru": "Enter — сделать; «нет» — не делать."},
    "maybe.word": {"en": "Did you mean `{word}`?", "ru": "Может быть, «{word}»?"},
    "place.form": {"en": "A region is written like this: {place}.", "ru": "Область пишется так: {place}."},
    "place.now": {
        "en": "{place} is a region, but now you are asked: {question}",
        "ru": "{place} — область, а вопрос сейчас: {question}",
    },
    "for-example": {"en": "For example: {action}", "ru": "Например: {action}"},
    "malformed": {"en": "{text!r} is not complete. {hint}", "ru": "«{text}» — не всё. {hint}"},
    "misread": {
        "en": "{text!r} cannot be read: one of its words does not name anything here. {hint}",
        "ru": "«{text}» не разобрать: какого-то из этих слов здесь нет. {hint}",
    },
    "usage": {"en": "Write it as: {usage}.", "ru": "Пишется так: {usage}."},
    "legal": {"en": "{action} is possible.", "ru": "{action} — можно."},
    "besides.pips": {"en": "on the die, at least:", "ru": "на кубике, не меньше:"},
    "besides.coins": {"en": "to pay, in coins:", "ru": "к оплате монетами:"},
    "besides.points": {"en": "in points, as things stand:", "ru": "в очках на сейчас:"},
    "total": {"en": "= {n}", "ru": "= {n}"},
    "pass-on": {"en": "Player {n}, it is your turn. Press Enter.", "ru": "Игрок {n}, ваша очередь. Нажмите Enter."},
    # the end of a turn
    "turn.ends": {"en": "{action} ends your turn:", "ru": "{action} — конец вашего хода:"},
    "turn.ends.other": {
        "en": "{action} is your last decision in player {n}'s turn:",
        "ru": "{action} — последнее ваше решение в ходе игрока {n}:",
    },
    "turn.would-end.other": {
        "en": "It is your last decision in player {n}'s turn:",
        "ru": "Это последнее ваше решение в ходе игрока {n}:",
    },
    "turn.stays": {"en": "Nothing was done.", "ru": "Ничего не сделано."},
    "turn.uncertain": {
        "en": "What it brings depends on what is still hidden.",
        "ru": "Что это даст, зависит от того, что ещё скрыто.",
    },
    "turn.would-end": {"en": "It ends your turn:", "ru": "Это конец вашего хода:"},
    "turn.sure": {
        "en": "Enter ends the turn; `no` or any other line does not.",
        "ru": "Enter — закончить ход; «нет» или другое действие — не заканчивать.",
    },
    "turn.goes-on": {"en": "Your turn goes on.", "ru": "Ваш ход продолжается."},
    "confirm.on": {
        "en": "The end of your turn is shown and asked first. `confirm off` stops that.",
        "ru": "Перед концом хода игра переспрашивает. «переспрос выкл» — больше не переспрашивать.",
    },
    "confirm.off": {
        "en": "Your turn ends without asking. `confirm on` asks first.",
        "ru": "Ход заканчивается сразу. «переспрос вкл» — снова переспрашивать.",
    },
    # stopping, and pieces that fail
    "not-text": {
        "en": "The line is not UTF-8 text; nothing was done. Set the terminal to UTF-8.",
        "ru": "Строка не в UTF-8; ничего не сделано. Переключите терминал на UTF-8.",
    },
    "cancelled": {
        "en": "The line is cancelled. `quit` or Ctrl-D leaves.",
        "ru": "Строка отменена. Выйти: «выход» или Ctrl-D.",
    },
    "stopped": {"en": "Stopped. Nothing has changed.", "ru": "Остановлено. Ничего не изменилось."},
    "stopped.in": {
        "en": "Stopped while {piece} was busy in {hook}. Nothing has changed.",
        "ru": "Остановлено во время работы: {piece}, {hook}. Ничего не изменилось.",
    },
    "advice": {
        "en": "Take back your last action with `undo` and try another one, or keep the game with `save` until {piece} is "
        "repaired. A new game can leave {piece} out.",
        "ru": "Верните последнее действие («отмена») и попробуйте другое или сохраните партию («сохранить»), "
        "пока не исправят {piece}. Новую партию можно начать без {piece}.",
    },
    "advice.no-undo": {
        "en": "Try another action, or keep the game with `save` until {piece} is repaired. A new game can leave {piece} out.",
        "ru": "Попробуйте другое действие или сохраните партию («сохранить»), пока не исправят {piece}. "
        "Новую партию можно начать без {piece}.",
    },
    "advice.bot": {
        "en": "`save` keeps the game until {piece} is repaired. A new game can leave {piece} out.",
        "ru": "«сохранить» — записать партию, пока не исправят {piece}. Новую партию можно начать без {piece}.",
    },
    "pause": {
        "en": "It is player {n}'s turn. Enter tries again, `save` keeps the game, `quit` leaves.",
        "ru": "Ходит игрок {n}. Enter — попробовать снова, «сохранить» — записать партию, «выход» — выйти.",
    },
    # hints, rules, names
    "hint.bot": {"en": "{bot} would play {n}: {action}.", "ru": "{bot} сыграл бы {n}: {action}."},
    "hint.none": {"en": "No bot knows this game well enough to advise.", "ru": "Ни один бот не умеет советовать в этой игре."},
    "bot.greedy": {"en": "The greedy bot", "ru": "Жадный бот"},
    "bot.random": {"en": "The random bot", "ru": "Случайный бот"},
    "no-rules": {"en": "This game has no text of its rules.", "ru": "У этой игры нет текста правил."},
    "rules.how": {
        "en": "`rules SW-DIE-1` or `rules WORDS` shows clauses.",
        "ru": "«правила SW-DIE-1» или «правила СЛОВА» — сами пункты (по-английски).",
    },
    "rules.language": {"en": "The clauses are in English.", "ru": "Не все пункты переведены: остальные по-английски."},
    "more": {"en": "... and {n} more", "ru": "... и ещё {n}"},
    "about.how": {"en": "`about NAME`, or: what is NAME?", "ru": "«что НАЗВАНИЕ» или: что такое НАЗВАНИЕ?"},
    "about.nothing": {"en": "no text", "ru": "без текста"},
    "about.unknown": {"en": "Nothing here is called {name}. {hint}", "ru": "Здесь ничего не называется «{name}». {hint}"},
    "resign?": {"en": "Leave this game for good?", "ru": "Выйти из партии насовсем?"},
    "yes-no": {"en": "(y/n)", "ru": "(д/н)"},
    "stayed": {"en": "You stay in the game.", "ru": "Вы остаётесь в игре."},
    "quit?": {
        "en": "The game is not saved. `save` keeps it; `quit` once more leaves.",
        "ru": "Партия не сохранена. «сохранить» — записать её; ещё раз «выход» — выйти.",
    },
    "play.unread": {
        "en": "Note: there is no terminal, so bots have all seats and the input is not read. To answer from the input: {command}",
        "ru": "Терминала нет, поэтому за всех играют боты, а ввод не читается. Чтобы отвечать строками ввода: {command}",
    },
    "bye": {"en": "Goodbye.", "ru": "До встречи."},
    "bye.resume": {
        "en": "Goodbye. The game is kept. Go on with: {command}",
        "ru": "До встречи. Партия сохранена. Продолжить: {command}",
    },
    "bye.unsaved": {
        "en": "You left the game without saving it. Next time type `save` first, and go on with: swcore play --load FILE",
        "ru": "Вы вышли, не сохранив партию. В другой раз введите сначала «сохранить», а продолжить: swcore play --load ФАЙЛ",
    },
    "bye.kept": {
        "en": "Goodbye. The game is in {file}. Go on with: {command}",
        "ru": "До встречи. Партия в {file}. Продолжить: {command}",
    },
    "over": {"en": "The game is over.", "ru": "Игра окончена."},
    # real dice
    "chance.die": {
        "en": "Player {n}, {action}: roll the die. What does it show ({faces})?",
        "ru": "Игрок {n}, {action}: бросьте кубик. Что выпало ({faces})?",
    },
    "chance.die-of": {
        "en": "Player {n}, {action}: roll a die for {piece}. What does it show ({faces})?",
        "ru": "Игрок {n}, {action}: бросьте кубик, {piece}. Что выпало ({faces})?",
    },
    "chance.bag-of": {
        "en": "Player {n}, {action}: draw for {piece}. What was drawn ({faces})?",
        "ru": "Игрок {n}, {action}: тяните, {piece}. Что вытянуто ({faces})?",
    },
    "chance.other": {
        "en": "Player {n}, {action}: what did chance bring for {stream} ({faces})?",
        "ru": "Игрок {n}, {action}: что выпало для {stream} ({faces})?",
    },
    "chance.bad": {
        "en": "{text!r} is not a face. It can show: {faces}.",
        "ru": "«{text}» — такой грани нет. Бывает: {faces}.",
    },
    # the plain game
    "plain.status": {"en": "Player {n}", "ru": "Игрок {n}"},
    "plain.won": {"en": "Won: {who}", "ru": "Победа: {who}"},
    "plain.acts": {"en": "Player {n}: {action}", "ru": "Игрок {n}: {action}"},
}
