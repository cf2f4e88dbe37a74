"""Tiny Towns that shows itself as data: labels of actions, towns as grids, cards with their patterns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import attrs

from swcore import Action, Game, Ruleset
from swcore.wording import figure
from swcore.wording.face import About, ActionSpace, Choice, Element, Face, Feature, Item, Takes
from swcore_tiny_towns.position.actions import Keep
from swcore_tiny_towns.position.answers import EMPTY
from swcore_tiny_towns.position.squares import RESOURCES, SQUARES
from swcore_tiny_towns.wording.features import features, fixed
from swcore_tiny_towns.wording.looks import LOOKS
from swcore_tiny_towns.wording.menu import Menu, in_order
from swcore_tiny_towns.wording.names import Lexicon
from swcore_tiny_towns.wording.questions import question, question_hints
from swcore_tiny_towns.wording.sight import Sight
from swcore_tiny_towns.wording.spaces import action_space
from swcore_tiny_towns.wording.table import TableTexts, town_id

SQUARE = "square"


class TownsFace(Face):
    """Says what Tiny Towns is, as data.

    Args:
        ruleset: the rules.
        language: `en` or `ru`.
    """

    own_looks = LOOKS

    kinds = ("resource", "type", "term")
    counted = "point"

    def __init__(self, ruleset: Ruleset, language: str) -> None:
        super().__init__(ruleset, language)
        self.words: Lexicon = self.words
        self.lines = Menu(self.words)
        self.table = TableTexts(self.words)

    # -- the open question

    def prompt(self, game: Game, seat: int) -> str:
        return question(self.words, game, seat)

    def hints(self, game: Game, seat: int) -> list[str]:
        return question_hints(self.words, game, seat)

    def choices(self, game: Game, seat: int) -> Iterator[Choice]:
        verbs = self.words.verbs()
        for action in in_order(game.legal_actions(seat)):
            label, verb = self.lines.label(game, seat, action) or self.spoken(action), verbs.get(action.kind, action.kind)
            detail = self.words.card_text(self.ruleset.compiled.ids[action.args[0]]) if isinstance(action, Keep) else ""
            yield Choice(action.text, label, detail, self._group(action), verb, self.arguments(game, seat, action))

    def _group(self, action: Action) -> str:
        """Return what actions share that differ in the square alone."""
        return " ".join([action.kind, *(word for word in action.args[:1] if word not in SQUARES)])

    def gain(self, game: Game, seat: int) -> int | None:
        return Sight(game, seat).sheet(seat).total

    def standing(self, game: Game, seat: int) -> dict[str, Any]:
        """Return `round`, `named` and by square `at.SQUARE`: what lies there, "" for nothing."""
        state = Sight(game, seat).state
        facts: dict[str, Any] = {"round": state.round, "named": state.named, "namer": state.namer == seat}
        squares = zip(SQUARES, state.towns[seat].squares, strict=True)
        return facts | {f"at.{name}": one.rpartition(".")[2] for name, one in squares}

    def items(self, game: Game, seat: int) -> Iterator[Item]:
        """Yield the lines of the sheet of a town."""
        for line in Sight(game, seat).sheet(seat).lines:
            label = self.words("empty") if line.card == EMPTY else self.words.card(line.card)
            why = "; ".join(f"{figure(part.amount, '+')} {self.words.part(part)}" for part in line.parts if part.amount)
            clauses = dict.fromkeys(part.clause for part in line.parts if part.clause)
            yield Item(label, line.points, line.count, why, tuple(clauses))

    def result(self, game: Game, seat: int | None) -> list[str]:
        """Return the final table in lines, best first."""
        result, words, found = game.result or {}, self.words, list[str]()
        for group in result.get("ranking", ()):
            place = len(found) + 1
            found += [f"{place}. {words.seat(one, seat)}: {words.count('point', result['scores'][one])}" for one in group]
        winners = [words.seat(one, seat) for one in result.get("winners", ())]
        word = "nobody-won" if not winners else "won" if len(winners) == 1 else "shared"
        return [*found, words(word, who=words.listed(winners))]

    # -- arguments

    def type_of(self, game: Game, seat: int, one: Takes, word: str) -> str:
        if one.type != "value":
            return one.type
        known: Any = self.ruleset.compiled.ids
        return "resource" if word in RESOURCES else "card" if word in known else one.type

    def label_of(self, game: Game, seat: int, type_: str, word: str) -> str:
        if type_ == "resource":
            return self.words.resource(word)
        return self.words.card(self.ruleset.compiled.ids.get(word, word)) if type_ == "card" else word

    def element_of(self, game: Game, seat: int, type_: str, word: str) -> str:
        if type_ == SQUARE:
            return f"{town_id(seat)}:{word}"
        id = self.ruleset.compiled.ids.get(word) if type_ == "card" else None
        if id is None:
            return ""
        sight = Sight(game, seat)
        return f"card:{id}" if id in sight.view.cards or id == sight.monument or id in sight.dealt else ""

    def space(self, game: Game) -> ActionSpace:
        return action_space(game)

    def features(self, game: Game) -> tuple[Feature, ...]:
        return features(game)

    def fixed(self, game: Game) -> dict[str, Any]:
        return fixed(game)

    # -- the table

    def status(self, game: Game, seat: int | None) -> str:
        return self.table.status(game, Sight(game, seat))

    def elements(self, game: Game, seat: int | None) -> Iterable[Element]:
        legal = game.legal_actions(seat) if seat is not None and seat in game.pending else ()
        targets = {one.element for action in legal for one in self.arguments(game, seat or 0, action) if one.element}
        return self.table.elements(game, Sight(game, seat), targets)

    # -- what things are

    def about(self, id: str) -> About | None:
        found = super().about(id)
        if found is None or found.kind != "type":
            return found
        cards = sorted(
            self.words.card(one.id) for one in self.ruleset.pieces.values() if getattr(one, "type", "") == id[len("type:") :]
        )
        return attrs.evolve(found, facts=((self.words("cards-of-type"), ", ".join(cards)),))
