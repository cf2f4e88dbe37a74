"""Hearing a game step by step: what the acting seat is told at once, and what everybody may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from swcore import Game
from swcore.engine import RawEvent, Step
from swcore_tiny_towns.position.actions import Keep
from swcore_tiny_towns.wording.deeds import OF_TOWNS, Deeds
from swcore_tiny_towns.wording.names import Lexicon


class Heard(NamedTuple):
    """Sentences of a step.

    Attributes:
        own: for the seat that acted.
        news: for everybody.
    """

    own: list[str]
    news: list[str]


class Hearing:
    """What was heard of a game so far.

    Args:
        words: the names to use.
        game: the game, of which the position at its beginning is known; it need not be that of a set-up.
        you: the seat that is called "you", or None.

    Attributes:
        apart: whether seats place and build at the same time.
        waiting: by seat the deeds that the others will hear of when the round ends, and what is read out with them.
    """

    def __init__(self, words: Lexicon, game: Game, you: int | None) -> None:
        step, begun = next(iter(game.replay()))
        state: Any = begun
        self.words, self.you = words, you
        self.round, self.named = state.round, state.named
        stands = {(seat, square): what for seat, town in enumerate(state.towns) for square, what in enumerate(town.squares)}
        self.deeds = Deeds(words, stands)
        self.waiting: dict[int, tuple[list[str], list[str]]] = {}
        self.apart = state.committed is not None and all(event[0] != "lanes" for event in step.events)

    def take(self, step: Step, *, told: bool = False) -> Heard:
        """Take in a step.

        Args:
            step: the step.
            told: whether nobody needs to hear the seat's own deeds again at the end of the round.
        """
        own, news = self._kept(step), []
        mine = _before_commit(step.events) if self.apart else ()
        if mine:
            deeds, read = self.deeds.phrases(step, mine, self.named)
            own += [*([_sentence("; ".join(deeds))] if deeds else []), *read]
            if not told:
                known = self.waiting.setdefault(step.seat, ([], []))
                known[0].extend(deeds)
                known[1].extend(read)
            news += [self._told(event) for event in mine if event[0] == "left"]
        rest = step.events[len(mine) :]
        if self.apart and rest:  # the commit is the first of them
            news += self._round()
            self.apart = False
        return Heard(own, [*news, *self._public(step, rest)])

    def openly(self, step: Step) -> list[str]:
        """Take in a step of which everybody may know by now, and return what it did by itself.

        The deeds of a round are told with the steps that did them, and not once more when it ends; a monument that was kept is
        told to its owner alone (TT-SETUP-9).
        """
        self.waiting = {}
        if step.seat == self.you:
            heard = self.take(step, told=True)
            return [*heard.own, *heard.news]
        return [*self.take(step).news, *self._round()]

    def _kept(self, step: Step) -> list[str]:
        """Return which monument was kept, for its owner alone (TT-SETUP-9)."""
        words = self.words
        if not isinstance(step.action, Keep):
            return []
        card = words.ruleset.compiled.ids[step.action.args[0]]
        return [words("told.kept", card=words.card(card), text=words.card_text(card))]

    def _round(self) -> list[str]:
        """Return what the seats did in the round, seat by seat, and forget it."""
        found = []
        for seat in sorted(self.waiting):
            deeds, read = self.waiting[seat]
            found += self._by(seat, deeds, read)
        self.waiting = {}
        return found

    def _by(self, seat: int, deeds: list[str], read: list[str]) -> list[str]:
        words = self.words
        told = [words("told.seat", who=words.seat(seat, self.you), deeds="; ".join(deeds))] if deeds else []
        return [*told, *read]

    def _public(self, step: Step, events: Sequence[RawEvent]) -> list[str]:
        """Return sentences for events that everybody may know."""
        found = []
        of_towns = [event for event in events if event[0] in OF_TOWNS]
        for seat in sorted({event[1] for event in of_towns}):  # a card may act on the towns of others
            deeds, read = self.deeds.phrases(step, [event for event in of_towns if event[1] == seat], "")
            found += self._by(seat, deeds, read)
        return [*found, *(told for told in map(self._told, events) if told)]

    def _told(self, event: RawEvent) -> str:
        tell = getattr(self, f"_on_{event[0]}", None)
        return "" if tell is None else str(tell(*event[1:]))

    # -- events besides those of a town

    def _on_dealt(self, cards: tuple[str, ...], dealt: Any) -> str:
        return self.words("told.cards", cards=self.words.listed(map(self.words.card, cards)))

    def _on_begun(self, round: int) -> str:
        self.round, self.named = round, ""
        return ""

    def _on_named(self, resource: str, seat: int) -> str:
        self.named = resource
        if seat < 0:  # a card shows it, which is told already
            return ""
        key = "told.named.you" if seat == self.you else "told.named"
        return self.words(key, n=self.round, who=self.words.seat(seat, self.you), resource=self.words.resource(resource))

    def _on_chosen(self, resource: str, after: str) -> str:
        words = self.words
        return words("told.chosen", n=self.round, resource=words.resource(resource), after=words.resource(after))

    def _on_turned(self, resource: str) -> str:
        return self.words("told.turned", n=self.round, resource=self.words.resource(resource))

    def _on_piled(self, deck: Any, buried: Any, discard: Any, display: Any) -> str:
        return self.words("told.shuffled") if self.round else ""

    def _on_lanes(self, parts: Any) -> str:
        self.apart = True
        return "" if self.named else self.words("told.free", n=self.round)

    def _on_completed(self, seats: Sequence[int]) -> str:
        return " ".join(self.words("told.complete", who=self.words.seat(seat, self.you)) for seat in seats)

    def _on_left(self, seat: int) -> str:
        return self.words("told.left", who=self.words.seat(seat, self.you))


def _before_commit(events: Sequence[RawEvent]) -> Sequence[RawEvent]:
    """Return the events of a seat's own, up to the commit; without a commit all of them."""
    ends = next((at for at, event in enumerate(events) if event[0] == "commit"), len(events))
    return events[:ends]


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."
