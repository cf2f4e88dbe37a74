"""What the lab says, in English and Russian."""

from __future__ import annotations

from swcore.wording.catalogue import Table
from swcore_lab.advice_texts import TEXTS as OF_ADVICE
from swcore_lab.chart_texts import TEXTS as OF_CHARTS
from swcore_lab.compared_texts import TEXTS as OF_COMPARED
from swcore_lab.contest_texts import TEXTS as OF_CONTEST
from swcore_lab.further_texts import TEXTS as OF_FURTHER
from swcore_lab.ladder_texts import TEXTS as OF_LADDER
from swcore_lab.matrix_texts import TEXTS as OF_MATRIX
from swcore_lab.shared_texts import TEXTS as OF_SHARED
from swcore_lab.trial_texts import TEXTS as OF_TRIAL
from swcore_lab.verdict_texts import TEXTS as OF_VERDICT

TEXTS: Table = {
    **OF_SHARED,
    **OF_CONTEST,
    **OF_FURTHER,
    **OF_LADDER,
    **OF_MATRIX,
    **OF_VERDICT,
    **OF_TRIAL,
    **OF_CHARTS,
    **OF_ADVICE,
    **OF_COMPARED,
    "lab.title": {
        "en": "{name}: is it balanced?",
        "ru": "{name}: сбалансирована ли эта фигура?",
    },
    "lab.field": {"en": "Measuring the official pieces", "ru": "Измеряются официальные фигуры"},
    "lab.field.unknown": {
        "en": "Nothing is known yet of what the official pieces bring here.",
        "ru": "О том, что приносят здесь официальные фигуры, пока ничего не известно.",
    },
    "lab.field.few": {
        "en": "The official pieces are known in {known}, too few for this.",
        "ru": "Официальные фигуры измерены в {known}; этого мало.",
    },
    "lab.field.ahead": {
        "en": "{why} So before the first game with the piece that is tried, the bot {bot} plays all official ones in {places}: "
        "about {time} with {processes}, and longer while this machine does other things. Ctrl-C stops that at any time: what is "
        "done is kept for all later trials, and the same command goes on from there.",
        "ru": "{why} Поэтому до первой партии с испытуемой фигурой бот {bot} сыграет всеми официальными в {places}. Это займёт "
        "около {time}, {processes}, а если машина занята и другим, дольше. Остановить можно в любую минуту, Ctrl-C: сделанное "
        "сохранится для всех следующих проверок, и та же команда продолжит с этого места.",
    },
    "lab.field.places": {"en": ("place", "places"), "ru": ("раскладе", "раскладах", "раскладах")},
    "lab.field.kept": {
        "en": "Stopped: {done} of {all} places of the official pieces are kept; the same command goes on from there.",
        "ru": "Остановлено; расклады официальных фигур сохранены, {done} из {all}; та же команда продолжит с этого места.",
    },
    "lab.field.none": {
        "en": "Stopped before the first of {all} places of the official pieces was done.",
        "ru": "Остановлено, из раскладов официальных фигур не доигран ни один: 0 из {all}.",
    },
    "lab.field.lost": {
        "en": "Stopped: {done} of {all} places of the official pieces were done, but nothing can be written where they would be "
        "kept: {folder}.",
        "ru": "Остановлено; раскладов официальных фигур сыграно {done} из {all}, но сохранить их не удалось, сюда не записать: "
        "{folder}.",
    },
    "lab.field.whole": {
        "en": "Stopped before the first game with it: nothing can be said yet. What was measured here of the official pieces is "
        "kept.",
        "ru": "Остановлено до первой партии с ней: сказать пока ничего нельзя. Всё, что здесь измерено об официальных фигурах, "
        "сохранено.",
    },
    "lab.left.time": {"en": "{time} left", "ru": "ещё {time}"},
    "lab.processes": {"en": ("process", "processes"), "ru": ("процесс", "процесса", "процессов")},
    "lab.matched": {"en": "Matched games", "ru": "Парные партии"},
    "lab.choosing": {"en": "Then: bots choose by themselves", "ru": "Затем: боты выбирают сами"},
    "lab.on.maps": {"en": "Then: the other maps", "ru": "Затем: другие карты"},
    "lab.with.tokens": {"en": "Then: other numbers of tokens", "ru": "Затем: другое число жетонов"},
    "lab.games": {"en": "Games", "ru": "Партии"},
    "lab.ran": {
        "en": "{played} games played in {seconds} s ({rate} a second), {kept} were there already: {folder}",
        "ru": "Сыграно партий: {played} за {seconds} с ({rate} в секунду), уже было: {kept}; {folder}",
    },
    "lab.failed": {
        "en": "{failed} of them ended with an error: see the column `error` of the table `games`.",
        "ru": "Из них с ошибкой: {failed}; см. столбец `error` таблицы `games`.",
    },
    "lab.interrupted": {
        "en": "Stopped: {left} games are missing. Call it again to go on.",
        "ru": "Остановлено: не хватает партий: {left}. Вызовите ещё раз, чтобы продолжить.",
    },
    "lab.interval": {"en": "95 %: {low} to {high}", "ru": "95 %: от {low} до {high}"},
    "lab.none": {"en": "too few games for an interval", "ru": "для промежутка мало партий"},
    "lab.win": {
        "en": "Victories in 100 games: {mine}, with a usual piece {usual}; the difference is {mean} ({interval}).",
        "ru": "Побед на 100 партий: {mine}, с обычной фигурой {usual}; разница {mean} ({interval}).",
    },
    "lab.weaker": {
        "en": "In the hands of the bot {bot} it brings {mean} points after {rounds} rounds ({interval}).",
        "ru": "В руках бота {bot} она приносит после {rounds} раундов {mean} ({interval}).",
    },
    "lab.played": {
        "en": "Played: {games} games{parts}, {game}, {seats} seats, {map}, bots {bots}; {seconds} s. {again}",
        "ru": "Сыграно партий: {games}{parts}; {game}, игроков {seats}, {map}, боты {bots}; {seconds} с. {again}",
    },
    "lab.played.map": {"en": "map {map}", "ru": "карта {map}"},
    "lab.played.again": {"en": "The same games again: --seed {seed}", "ru": "Те же партии ещё раз: --seed {seed}"},
    "lab.played.all": {
        "en": "The same games again: --seed {seed}. All places of the official pieces were played, so with another seed they "
        "only come in another order, and only what else was tried differs.",
        "ru": "Те же партии ещё раз: --seed {seed}. Сыграны все расклады официальных фигур, так что с другим зерном они шли бы "
        "лишь в другом порядке, и разным было бы только остальное.",
    },
    "lab.played.seed": {"en": "The number of their order is {seed}.", "ru": "Номер их порядка: {seed}."},
    "lab.source": {
        "en": "The official pieces were measured in {blocks} places with version {version} on {date}. How a verdict is found, "
        "in plain words: docs/explanation/balance-method.md.",
        "ru": "Официальные фигуры измерены, раскладов: {blocks}; версия {version}, {date}. Как получен вывод, простыми словами "
        "(по-английски): docs/explanation/balance-method.md.",
    },
    "lab.source.now": {
        "en": "The official pieces were measured in {blocks} places, all or some of them on this machine, the last on {date}; "
        "so they need not stand as in docs/reference/strength.md. How a verdict is found, in plain words: "
        "docs/explanation/balance-method.md.",
        "ru": "Официальные фигуры измерены, раскладов: {blocks}; все или часть из них сыграны на этой машине, последние {date}, "
        "и числа могут быть не те, что в docs/reference/strength.md. Как получен вывод, простыми словами (по-английски): "
        "docs/explanation/balance-method.md.",
    },
    "lab.and": {"en": "and", "ru": "и"},
    "lab.bots.greedy": {
        "en": "This is true of bots. greedy takes what is worth most one step ahead; bots that search, such as skilled and "
        "expert, win most games against it (docs/reference/bots.md). People may find more in a piece, or less.",
        "ru": "Это верно для ботов. greedy берёт то, что выгоднее всего на шаг вперёд; боты с перебором, например skilled и "
        "expert, выигрывают у него большинство партий (docs/reference/bots.md). Люди могут найти в фигуре больше или меньше.",
    },
    "lab.bots.better": {
        "en": "A better bot is asked by: --bots mcts:60,greedy --games 60. It plays the official pieces first, twenty to forty "
        "minutes of one processor.",
        "ru": "Спросить бота посильнее: --bots mcts:60,greedy --games 60. Сначала он сыграет официальными фигурами: "
        "двадцать–сорок минут одного процессора.",
    },
    "lab.bots.others": {
        "en": "This is true of the bots that played. People may find more in a piece, or less.",
        "ru": "Это верно для ботов, которые играли. Люди могут найти в фигуре больше или меньше.",
    },
    "lab.numbers": {"en": "The numbers", "ru": "Числа"},
    "lab.rows": {
        "en": "Each number is worked out from the rows of {rows}, a game in a line: “mine” is the game with the piece, “usual” "
        "the mean of the games with each official piece in its place. A number is the mean of mine minus usual, over the rows "
        "of the bot {bot}.",
        "ru": "Каждое число получено из строк файла {rows}, по партии в строке: mine — партия с фигурой, usual — среднее партий "
        "с каждой из официальных фигур на её месте. Число — среднее разности mine − usual по строкам бота {bot}.",
    },
    "lab.written": {"en": "Written: {file}", "ru": "Записано: {file}"},
}
