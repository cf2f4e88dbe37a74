"""Words for what the game tells and answers in English and Russian: what happened, and why something is not possible."""

from __future__ import annotations

from swcore.wording import Table

TOLD: Table = {
    "told.cards": {"en": "In play: {cards}.", "ru": "В игре: {cards}."},
    "told.kept": {"en": "You keep {card}: {text}", "ru": "У вас остаётся {card}: {text}"},
    "told.named": {"en": "Round {n}: {who} names {resource}.", "ru": "Раунд {n}: {who} называет ресурс «{resource}»."},
    "told.named.you": {"en": "Round {n}: you name {resource}.", "ru": "Раунд {n}: вы называете ресурс «{resource}»."},
    "told.chosen": {
        "en": "Round {n}: {resource} is chosen; the new open card is {after}.",
        "ru": "Раунд {n}: выбран ресурс «{resource}»; новая открытая карта — «{after}».",
    },
    "told.turned": {"en": "Round {n}: the card shows {resource}.", "ru": "Раунд {n}: на карте «{resource}»."},
    "told.free": {"en": "Round {n}: everybody takes a resource of choice.", "ru": "Раунд {n}: каждый берёт ресурс по выбору."},
    "told.shuffled": {"en": "The resource cards are shuffled anew.", "ru": "Карты ресурсов перемешаны заново."},
    "told.seat": {"en": "{who}: {deeds}.", "ru": "{who}: {deeds}."},
    "told.placed": {"en": "{resource} on {square}", "ru": "{resource} на {square}"},
    "told.instead": {"en": "{resource} instead of {named}", "ru": "{resource} вместо «{named}»"},
    "told.stored": {"en": "{resource} stored on {card} {square}", "ru": "кубик «{resource}» лёг на {square} ({card})"},
    "told.swapped": {
        "en": "{resource} put on {card} {square}, {taken} taken off it",
        "ru": "кубик «{resource}» лёг на {square} ({card}), взят «{taken}»",
    },
    "told.aside": {"en": "{resource} set aside", "ru": "кубик «{resource}» отложен"},
    "told.built": {"en": "built {card} on {square}", "ru": "построено: {card} на {square}"},
    "told.put": {"en": "placed {card} on {square}", "ru": "поставлено: {card} на {square}"},
    "told.exchanged": {"en": "exchanged {old} on {square} for {card}", "ru": "на {square} вместо «{old}» теперь «{card}»"},
    "told.marked": {"en": "{card} {square} is marked with {resource}", "ru": "{card} {square}: отмечено «{resource}»"},
    "told.held": {"en": "{holder} holds {cards}", "ru": "{holder} держит: {cards}"},
    "told.read": {"en": "{card}: {text}", "ru": "{card}: {text}"},
    "told.complete": {"en": "{who}: the town is complete.", "ru": "{who}: город завершён."},
    "told.left": {"en": "{who} left the game.", "ru": "{who} вне игры."},
}

WHY: Table = {
    # by code; {squares} and {resources} are those that the English message names
    "why.step": {"ru": "сейчас очередь другого шага раунда"},
    "why.closed": {"ru": "такой открытой карты нет: {resources}"},
    "why.veto": {"ru": "вы не можете назвать или взять этот ресурс"},
    "why.it lies on a bank of yours": {"ru": "он лежит на вашем банке"},
    "why.place-first": {"ru": "сначала ставят кубик"},
    "why.pick-first": {"ru": "сначала берут ресурс"},
    "why.resource": {"ru": "сейчас ставят кубик «{resources}»"},
    "why.occupied": {"ru": "клетка {squares} не пуста"},
    "why.one-way": {"ru": "взятый кубик ставят на пустую клетку"},
    "why.own-naming": {"ru": "этот ресурс назвали вы сами"},
    "why.no-way": {"ru": "ни одна ваша карта не позволяет этого для этого кубика"},
    "why.not-in-play": {"ru": "такой карты у вас нет"},
    "why.built-already": {"ru": "ваш монумент уже построен"},
    "why.banks": {"ru": "на каждом ресурсе уже лежит по банку"},
    "why.no-match": {"ru": "кубики на {squares} не складываются в схему этой карты"},
    "why.no-match.none": {"ru": "для этой карты не названо ни одного кубика"},
    "why.target": {"ru": "на {squares} не было кубика этой постройки"},
    "why.no-building": {"ru": "на {squares} нет здания"},
    "why.stays": {"ru": "здание на {squares} не меняет само себя"},
    "why.exchanged": {"ru": "здание на {squares} уже новое, выберите другое"},
    "why.same-type": {"ru": "здание на {squares} и так этого типа"},
    "why.placed": {"ru": "кубик этого раунда уже стоит"},
    "why.not-offered": {"ru": "такого выбора сейчас нет"},
    "why.keep one of the two monuments that you were dealt": {"ru": "оставляют один из двух полученных монументов"},
    "why.ready": {"ru": "вы в этом раунде уже закончили"},
    "why.wrong-seat": {"ru": "сейчас ждут не вас"},
    "why.over": {"ru": "игра окончена"},
}
