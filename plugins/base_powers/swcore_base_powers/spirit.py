"""Spirit: in decline the army does not count for the limit of one, and keeps its badge. SW-POWER-SPIRIT-1 to 6."""

from swcore import hookimpl
from swcore.conquest import Army, Power, View


class Spirit(Power):
    @hookimpl(declined="also")
    def conquest_outside_limit(self, view: View, army: Army) -> bool:
        return True


spirit = Spirit(
    "base.spirit",
    tokens=5,
    emblem="ghost",
    name={"en": "Spirit", "ru": "Призрачные"},
    text="In decline this race does not count for the limit of one: you may have another race in decline, and score both.",
    text_ru="В упадке этот народ не учитывается в пределе: у вас может быть ещё один народ в упадке, и оба приносят монеты.",
    clauses="SW-POWER-SPIRIT-1..6",
)
