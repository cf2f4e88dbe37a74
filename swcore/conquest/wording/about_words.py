"""What the words of the family mean, in a sentence or two each. A pack adds its own, and the clauses behind them."""

from __future__ import annotations

from swcore.wording.catalogue import Table

LAND = {
    "en": "Land, which adds nothing to the price of a region. Some races and powers earn or conquer more on it.",
    "ru": "Суша: к цене области ничего не добавляет. Некоторые народы и умения получают здесь больше монет или захватывают "
    "дешевле.",
}
WATER = {
    "en": "Water. No army conquers it unless its race or power says so; once taken it pays like land.",
    "ru": "Вода: её захватывают только те, кому это позволяет народ или умение. Занятая, она приносит монеты, как суша.",
}
TERRAIN_TEXTS: Table = {
    "about.terrain.farmland": LAND,
    "about.terrain.forest": LAND,
    "about.terrain.hill": LAND,
    "about.terrain.swamp": LAND,
    "about.terrain.mountain": {
        "en": "A mountain marker lies here all game long: the region takes one token more, whoever holds it.",
        "ru": "Здесь всю игру лежит фишка гор: захват стоит на жетон больше, кто бы ни владел областью.",
    },
    "about.terrain.sea": WATER,
    "about.terrain.lake": WATER,
}
TERMS: Table = {
    "term.token": {"en": "token", "ru": "жетон"},
    "about.term.token": {
        "en": "One figure of a race. Tokens conquer regions and hold them.",
        "ru": "Одна фигурка народа. Жетоны захватывают области и удерживают их.",
    },
    "term.combo": {"en": "combo", "ru": "комбинация"},
    "about.term.combo": {
        "en": "A race with a special power. Together they bring the tokens and say what the people can do. Whoever takes one "
        "pays a coin onto each combo above it, and gets the coins that lie on it.",
        "ru": "Народ с умением. Вместе они дают жетоны и говорят, что народ умеет. Кто берёт комбинацию, кладёт по монете на "
        "каждую выше неё и получает монеты, что на ней лежат.",
    },
    "term.hand": {"en": "hand", "ru": "рука"},
    "about.term.hand": {
        "en": "The tokens of a race that lie in no region and can conquer.",
        "ru": "Жетоны народа, которые не стоят ни в одной области и могут захватывать.",
    },
    "term.active": {"en": "active race", "ru": "активный народ"},
    "about.term.active": {
        "en": "The race that a player plays with now. It conquers, and each of its regions pays a coin.",
        "ru": "Народ, которым игрок играет сейчас. Он захватывает, и каждая его область приносит монету.",
    },
    "term.decline": {"en": "decline", "ru": "упадок"},
    "about.term.decline": {
        "en": "A race in decline conquers no more, but goes on paying a coin for each region that it holds.",
        "ru": "Народ в упадке больше не захватывает, но каждая его область по-прежнему приносит монету.",
    },
    "term.redeployment": {"en": "redeployment", "ru": "перегруппировка"},
    "about.term.redeployment": {
        "en": "After the conquests of a turn a player spreads the tokens over the regions held, at least one in each.",
        "ru": "После захватов хода игрок расставляет жетоны по своим областям, не меньше одного в каждой.",
    },
    "term.round": {"en": "round", "ru": "раунд"},
    "about.term.round": {
        "en": "A round is over when everybody has had a turn. After the last one the coins are counted.",
        "ru": "Раунд кончается, когда все сходили. После последнего считают монеты.",
    },
    "term.map": {"en": "map", "ru": "карта"},
    "about.term.map": {
        "en": "All regions that can be fought for. As a rule an army conquers next to regions that it holds already.",
        "ru": "Все области, за которые идёт борьба. Захватывают обычно ту, что граничит с областями своей армии.",
    },
    "term.island": {"en": "island", "ru": "остров"},
    "about.term.island": {
        "en": "A board of its own: no region of it is a neighbour of another board's.",
        "ru": "Отдельное поле: его области не соседи областям других полей.",
    },
    "term.die": {"en": "die", "ru": "кубик"},
    "about.term.die": {
        "en": "The last conquest of a turn may be tried with up to three tokens too few: the pips make up for them, or the "
        "attempt fails.",
        "ru": "На последний захват хода может не хватать до трёх жетонов: их заменят очки кубика, или попытка не удастся.",
    },
    "about.mode.eviction": {
        "en": "Tokens are made to leave a region without a conquest.",
        "ru": "Жетоны вынуждают уйти из области без захвата.",
    },
    "about.mode.effect": {
        "en": "The region is taken by what a piece does, without tokens being counted.",
        "ru": "Область достаётся благодаря действию умения, жетоны не считают.",
    },
}
