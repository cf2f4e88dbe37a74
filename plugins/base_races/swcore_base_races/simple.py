"""Races that need no code: values of effect classes."""

from swcore.conquest import Race
from swcore.conquest.effects import ConquestCoinsRace, DiscountRace, RegionCoinsRace

ratmen = Race(
    "base.ratmen",
    tokens=8,
    supply=13,
    name={"en": "Ratmen", "ru": "Крысолюды"},
    text={"en": "No benefit but their number.", "ru": "Никаких преимуществ, кроме численности."},
    clauses=("SW-RACE-RATMEN-1",),
)

humans = RegionCoinsRace(
    "base.humans",
    tokens=5,
    supply=10,
    terrain="farmland",
    reason="farmland",
    name={"en": "Humans", "ru": "Люди"},
    text={"en": "+1 coin for each farmland region.", "ru": "+1 монета за каждую область полей."},
    clauses=("SW-RACE-HUMANS-1",),
)

wizards = RegionCoinsRace(
    "base.wizards",
    tokens=5,
    supply=10,
    symbol="magic",
    reason="magic sources",
    name={"en": "Wizards", "ru": "Волшебники"},
    text={
        "en": "+1 coin for each region with a magic source.",
        "ru": "+1 монета за каждую область с магическим источником.",
    },
    clauses=("SW-RACE-WIZARDS-1",),
)

orcs = ConquestCoinsRace(
    "base.orcs",
    tokens=5,
    supply=10,
    reason="non-empty conquests",
    name={"en": "Orcs", "ru": "Орки"},
    text={
        "en": "+1 coin for each non-empty region conquered this turn.",
        "ru": "+1 монета за каждую непустую область, захваченную в этот ход.",
    },
    clauses=("SW-RACE-ORCS-1", "SW-RACE-ORCS-2"),
)

tritons = DiscountRace(
    "base.tritons",
    tokens=6,
    supply=11,
    coast=True,
    reason="coast",
    name={"en": "Tritons", "ru": "Тритоны"},
    text={"en": "Coastal regions cost 1 less.", "ru": "Прибрежные области стоят на 1 жетон меньше."},
    clauses=("SW-RACE-TRITONS-1", "SW-RACE-TRITONS-2"),
)
