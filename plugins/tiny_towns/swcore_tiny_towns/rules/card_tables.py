"""Tables that follow from the cards: words for actions, and for a set of cards in play the patterns and who is asked what."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from swcore.hooks import Impl
from swcore_tiny_towns.position.actions import Build
from swcore_tiny_towns.position.patterns import used
from swcore_tiny_towns.position.pieces import Building, Monument, TownRule
from swcore_tiny_towns.position.squares import RESOURCES, SQUARES, squares_of
from swcore_tiny_towns.scoring.scorers import scorers

if TYPE_CHECKING:
    from swcore import Ruleset


class Laid:
    """A pattern laid on a town.

    Attributes:
        card: id of the card.
        code: the cubes it needs.
        mask: the squares of these cubes.
    """

    __slots__ = ("_builds", "_tables", "card", "code", "mask")

    def __init__(self, tables: CardTables, card: str, code: int) -> None:
        self._tables, self.card, self.code, self.mask = tables, card, code, used(code)
        self._builds: tuple[Build, ...] = ()

    def builds(self) -> tuple[Build, ...]:
        """Return the builds on the squares of its cubes, ascending. They are made when they are first wanted: few ever are."""
        if not self._builds:
            self._builds = tuple([build(self._tables, self.card, target, self.mask) for target in squares_of(self.mask)])
        return self._builds


Anchors = dict[int, tuple[tuple[int, Laid], ...]]
"""Patterns laid on a town with their codes, by the lowest bit of the code: each is looked at for one cube of the town alone."""


class CardTables:
    """What follows from a ruleset.

    Args:
        ruleset: the rules with all their pieces.

    Attributes:
        buildings, monuments, rules: the pieces of each sort, by id.
        scorers: what scoring asks of each card, by id.
        surveys: what scoring found out about towns, by all that they are scored by.
        worths: what the greedy bot has found out about towns.
        words: the word of every card in actions: its bare name, or its id where two cards share that name or a resource has it.
        ids: the id of every word.
    """

    __slots__ = (
        "_anchors",
        "_deals",
        "_joined",
        "buildings",
        "hooks",
        "ids",
        "impls",
        "monuments",
        "rules",
        "scorers",
        "surveys",
        "words",
        "worths",
    )

    def __init__(self, ruleset: Ruleset) -> None:
        pieces = ruleset.pieces.values()
        self.hooks, self.impls = tuple(ruleset.hooks), ruleset.impls
        self.buildings = [piece for piece in pieces if isinstance(piece, Building)]
        self.monuments = [piece for piece in pieces if isinstance(piece, Monument)]
        self.rules = [piece for piece in pieces if isinstance(piece, TownRule)]
        bare: dict[str, list[str]] = {}
        for card in (*self.buildings, *self.monuments):
            bare.setdefault(card.id.partition(".")[2], []).append(card.id)
        self.words = {id: id if len(ids) > 1 or word in RESOURCES else word for word, ids in bare.items() for id in ids}
        self.ids = {word: id for id, word in self.words.items()}
        self.scorers = scorers(ruleset)
        self.worths: dict[object, dict[str, float]] = {}
        self.surveys: dict[Any, Any] = {}
        self._anchors: dict[str, Anchors] = {}
        self._joined: dict[tuple[str, ...], Joined] = {}
        self._deals: dict[tuple[tuple[str, ...], str], Deal] = {}

    def anchors(self, card: str) -> Anchors:
        """Return the ways to lay the pattern of a card."""
        found = self._anchors.get(card)
        if found is None:
            known: dict[int, list[tuple[int, Laid]]] = {}
            for code in next(one for one in (*self.buildings, *self.monuments) if one.id == card).codes:
                known.setdefault(code & -code, []).append((code, Laid(self, card, code)))
            found = self._anchors[card] = {low: tuple(laids) for low, laids in known.items()}
        return found

    def joined(self, cards: tuple[str, ...]) -> Joined:
        """Return the ways to lay the patterns of all buildings in play."""
        found = self._joined.get(cards)
        if found is None:
            found = self._joined[cards] = Joined(self.anchors(card) for card in cards)
        return found

    def deal(self, cards: tuple[str, ...], monument: str) -> Deal:
        """Return the tables of a seat.

        Args:
            cards: ids of the buildings in play.
            monument: id of the seat's monument, or "".
        """
        key = (cards, monument)
        found = self._deals.get(key)
        if found is None:
            found = self._deals[key] = Deal(self, cards, monument)
        return found


class Joined(dict[int, tuple[tuple[int, Laid], ...]]):
    """The anchors of several cards as one table, joined where they are looked at.

    Args:
        parts: the anchors of each card.
    """

    def __init__(self, parts: Iterable[Anchors]) -> None:
        super().__init__()
        self.parts = tuple(parts)

    def __missing__(self, low: int) -> tuple[tuple[int, Laid], ...]:
        found = self[low] = tuple([laid for part in self.parts for laid in part.get(low, ())])
        return found


class Deal:
    """The buildings in play and one monument.

    Attributes:
        anchors: the patterns of the buildings.
        own: those of the monument.
        asks: by hook, the implementations of all these cards; by their ids.
        special: the cards with squares or a limit of their own.
    """

    __slots__ = ("anchors", "asks", "cards", "monument", "own", "special")

    def __init__(self, tables: CardTables, cards: tuple[str, ...], monument: str) -> None:
        self.cards, self.monument = cards, monument
        self.anchors = tables.joined(cards)
        self.own: Anchors = tables.anchors(monument) if monument else {}
        ids = (*cards, monument) if monument else cards
        self.asks: dict[str, dict[str, Impl]] = {hook: {} for hook in tables.hooks}
        for id in ids:
            for hook, impl in tables.impls.get(id, {}).items():
                self.asks[hook][id] = impl
        self.special = frozenset((*self.asks["towns_targets"], *self.asks["towns_limit"]))

    def matches(self, code: int, *, monument: bool) -> list[Laid]:
        """Return the patterns whose cubes all lie in a town (TT-BUILD-1).

        Args:
            code: the cubes of the town.
            monument: whether the monument may be built, too.
        """
        found = []
        rest, anchors, own = code, self.anchors, self.own if monument else {}
        while rest:
            low = rest & -rest
            rest ^= low
            for wanted, laid in anchors[low]:
                if wanted & code == wanted:
                    found.append(laid)
            if low in own:
                found += [laid for wanted, laid in own[low] if wanted & code == wanted]
        return found

    def matches_wild(self, code: int, wild: int, *, monument: bool) -> list[tuple[str, int]]:
        """Return (card, mask of cubes that come off), each once, where buildings stand for cubes (TT-BLD-TRADINGPOST-2).

        Args:
            code: the cubes of the town.
            wild: the cubes that buildings may stand for.
            monument: whether the monument may be built, too.
        """
        found: dict[tuple[str, int], Any] = {}
        for part in (*self.anchors.parts, *((self.own,) if monument else ())):
            for wanted, laid in (one for laids in part.values() for one in laids):
                real = wanted & ~wild
                if real and real & code == real:  # at least one real cube (TT-BLD-TRADINGPOST-4)
                    found[laid.card, used(real)] = None
        return sorted(found)


def build(tables: CardTables, id: str, target: int, mask: int) -> Build:
    """Return the action that builds a card.

    Args:
        tables: the tables of the ruleset.
        id: the card.
        target: the square it goes to.
        mask: the squares of the cubes that come off.
    """
    others = [SQUARES[square] for square in squares_of(mask) if square != target]
    return Build.of(tables.words[id], SQUARES[target], *others)
