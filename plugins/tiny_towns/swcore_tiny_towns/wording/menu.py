"""The open question of a seat in words: its lines, each with every action that it stands for, and what they do."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby
from typing import Any

from swcore import Action, Game
from swcore.engine import DONE, Choose
from swcore.wording import figure
from swcore_tiny_towns.position.actions import Build, Discard, Keep, Name, Place, Put, Replace, Store, Swap, Take, Use
from swcore_tiny_towns.position.squares import RESOURCES, SQUARES
from swcore_tiny_towns.rules.setup import SOLO
from swcore_tiny_towns.wording.names import Lexicon
from swcore_tiny_towns.wording.outlook import completed, completions
from swcore_tiny_towns.wording.sight import question_of

MenuLine = tuple[tuple[Action, ...], str, str]  # the actions it stands for, their text, what they do
ON_SQUARES = (Place, Put)
ORDER: tuple[type[Action], ...] = (Place, Put, Build, Replace, Take, Store, Swap, Discard, Use)
"""Kinds of actions in the order of the menu; the others follow as they come."""


class Menu:
    """Makes the lines of menus.

    Args:
        words: the names to use.
    """

    def __init__(self, words: Lexicon) -> None:
        self.words = words
        self._grouped: dict[type[Action], Callable[[Game, int, tuple[Any, ...], int], str]] = {
            Place: self._place,
            Put: self._put,
            Build: self._build,
            Replace: self._replace,
        }
        self._single: dict[type[Action], Callable[[Game, int, Any], str]] = {
            Keep: self._keep,
            Name: self._name,
            Take: self._take,
            Store: self._store,
            Swap: self._swap,
            Discard: self._discard,
            Use: self._use,
            Choose: self._choose,
        }

    def lines(self, game: Game, seat: int) -> list[MenuLine]:
        """Return every legal action of a seat once; placing one thing on several squares is one line."""
        found: list[MenuLine] = []
        number = 1
        for _, group in groupby(in_order(game.legal_actions(seat)), key=lambda action: _group(game, seat, action)):
            actions = tuple(group)
            grouped = self._grouped.get(type(actions[0]))
            if grouped is not None:
                found.append((actions, _text(actions), grouped(game, seat, actions, number)))
            else:
                found += [((one,), one.text, self._label(game, seat, one)) for one in actions]
            number += len(actions)
        return found

    def numbers(self, game: Game, seat: int) -> dict[int, int]:
        """Return by square the number of the line that puts something on it, where the numbers stand in the picture."""
        found, number = {}, 1
        for actions, _, _ in self.lines(game, seat):
            for action in actions:
                if isinstance(action, ON_SQUARES):
                    found[action.square] = number
                number += 1
        return found

    def label(self, game: Game, seat: int, action: Any) -> str:
        """Return what one legal action does, whatever stands beside it."""
        words = self.words
        if isinstance(action, Place):
            fits = completed(game, seat, action.resource, action.square)
            told = words("do.place.one", resource=words.resource(action.resource), square=SQUARES[action.square])
            return _joined(told, words("completes", cards=", ".join(map(words.card, fits))) if fits else "")
        if isinstance(action, Put):
            return words("do.put.one", card=self._named(action.word), square=SQUARES[action.square])
        grouped = self._grouped.get(type(action))
        return self._label(game, seat, action) if grouped is None else grouped(game, seat, (action,), 1)

    def _label(self, game: Game, seat: int, action: Action) -> str:
        label = self._single.get(type(action))
        if label is not None:
            return label(game, seat, action)
        if action == DONE:
            asked = question_of(game, seat)
            if asked is not None and asked.kind == "replace":
                return self.words("do.done.replace")
            return self.words("do.done.build" if game.play.state.towns[seat].empty else "do.done.full")
        return ""

    # -- several squares in a line

    def _place(self, game: Game, seat: int, actions: tuple[Place, ...], number: int) -> str:
        return _joined(self.words("do.place"), self.completing(game, seat, actions[0].resource, squares=True))

    def _put(self, game: Game, seat: int, actions: tuple[Put, ...], number: int) -> str:
        return self.words("do.put", card=self._named(actions[0].word))

    def _build(self, game: Game, seat: int, actions: tuple[Build, ...], number: int) -> str:
        words = self.words
        key = "do.target" if len(actions) > 1 else "do.target.one"
        targets = []
        for count, action in enumerate(actions, start=number):
            change = sum(part.amount for part in game.explain(action, seat))
            targets.append(words(key, n=count, square=SQUARES[action.target], points=f"({figure(change, '+')})"))
        cubes = " ".join(SQUARES[square] for square in sorted(_cubes(game, seat, actions[0])))
        return words("do.build", card=self._named(actions[0].word), squares=cubes, targets=" · ".join(targets))

    def _replace(self, game: Game, seat: int, actions: tuple[Replace, ...], number: int) -> str:
        words, square = self.words, actions[0].square
        key = "do.other" if len(actions) > 1 else "do.other.one"
        others = [words(key, n=count, card=self._named(one.word)) for count, one in enumerate(actions, start=number)]
        here = words.card(game.play.state.towns[seat].squares[square])
        return words("do.replace", card=here, square=SQUARES[square], others=" · ".join(others))

    # -- one action in a line

    def _keep(self, game: Game, seat: int, action: Keep) -> str:
        return self.words("do.keep", card=self._named(action.args[0]))

    def _name(self, game: Game, seat: int, action: Name) -> str:
        solo = game.play.setup.options["mode"] == SOLO
        told = self.words("do.name.solo" if solo else "do.name", resource=self.words.resource(action.resource))
        return _joined(told, self.completing(game, seat, action.resource))

    def _take(self, game: Game, seat: int, action: Take) -> str:
        words, asked = self.words, question_of(game, seat)
        named = asked.resource if asked is not None else ""
        resource = words.resource(action.resource)
        told = words("do.take", resource=resource, named=words.resource(named)) if named else words("do.pick", resource=resource)
        return _joined(told, self.completing(game, seat, action.resource))

    def _store(self, game: Game, seat: int, action: Store) -> str:
        return self.words("do.store", card=self._holding(game, seat, action.square))

    def _swap(self, game: Game, seat: int, action: Swap) -> str:
        words = self.words
        told = words("do.swap", card=self._holding(game, seat, action.square), resource=words.resource(action.resource))
        return _joined(told, self.completing(game, seat, action.resource))

    def _discard(self, game: Game, seat: int, action: Discard) -> str:
        memory = game.play.state.towns[seat].memory
        used = sum(value for key, value in memory.items() if key.endswith(".used"))
        return self.words("do.discard", used=used)

    def _use(self, game: Game, seat: int, action: Use) -> str:
        piece = game.play.state.towns[seat].squares[action.square]
        return self.words("do.use", card=self._holding(game, seat, action.square), what=self.words.use(piece, action))

    def _choose(self, game: Game, seat: int, action: Choose) -> str:
        words, value = self.words, action.args[0]
        if value in RESOURCES:
            return words("do.mark", resource=words.resource(value))
        id = words.ruleset.compiled.ids.get(value)
        return words("do.choose", card=words.card(id), text=words.card_text(id)) if id else value.replace("_", " ")

    # -- parts

    def completing(self, game: Game, seat: int, resource: str, *, squares: bool = False) -> str:
        """Return which cards a cube of a resource would complete in the seat's town, or ""."""
        words, listed = self.words, []
        for card, places in completions(game, seat, resource).items():
            names = " ".join(SQUARES[square] for square in places)
            listed.append(words("completes.on", card=words.card(card), squares=names) if squares else words.card(card))
        return words("completes", cards=", ".join(listed)) if listed else ""

    def _named(self, word: str) -> str:
        return self.words.card(self.words.ruleset.compiled.ids.get(word, word))

    def _holding(self, game: Game, seat: int, square: int) -> str:
        words, town = self.words, game.play.state.towns[seat]
        lying, name = town.on.get(SQUARES[square], ()), words.card(town.squares[square])
        if not lying:
            return words("on", card=name, square=SQUARES[square])
        return words("holding", card=name, square=SQUARES[square], cubes=words.listed(map(words.resource, lying)))


def in_order(actions: Iterable[Action]) -> list[Action]:
    """Return actions in the order of the menu."""
    return sorted(actions, key=_rank)


def _cubes(game: Game, seat: int, action: Build) -> set[int]:
    """Return the squares that the cubes of a build come off: all of its squares but a target that holds no cube."""
    on_target = game.play.state.towns[seat].squares[action.target] in RESOURCES
    return {*action.squares, *([action.target] if on_target else [])}


def _rank(action: Action) -> int:
    return ORDER.index(type(action)) if type(action) in ORDER else len(ORDER) + (action == DONE)


def _group(game: Game, seat: int, action: Any) -> tuple[Any, ...]:
    """Return what actions of one line share."""
    if isinstance(action, Place):
        return "place", action.resource
    if isinstance(action, Build):
        return "build", action.word, frozenset(_cubes(game, seat, action))
    if isinstance(action, Put):
        return "put", action.word
    return ("replace", action.square) if isinstance(action, Replace) else (action.text,)


def _text(actions: tuple[Any, ...]) -> str:
    """Return the text of actions of one line: in full for one, else what they share and an ellipsis."""
    one = actions[0]
    if len(actions) == 1:
        return str(one.text)
    shared = SQUARES[one.square] if isinstance(one, Replace) else one.args[0]
    return f"{one.kind} {shared} …"


def _joined(*parts: str) -> str:
    return " · ".join(part for part in parts if part)
