"""The words of Tiny Towns on the terminal in English and Russian: pictures, questions, menus and pages."""

from __future__ import annotations

from swcore.wording import Table
from swcore_tiny_towns.wording.about_words import ABOUT

WORDS: Table = {
    **ABOUT,
    # counted words
    "point": {"en": ("point", "points"), "ru": ("очко", "очка", "очков")},
    "card": {"en": ("card", "cards"), "ru": ("карта", "карты", "карт")},
    "square": {"en": ("empty square", "empty squares"), "ru": ("пустая клетка", "пустые клетки", "пустых клеток")},
    # what squares show; five letters at most
    "short.wood": {"en": "wood", "ru": "дерев"},
    "short.wheat": {"en": "wheat", "ru": "пшен."},
    "short.brick": {"en": "brick", "ru": "кирп."},
    "short.glass": {"en": "glass", "ru": "стекл"},
    "short.stone": {"en": "stone", "ru": "камен"},
    # types, as the rules name them
    "option.cards": {"en": "Buildings in play", "ru": "Здания в игре"},
    "option.mode": {"en": "Kind of game", "ru": "Вид игры"},
    "option.cards.drawn": {"en": "by chance", "ru": "наугад"},
    "option.cards.first": {"en": "for a first game", "ru": "для первой игры"},
    "option.mode.base": {"en": "master builders", "ru": "главные строители"},
    "option.mode.town_hall": {"en": "town hall", "ru": "ратуша"},
    "option.mode.solo": {"en": "solo", "ru": "одиночная игра"},
    "option.solo_feast_hall.self": {"en": "your own town", "ru": "свой город"},
    "option.solo_feast_hall.absent": {"en": "nobody", "ru": "ни с кем"},
    "option.solo_feast_hall.removed": {"en": "left out", "ru": "нет в игре"},
    "cards-of-type": {"en": "Buildings", "ru": "Здания"},
    "type.cottage": {"en": "cottage, blue", "ru": "коттедж, синий"},
    "type.farm": {"en": "farm, red", "ru": "ферма, красный"},
    "type.well": {"en": "well, grey", "ru": "колодец, серый"},
    "type.chapel": {"en": "chapel, orange", "ru": "часовня, оранжевый"},
    "type.tavern": {"en": "tavern, green", "ru": "таверна, зелёный"},
    "type.theater": {"en": "theater, yellow", "ru": "театр, жёлтый"},
    "type.factory": {"en": "factory, black", "ru": "фабрика, чёрный"},
    "type.monument": {"en": "monument, magenta", "ru": "монумент, пурпурный"},
    # the position
    "round": {"en": "Round {n}", "ru": "Раунд {n}"},
    "round.free": {"en": "free round", "ru": "свободный раунд"},
    "named-by": {"en": "{resource}, named by {who}", "ru": "{resource}, называет {who}"},
    "named-by-you": {"en": "{resource}, named by you", "ru": "{resource}, назвали вы"},
    "named-by-card": {"en": "{resource}, by the card", "ru": "{resource}, по карте"},
    "builder": {"en": "master builder: {who}", "ru": "главный строитель: {who}"},
    "builder.you": {"en": "you are the master builder", "ru": "вы — главный строитель"},
    "worth": {"en": "your town: {points}, {squares}", "ru": "ваш город: {points}, {squares}"},
    "title.town": {"en": "{who} · {points}", "ru": "{who} · {points}"},
    "done": {"en": "done", "ru": "готов"},
    "left": {"en": "left", "ru": "вышел"},
    "in-play": {"en": "In play:", "ru": "В игре:"},
    "monument.own": {"en": "Your monument, a secret: {card}", "ru": "Ваш монумент, это тайна: {card}"},
    "open-cards": {"en": "Open cards: {cards}", "ru": "Открытые карты: {cards}"},
    "discarded": {
        "en": "Cards shown: {cards}. {left} more before all are shuffled.",
        "ru": "Карты показаны: {cards}. До перемешивания ещё {left}.",
    },
    "none": {"en": "none", "ru": "нет"},
    "committed": {
        "en": "All build at the same time: the other towns are shown as they were before this round's cube.",
        "ru": "Все строят одновременно: чужие города показаны такими, какими были до кубика этого раунда.",
    },
    "complete.waiting": {
        "en": "Your town is complete: you are asked no more, and the game ends when all towns are.",
        "ru": "Ваш город достроен: вас больше не спрашивают, а игра кончится, когда будут достроены все города.",
    },
    # questions
    "ask.keep-monument": {
        "en": "Which of the two monuments do you keep? Nobody sees it until you build it.",
        "ru": "Какой из двух монументов вы оставите? Его никто не увидит, пока вы его не построите.",
    },
    "ask.name": {"en": "Which resource do you name for everybody?", "ru": "Какой ресурс вы назовёте для всех?"},
    "ask.name.solo": {"en": "Which of the open cards do you choose?", "ru": "Какую из открытых карт вы выберете?"},
    "ask.place-cube": {"en": "Where does the {resource} go?", "ru": "Куда поставить кубик «{resource}»?"},
    "ask.pick": {"en": "Which resource do you take?", "ru": "Какой ресурс вы возьмёте?"},
    "ask.build": {"en": "Do you build, or are you done?", "ru": "Строите или закончили?"},
    "ask.build.none": {"en": "There is nothing to build.", "ru": "Строить нечего."},
    "ask.mark": {"en": "{card}: which resource lies on it from now on?", "ru": "{card}: какой ресурс на ней теперь лежит?"},
    "ask.choice": {"en": "{card}: which do you choose?", "ru": "{card}: что вы выберете?"},
    "ask.choice.hold": {
        "en": "{card}: which building do you set on the card?",
        "ru": "{card}: какое здание вы положите на карту?",
    },
    "ask.pick-building": {"en": "{card}: which building do you place?", "ru": "{card}: какое здание вы поставите?"},
    "ask.put-building": {"en": "{card}: where does {building} go?", "ru": "{card}: на какую клетку встанет {building}?"},
    "ask.replace": {
        "en": "{card}: exchange up to {n} of your buildings, or type `done`.",
        "ru": "{card}: замените ваши здания (ещё до {n}) или закончите.",
    },
    # the menu
    # actions as people say them; in English they are told as they are typed
    "verb.name": {"en": "name", "ru": "назвать"},
    "verb.keep": {"en": "keep", "ru": "оставить"},
    "verb.place": {"en": "place", "ru": "положить"},
    "verb.take": {"en": "take", "ru": "взять"},
    "verb.store": {"en": "store", "ru": "убрать"},
    "verb.swap": {"en": "swap", "ru": "обменять"},
    "verb.discard": {"en": "discard", "ru": "сбросить"},
    "verb.build": {"en": "build", "ru": "построить"},
    "verb.use": {"en": "use", "ru": "применить"},
    "verb.put": {"en": "put", "ru": "поставить"},
    "verb.replace": {"en": "replace", "ru": "заменить"},
    "verb.choose": {"en": "choose", "ru": "выбрать"},
    "verb.revise": {"en": "revise", "ru": "передумать"},
    "verb.done": {"en": "done", "ru": "готово"},
    # what stands for an argument where it is told how an action is written
    "usage.RESOURCE": {"en": "RESOURCE", "ru": "РЕСУРС"},
    "usage.SQUARE": {"en": "SQUARE", "ru": "КЛЕТКА"},
    "usage.KEY": {"en": "KEY", "ru": "ДЕЙСТВИЕ"},
    "usage.VALUE": {"en": "VALUE", "ru": "ЗНАЧЕНИЕ"},
    "usage.CARD": {"en": "CARD", "ru": "КАРТА"},
    "do.keep": {"en": "your monument: {card}", "ru": "ваш монумент: {card}"},
    "do.name": {"en": "everybody places {resource}", "ru": "все ставят кубик «{resource}»"},
    "do.name.solo": {
        "en": "place {resource}; the card goes under the deck",
        "ru": "поставить: {resource}; карта уйдёт под колоду",
    },
    "do.place": {"en": "on the square with that number", "ru": "на клетку с этим номером"},
    "do.place.one": {"en": "{resource} on {square}", "ru": "«{resource}» на {square}"},
    "do.put.one": {"en": "{card} on {square}", "ru": "{card} на {square}"},
    "do.pick": {"en": "take {resource}, then place it", "ru": "взять кубик «{resource}», потом поставить"},
    "do.take": {"en": "place {resource} instead of {named}", "ru": "поставить «{resource}» вместо «{named}»"},
    "do.store": {"en": "put the cube on {card}", "ru": "положить кубик сюда: {card}"},
    "do.swap": {
        "en": "put the cube on {card}, place {resource} from it",
        "ru": "кубик сюда: {card}, а оттуда поставить «{resource}»",
    },
    "do.discard": {"en": "set the cube aside for good ({used} so far)", "ru": "отложить кубик насовсем (отложено {used})"},
    "do.use": {"en": "{card}: {what}", "ru": "{card}: {what}"},
    "do.build": {"en": "{card} from {squares}, to {targets}", "ru": "{card} из {squares}, на {targets}"},
    "do.target": {"en": "{n}:{square} {points}", "ru": "{n}:{square} {points}"},
    "do.target.one": {"en": "{square} {points}", "ru": "{square} {points}"},
    "do.done.build": {"en": "build no more in this round", "ru": "в этом раунде больше не строить"},
    "do.done.full": {
        "en": "build no more: your town has no empty square and will be complete",
        "ru": "больше не строить: пустых клеток нет, город будет завершён",
    },
    "do.done.replace": {"en": "exchange no more", "ru": "больше ничего не менять"},
    "do.mark": {"en": "lay {resource} on it", "ru": "положить «{resource}»"},
    "do.choose": {"en": "{card}: {text}", "ru": "{card}: {text}"},
    "do.put": {"en": "{card}, on the square with that number", "ru": "{card} — на клетку с этим номером"},
    "do.replace": {"en": "{card} on {square} becomes {others}", "ru": "{card} на {square} → {others}"},
    "do.other": {"en": "{n}:{card}", "ru": "{n}:{card}"},
    "do.other.one": {"en": "{card}", "ru": "{card}"},
    "completes": {"en": "last cube of: {cards}", "ru": "последний кубик для: {cards}"},
    "completes.on": {"en": "{card} ({squares})", "ru": "{card} ({squares})"},
    "hint.square": {"en": "The square alone is enough: {square}", "ru": "Достаточно ввести клетку: {square}"},
    "hint.pages": {
        "en": "`cards` shows the buildings with their patterns, `score` what your town is worth.",
        "ru": "«карты» — здания со схемами, «счёт» — сколько стоит ваш город.",
    },
    "on": {"en": "{card} on {square}", "ru": "{card} на {square}"},
    "holding": {"en": "{card} on {square} ({cubes})", "ru": "{card} на {square} ({cubes})"},
    # pages
    "word.towns": {"en": "map, towns", "ru": "карта, города"},
    "word.cards": {"en": "cards", "ru": "карты"},
    "word.score": {"en": "score [N]", "ru": "счёт [N]"},
    "page.towns": {"en": "the round and all towns", "ru": "раунд и все города"},
    "page.cards": {
        "en": "the buildings in play with their patterns, and your monument",
        "ru": "здания в игре со схемами и ваш монумент",
    },
    "page.score": {
        "en": "what every town (or that of player N) would score now",
        "ru": "сколько сейчас дал бы каждый город (или город игрока N)",
    },
    "unknown-seat": {"en": "There is no player {n}.", "ru": "Игрока {n} нет."},
    "title.cards": {"en": "Buildings in play", "ru": "Здания в игре"},
    "title.own": {"en": "Your monument (nobody else sees it)", "ru": "Ваш монумент (больше никто его не видит)"},
    "title.built": {"en": "Monuments built", "ru": "Построенные монументы"},
    "title.turned": {
        "en": "A pattern may be turned and mirrored; what lies on its blank cells does not matter.",
        "ru": "Схему можно поворачивать и отражать; что лежит на её пустых местах, неважно.",
    },
    "title.sheet": {"en": "{who}: {points}", "ru": "{who}: {points}"},
    "head.place": {"en": "Place", "ru": "Место"},
    "head.named": {"en": "Named", "ru": "Называл"},
    "head.empty": {"en": "Empty", "ru": "Пусто"},
    "head.cottages": {"en": "Cottages", "ru": "Коттеджи"},
    "ties": {
        "en": "Ties: who named less often (TT-TIE-1), has fewer empty squares (TT-TIE-2), more cottages (TT-TIE-3).",
        "ru": "При равенстве: кто реже называл (TT-TIE-1), у кого меньше пустых клеток (TT-TIE-2), больше коттеджей (TT-TIE-3).",
    },
    "ties.unnamed": {
        "en": "Ties: who has fewer empty squares (TT-TIE-2), more cottages (TT-TIE-3).",
        "ru": "При равенстве: у кого меньше пустых клеток (TT-TIE-2), больше коттеджей (TT-TIE-3).",
    },
    "guide": {
        "en": "Fill your town of sixteen squares. Each round one resource is named; everybody puts a cube of it on an empty "
        "square. Cubes that lie in the pattern of a card, turned and mirrored as you like, become that building on one of their "
        "squares; the others are free again. A town without an empty square is complete. Buildings score by their cards, every "
        "square without one costs a point; the most points win.",
        "ru": "Заполните город из шестнадцати клеток. Каждый раунд называют ресурс, и все ставят его кубик на пустую клетку. "
        "Кубики, лежащие по схеме карты (её можно поворачивать и отражать), превращаются в здание на одной из своих клеток; "
        "остальные снова свободны. Город без пустых клеток завершён. Здания дают очки по своим картам, каждая клетка без здания "
        "отнимает очко; побеждает тот, у кого очков больше.",
    },
}
