"""The rulebook: the game as the kernel runs it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from swcore import Rulebook, Ruleset
from swcore.engine import EFFECTS, Frame, Machine, OptionValue, Parallel, Sealed, Setup
from swcore_tiny_towns.position import actions, events, specs
from swcore_tiny_towns.position.event_fields import EVENT_FIELDS
from swcore_tiny_towns.position.squares import SQUARES
from swcore_tiny_towns.position.state import TownsState
from swcore_tiny_towns.position.view import View
from swcore_tiny_towns.rules import questions
from swcore_tiny_towns.rules.build import BuildHere
from swcore_tiny_towns.rules.card_tables import CardTables
from swcore_tiny_towns.rules.determinize import guess
from swcore_tiny_towns.rules.game_end import final_table
from swcore_tiny_towns.rules.load_checks import check_joining
from swcore_tiny_towns.rules.misfit import misfit
from swcore_tiny_towns.rules.name_resource import NameResource
from swcore_tiny_towns.rules.operations import KINDS
from swcore_tiny_towns.rules.place import PlaceCube
from swcore_tiny_towns.rules.questions import ANSWERED
from swcore_tiny_towns.rules.rounds import NAMER, TASKS, go_on
from swcore_tiny_towns.rules.setup import BASE, SOLO, KeepMonument, begin

PATHS = (
    "renderer",
    "value",
    "search_value",
    "speech",
    "tally",
    "wording",
    "face",
    "rules",
    "guided",
    "templates",
    "checks",
    "companion",
    "prints",
    "clauses_by_word",
)
"""Arguments for the command line and the bots: what names something by its path, and the clauses of words."""


class TownsRulebook(Rulebook):
    """A game of towns.

    Args:
        id, name, text, clauses, options: as for every piece.
        packs: the packs whose pieces belong to the game.
        players: least and greatest number of seats.
        **resources: `renderer`, `value`, `search_value`, `speech`, `tally`, `wording`, `face` and `rules`, as `swcore.Rulebook`
            explains them.
    """

    state = TownsState
    hookspecs = (specs,)
    action_kinds = actions.KINDS
    event_kinds = events.KINDS
    event_fields = EVENT_FIELDS
    decisions = (KeepMonument(), NameResource(), PlaceCube(), BuildHere(), *questions.DECISIONS)
    tasks = TASKS
    effect_kinds = KINDS
    careful = False
    featured_kinds = ("building", "monument")
    ahead = 1  # what others build hardly matters, what they name is as good as chance
    dialect = "swcore_tiny_towns.declared:DIALECT"

    def __init__(self, id: str, *, packs: tuple[str, ...], players: tuple[int, int] = (1, 6), **more: Any) -> None:
        paths = {name: more.pop(name) for name in PATHS if name in more}
        super().__init__(id, **more)
        self.packs, self.players = packs, players
        for name, value in paths.items():
            setattr(self, name, value)

    def compile(self, ruleset: Ruleset) -> CardTables:
        check_joining(ruleset)
        return CardTables(ruleset)

    def make_view(self, ruleset: Ruleset, setup: Setup, state: Any) -> View:
        return View(ruleset, setup, state)

    def usual_seats(self, options: Mapping[str, OptionValue]) -> int:
        return 1 if options["mode"] == SOLO else super().usual_seats(options)

    def begin(self, machine: Machine) -> None:
        begin(machine)

    def rebuild(self, machine: Machine) -> None:
        for town in machine.state.towns:
            town.rebuild()

    def misfit(self, machine: Machine) -> str:
        return misfit(machine)

    def resign(self, machine: Machine, seat: int) -> None:
        """Ask the seat no more; its town stays as a neighbour's, and is not ranked (TT-TERM-11)."""
        stack = machine.stack
        top = machine.ruleset.decisions.get(stack[-1][0])
        if isinstance(top, Parallel | Sealed):
            top.leave(machine, seat)
            return
        naming = machine.question().kind == NameResource.kind
        while stack and _waits_for(machine, stack[-1], seat):
            stack.pop()
        if not machine.state.active():
            stack.clear()
            go_on(machine)
        elif naming and machine.setup.options["mode"] == BASE:
            machine.push(NAMER.of())

    def determinize(self, machine: Machine, seat: int | None, rng: Any) -> None:
        guess(machine, seat, rng)

    def names(self, machine: Machine) -> Sequence[str]:
        return SQUARES

    def named(self, machine: Machine, field: str, value: Any) -> Any:
        return SQUARES[value] if field in ("square", "target") and value is not None and value >= 0 else value

    def scores(self, machine: Machine) -> dict[str, Any]:
        return final_table(machine)


def _waits_for(machine: Machine, frame: Frame, seat: int) -> bool:
    """Return whether a frame asks a seat, or holds what a card of that seat goes on with after an answer."""
    waiting = machine.ruleset.read(frame)
    if waiting.kind == EFFECTS.name:
        return bool(waiting.effects[0][1] == seat)
    return (waiting.kind in machine.ruleset.decisions or waiting.kind == ANSWERED.name) and bool(waiting.seat == seat)
