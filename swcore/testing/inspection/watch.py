"""Rules whose hooks are watched: what the pieces that are looked over were asked, what they answered, and what else they did."""

from __future__ import annotations

import random
import time
from collections.abc import Iterable, Mapping
from itertools import islice
from types import GeneratorType
from typing import Any

import attrs

from swcore.engine.answers import ADD, Gate, Modifier, Toll
from swcore.engine.checks import MOST_ITEMS
from swcore.engine.pieces import Piece
from swcore.engine.ruleset import Ruleset
from swcore.errors import from_here
from swcore.game.game import Game
from swcore.hooks.dispatch import Impl
from swcore.testing.inspection.findings import Finding
from swcore.testing.inspection.variants import Variant, meant
from swcore.testing.repeat import in_words

CLOSE_LOOKS = 240  # calls that are looked at closely in a game: whether they write, remember or peek


@attrs.define
class Asked:
    """What became of one hook of one piece.

    Attributes:
        times: how often it was asked.
        games: in which games, by their number.
        spoke: how often it answered anything.
        seconds: how long it took.
        most: the greatest amount that one of its modifiers had, by size.
        reasons: the reasons of its answers.
    """

    times: int = 0
    games: set[int] = attrs.field(factory=set)
    spoke: int = 0
    seconds: float = 0.0
    most: int = 0
    reasons: set[str] = attrs.field(factory=set)


class Watch:
    """Watches the hooks of some pieces.

    Args:
        ruleset: the rules.
        mine: the pieces that are watched.
        variants: declared pieces without one of their rules: what these answer otherwise is what the rule does.

    Attributes:
        ruleset: the same rules, watched. Games of them are what is looked at.
        asked: what became of each hook, by (piece, hook).
        spoke: (piece, number of the rule) of those rules that made a difference.
        findings: what was found about calls.
        game: the game that is played; with it calls are looked at closely.
        number: the number of this game.
        looks: how many more calls are looked at closely.
    """

    def __init__(self, ruleset: Ruleset, mine: Iterable[Piece], variants: Iterable[Variant] = ()) -> None:
        self.asked: dict[tuple[str, str], Asked] = {}
        self.spoke: set[tuple[str, int]] = set()
        self.findings: dict[tuple[str, str, str], Finding] = {}
        self.game: Game | None = None
        self.looks = self.number = 0
        self._variants: dict[str, list[Variant]] = {}
        for one in variants:
            self._variants.setdefault(one.piece, []).append(one)
        ids = {piece.id for piece in mine}
        impls = {
            piece: {hook: self._watched(impl) if piece in ids else impl for hook, impl in hooks.items()}
            for piece, hooks in ruleset.impls.items()
        }
        self.ruleset = Ruleset(
            ruleset.book, ruleset.pieces.values(), impls, ruleset.manager, ruleset.packs, ruleset.broken, ruleset.own
        )

    def rules_of(self, piece: str) -> list[int]:
        """Return the numbers of the rules of a declared piece that it can go without."""
        return [one.rule for one in self._variants.get(piece, ())]

    def _watched(self, impl: Impl) -> Impl:
        asked = self.asked.setdefault((impl.piece.id, impl.hook), Asked())
        variants = self._variants.get(impl.piece.id, [])

        def call(*args: Any) -> Any:
            close = self.looks > 0 and self.game is not None
            before = self._seen(impl, args) if close else None
            begun = time.process_time()
            answer = impl.call(*args)
            answer = whole(answer)
            asked.seconds += time.process_time() - begun
            asked.times += 1
            asked.games.add(self.number)
            if meant(answer):
                asked.spoke += 1
                note(asked, answer)
            for one in variants:
                if (one.piece, one.rule) not in self.spoke and one.answers(impl.hook, args, answer):
                    self.spoke.add((one.piece, one.rule))
            if before is not None:
                self.looks -= 1
                self._compare(impl, args, answer, before)
            return answer

        return attrs.evolve(impl, call=call)

    def _seen(self, impl: Impl, args: tuple[Any, ...]) -> tuple[str, Mapping[str, str]]:
        assert self.game is not None
        return self.game.play.state.digest(), _own(impl.piece)

    def _compare(self, impl: Impl, args: tuple[Any, ...], answer: Any, before: tuple[str, Mapping[str, str]]) -> None:
        """Find out whether a call wrote the position or the piece, or answered by what is hidden."""
        digest, own = self._seen(impl, args)
        if digest != before[0]:
            self._found("writes", impl)
        changed = sorted(name for name in own.keys() | before[1].keys() if own.get(name) != before[1].get(name))
        if changed:
            self._found("remembers", impl, field=f"self.{changed[0]}")
        if in_words(whole(impl.call(*args))) != in_words(answer):
            why = {
                "en": f"{impl.hook} answers otherwise when it is asked again.",
                "ru": f"{impl.hook} во второй раз отвечает иначе.",
            }
            self._found("differs", impl, why=why)
        elif peeks(self.game, impl, args, answer):
            self._found("peeks", impl)

    def _found(self, code: str, impl: Impl, **values: Any) -> None:
        key = (code, impl.piece.id, impl.hook)
        if key not in self.findings:
            self.findings[key] = Finding(code, impl.piece.id, place_of(impl), {"hook": impl.hook, **values})


def hooks_of(watch: Watch, piece: Piece) -> dict[str, Asked]:
    """Return what became of each hook of a piece."""
    return {hook: asked for (id, hook), asked in watch.asked.items() if id == piece.id}


def place_of(impl: Impl) -> str:
    """Return where a hook stands: its file and line, or its name for one that a file of data makes."""
    declared = getattr(impl.piece, "declared", None)
    return impl.hook if declared else from_here(f"{impl.code.co_filename}:{impl.code.co_firstlineno}")


def peeks(game: Game | None, impl: Impl, args: tuple[Any, ...], answer: Any) -> bool:
    """Return whether a hook answers otherwise in a world that differs only in what the seat that is asked does not know."""
    view = args[0] if args else None
    if game is None or view is None or not hasattr(view, "over"):
        return False
    army = next((one for one in args if hasattr(one, "seat") and hasattr(one, "race")), None)
    whose = army if army is not None else next((one for one in args if isinstance(getattr(one, "seat", None), int)), None)
    seat = getattr(whose, "seat", None)  # of an army, or of whatever else of a seat the hook is asked about, such as a town
    machine = game.play.clone()
    game.ruleset.book.determinize(machine, seat, random.Random(17))
    other = [machine.state.armies[army.id] if one is army and army is not None else one for one in args]
    other[0] = view.over(machine.state)
    return in_words(whole(impl.call(*other))) != in_words(answer)


def whole(answer: Any) -> Any:
    """Return an answer as it is, a generator as the list of what it yields; of an endless one more than the host allows."""
    return list(islice(answer, MOST_ITEMS + 1)) if isinstance(answer, GeneratorType) else answer


def _own(piece: Piece) -> dict[str, str]:
    return {name: in_words(value) for name, value in vars(piece).items()}


def note(asked: Asked, answer: Any) -> None:
    """Note the amounts and the reasons of an answer."""
    for one in answer if isinstance(answer, list | set | frozenset) or type(answer) is tuple else (answer,):
        if isinstance(one, Modifier):
            asked.reasons.add(one.reason)
            if one.phase == ADD and abs(one.amount) > abs(asked.most):
                asked.most = one.amount
        elif isinstance(one, Gate | Toll):
            asked.reasons.add(one.reason)
