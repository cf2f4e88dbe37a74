"""Reading a position that a test has laid out, by the names that the test knows; `swcore.testing.scene` lays it."""

from __future__ import annotations

from typing import Any

from swcore.conquest.position.army import Army
from swcore.conquest.position.places import NOBODY
from swcore.conquest.position.state import ConquestState
from swcore.game.game import Game
from swcore.testing.arguments import counted, known


class LaidPosition:
    """What a test reads of its position.

    Attributes:
        game: the game.
    """

    game: Game

    @property
    def state(self) -> ConquestState:
        """The state; change it with the methods of this class only."""
        state: ConquestState = self.game.play.state
        return state

    def army_of(self, seat: int) -> Army:
        """Return the active army of a seat in the present state (a state is replaced when a step is undone).

        Raises:
            ValueError: the seat has none.
        """
        id = self.state.active[self._seat(seat)]
        if id == NOBODY:
            raise ValueError(f"Seat {seat} has no active army now.")
        return self.state.army(id)

    def tokens(self, region: str) -> int:
        """Return the race tokens in a region."""
        count: int = self.state.tokens[self._region(region)]
        return count

    def held(self, army: Army) -> dict[str, int]:
        """Return the tokens of an army by region name."""
        now = self.state.armies[army.id]
        if now is None:
            return {}
        ground = self.state.ground
        return {ground.names[region]: self.state.tokens[region] for region in ground.bits(now.regions)}

    def marks(self, region: str) -> list[str]:
        """Return the ids of the markers in a region, sorted."""
        return sorted(name for name, _ in self.state.marks[self._region(region)])

    def notes(self, army: Army) -> dict[str, Any]:
        """Return what an army remembers, by the key of the note: with whom it has made peace, for example."""
        now = self.state.armies[army.id]
        return {} if now is None else dict(now.memory)

    def _seat(self, seat: int) -> int:
        return counted("the seat", seat, self.state.seats - 1)

    def _free(self, name: str) -> None:
        """Refuse a region that an army holds."""
        if self.state.owner[self._region(name)] != NOBODY:
            raise ValueError(f"{name} is occupied already: a region holds one army (SW-DEF-4)")

    def _check_combo(self, seat: int, race: str, power: str, declined: bool) -> None:
        known("race", race, self.state.tray)
        if power:
            known("power", power, self._ids("power"))
        if not declined and self.state.active[self._seat(seat)] != NOBODY:
            raise ValueError(f"Seat {seat} has an active army already (SW-DEF-2); one in decline is laid with declined=True.")
        for army in self.state.armies:
            if army is not None and (army.race == race or (power and army.power == power)):
                twice = race if army.race == race else power
                raise ValueError(f"{twice} is in play already: a banner or a badge exists once (SW-PICK-12, SW-PICK-14).")

    def _region(self, name: str) -> int:
        index: dict[str, int] = self.state.ground.index
        return index[known("region", name, index)]

    def _ids(self, kind: str) -> list[str]:
        return [piece.id for piece in self.game.ruleset.of_kind(kind)]
