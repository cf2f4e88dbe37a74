"""Ready-made classes of races and powers: where packs import them from."""

from swcore.conquest.content.ready_made import (
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
