"""Actions and questions of a conquest game in words: the lines of the menu, what is asked, and hints."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Any

from swcore.conquest.armies.garrison import DEPLOYING, movable
from swcore.conquest.armies.row import price_of
from swcore.conquest.position.actions import (
    DECLINE,
    EXPAND,
    GATHER,
    ROLL,
    Abandon,
    Conquer,
    Deploy,
    Pick,
    Place,
    Remove,
    UseAct,
)
from swcore.conquest.position.state import ConquestState
from swcore.conquest.wording.costs import WayTexts, asked_army, once, rank
from swcore.conquest.wording.names import Lexicon
from swcore.conquest.wording.rests import rest_of
from swcore.engine.actions import DONE, Action, Choose
from swcore.game.game import Game

MenuLine = tuple[tuple[Action, ...], str, str]  # the actions it stands for, their text, what they do


class ActionTexts:
    """Says what actions do.

    Args:
        words: the names to use.
    """

    def __init__(self, words: Lexicon) -> None:
        self.words = words
        self.ways = WayTexts(words)
        self._labels: dict[type[Action], Callable[[Game, int, Any], str]] = {
            Pick: self._pick,
            Conquer: self._conquer,
            Abandon: self._abandon,
            UseAct: self._use,
            Choose: self._choose,
        }

    # -- the menu

    def menu(self, game: Game, seat: int) -> list[MenuLine]:
        """Return the legal actions of a seat as lines; placing 1, 2, ... into one region is one line."""
        lines, game = [], once(game)
        for _, group in groupby(sorted(game.legal_actions(seat), key=lambda one: rank(game, one)), key=_group):
            actions = tuple(group)
            one = actions[0]
            if isinstance(one, Deploy | Remove | Place):
                lines.append((actions, _ranged(actions), self._counted(game, seat, actions)))
            else:
                lines.append((actions, one.text, self.label(game, seat, one)))
        return lines

    def label(self, game: Game, seat: int, action: Action) -> str:
        """Return what a legal action does."""
        kind = game.play.question().kind
        label = self._labels.get(type(action))
        if label is not None:
            return label(game, seat, action)
        if action in (EXPAND, DECLINE, ROLL, GATHER, DONE):
            special = f"do.{action.kind}.{kind}"
            return self.words(special if special in self.words else f"do.{action.kind}")
        return ""

    def said(self, game: Game, seat: int, action: Action) -> str:
        """Return what a legal action does, a number of tokens or markers included; behind the first line more about it."""
        counted = isinstance(action, Deploy | Remove | Place)
        return self._counted(game, seat, (action,)) if counted else self.label(game, seat, action) or action.text

    # -- questions

    def prompt(self, game: Game, seat: int) -> str:
        """Return the question of the open decision."""
        asked, words = game.play.question(), self.words
        kind = asked.kind
        if kind in ("place", "arrange-bodies"):
            return words("ask.place", marker=words.piece(asked.marker), n=asked.left)
        if kind in ("remove", "resettle"):
            return words(f"ask.{kind}", n=asked.left if kind == "remove" else asked.count)
        if kind == "second-roll":
            return words("ask.second-roll", region=game.play.state.ground.names[asked.region], short=self.ways.short(game))
        if kind in ("ask", "ask-sealed"):
            return self._question(asked.piece, asked.key)
        decision = game.play.decision()
        question = words(f"ask.{kind}") if f"ask.{kind}" in words else decision.prompt if decision else ""
        army = asked_army(game)
        if army is not None and army.declined:
            return words("of-army", question=question, army=words.army(army))
        return question

    def hints(self, game: Game, seat: int) -> list[str]:
        """Return what helps with the open decision: an example of the composite redeployment."""
        army = asked_army(game)
        if game.play.question().kind != "redeploy" or army is None or army.regions.bit_count() < 2:
            return []
        state: ConquestState = game.play.state
        held, open_ = state.ground.bits(army.regions), movable(game.play, army, DEPLOYING)
        return [self._totals(state, held, {open_.bit_length() - 1: army.hand} if open_ else {})]

    def instead(self, game: Game, action: Action) -> list[str]:
        """Return how tokens that were to be placed out of order can be placed all at once, the others in the first region."""
        army, asked = asked_army(game), game.play.question()
        if asked is None or asked.kind != "redeploy" or army is None or not isinstance(action, Deploy):
            return []
        state: ConquestState = game.play.state
        region, count = state.ground.region(action.region), int(action.args[1])
        open_ = [one for one in state.ground.bits(movable(game.play, army, DEPLOYING)) if one >= asked.lowest]
        others = [one for one in open_ if one != region]
        if region not in open_ or not others or not 0 < count < army.hand:
            return []
        return [self._totals(state, state.ground.bits(army.regions), {region: count, others[0]: army.hand - count})]

    def _totals(self, state: ConquestState, held: Sequence[int], more: Mapping[int, int]) -> str:
        """Return a whole redeployment, with some tokens more than lie there."""
        totals = {region: state.tokens[region] + more.get(region, 0) for region in held}
        told = " ".join(f"{state.ground.names[region]}={count}" for region, count in totals.items())
        return self.words("hint.redeploy", totals=told, n=sum(totals.values()))

    # -- one kind each

    def _pick(self, game: Game, seat: int, action: Pick) -> str:
        combo_there = next(one for one in game.play.view.column if one.race == action.args[0])
        race, power, lying = combo_there[:3]
        price = price_of(game.play, seat, combo_there)
        pieces: Any = game.ruleset.pieces
        tokens = self.words.count("token", pieces[race].tokens + pieces[power].number(game.play.setup.options))
        combo = self.words.tagged(self.words.combo(race, power), race)
        text = self.words("do.pick" if price else "do.pick.free", combo=combo, tokens=tokens, price=price)
        if lying:
            text += f" · {self.words('lying', coins=self.words.count('coin', lying))}"
        text += "".join(f" · {one}" for one in self.words.on_combo(combo_there))
        about = [f"{self.words.piece(one)}: {self.words.piece_text(one)}" for one in (race, power) if self.words.piece_text(one)]
        return "\n".join([text, *about])

    def _question(self, piece: str, key: str) -> str:
        """Return a piece's own question: in its own words where the pack has them, else its name and what it does."""
        words, (stem, _, about) = self.words, key.partition(":")
        for own in (f"ask.{piece}.{stem}", f"ask.{piece}"):
            if own in words:
                return words(own, about=words.piece(about or stem))
        return f"{words('ask.ask', piece=words.piece(piece))}. {words.piece_text(piece)}".strip()

    def _conquer(self, game: Game, seat: int, action: Conquer) -> str:
        region = game.play.state.ground.index[action.region]
        return " · ".join([self.ways.conquest(game, seat, action), *self.about(game, region, seat)])

    def _use(self, game: Game, seat: int, action: UseAct) -> str:
        region = game.play.state.ground.index[action.region]
        return " · ".join([self.ways.use(game, seat, action), *self.about(game, region, seat)])

    def _marker(self, name: str, face: str) -> str:
        called = self.words.piece(name)
        return self.words("hidden-as", marker=called, face=self.words.word("face", face)) if face else called

    def about(self, game: Game, region: int, viewer: int | None) -> list[str]:
        """Return what is in a region: terrain and symbols, who holds it, its markers."""
        state: ConquestState = game.play.state
        words, board = self.words, state.ground.board
        start = {getattr(piece, "symbol", "") for piece in game.ruleset.of_kind("natives")}
        start |= {getattr(piece, "starts_at", "") for piece in game.ruleset.of_kind("marker")}  # the marker itself is shown
        symbols = [words.word("symbol", one) for one in board.symbols_of[region] if one not in start]
        found = [", ".join([words.terrain(game, region), *symbols])]
        holder = game.play.view.holder(region)
        if holder is not None:
            named = words.owned(words.army(holder), holder.seat, viewer)
            found.append(words("standing", army=named, n=state.tokens[region]))
        return [*found, *self.markers(game, region, viewer, brief=True)]

    def markers(self, game: Game, region: int, viewer: int | None = None, *, brief: bool = False) -> list[str]:
        """Return the markers in a region; those that the viewer has hidden, with their faces.

        In brief the marker that is called like the terrain and lies wherever it is, such as a mountain, is told by it.
        """
        state: ConquestState = game.play.state
        known = state.secrets[viewer] if state.secrets and viewer is not None else {}
        terrain = state.ground.board.terrain_of[region] if brief else None
        marks = [name for name, _ in state.marks[region] if name.rpartition(".")[2] != terrain]
        names = [self._marker(name, known.get(f"{name} {region}", "")) for name in marks]
        return [name if (n := names.count(name)) == 1 else f"{name} ×{n}" for name in dict.fromkeys(names)]

    def _abandon(self, game: Game, seat: int, action: Abandon) -> str:
        region = game.play.state.ground.index[action.region]
        return " · ".join([self.words("do.abandon"), *self.about(game, region, seat)])

    def _choose(self, game: Game, seat: int, action: Choose) -> str:
        """Return the value in words; of one that is a region what is there."""
        value, ground = action.args[0], game.play.state.ground
        if value in ground.index:
            return " · ".join(self.about(game, ground.index[value], seat))
        return self.words.value(value, seat, getattr(game.play.question(), "piece", ""))

    def _counted(self, game: Game, seat: int, actions: tuple[Any, ...]) -> str:
        one = actions[0]
        region = game.play.state.ground.index[one.region]
        low, high = one.count, actions[-1].count
        counts = str(low) if low == high else f"{low}–{high}"
        where = self.about(game, region, seat)
        rest = rest_of(game, one)
        more = [self.words("do.rest", regions=", ".join(rest))] if rest else []
        if isinstance(one, Place):
            return " · ".join([f"{self.words.piece(one.marker)} {counts}", *where, *more])
        now = game.play.state.tokens[region]
        text = self.words(f"do.{one.kind}", counts=counts, now=now)
        return " · ".join([text, where[0], *self.markers(game, region, seat, brief=True), *more])


def _group(action: Action) -> tuple[str, ...]:
    if isinstance(action, Deploy | Remove):
        return action.kind, action.region
    return ("place", action.marker, action.region) if isinstance(action, Place) else (action.text,)


def _ranged(actions: tuple[Any, ...]) -> str:
    """Return the text of actions that differ only in a number, such as `deploy r03 1…9`."""
    one, last = actions[0], actions[-1]
    if one.count == last.count:
        return str(one.text)
    stem = f"place {one.marker} {one.region}" if isinstance(one, Place) else f"{one.kind} {one.region}"
    return f"{stem} {one.count}…{last.count}"


__all__ = ["ActionTexts", "MenuLine", "asked_army"]
