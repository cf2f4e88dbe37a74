"""Kits: the hooks of an army's pieces, gathered once per combination and shared by all games of a ruleset."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from swcore.conquest.position.actions import Pick
from swcore.engine.answers import Modifier
from swcore.engine.ask import bad_answer, checked
from swcore.engine.checks import Check
from swcore.engine.ruleset import Ruleset
from swcore.hooks.dispatch import ordered

Call = Callable[..., Any]
Step = Callable[[Any, int], None]  # a step of the turn: the machine, the seat
MASK = Check("a mask of regions of the board", lambda value, kit: type(value) is int and -1 <= value >> kit.size <= 0)
NONE: dict[Any, Any] = {}
KEPT = 512  # checked modifiers remembered per hook; pieces that hand out constants need a handful


class Kit:
    """Hooks of one combination of pieces on boards of one size.

    For each hook of the specs it has an attribute of that name: the (piece id, callable) pairs, in order.

    Args:
        tables: what the family derives from the ruleset.
        pieces: ids of the pieces.
        declined: whether their army is in decline.
        size: number of regions of the board.
    """

    __slots__ = (
        "_known",
        "_right",
        "pieces",
        "size",
        "tables",
        "tags",
    )  # those of the hooks are in the class that `Tables` makes

    if TYPE_CHECKING:

        def __getattr__(self, hook: str) -> tuple[tuple[str, Call], ...]: ...

    def __init__(self, tables: Tables, pieces: tuple[str, ...], declined: bool, size: int) -> None:
        ruleset = tables.ruleset
        self.tables, self.pieces, self.size = tables, pieces, size
        self.tags = frozenset(tag for piece in pieces for tag in ruleset.pieces[piece].tags)
        self._right: dict[str, dict[Any, Any]] = {}
        self._known: dict[str, dict[tuple[str, Modifier], Modifier]] = {}
        for hook in ruleset.hooks:
            found = ordered(ruleset.impls, pieces, hook, declined=declined)
            setattr(self, hook, tuple((impl.piece.id, impl.call) for impl in found))
            if found:
                self._known[hook] = {}

    def reactions(self, hook: str) -> tuple[tuple[str, Call], ...]:
        """Return the reactions of one hook, in order."""
        found: tuple[tuple[str, Call], ...] = getattr(self, hook)
        return found

    def ask(self, hook: str, view: Any, army: Any, *facts: Any) -> list[tuple[str, Any]]:
        """Return what an answer's pieces say, each value with the id of the piece.

        Raises:
            PluginError: `bad-answer` for anything but what the spec of the hook allows.
        """
        found: list[tuple[str, Any]] = []
        right = self._right.setdefault(hook, {})
        for piece, call in getattr(self, hook):
            answer = call(view, army, *facts)
            if answer is None:
                continue
            try:
                known = right.get(answer)  # checked before: pieces say the same things again and again
            except TypeError:  # it holds a list
                known = None
            if known is not None:
                found.append((piece, known))
            else:
                found += [(piece, value) for value in self._checked(hook, piece, answer)]
        return found

    def _checked(self, hook: str, piece: str, answer: Any) -> tuple[Any, ...]:
        kind, right = self.tables.ruleset.hooks[hook], self._right[hook]
        assert kind is not None
        values = checked(kind, piece, hook, answer, self)
        if len(values) == 1 and values[0] is answer:
            if len(right) >= KEPT:
                right.clear()
            with suppress(TypeError):
                right[answer] = answer
        return values

    def modifiers(self, hook: str, view: Any, army: Any, *facts: Any) -> list[Modifier]:
        """Return the modifiers that an answer's pieces give: copies, each with its piece written down.

        Raises:
            PluginError: `bad-answer`, as `ask`.
        """
        found: list[Modifier] = []
        known = self._known.get(hook, NONE)
        for piece, call in getattr(self, hook):
            answer = call(view, army, *facts) if facts else call(view, army)
            if type(answer) is Modifier:
                given = known.get((piece, answer))
                if given is not None:
                    found.append(given)
                    continue
            if answer is not None:
                found += self._given(hook, piece, answer)
        return found

    def _given(self, hook: str, piece: str, answer: Any) -> list[Modifier]:
        """Return the checked copies of modifiers, made once for each that a piece hands out again and again."""
        kind, known = self.tables.ruleset.hooks[hook], self._known[hook]
        assert kind is not None
        found = []
        for modifier in checked(kind, piece, hook, answer, self):
            given = known.get((piece, modifier))
            if given is None:
                if len(known) >= KEPT:
                    known.clear()
                given = known[piece, modifier] = modifier.by(piece)
            found.append(given)
        return found

    def mask(self, hook: str, view: Any, army: Any) -> int:
        """Return the union of the masks that an answer's pieces give.

        Raises:
            PluginError: `bad-answer` for an answer that is not a mask of the board.
        """
        found, size = 0, self.size
        for piece, call in getattr(self, hook):
            answer = call(view, army)
            if type(answer) is int and -1 <= answer >> size <= 0:
                found |= answer
            elif answer is not None:
                raise bad_answer(piece, hook, answer, f"{MASK.wanted}, or None")
        return found

    def masks(self, hook: str, view: Any, army: Any) -> list[int]:
        """Return the masks that an answer's pieces give, each for itself.

        Raises:
            PluginError: `bad-answer` for an answer that is not a mask of the board.
        """
        found, size = [], self.size
        for piece, call in getattr(self, hook):
            answer = call(view, army)
            if type(answer) is int and -1 <= answer >> size <= 0:
                found.append(answer)
            elif answer is not None:
                raise bad_answer(piece, hook, answer, f"{MASK.wanted}, or None")
        return found

    def says(self, hook: str, view: Any, army: Any) -> bool:
        """Return whether any piece answers a yes/no hook with yes.

        Raises:
            PluginError: `bad-answer` for an answer that is not True, False or None.
        """
        for piece, call in getattr(self, hook):
            answer = call(view, army)
            if answer is True:
                return True
            if answer is not False and answer is not None:
                raise bad_answer(piece, hook, answer, "True, False or None")
        return False


class Tables:
    """What the family derives from a ruleset.

    Attributes:
        markers: the declared markers by id.
        picks: the pick action of every race.
        natives: ids of the peoples that belong to nobody.
        rules: ids of the rules that are asked for every army.
        steps: number of each turn step by name.
        calls: the turn steps themselves, in order.
    """

    __slots__ = ("_kits", "_made", "calls", "markers", "natives", "picks", "rules", "ruleset", "steps")

    def __init__(self, ruleset: Ruleset, steps: Mapping[str, Step]) -> None:
        self.ruleset = ruleset
        self.markers: dict[str, Any] = {piece.id: piece for kind in ("marker", "place") for piece in ruleset.of_kind(kind)}
        self.picks = {piece.id: Pick.of(piece.id) for piece in ruleset.of_kind("race")}
        self.natives = frozenset(piece.id for piece in ruleset.of_kind("natives"))
        self.rules = tuple(piece.id for piece in ruleset.of_kind("rule"))
        self.steps = {name: number for number, name in enumerate(steps)}
        self.calls = tuple(steps.values())
        self._made: type[Kit] = type("Kit", (Kit,), {"__slots__": tuple(ruleset.hooks)})  # slots are the fastest to read
        self._kits: dict[tuple[str, str, bool, int, tuple[str, ...]], Kit] = {}

    def kit(self, race: str, power: str, declined: bool, size: int, places: tuple[str, ...] = ()) -> Kit:
        """Return the kit of an army; two "" stand for an army without hooks, which belongs to no seat.

        Args:
            race, power: ids of its banner and badge.
            declined: whether it is in decline.
            size: number of regions of the board.
            places: ids of the places that it controls.
        """
        key = (race, power, declined, size, places)
        found = self._kits.get(key)
        if found is None:
            pieces = tuple(piece for piece in (race, power, *places, *self.rules) if piece) if race else ()
            found = self._kits[key] = self._made(self, pieces, declined, size)
        return found
