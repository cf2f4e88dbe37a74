"""Verdicts, and the sentences that carry them, in English and Russian."""

from __future__ import annotations

from swcore.wording.catalogue import Table

TEXTS: Table = {
    "lab.strong": {
        "en": "Too strong. {name}: more than every official piece of its kind {where}.",
        "ru": "Слишком сильно. {name}: эта фигура приносит больше любой официальной того же вида {where}.",
    },
    "lab.weak": {
        "en": "Too weak. {name}: less than every official piece of its kind {where}.",
        "ru": "Слишком слабо. {name}: эта фигура приносит меньше любой официальной того же вида {where}.",
    },
    "lab.errs": {
        "en": "Pieces that are beyond all official ones by neither count are called so in about 1 of 20 runs at most (on "
        "average over how the official ones might have been measured).",
        "ru": "Фигуры, которые не выходят за пределы официальных ни за всю партию, ни за её начало, так называют не больше чем "
        "примерно в 1 проверке из 20 (в среднем по тому, как могли быть измерены официальные).",
    },
    "lab.above": {
        "en": "Stronger than the official pieces as a kind. {name}: over a whole game surely more than 19 of 20 pieces like "
        "them would bring; how much those bring is an estimate from these few.",
        "ru": "Сильнее, чем бывают официальные фигуры. {name}: за всю партию эта фигура точно приносит больше, чем принесли бы "
        "19 из 20 фигур, подобных официальным; сколько приносят такие, по столь немногим можно лишь оценить.",
    },
    "lab.under": {
        "en": "Weaker than the official pieces as a kind. {name}: over a whole game surely less than 19 of 20 pieces like them "
        "would bring; how much those bring is an estimate from these few.",
        "ru": "Слабее, чем бывают официальные фигуры. {name}: за всю партию эта фигура точно приносит меньше, чем принесли бы "
        "19 из 20 фигур, подобных официальным; сколько приносят такие, по столь немногим можно лишь оценить.",
    },
    "lab.bounds": {
        "en": "Of 20 pieces like the official ones, about 18 would bring {low} to {high} at the end of a game (an estimate): "
        "what lies between is nothing unusual for them.",
        "ru": "Из 20 фигур, подобных официальным, примерно 18 принесли бы к концу партии от {low} до {high} (оценка): всё, что "
        "между этими числами, для них не редкость.",
    },
    "lab.fits": {
        "en": "It fits. {name}: among the official pieces of its kind, surely above the weakest and below the strongest, over a "
        "whole game and in the first {rounds} rounds.",
        "ru": "Подходит. {name}: эта фигура в пределах официальных того же вида, точно сильнее самой слабой и слабее самой "
        "сильной, и за всю партию, и за первые {rounds} раунда.",
    },
    "lab.high": {
        "en": "At the strong end. {name}: surely stronger than nearly every official piece of its kind {where}; whether it is "
        "stronger than all of them these games do not tell.",
        "ru": "У верхнего края. {name}: {where} эта фигура точно сильнее почти всех официальных того же вида; сильнее ли она "
        "всех, по этим партиям сказать нельзя.",
    },
    "lab.low": {
        "en": "At the weak end. {name}: surely weaker than nearly every official piece of its kind {where}; whether it is "
        "weaker than all of them these games do not tell.",
        "ru": "У нижнего края. {name}: {where} эта фигура точно слабее почти всех официальных того же вида; слабее ли она всех, "
        "по этим партиям сказать нельзя.",
    },
    "lab.high.known": {
        "en": "At the strong end. {name}: surely stronger than nearly every official piece of its kind {where}, but not than "
        "all: at least one is surely stronger.",
        "ru": "У верхнего края. {name}: {where} эта фигура точно сильнее почти всех официальных того же вида, но не всех: хотя "
        "бы одна точно сильнее её.",
    },
    "lab.low.known": {
        "en": "At the weak end. {name}: surely weaker than nearly every official piece of its kind {where}, but not than all: "
        "at least one is surely weaker.",
        "ru": "У нижнего края. {name}: {where} эта фигура точно слабее почти всех официальных того же вида, но не всех: хотя бы "
        "одна точно слабее её.",
    },
    "lab.where.margin": {"en": "over a whole game", "ru": "за всю партию"},
    "lab.where.lead": {"en": "in the first {rounds} rounds", "ru": "за первые {rounds} раунда"},
    "lab.where.both": {
        "en": "both over a whole game and in the first {rounds} rounds",
        "ru": "и за всю партию, и за первые {rounds} раунда",
    },
    "lab.open": {
        "en": "Not settled. {name}: these games do not tell whether it lies within the range of the official pieces.",
        "ru": "Не решено. {name}: по этим партиям нельзя сказать, лежит ли эта фигура в пределах официальных.",
    },
    "lab.open.rounds": {
        "en": "Not settled. {name}: over a whole game it lies among the official pieces of its kind; whether it does so in the "
        "first {rounds} rounds, too, these games do not tell.",
        "ru": "Не решено. {name}: за всю партию эта фигура в пределах официальных того же вида; так ли это и за первые {rounds} "
        "раунда, по этим партиям сказать нельзя.",
    },
    "lab.open.less": {
        "en": "Not settled. {name}: over a whole game surely weaker than {count} of {all} official pieces of its kind; whether "
        "it is stronger than any of them these games do not tell.",
        "ru": "Не решено. {name}: за всю партию эта фигура точно слабее, чем {count} из {all} официальных того же вида; сильнее "
        "ли она хотя бы одной из них, по этим партиям сказать нельзя.",
    },
    "lab.open.more": {
        "en": "Not settled. {name}: over a whole game surely stronger than {count} of {all} official pieces of its kind; "
        "whether any of them is stronger these games do not tell.",
        "ru": "Не решено. {name}: за всю партию эта фигура точно сильнее, чем {count} из {all} официальных того же вида; "
        "сильнее ли её хотя бы одна из них, по этим партиям сказать нельзя.",
    },
    "lab.early": {
        "en": "It brings more than usual in the first {rounds} rounds and less over a whole game: it pays early, not late.",
        "ru": "За первые {rounds} раунда она приносит больше обычного, а за всю партию меньше: выгодна сначала, а не потом.",
    },
    "lab.late": {
        "en": "It brings less than usual in the first {rounds} rounds and more over a whole game: it pays late.",
        "ru": "За первые {rounds} раунда она приносит меньше обычного, а за всю партию больше: окупается поздно.",
    },
    "lab.near": {
        "en": "By their means the official pieces nearest to it at the end of a game are {names}.",
        "ru": "Если судить по средним, в конце партии к ней ближе всего из официальных: {names}.",
    },
    "lab.partner.high": {
        "en": "With the partner {partner} it brought {mean} points more in the first {rounds} rounds than on average, counted "
        "from what official pieces bring beside the same partner. That is more than chance explains; in 5 to 10 of 100 reports "
        "a partner is named by chance alone.",
        "ru": "С партнёром «{partner}» за первые {rounds} раунда она принесла на {mean} очка больше, чем в среднем, если "
        "считать от того, что приносят официальные фигуры с тем же партнёром. Случайностью это не объяснить; в 5–10 отчётах из "
        "100 партнёр назван только по случайности.",
    },
    "lab.partner.low": {
        "en": "With the partner {partner} it brought {mean} points less in the first {rounds} rounds than on average, counted "
        "from what official pieces bring beside the same partner. That is more than chance explains; in 5 to 10 of 100 reports "
        "a partner is named by chance alone.",
        "ru": "С партнёром «{partner}» за первые {rounds} раунда она принесла на {mean} очка меньше, чем в среднем, если "
        "считать от того, что приносят официальные фигуры с тем же партнёром. Случайностью это не объяснить; в 5–10 отчётах из "
        "100 партнёр назван только по случайности.",
    },
    "lab.partner.chosen": {
        "en": "What stands out among so many does so partly by luck, too: the true difference is likely smaller. Nothing has to "
        "be done about it.",
        "ru": "Что выделилось среди стольких, тому отчасти и повезло: на самом деле разница, скорее всего, меньше. Делать с "
        "этим ничего не нужно.",
    },
    "lab.partner.none": {
        "en": "No partner stands out beyond chance in so many comparisons.",
        "ru": "Ни один партнёр не выделяется сильнее, чем бывает случайно при стольких сравнениях.",
    },
    "lab.more": {
        "en": "If the mean stays where it is, about {games} games would settle it.",
        "ru": "Если среднее не изменится, для ответа нужно партий: примерно {games}.",
    },
    "lab.more.far": {
        "en": "If the mean stays where it is, about {games} games would settle it: that takes long, so it is not advised.",
        "ru": "Если среднее не изменится, для ответа нужно партий: примерно {games}. Это долго, поэтому не советуется.",
    },
    "lab.more.field": {
        "en": "If the mean stays where it is, about {games} games would settle it. The official pieces are then played in "
        "{missing} further places first, which takes longer, and is kept.",
        "ru": "Если среднее не изменится, для ответа нужно партий: примерно {games}. Сначала боты сыграют официальными фигурами "
        "и в новых раскладах, их {missing}; это дольше, но результаты сохранятся.",
    },
    "lab.edge": {
        "en": "More games of it alone will hardly settle it: the official pieces are not known well enough for that.",
        "ru": "Новые партии с ней одной этого вряд ли решат: сами официальные фигуры измерены для этого недостаточно точно.",
    },
    "lab.side.less": {
        "en": "On the weak side. {name}: over a whole game surely weaker than {count} of {all} official pieces of its kind; "
        "whether it is stronger than any of them these games do not tell.",
        "ru": "Среди более слабых. {name}: за всю партию эта фигура точно слабее, чем {count} из {all} официальных того же "
        "вида; сильнее ли она хотя бы одной из них, по этим партиям сказать нельзя.",
    },
    "lab.side.more": {
        "en": "On the strong side. {name}: over a whole game surely stronger than {count} of {all} official pieces of its kind; "
        "whether any of them is stronger these games do not tell.",
        "ru": "Среди более сильных. {name}: за всю партию эта фигура точно сильнее, чем {count} из {all} официальных того же "
        "вида; сильнее ли её хотя бы одна из них, по этим партиям сказать нельзя.",
    },
    "lab.more.far.field": {
        "en": "If the mean stays where it is, about {games} games would settle it. The official pieces would first have to be "
        "played in {missing} further places, which takes long, so it is not advised.",
        "ru": "Если среднее не изменится, для ответа нужно партий: примерно {games}. Но сначала пришлось бы сыграть "
        "официальными фигурами ещё в стольких раскладах: {missing}; это долго, поэтому не советуется.",
    },
    "lab.plain.more": {
        "en": "In plain words: it brings its holder about {points} points a game more than an average official piece would, "
        "somewhere between {low} and {high}.",
        "ru": "Проще говоря: владельцу она приносит примерно на {points} очка за партию больше, чем средняя официальная, где-то "
        "от {low} до {high}.",
    },
    "lab.plain.less": {
        "en": "In plain words: it costs its holder about {points} points a game, compared with an average official piece, "
        "somewhere between {low} and {high}.",
        "ru": "Проще говоря: по сравнению со средней официальной владелец теряет с ней примерно {points} очка за партию, где-то "
        "от {low} до {high}.",
    },
    "lab.plain.alike": {
        "en": "In plain words: it brings about as much as an average official piece, somewhere between {low} and {high} points "
        "a game beside it.",
        "ru": "Проще говоря: она приносит примерно столько же, сколько средняя официальная; разница где-то между {low} и {high} "
        "очка за партию.",
    },
    "lab.plain.like": {
        "en": "The official pieces nearest to it are {names}.",
        "ru": "Ближайшие к ней официальные: {names}.",
    },
    "lab.plain.turns": {
        "en": "Careful: the bots kept it active for only {turns} turns a game on average (with most first pieces it is one or "
        "two). What it does in later turns was hardly tried.",
        "ru": "Осторожно: боты держали её активной в среднем всего {turns} хода за партию (большинство первых фигур — "
        "один-два). Что она даёт в более поздних ходах, почти не проверено.",
    },
    "lab.plain.bots": {
        "en": "All of it is about the bots that played, not about your friends.",
        "ru": "Всё это о ботах, которые играли, а не о ваших друзьях.",
    },
    "lab.plain.like.one": {
        "en": "The official piece nearest to it is {names}.",
        "ru": "Ближайшая к ней официальная: {names}.",
    },
    "lab.plain.greedy": {
        "en": "All of it is about greedy, a bot that looks one step ahead and that better ones beat, and not about your friends.",
        "ru": "Всё это о боте greedy, который смотрит на шаг вперёд и проигрывает более сильным, а не о ваших друзьях.",
    },
}
