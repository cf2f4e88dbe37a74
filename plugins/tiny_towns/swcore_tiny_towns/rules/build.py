"""Step 3: building (TT-BUILD-1 to TT-BUILD-14)."""

from __future__ import annotations

from swcore import Action
from swcore.engine import DONE, Decision, Frame, FrameKind, Machine, Part, Violation
from swcore_tiny_towns.position.actions import Build, Place, Use
from swcore_tiny_towns.position.squares import SQUARES, squares_of
from swcore_tiny_towns.position.state import TownsState
from swcore_tiny_towns.rules.active_cards import closed, deal_of
from swcore_tiny_towns.rules.builds import builds, cubes_used, matches, targets
from swcore_tiny_towns.rules.put_down import put_down
from swcore_tiny_towns.rules.score_change import gain
from swcore_tiny_towns.rules.uses import use, use_faults, uses


class BuildHere(Decision):
    """`("build", seat)`: build as often as wanted, use what cards offer, then be done."""

    frames = FrameKind("build", "seat")
    prompt = "Build, or finish"

    def legal(self, machine: Machine, frame: Frame, seat: int) -> tuple[Action, ...]:
        found = builds(machine, seat)
        return found if "towns_uses" not in machine.ruleset.compiled.used else (*uses(machine, seat), *found)

    def apply(self, machine: Machine, frame: Frame, seat: int, action: Action) -> None:
        if not isinstance(action, Build | Use):
            return
        machine.push(frame)
        if isinstance(action, Use):
            use(machine, seat, action)
            return
        machine.emit(("used", seat, squares_of(cubes_used(machine, seat, action))))
        put_down(machine, seat, machine.ruleset.compiled.ids[action.word], action.target, "built")

    def explain(self, machine: Machine, frame: Frame, seat: int, action: Action) -> list[Part]:
        """Return what a build changes about the score, as `swcore_tiny_towns.rules.score_change.gain` does."""
        return gain(self, machine, frame, seat, action) if isinstance(action, Build) else []

    def violations(self, machine: Machine, frame: Frame, seat: int, action: Action) -> list[Violation]:
        if isinstance(action, Build):
            return _faults(machine, seat, action)
        if action == DONE:
            return []
        if isinstance(action, Use):
            return use_faults(machine, seat, action)
        if isinstance(action, Place):
            return [Violation("placed", {}, ("TT-PLACE-1", "TT-PLACE-7", "TT-ROUND-9"))]
        return [Violation("step", {"case": "build"}, ("TT-ROUND-1", "TT-ROUND-7"))]


def _faults(machine: Machine, seat: int, action: Build) -> list[Violation]:
    state: TownsState = machine.state
    tables, deal, town = machine.ruleset.compiled, deal_of(machine, seat), state.towns[seat]
    card = tables.ids.get(action.word)
    if card is None or card not in (*deal.cards, deal.monument):
        sort = ("TT-BUILD-10",) if card in [one.id for one in tables.monuments] else ("TT-SETUP-4",)
        return [Violation("not-in-play", {"card": action.word}, sort)]
    if card == deal.monument and card in town.squares:
        return [Violation("built-already", {}, ("TT-BUILD-10",))]
    found = []
    gate = closed(machine, seat, card)
    if gate is not None and gate.bad >> action.target & 1:
        found.append(Violation(gate.code, gate.reason, tuple(filter(None, (gate.clause,)))))
    mask = cubes_used(machine, seat, action)
    if (card, mask) not in matches(machine, seat):
        cubes = [SQUARES[square] for square in squares_of(mask)]
        params = {"squares": cubes, "card": action.word, **({} if cubes else {"case": "none"})}
        return [*found, Violation("no-match", params, ("TT-BUILD-1", "TT-BUILD-4"))]
    if not found and action.target not in targets(machine, seat, card, mask):
        found.append(Violation("target", {"square": SQUARES[action.target]}, ("TT-BUILD-3",)))
    return found
