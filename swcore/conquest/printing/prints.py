"""What each kind of piece of the family is printed as."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from swcore.conquest.content.pieces import ConquestPiece, Marker, Natives, Power, Race
from swcore.conquest.printing.banners import badge, banner
from swcore.conquest.printing.charts import chart
from swcore.conquest.printing.markers import face_name, tokens_of
from swcore.conquest.printing.words import WORDS
from swcore.printing.cards import Entry, card
from swcore.printing.emblems import token
from swcore.printing.parts import Part
from swcore.printing.prints import Job, Prints, entry_of
from swcore.printing.tokens import TOKEN, strips

if TYPE_CHECKING:
    from swcore.engine.pieces import Piece

HINTS: Final = (
    ("conquest_modes", "arrow"),
    ("conquest_uses", "hand"),
    ("conquest_boosts", "bolt"),
    ("conquest_defence", "wall"),
    ("conquest_loss", "heart"),
    ("conquest_cost", "sword"),
    ("conquest_score", "coin"),
    ("conquest_tokens", "horn"),
    ("conquest_decline_keep", "hourglass"),
)
"""Pictures for pieces that answer a hook, the most telling one first."""


def parts(piece: Piece, job: Job) -> tuple[Part, ...]:
    """Return what is cut out of a piece."""
    said = entry(piece, job)
    found: list[Part] = []
    if isinstance(piece, Race):
        found += [banner(said, str(piece.tokens), job.texts("print.declined")), card(said)]
        found += strips(said.piece, token(said.emblem, TOKEN), token(said.emblem, TOKEN, faded=True), piece.supply)
    elif isinstance(piece, Power):
        found += [badge(said, str(piece.tokens)), card(said)]
        found += [part for marker in markers_of(piece, job) for part in tokens_of(marker, job)]
    elif isinstance(piece, Natives):
        face = token(said.emblem, TOKEN)
        found += [card(said), *strips(said.piece, face, face, piece.supply)]
    elif isinstance(piece, Marker):
        found += [card(said), *tokens_of(piece, job)]
    else:
        found.append(card(said))
    return tuple(found)


def markers_of(piece: Piece, job: Job) -> list[Marker]:
    """Return the markers that carry out clauses of a race or power, and are printed along with it."""
    mine = set(piece.clauses)
    return [
        one for one in job.ruleset.pieces.values() if isinstance(one, Marker) and one is not piece and mine & set(one.clauses)
    ]


def entry(piece: Piece, job: Job) -> Entry:
    """Return what is said of a piece."""
    faces = isinstance(piece, Marker) and bool(piece.faces)  # told by `_numbers`, in the language
    return entry_of(piece, job, _numbers(piece, job), _hints(piece), facts=() if faces else piece.facts())


def _numbers(piece: Piece, job: Job) -> Iterator[str]:
    texts = job.texts
    tokens = getattr(piece, "tokens", 0)
    if tokens:
        yield texts.count("print.tokens", tokens)
    supply = getattr(piece, "supply", 0)
    if supply > 1 or (supply and not isinstance(piece, Marker)):
        yield texts("print.supply", n=supply)
    if isinstance(piece, Marker):
        if piece.defence:
            yield texts("print.defence", n=piece.defence)
        if piece.immune:
            yield texts("print.immune")
        for face in sorted(set(piece.faces)):
            yield f"{face_name(face, job)} ×{piece.faces.count(face)}"


def _hints(piece: Piece) -> Iterator[str]:
    """Yield words for the picture of a piece: its own, the land it is about, what its rules name, then what it does."""
    own = piece.id.partition(".")[2]
    yield own
    yield from own.split("_")
    if isinstance(piece, ConquestPiece):
        words = getattr(piece, "map_words", None)
        for word in words() if words is not None else ():
            yield word.word
    yield from _named((getattr(piece, "declared", None) or {}).get("rules", ()))
    for hook, picture in HINTS:
        if hasattr(type(piece), hook):
            yield picture


def _named(rules: object) -> Iterator[str]:
    """Yield the words that rules without code name, such as a terrain; of an id its last part."""
    if isinstance(rules, str):
        yield rules.rpartition(".")[2]
    elif isinstance(rules, Mapping):
        for value in rules.values():
            yield from _named(value)
    elif isinstance(rules, list | tuple):
        for value in rules:
            yield from _named(value)


PRINTS = Prints(parts, entry, WORDS, chart)
