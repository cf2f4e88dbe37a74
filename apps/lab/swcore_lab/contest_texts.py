"""What is said of the pieces of a contest, in English and Russian."""

from __future__ import annotations

from swcore.wording.catalogue import Table

TEXTS: Table = {
    "lab.contest": {"en": "Contest", "ru": "Конкурс"},
    "lab.contest.how": {
        "en": "The nearer a piece comes to a usual official one at the end of a game, the better its place; what the check "
        "finds fault with comes behind, what cannot be played last. “1–3” means: by these games it may have any of these "
        "places, and the order among them may be chance. In a contest of many pieces chance may now and then part equal ones, "
        "too.",
        "ru": "Чем ближе фигура к обычной официальной в конце партии, тем выше её место; фигуры, в которых проверка нашла "
        "ошибки, стоят ниже, а те, которыми сыграть нельзя, — в конце. «1–3» значит: по этим партиям место может быть любым из "
        "этих, и порядок внутри них мог решить случай. Если фигур много, случай может иногда разделить и равные.",
    },
    "lab.contest.length": {
        "en": "{files} to try, each piece in up to {games} games: about {time} in all on this machine, and longer while it does "
        "other things or where a file has several pieces. Ctrl-C keeps what there is.",
        "ru": "Проверить нужно {files}, партий каждой фигурой не больше {games}: на этой машине всего около {time}, а если она "
        "занята и другим или в файле несколько фигур, дольше. Ctrl-C сохранит то, что есть.",
    },
    "lab.contest.files": {"en": ("file", "files"), "ru": ("файл", "файла", "файлов")},
    "lab.contest.nothing": {
        "en": "No piece in this folder could be played.",
        "ru": "Ни одной фигурой этой папки сыграть не удалось.",
    },
    "lab.contest.place": {"en": "Place", "ru": "Место"},
    "lab.contest.piece": {"en": "Piece", "ru": "Фигура"},
    "lab.contest.verdict": {"en": "Verdict", "ru": "Вывод"},
    "lab.contest.check": {"en": "Check", "ru": "Проверка"},
    "lab.contest.clean": {"en": "no faults", "ru": "ошибок нет"},
    "lab.contest.same": {
        "en": "The file {file} has a piece with the id {piece}, too: both cannot be in one game.",
        "ru": "Фигура с id {piece} есть и в файле {file}: обеих в одной партии быть не может.",
    },
    "lab.contest.unplayed": {"en": "Could not be played", "ru": "Сыграть не удалось"},
    "lab.contest.margin": {"en": "At the end: {value}", "ru": "В конце: {value}"},
    "lab.contest.lead": {"en": "After {rounds} rounds: {value}", "ru": "После {rounds} раундов: {value}"},
    "lab.contest.notes": {"en": ("note", "notes"), "ru": ("замечание", "замечания", "замечаний")},
    "lab.contest.chart": {
        "en": "Each line is a piece. The dot is what it brought its holder, in points above a usual official piece; the bar is "
        "its interval, and 95 % of such runs have one that holds the truth. The small blue dots are the official pieces of its "
        "kind, and green is the range between the weakest and the strongest of them.",
        "ru": "Каждая строка — одна фигура. Точка — на сколько очков больше она принесла владельцу, чем обычная официальная; "
        "полоса — её промежуток, он содержит истину в 95 % таких проверок. Маленькие синие точки — официальные фигуры того же "
        "вида, зелёное — от слабейшей из них до сильнейшей.",
    },
    "lab.contest.officials": {"en": "official", "ru": "официальные"},
    "lab.contest.usual": {
        "en": "The official pieces reach from {weakest} ({low}) to {strongest} ({high}); a usual one is at 0.",
        "ru": "Официальные фигуры: от {low} ({weakest}) до {high} ({strongest}); обычная — 0.",
    },
    "lab.contest.rest": {
        "en": "Passed over, as they are no piece files: {names}.",
        "ru": "Пропущено, это не файлы фигур: {names}.",
    },
    "lab.contest.ranks": {
        "en": "Place, points at the end of a game compared with a usual official piece, verdict. “1–3” is any of these places: "
        "the order among them may be chance, and more games (--games) may tell it.",
        "ru": "Место, очки в конце партии по сравнению с обычной официальной фигурой, вывод. «1–3» — любое из этих мест: "
        "порядок внутри них мог решить случай, а покажут его новые партии (--games).",
    },
    "lab.contest.stopped": {
        "en": "Stopped: the page tells of what was tried so far.",
        "ru": "Остановлено: на странице то, что успели проверить.",
    },
    "lab.contest.stopped.early": {
        "en": "Stopped before the first piece was tried: no page is written, an earlier one stays as it was.",
        "ru": "Остановлено до того, как проверена первая фигура: страница не записана, а прежняя, если была, не изменилась.",
    },
    "lab.contest.missing": {"en": "Not tried yet: {names}.", "ru": "Ещё не проверено: {names}."},
    "lab.contest.at.check": {
        "en": "Piece {place} of {all}, {file}: looked over",
        "ru": "Фигура {place} из {all}, {file}: проверка",
    },
    "lab.contest.at.games": {
        "en": "Piece {place} of {all}, {file}: games",
        "ru": "Фигура {place} из {all}, {file}: партии",
    },
}
