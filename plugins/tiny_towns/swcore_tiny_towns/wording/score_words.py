"""The words of a score in English and Russian: resources, reasons, and the page of `swcore towns score`."""

from __future__ import annotations

from swcore.wording import Table

WORDS: Table = {
    "resource.wood": {"en": "wood", "ru": "дерево"},
    "resource.wheat": {"en": "wheat", "ru": "пшеница"},
    "resource.brick": {"en": "brick", "ru": "кирпич"},
    "resource.glass": {"en": "glass", "ru": "стекло"},
    "resource.stone": {"en": "stone", "ru": "камень"},
    # the page
    "head.card": {"en": "card", "ru": "карта"},
    "head.count": {"en": "count", "ru": "число"},
    "head.points": {"en": "points", "ru": "очки"},
    "head.unbuilt": {"en": "unbuilt", "ru": "без здания"},
    "head.why": {"en": "why", "ru": "за что"},
    "empty": {"en": "empty squares", "ru": "пустые клетки"},
    "fed": {"en": "Fed: {squares}.", "ru": "Накормлены: {squares}."},
    "fed.none": {"en": "Nobody is fed.", "ru": "Никто не накормлен."},
    "total": {"en": "Total", "ru": "Итого"},
    "rank": {"en": "Rank: {rank} (TT-SOLO-10)", "ru": "Звание: {rank} (TT-SOLO-10)"},
    # reasons of cards
    "reason.empty-squares": {"en": "empty squares", "ru": "пустые клетки"},
    "reason.fed-cottages": {"en": "fed cottages", "ru": "накормленные коттеджи"},
    "reason.cottages-by-wells": {"en": "cottages next to wells", "ru": "коттеджи рядом с колодцами"},
    "reason.fountains": {"en": "fountains next to wells", "ru": "фонтаны рядом с колодцами"},
    "reason.millstones": {
        "en": "millstones next to farms or theaters",
        "ru": "жернова рядом с красными или жёлтыми зданиями",
    },
    "reason.shed": {"en": "shed", "ru": "хижина"},
    "reason.chapels": {"en": "fed cottages for chapels", "ru": "накормленные коттеджи для часовен"},
    "reason.abbeys": {"en": "abbeys in quiet places", "ru": "аббатства в тихих местах"},
    "reason.cloisters": {"en": "cloisters on corners", "ru": "обители в углах"},
    "reason.temples": {"en": "temples next to fed cottages", "ru": "храмы рядом с накормленными коттеджами"},
    "reason.taverns": {"en": "all taverns together", "ru": "все таверны вместе"},
    "reason.almshouses": {"en": "all almshouses together", "ru": "все приюты вместе"},
    "reason.feast-halls": {"en": "feast halls", "ru": "медовые залы"},
    "reason.more-feast-halls": {
        "en": "more feast halls than the right-hand neighbour",
        "ru": "медовых залов больше, чем у соседа справа",
    },
    "reason.lone-inns": {"en": "inns alone in their lines", "ru": "трактиры, одни в строке и столбце"},
    "reason.theaters": {
        "en": "other types in the lines of theaters",
        "ru": "другие типы в строках и столбцах театров",
    },
    "reason.bakeries": {
        "en": "bakeries next to farms or factories",
        "ru": "пекарни рядом с красными или чёрными зданиями",
    },
    "reason.markets": {"en": "markets in the better lines", "ru": "рынки в лучшей из двух линий"},
    "reason.tailors": {"en": "tailors", "ru": "лавки портных"},
    "reason.centre-tailors": {"en": "tailors on centre squares", "ru": "лавки портных в центре"},
    "reason.bank": {"en": "bank", "ru": "банк"},
    "reason.trading-post": {"en": "trading post", "ru": "фактория"},
    "reason.stored-cubes": {"en": "cubes on warehouses", "ru": "кубики на складах"},
    "reason.guild": {"en": "the guild", "ru": "гильдия"},
    "reason.fort": {"en": "the fort", "ru": "крепость"},
    "reason.university": {"en": "the university", "ru": "университет"},
    "reason.shrine": {
        "en": "buildings when the shrine was built",
        "ru": "зданий при постройке святилища",
    },
    "reason.types": {"en": "different types in the town", "ru": "разные типы в городе"},
    "reason.fed-castle": {"en": "fed castle", "ru": "накормленный замок"},
    "reason.cathedral": {"en": "the cathedral", "ru": "собор"},
    "reason.mausoleum": {"en": "the mausoleum", "ru": "мавзолей"},
    "reason.palace": {
        "en": "different types next to the palace",
        "ru": "разные типы рядом с дворцом",
    },
    "reason.forum": {"en": "the forum", "ru": "форум"},
    "reason.group": {"en": "largest group of one type", "ru": "самая большая группа одного типа"},
    "reason.lacking-types": {"en": "types that the town lacks", "ru": "типы, которых в городе нет"},
    "reason.completed-first": {"en": "town completed first", "ru": "город завершён первым"},
    "reason.completed-second": {"en": "town completed second", "ru": "город завершён вторым"},
    "reason.completed-third": {"en": "town completed third", "ru": "город завершён третьим"},
}
