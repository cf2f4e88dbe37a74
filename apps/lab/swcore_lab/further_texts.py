"""What is said of picks, maps and numbers of tokens, in English and Russian."""

from __future__ import annotations

from swcore.wording.catalogue import Table

TEXTS: Table = {
    "lab.suggest": {
        "en": "In these games, {games} for each number, it came nearest to a usual piece with {tokens} tokens ({more}), the end "
        "and the first rounds taken together; a neighbouring number may be as near.",
        "ru": "В этих партиях (на каждое число: {games}) она, если взять вместе конец и начало партии, была ближе всего к "
        "обычной фигуре при числе жетонов {tokens} ({more}); соседнее число может подойти не хуже.",
    },
    "lab.suggest.few": {
        "en": "Only {tokens} tokens were tried; nothing can be said of other numbers.",
        "ru": "Испытано только одно число жетонов: {tokens}; о других сказать ничего нельзя.",
    },
    "lab.suggest.same": {"en": "as it is", "ru": "как есть"},
    "lab.suggest.most": {
        "en": "The largest number tried, {tokens} tokens, came nearest, so a larger one may come nearer still: write {tokens} "
        "into the file, and try it again with --suggest.",
        "ru": "Ближе всего подошло наибольшее из испытанных чисел жетонов, {tokens}, и ещё большее может подойти лучше: впишите "
        "{tokens} в файл и испытайте снова с --suggest.",
    },
    "lab.suggest.least": {
        "en": "The smallest number tried, {tokens} tokens, came nearest, so a smaller one may come nearer still: write {tokens} "
        "into the file, and try it again with --suggest.",
        "ru": "Ближе всего подошло наименьшее из испытанных чисел жетонов, {tokens}, и ещё меньшее может подойти лучше: впишите "
        "{tokens} в файл и испытайте снова с --suggest.",
    },
    "lab.suggest.also": {
        "en": "As far as these games tell, it may be a usual piece with: {numbers}.",
        "ru": "Судя по этим партиям, обычной она может быть при таком числе жетонов: {numbers}.",
    },
    "lab.suggest.chance": {
        "en": "Where these intervals overlap, chance may have put a larger number below a smaller one.",
        "ru": "Где эти промежутки перекрываются, большее число могло оказаться ниже меньшего случайно.",
    },
    "lab.suggest.none": {
        "en": "With none of the numbers that were tried does it come close enough to be taken for a usual piece.",
        "ru": "Ни с одним из испытанных чисел она не подходит так близко, чтобы сойти за обычную фигуру.",
    },
    "lab.suggest.line": {
        "en": "{tokens} tokens: at the end {margin} ({first}), after {rounds} rounds {lead} ({second})",
        "ru": "жетонов {tokens}: в конце {margin} ({first}), после {rounds} раундов {lead} ({second})",
    },
    "lab.picks.title": {
        "en": "When bots choose by themselves ({games} games): how often they took it, by what it cost. Each combo before it in "
        "the column costs a coin, which is a point.",
        "ru": "Когда боты выбирают сами (партий: {games}): как часто и за какую цену они её брали. Каждая комбинация перед ней "
        "в столбце стоит монету, то есть очко.",
    },
    "lab.picks": {
        "en": "at the price {price}: taken {picked} of {offered} times (a usual combo there: {usual}){brought}",
        "ru": "за {price}: случаев {offered}, взята в {picked} (обычная комбинация — в {usual}){brought}",
    },
    "lab.picks.brought": {
        "en": "; it then stayed active for {turns} turns and brought {each} points meanwhile, {net} after the price",
        "ru": "; тогда она была активна {turns} хода и принесла за это время {each} очка, а за вычетом цены {net}",
    },
    "lab.picks.others": {
        "en": " (a usual one {each} before it)",
        "ru": " (обычная {each} до вычета)",
    },
    "lab.picks.few": {
        "en": "Often taken means that bots like it at that price, and not that it is too strong. In so few games these are "
        "examples: they have no interval, and count for no verdict.",
        "ru": "Если её берут часто, это значит, что за такую цену она нравится ботам, а не что она слишком сильна. В столь "
        "немногих партиях это только примеры: у них нет промежутка, и на вывод они не влияют.",
    },
    "lab.maps.best": {
        "en": "On the map {map} it surely brings more above a usual piece there, in the first rounds, than on the other maps "
        "tried.",
        "ru": "Лучшая для неё карта: {map}. Там она за первые раунды точно сильнее превосходит обычную фигуру, чем на других "
        "испытанных картах.",
    },
    "lab.maps.none": {
        "en": "On none of these maps does it surely bring more in the first rounds than on every other one.",
        "ru": "Ни об одной из этих карт нельзя точно сказать, что за первые раунды она приносит там больше, чем на каждой из "
        "остальных.",
    },
    "lab.maps.line": {
        "en": "{map}: at the end {margin} ({first}), after {rounds} rounds {lead} ({second})",
        "ru": "{map}: в конце {margin} ({first}), после {rounds} раундов {lead} ({second})",
    },
    "lab.maps.usual": {"en": "the usual map", "ru": "обычная карта"},
}
