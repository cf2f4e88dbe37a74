"""Ways to conquer and other acts that pieces offer: modes, boosts, own actions, and when the die is rolled."""

from __future__ import annotations

from typing import Final, NamedTuple

from swcore.engine.answers import EVERYWHERE, Gate, Modifier

FROM_HAND: Final = "hand"
FROM_TRAY: Final = "tray"
# Which of several dice counts.
SUM: Final = "sum"
BEST: Final = "best"
WORST: Final = "worst"
# What a limit counts in.
PER_TURN: Final = "turn"
PER_GAME: Final = "game"
PER_OPPONENT: Final = "opponent"


class Mode(NamedTuple):
    """An exclusive way to conquer, as `conquest_modes` answers it.

    Attributes:
        name: the word in the action's text, such as `charge`.
        cost: tokens used, whatever the region's cost; None for the region's cost.
        source: `hand`, `tray`, or the id of a marker that conquers instead of tokens. None in hand is needed but from `hand`.
        clause: id of the rule clause behind it.
        gates: what closes regions to this mode, besides the gates of every conquest.
        reach: mask of further regions in its reach.
        modifiers: further changes of the cost, for a mode with the region's cost; of one with its own, only floors.
        price: coins to the seat that holds the region, to the bank where nobody does.
        rolls: whether the die is rolled once the region is named: it costs that much less, and a seat that falls short may make
            it its final attempt with a second roll.
        dice: how many dice are rolled for one that rolls, at most 8.
        keep: which of them counts: the `sum` of all, the `best` or the `worst`.
        pierces: mask of the regions that neither immunity, nor a gate of others, nor a die that they demand closes to it.
        limit: how often the army may use it, failed tries included; None for no limit, which for one that rolls is once.
        per: what the limit counts in: `turn`; `game`, as long as the army is in the game; `opponent`, in a turn against each
            opponent, regions of nobody and of the own seat not counted.
        limit_clause: id of the rule clause behind the limit; `clause` when "".
        shares: names of other modes, boosts and uses of the piece that count for the same limit.
    """

    name: str
    cost: int | None
    source: str
    clause: str
    gates: tuple[Gate, ...] = ()
    reach: int = 0
    modifiers: tuple[Modifier, ...] = ()
    price: int = 0
    rolls: bool = False
    limit: int | None = None
    per: str = PER_TURN
    limit_clause: str = ""
    shares: tuple[str, ...] = ()
    dice: int = 1
    keep: str = SUM
    pierces: int = 0


class Verdict(NamedTuple):
    """Who has won, as `conquest_winner` answers it.

    Attributes:
        seats: those that win together, whatever they own; () for nobody. The others are ranked behind them.
        reason: short label in English.
        clause: id of the rule clause behind it, or "".
        behind: those that share the next places, from the front, such as the other teams; seats in none of them follow as usual.
    """

    seats: tuple[int, ...]
    reason: str
    clause: str = ""
    behind: tuple[tuple[int, ...], ...] = ()


class Boost(NamedTuple):
    """An extra for one conquest, as `conquest_boosts` answers it; it goes with any mode and with other boosts.

    Attributes:
        name: the word in the action's text, such as `sprint`.
        clause: id of the rule clause behind it.
        reach: mask of further regions in its reach.
        modifiers: changes of the cost.
        gates: what closes regions to a conquest with it.
        limit, per, limit_clause, shares: how often it may be used, as for a `Mode`.
        price: coins, paid as for a `Mode` and besides its price.
        group: of the boosts with the same word here one goes with a conquest; "" for a boost that goes with all.
        pierces: as for a `Mode`.
    """

    name: str
    clause: str
    reach: int = 0
    modifiers: tuple[Modifier, ...] = ()
    gates: tuple[Gate, ...] = ()
    limit: int | None = None
    per: str = PER_TURN
    limit_clause: str = ""
    shares: tuple[str, ...] = ()
    price: int = 0
    group: str = ""
    pierces: int = 0


class Use(NamedTuple):
    """An act of a piece during the conquests, as `conquest_uses` answers it: `use NAME REGION`.

    Attributes:
        name: the word in the action's text.
        where: mask of the regions that it may be aimed at.
        clause: id of the rule clause behind it.
        gates: why regions are closed to it; regions outside `where` need one to say so.
        kind: what it is to a region's holder: `eviction` (making tokens leave) or `effect`; tolls depend on it.
        limit, per, limit_clause, shares: how often it may be used, as for a `Mode`.
    """

    name: str
    where: int
    clause: str
    gates: tuple[Gate, ...] = ()
    kind: str = "effect"
    limit: int | None = None
    per: str = PER_TURN
    limit_clause: str = ""
    shares: tuple[str, ...] = ()


class DiePolicy(NamedTuple):
    """What `conquest_die` answers.

    Attributes:
        before: whether the die may be rolled before each conquest; the roll then counts for the next conquest only.
        clause: id of the rule clause behind it.
        dice: how many dice are rolled, at most 8; for a final attempt, for a mode that rolls, and before a conquest. Of several
            policies, and of the mode, the one with the most dice counts.
        keep: which of them counts: the `best`, the `worst`, or the `sum` of all, which makes a final attempt possible where as
            many more tokens are missing.
        where: mask of the regions in which dice and minimum count; before a region is named only when it is EVERYWHERE.
        minimum: what a result counts for at least.
    """

    before: bool
    clause: str
    dice: int = 1
    keep: str = BEST
    where: int = EVERYWHERE
    minimum: int = 0


class DieDemand(NamedTuple):
    """What `conquest_guarded` answers: the die decides whether another army may conquer some regions at all.

    Attributes:
        where: mask of the regions.
        minimum: what the die must show at least, or the region is closed to that army for the rest of the turn.
        clause: id of the rule clause behind it, or "".
    """

    where: int
    minimum: int
    clause: str = ""
