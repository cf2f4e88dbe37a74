"""Kits: the hooks of an army's pieces, gathered once per combination and shared by all games of a ruleset."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from sys import getsizeof
from typing import Any, Final

from swcore.conquest.position.actions import Pick
from swcore.conquest.position.hooks import NOBODY, Asked, HookTable, Known
from swcore.engine.answers import Modifier
from swcore.engine.ask import bad_answer, checked
from swcore.engine.budget import ENTRY, Budget
from swcore.engine.checks import Check
from swcore.engine.ruleset import Ruleset
from swcore.hooks.dispatch import Impl, by_hook

Step = Callable[[Any, int], None]  # a step of the turn: the machine, the seat
SIGNS: Final = (0, -1)  # what is left of a mask beyond the last region of the board
MASK = Check("a mask of regions of the board", lambda value, kit: type(value) is int and value >> kit.size in SIGNS)
Key = tuple[str, str, bool, int, tuple[str, ...]]
RULE: Final = "rule"  # the kind of the pieces that no army has
# Bytes for what all games of a ruleset share.
MASKS: Final = 16 << 20  # answers about masks, some 70,000, for all boards
KITS: Final = 8 << 20  # some 6,000 of them
ANSWERS: Final = 4 << 20  # what pieces have answered, some 8,000 times
# Bytes of one of them, as measured with `sys.getsizeof`.
KIT: Final = 900 + ENTRY  # its tags, the names of its pieces, its key, and whom several of them answer; without its own slots
ANSWER: Final = 400  # a modifier or a tuple that a piece gave, its copy, and the piece; for each value that it holds


class Kit(HookTable):
    """Hooks of one combination of pieces on boards of one size.

    Args:
        tables: what the family derives from the ruleset.
        pieces: ids of the pieces.
        declined: whether their army is in decline.
        size: number of regions of the board.
        common: whether they are the rules, asked once for the game and not for an army.

    Attributes:
        by_hook: whom to ask, by hook; without the hooks that no piece of them has.
        tags: the tags of the pieces.
    """

    __slots__ = ("by_hook", "pieces", "size", "tables", "tags")

    def __init__(self, tables: Tables, pieces: tuple[str, ...], declined: bool, size: int, common: bool = False) -> None:
        super().__init__()
        ruleset = tables.ruleset
        self.tables, self.pieces, self.size = tables, pieces, size
        self.tags = frozenset([tag for piece in pieces for tag in ruleset.pieces[piece].tags])
        found = by_hook(ruleset.impls, pieces, declined=declined)
        for hook in tables.moments:  # the rules are asked once for the game, not again for each army
            if not common and hook in found:
                found[hook] = [impl for impl in found[hook] if impl.piece.kind != RULE]
        if common:
            found = {hook: impls for hook, impls in found.items() if hook in tables.moments}
        self.by_hook: dict[str, Asked] = {
            hook: tables.asked(impls[0], size)  # one row for all kits
            if len(impls) == 1
            else tuple([tables.asked(impl, size)[0] for impl in impls])
            for hook, impls in found.items()
            if impls
        }
        self.fill(self.by_hook)

    def asked(self, hook: str) -> Asked:
        """Return whom a hook asks, in order."""
        return self.by_hook.get(hook, NOBODY)

    def ask(self, hook: str, view: Any, army: Any, *facts: Any) -> list[tuple[str, Any]]:
        """Return what an answer's pieces say, each value with the id of the piece.

        Raises:
            PluginError: `bad-answer` for anything but what the spec of the hook allows.
        """
        found: list[tuple[str, Any]] = []
        for piece, call, known in self.by_hook.get(hook, NOBODY):
            answer = call(view, army, *facts) if facts else call(view, army)
            if answer is None:
                continue
            try:
                values = known.get(answer)  # checked before: pieces say the same things again and again
            except TypeError:  # it holds a list
                values = None
            found += self._checked(hook, piece, answer, known) if values is None else values
        return found

    def _checked(self, hook: str, piece: str, answer: Any, known: Known) -> tuple[tuple[str, Any], ...]:
        """Return the checked values of an answer, each with its piece, and keep them for the next time that it is given."""
        kind = self.tables.ruleset.hooks[hook]
        assert kind is not None
        found = checked(kind, piece, hook, answer, self)
        values = tuple([(piece, _signed(piece, value)) for value in found])
        if type(answer) is tuple or (len(found) == 1 and found[0] is answer):  # what else holds values may change
            self._keep(known, answer, values)
        return values

    def modifiers(self, hook: str, view: Any, army: Any, *facts: Any) -> list[Modifier]:
        """Return the modifiers that an answer's pieces give: copies, each with its piece written down.

        Raises:
            PluginError: `bad-answer`, as `ask`.
        """
        found: list[Modifier] = []
        for piece, call, known in self.by_hook.get(hook, NOBODY):
            answer = call(view, army, *facts) if facts else call(view, army)
            if answer is None:
                continue
            try:
                given = known.get(answer)
            except TypeError:  # it holds a list
                given = None
            found += self._given(hook, piece, answer, known) if given is None else given
        return found

    def _given(self, hook: str, piece: str, answer: Any, known: Known) -> tuple[Modifier, ...]:
        """Return the checked copies of modifiers, made once for each that a piece hands out again and again."""
        kind = self.tables.ruleset.hooks[hook]
        assert kind is not None
        copies: list[Modifier] = []
        for modifier in checked(kind, piece, hook, answer, self):
            copy = known.get(modifier)
            if copy is None:
                copy = (modifier.by(piece),)
                self._keep(known, modifier, copy)
            copies += copy
        found = tuple(copies)
        if type(answer) is tuple:
            self._keep(known, answer, found)
        return found

    def _keep(self, known: Known, answer: Any, values: tuple[Any, ...]) -> None:
        """Remember the values of an answer, unless it holds what may change."""
        self.tables.answers.take(ENTRY + ANSWER * len(values))
        with suppress(TypeError):
            known[answer] = values

    def mask(self, hook: str, view: Any, army: Any) -> int:
        """Return the union of the masks that an answer's pieces give.

        Raises:
            PluginError: `bad-answer` for an answer that is not a mask of the board.
        """
        found, size = 0, self.size
        for piece, call, _ in self.by_hook.get(hook, NOBODY):
            answer = call(view, army)
            if answer is None:
                continue
            if type(answer) is not int or answer >> size not in SIGNS:
                raise bad_answer(piece, hook, answer, f"{MASK.wanted}, or None")
            found |= answer
        return found

    def masks(self, hook: str, view: Any, army: Any) -> list[int]:
        """Return the masks that an answer's pieces give, each for itself.

        Raises:
            PluginError: `bad-answer` for an answer that is not a mask of the board.
        """
        found, size = [], self.size
        for piece, call, _ in self.by_hook.get(hook, NOBODY):
            answer = call(view, army)
            if answer is None:
                continue
            if type(answer) is not int or answer >> size not in SIGNS:
                raise bad_answer(piece, hook, answer, f"{MASK.wanted}, or None")
            found.append(answer)
        return found

    def says(self, hook: str, view: Any, army: Any) -> bool:
        """Return whether any piece answers a yes/no hook with yes.

        Raises:
            PluginError: `bad-answer` for an answer that is not True, False or None.
        """
        for piece, call, _ in self.by_hook.get(hook, NOBODY):
            answer = call(view, army)
            if answer is True:
                return True
            if answer is not False and answer is not None:
                raise bad_answer(piece, hook, answer, "True, False or None")
        return False


def _signed(piece: str, value: Any) -> Any:
    """Return a value that a piece answered with; the modifiers that it holds say which piece they come from."""
    modifiers = getattr(value, "modifiers", ())
    return value._replace(modifiers=tuple([modifier.by(piece) for modifier in modifiers])) if modifiers else value


def _is_of_game(ruleset: Ruleset, hook: str) -> bool:
    return bool(getattr(getattr(ruleset.manager.hook, hook).spec.function, "swcore_of_game", False))


class Tables:
    """What the family derives from a ruleset.

    Attributes:
        base_cost: what every region takes (SW-CONQ-1).
        markers: the declared markers by id.
        paying: ids of those that change the income of their region.
        picks: the pick action of every race.
        natives: ids of the peoples that belong to nobody.
        rules: ids of the rules that are asked for every army.
        moments: the hooks about moments of the game (`@of_game`) that any piece has.
        steps: number of each turn step by name.
        calls: the turn steps themselves, in order.
        sights: what a view has worked out by rooms above it, see `swcore.conquest.position.view_facts`.
        masks: the budget of what the boards that are kept know about masks.
        kits, answers: those of the kits, and of what pieces have answered.
    """

    __slots__ = (
        "_asked",
        "_common",
        "_kits",
        "_tagged",
        "answers",
        "base_cost",
        "calls",
        "kits",
        "markers",
        "masks",
        "moments",
        "natives",
        "paying",
        "picks",
        "rules",
        "ruleset",
        "sights",
        "steps",
    )

    def __init__(self, ruleset: Ruleset, steps: Mapping[str, Step], sights: Any = None) -> None:
        self.ruleset, self.sights = ruleset, sights
        self.base_cost: int = ruleset.book.base_cost  # type: ignore[attr-defined]
        self.markers: dict[str, Any] = {piece.id: piece for kind in ("marker", "place") for piece in ruleset.of_kind(kind)}
        self.paying = tuple(sorted(id for id, marker in self.markers.items() if marker.income))
        self.picks = {piece.id: Pick.of(piece.id) for piece in ruleset.of_kind("race")}
        self.natives = frozenset(piece.id for piece in ruleset.of_kind("natives"))
        self.rules = tuple(piece.id for piece in ruleset.of_kind(RULE))
        had = {hook for hooks in ruleset.impls.values() for hook in hooks}
        self.moments = frozenset(hook for hook in had if _is_of_game(ruleset, hook))
        self.steps = {name: number for number, name in enumerate(steps)}
        self.calls = tuple(steps.values())
        self._tagged: dict[str, tuple[str, ...]] = {}
        self.masks, self.kits, self.answers = Budget(MASKS), Budget(KITS), Budget(ANSWERS)
        self._asked: dict[tuple[str, str, int], Asked] = {}  # one for every hook of a piece and size of a board
        self._kits: dict[Key, Kit] = self.kits.table({})
        self._common: dict[int, Kit] = {}

    def asked(self, impl: Impl, size: int) -> Asked:
        """Return an implementation and what it has answered on boards of one size, for every kit that it is in."""
        key = (impl.piece.id, impl.hook, size)
        found = self._asked.get(key)
        if found is None:
            found = self._asked[key] = ((impl.piece.id, impl.call, self.answers.table({})),)
        return found

    def tagged(self, tag: str) -> tuple[str, ...]:
        """Return the ids of the markers with a tag, in the order of ids."""
        found = self._tagged.get(tag)
        if found is None:
            found = self._tagged[tag] = tuple(sorted(id for id, marker in self.markers.items() if tag in marker.tags))
        return found

    def common(self, size: int) -> Kit:
        """Return the kit of the rules, for moments of the game."""
        found = self._common.get(size)
        if found is None:
            found = self._common[size] = Kit(self, self.rules, False, size, True)
        return found

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
            found = Kit(self, pieces, declined, size)
            self.kits.take(KIT + getsizeof(found) + getsizeof(found.by_hook))
            self._kits[key] = found
        return found
