"""What is said at the table of a game of the family, in English and Russian."""

from __future__ import annotations

from swcore.wording.catalogue import Table

TABLE: Table = {
    "coin": {"en": ("coin", "coins"), "ru": ("монета", "монеты", "монет")},
    "token": {"en": ("token", "tokens"), "ru": ("жетон", "жетона", "жетонов")},
    "pip": {"en": ("pip", "pips"), "ru": ("очко кубика", "очка кубика", "очков кубика")},
    # words that can be typed
    "word.column": {"en": "column", "ru": "ряд"},
    "word.pick": {"en": "pick N", "ru": "взять N"},
    "word.decline": {"en": "decline", "ru": "упадок"},
    "word.gone": {"en": "gone RACE", "ru": "погиб НАРОД"},
    "word.cost": {"en": "cost WORDS", "ru": "цена СЛОВА"},
    "word.lay": {"en": "lay N RACE POWER [COINS]", "ru": "положить N НАРОД УМЕНИЕ [МОНЕТЫ]"},
    "word.tokens": {"en": "tokens PLAYER N", "ru": "жетоны ИГРОК N"},
    "word.reveal": {"en": "reveal [N]", "ru": "открыть [N]"},
    "word.folk": {"en": "folk N", "ru": "туземцы N"},
    "also.column": {"en": "combos row", "ru": "колонка"},
    "also.pick": {"en": "take", "ru": "беру взял"},
    "also.gone": {"en": "lost dead", "ru": "погибли исчез"},
    "also.cost": {"en": "how", "ru": "сколько"},
    "what.column": {"en": "the combos with their prices", "ru": "народы с умениями и их цены"},
    "what.pick": {
        "en": "take combo N (or its name): coins move, the column is filled up",
        "ru": "взять пару N (или по названию): монеты переходят, ряд пополняется",
    },
    "what.decline": {
        "en": "the own people goes in decline; what leaves goes back",
        "ru": "свой народ уходит в упадок; прежний освобождается",
    },
    "what.gone": {"en": "a people in decline has lost its last token", "ru": "угасший народ потерял последний жетон"},
    "what.cost": {
        "en": "what a conquest takes: terrain, symbols, tokens and markers there, `as` whom",
        "ru": "сколько стоит захват: местность, знаки, жетоны и фишки там, «я» — кто захватывает",
    },
    "example.cost": {
        "en": "cost {terrain}, 2 {race}, {marker}, as {power}",
        "ru": "цена {terrain}, 2 {race}, {marker}, я {power}",
    },
    "what.lay": {"en": "put right what lies at place N of the column", "ru": "исправить пару N в ряду"},
    "what.tokens": {"en": "race tokens on the board, for a tie at the end", "ru": "жетонов народа на поле — для ничьей в конце"},
    "what.reveal": {
        "en": "turn up what lies face down; alone: what is hidden",
        "ru": "открыть скрытый жетон; без числа — что ещё скрыто",
    },
    "what.folk": {"en": "coins of the people that plays by itself", "ru": "монеты народа, который играет сам"},
    # the set-up
    "opening.map": {"en": "Map: {map}.", "ru": "Карта: {map}."},
    "opening.islands": {"en": "Islands: {islands}.", "ru": "Острова: {islands}."},
    "opening.under": {
        "en": "Artifacts and places are drawn, one for each island: lay {n} markers face down, `reveal N` turns one up.",
        "ru": "Артефакты и места вытянуты, по одному на остров: положите жетонов лицом вниз: {n}; «открыть N» — открыть.",
    },
    "opening.coins": {"en": "Everybody begins with {points}.", "ru": "У каждого вначале {points}."},
    "face-down": {"en": "face down", "ru": "лицом вниз"},
    # the column
    "picks": {"en": "{seat} picks a combo:", "ru": "Выбирает {seat}:"},
    "price": {"en": "price {points}", "ru": "цена {points}"},
    "free": {"en": "free", "ru": "бесплатно"},
    "lies": {"en": "{points} on it", "ru": "на ней {points}"},
    "closed": {"en": "closed to this player", "ru": "закрыта для этого игрока"},
    "column.none": {"en": "No combo lies open.", "ru": "Открытых пар нет."},
    "declined-too": {"en": "in decline: {name}", "ru": "в упадке: {name}"},
    "about.tokens": {"en": "Brings {tokens}.", "ru": "Даёт {tokens}."},
    "price.parts": {"en": "{combo}: {price}", "ru": "{combo}: {price}"},
    # the history
    "did.picked": {"en": "{seat}: {combo}, {tokens}.", "ru": "{seat}: {combo}, {tokens}."},
    "did.price": {
        "en": "Price {points}, one for each combo above{clause}.",
        "ru": "Цена {points}, по одной на каждую пару выше{clause}.",
    },
    "did.lying": {"en": "On it lay {points}{clause}.", "ru": "На ней лежит {points}{clause}."},
    "did.surcharge": {"en": "The price is changed by {points}{clause}.", "ru": "Цена изменена на {points}{clause}."},
    "did.uncovered": {"en": "New in the column, place {n}: {combo}.", "ru": "Новая пара в ряду, место {n}: {combo}."},
    "did.declined": {"en": "{seat}: {combo} in decline.", "ru": "{seat}: {combo} в упадке."},
    "did.back": {"en": "The banner {race} goes under the stack{clause}.", "ru": "Знамя «{race}» — под стопку{clause}."},
    "did.back-open": {
        "en": "The banner {race} goes to the free place of the column{clause}.",
        "ru": "Знамя «{race}» — на свободное место ряда{clause}.",
    },
    "did.badge": {"en": "The badge {power} is discarded{clause}.", "ru": "Умение «{power}» — в сброс{clause}."},
    "did.shuffled": {
        "en": "The discarded badges are shuffled into a new stack{clause}.",
        "ru": "Сброшенные умения перемешаны в новую стопку{clause}.",
    },
    "did.gone": {"en": "The last token of the {race} has left the board.", "ru": "Последний жетон ушёл с поля: {race}."},
    "did.laid": {"en": "Place {n} of the column: {combo}, {points} on it.", "ru": "Место {n} в ряду: {combo}, на ней {points}."},
    "did.revealed": {"en": "{island}: {piece} is turned up.", "ru": "{island}: открыт жетон «{piece}»."},
    "did.folk": {"en": "{piece}: {amount}.", "ru": "{piece}: {amount}."},
    "did.tokens": {"en": "{seat} has {n} tokens on the board.", "ru": "{seat}: жетонов на поле {n}."},
    "folk.moves": {
        "en": "{piece} move now; `folk N` enters their coins.",
        "ru": "Теперь ходят {piece}; «туземцы N» — их монеты.",
    },
    "folk.has": {"en": "{piece}: {points}", "ru": "{piece}: {points}"},
    # costs
    "cost.tokens": {"en": "= {n}", "ru": "= {n}"},
    "cost.coins": {"en": "= {n} besides", "ru": "= и ещё {n}"},
    "cost.pips": {"en": "= at least {n} on the die", "ru": "= на кубике не меньше: {n}"},
    "cost.or": {"en": "or:", "ru": "или:"},
    "at-the-edge": {"en": "at the edge", "ru": "у края"},
    "somebody": {"en": "tokens", "ru": "жетоны"},
    "in-decline": {"en": "in decline", "ru": "в упадке"},
    "from": {"en": "from {terrain}", "ru": "из: {terrain}"},
    "as": {"en": "as {combo}", "ru": "захватывают {combo}"},
    # what stands between names when a conquest is described: only read
    "says.self": {"en": "as am im i me we by", "ru": "я за мы как мой мои наш наши играю"},
    "says.declined": {"en": "declined decline", "ru": "угасший угасшие угасших упадке"},
    "says.tokens": {"en": "token tokens defenders", "ru": "жетон жетона жетоны жетонов"},
    "says.edge": {"en": "edge border", "ru": "край края краю"},
    "says.from": {"en": "from beside next", "ru": "из от рядом"},
    "says.skip": {
        "en": "and with a an the in on of it is there has to region power race one",
        "ru": "и с со в во на у есть там область области умение народ народом это стоит",
    },
    "says.natives": {"en": "native natives", "ru": "туземец туземцы"},
    # what a description may hold, for the help of `cost`
    "help.terrain": {"en": "terrain", "ru": "местность"},
    "help.symbol": {"en": "symbols", "ru": "знаки"},
    "help.marker": {"en": "markers", "ru": "фишки"},
    "help.natives": {"en": "natives", "ru": "туземцы"},
    "help.place": {"en": "places", "ru": "места"},
    "help.besides": {"en": "besides", "ru": "ещё"},
    "help.edge": {"en": "edge", "ru": "край"},
    "help.tokens": {"en": "2 RACE, 3 tokens", "ru": "2 НАРОД, 3 жетона"},
    "help.declined": {"en": "2 RACE in decline", "ru": "2 НАРОД в упадке"},
    "help.from": {"en": "from TERRAIN", "ru": "из МЕСТНОСТЬ"},
    "help.self": {"en": "as RACE POWER", "ru": "я НАРОД УМЕНИЕ"},
    # the end
    "verdict": {"en": "Victory of {seats}: {why}.", "ru": "Победа: {seats} ({why})."},
    "verdict.nobody": {"en": "Nobody wins: {why}.", "ru": "Победителя нет: {why}."},
    "tie": {
        "en": "Level on coins: {seats}; tokens on the board decide{clause}.",
        "ru": "Монет поровну: {seats}; решают жетоны на поле{clause}.",
    },
    "tie.ask": {
        "en": "Level on coins: {seats}. Tokens on the board decide{clause}: enter `tokens PLAYER N`.",
        "ru": "Монет поровну: {seats}. Решают жетоны на поле{clause}: введите «жетоны ИГРОК N».",
    },
    # what cannot be done
    "no.place": {
        "en": "The column has places 1 to {n}: there is no {text}.",
        "ru": "В ряду места с 1 по {n}: места {text} нет.",
    },
    "no.two-races": {"en": "{pieces}: only one race fits here.", "ru": "{pieces}: здесь может быть только один народ."},
    "no.two-powers": {"en": "{pieces}: only one power fits here.", "ru": "{pieces}: здесь может быть только одно умение."},
    "no.two-terrains": {"en": "A region has one terrain, not {grounds}.", "ru": "У области одна местность, а не {grounds}."},
    "no.two-starts": {
        "en": "They come from one region, not from {grounds}.",
        "ru": "Идут из одной области, а не из таких: {grounds}.",
    },
    "no.counts-nothing": {
        "en": "{n} of what? A number goes before tokens or markers: 2 tokens.",
        "ru": "{n} — чего? Число ставится перед жетонами или фишками: 2 жетона.",
    },
    "no.cost-unknown": {
        "en": "{text!r} means nothing here; `help cost` lists what does.",
        "ru": "«{text}» здесь ничего не значит; «помощь цена» покажет, что значит.",
    },
    "no.not-in-column": {"en": "{text!r} is not in the column.", "ru": "В ряду нет: {text}."},
    "no.has-army": {
        "en": "{seat} has {combo}: `decline` comes first. Is the turn over? `end` hands it on.",
        "ru": "{seat}: {combo}; сначала «упадок». Ход закончен? «конец» передаст его.",
    },
    "too-dear": {"en": "it costs more coins than the player has", "ru": "она дороже, чем есть монет у игрока"},
    "no.no-army": {"en": "{seat} has no people that could decline.", "ru": "{seat}: нет народа, который мог бы уйти в упадок."},
    "no.pick": {"en": "{combo} cannot be taken: {why}.", "ru": "{combo} — взять нельзя: {why}."},
    "no.nobody-declined": {"en": "Nobody has {text!r} in decline.", "ru": "Ни у кого нет в упадке: {text}."},
    "no.stays-active": {
        "en": "{race} are not in decline: they stay, even without a token.",
        "ru": "{race} не в упадке: они остаются и без жетонов.",
    },
    "no.lies-elsewhere": {"en": "{piece} lies before a player.", "ru": "{piece}: лежит у одного из игроков."},
    "no.bare-pick": {
        "en": "Pick combo {n}? Write: pick {n}. Points are written +{n}.",
        "ru": "Взять пару {n}? Пишется так: взять {n}. Монеты — так: +{n}.",
    },
    "no.nothing-hidden": {"en": "Nothing lies face down.", "ru": "Лицом вниз ничего не лежит."},
    "no.hidden-place": {
        "en": "There are {n} markers face down; `reveal` lists them.",
        "ru": "Скрытых жетонов: {n}; «открыть» покажет, где они.",
    },
    "no.no-folk": {"en": "No people plays by itself here.", "ru": "Здесь никто не играет сам по себе."},
    "no.own-people": {"en": "{race} cannot conquer their own region.", "ru": "{race} не захватывают свою же область."},
    "no.two-peoples": {"en": "A region holds one people.", "ru": "В области стоит один народ."},
    "no.no-such-number": {"en": "There are not {n} of {piece}.", "ru": "Столько не бывает: {piece}, {n}."},
    "no.cannot-lie": {
        "en": "{piece} cannot lie there so.",
        "ru": "{piece}: так лежать не может.",
    },
    "no.face-hidden": {
        "en": "{piece} lies face down: what it does shows when it is turned up.",
        "ru": "{piece}: лежит лицом вниз, что будет — видно, когда откроют.",
    },
    "no.not-laid": {"en": "That cannot be: {why}", "ru": "Так не бывает: {why}"},
}
