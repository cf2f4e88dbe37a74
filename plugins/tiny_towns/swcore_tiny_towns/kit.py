"""Tables that follow from the cards: words for actions, and for a set of cards in play the patterns and who is asked what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from swcore.hooks.dispatch import Impl
from swcore_tiny_towns.actions import Build, Replace
from swcore_tiny_towns.cards import Building, Card, Monument, TownRule
from swcore_tiny_towns.ground import SQUARES, squares_of
from swcore_tiny_towns.hooks import ANSWERS, REACTIONS
from swcore_tiny_towns.patterns import used
from swcore_tiny_towns.scorers import scorers

if TYPE_CHECKING:
    from swcore import Ruleset


class Laid(NamedTuple):
    """A pattern laid on a town.

    Attributes:
        card: id of the card.
        code: the cubes it needs.
        mask: the squares of these cubes.
        builds: the builds on these squares, ascending, where all cells are cubes.
    """

    card: str
    code: int
    mask: int
    builds: tuple[Build, ...]


class Kit:
    """What follows from a ruleset.

    Args:
        ruleset: the rules with all their pieces.

    Attributes:
        buildings, monuments, rules: the pieces of each sort, by id.
        scorers: what scoring asks of each card, by id.
        surveys: what scoring found out about towns, by all that they are scored by.
        words: the word of every card in actions: its bare name, or its id where two cards share that name.
        ids: the id of every word.
    """

    __slots__ = ("_deals", "buildings", "ids", "impls", "monuments", "rules", "scorers", "surveys", "words")

    def __init__(self, ruleset: Ruleset) -> None:
        pieces = ruleset.pieces.values()
        self.impls = ruleset.impls
        self.buildings = [piece for piece in pieces if isinstance(piece, Building)]
        self.monuments = [piece for piece in pieces if isinstance(piece, Monument)]
        self.rules = [piece for piece in pieces if isinstance(piece, TownRule)]
        bare: dict[str, list[str]] = {}
        for card in (*self.buildings, *self.monuments):
            bare.setdefault(card.id.partition(".")[2], []).append(card.id)
        self.words = {id: word if len(ids) == 1 else id for word, ids in bare.items() for id in ids}
        self.ids = {word: id for id, word in self.words.items()}
        self.scorers = scorers(ruleset)
        self.surveys: dict[Any, Any] = {}
        self._deals: dict[tuple[tuple[str, ...], str], Deal] = {}

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


class Deal:
    """The buildings in play and one monument.

    Attributes:
        anchors: patterns laid on a town, by their lowest bit, so that each is looked at for one cube alone.
        asks: by hook, the implementations of these cards; by their ids.
        replaces: by square the actions that put one of the buildings there, by id.
    """

    __slots__ = ("anchors", "asks", "cards", "monument", "replaces")

    def __init__(self, kit: Kit, cards: tuple[str, ...], monument: str) -> None:
        self.cards, self.monument = cards, monument
        ids = (*cards, monument) if monument else cards
        by_id: dict[str, Card] = {card.id: card for card in (*kit.buildings, *kit.monuments)}
        self.anchors: dict[int, list[tuple[int, Laid]]] = {}
        for id in ids:
            for code in by_id[id].codes:
                self.anchors.setdefault(code & -code, []).append((code, _lay(kit, id, code)))
        self.asks: dict[str, dict[str, Impl]] = {
            hook: {id: kit.impls[id][hook] for id in ids if hook in kit.impls.get(id, ())} for hook in (*ANSWERS, *REACTIONS)
        }
        self.replaces = tuple({id: Replace.of(name, kit.words[id]) for id in cards} for name in SQUARES)

    def matches(self, code: int) -> list[Laid]:
        """Return the patterns whose cubes all lie in a town (TT-BUILD-1).

        Args:
            code: the cubes of the town.
        """
        found = []
        rest, anchors = code, self.anchors
        while rest:
            low = rest & -rest
            for wanted, laid in anchors.get(low, ()):
                if wanted & code == wanted:
                    found.append(laid)
            rest ^= low
        return found

    def matches_wild(self, code: int, wild: int) -> list[tuple[str, int]]:
        """Return (card, mask of cubes that come off), each once, where buildings stand for cubes (TT-BLD-TRADINGPOST-2).

        Args:
            code: the cubes of the town.
            wild: the cubes that buildings may stand for.
        """
        found: dict[tuple[str, int], Any] = {}
        for laids in self.anchors.values():
            for wanted, laid in laids:
                real = wanted & ~wild
                if real and real & code == real:  # at least one real cube (TT-BLD-TRADINGPOST-4)
                    found[laid.card, used(real)] = None
        return sorted(found)


def _lay(kit: Kit, id: str, code: int) -> Laid:
    mask = used(code)
    return Laid(id, code, mask, tuple(build(kit, id, target, mask) for target in squares_of(mask)))


def build(kit: Kit, id: str, target: int, mask: int) -> Build:
    """Return the action that builds a card.

    Args:
        kit: the tables of the ruleset.
        id: the card.
        target: the square it goes to.
        mask: the squares of the cubes that come off.
    """
    others = [SQUARES[square] for square in squares_of(mask) if square != target]
    return Build.of(kit.words[id], SQUARES[target], *others)
