"""Reading the events of a game into phrases: what a seat did, and what everybody may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from swcore.events import RawEvent
from swcore.log import Step
from swcore_tiny_towns.actions import Discard, Keep, Store, Swap, Take
from swcore_tiny_towns.cards import MONUMENT
from swcore_tiny_towns.cli.lexicon import Lexicon
from swcore_tiny_towns.ground import RESOURCES, SQUARES

BASE_WATCH = "held"  # the note under which a card keeps the buildings that lie on it


class Hearing:
    """What was heard of a game so far.

    Args:
        words: the names to use.
        you: the seat that is called "you", or None.
    """

    def __init__(self, words: Lexicon, you: int | None) -> None:
        self.words, self.you = words, you
        self.round, self.named = 0, ""
        self.squares: dict[tuple[int, int], str] = {}
        self.lying: dict[tuple[int, int], tuple[str, ...]] = {}
        self.deeds: dict[int, list[str]] = {}
        self.read: dict[int, list[str]] = {}
        self.apart = False  # whether seats place and build at the same time

    # -- taking steps in

    def own(self, step: Step) -> list[str]:
        """Return what a step did as its own seat is told, before `take` takes it in."""
        words = self.words
        if isinstance(step.action, Keep):
            card = words.ruleset.compiled.ids[step.action.args[0]]
            return [words("told.kept", card=words.card(card), text=words.card_text(card))]
        if not self.apart:
            return []
        deeds, read = Telling(self, step).phrases(_before_commit(step.events))
        return [*([_sentence("; ".join(deeds))] if deeds else []), *read]

    def take(self, step: Step, told: int | None = None) -> list[str]:
        """Take in a step and return the sentences that everybody may hear by now.

        Args:
            step: the step.
            told: a seat that has been told of its own deeds, so that they are not told again at the end of the round.
        """
        found: list[str] = []
        mine = _before_commit(step.events) if self.apart else ()
        if mine:
            self._keep(step, mine, quiet=step.seat == told)
            found += [self._told(event) for event in mine if event[0] == "left"]
        rest = step.events[len(mine) :]
        if self.apart and rest:  # the commit is among them
            found += self._round()
        self.apart = self.apart and not rest
        return [*found, *self._public(step, rest)]

    def _keep(self, step: Step, events: Sequence[RawEvent], *, quiet: bool) -> None:
        """Keep what a seat did until the round ends."""
        telling = Telling(self, step)
        deeds, read = telling.phrases(events)
        if not quiet:
            self.deeds.setdefault(step.seat, []).extend(deeds)
            self.read.setdefault(step.seat, []).extend(read)
        telling.remember(events)

    def _round(self) -> list[str]:
        """Return what the seats did in the round, seat by seat, and forget it."""
        found = []
        for seat in sorted(self.deeds):
            if self.deeds[seat]:
                found.append(self.words("told.seat", who=self.words.seat(seat, self.you), deeds="; ".join(self.deeds[seat])))
                found += self.read[seat]
        self.deeds, self.read = {}, {}
        return found

    def _public(self, step: Step, events: Sequence[RawEvent]) -> list[str]:
        """Return sentences for events that everybody may know; what the step's seat did by itself is one of them."""
        found: list[str] = []
        telling = Telling(self, step)
        deeds, read = telling.phrases(events)
        if deeds:
            seat = next(event[1] for event in events if event[0] in ("stood", "noted", "stacked"))
            found += [self.words("told.seat", who=self.words.seat(seat, self.you), deeds="; ".join(deeds)), *read]
        telling.remember(events)
        for event in events:
            told = self._told(event)
            if told:
                found.append(told)
        return found

    def _told(self, event: RawEvent) -> str:
        words, kind = self.words, event[0]
        if kind == "dealt":
            return words("told.cards", cards=words.listed(map(words.card, event[1])))
        if kind == "begun":
            self.round, self.named = event[1], ""
        elif kind == "named":
            self.named = event[1]
            if event[2] >= 0:
                key = "told.named.you" if event[2] == self.you else "told.named"
                who = words.seat(event[2], self.you)
                return words(key, n=self.round, who=who, resource=words.resource(event[1]))
        elif kind == "chosen":
            return words("told.chosen", n=self.round, resource=words.resource(event[1]), after=words.resource(event[2]))
        elif kind == "turned":
            return words("told.turned", n=self.round, resource=words.resource(event[1]))
        elif kind == "piled":
            return words("told.shuffled") if self.round else ""
        elif kind == "lanes":
            self.apart = True
            return "" if self.named else words("told.free", n=self.round)
        elif kind == "completed":
            return " ".join(words("told.complete", who=words.seat(seat, self.you)) for seat in event[1])
        elif kind == "left":
            return words("told.left", who=words.seat(event[1], self.you))
        return ""


class Telling:
    """Turns the events of one step into phrases.

    Args:
        heard: what was heard so far.
        step: the step.
    """

    def __init__(self, heard: Hearing, step: Step) -> None:
        self.heard, self.step, self.words = heard, step, heard.words
        self.lying = dict(heard.lying)
        self.squares = dict(heard.squares)

    def phrases(self, events: Sequence[RawEvent]) -> tuple[list[str], list[str]]:
        """Return what a seat did, and what is read out about it (TT-ROUND-8, TT-BUILD-11)."""
        deeds: list[str] = []
        read: list[str] = []
        words, action = self.words, self.step.action
        if isinstance(action, Take) and self.heard.apart and self.heard.named:
            told = words("told.instead", resource=words.resource(action.resource), named=words.resource(self.heard.named))
            deeds.append(told)
        if isinstance(action, Discard):
            deeds.append(words("told.aside", resource=words.resource(self.heard.named)))
        for event in events:
            deed = getattr(self, f"_on_{event[0]}", None)
            if deed is not None:
                deeds += [phrase for phrase in (deed(*event[1:]),) if phrase]
            if event[0] == "stood" and self._is_monument(event[2]):
                read.append(words("told.read", card=words.card(event[2]), text=words.card_text(event[2])))
        self.lying, self.squares = dict(self.heard.lying), dict(self.heard.squares)
        return deeds, read

    def remember(self, events: Sequence[RawEvent]) -> None:
        """Keep what lies where after the events."""
        self.phrases(())
        for event in events:
            deed = getattr(self, f"_on_{event[0]}", None)
            if deed is not None:
                deed(*event[1:])
        self.heard.lying, self.heard.squares = self.lying, self.squares

    def _is_monument(self, card: str) -> bool:
        piece: Any = self.words.ruleset.pieces[card]
        return bool(piece.type == MONUMENT)

    def _on_placed(self, seat: int, resource: str, square: int) -> str:
        self.squares[seat, square] = resource
        return self.words("told.placed", resource=self.words.resource(resource), square=SQUARES[square])

    def _on_used(self, seat: int, squares: Sequence[int]) -> None:
        for square in squares:
            self.squares.pop((seat, square), None)

    def _on_stood(self, seat: int, card: str, square: int, how: str) -> str:
        words, old = self.words, self.squares.get((seat, square), "")
        self.squares[seat, square] = card
        self.lying.pop((seat, square), None)
        if how == "built":
            return words("told.built", card=words.card(card), square=SQUARES[square])
        if old and old not in RESOURCES:
            return words("told.exchanged", old=words.card(old), card=words.card(card), square=SQUARES[square])
        return words("told.put", card=words.card(card), square=SQUARES[square])

    def _on_stacked(self, seat: int, square: int, lying: tuple[str, ...]) -> str:
        words, before = self.words, self.lying.get((seat, square), ())
        self.lying[seat, square] = lying
        where = {"card": words.card(self.squares.get((seat, square), "")), "square": SQUARES[square]}
        if not lying:
            return ""
        resource = words.resource(lying[-1])
        if isinstance(self.step.action, Swap) and len(lying) == len(before):
            return words("told.swapped", resource=resource, taken=words.resource(self.step.action.resource), **where)
        if isinstance(self.step.action, Store):
            return words("told.stored", resource=resource, **where)
        return words("told.marked", resource=resource, **where)

    def _on_noted(self, seat: int, key: str, value: Any) -> str:
        piece, _, name = key.rpartition(".")
        if name != BASE_WATCH or not value:
            return ""
        return self.words("told.held", holder=self.words.card(piece), cards=self.words.listed(map(self.words.card, value)))


def _before_commit(events: Sequence[RawEvent]) -> Sequence[RawEvent]:
    """Return the events of a seat's own, up to the commit; without a commit all of them."""
    ends = next((at for at, event in enumerate(events) if event[0] == "commit"), len(events))
    return events[:ends]


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."
