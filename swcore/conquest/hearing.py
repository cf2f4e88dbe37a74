"""Reading the events of a conquest game into facts that a sentence can be made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import attrs

from swcore.actions import Choose
from swcore.conquest.actions import Abandon, Conquer
from swcore.conquest.state import ASIDE, HAND, NOBODY, STOCK, SUPPLY, TRAY, WITHDRAWN, Conquest
from swcore.log import Step

if TYPE_CHECKING:
    from swcore.conquest.speech import Narrator

PRICE_REASONS = ("price of the combo", "coins on the combo")
Income = tuple[int, int, tuple[tuple[Any, ...], ...]]  # seat, amount, parts


@attrs.frozen
class Known:
    """Who an army is, as the events have told."""

    seat: int | None
    race: str
    power: str


@attrs.define
class Facts:
    """What happened in a step or a turn, in the order of telling."""

    seat: int = NOBODY
    picked: Known | None = None
    drawn: int = 0
    price: int = 0
    lying: int = 0
    rolled: list[int] = attrs.field(factory=list)
    took: list[tuple[Conquest, int, int | None]] = attrs.field(factory=list)  # record, tokens placed, die
    failed: list[tuple[str, int]] = attrs.field(factory=list)
    abandoned: list[str] = attrs.field(factory=list)
    gained: int = 0
    aside: int = 0
    back: int = 0
    waiting: int = 0
    gathered: int = 0
    placed: dict[int, dict[int, int]] = attrs.field(factory=dict)  # army -> region -> tokens
    marked: dict[str, list[int]] = attrs.field(factory=dict)
    chosen: list[tuple[str, str]] = attrs.field(factory=list)
    declined: list[Known] = attrs.field(factory=list)
    gone: list[Known] = attrs.field(factory=list)
    left: list[int] = attrs.field(factory=list)
    income: list[Income] = attrs.field(factory=list)


class Hearing:
    """Reads one step into facts."""

    def __init__(self, narrator: Narrator, step: Step, facts: Facts) -> None:
        self.narrator, self.step, self.facts = narrator, step, facts
        self.die: int | None = None
        self.setting_up = step.action is None

    def run(self) -> None:
        """Read every event that a sentence may be about."""
        if isinstance(self.step.action, Abandon):
            self.facts.abandoned.append(self.step.action.region)
        for event in self.step.events:
            read = getattr(self, f"_on_{event[0].replace('-', '_')}", None)
            if read is not None:
                read(*event[1:])
        action = self.step.action
        if self.die is not None and isinstance(action, Conquer):
            self.facts.failed.append((action.region, self.die))
        elif self.die is not None:
            self.facts.rolled.append(self.die)

    def _on_turn(self, seat: int, round: int) -> None:
        self.narrator.turn = (seat, round)

    def _on_chance(self, stream: str, outcome: Any) -> None:
        if stream == "die":
            self.die = outcome

    def _on_army(self, army: int, seat: int | None, race: str, power: str, declined: bool) -> None:
        known = self.narrator.armies[army] = Known(seat, race, power)
        if seat is not None:
            self.facts.picked = self.narrator.leading[seat] = known

    def _on_coins(self, seat: int, amount: int, parts: tuple[tuple[Any, ...], ...]) -> None:
        if any(part[1] in PRICE_REASONS for part in parts):
            self.facts.price -= sum(part[0] for part in parts if part[0] < 0)
            self.facts.lying += sum(part[0] for part in parts if part[0] > 0)
        else:
            self.facts.income.append((seat, amount, parts))

    def _on_conquest(self, source: int, count: int, record: Conquest) -> None:
        die = self.die if record.mode == "die" else None
        self.facts.took.append((record, count, die))
        if die is not None:
            self.die = None

    def _on_gathered(self, army: int, counts: tuple[tuple[int, int], ...]) -> None:
        self.facts.gathered += sum(count for _, count in counts)

    def _on_tokens(self, army: int, source: int, target: int, count: int) -> None:
        facts = self.facts
        if self.setting_up:
            return
        if target >= 0 and source in (HAND, WITHDRAWN):
            regions = facts.placed.setdefault(army, {})
            regions[target] = regions.get(target, 0) + count
        elif (source, target) == (TRAY, HAND):
            if facts.picked is not None and self.narrator.armies[army] is facts.picked and not facts.drawn:
                facts.drawn = count
            else:
                facts.gained += count
        elif target == ASIDE:
            facts.aside += count
        elif (source, target) == (ASIDE, HAND):
            facts.back += count
        elif (source, target) == (WITHDRAWN, HAND):
            facts.waiting += count

    def _on_marker(self, marker: str, army: int, source: int, target: int, count: int) -> None:
        if not self.setting_up and target >= 0 and source in (SUPPLY, STOCK):
            self.facts.marked.setdefault(marker, []).append(target)

    def _on_note(self, army: int, key: str, value: Any) -> None:
        if isinstance(self.step.action, Choose) and value is not None:
            self.facts.chosen.append((key.rpartition(".")[0], self.step.action.args[0]))

    def _on_declined(self, army: int, power: str) -> None:
        known = self.narrator.armies[army]
        self.facts.declined.append(known)
        self.narrator.armies[army] = Known(known.seat, known.race, power)
        if known.seat is not None:
            self.narrator.leading.pop(known.seat, None)

    def _on_gone(self, army: int) -> None:
        self.facts.gone.append(self.narrator.armies[army])

    def _on_orphaned(self, army: int) -> None:
        known = self.narrator.armies[army]
        self.narrator.armies[army] = Known(None, known.race, known.power)

    def _on_left(self, seat: int) -> None:
        self.facts.left.append(seat)
        self.narrator.leading.pop(seat, None)
