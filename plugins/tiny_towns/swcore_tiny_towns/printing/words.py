"""Words on printed cards."""

from __future__ import annotations

from swcore.wording import Table

WORDS: Table = {
    "print.kind.building": {"en": "building", "ru": "здание"},
    "print.kind.monument": {"en": "monument", "ru": "монумент"},
    "print.kind.rule": {"en": "rule", "ru": "правило"},
    "print.kinds.building": {"en": "Buildings", "ru": "Здания"},
    "print.kinds.monument": {"en": "Monuments", "ru": "Монументы"},
    "print.kinds.rule": {"en": "Rules", "ru": "Правила"},
}
