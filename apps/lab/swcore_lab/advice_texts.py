"""What a verdict advises to do next, in English and Russian."""

from __future__ import annotations

from swcore.wording.catalogue import Table

TEXTS: Table = {
    "lab.next": {"en": "What next", "ru": "Что дальше"},
    "lab.next.less": {
        "en": "Take something off it, and try it again: one token less, or a limit on its strongest rule (once a turn, only "
        "conquests of this turn, only non-empty regions).",
        "ru": "Ослабьте её и испытайте снова: на один жетон меньше или ограничение для самого сильного правила (раз за ход, "
        "только за завоевания этого хода, только за непустые регионы).",
    },
    "lab.next.more": {
        "en": "Give it something, and try it again: one token more, or a rule that pays more or more often.",
        "ru": "Усильте её и испытайте снова: на один жетон больше или правило, которое приносит больше или чаще.",
    },
    "lab.next.less.rule": {
        "en": "Take something off it, and try it again. Its tokens cannot be changed, but its rules can: a coin less, or a "
        "limit (once a turn, only conquests of this turn, only non-empty regions).",
        "ru": "Ослабьте её и испытайте снова. Число жетонов изменить нельзя, зато можно правила: на монету меньше или "
        "ограничение (раз за ход, только за завоевания этого хода, только за непустые регионы).",
    },
    "lab.next.more.rule": {
        "en": "Give it something, and try it again. Its tokens cannot be changed, but its rules can: a coin more, or a rule "
        "that pays more often.",
        "ru": "Усильте её и испытайте снова. Число жетонов изменить нельзя, зато можно правила: на монету больше или правило, "
        "которое срабатывает чаще.",
    },
    "lab.next.late": {
        "en": "As it pays early and not late, it may help to let it pay in decline, too, or for regions instead of conquests.",
        "ru": "Раз она выгодна сначала, а потом нет, может помочь, если она будет приносить доход и в упадке или же за регионы, "
        "а не за завоевания.",
    },
    "lab.next.early": {
        "en": "As it pays late and not early, it may help to let it pay in the first rounds, too, or for conquests instead of "
        "regions.",
        "ru": "Раз она выгодна потом, а сначала нет, может помочь, если она будет приносить доход и в первых раундах или же за "
        "завоевания, а не за регионы.",
    },
    "lab.next.shift.late": {
        "en": "It brings more than usual early, and less than usual in the end. Rather than weaken all of it, shift what it "
        "pays, and try it again: less in the first rounds, such as a limit on its conquests, and more in decline, or for "
        "regions instead of conquests.",
        "ru": "Сначала она приносит больше обычного, а в итоге меньше обычного. Не ослабляйте её целиком, а перенесите доход и "
        "испытайте снова: меньше в первых раундах, например ограничение на завоевания, и больше в упадке или за регионы, а не "
        "за завоевания.",
    },
    "lab.next.shift.early": {
        "en": "It brings less than usual early, and more than usual in the end. Rather than strengthen all of it, shift what it "
        "pays, and try it again: more in the first rounds, such as for conquests, and less in decline or for regions.",
        "ru": "Сначала она приносит меньше обычного, а в итоге больше обычного. Не усиливайте её целиком, а перенесите доход и "
        "испытайте снова: больше в первых раундах, например за завоевания, и меньше в упадке или за регионы.",
    },
    "lab.next.high": {
        "en": "It may stay as it is if you like a strong piece: these games do not show that it is stronger than all official "
        "ones. Otherwise take a little off it: {change}.",
        "ru": "Если вам нравятся сильные фигуры, её можно оставить как есть: эти партии не показывают, что она сильнее всех "
        "официальных. Если нет, немного ослабьте её: {change}.",
    },
    "lab.next.low": {
        "en": "It may stay as it is if you like a weak piece: these games do not show that it is weaker than all official ones. "
        "Otherwise give it a little: {change}.",
        "ru": "Если вас устраивает слабая фигура, её можно оставить как есть: эти партии не показывают, что она слабее всех "
        "официальных. Если нет, немного усильте её: {change}.",
    },
    "lab.next.stay.high": {
        "en": "It may stay as it is if you like a strong piece.",
        "ru": "Если вам нравятся сильные фигуры, её можно оставить как есть.",
    },
    "lab.next.stay.low": {
        "en": "It may stay as it is if you like a weak piece.",
        "ru": "Если вас устраивает слабая фигура, её можно оставить как есть.",
    },
    "lab.next.change.less": {"en": "one token less, or several", "ru": "на один или несколько жетонов меньше"},
    "lab.next.change.more": {"en": "one token more, or several", "ru": "на один или несколько жетонов больше"},
    "lab.next.change.less.rule": {
        "en": "a coin less, or a limit such as once a turn",
        "ru": "на монету меньше или ограничение, например раз за ход",
    },
    "lab.next.change.more.rule": {
        "en": "a coin more, or a rule that pays more often",
        "ru": "на монету больше или правило, которое срабатывает чаще",
    },
    "lab.next.suggest": {
        "en": "Which number of tokens comes nearest to a usual piece, this tries out:",
        "ru": "С каким числом жетонов она ближе всего к обычной фигуре, покажет проба:",
    },
    "lab.next.tokens": {
        "en": "Of the numbers that were tried, {tokens} tokens came nearest to a usual piece. Write so many into the file, and "
        "try it again: these were few games, so the number may come out another way.",
        "ru": "Из испытанных чисел ближе всего к обычной фигуре такое число жетонов: {tokens}. Впишите его в файл и испытайте "
        "снова: этих партий было немного, и может выйти другое число.",
    },
    "lab.next.tokens.less": {
        "en": "Even with {tokens} tokens, the nearest number that was tried, it surely brings more than usual over a whole "
        "game, so a token more or less may not be enough. Perhaps change a rule, too ({change}), and try it again.",
        "ru": "Даже с ближайшим из испытанных чисел жетонов ({tokens}) она за всю партию точно приносит больше обычного, так "
        "что жетоном больше или меньше может не хватить. Возможно, стоит изменить и правило ({change}); испытайте снова.",
    },
    "lab.next.tokens.more": {
        "en": "Even with {tokens} tokens, the nearest number that was tried, it surely brings less than usual over a whole "
        "game, so a token more or less may not be enough. Perhaps change a rule, too ({change}), and try it again.",
        "ru": "Даже с ближайшим из испытанных чисел жетонов ({tokens}) она за всю партию точно приносит меньше обычного, так "
        "что жетоном больше или меньше может не хватить. Возможно, стоит изменить и правило ({change}); испытайте снова.",
    },
    "lab.next.less.far": {
        "en": "It is far beyond them, so one token less will not do: put a limit on its strongest rule (once a turn, only "
        "conquests of this turn, only non-empty regions), or take several tokens off, and try it again.",
        "ru": "Она далеко впереди официальных, и одним жетоном тут не обойтись: ограничьте самое сильное правило (раз за ход, "
        "только за завоевания этого хода, только за непустые регионы) или уберите несколько жетонов и испытайте снова.",
    },
    "lab.next.more.far": {
        "en": "It is far below them, so one token more will not do: let its rule pay more, or more often, or give it several "
        "tokens, and try it again.",
        "ru": "Она далеко позади официальных, и одним жетоном тут не обойтись: пусть правило приносит больше или чаще, или "
        "добавьте несколько жетонов и испытайте снова.",
    },
    "lab.next.tokens.same": {
        "en": "Of the numbers that were tried, its own number of tokens came nearest to a usual piece, though in so few games a "
        "neighbouring number may truly be nearer. Leave it for now, and try a rule instead: {change}.",
        "ru": "Из испытанных чисел жетонов ближе всего к обычной фигуре её собственное, хотя при столь немногих партиях "
        "соседнее на самом деле может быть и ближе. Пока оставьте его и попробуйте изменить правило: {change}.",
    },
    "lab.next.fits": {
        "en": "Nothing has to be changed. Play it with people: they find in a piece what bots do not.",
        "ru": "Менять ничего не нужно. Сыграйте с людьми: они находят в фигуре то, чего боты не видят.",
    },
    "lab.next.fits.less": {
        "en": "Nothing has to be changed. Over a whole game it surely brings more than an average official piece, as some "
        "official pieces do. Play it with people: they find in a piece what bots do not.",
        "ru": "Менять ничего не нужно. За всю партию она точно приносит больше средней официальной, как и некоторые "
        "официальные. Сыграйте с людьми: они находят в фигуре то, чего боты не видят.",
    },
    "lab.next.fits.more": {
        "en": "Nothing has to be changed. Over a whole game it surely brings less than an average official piece, as some "
        "official pieces do. Play it with people: they find in a piece what bots do not.",
        "ru": "Менять ничего не нужно. За всю партию она точно приносит меньше средней официальной, как и некоторые "
        "официальные. Сыграйте с людьми: они находят в фигуре то, чего боты не видят.",
    },
    "lab.next.play": {
        "en": "To play with it against greedy (--bot skilled plays better), and to print it:",
        "ru": "Сыграть ею против greedy (--bot skilled играет сильнее) и распечатать её:",
    },
    "lab.next.open": {
        "en": "Play more games before you change anything. {more}",
        "ru": "Прежде чем что-то менять, сыграйте ещё. {more}",
    },
    "lab.next.open.official": {
        "en": "It is an official piece, and not to be changed: this only tells where it stands among its kind. {more}",
        "ru": "Это официальная фигура, менять её не нужно: проверка лишь показывает её место среди других. {more}",
    },
    "lab.next.open.installed": {
        "en": "It is an installed piece, so it cannot be changed here: its authors can, or you in a file of your own. {more}",
        "ru": "Это установленная фигура, здесь её не изменить: это могут сделать её авторы или вы, в собственном файле. {more}",
    },
    "lab.next.known": {
        "en": "More games may tell whether it lies beyond all official pieces or beyond its kind. {more}",
        "ru": "Вышла ли она за пределы всех официальных фигур или того, что для них обычно, могут показать новые партии. {more}",
    },
    "lab.next.edge": {
        "en": "{edge} If it may be as strong as the interval below says, leave it as it is and play it with people; else change "
        "a little ({change}), and try it again.",
        "ru": "{edge} Если вас устраивает всё, что допускает промежуток ниже, оставьте её как есть и сыграйте с людьми; если "
        "нет, немного измените её ({change}) и испытайте снова.",
    },
    "lab.next.edge.less": {
        "en": "{edge} Over a whole game it surely brings more than official pieces do on average. If you like a strong piece, "
        "leave it as it is; else take a little off it ({change}), and try it again.",
        "ru": "{edge} За всю партию она точно приносит больше, чем официальные в среднем. Если вам нравятся сильные фигуры, "
        "оставьте её как есть; если нет, немного ослабьте её ({change}) и испытайте снова.",
    },
    "lab.next.edge.more": {
        "en": "{edge} Over a whole game it surely brings less than official pieces do on average. If you like a weak piece, "
        "leave it as it is; else give it a little ({change}), and try it again.",
        "ru": "{edge} За всю партию она точно приносит меньше, чем официальные в среднем. Если вас устраивает слабая фигура, "
        "оставьте её как есть; если нет, немного усильте её ({change}) и испытайте снова.",
    },
    "lab.next.whole": {
        "en": "It was stopped early, and the numbers may still move. Let it run to its end; these games are in it again, so it "
        "errs somewhat more often than one run, and is no replication:",
        "ru": "Проверка остановлена раньше времени, и числа ещё могут измениться. Дайте ей дойти до конца; эти партии тоже "
        "зачтутся, так что ошибается она чуть чаще обычной и независимой проверкой не будет:",
    },
    "lab.next.change.any": {"en": "one token more or less", "ru": "на жетон больше или меньше"},
    "lab.next.change.any.rule": {"en": "a coin more or less", "ru": "на монету больше или меньше"},
    "lab.next.games": {
        "en": "To play so many (these games are in it again, so it errs more often than one run, is no replication, and need "
        "not settle it):",
        "ru": "Сыграть столько (эти партии тоже зачтутся, так что ошибается проверка чаще обычной, независимой не будет и "
        "ответа может не дать):",
    },
    "lab.next.places": {
        "en": "Play it first in all {places} places in which the official pieces were measured (these games are in it again, so "
        "it errs somewhat more often than one run):",
        "ru": "Сначала сыграйте во всех раскладах, где измерены официальные фигуры: их {places} (эти партии тоже зачтутся, так "
        "что ошибается проверка чуть чаще обычной):",
    },
    "lab.next.try": {"en": "Once the file is changed:", "ru": "Когда файл изменён:"},
    "lab.next.field": {
        "en": "Or let the official pieces be measured in {games} places, which may settle it; it takes longer first, and is "
        "kept (these games are in it again, so it errs somewhat more often than one run):",
        "ru": "Или измерьте официальные фигуры в {games} раскладах: это может дать ответ; сначала уйдёт больше времени, но "
        "результаты сохранятся (эти партии тоже зачтутся, так что ошибается проверка чуть чаще обычной):",
    },
    "lab.next.than": {
        "en": "About {games} games of each may tell the two versions apart; these are in it again, so it errs more often than 5 "
        "%, and confirms nothing:",
        "ru": "Различить две версии может помочь примерно столько партий с каждой: {games}; эти тоже зачтутся, так что ошибка "
        "больше 5 %, и ничего это не подтвердит:",
    },
    "lab.next.again": {"en": "Begin again, and let it run longer:", "ru": "Начните снова и дайте проверке идти дольше:"},
    "lab.next.official": {
        "en": "Nothing is to be done: it is an official piece, and only tells where it stands among its kind.",
        "ru": "Делать ничего не нужно: это официальная фигура, и проверка лишь показывает её место среди других.",
    },
    "lab.next.installed": {
        "en": "It is an installed piece, so it cannot be changed here: its authors can, or you in a file of your own.",
        "ru": "Это установленная фигура, здесь её не изменить: это могут сделать её авторы или вы, в собственном файле.",
    },
    "lab.next.fits.tokens": {
        "en": "Nothing has to be changed. Of the numbers that were tried, {tokens} tokens came nearest to a usual piece. Who "
        "wants it nearer to usual may write so many into the file and try it again: these were few games, and its own number "
        "may truly be nearer.",
        "ru": "Менять ничего не нужно. Из испытанных чисел жетонов ближе всего к обычной фигуре такое: {tokens}. Кто хочет "
        "ближе к обычному, может вписать его в файл и испытать снова: этих партий было немного, и на самом деле ближе может "
        "быть и её собственное число.",
    },
    "lab.next.fits.tokens.same": {
        "en": "Nothing has to be changed: of the numbers that were tried, its own number of tokens came nearest to a usual "
        "piece. Play it with people: they find in a piece what bots do not.",
        "ru": "Менять ничего не нужно: из испытанных чисел жетонов ближе всего к обычной фигуре её собственное. Сыграйте с "
        "людьми: они находят в фигуре то, чего боты не видят.",
    },
}
