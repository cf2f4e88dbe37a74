"""A conquest game that shows itself as data: labels, costs and odds of actions, and what things are.

A pack's `face` is a subclass, or this class; its words are those of the rulebook's `wording`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from swcore.conquest.armies.garrison import in_hand
from swcore.conquest.attack.dice import odds
from swcore.conquest.position.actions import DECLINE, DIE, Conquer, Deploy, Pick, Place, Roll, UseAct
from swcore.conquest.position.state import ConquestState
from swcore.conquest.wording.costs import asked_army, once, price, rank
from swcore.conquest.wording.features import features
from swcore.conquest.wording.looks import TERRAIN_LOOKS
from swcore.conquest.wording.menu import ActionTexts
from swcore.conquest.wording.names import Lexicon
from swcore.conquest.wording.spaces import action_space
from swcore.conquest.wording.spreading import spread_of
from swcore.conquest.wording.standing import standing
from swcore.conquest.wording.table import TableTexts
from swcore.engine.actions import DONE, Action, Takes
from swcore.engine.ruleset import Ruleset
from swcore.game.game import Game
from swcore.text.figures import is_count
from swcore.wording.action_forms import AMOUNT
from swcore.wording.endings import Item
from swcore.wording.face import Face
from swcore.wording.features import Feature
from swcore.wording.menus import About, Choice, Spread
from swcore.wording.scene import Element
from swcore.wording.spaces import ActionSpace

PRICED = (Conquer, UseAct)
ROLLING = (Conquer, Roll, Pick)  # what follows them is for the same seat to decide, or for a die


class ConquestFace(Face):
    """Says what a conquest game is, as data.

    Args:
        ruleset: the rules.
        language: `en` or `ru`.
    """

    own_looks = TERRAIN_LOOKS

    kinds = ("terrain", "symbol", "mode", "boost", "use", "tag", "term")
    counted = "coin"

    def __init__(self, ruleset: Ruleset, language: str) -> None:
        super().__init__(ruleset, language)
        self.words: Lexicon = self.words
        self.actions = ActionTexts(self.words)
        self.table = TableTexts(self.words, self.actions)

    # -- the open question

    def prompt(self, game: Game, seat: int) -> str:
        return self.actions.prompt(game, seat)

    def hints(self, game: Game, seat: int) -> list[str]:
        return self.actions.hints(game, seat)

    def spread(self, game: Game, seat: int, choices: Sequence[Choice]) -> Spread | None:
        return spread_of(game, choices, lambda region: self.table.region(game, region))

    def choices(self, game: Game, seat: int) -> Iterator[Choice]:
        game = once(game)
        for action in sorted(game.legal_actions(seat), key=lambda one: rank(game, one)):
            label, _, detail = self.actions.said(game, seat, action).partition("\n")
            cost, coins = price(game, seat, action) if isinstance(action, PRICED) else (None, 0)
            good, faces = self._odds(game, action, cost or 0)
            ends = self.ends_turn(game, seat, action)
            yield Choice(
                action.text,
                label,
                detail,
                action.kind,
                self.verbs.get(action.kind, action.kind),
                self.arguments(game, seat, action),
                cost if isinstance(action, Conquer) else None,
                coins,
                good,
                faces,
                self._warning(game, seat, action, ends),
                ends,
            )

    def _odds(self, game: Game, action: Action, cost: int) -> tuple[int, int]:
        """Return how many faces of how many would do for a final attempt."""
        army = asked_army(game)
        if not isinstance(action, Conquer) or action.mode != DIE or army is None:
            return 0, 0
        state: ConquestState = game.play.state
        return odds(game.play, army, state.ground.index[action.region], cost - in_hand(state, army))

    def _warning(self, game: Game, seat: int, action: Action, ends: bool) -> str:
        if isinstance(action, Conquer):
            holder = game.play.view.holder(game.play.state.ground.index[action.region])
            return self.words("warn.own") if holder is not None and holder.seat == seat else ""
        if action == DECLINE:
            return self.words("warn.decline")
        own = game.play.state.turn_seat == seat
        return self.words("warn.ends" if own else "warn.ends.other") if ends else ""

    def ends_turn(self, game: Game, seat: int, action: Action) -> bool:
        return not isinstance(action, ROLLING) and super().ends_turn(game, seat, action)

    def stops(self, game: Game, seat: int, action: Action | None) -> bool:
        return action in (DONE, DECLINE)

    def onward(self, game: Game, seat: int) -> Action | None:
        """Return `done`, or the placement of all tokens left in the first region that takes them, or of a marker there."""
        legal = game.legal_actions(seat)
        if DONE in legal:
            return DONE
        placing = [one for one in legal if isinstance(one, Deploy | Place)]
        if not placing:
            return legal[0] if len(legal) == 1 else None
        most = max(one.count for one in placing)
        return next(one for one in placing if one.count == most)

    def lost(self, game: Game, after: Game, seat: int, action: Action | None) -> tuple[tuple[str, str], ...]:
        """Return, for a decline, what goes of the race and what stays, and the armies that leave the board for it."""
        return self.table.lost(game, after, seat) if action == DECLINE else ()

    def turn(self, game: Game) -> object:
        state: ConquestState = game.play.state
        return state.round, state.turn_seat

    def gain(self, game: Game, seat: int) -> int | None:
        coins: int | None = game.play.seen(seat)["coins"][seat]
        return coins

    def standing(self, game: Game, seat: int) -> dict[str, Any]:
        return standing(game, seat)

    def space(self, game: Game) -> ActionSpace:
        return action_space(self.words, game)

    def features(self, game: Game) -> tuple[Feature, ...]:
        return features(game)

    # -- arguments

    def type_of(self, game: Game, seat: int, one: Takes, word: str) -> str:
        if one.type != "value":
            return one.type
        if word in game.play.state.ground.index:
            return "region"
        return "piece" if word in self.ruleset.pieces else AMOUNT if is_count(word) else one.type

    def label_of(self, game: Game, seat: int, type_: str, word: str) -> str:
        words = self.words
        if type_ == "combo":
            return next((words.combo(*one[:2]) for one in game.play.state.column if one[0] == word), words.piece(word))
        if type_ == "way":
            mode = f"mode.{word}" in words or f"boost.{word}" not in words
            return words("word.die") if word == DIE else words.word("mode" if mode else "boost", word)
        if type_ == "use":
            return words.word("use", word)
        if type_ == "region":
            return self.table.region(game, game.play.state.ground.index[word])
        return words.value(word, seat, getattr(game.play.question(), "piece", "")) if type_ == "value" else words.piece(word)

    def element_of(self, game: Game, seat: int, type_: str, word: str) -> str:
        if type_ in ("region", "combo"):
            return f"{type_}:{word}"
        return f"seat:{int(word[5:]) - 1}" if type_ == "value" and word.startswith("seat-") and is_count(word[5:]) else ""

    # -- the table

    def status(self, game: Game, seat: int | None) -> str:
        return self.table.status(game, seat)

    def elements(self, game: Game, seat: int | None) -> Iterable[Element]:
        return self.table.elements(game, seat, frozenset(self.targets(game, seat)), self.notes(game, seat))

    def targets(self, game: Game, seat: int | None) -> Iterator[str]:
        """Yield the ids of the elements that legal actions of a viewer speak of."""
        for action in game.legal_actions(seat) if seat is not None and seat in game.pending else ():
            for one in self.arguments(game, seat or 0, action):
                if one.element:
                    yield one.element

    def items(self, game: Game, seat: int) -> Iterator[Item]:
        """Yield what brought a seat its coins and what took them, put together by reason."""
        sums: dict[str, int] = {}
        clauses: dict[str, dict[str, None]] = {}
        for step in game.log:
            for event in game.events(step, seat, full=True, as_json=True):
                if event["event"] == "coins" and event["seat"] == seat:
                    for part in event["parts"]:
                        amount, reason, clause, piece = [*part, "", ""][:4]
                        label = self.words.reason(reason, piece)
                        sums[label] = sums.get(label, 0) + amount
                        clauses.setdefault(label, {}).update({clause: None} if clause else {})
        begun = (self.gain(game, seat) or 0) - sum(sums.values())
        if begun:
            yield Item(self.words("item.begin"), begun)
        yield from (Item(label, amount, clauses=tuple(clauses[label])) for label, amount in sums.items() if amount)

    def result(self, game: Game, seat: int | None) -> list[str]:
        return [*self.summary(game, seat), *self.table.result(game, seat)]

    # -- what things are

    def about(self, id: str) -> About | None:
        kind, _, word = id.partition(":")
        found = super().about(id)
        if found is None and kind == "symbol":  # of a symbol without a word the piece speaks that starts there
            piece = self.table.at_symbol(word)
            return super().about(piece) if piece else None
        return found

    def facts(self, id: str) -> tuple[tuple[str, str], ...]:
        return (*super().facts(id), *self.table.facts(id))


__all__ = ["ConquestFace"]
