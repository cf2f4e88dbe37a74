"""Lists of names as they are typed, refused before any game where one of them is wrong."""

from __future__ import annotations

import attrs

from swcore.bots import is_bot
from swcore.bots.registry import unknown_bot
from swcore.cli.numbers import Whole
from swcore.cli.packs import Choice
from swcore.errors import SwcoreError
from swcore.game.game import Game
from swcore_lab.asked import FILES
from swcore_lab.rows import loaded
from swcore_lab.shared import is_map_file

MOST_BOTS = 2
SEED = Whole(0, 2**63 - 1)


def several(option: str, text: str, most: int = 0, *, again: bool = False) -> tuple[str, ...]:
    """Return the names of a list with commas.

    Args:
        option: as it is typed, such as `--bots`.
        text: the list; "" for none.
        most: how many there may be; 0 for any number.
        again: whether a name may stand there more than once.

    Raises:
        SwcoreError: `lab-list` for an empty name, one that stands there twice, and too many.
    """
    names = tuple(text.split(",")) if text else ()
    twice = "" if again else next((one for one in names if names.count(one) > 1), "")
    if "" in names:
        told, case = f"{option}: there is an empty name in {text!r}.", {"text": text}
        hint = "Write names with one comma between them."
    elif twice:
        told, case, hint = f"{option}: {twice!r} stands there twice.", {"twice": twice}, "Name each once."
    elif most and len(names) > most:
        told, case = f"{option}: there are {len(names)} names, and {most} is the most.", {"count": str(len(names))}
        hint = f"Leave out {', '.join(names[most:])}."
        case |= {"most": str(most), "rest": ", ".join(names[most:])}
    else:
        return names
    raise SwcoreError(told, code="lab-list", hint=hint, option=option, **case)


def bots_given(text: str) -> tuple[str, ...]:
    """Return the bots that try a piece.

    Args:
        text: at most two names with a comma between them; "" for none.

    Raises:
        SwcoreError: `lab-list` as `several`; `unknown-bot` and `bot-budget`.
    """
    names = several("--bots", text, MOST_BOTS)
    for one in names:
        if not is_bot(one):
            raise unknown_bot(one)
    return names


def check_maps(text: str, target: str, choice: Choice) -> None:
    """Refuse maps on which no game can begin.

    Args:
        text: names and files with commas between them; "" for none.
        target: what is tried: a file of pieces may bring a map.
        choice: the game.

    Raises:
        SwcoreError: `lab-list` as `several`; `unknown-map` and whatever else a map is refused for.
    """
    maps = several("--maps", text)
    if not maps:
        return
    file = (target.endswith(FILES) or "/" in target) and not is_map_file(target)
    whole = attrs.evolve(choice, files=(*choice.files, target)) if file else choice
    rules, _ = loaded(whole)
    for one in maps:
        Game.new(rules, whole.seats(rules, (2,)), seed=0, **attrs.evolve(whole, map=one).arguments(rules))
