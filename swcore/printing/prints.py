"""What a game prints of its pieces: the door for packs, and what every piece has."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import attrs

from swcore.hooks.loading import resolve
from swcore.printing.cards import Entry
from swcore.printing.emblems import drawn_from
from swcore.printing.parts import Part
from swcore.printing.words import PRINT_WORDS
from swcore.wording.catalogue import Catalogue

if TYPE_CHECKING:
    from swcore.engine.pieces import Piece
    from swcore.engine.ruleset import Ruleset
    from swcore.graph.regionmap import RegionMap
    from swcore.printing.shapes import Point

Facts = Iterable[tuple[Mapping[str, str], Mapping[str, str]]]
NOTHING: Mapping[str, Mapping[str, str]] = {}


@attrs.frozen
class Job:
    """For whom something is printed.

    Attributes:
        ruleset: the rules that the pieces are part of.
        texts: the words of the game in the reader's language, with those that printing has itself.
    """

    ruleset: Ruleset
    texts: Catalogue

    @property
    def language(self) -> str:
        """The language of the texts."""
        return self.texts.language


@attrs.frozen
class Prints:
    """What a game prints of its pieces; `Rulebook.prints` names it.

    Attributes:
        parts: what is cut out of a piece, its reference card among it.
        entry: what a card or a sheet of many says of a piece.
        words: further words, by key and language.
        chart: what is printed of a map: a function of the map, the job, the room for a part in millimetres, and the width of the
            whole map, 0 for the usual one; None for a game whose maps are not printed.
    """

    parts: Callable[[Piece, Job], Sequence[Part]]
    entry: Callable[[Piece, Job], Entry]
    words: Mapping[str, Mapping[str, Any]] = NOTHING
    chart: Callable[[RegionMap, Job, Point, float], Sequence[Part]] | None = None


def prints_of(ruleset: Ruleset) -> Prints:
    """Return what a game prints of its pieces.

    Raises:
        PluginError: `bad-reference` when it cannot be loaded.
    """
    found: Prints = resolve(ruleset.book.prints, ruleset.book)
    return found


def job_for(ruleset: Ruleset, language: str) -> Job:
    """Return the job of printing pieces of a game.

    Args:
        ruleset: the rules.
        language: of the texts.

    Raises:
        PluginError: `bad-reference`.
    """
    words: Catalogue = resolve(ruleset.book.wording, ruleset.book)(ruleset, language)
    return Job(ruleset, Catalogue(language, PRINT_WORDS, prints_of(ruleset).words, words.entries()))


def text_of(piece: Piece, language: str) -> str:
    """Return the rule text of a piece: the author's own, else the one made from its rules."""
    own = piece.text.get(language, "")
    return own or piece.rule_text.get(language, "") or piece.text.get("en", "") or next(iter(piece.text.values()), "")


def entry_of(piece: Piece, job: Job, numbers: Iterable[str] = (), hints: Iterable[str] = (), facts: Facts | None = None) -> Entry:
    """Return what is said of a piece whatever its game.

    Args:
        piece: the piece.
        job: for whom.
        numbers: its numbers in words; facts come behind them.
        hints: words for its picture, behind its own.
        facts: pairs of label and value by language; those that the piece tells itself when None.
    """
    texts = job.texts
    told = [f"{texts.name(label)}: {texts.name(value)}" for label, value in (piece.facts() if facts is None else facts)]
    tags = [texts(f"tag.{tag}") for tag in sorted(piece.tags) if f"tag.{tag}" in texts]
    kind = texts(f"print.kind.{piece.kind}") if f"print.kind.{piece.kind}" in texts else piece.kind.replace("_", " ")
    return Entry(
        piece=piece.id,
        name=texts.name(piece.name),
        kind=" · ".join((kind, *tags)),
        numbers=(*numbers, *told),
        text=text_of(piece, job.language),
        clauses=tuple(piece.clauses),
        emblem=drawn_from(piece.id, filter(None, (piece.emblem, *hints))),
    )
