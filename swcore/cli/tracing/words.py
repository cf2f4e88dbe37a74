"""What hooks are asked and answer, in words that one can read: places by name, armies by people, amounts with their reasons."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from swcore.cli.texts import TEXTS
from swcore.engine.answers import ADD, EVERYWHERE, Modifier
from swcore.engine.checks import shown
from swcore.engine.ruleset import Ruleset
from swcore.game.game import Game
from swcore.game.refusals import words_of
from swcore.hooks.dispatch import Impl
from swcore.wording.catalogue import Catalogue
from swcore.wording.lexicon import Lexicon

PLACE = frozenset({"region", "square", "target", "start"})
MASK = frozenset({"where", "bad", "reach", "pierces", "squares", "fed", "mask", "regions"})
ARMY = frozenset({"army", "victim", "attacker", "asker", "other"})
SEAT = frozenset({"seat", "victim_seat", "player"})
MOST = 8  # places of a mask, and items of a list, that are told one by one


class Teller:
    """Puts calls of hooks into words.

    Args:
        ruleset: the rules.
        language: the language.
    """

    def __init__(self, ruleset: Ruleset, language: str) -> None:
        self.ruleset, self.texts = ruleset, Catalogue(language, TEXTS)
        self.words: Lexicon = words_of(ruleset, language)
        self.game: Game | None = None
        self.piece = ""

    def tell(self, game: Game | None, arguments: Mapping[str, Any], impl: Impl, answer: Any) -> tuple[dict[str, str], str]:
        """Return the arguments of a call, the view left out, and the answer; "" for None."""
        self.game, self.piece = game, impl.piece.id
        told = {name: self.value(name, value) for name, value in arguments.items() if name != "view" and value is not None}
        if answer is None:
            return told, ""
        mask = impl.answers is not None and "mask" in impl.answers.check.wanted and type(answer) is int
        return told, self.mask(answer) if mask else self.value("", answer)

    def event(self, event: tuple[Any, ...]) -> str:
        """Return an event, or an action as it is."""
        kind = self.ruleset.event_kinds[event[0]]
        return self._named(kind.name, zip(kind.fields, event[1:], strict=True))

    def alike(self, event: Any, other: Any) -> bool:
        """Return whether two are events of one kind."""
        return isinstance(event, tuple) and isinstance(other, tuple) and event[0] == other[0] and len(event) == len(other)

    def difference(self, event: tuple[Any, ...], other: tuple[Any, ...]) -> str:
        """Return in what two events of one kind differ."""
        fields = self.ruleset.event_kinds[event[0]].fields
        told = []
        for name, mine, theirs in zip(fields, event[1:], other[1:], strict=True):
            if mine == theirs:
                continue
            if isinstance(mine, tuple) and isinstance(theirs, tuple) and not hasattr(mine, "_fields"):
                mine, theirs = (tuple(one for one in some if one not in rest) for some, rest in ((mine, theirs), (theirs, mine)))
            shown = [self.value(name, one) or self.texts("trace.none") for one in (mine, theirs)]
            told.append(self.texts("trace.instead", name=name, mine=shown[0], theirs=shown[1]))
        return f"{event[0]}: {'; '.join(told)}"

    def value(self, name: str, value: Any) -> str:
        """Return a value that goes by a name."""
        if isinstance(value, bool):
            return self.texts("trace.yes" if value else "trace.no")
        if value is None:
            return self.texts("trace.none")
        if type(value) is int:
            return self._number(name, value)
        if isinstance(value, Modifier):
            return self._modifier(value)
        if hasattr(value, "race") and hasattr(value, "declined"):
            return self._army(value)
        if hasattr(value, "seat") and hasattr(value, "squares"):
            return self.texts("trace.town", n=value.seat + 1)
        if isinstance(value, str):
            return self.words.reason(value, self.piece) if name == "reason" and value else value
        if isinstance(value, tuple) and hasattr(value, "_fields"):
            defaults = getattr(value, "_field_defaults", {})
            told = ((key, one) for key, one in zip(value._fields, value, strict=True) if one != defaults.get(key, ""))
            return self._named(type(value).__name__, [(key, one) for key, one in told if _says(key, one)])
        if isinstance(value, tuple) and value and value[0] in self.ruleset.effect_kinds:
            kind = self.ruleset.effect_kinds[value[0]]
            return self._named(kind.name, zip(kind.fields, value[1:], strict=False))
        if isinstance(value, Mapping):
            return ", ".join(f"{key} {self.value(str(key), one)}" for key, one in value.items())
        if isinstance(value, tuple | list | set | frozenset):
            return self._listed([self._flat(name, one) if type(one) is tuple else self.value(name, one) for one in value])
        return shown(value)

    def mask(self, value: int) -> str:
        """Return the places of a mask."""
        names = self.ruleset.book.names(self.game.play) if self.game else ()
        if value == EVERYWHERE or (names and value == (1 << len(names)) - 1):
            return self.texts("trace.everywhere")
        if value < 0:
            return self.texts("trace.but", what=self.mask(~value))
        return self._listed([self.place(bit) for bit in range(value.bit_length()) if value >> bit & 1]) or self.texts(
            "trace.nowhere"
        )

    def place(self, number: int) -> str:
        """Return a place by its name and what it is, such as a terrain."""
        names = self.ruleset.book.names(self.game.play) if self.game else ()
        if not 0 <= number < len(names):
            return str(number)
        terrain = getattr(self.words, "terrain", None)
        return f"{names[number]} {terrain(self.game, number)}" if terrain else names[number]

    def _number(self, name: str, value: int) -> str:
        if name in PLACE:
            return self.place(value)
        if name in MASK:
            return self.mask(value)
        if name in SEAT:
            return self.texts("trace.player", n=value + 1) if value >= 0 else self.texts("trace.none")
        armies = getattr(self.game.play.state, "armies", ()) if self.game else ()
        if name in ARMY and 0 <= value < len(armies) and armies[value] is not None:
            return self._army(armies[value])
        return str(value)

    def _modifier(self, value: Modifier) -> str:
        told = f"{value.amount:+d}" if value.phase == ADD else self.texts(f"trace.{value.phase}", n=value.amount)
        reason, clause = self.words.reason(value.reason, self.piece), f" ({value.clause})" if value.clause else ""
        where = f" [{self.mask(value.where)}]" if value.where != EVERYWHERE else ""
        return f"{told} “{reason}”{clause}{where}"

    def _army(self, army: Any) -> str:
        named = getattr(self.words, "army", None)
        told = named(army) if named else f"{army.race} {army.power}".strip()
        told = (
            self.texts("trace.of", army=told, n=army.seat + 1)
            if army.seat is not None
            else self.texts("trace.of-nobody", army=told)
        )
        return self.texts("trace.declined", army=told) if army.declined else told

    def _flat(self, name: str, value: tuple[Any, ...]) -> str:
        """Return a tuple inside of another one."""
        if value and value[0] in self.ruleset.effect_kinds:
            return self.value(name, value)
        if name == "parts" and len(value) == 4:  # of a number: amount, reason, clause, piece
            value = (value[0], self.words.reason(value[1], value[3]), *value[2:])
        return " ".join(self.value(name, one) for one in value if one not in ("", None))

    def _named(self, name: str, fields: Iterable[tuple[str, Any]]) -> str:
        told = [f"{key}={self.value(key, value)}" for key, value in fields if value not in ((), "", None)]
        return f"{name}({', '.join(told)})"

    def _listed(self, items: list[str]) -> str:
        rest = len(items) - MOST
        return ", ".join([*items[:MOST], self.texts("trace.more", n=rest)] if rest > 0 else items)


def _says(name: str, value: Any) -> bool:
    """Return whether a field of a record says anything: nobody, none and nothing do not, the first place and seat do."""
    if name in PLACE | SEAT | ARMY:
        return value is not None and value != -1
    return value not in (0, -1, "", (), None)
