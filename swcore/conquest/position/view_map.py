"""What hooks may ask of the game and of its map."""

from __future__ import annotations

from collections.abc import Mapping

from swcore.conquest.position.army import Army
from swcore.conquest.position.board import Ground
from swcore.conquest.position.state import ConquestState
from swcore.engine.options import OptionValue
from swcore.engine.ruleset import Ruleset
from swcore.errors import PluginError, nearest


class MapView:
    """The part of a view that tells of options, turns and regions."""

    __slots__ = ("_capped", "_defended", "_seeing", "_state", "ground", "options", "ruleset")

    def __init__(self, ruleset: Ruleset, options: Mapping[str, OptionValue], ground: Ground, state: ConquestState) -> None:
        self.ruleset = ruleset
        self.options = options
        self.ground = ground
        self._state = state
        self._defended = bool(options.get("own_declined_tokens_defend", True))  # options that every conquest asks for
        self._capped = options.get("final_attempt_limit") == "cost_3"
        self._seeing: tuple[tuple[str, int], ...] = ()  # what is being worked out, see `FactsView`
        state.ground = ground

    # -- the game

    def option(self, name: str) -> OptionValue:
        """Return the value of an option that a piece or the game declares.

        Raises:
            PluginError: `undeclared` when nobody declares it.
        """
        try:
            return self.options[name]
        except KeyError:
            told = f"A piece asks for the option {name!r}, which nobody declares."
            raise PluginError(told, code="undeclared", hint=nearest(str(name), self.options)) from None

    @property
    def round(self) -> int:
        """The present round, from 1."""
        return self._state.round

    @property
    def seats(self) -> int:
        """How many seats the game has, those that have left included."""
        return self._state.seats

    @property
    def rounds(self) -> int:
        """How many rounds the game has, as things stand."""
        return self._state.rounds

    @property
    def turn(self) -> int:
        """Serial number of the turn, from 1."""
        return self._state.turn

    @property
    def turn_seat(self) -> int:
        """Whose turn it is."""
        return self._state.turn_seat

    def opponents(self, seat: int) -> tuple[int, ...]:
        """Return the other seats still in the game, clockwise from the next one."""
        seats, left = self._state.seats, self._state.left
        order = [(seat + step) % seats for step in range(1, seats)]
        return tuple([other for other in order if other not in left] if left else order)

    # -- the map

    def terrain(self, *names: str) -> int:
        """Return the mask of the regions of any of these terrains; a terrain that the map lacks has none.

        Raises:
            PluginError: `unknown-terrain` for a word that no map of the game can have.
        """
        table = self.ground.board.terrain
        return table[names[0]] if len(names) == 1 and names[0] in table else self._named("terrain", table, names)

    def symbol(self, *names: str) -> int:
        """Return the mask of the regions with any of these symbols; one that the map lacks has none."""
        table = self.ground.board.symbol
        return table[names[0]] if len(names) == 1 and names[0] in table else self._named("symbol", table, names)

    def _named(self, kind: str, table: Mapping[str, int], names: tuple[str, ...]) -> int:
        found = 0
        for name in names:
            mask = table.get(name)
            if mask is not None:
                found |= mask
            else:
                tables = self.ground.tables
                known = tables.terrains if kind == "terrain" else tables.symbols
                if name not in known:  # no map of the game can have it
                    told = f"A piece asks for the {kind} {name!r}, and maps of {self.ruleset.id} have no such {kind}."
                    raise PluginError(told, code=f"unknown-{kind}", hint=nearest(name, known))
        return found

    def region(self, name: str) -> int:
        """Return the number of a region by its id; -1 for one that the map lacks."""
        return self.ground.region(name)

    def names(self, mask: int) -> tuple[str, ...]:
        """Return the ids of the regions of a mask, in ascending order."""
        return tuple(self.ground.names[region] for region in self.ground.bits(mask))

    def island(self, region: int) -> int:
        """Return the mask of all regions of the island that a region belongs to."""
        return next(part for part in self.ground.parts if part >> region & 1)

    def around(self, mask: int) -> int:
        """Return the mask of all neighbours of some regions."""
        return self.ground.around(mask)

    def beside(self, army: Army, mask: int) -> int:
        """Return the mask of the regions adjacent to some regions for an army.

        Args:
            army: whose pieces are asked for links, such as tunnels.
            mask: the regions to start from.
        """
        found = self.ground.around(mask)
        for linked in army.kit.masks("conquest_links", self, army) if army.kit.conquest_links else ():
            if linked & mask:
                found |= linked & self.ground.all
        return found
