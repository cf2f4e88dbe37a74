"""Questions at the table, `?NAME`: what a piece does, what a word of the game means, what a description costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from swcore.companion.clauses import cited
from swcore.companion.desk import Desk, Refused
from swcore.companion.names import Names, plain
from swcore.wording.catalogue import LANGUAGES, Catalogue
from swcore.wording.shows import face_of

if TYPE_CHECKING:
    from swcore.engine.ruleset import Ruleset


def words_meant(ruleset: Ruleset) -> Names:
    """Return the words of a game that it can say something of besides its pieces, by their names in any language."""
    found = Names()
    for language in LANGUAGES:
        face = face_of(ruleset, language)
        for id in face.known():
            kind, _, word = id.partition(":")
            if kind in face.kinds:
                found.add(kind, id, face.words(f"{kind}.{word}"))
    return found


def words_called(ruleset: Ruleset, name: str) -> list[str]:
    """Return what `about` is asked for of the words of a game that are called exactly so, in any language."""
    return _exact(words_meant(ruleset), name)


def _exact(meant: Names, name: str) -> list[str]:
    wanted = plain(name).split()
    found = meant.read(wanted)
    return [id for _, id in found.meanings] if found and not found.rank and found.length == len(wanted) else []


def asked(desk: Desk, text: str, meant: Names) -> None:
    """Answer a question: a word as it stands, what a place or a description stands for, else what a piece is.

    Args:
        desk: the table.
        text: what stands behind the question mark.
        meant: the words of the game, see `words_meant`.

    Raises:
        Refused: `unknown` with names that are like it.
    """
    companion, exact = desk.companion, _exact(meant, text)
    if not exact and companion.explain(desk, text):
        return
    found = [id for _, id in companion.names.one(text) if id in companion.ruleset.pieces]
    for id in found:
        companion.about(desk, id)
    for id in exact:
        tell_word(desk, id)
    if not found and not exact:
        raise Refused("unknown", near=companion.names.near(text, fits=lambda name: readable(desk, name)), text=text)


def question(texts: Catalogue, line: str) -> str:
    """Return what is asked in words, as in `what is a harbour?`; "" for a line that is no such question.

    Args:
        texts: the texts of the table.
        line: what was typed.
    """
    words = line.rstrip("?!. ").split()
    low = [word.casefold() for word in words]
    for opening in sorted(_listed(texts, "says.what"), key=len, reverse=True):
        count = len(opening.split())
        if low[:count] == opening.split() and len(low) > count:
            small = _listed(texts, "says.article")
            rest = words[count:]
            while len(rest) > 1 and rest[0].casefold() in small:
                rest = rest[1:]
            while len(rest) > 1 and rest[-1].casefold() in small:
                rest = rest[:-1]
            return " ".join(rest)
    return ""


def _listed(texts: Catalogue, key: str) -> list[str]:
    """Return the words of a text that is only read, in every language."""
    return [word for text in texts.texts(key).values() for word in str(text).split("|")]


def tell_word(desk: Desk, id: str) -> None:
    """Tell what a word of the game means, such as `terrain:hill`."""
    told = face_of(desk.companion.ruleset, desk.texts.language).about(id)
    if told is not None:
        desk.say(" · ".join((told.name, *(f"{label}: {value}" for label, value in told.facts))), style="bold")
        desk.say(f"{told.text or desk.texts('about.nothing')}{cited(*told.clauses)}", mark="  ")


def readable(desk: Desk, name: str) -> bool:
    """Return whether a name may be shown in the language of the table."""
    return ("." not in name) and (desk.texts.language != "ru" or not name.isascii()) and "_" not in name
