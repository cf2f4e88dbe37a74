"""What is said of bots that meet each other, in English and Russian."""

from __future__ import annotations

from swcore.wording.catalogue import Table

TEXTS: Table = {
    "ladder.all": {"en": "All games", "ru": "Все игры"},
    "ladder.how": {
        "en": "A rating is how strong openskill takes a bot to be beside the others here: each begins at 25, and after few "
        "games its interval, which is the model's own and no promise, is wide. Who wins against whom, and how surely, the "
        "shares tell.",
        "ru": "Рейтинг — это сила бота рядом с остальными, какой её считает openskill: у каждого он сначала 25, и пока партий "
        "мало, промежуток, который даёт сама модель и который ничего не обещает, широкий. Кто у кого выигрывает и насколько это "
        "точно, говорят доли побед.",
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
}
