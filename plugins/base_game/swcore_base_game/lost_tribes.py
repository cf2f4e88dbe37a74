"""The Lost Tribes."""

from swcore.conquest import Natives

lost_tribes = Natives(
    "base.lost_tribes",
    emblem="spear",
    name={"en": "Lost Tribes", "ru": "Забытые племена"},
    text="Remnants of peoples long in decline: one token defends its region and never comes back.",
    text_ru="Остатки давно угасших народов: один жетон защищает область и, побеждённый, не возвращается.",
    clauses=("SW-SETUP-9", "SW-DEF-5", "SW-DEF-16", "SW-CONQ-3", "SW-CONQ-16"),
    symbol="lost_tribe",
    supply=18,
)
