"""Tables: what the family derives from a ruleset, shared by all its games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from sys import getsizeof
from typing import Any, Final

from swcore.conquest.position.actions import Pick
from swcore.conquest.position.hooks import Asked
from swcore.conquest.position.kits import RULE, Kit
from swcore.engine.actions import Action
from swcore.engine.budget import ENTRY, Budget
from swcore.engine.ruleset import Ruleset
from swcore.errors import PluginError
from swcore.hooks.dispatch import Impl

PICKS: Final = ("conquest_price", "conquest_passed", "conquest_picked")
PRICES: Final = ("conquest_price", "conquest_closes")
THE_END: Final = ("conquest_final", "conquest_winner")
TURNS: Final = ("conquest_turn_over", "conquest_round")
OWN_STEP: Final = "rule:"  # what the name of a step begins with that is one piece's alone; its id follows
Step = Callable[[Any, int], None]  # a step of the turn: the machine, the seat
LENDABLE: Final = ("race", "power", "place", "marker")  # what a piece may lend: kinds whose hooks an army may have, and markers
Key = tuple[str, str, bool, int, tuple[str, ...]]
# Bytes for what all games of a ruleset share.
MASKS: Final = 16 << 20  # answers about masks, some 70,000, for all boards
KITS: Final = 8 << 20  # some 6,000 of them
ANSWERS: Final = 4 << 20  # what pieces have answered, some 8,000 times
# Bytes of one of them, as measured with `sys.getsizeof`.
KIT: Final = 900 + ENTRY  # its tags, the names of its pieces, its key, and whom several of them answer; without its own slots


OPEN, CLOSED = "open", "closed"  # to an army that no piece opens a terrain for


def further_words(pieces: Iterable[Any]) -> tuple[dict[str, str], set[str]]:
    """Return the terrains that pieces declare, with their access, and the symbols.

    Raises:
        PluginError: `piece-value` for two pieces that do not agree on a terrain.
    """
    terrains: dict[str, str] = {}
    symbols: set[str] = set()
    for piece in pieces:
        for word, access in getattr(piece, "terrains", {}).items() if piece.kind != "game" else ():
            if terrains.setdefault(word, access) != access:
                told = f"{piece.id}: the terrain {word!r} is {access}, and another piece says that it is {terrains[word]}."
                raise PluginError(told, code="piece-value", piece=piece.id)
        symbols.update(getattr(piece, "symbols", ()) if piece.kind != "game" else ())
    return terrains, symbols


def _is_of_game(ruleset: Ruleset, hook: str) -> bool:
    return bool(getattr(getattr(ruleset.manager.hook, hook).spec.function, "swcore_of_game", False))


class Tables:
    """What the family derives from a ruleset.

    Attributes:
        base_cost: what every region takes (SW-CONQ-1).
        die: the faces of the die.
        die_most: most tokens that may be missing for a last attempt with the die.
        combos: combos that lie open in the column.
        citations: the first clause behind each of the family's rules, by its code.
        markers: the declared markers by id.
        lendable: ids of the pieces that may be lent to an army.
        paying: ids of those that change the income of their region.
        picks: the pick action of every race.
        natives: ids of the peoples that belong to nobody.
        rules: ids of the rules that are asked for every army.
        moments: the hooks about moments of the game (`@of_game`) that any piece has.
        heard: the hooks that any piece has.
        of_armies: those that any piece but a rule has.
        late: those that one has while its army is in decline.
        plans: whether a piece has a say in the steps of turns.
        prices: whether a piece has a say in what a combo costs, or in whether it may be picked.
        starts, ends: whether a piece reacts to the start, or to the end, of a turn while its army is in decline.
        demands: whether a piece demands dice of attackers.
        defends: whether a piece adds to the defence of its army's regions.
        tells_picks: whether a piece is told of a pick, or has a say in its price.
        asks_the_end: whether a piece gives points at the end of the game, or says who has won.
        tells_turns: whether a piece is told of the end of turns, or of rounds.
        keeps_rolls: whether the rolls of a turn are recorded: where a piece is told of them.
        steps: number of each turn step by name.
        calls: the turn steps themselves, in order.
        every_step: all that a turn may be made of, by name; those of the rulebook are among them.
        terrains, symbols: the words that a map may have, those that pieces declare among them.
        closed: the terrains among those that pieces declare that are closed unless a piece opens them.
        counting: whether any piece says how regions count.
        sights: what a view has worked out by rooms above it, see `swcore.conquest.position.view_facts`.
        masks: the budget of what the boards that are kept know about masks.
        kits, answers: those of the kits, and of what pieces have answered.
    """

    __slots__ = (
        "_asked",
        "_common",
        "_kits",
        "_lone",
        "_neutral",
        "_tagged",
        "answers",
        "asks_the_end",
        "base_cost",
        "calls",
        "citations",
        "closed",
        "combos",
        "counting",
        "defends",
        "demands",
        "die",
        "die_most",
        "ends",
        "every_step",
        "heard",
        "keeps_rolls",
        "kits",
        "late",
        "lendable",
        "markers",
        "masks",
        "moments",
        "natives",
        "of_armies",
        "paying",
        "picks",
        "plans",
        "prices",
        "rules",
        "ruleset",
        "sights",
        "starts",
        "steps",
        "symbols",
        "tells_picks",
        "tells_turns",
        "terrains",
    )

    def __init__(self, ruleset: Ruleset, steps: Mapping[str, Step], every_step: Mapping[str, Step], sights: Any) -> None:
        self.ruleset, self.sights = ruleset, sights
        book: Any = ruleset.book
        self.base_cost: int = book.base_cost
        self.die: tuple[int, ...] = book.die
        self.die_most: int = book.die_most
        self.combos: int = book.combos
        self.citations: dict[str, str] = book.citations
        self.markers: dict[str, Any] = {piece.id: piece for kind in ("marker", "place") for piece in ruleset.of_kind(kind)}
        self.lendable = frozenset([piece.id for kind in LENDABLE for piece in ruleset.of_kind(kind)])
        self.paying = tuple(sorted(id for id, marker in self.markers.items() if marker.income))
        self.picks: dict[str, Action] = {piece.id: Pick.of(piece.id) for piece in ruleset.of_kind("race")}
        self.natives = frozenset(piece.id for piece in ruleset.of_kind("natives"))
        self.rules = tuple(piece.id for piece in ruleset.of_kind(RULE))
        self.heard = frozenset([hook for hooks in ruleset.impls.values() for hook in hooks])
        self.of_armies = frozenset([hook for id, hooks in ruleset.impls.items() for hook in hooks if id not in self.rules])
        self.moments = frozenset(hook for hook in self.heard if _is_of_game(ruleset, hook))
        terrains, symbols = further_words(ruleset.pieces.values())
        self.terrains = frozenset((*ruleset.book.terrains, *terrains))  # type: ignore[attr-defined]
        self.symbols = frozenset((*ruleset.book.symbols, *symbols))  # type: ignore[attr-defined]
        self.closed = tuple(sorted(word for word, access in terrains.items() if access == CLOSED))
        self.counting = "conquest_counts" in self.heard
        self.late = frozenset([hook for hooks in ruleset.impls.values() for hook, impl in hooks.items() if impl.declined != "no"])
        self.tells_picks = not self.moments.isdisjoint(PICKS)
        self.plans = "conquest_steps" in self.moments
        self.prices = not self.moments.isdisjoint(PRICES)
        self.starts, self.ends = "conquest_turn_start" in self.late, "conquest_turn_end" in self.late
        self.demands = "conquest_guarded" in self.heard
        self.defends = "conquest_defence" in self.heard
        self.asks_the_end = not self.moments.isdisjoint(THE_END)
        self.tells_turns = not self.moments.isdisjoint(TURNS)
        self.keeps_rolls = not self.moments.isdisjoint(("conquest_rolling", "conquest_rolled"))
        self.steps = {name: number for number, name in enumerate(steps)}
        self.calls, self.every_step = tuple(steps.values()), every_step
        self._tagged: dict[str, tuple[str, ...]] = {}
        self.masks, self.kits, self.answers = Budget(MASKS), Budget(KITS), Budget(ANSWERS)
        self._asked: dict[tuple[str, str, int], Asked] = {}  # one for every hook of a piece and size of a board
        self._kits: dict[Key, Kit] = self.kits.table({})
        self._common: dict[int, Kit] = {}
        self._neutral: dict[int, Kit] = {}
        self._lone: dict[tuple[str, int], Kit] = {}

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

    def lone(self, piece: str, size: int) -> Kit:
        """Return the kit of one piece that lies in the row of combos, or on a combo there."""
        found = self._lone.get((piece, size))
        if found is None:
            found = self._lone[piece, size] = Kit(self, (piece,), False, size)
        return found

    def neutral(self, size: int) -> Kit:
        """Return the kit of an active army of nobody: the rules."""
        found = self._neutral.get(size)
        if found is None:
            found = self._neutral[size] = Kit(self, self.rules, False, size)
        return found

    def kit(self, race: str, power: str, declined: bool, size: int, more: tuple[str, ...] = ()) -> Kit:
        """Return the kit of an army; two "" stand for an army without hooks, which belongs to no seat.

        Args:
            race, power: ids of its banner and badge.
            declined: whether it is in decline.
            size: number of regions of the board.
            more: ids of the places that it controls, and of the pieces that are lent to it.
        """
        key = (race, power, declined, size, more)
        found = self._kits.get(key)
        if found is None:
            named = dict.fromkeys((race, power, *more, *self.rules)) if race else {}  # a piece that it has may be lent to it
            pieces = tuple([piece for piece in named if piece])
            found = Kit(self, pieces, declined, size)
            self.kits.take(KIT + getsizeof(found) + getsizeof(found.by_hook))
            self._kits[key] = found
        return found
