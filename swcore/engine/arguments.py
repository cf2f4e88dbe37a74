"""What a piece is made with: words that its class does not know are refused by name, with the nearest right one.

Classes hand on with `**more` what they do not take themselves, so Python would blame the `__init__` of another class.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from inspect import Parameter, signature
from typing import Any, NamedTuple

from swcore.engine.checks import shown
from swcore.errors import PluginError, nearest

NAMED = (Parameter.POSITIONAL_OR_KEYWORD, Parameter.KEYWORD_ONLY)
CORE = "swcore."


class Taken(NamedTuple):
    """What a class takes.

    Attributes:
        names: the arguments, those of the class itself first.
        fixed: those that the class sets itself.
        needed: those without which it cannot be made, as far as that is known.
        places: how many may be given without a name; None for any number.
        any: whether a stranger's `__init__` may take words out of its `**more`; what is left over comes to `Piece`.
    """

    names: tuple[str, ...]
    fixed: frozenset[str]
    needed: tuple[str, ...]
    places: int | None
    any: bool


def check_arguments(cls: type, args: tuple[Any, ...], given: Mapping[str, Any]) -> None:
    """Refuse what a class does not take.

    Args:
        cls: the class of the piece.
        args: arguments without a name, the id first.
        given: the others.

    Raises:
        PluginError: `piece-argument`, naming the piece, the wrong word and the right ones.
    """
    taken = _taken(cls)
    id = args[0] if args else given.get("id", "")
    who = id if isinstance(id, str) and id else f"A piece of the class {cls.__name__}"
    wrong = [] if taken.any else [word for word in given if word not in taken.names]
    if wrong:
        raise unknown_arguments(cls, id, wrong)
    fixed = [word for word in given if word in taken.fixed]
    if fixed:
        raise _refused(f"{who}: {cls.__name__} sets {', '.join(fixed)} itself.", "Leave it out.", id, fixed)
    if taken.places is not None and len(args) > taken.places:
        loose = ", ".join(shown(one) for one in args[taken.places :])
        raise _refused(f"{who}: {loose} stands there without a name.", f"Write NAME=VALUE. {_listed(cls, taken)}", id, [])
    missing = [word for word in taken.needed[len(args) :] if word not in given] if args or given else []
    if missing:
        raise _refused(f"{who}: {cls.__name__} needs {', '.join(missing)}.", f"Write {missing[0]}=...", id, missing)


def unknown_arguments(cls: type, id: object, wrong: Iterable[str]) -> PluginError:
    """Return the error for words that a class does not take.

    Args:
        cls: the class of the piece.
        id: what was given as its id.
        wrong: the words.
    """
    taken, words = _taken(cls), list(wrong)
    who = id if isinstance(id, str) and id else f"A piece of the class {cls.__name__}"
    told = f"{who}: {cls.__name__} has no argument {', '.join(map(repr, words))}. {_listed(cls, taken)}"
    near = nearest(words[0], taken.names)
    return _refused(told, near if near.close else "", id, words)


def _refused(told: str, hint: str, id: object, words: list[str]) -> PluginError:
    named = {"piece": id} if isinstance(id, str) else {}
    return PluginError(told, code="piece-argument", hint=hint, arguments=words, **named)


def _listed(cls: type, taken: Taken) -> str:
    return f"Arguments of {cls.__name__}: {', '.join(name for name in taken.names if name not in taken.fixed)}."


@cache
def _taken(cls: type) -> Taken:
    names: dict[str, None] = {}
    needed: list[str] = []
    places: int | None = None
    direct, loose = True, False
    for one in cls.__mro__:
        if "__init__" not in vars(one) or one is object:
            continue
        found = list(signature(vars(one)["__init__"]).parameters.values())[1:]
        names.update(dict.fromkeys(part.name for part in found if part.kind in NAMED))
        if not needed and not any(part.kind is Parameter.VAR_POSITIONAL for part in found):
            places = sum(part.kind is not Parameter.KEYWORD_ONLY and part.kind is not Parameter.VAR_KEYWORD for part in found)
        if direct:
            needed += [part.name for part in found if part.kind in NAMED and part.default is part.empty]
        direct = direct and one.__module__.startswith(CORE)  # a stranger's may give what the next one needs
        if not any(part.kind is Parameter.VAR_KEYWORD for part in found):
            break
        loose = loose or not direct
    fixed = frozenset(word for one in cls.__mro__ for word in vars(one).get("fixed", ()))
    return Taken(tuple(names), fixed, tuple(word for word in dict.fromkeys(needed) if word not in fixed), places, loose)
