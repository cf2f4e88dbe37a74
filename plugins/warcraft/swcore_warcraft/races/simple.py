"""Races that need no code: values of ready-made classes."""

from swcore.conquest.effects import DiscountRace, RegionCoinsRace

blood_elves = RegionCoinsRace(
    "warcraft.blood_elves",
    tokens=5,
    emblem="sun",
    supply=10,
    tags=("horde",),
    symbol="magic",
    reason="magic-regions",
    name={"en": "Blood Elves", "ru": "Эльфы крови"},
    text="+1 coin for each magic region they occupy.",
    text_ru="+1 монета за каждую занятую ими волшебную область.",
    clauses=("WC-RACE-BLOODELVES-1",),
)

dwarves = DiscountRace(
    "warcraft.dwarves",
    tokens=5,
    emblem="axe",
    supply=10,
    tags=("alliance",),
    less=2,
    terrain=("mountain",),
    reason="mountain",
    name={"en": "Dwarves", "ru": "Дворфы"},
    text="Mountain regions cost 2 tokens less, at least 1.",
    text_ru="Горные области стоят на 2 жетона меньше, но не менее 1.",
    clauses=("WC-RACE-DWARVES-1",),
)
