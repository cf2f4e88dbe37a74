"""Humans: two military objectives, which pay whoever takes them for anybody but the Horde. WC-RACE-HUMANS-1 to 6."""

from swcore import hookimpl
from swcore.conquest import Army, Conquest, Effects, Marker, Race, View, fx
from swcore.engine import Effect
from swcore_warcraft.factions import ALLIANCE, HORDE, held_by

OBJECTIVES, COINS = 2, 2
REASON = "objective"

military_objective = Marker(
    "warcraft.military_objective",
    emblem="flag",
    name={"en": "Military Objective", "ru": "Военная цель"},
    text="Whoever conquers its region gains 2 coins, and so do the Humans; the Horde gains nothing.",
    text_ru="Захвативший область получает 2 монеты, и люди тоже; Орда не получает ничего.",
    clauses=("WC-RACE-HUMANS-1", "WC-RACE-HUMANS-2", "WC-RACE-HUMANS-4", "WC-TERM-2"),
    supply=OBJECTIVES,
    leaves_on_abandon=False,
    stays_for=HORDE,
    returns_to="owner",
)


class Humans(Race):
    @hookimpl(order=10)
    def conquest_turn_end(self, view: View, army: Army) -> Effects:
        free = view.ground.all & ~held_by(view, ALLIANCE)
        lifted = fx.lift(army, military_objective.id)
        return [lifted, fx.ask_place(army, military_objective.id, OBJECTIVES, where=free, per_region=1)]

    @hookimpl
    def conquest_conquered(self, army: Army, conquest: Conquest) -> Effects:
        return prize(army.seat, "WC-RACE-HUMANS-2") if taken(conquest) else None

    @hookimpl
    def conquest_witnessed(self, view: View, army: Army, attacker: int, conquest: Conquest) -> Effects:
        conqueror = view.army(attacker)
        if conqueror is None or not taken(conquest):
            return None
        return [prize(conqueror.seat, "WC-RACE-HUMANS-2"), prize(army.seat, "WC-RACE-HUMANS-3")]


def taken(conquest: Conquest) -> bool:
    """Return whether a conquest took an objective."""
    return military_objective.id in conquest.markers


def prize(seat: int | None, clause: str) -> Effect:
    """Return the payment of the bank for an objective."""
    return fx.pay(None, seat, COINS, REASON, clause)


humans = Humans(
    "warcraft.humans",
    tokens=5,
    emblem="sword",
    supply=10,
    tags=("alliance",),
    name={"en": "Humans", "ru": "Люди"},
    text={
        "en": "At the end of your turn put 2 objectives on regions the Alliance does not hold: who takes one gains 2 coins, "
        "and you too, unless it is the Horde.",
        "ru": "В конце хода поставьте 2 цели в области, не занятые Альянсом: взявший цель получает 2 монеты, и вы тоже, "
        "если это не Орда.",
    },
    clauses="WC-RACE-HUMANS-1..6",
)
