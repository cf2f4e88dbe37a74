"""Texts of `swcore trace`."""

from __future__ import annotations

from swcore.wording.catalogue import Table

TRACE: Table = {
    "trace.head": {"en": "{game}, {players}, seed {seed}: {pieces}", "ru": "{game}, {players}, зерно {seed}: {pieces}"},
    "trace.setup": {"en": "Set-up", "ru": "Расстановка"},
    "trace.asked": {"en": "Player {n} chooses", "ru": "Выбирает игрок {n}"},
    "trace.acted": {"en": "Player {n}: {action}", "ru": "Игрок {n}: {action}"},
    "trace.ended": {"en": "The end", "ru": "Конец"},
    "trace.same": {"en": "without it: the same", "ru": "без этого: то же самое"},
    "trace.fails": {"en": "without it: impossible ({why})", "ru": "без этого нельзя ({why})"},
    "trace.added": {"en": "only with it: {what}", "ru": "только с этим: {what}"},
    "trace.missing": {"en": "only without it: {what}", "ru": "только без этого: {what}"},
    "trace.otherwise": {"en": "{what}", "ru": "{what}"},
    "trace.instead": {"en": "{name} {mine}, without it {theirs}", "ru": "{name} {mine}, без этого {theirs}"},
    "trace.number": {"en": "{what}: {mine}, without it {theirs}", "ru": "{what}: {mine}, без этого {theirs}"},
    "trace.more": {"en": "and {n} more", "ru": "и ещё {n}"},
    "trace.none": {"en": "nothing", "ru": "ничего"},
    "trace.everywhere": {"en": "everywhere", "ru": "везде"},
    "trace.but": {"en": "everywhere but {what}", "ru": "везде, кроме {what}"},
    "trace.nowhere": {"en": "nowhere", "ru": "нигде"},
    "trace.of": {"en": "{army} of player {n}", "ru": "{army} игрока {n}"},
    "trace.of-nobody": {"en": "{army} of nobody", "ru": "{army}, ничьи"},
    "trace.declined": {"en": "{army}, in decline", "ru": "{army}, в упадке"},
    "trace.town": {"en": "the town of player {n}", "ru": "город игрока {n}"},
    "trace.player": {"en": "player {n}", "ru": "игрок {n}"},
    "trace.yes": {"en": "yes", "ru": "да"},
    "trace.no": {"en": "no", "ru": "нет"},
    "trace.set": {"en": "is {n}", "ru": "ровно {n}"},
    "trace.floor": {"en": "at least {n}", "ru": "не меньше {n}"},
    "trace.cap": {"en": "at most {n}", "ru": "не больше {n}"},
    "trace.counts": {"en": "Answered: {what}", "ru": "Отвечено: {what}"},
    "trace.of-times": {"en": "{hook} ({n} of {of})", "ru": "{hook} ({n} из {of})"},
    "trace.silent": {"en": "Asked, and always without an answer: {what}", "ru": "Спрошено, и всегда без ответа: {what}"},
    "trace.times": {"en": "{hook} ({n})", "ru": "{hook} ({n})"},
    "trace.never": {"en": "Never asked: {what}", "ru": "Ни разу не спрошено: {what}"},
    "trace.no-hooks": {"en": "{piece} implements no hook.", "ru": "У {piece} нет ни одного хука."},
}
