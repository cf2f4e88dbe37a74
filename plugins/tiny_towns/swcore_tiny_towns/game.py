"""The rulebook of Tiny Towns: options, texts, and where the command line finds what it needs."""

from __future__ import annotations

from swcore import Option
from swcore_tiny_towns.rules.rulebook import TownsRulebook
from swcore_tiny_towns.wording.about_words import CLAUSES_BY_WORD

OPTIONS = (
    Option(
        "mode",
        ("base", "town_hall", "solo"),
        "base",
        clauses=("TT-OPT-1", "TT-TOWNHALL-1", "TT-SOLO-1"),
        usual={1: "solo"},
        text={
            "en": "base: a master builder names each resource; town_hall: cards name it, and every third round is free; solo: "
            "one player and three open cards.",
            "ru": "base: ресурс называет главный строитель; town_hall: его дают карты, а каждый третий раунд свободный; solo: "
            "один игрок и три открытые карты.",
        },
    ),
    Option(
        "monuments",
        ("on", "off"),
        "on",
        clauses=("TT-OPT-2", "TT-SETUP-8", "TT-SETUP-11"),
        text={"en": "Whether each player keeps a secret monument.", "ru": "Есть ли у каждого тайный монумент."},
    ),
    Option(
        "cards",
        ("drawn", "first"),
        "drawn",
        clauses=("TT-SETUP-3", "TT-SETUP-5"),
        text={
            "en": "drawn: one building of each type by chance; first: the set recommended for a first game.",
            "ru": "drawn: по одному зданию каждого типа наугад; first: набор, рекомендуемый для первой игры.",
        },
    ),
)

tiny_towns = TownsRulebook(
    "towns.tiny_towns",
    name={"en": "Tiny Towns", "ru": "Крохотные города"},
    text="Everybody builds a town of sixteen squares from the same resources, named one at a time.",
    text_ru="Каждый строит город на шестнадцати клетках из одних и тех же ресурсов, которые называют по одному.",
    clauses=("TT-SETUP-1",),
    clauses_by_word=CLAUSES_BY_WORD,
    players=(1, 6),
    packs=("towns",),
    options=OPTIONS,
    renderer="swcore_tiny_towns.terminal.renderer:render",
    wording="swcore_tiny_towns.wording.names:lexicon",
    face="swcore_tiny_towns.wording.face:TownsFace",
    speech="swcore_tiny_towns.wording.narrator:speech",
    tally="swcore_tiny_towns.wording.tally:tally",
    value="swcore_tiny_towns.evaluation.evaluate:value",
    search_value="swcore_tiny_towns.evaluation.prospects:prospect",
    templates="swcore_tiny_towns.templates:TEMPLATES",
    companion="swcore_tiny_towns.companion.companion:companion",
    prints="swcore_tiny_towns.printing:PRINTS",
    checks="swcore_tiny_towns.testing.checks:CHECKS",
    rules="swcore_tiny_towns:rules/tiny_towns.md",
    guided="swcore_tiny_towns:guided/first.json",
)
