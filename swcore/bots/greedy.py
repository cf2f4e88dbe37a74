"""The bot that looks one step ahead."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from swcore.bots.bot import Bot, guess
from swcore.engine.actions import Action
from swcore.engine.book_faults import book_fault, called
from swcore.engine.checks import shown
from swcore.errors import FAULTS
from swcore.game.game import Game
from swcore.game.refusals import blame

Value = Callable[[Game, int], float]
SAME = 1e-9  # values closer than this differ by rounding only


def check_value(value: Value, game: Game, seat: int) -> None:
    """Refuse a value that is no number.

    Raises:
        PluginError: `bad-game`.
    """
    found: object = value(game, seat)
    if not isinstance(found, int | float):
        raise book_fault("value", value, game=game.ruleset.id, name=called(value), found=shown(found))


class _FirstChance:
    """A script that notes the first draw of an action and fixes its outcome; all else comes from the generator.

    Args:
        outcome: what the first draw is to give; None stands for its first face.

    Attributes:
        faces: the possible outcomes of the first draw; empty when chance had no part, or shuffled something first.
    """

    __slots__ = ("_outcome", "_seen", "faces")

    def __init__(self, outcome: Any = None) -> None:
        self._outcome = outcome
        self._seen = False
        self.faces: tuple[Any, ...] = ()

    def __call__(self, stream: str, wanted: Any) -> Any:
        if self._seen:
            return None
        self._seen = True
        if isinstance(wanted, tuple):
            self.faces = wanted
            return wanted[0] if self._outcome is None else self._outcome
        return None


class GreedyBot(Bot):
    """Takes the action after which the position is worth most, by the game's own value function.

    The look ahead starts from a copy in which everything that the seat does not know is drawn anew, so hidden facts have no
    part in the choice. The first draw of an action, such as a die, counts by expectation over all its faces; a shuffle and
    further draws are sampled.

    Args:
        value: `value(game, seat)`, what a position is worth to a seat.
        seed: seed of the bot's own generator.
    """

    name: ClassVar[str] = "greedy"

    def __init__(self, value: Value, seed: int) -> None:
        self.value = value
        self.rng = random.Random(seed)

    def choose(self, game: Game, seat: int) -> Action:
        """Return the action after which the position is worth most.

        Raises:
            PluginError: `plugin-failed` when a piece fails in a hook while the bot looks ahead.
        """
        try:
            return self._best(game, seat)
        except TypeError as error:
            check_value(self.value, game, seat)
            blame(game.ruleset, error)
        except FAULTS as error:
            blame(game.ruleset, error)

    def rank(self, game: Game, seat: int) -> list[tuple[Action, float]]:
        """Return every legal action with what the position after it is worth, in the order of the menu.

        A new bot ranks as one with the same seed chooses: the action that `best_of` finds here is the one that it takes.

        Raises:
            PluginError: as for `choose`.
        """
        try:
            world = guess(game, seat, self.rng)
            return [(action, self.expect(world, seat, action)) for action in game.legal_actions(seat)]
        except TypeError as error:
            check_value(self.value, game, seat)
            blame(game.ruleset, error)
        except FAULTS as error:
            blame(game.ruleset, error)

    def _best(self, game: Game, seat: int) -> Action:
        menu = game.legal_actions(seat)
        best = menu[0]
        if len(menu) == 1:
            return best
        world = guess(game, seat, self.rng)
        most = self.expect(world, seat, best)
        for action in menu[1:]:
            found = self.expect(world, seat, action)
            # Among equals the later one is taken: menus list the actions that finish a step last, so no step is done in vain.
            if found >= most - SAME:
                best, most = action, max(found, most)
        return best

    @staticmethod
    def best_of(ranked: Sequence[tuple[Action, float]]) -> Action:
        """Return the action that `choose` takes among ranked ones: of equals the later one."""
        best, most = ranked[0]
        for action, found in ranked[1:]:
            if found >= most - SAME:
                best, most = action, max(found, most)
        return best

    def expect(self, world: Game, seat: int, action: Action) -> float:
        """Return what the position after an action is worth, averaged over its first draw.

        Args:
            world: a game from `determinize`; it stays as it is.
            seat: who acts.
            action: a legal action.
        """
        chance = _FirstChance()
        game = self._after(world, seat, action, chance)
        worth = self.value(game, seat)
        if not chance.faces:
            return worth
        total = 0.0
        known = [(game.play.state, worth)]
        for face in dict.fromkeys(chance.faces):  # in their order, each once
            if face != chance.faces[0]:
                worth = self._worth(self._after(world, seat, action, _FirstChance(face)), seat, known)
            total += chance.faces.count(face) * worth
        return total / len(chance.faces)

    def _worth(self, game: Game, seat: int, known: list[tuple[Any, float]]) -> float:
        """Return what a position is worth, which other faces of the same die may have led to as well: most only hit or miss."""
        state = game.play.state
        for like, worth in known:
            if state.same(like):
                return worth
        worth = self.value(game, seat)
        known.append((state, worth))
        return worth

    @staticmethod
    def _after(world: Game, seat: int, action: Action, chance: _FirstChance) -> Game:
        game = world.clone()
        game.play.script = chance
        game.apply_unchecked(action, seat)
        game.play.script = None
        return game
