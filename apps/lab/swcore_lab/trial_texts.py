"""What is said of points and a run that was stopped, in English and Russian."""

from __future__ import annotations

from swcore.wording.catalogue import Table

TEXTS: Table = {
    "lab.margin": {
        "en": "At the end of a game its holder was {mine} on average, and that of a usual official piece in the same places "
        "{usual} (neither could choose): {mean} compared with a usual piece ({interval}).",
        "ru": "В конце партии её владелец был в среднем {mine}, а владелец обычной официальной фигуры в тех же раскладах — "
        "{usual} (выбора не было у обоих): {mean} по сравнению с обычной ({interval}).",
    },
    "lab.lead": {
        "en": "After {rounds} rounds it is {mean} compared with a usual piece, again in points ahead of the others ({interval}).",
        "ru": "После {rounds} раундов перевес над остальными {mean} по сравнению с обычной ({interval}).",
    },
    "lab.ranks.both": {
        "en": "That is surely more than with {below} of {all} official pieces, and surely less than with {above}{rest}.",
        "ru": "Это точно больше, чем у {below} из {all} официальных фигур, и точно меньше, чем у {above}{rest}.",
    },
    "lab.ranks.below": {
        "en": "That is surely more than with {below} of {all} official pieces{rest}.",
        "ru": "Это точно больше, чем у {below} из {all} официальных фигур{rest}.",
    },
    "lab.ranks.above": {
        "en": "That is surely less than with {above} of {all} official pieces{rest}.",
        "ru": "Это точно меньше, чем у {above} из {all} официальных фигур{rest}.",
    },
    "lab.rest": {"en": "; of the others these games cannot tell", "ru": "; об остальных по этим партиям судить нельзя"},
    "lab.rest.named": {
        "en": "; of {names} these games cannot tell",
        "ru": "; об остальных ({names}) по этим партиям судить нельзя",
    },
    "lab.coins": {
        "en": "Its own points in a turn in which it is active: {mean} compared with a usual piece ({interval}). What comes in "
        "decline and later, and what the others gain, is not in it; so it does not add up to the points ahead.",
        "ru": "Её собственные очки за ход, пока она активна: {mean} по сравнению с обычной ({interval}). Очки в упадке и позже, "
        "как и доходы других, сюда не входят, поэтому перевес из этих чисел не складывается.",
    },
    "lab.turns": {
        "en": "“Surely” means, of each such sentence and each of the two counts by itself: chance alone would say so in about "
        "one run of 20 at most (on average over how the official pieces might have been measured). Here it is the first piece "
        "of its kind that its holder has, and the bots had it active for {turns} turns a game on average: where people keep it "
        "longer, what pays in later turns counts for more.",
        "ru": "«Точно» значит, для каждой такой фразы и каждого из двух счётов в отдельности: одной случайностью это вышло бы "
        "не больше чем примерно в одной проверке из 20 (в среднем по тому, как могли быть измерены официальные). Здесь это "
        "первая такая фигура владельца, и боты держали её активной в среднем {turns} хода за партию: если люди держат её "
        "дольше, доход в более поздних ходах весит больше.",
    },
    "lab.ahead.by": {
        "en": "{points} points ahead of the others",
        "ru": "на {points} очка впереди остальных",
    },
    "lab.behind.by": {
        "en": "{points} points behind the others",
        "ru": "на {points} очка позади остальных",
    },
    "lab.expert": {
        "en": "In the first {rounds} rounds it is worth more to the bot {bot} than to the bot {other}, measured by how far the "
        "official pieces lie apart in the same hands: so it may ask for skill.",
        "ru": "За первые {rounds} раунда боту {bot} фигура приносит больше, чем боту {other}, если мерить разбросом официальных "
        "фигур в тех же руках: возможно, она требует мастерства.",
    },
    "lab.simple": {
        "en": "In the first {rounds} rounds it is worth more to the bot {other} than to the bot {bot}, measured by how far the "
        "official pieces lie apart in the same hands.",
        "ru": "За первые {rounds} раунда боту {other} фигура приносит больше, чем боту {bot}, если мерить разбросом официальных "
        "фигур в тех же руках.",
    },
    "lab.fits.range": {
        "en": "The official pieces lie between {margin} at the end of a game, and between {lead} after {rounds} rounds.",
        "ru": "У официальных фигур в конце партии {margin}, после {rounds} раундов {lead}.",
    },
    "lab.range": {"en": "{low} and {high}", "ru": "от {low} до {high}"},
    "lab.length": {
        "en": "Up to {games} games{parts}; all of them would take about {time} on this machine, and longer while it does other "
        "things. After Ctrl-C it tells what the games until then show.",
        "ru": "Партий не больше {games}{parts}; все вместе займут на этой машине около {time}, а если она занята и другим, "
        "дольше. После Ctrl-C будет сказано, что показали партии до этого.",
    },
    "lab.length.part": {"en": "{count} with {bot}", "ru": "бот {bot}: {count}"},
    "lab.length.picks": {"en": "{count} in which bots choose by themselves", "ru": "боты выбирают сами: {count}"},
    "lab.length.than": {"en": "{count} with the other version", "ru": "с другой версией: {count}"},
    "lab.length.maps": {"en": "{count} on other maps", "ru": "на других картах: {count}"},
    "lab.length.suggest": {"en": "{count} with other numbers of tokens", "ru": "с другим числом жетонов: {count}"},
    "lab.length.places": {
        "en": "It is tried in {places} places, for in so many the official pieces were measured.",
        "ru": "Раскладов {places}: в стольких измерены официальные фигуры.",
    },
    "lab.length.early": {
        "en": "It stops earlier when the question is settled.",
        "ru": "Если вопрос решится раньше, раньше закончится и проверка.",
    },
    "lab.length.twice": {
        "en": "Both versions are played to the end, so that the comparison is fair.",
        "ru": "Обеими версиями будут сыграны все партии, чтобы сравнение было честным.",
    },
    "lab.seconds": {"en": ("second", "seconds"), "ru": ("секунды", "секунд", "секунд")},
    "lab.minutes": {"en": ("minute", "minutes"), "ru": ("минуты", "минут", "минут")},
    "lab.silent": {
        "en": "Stopped after {games} games with {bot}; nothing can be said yet: {least} are needed.",
        "ru": "Остановлено; партий, где играл {bot}: {games}. Сказать пока ничего нельзя: нужно {least}.",
    },
    "lab.stopped": {
        "en": "Stopped after {games} games with {bot}.",
        "ru": "Остановлено; партий, где играл {bot}: {games}.",
    },
    "lab.soon": {
        "en": "It ended after {games} of {planned} places, as the question was settled: the numbers are rougher than those of a "
        "whole run, and as a rule tell a clearer case than the truth is. What is too strong or too weak seems further from "
        "usual than it is, what fits nearer to it.",
        "ru": "Проверка закончилась после {games} из {planned} раскладов, потому что ответ уже ясен: числа грубее, чем в полной "
        "проверке, и, как правило, показывают картину яснее, чем она есть. Слишком сильное или слабое кажется дальше от "
        "обычного, чем на самом деле, а то, что подходит, — ближе к нему.",
    },
    "lab.stopped.early": {
        "en": "Stopped before the first game with it: nothing can be said yet, and nothing is kept.",
        "ru": "Остановлено до первой партии с ней: сказать пока ничего нельзя, и ничего не сохранено.",
    },
    "lab.matrix.stopped": {
        "en": "Stopped after {done} of {games} games: nothing can be said yet, and nothing is kept.",
        "ru": "Остановлено, партий: {done} из {games}; сказать пока ничего нельзя, и ничего не сохранено.",
    },
    "lab.left": {"en": "Stopped before the end. Not done: {what}.", "ru": "Остановлено раньше времени. Не сделано: {what}."},
    "lab.left.picks": {"en": "games in which bots choose by themselves", "ru": "партии, где боты выбирают сами"},
    "lab.left.maps": {"en": "other maps", "ru": "другие карты"},
    "lab.left.suggest": {"en": "other numbers of tokens", "ru": "другое число жетонов"},
    "lab.left.picks.rest": {
        "en": "the rest of the games in which bots choose by themselves",
        "ru": "остальные партии, где боты выбирают сами",
    },
    "lab.left.maps.rest": {"en": "the rest of the maps", "ru": "остальные карты"},
    "lab.left.suggest.rest": {
        "en": "the rest of the numbers of tokens",
        "ru": "остальные числа жетонов",
    },
    "lab.picks.rest": {
        "en": "at the price {prices}: fewer than {least} times each, too rare to say anything",
        "ru": "цена {prices}: случаев каждый раз меньше {least}, слишком мало, чтобы судить",
    },
    "lab.detail": {
        "en": "In detail",
        "ru": "Подробнее",
    },
}
