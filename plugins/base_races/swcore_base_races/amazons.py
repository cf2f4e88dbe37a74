"""Amazons: four more tokens, for conquest only.

After each redeployment four tokens are set aside, the last ones of regions if no others are left; they come back when the troops
are readied. SW-RACE-AMAZONS-1 to 7.
"""

from swcore import Modifier, Option, hookimpl
from swcore.conquest import Army, Effects, Race, View, fx

EXTRA = 4
FOR_CONQUEST = Modifier(EXTRA, "for-conquest", "SW-RACE-AMAZONS-1")
STRICT = Option(
    "amazons_strict_removal",
    (True, False),
    True,
    clauses=("ED-9", "SW-RACE-AMAZONS-3", "SW-RACE-AMAZONS-4"),
    text={
        "en": "Amazons always set 4 tokens aside, even the last ones of regions; or only tokens that no region needs.",
        "ru": "Амазонки всегда откладывают 4 жетона, если надо, то и последние в областях; иначе только лишние.",
    },
)


class Amazons(Race):
    @hookimpl
    def conquest_tokens(self, view: View, army: Army) -> Modifier:
        return FOR_CONQUEST

    @hookimpl
    def conquest_ready(self, view: View, army: Army) -> Effects:
        return fx.recover(army) if army.aside else None

    @hookimpl(order=10)
    def conquest_redeployed(self, view: View, army: Army) -> Effects:
        spare = min(EXTRA, army.placed - view.held(army))  # SW-RACE-AMAZONS-3: first what no region needs
        if not view.option(STRICT.name):
            return fx.ask_remove(army, spare)
        return [fx.ask_remove(army, spare), fx.ask_remove(army, EXTRA - spare, leave=0)]


amazons = Amazons(
    "base.amazons",
    tokens=6,
    emblem="bow",
    supply=15,
    name={"en": "Amazons", "ru": "Амазонки"},
    text={
        "en": "4 extra tokens, for conquest only: after each redeployment set 4 tokens aside until your next turn, "
        "even the last ones of regions if you must.",
        "ru": "4 дополнительных жетона только для захвата: после каждой перегруппировки отложите 4 жетона до вашего "
        "следующего хода, если надо, то и последние в областях.",
    },
    clauses="SW-RACE-AMAZONS-1..7",
    options=(STRICT,),
)
