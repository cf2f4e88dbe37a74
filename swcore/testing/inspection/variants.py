"""A declared piece without one of its rules: what it answers otherwise is what this rule does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import attrs

from swcore.authoring.building import built, raw_pieces
from swcore.authoring.dialect import Dialect, dialect_of
from swcore.authoring.source import FORMAT, FORMAT_KEY, Source, is_data, read_source
from swcore.engine.answers import ADD, Gate, Modifier, Toll
from swcore.engine.pieces import Piece
from swcore.engine.ruleset import Ruleset
from swcore.errors import SwcoreError
from swcore.hooks.dispatch import Impl, collect
from swcore.hooks.registration import make_manager, register
from swcore.testing.repeat import in_words

RULES = "rules"


@attrs.frozen
class Variant:
    """A piece without one of its rules.

    Attributes:
        piece: id of the piece.
        rule: number of the rule that is left out.
        impls: what is left of its hooks.
    """

    piece: str
    rule: int
    impls: Mapping[str, Impl]

    def answers(self, hook: str, args: tuple[Any, ...], answer: Any) -> bool:
        """Return whether it answers a hook otherwise than the whole piece did."""
        impl = self.impls.get(hook)
        mine = impl.call(*args) if impl is not None else None
        return [in_words(one) for one in _several(mine)] != [in_words(one) for one in _several(answer)]


def meant(answer: Any) -> bool:
    """Return whether an answer can change anything: not None, not empty, no sum of nothing, no mask of nowhere."""
    if isinstance(answer, Modifier):
        return bool(answer.where) and (answer.amount != 0 or answer.phase != ADD)
    if isinstance(answer, Gate):
        return bool(answer.bad)
    if isinstance(answer, Toll):
        return bool(answer.where) and answer.coins > 0
    if getattr(answer, "where", None) == 0:  # an act that can be aimed nowhere, for one
        return False
    if isinstance(answer, list | set | frozenset) or (isinstance(answer, tuple) and type(answer) is tuple):
        return any(map(meant, answer))
    return answer is not None and answer is not False and answer != 0 and answer != ()


def _several(answer: Any) -> list[Any]:
    """Return what an answer comes to, as a list: a single one stands for itself, and what says nothing for nothing."""
    plain = isinstance(answer, list) or type(answer) is tuple
    return [one for one in (answer if plain else [answer]) if meant(one)]


def variants_of(ruleset: Ruleset, mine: Iterable[Piece]) -> Iterator[Variant]:
    """Yield, for each rule of the declared pieces among some, the piece without it, where it can be without it."""
    declared = [piece for piece in mine if getattr(piece, "declared", None)]
    if not declared or not ruleset.book.dialect:
        return
    dialect = dialect_of(ruleset)
    for piece in declared:
        data: Any = piece.declared
        rules = data.get(RULES)
        for number in range(len(rules)) if isinstance(rules, list) else ():
            made = _without(dialect, ruleset, data, number)
            if made is not None:
                yield Variant(piece.id, number, made)


def _without(dialect: Dialect, ruleset: Ruleset, data: Mapping[str, Any], number: int) -> Mapping[str, Impl] | None:
    left = [rule for place, rule in enumerate(data[RULES]) if place != number]
    less = {key: value for key, value in data.items() if key != RULES} | ({RULES: left} if left else {})
    source = Source("", {FORMAT_KEY: FORMAT, **less}, release="variant")
    try:
        pieces, _ = built(dialect, ruleset, [source])
        manager = make_manager(ruleset.book.hookspecs)
        for piece in pieces:
            register(manager, piece)
        return collect(manager).get(str(data["id"]), {})
    except SwcoreError:
        return None


def place_of_rule(piece: Piece, number: int, files: Iterable[Path]) -> str:
    """Return where a rule of a declared piece stands: file, line and column, and the path."""
    path = f"{RULES}[{number}]"
    for file in files:
        if not is_data(file) or str(file) != piece.source:
            continue
        source = read_source(file)
        for place, one in enumerate(raw_pieces(source.data)):
            if one.get("id") == piece.id:
                steps = (RULES, number) if "pieces" not in source.data else ("pieces", place, RULES, number)
                spot = source.places.of(steps)
                return f"{file}:{spot.line}:{spot.column} {path}"
    return path
