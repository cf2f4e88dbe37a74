"""Tables that follow from the cards: words for actions, and for a set of cards in play the patterns and who is asked what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from swcore.engine import Budget
from swcore.hooks import Impl
from swcore_tiny_towns.position.patterns import used
from swcore_tiny_towns.position.pieces import TYPES, Building, Monument, TownRule, pile_of
from swcore_tiny_towns.position.squares import RESOURCES
from swcore_tiny_towns.rules.laid import Laid, Ways
from swcore_tiny_towns.scoring.scorers import scorers, takes

if TYPE_CHECKING:
    from swcore import Ruleset

# Bytes for what all games of a ruleset share.
DEALS = 12 << 20  # some 6,000 sets of cards in play
TOWNS = 8 << 20  # some 5,000 surveys, or 9,000 towns that bots know
NOBODY: Mapping[str, Impl] = {}
OPENING = frozenset(("towns_targets", "towns_covers"))
SCORING = ("towns_score", "towns_worth", "towns_card_score")
DEAL = 2200  # bytes of one set, as measured with `sys.getsizeof`, whom its cards ask included


class CardTables:
    """What follows from a ruleset.

    Args:
        ruleset: the rules with all their pieces.

    Attributes:
        buildings, monuments, rules: the pieces of each sort, by id.
        piles: the buildings of each type, by id.
        scorers: what scoring asks of each card, by id.
        looking: ids of the cards that look beyond their town when they score.
        surveys: what scoring found out about towns, by all that they are scored by.
        worths: what bots have found out about towns.
        deals, towns: the budgets of the tables of cards in play, and of what was found out about towns.
        used: the hooks that some card or rule implements.
        of_rules: the hooks that some rule implements.
        scoring: those of them that change scores.
        words: the word of every card in actions: its bare name, or its id where two cards share that name or a resource has it.
        ids: the id of every word.
    """

    __slots__ = (
        "_deals",
        "_ways",
        "buildings",
        "deals",
        "hooks",
        "ids",
        "impls",
        "looking",
        "monuments",
        "of_rules",
        "piles",
        "rules",
        "scorers",
        "scoring",
        "surveys",
        "towns",
        "used",
        "words",
        "worths",
    )

    def __init__(self, ruleset: Ruleset) -> None:
        pieces = ruleset.pieces.values()
        self.hooks, self.impls = tuple(ruleset.hooks), ruleset.impls
        self.buildings = [piece for piece in pieces if isinstance(piece, Building)]
        self.monuments = [piece for piece in pieces if isinstance(piece, Monument)]
        self.rules = [piece for piece in pieces if isinstance(piece, TownRule)]
        self.of_rules = frozenset(hook for rule in self.rules for hook in self.impls.get(rule.id, {}))
        self.used = frozenset(hook for piece in ruleset.pieces for hook in self.impls.get(piece, {}))
        self.scoring = tuple(hook for hook in SCORING if hook in self.of_rules)
        bare: dict[str, list[str]] = {}
        for card in (*self.buildings, *self.monuments):
            bare.setdefault(card.id.partition(".")[2], []).append(card.id)
        self.words = {id: id if len(ids) > 1 or word in RESOURCES else word for word, ids in bare.items() for id in ids}
        self.ids = {word: id for id, word in self.words.items()}
        self.scorers = scorers(ruleset)
        self.looking = frozenset(id for id, one in self.scorers.items() if one.looks)
        self.deals, self.towns = Budget(DEALS), Budget(TOWNS)
        self.worths: dict[Any, Any] = self.towns.table({})
        self.surveys: dict[Any, Any] = self.towns.table({})
        self.piles = {type: pile_of(self.buildings, type) for type in TYPES}
        self._ways: dict[str, Ways] = {}
        self._deals: dict[tuple[tuple[str, ...], str], Deal] = self.deals.table({})

    def ways(self, id: str) -> Ways:
        """Return the ways to lay the pattern of a card."""
        found = self._ways.get(id)
        if found is None:
            card = next(one for one in (*self.buildings, *self.monuments) if one.id == id)
            found = self._ways[id] = Ways([Laid(card, self.words[id], code) for code in card.codes])
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
            found = Deal(self, cards, monument)
            self.deals.take(DEAL)
            self._deals[key] = found
        return found


class Deal:
    """The buildings in play and one monument.

    Attributes:
        ways: the ways to lay the pattern of each of these cards, the monument last.
        asks: by hook, the implementations of all these cards; by their ids.
        wild: those of `towns_wild`.
        of_rules: the hooks that some rule implements.
        opens: the cards that open further squares for buildings.
        opened: whether a rule may do so.
        picky: whether a building stands for other cubes in the pattern of one card than of another.
        special: the cards with squares or a limit of their own.
        looks: whether one of them looks beyond its town when it scores.
    """

    __slots__ = (
        "asks",
        "cards",
        "looks",
        "monument",
        "of_rules",
        "opened",
        "opens",
        "picky",
        "special",
        "ways",
        "wild",
    )

    def __init__(self, tables: CardTables, cards: tuple[str, ...], monument: str) -> None:
        self.cards, self.monument = cards, monument
        ids = (*cards, monument) if monument else cards
        self.ways = tuple([tables.ways(id) for id in ids])
        asks: dict[str, dict[str, Impl]] = {}
        for id in ids:
            for hook, impl in tables.impls.get(id, {}).items():
                if hook in asks:
                    asks[hook][id] = impl
                else:
                    asks[hook] = {id: impl}
        self.asks: dict[str, Mapping[str, Impl]] = {hook: asks.get(hook, NOBODY) for hook in tables.hooks}
        self.wild = self.asks["towns_wild"]
        self.opens = frozenset((*self.asks["towns_targets"], *self.asks["towns_covers"]))
        self.of_rules = tables.of_rules
        self.opened = not OPENING.isdisjoint(tables.of_rules)
        self.picky = any(takes(impl, "card") for impl in self.wild.values())
        self.looks = not tables.looking.isdisjoint(ids)
        self.special = frozenset((*self.opens, *self.asks["towns_limit"]))

    def matches_wild(self, code: int, wild: Mapping[str, int], *, monument: bool) -> list[tuple[str, int]]:
        """Return (card, mask of cubes that come off), each once, where buildings stand for cubes (TT-BLD-TRADINGPOST-2).

        Args:
            code: the cubes of the town.
            wild: by card the cubes that buildings may stand for in its pattern.
            monument: whether the monument may be built, too.
        """
        found: dict[tuple[str, int], Any] = {}
        for ways in self.ways if monument or not self.monument else self.ways[:-1]:
            for laid in ways.laids:
                real = laid.code & ~wild[laid.card]
                if real and real & code == real:  # at least one real cube (TT-BLD-TRADINGPOST-4)
                    found[laid.card, used(real)] = None
        return sorted(found)
