"""What can be counted: buildings, types, squares, groups, cubes, notes, and the course of the game."""

from __future__ import annotations

from swcore.authoring import Said, Yes
from swcore_tiny_towns.declared import phrases
from swcore_tiny_towns.declared.amounts import AMOUNT, Unit
from swcore_tiny_towns.declared.at import SQUARE, At, Number, Of, add, needs
from swcore_tiny_towns.declared.phrases import Pair, Trait
from swcore_tiny_towns.declared.where import FILTERS, Me, filters, traits
from swcore_tiny_towns.position.pieces import MONUMENT, TYPES
from swcore_tiny_towns.position.squares import COLUMN, ROW

ITSELF: Pair = (", itself included", ", считая и это")
NOWHERE: Pair = ("", "")


def _unit(said: tuple[Said, ...], me: Me) -> Unit:
    found = traits(said, me)
    own = any(one.own for one in found) and SQUARE not in needs(said)
    return Unit(found, tail=ITSELF if own else NOWHERE)


def _buildings(said: tuple[Said, ...], of: Of) -> Number:
    """Count buildings; a castle that counts as two cottages does where cottages are asked for (TT-MON-BARRETT-2)."""
    inner = filters(said, of)
    types = next((one.value for one in said if one.word.name == "type"), ()) if of.scoring else ()

    def buildings(at: At) -> int:
        mask = inner(at) & at.town.buildings
        return sum(at.town.count(type, mask) for type in types) if types and mask else mask.bit_count()

    return buildings


def _types(said: tuple[Said, ...], of: Of) -> Number:
    inner = filters(said, of)
    return lambda at: len(at.town.types(inner(at)))


def _missing(yes: bool, of: Of) -> Number:
    return lambda at: len(TYPES) - 1 - len(at.town.types() - {MONUMENT})


def _squares(said: tuple[Said, ...], of: Of) -> Number:
    inner = filters(said, of)
    return lambda at: inner(at).bit_count()


def _better_line(said: tuple[Said, ...], of: Of) -> Number:
    inner = filters(said, of)

    def better_line(at: At) -> int:
        mask, own = inner(at), 1 << at.square
        return max((mask & (line[at.square] | own)).bit_count() for line in (ROW, COLUMN))

    return better_line


WHICHEVER = Trait(
    after=("in its row or in its column, whichever has more", "в той же строке или том же столбце, смотря где больше"),
    placed=True,
)


def _say_better_line(said: tuple[Said, ...], me: Me) -> Unit:
    found = traits(said, me)
    return Unit([*found, WHICHEVER], tail=ITSELF if any(one.own for one in found) else NOWHERE)


add(AMOUNT, "buildings", FILTERS, "Buildings that fit.", _buildings, _unit)
add(
    AMOUNT,
    "types",
    FILTERS,
    "Different types among the buildings that fit.",
    _types,
    lambda said, me: Unit([one._replace(noun=None) for one in traits(said, me)], phrases.TYPE),
)
add(
    AMOUNT,
    "missing_types",
    Yes(),
    "Types that the town lacks, the monument left out.",
    _missing,
    lambda yes, me: Unit([Trait(after=("that your town lacks", ", которого в городе нет"), placed=True)], phrases.TYPE),
)
add(
    AMOUNT,
    "squares",
    FILTERS,
    "Squares that fit.",
    _squares,
    lambda said, me: Unit(phrases.of_squares(traits(said, me)), phrases.PLACE),
)
add(
    AMOUNT,
    "better_line",
    FILTERS,
    "Buildings that fit in the row or in the column of the piece, whichever has more; the piece itself may fit, too.",
    _better_line,
    _say_better_line,
    SQUARE,
)
