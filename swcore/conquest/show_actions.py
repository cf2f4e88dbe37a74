"""Actions and questions of a conquest game in words: the lines of the menu, what is asked, and hints."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Any

from swcore.actions import DONE, Action, Choose
from swcore.conquest.actions import (
    DECLINE,
    DIE,
    EXPAND,
    GATHER,
    NORMAL,
    ROLL,
    Abandon,
    Conquer,
    Deploy,
    Pick,
    Place,
    Remove,
)
from swcore.conquest.lexicon import Lexicon
from swcore.conquest.state import Army, ConquestState
from swcore.conquest.view import View
from swcore.frames import Frame
from swcore.game import Game

# Decisions whose frames are: kind, seat, army, ...
ABOUT_ARMY = (
    "conquer",
    "redeploy",
    "regroup",
    "retreat",
    "resettle",
    "give-up",
    "give-up-lone",
    "arrange-bodies",
    "place",
    "remove",
    "ask",
)
MenuLine = tuple[tuple[Action, ...], str, str]  # the actions it stands for, their text, what they do


class ActionTexts:
    """Says what actions do.

    Args:
        words: the names to use.
    """

    def __init__(self, words: Lexicon) -> None:
        self.words = words
        self._labels: dict[type[Action], Callable[[Game, int, Any], str]] = {
            Pick: self._pick,
            Conquer: self._conquer,
            Abandon: self._abandon,
            Choose: self._choose,
        }

    # -- the menu

    def menu(self, game: Game, seat: int) -> list[MenuLine]:
        """Return the legal actions of a seat as lines; placing 1, 2, ... into one region is one line."""
        lines = []
        for _, group in groupby(sorted(game.legal_actions(seat), key=lambda one: _rank(game, one)), key=_group):
            actions = tuple(group)
            one = actions[0]
            if isinstance(one, Deploy | Remove | Place):
                lines.append((actions, _ranged(actions), self._counted(game, actions)))
            else:
                lines.append((actions, one.text, self.label(game, seat, one)))
        return lines

    def label(self, game: Game, seat: int, action: Action) -> str:
        """Return what a legal action does."""
        kind = game.play.state.stack[-1][0]
        special = self._labels.get(type(action))
        if special is not None:
            return special(game, seat, action)
        if action == DECLINE and kind == "late-decline":
            return self.words("do.late-decline")
        if action in (EXPAND, DECLINE, ROLL, GATHER):
            return self.words(f"do.{action.kind}")
        if action == DONE:
            return self.words(f"do.done.{kind}" if f"do.done.{kind}" in self.words else "do.done")
        return ""

    # -- questions

    def prompt(self, game: Game, seat: int) -> str:
        """Return the question of the open decision."""
        frame = game.play.state.stack[-1]
        kind, words = frame[0], self.words
        if kind in ("place", "arrange-bodies"):
            return words("ask.place", marker=words.piece(frame[3]), n=frame[4])
        if kind == "remove":
            return words("ask.remove", n=frame[3])
        if kind == "ask":
            return f"{words('ask.ask', piece=words.piece(frame[3]))}. {words.piece_text(frame[3])}".strip()
        decision = game.play.decision()
        question = words(f"ask.{kind}") if f"ask.{kind}" in words else decision.prompt if decision else ""
        army = asked_army(game)
        if army is not None and army.declined:
            return words("of-army", question=question, army=words.army(army))
        return question

    def hints(self, game: Game, seat: int) -> list[str]:
        """Return what helps with the open decision: an example of the composite redeployment."""
        army = asked_army(game)
        if game.play.state.stack[-1][0] != "redeploy" or army is None or army.regions.bit_count() < 2:
            return []
        state: ConquestState = game.play.state
        held = state.ground.bits(army.regions)
        totals = [state.tokens[region] for region in held]
        totals[-1] += army.hand
        text = " ".join(f"{state.ground.names[region]}={count}" for region, count in zip(held, totals, strict=True))
        return [self.words("hint.redeploy", text=f"redeploy {text}", n=sum(totals))]

    # -- one kind each

    def _pick(self, game: Game, seat: int, action: Pick) -> str:
        column = game.play.state.column
        price, (race, power, lying) = next((n, one) for n, one in enumerate(column) if one[0] == action.args[0])
        pieces: Any = game.ruleset.pieces
        tokens = self.words.count("token", pieces[race].tokens + pieces[power].tokens)
        combo = self.words.combo(race, power)
        text = self.words("do.pick" if price else "do.pick.free", combo=combo, tokens=tokens, price=price)
        if lying:
            text += f" · {self.words('lying', coins=self.words.count('coin', lying))}"
        about = [f"{self.words.piece(one)}: {self.words.piece_text(one)}" for one in (race, power)]
        return "\n".join([text, *about])

    def _conquer(self, game: Game, seat: int, action: Conquer) -> str:
        state: ConquestState = game.play.state
        region = state.ground.index[action.region]
        cost = sum(part.amount for part in game.explain(action, seat))
        book: Any = game.ruleset.book
        army = asked_army(game)
        if action.mode == NORMAL:
            text = self.words("do.conquer", tokens=self.words.count("token", cost))
        elif action.mode == DIE and army is not None:
            short = cost - army.hand
            good = sum(face >= short for face in book.die)
            text = self.words("do.die", cost=cost, short=short, good=good, faces=len(book.die))
        else:
            mode = self.words.word("mode", action.mode)
            text = self.words("do.mode", mode=mode, tokens=self.words.count("token", max(1, cost)))
        return " · ".join([text, *self.about(game, region, seat)])

    def about(self, game: Game, region: int, viewer: int | None) -> list[str]:
        """Return what is in a region: terrain and symbols, who holds it, its markers."""
        state: ConquestState = game.play.state
        words, board = self.words, state.ground.board
        start = {getattr(piece, "symbol", "") for piece in game.ruleset.of_kind("natives")}
        symbols = [words.word("symbol", one) for one in board.symbols_of[region] if one not in start]
        found = [", ".join([words.terrain(game, region), *symbols])]
        holder = game.play.view.holder(region)
        if holder is not None:
            found.append(f"{words.owned(words.army(holder), holder.seat, viewer)} {state.tokens[region]}")
        return [*found, *self.markers(game, region)]

    def markers(self, game: Game, region: int) -> list[str]:
        """Return the markers in a region."""
        names = [self.words.piece(name) for name, _ in game.play.state.marks[region]]
        return [name if (n := names.count(name)) == 1 else f"{name} ×{n}" for name in dict.fromkeys(names)]

    def _abandon(self, game: Game, seat: int, action: Abandon) -> str:
        region = game.play.state.ground.index[action.region]
        return " · ".join([self.words("do.abandon"), *self.about(game, region, seat)])

    def _choose(self, game: Game, seat: int, action: Choose) -> str:
        return self.words.value(action.args[0], seat)

    def _counted(self, game: Game, actions: tuple[Any, ...]) -> str:
        one = actions[0]
        region = game.play.state.ground.index[one.region]
        low, high = one.count, actions[-1].count
        counts = str(low) if low == high else f"{low}–{high}"
        where = self.about(game, region, None)
        if isinstance(one, Place):
            return " · ".join([f"{self.words.piece(one.marker)} {counts}", *where])
        now = game.play.state.tokens[region]
        text = self.words(f"do.{one.kind}", counts=counts, now=now)
        return " · ".join([text, where[0], *self.markers(game, region)])


def asked_army(game: Game) -> Army | None:
    """Return the army that the open decision is about."""
    if not game.play.state.stack:
        return None
    frame: Frame = game.play.state.stack[-1]
    view: View = game.play.view
    if frame[0] in ABOUT_ARMY:
        return view.army(frame[2])
    return view.active(frame[1]) if len(frame) > 1 and isinstance(frame[1], int) else None


def _rank(game: Game, action: Action) -> tuple[int, int]:
    """Order of the menu: conquests by cost, attempts, other ways, the die, giving up regions, the rest, done."""
    if isinstance(action, Conquer):
        cost = sum(part.amount for part in game.explain(action))
        return {NORMAL: 0, DIE: 1}.get(action.mode, 2), cost
    if isinstance(action, Abandon):
        return 5, 0
    return {ROLL: 3, DONE: 9}.get(action, 6), 0


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
