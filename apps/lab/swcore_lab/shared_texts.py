"""What is said of pieces, maps, editions and options that all seats share, in English and Russian."""

from __future__ import annotations

from swcore.wording.catalogue import Table

TEXTS: Table = {
    "lab.shared.title": {"en": "What does {name} change?", "ru": "Что меняет {name}?"},
    "lab.shared.broken": {
        "en": "It breaks games. {name}: {games} of {all} games ended with an error that they do not have without it.",
        "ru": "Ломает партии. {name}: партий с ошибкой, которой без этого нет, {games} из {all}.",
    },
    "lab.shared.nothing": {
        "en": "{name} came up in none of {games} games: all went as without it. In more games it might.",
        "ru": "{name}: ни в одной из партий ({games}) это не встретилось, все прошли так же, как без этого. В других может "
        "встретиться.",
    },
    "lab.shared.changes": {"en": "It changes the games. {name} brings {what}.", "ru": "Меняет партии. {name}: {what}."},
    "lab.shared.changes.slightly": {
        "en": "It changes the games, but surely by less than players would notice. {name} brings {what}.",
        "ru": "Меняет партии, но точно меньше, чем заметили бы игроки. {name}: {what}.",
    },
    "lab.shared.same": {
        "en": "No more than players would notice. With {name} games go otherwise, but points, the seat that begins, the "
        "distance and the length stay nearly as they are.",
        "ru": "Игроки этого не заметят. {name}: партии идут иначе, но очки, перевес начавшего, разрыв между первым и последним "
        "и длина почти те же.",
    },
    "lab.shared.open": {
        "en": "Not settled. These games do not tell whether {name} changes more than players would notice.",
        "ru": "Не решено. По этим партиям нельзя сказать, заметят ли игроки то, что меняет {name}.",
    },
    "lab.shared.short.points.more": {"en": "more points on average", "ru": "очков в среднем больше"},
    "lab.shared.short.points.less": {"en": "fewer points on average", "ru": "очков в среднем меньше"},
    "lab.shared.short.begins.more": {"en": "a better start than without it for who begins", "ru": "начинать выгоднее"},
    "lab.shared.short.begins.less": {"en": "a worse start than without it for who begins", "ru": "начинать менее выгодно"},
    "lab.shared.short.apart.more": {
        "en": "a greater distance from the first to the last",
        "ru": "разрыв между первым и последним больше",
    },
    "lab.shared.short.apart.less": {"en": "closer games", "ru": "разрыв между первым и последним меньше"},
    "lab.shared.short.decisions.more": {"en": "longer games", "ru": "партии длиннее"},
    "lab.shared.short.decisions.less": {"en": "shorter games", "ru": "партии короче"},
    "lab.shared.points.more": {
        "en": "A player ends with {new} points on average, {old} without it: {size} more ({interval}).",
        "ru": "Игрок набирает в среднем {new} очка, без этого {old}: на {size} больше ({interval}).",
    },
    "lab.shared.points.less": {
        "en": "A player ends with {new} points on average, {old} without it: {size} fewer ({interval}).",
        "ru": "Игрок набирает в среднем {new} очка, без этого {old}: на {size} меньше ({interval}).",
    },
    "lab.shared.points.same": {
        "en": "A player ends with {new} points on average, {old} without it: a difference that nobody notices ({interval}).",
        "ru": "Игрок набирает в среднем {new} очка, без этого {old}: разницы никто не заметит ({interval}).",
    },
    "lab.shared.points.open": {
        "en": "A player ends with {new} points on average, {old} without it; whether that is more than chance, or more than the "
        "{notice} that players would notice, these games do not tell ({interval}).",
        "ru": "Игрок набирает в среднем {new} очка, без этого {old}; случайна ли разница и больше ли она тех {notice} очка, что "
        "заметили бы игроки, по этим партиям не сказать ({interval}).",
    },
    "lab.shared.begins.more": {
        "en": "The lead of who begins over the mean of the others is {new} points, {old} without it: beginning is worth {size} "
        "more ({interval}).",
        "ru": "Перевес начавшего над средним остальных составляет {new} очка, без этого {old}: начинать выгоднее на {size} "
        "({interval}).",
    },
    "lab.shared.begins.less": {
        "en": "The lead of who begins over the mean of the others is {new} points, {old} without it: beginning is worth {size} "
        "less ({interval}).",
        "ru": "Перевес начавшего над средним остальных составляет {new} очка, без этого {old}: начинать на {size} менее выгодно "
        "({interval}).",
    },
    "lab.shared.begins.same": {
        "en": "The lead of who begins over the mean of the others is {new} points, {old} without it: nobody notices that "
        "({interval}).",
        "ru": "Перевес начавшего над средним остальных составляет {new} очка, без этого {old}: никто этого не заметит "
        "({interval}).",
    },
    "lab.shared.begins.open": {
        "en": "The lead of who begins over the mean of the others is {new} points, {old} without it; whether that is more than "
        "chance these games do not tell ({interval}).",
        "ru": "Перевес начавшего над средним остальных составляет {new} очка, без этого {old}; случайность ли это, по этим "
        "партиям не сказать ({interval}).",
    },
    "lab.shared.apart.more": {
        "en": "From the first to the last there are {new} points, {old} without it: {size} more ({interval}).",
        "ru": "Между первым и последним {new} очка, без этого {old}: на {size} больше ({interval}).",
    },
    "lab.shared.apart.less": {
        "en": "From the first to the last there are {new} points, {old} without it: {size} fewer ({interval}).",
        "ru": "Между первым и последним {new} очка, без этого {old}: на {size} меньше ({interval}).",
    },
    "lab.shared.apart.same": {
        "en": "From the first to the last there are {new} points, {old} without it: nobody notices that ({interval}).",
        "ru": "Между первым и последним {new} очка, без этого {old}: никто этого не заметит ({interval}).",
    },
    "lab.shared.apart.open": {
        "en": "From the first to the last there are {new} points, {old} without it; whether that is more than chance these "
        "games do not tell ({interval}).",
        "ru": "Между первым и последним {new} очка, без этого {old}; случайность ли это, по этим партиям не сказать "
        "({interval}).",
    },
    "lab.shared.decisions.more": {
        "en": "A game takes {new} decisions, {old} without it: {size} more ({interval}).",
        "ru": "В партии {new} решения, без этого {old}: на {size} больше ({interval}).",
    },
    "lab.shared.decisions.less": {
        "en": "A game takes {new} decisions, {old} without it: {size} fewer ({interval}).",
        "ru": "В партии {new} решения, без этого {old}: на {size} меньше ({interval}).",
    },
    "lab.shared.decisions.same": {
        "en": "A game takes {new} decisions, {old} without it: it lasts as long as before ({interval}).",
        "ru": "В партии {new} решения, без этого {old}: она длится столько же ({interval}).",
    },
    "lab.shared.decisions.open": {
        "en": "A game takes {new} decisions, {old} without it; whether that is more than chance these games do not tell "
        "({interval}).",
        "ru": "В партии {new} решения, без этого {old}; случайность ли это, по этим партиям не сказать ({interval}).",
    },
    "lab.shared.more": {
        "en": "What is open about {games} games would settle, if the means stay where they are.",
        "ru": "Если средние не изменятся, для ответа на остальное нужно партий: примерно {games}.",
    },
    "lab.shared.edge": {
        "en": "What is open more games will hardly settle: it lies at the edge of what players would notice.",
        "ru": "Остальное новые партии вряд ли решат: это у самой границы того, что заметили бы игроки.",
    },
    "lab.shared.next.broken": {
        "en": "Look it over: that says which rule fails, where and how to mend it.",
        "ru": "Проверьте файл: будет сказано, какое правило даёт сбой, где и как его исправить.",
    },
    "lab.shared.next.nothing": {
        "en": "Look whether what it waits for can happen at all, or play more games (these are in it again):",
        "ru": "Посмотрите, может ли вообще случиться то, что для этого нужно, или сыграйте больше партий (эти тоже зачтутся):",
    },
    "lab.shared.next.more": {
        "en": "To settle what is open (these games are in it again, so it is no replication):",
        "ru": "Чтобы выяснить остальное (эти партии тоже зачтутся, так что независимой проверкой это не будет):",
    },
    "lab.shared.next.official": {
        "en": "Nothing is to be done: it is an official card, and only tells what it does to play.",
        "ru": "Делать ничего не нужно: это официальная карта, и проверка лишь показывает, что она меняет в игре.",
    },
    "lab.shared.next.changes": {
        "en": "Whether you want that is yours to say: bots measure what changes, and not whether it is fun.",
        "ru": "Нужно ли это, решать вам: боты измеряют, что меняется, а не то, стало ли интереснее.",
    },
    "lab.shared.next.same": {
        "en": "Nothing in the numbers speaks against it. Whether it is fun, people have to say.",
        "ru": "По числам возразить нечего. Интересно ли это, решать людям.",
    },
    "lab.shared.next.edge": {
        "en": "So many games are not worth the time, if more would tell at all. Whether it is fun, people have to say.",
        "ru": "Столько партий играть не стоит, да и неизвестно, дадут ли они ответ. Интересно ли это, решать людям.",
    },
    "lab.shared.next.play": {"en": "To play with it:", "ru": "Сыграть с этим:"},
    "lab.shared.silent": {
        "en": "Stopped after {games} games; nothing can be said yet: {least} are needed.",
        "ru": "Остановлено, партий: {games}; сказать пока ничего нельзя: нужно {least}.",
    },
    "lab.shared.how": {
        "en": "{games} games were played twice, without and with it, from the same deal (seed {seed}); {share} % of them went "
        "another way. Of such runs about 95 % have intervals that all hold the truth; fewer where less than half of the games "
        "go another way (some 93 % with a third, some 86 % with a tenth).",
        "ru": "Партий: {games}, каждая сыграна дважды, без этого и с этим, с одной и той же раздачей (зерно {seed}); иначе "
        "пошли {share} %. Примерно в 95 % таких проверок верны все промежутки сразу; если иначе идёт меньше половины партий, то "
        "реже (при трети примерно в 93 %, при десятой части примерно в 86 %).",
    },
    "lab.shared.chance": {
        "en": "With it means that it is in every game; without it that chance deals the cards of its type.",
        "ru": "«С этим» значит, что карта есть в каждой партии, «без этого» — что карты её типа раздаёт случай.",
    },
    "lab.shared.notice": {
        "en": "Players would notice, so it is supposed here, a twentieth of the points of a player, or of the decisions of a "
        "game.",
        "ru": "Здесь считается, что игроки заметят разницу в двадцатую часть очков игрока или решений партии.",
    },
    "lab.shared.seconds": {"en": "It took {seconds} s.", "ru": "Заняло {seconds} с."},
    "lab.shared.chart": {"en": "What it changes, in points", "ru": "Что меняется, в очках"},
    "lab.shared.chart.how": {
        "en": "The dot is the change, to the left less and to the right more. The bar is the interval: of such runs about 95 % "
        "have bars that all hold the truth, fewer where few games go another way. Green is what players would hardly notice.",
        "ru": "Точка — изменение: слева меньше, справа больше. Полоса — промежуток; примерно в 95 % таких проверок истину "
        "содержат все полосы сразу, а если иначе идёт мало партий, то реже. Зелёное — то, чего игроки почти не заметят.",
    },
    "lab.shared.rows": {
        "en": "Each number is the mean of a column of {rows} with it, or without, and of their differences.",
        "ru": "Каждое число — среднее по столбцу файла {rows}, с этим или без этого, или среднее их разностей.",
    },
}
