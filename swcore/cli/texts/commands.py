"""What commands say besides their tables."""

from __future__ import annotations

from swcore.wording.catalogue import Table

COMMANDS: Table = {
    # plugins, maps, editions
    "broken": {"en": "{name} cannot be loaded: {why}", "ru": "{name} не загружается. Причина (по-английски): {why}"},
    "broken.told": {"en": "{name} cannot be loaded: {why}.", "ru": "{name} не загружается: {why}."},
    "note.left-out": {
        "en": "Note: the plugin {name} was left out: {why}.",
        "ru": "Плагин {name} не используется. Причина (по-английски): {why}.",
    },
    "note.left-out.told": {
        "en": "Note: the plugin {name} was left out: {why}.",
        "ru": "Плагин {name} не используется: {why}.",
    },
    "note.slow": {"en": "Note: importing {name} takes long ...", "ru": "Долго загружается {name} ..."},
    "note.long": {
        "en": "One moment: {name} is still loading; Ctrl-C stops it.",
        "ru": "Минуту: {name} ещё загружается; прервать можно клавишами Ctrl-C.",
    },
    "no-plugins": {
        "en": 'No plugin is installed. Install the games of swcore: pip install "swcore[games]".',
        "ru": "Плагинов нет. Игры swcore ставит команда: pip install 'swcore[games]'.",
    },
    "no-plugins.here": {
        "en": "No plugin is installed. Here, among the sources of swcore, this command works: {command}.",
        "ru": "Плагинов нет. Здесь, в папке с исходным кодом, работает команда: {command}.",
    },
    "left-out": {"en": "{name} is left out: {why}.", "ru": "{name} не используется. Причина (по-английски): {why}."},
    "left-out.told": {"en": "{name} is left out: {why}.", "ru": "{name} не используется: {why}."},
    "plugins.broken": {
        "en": "What is broken is told as it was tried last; `swcore plugins doctor` tries it anew.",
        "ru": "О сломанном известно с последней проверки; заново проверит `swcore plugins doctor`.",
    },
    "plugins.untried": {
        "en": "What is not tried yet is imported by `swcore plugins doctor`, each in a process of its own.",
        "ru": "То, что ещё не проверено, проверит `swcore plugins doctor`: каждый набор в отдельном процессе.",
    },
    "plugins.disabled": {
        "en": "{name} is disabled; pieces and commands left out: {n}. `{command}` brings it back.",
        "ru": "{name} отключён; без него не будет фигур и команд: {n}. Вернуть: `{command}`.",
    },
    "plugins.kept": {"en": "Remembered in {file}.", "ru": "Записано в {file}."},
    "plugins.disabled-already": {"en": "{name} is disabled already.", "ru": "{name} уже отключён."},
    "plugins.enabled": {"en": "{name} is enabled again.", "ru": "{name} снова включён."},
    "plugins.enabled-already": {"en": "{name} is not disabled.", "ru": "{name} не отключён."},
    "no-maps": {"en": "{game} has no maps to choose from.", "ru": "{game}: карты не выбирают."},
    "edition": {"en": "Edition {name}: {options}", "ru": "Издание {name}: {options}"},
    "edition.instead": {"en": "instead of {value}", "ru": "вместо {value}"},
    "no-editions": {"en": "{game} has no editions to choose from.", "ru": "{game}: изданий нет."},
    "diff.same": {"en": "{one} and {two} choose the same options.", "ru": "{one} и {two}: опции одни и те же."},
    "diff.alike": {"en": "{games}: all events are the same.", "ru": "{games}: все события одинаковы."},
    "diff.first": {
        "en": "First difference: game {game}, step {step}, player {seat} (seed {seed}, player {first} begins)",
        "ru": "Первое различие: партия {game}, шаг {step}, игрок {seat} (зерно {seed}, начинает игрок {first})",
    },
    "diff.games": {
        "en": "{games} from seed {seed} under both editions; the scores of {n} of them differ.",
        "ru": "{games} от зерна {seed} в обоих изданиях; счёт различается в {n}.",
    },
    "edition.plain": {"en": "the defaults", "ru": "всё по умолчанию"},
    # simulation
    "sim.title": {
        "en": "{games} of {game}, {players}, seed {seed}",
        "ru": "{game}: {games}, {players}, зерно {seed}",
    },
    "sim.pace": {
        "en": "{decisions} decisions per game; {pace} games per second",
        "ru": "решений за партию: {decisions}; партий в секунду: {pace}",
    },
    "sim.first": {
        "en": "Each game begins with the next seat.",
        "ru": "Первый ход переходит по кругу от партии к партии.",
    },
    "sim.stopped": {
        "en": "Stopped before the first game was done: nothing was played.",
        "ru": "Остановлено до конца первой партии: ничего не сыграно.",
    },
    "sim.interrupted": {
        "en": "Interrupted after {n} of {of} games: these are the numbers of the first {n}.",
        "ru": "Прервано: сыграно партий {n} из {of}, это числа первых {n}.",
    },
    # replay
    "replay.title": {"en": "{game}: {players}, {steps}, seed {seed}.", "ru": "{game}: {players}, {steps}, зерно {seed}."},
    "replay.verified": {
        "en": "Verified: {steps}, every hash is right.",
        "ru": "Проверено: {steps}, все контрольные суммы верны.",
    },
    "save.cut": {
        "en": "Note: the last line of {file} is cut off. Recovered up to the last whole one: {steps}.",
        "ru": "Последняя строка в {file} оборвана. Восстановлено до последней целой: {steps}.",
    },
    "save.damaged": {
        "en": "Note: {file} is damaged. {why} Recovered up to the last good line: {steps}.",
        "ru": "Файл {file} повреждён. {why} Восстановлено до последней верной строки: {steps}.",
    },
    "recorded-elsewhere": {
        "en": "a game is being recorded in it",
        "ru": "в него сейчас пишется другая партия",
    },
    "save.no-set-up": {
        "en": "Note: {file} breaks off before the set-up is whole. The set-up was made anew from the seed.",
        "ru": "{file} обрывается раньше, чем записано начало партии. Начало сделано заново из зерна.",
    },
    "save.piece-changed": {
        "en": "Note: {file} has changed, and is not read: the game goes on with its pieces as the save keeps them.",
        "ru": "Файл {file} изменился и не читается: игра продолжается с фигурами, какими их хранит сохранение.",
    },
    "save.piece-new": {
        "en": "Note: {file} is not read: this game began without its pieces, and they cannot join it.",
        "ru": "Файл {file} не читается: игра началась без его фигур, и присоединиться они не могут.",
    },
    "save.versions": {
        "en": "Note: {file} was written with other versions: {versions}. Every hash is still right.",
        "ru": "{file} записан с другими версиями: {versions}. Контрольные суммы всё равно верны.",
    },
    "replay.next": {"en": "Enter: next step, `q`: stop > ", "ru": "Enter — дальше, «q» — хватит > "},
    "replay.begin": {"en": "The set-up", "ru": "Начало партии"},
    "replay.step": {"en": "Step {n} of {of}: player {seat}: {action}", "ru": "Шаг {n} из {of}: игрок {seat}: {action}"},
}
