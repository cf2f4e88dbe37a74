"""What is said of pairs of pieces, and of what editions differ in, in English and Russian."""

from __future__ import annotations

from swcore.wording.catalogue import Table

TEXTS: Table = {
    "lab.editions": {
        "en": "What each difference does, in {games} games: mean and interval (95 % for all options and measures together; less "
        "where few games go another way)",
        "ru": "Что меняет каждое отличие, партий: {games}; среднее и промежуток (95 % для всех вместе; меньше, если иначе идёт "
        "мало партий)",
    },
    "lab.editions.all": {"en": "all together", "ru": "всё вместе"},
    "lab.editions.changed": {"en": "{share} % of the games go another way", "ru": "иначе идут {share} % партий"},
    "lab.editions.broken": {"en": "{games} games ended with an error", "ru": "партий с ошибкой: {games}"},
    "lab.editions.points": {"en": "points of a seat", "ru": "очки игрока"},
    "lab.editions.begins": {"en": "lead of who begins", "ru": "перевес начавшего"},
    "lab.editions.apart": {"en": "first to last", "ru": "от первого до последнего"},
    "lab.editions.decisions": {"en": "decisions", "ru": "решений"},
    "lab.matrix": {
        "en": "{pairs} pairs, {games} games; points after {rounds} rounds beyond what both pieces bring by themselves",
        "ru": "Пар: {pairs}, партий: {games}; очки после {rounds} раундов сверх того, что приносит каждая фигура сама по себе",
    },
    "lab.matrix.cards": {
        "en": "{pairs} pairs, {games} games; points of a seat beyond what both cards bring by themselves",
        "ru": "Пар: {pairs}, партий: {games}; очки игрока сверх того, что приносит каждая карта сама по себе",
    },
    "lab.matrix.held": {
        "en": "{pieces} pieces, {games} games; points at the end for whoever takes one first, compared with the others",
        "ru": "Фигур: {pieces}, партий: {games}; очки к концу партии у того, кто взял фигуру первым, по сравнению с другими",
    },
    "lab.matrix.held.line": {"en": "{piece}, taken in {count} games", "ru": "{piece}, фигура взята в партиях: {count}"},
    "lab.matrix.held.surely": {
        "en": ": more than chance explains, with an error of about 5 %",
        "ru": ": случайностью не объяснить, ошибка около 5 %",
    },
    "lab.matrix.held.none": {
        "en": "None stands out beyond chance among so many.",
        "ru": "Ни одна не выделяется сильнее, чем бывает случайно при стольких сравнениях.",
    },
    "lab.matrix.held.doing": {
        "en": "Left out: {piece}. As it does something when it is found, whom it serves is no chance, and nothing can be "
        "compared.",
        "ru": "Не участвует: {piece}. При открытии она что-то делает, поэтому кому она служит, решает не случай и сравнить не с "
        "чем.",
    },
    "lab.matrix.held.broken": {"en": "{piece}: a game broke, {codes}", "ru": "{piece}: партия с ошибкой, {codes}"},
    "lab.matrix.held.drags": {
        "en": "{piece}: a game drags, {decisions} decisions, more than twice as many as usual",
        "ru": "{piece}: партия затянулась, решений {decisions}, вдвое больше обычного",
    },
    "lab.matrix.drags": {
        "en": "{first} with {second} drags: {decisions} decisions, more than twice as many as usual",
        "ru": "{first} и {second}: партия затянулась, решений {decisions}, вдвое больше обычного",
    },
    "lab.matrix.candidates": {
        "en": "These are candidates: about one run in ten, or more where points are very skewed, names a pair that is none. Try "
        "them again with more games: --games",
        "ru": "Это кандидаты: примерно в одной проверке из десяти, а если очки распределены очень неровно, то и чаще, названа "
        "ложная пара. Сыграйте ими ещё раз и больше: --games",
    },
    "lab.matrix.none": {
        "en": "No pair stands out beyond chance among so many.",
        "ru": "Ни одна пара не выделяется сильнее, чем бывает случайно при стольких сравнениях.",
    },
    "lab.matrix.broken": {"en": "{first} with {second} broke: {codes}", "ru": "{first} и {second}: ошибка {codes}"},
}
