"""What can be counted: buildings, types, squares, groups, cubes, notes, and the course of the game."""

from __future__ import annotations

from typing import Any

from swcore.authoring import Letters, Said, Yes
from swcore_tiny_towns.declared import phrases
from swcore_tiny_towns.declared.amounts import AMOUNT, Unit
from swcore_tiny_towns.declared.at import SQUARE, VIEW, At, Number, Of, add, needs
from swcore_tiny_towns.declared.known import SOME_RESOURCES
from swcore_tiny_towns.declared.phrases import Noun, Pair, Trait
from swcore_tiny_towns.declared.where import FILTERS, Me, filters, traits
from swcore_tiny_towns.position.patterns import SHIFTS
from swcore_tiny_towns.position.pieces import MONUMENT, TYPES
from swcore_tiny_towns.position.squares import ALL, COLUMN, ROW, squares_of

ITSELF: Pair = (", itself included", ", считая и это")
NOWHERE: Pair = ("", "")


def _unit(said: tuple[Said, ...], me: Me, noun: Noun = phrases.BUILDING) -> Unit:
    found = traits(said, me)
    own = any(one.own for one in found) and SQUARE not in needs(said)
    return Unit(found, noun, ITSELF if own else NOWHERE)


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


def _groups(said: tuple[Said, ...], of: Of) -> Number:
    inner = filters(said, of)
    return lambda at: len(at.town.groups(inner(at)))


def _say_groups(said: tuple[Said, ...], me: Me) -> Unit:
    return Unit([_in_group("of", "из", traits(said, me))], phrases.GROUP)


def _in_group(en: str, ru: str, found: list[Trait], after: Pair = ("connected by sides", "соединённых сторонами")) -> Trait:
    told = []
    for language, word, last in zip(phrases.LANGUAGES, (en, ru), after, strict=True):
        things = phrases.things(found, language, phrases.MANY)
        told.append(" ".join(filter(None, (word, things, phrases.behind(found, language), last))))
    return Trait(after=(told[0], told[1]))


def _largest(said: tuple[Said, ...], of: Of) -> Number:
    inner = filters(said, of)
    return lambda at: max((group.bit_count() for group in at.town.groups(inner(at))), default=0)


def _say_largest(said: tuple[Said, ...], me: Me) -> Unit:
    return Unit([_in_group("of the largest group of", "самой большой группы", traits(said, me))])


def _largest_of_type(yes: bool, of: Of) -> Number:
    def largest(at: At) -> int:
        return max((group.bit_count() for type in TYPES for group in at.town.groups(at.town.of_type(type))), default=0)

    return largest


def _own_group(said: tuple[Said, ...], of: Of) -> Number:
    inner = filters(said, of)

    def own_group(at: At) -> int:
        own = 1 << at.square
        return next(group.bit_count() for group in at.town.groups(inner(at) | own) if group & own)

    return own_group


def _say_own_group(said: tuple[Said, ...], me: Me) -> Unit:
    return Unit([_in_group("of its group of", "его группы", traits(said, me))], tail=ITSELF)


def _lying(said: tuple[Said, ...], of: Of) -> Number:
    inner = filters(said, of)
    return lambda at: sum(len(at.town.lying(square)) for square in squares_of(inner(at) & at.town.buildings))


def _say_lying(said: tuple[Said, ...], me: Me) -> Unit:
    found = traits(said, me)
    en = f"on {phrases.things(found, 'en', phrases.MANY)} {phrases.placed(found, 'en')}"
    few = phrases.things(found, "ru", phrases.MANY)
    ru = f", лежащий на одном из {few} {phrases.placed(found, 'ru')}"
    return Unit([Trait(after=(en, ru))], phrases.CUBE, home=False)


def _left(resources: Any, of: Of) -> Number:
    """Count what a note says that is taken when the game ends, for towns are scored without their cubes (TT-SCORE-1)."""
    names = tuple(SHIFTS) if resources is True else tuple(resources)
    key = f"left_{'_'.join(names)}"
    shifts = [SHIFTS[name] for name in names]
    of.ends[key] = lambda at: sum((at.town.code >> shift & ALL).bit_count() for shift in shifts)
    return lambda at: int(at.town.note(of.id, key, 0))


def _say_left(resources: tuple[str, ...], me: Me) -> Unit:
    pairs = [phrases.RESOURCES[one] for one in resources]
    en, ru = phrases.listed([en for en, _ in pairs], "en"), phrases.listed([f"«{ru}»" for _, ru in pairs], "ru")
    noun = Noun((f"{en} cube", f"{en} cubes"), (f"кубик {ru}", f"кубика {ru}", f"кубиков {ru}"))
    return Unit([Trait(after=("left in your town at the end", ", оставшийся в городе к концу"), placed=True)], noun)


def _note(name: str, of: Of) -> Number:
    return lambda at: int(at.town.note(of.id, name, 0))


def _place(yes: bool, of: Of) -> Number:
    def place(at: At) -> int:
        done = at.view.completed
        own = done[at.town.seat]
        return 1 + sum(1 for one in done if 0 < one < own) if own else 0

    return place


def _plain(number: Pair, noun: Noun, after: Pair) -> Any:
    return lambda value, me: Unit([Trait(after=after, placed=True)], noun, number=number)


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
add(AMOUNT, "squares", FILTERS, "Squares that fit.", _squares, lambda said, me: _unit(said, me, phrases.PLACE))
add(
    AMOUNT,
    "better_line",
    FILTERS,
    "Buildings that fit in the row or in the column of the piece, whichever has more; the piece itself may fit, too.",
    _better_line,
    _say_better_line,
    SQUARE,
)
add(AMOUNT, "groups", FILTERS, "Groups, connected by sides, of what fits.", _groups, _say_groups)
add(AMOUNT, "largest_group", FILTERS, "Squares of the largest connected group of what fits.", _largest, _say_largest)
add(
    AMOUNT,
    "largest_group_of_a_type",
    Yes(),
    "Buildings of the largest connected group of one type.",
    _largest_of_type,
    lambda yes, me: Unit(
        [
            Trait(
                after=(
                    "of the largest group of one type that is connected by sides",
                    "самой большой группы одного типа, соединённой сторонами",
                ),
                placed=True,
            )
        ]
    ),
)
add(AMOUNT, "own_group", FILTERS, "The piece and what fits of the connected group it is in.", _own_group, _say_own_group, SQUARE)
add(AMOUNT, "lying", FILTERS, "Marks and cubes that lie on the buildings that fit.", _lying, _say_lying)
add(AMOUNT, "cubes_left", SOME_RESOURCES, "Cubes of these resources that are left when the game ends.", _left, _say_left)
add(
    AMOUNT,
    "note",
    Letters(24),
    "A number that the card has noted under this name.",
    _note,
    _plain(("if that number is {n}", ", если это число — {n}"), phrases.POINT, ("of that number", "этого числа")),
)
add(
    AMOUNT,
    "completed",
    Yes(),
    "The place of the town in the order of completion, 1 for the first; 0 for a town that is not complete.",
    _place,
    _plain(
        ("if your town is completed as number {n}", ", если ваш город завершён под номером {n}"),
        phrases.TOWN,
        ("completed up to yours, itself included", ", завершённый до вашего, считая и его"),
    ),
    VIEW,
)
add(
    AMOUNT,
    "rounds",
    Yes(),
    "Rounds of the game so far.",
    lambda yes, of: lambda at: at.view.round,
    _plain(("if the game has had {n} rounds", ", если раундов в игре было {n}"), phrases.ROUND, ("of the game", "игры")),
    VIEW,
)
