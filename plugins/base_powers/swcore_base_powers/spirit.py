"""Spirit: in decline the army does not count for the limit of one. SW-POWER-SPIRIT-1 to 6."""

from swcore import hookimpl
from swcore.conquest import Army, Power, View


class Spirit(Power):
    """Spirit."""

    @hookimpl(declined="also")
    def conquest_outside_limit(self, view: View, army: Army) -> bool:
        return True


spirit = Spirit(
    "base.spirit",
    tokens=5,
    name={"en": "Spirit", "ru": "Призрачные"},
    text={
        "en": "In decline this race does not count for the limit: you may have another one in decline, and score both.",
        "ru": "В упадке народ не учитывается в ограничении: у вас может быть ещё один угасший народ, и оба приносят монеты.",
    },
    clauses=tuple(f"SW-POWER-SPIRIT-{number}" for number in range(1, 7)),
)
