"""Powers that need no code: values of ready-made classes."""

from swcore.conquest import Power
from swcore.conquest.effects import ConquestCoins, Discount, RegionCoins
from swcore_warcraft.travel import SAILS

battlemaster = ConquestCoins(
    "warcraft.battlemaster",
    tokens=5,
    emblem="swords",
    proposed=True,
    reason="non-empty-conquests",
    name={"en": "Battlemaster", "ru": "Воинствующие"},
    text="+1 coin for each non-empty region conquered this turn.",
    text_ru="+1 монета за каждую непустую область, захваченную в этот ход.",
    clauses=("WC-POWER-BATTLEMASTER-1",),
)

blacksmith = Discount(
    "warcraft.blacksmith",
    tokens=4,
    emblem="hammer",
    proposed=True,
    name={"en": "Blacksmith", "ru": "Кузнечные"},
    text="Every region costs 1 token less, at least 1.",
    text_ru="Любая область стоит на 1 жетон меньше, но не менее 1.",
    clauses=("WC-POWER-BLACKSMITH-1",),
)

farmer = RegionCoins(
    "warcraft.farmer",
    tokens=4,
    emblem="farmland",
    proposed=True,
    terrain="farmland",
    name={"en": "Farmer", "ru": "Фермерские"},
    text={"en": "+1 coin for each farmland region.", "ru": "+1 монета за каждую область полей."},
    clauses=("WC-POWER-FARMER-1",),
)

herbalist = RegionCoins(
    "warcraft.herbalist",
    tokens=4,
    emblem="flower",
    terrain="hill",
    name={"en": "Herbalist", "ru": "Знахарствующие"},
    text={"en": "+1 coin for each hill region.", "ru": "+1 монета за каждую область холмов."},
    clauses=("WC-POWER-HERBALIST-1",),
)

mining = RegionCoins(
    "warcraft.mining",
    tokens=4,
    emblem="mine",
    proposed=True,
    symbol="cavern",
    reason="caverns",
    name={"en": "Mining", "ru": "Горнодобывающие"},
    text={"en": "+1 coin for each region with a cavern.", "ru": "+1 монета за каждую область с пещерой."},
    clauses=("WC-POWER-MINING-1",),
)

mountaineer = RegionCoins(
    "warcraft.mountaineer",
    tokens=4,
    emblem="mountain",
    proposed=True,
    terrain="mountain",
    name={"en": "Mountaineer", "ru": "Скалолазные"},
    text={"en": "+1 coin for each mountain region.", "ru": "+1 монета за каждую горную область."},
    clauses=("WC-POWER-MOUNTAINEER-1",),
)

ranger = RegionCoins(
    "warcraft.ranger",
    tokens=4,
    emblem="bow",
    proposed=True,
    terrain="forest",
    name={"en": "Ranger", "ru": "Лесные"},
    text={"en": "+1 coin for each forest region.", "ru": "+1 монета за каждую область леса."},
    clauses=("WC-POWER-RANGER-1",),
)

sailing = Power(
    "warcraft.sailing",
    tokens=5,
    emblem="ship",
    proposed=True,
    tags=(SAILS,),
    name={"en": "Sailing", "ru": "Мореходные"},
    text={"en": "No travel cost.", "ru": "Переправа ничего не стоит."},
    clauses=("WC-POWER-SAILING-1",),
)

swampwalker = RegionCoins(
    "warcraft.swampwalker",
    tokens=4,
    emblem="swamp",
    proposed=True,
    terrain="swamp",
    name={"en": "Swampwalker", "ru": "Болотоходные"},
    text={"en": "+1 coin for each swamp region.", "ru": "+1 монета за каждую область болот."},
    clauses=("WC-POWER-SWAMPWALKER-1",),
)
