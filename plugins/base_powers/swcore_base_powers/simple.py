"""Powers that need no code: values of ready-made classes."""

from swcore.conquest.effects import ConquestCoins, Discount, FlatCoins, RegionCoins

alchemist = FlatCoins(
    "base.alchemist",
    tokens=4,
    emblem="flask",
    coins=2,
    reason="alchemy",
    name={"en": "Alchemist", "ru": "Учёные"},
    text={"en": "+2 coins at the end of each of your turns.", "ru": "+2 монеты в конце каждого вашего хода."},
    clauses=("SW-POWER-ALCHEMIST-1",),
)

commando = Discount(
    "base.commando",
    tokens=4,
    emblem="sword",
    reason="commando",
    name={"en": "Commando", "ru": "Боевые"},
    text={"en": "Any region costs 1 token less.", "ru": "Любая область стоит на 1 жетон меньше."},
    clauses=("SW-POWER-COMMANDO-1", "SW-POWER-COMMANDO-2"),
)

forest = RegionCoins(
    "base.forest",
    tokens=4,
    terrain="forest",
    name={"en": "Forest", "ru": "Лесные"},
    text={"en": "+1 coin for each forest region you occupy.", "ru": "+1 монета за каждую занятую область леса."},
    clauses=("SW-POWER-FOREST-1",),
)

hill = RegionCoins(
    "base.hill",
    tokens=4,
    terrain="hill",
    name={"en": "Hill", "ru": "Холмовые"},
    text={"en": "+1 coin for each hill region you occupy.", "ru": "+1 монета за каждую занятую область холмов."},
    clauses=("SW-POWER-HILL-1",),
)

merchant = RegionCoins(
    "base.merchant",
    tokens=2,
    emblem="coins",
    reason="trade",
    name={"en": "Merchant", "ru": "Скаредные"},
    text={"en": "+1 coin for each region you occupy.", "ru": "+1 монета за каждую занятую область."},
    clauses=("SW-POWER-MERCHANT-1",),
)

mounted = Discount(
    "base.mounted",
    tokens=5,
    emblem="horse",
    terrain=("hill", "farmland"),
    reason="mounted",
    name={"en": "Mounted", "ru": "Верховые"},
    text={"en": "Hill and farmland regions cost 1 token less.", "ru": "Области холмов и полей стоят на 1 жетон меньше."},
    clauses=("SW-POWER-MOUNTED-1", "SW-POWER-MOUNTED-2"),
)

pillaging = ConquestCoins(
    "base.pillaging",
    tokens=5,
    emblem="chest",
    reason="pillage",
    name={"en": "Pillaging", "ru": "Разбойные"},
    text="+1 coin for each non-empty region conquered this turn.",
    text_ru="+1 монета за каждую непустую область, захваченную в этот ход.",
    clauses=("SW-POWER-PILLAGING-1", "SW-POWER-PILLAGING-2"),
)

swamp = RegionCoins(
    "base.swamp",
    tokens=4,
    terrain="swamp",
    name={"en": "Swamp", "ru": "Болотные"},
    text={"en": "+1 coin for each swamp region you occupy.", "ru": "+1 монета за каждую занятую область болот."},
    clauses=("SW-POWER-SWAMP-1",),
)
