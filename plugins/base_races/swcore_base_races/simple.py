"""Races that need no code: values of ready-made classes."""

from swcore import Option
from swcore.conquest import Race
from swcore.conquest.effects import ConquestCoinsRace, DiscountRace, RegionCoinsRace

WIZARDS_SCORE = Option(
    "wizards_score",
    ("occupied", "conquered_this_turn"),
    "occupied",
    clauses=("ED-6", "SW-RACE-WIZARDS-1"),
    text={
        "en": "Wizards are paid for every region with a magic source that they occupy, or only for those conquered this turn.",
        "ru": "Волшебникам платят за каждую занятую область с источником магии или только за захваченные в этот ход.",
    },
)
DWARVES_IN_DECLINE = Option(
    "dwarves_score_in_decline",
    (True, False),
    True,
    clauses=("ED-4", "SW-RACE-DWARVES-2"),
    text={
        "en": "Dwarves are paid for their mines in decline, too.",
        "ru": "Дварфам платят за шахты и в упадке.",
    },
)
ORCS_NON_EMPTY = Option(
    "orcs_require_non_empty",
    (True, False),
    True,
    clauses=("ED-7", "SW-RACE-ORCS-1"),
    text={
        "en": "Orcs are paid for conquests of non-empty regions only, not for every conquest.",
        "ru": "Оркам платят только за захват непустых областей, а не за каждый захват.",
    },
)

ratmen = Race(
    "base.ratmen",
    tokens=8,
    emblem="rat",
    supply=13,
    name={"en": "Ratmen", "ru": "Крысолюды"},
    text={"en": "No benefit beyond their number.", "ru": "Никаких преимуществ, кроме численности."},
    clauses=("SW-RACE-RATMEN-1",),
)

humans = RegionCoinsRace(
    "base.humans",
    tokens=5,
    emblem="crown",
    supply=10,
    terrain="farmland",
    reason="farmland",
    name={"en": "Humans", "ru": "Люди"},
    text={"en": "+1 coin for each farmland region they occupy.", "ru": "+1 монета за каждую занятую ими область полей."},
    clauses=("SW-RACE-HUMANS-1",),
)

wizards = RegionCoinsRace(
    "base.wizards",
    tokens=5,
    emblem="magic",
    supply=10,
    symbol="magic",
    counts=WIZARDS_SCORE,
    reason="magic-sources",
    name={"en": "Wizards", "ru": "Волшебники"},
    text="+1 coin for each region with a magic source that they occupy.",
    text_ru="+1 монета за каждую занятую ими область с источником магии.",
    clauses=("SW-RACE-WIZARDS-1",),
)

dwarves = RegionCoinsRace(
    "base.dwarves",
    tokens=3,
    emblem="hammer",
    supply=8,
    symbol="mine",
    declined=DWARVES_IN_DECLINE,
    reason="mines",
    name={"en": "Dwarves", "ru": "Дварфы"},
    text="+1 coin for each region with a mine that they occupy, in decline too.",
    text_ru="+1 монета за каждую занятую ими область с шахтой, и в упадке тоже.",
    clauses="SW-RACE-DWARVES-1..3",
)

orcs = ConquestCoinsRace(
    "base.orcs",
    tokens=5,
    emblem="axe",
    supply=10,
    non_empty=ORCS_NON_EMPTY,
    reason="non-empty-conquests",
    name={"en": "Orcs", "ru": "Орки"},
    text="+1 coin for each non-empty region they conquered this turn.",
    text_ru="+1 монета за каждую непустую область, захваченную ими в этот ход.",
    clauses=("SW-RACE-ORCS-1", "SW-RACE-ORCS-2"),
)

tritons = DiscountRace(
    "base.tritons",
    tokens=6,
    emblem="fish",
    supply=11,
    coast=True,
    reason="coast",
    name={"en": "Tritons", "ru": "Тритоны"},
    text="Regions beside a sea or a lake cost 1 token less, at least 1.",
    text_ru="Области у моря или озера стоят на 1 жетон меньше, но не менее 1.",
    clauses=("SW-RACE-TRITONS-1", "SW-RACE-TRITONS-2"),
)
