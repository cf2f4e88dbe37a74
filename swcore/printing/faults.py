"""What did not fit, told as errors and notes."""

from __future__ import annotations

from collections.abc import Mapping

from swcore.errors import SwcoreError
from swcore.printing.pages import Sheet
from swcore.printing.parts import Misfit

WHAT: Mapping[str, Mapping[str, str]] = {
    "name": {"en": "name", "ru": "название"},
    "kind": {"en": "line above the name", "ru": "строка над названием"},
    "numbers": {"en": "line of numbers", "ru": "строка чисел"},
    "text": {"en": "text", "ru": "текст"},
    "clauses": {"en": "list of clauses", "ru": "список пунктов"},
    "number": {"en": "number", "ru": "число"},
    "declined": {"en": "word for its decline", "ru": "слово об упадке"},
}
PART: Mapping[str, Mapping[str, str]] = {
    "banner": {"en": "banner", "ru": "планка народа"},
    "badge": {"en": "badge", "ru": "жетон умения"},
    "card": {"en": "card", "ru": "карта"},
    "list": {"en": "sheet", "ru": "лист"},
}
TONGUE: Mapping[str, Mapping[str, str]] = {
    "en": {"en": "English", "ru": "по-английски"},
    "ru": {"en": "Russian", "ru": "по-русски"},
}


def check_fits(sheet: Sheet, language: str) -> None:
    """Refuse a sheet with a text that is too large for its room.

    Args:
        sheet: the sheet.
        language: of its texts.

    Raises:
        SwcoreError: `print-overflow`, with all others in `others`.
    """
    found = [_too_large(piece, one, language) for piece, one in sheet.misfits if one.over]
    if found:
        found[0].others = tuple(found[1:])
        raise found[0]


def lacking(sheet: Sheet) -> dict[str, tuple[str, ...]]:
    """Return by id of the piece the letters that the fonts lack."""
    found: dict[str, tuple[str, ...]] = {}
    for piece, one in sheet.misfits:
        found[piece] = tuple(dict.fromkeys((*found.get(piece, ()), *one.letters)))
    return {piece: letters for piece, letters in found.items() if letters}


def _too_large(piece: str, one: Misfit, language: str) -> SwcoreError:
    what, tongue = WHAT.get(one.what, {}), TONGUE.get(language, {})
    text = f"the {what.get('en', one.what)} in {tongue.get('en', language)}"
    return SwcoreError(
        f"{piece}: {text} is {one.over} mm too large for the {one.part}, {one.share} % of its room.",
        code="print-overflow",
        hint="Give the piece a shorter one, or leave that part out: --only card.",
        piece=piece,
        what=what or one.what,
        part=PART.get(one.part, one.part),
        over=one.over,
        share=one.share,
        tongue=tongue or language,
    )
