"""What can be counted besides buildings: groups, cubes and marks, notes, the course of the game."""

from __future__ import annotations

from typing import Any

from swcore.authoring import Letters, Many, Said, Yes
from swcore_tiny_towns.declared import phrases
from swcore_tiny_towns.declared.amount_words import ITSELF
from swcore_tiny_towns.declared.amounts import AMOUNT, Unit
from swcore_tiny_towns.declared.at import SQUARE, VIEW, At, Number, Of, add
from swcore_tiny_towns.declared.known import SOME_RESOURCES, TYPE
from swcore_tiny_towns.declared.phrases import Noun, Pair, Trait
from swcore_tiny_towns.declared.where import FILTERS, WHERE, Me, filters, traits
from swcore_tiny_towns.position.patterns import SHIFTS
from swcore_tiny_towns.position.pieces import TYPES
from swcore_tiny_towns.position.squares import ALL, squares_of


def _groups(said: tuple[Said, ...], of: Of) -> Number:
    inner = filters(said, of)
    return lambda at: len(at.town.groups(inner(at)))


def _say_groups(said: tuple[Said, ...], me: Me) -> Unit:
    return Unit([_in_group("of", "из", traits(said, me))], phrases.GROUP)


def _in_group(en: str, ru: str, found: list[Trait], after: Pair = ("connected by sides", ", соединённых сторонами,")) -> Trait:
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
    if any(one.word.name == "itself" for one in said):
        return Unit([Trait(after=("on it", ", который на нём лежит"))], phrases.CUBE, home=False)
    found = traits(said, me)
    en, ru = (f"{phrases.things(found, one, phrases.MANY)} {phrases.placed(found, one)}" for one in phrases.LANGUAGES)
    return Unit([Trait(after=(f"on {en}", f"с {ru}"))], phrases.CUBE, home=False)


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
    noun = Noun((f"{en} cube", f"{en} cubes"), (f"кубик {ru}", f"кубика {ru}", f"кубиков {ru}", f"кубики {ru}"))
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
    _plain(("if that number is {n}", ", если это число — {n}"), phrases.NOTED, ("", "")),
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
    "built",
    Many(TYPE),
    "Buildings of these types that were built in this round.",
    lambda types, of: lambda at: sum(at.view.card(id).type in types for id in at.view.built({at.town.seat})),
    lambda types, me: Unit(
        [
            WHERE.words["type"].say(types, me),
            Trait(after=("built in this round", "из построенных в этом раунде"), placed=True),
        ]
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
