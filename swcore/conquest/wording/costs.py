"""Conquests and other acts of the conquest step in words: what they take, in tokens, coins and luck, and what stands there."""

from __future__ import annotations

from typing import Any, cast

from swcore.conquest.armies.garrison import in_hand
from swcore.conquest.attack.conquer import ConquerRegions
from swcore.conquest.attack.dice import odds
from swcore.conquest.attack.targets import Survey
from swcore.conquest.position.actions import DIE, NORMAL, ROLL, Abandon, Conquer, UseAct
from swcore.conquest.position.army import Army
from swcore.conquest.position.places import NOBODY
from swcore.conquest.position.state import ConquestState
from swcore.conquest.position.view import View
from swcore.conquest.wording.names import Lexicon
from swcore.engine.actions import DONE, Action
from swcore.engine.reasons import Part
from swcore.game.game import Game


class WayTexts:
    """Says what conquests and uses take.

    Args:
        words: the names to use.
    """

    def __init__(self, words: Lexicon) -> None:
        self.words = words

    def conquest(self, game: Game, seat: int, action: Conquer) -> str:
        """Return what a legal conquest takes: tokens, or what the die must show; the way, its extras and the coins."""
        words, (name, boosts) = self.words, _way(game, action)
        parts = game.explain(action, seat)
        cost, coins = _price(parts)
        if name == DIE:
            text = self._attempt(game, game.play.state.ground.index[action.region], cost)
        elif name == NORMAL:
            text = words("do.conquer", tokens=words.count("token", cost))
        else:
            mode: Any = _survey(game).mode(name)
            key = "do.mode.rolls" if mode.rolls else "do.mode" if cost else "do.mode.free"
            text = words(key, mode=words.word("mode", name), tokens=words.count("token", cost))
        text, least = self._with(text, boosts, coins), max([part.amount for part in parts if part.unit == "pips"], default=0)
        return words("do.guarded", what=text, n=least) if least else text

    def use(self, game: Game, seat: int, action: UseAct) -> str:
        """Return what an act of a piece is, and its coins."""
        _, coins = price(game, seat, action)
        return self._with(self.words.word("use", action.name), (), coins)

    def _attempt(self, game: Game, region: int, cost: int) -> str:
        state: ConquestState = game.play.state
        army = state.army(game.play.question().army)
        short = cost - in_hand(state, army)
        good, faces = odds(game.play, army, region, short)
        return self.words("do.die", cost=cost, short=short, good=good, faces=faces)

    def short(self, game: Game) -> int:
        """Return what the second roll of a conquest must show."""
        state: ConquestState = game.play.state
        asked = game.play.question()
        return int(asked.cost) - in_hand(state, state.army(asked.army))

    def _with(self, text: str, boosts: tuple[str, ...], coins: int) -> str:
        if boosts:
            named = ", ".join(self.words.word("boost", boost) for boost in boosts)
            text = self.words("do.boosted", what=text, boosts=named)
        return self.words("do.priced", what=text, coins=self.words.count("coin", coins)) if coins else text


class _Once:
    """A game in one position, which is asked for each number once: a menu speaks of a cost in several places."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.survey: Survey | None = None
        self._parts: dict[str, list[Part]] = {}

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def explain(self, action: Action, seat: int | None = None) -> list[Part]:
        """Return the parts of the number behind an action of the seat that is asked."""
        found = self._parts.get(action.text)
        if found is None:
            found = self._parts[action.text] = self.game.explain(action, seat)
        return found


def once(game: Game) -> Game:
    """Return a game that is asked for each number once; it serves as long as nothing is done."""
    return cast(Game, _Once(game))


def price(game: Game, seat: int | None, action: Action) -> tuple[int, int]:
    """Return what an action takes, as (tokens, coins)."""
    return _price(game.explain(action, seat))


def _price(parts: list[Part]) -> tuple[int, int]:
    coins = sum(part.amount for part in parts if part.unit == "coins")
    return sum(part.amount for part in parts if part.unit == "tokens"), coins


def rank(game: Game, action: Action) -> tuple[int, int, int]:
    """Order of the menu: conquests by cost, attempts, other ways, the die, uses, giving up regions, the rest, done."""
    if isinstance(action, Conquer):
        name, boosts = _way(game, action)
        return {NORMAL: 0, DIE: 1}.get(name, 2), len(boosts), price(game, None, action)[0]
    if isinstance(action, Abandon | UseAct):
        return (4 if isinstance(action, UseAct) else 5), 0, 0
    return {ROLL: 3, DONE: 9}.get(action, 6), 0, 0


def asked_army(game: Game) -> Army | None:
    """Return the army that the open decision is about."""
    asked = game.play.question()
    if asked is None:
        return None
    view: View = game.play.view
    if not hasattr(asked, "army"):
        return view.active(asked.seat)
    return None if asked.army == NOBODY else view.army(asked.army)


def _way(game: Game, action: Conquer) -> tuple[str, tuple[str, ...]]:
    """Return the mode and the boosts of a conquest."""
    return _survey(game).split(action.words) if action.words else (NORMAL, ())


def _survey(game: Game) -> Survey:
    known: Survey | None = getattr(game, "survey", None)
    if known is not None:
        return known
    machine = game.play
    asked = machine.question()
    assert asked.kind == ConquerRegions.kind
    found = Survey(machine.view, machine.state.army(asked.army), asked.roll)
    if isinstance(game, _Once):
        game.survey = found
    return found
