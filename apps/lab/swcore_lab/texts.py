"""What the lab says, in English and Russian."""

from __future__ import annotations

from collections.abc import Mapping

from swcore.wording.catalogue import Table
from swcore_lab.advice_texts import TEXTS as OF_ADVICE
from swcore_lab.compared_texts import TEXTS as OF_COMPARED
from swcore_lab.contest_texts import TEXTS as OF_CONTEST
from swcore_lab.shared_texts import TEXTS as OF_SHARED
from swcore_lab.trial_texts import TEXTS as OF_TRIAL

TEXTS: Table = {
    **OF_SHARED,
    **OF_CONTEST,
    **OF_TRIAL,
    **OF_ADVICE,
    **OF_COMPARED,
    "lab.title": {"en": "Is {name} balanced?", "ru": "Сбалансировано ли: {name}?"},
    "lab.field": {"en": "Measuring the official pieces", "ru": "Измеряются официальные фигуры"},
    "lab.field.ahead": {
        "en": "Too little is known of what is usual here. The bot {bot} plays the official pieces first, in {places} places: "
        "about {minutes} min with {processes}. It is kept for later trials.",
        "ru": "Что здесь обычно, известно мало. Сначала бот {bot} сыграет официальными фигурами, раскладов: {places}; "
        "около {minutes} мин, {processes}. Это сохранится для следующих проверок.",
    },
    "lab.processes": {"en": ("process", "processes"), "ru": ("процесс", "процесса", "процессов")},
    "lab.matched": {"en": "Matched games", "ru": "Парные партии"},
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
        "en": "Too strong. {name} brings more than every official piece of its kind {where}; that is more than chance explains, "
        "with an error of 5 % on average.",
        "ru": "Слишком сильно. {name}: больше, чем любая официальная фигура того же вида, {where}; случаем этого не объяснить, "
        "ошибка в среднем 5 %.",
    },
    "lab.weak": {
        "en": "Too weak. {name} brings less than every official piece of its kind {where}; that is more than chance explains, "
        "with an error of 5 % on average.",
        "ru": "Слишком слабо. {name}: меньше, чем любая официальная фигура того же вида, {where}; случаем этого не объяснить, "
        "ошибка в среднем 5 %.",
    },
    "lab.above": {
        "en": "Stronger than the official pieces as a kind. {name} surely brings more over a whole game than 19 of 20 pieces "
        "like them would, as far as this can be estimated from so few.",
        "ru": "Сильнее, чем бывают официальные фигуры. {name}: за всю партию точно больше, чем принесли бы 19 из 20 подобных "
        "им фигур, насколько это можно оценить по столь немногим.",
    },
    "lab.under": {
        "en": "Weaker than the official pieces as a kind. {name} surely brings less over a whole game than 19 of 20 pieces like "
        "them would, as far as this can be estimated from so few.",
        "ru": "Слабее, чем бывают официальные фигуры. {name}: за всю партию точно меньше, чем принесли бы 19 из 20 подобных "
        "им фигур, насколько это можно оценить по столь немногим.",
    },
    "lab.bounds": {
        "en": "Nine in ten pieces like the official ones would bring about {low} to {high} at the end of a game (an estimate).",
        "ru": "Девять из десяти фигур, подобных официальным, принесли бы к концу партии примерно от {low} до {high} (оценка).",
    },
    "lab.fits": {
        "en": "It fits. {name} lies among the official pieces of its kind, over a whole game and in the first {rounds} rounds.",
        "ru": "Подходит. {name}: среди официальных фигур того же вида, и за всю партию, и за первые {rounds} раунда.",
    },
    "lab.high": {
        "en": "At the strong end. {name} is surely stronger than nearly every official piece of its kind {where}, "
        "and not surely stronger than all of them.",
        "ru": "У верхнего края. {name}: точно сильнее почти всех официальных фигур того же вида {where}, "
        "но не точно сильнее всех.",
    },
    "lab.low": {
        "en": "At the weak end. {name} is surely weaker than nearly every official piece of its kind {where}, "
        "and not surely weaker than all of them.",
        "ru": "У нижнего края. {name}: точно слабее почти всех официальных фигур того же вида {where}, но не точно слабее всех.",
    },
    "lab.where.margin": {"en": "over a whole game", "ru": "за всю партию"},
    "lab.where.lead": {"en": "in the first {rounds} rounds", "ru": "за первые {rounds} раунда"},
    "lab.where.both": {
        "en": "both over a whole game and in the first {rounds} rounds",
        "ru": "и за всю партию, и за первые {rounds} раунда",
    },
    "lab.open": {
        "en": "Not settled. These games do not tell whether {name} lies within the range of the official pieces.",
        "ru": "Не решено. {name}: по этим партиям нельзя сказать, лежит ли эта фигура среди официальных.",
    },
    "lab.early": {
        "en": "It brings more than usual in the first {rounds} rounds and less over a whole game: it pays early, not late.",
        "ru": "За первые {rounds} раунда приносит больше обычного, за всю партию меньше: сначала выгодно, потом нет.",
    },
    "lab.late": {
        "en": "It brings less than usual in the first {rounds} rounds and more over a whole game: it pays late.",
        "ru": "За первые {rounds} раунда приносит меньше обычного, за всю партию больше: окупается поздно.",
    },
    "lab.interval": {"en": "95 %: {low} to {high}", "ru": "95 %: от {low} до {high}"},
    "lab.none": {"en": "too few games for an interval", "ru": "для интервала мало партий"},
    "lab.win": {
        "en": "Victories in 100 games: {mean} compared with a usual piece ({interval}).",
        "ru": "Побед на 100 партий: {mean} по сравнению с обычной фигурой ({interval}).",
    },
    "lab.weaker": {
        "en": "In the hands of the bot {bot}, after {rounds} rounds: {mean} ({interval}).",
        "ru": "В руках бота {bot}, после {rounds} раундов: {mean} ({interval}).",
    },
    "lab.near": {
        "en": "Of the official pieces the nearest to it at the end of a game are {names}.",
        "ru": "Из официальных фигур ближе всего к ней в конце партии {names}.",
    },
    "lab.partner.high": {
        "en": "With the partner {partner} it brings {mean} points more in the first {rounds} rounds than with the others: "
        "surely more than chance does.",
        "ru": "С партнёром «{partner}» она за первые {rounds} раунда приносит на {mean} очка больше, чем с другими: "
        "случаем не объяснить.",
    },
    "lab.partner.low": {
        "en": "With the partner {partner} it brings {mean} points less in the first {rounds} rounds than with the others: "
        "surely more than chance does.",
        "ru": "С партнёром «{partner}» она за первые {rounds} раунда приносит на {mean} очка меньше, чем с другими: "
        "случаем не объяснить.",
    },
    "lab.partner.none": {
        "en": "No partner stands out beyond chance in so many comparisons.",
        "ru": "Ни один партнёр не выделяется сильнее, чем бывает случайно при стольких сравнениях.",
    },
    "lab.more": {
        "en": "If the mean stays where it is, about {games} games would settle it.",
        "ru": "Если среднее не изменится, для ответа нужно партий: примерно {games}.",
    },
    "lab.more.far": {
        "en": "About {games} games would settle it, and so many are not worth the time.",
        "ru": "Для ответа нужно партий: примерно {games}, столько играть не стоит.",
    },
    "lab.more.field": {
        "en": "If the mean stays where it is, about {games} games would settle it. The official pieces are then "
        "played in {missing} further places first, which takes longer, and is kept.",
        "ru": "Если среднее не изменится, для ответа нужно партий: примерно {games}. Сначала официальные "
        "фигуры будут сыграны ещё в {missing} раскладах; это дольше, но сохранится.",
    },
    "lab.more.flag": {
        "en": "To play so many: --games {games} (these games are in it again, so it is no replication)",
        "ru": "Чтобы сыграть столько: --games {games} (эти партии войдут снова, так что независимой проверкой это не будет)",
    },
    "lab.suggest": {
        "en": "With {tokens} tokens ({more}) it comes nearest to a usual piece.",
        "ru": "Ближе всего к обычной фигуре она, если жетонов {tokens} ({more}).",
    },
    "lab.suggest.few": {
        "en": "Only {tokens} tokens were tried; nothing can be said of other numbers.",
        "ru": "Испытано только одно число жетонов: {tokens}; о других сказать ничего нельзя.",
    },
    "lab.suggest.same": {"en": "as it is", "ru": "как есть"},
    "lab.suggest.also": {
        "en": "As far as these games tell, it may be a usual piece with: {numbers}.",
        "ru": "Судя по этим партиям, она может быть обычной, если жетонов: {numbers}.",
    },
    "lab.suggest.chance": {
        "en": "Where these intervals overlap, chance may have put a larger number below a smaller one.",
        "ru": "Где эти промежутки перекрываются, большее число могло оказаться ниже меньшего случайно.",
    },
    "lab.suggest.none": {
        "en": "With none of the numbers that were tried does it come close enough to be taken for a usual piece.",
        "ru": "Ни с одним из испытанных чисел она не подходит так близко, чтобы сойти за обычную фигуру.",
    },
    "lab.suggest.line": {
        "en": "{tokens} tokens: at the end {margin} ({first}), after {rounds} rounds {lead} ({second})",
        "ru": "жетонов {tokens}: в конце {margin} ({first}), после {rounds} раундов {lead} ({second})",
    },
    "lab.picks.title": {
        "en": "When bots choose by themselves ({games} games): how often they took it where they could. The price is what a seat "
        "pays to take it: one point, laid as a coin on each combo before it",
        "ru": "Когда боты выбирают сами (партий: {games}): как часто они её брали, когда могли. Цена: сколько игрок платит, "
        "чтобы взять её, по монете (очку) на каждую комбинацию перед ней",
    },
    "lab.picks": {
        "en": "price {price}: taken {picked} of {offered} times; picks at random would be {chance}{brought}",
        "ru": "цена {price}: взята {picked} из {offered} раз, наугад было бы {chance}{brought}",
    },
    "lab.picks.brought": {
        "en": "; each time it brought {each} while active, {net} after the price",
        "ru": "; каждый раз принесла, пока активна, {each}, за вычетом цены {net}",
    },
    "lab.picks.few": {
        "en": "In so few games these are examples: they have no interval, and count for no verdict.",
        "ru": "В столь немногих партиях это только примеры: у них нет промежутка, и на вывод они не влияют.",
    },
    "lab.maps.best": {
        "en": "On the map {map} it surely brings more in the first rounds than on the others.",
        "ru": "На карте {map} за первые раунды она точно приносит больше, чем на других.",
    },
    "lab.maps.none": {
        "en": "No map stands out beyond chance.",
        "ru": "Ни одна карта не выделяется сильнее, чем бывает случайно.",
    },
    "lab.maps.line": {
        "en": "{map}: at the end {margin} ({first}), after {rounds} rounds {lead} ({second})",
        "ru": "{map}: в конце {margin} ({first}), после {rounds} раундов {lead} ({second})",
    },
    "lab.maps.usual": {"en": "the usual map", "ru": "обычная карта"},
    "lab.editions": {
        "en": "What each difference does, in {games} games: mean and interval (95 % for all options together)",
        "ru": "Что меняет каждое отличие, партий: {games}; среднее и промежуток (95 % для всех вместе)",
    },
    "lab.editions.all": {"en": "all together", "ru": "всё вместе"},
    "lab.editions.changed": {"en": "{share} % of the games go another way", "ru": "иначе идут {share} % партий"},
    "lab.editions.broken": {"en": "{games} games ended with an error", "ru": "партий с ошибкой: {games}"},
    "lab.editions.points": {"en": "points of a seat", "ru": "очки игрока"},
    "lab.editions.begins": {"en": "lead of who begins", "ru": "перевес начавшего"},
    "lab.editions.apart": {"en": "first to last", "ru": "от первого до последнего"},
    "lab.editions.decisions": {"en": "decisions", "ru": "решений"},
    "lab.matrix": {
        "en": "{pairs} pairs, {games} games; points after {rounds} rounds beyond what both pieces bring by themselves",
        "ru": "Пар: {pairs}, партий: {games}; очки после {rounds} раундов сверх того, что приносит каждая фигура сама по себе",
    },
    "lab.matrix.cards": {
        "en": "{pairs} pairs, {games} games; points of a seat beyond what both cards bring by themselves",
        "ru": "Пар: {pairs}, партий: {games}; очки игрока сверх того, что приносит каждая карта сама по себе",
    },
    "lab.matrix.held": {
        "en": "{pieces} pieces, {games} games; points at the end for whoever takes one first, compared with the others",
        "ru": "Фигур: {pieces}, партий: {games}; очки к концу партии у того, кто взял фигуру первым, по сравнению с другими",
    },
    "lab.matrix.held.line": {"en": "{piece}, taken in {count} games", "ru": "{piece}, фигура взята в партиях: {count}"},
    "lab.matrix.held.surely": {
        "en": ": more than chance explains, with an error of 5 %",
        "ru": ": случаем не объяснить, ошибка 5 %",
    },
    "lab.matrix.held.none": {
        "en": "None stands out beyond chance among so many.",
        "ru": "Ни одна не выделяется сильнее, чем бывает случайно при стольких сравнениях.",
    },
    "lab.matrix.held.broken": {"en": "{piece}: a game broke, {codes}", "ru": "{piece}: партия с ошибкой, {codes}"},
    "lab.matrix.held.drags": {
        "en": "{piece}: a game drags, {decisions} decisions, more than twice as many as usual",
        "ru": "{piece}: партия затянулась, решений {decisions}, вдвое больше обычного",
    },
    "lab.matrix.drags": {
        "en": "{first} with {second} drags: {decisions} decisions, more than twice as many as usual",
        "ru": "{first} и {second}: партия затянулась, решений {decisions}, вдвое больше обычного",
    },
    "lab.matrix.candidates": {
        "en": "These are candidates: about one run in ten names a pair that is none. Try them again with more games: --games",
        "ru": "Это кандидаты: примерно в одной проверке из десяти названа ложная пара. Сыграйте ими ещё раз и больше: --games",
    },
    "lab.matrix.none": {
        "en": "No pair stands out beyond chance among so many.",
        "ru": "Ни одна пара не выделяется сильнее, чем бывает случайно при стольких сравнениях.",
    },
    "lab.matrix.broken": {"en": "{first} with {second} broke: {codes}", "ru": "{first} и {second}: ошибка {codes}"},
    "lab.edge": {
        "en": "More games of it alone will hardly settle it: it lies too near to the strongest or the weakest official piece.",
        "ru": "Новые партии этого вряд ли решат: она слишком близко к самой сильной или самой слабой из официальных.",
    },
    "lab.played": {
        "en": "Played: {games} games with it, {game}, {seats} seats, {map}, bots {bots}; {seconds} s. {again}",
        "ru": "Сыграно партий с ней: {games}; {game}, игроков {seats}, {map}, боты {bots}; {seconds} с. {again}",
    },
    "lab.played.map": {"en": "map {map}", "ru": "карта {map}"},
    "lab.played.again": {"en": "The same games again: --seed {seed}", "ru": "Те же партии ещё раз: --seed {seed}"},
    "lab.played.seed": {"en": "The number of their order is {seed}.", "ru": "Номер их порядка: {seed}."},
    "lab.source": {
        "en": "The official pieces were measured in {blocks} places with version {version} on {date}.",
        "ru": "Официальные фигуры измерены в {blocks} раскладах, версия {version}, {date}.",
    },
    "lab.source.now": {
        "en": "The official pieces were measured just now, in {blocks} places.",
        "ru": "Официальные фигуры измерены сейчас, в {blocks} раскладах.",
    },
    "lab.bots": {
        "en": "This is true of bots. They look one step ahead; people may find more in a piece, or less.",
        "ru": "Это верно для ботов. Они смотрят на шаг вперёд; люди найдут в фигуре больше или меньше.",
    },
    "lab.and": {"en": "and", "ru": "и"},
    "lab.bots.greedy": {
        "en": "This is true of bots. greedy takes what is worth most one step ahead; bots that search, such as "
        "skilled and expert, win most games against it (docs/reference/bots.md). People may find more in a piece, or less.",
        "ru": "Это верно для ботов. greedy берёт то, что выгоднее всего на шаг вперёд; боты с перебором, например "
        "skilled и expert, чаще выигрывают у него (docs/reference/bots.md). Люди найдут в фигуре больше или меньше.",
    },
    "lab.bots.others": {
        "en": "This is true of the bots that played. People may find more in a piece, or less.",
        "ru": "Это верно для ботов, которые играли. Люди найдут в фигуре больше или меньше.",
    },
    "lab.numbers": {"en": "The numbers", "ru": "Числа"},
    "lab.rows": {
        "en": "Each number is worked out from the rows of {rows}, a game in a line: “mine” is the game with the piece, “usual” "
        "the mean of the games with each official piece in its place. A number is the mean of mine minus usual, over the rows of "
        "the bot {bot}.",
        "ru": "Каждое число получено из строк файла {rows}, по партии в строке: mine — партия с фигурой, usual — среднее "
        "партий с каждой из официальных фигур на её месте. Число — среднее разности mine − usual по строкам бота {bot}.",
    },
    "ladder.all": {"en": "All games", "ru": "Все игры"},
    "ladder.how": {
        "en": "A rating tells how strong a bot is beside the others here: each begins at 25, and whoever has more wins more "
        "often. After few games its interval is wide.",
        "ru": "Рейтинг показывает, насколько силён бот рядом с остальными: у каждого он сначала 25, и у кого больше, тот чаще "
        "выигрывает. Пока партий мало, промежуток широкий.",
    },
    "ladder.pair": {"en": "{bot} against {other}: {share}", "ru": "{bot} против {other}: {share}"},
    "ladder.bot": {"en": "bot", "ru": "бот"},
    "ladder.rating": {"en": "rating", "ru": "рейтинг"},
    "ladder.interval": {"en": "95 %", "ru": "95 %"},
    "ladder.range": {"en": "{low} to {high}", "ru": "от {low} до {high}"},
    "ladder.numbers": {
        "en": "rating {rating} ({interval}), games: {games}, won {won}",
        "ru": "рейтинг {rating} ({interval}), партий: {games}, выиграно {won}",
    },
    "ladder.games": {"en": "games", "ru": "партии"},
    "ladder.won": {"en": "won", "ru": "выиграно"},
    "ladder.against": {"en": "against {bot}", "ru": "против {bot}"},
    "ladder.stopped": {
        "en": "Stopped after {done} of {games} games: these are the numbers of the first {done}.",
        "ru": "Остановлено: сыграно партий {done} из {games}, это числа первых {done}.",
    },
    "ladder.stopped.early": {
        "en": "Stopped before the first game was done: nothing was played.",
        "ru": "Остановлено до конца первой партии: ничего не сыграно.",
    },
    "lab.written": {"en": "Written: {file}", "ru": "Записано: {file}"},
}
CODES: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "lab-folder": {"ru": ("{folder}: это папка.",)},
    "lab-contest-none": {"ru": ("В папке {folder} нет файлов фигур.",)},
    "lab-page": {"ru": ("{file}: так страницу не назвать.",)},
    "lab-unknown": {"ru": ("Фигура {piece} не установлена; свою фигуру задают файлом, например gnolls.py.",)},
    "lab-idle": {"ru": ("{piece}: сама по себе эта фигура ничего не делает, проверять нечего.",)},
    "lab-always": {"ru": ("{piece}: есть в каждой партии, без неё не сыграть.",)},
    "lab-piece": {
        "ru": ("{piece}: такую фигуру нельзя дать игроку в начале партии.", "Этого нельзя дать игроку в начале партии.")
    },
    "lab-clock": {"ru": ("Бот {bot} думает по часам: его партии каждый раз шли бы по-другому.",)},
    "lab-than": {"ru": ("--than: {old} и {new}: это разные виды фигур или разные игры, общих раскладов у них нет.",)},
    "lab-no-piece": {"ru": ("Нет фигуры {piece}, которую можно проверить.",)},
    "lab-several": {"ru": ("Фигур несколько: {pieces}.",)},
    "lab-tokens": {"ru": ("{piece}: число жетонов изменить нельзя.",)},
    "lab-edition": {"ru": ("Нет издания {name}.",)},
    "lab-other-plan": {"ru": ("В папке {folder} лежат строки другого плана.",)},
    "lab-no-rows": {"ru": ("В папке {folder} нет строк.",)},
    "lab-sql": {"ru": ("DuckDB этого не понимает: {why}",)},
    "lab-duckdb": {"ru": ("Для файлов со строками нужен DuckDB, а он не установлен.",)},
    "lab-ray": {"ru": ("Ray не установлен.",)},
    "lab-engine": {"ru": ("Нет исполнителя {name}.",)},
    "lab-openskill": {"ru": ("Для рейтингов нужен openskill, а он не установлен.",)},
    "lab-ladder": {"ru": ("Нужно хотя бы два бота.",)},
}
HINTS = {
    "lab-folder": {"ru": ("Назовите файл в ней; все сразу сравнивает swcore lab contest {folder}",)},
    "lab-unknown": {"ru": ("Чтобы взять файл с этим именем, напишите {written}.",)},
    "lab-contest-none": {"ru": ("Файлы фигур оканчиваются на .toml, .json или .py.",)},
    "lab-page": {"ru": ("Назовите её ФАЙЛ.html.",)},
    "lab-idle": {"ru": ("Проверьте то, что приносит её в игру.",)},
    "lab-clock": {"ru": ("Задайте число раундов поиска: mcts:60.",)},
    "lab-piece": {
        "ru": (
            "`swcore balance` проверяет народы и умения, а также то, что общее для всех: правила, карты, издания, параметры, "
            "здания, монументы.",
        )
    },
    "lab-several": {"ru": ("Назовите одну: --id {first}",)},
    "lab-other-plan": {"ru": ("Назовите другую папку: --out, или уберите эту.",)},
    "lab-no-rows": {"ru": ("Получите их: swcore lab run ПЛАН --out ПАПКА",)},
    "lab-duckdb": {"ru": ("Установите: pip install 'swcore-lab[files]'",)},
    "lab-ray": {"ru": ("Установите: pip install 'swcore-lab[ray]'",)},
    "lab-openskill": {"ru": ("Установите: pip install 'swcore-lab[ladder]'",)},
    "lab-ladder": {"ru": ("Например: swcore lab ladder greedy expert",)},
    "lab-engine": {"ru": ("Напишите local, ray или ray:АДРЕС.",)},
}
