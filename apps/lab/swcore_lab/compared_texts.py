"""What is said of versions of a piece, in English and Russian."""

from __future__ import annotations

from swcore.wording.catalogue import Table

TEXTS: Table = {
    "lab.tokens": {"en": ("token", "tokens"), "ru": ("жетон", "жетона", "жетонов")},
    "lab.tried": {"en": "Tried: {what}.", "ru": "Проверено: {what}."},
    "lab.tried.than": {"en": "Compared with: {what}.", "ru": "Для сравнения: {what}."},
    "lab.tried.digest": {"en": "digest of the file {digest}", "ru": "контрольная сумма файла {digest}"},
    "lab.tried.changed": {
        "en": "{file} has changed since: some of these games may be of what stands in it now. Try it again.",
        "ru": "{file}: файл с тех пор изменился, и часть этих партий могла быть сыграна уже по новому тексту. Испытайте снова.",
    },
    "lab.tried.installed": {"en": "as installed with version {version}", "ru": "установлена с версией {version}"},
    "lab.than.title": {"en": "The two versions", "ru": "Две версии"},
    "lab.chart.than.how": {
        "en": "The dot is by how many points the new version put its holder further ahead than the old one, the bar how well "
        "that is known. Where the whole bar lies on one side of 0, the new version is surely better, or worse.",
        "ru": "Точка — на сколько очков перевес владельца с новой версией больше, чем со старой; полоса — насколько точно это "
        "известно. Если вся полоса по одну сторону от 0, новая версия точно лучше или точно хуже.",
    },
    "lab.chart.than.axis": {"en": "points, new version minus old", "ru": "очки: новая версия минус старая"},
    "lab.than.alone": {"en": "The new version by itself", "ru": "Новая версия сама по себе"},
    "lab.than.at.margin": {"en": "At the end of a game", "ru": "В конце партии"},
    "lab.than.at.lead": {"en": "After {rounds} rounds", "ru": "После {rounds} раундов"},
    "lab.than.margin": {"en": "at the end of a game", "ru": "в конце партии"},
    "lab.than.lead": {"en": "after {rounds} rounds", "ru": "после {rounds} раундов"},
    "lab.than.short.more": {
        "en": "In short: over a whole game {new} is surely the stronger of the two.",
        "ru": "Коротко: {new} за всю партию точно сильнее другой версии.",
    },
    "lab.than.short.less": {
        "en": "In short: over a whole game {new} is surely the weaker of the two.",
        "ru": "Коротко: {new} за всю партию точно слабее другой версии.",
    },
    "lab.than.short.early.more": {
        "en": "In short: {new} is surely better in the first {rounds} rounds. Which one is better over a whole game these games "
        "do not show; the difference there is hardly more than {most} points.",
        "ru": "Коротко: {new} за первые {rounds} раунда точно лучше другой версии. Какая лучше за всю партию, эти партии не "
        "показывают; разница вряд ли больше {most} очка.",
    },
    "lab.than.short.early.less": {
        "en": "In short: {new} is surely worse in the first {rounds} rounds. Which one is better over a whole game these games "
        "do not show; the difference there is hardly more than {most} points.",
        "ru": "Коротко: {new} за первые {rounds} раунда точно хуже другой версии. Какая лучше за всю партию, эти партии не "
        "показывают; разница вряд ли больше {most} очка.",
    },
    "lab.than.short.open": {
        "en": "In short: these games do not show which one is better. Over a whole game the difference is hardly more than "
        "{most} points.",
        "ru": "Коротко: какая версия лучше, эти партии не показывают. За всю партию разница вряд ли больше {most} очка.",
    },
    "lab.than.more": {
        "en": "{at}: {mean} points more than with {old} ({interval}), which is surely more.",
        "ru": "{at}: на {mean} очка больше, чем с версией «{old}» ({interval}), это точно больше.",
    },
    "lab.than.less": {
        "en": "{at}: {mean} points less than with {old} ({interval}), which is surely less.",
        "ru": "{at}: на {mean} очка меньше, чем с версией «{old}» ({interval}), это точно меньше.",
    },
    "lab.than.open": {
        "en": "{at}: {mean} points compared with {old} ({interval}), which may be chance. {rest}",
        "ru": "{at}: {mean} очка по сравнению с версией «{old}» ({interval}), это может быть случайностью. {rest}",
    },
    "lab.than.rough": {
        "en": "Only in {count} of {games} places do the two differ, so this is rough.",
        "ru": "Раскладов, где версии различаются, лишь {count} из {games}, так что это приблизительно.",
    },
    "lab.than.games": {
        "en": "If it stays so, about {games} games of each would tell.",
        "ru": "Если так и останется, для ответа нужно партий с каждой: примерно {games}.",
    },
    "lab.than.never": {
        "en": "To tell would take more games than are worth the time, if there is a difference at all.",
        "ru": "Чтобы это выяснить, нужно больше партий, чем стоит играть, если разница вообще есть.",
    },
    "lab.than.field": {
        "en": "For {games} games of each the official pieces are played in {missing} further places first, which takes longer, "
        "and is kept.",
        "ru": "Если партий с каждой {games}, сначала боты сыграют официальными фигурами и в новых раскладах, их {missing}; это "
        "дольше, но результаты сохранятся.",
    },
    "lab.than.none": {
        "en": "{new} and {old} did the same {where} in all {games} places: no difference in any.",
        "ru": "{new} и {old}: {where} разницы нет ни в одном раскладе из {games}.",
    },
    "lab.than.itself": {
        "en": "It is compared with itself: both are {what}.",
        "ru": "Фигура сравнивается сама с собой: и то и другое — {what}.",
    },
    "lab.than.copy": {
        "en": "Both files have the same text, to the letter: {new} and {old}.",
        "ru": "Текст обоих файлов совпадает буква в букву: {new} и {old}.",
    },
    "lab.than.same": {
        "en": "{new} and {old} did exactly the same in all {games} places.",
        "ru": "{new} и {old}: во всех раскладах ({games}) всё вышло одинаково.",
    },
    "lab.rows.than": {
        "en": "“than” is the game with the old version in the same place: the comparison is the mean of mine minus than, over "
        "the rows of {bot} that have both.",
        "ru": "than — партия со старой версией в том же раскладе: сравнение версий — среднее разности mine − than по строкам "
        "бота {bot}, где есть и та и другая.",
    },
    "lab.than.few": {
        "en": "{new} and {old} cannot be compared yet: there are {games} games of each, and {least} are needed.",
        "ru": "{new} и {old}: сравнить пока нельзя; партий с каждой {games}, а нужно {least}.",
    },
}
