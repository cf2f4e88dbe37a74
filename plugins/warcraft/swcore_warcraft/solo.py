"""The solo and two-player game: the Murlocs are an active people of nobody, who move after every player. WC-SOLO-1 to 12.

Its sheet is known in part only (WC-SOLO-1 to 5). What that leaves open is decided here, each decision a clause of its own:

- where they start, and that the fifteenth Murloc stays out of the game (WC-SOLO-6);
- that with two players they move, and score, after the turn of each (WC-SOLO-7);
- how they take up tokens, what they may reach, which of equally cheap regions they take, and what becomes of tokens that do not
  suffice (WC-SOLO-8); that they pay no toll (WC-SOLO-9);
- what they score (WC-SOLO-10); that two players add their coins up, and that a tie is lost (WC-SOLO-11);
- that markers are of no use to them (WC-SOLO-12).
"""

from collections.abc import Iterable

from swcore import Option, hookimpl
from swcore.conquest import ASIDE, TRAY, Army, Effects, Rule, Verdict, View, fx
from swcore.engine import Effect
from swcore_warcraft.map_pieces import murlocs
from swcore_warcraft.places.legendary import TAG, well_of_eternity

ROUNDS = 9
OUT_OF_GAME = 1  # of their tokens
MOVE = "move"
BEFORE = "regroup"  # the step that they move before: players place what they lost to them
VARIANT = Option(
    "murlocs_variant",
    (False, True),
    False,
    clauses=("WC-OPT-4", "WC-SOLO-1..12"),
    text={
        "en": "One player, or two together, against the Murlocs: they conquer after every turn and score their regions; after "
        "nine rounds the players win with more coins than they have.",
        "ru": "Один игрок или двое вместе против мурлоков: после каждого хода они захватывают области и получают за свои монеты; "
        "через девять раундов игроки побеждают, если монет у них больше.",
    },
    seats=(1, 2),
)


def people(view: View) -> Army:
    """Return the army of the Murlocs, which never leaves the game."""
    return next(army for army in view.armies if army.race == murlocs.id)


def cheapest(view: View, army: Army) -> tuple[int, int] | None:
    """Return what the Murlocs conquer next as (tokens, region), or None where they can afford nothing (WC-SOLO-4, WC-SOLO-8)."""
    found = min(((view.cost(army, region), region) for region in view.ground.bits(view.open(army))), default=None)
    return found if found is not None and found[0] <= view.tray(army.race) else None


def settle_well(view: View) -> list[Effect]:
    """Return what takes the Well of Eternity to water when the Murlocs have found it, for nobody is asked (WC-SOLO-12)."""
    dry = view.marked(well_of_eternity.id) & ~view.ground.water
    if not dry:
        return []
    (region, *_) = view.ground.bits(dry)
    waters = view.ground.bits(view.island(region) & view.ground.water)
    well = well_of_eternity.id
    return [fx.carry(well, region, waters[0]) if waters else fx.redraw(region, well, TAG)]


def taken_up(view: View, army: Army) -> Iterable[Effect]:
    """Return what takes all their tokens but one a region beside the board (WC-SOLO-8)."""
    spare = ((region, view.tokens(region) - 1) for region in view.ground.bits(army.regions))
    return (fx.tokens(army, region, TRAY, count) for region, count in spare if count)


class Revenge(Rule):
    @hookimpl
    def conquest_round(self, view: View, army: Army | None, moment: str) -> Effects:
        if view.turn != 1 or moment != "start":
            return None
        them, length = people(view), [] if view.ground.rounds else [fx.rounds(ROUNDS - view.rounds)]
        left_out = fx.tokens(them, TRAY, ASIDE, OUT_OF_GAME)
        return [*length, left_out, fx.rouse(them), fx.then(them, MOVE, "")]

    @hookimpl
    def conquest_steps(self, view: View, army: Army | None, seat: int, steps: tuple[str, ...]) -> tuple[str, ...] | None:
        own = f"rule:{self.id}"
        if BEFORE not in steps or own in steps:
            return None
        place = steps.index(BEFORE)
        return (*steps[:place], own, *steps[place:])

    @hookimpl
    def conquest_turn(self, view: View, army: Army | None, seat: int) -> Effects:
        them = people(view)
        return [*taken_up(view, them), fx.then(them, MOVE, MOVE)]

    @hookimpl
    def conquest_answered(self, view: View, army: Army, key: str, answer: str) -> Effects:
        """Move on: one conquest after the other, then the coins."""
        settled = settle_well(view)
        if not answer:  # the game begins
            return settled
        found = cheapest(view, army)
        if found is None:
            return [*settled, fx.purse(army.race, army.regions.bit_count(), "regions", "WC-SOLO-10")]
        tokens, region = found
        return [*settled, fx.conquer(army, region, tokens, TRAY), fx.then(army, MOVE, MOVE)]

    @hookimpl
    def conquest_winner(self, view: View) -> Verdict:
        seats = tuple(range(view.seats))
        if sum(map(view.coins_of, seats)) > view.purse(murlocs.id):
            return Verdict(seats, "richer-than-murlocs", "WC-SOLO-5")
        return Verdict((), "murlocs-as-rich", "WC-SOLO-11")


revenge = Revenge(
    "warcraft.revenge_of_the_murlocs",
    emblem="fish",
    name={"en": "Revenge of the Murlocs", "ru": "Месть мурлоков"},
    text="The Murlocs conquer the cheapest regions after every turn and score them; the players must have more coins in the end.",
    text_ru="После каждого хода мурлоки захватывают самые дешёвые области и получают за свои монеты; в конце у игроков должно "
    "быть больше.",
    clauses="WC-SOLO-1..12",
    options=(VARIANT,),
    when=(VARIANT, True),
)
