"""Names, texts and reasons in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from swcore.engine.pieces import Piece
from swcore.testing.inspection.findings import Finding
from swcore.testing.inspection.targets import Subject
from swcore.testing.inspection.texts import TONGUES
from swcore.wording.catalogue import LANGUAGES

NUMBER = re.compile(r"\d+")
KEYED = re.compile(r"(reason|why)\.[\w.-]+")


def names(subject: Subject) -> Iterator[Finding]:
    """Yield what is missing of the names and texts of pieces, and texts of which one tells other numbers."""
    for file, odd in subject.odd:
        where = f"{file}:{odd.place.line}:{odd.place.column}" if odd.place else file
        told = {language: f"{odd.told(language)}." for language in LANGUAGES}
        yield Finding("numbers", "", where, {"why": told}, grave=odd.code == "numbers")
    for piece in subject.mine:
        where = "" if piece.source not in map(str, subject.files) else piece.source
        for language in LANGUAGES:
            if not _named(piece, language):
                values = {"tongue": TONGUES[language], "form": _form(piece, "name")}
                yield Finding("name-missing", piece.id, where, values, grave=False)
            if does_something(piece) and not piece.text.get(language):
                values = {"tongue": TONGUES[language], "form": _form(piece, "text")}
                yield Finding("text-missing", piece.id, where, values, grave=False)
        numbers = {language: sorted(set(NUMBER.findall(piece.text.get(language, "")))) for language in LANGUAGES}
        if all(piece.text.get(language) for language in LANGUAGES) and numbers["en"] != numbers["ru"]:
            yield Finding("text-numbers", piece.id, where, {one: ", ".join(found) or "-" for one, found in numbers.items()})


def reasons(piece: Piece, given: Iterable[str]) -> Iterator[Finding]:
    """Yield the reasons of a piece that lack a text in a language."""
    for reason in sorted(filter(None, given)):
        known = piece.words.get(reason)
        if known is None and not KEYED.fullmatch(reason):
            continue  # a plain sentence part
        for language in LANGUAGES:
            if not (known or {}).get(language):
                values = {"reason": reason, "tongue": TONGUES[language]}
                yield Finding("reason-missing", piece.id, f"{reason}", values, grave=known is None)


def does_something(piece: Piece) -> bool:
    """Return whether a piece has a hook: what has none needs no rule text."""
    return any(hasattr(getattr(type(piece), name, None), "swcore_order") for name in dir(type(piece)))


def _form(piece: Piece, field: str) -> str:
    """Return how a text by language is written where a piece is: in a file of data, or in Python."""
    return (
        f'{field} = {{ en = "...", ru = "..." }}' if getattr(piece, "declared", None) else f'{field}={{"en": "...", "ru": "..."}}'
    )


def _named(piece: Piece, language: str) -> bool:
    return bool(piece.name.get(language))
