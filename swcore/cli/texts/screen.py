"""What is said on the whole screen."""

from __future__ import annotations

from swcore.wording.catalogue import Table

SCREEN: Table = {
    "screen.keys": {
        "en": "? what is it  / type  h hint  u undo  U turn  r redo  m map  q leave  F1 help",
        "ru": "? что это  / ввод  h совет  u отмена  U весь ход  r повтор  m карта  q выход  F1 помощь",
    },
    "screen.keys.short": {
        "en": "? what  / type  h hint  u undo  m map  l log  q leave  F1 keys",
        "ru": "? что это  / ввод  h совет  u отмена  m карта  q выход  F1 клавиши",
    },
    "screen.key.arrows": {
        "en": "choose in the menu, or go from region to region; Enter does it, a click too",
        "ru": "выбор в меню или переход по областям; Enter или щелчок — сделать",
    },
    "screen.key.digits": {
        "en": "go to that line of the menu; Enter does it",
        "ru": "перейти к этой строке меню; Enter — сделать",
    },
    "screen.key.tab": {"en": "from menu to map to table; back with Shift", "ru": "меню, поле, стол по кругу"},
    "screen.key.what": {
        "en": "what is under the cursor, what it costs and why",
        "ru": "что под курсором, сколько это стоит и почему",
    },
    "screen.key.type": {"en": "type an action or a word", "ru": "набрать действие или слово"},
    "screen.key.hint": {"en": "a hint", "ru": "совет"},
    "screen.key.undo": {"en": "undo, undo the whole turn, redo", "ru": "отменить действие, весь ход; повторить"},
    "screen.key.whole": {
        "en": "the map or the log in the whole window; Esc: back",
        "ru": "карта или журнал во всё окно; Esc — обратно",
    },
    "screen.key.guide": {"en": "what the guide of a first game says", "ru": "что говорит проводник первой партии"},
    "screen.key.light": {"en": "light or dark", "ru": "светлый или тёмный вид"},
    "screen.key.leave": {"en": "leave; the game is kept", "ru": "выйти; партия сохранится"},
    "screen.signs": {"en": "Signs", "ru": "Знаки"},
    "screen.sign.seat": {"en": "{who}: 3 tokens", "ru": "{who}: 3 жетона"},
    "screen.sign.declined": {"en": "the same in decline", "ru": "то же, народ в упадке"},
    "screen.sign.nobody": {"en": "1 token that is nobody's: {who}", "ru": "1 ничей жетон: {who}"},
    "screen.sign.cost": {"en": "what it costs you to act there", "ru": "сколько вам стоит действие здесь"},
    "screen.sign.target": {"en": "you can act there; it has no price", "ru": "здесь можно действовать, и цены у этого нет"},
    "screen.sign.ends": {
        "en": "ends your part of the turn; it is asked first",
        "ru": "ваша часть хода на этом кончается; игра переспросит",
    },
    "screen.sign.hinted": {"en": "what the hint or the guide advises", "ru": "так советует подсказка или проводник"},
    "screen.more-help": {
        "en": "`/` and `help`: all words that can be typed. `/` and `rules`: the rules.",
        "ru": "«/» и «помощь» — все слова, которые можно набрать. «/» и «правила» — правила.",
    },
    "screen.wait": {"en": "… (any key: faster)", "ru": "… (любая клавиша — быстрее)"},
    "begin.help.screen": {
        "en": "Arrows and Enter choose, or a click. `?` explains what you are on, F1 helps.",
        "ru": "Выбор — стрелками и Enter или мышью. «?» объяснит, что под курсором, F1 — помощь.",
    },
    "screen.dumb": {
        "en": "This terminal (TERM={term}) cannot show the game on the whole screen: it goes line by line.",
        "ru": "Этот терминал ({term}) не умеет показывать игру во весь экран: игра пойдёт построчно.",
    },
    "screen.all": {"en": "all actions (Esc)", "ru": "все действия (Esc)"},
    "screen.of": {"en": "{name} ({n})", "ru": "{name} ({n})"},
    "screen.no-room": {
        "en": "Regions without room for their names here: {n}. `m` gives the map the whole window, `?` tells of each.",
        "ru": "Здесь не поместились подписи областей ({n}): «m» — карта во всё окно, «?» — о каждой.",
    },
    "screen.no-board": {"en": "There is no board to draw, or no room for it.", "ru": "Поля нет, или для него нет места."},
    "screen.small": {
        "en": "This window is too small: {width} by {height}, and {least_width} by {least_height} are needed. Make it larger, or "
        "leave with q and go on with --plain.",
        "ru": "Окно слишком мало: {width} на {height}, а нужно {least_width} на {least_height}. Увеличьте его или выйдите (q) "
        "и продолжите с --plain.",
    },
    "screen.small.short": {
        "en": "{width}×{height} is too small: {least_width}×{least_height}. q leaves.",
        "ru": "{width}×{height} мало: нужно {least_width}×{least_height}. q — выход.",
    },
    # a guided first game
    "guide.try.line": {"en": "Now try: {action}", "ru": "Попробуйте: {action}"},
    "guide.try.screen": {"en": "Now try line {n} ★: {action} (Enter)", "ru": "Попробуйте строку {n} ★: {action} (Enter)"},
    "guide.undo.line": {"en": "`undo`", "ru": "«отмена»"},
    "guide.undo.screen": {"en": "`u`", "ru": "«u»"},
    "guide.hint.line": {"en": "`hint`", "ru": "«подсказка»"},
    "guide.hint.screen": {"en": "`h`", "ru": "«h»"},
    "guide.what.line": {"en": "`what is NAME?`", "ru": "«что такое ИМЯ?»"},
    "guide.what.screen": {"en": "`?`", "ru": "«?»"},
    "guide.otherwise.undo": {
        "en": "You have gone a way of your own. That is fine; {undo} takes it back if you would rather follow me.",
        "ru": "Вы пошли своим путём. Ничего страшного, а если хотите вернуться к моему совету, поможет {undo}.",
    },
    "guide.otherwise": {
        "en": "You have gone a way of your own. That is fine: I go on from where you are.",
        "ru": "Вы пошли своим путём. Ничего страшного: дальше будем исходить из этого.",
    },
    "guide.free": {
        "en": "Here you decide for yourself: {hint} tells what a bot would do and why.",
        "ru": "Здесь решайте сами. Что сделал бы бот и почему, скажет {hint}.",
    },
    "guide.offer": {
        "en": "Is this your first game? Ten minutes with a guide show how it is played. (Enter: with the guide, n: without) ",
        "ru": "Это ваша первая партия? За десять минут проводник покажет, как играть. (Enter — с ним, н — без) ",
    },
    "screen.borders": {"en": "borders on", "ru": "граничит с"},
    "screen.may": {"en": "You may:", "ru": "Можно:"},
    "screen.ok": {"en": "Enter: on", "ru": "Enter — дальше"},
    "screen.yes-no": {"en": "Enter: yes   Esc: no", "ru": "Enter — да   Esc — нет"},
    "screen.answer": {"en": "Type the answer and press Enter.", "ru": "Введите ответ и нажмите Enter."},
    "screen.close": {"en": "Esc closes", "ru": "Esc — закрыть"},
    "screen.leave": {"en": "Leave the game?", "ru": "Выйти из партии?"},
    "screen.end": {"en": "Enter leaves.", "ru": "Enter — выйти."},
    "screen.type": {"en": "an action or a word; Tab completes", "ru": "действие или слово; Tab дополняет"},
    "screen.table": {"en": "Table", "ru": "Стол"},
    "screen.legend": {
        "en": "small letter: in decline · [3]: what it costs",
        "ru": "строчная буква: в упадке · [3]: сколько стоит",
    },
    "screen.legend.short": {"en": "F1: signs", "ru": "F1: знаки"},
    "screen.missing": {
        "en": "The game on the whole screen needs Textual. It goes line by line for now. To install it: {command}",
        "ru": "Для игры во весь экран нужен Textual, а его нет: игра пойдёт построчно. Установить: {command}",
    },
    "screen.too-small": {
        "en": "The window has {width} by {height} characters, {least_width} by {least_height} are needed: it goes line by line.",
        "ru": "В окне {width} на {height} знаков, а нужно {least_width} на {least_height}: игра пойдёт построчно.",
    },
}
