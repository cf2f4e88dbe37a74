"""Lists of names as they are typed, refused before any game where one of them is wrong."""

from __future__ import annotations

import attrs

from swcore.bots import is_bot
from swcore.bots.registry import unknown_bot
from swcore.cli.numbers import Whole
from swcore.cli.packs import Choice, bring_texts
from swcore.errors import SwcoreError, nearest
from swcore.game.game import Game
from swcore_lab.asked import FILES
from swcore_lab.given_texts import CODES, HINTS
from swcore_lab.rows import loaded
from swcore_lab.shared import Shared, is_map_file

bring_texts(CODES, HINTS)
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


def check_shared(
    whole: Shared, wanted: str, *, suggest: bool, picks: bool, maps: bool, than: bool, bots: tuple[str, ...]
) -> None:
    """Refuse what was asked for, and cannot apply to what all seats share.

    Args:
        whole: what is tried.
        wanted: the id of the piece; "" where none was named.
        suggest: whether other numbers of tokens are asked for.
        picks: whether games are asked for in which bots pick it.
        maps: whether other maps are named.
        than: whether another version is named.
        bots: the bots that are named.

    Raises:
        SwcoreError: `lab-no-piece`, `lab-shared-suggest`, `lab-shared-picks`, `lab-shared-maps`, `lab-shared-than`,
            `lab-shared-bots`.
    """
    name, leave = whole.name, "Leave it out."
    if wanted and wanted != name:
        told = f"There is no piece {wanted!r} to try."
        raise SwcoreError(told, code="lab-no-piece", hint=nearest(wanted, name.split(", ")), piece=wanted)
    if suggest:
        told = f"--suggest: {name} has no number of tokens to try."
        raise SwcoreError(told, code="lab-shared-suggest", hint=leave, piece=name)
    if picks:
        told = f"--picks: {name} is there for all seats, and none picks it."
        raise SwcoreError(told, code="lab-shared-picks", hint=leave, piece=name)
    if maps:
        told, hint = f"--maps: {name} is tried on one map.", "Name it with --map, and call again for each."
        raise SwcoreError(told, code="lab-shared-maps", hint=hint, piece=name)
    if than:
        told = f"--than: versions of races and powers are compared, and {name} is there for all seats."
        raise SwcoreError(told, code="lab-shared-than", hint=leave, piece=name)
    if len(bots) > 1:
        told, rest = f"--bots: one bot plays the games of {name}, and two are named.", ", ".join(bots[1:])
        raise SwcoreError(told, code="lab-shared-bots", hint=f"Leave out {rest}.", piece=name, rest=rest)


def check_rows(*, rows: bool, report: bool) -> None:
    """Refuse rows that are asked for without the page beside which they are written.

    Raises:
        SwcoreError: `lab-rows`.
    """
    if rows and not report:
        told = "--rows: the rows of games are written beside the page, and no page is named."
        raise SwcoreError(told, code="lab-rows", hint="Name it: --report FILE.html")
