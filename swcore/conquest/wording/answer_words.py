"""Why something is not possible, and what numbers are made of, in English and Russian: texts by the family's codes.

`{…}` are parameters of the code (`swcore.wording.lexicon`). A code with several texts tells them apart by its `case`.
"""

from __future__ import annotations

from swcore.wording.catalogue import Table

WHY: Table = {
    # regions
    "why.unknown-region": {"en": "there is no region {region} on this map", "ru": "такой области на карте нет"},
    "why.own": {"en": "your army holds it already", "ru": "ваш народ уже занимает её"},
    "why.closed": {"en": "water is closed to this army", "ru": "вода закрыта для этого народа"},
    "why.reach": {
        "en": "it does not touch a region of this army",
        "ru": "она не граничит с областями этого народа",
    },
    "why.entry": {
        "en": "an army without a region enters from the border of the map",
        "ru": "народ без областей входит с края карты",
    },
    "why.entry.landing": {
        "en": "an army without a region lands in an entry region",
        "ru": "народ без областей высаживается там, где можно войти",
    },
    "why.immune": {"en": "the region is immune", "ru": "область неуязвима"},
    "why.not-yours": {"en": "{region} is not a region of this army", "ru": "{region} — не область этого народа"},
    # ways to conquer, uses
    "why.unknown-mode": {
        "en": "this army has no way to conquer called {word!r}; none of its pieces brings it: {ids}",
        "ru": "этот народ так захватывать не умеет",
    },
    "why.unknown-use": {
        "en": "this army has nothing to use called {word!r}; none of its pieces brings it: {ids}",
        "ru": "этот народ такого не умеет",
    },
    "why.words": {"en": "write it as: {action}", "ru": "способ пишется первым, затем дополнения по алфавиту, каждое один раз"},
    "why.idle": {"en": "{boosts} would change nothing here", "ru": "здесь ничего не изменит: {boosts}"},
    "why.no-target": {"en": "{region} is not a target of {use!r}", "ru": "на область {region} это не действует"},
    "why.protected": {"en": "it is protected", "ru": "область под защитой"},
    "why.used.turn": {"en": "only {times} per turn", "ru": "это можно только {times} за ход"},
    "why.used.game": {"en": "only {times} per game", "ru": "это можно только {times} за игру"},
    "why.used.opponent": {
        "en": "only {times} per turn against each opponent",
        "ru": "это можно только {times} за ход против каждого соперника",
    },
    "why.group": {"en": "only one of these goes with a conquest: {boosts}", "ru": "с захватом сочетается только одно: {boosts}"},
    "why.barred": {
        "en": "the die has closed the region to this army for the rest of the turn",
        "ru": "кубик закрыл область для этого народа до конца хода",
    },
    "why.spare": {"en": "more tokens must be in hand", "ru": "в руке должно быть больше жетонов"},
    "why.guarded": {"en": "the die must show {least} or more there", "ru": "там на кубике должно быть не меньше {least}"},
    "why.no-marker": {
        "en": "{piece} is neither in your hand nor in a region of yours",
        "ru": "ни в руке, ни в ваших областях этого нет: {piece}",
    },
    # tokens, coins, the die
    "why.tray.few": {"en": "it takes {cost} from the tray, and {tray} are there", "ru": "нужно из запаса: {cost}, а там: {tray}"},
    "why.no-token": {"en": "you have no token in hand", "ru": "в руке нет жетонов"},
    "why.tokens": {"en": "it takes {cost} and you have {hand} in hand", "ru": "нужно жетонов: {cost}, а в руке: {hand}"},
    "why.tokens.least": {"en": "at least {least} tokens must take part", "ru": "нужно не меньше жетонов: {least}"},
    "why.coins": {
        "en": "it costs {price} coins and you have {coins}",
        "ru": "цена в монетах: {price}, а у вас: {coins}",
    },
    "why.coins.price": {
        "en": "it costs {price} coins besides the toll, and you have fewer",
        "ru": "цена в монетах, кроме пошлины: {price}, а у вас меньше",
    },
    "why.toll": {"en": "you cannot pay the toll: {tolls}", "ru": "пошлина больше, чем у вас монет"},
    "why.tricks": {"en": "the tricks of others do not work there", "ru": "чужие уловки там не действуют"},
    "why.rolled": {"en": "a die has been rolled for this conquest", "ru": "кубик для этого захвата уже брошен"},
    "why.rolled.mode": {
        "en": "a rolled die counts for a normal conquest only",
        "ru": "кубик уже брошен, он действует только на обычный захват",
    },
    "why.no-roll": {
        "en": "this army does not roll before a conquest, or has no token in hand",
        "ru": "этот народ не бросает кубик перед захватом, или в руке нет жетонов",
    },
    "why.die-shortage": {
        "en": "a final attempt is possible where 1 to {most} tokens are missing; here {short} are missing",
        "ru": "последняя попытка возможна, когда не хватает от 1 до {most} жетонов; здесь не хватает: {short}",
    },
    "why.die-shortage.cost": {
        "en": "a final attempt is possible in a region that takes {most} tokens at most; this one takes {cost}",
        "ru": "последняя попытка возможна в области не дороже {most}, а эта стоит {cost}",
    },
    # composite texts that were refused
    "refused.illegal-action.redeploy": {
        "en": "That is not possible now: tokens are redeployed after the last conquest.",
        "ru": "Сейчас это невозможно: перегруппировка — после последнего захвата.",
    },
    "refused.redeploy": {
        "en": "{action!r} does not fit. At least {least}, and {total} tokens in all.",
        "ru": "Так не получится: должно быть не меньше {least}, а всего жетонов: {total}.",
    },
    "refused.redeploy.form": {
        "en": "A redeployment names each region of the army once with its total. Write it as: redeploy {totals}.",
        "ru": "Так не получится: назовите каждую свою область один раз с её итогом: перегруппировать {totals}.",
    },
    # the course of a turn
    "why.pick-first": {"en": "first pick a combo", "ru": "сначала возьмите комбинацию"},
    "why.combo-locked": {"en": "the combo is locked", "ru": "комбинация закрыта"},
    "why.not-in-column": {
        "en": "{race} is not in the column ({column})",
        "ru": "её нет среди открытых комбинаций",
    },
    "why.choose-first": {
        "en": "first choose to expand or to decline",
        "ru": "сначала выберите: наступать или упадок",
    },
    "why.stuck": {
        "en": "a race that cannot conquer must go into decline",
        "ru": "народ, который не может захватывать, должен уйти в упадок",
    },
    "why.too-late": {
        "en": "regions are abandoned before the first conquest",
        "ru": "области оставляют до первого захвата",
    },
    "why.not-offered.step": {
        "en": "{action!r} is not an action of this step",
        "ru": "на этом шаге такого действия нет",
    },
    "why.not-offered.place": {"en": "now {piece} is placed", "ru": "сейчас размещается другое: {piece}"},
    "why.tokens-left": {"en": "there are still tokens to place", "ru": "ещё не все жетоны размещены"},
    "why.order": {
        "en": "tokens are placed in ascending order of regions, and the last region takes the rest",
        "ru": "области выбирают по возрастанию номеров, и последняя получает остаток",
    },
    "why.order.abandon": {
        "en": "regions are abandoned in ascending order",
        "ru": "области оставляют по возрастанию номеров",
    },
    "why.retreat": {
        "en": "all tokens in hand go to one region",
        "ru": "все жетоны из руки ставятся в одну область",
    },
    "why.place": {
        "en": "still to be placed: {left}; it goes to one of these regions, chosen one after the other in this order: {regions}; "
        "a region takes no more than fits, and the last ones take the rest",
        "ru": "осталось разместить: {left}; можно в эти области, их выбирают одну за другой в таком порядке: {regions}; "
        "в область ставят, сколько поместится, а последние получают остаток",
    },
    "why.place.bodies": {
        "en": "all are placed in your regions, in ascending order, so that every region keeps what must stay there",
        "ru": "фишки ставятся в ваши области по возрастанию номеров, и в каждой остаётся сколько нужно",
    },
    "why.give-up": {
        "en": "there are too few tokens for all regions: some are given up, in ascending order, and no more than necessary",
        "ru": "области оставляют по возрастанию номеров, и только пока жетонов не хватит на остальные",
    },
    "why.resettle": {
        "en": "tokens are placed in ascending order of regions, and fill up those that are short",
        "ru": "жетоны ставятся по возрастанию номеров областей, и сначала там, где их не хватает",
    },
    "why.resettle.leave": {
        "en": "tokens that are too few leave their region, in ascending order, until the others can be filled up",
        "ru": "области, где жетонов мало, оставляют по возрастанию номеров, пока их не хватит на остальные",
    },
}

REASONS: Table = {
    # what a conquest takes
    "reason.base": {"en": "any region", "ru": "любая область"},
    "reason.least": {"en": "at least one token", "ru": "не меньше одного жетона"},
    "reason.counts-as-empty": {"en": "counts as empty", "ru": "считается пустой"},
    "reason.rolled": {"en": "die rolled before", "ru": "брошенный кубик"},
    "reason.own-declined": {
        "en": "own declined tokens do not defend",
        "ru": "свои угасшие жетоны не защищают область",
    },
    "reason.fixed": {"en": "{way}: fixed", "ru": "{way}: всегда столько"},
    "reason.guarded": {"en": "the die must show", "ru": "нужно на кубике"},
    "reason.several": {"en": "{piece} ×{n}", "ru": "{piece} ×{n}"},
    # coins
    "reason.regions": {"en": "regions", "ru": "области"},
    "reason.declined-regions": {"en": "regions in decline", "ru": "области в упадке"},
    "reason.least-income": {"en": "no region pays less than 0", "ru": "область приносит не меньше 0"},
    "reason.region": {"en": "regions", "ru": "области"},
    "reason.conquests": {"en": "conquests", "ru": "захваты"},
    "reason.shortfall": {"en": "more than the seat has", "ru": "больше, чем есть"},
    "reason.price": {"en": "price of the combo", "ru": "цена комбинации"},
    "reason.lying": {"en": "coins on the combo", "ru": "монеты на комбинации"},
    "reason.least-price": {"en": "a combo costs 0 at least", "ru": "не меньше нуля"},
    "reason.on-combo": {"en": "coin laid on {piece}", "ru": "монета на комбинацию: {piece}"},
}
