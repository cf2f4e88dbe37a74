"""What the words of Small World mean, and the clauses behind them."""

from __future__ import annotations

from swcore.wording import Table

ABOUT: Table = {
    "about.symbol.mine": {
        "en": "A mine beside the terrain of the region. It pays those whose race says so, such as Dwarves.",
        "ru": "Шахта: знак области сверх её местности. Приносит монеты тем, чей народ это умеет, например дварфам.",
    },
    "about.symbol.magic": {
        "en": "A magic source beside the terrain of the region. It pays those whose race says so, such as Wizards.",
        "ru": "Источник магии: знак области сверх её местности. Приносит монеты тем, чей народ это умеет, например волшебникам.",
    },
    "about.symbol.cavern": {
        "en": "A cavern beside the terrain of the region. Only some powers use it: for Underworld it costs one token less, and "
        "all caverns are neighbours.",
        "ru": "Пещера: знак области сверх её местности. Нужна лишь некоторым умениям: для подземных такая область на жетон "
        "дешевле, и все пещеры соседние.",
    },
    "about.mode.dragon": {
        "en": "Once a turn the dragon lets one token conquer a region, whoever defends it; then he guards it.",
        "ru": "Раз в ход дракон позволяет захватить область одним жетоном, кто бы её ни защищал, и остаётся её охранять.",
    },
    "about.mode.substitute": {
        "en": "A lone active token of an opponent beside the Sorcerers is replaced by one of theirs from the tray.",
        "ru": "Одинокий активный жетон соперника рядом с колдунами заменяют жетоном колдунов из запаса.",
    },
    "about.edition.hobbyworld-2016": {
        "en": "The rules as the Russian edition of 2016 has them; the others are told by what they say differently.",
        "ru": "Правила русского издания 2016 года; прочие издания описаны тем, чем от него отличаются.",
    },
    "about.edition.stylelife-2010": {
        "en": "The rules as the first Russian edition has them.",
        "ru": "Правила первого русского издания.",
    },
    "about.edition.fan-as": {
        "en": "The rules as a translation by fans has them.",
        "ru": "Правила в переводе любителей.",
    },
}

CLAUSES_BY_WORD = {
    "terrain:farmland": ("SW-DEF-14", "SW-CONQ-1"),
    "terrain:forest": ("SW-DEF-14", "SW-CONQ-1"),
    "terrain:hill": ("SW-DEF-14", "SW-CONQ-1"),
    "terrain:swamp": ("SW-DEF-14", "SW-CONQ-1"),
    "terrain:mountain": ("SW-SETUP-10", "SW-CONQ-4", "SW-CONQ-15"),
    "terrain:sea": ("SW-DEF-9", "SW-DEF-13", "SW-CONQ-5", "SW-SCORE-7"),
    "terrain:lake": ("SW-DEF-11", "SW-DEF-13", "SW-CONQ-5", "SW-SCORE-7"),
    "symbol:mine": ("SW-DEF-14", "SW-RACE-DWARVES-1"),
    "symbol:magic": ("SW-DEF-14", "SW-RACE-WIZARDS-1"),
    "symbol:cavern": ("SW-DEF-14", "SW-POWER-UNDERWORLD-1", "SW-POWER-UNDERWORLD-3"),
    "mode:dragon": ("SW-POWER-DRAGON_MASTER-1", "SW-POWER-DRAGON_MASTER-2"),
    "mode:substitute": ("SW-RACE-SORCERERS-1", "SW-RACE-SORCERERS-2"),
    "mode:eviction": ("SW-BEN-1",),
    "mode:effect": ("SW-BEN-1",),
    "term:token": ("SW-DEF-3", "SW-CONQ-10"),
    "term:combo": ("SW-PICK-2", "SW-PICK-4", "SW-PICK-7"),
    "term:hand": ("SW-READY-1", "SW-READY-2"),
    "term:active": ("SW-DEF-2", "SW-SCORE-1"),
    "term:decline": ("SW-DECL-1", "SW-DECL-3", "SW-SCORE-2"),
    "term:redeployment": ("SW-REDEP-1", "SW-REDEP-2"),
    "term:round": ("SW-TURN-1", "SW-END-1", "SW-END-2"),
    "term:island": ("SW-DEF-8",),
    "term:map": ("SW-SETUP-1", "SW-CONQ-6"),
    "term:die": ("SW-DIE-1", "SW-DIE-2", "SW-DIE-5"),
    "term:player": ("SW-SETUP-1", "SW-TURN-1"),
    "term:table": ("SW-DEF-17",),
}
