"""What lies on the islands from the beginning: Murlocs, mountains, and the markers that lie face down."""

from swcore.conquest import Marker, Natives

NOBODYS = "nobodys"  # a people that belongs to nobody: none of its tokens has others to join
WORK = "work"  # what is built in a region and defends it: a fort, a wall

murlocs = Natives(
    "warcraft.murlocs",
    emblem="fish",
    tags=(NOBODYS,),
    name={"en": "Murlocs", "ru": "Мурлоки"},
    text="A people in decline that belongs to nobody: one token defends its region and never comes back.",
    text_ru="Угасший народ, который никому не принадлежит: один жетон защищает область и, побеждённый, не возвращается.",
    clauses=("WC-SETUP-8", "WC-MURLOC-1", "WC-MURLOC-2", "WC-MURLOC-4", "WC-LOSS-5"),
    symbol="murloc",
    supply=15,
)

mountain = Marker(
    "warcraft.mountain",
    name={"en": "Mountain", "ru": "Гора"},
    text="Protects whoever holds its region; never leaves.",
    text_ru="Защищает того, кто держит область; никогда не уходит.",
    clauses=("WC-SETUP-9", "WC-CONQ-2", "WC-MAP-4", "WC-TERM-1"),
    supply=10,
    defence=1,
    leaves_on_conquest=False,
    leaves_on_abandon=False,
    leaves_on_decline=False,
    returns_to="none",
    starts_on="mountain",
)

face_down = Marker(
    "warcraft.face_down",
    emblem="eye",
    name={"en": "Face-down marker", "ru": "Скрытый жетон"},
    text="An artifact or a legendary place: it is turned face up when its region is conquered.",
    text_ru="Артефакт или легендарное место: открывается, когда область захвачена.",
    clauses=("WC-SETUP-10", "WC-MARK-1", "WC-MARK-3", "WC-MARK-5"),
    leaves_on_conquest=False,
    leaves_on_abandon=False,
    leaves_on_decline=False,
    returns_to="none",
    starts_at="artifact_slot",
    hides=True,
)
