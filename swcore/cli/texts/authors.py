"""What the commands for authors of pieces say: `check` and `new`."""

from __future__ import annotations

from swcore.wording.catalogue import Table

AUTHORS: Table = {
    "new.interview": {
        "en": "A few questions about {kind}. Enter alone takes what stands in brackets; Ctrl-C leaves, and nothing is written.",
        "ru": "Несколько вопросов ({kind}). Просто Enter — ответ в скобках; Ctrl-C — выйти, ничего не записав.",
    },
    "new.name": {"en": "What is it called?", "ru": "Как это называется (по-английски или как хотите)?"},
    "new.name-ru": {"en": "And in Russian? It may stay like this.", "ru": "А по-русски? Можно оставить так."},
    "new.kind": {"en": "What do you want to write?", "ru": "Что вы хотите написать?"},
    "new.pack": {"en": "a pack, for others to install", "ru": "набор, чтобы его ставили другие"},
    "new.no-name": {"en": "It needs a name.", "ru": "Без названия нельзя."},
    "new.wrong": {"en": "That is not one of the answers.", "ru": "Такого ответа нет."},
    "new.range": {"en": "A whole number from {least} to {most}.", "ru": "Целое число от {least} до {most}."},
    "new.overwrite": {
        "en": "{files} is there already. Overwrite it (yes/no)? ",
        "ru": "Уже есть: {files}. Перезаписать (да/нет)? ",
    },
    "new.no-test": {
        "en": "Its test is left out, for pytest is not installed: {command}",
        "ru": "Проверка к ней не записана, её нечем запустить: {command}",
    },
    "new.next": {"en": "Now try:", "ru": "Теперь попробуйте:"},
    "new.left": {"en": "Left as it is, for you have changed it: {file}", "ru": "Не тронут, вы его меняли: {file}"},
    "new.gone": {"en": "Not written again, for you have deleted it: {file}", "ru": "Не написан снова, вы его удалили: {file}"},
    "new.fresh": {"en": "Everything is up to date.", "ru": "Обновлять нечего."},
    "check.where": {"en": "where", "ru": "где"},
    "check.why": {"en": "why", "ru": "почему"},
    "check.mend": {"en": "mend it", "ru": "как исправить"},
    "check.fault": {"en": ("fault", "faults"), "ru": ("ошибка", "ошибки", "ошибок")},
    "check.note": {"en": ("note", "notes"), "ru": ("замечание", "замечания", "замечаний")},
    "check.clean": {"en": "no fault", "ru": "ошибок нет"},
    "check.first": {
        "en": "First verdict after {seconds} s: {verdict}. The rest takes a while; Ctrl-C keeps what was found.",
        "ru": "Первый вывод через {seconds} с: {verdict}. Остальное займёт время; Ctrl-C сохранит найденное.",
    },
    "check.verdict": {"en": "Verdict: {verdict}.", "ru": "Итог: {verdict}."},
    "check.quick": {"en": "First verdict: {verdict}.", "ru": "Первый вывод: {verdict}."},
    "check.interrupted": {"en": "Interrupted; so far: {verdict}.", "ru": "Прервано; пока что: {verdict}."},
    "check.stage.partners": {"en": "every partner", "ru": "все напарники"},
    "check.stage.amounts": {"en": "numbers", "ru": "числа"},
    "check.stage.games": {"en": "more games", "ru": "ещё партии"},
    "check.stage.alike": {"en": "other processes", "ru": "другие процессы"},
    "check.stage.rules": {"en": "silent rules", "ru": "молчащие правила"},
}
