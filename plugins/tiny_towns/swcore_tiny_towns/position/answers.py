"""What hooks of the game answer with, besides `swcore.Modifier` and `swcore.Gate`, and how each answer is checked."""

from __future__ import annotations

from typing import NamedTuple

from swcore import EVERYWHERE, Gate, Modifier
from swcore.engine import ADD, COUNT, FLAG, ONE_WORD, PHASES, TEXT, WHOLE, Answers, Check, Several, Shape, one_of, whole
from swcore_tiny_towns.position.squares import RESOURCES, SQUARES

NONE: tuple[str, ...] = ()


class Feeding(NamedTuple):
    """What a feeder can feed (TT-FEED-7).

    Attributes:
        upto: any squares, at most so many, added up over all feeders of the town (TT-FEED-3).
        choices: masks; the owner chooses one of them. One mask alone is not a choice.
    """

    upto: int = 0
    choices: tuple[int, ...] = ()


class Veto(NamedTuple):
    """Resources that the owner may not name, or pick in a free round.

    Attributes:
        resources: the resources.
        clause: id of the rule clause behind it, or "".
        reason: the reason as a sentence part, in English.
    """

    resources: tuple[str, ...]
    clause: str = ""
    reason: str = ""


class Way(NamedTuple):
    """A way to deal with a named cube other than putting it on an empty square (TT-PLACE-5).

    Attributes:
        kind: `instead`: take a cube of one of `resources` and place it; `store`: put the cube on one of the squares of `mask`, on
            top of what stands there; `swap`: put the cube on the building, and place one of `resources` that lies on it;
            `discard`: set the cube aside for good; the host counts how often, as the note `used` of the piece.
        clause: id of the rule clause behind it, or "".
        resources: see `kind`.
        mask: see `kind`.
        limit: how often in a game a `discard` is there for a town; 0 for no limit. The host counts, and closes it.
        limit_clause: id of the rule clause behind the limit, or "".
    """

    kind: str
    clause: str = ""
    resources: tuple[str, ...] = NONE
    mask: int = 0
    limit: int = 0
    limit_clause: str = ""


class Deed(NamedTuple):
    """Something that the owner may do with a building in the step of building.

    Attributes:
        key: what is done, as one word such as `move`; it comes to `towns_answered`. The `words` of the piece may hold its text by
            language as `use.` with the key, in which `{value}` is what was chosen.
        values: words to choose one from, such as names of squares; ids of cards are shown as their names. With none there is
            nothing to choose, and the value is "".
        limit: how often in a game it is there for a town; 0 for no limit. The host counts, and closes it.
        clause: id of the rule clause behind it, or "".
    """

    key: str
    values: tuple[str, ...] = NONE
    limit: int = 0
    clause: str = ""


class Dealing(NamedTuple):
    """Which cards are dealt.

    Attributes:
        monuments: how many monuments each player chooses one from, where there are enough.
        without: ids of cards that are left out.
    """

    monuments: int = 2
    without: tuple[str, ...] = NONE


INSTEAD, STORE, SWAP, DISCARD = "instead", "store", "swap", "discard"
EMPTY, UNFED = "empty", "unfed"
"""What `towns_worth` is asked about."""


MASK = Check("a mask of squares", lambda value, host: type(value) is int and -1 <= value >> len(SQUARES) <= 0)
RESOURCE = one_of(*RESOURCES)
LISTED = Several(RESOURCE, (tuple, list))  # in the order in which they are offered
ANY_ORDER = Several(RESOURCE, (tuple, list, set, frozenset))
MODIFIER = Shape(Modifier, amount=WHOLE, reason=TEXT, clause=TEXT, phase=one_of(*PHASES), where=MASK)
UNPLACED = Check("left as it is: these points are not those of squares", lambda value, host: value == EVERYWHERE)
POINTS = Shape(Modifier, amount=WHOLE, reason=TEXT, clause=TEXT, phase=one_of(ADD), where=UNPLACED)
CHANGE = Shape(Modifier, amount=WHOLE, reason=TEXT, clause=TEXT, phase=one_of(*PHASES), where=UNPLACED)
WAY = Shape(
    Way, kind=one_of(INSTEAD, STORE, SWAP, DISCARD), clause=TEXT, resources=LISTED, mask=MASK, limit=COUNT, limit_clause=TEXT
)

WAYS = Answers(WAY)
WILD = Answers(RESOURCE, lone=False)
TARGETS = Answers(MASK, several=False)
LIMIT = Answers(Shape(Gate, code=TEXT, bad=MASK, clause=TEXT, reason=TEXT), several=False)
VETO = Answers(Shape(Veto, resources=ANY_ORDER, clause=TEXT, reason=TEXT), several=False)
PASSED_OVER = Answers(FLAG, several=False)
FEEDS = Answers(Shape(Feeding, upto=COUNT, choices=Several(MASK)), several=False)
WORTH = Answers(MODIFIER, several=False)
SCORE = Answers(POINTS)
CARD_SCORE = Answers(CHANGE)
COVERS = GUARDS = Answers(MASK, several=False)
USES = Answers(Shape(Deed, key=ONE_WORD, values=Several(ONE_WORD, (tuple, list), different=True), limit=COUNT, clause=TEXT))
DEALING = Answers(Shape(Dealing, monuments=whole(1, 15), without=Several(TEXT, (tuple, list))), several=False)
DECK = Answers(RESOURCE, lone=False)
