"""A town as text: notes, and four lines of four words."""

from __future__ import annotations

import re
from typing import Any

from swcore import SwcoreError
from swcore_tiny_towns.position.squares import RESOURCES, SIDE, SQUARES
from swcore_tiny_towns.table.town import MOST_PLAYERS, TableTown
from swcore_tiny_towns.wording.short_names import Names

EMPTY, COMMENT = "-", "#"
NUMBERS = {
    "players": (1, MOST_PLAYERS),
    "place": (1, MOST_PLAYERS),
    "shrine": (1, len(SQUARES)),
    "right-halls": (0, len(SQUARES)),
}
"""Notes with a number: the least and the greatest."""
_WORD = re.compile(r"[^\s()]+\([^()]*\)|\S+")
_CELL = re.compile(r"(?P<name>[^()]+)(?:\((?P<on>[^()]*)\))?")
SAMPLE = "farm cottage - warehouse(stone,brick)"


def read_text(text: str, names: Names, label: str) -> TableTown:
    """Read a town from its text form.

    Args:
        text: notes such as `players 3`, one a line, and the town: four lines of four words. `#` begins a comment.
        names: the names that may be used.
        label: how messages call the text.

    Raises:
        SwcoreError: `town-text` with the line and the word; `unknown-name`, `ambiguous-name`. All that is wrong is told at
            once, with the code of the first.
    """
    notes: dict[str, Any] = {}
    squares: list[str] = []
    on: dict[str, tuple[str, ...]] = {}
    wrong: list[SwcoreError] = []
    for number, line in enumerate(text.splitlines(), start=1):
        place = f"{label}, line {number}"
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
            what, lying = _cell_or_none(word, names, f"{place}, word {position}", wrong)
            if lying:
                on[SQUARES[len(squares)]] = lying
            squares.append(what)
    if wrong:
        raise _joined(wrong)
    if len(squares) < len(SQUARES):
        told = f"{label} ends after {len(squares) // SIDE} of {SIDE} lines of squares."
        raise SwcoreError(told, code="town-text", hint=f"A line of a town has {SIDE} words: {SAMPLE}")
    return TableTown(tuple(squares), on, **notes)


def _words(line: str, place: str) -> list[str]:
    """Return the words of a line; spaces inside brackets do not divide words."""
    if line.count("(") != line.count(")"):
        raise SwcoreError(f"{place}: a bracket is missing.", code="town-text", hint=f"Write it like this: {SAMPLE}")
    return _WORD.findall(line)


def _note(words: list[str], notes: dict[str, Any], place: str) -> bool:
    """Take in a line with a note; return whether it is one."""
    key = words[0].lower()
    if key == "solo" and len(words) == 1:
        notes |= {"solo": True, "players": 1}
    elif key == "option":
        if len(words) != 3:
            raise SwcoreError(
                f"{place}: an option has a name and a value.", code="town-text", hint="option solo_feast_hall absent"
            )
        notes.setdefault("options", {})[words[1].replace("-", "_")] = words[2]
    elif key in NUMBERS:
        least, most = NUMBERS[key]
        given = words[1] if len(words) == 2 else ""
        if not (given.isdecimal() and least <= int(given[:4]) <= most):
            told = f"{place}: {key!r} needs a number from {least} to {most}, not {' '.join(words[1:])[:40]!r}."
            raise SwcoreError(told, code="town-text", hint=f"{key} {most // 2}")
        notes[key.replace("-", "_")] = int(given)
    else:
        return False
    return True


def _check_row(words: list[str], before: int, place: str) -> None:
    if len(words) != SIDE:
        hint = f"A line of a town has {SIDE} words: {SAMPLE}. Notes are: solo, option, {', '.join(NUMBERS)}."
        raise SwcoreError(f"{place}: {len(words)} words instead of {SIDE}.", code="town-text", hint=hint)
    if before == len(SQUARES):
        raise SwcoreError(
            f"{place}: a town has {SIDE} lines, this is one more.", code="town-text", hint="Score one town at a time."
        )


def _joined(wrong: list[SwcoreError]) -> SwcoreError:
    """Return one error that tells all that is wrong, each with what would be right."""
    first, *others = wrong
    hint = "\n".join((first.hint, "This is wrong, too:", *(f"  {error}" for error in others))) if others else first.hint
    return SwcoreError(first.message, code=first.code, hint=hint)


def _cell_or_none(word: str, names: Names, place: str, wrong: list[SwcoreError]) -> tuple[str, tuple[str, ...]]:
    """Return what `_cell` does; note what is wrong with it, and go on with an empty square."""
    try:
        return _cell(word, names, place)
    except SwcoreError as error:
        wrong.append(error)
        return "", ()


def _cell(word: str, names: Names, place: str) -> tuple[str, tuple[str, ...]]:
    """Return what stands on a square, and what lies on it."""
    match = _CELL.fullmatch(word)
    if match is None:
        hint = "Write what lies on a building in one pair of brackets: warehouse(stone,brick)"
        raise SwcoreError(f"{place}: the brackets of {word[:40]!r} do not fit.", code="town-text", hint=hint)
    if match["name"] == EMPTY and match["on"] is None:
        return "", ()
    try:
        what = names.square(match["name"])
        lying = tuple(names.resource(one) for one in re.split(r"[,\s]+", match["on"] or "") if one)
    except SwcoreError as error:
        raise SwcoreError(f"{place}: {error.message}.", code=error.code, hint=error.hint) from None
    if lying and what in RESOURCES:
        told = f"{place}: {what} is a cube, nothing can lie on it."
        raise SwcoreError(told, code="town-text", hint="Cubes lie on buildings: warehouse(stone,brick)")
    return what, lying
