"""What things are: pieces, the game, its options and editions, clauses of its rules, and the words that a game has a name for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from swcore.engine.options import Option, OptionValue
from swcore.hooks.loading import resolve
from swcore.text.clauses import load_clauses
from swcore.wording.lexicon import Lexicon
from swcore.wording.menus import About

if TYPE_CHECKING:
    from swcore.wording.face import Face

Facts = tuple[tuple[str, str], ...]


def about(face: Face, id: str) -> About | None:
    """Return what an id means, or None; see `Face.about`."""
    if id in face.ruleset.pieces:
        piece = face.ruleset.pieces[id]
        return About(id, piece.kind, face.words.piece(id), face.words.piece_text(id), tuple(piece.clauses), face.facts(id))
    if id == face.ruleset.id:
        return _game(face, id)
    kind, _, word = id.partition(":")
    tell = _TELLERS.get(kind)
    if tell is not None:
        return tell(face, id, word)
    if kind in face.kinds and f"{kind}.{word}" in face.words:
        text = face.words(f"about.{kind}.{word}") if f"about.{kind}.{word}" in face.words else ""
        return About(id, kind, face.words(f"{kind}.{word}"), text, face.ruleset.book.clauses_by_word.get(id, ()))
    return None


def known(face: Face) -> Iterator[str]:
    """Yield all ids that something is said about."""
    ruleset = face.ruleset
    yield ruleset.id
    yield from sorted(ruleset.pieces)
    yield from (f"option:{name}" for name in sorted(ruleset.options))
    yield from (f"edition:{name}" for name in ruleset.book.editions)
    yield from (f"clause:{id}" for id in load_clauses(ruleset.book))
    for key in face.words.entries():
        kind, _, word = key.partition(".")
        if kind in face.kinds:
            yield f"{kind}:{word}"


def piece_facts(face: Face, id: str) -> Facts:
    """Return what is to be known of a piece besides its text, as it says itself."""
    piece = face.ruleset.pieces[id]
    if not piece.facts_by:
        return ()
    found: Iterable[tuple[Any, Any]] = resolve(piece.facts_by, piece)(piece)
    return tuple((face.words.name(label), face.words.name(value)) for label, value in found)


def option_value(words: Lexicon, name: str, value: OptionValue) -> str:
    """Return the value of an option in words: those of the game (`option.NAME.VALUE`), yes and no, or as it is."""
    own = f"option.{name}.{str(value).lower()}"
    if own in words:
        return words(own)
    plain = {"true": "yes", "on": "yes", "false": "no", "off": "no"}.get(str(value).lower(), "")
    return words(plain) if plain else str(value)


def _game(face: Face, id: str) -> About:
    book, words = face.ruleset.book, face.words
    low, high = book.players
    facts = [(words("about.players"), str(low) if low == high else f"{low}–{high}")]
    editions = ", ".join(words.edition(name) for name in book.editions)
    return About(
        id,
        "game",
        words.name(book.name) or id,
        words.name(book.text),
        tuple(book.clauses),
        (*facts, *_if(words("about.editions"), editions)),
    )


def _option(face: Face, id: str, word: str) -> About | None:
    option = face.ruleset.options.get(word)
    if option is None:
        return None
    words = face.words
    values = ", ".join(option_value(words, word, value) for value in option.values)
    facts = [(words("about.values"), values), (words("about.default"), option_value(words, word, option.default))]
    facts += _if(words("about.players"), ", ".join(map(str, option.seats)))
    return About(id, "option", _named(words, option), words.name(option.text), tuple(option.clauses), tuple(facts))


def _named(words: Lexicon, option: Option) -> str:
    """Return how an option is called: by a word of the game, else by its text."""
    return words(f"option.{option.name}") if f"option.{option.name}" in words else words.name(option.text) or option.name


def _edition(face: Face, id: str, word: str) -> About | None:
    if word not in face.ruleset.book.editions:
        return None
    words, options = face.words, face.ruleset.options
    preset = face.ruleset.book.editions[word]
    facts = tuple((_named(words, options[name]), option_value(words, name, value)) for name, value in preset.items())
    text = words(f"about.edition.{word}") if f"about.edition.{word}" in words else ""
    return About(id, "edition", words.edition(word), text, face.ruleset.book.clauses_by_word.get(id, ()), facts)


def _clause(face: Face, id: str, word: str) -> About | None:
    clause = load_clauses(face.ruleset.book, face.language).get(word)
    if clause is None:
        return None
    facts = _if(face.words("about.section"), " · ".join(clause.section))
    return About(id, "clause", word, clause.text, (word,), tuple(facts))


def _if(label: str, value: str) -> list[tuple[str, str]]:
    return [(label, value)] if value else []


_TELLERS: dict[str, Callable[[Face, str, str], About | None]] = {"option": _option, "edition": _edition, "clause": _clause}
