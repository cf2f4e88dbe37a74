"""Patterns laid on a town, and which of them one more cube completes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING

from swcore_tiny_towns.position.actions import Build
from swcore_tiny_towns.position.patterns import CUBES, cubes_in, used
from swcore_tiny_towns.position.pieces import TYPES, Card
from swcore_tiny_towns.position.squares import SQUARES, squares_of

if TYPE_CHECKING:
    from swcore_tiny_towns.position.view import View
    from swcore_tiny_towns.rules.card_tables import Deal


class Laid:
    """A pattern laid on a town.

    Args:
        card: the card.
        word: its word in actions.
        code: the cubes it needs, see `swcore_tiny_towns.position.patterns`.

    Attributes:
        card: id of the card.
        code: as above.
        mask: the squares of these cubes.
        place: its place in a menu: by the first cube, then by the type of the card.
    """

    __slots__ = ("_builds", "_word", "card", "code", "mask", "place")

    def __init__(self, card: Card, word: str, code: int) -> None:
        self._word, self.card, self.code, self.mask = word, card.id, code, used(code)
        self.place = (code & -code, TYPES.index(card.type), card.id, code)
        self._builds: tuple[Build, ...] = ()

    def builds(self) -> tuple[Build, ...]:
        """Return the builds on the squares of its cubes, ascending. They are made when they are first wanted: few ever are."""
        if not self._builds:
            self._builds = tuple([build(self._word, target, self.mask) for target in squares_of(self.mask)])
        return self._builds


class Ways:
    """Every way to lay the pattern of a card on a town.

    A cube can only complete a pattern where one of a few others lies already: each pattern is looked up by the new cube and one
    of its other cubes, its partner.

    Args:
        laids: all of them; at least one.

    Attributes:
        laids: as above.
        card: id of the card.
        shares: by how many cubes of the pattern lie there, how much of it that is, squared.
        around: by the code of a cube, the patterns that it is part of, for who looks at many: the squares and the code of the
            cubes of each, and these ways.
        partners: by the bit length of the code of a cube, the partners that it has in some pattern, as a code.
        pairs: by the same and then by the partner, the patterns; a cube that is all of a pattern is its own partner.
    """

    __slots__ = ("around", "card", "laids", "pairs", "partners", "shares")

    def __init__(self, laids: Sequence[Laid]) -> None:
        self.laids = tuple(laids)
        self.card, size = laids[0].card, laids[0].code.bit_count()
        self.shares = tuple([(number / size) ** 2 for number in range(size + 1)])
        self.partners = [0] * (CUBES + 1)
        self.pairs: list[dict[int, list[Laid]]] = [{} for _ in self.partners]
        self.around: dict[int, list[tuple[int, int, Ways]]] = {}
        by_cube: dict[int, list[Laid]] = {}
        cubes = {laid.code: cubes_in(laid.code) for laid in laids}
        for laid in laids:
            for one in cubes[laid.code]:
                by_cube.setdefault(one, []).append(laid)
        for one, around in by_cube.items():
            self.around[one] = [(laid.mask, laid.code, self) for laid in around]
            number = one.bit_length()
            common = Counter([other for laid in around for other in cubes[laid.code] if other != one])
            for laid in around:
                others = [(common[other], other) for other in cubes[laid.code] if other != one]
                partner = max(others)[1] if others else one
                self.partners[number] |= partner
                self.pairs[number].setdefault(partner, []).append(laid)


NO_LAIDS: tuple[Laid, ...] = ()
in_order = attrgetter("place")


def completed(ways: Iterable[Ways], one: int, code: int) -> list[Laid]:
    """Return the patterns that a new cube completes.

    Args:
        ways: of the cards that may be built.
        one: the code of the new cube.
        code: the cubes of the town, the new one among them.
    """
    found: list[Laid] = []
    number = one.bit_length()
    for way in ways:
        near = way.partners[number] & code
        if not near:
            continue
        pairs = way.pairs[number]
        while near:
            partner = near & -near
            near ^= partner
            for laid in pairs[partner]:
                wanted = laid.code
                if wanted & code == wanted:
                    found.append(laid)
    return found


def buildable(view: View, seat: int, deal: Deal, code: int) -> tuple[Laid, ...]:
    """Return the patterns whose cubes all lie in a town, in the order of a menu, that of a monument which stands among them.

    They are kept with the cubes that they were found for: a cube is looked up once, when it is new.

    Args:
        view: the game.
        seat: whose town.
        deal: the tables of the seat.
        code: the cubes of the town.
    """
    known = view.laid.get(seat)
    before, laids = 0, NO_LAIDS
    if known is not None and known[0] is deal:
        _, before, laids = known
        if before == code:
            return laids
    gone = before & ~code
    if gone:
        before ^= gone
        if laids:
            laids = tuple([laid for laid in laids if not laid.code & gone])
    new = code ^ before
    while new:
        one = new & -new
        new ^= one
        before |= one
        found = completed(deal.ways, one, before)
        if found:
            laids = tuple(sorted((*laids, *found), key=in_order))
    view.laid[seat] = deal, code, laids
    return laids


def build(word: str, target: int, mask: int) -> Build:
    """Return the action that builds a card.

    Args:
        word: the word of the card.
        target: the square it goes to.
        mask: the squares of the cubes that come off.
    """
    others = [SQUARES[square] for square in squares_of(mask) if square != target]
    return Build.of(word, SQUARES[target], *others)
