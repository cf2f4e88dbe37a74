"""A game that shows itself as data in a language: the menu, the table, sentences, what things are. Serves any game as it is.

A rulebook names its own by `face`, a subclass that says more; `face_of` returns it. Every terminal, page and bridge draws from
what a face says and knows no game. What a face says to a seat is what `Game.view` shows to it, in words: never more.

A game without a face of its own brings words (`words` of its rulebook): `prompt.KIND` what a decision asks, `action.KIND` what an
action does (its arguments by what stands in capitals in its usage), `field.NAME` how a field of the state is called, and
`name.VALUE` how a value is called.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from swcore.engine.actions import DONE, Action, Takes, takes_of
from swcore.engine.ruleset import Ruleset
from swcore.errors import FAULTS
from swcore.game.game import Game
from swcore.game.refusals import words_of
from swcore.text.figures import is_count
from swcore.wording import abouts
from swcore.wording.action_forms import AMOUNT, stretched
from swcore.wording.endings import Item
from swcore.wording.features import Feature, Viewed, places_of, plain, seats_of
from swcore.wording.features import common as common_features
from swcore.wording.looks import Look, Looks, looks_of
from swcore.wording.menus import About, Argument, Choice, Spread
from swcore.wording.scene import Area, Board, Card, Die, Element, Fact, Marker, Named, Note, Panel, Row, Stack, Track
from swcore.wording.spaces import ActionSpace, plain_texts, space, spare_of


class Face:
    """Says what a game is, as data.

    Args:
        ruleset: the rules.
        language: `en` or `ru`.

    Attributes:
        words: the words of the game in the language.
        verbs: what kinds of actions are called.
        looks: how words look in a picture, see `swcore.wording.looks`.
        kinds: the kinds of its words that one may ask about, such as `terrain`.
        counted: what `gain` counts: `coin`, `point` or "".
    """

    own_looks: Looks = {}  # noqa: RUF012 - never changed
    kinds: tuple[str, ...] = ("term", "name")
    counted: str = ""

    def __init__(self, ruleset: Ruleset, language: str) -> None:
        self.ruleset, self.language = ruleset, language
        self.words: Any = words_of(ruleset, language)
        self.verbs: dict[str, str] = self.words.verbs()
        self.looks: Looks = {**self.own_looks, **looks_of(self.words.entries(), language)}

    # -- the open question

    def prompt(self, game: Game, seat: int) -> str:
        """Return what a seat is asked."""
        told = game.view(seat)["decision"]  # of several who act at once, the question of this seat
        return self.called("prompt", told["kind"], str(told["prompt"])) if told else ""

    def hints(self, game: Game, seat: int) -> list[str]:
        """Return lines that help with the open question."""
        return []

    def spread(self, game: Game, seat: int, choices: Sequence[Choice]) -> Spread | None:
        """Return what may be distributed at once over several places, given the choices that do it one by one; None else."""
        return None

    def choices(self, game: Game, seat: int) -> Iterator[Choice]:
        """Yield every legal action of a seat, in the order of a menu."""
        for action in game.legal_actions(seat):
            label, ends = self.does(action) or self.spoken(action), self.ends_turn(game, seat, action)
            verb = self.verbs.get(action.kind, action.kind)
            arguments = self.arguments(game, seat, action)
            yield Choice(action.text, label, group=action.kind, group_label=verb, arguments=arguments, ends_turn=ends)

    def does(self, action: Action) -> str:
        """Return what an action does, as far as the words of the rulebook say it; "" where they do not."""
        written = [word.strip("[].").lower() for word in type(action).usage.split()[1:]]
        takes = [one.name for one in takes_of(type(action))]
        values = {name: self.named(arg) for names in (takes, written) for name, arg in zip(names, action.args, strict=False)}
        return self.words.made(f"action.{action.kind}", values)  # type: ignore[no-any-return]

    def spoken(self, action: Action) -> str:
        """Return an action with its kind and arguments as they are called."""
        verb = self.verbs.get(action.kind, action.kind)
        return " ".join([verb, *(self.named(arg) for arg in action.args)])

    def arguments(self, game: Game, seat: int, action: Action) -> tuple[Argument, ...]:
        """Return the arguments of an action with their names, types and labels."""
        found = []
        for one, word in zip(stretched(takes_of(type(action)), len(action.args)), action.args, strict=True):
            type_ = self.type_of(game, seat, one, word)
            value = int(word) if type_ == AMOUNT and is_count(word) else word
            label = self.label_of(game, seat, type_, word)
            found.append(Argument(one.name, type_, value, label, self.element_of(game, seat, type_, word)))
        return tuple(found)

    def type_of(self, game: Game, seat: int, one: Takes, word: str) -> str:
        """Return the type of an argument; a subclass knows more of a `value`."""
        return one.type

    def label_of(self, game: Game, seat: int, type_: str, word: str) -> str:
        """Return how the value of an argument is called."""
        return self.named(word)

    def element_of(self, game: Game, seat: int, type_: str, word: str) -> str:
        """Return the id of the element of the scene that an argument speaks of, or ""."""
        return ""

    def ends_turn(self, game: Game, seat: int, action: Action) -> bool:
        """Return whether an action ends the seat's turn; False where chance decides it: it would be a look ahead."""
        turn, copy = self.turn(game), game.clone()
        if turn is None:
            return False
        machine = copy.play
        machine.script, machine.sink, machine.chance = None, [], []
        try:
            machine.apply(seat, action)
        except FAULTS:  # the action itself will tell
            return False
        return not machine.chance and (copy.over or self.turn(copy) != turn)

    def turn(self, game: Game) -> object:
        """Return what tells one turn from another; None for a game without turns."""
        return None

    def stops(self, game: Game, seat: int, action: Action | None) -> bool:
        """Return whether an action stops what the turn is for, so that it should be told before what the turn brings."""
        return action == DONE

    def onward(self, game: Game, seat: int) -> Action | None:
        """Return the simplest action with which a seat that has stopped goes on; None where a real choice is open."""
        return DONE if DONE in game.legal_actions(seat) else None

    def lost(self, game: Game, after: Game, seat: int, action: Action | None) -> tuple[tuple[str, str], ...]:
        """Return what an action would lose and keep that gives something up, as (what, how much).

        Args:
            game: the game before it.
            after: the game when the turn has ended.
            seat: who acts.
            action: the action.
        """
        return ()

    def gain(self, game: Game, seat: int) -> int | None:
        """Return what a seat has of that which decides the game, as far as it may see it; None where there is no such number."""
        return None

    def standing(self, game: Game, seat: int) -> dict[str, Any]:
        """Return by name how a seat stands, as far as it may see it: what the texts of a guided first game may ask for."""
        return {}

    def space(self, game: Game) -> ActionSpace:
        """Return all actions of the set-up with numbers; a face that knows more of its game lists more of them."""
        return space(plain_texts(self.ruleset.action_kinds.values()))

    def features(self, game: Game) -> tuple[Feature, ...]:
        """Return what a seat sees as numbers, for programs that learn; by default its open whole numbers."""
        return (*common_features(game), *plain(game))

    def fixed(self, game: Game) -> dict[str, Any]:
        """Return the arguments of `Game.new` that make another game one of the same set-up, so that its actions have the same
        numbers: the map; a game that draws more than that for its set-up adds it.
        """
        return {} if game.play.setup.map is None else {"map": game.play.setup.map}

    # -- the table

    def status(self, game: Game, seat: int | None) -> str:
        """Return where the game stands, in a line."""
        return ""

    def elements(self, game: Game, seat: int | None) -> Iterable[Element]:
        """Return what lies on the table; of a game that says nothing more, its open fields."""
        for other in range(game.play.setup.seats):
            yield self.panel(game, other, seat)
        yield Panel(id="table", label=self.title(game), about="term:table", facts=self.fields(game, seat))
        for id in sorted(game.ruleset.pieces):
            yield Card(id=f"card:{id}", label=self.words.piece(id), sort=game.ruleset.pieces[id].kind, about=id)
        yield from (Note(id=f"note:{number}", label=text) for number, text in enumerate(self.notes(game, seat), start=1))

    def fields(self, game: Game, seat: int | None) -> tuple[Fact, ...]:
        """Return the open fields of the state with their values; of a game that has words for fields, those that it names."""
        shown = game.play.seen(seat)
        named = [name for name in shown if f"field.{name}" in self.words] or [name for name in shown if name != "ranking"]
        return tuple(Fact(self.called("field", name), self.data(shown[name])) for name in named)

    def panel(self, game: Game, other: int, seat: int | None, facts: tuple[Fact, ...] = ()) -> Panel:
        """Return what stands for a seat, with lines about it."""
        return Panel(
            id=f"seat:{other}",
            label=self.words.seat(other, seat),
            owner=other,
            about="term:player",
            seat=other,
            you=other == seat,
            asked=other in game.pending,
            left=other in game.play.state.left,
            facts=facts,
        )

    def title(self, game: Game) -> str:
        """Return what the game is called."""
        return str(self.words.name(self.ruleset.book.name)) or self.ruleset.id

    def notes(self, game: Game, seat: int | None) -> list[str]:
        """Return lines for what is to be known besides, such as what pieces remember and everybody may know."""
        return []

    def summary(self, game: Game, seat: int | None) -> list[str]:
        """Return lines that stand above the final table, such as what teams have together."""
        return []

    def result(self, game: Game, seat: int | None) -> list[str]:
        """Return the final table in lines, once the game is over."""
        found = dict(game.result or {})
        ranking, winners = found.pop("ranking", ()), found.pop("winners", ())
        rest = [f"{self.called('score', name)}: {self.data(value)}" for name, value in found.items()]
        who = ", ".join(self.words.seat(one, seat) for one in winners)
        ended = "nobody-won" if not winners or not ranking else "won" if len(winners) == 1 else "shared"
        return [*self.summary(game, seat), *rest, self.words(ended, who=who)]

    def items(self, game: Game, seat: int) -> Iterable[Item]:
        """Return the parts of what a seat has got in a game that is over, as far as the game can tell them."""
        return ()

    # -- what things are

    def about(self, id: str) -> About | None:
        """Return what an id means, or None.

        Args:
            id: that of a piece or the game; `option:NAME`, `edition:NAME`, `clause:ID`; or a word of one of the `kinds`, such as
                `terrain:hill`, whose name is the word `terrain.hill`, and its text `about.terrain.hill`.
        """
        return abouts.about(self, id)

    def known(self) -> tuple[str, ...]:
        """Return all ids that `about` says something of."""
        return tuple(abouts.known(self))

    def facts(self, id: str) -> tuple[tuple[str, str], ...]:
        """Return what is to be known of a piece besides its text, as (what, how much)."""
        return abouts.piece_facts(self, id)

    # -- words

    def called(self, sort: str, name: str, otherwise: str = "") -> str:
        """Return how something is called by the words of the rulebook, else as it is given."""
        return self.words(f"{sort}.{name}") if f"{sort}.{name}" in self.words else otherwise or name

    def named(self, value: object) -> str:
        """Return how a value is called: by the word `name.VALUE`, a piece by its name, else as it is."""
        if f"name.{value}" in self.words:
            return str(self.words(f"name.{value}"))
        return self.words.piece(str(value)) if value in self.ruleset.pieces else str(value)

    def data(self, value: object) -> str:
        """Return a value of the state as a line; keys of a table are called by their names."""
        if isinstance(value, dict):
            return ", ".join(f"{self.named(key)} {self.data(one)}" for key, one in value.items())
        if isinstance(value, list | tuple):
            return "[" + ", ".join(map(self.data, value)) + "]"
        return self.named(value) if isinstance(value, str) else json.dumps(value, ensure_ascii=False, allow_nan=False)


def make(ruleset: Ruleset, language: str) -> Face:
    """Return the face of a game that brings none of its own."""
    return Face(ruleset, language)


__all__ = [
    "About",
    "ActionSpace",
    "Area",
    "Argument",
    "Board",
    "Card",
    "Choice",
    "Die",
    "Element",
    "Face",
    "Fact",
    "Feature",
    "Item",
    "Look",
    "Marker",
    "Named",
    "Note",
    "Panel",
    "Row",
    "Stack",
    "Takes",
    "Track",
    "Viewed",
    "common_features",
    "make",
    "places_of",
    "seats_of",
    "space",
    "spare_of",
]
