"""The team variant: four players, Alliance against Horde, who pick races of their side and add their coins up. WC-TEAM-1 to 8."""

from swcore import EVERYWHERE, Gate, Option, hookimpl
from swcore.conquest import Combo, Rule, Verdict, View
from swcore_warcraft.factions import ALLIANCE, HORDE, OPPOSITE, faction

SIDES = (ALLIANCE, HORDE)
CLOSED = Gate("enemy-faction", EVERYWHERE, "WC-TEAM-5")
VARIANT = Option(
    "team_variant",
    (False, True),
    False,
    clauses=("WC-OPT-3", "WC-TEAM-5..8"),
    text={
        "en": "Four players in two teams: seats 1 and 3 are the Alliance, 2 and 4 the Horde. Each picks races of their faction "
        "or neutral ones, and the team with more coins together wins.",
        "ru": "Четыре игрока в двух командах: места 1 и 3 — Альянс, 2 и 4 — Орда. Каждый берёт народы своей фракции или "
        "нейтральные, побеждает команда, у которой вместе больше монет.",
    },
    seats=(4,),
)


def side_of(seat: int) -> str:
    """Return the faction that a seat plays for: Alliance and Horde alternate (WC-TEAM-5)."""
    return SIDES[seat % 2]


def team(side: str) -> tuple[int, int]:
    """Return the two seats of a side."""
    first = SIDES.index(side)
    return first, first + 2


def partner(seat: int) -> int:
    """Return the other seat of the same team."""
    return (seat + 2) % 4


def board_tokens(view: View, side: str) -> int:
    """Return the race tokens of a team on the boards, with the bodies that count as such (WC-END-2, WC-END-4)."""
    armies = [army for army in view.armies if army.seat in team(side)]
    bodies = sum(view.counted(region, "tie_break") for army in armies for region in view.ground.bits(army.regions))
    return bodies + sum(army.placed for army in armies)


def playing(view: View, side: str) -> bool:
    """Return whether anybody of a team is still in the game."""
    return any(seat in view.opponents(partner(seat)) for seat in team(side))


class Teams(Rule):
    @hookimpl
    def conquest_closes(self, view: View, seat: int, picked: Combo) -> Gate | None:
        return CLOSED if faction(view, picked.race) == OPPOSITE[side_of(seat)] else None

    @hookimpl
    def conquest_winner(self, view: View) -> Verdict:
        totals = {side: (sum(map(view.coins_of, team(side))), board_tokens(view, side)) for side in SIDES if playing(view, side)}
        best = max(totals.values())
        behind = tuple(team(side) for side, total in sorted(totals.items(), key=lambda one: one[1], reverse=True) if total < best)
        coins = [total for total, _ in totals.values()]
        reason = "team-alone" if len(coins) == 1 else "team-coins" if len(set(coins)) > 1 else "team-tokens"
        winners = [side for side, total in totals.items() if total == best]
        seats = tuple(sorted(seat for side in winners for seat in team(side)))
        return Verdict(seats, "teams-level" if len(winners) > 1 else reason, "WC-TEAM-7", behind)


teams = Teams(
    "warcraft.alliance_against_horde",
    emblem="swords",
    name={"en": "Alliance against Horde", "ru": "Альянс против Орды"},
    text="Two against two: races of the own faction and neutral ones are open, and the coins of both players count together.",
    text_ru="Двое на двое: открыты народы своей фракции и нейтральные, монеты обоих игроков складываются.",
    clauses="WC-TEAM-1..8",
    when=(VARIANT, True),
)
