"""Reading the events of a conquest game into facts that a sentence can be made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from swcore.conquest.position.actions import Abandon, Conquer, UseAct
from swcore.conquest.position.army import Conquest
from swcore.conquest.position.events import FINAL, INCOME, PRICE
from swcore.conquest.position.places import ASIDE, HAND, STOCK, SUPPLY, TRAY, WITHDRAWN
from swcore.conquest.wording.turn_facts import Deed, Facts, Known
from swcore.engine.actions import Choose
from swcore.engine.events import RawEvent
from swcore.engine.log import Step

if TYPE_CHECKING:
    from swcore.conquest.wording.narrator import Narrator


class Hearing:
    """Reads one step into facts; of a step that ends a turn, the events on one side of its end.

    Args:
        narrator: who is told.
        step: the step.
        facts: where the facts go.
        events: its events, or those of one turn.
        begins: whether they are the first ones of the step, which are about its action.
        around: `before` where they begin a round; "" else.

    Attributes:
        around: `before` while a round begins, `after` while one ends, "" in the turns.
    """

    def __init__(
        self,
        narrator: Narrator,
        step: Step,
        facts: Facts,
        events: Sequence[RawEvent],
        *,
        begins: bool = True,
        around: str = "",
    ) -> None:
        self.narrator, self.step, self.facts, self.events, self.begins, self.around = (
            narrator,
            step,
            facts,
            events,
            begins,
            around,
        )
        self.die: int | None = None
        self.taken: tuple[int, int, int] | None = None  # army, where tokens left a region, and where they went
        self.shown = False  # whether a face was turned up just now
        self.answered = False  # whether the answer that led to what follows has been told
        self.setting_up = step.action is None

    def run(self) -> None:
        """Read every event that a sentence may be about."""
        if self.begins and isinstance(self.step.action, Abandon):
            self.facts.abandoned.append(self.step.action.region)
        for event in self.events:
            read = getattr(self, f"_on_{event[0].replace('-', '_')}", None)
            if read is not None:
                read(*event[1:])
        if self.die is not None:
            self._no_conquest(self.die)

    def _no_conquest(self, die: int) -> None:
        """A die was rolled, and no conquest came of it in this step."""
        facts, action = self.facts, self.step.action
        if isinstance(action, Conquer) and any(event[0] == "used" for event in self.events):
            self.narrator.aimed = action.region  # the seat may roll again for it
            facts.deeds.append(("short", (action.region, action.mode, die)))
        elif isinstance(action, Conquer):
            facts.failed.append((action.region, die))
        elif self.narrator.aimed:
            facts.failed.append((self.narrator.aimed, die))
            self.narrator.aimed = ""
        else:
            facts.rolled.append(die)

    def _of(self, piece: str) -> Facts:
        """Return where belongs what a piece did: what a rule does between two rounds is not the deed of a seat.

        Args:
            piece: its id; "" where the events do not tell, as of changes of the map.
        """
        known = self.narrator.words.ruleset.pieces.get(piece)
        if not self.around or (known is not None and known.kind != "rule"):
            return self.facts
        return self.facts.around.setdefault(self.around, Facts(self.facts.seat))

    def _on_turn(self, seat: int, round: int) -> None:
        self.around = "before" if round > self.narrator.turn[1] else ""
        self.narrator.turn = (seat, round)

    def _ends_round(self) -> bool:
        return any(event[0] == "turn" and event[2] > self.narrator.turn[1] for event in self.events)

    def _on_chance(self, stream: str, outcome: Any) -> None:
        piece, _, what = stream.rpartition(".")
        if stream == "die":
            self.die = outcome
        elif what in ("die", "bag") and piece in self.narrator.words.ruleset.pieces:
            self._of(piece).deeds.append((f"drawn-{what}", (piece, outcome)))

    def _on_barred(self, army: int, region: int, piece: str) -> None:
        self.facts.deeds.append(("barred", (piece, region)))

    def _on_terrain(self, region: int, name: str) -> None:
        self._of("").deeds.append(("map-terrain", (region, name)))

    def _on_symbol(self, region: int, name: str, on: bool) -> None:
        self._of("").deeds.append(("map-symbol" if on else "map-no-symbol", (region, name)))

    def _on_border(self, one: int, other: int, on: bool) -> None:
        self._of("").deeds.append(("map-border" if on else "map-no-border", (one, other)))

    def _on_moved(self, region: int, beside: int) -> None:
        self._of("").deeds.append(("map-moved", (region, beside)))

    def _on_region(self, name: str, terrain: str, symbols: tuple[str, ...], beside: int, edge: bool) -> None:
        if name not in self.narrator.names:
            self.narrator.names = (*self.narrator.names, name)
        self._of("").deeds.append(("map-region", (name, terrain)))

    def _on_rolled(self, army: int, region: int, pips: int) -> None:
        self.die = pips  # of several dice what counts

    def _on_army(self, army: int, seat: int | None, race: str, power: str, declined: bool) -> None:
        known = self.narrator.armies[army] = Known(seat, race, power)
        if seat is not None:
            self.facts.picked = self.narrator.leading[seat] = known

    def _on_coins(self, seat: int, amount: int, parts: tuple[tuple[Any, ...], ...], kind: str) -> None:
        if kind == PRICE:
            self.facts.price -= sum(part[0] for part in parts if part[1] != "lying")
            self.facts.lying += sum(part[0] for part in parts if part[1] == "lying")
        elif kind == INCOME:
            self.facts.income.append((seat, amount, parts))
            self.around = "after" if not self.around and self._ends_round() else self.around
        elif kind == FINAL:
            self.facts.final.append((seat, amount, parts))
        else:
            self._of(parts[0][3] if parts else "").paid.append((seat, amount, parts))

    def _on_roused(self, army: int) -> None:
        self.facts.neutral.append(("roused", (self.narrator.armies[army].race,)))

    def _on_purse(self, race: str, amount: int, parts: tuple[tuple[Any, ...], ...]) -> None:
        self.facts.neutral.append(("purse", (race, amount, parts)))

    def _on_laid(self, race: str, what: str, count: int) -> None:
        if count > 0:
            self.facts.deeds.append(("laid", (race, what, count)))

    def _on_locked(self, race: str, reason: str, clause: str, piece: str) -> None:
        self.facts.deeds.append(("locked", (race, reason, piece)))

    def _on_length(self, rounds: int, ending: str) -> None:
        self.facts.length = (rounds, ending)

    def _on_plan(self, steps: tuple[str, ...]) -> None:
        self.facts.plan = steps

    def _on_verdicts(self, verdicts: tuple[tuple[Any, ...], ...]) -> None:
        self.facts.verdicts = verdicts

    def _on_conquest(self, source: int, count: int, record: Conquest) -> None:
        if self.narrator.armies[record.army].seat is None:
            self.facts.neutral.append(("took", (self.narrator.armies[record.army].race, record, count, self.die)))
        else:
            self.facts.took.append((record, count, self.die))
        self.die, self.narrator.aimed = None, ""

    def _on_record(self, record: Conquest) -> None:
        self.facts.deeds.append(("assault", (record,)))

    def _on_used(self, army: int, name: str) -> None:
        if isinstance(self.step.action, UseAct):
            self.facts.deeds.append(("used", (name, self.step.action.region)))

    def _on_answered(self, army: int, piece: str, key: str, answers: tuple[tuple[int, str], ...]) -> None:
        self._of(piece).deeds.append(("answered", (piece, answers)))
        self.answered = True

    def _on_attack(self, army: int, victim: int, to_tray: int) -> None:
        if self.taken is not None and self.taken[0] == victim:
            self.facts.deeds.append(self._driven_off(*self.taken))
            self.taken = None

    def _driven_off(self, army: int, source: int, target: int) -> Deed:
        if target >= 0:
            return "moved", (self.narrator.armies[army], source, target)
        return ("lost" if target == TRAY else "withdrawn"), (self.narrator.armies[army], source)

    def _on_swapped(self, one: int, other: int, stay: Any) -> None:
        self.facts.deeds.append(("swapped", (one, other)))

    def _on_found(self, region: int, back: str, place: str) -> None:
        kind, args = self.facts.neutral[-1] if self.facts.neutral else ("", ())
        if kind == "took" and args[1].region == region:
            self.facts.neutral.append(("found", (args[0], place, region)))
            return
        self.facts.deeds.append(("found", (place, region)))

    def _on_redrawn(self, region: int, back: str, place: str, other: str) -> None:
        self.facts.deeds.append(("redrawn", (place, other, region)))

    def _on_shown(self, marker: str, region: int, face: str) -> None:
        self.facts.deeds.append(("shown", (marker, region, face)))
        self.shown = True

    def _on_arranged(self, army: int, tokens: tuple[Any, ...], bodies: tuple[Any, ...]) -> None:
        for source, target, count in tokens:
            if target >= 0:
                regions = self.facts.placed.setdefault(army, {})
                regions[target] = regions.get(target, 0) + count
            elif target == HAND and source >= 0:
                self.facts.gathered += count
        for marker, _, target, _ in bodies:
            if target >= 0:
                self.facts.marked.setdefault(marker, []).append(target)

    def _on_gathered(self, army: int, counts: tuple[tuple[int, int], ...]) -> None:
        self.facts.gathered += sum(count for _, count in counts)

    def _on_tokens(self, army: int, source: int, target: int, count: int) -> None:
        facts = self.facts
        if self.setting_up:
            return
        self.taken = (army, source, target) if source >= 0 else self.taken
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

    def _on_stashed(self, army: int, pool: str, source: int, count: int) -> None:
        if source == ASIDE:  # that is how they come there from a region or from hand
            self.facts.aside = max(0, self.facts.aside - count)
        self.facts.deeds.append(("stashed", (pool, count)))

    def _on_unstashed(self, army: int, pool: str, target: int, count: int) -> None:
        if target != TRAY:
            self.facts.deeds.append(("unstashed", (pool, count)))

    def _on_supplied(self, race: str, count: int) -> None:
        if count > 0:
            self.facts.deeds.append(("supplied", (race, count)))

    def _on_lent(self, army: int, piece: str, until: str) -> None:
        self.facts.deeds.append(("lent", (self.narrator.armies[army], piece)))

    def _on_unlent(self, army: int, piece: str, when: str) -> None:
        if not when:  # else it ends with the turn, or with the decline, as it was told
            self.facts.deeds.append(("unlent", (self.narrator.armies[army], piece)))

    def _on_marker(self, marker: str, army: int, source: int, target: int, count: int) -> None:
        if self.setting_up:
            return
        if target >= 0 and source >= 0:
            self.facts.deeds.append(("carried", (marker, source, target)))
        elif target >= 0:
            self.facts.marked.setdefault(marker, []).append(target)
        elif (source, target) == (SUPPLY, STOCK):
            self.facts.deeds.append(("stocked", (marker, count)))
        elif source >= 0 and (isinstance(self.step.action, UseAct) or (self._hidden(marker) and not self.shown)):
            self.facts.deeds.append(("unmarked", (marker, source)))
        self.shown = False

    def _on_hid(self, marker: str, army: int, source: int, region: int, face: str) -> None:
        self.facts.marked.setdefault(marker, []).append(region)

    def _hidden(self, marker: str) -> bool:
        piece: Any = self.narrator.words.ruleset.pieces[marker]
        return bool(piece.hidden)

    def _on_note(self, army: int, key: str, value: Any) -> None:
        noted = self.narrator.noted(key, value)
        if noted:
            self._of(key.rpartition(".")[0]).deeds.append(("noted", (noted,)))
        elif noted is not None and isinstance(self.step.action, Choose) and value is not None and not self.answered:
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
