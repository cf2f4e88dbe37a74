"""Markers that belong to the map."""

from swcore.conquest import Marker

mountain = Marker(
    "base.mountain",
    name={"en": "Mountain", "ru": "Гора"},
    text="Protects whoever holds its region; never leaves.",
    text_ru="Защищает того, кто держит область; никогда не уходит.",
    clauses=("SW-SETUP-10", "SW-CONQ-4", "SW-CONQ-15", "SW-DEF-6"),
    supply=9,
    defence=1,
    leaves_on_conquest=False,
    leaves_on_abandon=False,
    leaves_on_decline=False,
    returns_to="none",
    starts_on="mountain",
)
