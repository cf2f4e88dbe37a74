"""The bot that searches: Monte Carlo tree search over all that it does not know, with the game's own value at the leaves.

Each round of the search starts from a guess of what the seat does not know (`Game.determinize`), throws the dice anew, and walks
down one tree that all guesses share: a node stands for the actions that led to it and for what the seat saw of their outcome,
whatever the guess was (information sets of one observer). The search looks to where somebody else is asked, and values the
position there, or where it comes to a choice for the first time. In a game where the others matter little (`Rulebook.ahead`) it
lets them act by chance, and looks into the next turns of its own. How large a turn is does not matter: a wide choice, such as
where to place tokens, is opened up action by action, as the visits come in.
"""

from __future__ import annotations

import random
import time
from typing import Any, ClassVar

from swcore.bots.bot import Bot, guess
from swcore.bots.budgets import MCTS, USUAL, Budget
from swcore.bots.greedy import Value, check_value
from swcore.bots.playouts import ByChance
from swcore.bots.tree import Move, Node
from swcore.engine.actions import Action
from swcore.errors import FAULTS
from swcore.game.game import Game
from swcore.game.refusals import blame

EXPLORE = 0.7  # what being seldom tried counts, in units of the spread of the values at a node
WORLDS = 16  # guesses that are in use at the same time
DEEPEST = 200  # moves of a round; whole turns have fewer than fifty
EACH = 8  # rounds of search after which one of them is replaced


class _Dice:
    """A script that throws the dice itself, so that a guess that is used again does not know them.

    Args:
        rng: the generator of the bot.

    Attributes:
        thrown: the outcomes so far.
    """

    __slots__ = ("_rng", "thrown")

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self.thrown: list[Any] = []

    def __call__(self, stream: str, wanted: Any) -> Any:
        if not isinstance(wanted, tuple):  # a shuffle belongs to the guess
            return None
        self.thrown.append(self._rng.choice(wanted))
        return self.thrown[-1]


class MctsBot(Bot):
    """Searches within a budget, and does what turned out to be worth most.

    Args:
        value: `value(game, seat)`, what a position is worth to a seat; when None, games are played to their end by chance.
        seed: seed of the bot's own generator.
        budget: what it may spend on a decision; with a number of rounds the same seed gives the same choices.
    """

    name: ClassVar[str] = MCTS

    def __init__(self, value: Value | None, seed: int, budget: Budget = USUAL) -> None:
        self.rng = random.Random(seed)
        self.value: Value = value or ByChance(self.rng)
        self.budget = budget
        self._sure = value is not None
        self._kept: tuple[Any, int, Node] | None = None

    def choose(self, game: Game, seat: int) -> Action:
        """Return the action that the search finds to be worth most.

        Raises:
            PluginError: `plugin-failed` when a piece fails in a hook while the bot looks ahead.
        """
        menu = game.legal_actions(seat)
        if len(menu) == 1:
            return menu[0]
        try:
            best = self.search(game, seat).best(sure=self._sure)
            self._keep(game, seat, best)
        except TypeError as error:
            check_value(self.value, game, seat)
            blame(game.ruleset, error)
        except FAULTS as error:
            blame(game.ruleset, error)
        return best.action

    def search(self, game: Game, seat: int) -> Node:
        """Return the choice of a seat after a search, with its moves and what they are worth.

        Args:
            game: the game; only what the seat may know of it is used.
            seat: a seat that is awaited.
        """
        menu, most = game.legal_actions(seat), self.budget.playouts
        few = tuple(self.rng.sample(menu, most)) if 0 < most < len(menu) else ()  # who thinks so little overlooks things
        root = Node(few) if few else self._known(game, seat) or Node(menu)
        worlds = [guess(game, seat, self.rng) for _ in range(min(WORLDS, most or WORLDS))]
        until = time.monotonic() + self.budget.seconds if self.budget.seconds else None
        done = 0
        while not done or not self._spent(done, until):
            if done and not done % EACH:
                worlds[self.rng.randrange(len(worlds))] = guess(game, seat, self.rng)
            self._round(root, worlds[done % len(worlds)].clone(), seat)
            done += 1
        return root

    def _spent(self, done: int, until: float | None) -> bool:
        """Return whether the rounds or the time are over."""
        if self.budget.playouts and done >= self.budget.playouts:
            return True
        return until is not None and time.monotonic() >= until

    def _round(self, root: Node, world: Game, seat: int) -> None:
        """Walk down the tree, add a node, value it, and tell the nodes above."""
        node, above = root, list[tuple[Node, Move]]()
        dice = world.play.script = _Dice(self.rng)
        fresh, ahead = False, world.ruleset.book.ahead
        while node.menu and not fresh:
            move = node.pick(EXPLORE)
            above.append((node, move))
            dice.thrown.clear()
            world.apply_unchecked(move.action, seat)
            thrown = tuple(dice.thrown)
            if ahead and seat not in world.pending:
                ahead -= 1
                self._others_act(world, seat)
            menu = world.legal_actions(seat) if seat in world.pending else ()
            seen = (thrown, menu)
            fresh = seen not in move.outcomes and (len(menu) != 1 or len(above) >= DEEPEST)  # no choice, nothing to stop for
            node = move.outcomes.setdefault(seen, Node(menu))
        world.play.script = None
        node.ended(self.value(world, seat))
        for passed, move in reversed(above):
            move.passed()
            passed.passed(sure=self._sure)

    def _others_act(self, world: Game, seat: int) -> None:
        """Let the others act by chance until a seat is asked again."""
        for _ in range(DEEPEST):
            asked = world.pending
            if not asked or seat in asked:
                return
            world.apply_unchecked(self.rng.choice(world.legal_actions(asked[0])), asked[0])

    def _keep(self, game: Game, seat: int, best: Move) -> None:
        """Keep what is known of the choice that comes after a move without chance, and how the seat will see it."""
        self._kept = None
        (outcome,) = best.outcomes.items() if len(best.outcomes) == 1 else (None,)
        if outcome is None or outcome[0][0] or not outcome[1].menu:
            return
        after = game.determinize(seat, self.rng)
        after.apply_unchecked(best.action, seat)
        self._kept = after.view(seat), seat, outcome[1]

    def _known(self, game: Game, seat: int) -> Node | None:
        """Return what was kept of this very choice: the seat sees what it was expected to see, and can do the same."""
        kept, self._kept = self._kept, None
        if kept is None or kept[1] != seat or kept[2].menu != game.legal_actions(seat) or kept[0] != game.view(seat):
            return None
        return kept[2]
