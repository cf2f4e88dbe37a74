"""What the words of Tiny Towns mean, and the clauses behind them."""

from __future__ import annotations

from swcore.wording import Table

RESOURCE = {
    "en": "One of the five resources. A cube of it lies on a square until a building of its pattern is made of it.",
    "ru": "Один из пяти ресурсов. Кубик лежит на клетке, пока из него по схеме не построят здание.",
}
ABOUT: Table = {
    **{f"about.resource.{resource}": RESOURCE for resource in ("wood", "wheat", "brick", "glass", "stone")},
    "about.type.cottage": {
        "en": "Always in play. A fed cottage is worth points.",
        "ru": "Есть в каждой игре. Сытый коттедж приносит очки.",
    },
    "about.type.farm": {
        "en": "Feeds cottages, and is worth nothing by itself. One card of the type is in play.",
        "ru": "Кормит коттеджи, сама очков не приносит. В игре одна карта этого типа.",
    },
    "about.type.well": {
        "en": "Scores as its card says, most often for what stands beside it. One card of the type is in play.",
        "ru": "Приносит очки, чаще всего за то, что стоит рядом, как сказано на карте. В игре одна карта этого типа.",
    },
    "about.type.chapel": {
        "en": "Scores for fed cottages or other buildings, as its card says. One card of the type is in play.",
        "ru": "Приносит очки за сытые коттеджи или другие здания, как сказано на карте. В игре одна карта этого типа.",
    },
    "about.type.tavern": {
        "en": "Scores by how many of them a town has, or where they stand. One card of the type is in play.",
        "ru": "Приносит очки за число таких зданий или за их место. В игре одна карта этого типа.",
    },
    "about.type.theater": {
        "en": "Scores by where it stands and by what stands around it. One card of the type is in play.",
        "ru": "Приносит очки за своё место и за то, что стоит вокруг. В игре одна карта этого типа.",
    },
    "about.type.factory": {
        "en": "Changes how its owner deals with resources. One card of the type is in play.",
        "ru": "Меняет то, как владелец распоряжается ресурсами. В игре одна карта этого типа.",
    },
    "about.type.monument": {
        "en": "Each player has one of their own and may build it once.",
        "ru": "У каждого игрока он свой; построить его можно один раз.",
    },
    "term.town": {"en": "town", "ru": "город"},
    "about.term.town": {
        "en": "Four rows of four squares. A town is complete when no square is empty; its player is asked no more.",
        "ru": "Четыре ряда по четыре клетки. Город достроен, когда пустых клеток нет; его игрока больше не спрашивают.",
    },
    "term.square": {"en": "square", "ru": "клетка"},
    "about.term.square": {
        "en": "It holds nothing, one cube, or one building; an empty one costs a point in the end. Squares that share a side "
        "are neighbours.",
        "ru": "На клетке ничего нет, лежит один кубик или стоит одно здание; пустая в конце отнимает очко. Соседние — те, у "
        "которых общая сторона.",
    },
    "term.cards": {"en": "cards in play", "ru": "карты в игре"},
    "about.term.cards": {
        "en": "Seven buildings, one of each type, the same for all. Each may be built any number of times.",
        "ru": "Семь зданий, по одному каждого типа, общие для всех. Каждое можно строить сколько угодно раз.",
    },
    "term.deck": {"en": "resource deck", "ru": "колода ресурсов"},
    "about.term.deck": {
        "en": "Three cards of each resource, which name the resources in the town hall and when one plays alone.",
        "ru": "По три карты каждого ресурса; они называют ресурсы в игре с ратушей и в одиночной.",
    },
    "term.round": {"en": "round", "ru": "раунд"},
    "about.term.round": {
        "en": "A resource is named, everybody places a cube of it, and builds as much as one likes.",
        "ru": "Называют ресурс, каждый кладёт его кубик и строит сколько хочет.",
    },
}
_PLAYED = ("TT-TERM-6", "TT-TERM-7")
CLAUSES_BY_WORD = {
    **{f"resource:{one}": ("TT-TERM-5", "TT-PLACE-1", "TT-PLACE-2") for one in ("wood", "wheat", "brick", "glass", "stone")},
    "type:cottage": ("TT-TERM-6", "TT-SETUP-2", "TT-TERM-8"),
    "type:farm": (*_PLAYED, "TT-TERM-9"),
    "type:well": _PLAYED,
    "type:chapel": _PLAYED,
    "type:tavern": _PLAYED,
    "type:theater": _PLAYED,
    "type:factory": (*_PLAYED, "TT-PLACE-5"),
    "type:monument": ("TT-TERM-6", "TT-BUILD-10", "TT-SETUP-8"),
    "term:town": ("TT-TERM-1", "TT-END-1", "TT-END-5"),
    "term:square": ("TT-TERM-2", "TT-TERM-3", "TT-SCORE-2"),
    "term:cards": ("TT-SETUP-4", "TT-BUILD-8"),
    "term:deck": ("TT-SETUP-12", "TT-SETUP-13"),
    "term:round": ("TT-ROUND-1", "TT-ROUND-2", "TT-ROUND-5", "TT-ROUND-7"),
    "term:player": ("TT-SETUP-1", "TT-TERM-10"),
    "term:table": ("TT-SETUP-4", "TT-SETUP-9"),
}
