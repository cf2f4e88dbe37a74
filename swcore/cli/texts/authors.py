"""What the commands for authors of pieces say: `check` and `new`."""

from __future__ import annotations

from swcore.wording.catalogue import Table

AUTHORS: Table = {
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
