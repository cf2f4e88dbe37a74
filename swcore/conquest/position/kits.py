"""Kits: the hooks of an army's pieces, gathered once per combination and shared by all games of a ruleset."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from swcore.conquest.position.hooks import NOBODY, Asked, HookTable, Known
from swcore.engine.answers import Modifier
from swcore.engine.ask import bad_answer, checked
from swcore.engine.budget import ENTRY
from swcore.engine.checks import Check
from swcore.hooks.dispatch import by_hook

if TYPE_CHECKING:
    from swcore.conquest.position.tables import Tables

RULE: Final = "rule"  # the kind of the pieces that no army has
SIGNS: Final = (0, -1)  # what is left of a mask beyond the last region of the board
MASK: Final = Check("a mask of regions of the board", lambda value, kit: type(value) is int and value >> kit.size in SIGNS)
ANSWER: Final = 400  # bytes of a modifier or a tuple that a piece gave, its copy, and the piece; for each value that it holds


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
