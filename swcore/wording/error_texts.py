"""Errors in Russian, by code and details; English is what the errors say themselves.

What only an author of pieces, maps or programs meets has no text here: it is told in English as a whole.
"""

from __future__ import annotations

from collections.abc import Mapping

Texts = Mapping[str, Mapping[str, str]]
Several = Mapping[str, Mapping[str, tuple[str, ...]]]


def _ru(texts: Mapping[str, str]) -> Texts:
    return {key: {"ru": text} for key, text in texts.items()}


def _several(texts: Mapping[str, str | tuple[str, ...]]) -> Several:
    """Return the texts of codes: of several the first one counts whose values the error brings."""
    return {key: {"ru": (text,) if isinstance(text, str) else text} for key, text in texts.items()}


CODES = _several(
    {
        "unknown-game": "Нет игры «{name}».",
        "cursor": "Это не отметка новостей.",
        "language": "Нет языка «{language}».",
        "unknown-request": "Нет запроса «{request}».",
        "unknown-field": "Нет поля «{field}».",
        "missing-field": "Не хватает поля «{field}».",
        "bad-field": (
            "Поле «{field}»: число должно быть от {low} до {high}.",
            "Поле «{field}»: такого значения быть не может.",
        ),
        "bad-line": (
            "Сообщение не читается: в {escape} только половина знака.",
            "Сообщение не читается: нужен один объект JSON в строке, в UTF-8.",
        ),
        "protocol": "Протокол {asked} здесь не понимают, только {spoken}.",
        "unknown-table": ("Нет стола «{table}».", "Стол не назван, а прежде ни один не был открыт."),
        "table-exists": "Стол «{table}» уже есть.",
        "too-many-tables": "Столов уже {most}, больше нельзя.",
        "stale": "Партия с тех пор ушла вперёд.",
        "key-taken": "Ключ «{key}» уже дан другому изменению.",
        "not-yours": "Это не для вашего места.",
        "not-kept": "Изменение нельзя сохранить. Причина: {why}",
        "too-few-combos": "Рас или умений мало: на {seats} мест нужно {least}, а есть {found}.",
        "file-exists": "Уже есть: {files}.",
        "extra-missing": "Для этого нужна библиотека {library}, а её здесь нет.{extra:.0}",
        "map-missing": "Не сказано, какую карту рисовать.",
        "map-regions": "--regions — для карты, которая придумывается; с --from области названы в тексте.",
        "map-ending": "{file}: имя карты кончается иначе.",
        "no-entry": "{map}: ни одна армия не войдёт, начать не с чего.",
        "drawing-crowded": "{map}: области вложены слишком глубоко, или пересекается слишком много границ.",
        "outline-broken": "Контур области {region} пересекает или задевает сам себя.",
        "outline-partial": "{map}: контуры есть не у всех областей, а остальные вокруг них не нарисовать.",
        "outline-overlap": "Контуры областей {regions} перекрываются.",
        "outline-borders": (
            "Контуры областей {regions} касаются, а границы у них нет.{touch:.0}",
            "Контуры областей {regions} не касаются, а граница у них есть.",
        ),
        "outline-edge": (
            "Контур области {region} не доходит до края поля.{short:.0}",
            "Контур области {region} доходит до края поля, а `edge` у неё нет.",
        ),
        "picture-ending": "По имени «{file}» не понять, какой нужен рисунок.",
        "new-name": "Не сказано, как назвать.",
        "new-kind": "Не сказано, что написать.",
        "print-position": "Позиция не печатается: на бумаге — карта без фишек.",
        "print-ending": "{file}: по имени файла не понять, в каком виде печатать.",
        "print-extra": "Для печати нужна библиотека {library}, а её нет.",
        "print-game": "{piece} — игра, а не фигура.",
        "print-nothing": "Печатать нечего.",
        "print-overflow": "{piece}: {what} {tongue} не помещается ({part}): не хватает {over} мм, {share} % места.",
        "new-answer": "«{text}» — не ответ на вопрос ({kind}).",
        "not-a-new-pack": "{folder} написан не командой `swcore new pack`: её записи там нет, или она повреждена.",
        "unknown-map": "Нет карты «{map}».",
        "unknown-edition": "Нет издания «{edition}».",
        "unknown-option": "Нет опции «{option}».",
        "option-value": "У опции {option} нет такого значения.",
        "option-seats": "{option}={value}: число игроков может быть {fits}, а не {count}.",
        "empty-name": "{name}: значение пустое.",
        "option-form": "«{text}» — не опция со значением.",
        "option-file": "{file} — не файл опций.",
        "unknown-piece": (
            "{piece} берёт жетоны у «{lender}», а такой фигуры в этой игре нет.",
            "«{piece}» называется несколько фигур.{several:.0}",
            "Нет фигуры «{piece}».",
        ),
        "duplicate-piece": ("Фигура {piece} есть дважды: {one} и {other}.", "Фигура {piece} есть дважды."),
        "wrong-game": (
            "В наборе {pack} ничто не подходит к {rulebook}.",
            "{piece} — отдельная игра, к {rulebook} она не присоединяется.",
            "{piece} — из другой игры: {game}.",
        ),
        "disabled-plugin": "{name}: это из {distribution}, а он отключён.",
        "broken-plugin": (
            "{book} не играется без {piece}, а {piece} не загружается: {reason}.",
            "Игра {game} не загружается: {reason}.",
            "Команда {command} из {release} не загружается: {reason}.",
            "{piece} не загружается: {reason}.",
            "{book} не играется без {piece}, а {piece} не загружается. Причина (по-английски): {why}",
            "Игра {game} не загружается. Причина (по-английски): {why}",
            "Команда {command} из {release} не загружается. Причина (по-английски): {why}",
            "{piece} не загружается. Причина (по-английски): {why}",
        ),
        "unknown-plugin": ("{name} — не дистрибутив.{several:.0}", "Плагина «{name}» нет."),
        "several-plugins": "Набор {name} есть в нескольких дистрибутивах.",
        "no-settings": "Нет папки для ваших настроек.",
        "unknown-kind": "Нет фигур вида «{kind}».",
        "unknown-id": "В этой игре нет ничего под именем «{id}».",
        "unknown-clause": "Нет пункта правил «{clause}».",
        "unknown-bot": ("Нет игрока «{bot}».", "Нет бота «{name}»."),
        "bot-budget": "«{text}» — не запас времени бота.",
        "bot-left": "В этой партии место {seat} — у программы «{program}».",
        "bot-program": ("Программы «{program}», которая могла бы играть, нет.", "Программа, которая играет, не названа."),
        "bot-seats": "Игроков {seats}, значит, и ботов нужно {seats}, а не {bots}.",
        "seats": (
            "{game}: игроков от {low} до {high}, а не {count}.",
            "Начинать может место от 1 до {seats}, а не {first}.",
            "Места {number} нет, за столом {seats}.",
        ),
        "option-twice": "Опция {option} дана дважды.",
        "seat": ("Место {twice} дано дважды.", "«{text}» — не место за столом.", "Места {seat} нет, за столом {seats}."),
        "no-terminal": (
            "Нет терминала, чтобы вводить броски.{dice:.0}",
            "Нет терминала, за которым мог бы играть человек.",
        ),
        "input-ended": ("Ввод кончился раньше, чем выбрана партия.{several:.0}", "Ввод кончился раньше, чем партия."),
        "print-pages": "Такой ширины карта займёт страниц: {pages}, а можно не больше {most}.",
        "frames-there": "В папке {folder} уже есть картинки шагов, например {file}.",
        "load": "У начатой партии уже есть: {extra}.",
        "no-kept-game": "Нет партии, которую можно продолжить.",
        "no-kept-table": "Нет стола, за который можно вернуться.",
        "table-locked": "{file}: этот стол уже открыт в другом окне.",
        "table-version": "{file}: версия стола {version}, а здесь известна {known}.",
        "table-damaged": "{file}: строка {line_number} повреждена, или это не файл стола.",
        "table-name": "Игрока здесь нельзя назвать «{name}».",
        "table-name-long": "{name} — слишком длинно: в имени не больше {most} букв.",
        "not-text": "Строка {line} на входе — не текст в UTF-8.",
        "save-exists": (
            "{file} уже есть, и в нём не эта партия.",
            "{damaged} повреждён после последней верной строки.",
        ),
        "save-locked": "{file}: эта партия уже идёт в другом окне.",
        "piece-file": "{file} не читается: {why}.",
        "piece-data": "Файл фигуры: {told}",
        "no-dialect": "{game} не принимает фигуры без кода.",
        "no-maps": "У этой игры карты не выбирают.",
        "no-guide": "У этой игры нет первой игры с подсказками.",
        "no-rules": "У этой игры нет текста правил.",
        "no-value": "Эта игра не говорит, чего стоит позиция.",
        "plugin-failed": ("Сбой в {piece}, {hook}: {error}.", "Сбой в {piece}, {hook}."),
        "stuck": (
            "{piece} не возвращается из {hook}: вычисления идут уже {seconds} с.",
            "Вызов правил не возвращается: вычисления идут уже {seconds} с.",
        ),
        "too-long": "Партия не кончилась за {most} решений.",
        "save-cut": "Строка {line} сохранения обрывается.",
        "save-damaged": ("Строка {line} сохранения повреждена.", "Сохранение повреждено: оно пустое или слишком велико."),
        "save-chain": "Строка {line} сохранения изменена: её хэш не сходится.",
        "save-format": "Это сохранение записала другая версия swcore: формат у него другой.",
        "save-start": "Позиция, с которой начинается сохранение, не из этой игры.",
        "save-map": "Сохранение на карте «{map}», а её в этой игре нет.",
        "save-pieces": (
            "Это сохранение другой игры: {game}.",
            "Фигуры не те: не хватает {pieces}; нет в сохранении {extra}.",
            "Фигуры не те: нет в сохранении {extra}.",
            "Не загрузить фигуры, которые нужны сохранению: {pieces}.",
        ),
        "save-diverged": "Строка {line} сохранения не повторяется: партия идёт не так, как записано.",
        "save-full": "Файл сохранения полон.",
        "save-taken": "Файл сохранения изменил кто-то ещё, и в него ничего не записано.",
        "over": "Игра окончена.",
        "undo-nothing": "Отменять нечего.",
        "undo-other": "Последнее действие сделал другой игрок.",
        "undo-floor": "Случайность и то, что открылось, вернуть нельзя.",
        "redo-nothing": "Повторять нечего.",
        "seed": "Зерно — целое число от 0 до 2**128 − 1.",
        "mode": "Одиночный режим — на одного игрока, а не на {seats}.",
        "worker-lost": "Один из процессов завершился сам.",
        "worker-failed": "Сбой в одном из процессов: {kind}: {why}.",
        "not-a-piece": "{what} — не фигура.",
        "file": "{file}: {why}.",
        "output": "Вывод не записать: {why}.",
        "failed": "сбой swcore: {kind}: {why}.",
    }
)
HINTS = _several(
    {
        "duplicate-piece": ("Измените её код в {own}: {free} свободен.", "Дайте одной из них другой код."),
        "print-ending": "Имя должно кончаться на {endings}.",
        "print-extra": "Поставьте её вместе с остальным для печати: {command}",
        "print-game": "Все её фигуры печатает `swcore sheet {piece}`.",
        "print-nothing": (
            "Уберите `--only`: таких частей у этих фигур нет.{only:.0}",
            "Фигур, которые можно напечатать, здесь нет.{pieces:.0}",
            "Назовите фигуры.",
        ),
        "print-position": "Возьмите `.svg` или `.png`, или уберите `--save`.{file:.0}",
        "print-overflow": "Сократите его или напечатайте без этой части, например `--only card`.",
        "option-value": "Можно: {allowed}.",
        "option-seats": "Возьмите --players {players} или {option}={usual}.",
        "extra-missing": "Установите: {command}{library:.0}{extra:.0}",
        "map-missing": "Назовите карту, файл или сохранённую партию (`--save`).",
        "map-regions": "Уберите одно из двух.",
        "map-ending": "Назовите её {right}.{file:.0}",
        "no-entry": (
            "Дайте области суши символ {symbol}.",
            'Напишите `"edge": true` в области суши у края карты; в списке границ — `a*`.',
        ),
        "outline-broken": "У соседей общие точки границы. Без контуров их посчитает программа.",
        "outline-partial": "Без контура: {regions}. Дайте контуры и им, или уберите все.",
        "outline-overlap": "У соседей общие точки границы. Без контуров их посчитает программа.",
        "outline-borders": "У соседей общие точки границы. Без контуров их посчитает программа.",
        "outline-edge": "У соседей общие точки границы. Без контуров их посчитает программа.",
        "picture-ending": "Имя должно кончаться на {endings}.{file:.0}",
        "empty-name": "Дайте {name} значение или уберите его.",
        "option-form": "Пишется так: --option ИМЯ=ЗНАЧЕНИЕ.",
        "bot-budget": "Пишите время или число проб: `mcts:0.2s`, `mcts:500ms`, `mcts:400`.",
        "bot-left": "Продолжить с ней: swcore play --resume {flags}; или отдайте место боту: --seat {seat}=greedy.",
        "bot-seats": "Назовите одного — на все места, или по одному на каждое: --bots greedy,random.",
        "seats": ("Игра на {count} — с {opens}.", "--first — одно из мест этой партии.{first:.0}"),
        "unknown-piece": (
            "Какую из них: {several}?",
            "Сыграть с файлом этого имени: --piece {file}.",
            "Чтобы взять файл с этим именем, напишите {written}.",
        ),
        "wrong-game": "Она играется сама, по своему имени.{rulebook:.0}",
        "disabled-plugin": "Вернуть: `{command}`.",
        "unknown-plugin": "Назовите дистрибутив: {several}.",
        "several-plugins": "Какой из них: {several}?",
        "no-settings": "Дайте переменной {variable} вашу папку.",
        "option-twice": "Дайте каждую опцию один раз.",
        "seat": (
            "Дайте каждое место один раз.{twice:.0}",
            "Пишется так: --seat 2=greedy; места считаются с 1.{text:.0}",
            "Увеличьте --players или уберите его.",
        ),
        "no-terminal": (
            "Уберите --chance manual: тогда кубик бросит зерно.{dice:.0}",
            "Откройте сохранение: --load ФАЙЛ --bots.{bots:.0}",
            "Уберите --guided: тогда боты доиграют партию до конца.{guided:.0}",
            "Отдайте место боту: --seat 1=greedy.",
        ),
        "input-ended": (
            "Ждут несколько партий: первой строкой введите номер нужной или назовите её игру.{several:.0}",
            "Партия сохранена. Продолжить: {command}",
            "Партия не сохранена.",
        ),
        "print-pages": "Уменьшите --width.",
        "frames-there": "Возьмите другую папку или сначала уберите их.",
        "load": "Уберите {extra}.",
        "no-kept-game": "Партия, из которой вы вышли, сохраняется сама; --load ФАЙЛ откроет сохранение.",
        "save-locked": "Закройте её там или возьмите другой файл.",
        "no-kept-table": "Начните новый (`swcore table`), он сохраняется сам.",
        "table-locked": "Продолжайте там или сначала закройте его там.",
        "table-version": "Откройте его в более новой версии swcore; этот файл останется как есть.",
        "table-damaged": "Начните новый стол; этот файл останется как есть.",
        "table-name": "В имени есть буквы, и оно даётся один раз.",
        "table-name-long": "Возьмите имя покороче.",
        "not-text": "Сохраните его в UTF-8; начиная с этой строки ничего не сделано.",
        "save-exists": (
            "Возьмите новый файл или продолжите партию из этого: --load {file} --save {file}.",
            "Возьмите новый файл: партия продолжится там, а этот сохранит всё, что в нём есть.{damaged:.0}",
        ),
        "save-pieces": (
            "{disabled}: отключено. Вернуть: `{command}`.",
            "Есть: {here}. Дайте файл снова: {files}.",
            "Дайте файл снова: {files}.",
            "Есть: {here}.",
        ),
        "save-diverged": (
            "Может быть, дело в фигуре: {suspects}. Версии другие: {versions}.",
            "Может быть, дело в фигуре: {suspects}.",
            "Версии другие: {versions}.",
        ),
        "mode": "Возьмите --players 1 или другой режим: mode=base, mode=town_hall.",
        "worker-lost": "Причину покажет --jobs 1.",
        "no-maps": "Уберите --map.",
        "no-guide": "Играйте без --guided: слово «помощь» скажет, что можно ввести.",
        "no-value": "Возьмите бота random.",
        "stuck": "Ищите цикл, который не кончается.",
        "too-long": "Ищите фигуру, с которой ход не кончается.",
        "save-full": "Сохраните партию в другой файл: отменённые шаги туда не попадут.",
        "save-taken": "Сохраните партию в другой файл.",
        "unknown-game": (
            "Игры swcore не установлены. Здесь, в папке с исходным кодом, работает команда: {command}.",
            'Не установлено: {missing}. Игры swcore ставит pip install "swcore[games]".',
        ),
        "too-few-combos": (
            "Не установлено: {missing}. Здесь, в папке с исходным кодом, работает команда: {command}.",
            'Не установлено: {missing}. Игры swcore ставит pip install "swcore[games]".',
            "Добавьте фигур или играйте меньшим числом.",
        ),
        "plugin-failed": (
            "Может быть, {near}? Партия осталась какой была: сделайте другое, отмените ход или сохраните её. "
            "Партия без {piece} пройдёт.",
            "Партия осталась какой была: сделайте другое, отмените ход или сохраните её. Партия без {piece} пройдёт.",
        ),
        "file": "Укажите файл, который можно открыть.",
        "folder": "Нет папки {folder}: создайте её или укажите другой путь.",
        "failed": "Виноват swcore или плагин: где ошибка, покажет `swcore --debug ...`.",
    }
)
# What helps with a piece that fails where no game is in anybody's hands; the hint of the error speaks to a player.
OUTSIDE: Several = {
    "plugin-failed": {
        "en": ("See {file}, line {line}. A game without {piece} does not fail.", "A game without {piece} does not fail."),
        "ru": ("Смотрите {file}, строка {line}. Партия без {piece} пройдёт.", "Партия без {piece} пройдёт."),
    },
}
CLICK = _ru(
    {
        "no-option": "Нет ключа {name}.",
        "near": "Может быть, {names}?",
        "missing": "Не хватает: {name}.",
        "bad": "Не годится значение {name}: {what}",
        "no-value": "Ключу {name} нужно значение, и только одно.",
        "flag-value": "Ключу {name} значение не нужно.",
        "extra": "Лишние слова: {words}",
        "no-command": "Нет команды «{name}».",
        "other": "Команда написана не так: {message}",
        "one-of": "можно {names}.",
        "from-to": "нужно целое число от {low} до {high}.",
        "number": "нужно число от {low} до {high}.",
        "see": "Смотрите: {see}",
    }
)
NEAR = _ru({"close": "Может быть, {names}?", "known": "Есть: {names}.", "none": "Здесь нет ни одного."})
SYSTEM = _ru(
    {
        "ENOENT": "нет такого файла или папки",
        "EACCES": "нет доступа",
        "EPERM": "нет доступа",
        "EROFS": "сюда нельзя писать",
        "EISDIR": "это папка",
        "ENOTDIR": "это не папка",
        "ENOSPC": "на диске нет места",
        "EFBIG": "файл слишком велик",
        "EEXIST": "такой файл уже есть",
        "ENAMETOOLONG": "слишком длинное имя",
        "EDQUOT": "место на диске, отведённое вам, кончилось",
        "EBADF": "он закрыт",
        "EIO": "диск или устройство не отвечает",
        "ENODEV": "нет такого устройства",
        "ELOOP": "ссылки ведут по кругу",
        "EBUSY": "файл занят",
        "EAGAIN": "файл занят",
        "EMFILE": "открыто слишком много файлов",
        "ENFILE": "открыто слишком много файлов",
        "ENOMEM": "не хватает памяти",
        "EINVAL": "так этот файл не открыть",
        "EXDEV": "это на другом диске",
        "ETIMEDOUT": "диск или устройство не отвечает",
        "not-regular": "это не обычный файл",
    }
)
# What commands of packs say of errors of their own, once they are loaded.
PACK_CODES: dict[str, Mapping[str, tuple[str, ...]]] = {}
PACK_HINTS: dict[str, Mapping[str, tuple[str, ...]]] = {}
TOO = {"en": "This is wrong, too:", "ru": "Неверно и другое:"}
PLACE = {"en": "At {place}.", "ru": "Место: {place}."}
ERROR = {"en": "Error: ", "ru": "Ошибка: "}


def bring_texts(codes: Several, hints: Several) -> None:
    """Add the texts of a pack for errors that its own command raises; a command calls it where it is defined.

    Args:
        codes: by code and language the sentences; of several the first one counts whose values the error brings as details.
        hints: the same of what would be right.

    Raises:
        ValueError: a code of swcore itself is among them.
    """
    own = sorted((codes.keys() | hints.keys()) & CODES.keys())
    if own:
        raise ValueError(f"swcore tells these errors itself: {', '.join(own)}")
    PACK_CODES.update(codes)
    PACK_HINTS.update(hints)
