"""The row of combos of a position that a test lays out: combos, stacks, what lies on combos, and locks."""

from __future__ import annotations

from collections.abc import Iterable

from swcore.conquest.position.combos import Combo, row
from swcore.testing.arguments import counted, known
from swcore.testing.laid_position import LaidPosition


class LaidRow(LaidPosition):
    """The part of a scene that lays the row of combos."""

    def column(self, *combos: tuple[str, str, int]) -> None:
        """Lay the column from the top as (race, power, coins on it); other combos go back to the stacks."""
        state, emit = self.state, self.game.play.emit
        for race, power, coins in combos:
            known("race", race, self._ids("race"))
            known("power", power, self._ids("power"))
            counted("coins on a combo", coins)
        races, powers = {one[0] for one in combos}, {one[1] for one in combos}
        if len(races) < len(combos) or len(powers) < len(combos):
            raise ValueError("A banner or a badge stands in the column twice; each of them exists once (SW-PICK-12, SW-PICK-14).")
        banners = (*(one[0] for one in state.column), *state.banners)
        badges = (*(one[1] for one in state.column), *state.badges)
        rest = tuple(race for race in banners if race not in races), tuple(one for one in badges if one not in powers)
        emit(("combos", tuple(combos), *rest, state.discard))

    def stacks(self, banners: Iterable[str], badges: Iterable[str], discard: Iterable[str] = ()) -> None:
        """Set the stacks below the column, top first."""
        self.game.play.emit(("combos", self.state.column, tuple(banners), tuple(badges), tuple(discard)))

    def lay(self, race: str, *, tokens: int = 0, marker: str = "", count: int = 1) -> None:
        """Lay tokens of its race, or markers, on a combo in the row; they come with the pick. Coins are laid with `column`.

        Args:
            race: the race of the combo.
            tokens: how many of its tokens, from the tray.
            marker: id of a marker; none when "".
            count: how many markers, from the supply.
        """
        self.combo(race)
        if tokens:
            counted(f"tokens of {race}", tokens, self.state.tray[race], why="what is in the tray, SW-DEF-3")
            self.game.play.emit(("laid", race, race, tokens))
        if marker:
            supply = self.state.supply[known("marker", marker, self.state.supply)]
            counted(f"markers {marker}", count, supply, least=1, why="what is in the supply, SW-SETUP-15")
            self.game.play.emit(("laid", race, marker, count))

    def lock(self, race: str, reason: str, clause: str = "", *, by: str = "") -> None:
        """Lock a combo in the row, as `fx.lock` does.

        Args:
            race: the race of the combo.
            reason, clause: why nobody may pick it.
            by: id of the piece that locks it, whose words tell the reason; the race itself when "".
        """
        self.combo(race)
        if not reason:
            raise ValueError("A lock has a reason: it is told to whoever wants the combo.")
        self.game.play.emit(("locked", race, reason, clause, by or race))

    def combo(self, race: str) -> Combo:
        """Return the combo of a race in the row, with all that lies on it.

        Raises:
            ValueError: it is not in the row.
        """
        there = {combo.race: combo for combo in row(self.state)}
        return there[known("race in the row", race, there)]

    def _take_from_stacks(self, race: str, power: str) -> None:
        state, emit = self.state, self.game.play.emit
        column = [combo for combo in state.column if combo[0] != race]
        banners = tuple(one for one in state.banners if one != race)
        badges = [one for one in state.badges if one != power]
        badges += [combo[1] for combo in state.column if combo[0] == race and combo[1] != power]
        for place, (one, badge, coins) in enumerate(column):
            if badge == power:
                column[place] = (one, badges.pop(0), coins)
        emit(("combos", tuple(column), banners, tuple(badges), state.discard))
