"""What is said of picks, maps and numbers of tokens, in English and Russian."""

from __future__ import annotations

from swcore.wording.catalogue import Table

TEXTS: Table = {
    "lab.suggest": {
        "en": "It came nearest to a usual piece with {tokens} tokens ({more}), the end and the first rounds taken together; a "
        "neighbouring number may truly be nearer. Each other number was tried in {games} games, the number that it has in {all}.",
        "ru": "Ближе всего к обычной фигуре, если взять вместе конец и начало партии, она была при числе жетонов {tokens} "
        "({more}); соседнее число на самом деле может быть и ближе. Партий на каждое другое число: {games}, на нынешнее: {all}.",
    },
    "lab.suggest.few": {
        "en": "Only {tokens} tokens were tried; nothing can be said of other numbers.",
        "ru": "Испытано только одно число жетонов: {tokens}; о других сказать ничего нельзя.",
    },
    "lab.suggest.same": {"en": "as it is", "ru": "как есть"},
    "lab.suggest.most": {
        "en": "The largest number tried, {tokens} tokens, came nearest, so a larger one may come nearer still: write {tokens} "
        "into the file, and try it again with --suggest, which then tries larger ones, too.",
        "ru": "Ближе всего подошло наибольшее из испытанных чисел жетонов, {tokens}, и ещё большее может подойти лучше: впишите "
        "{tokens} в файл и испытайте снова с --suggest, тогда будут испытаны и большие.",
    },
    "lab.suggest.least": {
        "en": "The smallest number tried, {tokens} tokens, came nearest, so a smaller one may come nearer still: write {tokens} "
        "into the file, and try it again with --suggest, which then tries smaller ones, too.",
        "ru": "Ближе всего подошло наименьшее из испытанных чисел жетонов, {tokens}, и ещё меньшее может подойти лучше: впишите "
        "{tokens} в файл и испытайте снова с --suggest, тогда будут испытаны и меньшие.",
    },
    "lab.suggest.also": {
        "en": "As far as these games tell, it may be a usual piece with: {numbers}.",
        "ru": "Судя по этим партиям, обычной она может быть при таком числе жетонов: {numbers}.",
    },
    "lab.suggest.least.change": {
        "en": "The smallest change with which these games do not rule out a usual piece: {tokens} tokens ({more}). What was "
        "tried in fewer games is ruled out less easily.",
        "ru": "Наименьшее изменение, при котором эти партии не исключают, что она обычная, — число жетонов {tokens} ({more}). "
        "То, что испытано в меньшем числе партий, исключается не так легко.",
    },
    "lab.suggest.stays": {
        "en": "It may be one with the {tokens} that it has, too, so no token has to be changed.",
        "ru": "Обычной она может быть и при нынешнем числе ({tokens}), так что менять его не обязательно.",
    },
    "lab.suggest.none": {
        "en": "With none of the numbers that were tried does it come close enough to be taken for a usual piece: about average "
        "both at the end and after the first rounds, which is stricter than to fit.",
        "ru": "Ни с одним из испытанных чисел она не подходит так близко, чтобы сойти за обычную фигуру, то есть быть средней и "
        "в конце, и за первые раунды; это строже, чем просто подходить.",
    },
    "lab.suggest.no.more": {
        "en": "No home-made piece of its kind may have more than {tokens}.",
        "ru": "Больше {tokens} у самодельных фигур этого вида не бывает.",
    },
    "lab.suggest.no.fewer": {
        "en": "No piece of its kind may have fewer than {tokens}.",
        "ru": "Меньше {tokens} у фигур этого вида не бывает.",
    },
    "lab.suggest.title": {
        "en": "By number of tokens: points above a usual piece",
        "ru": "По числу жетонов: очки относительно обычной фигуры",
    },
    "lab.suggest.row": {"en": "{tokens}: as it is", "ru": "{tokens}: как есть"},
    "lab.suggest.how": {
        "en": "Dots and bars: as measured. The intervals of the end hold together, and so do those of the first rounds (95 % "
        "each; wider than by themselves, as several numbers are compared). The line (→ in the numbers): the same, evened out so "
        "that no number brings less than a smaller one; the nearest goes by it.",
        "ru": "Точки и полосы — измеренное. Промежутки для конца верны все вместе, как и промежутки для первых раундов (по 95 "
        "%; шире, чем по отдельности, потому что чисел несколько). Линия (→ в числах) — то же, но сглаженное так, чтобы ни одно "
        "число не приносило меньше, чем меньшее; ближайшее выбрано по ней.",
    },
    "lab.suggest.legend": {
        "en": "Tokens: points above a usual piece at the end; after {rounds} rounds",
        "ru": "Жетоны: очки относительно обычной фигуры в конце; после {rounds} раундов",
    },
    "lab.suggest.numbers": {
        "en": "In numbers (tokens: at the end; after {rounds} rounds)",
        "ru": "В числах (жетоны: в конце; после {rounds} раундов)",
    },
    "lab.suggest.evened": {
        "en": "In brackets stand intervals; those of the end hold together, and so do those after the first rounds (95 % each; "
        "wider than by themselves, as several numbers are compared). After → stands the same evened out so that no number "
        "brings less than a smaller one; the nearest goes by that.",
        "ru": "В скобках — промежутки; для конца они верны все вместе, как и для первых раундов (по 95 %; шире, чем по "
        "отдельности, потому что чисел несколько). После → — то же, сглаженное так, чтобы ни одно число не приносило меньше, "
        "чем меньшее; ближайшее выбрано по нему.",
    },
    "lab.suggest.span": {"en": "{low} to {high}", "ru": "от {low} до {high}"},
    "lab.picks.title": {
        "en": "When bots choose by themselves ({games} games): how often they took it, by what it cost. Each combo before it in "
        "the column costs a coin, which is a point. Here it is often taken later in a game and kept for longer, so this need "
        "not agree with the verdict.",
        "ru": "Когда боты выбирают сами (партий: {games}): как часто и за какую цену они её брали. Каждая комбинация перед ней "
        "в столбце стоит монету, то есть очко. Здесь её часто берут позже и держат дольше, поэтому с выводом это может и не "
        "совпасть.",
    },
    "lab.picks": {
        "en": "at the price {price}: taken {picked} of {offered} times (a usual combo: {usual} of {offered}){brought}",
        "ru": "цена {price}: случаев {offered}, взята в {picked} (обычная комбинация — в {usual}){brought}",
    },
    "lab.picks.brought": {
        "en": "; it then stayed active for {turns} turns and brought {each} points",
        "ru": "; тогда она была активна {turns} хода и принесла {each} очка",
    },
    "lab.picks.others": {
        "en": " (a usual combo {each} in {turns})",
        "ru": " (обычная комбинация — {each} за {turns})",
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
