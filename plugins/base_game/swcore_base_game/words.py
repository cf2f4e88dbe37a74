"""The words of Small World in English and Russian, besides the names that pieces bring."""

from __future__ import annotations

from swcore.conquest.wording import TERRAIN_WORDS
from swcore.wording import Table

WORDS: Table = {
    **TERRAIN_WORDS,
    "symbol.mine": {"en": "mine", "ru": "шахта"},
    "symbol.magic": {"en": "magic", "ru": "магия"},
    "symbol.cavern": {"en": "cavern", "ru": "пещера"},
    "mode.dragon": {"en": "dragon", "ru": "дракон"},
    "mode.substitute": {"en": "substitution", "ru": "подмена"},
    "why.peace": {"ru": "её владелец заключил с вами мир"},
    "why.not-active": {"ru": "там нет активного народа соперника"},
    "why.not-lone": {"ru": "жетон там не один"},
    "why.used": {"ru": "в этот ход так уже захватывали у этого соперника"},
    "reason.farmland": {"ru": "поля"},
    "reason.forest": {"ru": "леса"},
    "reason.hill": {"ru": "холмы"},
    "reason.swamp": {"ru": "болота"},
    "reason.coast": {"ru": "берег"},
    "guide": {
        "en": (
            "The map is too small for everybody. Take a race with a power, conquer regions (2 tokens each, and 1 more for every "
            "token or marker in the way), then spread your tokens. At the end of your turn every region you hold pays 1 coin. "
            "When your race is stretched thin, put it in decline: it goes on paying, and next turn you take a fresh one. "
            "The richest player wins."
        ),
        "ru": (
            "Карта мала, места на всех не хватит. Возьмите народ с умением, захватывайте области (2 жетона, и ещё по 1 за каждый "
            "жетон или фишку на пути), затем расставьте жетоны. В конце хода каждая ваша область приносит 1 монету. "
            "Когда народ выдохся, отправьте его в упадок: он продолжит приносить монеты, а в следующий ход вы возьмёте новый. "
            "Побеждает самый богатый."
        ),
    },
}
