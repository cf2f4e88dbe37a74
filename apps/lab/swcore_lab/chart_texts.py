"""What is said of pictures, on a page and at a terminal, in English and Russian."""

from __future__ import annotations

from swcore.wording.catalogue import Table

TEXTS: Table = {
    "lab.chart.axis": {
        "en": "points ahead of the others, compared with a usual official piece",
        "ru": "перевес в очках по сравнению с обычной официальной фигурой",
    },
    "lab.chart.margin": {
        "en": "Among the official pieces: points ahead of the others (margin) at the end of a game",
        "ru": "Среди официальных фигур: перевес над остальными в конце партии, в очках",
    },
    "lab.chart.lead": {
        "en": "Among the official pieces: points ahead of the others after {rounds} rounds",
        "ru": "Среди официальных фигур: перевес над остальными после {rounds} раундов, в очках",
    },
    "lab.chart.field.how": {
        "en": "Each line is a piece. The dot is by how many points it put its holder further ahead of the others than a usual "
        "piece: a margin, not a score. The bar says how well that is known: 95 % of such bars hold the truth, and the more "
        "games there are, the shorter it is. Green is where the official pieces lie; of 20 pieces like them about 18 would lie "
        "between the broken lines, by an estimate; a piece is beyond a line only when its whole bar is.",
        "ru": "Каждая строка — одна фигура. Точка — на сколько очков с ней перевес владельца над остальными больше, чем с "
        "обычной; это перевес, а не счёт. Полоса — насколько точно это известно: истину содержат 95 % таких полос, и чем больше "
        "партий, тем полоса короче. Зелёное — где лежат официальные фигуры; из 20 подобных им примерно 18, по оценке, оказались "
        "бы между пунктирными линиями; фигура за линией, только если за ней вся её полоса.",
    },
    "lab.chart.lead.how": {
        "en": "Read it like the picture of the end of a game. It has no broken lines, for only by the end of a game a piece is "
        "said to lie beyond what pieces like the official ones bring.",
        "ru": "Читается так же, как картинка о конце партии. Пунктирных линий здесь нет: о том, лежит ли фигура за пределами "
        "того, что дают подобные официальным, судят только по концу партии.",
    },
    "lab.chart.partners": {
        "en": "With each partner: points ahead of the others after {rounds} rounds",
        "ru": "С каждым партнёром: перевес над остальными после {rounds} раундов, в очках",
    },
    "lab.chart.partners.how": {
        "en": "How much more or less it brings with each partner than on average, counted from what official pieces bring "
        "beside the same partner. Full bars are more than chance explains, with an error of 5 to 10 %; each pale one may be "
        "nothing but chance.",
        "ru": "На сколько больше или меньше она приносит с каждым партнёром, чем в среднем, если считать от официальных фигур с "
        "тем же партнёром. Яркие полосы случайностью не объяснить (ошибка 5–10 %); каждая бледная может быть чистой "
        "случайностью.",
    },
    "lab.chart.partners.pale": {
        "en": "How much more or less it brings with each partner than on average, counted from what official pieces bring "
        "beside the same partner. All bars are pale: chance alone could make such differences.",
        "ru": "На сколько больше или меньше она приносит с каждым партнёром, чем в среднем, если считать от официальных фигур с "
        "тем же партнёром. Все полосы бледные: такие различия могла дать и чистая случайность.",
    },
    "lab.chart.partners.axis": {
        "en": "points ahead of the others after {rounds} rounds, more or less than on average with all partners",
        "ru": "перевес в очках после {rounds} раундов: больше или меньше, чем в среднем со всеми партнёрами",
    },
    "lab.chart.lines": {
        "en": "{dot}: by how many points it puts its holder further ahead than a usual piece; {line}: how well that is known "
        "(95 %); {zero}: a usual piece.",
        "ru": "{dot}: на сколько очков перевес владельца больше, чем с обычной фигурой; {line}: насколько точно это известно "
        "(95 %); {zero}: обычная фигура.",
    },
    "lab.checking": {"en": "For checking", "ru": "Для проверки"},
}
