"""Ready-made effect classes: where packs import them from."""

from swcore.conquest.content.effects import (
    ConquestCoins,
    ConquestCoinsRace,
    Discount,
    DiscountRace,
    FlatCoins,
    RegionCoins,
    RegionCoinsRace,
)

__all__ = [
    "ConquestCoins",
    "ConquestCoinsRace",
    "Discount",
    "DiscountRace",
    "FlatCoins",
    "RegionCoins",
    "RegionCoinsRace",
]
