"""A scenario: what stays the same in all games that a program learns from, and what follows from it - sizes, numbers, names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from swcore import Game, Piece, Rulebook, Ruleset, load_plugins, nearest
from swcore_rl.errors import refused
from swcore_rl.observing import Observer
from swcore_rl.rewards import KINDS

MOST_STEPS = 5000  # decisions of a game; whole games of five have fewer than a thousand


class Scenario:
    """The set-up of all games, the numbers of their actions, and the shape of what a seat sees.

    What a game would draw for its set-up, such as its map or its cards in play, is drawn once, with `drawn`, and is the same in
    every game: so the numbers of the actions are.

    Args:
        game: the name of an installed game, a ruleset or a rulebook.
        seats: how many; the game's usual number when None.
        map: as for `Game.new`.
        edition: a named preset of options.
        options: values of options, over the edition's.
        featured: pieces that are put where the players see them first.
        with_pieces: pieces that join by name, as for `Game.new`.
        reward: `rank`, `margin`, `score` or `income`; `rank` when None, for a single seat `score`.
        max_steps: a game is cut off after so many decisions of all seats.
        drawn: the seed of what is drawn for the set-up.

    Attributes:
        ruleset, seats, reward, max_steps: as given, or as found.
        fixed: the arguments of `Game.new`, the seed left out.
        actions: all actions with their numbers (`swcore` calls it an action space).
        observer: writes what a seat sees.
        agents: names of the seats: `seat_0` to the last one.

    Raises:
        SwcoreError: `rl-edition`, `rl-reward`, `rl-steps`, or what `Game.new` raises for a wrong argument.
    """

    def __init__(
        self,
        game: str | Ruleset | Rulebook = "small-world",
        seats: int | None = None,
        *,
        map: Any = None,
        edition: str = "",
        options: Mapping[str, object] | None = None,
        featured: Iterable[str] = (),
        with_pieces: Iterable[str | Piece] = (),
        reward: str | None = None,
        max_steps: int = MOST_STEPS,
        drawn: int = 0,
    ) -> None:
        self.given = {
            "game": game,
            "seats": seats,
            "map": map,
            "edition": edition,
            "options": dict(options or {}),
            "featured": tuple(featured),
            "with_pieces": tuple(with_pieces),
            "reward": reward,
            "max_steps": max_steps,
            "drawn": drawn,
        }
        if not isinstance(edition, str):
            raise refused("rl-edition", f"An edition is named by a text, not {edition!r}.", "Leave it out for the usual one.")
        self.ruleset = game if isinstance(game, Ruleset) else load_plugins(game, with_pieces=self.given["with_pieces"])
        values = self.ruleset.resolve_options(edition, self.given["options"])[1]
        self.seats = self.ruleset.book.usual_seats(values) if seats is None else seats
        self.fixed: dict[str, Any] = {"map": map, "edition": edition, "options": self.given["options"]}
        self.fixed["featured"] = self.given["featured"]
        first = Game.new(self.ruleset, self.seats, seed=drawn, **self.fixed)
        self.seats = first.play.setup.seats
        face = first.face()
        self.fixed |= face.fixed(first)
        first = Game.new(self.ruleset, self.seats, seed=drawn, **self.fixed)
        self.actions = first.action_space()
        self.observer = Observer(face.features(first))
        self.reward = reward or ("score" if self.seats == 1 else "rank")
        if self.reward not in KINDS:
            raise refused("rl-reward", f"There is no reward {self.reward!r}.", nearest(self.reward, KINDS), reward=self.reward)
        if not _is_count(max_steps):
            raise refused("rl-steps", f"max_steps is a whole number from 1, not {max_steps!r}.", max_steps=max_steps)
        self.max_steps = max_steps
        self.agents = tuple(f"seat_{seat}" for seat in range(self.seats))

    def new_game(self, seed: int) -> Game:
        """Return a new game.

        Args:
            seed: the same seed gives the same game.
        """
        return Game.new(self.ruleset, self.seats, seed=seed, **self.fixed)

    def observation_fields(self) -> list[dict[str, Any]]:
        """Return what the numbers of an observation are, as JSON data: see `Observer.fields`."""
        return self.observer.fields()

    def __copy__(self) -> Scenario:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Scenario:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle what was given: the copy loads the rules anew.

        Raises:
            SwcoreError: `rl-pickle` for a scenario of a ruleset.
        """
        if isinstance(self.given["game"], Ruleset):
            hint = "Give the name of the game to Scenario, or its rulebook."
            raise refused("rl-pickle", "A scenario that was made of a ruleset cannot be pickled, nor sent to a process.", hint)
        return made, (self.given,)


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 1


def made(given: dict[str, Any]) -> Scenario:
    """Return the scenario of what was given.

    Args:
        given: the arguments.
    """
    return Scenario(**given)


def scenario_of(game: Any, setup: dict[str, Any]) -> Scenario:
    """Return a scenario as it is, or that of a game with further arguments.

    Args:
        game: a scenario, or what `Scenario` takes first.
        setup: further arguments of `Scenario`.

    Raises:
        SwcoreError: `rl-scenario` for a scenario with further arguments.
    """
    if not isinstance(game, Scenario):
        return Scenario(game, **setup)
    if setup:
        told = f"A scenario says all of its set-up; {', '.join(sorted(setup))} cannot be given beside it."
        raise refused("rl-scenario", told, "Make another Scenario.", names=sorted(setup))
    return game
