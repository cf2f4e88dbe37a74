"""Words on printed pieces of the family."""

from __future__ import annotations

from swcore.wording.catalogue import Table

WORDS: Table = {
    "print.kind.race": {"en": "race", "ru": "народ"},
    "print.kind.power": {"en": "power", "ru": "умение"},
    "print.kind.marker": {"en": "marker", "ru": "фишка"},
    "print.kind.place": {"en": "place", "ru": "место"},
    "print.kind.natives": {"en": "natives", "ru": "коренной народ"},
    "print.kind.rule": {"en": "rule", "ru": "правило"},
    "print.kinds.race": {"en": "Races", "ru": "Народы"},
    "print.kinds.power": {"en": "Powers", "ru": "Умения"},
    "print.kinds.marker": {"en": "Markers", "ru": "Фишки"},
    "print.kinds.place": {"en": "Artifacts and places", "ru": "Артефакты и места"},
    "print.kinds.natives": {"en": "Natives", "ru": "Коренные народы"},
    "print.kinds.rule": {"en": "Rules", "ru": "Правила"},
    "print.supply": {"en": "{n} in all", "ru": "всего {n}"},
    "print.defence": {"en": "+{n} defence", "ru": "+{n} к обороне"},
    "print.immune": {"en": "immune", "ru": "неуязвимость"},
}
