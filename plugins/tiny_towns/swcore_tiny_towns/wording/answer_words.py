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
    "told.free": {
        "en": "Round {n}: everybody takes a resource of their choice.",
        "ru": "Раунд {n}: каждый берёт ресурс по выбору.",
    },
    "told.shuffled": {"en": "The resource cards are shuffled again.", "ru": "Карты ресурсов перемешаны заново."},
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
    "told.built.over": {
        "en": "built {card} on {square} over {old}",
        "ru": "построено: {card} на {square} поверх «{old}»",
    },
    "told.use": {"en": "{card} {square}: {what}", "ru": "{card} {square}: {what}"},
    "told.taken": {"en": "{what} taken off {square}", "ru": "{square} освобождена, там было: {what}"},
    "told.moved": {"en": "{what} moved from {square} to {target}", "ru": "{what}: с {square} на {target}"},
    "told.secret": {"en": "something chosen in secret for {card}", "ru": "тайный выбор для: {card}"},
    "told.put": {"en": "placed {card} on {square}", "ru": "поставлено: {card} на {square}"},
    "told.exchanged": {"en": "exchanged {old} on {square} for {card}", "ru": "на {square} вместо «{old}» теперь «{card}»"},
    "told.marked": {"en": "{card} {square} is marked with {resource}", "ru": "{card} {square}: отмечено «{resource}»"},
    "told.held": {"en": "{holder} holds {cards}", "ru": "{holder} держит: {cards}"},
    "told.read": {"en": "{card}: {text}", "ru": "{card}: {text}"},
    "told.complete": {"en": "{who}: the town is complete.", "ru": "{who}: город завершён."},
    "told.left": {"en": "{who} left the game.", "ru": "{who} вне игры."},
}

WHY: Table = {
    # by code; `{…}` are its parameters, and a code with several texts tells them apart by its case
    "why.step.name": {"en": "first a resource is named", "ru": "сначала называют ресурс"},
    "why.step.place": {"en": "now a cube is placed", "ru": "сейчас ставят кубик"},
    "why.step.build": {"en": "now buildings are built", "ru": "сейчас строят здания"},
    "why.closed": {"en": "no open card shows {resource}", "ru": "такой открытой карты нет: {resource}"},
    "why.veto": {"en": "{resource} may not be named", "ru": "этот ресурс вам называть нельзя: {resource}"},
    "why.veto.pick": {"en": "{resource} may not be picked", "ru": "этот ресурс вам брать нельзя: {resource}"},
    "why.on-a-bank": {"en": "it lies on a bank of yours", "ru": "он лежит на вашем банке"},
    "why.place-first": {"en": "first the cube is placed", "ru": "сначала ставят кубик"},
    "why.pick-first": {"en": "first a resource is picked", "ru": "сначала берут ресурс"},
    "why.resource": {"en": "the cube is {resource}", "ru": "сейчас ставят кубик «{resource}»"},
    "why.occupied": {"en": "{square} is not empty", "ru": "клетка {square} не пуста"},
    "why.no-use": {"en": "nothing on {square} offers {key}", "ru": "на {square} этого нет: {key}"},
    "why.no-use.others": {"en": "{square} offers {keys}, and no {key}", "ru": "на {square} есть другое: {keys}, а не {key}"},
    "why.used-now": {"en": "{piece} was used in this round", "ru": "в этом раунде уже использовано: {piece}"},
    "why.no-value": {"en": "{piece} lets you choose {values}", "ru": "{piece} предлагает другое: {values}"},
    "why.no-value.none": {"en": "{piece} lets you choose nothing there", "ru": "{piece}: выбирать тут нечего"},
    "why.one-way": {
        "en": "the cube taken is placed on an empty square",
        "ru": "взятый кубик ставят на пустую клетку",
    },
    "why.own-naming": {"en": "you named this resource yourself", "ru": "этот ресурс назвали вы сами"},
    "why.no-way": {
        "en": "no card of yours lets you {action} when {resource} is named",
        "ru": "ни одна ваша карта не позволяет этого, когда назван ресурс «{resource}»",
    },
    "why.used-up": {
        "en": "{piece} cannot be used again, its limit is {used}",
        "ru": "больше нельзя, использовано раз: {used} ({piece})",
    },
    "why.not-in-play": {"en": "you have no card {card}", "ru": "такой карты у вас нет: {card}"},
    "why.not-in-play.building": {"en": "{card} is not a building in play", "ru": "такого здания в игре нет: {card}"},
    "why.built-already": {"en": "your monument stands already", "ru": "ваш монумент уже построен"},
    "why.banks": {"en": "every resource lies on a bank of yours already", "ru": "все ресурсы уже лежат на ваших банках"},
    "why.no-match": {
        "en": "the cubes on {squares} are not the pattern of {card}",
        "ru": "кубики на {squares} не складываются в схему этой карты: {card}",
    },
    "why.no-match.none": {
        "en": "no cube is named for the pattern of {card}",
        "ru": "для этой карты не назван ни один кубик: {card}",
    },
    "why.target": {"en": "{square} held no cube of this build", "ru": "на {square} не было кубика этой постройки"},
    "why.no-building": {"en": "no building stands on {square}", "ru": "на {square} нет здания"},
    "why.stays": {
        "en": "the building on {square} cannot exchange itself",
        "ru": "здание на {square} не меняет само себя",
    },
    "why.stays.monument": {
        "en": "a monument is built once and is not exchanged",
        "ru": "монумент строят один раз и не меняют",
    },
    "why.exchanged": {
        "en": "the building on {square} is new, take another one",
        "ru": "здание на {square} уже новое, выберите другое",
    },
    "why.same-type": {
        "en": "the building on {square} is of this type already",
        "ru": "здание на {square} и так этого типа",
    },
    "why.placed": {"en": "the cube of this round is placed", "ru": "кубик этого раунда уже стоит"},
    "why.not-offered.keep": {
        "en": "keep one of the two monuments that you were dealt",
        "ru": "оставляют один из двух полученных монументов",
    },
    "why.ready": {"en": "this seat is ready", "ru": "вы в этом раунде уже закончили"},
}
