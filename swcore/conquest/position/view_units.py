"""What hooks may ask of armies, tokens and markers."""

from __future__ import annotations

from swcore.conquest.position.army import Army
from swcore.conquest.position.places import NOBODY
from swcore.conquest.position.view_map import MapView
from swcore.engine.answers import EVERYWHERE
from swcore.errors import PluginError, nearest

# What a marker may count for like a race token, see `Marker`.
PURPOSES = ("lone", "holds", "garrison", "defender", "loss", "redeploy", "conquer", "tie_break", "moved_by_others")


class UnitsView(MapView):
    """The part of a view that tells who and what stands in the regions; it builds on that of the map."""

    __slots__ = ()

    # -- armies and regions

    def pieces(self, army: Army) -> tuple[str, ...]:
        """Return the ids of the pieces whose hooks are asked for an army: banner, badge, places, lent ones, rules."""
        pieces: tuple[str, ...] = army.kit.pieces
        return pieces

    def tagged(self, army: Army, tag: str) -> bool:
        """Return whether any piece of an army has a tag."""
        return tag in army.kit.tags

    def tags(self, piece: str) -> frozenset[str]:
        """Return the tags of a piece.

        Raises:
            PluginError: `unknown-piece` with the nearest ids.
        """
        return self.ruleset.piece(piece).tags

    def coins(self, army: Army) -> int:
        """Return the coins of an army's seat; 0 for an army of nobody."""
        return 0 if army.seat is None else self._state.coins[army.seat]

    def coins_of(self, seat: int) -> int:
        """Return the coins of a seat, which may have no army."""
        return self._state.coins[seat]

    def purse(self, race: str) -> int:
        """Return the coins of a race or a people that no seat has (by its piece id), as `fx.purse` gave them.

        Raises:
            PluginError: `unknown-piece` with the nearest ids.
        """
        found = self._state.purses.get(race)
        if found is None:
            self.ruleset.piece(race)
        return found or 0

    @property
    def armies(self) -> tuple[Army, ...]:
        """All armies in the game, by id."""
        return tuple([army for army in self._state.armies if army is not None])

    def army(self, id: int) -> Army | None:
        """Return the army of an id, or None when it has left the game."""
        army: Army | None = self._state.armies[id]
        return army

    def active(self, seat: int) -> Army | None:
        """Return a seat's active army, or None."""
        id = self._state.active[seat]
        return None if id == NOBODY else self._state.armies[id]

    def rivals(self, army: Army) -> list[Army]:
        """Return the active armies of the other seats, clockwise from the next one."""
        seats = range(self._state.seats) if army.seat is None else self.opponents(army.seat)
        armies = (self.active(seat) for seat in seats)
        return [rival for rival in armies if rival is not None]

    def declined(self, seat: int) -> tuple[Army, ...]:
        """Return a seat's declined armies, the oldest first."""
        return tuple(self._state.army(id) for id in self._state.declined[seat])

    def holder(self, region: int) -> Army | None:
        """Return the army that occupies a region, or None (SW-DEF-4)."""
        id = self._state.owner[region]
        return None if id == NOBODY else self._state.armies[id]

    def tokens(self, region: int) -> int:
        """Return the number of race tokens in a region."""
        return self._state.tokens[region]

    @property
    def occupied(self) -> int:
        """The mask of the regions that any army occupies."""
        found = 0
        for army in self._state.armies:
            if army is not None:
                found |= army.regions
        return found

    def non_empty(self, region: int) -> bool:
        """Return whether a region holds a race token or a body, of a people without a seat too (SW-DEF-5, SW-DEF-6)."""
        return self._state.tokens[region] > 0 or self._state.bodies[region] > 0

    def held(self, army: Army, *, terrain: str = "", symbol: str = "") -> int:
        """Return how many regions an army occupies.

        Args:
            army: the army, active or declined.
            terrain: only regions of this terrain, unless "".
            symbol: only regions with this symbol, unless "".
        """
        mask = army.regions
        if terrain:
            mask &= self.terrain(terrain)
        if symbol:
            mask &= self.symbol(symbol)
        return mask.bit_count()

    def tray(self, race: str) -> int:
        """Return the tokens of a race (by its piece id) in the tray; 0 for one whose tokens are lent to another race.

        Raises:
            PluginError: `unknown-piece` with the nearest ids.
        """
        found = self._state.tray.get(race)
        if found is None:
            self.ruleset.piece(race)
        return found or 0

    # -- markers

    @property
    def sites(self) -> int:
        """The mask of the regions with a `Place`, face up."""
        return self._state.sites

    @property
    def immune(self) -> int:
        """The mask of the immune regions (SW-IMM-1)."""
        return self._state.immune

    @property
    def unused(self) -> tuple[str, ...]:
        """Ids of the pieces of the kind `place` that are nowhere on the board, in the order of ids; hidden from players."""
        piles = (place for pile in self._state.piles.values() for place in pile)
        return tuple(sorted(place for place in piles if place in self.ground.tables.markers))

    def faces_left(self, marker: str) -> tuple[str, ...]:
        """Return the faces of a marker (by its piece id) that are left in its pile, sorted; hidden from players.

        Raises:
            PluginError: `unknown-marker` for an id that no marker of the game has.
        """
        self._lying(marker)
        return tuple(sorted(self._state.piles.get(marker, ())))

    def supply(self, marker: str) -> int:
        """Return how many markers of a kind (by its piece id) are in the supply."""
        try:
            return self._state.supply[marker]
        except KeyError:
            raise self._no_marker(marker) from None

    def tagged_markers(self, tag: str) -> tuple[str, ...]:
        """Return the ids of the markers with a tag, in the order of ids."""
        return self.ground.tables.tagged(tag)

    @property
    def marked_regions(self) -> int:
        """The mask of the regions with any marker that can be moved: not one of the map, and not one that lies face down."""
        markers, found = self.ground.tables.markers, 0
        for name, mask in self._state.where.items():
            if not (markers[name].starts_on or markers[name].hides):
                found |= mask
        return found

    def placer(self, marker: str, region: int) -> Army | None:
        """Return the army whose marker of a kind lies in a region, or None.

        Raises:
            PluginError: `unknown-marker` for an id that no marker of the game has.
        """
        self._lying(marker)
        owner = next((owner for name, owner in self._state.marks[region] if name == marker), NOBODY)
        return None if owner == NOBODY else self._state.armies[owner]

    def movable(self, region: int) -> int:
        """Return how many tokens and bodies in a region others may move."""
        markers = self.ground.tables.markers
        bodies = sum("moved_by_others" in markers[name].counts for name, _ in self._state.marks[region])
        return self._state.tokens[region] + bodies

    def units(self, army: Army) -> int:
        """Return how many tokens and bodies an army has on the board."""
        return army.placed + army.bodies

    def where(self, marker: str) -> int:
        """Return the number of the region in which a marker lies, the lowest one of several.

        Raises:
            LookupError: it lies in no region; `marked` tells.
            PluginError: `unknown-marker` for an id that no marker of the game has.
        """
        mask = self._lying(marker)
        if not mask:
            raise LookupError(f"{marker} lies in no region")
        return (mask & -mask).bit_length() - 1

    def marked(self, marker: str, army: Army | None = None) -> int:
        """Return the mask of the regions with a marker.

        Args:
            marker: id of the marker.
            army: only markers of this army; of any when None.

        Raises:
            PluginError: `unknown-marker` for an id that no marker of the game has.
        """
        mask = self._lying(marker)
        if army is None or not mask:
            return mask
        own, marks, found = (marker, army.id), self._state.marks, 0
        for region in self.ground.bits(mask):
            if own in marks[region]:
                found |= 1 << region
        return found

    def count_marks(self, marker: str, army: Army | None = None, *, where: int = EVERYWHERE) -> int:
        """Return how many markers of a kind lie on the board.

        Args:
            marker: id of the marker.
            army: only markers of this army; of any when None.
            where: mask of the regions that are counted.

        Raises:
            PluginError: `unknown-marker` for an id that no marker of the game has.
        """
        mask = self._lying(marker) & where
        pairs = (pair for region in self.ground.bits(mask) for pair in self._state.marks[region])
        return sum(name == marker and (army is None or owner == army.id) for name, owner in pairs)

    def _lying(self, marker: str) -> int:
        """Return where a marker lies; whether there is such a marker is asked only where none lies."""
        mask = self._state.where.get(marker, 0)
        if not mask and marker not in self.ground.tables.markers:
            raise self._no_marker(marker)
        return mask

    def _no_marker(self, marker: object) -> PluginError:
        told = f"There is no marker {marker!r} in this game."
        return PluginError(told, code="unknown-marker", hint=nearest(str(marker), self.ground.tables.markers))

    def counted(self, region: int, purpose: str) -> int:
        """Return how many markers in a region count as a race token for a purpose, such as `lone`.

        Raises:
            PluginError: `unknown-purpose` for a word that no marker can count for.
        """
        if purpose not in PURPOSES:
            told = f"A piece asks what counts for {purpose!r}, and markers do not count for that."
            raise PluginError(told, code="unknown-purpose", hint=nearest(str(purpose), PURPOSES))
        marks, markers = self._state.marks[region], self.ground.tables.markers
        return sum(purpose in markers[name].counts for name, _ in marks) if marks else 0
