"""A town as text: notes, and four lines of four words."""

from __future__ import annotations

import re
from typing import Any

from swcore import SwcoreError
from swcore_tiny_towns.position.squares import RESOURCES, SIDE, SQUARES
from swcore_tiny_towns.table.town import MOST_PLAYERS, TableTown
from swcore_tiny_towns.wording.short_names import Names
from swcore_tiny_towns.wording.table_errors import at

EMPTY, COMMENT = "-", "#"
NUMBERS = {
    "players": (1, MOST_PLAYERS),
    "place": (1, MOST_PLAYERS),
    "shrine": (1, len(SQUARES)),
    "right-halls": (0, len(SQUARES)),
}
"""Notes with a number: the least and the greatest."""
_WORD = re.compile(r"[^\s()]+\([^()]*\)|\S+")
_DIGITS = re.compile(r"[0-9]{1,4}")
_CELL = re.compile(r"(?P<name>[^()]+)(?:\((?P<on>[^()]*)\))?")
SAMPLE, INSIDE = "farm cottage - warehouse(stone,brick)", "warehouse(stone,brick)"
OPTION = "option solo_feast_hall absent"
Place = dict[str, str]


def read_text(text: str, names: Names, label: str) -> TableTown:
    """Read a town from its text form.

    Args:
        text: notes such as `players 3`, one a line, and the town: four lines of four words. `#` begins a comment.
        names: the names that may be used.
        label: the file it comes from; "" for the standard input.

    Raises:
        SwcoreError: `town-text` with the line and the word; `unknown-name`, `ambiguous-name`. All that is wrong is told at
            once, with the code of the first.
    """
    notes: dict[str, Any] = {}
    squares: list[str] = []
    on: dict[str, tuple[str, ...]] = {}
    wrong: list[SwcoreError] = []
    for number, line in enumerate(text.splitlines(), start=1):
        place = at(label, number)
        try:
            words = _words(line.partition(COMMENT)[0], place)
            if not words or (len(words) != SIDE and _note(words, notes, place)):
                continue
            _check_row(words, len(squares), place)
        except SwcoreError as error:
            wrong.append(error)
            if len(squares) == len(SQUARES):
                break  # one line too many is enough to tell
            continue
        for position, word in enumerate(words, start=1):
            what, lying = _cell_or_none(word, names, at(label, number, position), wrong)
            if lying:
                on[SQUARES[len(squares)]] = lying
            squares.append(what)
    if wrong:
        raise _joined(wrong)
    if len(squares) < len(SQUARES):
        whole, ended = at(label), len(squares) // SIDE
        told, hint = (
            f"{whole['en']} ends after {ended} of {SIDE} lines of squares.",
            f"A line of a town has {SIDE} words: {SAMPLE}",
        )
        raise SwcoreError(told, code="town-text", hint=hint, at=whole, ended=str(ended), side=SIDE, sample=SAMPLE)
    if "solo" in notes:
        notes["players"] = 1
    return TableTown(tuple(squares), on, **notes)


def _words(line: str, place: Place) -> list[str]:
    """Return the words of a line; spaces inside brackets do not divide words."""
    if line.count("(") != line.count(")"):
        told = f"{place['en']}: a bracket is missing."
        raise SwcoreError(told, code="town-text", hint=f"Write it like this: {SAMPLE}", at=place, sample=SAMPLE)
    return _WORD.findall(line)


def _note(words: list[str], notes: dict[str, Any], place: Place) -> bool:
    """Take in a line with a note; return whether it is one."""
    key = words[0].lower()
    if key == "solo" and len(words) == 1:
        _check_once(key, "solo" in notes, place)
        _check_alone("players" in notes, place)
        notes["solo"] = True
    elif key == "option":
        if len(words) != 3:
            told = f"{place['en']}: an option has a name and a value."
            raise SwcoreError(told, code="town-text", hint=OPTION, at=place, option=OPTION)
        name = words[1].replace("-", "_")
        _check_once(f"option {name}", name in notes.setdefault("options", {}), place)
        notes["options"][name] = words[2]
    elif key in NUMBERS:
        least, most = NUMBERS[key]
        given = words[1] if len(words) == 2 else ""
        if not (_DIGITS.fullmatch(given) and least <= int(given) <= most):
            given = " ".join(words[1:])[:40]
            told = f"{place['en']}: {key!r} needs a number from {least} to {most}, not {given!r}."
            values = {"note": key, "least": str(least), "most": most, "given": given or "-", "example": most // 2}
            raise SwcoreError(told, code="town-text", hint=f"{key} {most // 2}", at=place, **values)
        _check_once(key, key.replace("-", "_") in notes, place)
        _check_alone(key == "players" and "solo" in notes, place)
        notes[key.replace("-", "_")] = int(given)
    else:
        return False
    return True


def _check_once(note: str, known: bool, place: Place) -> None:
    if known:
        told = f"{place['en']}: {note!r} is given twice."
        raise SwcoreError(told, code="town-text", hint=f"Leave one of them out: {note}", at=place, twice=note)


def _check_alone(both: bool, place: Place) -> None:
    if both:
        told = f"{place['en']}: a solo game has one player."
        raise SwcoreError(told, code="town-text", hint="Leave out: players", at=place, alone="players")


def _check_row(words: list[str], before: int, place: Place) -> None:
    if len(words) != SIDE:
        hint = f"A line of a town has {SIDE} words: {SAMPLE}. Notes are: solo, option, {', '.join(NUMBERS)}."
        told, notes = f"{place['en']}: {len(words)} words instead of {SIDE}.", ", ".join(("solo", "option", *NUMBERS))
        values = {"count": len(words), "side": SIDE, "sample": SAMPLE, "notes": notes}
        raise SwcoreError(told, code="town-text", hint=hint, at=place, **values)
    if before == len(SQUARES):
        told = f"{place['en']}: a town has {SIDE} lines, this is one more."
        raise SwcoreError(told, code="town-text", hint="Score one town at a time.", at=place, rows=SIDE)


def _joined(wrong: list[SwcoreError]) -> SwcoreError:
    """Return one error that tells all that is wrong, each with what would be right."""
    first, *others = wrong
    hint = "\n".join((first.hint, "This is wrong, too:", *(f"  {error}" for error in others))) if others else first.hint
    joined = SwcoreError(first.message, code=first.code, hint=hint, **first.details)
    joined.others = tuple(others)
    return joined


def _cell_or_none(word: str, names: Names, place: Place, wrong: list[SwcoreError]) -> tuple[str, tuple[str, ...]]:
    """Return what `_cell` does; note what is wrong with it, and go on with an empty square."""
    try:
        return _cell(word, names, place)
    except SwcoreError as error:
        wrong.append(error)
        return "", ()


def _cell(word: str, names: Names, place: Place) -> tuple[str, tuple[str, ...]]:
    """Return what stands on a square, and what lies on it."""
    match = _CELL.fullmatch(word)
    if match is None:
        hint = f"Write what lies on a building in one pair of brackets: {INSIDE}"
        told = f"{place['en']}: the brackets of {word[:40]!r} do not fit."
        raise SwcoreError(told, code="town-text", hint=hint, at=place, cell=word[:40], inside=INSIDE)
    if match["name"] == EMPTY and match["on"] is None:
        return "", ()
    try:
        what = names.square(match["name"])
        lying = tuple(names.resource(one) for one in re.split(r"[,\s]+", match["on"] or "") if one)
    except SwcoreError as error:
        told = f"{place['en']}: {error.message}."
        raise SwcoreError(told, code=error.code, hint=error.hint, at=place, **error.details) from None
    if lying and what in RESOURCES:
        told, hint = f"{place['en']}: {what} is a cube, nothing can lie on it.", f"Cubes lie on buildings: {INSIDE}"
        raise SwcoreError(told, code="town-text", hint=hint, at=place, cube=what, inside=INSIDE)
    return what, lying
