"""What each hook of the family may be answered with; the specs say which hook takes which.

The checks are told the `Kit` of the army: how large its board is, and which markers the game has.
"""

from __future__ import annotations

from typing import Any

from swcore.conquest.content.offers import (
    BEST,
    FROM_HAND,
    FROM_TRAY,
    PER_GAME,
    PER_OPPONENT,
    PER_TURN,
    SUM,
    WORST,
    Boost,
    DieDemand,
    DiePolicy,
    Mode,
    Use,
    Verdict,
)
from swcore.conquest.position.actions import DIE, NORMAL
from swcore.conquest.position.counting import Counts
from swcore.conquest.position.kits import MASK as REGIONS
from swcore.conquest.position.tables import OWN_STEP
from swcore.conquest.position.tolls import CONQUEST, EFFECT, EVICTION
from swcore.engine.actions import is_word
from swcore.engine.answers import ADD, PHASES, Gate, Modifier, Toll
from swcore.engine.ask import Answers
from swcore.engine.checks import COUNT, FLAG, TEXT, WHOLE, Check, Known, Several, Shape, one_of, optional, whole

LISTS = (tuple, list)
WORD = Check("one word of letters, digits and _ . + -", lambda value, kit: type(value) is str and is_word(value))
WAY = Check(
    f"one word of letters, digits and _ . + -, not {NORMAL} or {DIE}",
    lambda value, kit: type(value) is str and is_word(value) and value not in (NORMAL, DIE),
)
SOURCE = Check(
    f"{FROM_HAND!r}, {FROM_TRAY!r}, or the id of a marker of this game that holds its region",
    lambda value, kit: type(value) is str and (value in (FROM_HAND, FROM_TRAY) or _holds(kit, value)),
)
FEW = whole(1, 8)
KEEP = one_of(SUM, BEST, WORST)
LIMITS: dict[str, Check] = {
    "limit": optional(whole(1)),
    "per": one_of(PER_TURN, PER_GAME, PER_OPPONENT),
    "limit_clause": TEXT,
    "shares": Several(WORD, LISTS),
}
MODIFIER = Shape(Modifier, amount=WHOLE, reason=TEXT, clause=TEXT, phase=one_of(*PHASES), where=REGIONS)
OF_NO_REGION = Check("EVERYWHERE, for this number is not one of a region", lambda value, kit: type(value) is int and value == -1)
NUMBER = Shape(Modifier, amount=WHOLE, reason=TEXT, clause=TEXT, phase=one_of(*PHASES), where=OF_NO_REGION)
PART = Shape(Modifier, amount=WHOLE, reason=TEXT, clause=TEXT, phase=one_of(ADD), where=OF_NO_REGION)
GATE = Shape(Gate, code=TEXT, bad=REGIONS, clause=TEXT, reason=TEXT)
COVERED = Several(one_of(CONQUEST, EVICTION, EFFECT), LISTS)
TOLL = Shape(Toll, key=TEXT, coins=COUNT, where=REGIONS, clause=TEXT, reason=TEXT, once=FLAG, covers=COVERED)
MODE = Shape(
    Mode,
    name=WAY,
    cost=optional(COUNT),
    source=SOURCE,
    clause=TEXT,
    gates=Several(GATE, LISTS),
    reach=REGIONS,
    modifiers=Several(MODIFIER, LISTS),
    price=COUNT,
    rolls=FLAG,
    dice=FEW,
    keep=KEEP,
    pierces=REGIONS,
    **LIMITS,
)
BOOST = Shape(
    Boost,
    name=WAY,
    clause=TEXT,
    reach=REGIONS,
    modifiers=Several(MODIFIER, LISTS),
    gates=Several(GATE, LISTS),
    price=COUNT,
    group=TEXT,
    pierces=REGIONS,
    **LIMITS,
)
USE = Shape(Use, name=WORD, where=REGIONS, clause=TEXT, gates=Several(GATE, LISTS), kind=one_of(EVICTION, EFFECT), **LIMITS)

MODIFIERS = Answers(MODIFIER)
NUMBERS = Answers(NUMBER)
PARTS = Answers(PART)
ADDED = Answers(Shape(Modifier, amount=WHOLE, reason=TEXT, clause=TEXT, phase=one_of(ADD), where=REGIONS))
GATES = Answers(GATE)
TOLLS = Answers(TOLL)
MODES = Answers(MODE)
BOOSTS = Answers(BOOST)
USES = Answers(USE)
DICE = Answers(
    Shape(DiePolicy, before=FLAG, clause=TEXT, dice=FEW, keep=KEEP, where=REGIONS, minimum=COUNT),
    several=False,
)
COUNTS = Answers(Shape(Counts, where=REGIONS, yes=FLAG, clause=TEXT, reason=TEXT))
DEMANDS = Answers(Shape(DieDemand, where=REGIONS, minimum=whole(1), clause=TEXT))
MASK = Answers(REGIONS, several=False)
YES = Answers(FLAG, several=False)
CLOSES = Answers(Shape(Gate, code=TEXT, bad=OF_NO_REGION, clause=TEXT, reason=TEXT))
STEP = Known(lambda kit: _steps(kit.tables), "the name of a step of a turn")
STEPS = Answers(Several(STEP, LISTS), several=False)
SEATS = Several(COUNT, LISTS, different=True)
TEAM = Several(COUNT, LISTS, different=True, filled=True)
VERDICT = Answers(Shape(Verdict, seats=SEATS, reason=TEXT, clause=TEXT, behind=Several(TEAM, LISTS)), several=False)


def _steps(tables: Any) -> set[str]:
    """Return the names that a step may have: those of the rulebook, further ones, and one for each piece that acts in its own."""
    impls = tables.ruleset.impls.items()
    return {*tables.every_step, *(OWN_STEP + id for id, hooks in impls if "conquest_turn" in hooks)} - {"start"}


def _holds(kit: Any, marker: str) -> bool:
    return marker in kit.tables.markers and kit.tables.markers[marker].holds
