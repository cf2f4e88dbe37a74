"""Random games until every combination of race and power has been played and has declined."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Mapping
from typing import Any

import attrs

from swcore.conquest.content.borrowing import race_tokens
from swcore.conquest.position.actions import DECLINE, Pick
from swcore.conquest.position.state import ConquestState
from swcore.engine.actions import Action
from swcore.engine.options import OptionValue
from swcore.engine.ruleset import Ruleset
from swcore.game.game import Game
from swcore.testing.checks import check_history
from swcore.testing.conquest_checks import check_conquest
from swcore.testing.reproduction import as_test

Pair = tuple[str, str]
Options = Mapping[str, object] | Callable[[random.Random], Mapping[str, object]]
CAP = 5_000  # decisions of a game


@attrs.define
class Coverage:
    """What a run of games has met.

    Attributes:
        wanted: the pairs of race and power that were looked for.
        active, declined: per pair the seed of the first game in which it had a turn, and in which it declined and stayed.
        games, decisions, checked: how many were played, and how many positions were looked at.
    """

    wanted: tuple[Pair, ...]
    active: dict[Pair, int] = attrs.field(factory=dict)
    declined: dict[Pair, int] = attrs.field(factory=dict)
    games: int = 0
    decisions: int = 0
    checked: int = 0

    @property
    def missing(self) -> list[Pair]:
        """The pairs that have not both been active and declined, in order."""
        return [pair for pair in self.wanted if pair not in self.active or pair not in self.declined]

    def told(self) -> str:
        """Return the missing pairs, one a line, with the seed of a game where one was at least active."""
        lines = (f"  {race} {power}: {self._where((race, power))}" for race, power in self.missing)
        head = f"{len(self.missing)} of {len(self.wanted)} pairs are missing after {self.games} games:"
        return "\n".join([head, *lines])

    def _where(self, pair: Pair) -> str:
        return f"never declined, active with seed {self.active[pair]}" if pair in self.active else "never active"


def every_pair(rules: Ruleset) -> tuple[Pair, ...]:
    """Return all pairs of race and power of a game, races without a banner in it left out."""
    races = [race for race in race_tokens(rules) if rules.pieces[race].dealt]  # type: ignore[attr-defined]
    return tuple((race, power.id) for race in races for power in rules.of_kind("power"))


def any_options(rules: Ruleset, rng: random.Random, seats: int | None = None) -> dict[str, OptionValue]:
    """Return a random value for every option of a game.

    Args:
        rules: the rules.
        rng: the generator.
        seats: how many play; options that are for some numbers of seats alone are left out where they do not fit, or it is None.
    """
    options = [option for _, option in sorted(rules.options.items()) if not option.seats or seats in option.seats]
    return {option.name: rng.choice(option.values) for option in options}


def exhaust(
    rules: Ruleset,
    seats: int,
    *,
    pairs: Collection[Pair] | None = None,
    edition: str = "",
    options: Options | None = None,
    seed: int = 0,
    check: Callable[[Game], None] = check_conquest,
    share: float = 0.1,
    most: int = 300,
) -> Coverage:
    """Play random games until every pair has been active and declined.

    The stacks are laid so that missing pairs come up, seats pick them where they can pay for them, and decline soon.

    Args:
        rules: the rules.
        seats: number of seats.
        pairs: (race, power) to look for, such as those of one new race; all of the game when None.
        edition: the edition.
        options: options for every game, or a function that gives those of one, such as `partial(any_options, rules)`.
        seed: seed of the first game; the next ones follow.
        check: called in a share of the positions and at the end of each game.
        share: how many of the positions are checked, from 0 to 1. The history of a game is checked in as many games.
        most: most games.

    Returns:
        What was met; nothing is missing.

    Raises:
        ValueError: there is no pair to look for.
        AssertionError: pairs are missing after `most` games, each is listed; or a check failed. That and every other error
            carries a note with the seed, and with the game as a test to be pasted.
    """
    found = Coverage(tuple(every_pair(rules) if pairs is None else pairs))
    if not found.wanted:
        raise ValueError("There is no pair to look for: the piece is not in these rules. Load them with_pieces=[...].")
    while found.missing:
        if found.games >= most:
            raise AssertionError(found.told())  # as it stands: pytest would add to an assert
        number = seed + found.games
        rng = random.Random(number)
        given = options(rng) if callable(options) else options
        first, on_top = rng.randrange(seats), _stacks(found, rng)
        game = Game.new(rules, seats, seed=number, first=first, edition=edition, options=given, featured=on_top)
        try:
            _play(game, found, rng, check, share)
        except Exception as error:
            error.add_note(f"{rules.id}, {seats} seats, edition {game.play.setup.edition}, seed {number}\n{as_test(game)}")
            raise
        found.games += 1
    return found


def _stacks(found: Coverage, rng: random.Random) -> list[str]:
    """Return races and powers in an order that lets missing pairs come up together."""
    races: list[str] = []
    powers: list[str] = []
    for race, power in rng.sample(found.missing, len(found.missing)):
        if race not in races and power not in powers:
            races.append(race)
            powers.append(power)
    return [*races, *powers]


def _play(game: Game, found: Coverage, rng: random.Random, check: Callable[[Game], None], share: float) -> None:
    """Play one game to its end."""
    history = rng.random() < share
    pairs: dict[int, Pair] = {}
    for _ in range(CAP):
        if rng.random() < share or game.over:
            check(game)
            found.checked += 1
        if game.over:
            break
        step = game.apply(_choose(game, found, rng))
        found.decisions += 1
        for event in step.events:
            _note(found, pairs, event, game.play.setup.seed)
    assert game.over, f"the game has not ended after {CAP} decisions"
    if history:
        check_history(game)


def _note(found: Coverage, pairs: dict[int, Pair], event: tuple[Any, ...], seed: int) -> None:
    if event[0] == "army" and event[2] is not None:
        pairs[event[1]] = (event[3], event[4])
        found.active.setdefault(pairs[event[1]], seed)
    elif event[0] == "declined":
        found.declined.setdefault(pairs[event[1]], seed)


def _choose(game: Game, found: Coverage, rng: random.Random) -> Action:
    """Return an action: a missing pair is picked; an army whose decline is missing declines soon, once it holds a region."""
    actions = game.legal_actions()
    state: ConquestState = game.play.state
    if isinstance(actions[0], Pick):
        missing = {race for race, power, _ in state.column if (race, power) in found.missing}
        return rng.choice([action for action in actions if action.args[0] in missing] or actions)
    if DECLINE in actions:
        army = state.army(state.active[game.pending[0]])
        if (army.race, army.power) in found.wanted and (army.race, army.power) not in found.declined:
            likely = 0.7 if army.regions else 0.0
        else:
            likely = 0.5
        others = [action for action in actions if action != DECLINE]
        return rng.choice(others) if others and rng.random() >= likely else DECLINE
    return rng.choice(actions)
