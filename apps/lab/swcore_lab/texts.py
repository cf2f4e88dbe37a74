"""What the lab says, in English and Russian."""

from __future__ import annotations

from swcore.wording.catalogue import Table

TEXTS: Table = {
    "lab.title": {"en": "Is {name} balanced?", "ru": "Сбалансировано ли: {name}?"},
    "lab.field": {"en": "Measuring the official pieces", "ru": "Измеряются официальные элементы"},
    "lab.pairs": {"en": "Matched games", "ru": "Парные партии"},
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
    "lab.strong": {
        "en": "Too strong. {name} brings more than the strongest official piece of its kind can.",
        "ru": "Слишком сильно. {name}: больше, чем может принести самый сильный официальный элемент того же вида.",
    },
    "lab.weak": {
        "en": "Too weak. {name} brings less than the weakest official piece of its kind.",
        "ru": "Слишком слабо. {name}: меньше, чем приносит самый слабый официальный элемент того же вида.",
    },
    "lab.fits": {
        "en": "It fits. {name} lies between the weakest and the strongest official piece of its kind.",
        "ru": "Подходит. {name}: между самым слабым и самым сильным официальным элементом того же вида.",
    },
    "lab.high": {
        "en": "At the strong end. {name} is surely stronger than nearly every official piece of its kind, "
        "and not surely stronger than all of them.",
        "ru": "У верхнего края. {name}: точно сильнее почти всех официальных элементов того же вида, но не точно сильнее всех.",
    },
    "lab.low": {
        "en": "At the weak end. {name} is surely weaker than nearly every official piece of its kind, "
        "and not surely weaker than all of them.",
        "ru": "У нижнего края. {name}: точно слабее почти всех официальных элементов того же вида, но не точно слабее всех.",
    },
    "lab.open": {
        "en": "Not settled. These games do not tell whether {name} lies within the range of the official pieces.",
        "ru": "Не решено. По этим партиям нельзя сказать, укладывается ли {name} в пределы официальных элементов.",
    },
    "lab.lead": {
        "en": "After {rounds} rounds its holder has {mean} points, counted from what a usual piece brings ({interval}).",
        "ru": "После {rounds} раундов у владельца {mean} очка, если считать от обычного элемента ({interval}).",
    },
    "lab.range": {
        "en": "Official pieces: at most from {floor} to {ceiling}.",
        "ru": "Официальные элементы: самое большее от {floor} до {ceiling}.",
    },
    "lab.interval": {"en": "95 %: {low} to {high}", "ru": "95 %: от {low} до {high}"},
    "lab.none": {"en": "too few games for an interval", "ru": "для интервала мало партий"},
    "lab.ranks": {
        "en": "Surely stronger than {below} of {all} official pieces, surely weaker than {above}; the rest cannot be told apart.",
        "ru": "Точно сильнее {below} официальных элементов из {all}, точно слабее {above}; об остальных сказать нельзя.",
    },
    "lab.margin": {
        "en": "Points at the end of the game: {mean} ({interval}).",
        "ru": "Очки в конце партии: {mean} ({interval}).",
    },
    "lab.win": {
        "en": "Victories in 100 games: {mean} ({interval}).",
        "ru": "Побед на 100 партий: {mean} ({interval}).",
    },
    "lab.coins": {
        "en": "Points in a turn in which it is active: {mean} ({interval}).",
        "ru": "Очки за ход, когда элемент активен: {mean} ({interval}).",
    },
    "lab.weaker": {
        "en": "In the hands of the bot {bot}, after {rounds} rounds: {mean} ({interval}).",
        "ru": "В руках бота {bot}, после {rounds} раундов: {mean} ({interval}).",
    },
    "lab.partner.high": {
        "en": "Beside {partner} it brings {mean} more than beside the others, and this is no chance.",
        "ru": "Рядом с «{partner}» приносит на {mean} больше, чем рядом с другими, и это не случайность.",
    },
    "lab.partner.low": {
        "en": "Beside {partner} it brings {mean} less than beside the others, and this is no chance.",
        "ru": "Рядом с «{partner}» приносит на {mean} меньше, чем рядом с другими, и это не случайность.",
    },
    "lab.partner.none": {
        "en": "No partner stands out beyond chance in so many comparisons.",
        "ru": "Ни один сосед не выделяется сильнее, чем бывает случайно при стольких сравнениях.",
    },
    "lab.more": {
        "en": "If the mean stays where it is, about {games} more games would settle it: --pairs {pairs}.",
        "ru": "Если среднее не изменится, вопрос решат ещё примерно {games} партий: --pairs {pairs}.",
    },
    "lab.edge": {
        "en": "More games of it alone will hardly settle it: it lies at an edge of the range, or that is not known well enough.",
        "ru": "Новые партии этого вряд ли решат: среднее у самой границы, или сами границы известны слишком неточно.",
    },
    "lab.played": {
        "en": "{games} games, seed {seed}, bots {bots}, {seats} seats; {seconds} s.",
        "ru": "Партий: {games}, зерно {seed}, боты {bots}, мест: {seats}; {seconds} с.",
    },
    "lab.source": {
        "en": "The official pieces were measured in {blocks} places with version {version} on {date}.",
        "ru": "Официальные элементы измерены в {blocks} раскладах, версия {version}, {date}.",
    },
    "lab.source.now": {
        "en": "The official pieces were measured just now, in {blocks} places.",
        "ru": "Официальные элементы измерены сейчас, в {blocks} раскладах.",
    },
    "lab.bots": {
        "en": "This is true of bots. They look one step ahead; people may find more in a piece, or less.",
        "ru": "Это верно для ботов. Они смотрят на шаг вперёд; люди найдут в элементе больше или меньше.",
    },
    "lab.stopped": {"en": "Stopped before the end.", "ru": "Остановлено до конца."},
    "lab.chart.field": {"en": "Beside the official pieces", "ru": "Среди официальных элементов"},
    "lab.chart.field.how": {
        "en": "Each line is a piece. The dot is what it brought: points after {rounds} rounds, above the usual. "
        "The bar is where the truth lies with 95 % certainty: the longer, the less is known.",
        "ru": "Каждая строка: один элемент. Точка: сколько он принёс, очки после {rounds} раундов сверх обычного. "
        "Полоса: где истина лежит с уверенностью 95 %; чем длиннее, тем меньше известно.",
    },
    "lab.chart.partners": {"en": "Beside each partner", "ru": "Рядом с каждым соседом"},
    "lab.chart.partners.how": {
        "en": "How much more or less it brings beside each partner than beside the others. Pale bars may be chance.",
        "ru": "Насколько больше или меньше элемент приносит рядом с каждым соседом. Бледные полосы могут быть случайностью.",
    },
    "lab.numbers": {"en": "The numbers", "ru": "Числа"},
    "lab.rows": {
        "en": "Each number is worked out from the rows of {rows}: `mine` is the game with the piece, `other` the same with "
        "`neighbour` in its place; the mean of mine minus other, over the rows of the bot {bot}.",
        "ru": "Каждое число получено из строк файла {rows}: `mine` — партия с элементом, `other` — та же партия с `neighbour` "
        "вместо него; среднее разности mine − other по строкам бота {bot}.",
    },
    "lab.written": {"en": "Written: {file}", "ru": "Записано: {file}"},
}
CODES = {
    "lab-piece": {"ru": ("{piece}: такой элемент нельзя дать игроку в начале партии.",)},
    "lab-no-piece": {"ru": ("Нет элемента {piece}, который можно проверить.",)},
    "lab-several": {"ru": ("Элементов несколько: {pieces}.",)},
    "lab-plan": {"ru": ("{file}: {why}.",)},
    "lab-other-plan": {"ru": ("В папке {folder} лежат строки другого плана.",)},
    "lab-no-rows": {"ru": ("В папке {folder} нет строк.",)},
    "lab-sql": {"ru": ("DuckDB этого не понимает: {why}",)},
    "lab-duckdb": {"ru": ("Для файлов со строками нужен DuckDB, а он не установлен.",)},
    "lab-ray": {"ru": ("Ray не установлен.",)},
    "lab-engine": {"ru": ("Нет исполнителя {name}.",)},
}
HINTS = {
    "lab-piece": {"ru": ("Пока проверяются расы и способности; остальное считает `swcore simulate`.",)},
    "lab-several": {"ru": ("Назовите один: --id {first}",)},
    "lab-other-plan": {"ru": ("Назовите другую папку: --out, или уберите эту.",)},
    "lab-no-rows": {"ru": ("Получите их: swcore lab run ПЛАН --out ПАПКА",)},
    "lab-duckdb": {"ru": ("Установите: pip install 'swcore-lab[files]'",)},
    "lab-ray": {"ru": ("Установите: pip install 'swcore-lab[ray]'",)},
    "lab-engine": {"ru": ("Напишите local, ray или ray:АДРЕС.",)},
}
